"""Kouzla: what may be cast, what it costs, and what becomes of the card."""

from typing import Final

from deska.games.eldervale.actions import CAST, FIRST_MAGIC, FIRST_QUEST, FIRST_STARTER, MAGIC_CARD
from deska.games.eldervale.components.definitions import BOX, Spell
from deska.games.eldervale.components.prices import amounts, discounted
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.order import carry_out
from deska.games.eldervale.effects.paying import WILD, charge, purse
from deska.games.eldervale.effects.power import ELEMENT
from deska.kernel import ALL, Effect, Frame, Reason
from deska.kernel.payments import can_pay

NOTHING: Final = amounts("")


def cast_price(game: Eldervale, seat: int, spell: Spell) -> list[int]:
    """Free with enough power in its element, if that is in play (EL-057, EL-058); else its resources, perhaps fewer (EL-C55)."""
    if not spell.cost:
        return NOTHING
    element = ELEMENT[spell.element]
    player = game.players[seat]
    if game.elements >> element & 1 and player.value(element) >= spell.free_at:
        return NOTHING
    less = sum(BOX.adventures[laid.card].cast_discount for laid in player.cards if laid.card < FIRST_STARTER)
    return discounted(amounts(spell.cost), less)


def spendable(game: Eldervale, seat: int) -> list[int]:
    """What may be paid for a spell: not the card itself."""
    held = purse(game, seat)
    held[MAGIC_CARD] -= 1
    return held


def can_afford(game: Eldervale, seat: int, spell: Spell, held: list[int]) -> bool:
    return can_pay(cast_price(game, seat, spell), held, WILD)


def would_do_something(game: Eldervale, seat: int, card: int) -> bool:
    """An effect that cannot be carried out is not paid for (EL-043)."""
    return any(effect.possible(game, Frame(effect, seat, FIRST_MAGIC + card)) for effect in BOX.spells[card].effects)


def castable(game: Eldervale, seat: int, moments: int) -> list[int]:
    """Spells in hand that may be cast at one of these moments, given as bits."""
    fitting = [card for card in game.players[seat].hand.cards if card < FIRST_QUEST and moments & BOX.moments[card]]
    if not fitting:
        return fitting
    held = spendable(game, seat)
    return [CAST.of(card) for card in fitting if can_afford(game, seat, BOX.spells[card], held) and would_do_something(game, seat, card)]


def cast(game: Eldervale, seat: int, card: int) -> None:
    """Pay, carry out, discard (EL-054)."""
    spell = BOX.spells[card]
    source = FIRST_MAGIC + card
    price = cast_price(game, seat, spell)
    game.players[seat].hand.take(card)
    game.cast.append(card)
    if game.heard:
        game.tell("el-cast", ALL, ("card", f"hand:{seat}", "spells"), player=seat, card=source)
    game.push(LAY_SPELL, seat, 0, source)
    carry_out(game, seat, source, spell.effects)
    if any(price):
        charge(game, seat, price, source)


class LaySpell(Effect):
    """A spell that was carried out goes to the discard pile."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        card = frame.source - FIRST_MAGIC
        game.cast.remove(card)
        game.discard.append(card)


def no_spell(game: Eldervale, seat: int, option: int) -> Reason | None:
    """Why a spell cannot be cast now."""
    if not CAST.holds(option):
        return None
    card = CAST.arg(option)
    if card not in game.players[seat].hand.cards:
        return Reason("el-why-not-in-hand", "EL-056", {"card": FIRST_MAGIC + card})
    if not can_afford(game, seat, BOX.spells[card], spendable(game, seat)):
        return Reason("el-why-spell-too-dear", "EL-057", {"card": FIRST_MAGIC + card})
    return Reason("el-why-wrong-moment", "EL-056", {"card": FIRST_MAGIC + card})


LAY_SPELL: Final = LaySpell()
