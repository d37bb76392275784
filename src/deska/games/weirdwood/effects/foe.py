"""The monster: its dice, power cards and health (WW-222 to WW-226, WW-232 to WW-250, WW-273 to WW-303)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import ATTACK, BASIC, DEFENCE, HIT, OGRE, PARTS, THERUS, WRAITH
from deska.games.weirdwood.components.definitions import BOX, Might
from deska.games.weirdwood.components.fight import BOTH_ROLLED
from deska.games.weirdwood.components.state import LADY_DRAINED, WON, Weirdwood
from deska.games.weirdwood.effects.experience import gain_xp
from deska.games.weirdwood.effects.goods import strength
from deska.games.weirdwood.effects.scarabs import Deploy, deploy, roll_place, threat
from deska.kernel import ALL, Ask, Effect, Frame, Pile, Reason, Start
from deska.kernel.codec import Field, Int
from deska.kernel.combinators import push_all

THREAT_DICE: Final[tuple[tuple[int, int], ...]] = ((2, BASIC), (4, ATTACK), (7, DEFENCE), (10, DEFENCE))  # WW-233
PART_DICE: Final[tuple[int, ...]] = (BASIC, DEFENCE, ATTACK)  # WW-247
HEALTH_DICE: Final[tuple[tuple[int, int], ...]] = ((6, DEFENCE), (10, BASIC), (13, ATTACK))  # WW-279
WRAITH_MOST: Final = 15  # WW-259
FORCE_MOST: Final = 17
WRAITH_ALARMS: Final[tuple[int, ...]] = (8, 11, 13, 15)  # WW-278
THERUS_SYMBOLS: Final[tuple[int, ...]] = (19, 16, 13, 10, 7, 4, 2)  # WW-301
LADY_HITS: Final[tuple[int, ...]] = (-9, -2, -1, 0, 0, 1, 1, 2, 3)
"""By her place on the domination track, from -4 on; below 0 they are Therus's (WW-299)."""
TWO_HERE: Final[tuple[Effect, ...]] = (Deploy("here"), Deploy("opposite"))
ROWS: Final[tuple[tuple[tuple[Effect, ...], ...], ...]] = (
    ((Deploy("opposite"),), (Deploy("dice"),), (Deploy("here"),)),
    ((Deploy("dice"),), (Deploy("here"),), (Deploy("dice", 2),)),
    ((Deploy("dice"),), (Deploy("opposite"),), TWO_HERE),
)
"""What happens when a row of markers of the Ogre is empty, by part and row (WW-246)."""
LAST_STAND: Final = Start("last-stand")
PLAN: Final = Start("plan-card")


# --- in battle


def visible_powers(game: Weirdwood, card: int) -> tuple[Might, ...]:
    """The parts of a power card that the present strength shows (WW-223)."""
    return BOX.foe(card).powers[: strength(game) + 1]


def monster_dice(game: Weirdwood) -> list[int]:
    """Basic, attack and defence dice that the monster rolls at present."""
    base = BOX.monsters[game.monster].dice[strength(game)]
    dice = [base.basic, base.attack, base.defence]
    if game.monster == OGRE:
        for level, colour in THREAT_DICE:
            dice[colour] += threat(game) >= level
        for part in range(len(PARTS)):
            if not game.health[part] and dice[PART_DICE[part]]:
                dice[PART_DICE[part]] -= 1  # WW-248
    elif game.monster == WRAITH:
        for health, colour in HEALTH_DICE:
            dice[colour] += game.health[0] >= health
    for card in game.powers:
        for might in visible_powers(game, card):
            dice[BASIC] += might.basic
            dice[ATTACK] += might.attack
            dice[DEFENCE] += might.defence
    return dice


def refit(game: Weirdwood, before: list[int]) -> None:
    """Dice that the monster has not rolled yet follow what its board shows, if that changes in a battle (WW-121)."""
    battle = game.battle
    if battle is None or not battle.monster or battle.phase >= BOTH_ROLLED:
        return
    for colour, count in enumerate(monster_dice(game)):
        battle.foe_dice[colour] = max(battle.foe_dice[colour] + count - before[colour], 0)


def monster_might(game: Weirdwood) -> tuple[int, int]:
    """Fixed hits and blocks: the board, power cards, and the Lady where she fights for Therus."""
    hits, blocks = 0, game.scale.blocks
    for card in game.powers:
        for might in visible_powers(game, card):
            hits += might.hits
            blocks += might.blocks
    if game.monster == THERUS:
        hits += max(-LADY_HITS[game.force + 4], 0)
    return hits, blocks


def lady_hits(game: Weirdwood, seat: int, against_monster: bool) -> int:
    """What Lady Weirdwood adds to a player's battle (WW-236, WW-266, WW-299)."""
    if game.monster == THERUS:
        return max(LADY_HITS[game.force + 4], 0) if against_monster else 0
    if game.lady != game.players[seat].place:
        return 0
    if game.monster == OGRE:
        return 2 if game.rescued else 0
    return 0 if game.force < 13 else 1 if game.force < 15 else 2 if game.force < 17 else 3


