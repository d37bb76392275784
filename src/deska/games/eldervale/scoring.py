"""The final scoring: from a position to points. Pure functions, and the step that ends the game."""

from typing import Final

from deska.games.eldervale.actions import ELEMENTS, FACTIONS, MAGIC_CARD
from deska.games.eldervale.components.pieces import EMPTY, ENDINGS, Laid, Player
from deska.games.eldervale.components.state import Eldervale, Scoring
from deska.games.eldervale.components.tables import FACE, SYMBOLS
from deska.games.eldervale.effects.conditions import homes_of
from deska.games.eldervale.effects.gains import NUMBER
from deska.games.eldervale.effects.paying import purse
from deska.kernel import ALL, Frame, Outcome, Rival
from deska.kernel.ranking import ranked
from deska.kernel.scenes import Message, Part

CARDS_PER_DWELLING: Final = 3
PHANTOM_ORB: Final = 2
MOST_STORED: Final = 5
"""Resources left that a vault counts."""
SOURCES: Final[tuple[str, ...]] = ("track", "orbs", "power", "dwellings", "cards", "vaults", "prophecies")
PHANTOM_SOURCES: Final[tuple[str, ...]] = ("track", "orbs", "power", "dwellings", "cards", "difficulty")
LEVELS: Final[dict[str, tuple[int, ...]]] = {"apprentice": (10, 0, 3), "adept": (25, 0, 3), "master": (40, 2, 3), "legend": (55, 3, 4)}
"""Difficulty of the solo game: bonus of the Phantoms, Wrath, workers ready (EL-283)."""


# --- the six steps (EL-212)


def power_points(player: Player) -> int:
    """Step 2: the values of all markers (EL-214)."""
    return sum(player.value(element) for element in range(len(ELEMENTS)))


def dwelling_points(game: Eldervale, seat: int) -> int:
    """Step 3: each dwelling by its owner's power in its element (EL-215)."""
    player = game.players[seat]
    return sum(player.value(game.box.realm_element[realm]) for realm in homes_of(game, seat))


def card_points(game: Eldervale, seat: int) -> int:
    """Step 4: the starting card, and the best three adventure cards for each dwelling (EL-216, EL-217)."""
    player = game.players[seat]
    box = game.box
    values = [player.value(box.element[laid.card]) for laid in player.cards if not box.is_starter[laid.card]]
    values.sort(reverse=True)
    first = sum(player.value(box.element[laid.card]) for laid in player.cards if box.is_starter[laid.card])
    return first + sum(values[: CARDS_PER_DWELLING * game.dwelling_count(seat)])


def vault_points(game: Eldervale, seat: int) -> int:
    """Step 5 (EL-218)."""
    player = game.players[seat]
    return sum(points_of(game, player, laid) for laid in player.cards)


def points_of(game: Eldervale, player: Player, laid: Laid) -> int:
    """For symbols or tokens on the vault, and for resources left (EL-C38, EL-C39)."""
    card, changes = game.box.tableau[laid.card], game.box.changes
    tokens = [token for token in laid.tokens if token != EMPTY]
    points = changes["token-points"][laid.card] * len(tokens)
    if changes["symbol-points"][laid.card]:
        points += changes["symbol-points"][laid.card] * sum(len(SYMBOLS[FACE[token]]) for token in tokens)
    if card.stores:
        points += stored(player, card.stores)
    if card.hoards and laid.orb:
        points += stored(player, card.hoards)
    return points


def stored(player: Player, resource: str) -> int:
    """At most five are counted."""
    number = NUMBER[resource]
    return min(len(player.hand) if number == MAGIC_CARD else player.res[number], MOST_STORED)


def prophecy_points(game: Eldervale, seat: int) -> int:
    """Step 6: each card by itself (EL-219)."""
    return sum(points for _, points in prophecies_of(game, seat))


def prophecies_of(game: Eldervale, seat: int) -> list[tuple[int, int]]:
    """The prophecies in a hand and what each of them brings."""
    prophecies: list[tuple[int, int]] = []
    for card in game.players[seat].hand.cards:
        if card in game.box.prophecies:
            prophecy = game.box.prophecies[card]
            prophecies.append((card, prophecy.points if prophecy.condition.is_met(game, seat, 0) else 0))
    return prophecies


