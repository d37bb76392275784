"""A new ritual, place or person is one line and a message in each language."""

from pathlib import Path

import deska
from deska.games.evenfall.actions import CARDS
from deska.games.evenfall.components.state import Evenfall
from deska.text import Texts
from tests.games.adding import Addition, check_games, check_words, greedy_choice, try_with
from tests.games.evenfall.build import AGNES, C, Clan, N, above, clan, obeys, on, outer, play, position, site, specialists

KETTLE = Addition(
    "evenfall",
    "cards/rituals.py",
    after='    Ritual("song-of-the-world-tree"',
    line='    Ritual("dancing-kettle", "kettle", cost(1, 0, 0), 3, 1, ("artifact",), space=(Vp(4),), origin=DESIGNED),',
    czech="ev-card-dancing-kettle = Tančící konvice",
    english="ev-card-dancing-kettle = Dancing Kettle",
)
POND = Addition(
    "evenfall",
    "cards/places.py",
    after='    Place("heart-of-the-forest-2"',
    line='    Place("frog-pond-1", "frog", 1, (Vp(5),), "leaf", 6, bond=(Mana(2),), origin=DESIGNED),',
    czech="ev-card-frog-pond-1 = Žabí tůň I",
    english="ev-card-frog-pond-1 = Frog Pond I",
)
SCRIBE = Addition(
    "evenfall",
    "cards/people.py",
    after="PEOPLE: Final = (",
    line='    Person("ondrej", "farmer", cost(0, 0, 1), 6, exhaust=(Vp(3),), game_end=(VpEach(5, Specialists()),), origin=DESIGNED),',
    czech="ev-card-ondrej = Písař Ondřej",
    english="ev-card-ondrej = Ondrej the Scribe",
)


def test_a_ritual_is_one_line_and_a_message_in_each_language(tmp_path: Path) -> None:
    try_with(tmp_path, KETTLE, check_kettle)


def test_a_place_is_one_line_and_a_message_in_each_language(tmp_path: Path) -> None:
    try_with(tmp_path, POND, check_pond)


def test_a_person_is_one_line_and_a_message_in_each_language(tmp_path: Path) -> None:
    try_with(tmp_path, SCRIBE, check_scribe)


def only_cards(agnes: Clan) -> Evenfall:
    """A position in which there is nothing to discover, and the regions are occupied."""
    return position(agnes, clan("thorn", passed=True, spaces={N: "witch", C: "witch"}), above={N: [], C: []})


def check_kettle() -> None:
    """If two rituals can be paid for, the greedy player lays the better one and then uses its action space."""
    check_words("evenfall", "card", "dancing-kettle")
    game = only_cards(clan(hand=["circle-of-salt", "dancing-kettle"], stock=(1, 1, 0), token=False))
    assert greedy_choice(game) == "ritual:dancing-kettle"
    play(game, "ritual:dancing-kettle", "done")
    assert site(game, "nqobantu-pit").ritual == CARDS.index("dancing-kettle")
    assert greedy_choice(game) in ("use:witch:dancing-kettle", "use:elder:dancing-kettle")
    play(game, "use:witch:dancing-kettle")
    assert obeys(game).players[AGNES].vp == 4
    check_games("evenfall", 2, lambda game: is_laid(game, "dancing-kettle"))


def is_laid(game: Evenfall, ritual: str) -> bool:
    return any(player.site_under(CARDS.index(ritual)) >= 0 for player in game.players)


def check_pond() -> None:
    """The greedy player discovers the place; it is harvested like any other, and a ritual on it brings its bond bonus."""
    check_words("evenfall", "card", "frog-pond-1")
    game = position(clan(token=False), clan("thorn", passed=True), above={N: ["frog-pond-1", "cave-1"]})
    assert greedy_choice(game) == "discover:frog-pond-1"
    play(game, "discover:frog-pond-1")
    assert (outer(game), above(game, N)) == (["frog-pond-1"], [None, "cave-1", None])
    game = position(
        clan(hand=["runes"], stock=(0, 1, 1), outer=["frog-pond-1"], inner=[on("nqobantu-pit", "eclipse")]), clan("thorn", passed=True)
    )
    play(game, "ritual:runes", "done", "token")
    assert (obeys(game).players[AGNES].mana, game.players[AGNES].vp) == (2, 1 + 5)
    check_games("evenfall", 4, lambda game: any(player.site_of(CARDS.index("frog-pond-1")) >= 0 for player in game.players), side="moon")


def check_scribe() -> None:
    """The greedy player lays the better one of two people. In the council only the lower half counts, and it has a name of its own."""
    check_words("evenfall", "card", "ondrej")
    assert Texts("evenfall", "cs", strict=True).noun("card", "council-ondrej") == "Písař Ondřej (rada)"
    game = only_cards(clan(hand=["ondrej", "suvi"], stock=(0, 0, 2), token=False))
    assert greedy_choice(game) == "specialist:ondrej"
    play(game, "specialist:ondrej", "exhaust:ondrej")
    assert (specialists(game), obeys(game).players[AGNES].vp) == (["ondrej"], 3)
    game = position(clan(specialists=["ondrej"], council=["ondrej"]), clan("thorn"), phase="game-end", round=3)
    assert game.players[AGNES].vp == 6 + 5
    assert deska.load(game.dump()).digest() == game.digest()
    check_games("evenfall", 1, lambda game: CARDS.index("ondrej") in game.players[AGNES].hand.cards)
