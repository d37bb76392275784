"""The battle phase: region by region, with secret dials."""

from typing import Any, ClassVar, Final

from deska.games.evenfall.actions import DIAL, RED, STONE, STONES
from deska.games.evenfall.components.bases import DIAL_CHANGE, FOUGHT, NOT_WON, WON
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.state import AUTOMA, MOST_DIAL, STONES_EACH, Evenfall
from deska.games.evenfall.effects.automa import automa_has, flip
from deska.games.evenfall.effects.circles import REGION_NAME
from deska.games.evenfall.effects.permanents import REACTS, power
from deska.games.evenfall.scoring import strength_of, winner_of
from deska.games.evenfall.turn.seen import battle_part, dials_part, strength_part, won_part
from deska.kernel import ALL, TABLE, Ask, Effect, Frame, Reason, Secret
from deska.kernel.combinators import push_all

NORTH: Final = 0


class BattlePhase(Effect):
    """A battle for each region, from north to south (EV-099)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        for region in range(game.regions - 1, -1, -1):
            game.push(BATTLE, TABLE, region)


class Battle(Effect):
    """The battle for the region that the argument names; it is skipped if no figure is there (EV-100, EV-112, EV-114)."""

    takes = REGION_NAME

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        dials = [0 if player.figures_in(frame.arg) else NOTHING for player in game.players]
        if max(dials) < 0:
            return
        game.region = frame.arg
        game.dials = dials
        if game.heard:
            game.tell("ev-battle", seen=battle_part(game), region=frame.arg)
        game.then(
            TABLE,
            SET_DIALS,  # secretly, all at once           EV-101
            CHANGE_DIALS,  # by those who may             EV-142
            PAY_DIALS,  # by winners and losers alike     EV-102
            TAKE_PART,
            REWARDS,  # for all who are strong enough     EV-104
            DECIDE,
            SPOILS,  # for the winner                     EV-107
            END_BATTLE,
        )


def fighters(game: Evenfall) -> list[int]:
    """The seats that take part in the battle, from the starting player on."""
    return [seat for seat in game.in_order() if game.dials[seat] >= 0]


# --- mana dials


class SetDials(Effect):
    """All who take part, at the same time."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        SET_DIAL.start(game, fighters(game), game.box.regions[game.region])


class SetDial(Secret):
    """From nothing to all the mana that one has, at most nine (EV-101)."""

    kind = "ev-dial"
    rules: ClassVar[tuple[str, ...]] = ("EV-101", "EV-102", "EV-103")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        return [DIAL.of(mana) for mana in range(min(game.players[frame.seat].mana, MOST_DIAL) + 1)]

    def revealed(self, game: Evenfall, frame: Frame, answers: list[int]) -> None:
        for seat, answer in enumerate(answers):
            if answer >= 0:
                game.dials[seat] = DIAL.arg(answer)
                if game.heard:
                    game.tell("ev-dial-shown", player=seat, mana=DIAL.arg(answer))
        if game.heard and max(answers) >= 0:
            game.tell("ev-dials", seen=dials_part(game))

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        player = game.players[frame.seat]
        return {"region": game.region, "figures": player.figures_in(game.region), "mana": player.mana, "dial": game.dials[frame.seat]}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return Reason("ev-why-too-much-mana", "EV-101", {"mana": game.players[frame.seat].mana}) if DIAL.holds(option) else None


class ChangeDials(Effect):
    """All who may, at the same time (EV-142)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        seats = [seat for seat in fighters(game) if power(game, seat, DIAL_CHANGE)]
        CHANGE_DIAL.start(game, seats, game.box.regions[game.region])


class ChangeDial(SetDial):
    """A little more or less than the dial showed, within the usual limits (EV-142)."""

    kind = "ev-change-dial"
    rules = ("EV-142", "EV-C39")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        dial, change = game.dials[frame.seat], power(game, frame.seat, DIAL_CHANGE)
        most = min(dial + change, game.players[frame.seat].mana, MOST_DIAL)
        return [DIAL.of(mana) for mana in range(max(dial - change, 0), most + 1)]

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return Reason("ev-why-too-much-change", "EV-142", {"dial": game.dials[frame.seat]}) if DIAL.holds(option) else None


class PayDials(Effect):
    """The mana is paid, and all see how strong they are (EV-102, EV-103)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        game.strengths = [NOTHING] * len(game.players)
        for seat in fighters(game):
            game.players[seat].mana -= game.dials[seat]
            game.strengths[seat] = strength_of(game, seat)
            if game.heard:
                game.tell("ev-strength", player=seat, strength=game.strengths[seat])
        if game.solo and game.dials[AUTOMA] >= 0:
            game.strengths[AUTOMA] = automa_strength(game)
        if game.heard:
            game.tell("ev-strengths", seen=strength_part(game))


