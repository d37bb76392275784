"""The Automa, and the acts on the spaces of its rondel. It has no seat, asks nothing and turns every gain into VP."""

from dataclasses import dataclass
from typing import Final

from deska.games.evenfall.actions import CARDS, REGIONS
from deska.games.evenfall.components.bases import FOE_TOKEN_USED, Boon
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.state import AUTOMA, Evenfall
from deska.games.evenfall.effects.circles import automa_transfers, bond_bonus, outside, places_above, take_place, top_place
from deska.games.evenfall.effects.gains import ready_deck
from deska.games.evenfall.effects.permanents import react
from deska.games.evenfall.effects.revel import automa_steps
from deska.games.evenfall.effects.sites import with_ritual
from deska.kernel import ALL, Effect, Frame
from deska.kernel.effects import kebab

HUMAN: Final = 0
LEVELS: Final = {"apprentice": 1, "witch": 3, "seer": 4, "heir": 5}  # EV-182


def flip(game: Evenfall) -> int:
    """The top card of the draw deck goes to the discard pile. The answer is its VP (EV-169, EV-183)."""
    card = top_card(game)
    if card < 0:
        return 0
    game.discard.append(card)
    if game.heard:
        game.tell("ev-automa-flipped", ALL, (CARDS[card], "deck", "discard"), card=card, vp=game.box.vp[card])
    return game.box.vp[card]


def top_card(game: Evenfall) -> int:
    if not ready_deck(game):
        return NOTHING
    game.learn(ALL)
    return game.deck.pop()


class Act(Effect):
    """A space of the rondel. It happens at once, so it never waits on the stack."""


class AutomaScores(Act):
    """The Automa gets as many VP as the difficulty says, and a step (EV-182)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        game.score(AUTOMA, LEVELS[game.setup.variant["automa"]], game.players[AUTOMA].clan)
        automa_steps(game)


class AutomaSteps(Act):
    def resolve(self, game: Evenfall, frame: Frame) -> None:
        automa_steps(game)


@dataclass(frozen=True)
class AutomaDiscovers(Act):
    """The Automa takes the leftmost place of a region; its last witch is enough for any place (EV-175)."""

    region: int

    def possible(self, game: Evenfall, frame: Frame) -> bool:
        return game.players[AUTOMA].witches > 0 and bool(places_above(game, self.region))

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        automa = game.players[AUTOMA]
        slot = self.region * game.width
        while game.slots[slot] < 0:
            slot += 1
        place = take_place(game, AUTOMA, slot)
        witches = min(game.box.witches[place], automa.witches)
        automa.witches -= witches
        automa.witches_at[self.region] += witches
        if game.heard:
            move = (REGIONS[self.region], "regions", f"outer:{AUTOMA}")
            game.tell("ev-automa-discovered", ALL, move, card=place, region=self.region, witches=witches)


class AutomaTakesPlace(Act):
    """The Automa takes the top card of the places deck (EV-177)."""

    def possible(self, game: Evenfall, frame: Frame) -> bool:
        return bool(game.places)  # EV-173

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        top_place(game, AUTOMA)


class AutomaHarvests(Act):
    """The Automa harvests its whole outer circle (EV-178). For the other player this is an activation of the clan token (EV-C27)."""

    def possible(self, game: Evenfall, frame: Frame) -> bool:
        return bool(outside(game.players[AUTOMA]))

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        if game.heard:
            game.tell("ev-automa-harvests")
        react(game, HUMAN, FOE_TOKEN_USED)
        for place in outside(game.players[AUTOMA]):
            automa_has(game, game.box.harvest[place], place)


def automa_has(game: Evenfall, effects: tuple[Effect, ...], source: int) -> None:
    """Carry effects out for the Automa, as far as they mean anything to it (EV-174)."""
    for effect in effects:
        if isinstance(effect, Boon):
            effect.for_automa(game, source)


class AutomaTransfers(Act):
    def possible(self, game: Evenfall, frame: Frame) -> bool:
        return any(site.ritual >= 0 and not site.inner for site in game.players[AUTOMA].sites)

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        automa_transfers(game)


class AutomaPlays(Act):
    """The Automa plays the top card of the draw deck for free; if a ritual has no place to lie on, the marker moves on (EV-172, EV-180)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        card = top_card(game)
        if card < 0:
            move_on(game)
        elif game.box.is_person[card]:
            automa = game.players[AUTOMA]
            automa.specialists = (*automa.specialists, card)
            self.told(game, card)
        elif (i := automa_place(game)) >= 0:
            self.told(game, card)
            automa_lays(game, i, card)
        else:
            game.discard.append(card)
            if game.heard:
                game.tell("ev-automa-found-no-place", ALL, (CARDS[card], "deck", "discard"), card=card)
            move_on(game)

    def told(self, game: Evenfall, card: int) -> None:
        if game.heard:
            game.tell("ev-automa-played", ALL, (CARDS[card], "deck", f"clan:{AUTOMA}"), card=card)


def automa_place(game: Evenfall) -> int:
    """The leftmost free site with a bond bonus, else the leftmost free one (EV-181)."""
    free = [i for i, site in enumerate(game.players[AUTOMA].sites) if site.ritual < 0]
    for i in free:
        if game.box.bond[game.players[AUTOMA].sites[i].place]:
            return i
    return free[0] if free else NOTHING


def automa_lays(game: Evenfall, i: int, ritual: int) -> None:
    """Only the bond bonus counts, not the ritual's effect (EV-181)."""
    sites = game.players[AUTOMA].sites
    sites[i] = with_ritual(sites[i], ritual)
    place = sites[i].place
    automa_has(game, bond_bonus(game, place, ritual), place)


def move_on(game: Evenfall) -> None:
    """An act that is not possible is skipped: the marker goes one space further, and that space is tried (EV-172)."""
    game.rondel = (game.rondel + 1) % len(game.box.rondel)
    if game.heard:
        game.tell("ev-automa-moves-on")
    game.push(AUTOMA_ACTS, HUMAN)


class AutomaActs(Effect):
    """Carry out the space of the rondel on which the marker stands."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        act = game.box.rondel[game.rondel].act
        if game.heard:
            region = act.region if isinstance(act, AutomaDiscovers) else NOTHING
            game.tell("ev-automa-space", number=game.rondel, act=kebab(type(act).__name__), region=region)
        if act.possible(game, frame):
            act.resolve(game, frame)
        else:
            move_on(game)


AUTOMA_ACTS: Final = AutomaActs()
