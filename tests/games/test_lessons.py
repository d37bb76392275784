"""Every lesson of every game can be played from its first step to its last, points at what is there and says what is so."""

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import deska
from deska.kernel import Ask, DeskaError
from deska.kernel.lessons import LONGEST_SENTENCE, MOST_LINES, MOST_STEPS, ROOM, Aid, Do, Free, Lesson, Look, Quiz, Solve, Step
from deska.table.frames import events_for
from deska.table.lessons import about, aid_of, first_game, first_seats, lesson_of, lessons_of, teaching_texts
from deska.table.scenes import compose
from deska.table.teacher import LEARNER, Teacher, pieces_of, read_path
from deska.table.teaching import aid_info, gauge_infos
from deska.text import LANGUAGES, rulebook
from deska.text.messages import source_of

GAMES = [spec.id for spec in deska.games()]
PLACES = [(game, lesson.name) for game in GAMES for lesson in lessons_of(game)]
TAUGHT = [game for game in GAMES if lessons_of(game)]
FEWEST_LESSONS = 4
LONGEST_THING = 320


def known_places(teacher: Teacher) -> set[str]:
    scene = teacher.scene()
    return {zone.id for zone in scene.zones} | {piece.id for piece in pieces_of(scene)}


def digest(teacher: Teacher) -> tuple[str, int]:
    return teacher.play.game.digest(), teacher.number


# --- playing them


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), PLACES)
def test_a_lesson_runs_from_the_first_step_to_the_last(game: str, name: str, lang: str) -> None:
    """Every wanted choice is legal, everything that is pointed at lies on the table, and every text is whole and short."""
    texts = teaching_texts(game, lang, ("Anna", "Ben", "Cyril", "Dora"), strict=True)
    teacher = Teacher(deska.spec_of(game), lesson_of(game, name))
    while not teacher.is_over:
        step, shown = teacher.step, teacher.shown(texts)
        where = f"{game} {name} {step.name}"
        assert shown.step == teacher.number + 1 <= shown.of, where
        assert {*shown.at, *(link["piece"] for link in shown.linked)} <= known_places(teacher), where
        assert all(is_short(text) for text in (shown.text, *shown.reply.values(), *(answer["text"] for answer in shown.answers))), where
        if isinstance(step, Do):
            assert teacher.wanted(), where
            assert teacher.decision is not None
            buttons = {option["name"] for option in compose(teacher.play.game, LEARNER, texts)["prompt"]["options"] if option["button"]}
            assert isinstance(step, Solve) or shown.at or not buttons.isdisjoint(teacher.wanted()), where
        before = teacher.number
        teacher.go_on()
        assert teacher.number == before + 1, where


def is_short(text: str) -> bool:
    """True if the text is not empty, and none of its sentences is too long."""
    sentences = re.split(r"(?<=[.!?:]) ", text)
    return bool(text.strip()) and not set(text) & set("{}$") and all(len(sentence) <= LONGEST_SENTENCE for sentence in sentences)


@pytest.mark.parametrize(("game", "name"), PLACES)
def test_wrong_answers_change_nothing_and_everything_can_be_taken_back(game: str, name: str) -> None:
    texts = teaching_texts(game, "cs", strict=True)
    teacher = Teacher(deska.spec_of(game), lesson_of(game, name))
    begun: list[tuple[str, int]] = []
    while not teacher.is_over:
        begun.append(digest(teacher))
        for reply in tried_in_vain(teacher):
            assert teacher.reply(texts, reply)
            assert digest(teacher) == begun[-1]
        teacher.go_on()
    for position in reversed(begun):
        assert teacher.back()
        assert digest(teacher) == position
    assert not teacher.back()


def tried_in_vain(teacher: Teacher) -> list[str]:
    """The replies to everything that the step does not wait for."""
    step, asked = teacher.step, teacher.decision
    if isinstance(step, Quiz):
        return [teacher.answer(answer) for answer in step.answers[1:]]
    if isinstance(step, Free) or asked is None:
        return []
    wanted = teacher.wanted()
    return [teacher.choose(option) for option in asked.options if option not in wanted]


@pytest.mark.parametrize("game", TAUGHT)
def test_an_impossible_choice_is_refused_with_its_reason(game: str) -> None:
    teacher = Teacher(deska.spec_of(game), lessons_of(game)[0])
    before = digest(teacher)
    assert teacher.decision is not None
    impossible = next(name for name in teacher.spec.actions.names if name not in teacher.decision.options)
    with pytest.raises(DeskaError):
        teacher.choose(impossible)
    assert digest(teacher) == before


