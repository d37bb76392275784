"""Treasure tokens: taken from realms, cashed, put on slots of cards, and what slots give."""

from dataclasses import dataclass
from typing import Final

from deska.games.eldervale.actions import (
    CASH,
    FACES,
    GAIN,
    PAY,
    PUT,
    RESOURCES,
    SPACES,
    TAKE,
    WORKER,
)
from deska.games.eldervale.components.pieces import EMPTY, MOST_TOKENS, NOWHERE, UNIT_AT, Laid, Player, beast_of
from deska.games.eldervale.components.prices import LETTERS, amounts
from deska.games.eldervale.components.state import Cashing, Eldervale, cash_options, resources_of
from deska.games.eldervale.components.tables import FACE, STACK, SYMBOLS
from deska.games.eldervale.effects.gains import NUMBER, gain, has_room
from deska.games.eldervale.effects.paying import affords, charge
from deska.games.eldervale.effects.power import ELEMENT
from deska.games.eldervale.effects.seen import SEEN
from deska.games.eldervale.effects.tableau import find, most
from deska.games.eldervale.made import new_laid
from deska.kernel import ALL, Ask, Effect, Frame, Reason
from deska.kernel.codec import Pair
from deska.kernel.combinators import could, push_all

TOKEN_FOR: Final = Pair(FACES, len(RESOURCES))
"""The face of a token and a resource that it gives."""
EMPTY_SLOT: Final = "o"


# --- taking


def top_of(game: Eldervale, space: int) -> int:
    """The token on top of a stack, EMPTY if it is gone."""
    left = game.left[space]
    return game.tokens[space * STACK + left - 1] if left else EMPTY


def take_from(game: Eldervale, seat: int, space: int, dives: bool = False) -> None:
    """The top token, or the printed resource of an emptied space (EL-083, EL-085)."""
    token = top_of(game, space)
    if token == EMPTY:
        gain(game, seat, game.box.printed[space], 2 if dives else 1)
        return
    game.left[space] -= 1
    player = game.players[seat]
    player.tray.append(token)
    player.tray.sort()
    if game.heard:
        game.tell("el-took-token", ALL, ("token", f"space:{SPACES[space]}", f"tray:{seat}"), player=seat, face=FACE[token])
    uncover(game, space)
    if len(player.tray) > MOST_TOKENS and len(player.tray) > tray_limit(game, seat):
        game.push(TRAY_FULL, seat)


def discard_top(game: Eldervale, space: int) -> None:
    """The top token of a stack leaves the game."""
    if game.left[space]:
        game.left[space] -= 1
        if game.heard:
            game.tell("el-token-lost", ALL, ("token", f"space:{SPACES[space]}", "stock"), space=space)
        uncover(game, space)


def fill(game: Eldervale, space: int) -> None:
    """A whole stack, its top token face up, or all of them (EL-032, EL-095)."""
    game.left[space] = STACK
    if game.heard and game.setup.variant["stacks"] == "open":
        for place in range(STACK - 1):
            game.tell("el-uncovered", space=space, face=FACE[game.tokens[space * STACK + place]])
    uncover(game, space)


def uncover(game: Eldervale, space: int) -> None:
    """The next token of a stack turns face up (EL-083)."""
    if game.left[space]:
        game.learn(ALL)
        if game.heard:
            game.tell("el-uncovered", seen=SEEN, space=space, face=FACE[top_of(game, space)])


def tray_limit(game: Eldervale, seat: int) -> int:
    """Tokens on slots do not count (EL-086, EL-087, EL-C54)."""
    return most(game, seat, "token-limit", MOST_TOKENS)


@dataclass(frozen=True)
class TakeToken(Ask):
    """The player takes the top token of a stack, anywhere or in a realm without units and monsters."""

    free: bool = False

    def prompt(self) -> str:
        return "el-take-token"

    def serves(self) -> tuple[str, ...]:
        return ("EL-083", "EL-085")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        taken = game.occupied() if self.free else 0
        realms = game.box.space_realm
        return [TAKE.of(space) for space, realm in enumerate(realms) if game.cells[realm] >= 0 and not taken >> realm & 1]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        take_from(game, frame.seat, TAKE.arg(option))


