"""The whole table."""

from typing import Annotated, Final

from deska.games.eldervale.actions import (
    ADVENTURES,
    BEASTS,
    CASH,
    ELEMENT_REALMS,
    ELEMENTS,
    FULFIL,
    HOARD,
    MAGIC,
    MAP,
    MERCENARIES,
    REALMS,
    REWARDS,
    SPACES,
    TOKENS,
)
from deska.games.eldervale.components.box import Box
from deska.games.eldervale.components.land import adjacency, beside, on_map
from deska.games.eldervale.components.pieces import (
    AROUND,
    ENDINGS,
    MAGIC_LIST,
    MOST_CARDS,
    NO_PLAYERS,
    NO_TURN,
    NOWHERE,
    READY,
    SEAT,
    SPOT,
    WORKERS,
    Battle,
    Ghosts,
    Player,
    Turn,
    beast_of,
    is_beast,
    unit_of,
)
from deska.games.eldervale.components.tables import ALL_TOKENS, FACE, STACK, SYMBOLS
from deska.kernel import Ask, DeskaError, Effect, Frame, Game, Hand, Outcome, Pause, Payment, Reason
from deska.kernel.codec import Bool, CardsOf, Each, Int, ListOf, Mask, Name, TupleOf
from deska.kernel.compiling import i64
from deska.kernel.nouns import COUNTED, DERIVED, NO_HANDS, NO_LISTS, NO_NUMBERS, OPEN, OWN, Between


class Scoring(Effect):
    """The step that scores the game; it belongs to a later room and is known by its name here."""

    def outcome(self, game: "Eldervale", reason: str) -> Outcome:
        raise DeskaError(f"{type(self).__name__} has no outcome")


class Cashing(Ask):
    """A step that offers to cash tokens itself."""


class Giving(Ask):
    """A step that takes cards from the hand; meanwhile none of them becomes a fulfilled quest."""


class OwnTime(Ask):
    """A decision between two steps of an action. Here, as in every pause, the player on turn may take free actions first (EL-130)."""

    def is_between(self) -> bool:
        return True


class FreeActions(Effect):
    """All free actions of a player's own turn; they belong to a later room and are known by their name here."""

    def found(self, game: "Eldervale", seat: int) -> list[int]:
        """The free actions that the player may take now."""
        raise DeskaError(f"{type(self).__name__} knows no free actions")

    def spared(self, game: "Eldervale", seat: int, options: list[int]) -> list[int]:
        """The options after which the player can still do what has to be done (EL-073)."""
        return options

    def can_spare(self, game: "Eldervale", seat: int, price: list[int]) -> bool:
        """True if the player can still do what has to be done after paying a price."""
        return True

    def take(self, game: "Eldervale", seat: int, option: int) -> None:
        """Carry one out."""

    def why_not(self, game: "Eldervale", seat: int, option: int) -> Reason | None:
        """Why one is not possible now."""
        return None


