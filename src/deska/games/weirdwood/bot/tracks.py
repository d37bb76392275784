"""The track to spend experience on: the one whose next spaces bring most for each of them."""

from deska.games.weirdwood.actions import COMBAT_TRACK, POWER_TRACK, SPEND
from deska.games.weirdwood.bot.deeds import deed_worth
from deska.games.weirdwood.bot.gains import battles_left
from deska.games.weirdwood.bot.numbers import BLOCK_IN_BATTLE, HIT_IN_BATTLE, MONSTER_HIT, POWER_END, TACTICS_END, VICTORY
from deska.games.weirdwood.components.definitions import TRACK_ENDS
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.experience import COMBAT_DAMAGE


def best_track(game: Weirdwood, seat: int) -> int:
    best, worth = game.legal[0], -1.0
    for option in game.legal:
        value = track_worth(game, seat, SPEND.arg(option))
        if value > worth:
            best, worth = option, value
    return best


def track_worth(game: Weirdwood, seat: int, track: int) -> float:
    """The mean of what the next spaces bring, up to the space where it is greatest."""
    player = game.players[seat]
    at = player.tracks[track]
    best = total = 0.0
    for space in range(at + 1, TRACK_ENDS[track] + 1):
        total += end_worth(game, track) if space == TRACK_ENDS[track] else space_worth(game, seat, track, space)
        best = max(best, total / (space - at))
    return best


def space_worth(game: Weirdwood, seat: int, track: int, space: int) -> float:
    character = game.players[seat].character
    rewards = game.box.rewards[character][track]
    if space not in rewards:
        return 0.0
    reward = rewards[space]
    lasting = HIT_IN_BATTLE * reward.hits + BLOCK_IN_BATTLE * reward.blocks
    return battles_left(game, seat) * lasting + sum([deed_worth(game, seat, character, effect) for effect in reward.effects], 0.0)


def end_worth(game: Weirdwood, track: int) -> float:
    """The worth of the end of a track; that of combat may win the game."""
    if track == COMBAT_TRACK:
        return COMBAT_DAMAGE * MONSTER_HIT + (VICTORY if sum(game.health) <= COMBAT_DAMAGE else 0.0)
    return POWER_END if track == POWER_TRACK else TACTICS_END