# --- what a lesson is made of


def test_another_table_is_a_heading_of_the_log() -> None:
    """The page shows what an enemy does until the next heading: nothing of the old table may go on at the new one."""
    teacher = Teacher(deska.spec_of("weirdwood"), lesson_of("weirdwood", "first"))
    texts = teaching_texts("weirdwood", "en")
    before = len(teacher.play.log)
    teacher.set_up(teacher.play.game)
    frames = events_for(LEARNER, teacher.play.log[before:], texts)
    assert [(frame["text"], frame.get("heading")) for frame in frames] == [("The table is set up anew.", True)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_lessons(game: str) -> None:
    """The first lesson ends with a round played alone; each has something to solve."""
    lessons = lessons_of(game)
    assert len({lesson.name for lesson in lessons}) == len(lessons) >= FEWEST_LESSONS
    assert lessons[0].minutes <= 5
    assert isinstance(lessons[0].steps[-1], Free)
    for lesson in lessons:
        assert 4 <= len(lesson.steps) <= MOST_STEPS
        assert any(isinstance(step, Solve) for step in lesson.steps), lesson.name
        assert len({step.name for step in lesson.steps}) == len(lesson.steps), lesson.name


@pytest.mark.parametrize(("game", "name"), PLACES)
def test_steps_name_rules_that_exist(game: str, name: str) -> None:
    book = rulebook(game, "en")
    named = {rule for step in lesson_of(game, name).steps for rule in step.rules}
    assert named
    assert all(book.rule(rule) for rule in named), [rule for rule in named if not book.rule(rule)]


def asked_in(game: str) -> set[str]:
    """The kinds of decisions that the lessons wait for."""
    kinds: set[str] = set()
    for lesson in lessons_of(game):
        teacher = Teacher(deska.spec_of(game), lesson)
        while not teacher.is_over:
            asked, step = teacher.decision, teacher.step
            kinds |= {asked.kind} if isinstance(step, Do) and asked is not None else set()
            teacher.go_on()
    return kinds


TOUCHED = {
    "ethnos": {"et-turn", "et-lay", "et-lead", "et-keep", "et-wizard", "et-centaur", "et-troll", "et-orc", "et-place", "et-extra-marker"},
    "aeons_end": {"ae-casting-phase", "ae-hit", "ae-lay-down", "ae-main-phase", "ae-who-suffer"},
    "evenfall": {"ev-turn", "ev-on", "ev-after", "ev-dial", "ev-gain", "ev-stone", "ev-transfer"},
    "eldervale": {
        "el-turn",
        "el-regroup",
        "el-act",
        "el-recruit",
        "el-lay",
        "el-first-card",
        "el-settle",
        "el-join",
        "el-swords",
        "el-looms",
    },
    "weirdwood": {
        "ww-turn",
        "ww-choose-slot",
        "ww-move",
        "ww-offer-room",
        "ww-craft",
        "ww-fight-rolled",
        "ww-fight-last",
        "ww-hit-ogre",
        "ww-spell",
    },
}
"""The decisions that the lessons of a game have to come to."""


@pytest.mark.parametrize("game", [game for game in TOUCHED if lessons_of(game)])
def test_lessons_touch_every_important_decision(game: str) -> None:
    assert asked_in(game) >= TOUCHED[game]


@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_touch_every_chapter_that_the_aid_links(game: str) -> None:
    aid, book = aid_of(game), rulebook(game, "en")
    assert aid is not None
    cited = {rule for line in (*aid.win, *aid.lose, *aid.turn, *aid.forgotten) for rule in line.rules}
    taught = {rule for lesson in lessons_of(game) for step in lesson.steps for rule in step.rules}
    chapters = [{found.headings[0] for rule in rules if (found := book.rule(rule))} for rules in (cited, taught)]
    assert sorted(chapters[0] - chapters[1]) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_game_can_be_opened(game: str) -> None:
    """It has what the first lesson has shown, if the game has several such things."""
    spec, variant = deska.spec_of(game), first_game(game)
    assert spec.new(first_seats(game), 1, variant).pending is not None
    assert first_seats(game) == max(2, lessons_of(game)[0].position.seats)
    assert variant.items() <= lessons_of(game)[0].position.variant.items()


# --- texts


@cache
def messages(game: str, lang: str) -> dict[str, str]:
    """The source of every text that teaches a game."""
    body = FluentParser().parse(source_of(f"deska.games.{game}.{ROOM}", lang)).body
    source = source_of(f"deska.games.{game}.{ROOM}", lang)
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    found = [entry for entry in body if isinstance(entry, fluent.Message) and entry.value is not None and entry.value.span is not None]
    assert len({message.id.name for message in found}) == len(found), "a message is written twice"
    return {
        message.id.name: source[message.value.span.start : message.value.span.end]
        for message in found
        if message.value and message.value.span
    }


def named_by_lessons(game: str) -> set[str]:
    """The messages that lessons, aid and coach need, and those that they may have."""
    prefix = deska.spec_of(game).prefix
    names: set[str] = set()
    for lesson in lessons_of(game):
        own = f"{prefix}-lesson-{lesson.name}"
        names.add(own)
        for step in lesson.steps:
            names |= {f"{own}-{step.name}", *(f"{own}-{step.name}-{word}" for word in words_of(step))}
    for kind in kinds_of(game):
        names |= {coach_text(prefix, kind), f"{coach_text(prefix, kind)}-look"}
    things = about(game)
    answered = {"sign": things.signs, "piece": things.pieces, "zone": things.zones, "phase": things.phases}
    names |= {f"{prefix}-what-{kind}-{name}" for kind, found in answered.items() for name in found}
    aid = aid_of(game)
    return names | (named_by_aid(prefix, aid) | described_by_aid(prefix, aid) if aid is not None else set())


def words_of(step: Step) -> set[str]:
    words = {*step.linked.values()}
    if isinstance(step, Do):
        words |= {"no", *step.replies.values()}
    if isinstance(step, Quiz):
        words |= {*step.answers, *(f"{answer}-no" for answer in step.answers[1:])}
    return words


def named_by_aid(prefix: str, aid: Aid) -> set[str]:
    lines = [line.name for line in (*aid.win, *aid.lose, *aid.turn, *aid.forgotten)]
    names = {"goal", *lines, *(f"{line.name}-title" for line in aid.turn)}
    names |= {f"{line.name}-gauge" for line in (*aid.win, *aid.lose) if line.gauge is not None}
    names |= {f"box-{thing}" for thing in aid.box} | {f"signs-{group}" for group in aid.signs} | {f"things-{group}" for group in aid.things}
    return {f"{prefix}-aid-{name}" for name in names}


def described_by_aid(prefix: str, aid: Aid) -> set[str]:
    """Texts that a thing may have in place of its own."""
    return {f"{prefix}-aid-thing-{name}" for names in aid.things.values() for name in names}


@pytest.mark.parametrize("game", TAUGHT)
def test_both_languages_have_the_same_texts_and_none_is_unused(game: str) -> None:
    czech, english = (messages(game, lang) for lang in LANGUAGES)
    assert list(czech) == list(english)
    assert sorted(set(english) - named_by_lessons(game)) == []
    for name, text in english.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", czech[name])), name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_numbers_come_from_the_position(game: str, lang: str) -> None:
    """A text that has digits would go on saying them when the position or the rules change."""
    for name, text in messages(game, lang).items():
        if "-lesson-" in name:
            assert not re.search(r"\d", text.replace("[0]", "").replace("[1]", "")), name


def test_paths_of_arguments_are_read_from_what_is_seen() -> None:
    assert read_path({"players": [{"glory": 3}]}, "players.0.glory") == 3
    for path in ("players.1.glory", "players.0.gold", "players.x", "players.0.glory.deep"):
        with pytest.raises(DeskaError, match="nothing that the learner sees"):
            read_path({"players": [{"glory": 3}]}, path)


# --- the player aid


@pytest.mark.parametrize("game", TAUGHT)
def test_the_aid_fits_on_a_page_and_cites_rules(game: str) -> None:
    aid, book = aid_of(game), rulebook(game, "en")
    assert aid is not None
    lines = (*aid.win, *aid.lose, *aid.turn, *aid.forgotten)
    assert aid.win
    assert 4 <= len(aid.turn) <= MOST_LINES
    assert 2 <= len(aid.forgotten) <= 6
    assert [rule for line in lines for rule in line.rules if book.rule(rule) is None] == []
    assert all(line.rules for line in lines)
    assert len({line.name for line in lines}) == len(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_line_of_the_aid_has_a_text(game: str, lang: str) -> None:
    aid, spec = aid_of(game), deska.spec_of(game)
    assert aid is not None
    texts = teaching_texts(game, lang, strict=True)
    for name in named_by_aid(spec.prefix, aid):
        assert texts.message(name, now=1, of=2, left=1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_key_of_signs_is_complete(game: str, lang: str) -> None:
    aid, spec = aid_of(game), deska.spec_of(game)
    assert aid is not None
    assert spec.style is not None
    things = [name for group in aid.things.values() for name in group]
    grouped = [sign for group in aid.signs.values() for sign in group] + [name for name in things if name in spec.style.signs]
    assert sorted(grouped) == sorted(spec.style.signs)
    assert {sign for line in (*aid.win, *aid.lose, *aid.turn, *aid.forgotten) for sign in line.signs} <= set(spec.style.signs)
    texts = teaching_texts(game, lang, strict=True)
    assert all(texts.sign(sign) for sign in grouped)


@pytest.mark.parametrize("game", TAUGHT)
def test_gauges_show_how_far_a_game_is(game: str) -> None:
    spec = deska.spec_of(game)
    for seats in spec.seats:
        table = spec.new(seats, 1)
        gauges = gauge_infos(table, "en")
        assert gauges
        assert all(0 <= gauge["now"] <= gauge["of"] and gauge["words"] for gauge in gauges), gauges
    table = spec.new(spec.seats[1], 1)
    before = gauge_infos(table, "en")
    chance = Random(1)
    while table.pending is not None:
        decision = table.waiting[0]
        table.choose(chance.choice(decision.options), max(decision.seat, 0))
    after = gauge_infos(table, "en")
    assert all(0 <= gauge["now"] <= gauge["of"] for gauge in after), after
    assert any(gauge["now"] > old["now"] for gauge, old in zip(after, before, strict=True)), (before, after)


# --- the coach


def kinds_of(game: str) -> set[str]:
    """All kinds of decisions of a game."""
    return {effect.prompt() for effect in deska.spec_of(game).effects.by_name.values() if isinstance(effect, Ask)}


def coach_text(prefix: str, kind: str) -> str:
    return f"{prefix}-coach-{kind.removeprefix(f'{prefix}-')}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_coach_has_two_sentences_for_every_kind_of_decision(game: str, lang: str) -> None:
    known, prefix = messages(game, lang), deska.spec_of(game).prefix
    names = [coach_text(prefix, kind) for kind in sorted(kinds_of(game))]
    assert [name for name in names if name not in known or f"{name}-look" not in known] == []
    assert [name for name in names if not (is_short(known[name]) and is_short(known[f"{name}-look"]))] == []


# --- a lesson that is wrong is noticed


def broken(step: Step) -> Any:
    lesson = lessons_of("ethnos")[0]
    return Teacher(deska.spec_of("ethnos"), Lesson("broken", lesson.position, (step,)))


def test_what_is_not_possible_is_noticed() -> None:
    with pytest.raises(DeskaError, match="nothing that is wanted"):
        broken(Do("wrong", wanted=("lay:skeleton",))).go_on()
    with pytest.raises(DeskaError, match="nothing that the learner sees"):
        broken(Look("wrong", said={"count": "players.9.hand"})).said()
    with pytest.raises(DeskaError, match="is no answer"):
        broken(Look("wrong")).answer("yes")
    with pytest.raises(DeskaError, match="there are:"):
        lesson_of("ethnos", "nothing")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_aid_says_in_a_sentence_or_two_what_its_things_do(game: str, lang: str) -> None:
    info = aid_info(game, lang)
    assert info is not None
    for group in info["things"]:
        assert all(thing["name"] and 15 < len(thing["text"]) <= LONGEST_THING for thing in group["things"]), group
    assert info["things"]


def test_a_turn_is_counted_when_it_is_over() -> None:
    """A band in Ethnos takes several choices: until the last of them no turn less is left."""
    teacher = Teacher(deska.spec_of("ethnos"), lesson_of("ethnos", "first"))
    while not isinstance(teacher.step, Free):
        teacher.go_on()
    left, asked = [], []
    while not teacher.is_over and teacher.decision is not None:
        assert isinstance(teacher.step, Free)
        asked.append(teacher.decision.kind)
        left.append(teacher.turns_left(teacher.step))
        options = teacher.decision.options
        teacher.choose("band" if "band" in options else options[0])
    assert "et-turn" in asked
    assert set(asked) - {"et-turn"}, "nobody was asked twice in a turn"
    assert [n for n, kind in zip(left, asked, strict=True) if kind == "et-turn"] == [4, 3, 2, 1]
    for place, kind in enumerate(asked):
        if kind != "et-turn":
            assert left[place] == left[place - 1]
