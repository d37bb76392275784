"""Every action card played and resolved once: all that its owner has is compared, and all that the other player has."""

from typing import Any, Final

import pytest

from deska.games.weirdwood.actions import ACTION_CARDS
from deska.testing import rule
from tests.games.weirdwood.build import hero
from tests.games.weirdwood.ledger import BLANKS, resolve

THREE_DICE: Final = ("hit", "one", "one", *BLANKS)
FRIEND: Final = {"offer": ["kitchen-sprite"]}
ROACHES: Final = {"scarabs": {"m2": 2}}
"""A middle room that is infested: 2 knowledge and 1 Mîn."""

BEGIN: Final[dict[str, tuple[dict[str, Any], dict[str, Any]]]] = {
    # what the owner has, and what the position has, besides the usual
    "old-blueprints": ({"knowledge": 1}, {}),
    "final-chapter": ({"knowledge": 2}, {"rolls": THREE_DICE}),
    "purifying-light": ({"knowledge": 1}, ROACHES),
    "kindred-spirit": ({"min": 4, "companions": ["hedge-witch"], "exhausted": ["hedge-witch"]}, FRIEND),
    "aurora-lance": ({"min": 2}, {"rolls": THREE_DICE}),
    "twin-slash": ({"min": 1, "at": "m0"}, {"rolls": ("hit", *BLANKS, "hit", *BLANKS[1:])}),
    "war-drums": ({}, {"other": hero("celia", at="m0")}),
    "oath-of-the-forge": ({"min": 1}, {}),
    "battle-trance": ({"min": 1}, {"rolls": ("blank", "blank", "hit", "hit", *BLANKS)}),
    "call-to-arms": ({"min": 2}, FRIEND),
    "wrath-of-the-sun": ({"min": 2}, {"rolls": THREE_DICE}),
    "covert-feint": ({"at": "o3", "dice": ["glove"]}, {}),
    "backstab": ({"dice": ["glove"]}, {}),
    "set-of-lockpicks": ({}, {"layout": {"o1": "burble-library"}}),
    "better-gloves": ({"min": 1}, {}),
    "casing-the-place": ({}, {"top": ["swarm", "brood", "stampede"]}),
    "partner-in-crime": ({"min": 1}, FRIEND),
    "grand-heist": ({"min": 1}, {"rolls": ("hit", "hit", "blank", "blank")}),
    "tinkers-kit": ({"min": 3}, {}),
    "gear-grenade": ({}, {"rolls": ("hit", "hit", *BLANKS)}),
    "repair-drone": ({"knowledge": 2}, ROACHES),
    "overload": ({"min": 2}, {"rolls": ("hit", "blank", "one", "one", *BLANKS)}),
    "nightmare-reversed": ({"min": 1}, {"rolls": ("blank", "blank", *BLANKS)}),
    "imaginary-friend": ({"min": 1}, FRIEND),
    "masterpiece": ({"min": 1, "knowledge": 1, "slots": {"evening": "self-portrait"}}, {}),
}