def points_by_source(game: Eldervale, seat: int) -> list[int]:
    """In the order of SOURCES."""
    player = game.players[seat]
    return [
        player.vp,
        player.orbs,
        power_points(player),
        dwelling_points(game, seat),
        card_points(game, seat),
        vault_points(game, seat),
        prophecy_points(game, seat),
    ]


# --- who wins


def phantom_points(game: Eldervale) -> list[int]:
    """The points of the Phantoms (EL-282), in the order of PHANTOM_SOURCES."""
    ghosts = game.players[1]
    bonus = LEVELS[game.setup.variant["difficulty"]][0]
    return [ghosts.vp, PHANTOM_ORB * ghosts.orbs, power_points(ghosts), dwelling_points(game, 1), card_points(game, 1), bonus]


def phantom_score(game: Eldervale) -> int:
    return sum(phantom_points(game))


def winners_of(game: Eldervale, scores: list[int]) -> list[int]:
    """Most points, then most resources; otherwise the victory is shared (EL-220). Teams add theirs up (EL-247)."""
    if game.ghosts is not None:
        return [0] if scores[0] > phantom_score(game) else []
    ranks = [(score, sum(purse(game, seat))) for seat, score in enumerate(scores)]
    if game.teams:
        pairs = [(ranks[seat][0] + ranks[seat ^ 1][0], ranks[seat][1] + ranks[seat ^ 1][1]) for seat in range(game.seats)]
        ranks = pairs
    best = max(ranks)
    return [seat for seat in range(game.seats) if ranks[seat] == best]


def rivals_of(game: Eldervale) -> tuple[Rival, ...]:
    if game.ghosts is None:
        return ()
    return (Rival("phantoms", dict(zip(PHANTOM_SOURCES, phantom_points(game), strict=True))),)


def teams_of(game: Eldervale) -> tuple[tuple[int, ...], ...]:
    """Partners sit side by side (EL-246)."""
    return tuple([(seat, game.partner(seat)) for seat in range(0, game.seats, 2)]) if game.teams else ()


def sides(game: Eldervale) -> tuple[str, ...]:
    """The faction of each seat."""
    return tuple([FACTIONS[player.faction] for player in game.players[: game.seats]])


def tell_source(game: Eldervale, points: list[list[int]], number: int) -> None:
    """One of SOURCES is counted: everybody before and after."""
    before = [sum(own[:number]) for own in points]
    after = [sum(own[: number + 1]) for own in points]
    if before != after:
        source = SOURCES[number]
        game.tell(f"el-counted-{source}", seen=Part(step=Message(f"el-source-{source}"), rows=ranked(before, after, "vp")))


class FinalScoring(Scoring):
    """Prophecies are shown, from the lowest score to the highest, and the game is over (EL-219)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        points = [points_by_source(game, seat) for seat in range(game.seats)]
        if game.heard:
            game.tell("el-final-scoring", seen=Part(Message("el-moment-scoring")))
            for number in range(len(SOURCES) - 1):
                tell_source(game, points, number)
        game.learn(ALL)  # whoever shows no prophecy has none
        standing = [sum(own[:-1]) for own in points]
        for seat in sorted(range(game.seats), key=standing.__getitem__):
            self.reveal(game, seat)
        if game.heard:
            tell_source(game, points, len(SOURCES) - 1)
            total = [sum(own) for own in points]
            game.tell("el-final-standings", seen=Part(step=Message("el-moment-standings"), rows=ranked(total, total, "vp")))
        game.finish(ENDINGS[game.ending])

    def reveal(self, game: Eldervale, seat: int) -> None:
        hand = game.players[seat].hand
        for card, points in prophecies_of(game, seat):
            hand.seen[hand.cards.index(card)] = ALL
            if game.heard:
                game.tell("el-prophecy", player=seat, card=card, count=points)

    def outcome(self, game: Eldervale, reason: str) -> Outcome:
        points = [points_by_source(game, seat) for seat in range(game.seats)]
        scores = [sum(own) for own in points]
        breakdown = tuple([dict(zip(SOURCES, own, strict=True)) for own in points])
        return Outcome(tuple(scores), tuple(winners_of(game, scores)), reason, breakdown, rivals_of(game), teams_of(game))


FINAL_SCORING: Final = FinalScoring()
