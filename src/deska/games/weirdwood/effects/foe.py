"""The monster: its dice, power cards and health (WW-222 to WW-226, WW-232 to WW-250, WW-273 to WW-303)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import ATTACK, BASIC, DEFENCE, HIT, PARTS
from deska.games.weirdwood.components.definitions import Might
from deska.games.weirdwood.components.fight import BOTH_ROLLED
from deska.games.weirdwood.components.state import WON, Weirdwood
from deska.games.weirdwood.effects.experience import gain_xp
from deska.games.weirdwood.effects.goods import strength
from deska.games.weirdwood.effects.scarabs import deploy_by_dice, threat
from deska.games.weirdwood.effects.seen import lady_weakened
from deska.kernel import Ask, Effect, Frame, Pile, Reason
from deska.kernel.codec import Int
from deska.kernel.combinators import push_all
from deska.kernel.effects import name_of
from deska.kernel.scenes import Message, Part

MOST_HITS: Final = 99


# --- in battle


def visible_powers(game: Weirdwood, card: int) -> tuple[Might, ...]:
    """The parts of a power card that the present strength shows (WW-223)."""
    return game.box.foe(card).powers[: strength(game) + 1]


def monster_dice(game: Weirdwood) -> list[int]:
    """Basic, attack and defence dice that the monster rolls at present."""
    base = game.board.dice[strength(game)]
    dice = [base.basic, base.attack, base.defence]
    habits = game.habits
    for level, colour in habits.threat_dice:
        dice[colour] += threat(game) >= level
    for level, colour in habits.health_dice:
        dice[colour] += game.health[0] >= level
    for part, colour in enumerate(habits.part_dice):
        if not game.health[part] and dice[colour]:
            dice[colour] -= 1  # WW-248
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
    return hits + max(-lady_strength(game), 0), blocks


def lady_strength(game: Weirdwood) -> int:
    """Hits of Lady Weirdwood; below 0 they are the monster's."""
    fate = game.fate
    return fate.hits[game.force - fate.lowest] if not fate.in_manor or is_lady_free(game) else 0


def is_lady_free(game: Weirdwood) -> bool:
    """True if she is rescued from the scarabs, or strong enough (WW-237, WW-265)."""
    return game.rescued if game.fate.rescue else game.force >= game.fate.free


def lady_hits(game: Weirdwood, seat: int, against_monster: bool) -> int:
    """Hits of Lady Weirdwood in a player's battle (WW-236, WW-266, WW-299)."""
    helps = game.lady == game.players[seat].place if game.fate.in_manor else against_monster
    return max(lady_strength(game), 0) if helps else 0


def weaken_lady(game: Weirdwood) -> None:
    """She loses a health or life force, or goes left on the track; at the lowest the game is lost."""
    game.force -= 1
    if game.force <= game.fate.lowest:
        game.finish(game.fate.doom)


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
    """The monster loses health, each in its own way."""
    if not count:
        return
    if game.heard:
        game.tell("ww-wounded", player=seat, count=count)
    game.push(game.habits.wounded, seat, count)


class HitWraith(Effect):
    """The Wraith loses as much health as the argument says."""

    takes = Int(1, MOST_HITS)

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.health[0] -= frame.arg
        if not game.health[0]:
            game.finish(WON[0])


def row_of(game: Weirdwood, part: int) -> tuple[Effect, ...]:
    """The effects that follow when the row with the next health of a part is empty."""
    return game.habits.rows[part][2 - (game.health[part] - 1) // 2]


def hit_label(game: Weirdwood, part: int) -> Message:
    return Message("ww-hit-row", {"part": PARTS[part], "effect": name_of(row_of(game, part)[0])})


class HitOgre(Ask):
    """The players choose the part for each hit of the argument; an emptied row has its effect (WW-244 to WW-249)."""

    kind = "ww-hit-ogre"
    rules = ("WW-244", "WW-245", "WW-246", "WW-249")
    takes = Int(0, 18)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [HIT.of(part) for part in range(len(PARTS)) if game.health[part]] if frame.arg else []

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if not sum(game.health):
            game.finish(WON[0])

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        part = HIT.arg(option)
        row = row_of(game, part)
        game.health[part] -= 1
        game.push(self, frame.seat, frame.arg - 1)
        if game.heard:
            game.tell("ww-hit-part", player=frame.seat, part=part)
        if game.health[part] % 2 == 0:
            push_all(game, frame, row)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"left": frame.arg}

    def labels(self, game: Weirdwood, frame: Frame) -> dict[int, Message]:
        """The hit that empties a row says what the Ogre does then."""
        return {option: hit_label(game, HIT.arg(option)) for option in self.options(game, frame) if game.health[HIT.arg(option)] % 2}

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return HIT.refuses(option, "ww-why-part-gone", "WW-247")


# --- gaining health


def heal_wraith(game: Weirdwood) -> None:
    """A health gained drains the Lady, also at the maximum; some spaces call scarabs (WW-261, WW-278). May end the game."""
    if game.heard:
        game.tell("ww-wraith-healed", seen=Part(rows=(lady_weakened(game),)))
    weaken_lady(game)
    if not game.ended and game.health[0] < game.habits.most_health:
        game.health[0] += 1
        if game.health[0] in game.habits.alarms:
            deploy_by_dice(game, 2)


@dataclass(frozen=True)
class HealMonster(Effect):
    """The Wraith heals."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        for _ in range(self.count):
            if not game.ended:
                heal_wraith(game)


# --- power cards and the deck


def time_of(game: Weirdwood, card: int) -> int:
    """The positions that a monster card moves time (WW-214)."""
    return positions(game, game.box.foe(card).time)


def positions(game: Weirdwood, hourglasses: int) -> int:
    """The positions of time that the hourglasses on a card mean; a variant makes it less (WW-214, WW-C74)."""
    time = hourglasses * game.scale.hourglass
    if game.level.slower and hourglasses >= 7 - game.seats:
        return time - 1
    return time


def uncover(game: Weirdwood) -> None:
    """The next card of the deck shows its back."""
    if not game.coming.cards and game.deck.cards:
        mask = game.deck.seen[-1]
        card = game.draw(game.deck)
        game.coming.put(card, mask)
        if game.heard:
            game.tell("ww-next-back", kind=game.box.foe_kind[card], count=time_of(game, card))


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
    """Power cards are discarded after a battle with the monster (WW-225)."""
    game.discard += game.powers
    game.powers = []


HIT_OGRE: Final = HitOgre()
HIT_WRAITH: Final = HitWraith()
