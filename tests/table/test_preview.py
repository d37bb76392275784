"""Previews: what an option would surely bring, up to the first chance, the first thing learned, or the next decision."""

from typing import Any

import pytest

from deska.api import new
from deska.bots import make
from deska.kernel.errors import IllegalChoice
from deska.table.ghosts import ghosts, name_in
from deska.table.preview import preview
from deska.table.words import texts_of
from tests.games.ethnos.build import ALICE, ROBERT, position

NAMES = ("Robert", "Alice", "Michal", "Dana")


def seen(game: Any, option: str, seat: int = ROBERT, lang: str = "en") -> dict[str, Any]:
    return preview(game, seat, option, texts_of(game.spec, lang, NAMES[: game.seats]))


def laid_out(game: Any, *picks: str, seat: int = ROBERT) -> dict[str, Any]:
    return preview(game, seat, picks[-1], texts_of(game.spec, "en", NAMES[: game.seats]), picks[:-1])


def came(found: dict[str, Any]) -> list[tuple[str, str]]:
    return [(ghost.get("was", ""), ghost["piece"]["id"]) for ghost in found["come"]]


def test_a_card_from_the_row_goes_to_the_hand() -> None:
    game = position(row=["elf-blue", "orc-red"], hands={ROBERT: ["orc-blue"]})
    before = game.digest()
    found = seen(game, "take:elf-blue")
    assert came(found) == [("row/elf-blue.1", "hand:0/elf-blue.1")]
    assert found["gone"] == ["row/elf-blue.1"]
    assert found["seats"] == [{"seat": 0, "facts": [{"before": "1", "after": "2", "sign": "hand", "label": "2 cards in hand"}]}]
    assert (found["then"], found["text"]) == ("other", "Then Alice decides.")
    assert game.digest() == before


def test_the_rest_of_the_hand_drops_to_the_row() -> None:
    game = position(row=["orc-red"], hands={ROBERT: ["giant-blue", "giant-red", "orc-green"]})
    for option in ("band", "lay:giant-blue", "lay:giant-red"):
        game.choose(option)
    game.choose("done")
    found = seen(game, "lead:giant-blue")
    assert ("hand:0/orc-green.1", "row/orc-green.1") in came(found)
    assert found["then"] == "other"


def test_a_draw_shows_nothing() -> None:
    found = seen(position(hands={ROBERT: ["orc-blue"]}), "draw")
    assert (found["then"], found["come"], found["gone"], found["seats"], found["told"]) == ("learned", [], [], [], [])
    assert found["text"] == "Then chance decides."
    assert seen(position(hands={ROBERT: ["orc-blue"]}), "draw", lang="cs")["text"] == "Pak rozhodne náhoda."


def test_the_next_question_is_told() -> None:
    found = seen(position(hands={ROBERT: ["orc-blue", "elf-red"]}), "band")
    assert (found["then"], found["text"]) == ("mine", "Then you are asked: Which card begins your band?")


def test_what_is_not_offered_has_no_preview() -> None:
    game = position(row=["elf-blue"], hands={ROBERT: ["orc-blue"]})
    for seat, option in ((ROBERT, "take:orc-red"), (ROBERT, "no-such-option"), (ALICE, "take:elf-blue")):
        with pytest.raises(IllegalChoice):
            seen(game, option, seat)


def test_a_secret_answer_stays_sealed() -> None:
    game = new("evenfall", 2, 1)
    while game.pending is not None and len(game.waiting) < 2:
        game.apply(game.legal[0])
    assert len(game.waiting) == 2
    for decision in game.waiting:
        found = seen(game, decision.options[-1], decision.seat)
        assert (found["then"], found["told"], found["come"]) == ("secret", [], [])


def zone(*pieces: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"zones": [{"id": "row", "pieces": list(pieces), **more}], "seats": []}


