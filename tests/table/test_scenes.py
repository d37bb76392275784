"""Scenes in words: what is made once is put into words once, and never changed afterwards."""

import json
from typing import Any

from deska.api import new, step
from deska.kernel.once import made_once
from deska.kernel.scenes import Message, Piece
from deska.table.scenes import compose, worded_once
from deska.text import Texts
from tests.games.ethnos.build import ROBERT, position


@made_once
def token(number: int) -> Piece:
    return Piece(f"token/{number}", "token", count=number, note=Message("et-scene-one-more"))


@made_once
def held(seat: int) -> Piece:
    return Piece("token/held", "token", caption=Message("et-scene-giant-held", {"player": seat}))


def test_a_lasting_piece_is_made_and_worded_once() -> None:
    texts = Texts("ethnos", "en")
    assert token(3) is token(3)
    assert token(3) is not token(4)
    assert worded_once(token(3), texts) is worded_once(token(3), texts)


def test_a_piece_that_names_a_player_has_their_name_at_every_table() -> None:
    base = Texts("ethnos", "en")
    captions = [worded_once(held(0), base.seated(names))["caption"] for names in (("Ann", "Bob"), ("Cid", "Dan"))]
    assert "Ann" in captions[0]
    assert "Cid" in captions[1]


def test_offers_of_one_table_do_not_show_at_another() -> None:
    texts = Texts("ethnos", "en")
    game = new("ethnos", 2, 5)
    asked = game.waiting[0].seat
    before = json.dumps(compose(game, 1 - asked, texts))
    assert '"options"' in json.dumps(compose(game, asked, texts))
    assert json.dumps(compose(game, 1 - asked, texts)) == before
    assert '"options"' not in before
    step(game, "draw", asked)
    assert json.dumps(compose(game, 1 - asked, texts)) == json.dumps(compose(game, 1 - asked, Texts("ethnos", "en")))


def hand_of(wire: dict[str, Any]) -> list[dict[str, Any]]:
    return [piece for zone in wire["zones"] if zone["id"].startswith("hand:") for piece in zone["pieces"]]


def test_a_card_that_begins_a_band_goes_on_by_itself_and_a_card_that_joins_it_does_not() -> None:
    texts = Texts("ethnos", "en")
    game = position(hands={ROBERT: ["elf-red", "elf-red", "elf-blue"]})
    begins = hand_of(compose(game, ROBERT, texts))
    assert [(piece["options"], piece["then"]) for piece in begins] == [
        (["band"], f"lay:{name}") for name in ("elf-red", "elf-red", "elf-blue")
    ]
    step(game, "band", ROBERT)
    joins = hand_of(compose(game, ROBERT, texts))
    assert [piece["options"] for piece in joins] == [["lay:elf-red"], ["lay:elf-red"], ["lay:elf-blue"]]
    assert not any("then" in piece for piece in joins)


def test_a_band_promises_what_it_will_pay_without_its_skeletons() -> None:
    members = ["orc-red", "orc-blue", "orc-grey", "skeleton"]
    tribes = ("troll", "skeleton", "orc", "giant", "dwarf", "elf")
    game = position(tribes=tribes, bands={ROBERT: [("orc-red", members)]})
    wire = compose(game, ROBERT, Texts("ethnos", "en"))
    leader = next(piece for zone in wire["zones"] for piece in zone.get("pieces", ()) if piece["id"] == "bands:0/0")
    assert (leader["count"], leader["badges"][0]["value"]) == (4, "3")
