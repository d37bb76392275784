"""Hostile data: a snapshot or record is refused with a clear sentence, or is a game that can be played to its end."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import deska
from deska.kernel.play import play_out, play_steps
from deska.kernel.rng import seeded
from deska.testing.walks import Effort, Ground
from tests.kernel.toys.lots import LOTS

SPECS = {spec.id: spec for spec in (*deska.games(), LOTS)}
FEW = Effort(games=1, positions=5, seeds=1, every_setup=False)
QUICK = settings(max_examples=80, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
LONG = settings(max_examples=20_000, deadline=None, suppress_health_check=list(HealthCheck))

each_game = pytest.mark.parametrize("name", SPECS)
Draw = Callable[[st.SearchStrategy[Any]], Any]
Path = tuple[str | int, ...]

numbers = st.one_of(st.integers(-3, 12), st.sampled_from([10**6, 2**32, -(2**63), 10**30]))
scalars = st.one_of(
    st.none(), st.booleans(), numbers, st.floats(), st.text(max_size=8), st.sampled_from(["all", "yes", "draw@²", "elf-red"])
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4), max_leaves=8
)


# --- material: real snapshots and records, and how to spoil them


@cache
def snapshots(name: str) -> list[dict[str, Any]]:
    return [json.loads(json.dumps(position.game.dump())) for position in Ground(SPECS[name], FEW).positions()]


@cache
def records(name: str) -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = []
    for i, snapshot in enumerate(snapshots(name)[::3]):
        for game in (SPECS[name].load(snapshot), SPECS[name].new(snapshot["seats"], i, snapshot["variant"])):
            for _ in range(12):
                if game.legal:
                    game.apply(game.legal[i % len(game.legal)])
            records.append(json.loads(json.dumps(game.record())))
    return records


def paths(data: Any, path: Path = ()) -> Iterator[Path]:
    """All places in plain data except the whole."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, item in inside:
        yield (*path, key)
        yield from paths(item, (*path, key))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def has(data: Any, path: Path) -> bool:
    return path in paths(data)


def one_of(draw: Draw, items: list[Any]) -> Any:
    """Like `sampled_from`, without writing all items out."""
    return items[draw(st.integers(0, len(items) - 1))]


def spoil(draw: Draw, data: dict[str, Any], others: list[dict[str, Any]]) -> None:
    """Change plain data in one place."""
    places = list(paths(data))
    if not places:
        return
    path = one_of(draw, places)
    around, key = at(data, path[:-1]), path[-1]
    other = one_of(draw, others)
    match draw(st.sampled_from(["value", "number", "other", "remove", "repeat", "exchange", "order"])):
        case "value":
            around[key] = draw(values)
        case "number" if type(around[key]) is int:
            around[key] += draw(st.sampled_from([-1, 1, 2, 5]))
        case "other" if has(other, path):
            around[key] = deepcopy(at(other, path))
        case "remove":
            del around[key]
        case "repeat" if isinstance(around, list):
            around.insert(int(key), deepcopy(around[int(key)]))
        case "exchange":
            place = one_of(draw, places)
            if place[: len(path)] != path and path[: len(place)] != place:
                there, where = at(data, place[:-1]), place[-1]
                around[key], there[where] = there[where], around[key]
        case "order" if isinstance(around, list):
            around.reverse()


@st.composite
def spoiled(draw: Draw, material: Callable[[str], list[dict[str, Any]]], name: str) -> dict[str, Any]:
    """A real snapshot or record, changed in one to three places; perhaps with a whole part of another one."""
    real = material(name)
    data: dict[str, Any] = deepcopy(one_of(draw, real))
    if draw(st.booleans()):
        part = one_of(draw, sorted(data))
        data[part] = deepcopy(one_of(draw, real).get(part))
    for _ in range(draw(st.integers(1, 3))):
        spoil(draw, data, real)
    return data


# --- what must hold


def read(reader: Callable[[Any], deska.Game], data: Any) -> deska.Game | None:
    """The game, or None if the data is refused as it should be."""
    try:
        return reader(data)
    except deska.BadData as error:
        sentence = error.what
    assert sentence.strip()
    return None


def check_sound(game: deska.Game) -> None:
    """The game is equal to its snapshot, looks the same to everybody when imagined, and plays to its end."""
    spec = game.spec
    assert spec.load(json.loads(json.dumps(game.dump()))) == game
    for viewer in [None, *range(game.seats)]:
        assert spec.view(spec.imagine(game, viewer, 1), viewer) == spec.view(game, viewer)
    for seed in range(2):
        twin = game.clone()
        play_out(twin, seeded(seed))
        assert twin.outcome is not None
        assert all(found == expected for found, expected in spec.laws(twin).values())


def check_snapshot(name: str, data: Any) -> None:
    game = read(SPECS[name].load, data)
    if game is not None:
        check_sound(game)


def check_record(name: str, data: Any) -> None:
    game = read(SPECS[name].replay, data)
    if game is not None:
        assert SPECS[name].replay(game.record()) == game
        check_sound(game)


# --- spoiled material


@each_game
@given(data=st.data())
@QUICK
def test_spoiled_snapshots(name: str, data: st.DataObject) -> None:
    check_snapshot(name, data.draw(spoiled(snapshots, name)))


@each_game
@given(data=st.data())
@QUICK
def test_spoiled_records(name: str, data: st.DataObject) -> None:
    check_record(name, data.draw(spoiled(records, name)))


@pytest.mark.soak
@each_game
@given(data=st.data())
@LONG
def test_many_spoiled_snapshots(name: str, data: st.DataObject) -> None:
    check_snapshot(name, data.draw(spoiled(snapshots, name)))


