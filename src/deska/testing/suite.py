"""All checks of one game, by name."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from deska.games import SHELF
from deska.kernel.spec import GameSpec
from deska.testing.asking import anybody_answers_for_the_table, anytime_is_merged, secrets_are_kept, windows_go_round
from deska.testing.choices import (
    options_are_pure,
    options_are_sound,
    refusals_change_nothing,
    rules_are_named,
    table_is_stable,
    words_are_messages,
)
from deska.testing.course import barriers_are_raised, can_stall, games_end, laws_hold, many_games_end, undo_restores
from deska.testing.knowledge import (
    asking_tells_nothing,
    changes_are_told,
    copies_are_apart,
    greedy_is_legal,
    imagined_games_are_games,
    imagined_looks_the_same,
    imagining_uses_knowledge_only,
    truth_is_no_likelier,
    unseen_truth_is_not_used,
    views_are_plain,
    views_hide_what_is_hidden,
)
from deska.testing.state import clone_is_independent, is_determined, is_plain_data, is_silent, snapshot_is_complete
from deska.testing.walks import ANYTIME, FOR_TABLE, QUICK, SECRET, WINDOW, Effort, ground_of


@dataclass(frozen=True)
class Check:
    """A check of one promise; `run` raises Broken if the game does not keep it."""

    name: str
    run: Callable[[], None]


def suite(spec: GameSpec, effort: Effort = QUICK, has_text: Callable[[str], bool] | None = None) -> list[Check]:
    """Every check that the game must pass; `has_text` says whether a message id has its text."""
    ground = ground_of(spec, effort)
    each = ground.each
    checks = {
        "K1-plain-data": partial(each, is_plain_data, fresh=True),
        "K2-determined": partial(is_determined, ground),
        "K3-clone": partial(each, clone_is_independent, fresh=True),
        "K3-snapshot": partial(each, snapshot_is_complete, fresh=True),
        "K4-table": partial(table_is_stable, ground),
        "K4-pure": partial(each, options_are_pure),
        "K4-sound": partial(each, options_are_sound, share=4),
        "K5-refusals": partial(each, refusals_change_nothing, share=0.5, fresh=True),
        "K6-views": partial(each, views_are_plain),
        "K6-copies": partial(each, copies_are_apart, share=0.5),
        "K6-hidden": partial(each, views_hide_what_is_hidden, share=0.25),
        "K6a-looks": partial(each, imagined_looks_the_same, share=2),
        "K6b-knowledge": partial(each, imagining_uses_knowledge_only, share=1),
        "K6b-unseen": partial(each, unseen_truth_is_not_used, share=0.25),
        "K6c-chance": partial(truth_is_no_likelier, ground),
        "K6d-told": partial(each, changes_are_told, share=2),
        "K6e-games": partial(each, imagined_games_are_games, share=0.25),
        "K6-asking": partial(each, asking_tells_nothing, share=2),
        "K6-greedy": partial(each, greedy_is_legal, share=2),
        "K7-laws": partial(laws_hold, ground),
        "K7-ends": partial(games_end, ground),
        "K7-stalled": partial(each, can_stall),
        "K8-silent": partial(each, is_silent, fresh=True),
        "K9-barriers": partial(each, barriers_are_raised, share=4),
        "K9-undo": partial(undo_restores, ground),
        "K10-table": partial(each, anybody_answers_for_the_table, trait=FOR_TABLE),
        "K11-secret": partial(each, secrets_are_kept, trait=SECRET),
        "K12-messages": partial(each, partial(words_are_messages, has_text=has_text)),
        "K14-windows": partial(each, windows_go_round, trait=WINDOW),
        "K15-anytime": partial(each, anytime_is_merged),
        "K15-in-between": partial(each, anytime_is_merged, trait=ANYTIME),
    }
    if SHELF.has(spec.id):
        checks["K13-rules"] = partial(each, rules_are_named)
    return [Check(name, run) for name, run in checks.items()]


def long_suite(spec: GameSpec) -> list[Check]:
    """The checks that take too long for every day."""
    return [Check("K7-many-games", partial(many_games_end, ground_of(spec, QUICK)))]
