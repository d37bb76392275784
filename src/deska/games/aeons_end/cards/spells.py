"""Spells: those of the market, then those that mages start with (AE-052).

All damage of one cast is dealt by its last `Deal`, as one sum (AE-088).
"""

from typing import Final

from deska.games.aeons_end.actions import RETURN
from deska.games.aeons_end.components.definitions import GEM, Card
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.aether import Aether, WhilePrepped
from deska.games.aeons_end.effects.breaches import FOCUS_CHEAPEST
from deska.games.aeons_end.effects.casting import CAST_ANY
from deska.games.aeons_end.effects.charges import Charge, LoseCharges
from deska.games.aeons_end.effects.damage import Deal, Strengthen
from deska.games.aeons_end.effects.life import Heal
from deska.games.aeons_end.effects.order import RevealOrder
from deska.games.aeons_end.effects.piles import DestroyInHand, Discard, distinct, not_in_pile, return_card
from deska.games.aeons_end.effects.values import ADJACENT_SPELLS, ALL_OPEN, ALLY_WITH_ROOM, HEALABLE, OPEN_BREACHES, On, Plus, Times
from deska.kernel import Ask, Frame, May, Reason
from deska.kernel.combinators import Exchange


class ReturnPlayedGem(Ask):
    """A gem that the player has played this turn goes back to hand."""

    kind = "ae-return-gem"
    rules = ("AE-C43",)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        played = distinct(sorted(game.players[frame.seat].played))
        return [RETURN.of(card) for card in played if game.box.kind[card] == GEM]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        return_card(game, frame.seat, game.players[frame.seat].played, option, "played")

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return not_in_pile(RETURN, option, game.players[frame.seat].played, "AE-C43")


SPELLS: Final[tuple[Card, ...]] = (
    # --- the market
    Card(
        "phoenix-flame",
        "small-fire",
        "spell",
        3,
        cast=(May("ae-phoenix-flame", (Exchange((LoseCharges(1),), (Strengthen(2),)),), ("AE-C33",)), Deal(2)),
    ),
    Card("spectral-echo", "echo-ripples", "spell", 3, cast=(Deal(2), DestroyInHand(optional=True))),
    Card("amplify-vision", "third-eye", "spell", 4, cast=(FOCUS_CHEAPEST, Deal(Plus(2, ALL_OPEN)))),
    Card("ignite", "bolt-spell-cast", "spell", 4, cast=(Deal(2), On(ALLY_WITH_ROOM, (Charge(),)))),
    Card("lava-tendril", "lava", "spell", 4, cast=(Deal(3),), casting_ends=(Deal(1),)),
    Card("dark-fire", "alien-fire", "spell", 5, cast=(Discard(2, optional=True, damage=3), Deal(0))),
    Card("essence-theft", "life-tap", "spell", 5, cast=(Deal(3), Discard(optional=True, then=(On(HEALABLE, (Heal(1),)),)))),
    Card("feral-lightning", "focused-lightning", "spell", 5, cast=(Deal(3),), preps_closed=True),
    Card(
        "oblivion-swell",
        "big-wave",
        "spell",
        5,
        cast=(Discard(optional=True, only="gem", by_cost=True), Deal(2)),
        main=WhilePrepped((Aether(1),)),
    ),
    Card("chaos-arc", "lightning-arc", "spell", 6, cast=(Deal(Plus(3, Times(2, ADJACENT_SPELLS))),)),
    Card("planar-insight", "brainstorm", "spell", 6, cast=(Deal(Plus(2, OPEN_BREACHES)),)),
    Card("wildfire-whip", "whip", "spell", 6, cast=(Deal(4),), main=WhilePrepped((CAST_ANY,), pays=2, once=False)),
    Card("arcane-nexus", "magic-portal", "spell", 7, cast=(Deal(4),), main=WhilePrepped((ReturnPlayedGem(),))),
    Card("consuming-void", "vortex", "spell", 7, cast=(DestroyInHand(2, optional=True, damage=3), Deal(0))),
    # --- starters
    Card("spark", "fire-ray", "spell", cast=(Deal(1),)),
    Card("buried-light", "sunbeams", "spell", cast=(Deal(1), Aether(1))),
    Card("flare", "explosion-rays", "spell", cast=(RevealOrder(player=(Deal(3),), nemesis=(Deal(1),)),)),
)