class TakeHere(Ask):
    """The action of an element realm, for the unit that the argument names (EL-083 to EL-085)."""

    kind = "el-take-here"
    rules = ("EL-084", "EL-085")
    takes = UNIT_AT

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [TAKE.of(space) for space in game.box.spaces_of[UNIT_AT.second(frame.arg)]]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        kind, space = UNIT_AT.first(frame.arg), TAKE.arg(option)
        diver = NOWHERE if game.left[space] else diving(game, frame.seat)
        if diver != NOWHERE and beast_of(kind) == game.box.mimesis:
            game.push(game.spec.effects.named("imitate-diver"), frame.seat, space, diver)
        take_from(game, frame.seat, space, diver != NOWHERE and kind == WORKER)


def diving(game: Eldervale, seat: int) -> int:
    """The ability of a faction that gains one more of a printed resource, NOWHERE if it has none (EL-C16)."""
    divers = [card for card in game.box.abilities_of[game.players[seat].faction] if game.box.changes["dives"][card]]
    return divers[0] if divers and seat < game.seats else NOWHERE


# --- cashing


class Cash(Effect):
    """A token of the tray is turned into resources; the argument is its face and the resource (EL-131)."""

    takes = TOKEN_FOR

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        cash(game, frame.seat, TOKEN_FOR.first(frame.arg), TOKEN_FOR.second(frame.arg))


def cash(game: Eldervale, seat: int, face: int, resource: int) -> None:
    take_out(game.players[seat], face)
    if game.heard:
        game.tell("el-cashed", ALL, ("token", f"tray:{seat}", "stock"), player=seat, face=face)
    gain(game, seat, resource, resources_of(face, resource))


def take_out(player: Player, face: int) -> int:
    """A token with that face leaves the tray."""
    for i, token in enumerate(player.tray):
        if FACE[token] == face:
            return player.tray.pop(i)
    return EMPTY


class TrayFull(Cashing):
    """Too many tokens: one has to be cashed, or in one's own turn put on a slot (EL-086)."""

    kind = "el-tray-full"
    rules = ("EL-086", "EL-131")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        if len(player.tray) <= tray_limit(game, frame.seat):
            return []
        options = cash_options(player.tray)
        return options + put_options(game, frame.seat) if frame.seat == game.active else options

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        game.push(self, frame.seat)
        if CASH.holds(option):
            cash(game, frame.seat, CASH.arg(option), CASH.second(option))
        else:
            put(game, frame.seat, PUT.arg(option), PUT.second(option))

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        return no_token(game, frame.seat, option)


# --- slots


def put_options(game: Eldervale, seat: int) -> list[int]:
    """Every face of the tray on every slot; of equal free slots of a card only the first (EL-133)."""
    player = game.players[seat]
    slots: list[int] = []
    for laid in player.cards:
        free = False
        for place in range(len(laid.tokens)):
            if laid.tokens[place] == EMPTY:
                if free or (laid.orb and game.box.is_investment[laid.card]):
                    continue
                free = True
            slots.append(game.box.slots_of[laid.card][place])
    options: list[int] = []
    faces = 0
    for token in player.tray:
        face = FACE[token]
        if not faces >> face & 1:
            faces |= 1 << face
            first = PUT.of(face)
            for slot in slots:
                options.append(first + slot)
    return options


def put(game: Eldervale, seat: int, face: int, slot: int) -> None:
    """A token that lay there before is lost (EL-133)."""
    player = game.players[seat]
    card = game.box.slot_card[slot] if slot else player.cards[0].card
    i = find(player, card)
    laid = player.cards[i]
    tokens = list(laid.tokens)
    tokens[game.box.slot_place[slot]] = take_out(player, face)
    player.cards[i] = new_laid(card=card, tokens=tuple(tokens), orb=laid.orb, aura=laid.aura)
    if game.heard:
        game.tell("el-put", ALL, ("token", f"tray:{seat}", f"tableau:{seat}"), player=seat, face=face, card=card)


def no_token(game: Eldervale, seat: int, option: int) -> Reason | None:
    """Why a token can be neither cashed nor put on a slot."""
    if not CASH.holds(option) and not PUT.holds(option):
        return None
    face = CASH.arg(option) if CASH.holds(option) else PUT.arg(option)
    if face not in [FACE[token] for token in game.players[seat].tray]:
        return Reason("el-why-no-token", "EL-131", {"face": face})
    return Reason("el-why-no-such-resource", "EL-047") if CASH.holds(option) else Reason("el-why-no-slot", "EL-133")


