"""Every value that is printed on the boards and cards of players."""

import pytest

from deska.games.weirdwood.actions import ABILITIES, ACTION_CARDS, CHARACTERS, COMPANIONS, QUESTS, TACTICS, TRACKS
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.definitions import TRACK_ENDS
from deska.testing import rule
from tests.games.weirdwood import tables
from tests.games.weirdwood.notation import action_row, companion_row, line, price, short, tactic_row, track_row


@rule("WW-C16", "WW-C17", "WW-C18", table=True)
@pytest.mark.parametrize("row", tables.ACTION_CARDS, ids=lambda row: row[0])
def test_action_cards(row: tuple[str, str, str, str, str]) -> None:
    assert action_row(BOX.things[ACTION_CARDS.index(row[0])]) == row


@rule("WW-C16")
def test_every_deck_has_its_shadow_steps() -> None:
    assert [row[0] for row in tables.ACTION_CARDS] == list(ACTION_CARDS)
    steps = [i for i, row in enumerate(tables.ACTION_CARDS) if row[0].startswith("shadow-steps")]
    assert steps == [BOX.decks[character][0] for character in CHARACTERS.members]
    assert {tables.ACTION_CARDS[i][2] for i in steps} == {"move 2"}


@rule("WW-C17")
def test_cards_with_a_cost() -> None:
    dear = {card.name: price(card.cost) for card in map(BOX.things.__getitem__, ACTION_CARDS.members) if price(card.cost)}
    assert dear == {
        "final-chapter": "2kn",
        "aurora-lance": "2mi",
        "twin-slash": "1any",
        "battle-trance": "1mi",
        "wrath-of-the-sun": "2any",
        "grand-heist": "1any",
        "overload": "2any",
        "nightmare-reversed": "1mi",
        "masterpiece": "1kn+1mi",
    }


@rule("WW-C37")
def test_companions() -> None:
    assert [companion_row(BOX.companion(card)) for card in COMPANIONS.members] == list(tables.COMPANIONS)


@rule("WW-C42")
def test_tactic_cards() -> None:
    assert [tactic_row(BOX.tactic(card)) for card in TACTICS.members] == list(tables.TACTICS)


@rule("WW-C07", "WW-C08", "WW-C09", "WW-C10", "WW-C11", "WW-C12", table=True)
def test_abilities() -> None:
    found = [(one.name, price(one.cost), one.any_turn, line(one.effects)) for one in map(BOX.ability, ABILITIES.members)]
    assert found == list(tables.ABILITIES)


@rule("WW-C01", "WW-C02", "WW-C03", "WW-C04", "WW-C05", "WW-C06", table=True)
def test_boards() -> None:
    found = [
        (one.name, price(one.start), " / ".join(map(price, one.dice)), line(one.surge)) for one in map(BOX.character, CHARACTERS.members)
    ]
    assert found == list(tables.BOARDS)


@rule("WW-C14")
@pytest.mark.parametrize("row", tables.TRACKS, ids=lambda row: f"{row[0]}-{row[1]}")
def test_tracks(row: tuple[str, str, str]) -> None:
    character = BOX.character(CHARACTERS.index(row[0]))
    track = (character.power, character.combat, character.tactics)[TRACKS.index(row[1])]
    assert track_row(track) == row[2]
    assert track[-1].space < TRACK_ENDS[TRACKS.index(row[1])]


@rule("WW-C70")
def test_quests() -> None:
    assert [(quest.name, quest.slot, line(quest.reward)) for quest in map(BOX.quest, QUESTS.members)] == list(tables.QUESTS)


@rule("WW-C73")
def test_the_shared_track() -> None:
    once = {"COMBAT": "COMBAT", "TACTICS": "any{TACTICS}"}
    assert list(BOX.shared) == list(tables.SHARED)
    for space, printed in tables.SHARED.items():
        reward = BOX.shared[space]
        if printed in ("H1", "B1"):
            assert (reward.hits, reward.blocks, reward.effects) == (int(printed == "H1"), int(printed == "B1"), ())
        else:
            assert short(reward.effects[0]) == once.get(printed, f"each{{{printed}}}")
            assert (len(reward.effects), reward.hits, reward.blocks) == (1, 0, 0)
