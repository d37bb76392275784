"""Spells: what may be cast, what it costs, and what becomes of the card."""

from typing import Final

from deska.games.eldervale.actions import CAST, MAGIC_CARD
from deska.games.eldervale.components.definitions import Spell
from deska.games.eldervale.components.prices import amounts, discounted
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.order import carry_out
from deska.games.eldervale.effects.paying import WILD, charge, purse
from deska.games.eldervale.effects.power import ELEMENT
from deska.games.eldervale.effects.tableau import total
from deska.kernel import ALL, Effect, Frame, Reason
from deska.kernel.effects import NO_OPTIONS
from deska.kernel.payments import can_pay

NOTHING: Final = amounts("")


def cast_price(game: Eldervale, seat: int, spell: Spell) -> list[int]:
    """Free with enough power in its element, if that is in play (EL-057, EL-058); else its resources, perhaps fewer (EL-C55)."""
    if not spell.cost:
        return NOTHING
    element = ELEMENT[spell.element]
    if game.elements >> element & 1 and game.players[seat].value(element) >= spell.free_at:
        return NOTHING
    return discounted(amounts(spell.cost), total(game, seat, "cast-discount"))


def spendable(game: Eldervale, seat: int) -> list[int]:
    """The resources that may be paid for a spell: all but the card itself."""
    held = purse(game, seat)
    held[MAGIC_CARD] = held[MAGIC_CARD] - 1
    return held


def can_afford(game: Eldervale, seat: int, spell: Spell, held: list[int]) -> bool:
    return can_pay(cast_price(game, seat, spell), held, WILD)


def would_do_something(game: Eldervale, seat: int, card: int) -> bool:
    """An effect that cannot be carried out is not paid for (EL-043)."""
    return any(effect.possible(game, Frame(effect, seat, card)) for effect in game.box.spells[card].effects)


def castable(game: Eldervale, seat: int, chances: int) -> list[int]:
    """Spells in hand that may be cast at one of these chances, given as bits."""
    box = game.box
    spells = NO_OPTIONS
    held = NO_OPTIONS
    for card in game.players[seat].hand.cards:
        if chances & box.chances[card]:
            price = cast_price(game, seat, box.spells[card])
            if price is not NOTHING:
                held = held or spendable(game, seat)
                if not can_pay(price, held, WILD):
                    continue
            if would_do_something(game, seat, card):
                spells = [*spells, CAST.of(card)]
    return spells


def cast(game: Eldervale, seat: int, card: int) -> None:
    """Pay, carry out, discard (EL-054)."""
    spell = game.box.spells[card]
    price = cast_price(game, seat, spell)
    game.players[seat].hand.take(card)
    game.cast.append(card)
    if game.heard:
        game.tell("el-cast", ALL, ("card", f"hand:{seat}", "spells"), player=seat, card=card)
    game.push(LAY_SPELL, seat, 0, card)
    carry_out(game, seat, card, spell.effects)
    if any(price):
        charge(game, seat, price, card)


class LaySpell(Effect):
    """A spell that was carried out goes to the discard pile."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.cast.remove(frame.source)
        game.discard.append(frame.source)


def no_spell(game: Eldervale, seat: int, option: int) -> Reason | None:
    """Why a spell cannot be cast now."""
    if not CAST.holds(option):
        return None
    card = CAST.arg(option)
    if card not in game.players[seat].hand.cards:
        return Reason("el-why-not-in-hand", "EL-056", {"card": card})
    if not can_afford(game, seat, game.box.spells[card], spendable(game, seat)):
        return Reason("el-why-spell-too-dear", "EL-057", {"card": card})
    return Reason("el-why-wrong-moment", "EL-056", {"card": card})


LAY_SPELL: Final = LaySpell()
