"""The expedition into the dungeon, step by step (EL-093 to EL-102)."""

from typing import Any, Final

from deska.games.eldervale.actions import (
    BURN,
    BUY,
    LAY,
    MAP,
)
from deska.games.eldervale.components.pieces import MAPPED, NOWHERE
from deska.games.eldervale.components.state import Eldervale, OwnTime
from deska.games.eldervale.effects.adventures import REFILL, affordable, affords_any, burn, buy, no_purchase, offered
from deska.games.eldervale.effects.building import trigger_end
from deska.games.eldervale.effects.monsters import appear
from deska.games.eldervale.effects.seen import realm_part
from deska.games.eldervale.effects.tokens import fill
from deska.kernel import ALL, Ask, Effect, Frame, Reason
from deska.kernel.masks import members
from deska.kernel.scenes import Message

HOARDED: Final = 3
"""Dragon treasures that come with the Dragon's Lair (EL-230)."""


class Expedition(Effect):
    """New realm, first card, second card or burn, refill."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.then(
            frame.seat,
            NEW_REALM,  # 1. EL-094
            FIRST_CARD,  # 2. EL-097
            SECOND_CARD,  # 3. EL-098
            REFILL,  # 4. EL-100
        )

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return affords_any(game, frame.seat)  # EL-075


# --- 1. a new realm is revealed


class NewRealm(Effect):
    """The top tile of the stock is revealed; with an empty stock nothing happens."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        realm = reveal(game)
        if realm >= 0:
            game.push(LAY_REALM, frame.seat, 0, game.box.realm_card[realm])


def reveal(game: Eldervale) -> int:
    """The next tile; the last one triggers the end (EL-208)."""
    if not game.stock:
        return NOWHERE
    realm = game.draw(game.stock)
    if game.heard:
        game.tell("el-revealed", seen=realm_part(realm), realm=realm)
    if not game.stock:
        trigger_end(game, MAPPED)
    return realm


def neighbours(game: Eldervale, cell: int) -> list[int]:
    """Realms that lie beside a cell."""
    around = MAP.neighbours[cell]
    return [realm for realm, at in enumerate(game.cells) if at >= 0 and any(at == beside for beside in around)]


def beside_bridge(game: Eldervale, cell: int) -> bool:
    """True if a tile there would touch the bridge between its ends (EL-240)."""
    return game.cells[game.box.bridge] >= 0 and game.cells[game.box.bridge] in MAP.neighbours[cell]


def sites_for(game: Eldervale, realm: int) -> list[int]:
    """The cells for a new tile: beside at least two others; for the bridge, beside exactly one (EL-094, EL-238)."""
    taken = touched = twice = 0
    for cell in game.cells:
        if cell >= 0:
            around = MAP.around[cell]
            taken |= 1 << cell
            twice |= touched & around
            touched |= around
    bridge = game.cells[game.box.bridge]
    if bridge >= 0:  # only its two ends may ever be touched (EL-240)
        taken |= MAP.around[bridge]
    if realm == game.box.bridge:
        return [cell for cell in members(touched & ~twice & ~taken) if far_cell(game, cell) >= 0]
    return members(twice & ~taken)


def far_cell(game: Eldervale, cell: int) -> int:
    """The free cell at the far end of a bridge there, NOWHERE if there is none."""
    near = game.cells[neighbours(game, cell)[0]]
    (q, r), (nq, nr) = MAP.cells[cell], MAP.cells[near]
    far = MAP.numbers.get((2 * q - nq, 2 * r - nr), NOWHERE)
    return NOWHERE if far in game.cells else far


class LayRealm(Ask):
    """The player chooses where the revealed tile is laid."""

    kind = "el-lay"
    rules = ("EL-094", "EL-238")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [LAY.of(cell) for cell in sites_for(game, self.realm_of(game, frame))]

    def realm_of(self, game: Eldervale, frame: Frame) -> int:
        return game.box.realm_card.index(frame.source)

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        realm, cell = self.realm_of(game, frame), LAY.arg(option)
        if realm == game.box.bridge:
            far = far_cell(game, cell)
            lay(game, realm, cell)
            lay_far_end(game, far)
        else:
            lay(game, realm, cell)

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"realm": self.realm_of(game, frame)}

    def labels(self, game: Eldervale, frame: Frame) -> dict[int, Message]:
        """A free place is named by a realm beside it and the side on which it lies."""
        labels: dict[int, Message] = {}
        for option in self.options(game, frame):
            cell = LAY.arg(option)
            for realm in neighbours(game, cell)[:1]:
                labels[option] = Message("el-lay-beside", {"realm": realm, "side": MAP.side(game.cells[realm], cell)})
        return labels

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        if not LAY.holds(option) or LAY.arg(option) in game.cells or frame.source == game.box.realm_card[game.box.bridge]:
            return None
        return Reason("el-why-bridge-side" if beside_bridge(game, LAY.arg(option)) else "el-why-not-two-beside", "EL-094")


def lay_far_end(game: Eldervale, far: int) -> None:
    """The next tile lies at the far end of the bridge (EL-239, EL-244)."""
    realm = reveal(game)
    if realm >= 0:
        game.far = realm
        lay(game, realm, far)


def lay(game: Eldervale, realm: int, cell: int) -> None:
    """A realm joins the map with its treasures and its monster (EL-095)."""
    for other in neighbours(game, cell):
        game.near[realm] |= 1 << other
        game.near[other] |= 1 << realm
    game.cells[realm] = cell
    if game.heard:
        game.tell("el-laid", ALL, ("realm", "stock", f"cell:{MAP.names[cell]}"), realm_part(realm), realm=realm)
    for space in game.box.spaces_of[realm]:
        fill(game, space)
    if realm == game.box.dragons_lair:
        game.hoards = HOARDED
    appear(game, realm)


# --- 2. and 3. cards


class FirstCard(OwnTime):
    """A face-up card must be bought."""

    kind = "el-first-card"
    rules = ("EL-097", "EL-101")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [BUY.of(card) for card in affordable(game, frame.seat)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        buy(game, frame.seat, BUY.arg(option))

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        return no_purchase(game, option)


class SecondCard(OwnTime):
    """Another card is bought, or one is burned; the deck of the first card shows none (EL-099)."""

    kind = "el-second-card"
    rules = ("EL-098", "EL-099", "EL-101")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [*[BUY.of(card) for card in affordable(game, frame.seat)], *[BURN.of(card) for card in offered(game)]]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if BUY.holds(option):
            buy(game, frame.seat, BUY.arg(option))
        else:
            burn(game, frame.seat, BURN.arg(option))

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        return no_purchase(game, option)


EXPEDITION: Final = Expedition()
NEW_REALM: Final = NewRealm()
LAY_REALM: Final = LayRealm()
FIRST_CARD: Final = FirstCard()
SECOND_CARD: Final = SecondCard()
