"""From seats, variant and chance to the first Age."""

from typing import Final

from deska.games.ethnos.actions import COLOURS, TRIBES
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import MARKERS, SOURCES, TOKENS_ALWAYS, TOKENS_FOUR_PLUS, Ethnos, Player
from deska.games.ethnos.made import new_ethnos, new_player
from deska.games.ethnos.turn.beginning import START_AGE
from deska.kernel import TABLE, BadSetup, Frame, GameSpec, Rng, Selection, Setup, Switch

VARIANTS: Final = (
    Selection("tribes", BOX.names),  # chosen, or drawn at random (ET-019)
    Switch("merfolk-places", ("all", "first-only")),  # ET-124
    Switch("duel-ties", ("share-second", "share-both")),  # ET-100
    Switch("orc-raid", ("any", "all-or-nothing")),  # ET-136
    Switch("band-ties", ("as-played", "after-skeletons")),  # ET-092
    Switch("twelfth-token", ("2", "6")),  # ET-010
)


def tribes_in_play(seats: int) -> int:
    return 5 if seats <= 3 else 6  # ET-019, ET-095


def check(setup: Setup) -> None:
    chosen = setup.variant["tribes"]
    if chosen is not None and len(chosen) != tribes_in_play(setup.seats):
        raise BadSetup(f"{tribes_in_play(setup.seats)} tribes take part in a game of {setup.seats}, not {len(chosen)}")


def glory_tokens(setup: Setup) -> list[int]:
    """All that are in play (ET-010, ET-011, ET-094)."""
    tokens = list(TOKENS_ALWAYS)
    if setup.variant["twelfth-token"] == "6":
        tokens[tokens.index(2)] = 6
    if setup.seats > 3:
        tokens += TOKENS_FOUR_PLUS
    return tokens


def deal_tokens(setup: Setup, rng: Rng) -> tuple[tuple[int, ...], ...]:
    """Every kingdom gets its glory tokens at random, lowest first (ET-015, ET-016)."""
    tokens = glory_tokens(setup)
    rng.shuffle(tokens)
    each = len(tokens) // len(COLOURS)
    return tuple(tuple(sorted(tokens[kingdom * each : (kingdom + 1) * each])) for kingdom in range(len(COLOURS)))


def at_the_start(merfolk: bool) -> Player:
    """One marker counts glory, another swims with the Merfolk (ET-018, ET-021, ET-022)."""
    return new_player(markers=[0] * len(COLOURS), supply=MARKERS - 2 if merfolk else MARKERS - 1, earned=[0] * len(SOURCES))


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Ethnos:
    tokens = deal_tokens(setup, rng)
    chosen = setup.variant["tribes"]
    if chosen is None:
        tribes = rng.sample(list(range(len(TRIBES))), tribes_in_play(setup.seats))
    else:
        tribes = [TRIBES.index(tribe) for tribe in chosen]
    tribes.sort()
    players = [at_the_start(TRIBES.index("merfolk") in tribes) for _ in range(setup.seats)]
    return new_ethnos(spec, setup, rng, [Frame(START_AGE, TABLE)], [], tribes=tuple(tribes), tokens=tokens, players=players)
