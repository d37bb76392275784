"""Experience: spent at once on the tracks, or moving the one marker of the team (WW-184 to WW-192, WW-313 to WW-317)."""

from dataclasses import dataclass
from typing import Final

from deska.games.weirdwood.actions import COMBAT_TRACK, POWER_TRACK, SPEND, TACTICS_TRACK, TRACKS
from deska.games.weirdwood.components.definitions import SHARED_END, TRACK_ENDS
from deska.games.weirdwood.components.state import SHARED_LOOP, Weirdwood
from deska.games.weirdwood.effects.asking import OneByOne
from deska.kernel import Effect, Frame, Reason, Start
from deska.kernel.codec import Int
from deska.kernel.combinators import push_all

MOST_XP: Final = 200
COMBAT_DAMAGE: Final = 2  # WW-189
COMBAT_END: Final = Start(f"wound-monster(count={COMBAT_DAMAGE})")
TACTICS_END: Final = Start("clean-anywhere")  # WW-190


@dataclass(frozen=True)
class Experience(Effect):
    """The player gains experience."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        gain_xp(game, frame.seat, self.count)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return game.level.team or bool(open_tracks(game, frame.seat))


def gain_xp(game: Weirdwood, seat: int, count: int) -> None:
    if count:
        game.push(SPEND_XP, seat, count)


def open_tracks(game: Weirdwood, seat: int) -> list[int]:
    """Tracks whose marker is not at the end (WW-191)."""
    tracks = game.players[seat].tracks
    return [track for track in range(len(TRACKS)) if tracks[track] < TRACK_ENDS[track]]


class SpendXp(OneByOne):
    """Experience is spent one by one; with the team's track there is no choice (WW-314)."""

    kind = "ww-spend-xp"
    rules = ("WW-184", "WW-185", "WW-191", "WW-192")
    most = MOST_XP

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [] if game.level.team else [SPEND.of(track) for track in open_tracks(game, frame.seat)]

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if game.level.team:
            game.push(SHARE_XP, frame.seat, frame.arg)

    def take(self, game: Weirdwood, frame: Frame, option: int) -> None:
        track = SPEND.arg(option)
        player = game.players[frame.seat]
        player.tracks[track] += 1
        space = player.tracks[track]
        if game.heard:
            game.tell("ww-spent-xp", player=frame.seat, track=track, space=space)
        source = Frame(self, frame.seat, player.character)
        if space == TRACK_ENDS[track]:
            reach_end(game, frame.seat, track)
        elif space in game.box.rewards[player.character][track]:
            push_all(game, source, game.box.rewards[player.character][track][space].effects)

    def picks(self, game: Weirdwood, frame: Frame) -> list[int]:
        """Each step brings its reward at once, and several may go to one track."""
        return []

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return SPEND.refuses(option, "ww-why-track-full", "WW-191")


def reach_end(game: Weirdwood, seat: int, track: int) -> None:
    if track == POWER_TRACK:
        game.now.free = game.now.free or seat == game.turn  # WW-188
    elif track == COMBAT_TRACK:
        game.push(COMBAT_END, seat)
    elif track == TACTICS_TRACK:
        game.push(TACTICS_END, seat)


class ShareXp(Effect):
    """The team's marker moves one space after the other; everybody gets what it reaches (WW-315 to WW-317)."""

    takes = Int(1, MOST_XP)

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if frame.arg > 1:
            game.push(self, frame.seat, frame.arg - 1)
        game.shared += 1
        if game.shared == SHARED_END:
            game.shared = SHARED_LOOP
        if game.heard:
            game.tell("ww-shared-xp", player=frame.seat, space=game.shared)
        if game.shared in game.box.shared:
            push_all(game, frame, game.box.shared[game.shared].effects)


SPEND_XP: Final = SpendXp()
SHARE_XP: Final = ShareXp()