@pytest.mark.soak
@each_game
@given(data=st.data())
@LONG
def test_many_spoiled_records(name: str, data: st.DataObject) -> None:
    check_record(name, data.draw(spoiled(records, name)))


@each_game
def test_healthy_material_is_accepted(name: str) -> None:
    for snapshot in snapshots(name):
        check_sound(SPECS[name].load(snapshot))
    for record in records(name):
        assert SPECS[name].replay(record).digest() == record["digest"]


# --- anything at all


@each_game
@given(data=values)
@QUICK
def test_any_data_is_refused(name: str, data: Any) -> None:
    assert read(SPECS[name].load, data) is None
    assert read(SPECS[name].replay, data) is None


@given(text=st.text() | st.binary())
@QUICK
def test_any_text_is_refused(text: str | bytes) -> None:
    assert read(deska.load, text) is None
    assert read(deska.replay, text) is None


@given(data=st.data())
@QUICK
def test_spoiled_text(data: st.DataObject) -> None:
    text = json.dumps(one_of(data.draw, snapshots(deska.games()[0].id)))
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start, min(start + 20, len(text))))
    game = read(deska.load, text[:start] + data.draw(st.text(max_size=4)) + text[end:])
    if game is not None:
        check_sound(game)


@pytest.mark.parametrize("part", [0, 1, 0.3, 0.7, 0.999])
def test_truncated_text_is_refused(part: float) -> None:
    text = json.dumps(snapshots(deska.games()[0].id)[0])
    assert read(deska.load, text[: int(part * (len(text) - 1))]) is None


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "[" * 900 + "]" * 900, "1" * 10_000, "NaN", b"\xff\xfe", "\ufeff{}"])
def test_odd_text_is_refused(text: str | bytes) -> None:
    assert read(deska.load, text) is None


# --- one thing wrong


def nested(depth: int) -> list[Any]:
    data: list[Any] = []
    for _ in range(depth):
        data = [data]
    return data


WRONG: dict[str, tuple[str, Any]] = {
    "another format": ("format", 2),
    "truth for a number": ("format", True),
    "another version": ("rules", 99),
    "an old version": ("rules", 0),
    "an unknown game": ("game", "chess"),
    "no game": ("game", None),
    "too many seats": ("seats", 7),
    "no seats": ("seats", 0),
    "a text for seats": ("seats", "4"),
    "an unknown variant": ("variant", {"colour": "blue"}),
    "a list for a variant": ("variant", []),
    "a generator of zeros": ("rng", [0, 0, 0, 0]),
    "a short generator": ("rng", [1, 2, 3]),
    "a large word": ("rng", [1, 2, 3, 2**32]),
    "a huge word": ("rng", [1, 2, 3, 10**5000]),
    "nobody on turn": ("turn", -1),
    "a stranger on turn": ("turn", 6),
    "fewer than no choices": ("choices", -1),
    "half a choice": ("choices", 1.5),
    "an unknown end": ("ended", "bored"),
    "an end that is none": ("ended", "stalled"),
    "nothing left to do": ("stack", []),
    "an unknown step": ("stack", [{"do": "win", "seat": 0, "source": None, "arg": 0}]),
    "deep nesting": ("stack", nested(5000)),
    "deep nesting in the state": ("state", nested(5000)),
    "answers to no question": ("sealed", [None, None, None, None]),
    "an unknown field": ("winner", 0),
}


@pytest.mark.parametrize("wrong", WRONG)
@each_game
def test_one_thing_wrong(name: str, wrong: str) -> None:
    field, value = WRONG[wrong]
    running = [snapshot for snapshot in snapshots(name) if snapshot["stack"]]
    for snapshot in running[:6]:
        assert read(SPECS[name].load, {**snapshot, field: value}) is None


@each_game
def test_a_missing_field_is_named(name: str) -> None:
    snapshot = snapshots(name)[0]
    for field in snapshot:
        with pytest.raises(deska.BadData, match=field):
            SPECS[name].load({key: value for key, value in snapshot.items() if key != field})


@each_game
def test_a_refused_snapshot_is_left_as_it_was(name: str) -> None:
    snapshot = {**deepcopy(snapshots(name)[0]), "turn": 99}
    before = deepcopy(snapshot)
    assert read(SPECS[name].load, snapshot) is None
    assert snapshot == before


@each_game
def test_a_loaded_game_does_not_hold_on_to_its_data(name: str) -> None:
    snapshot = deepcopy(snapshots(name)[0])
    before = deepcopy(snapshot)
    play_steps(SPECS[name].load(snapshot), seeded(1), 50)
    assert snapshot == before


WRONG_CHOICES = [
    "",
    "@",
    "yes@",
    "yes@x",
    "yes@²",
    "yes@٣",
    "yes@-1",
    "yes@ 1",
    "yes@99",
    "no-such-choice",
    "draw@0@0",
    7,
    None,
    "x" * 201,
    ["draw"],
]


@pytest.mark.parametrize("choice", WRONG_CHOICES, ids=repr)
@each_game
def test_a_wrong_choice_in_a_record(name: str, choice: Any) -> None:
    for record in records(name)[:4]:
        assert read(SPECS[name].replay, {**record, "choices": [choice, *record["choices"]], "digest": None}) is None


@pytest.mark.parametrize(
    ("field", "value"), [("seed", -1), ("seed", 2**128), ("seed", "7"), ("digest", "0" * 16), ("choices", None), ("choices", {})]
)
@each_game
def test_one_thing_wrong_in_a_record(name: str, field: str, value: Any) -> None:
    for record in records(name)[:4]:
        if field in record:
            assert read(SPECS[name].replay, {**record, field: value}) is None
