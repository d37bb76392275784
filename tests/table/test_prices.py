"""The cost and the gain of an option for a seat, as the coach shows them."""

from typing import Any

from deska.table.prices import price_of, prices
from deska.table.words import texts_of
from tests.games.ethnos.build import ALICE, ROBERT, position

SCORE = {"before": "3", "after": "5", "sign": "points"}
MANA = {"before": "3/5", "after": "1/5", "sign": "mana"}
NAMELESS = {"before": "0", "after": "9"}
LIFE = {"before": "20", "after": "16", "sign": "life"}


def previewed(**changes: Any) -> dict[str, Any]:
    return {"seats": [], "pieces": [], "zones": [], **changes}


def test_what_shrinks_is_a_cost_and_what_grows_a_gain() -> None:
    price = price_of(previewed(seats=[{"seat": 0, "score": SCORE, "facts": [MANA, NAMELESS]}]), 0)
    assert (price.cost, price.gain) == ((MANA,), (SCORE,))


def test_of_other_seats_nothing_is_said_and_of_the_common_table_both() -> None:
    zones = [{"zone": "nemesis", "amounts": [LIFE]}, {"zone": "area:1", "amounts": [SCORE]}]
    price = price_of(previewed(seats=[{"seat": 1, "facts": [MANA]}], zones=zones), 0)
    assert (price.cost, price.gain) == ((), (LIFE,))


def test_words_and_what_stays_the_same_are_no_amounts() -> None:
    facts = [{"before": "open", "after": "shut", "sign": "breach"}, {"before": "2", "after": "2", "sign": "mana"}]
    price = price_of(previewed(seats=[{"seat": 0, "facts": facts}]), 0)
    assert (price.cost, price.gain) == ((), ())


def test_a_card_from_the_row_brings_a_card() -> None:
    game = position(row=["elf-blue", "orc-red"], hands={ROBERT: ["orc-blue"], ALICE: ["elf-red"]})
    found = prices(game, ROBERT, ["take:elf-blue"], texts_of(game.spec, "en", ("Robert", "Alice", "Michal", "Dana")[: game.seats]))
    assert [(amount["sign"], amount["before"], amount["after"]) for amount in found["take:elf-blue"].gain] == [("hand", "1", "2")]
    assert found["take:elf-blue"].cost == ()
