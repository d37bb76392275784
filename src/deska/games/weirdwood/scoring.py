"""How far the monster is from its end; who has won is said where it happens."""

from deska.games.weirdwood.components.state import Weirdwood


def monster_share(game: Weirdwood) -> float:
    """The part of its first health that the monster still has; a Wraith may have more than it began with."""
    return sum(game.health) / (game.scale.health * game.board.parts)
