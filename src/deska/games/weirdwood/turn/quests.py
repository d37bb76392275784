"""Quests: laid into their slots, fulfilled, drawn anew (WW-325 to WW-330)."""

from typing import Final

from deska.games.weirdwood.actions import DAYTIMES, KNOWLEDGE
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.people import Player
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.events import HEALTHY, LEARNED, LINKED, RICH, SUPPER, happened
from deska.games.weirdwood.effects.links import links
from deska.kernel import NO, YES, Ask, Effect, Frame
from deska.kernel.combinators import push_all


def named_slot(game: Weirdwood, quest: int) -> int:
    """The slot that a quest names."""
    return DAYTIMES.index(game.box.quest(quest).slot)


def quest_slot(game: Weirdwood, player: Player) -> int:
    """The slot that a laid quest fills, or NOTHING."""
    return named_slot(game, player.quest) if player.laid_quest else NOTHING


def lay_quest(game: Weirdwood, player: Player) -> None:
    """It enters its slot as soon as that is free (WW-330)."""
    if player.quest != NOTHING and player.slots[named_slot(game, player.quest)] < 0:
        player.laid_quest = True


class FulfilQuest(Effect):
    """The quest that is the source gives its reward and leaves the game; then there may be a new one (WW-327, WW-330)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        player = game.players[frame.seat]
        player.quest = NOTHING
        if game.heard:
            game.tell("ww-fulfilled", player=frame.seat, card=frame.source)
        game.push(NEW_QUEST, frame.seat)
        push_all(game, frame, game.box.uses[frame.source])


class NewQuest(Ask):
    """A player who draws a new quest takes a favour token, as long as there are any (WW-327, WW-329)."""

    kind = "ww-new-quest"
    rules = ("WW-327", "WW-329")

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [YES, NO] if game.quests.cards else []

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if option == NO:
            return
        player = game.players[frame.seat]
        player.quest = game.draw(game.quests)
        lay_quest(game, player)
        if game.favours:
            game.favours -= 1
            player.favours += 1
        if game.heard:
            game.tell("ww-new-quest-drawn", player=frame.seat, card=player.quest)
        if game.turn == frame.seat:
            game.push(CHECK_QUEST, frame.seat)  # it may be fulfilled already (WW-C71)


class CheckQuest(Effect):
    """Quests that wait for a state, not for an event, are looked at between the steps of the player's own turn (WW-C71)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        player = game.players[frame.seat]
        if not player.laid_quest:
            return
        happened(game, frame.seat, HEALTHY, player.health)
        happened(game, frame.seat, LEARNED, player.goods[KNOWLEDGE])
        happened(game, frame.seat, RICH, sum(player.goods))
        happened(game, frame.seat, LINKED, sum(links(game, frame.seat)))


class Supper(Effect):
    """The turn ends in company, or alone in the Entrance Hall where there is nobody else (WW-C72)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        places = [player.place for player in game.players]
        place = places[frame.seat]
        if places.count(place) > 1 or (game.seats == 1 and place == 0):
            happened(game, frame.seat, SUPPER)


NEW_QUEST: Final = NewQuest()
FULFIL_QUEST: Final = FulfilQuest()
CHECK_QUEST: Final = CheckQuest()
SUPPER_STEP: Final = Supper()
