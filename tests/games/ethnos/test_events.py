"""People are told what happens: every event with its arguments, its audience and what moved; and who learned something."""

from deska.kernel import ALL, Event
from deska.testing import rule
from tests.games.ethnos.build import (
    ALICE,
    ALL_OR_NOTHING,
    DANA,
    MICHAL,
    ROBERT,
    band,
    end_age,
    fill_horde,
    hand,
    in_turn,
    known,
    named,
    own_trolls,
    play,
    position,
    score,
    step,
    swim_to,
)

TRIBES = ("wizard", "elf", "centaur", "minotaur", "merfolk", "giant")
OTHERS = ("orc", "wingfolk", "troll", "dwarf", "halfling", "skeleton")


def placed(seat: int, kingdom: str, number: int) -> Event:
    return Event("et-placed", {"player": seat, "kingdom": kingdom}, ALL, ("marker", f"supply:{seat}", f"kingdom:{number}"))


def discarded(seat: int, *cards: str) -> Event:
    return Event("et-discarded", {"player": seat, "count": len(cards), "cards": list(cards)}, ALL, ("card", f"hand:{seat}", "row"))


def drew(seat: int, card: str) -> list[Event]:
    """The player who draws is told the card; all others are told only that there was one."""
    move = ("card", "deck", f"hand:{seat}")
    return [
        Event("et-drew", {"player": seat, "card": card}, 1 << seat, move),
        Event("et-drew-hidden", {"player": seat}, ~(1 << seat), move),
    ]


def dragon(seat: int, number: int) -> Event:
    return Event("et-dragon", {"player": seat, "number": number}, ALL, ("dragon", "deck", "dragons"))


# --- Recruiting


def test_a_card_from_the_row_is_told_to_all() -> None:
    game = position(row=["elf-red", "orc-blue"], turn=MICHAL)
    taken = Event("et-took", {"player": MICHAL, "card": "orc-blue"}, ALL, ("card", "row", "hand:2"))
    assert step(game, "take:orc-blue") == [taken]
    assert game.learned == 0


@rule("ET-068")
def test_a_card_from_the_deck_is_told_to_its_owner_only() -> None:
    game = position(top=["orc-blue", "orc-red"], turn=MICHAL)
    game.upper = 1
    assert step(game, "draw") == drew(MICHAL, "orc-blue")
    assert game.learned == 1 << MICHAL
    for seat in range(4):
        assert known(game, seat) == [[], [], ["orc-blue"] if seat == MICHAL else [], []]
    assert step(game, "draw") == drew(DANA, "orc-red")
    assert game.learned == ALL  # in the lower half it might have been a dragon


@rule("ET-046")
def test_dragons_are_told_to_all() -> None:
    game = position(top=["dragon", "dragon", "orc-blue"], turn=ALICE)
    assert step(game, "draw") == [dragon(ALICE, 1), dragon(ALICE, 2), *drew(ALICE, "orc-blue")]
    assert game.learned == ALL


def test_nothing_is_told_when_nobody_listens() -> None:
    game = position(
        hands={ROBERT: ["elf-red", "orc-blue"], DANA: ["giant-red"]},
        bands={DANA: [("orc-red", ["orc-red", "orc-grey"])]},
        markers={DANA: {"duris": 1}},
    )
    band(swim_to(game, 3, 0, 0, 0), "elf-red")
    end_age(play(game, "drop:orc-blue"))
    assert (game.age, game.heard, game.events) == (2, False, [])


# --- Playing a band


def test_a_band_is_told_step_by_step() -> None:
    game = position(hands={ALICE: ["dwarf-red", "elf-red", "orc-grey", "orc-grey"]}, turn=ALICE)
    assert step(game, "band") == []
    for card in ("dwarf-red", "elf-red"):
        laid = Event("et-laid", {"player": ALICE, "card": card}, ALL, ("card", "hand:1", "laid"))
        assert step(game, f"lay:{card}") == [laid]
    assert step(game, "done") == []
    assert step(game, "lead:dwarf-red") == [
        Event("et-band", {"player": ALICE, "card": "dwarf-red", "size": 2}, ALL, ("band", "laid", "bands:1")),
        placed(ALICE, "rhea", 1),
        discarded(ALICE, "orc-grey", "orc-grey"),
    ]


