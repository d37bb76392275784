"""Games that could be true for a seat, and what is true of every game."""

from itertools import pairwise
from typing import Any, Final

from deska.games.ethnos.actions import ALLIES, COLOURS, TRIBES
from deska.games.ethnos.components import DRAGONS, HAND_LIMIT, MARKERS, Band, Ethnos, Player
from deska.games.ethnos.effects import has_leader
from deska.games.ethnos.made import clone_ethnos
from deska.games.ethnos.setup import glory_tokens, tribes_in_play
from deska.kernel import TABLE, Ask, Frame, Rng
from deska.kernel.effects import NO_SOURCE, name_of

POWERS: Final = ("et-lead", "et-orc", "et-troll", "et-extra-marker")
ABOVE: Final[dict[str, tuple[str, ...]]] = {
    "": ("et-turn", "end-turn", "dawn"),
    "end-turn": ("et-keep", "et-wizard", "give-up-rest"),
    "give-up-rest": ("use-leader", *POWERS),
    "use-leader": ("use-leader", *POWERS, "et-place", "et-centaur"),
    "et-lead": ("et-lay",),
    "et-extra-marker": ("et-extra-marker",),
    "dawn": ("score-bands",),
    "score-bands": ("dismiss-skeletons",),
    "dismiss-skeletons": ("score-giants",),
    "score-giants": ("score-merfolk",),
    "score-merfolk": ("score-kingdoms",),
    "score-kingdoms": ("et-raid", "et-raid-all"),
    "et-raid": ("et-raid",),
    "et-raid-all": ("et-raid-all",),
}
"""The steps that can lie on a step while somebody chooses, by kinds of decisions and names of steps."""
CAUSED_BY_LEADER: Final = frozenset(
    {"use-leader", "et-keep", "et-wizard", "et-orc", "et-troll", "et-extra-marker", "et-place", "et-centaur"}
)


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [ALLIES[card] for card in cards]


def dream(game: Ethnos, seat: int, rng: Rng) -> Ethnos:
    """The same game to the seat; unknown hands and the deck are dealt anew from the cards it has not seen."""
    twin = clone_ethnos(game)
    unseen = [card for card in game.deck if card != game.box.dragon]
    for player in game.players:
        unseen += player.hand.unknown_to(seat)
    unseen.sort()
    deal_anew(game, twin, seat, rng, unseen)
    while not can_answer(twin):
        deal_anew(game, twin, seat, rng, unseen)
    return twin


def deal_anew(game: Ethnos, twin: Ethnos, seat: int, rng: Rng, unseen: list[int]) -> None:
    pool = unseen[:]
    rng.shuffle(pool)
    for other, player in enumerate(game.players):
        twin.players[other].hand = player.hand.imagined(seat, 1 << other, pool)
    upper = pool[len(pool) - game.upper :]
    lower = pool[: len(pool) - game.upper] + [game.box.dragon] * (len(game.deck) - len(pool))
    rng.shuffle(lower)
    twin.deck = lower + upper


def can_answer(game: Ethnos) -> bool:
    """True unless a seat without a leader is asked to play a band, which nobody ever is (ET-112)."""
    if not game.stack:
        return True
    frame = game.stack[-1]
    effect = frame.effect
    if not isinstance(effect, Ask) or effect.prompt() not in ("et-lay", "et-centaur"):
        return True
    return has_leader(game, frame.seat) or game.box.can_be_led(game.laid)


# --- what every position keeps


def laws(game: Ethnos) -> dict[str, tuple[Any, Any]]:
    """Nothing is created or lost (ET-C54)."""
    cards = game.deck + game.row + game.laid + game.discard
    for player in game.players:
        cards += player.hand.cards
        for band in player.bands:
            cards += band.cards
    expected = [card for tribe in game.tribes for card in game.box.deck_of(tribe)]
    checks: dict[str, tuple[Any, Any]] = {
        "players": (len(game.players), game.seats),
        "cards": (names(sorted(card for card in cards if card != game.box.dragon)), names(sorted(expected))),
        "dragons": (cards.count(game.box.dragon) + game.dragons, DRAGONS),
        "trolls": (sum(player.trolls for player in game.players), all_trolls(game)),
    }
    spent = 2 if game.has("merfolk") else 1
    for seat, player in enumerate(game.players):
        placed = sum(player.markers) + player.horde.bit_count() + player.supply
        checks[f"markers of seat {seat}"] = (placed + spent, MARKERS)
        checks[f"glory of seat {seat}"] = (sum(player.earned), player.glory)
    return checks


def all_trolls(game: Ethnos) -> int:
    """Troll tokens owned by anybody; equal to their sum unless one is owned twice."""
    owned = 0
    for player in game.players:
        owned |= player.trolls
    return owned


def invariants(game: Ethnos) -> dict[str, bool]:
    """Everything lies as some game can have brought it about."""
    facts = {**components_fit(game), **moment_fits(game)}
    for seat, player in enumerate(game.players):
        facts[f"board of seat {seat}"] = board_fits(game, player)
        facts[f"hand of seat {seat}"] = hand_fits(game, seat)
        facts[f"bands of seat {seat}"] = all(band_fits(game, band) for band in player.bands)
    return facts


