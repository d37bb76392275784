"""Snapshots of positions that no game of Eldervale comes to are refused, each for its own reason."""

from collections.abc import Callable

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.components.pieces import READY
from deska.games.eldervale.components.state import Eldervale
from deska.kernel import BadData, seeded
from deska.testing import rule
from tests.games.impossible import Change, Changed, Data, player, refused_when


def after(seats: int, wanted: Callable[[Eldervale], bool], **variant: str) -> Eldervale:
    """A game at random until something has come about."""
    for seed in range(20):
        game = SPEC.new(seats, seed, variant)
        assert isinstance(game, Eldervale)
        rng = seeded(seed)
        while game.legal:
            if wanted(game):
                return game
            game.apply(game.legal[rng.below(len(game.legal))])
    raise AssertionError("it never comes about")


def asks(kind: str) -> Callable[[Eldervale], bool]:
    return lambda game: game.pending is not None and game.pending.kind == kind


def in_turn() -> Eldervale:
    return after(2, asks("el-turn"))


def drafting() -> Eldervale:
    return after(2, asks("el-draft"), draft="on")


def fighting() -> Eldervale:
    return after(2, asks("el-rerolls"))


def with_partner() -> Eldervale:
    return after(4, asks("el-turn"), team="on")


def laying() -> Eldervale:
    return after(2, asks("el-lay"))


def hiring() -> Eldervale:
    return after(2, asks("el-turn"), mercenaries="on")


def with_dragons() -> Eldervale:
    return after(2, asks("el-turn"), mother="on")


def state(data: Data) -> Data:
    found: Data = data["state"]
    return found


def step(data: Data, name: str, arg: int = 0) -> Data:
    """A step of whoever is on turn."""
    return {"do": name, "seat": data["turn"], "source": None, "arg": arg}


def put_step(name: str, arg: int | str) -> Change:
    return lambda data: data["stack"].insert(1, {**step(data, name), "arg": arg})


def lay_ruin_below(data: Data) -> None:
    """The Mill goes to the stock, an element realm of the stock takes its place."""
    cells, stock = state(data)["cells"], state(data)["stock"]
    names = SPEC.nouns["realm"]
    realm, mill = names.index(stock[0]), names.index("mill")
    cells[realm], cells[mill] = cells[mill], None
    stock[0] = "mill"


def nobody_fights(data: Data) -> None:
    """The battle is said to be where nobody stands."""
    taken = {place for own in state(data)["players"] for place in own["at"]} | set(state(data)["place"])
    laid = [name for name, cell in zip(SPEC.nouns["realm"], state(data)["cells"], strict=True) if cell is not None]
    state(data)["battle"]["realm"] = next(name for name in laid if name not in taken)