class Eldervale(Game):
    """The whole table. Of every list the last card or tile is the top one."""

    players: Annotated[list[Player], Between(2, 5), OPEN] = NO_PLAYERS
    first: Annotated[int, Int(0, 4), OPEN] = 0
    """The seat that began."""
    elements: Annotated[int, Mask(ELEMENTS), OPEN] = 0
    """The elements in play, as bits (EL-015)."""
    cells: Annotated[list[int], Each(REALMS, Name(MAP.names, nothing=True)), OPEN] = NO_NUMBERS
    """The cell of each realm on the map."""
    far: Annotated[int, Name(REALMS, nothing=True), OPEN] = NOWHERE
    """The realm at the far end of the bridge (EL-239)."""
    stock: Annotated[list[int], ListOf(Name(REALMS), 0, MOST_CARDS), COUNTED] = NO_NUMBERS
    """The stock of realms, face down."""
    tokens: Annotated[tuple[int, ...], TupleOf(Name(TOKENS), ALL_TOKENS, ALL_TOKENS)] = ()
    """The treasure tokens, three for each space, the top one last; `left` says which of them are still there."""
    left: Annotated[list[int], Each(SPACES, Int(0, STACK)), OPEN] = NO_NUMBERS
    """The number of tokens left on each space."""
    dwellings: Annotated[list[int], Each(ELEMENT_REALMS, SEAT), OPEN] = NO_NUMBERS
    """The owner of the dwelling in each element realm."""
    decks: Annotated[list[list[int]], Each(ELEMENTS, ListOf(Name(ADVENTURES), 0, MOST_CARDS)), COUNTED] = NO_LISTS
    """Adventure cards of each element; of elements not in play there are none (EL-019)."""
    sunk: Annotated[list[int], Each(ELEMENTS, Int(0, MOST_CARDS)), OPEN] = NO_NUMBERS
    """How many cards at the bottom of each deck everybody knows."""
    shown: Annotated[int, Mask(ELEMENTS), OPEN] = 0
    """Elements whose top card lies face up, as bits."""
    deck: Annotated[list[int], MAGIC_LIST, COUNTED] = NO_NUMBERS
    """Magic cards."""
    discard: Annotated[list[int], MAGIC_LIST, OPEN] = NO_NUMBERS
    cast: Annotated[list[int], MAGIC_LIST, OPEN] = NO_NUMBERS
    """Spells that are being carried out."""
    packets: Annotated[list[Hand], ListOf(CardsOf(MAGIC, Hand), 0, 5), OWN] = NO_HANDS
    """Magic cards that are passed on in the draft (EL-254)."""
    place: Annotated[list[int], Each(BEASTS, SPOT), OPEN] = NO_NUMBERS
    owner: Annotated[list[int], Each(BEASTS, SEAT), OPEN] = NO_NUMBERS
    """The place of each mercenary and monster, and the player who controls it."""
    bound: Annotated[int, Mask(MERCENARIES), OPEN] = 0
    """Mercenaries hired with an orb, as bits (EL-224)."""
    reborn: Annotated[bool, Bool(), OPEN] = False
    """True if the Sun Phoenix was defeated once (EL-C33)."""
    chosen: Annotated[tuple[int, ...], TupleOf(Name(BEASTS, nothing=True), len(ELEMENTS), len(ELEMENTS)), OPEN] = ()
    """The monster of each element, NOWHERE if it takes no part (EL-017)."""
    grid: Annotated[int, Mask(REWARDS), OPEN] = 0
    """Spaces of the reward grid with an orb, as bits."""
    track_orbs: Annotated[int, Mask(ELEMENTS), OPEN] = 0
    """Power tracks whose orb is still there, as bits."""
    glory_orbs: Annotated[int, Mask(("4", "7")), OPEN] = 0
    """Fields of the glory track whose orb is still there, as bits."""
    hoard: Annotated[tuple[int, ...], TupleOf(Name(HOARD), 0, MOST_CARDS)] = ()
    """Dragon treasures in the order of the draw; the last three are used."""
    hoards: Annotated[int, Int(0, 3), OPEN] = 0
    """The number of dragon treasures left."""
    ending: Annotated[int, Int(0, len(ENDINGS) - 1), OPEN] = 0
    """The reason why the game ends: a number of ENDINGS."""
    turns_left: Annotated[int, Int(0, 10), OPEN] = 0
    """The turns left once the end is triggered, this one included (EL-209)."""
    now: Annotated[Turn, OPEN] = NO_TURN
    battle: Annotated[Battle | None, OPEN] = None
    ghosts: Annotated[Ghosts | None, OPEN] = None
    box: Annotated[Box, DERIVED]
    teams: Annotated[bool, DERIVED]
    has_tactics: Annotated[bool, DERIVED]
    free: Annotated[FreeActions, DERIVED]
    owned: Annotated[int, DERIVED]
    """How many mercenaries and monsters have an owner."""
    near: Annotated[list[int], DERIVED]
    """The realms beside each realm, as bits."""

    def derive(self) -> None:
        self.box = self.spec.box
        self.teams = bool(self.setup.variant["team"] == "on")
        self.has_tactics = bool(self.setup.variant["tactics"] == "on")
        self.free = self.free_actions()
        self.owned = sum([1 for seat in self.owner if seat >= 0])
        self.near = adjacency(self.cells)

    def anytime(self, seat: int) -> list[int]:
        """Free actions between steps of one's own turn (EL-130), quests whose condition is true (EL-060), tokens to be cashed (EL-132)."""
        if not self.stack:
            return NOTHING
        effect = self.stack[-1].effect
        tray = self.players[seat].tray
        options = quest_options(self, seat)
        if options and isinstance(effect, (Payment, Giving)):
            options = NOTHING
        if options and seat == self.active:
            options = self.free.spared(self, seat, options)
        if tray and not isinstance(effect, Cashing):
            options = options + cash_options(tray)
        if not self.is_own_time(seat):
            return options
        found = self.free.found(self, seat)
        return found + options if options else found

    def may_interject(self, seat: int) -> bool:
        """True between steps, where any card in hand might be played. In the midst of an effect a lone answer comes first."""
        if not is_between(self.stack[-1].effect):
            return False
        return len(self.players[seat].hand) > 0 or bool(self.anytime(seat))

    def interject(self, seat: int, option: int) -> None:
        if CASH.holds(option):
            self.push(self.spec.effects.named("cash"), seat, option - CASH.first)
        elif FULFIL.holds(option):
            self.push(self.spec.effects.named("fulfil"), seat, FULFIL.arg(option))
        else:
            self.free.take(self, seat, option)

    def is_own_time(self, seat: int) -> bool:
        """True if the player is on turn and between two steps, where free actions are possible."""
        return seat == self.active and is_between(self.stack[-1].effect)

    def free_actions(self) -> FreeActions:
        actions = self.spec.effects.named("all-free-actions")
        if not isinstance(actions, FreeActions):
            raise DeskaError("the game does not know its free actions")
        return actions

    def reason(self, frame: Frame, option: int) -> Reason:
        """The reason of a refusal. For quests and free actions it is the same, whatever is asked."""
        refusal = None
        if frame.seat >= 0:
            refusal = self.free.why_not(self, frame.seat, option) or no_quest(self, frame.seat, option)
        return super().reason(frame, option) if refusal is None else Reason(refusal.message, refusal.rule, self.spec.named(refusal.args))

    def result(self, reason: str) -> Outcome:
        scoring = self.spec.effects.named("final-scoring")
        if not isinstance(scoring, Scoring):
            raise DeskaError("the game does not know how it is scored")
        return scoring.outcome(self, reason)

    # --- questions that everything else asks

    @property
    def peace(self) -> bool:
        """The peaceful beginning: until every player has regrouped once (EL-153)."""
        return any(player.glory < 0 for player in self.players)

    @property
    def active(self) -> int:
        """The active player; while the Phantoms act, they are it."""
        return 1 if self.ghosts is not None and self.ghosts.acting else self.turn

    @property
    def sides(self) -> int:
        """Players, the Phantoms included."""
        return len(self.players)

    def partner(self, seat: int) -> int:
        """The partner, or NOWHERE."""
        return seat ^ 1 if self.teams else NOWHERE

    def are_rivals(self, seat: int, other: int) -> bool:
        return seat != other and not (self.teams and seat ^ 1 == other)

    def held(self, seat: int) -> int:
        """Realms with own units, as bits."""
        result = on_map(self.players[seat].at)
        if self.owned:
            for beast, owner in enumerate(self.owner):
                if owner == seat and 0 <= self.place[beast] < READY:
                    result |= 1 << self.place[beast]
        return result

    def wild_at(self, realm: int) -> int:
        """The uncontrolled monster in a realm, or NOWHERE; a mercenary without an owner is never on the map."""
        where: i64 = realm
        place: i64
        for beast, place in enumerate(self.place):
            if place == where and self.owner[beast] < 0:
                return beast
        return NOWHERE

    def wild(self) -> int:
        """Realms with uncontrolled monsters, as bits."""
        result = 0
        for beast, place in enumerate(self.place):
            if place < READY and self.owner[beast] < 0:
                result |= 1 << place
        return result

    def occupied(self) -> int:
        """Realms with a unit or a monster, as bits (EL-069)."""
        result = on_map(self.place)
        for player in self.players:
            result |= on_map(player.at)
        return result

    def laid(self) -> int:
        """Realms on the map, as bits."""
        result: i64 = 0
        realm: i64 = 1
        for cell in self.cells:
            if cell >= 0:
                result |= realm
            realm <<= 1
        return result

    def beside(self, realms: int) -> int:
        """Realms next to any of these, as bits."""
        return beside(self.near, realms)

    def units_at(self, seat: int, realm: int) -> list[int]:
        """The kinds of a player's units in a realm, each as often as it is there."""
        units: list[int] = []
        where: i64 = realm
        place: i64
        for i, place in enumerate(self.players[seat].at):
            if place == where:
                units.append(0 if i < WORKERS else i - WORKERS + 1)
        if self.owned:
            for beast, place in enumerate(self.place):
                if place == realm and self.owner[beast] == seat:
                    units.append(unit_of(beast))
        return units

    def has_unit_at(self, seat: int, realm: int) -> bool:
        where: i64 = realm
        place: i64
        for place in self.players[seat].at:
            if place == where:
                return True
        return self.owned > 0 and any(place == realm and self.owner[beast] == seat for beast, place in enumerate(self.place))

    def kinds_at(self, seat: int, realm: int) -> list[int]:
        """The kinds of a player's units in a realm, each once."""
        kinds: list[int] = []
        last = -1
        for kind in self.units_at(seat, realm):  # equal ones are neighbours
            if kind != last:
                kinds.append(kind)
                last = kind
        return kinds

    def give(self, beast: int, seat: int) -> None:
        """A mercenary or a monster changes its owner; NOWHERE if it has none any more."""
        self.owned += (seat >= 0) - (self.owner[beast] >= 0)
        self.owner[beast] = seat

    def move_unit(self, seat: int, kind: int, old: int, new: int) -> None:
        if is_beast(kind):
            self.place[beast_of(kind)] = new
        else:
            self.players[seat].move(kind, old, new)

    def around(self, seat: int) -> list[int]:
        """All players from the left of a seat round to it (EL-042). Never to be changed."""
        return AROUND[len(self.players)][seat]

    def dwelling_count(self, seat: int) -> int:
        count = 0
        for owner in self.dwellings:  # compiled, this is much faster than list.count
            if owner == seat:
                count += 1
        return count

    def element_of(self, seat: int) -> int:
        """The element of a player's faction."""
        return self.box.faction_element[self.players[seat].faction]