def last_told(game_hand: list[str], leader: str, *others: str, seat: int = ROBERT, rhea: int = 0, merfolk: int = 0) -> list[Event]:
    """The events that follow from naming the leader, after those of the band itself."""
    tribes = TRIBES if leader.partition("-")[0] in TRIBES else OTHERS
    game = position(tribes=tribes, hands={seat: [leader, *others, *game_hand]}, markers={seat: {"rhea": rhea}}, turn=seat)
    game.players[seat].swum = merfolk
    game.heard = True
    told = band(game, leader, *others).events
    return in_turn(told[[event.message for event in told].index("et-band") + 1 :])


@rule("ET-056")
def test_a_marker_that_cannot_be_placed_is_told() -> None:
    refused = {count: Event("et-not-placed", {"player": DANA, "kingdom": "rhea", "count": count}) for count in (1, 2)}
    assert last_told(["halfling-blue"], "dwarf-red", seat=DANA, rhea=1) == [refused[1], discarded(DANA, "halfling-blue")]
    assert last_told(["elf-blue"], "minotaur-red", seat=DANA, rhea=2) == [refused[2], discarded(DANA, "elf-blue")]


@rule("ET-102")
def test_with_two_players_a_band_too_small_is_told_with_all_markers() -> None:
    markers = {ROBERT: {"rhea": 1}, ALICE: {"rhea": 1}}
    game = position(seats=2, tribes=OTHERS[:5], hands={ROBERT: ["orc-red", "orc-blue"]}, markers=markers)
    game.heard = True
    told = Event("et-not-placed-by-two", {"player": ROBERT, "kingdom": "rhea", "count": 2})
    assert told in in_turn(band(game, "orc-red", "orc-blue").events)


@rule("ET-106")
def test_a_halfling_tells_of_no_marker() -> None:
    assert last_told(["orc-blue"], "halfling-red") == [discarded(ROBERT, "orc-blue")]
    assert last_told([], "halfling-red") == []


@rule("ET-117")
def test_the_move_of_the_merfolk_is_told() -> None:
    swam = Event("et-swam", {"player": ALICE, "space": 2})
    assert last_told(["elf-blue"], "merfolk-red", "elf-red", seat=ALICE) == [placed(ALICE, "rhea", 1), swam, discarded(ALICE, "elf-blue")]
    swam = Event("et-swam", {"player": ALICE, "space": 18})
    assert last_told([], "merfolk-red", "elf-red", seat=ALICE, merfolk=17) == [placed(ALICE, "rhea", 1), swam]
    assert last_told([], "merfolk-red", "elf-red", seat=ALICE, merfolk=18) == [placed(ALICE, "rhea", 1)]


@rule("ET-118")
def test_an_extra_marker_is_told() -> None:
    game = position(tribes=TRIBES, hands={ROBERT: ["merfolk-red", "giant-grey"]})
    band(swim_to(game, 2, 0, 0, 0), "merfolk-red")
    assert step(game.clone(), "pass") == [discarded(ROBERT, "giant-grey")]
    assert step(game, "place:pelagon") == [placed(ROBERT, "pelagon", 5), discarded(ROBERT, "giant-grey")]


@rule("ET-128")
def test_taking_the_giant_token_is_told() -> None:
    giant = Event("et-giant", {"player": MICHAL, "glory": 2})
    assert last_told(["elf-blue"], "giant-red", seat=MICHAL) == [placed(MICHAL, "rhea", 1), giant, discarded(MICHAL, "elf-blue")]


@rule("ET-129")
def test_a_giant_band_that_is_not_the_largest_tells_nothing() -> None:
    game = position(hands={ROBERT: ["giant-red", "elf-red", "elf-blue"]})
    game.giant_holder, game.giant_size = ALICE, 2
    play(game, "band", "lay:giant-red", "lay:elf-red", "done")
    assert [event.message for event in step(game, "lead:giant-red")] == ["et-band", "et-placed", "et-discarded"]