CHANGES: dict[str, Changed] = {
    "no turn": (in_turn, "turn", lambda data: data["stack"][0].update(do="hand-check")),
    "somebody else's turn": (in_turn, "turn", lambda data: data.update(turn=1 - data["turn"])),
    "two turns": (in_turn, "turn", lambda data: data["stack"].append(dict(data["stack"][0]))),
    "a step of nobody": (laying, "steps", lambda data: data["stack"][1].update(seat=-1)),
    "an unknown hand of the partner": (
        with_partner,
        "knowledge",
        lambda data: player(data)["hand"].__setitem__(0, [player(data)["hand"][0][0], [0]]),
    ),
    "a packet that all have seen": (
        drafting,
        "draft",
        lambda data: state(data)["packets"][0].__setitem__(0, [state(data)["packets"][0][0][0], [0, 1]]),
    ),
    "a ruin in the stock": (in_turn, "map", lay_ruin_below),
    "an optional realm at the bottom": (
        with_dragons,
        "stock",
        lambda data: state(data)["stock"].sort(key=lambda name: name != "dragons-lair"),
    ),
    "a monster without its Lair": (in_turn, "beasts", lambda data: state(data)["place"].__setitem__(-1, "mill")),
    "a mercenary of nobody": (hiring, "beasts", lambda data: state(data)["place"].__setitem__(0, "ready")),
    "a battle that nothing ends": (
        fighting,
        "battle",
        lambda data: data["stack"].remove(next(s for s in data["stack"] if s["do"] == "aftermath")),
    ),
    "a battle of nobody": (fighting, "battle", nobody_fights),
    "steps of a battle that there is not": (fighting, "battle", lambda data: state(data).update(battle=None)),
    "more dice rolled than there are": (fighting, "battle", lambda data: state(data)["battle"].update(dice=[6] * 3)),
    "turns counted before the end": (in_turn, "end", lambda data: state(data).update(turns_left=1)),
    "no turns left after the end": (in_turn, "end", lambda data: state(data).update(ending=1)),
    "somebody began who does not play": (in_turn, "end", lambda data: state(data).update(first=2)),
    "units in the wrong order": (in_turn, "players", lambda data: player(data)["at"].reverse()),
    "a battle's steps in the wrong order": (fighting, "battle", lambda data: data["stack"].insert(1, data["stack"].pop())),
    "a battle's step twice": (fighting, "battle", lambda data: data["stack"].insert(1, dict(data["stack"][1]))),
    "a battle's step left out": (
        fighting,
        "battle",
        lambda data: data["stack"].remove(next(s for s in data["stack"] if s["do"] == "compare")),
    ),
    "a battle in the midst of a battle": (fighting, "battle", lambda data: data["stack"].insert(-1, step(data, "place-again"))),
    "dice rolled outside a battle": (in_turn, "battle", lambda data: data["stack"].insert(1, step(data, "roll-dice"))),
    "a spell's effect without the spell": (in_turn, "sources", lambda data: data["stack"].insert(1, step(data, "banish"))),
    "a payment that nobody waits for": (in_turn, "sources", lambda data: data["stack"].insert(1, step(data, "pay(cost=P,spare=True)"))),
    "Phantoms at a table of two": (in_turn, "sources", lambda data: data["stack"].insert(1, step(data, "shuffle-all"))),
    "a card action outside a Regroup": (in_turn, "turn", lambda data: data["stack"].insert(1, step(data, "choose-action"))),
    "the turn of somebody else": (laying, "turn", lambda data: data["stack"][-1].update(seat=1 - data["turn"])),
    "a realm's treasure in a ruin": (
        in_turn,
        "steps",
        lambda data: data["stack"].insert(1, step(data, "take-here", SPEC.nouns["realm"].index("mill"))),
    ),
    **{
        f"{name} in the ready area": (in_turn, "steps", put_step(name, READY))
        for name in ("placed", "invasion", "charging", "after-placing", "realm-action", "acted", "before-battle", "clash")
    },
    "a battle beside the map": (in_turn, "steps", put_step("start-battle", "dragons-lair")),
    "a dragon on offer": (in_turn, "players", lambda data: player(data)["at"].__setitem__(8, "offer")),
    "a token where there is no slot": (in_turn, "players", lambda data: player(data)["cards"][0].update(tokens=[])),
    "no Phantoms": (lambda: after(1, asks("el-turn")), "Phantoms", lambda data: state(data).update(ghosts=None)),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_no_game_comes_to_is_refused(name: str) -> None:
    refused_when(CHANGES[name])


UNITS_IN_REALMS = 24 * 64
ARGUMENTS: dict[str, tuple[int, int]] = {
    "cash": (0, 17 * 7 - 1),  # a face and a resource
    "deed": (0, 4 * 64 - 1),  # what was done, and with what
    "discard-cards": (0, 60),  # never more than there are
    "end-of-turn": (0, 1),  # whether a unit was placed
    "fall": (0, 4),  # a seat
    "gain-any(count=1)": (0, 1),
    "gain-any(count=2)": (0, 2),
    "gain-different(count=2)": (0, 2**5 - 1),  # basic resources that were gained before
    "guardian-step": (1, 6),  # a direction
    "keep-units": (0, 9),
    "reroll-some": (0, 8**6 - 1),  # how many dice of each number
    "rising": (0, 8 * 8 - 1),  # an element and steps
    **dict.fromkeys(("acted", "after-placing", "another-action", "before-battle", "charge", "charging"), (0, UNITS_IN_REALMS - 1)),
    **dict.fromkeys(("choose-action", "clash", "escape", "invasion", "move-to(steps=2)", "placed"), (0, UNITS_IN_REALMS - 1)),
    **dict.fromkeys(("realm-action", "swap-for", "take-here", "veil"), (0, UNITS_IN_REALMS - 1)),
}


@rule("EL-053", "EL-131", "EL-177", "EL-C68", "EL-C61", "EL-C67", table=True)
@pytest.mark.parametrize("name", ARGUMENTS)
def test_arguments_of_steps_have_their_bounds(name: str) -> None:
    field = SPEC.effects.named(name).arg_field()
    least, most = ARGUMENTS[name]
    assert [field.load(arg, "arg") for arg in (least, most)] == [least, most]
    for arg in (least - 1, most + 1):
        with pytest.raises(BadData):
            field.load(arg, "arg")


@pytest.mark.parametrize("place", ["deck", "stock"])
def test_what_is_missing_is_called_by_its_name(place: str) -> None:
    data = in_turn().dump()
    card = state(data)[place].pop()
    with pytest.raises(BadData, match=f"missing: {card}$"):
        SPEC.load(data)
