"""Scenes in words: what is made once is put into words once, and never changed afterwards."""

import json

from deska.api import new, step
from deska.kernel.scenes import Message, Piece, made_once
from deska.table.scenes import compose, worded_once
from deska.text import Texts


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