NOTHING: Final[list[int]] = []


def is_between(effect: Effect) -> bool:
    """True for a decision in which free actions are possible."""
    return effect.is_between() if isinstance(effect, OwnTime) else isinstance(effect, Pause)


def quest_options(game: Eldervale, seat: int) -> list[int]:
    """Quests in hand that only ask for something to be true."""
    options = NOTHING
    box = game.box
    for card in game.players[seat].hand.cards:
        if box.is_open_quest[card] and box.quests[card].condition.is_met(game, seat, 0):
            options = [*options, FULFIL.of(card)]
    return options


def no_quest(game: Eldervale, seat: int, option: int) -> Reason | None:
    """Why a quest cannot be fulfilled now."""
    if not FULFIL.holds(option):
        return None
    card = FULFIL.arg(option)
    held = card in game.players[seat].hand.cards
    return Reason("el-why-not-met" if held else "el-why-not-in-hand", "EL-060", {"card": card})


def cash_options(tray: list[int]) -> list[int]:
    """Every face once, two different resources as two options (EL-047)."""
    options: list[int] = []
    for token in tray:
        face = FACE[token]
        symbols = SYMBOLS[face]
        for i in range(len(symbols)):
            option = CASH.of(face, symbols[i])
            if option not in options:
                options.append(option)
    return options


def resources_of(face: int, resource: int) -> int:
    """How many of a resource a token gives: two equal ones, or the one that was chosen."""
    symbols = SYMBOLS[face]
    return len(symbols) if symbols[0] == symbols[-1] else 1
