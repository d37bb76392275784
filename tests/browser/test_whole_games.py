"""Whole games by real clicks: one device, all its people, from the first question to the result, in both languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from deska import Decision
from deska.table.standings import points_of, scores_of, standings
from deska.table.words import words
from tests.browser.conftest import People
from tests.browser.people import Person
from tests.twin import Deal, Twin, whole_games

LOCALES = {"cs": "cs-CZ", "en": "en-GB"}


@pytest.mark.parametrize("deal", whole_games("evenfall-1-moon-en"))
def test_a_whole_game(people: People, deal: Deal, record_property: Callable[[str, object], None]) -> None:
    person, twin = people(locale=LOCALES[deal.lang]), Twin(deal)
    sit_down(person, deal, hot_seat=not twin.game.spec.cooperative)
    record_property("choices", play(person, twin))
    record_property("result", f"{twin.outcome.reason} {list(twin.outcome.scores)} {list(twin.outcome.winners)}")
    assert_result(person, twin, deal)


def sit_down(person: Person, deal: Deal, hot_seat: bool) -> None:
    """People pass the device around; in a co-operative game one person holds all seats."""
    chairs = [{"kind": "me" if seat == 0 else "guest", "name": name} for seat, name in enumerate(deal.names)]
    person.open(game=deal.game, seats=deal.seats, variant=dict(deal.variant), seed=str(deal.seed), chairs=chairs, hot_seat=hot_seat)


def play(person: Person, twin: Twin) -> int:
    """Play to the end, the page and the twin side by side. Returns the number of clicked choices."""
    made = 0
    while goes_on(person, twin):
        seat = person.scene["seat"]
        decision = twin.asked(seat)
        if decision is None:
            person.hand_over()
            continue
        assert_offered(person, twin, decision)
        option = twin.advice(seat)
        person.choose(option)
        twin.choose(option, seat)
        made += 1
    return made


def goes_on(person: Person, twin: Twin) -> bool:
    """Wait until the page shows the position of the twin."""
    twin.settle()
    person.until(lambda: bool(person.state["seq"] == twin.made), f"step {twin.made}, where the page is at {person.state['seq']}")
    return not twin.game.ended


def assert_offered(person: Person, twin: Twin, decision: Decision) -> None:
    """The page offers what the rules allow, in words that tell options apart."""
    prompt = person.scene["prompt"]
    assert [(option["name"], option["label"]) for option in prompt["options"]] == list(
        zip(decision.options, twin.labels(decision), strict=True)
    )
    assert prompt["text"] == twin.texts.prompt(decision)
    buttons = [option["label"] for option in prompt["options"] if option["button"]]
    menus = [[person.label(option) for option in piece["options"]] for piece in person.pieces if piece.get("options")]
    for labels in (buttons, *menus):
        assert len(set(labels)) == len(labels), f"two of these say the same: {labels}"


def assert_result(person: Person, twin: Twin, deal: Deal) -> None:
    page, outcome = person.page, twin.outcome
    person.until(lambda: bool(person.over), "the result")
    assert person.over["digest"] == twin.game.digest()
    assert not person.refusals
    expect(page.locator(".result h1")).to_have_text(headline(twin, deal))
    expect(page.locator(".result .words p").first).to_have_text(twin.reason)
    ranked = standings(outcome, twin.game.spec.cooperative)
    members = [member for standing in ranked for member in standing.members]
    if len(ranked) > 1:
        names = [
            *deal.names,
            *(twin.texts.noun("rival", rival.name) for rival in outcome.rivals),
        ]
        expect(page.locator(".ranking p")).to_contain_text([names[member] for member in members])
        expect(page.locator(".ranking li > b")).to_have_text([f"{standing.place}." for standing in ranked])
        expect(page.locator(".ranking strong")).to_have_text([str(standing.score) for standing in ranked])
    assert_points(person, twin, members[:1] if twin.game.spec.cooperative else members)
    if outcome.teams:
        expect(page.locator("tfoot tr").nth(1).locator("td")).to_have_text([str(standing.score) for standing in ranked])
    expect(page.locator("body")).not_to_contain_text(f"{twin.game.spec.prefix}-")


def assert_points(person: Person, twin: Twin, columns: list[int]) -> None:
    page, points, scores = person.page, points_of(twin.outcome), scores_of(twin.outcome)
    for source in dict.fromkeys(source for column in columns for source in points[column]):
        values = [points[column].get(source, 0) for column in columns]
        if twin.game.spec.cooperative or any(values):
            row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=source_title(twin, source), exact=True))
            expect(row.get_by_role("cell")).to_have_text([str(value) for value in values])
    expect(page.locator("tfoot tr").first.locator("td")).to_have_text([str(scores[column]) for column in columns])


def source_title(twin: Twin, source: str) -> str:
    return twin.texts.message(f"{twin.game.spec.prefix}-source-{source}")


def headline(twin: Twin, deal: Deal) -> str:
    say, outcome = words(deal.lang), twin.outcome
    if twin.game.spec.cooperative or deal.seats == 1:
        return say("over-together" if outcome.winners else "over-lost", count=deal.seats)
    names = [deal.names[seat] for seat in outcome.winners]
    if outcome.winners in outcome.teams:
        return say("over-team", players=", ".join(names), score=sum(outcome.scores[seat] for seat in outcome.winners))
    if len(names) > 1:
        return say("over-shared", players=", ".join(names))
    return say("over-win", player=names[0], score=outcome.scores[outcome.winners[0]])