@rule("ET-133")
def test_joining_the_horde_is_told() -> None:
    game = position(tribes=OTHERS, hands={ALICE: ["orc-orange", "dwarf-red"]}, turn=ALICE)
    band(game, "orc-orange")
    assert step(game.clone(), "no") == [discarded(ALICE, "dwarf-red")]
    joined = Event("et-joined-horde", {"player": ALICE, "kingdom": "ithys"}, ALL, ("marker", "supply:1", "horde:1"))
    assert step(game, "yes") == [joined, discarded(ALICE, "dwarf-red")]


@rule("ET-140")
def test_a_marker_of_wingfolk_is_told() -> None:
    game = position(tribes=OTHERS, hands={ALICE: ["wingfolk-orange"]}, turn=ALICE)
    band(game, "wingfolk-orange")
    assert step(game, "place:straton") == [placed(ALICE, "straton", 2)]


@rule("ET-142")
def test_taking_a_troll_token_is_told_by_its_value() -> None:
    game = position(tribes=OTHERS, hands={ALICE: ["troll-red", "dwarf-red", "orc-red", "orc-grey"]}, turn=ALICE)
    band(game, "troll-red", "dwarf-red", "orc-red")
    assert step(game.clone(), "pass") == [discarded(ALICE, "orc-grey")]
    took = Event("et-took-troll", {"player": ALICE, "value": 3}, ALL, ("troll:3", "trolls", "trolls:1"))
    assert step(game, "troll:3") == [took, discarded(ALICE, "orc-grey")]


@rule("ET-105")
def test_only_the_cards_that_an_elf_drops_are_told() -> None:
    game = position(tribes=TRIBES, hands={ALICE: ["elf-red", "giant-grey", "wizard-blue"]}, turn=ALICE)
    band(game, "elf-red")
    dropped = Event("et-dropped", {"player": ALICE, "card": "giant-grey"}, ALL, ("card", "hand:1", "row"))
    assert step(game, "drop:giant-grey") == [dropped]
    assert step(game, "done") == []


@rule("ET-107")
def test_a_centaur_tells_of_the_discard_at_the_very_end() -> None:
    game = position(tribes=TRIBES, hands={ROBERT: ["centaur-red", "giant-grey"]})
    play(game, "band", "lay:centaur-red")
    assert [event.message for event in step(game, "done")] == ["lone-option", "et-band", "et-placed"]
    assert "et-discarded" not in [event.message for event in step(game.clone(), "yes")]
    assert step(game, "no") == [discarded(ROBERT, "giant-grey")]


@rule("ET-103", "ET-104")
def test_what_a_wizard_draws_is_told_to_the_owner_only() -> None:
    game = position(tribes=TRIBES, hands={ALICE: ["wizard-red", "elf-red"]}, turn=ALICE, top=["giant-grey", "dragon", "elf-blue"])
    band(game, "wizard-red", "elf-red")
    assert step(game.clone(), "no") == []
    told = Event("et-draws-for-band", {"player": ALICE, "count": 2})
    assert step(game, "yes") == [told, *drew(ALICE, "giant-grey"), dragon(ALICE, 1), *drew(ALICE, "elf-blue")]


@rule("ET-107")
def test_the_log_says_who_lets_somebody_play_a_second_band() -> None:
    game = position(tribes=TRIBES, hands={ALICE: ["centaur-red", "elf-blue"]}, turn=ALICE)
    band(game, "centaur-red")
    assert step(game.clone(), "no") == [discarded(ALICE, "elf-blue")]
    assert step(game, "yes")[0] == Event("et-musters", {"player": ALICE})


# --- The end of an Age


def scoring(kingdom: str, glory: int = 0) -> Event:
    """A kingdom before its glory is awarded."""
    return Event("et-scoring", {"kingdom": kingdom, "glory": glory})


