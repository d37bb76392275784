"""A new tribe is one line and a message in each language."""

from pathlib import Path

from deska.games.ethnos.actions import ALLIES
from deska.text import Texts
from tests.games.adding import Addition, check_games, check_words, greedy_choice, try_with
from tests.games.ethnos.build import ROBERT, band, front, position

SATYRS = ("satyr", "orc", "elf", "dwarf", "giant", "wizard")
SATYR = Addition(
    "ethnos",
    "cards.py",
    after="SKELETONS = ",
    line='SATYR = Tribe("satyr", "satyr", copies=3, place=PlaceInKingdom(extra=2))',
    czech="et-tribe-satyr = Satyr\n    .card = { et-coloured } satyr\n    .code = SA",
    english="et-tribe-satyr = Satyr\n    .card = { et-coloured } Satyr\n    .code = SA",
)


def test_a_tribe_is_one_line_and_a_message_in_each_language(tmp_path: Path) -> None:
    try_with(tmp_path, SATYR, check_satyrs)


def check_satyrs() -> None:
    """Three Satyrs make the fifth marker of a kingdom, and the greedy player sees that one of them leads best."""
    check_words("ethnos", "tribe", "satyr")
    assert Texts("ethnos", "cs", strict=True).noun("card", "satyr-red") == "Červený satyr"
    game = position(tribes=SATYRS, hands={ROBERT: ["satyr-red", "satyr-red", "elf-red"]}, markers={ROBERT: {"rhea": 4}})
    band(game.clone(), "satyr-red", "satyr-red", "elf-red")
    for option in ("band", "lay:satyr-red", "lay:satyr-red", "lay:elf-red"):
        game.choose(option)
    assert greedy_choice(game) == "lead:satyr-red"
    game.choose("lead:satyr-red")
    assert front(game, ROBERT)["markers"] == {"rhea": 5}
    check_games("ethnos", 3, lambda game: ALLIES.index("satyr-blue") in game.row, tribes=["satyr", "orc", "elf", "dwarf", "giant"])