def components_fit(game: Ethnos) -> dict[str, bool]:
    chosen = game.setup.variant["tribes"]
    tribes = list(game.tribes)
    tokens = glory_tokens(game.setup)
    each = len(tokens) // len(COLOURS)
    return {
        "tribes in play": tribes == sorted(set(tribes)) and len(tribes) == tribes_in_play(game.seats),
        "chosen tribes": chosen is None or tribes == sorted(TRIBES.index(tribe) for tribe in chosen),
        "glory tokens": sorted(token for dealt in game.tokens for token in dealt) == sorted(tokens),
        "tokens of kingdoms": all(len(dealt) == each and list(dealt) == sorted(dealt) for dealt in game.tokens),
        "row": game.row == sorted(game.row),
        "band being laid": game.box.fitting(game.laid, game.laid) == game.laid,
        "upper half": game.upper <= len(game.deck) and game.box.dragon not in game.deck[len(game.deck) - game.upper :],  # ET-030
        "giant token": giant_token_fits(game),
    }


def giant_token_fits(game: Ethnos) -> bool:
    """Its holder led a band of that size with a Giant (ET-128)."""
    if game.giant_holder < 0 or not game.giant_size:
        return game.giant_holder < 0 and not game.giant_size
    if game.giant_holder >= game.seats:
        return False
    bands = game.players[game.giant_holder].bands
    return any(game.box.tribe[band.leader] == TRIBES.index("giant") and band.size == game.giant_size for band in bands)


def board_fits(game: Ethnos, player: Player) -> bool:
    """Boards and tokens of tribes that take no part are empty."""
    return all(game.has(tribe) or not used for tribe, used in (("merfolk", player.swum), ("orc", player.horde), ("troll", player.trolls)))


def hand_fits(game: Ethnos, seat: int) -> bool:
    hand = game.players[seat].hand
    laid = len(game.laid) if seat == game.turn else 0
    return not hand.unknown_to(seat) and len(hand) + laid <= HAND_LIMIT  # ET-043, ET-068


def band_fits(game: Ethnos, band: Band) -> bool:
    """One tribe or one colour, led by one of its cards; in the end its Skeletons are gone (ET-052, ET-112, ET-114)."""
    whole = band.size == len(band.cards) or (bool(game.ended) and band.size > len(band.cards) and game.box.skeleton not in band.cards)
    cards = list(band.cards)
    return whole and band.leader in cards and band.leader != game.box.skeleton and game.box.fitting(cards, cards) == cards


def moment_fits(game: Ethnos) -> dict[str, bool]:
    """An Age lasts until its third dragon; then it is scored (ET-071)."""
    steps = ["", *[step_name(frame) for frame in game.stack]]
    scoring = "dawn" in steps
    over = bool(game.ended)
    return {
        "age": game.age <= game.last_age and (game.ended != "et-end" or game.age == game.last_age),
        "third dragon": over or (game.dragons == DRAGONS) == scoring,
        "last drawer": game.drawer < game.seats and (game.drawer >= 0) == (game.age > 1 or game.dragons == DRAGONS),
        "discard": over or scoring or not game.discard,
        "steps": all(above in ABOVE.get(below, ()) for below, above in pairwise(steps)),
        "laid cards": over or not game.laid or steps[-1] in ("et-lay", "et-lead"),
        "leader": steps[-1] != "et-lay" or has_leader(game, game.turn) or game.box.can_be_led(game.laid),
        "seats of steps": raiders_fit(game) if scoring else all(frame.seat == game.turn for frame in game.stack),
        "sources of steps": sources_fit(game),
    }


def step_name(frame: Frame) -> str:
    return frame.effect.prompt() if isinstance(frame.effect, Ask) else name_of(frame.effect)


def raiders_fit(game: Ethnos) -> bool:
    """Those who have not raided yet, the last one at the bottom; the one who raids now took its markers from the board (ET-135, ET-138)."""
    order = [(game.drawer + i) % game.seats for i in range(game.seats)]
    raids = [frame for frame in game.stack if isinstance(frame.effect, Ask)]
    counts = [frame.arg for frame in raids]
    return (
        [frame.seat for frame in raids] == order[::-1][: len(raids)]
        and not any(counts[:-1])
        and counts[-1] + game.players[raids[-1].seat].horde.bit_count() <= len(COLOURS)
        and all(frame.seat == TABLE for frame in game.stack if not isinstance(frame.effect, Ask))
    )


def sources_fit(game: Ethnos) -> bool:
    """Steps that a leader causes name that leader; no others name a card."""
    for frame in game.stack:
        if step_name(frame) in CAUSED_BY_LEADER:
            if frame.source not in [band.leader for band in game.players[frame.seat].bands]:
                return False
        elif frame.source != NO_SOURCE:
            return False
    return True