@rule("ET-083")
def test_the_end_of_the_last_age_is_told_in_its_order() -> None:
    game = position(
        tribes=("orc", "merfolk", "giant", "troll", "dwarf", "skeleton"),
        bands={ROBERT: [("orc-red", ["orc-red", "orc-blue"]), ("dwarf-red", ["dwarf-red"])], DANA: [("orc-grey", ["orc-grey"])]},
        markers={ROBERT: {"rhea": 2}, ALICE: {"rhea": 1, "pelagon": 1}},
        tokens={"rhea": (2, 4, 6), "pelagon": (0, 4, 8)},
        age=3,
        turn=MICHAL,
        dragons=2,
        top=["dragon"],
    )
    fill_horde(fill_horde(game, ROBERT, "red"), DANA, "red", "blue", "grey")
    swim_to(own_trolls(game, ALICE, 3), 5, 5, 0, 0)
    game.giant_holder, game.giant_size = DANA, 3
    assert step(game, "draw") == [
        dragon(MICHAL, 3),
        Event("et-age-ends", {"age": 3, "player": MICHAL, "cards": []}),
        Event("et-raided", {"player": DANA, "count": 3, "glory": 6}),
        Event("et-raided", {"player": ROBERT, "count": 1, "glory": 1}),
        scoring("duris"),
        scoring("rhea", 10),
        Event("et-scored-kingdom", {"player": ROBERT, "kingdom": "rhea", "glory": 6}),
        Event("et-scored-kingdom", {"player": ALICE, "kingdom": "rhea", "glory": 4}),
        *(scoring(kingdom) for kingdom in ("straton", "althea", "ithys")),
        scoring("pelagon", 8),
        Event("et-scored-kingdom", {"player": ALICE, "kingdom": "pelagon", "glory": 8}),
        Event("et-scoring-merfolk", {"glory": 6}),
        Event("et-scored-merfolk", {"player": ROBERT, "glory": 2}),
        Event("et-scored-merfolk", {"player": ALICE, "glory": 4}),
        Event("et-scored-giants", {"player": DANA, "glory": 6}),
        Event("et-scoring-bands", {}),
        Event("et-scored-bands", {"player": ROBERT, "count": 2, "glory": 2}),
        Event("et-age-scored", {"age": 3}),
    ]
    assert game.pending is None
    assert game.outcome is not None
    assert game.outcome.breakdown == (
        {"kingdoms": 6, "bands": 2, "merfolk": 2, "giants": 0, "orcs": 1},
        {"kingdoms": 12, "bands": 0, "merfolk": 4, "giants": 0, "orcs": 0},
        {"kingdoms": 0, "bands": 0, "merfolk": 0, "giants": 0, "orcs": 0},
        {"kingdoms": 0, "bands": 0, "merfolk": 0, "giants": 6, "orcs": 6},
    )


@rule("ET-135")
def test_a_raid_is_told_when_it_is_complete() -> None:
    game = end_age(fill_horde(position(), ALICE, "red", "blue", "grey"))
    assert step(game, "raid:rhea") == []
    assert step(game, "raid:pelagon") == []
    assert step(game.clone(), "done")[0] == Event("et-raided", {"player": ALICE, "count": 2, "glory": 3})
    assert step(game, "raid:straton")[0] == Event("et-raided", {"player": ALICE, "count": 3, "glory": 6})


@rule("ET-136")
def test_orcs_that_stay_at_home_are_not_told() -> None:
    game = end_age(fill_horde(position(), ALICE, "red"))
    assert "et-raided" not in [event.message for event in step(game, "done")]


@rule("ET-136")
def test_a_raid_of_all_is_told() -> None:
    game = end_age(fill_horde(position(**ALL_OR_NOTHING), ALICE, "red", "blue"))
    assert "et-raided" not in [event.message for event in step(game.clone(), "no")]
    assert step(game, "yes")[0] == Event("et-raided", {"player": ALICE, "count": 2, "glory": 3})


@rule("ET-028", "ET-035")
def test_the_new_age_is_told() -> None:
    game = position(dragons=2, top=["dragon"], turn=ALICE)
    told = step(score(game, 1, 1, 0, 1), "draw")
    ends = Event("et-age-ends", {"age": 1, "player": ALICE, "cards": []})
    assert told[:2] == [dragon(ALICE, 3), ends]
    begins = told.index(Event("et-age", {"age": 2}))
    assert told[begins - 1] == Event("et-age-scored", {"age": 1})
    dealt = [event for seat in range(4) for event in drew(seat, hand(game, seat)[0])]
    row = Event("et-row", {"cards": named(game.row)}, ALL, ("card", "deck", "row"))
    assert told[begins + 1 :] == [*dealt, row, Event("et-first-player", {"player": MICHAL})]
    assert game.learned == ALL