def automa_strength(game: Evenfall) -> int:
    """The number of the round, its witches there, and the VP of as many flipped cards (EV-183)."""
    witches = game.players[AUTOMA].figures_in(game.region)
    strength = game.round + witches + sum([flip(game) for _ in range(witches)])
    if game.heard:
        game.tell("ev-automa-strength", strength=strength)
    return strength


# --- rewards, and who wins


class TakePart(Effect):
    """Effects for taking part in a battle."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        for seat in fighters(game)[::-1]:
            game.push(REACTS, seat, FOUGHT)


class Rewards(Effect):
    """All who take part get the rewards that their strength reaches (EV-104)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        region, source = game.box.region(game.region), game.box.regions[game.region]
        if game.solo:
            automa_has(game, region.rewards(game.strengths[AUTOMA]), source)  # EV-184
        for seat in fighters(game)[::-1]:
            push_all(game, Frame(self, seat, source), region.rewards(game.strengths[seat]))


class Decide(Effect):
    """The winner is told; effects for winning or not winning follow."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        winner = winner_of(game)
        if game.heard:
            strength = game.strengths[winner]
            rival = max([other for side, other in enumerate(game.strengths) if side != winner], default=NOTHING)
            if winner < game.seats:
                game.tell("ev-won", seen=won_part(game), player=winner, region=game.region, strength=strength, rival=rival)
            else:
                game.tell("ev-automa-won", seen=won_part(game), region=game.region, strength=strength, rival=rival)
        for seat in fighters(game)[::-1]:
            game.push(REACTS, seat, WON if seat == winner else NOT_WON)


class Spoils(Effect):
    """The winner gets a runestone; at the Northern Lakes the starting player token, too, at once (EV-107, EV-109, EV-110)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        winner = winner_of(game)
        if winner >= game.seats:  # EV-185: the token stays
            automa_takes_stone(game)
            return
        if game.region == NORTH and game.first != winner:
            game.first = winner
            if game.heard:
                game.tell("ev-first-player", player=winner)
        game.push(TAKE_STONE, winner)


def stones_there(game: Evenfall) -> list[int]:
    """The runestones on the region of the battle, from left to right."""
    return [stone for stone in game.stones_on(game.region) if stone >= 0]


def take_stone(game: Evenfall, seat: int, stone: int) -> None:
    place = game.region * STONES_EACH
    while game.stones[place] != stone:
        place += 1
    game.stones[place] = NOTHING
    game.players[seat].stones[stone] += 1


class TakeStone(Ask):
    """The winner takes any runestone that still lies there (EV-107, EV-113)."""

    kind = "ev-stone"
    rules = ("EV-107", "EV-113")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        there = stones_there(game)
        return [STONE.of(stone) for stone in range(RED) if stone in there]

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        stone = STONE.arg(option)
        take_stone(game, frame.seat, stone)
        if game.heard:
            game.tell("ev-took-stone", ALL, (STONES[stone], "regions", f"stones:{frame.seat}"), player=frame.seat, stone=stone)

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        return {"region": game.region}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return STONE.refuses(option, "ev-why-no-such-stone-there", "EV-107")


def automa_takes_stone(game: Evenfall) -> None:
    """The Automa takes the leftmost runestone (EV-185)."""
    there = stones_there(game)
    if there:
        take_stone(game, AUTOMA, there[0])
        if game.heard:
            game.tell("ev-automa-took-stone", ALL, (STONES[there[0]], "regions", f"stones:{AUTOMA}"), stone=there[0])


class EndBattle(Effect):
    """The dials are put away."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        game.region = NOTHING
        game.dials = []
        game.strengths = []


BATTLE_PHASE: Final = BattlePhase()
BATTLE: Final = Battle()
SET_DIALS: Final = SetDials()
SET_DIAL: Final = SetDial()
CHANGE_DIALS: Final = ChangeDials()
CHANGE_DIAL: Final = ChangeDial()
PAY_DIALS: Final = PayDials()
TAKE_PART: Final = TakePart()
REWARDS: Final = Rewards()
DECIDE: Final = Decide()
SPOILS: Final = Spoils()
TAKE_STONE: Final = TakeStone()
END_BATTLE: Final = EndBattle()