def test_amounts_are_compared_by_their_signs() -> None:
    old = zone(facts=[{"sign": "gold", "value": "3"}, {"sign": "wood", "value": "1"}], bars=[{"value": 4, "most": 6}])
    new = zone(facts=[{"sign": "wood", "value": "1"}, {"sign": "gem", "value": "2"}], bars=[{"value": 2, "most": 6}])
    assert ghosts(old, new)["zones"] == [
        {
            "zone": "row",
            "amounts": [
                {"before": "3", "after": "0", "sign": "gold"},
                {"before": "0", "after": "2", "sign": "gem"},
                {"before": "4", "after": "2"},
            ],
        }
    ]


def test_what_stands_on_a_ghost_goes_with_it() -> None:
    old = zone({"id": "row/a", "kind": "card", "at": [0]}, {"id": "row/b", "kind": "token", "on": "row/a"})
    new = zone({"id": "row/a", "kind": "card", "at": [2]}, {"id": "row/b", "kind": "token", "on": "row/a", "spot": "left"})
    assert [ghost["piece"]["id"] for ghost in ghosts(old, new)["come"]] == ["row/a"]


def test_places_of_a_question_do_not_leave() -> None:
    free = {"id": "map/free", "kind": "tile", "at": [0, 1], "options": ["lay:0.1"]}
    card = {"id": "map/card", "kind": "card", "options": ["burn:card"]}
    assert ghosts(zone(free, card), zone())["gone"] == ["map/card"]


def test_zones_of_one_question_alone_are_left_out() -> None:
    new = {"zones": [{"id": "dial", "pieces": [{"id": "dial/1", "kind": "token"}]}], "seats": []}
    assert ghosts({"zones": [], "seats": []}, new)["come"] == []


@pytest.mark.parametrize("piece", ["row/elf-green.2", "pile:1/3.elf-green", "realm/elf-green.0.1", "hand:0/elf-green"])
def test_copies_have_one_name(piece: str) -> None:
    assert name_in(piece) == "elf-green"


def test_picks_are_foreseen_together() -> None:
    game = position(hands={ROBERT: ["elf-blue", "elf-red", "orc-green", "orc-green", "giant-red"]})
    for option in ("band", "lay:elf-blue", "done"):
        game.choose(option)
    (asked,) = game.waiting
    assert asked.kind == "et-keep"
    assert asked.picks == ("drop:elf-red", "drop:giant-red", "drop:orc-green")
    once = laid_out(game, "drop:orc-green")
    assert once["offers"] == list(asked.picks)
    found = laid_out(game, "drop:orc-green", "drop:orc-green", "drop:elf-red")
    assert found["offers"] == ["drop:giant-red"], "one card may be kept, but need not"
    assert [name for name, _ in came(found)] == ["hand:0/elf-red.1", "hand:0/orc-green.1", "hand:0/orc-green.2"]
    with pytest.raises(IllegalChoice):
        laid_out(game, "drop:elf-red", "drop:elf-red")
    with pytest.raises(IllegalChoice):
        laid_out(game, "drop:orc-green", "done")


def test_what_the_same_click_begins_is_foreseen_with_it() -> None:
    game = position(hands={ROBERT: ["elf-blue", "elf-red"]})
    found = laid_out(game, "band", "lay:elf-blue")
    assert "Which one joins it?" in found["text"]
    with pytest.raises(IllegalChoice):
        laid_out(game, "band", "lay:orc-red")
    with pytest.raises(IllegalChoice):
        laid_out(game, "draw", "lay:elf-blue")


def reaction(seed: int) -> dict[str, Any] | None:
    """The preview of a pass in a game's first window after the dice of a battle in which somebody else may react too."""
    game = new("eldervale", 3, seed)
    bot = make("greedy", game.spec, seed)
    while game.legal:
        asked = game.pending
        if asked is not None and asked.kind == "el-rerolls" and len(asked.options) > 1 and "pass" in asked.options:
            found = seen(game, "pass", asked.seat)
            if found["text"].startswith("If nobody else reacts."):
                return found
        game.apply(bot.choose(game, game.actor))
    return None


def test_whoever_may_react_sees_what_is_at_stake() -> None:
    """The preview of a pass goes on through the windows of the others, as if they passed too."""
    found = next(found for seed in range(1, 12) if (found := reaction(seed)) is not None)
    assert any("wins the battle" in line for line in found["told"])
    assert found["seats"]