# --- losing health


@dataclass(frozen=True)
class WoundMonster(Effect):
    """The monster takes damage, with experience and all consequences (WW-189)."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        dealt = min(self.count, sum(game.health))
        gain_xp(game, frame.seat, dealt)
        wound(game, frame.seat, dealt)


def wound(game: Weirdwood, seat: int, count: int) -> None:
    """Take health from the monster. Whoever calls this does nothing after it: it may end the game."""
    if not count:
        return
    if game.heard:
        game.tell("ww-wounded", player=seat, count=count)
    if game.monster == OGRE:
        game.push(HIT_OGRE, seat, count)
    elif game.monster == WRAITH:
        game.health[0] -= count
        if not game.health[0]:
            game.finish(WON[0])
    else:
        wound_therus(game, seat, count)


def wound_therus(game: Weirdwood, seat: int, count: int) -> None:
    """Each card symbol reached or passed adds a card to his plans (WW-301, WW-302)."""
    before = game.health[0]
    game.health[0] = max(before - count, 0)
    if not game.health[0]:
        game.battle = None
        game.stack.clear()
        game.push(LAST_STAND, game.turn)
    for symbol in THERUS_SYMBOLS:
        if game.health[0] <= symbol < before:
            game.push(PLAN, game.turn)


class HitOgre(Ask):
    """The players choose the part for each hit of the argument; an emptied row has its effect (WW-244 to WW-249)."""

    kind = "ww-hit-ogre"
    rules = ("WW-244", "WW-245", "WW-246", "WW-249")

    def arg_field(self) -> Field:
        return Int(0, 18)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [HIT.of(part) for part in range(len(PARTS)) if game.health[part]] if frame.arg else []

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if not sum(game.health):
            game.finish(WON[0])

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        part = HIT.arg(option)
        game.health[part] -= 1
        game.push(self, frame.seat, frame.arg - 1)
        if game.heard:
            game.tell("ww-hit-part", player=frame.seat, part=part)
        if game.health[part] % 2 == 0:
            push_all(game, frame, ROWS[part][2 - game.health[part] // 2])

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"left": frame.arg}

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return Reason("ww-why-part-gone", "WW-247", {"part": HIT.arg(option)}) if HIT.holds(option) else None


# --- gaining health


def heal_wraith(game: Weirdwood, count: int) -> None:
    """Each health gained drains the Lady, also at the maximum; some spaces call scarabs (WW-261, WW-278). May end the game."""
    for _ in range(count):
        game.force -= 1
        if game.heard:
            game.tell("ww-wraith-healed")
        if game.force <= 0:
            game.finish(LADY_DRAINED)
            return
        if game.health[0] < WRAITH_MOST:
            game.health[0] += 1
            if game.health[0] in WRAITH_ALARMS:
                deploy(game, roll_place(game), 1)
                if not game.ended:
                    deploy(game, roll_place(game), 1)
        if game.ended:
            return


@dataclass(frozen=True)
class HealMonster(Effect):
    """The Wraith heals."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        heal_wraith(game, self.count)


# --- power cards and the deck


def time_of(game: Weirdwood, card: int) -> int:
    """How many positions a monster card moves time (WW-214)."""
    return positions(game, BOX.foe(card).time)


def positions(game: Weirdwood, hourglasses: int) -> int:
    """How many positions of time the hourglasses on a card mean; a variant makes it less (WW-214, WW-C74)."""
    time = hourglasses * game.scale.hourglass
    if game.level.slower and hourglasses >= 7 - game.seats:
        return time - 1
    return time


def uncover(game: Weirdwood) -> None:
    """The next card of the deck shows its back."""
    if not game.coming.cards and game.deck.cards:
        mask = game.deck.seen[-1]
        card = game.deck.pop()
        game.coming.put(card, mask)
        game.learned = ALL
        if game.heard:
            game.tell("ww-next-back", kind=BOX.foe_kind(card), count=time_of(game, card))


def refill(game: Weirdwood) -> None:
    """An empty deck is made anew before the next card is taken (WW-218)."""
    if not game.coming.cards and game.discard:
        game.deck = Pile(sorted(game.discard), [0] * len(game.discard))
        game.discard = []
        game.shuffle(game.deck.cards)
        uncover(game)


def take_top(game: Weirdwood) -> tuple[int, int]:
    """The top monster card and who knows it. Nothing and nobody if there is none."""
    refill(game)
    if not game.coming.cards:
        return -1, 0
    mask = game.coming.seen[-1]
    card = game.coming.pop()
    uncover(game)
    return card, mask


def discard_powers(game: Weirdwood) -> None:
    """After a battle with the monster (WW-225)."""
    game.discard += game.powers
    game.powers = []


HIT_OGRE: Final = HitOgre()