def shown_in(game: Eldervale, laid: Laid, place: int) -> list[int]:
    """The resources that a slot shows: those of the token on it, else what is printed (EL-140)."""
    if place < len(laid.tokens) and laid.tokens[place] != EMPTY:
        return SYMBOLS[FACE[laid.tokens[place]]]
    letter = game.box.tableau[laid.card].slots[place]
    return [] if letter == EMPTY_SLOT else [LETTERS.index(letter)]


@dataclass(frozen=True)
class Slot(Ask):
    """The player gains what a slot of the card shows; of two different resources one."""

    place: int = 0

    def prompt(self) -> str:
        return "el-gain-one-of"

    def serves(self) -> tuple[str, ...]:
        return ("EL-047", "EL-140")

    def symbols(self, game: Eldervale, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        i = find(player, frame.source)
        return shown_in(game, player.cards[i], self.place) if i >= 0 else []

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        symbols = self.symbols(game, frame)
        return [GAIN.of(symbol) for symbol in symbols] if len(symbols) == 2 and symbols[0] != symbols[1] else []

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        symbols = self.symbols(game, frame)
        if symbols:
            gain(game, frame.seat, symbols[0], len(symbols))

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        gain(game, frame.seat, GAIN.arg(option))

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return any(has_room(game, frame.seat, symbol) for symbol in self.symbols(game, frame))


@dataclass(frozen=True)
class Doorway(Effect):
    """The fixed resource, and what the slot shows if the player is strictly highest on the card's track (EL-144)."""

    resource: str
    element: str

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        if is_highest(game, frame.seat, ELEMENT[self.element]):
            game.push(SLOT, frame.seat, 0, frame.source)
        gain(game, frame.seat, NUMBER[self.resource])

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        if has_room(game, frame.seat, NUMBER[self.resource]):
            return True
        return is_highest(game, frame.seat, ELEMENT[self.element]) and could(game, frame, SLOT)


def is_highest(game: Eldervale, seat: int, element: int) -> bool:
    """A tie does not count."""
    level = game.players[seat].power[element]
    return all(player.power[element] < level for other, player in enumerate(game.players) if other != seat)


class Invest(Ask):
    """The investment in the card's slot is paid, one of two different resources; with an orb it is free (EL-141)."""

    kind = "el-invest"
    rules = ("EL-141",)

    def owed(self, game: Eldervale, frame: Frame) -> list[int]:
        """The resources of the token, none with an orb."""
        player = game.players[frame.seat]
        laid = player.cards[find(player, frame.source)]
        return [] if laid.orb else shown_in(game, laid, 0)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        owed = self.owed(game, frame)
        if len(owed) < 2 or owed[0] == owed[1]:
            return []
        return [PAY.of(symbol + 1) for symbol in owed if affords(game, frame.seat, amounts(LETTERS[symbol]))]

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        owed = self.owed(game, frame)
        if owed:
            charge(game, frame.seat, amounts("".join(LETTERS[symbol] for symbol in owed)), frame.source)

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        charge(game, frame.seat, amounts(LETTERS[PAY.arg(option) - 1]), frame.source)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        player = game.players[frame.seat]
        i = find(player, frame.source)
        if i < 0:
            return False
        if player.cards[i].orb:
            return True
        symbols = shown_in(game, player.cards[i], 0)
        if len(symbols) == 2 and symbols[0] != symbols[1]:
            return any(affords(game, frame.seat, amounts(LETTERS[symbol])) for symbol in symbols)
        return bool(symbols) and affords(game, frame.seat, amounts("".join(LETTERS[symbol] for symbol in symbols)))


class WithOrb(Effect):
    """The card does more once an orb covers its symbol (EL-142)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        if self.possible(game, frame):
            push_all(game, frame, game.box.adventures[frame.source].orb)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        player = game.players[frame.seat]
        i = find(player, frame.source)
        return i >= 0 and player.cards[i].orb and any(could(game, frame, effect) for effect in game.box.adventures[frame.source].orb)


CASH_EFFECT: Final = Cash()
TRAY_FULL: Final = TrayFull()
TAKE_HERE: Final = TakeHere()
SLOT: Final = Slot()
INVEST: Final = Invest()
WITH_ORB: Final = WithOrb()
