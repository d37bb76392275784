"""Vyložení karty: a ritual, a specialist or a council member."""

from typing import Any, Final

from deska.games.evenfall.actions import CARDS, COUNCILLOR, KEYWORDS, ON, RITUAL, SPECIALIST
from deska.games.evenfall.components.bases import CHEAPER, COUNCIL_PLAYED, KEYWORD_PLAYED, RITUAL_PLAYED, SPECIALIST_PLAYED
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.circles import bond_bonus
from deska.games.evenfall.effects.paying import PAY_RESOURCES, can_afford
from deska.games.evenfall.effects.permanents import REACTS, power
from deska.kernel import ALL, Ask, Effect, Frame, Reason
from deska.kernel.combinators import push_all
from deska.kernel.payments import pack


def savings(game: Evenfall, seat: int, card: int) -> int:
    """Resources that a ritual costs less by its keywords (EV-193)."""
    saved = 0
    for bit in range(len(KEYWORDS)):
        if game.box.keywords[card] >> bit & 1:
            saved += power(game, seat, CHEAPER + bit)
    return saved


def council_cost(game: Evenfall, seat: int) -> list[int]:
    """Of the clan board; the first member may be cheaper than the others (EV-075, EV-076)."""
    costs = game.box.further_council if game.players[seat].council else game.box.first_council
    return costs[game.side(seat)]


def playable(game: Evenfall, seat: int, options: list[int]) -> None:
    """What can be played from the hand (EV-058, EV-060, EV-061, EV-070)."""
    player = game.players[seat]
    stock = player.stock
    has_room = False
    for site in player.sites:
        if site.ritual < 0:
            has_room = True
    affords_council = can_afford(stock, council_cost(game, seat), 0)
    last = NOTHING
    for card in player.hand.cards:  # sorted: equal cards are neighbours
        if card == last:
            continue
        last = card
        if not game.box.is_person[card]:
            if has_room and can_afford(stock, game.box.costs[card], savings(game, seat, card)):
                options.append(RITUAL.of(card))
            continue
        if card not in player.specialists and can_afford(stock, game.box.costs[card], 0):
            options.append(SPECIALIST.of(card))
        if affords_council:
            options.append(COUNCILLOR.of(card))


def take_from_hand(game: Evenfall, seat: int, card: int) -> None:
    """It lies open while it is paid for."""
    game.players[seat].hand.take(card)
    game.playing = card


# --- A. rituál


def play_ritual(game: Evenfall, seat: int, ritual: int) -> None:
    """First it is paid for, then it finds its place (EV-067)."""
    take_from_hand(game, seat, ritual)
    owed = pack([*game.box.costs[ritual], 0, savings(game, seat, ritual)])
    game.then(seat, PAY_RESOURCES.of(owed, ritual), CHOOSE_SITE.of(0, ritual))


class ChooseSite(Ask):
    """One of the own places without a ritual, in either circle (EV-061)."""

    kind = "ev-on"
    rules = ("EV-061", "EV-063")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        return [ON.of(site.place) for site in game.players[frame.seat].sites if site.ritual < 0]

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        lay_ritual(game, frame.seat, frame.source, ON.arg(option))

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        return {"card": frame.source}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        if not ON.holds(option):
            return None
        place = ON.arg(option)
        mine = game.players[frame.seat].site_of(place) >= 0
        return Reason("ev-why-covered" if mine else "ev-why-not-your-place", "EV-061", {"card": place})


def lay_ritual(game: Evenfall, seat: int, ritual: int, place: int) -> None:
    """Bond bonus, instant effect, then what reacts (EV-063, EV-064, EV-067)."""
    player = game.players[seat]
    i = player.site_of(place)
    player.sites[i] = player.sites[i].with_ritual(ritual)
    game.playing = NOTHING
    if game.heard:
        move = (CARDS[ritual], f"hand:{seat}", f"clan:{seat}")
        game.tell("ev-played-ritual", ALL, move, player=seat, card=ritual)
        game.tell("ev-laid-on", player=seat, card=place)
    game.push(REACTS, seat, RITUAL_PLAYED | game.box.keywords[ritual] * KEYWORD_PLAYED, ritual)
    push_all(game, Frame(CHOOSE_SITE, seat, ritual), game.box.ritual(ritual).instant)
    push_all(game, Frame(CHOOSE_SITE, seat, place), bond_bonus(game, place, ritual))


# --- B. znalec


def play_specialist(game: Evenfall, seat: int, card: int) -> None:
    take_from_hand(game, seat, card)
    game.then(seat, PAY_RESOURCES.of(pack([*game.box.costs[card], 0, 0]), card), LAY_SPECIALIST.of(0, card))


class LaySpecialist(Effect):
    """Left of the clan board (EV-069)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        player = game.players[frame.seat]
        player.specialists = (*player.specialists, frame.source)
        game.playing = NOTHING
        if game.heard:
            move = (CARDS[frame.source], f"hand:{frame.seat}", f"specialists:{frame.seat}")
            game.tell("ev-played-specialist", ALL, move, player=frame.seat, card=frame.source)
        game.push(REACTS, frame.seat, SPECIALIST_PLAYED, frame.source)


# --- C. člen rady


def play_council(game: Evenfall, seat: int, card: int) -> None:
    """The printed cost is ignored (EV-075)."""
    take_from_hand(game, seat, card)
    game.then(seat, PAY_RESOURCES.of(pack([*council_cost(game, seat), 0, 0]), card), LAY_COUNCIL.of(0, card))


class LayCouncil(Effect):
    """Under the clan board; from now on only its lower half exists (EV-077)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        player = game.players[frame.seat]
        half = game.box.half_of[frame.source]
        player.council = (*player.council, half)
        game.playing = NOTHING
        if game.heard:
            move = (CARDS[frame.source], f"hand:{frame.seat}", f"council:{frame.seat}")
            game.tell("ev-played-council", ALL, move, player=frame.seat, card=frame.source)
        game.push(REACTS, frame.seat, COUNCIL_PLAYED, half)


CHOOSE_SITE: Final = ChooseSite()
LAY_SPECIALIST: Final = LaySpecialist()
LAY_COUNCIL: Final = LayCouncil()