STEPS: Final = ("1 go:m0 1 go:o3 pass", "at:o3", "")
BLADE: Final = ("1 go:m0 2 win:2", "at:m0 sc+2 combat+2 H+2 board-2", "")
RESOLVED: Final = (
    # card, script, what changes for the owner, what changes for the other player
    ("shadow-steps-bailey", *STEPS),
    ("page-turner", "1 go:m0 2", "at:m0 kn+2", ""),
    ("heavy-tome", "2 go:m0 1 win:2", "at:m0 sc+2 combat+2 H+2 board-2", ""),
    ("leather-binding", "1 go:m0 2 win:1", "at:m0 sc+1 combat+1 B+1 board-1", ""),
    ("hour-of-study", "1", "kn+3", ""),
    ("marginal-notes", "1 2 xp:1", "mi+1 kn+1 combat+1", ""),
    ("index-of-doors", "1 go:t 2", "at:t kn+1", ""),
    ("speed-reading", "1 go:m0 2", "at:m0 hand+2", ""),
    ("old-blueprints", "2 craft:attack 1 go:m0", "at:m0 kn-1 dice+1", ""),
    ("footnote-trap", "2 target:m0 3 xp:1 1 go:m0", "at:m0 combat+1 board-1", ""),
    ("silence-please", "1 go:m0 2 win:2", "at:m0 sc+2 combat+2 H+1 board-2", ""),
    ("lending-desk", "1 2 choose:1 3 xp:2", "kn+1 combat+2 H+1", "kn+2"),
    ("final-chapter", "1 go:m0 2 win:3", "at:m0 kn-2 sc+3 combat+3 H+1 board-3", ""),
    ("shadow-steps-celia", *STEPS),
    ("soft-melody", "2 who:0 2 who:1 1 go:m0", "at:m0 hp+1", "hp+1"),
    ("silver-thread", "1 go:m0 2", "at:m0 mi+1 B+1", ""),
    ("warding-circle", "1 go:m0 2 win:1", "at:m0 sc+1 combat+1 B+2 board-1", ""),
    ("moonlit-spring", "1", "mi+3", ""),
    ("charm-of-plenty", "1 2 xp:1", "mi+1 kn+1 combat+1", ""),
    ("mirror-step", "1 go:t 2", "at:t hp+1", ""),
    ("lullaby-of-gears", "1 go:m0 2 target:m0 target:m0", "at:m0 board-2", ""),
    ("purifying-light", "1 go:m2 2 xp:4", "at:m2 hp+1 kn-1 combat+4 H+1 infested-1", ""),
    ("wardens-to-me", "1 go:m0 2 3", "at:m0 cards+1", "cards+1"),
    ("starlit-blade", *BLADE),
    ("kindred-spirit", "2 recruit:kitchen-sprite 3 ready:hedge-witch 1 go:m0", "at:m0 mi-4 friends+1 tired-1", ""),
    ("aurora-lance", "1 choose:2 target:m0 win:3", "mi-2 sc+3 combat+3 H+1 board-3", ""),
    ("shadow-steps-sekhmet", *STEPS),
    ("brace-for-defence", "1 go:m0 2 win:1", "at:m0 sc+1 combat+1 B+1 board-1", ""),
    ("twin-slash", "1 win:1 1 win:1", "mi-1 sc+2 combat+2 H+1 board-2", ""),
    ("desert-wind", *BLADE),
    ("lioness-roar", "1 go:m0 2 win:3", "at:m0 sc+3 combat+3 H+1 board-3", ""),
    ("shield-wall", "1 2 go:m0", "at:m0 hp+1 B+2", ""),
    ("war-drums", "2 win:1 3 xp:1 1 go:m0", "at:m0 combat+1 board-1", "sc+1 combat+1"),
    ("oath-of-the-forge", "1 craft:basic 2 take:scarab", "mi-1 sc+1 dice+1", ""),
    ("trophy-hunt", "1 go:m0 2 win:1 3", "at:m0 sc+2 combat+1 board-1", ""),
    ("battle-trance", "1 go:m0 2 reroll:basic-blank reroll:basic-blank win:2", "at:m0 mi-1 sc+2 combat+2 H+1 board-2", ""),
    ("second-wind", "1 2 go:m0", "at:m0 hp+2", ""),
    ("call-to-arms", "2 recruit:kitchen-sprite 3 take:knowledge 1 go:m0", "at:m0 mi-2 kn+1 friends+1", ""),
    ("wrath-of-the-sun", "1 go:m0 2 win:3", "at:m0 mi-2 sc+3 combat+3 H+1 board-3", ""),
    ("shadow-steps-wally", *STEPS),
    ("covert-feint", "1 go:o0 pass 1 go:m0 3 win:1", "at:m0 sc+1 combat+1 board-1", ""),
    ("sleight-of-hand", "1 go:m0 2 take:min take:scarab", "at:m0 mi+1 sc+1", ""),
    ("backstab", "1 go:m0 2 win:2", "at:m0 sc+2 combat+2 H+1 board-2", ""),
    ("set-of-lockpicks", "1 go:o1 pass 2 use-room", "at:o1 kn+2", ""),
    ("into-the-smoke", "1 go:m0 2", "at:m0 hp+1 B+1", ""),
    ("caltrops", "2 target:m0 1 go:m0", "at:m0 sc+1 H+1 board-1", ""),
    ("rooftop-route", "1 go:o3 pass 2", "at:o3 kn+1", ""),
    ("better-gloves", "2 craft:glove 1 go:m0", "at:m0 mi-1 dice+1", ""),
    ("casing-the-place", "1 next:stampede next:brood 2 3 go:m0", "at:m0 hand+1", ""),
    ("small-burglary", "1 go:m0 2", "at:m0 mi+1 kn+1", ""),
    ("partner-in-crime", "2 recruit:kitchen-sprite 1 go:m0", "at:m0 mi-1 friends+1", ""),
    ("grand-heist", "1 go:m0 2 win:3", "at:m0 mi-1 sc+3 combat+3 H+2 board-3", ""),
    ("shadow-steps-eugene", *STEPS),
    ("spring-boots", "1 go:m0 1 go:o3 pass 3 xp:1", "at:o3 combat+1", ""),
    ("clockwork-hammer", *BLADE),
    ("brass-carapace", "1 go:m0 2 take:knowledge", "at:m0 kn+1 B+2", ""),
    ("salvage", "1 go:m0 2 win:1 3", "at:m0 sc+2 combat+1 board-1", ""),
    ("tactical-gambit", "1 2 go:m0", "at:m0 hand+3", ""),
    ("prototype", "2 craft:defence 1 go:m0", "at:m0 dice+1", ""),
    ("portable-portal", "1 who:1 go:t 2 take:min", "mi+1", "at:t"),
    ("tinkers-kit", "1 give:min take:knowledge give:min take:scarab done 2 take:min 3 xp:1", "mi-1 kn+1 sc+1 combat+1", ""),
    ("gear-grenade", "1 target:m0 win:3", "sc+3 combat+3 H+1 board-3", ""),
    ("assembly-line", "1", "mi+1 kn+1 sc+1", ""),
    ("repair-drone", "2 who:1 1 go:m2 3 xp:4", "at:m2 hp+1 kn-2 combat+4 H+1 infested-1", "hp+1"),
    ("overload", "1 go:m0 2 win:3", "at:m0 mi-2 sc+3 combat+3 H+1 board-3", ""),
    ("shadow-steps-oliver", *STEPS),
    ("pencil-sketch", "1 go:m0 2 take:min 3", "at:m0 mi+1 hand+1", ""),
    ("ink-blade", *BLADE),
    ("paper-shield", "1 go:m0 2", "at:m0 kn+1 B+1", ""),
    ("nightmare-reversed", "1 go:m0 2 set:attack-blank:attack-two win:2", "at:m0 mi-1 sc+2 combat+2 H+1 board-2", ""),
    ("flight-of-fancy", "1 go:m0 1 go:o3 pass 1 go:o5 pass", "at:o5", ""),
    ("dream-walk", "1 go:t 2", "at:t mi+1", ""),
    ("the-muse", "1 go:m0 2 3", "at:m0 mi+1 cards+1", ""),
    ("burst-of-colour", "1 go:m0 2 win:2 3", "at:m0 hp+1 sc+2 combat+2 H+1 board-2", ""),
    ("self-portrait", "1 2 xp:1", "hp+2 combat+1", ""),
    ("joint-canvas", "2 go:m0 3 take:min 4 xp:1 1 go:m0", "at:m0 combat+1", "at:m0 mi+1"),
    ("imaginary-friend", "2 recruit:kitchen-sprite 1 go:m0", "at:m0 mi-1 friends+1", ""),
    (
        "masterpiece",
        "1 pick:evening act:self-portrait:1 act:self-portrait:2 xp:1",
        "hp+2 mi-1 kn-1 combat+1 H+1",
        "",
    ),
)


@rule("WW-C16", "WW-061")
@pytest.mark.parametrize("row", RESOLVED, ids=lambda row: row[0])
def test_card(row: tuple[str, str, str, str]) -> None:
    card, script, mine, others = row
    me, given = BEGIN.get(card, ({}, {}))
    assert resolve(card, script, me, given) == (mine, others)


@rule("WW-C16")
def test_no_card_is_left_out() -> None:
    assert [row[0] for row in RESOLVED] == list(ACTION_CARDS)
    assert set(BEGIN) <= set(ACTION_CARDS)
