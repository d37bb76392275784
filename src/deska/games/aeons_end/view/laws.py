"""Nothing is created or lost, and nothing lies where it cannot."""

from typing import Any

from deska.games.aeons_end.actions import CARDS, CORRUPTIONS, NEMESES, STRIKES, TURN_CARDS
from deska.games.aeons_end.cards.corruptions import PassOnCorruption
from deska.games.aeons_end.cards.strikes import StrikeEnds
from deska.games.aeons_end.components.definitions import COPIES, CORRUPTION, MINION, POWER
from deska.games.aeons_end.components.state import GONE, OPEN_SIDE, SPOTS, AeonsEnd, Player, breach_of, owner_of
from deska.games.aeons_end.effects.damage import husk_life
from deska.games.aeons_end.setup import BASICS_OF_TIER, RANDOM, SUPPLIES, turn_order_cards
from deska.games.aeons_end.turn.nemesis import AttackEnds, Enter, TurnUp
from deska.kernel.piles import ALL, NOBODY

Laws = dict[str, tuple[Any, Any]]


def laws(game: AeonsEnd) -> Laws:
    """The laws by name, each with what is there and what must be there."""
    every: Laws = {**card_laws(game), **market_laws(game), **foe_laws(game), **nemesis_laws(game), **stack_laws(game), **end_laws(game)}
    for seat, player in enumerate(game.players):
        for law, pair in player_laws(game, seat, player).items():
            every[f"{law} of seat {seat}"] = pair
    return every


# --- cards of players


def card_laws(game: AeonsEnd) -> Laws:
    cards = game.destroyed + game.devoured + game.corruptions.cards
    expected = CORRUPTIONS.members[:] if game.board.keeps == "corruptions" else []
    masks = game.order.seen + game.corruptions.seen
    for player in game.players:
        cards = cards + player.hand + player.deck.cards + player.discard + player.played + [card for card in player.prepped if card >= 0]
        mage = game.box.mages[player.mage]
        expected += game.box.numbered(mage.hand + mage.deck)
        masks = masks + player.deck.seen
    for card, left in zip(game.market, game.left, strict=True):
        cards += [card] * left
        expected += [card] * COPIES[game.box.kind[card]]
    return {
        "cards": (named(sorted(cards)), named(sorted(expected))),
        "corruption deck": (game.corruptions.cards, [card for card in game.corruptions.cards if game.box.kind[card] == CORRUPTION]),
        "common knowledge": (set(masks) - {ALL, NOBODY}, set()),
    }


def named(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def market_laws(game: AeonsEnd) -> Laws:
    variant = game.setup.variant
    market = list(game.market)
    chosen = SUPPLIES.get(variant["supply"], variant["market"])
    mages = [player.mage for player in game.players]
    return {
        "supply": ([game.box.kind[card] for card in market], [0, 0, 0, 1, 1, 2, 2, 2, 2]),
        "order of the supply": (market, sorted(set(market))),
        "starters": ([card for card in market if not game.box.cost[card]], []),
        "chosen supply": (market, sorted(game.box.numbered(chosen)) if chosen else market),
        "piles": ([left for card, left in zip(market, game.left, strict=True) if left > COPIES[game.box.kind[card]]], []),
        "players": (len(game.players), game.seats),
        "mages": (len(set(mages)), game.seats),
        "chosen mages": (mages, game.box.numbered(variant["mages"]) if variant["mages"] else mages),
        "chosen nemesis": (NEMESES[game.nemesis], NEMESES[game.nemesis] if variant["nemesis"] == RANDOM else variant["nemesis"]),
    }


# --- nemesis cards


def foe_laws(game: AeonsEnd) -> Laws:
    cards = [card for card in game.deck + game.discard + game.field + game.drawn if card not in STRIKES.members]
    tiers = [game.box.foes[card].tier for card in game.deck]
    own = [card for tier in game.box.uniques[game.nemesis] for card in tier]
    basics = [card for card in cards if card not in own]
    in_play = zip(game.field, game.tokens, strict=False)
    strikes = sorted(game.strikes + [card for card in game.drawn if card in STRIKES.members])
    return {
        "nemesis cards": (named(sorted(cards)), named(sorted(set(cards)))),
        "own cards": (named(sorted(card for card in cards if card in own)), named(sorted(own))),
        "basic cards": ([sum(card in game.box.basics[tier] for card in basics) for tier in (1, 2, 3)], list(BASICS_OF_TIER[game.seats])),
        "other cards": (named([card for card in basics if not any(card in tier for tier in game.box.basics)]), []),
        "order of tiers": (tiers, sorted(tiers, reverse=True)),
        "strikes": (named(strikes), named(STRIKES.members) if game.board.keeps == "fury" else []),
        "tokens": (len(game.tokens), len(game.field)),
        "in play": ([card for card in game.field if game.box.kind[card] not in (MINION, POWER)], []),
        "tokens in bounds": (
            [card for card, tokens in in_play if not token_fits(game, card, tokens)],
            [],
        ),
    }


def token_fits(game: AeonsEnd, card: int, tokens: int) -> bool:
    """True if a card can have so many tokens. A power whose effect is being carried out has none left."""
    foe = game.box.foes[card]
    if game.box.kind[card] == POWER:
        return 0 <= tokens <= foe.power
    return 1 <= tokens <= (foe.life if isinstance(foe.life, int) else 30)


def nemesis_laws(game: AeonsEnd) -> Laws:
    order, expected = sorted(game.order.cards + game.spent), sorted(turn_order_cards(game.setup))
    return {
        "turn order": ([TURN_CARDS[card] for card in order], [TURN_CARDS[card] for card in expected]),
        "fury": (game.fury > 0 and game.board.keeps != "fury", False),
        "husks": (game.husks > 0 and game.board.keeps != "husks", False),
        "wounded husks": (game.wounded > game.husks or (game.wounded > 0 and husk_life(game) == 1), False),
        "devoured": (bool(game.devoured) and game.board.keeps != "devoured", False),
        "life of the nemesis": (game.life > game.nemesis_ceiling, False),
        "life of Gravehold": (game.gravehold > game.level.gravehold, False),
        "casting": (owner_of(game.now.casting) < game.seats, True),
    }


# --- players


def player_laws(game: AeonsEnd, seat: int, player: Player) -> Laws:
    mage = game.box.mages[player.mage]
    broken = player.breaches.count(GONE) - mage.breaches.count(GONE)
    turned_back = [i for i in range(4) if player.breaches[i] < mage.breaches[i]]
    marks = game.now.fresh | game.now.used if seat == game.turn else 0
    return {
        "hand": (player.hand, sorted(player.hand)),
        "life": (player.life > game.level.life, False),
        "charges": (player.charges > mage.charges, False),
        "breaches": (turned_back, []),
        "broken breaches": (0 <= broken <= (0 if player.life else 1), True),
        "prepped spells": ([place for place in range(SPOTS) if not place_fits(player, place)], []),
        "marked spells": ([place for place in range(SPOTS) if marks >> place & 1 and player.prepped[place] < 0], []),
    }


def place_fits(player: Player, place: int) -> bool:
    """True if a place may hold its spell: not at a missing breach; a second one only above a first one at an open breach."""
    if player.prepped[place] < 0:
        return True
    side = player.breaches[breach_of(place)]
    return side != GONE if place < 4 else side == OPEN_SIDE and player.prepped[place - 4] >= 0


# --- what still has to happen, and the end


def stack_laws(game: AeonsEnd) -> Laws:
    """Every card that is being carried out, and every corruption that is nowhere, has a step that takes care of it."""
    drawn = [frame.source for frame in game.stack if isinstance(frame.effect, (AttackEnds, StrikeEnds, Enter, TurnUp))]
    loose = [frame.source for frame in game.stack if isinstance(frame.effect, PassOnCorruption)]
    if game.ended:  # what was going on has stopped
        return {}
    return {
        "drawn cards": (sorted(drawn), sorted(game.drawn)),
        "loose corruptions": (sorted(loose), sorted(card for card in game.destroyed if game.box.kind[card] == CORRUPTION)),
    }


def end_laws(game: AeonsEnd) -> Laws:
    """A game that has reached an end is over, and no other is."""
    tired = not game.solo and not any(player.life for player in game.players)
    ends = {
        "ae-nemesis-defeated": not game.life,
        "ae-gravehold-fallen": not game.gravehold,
        "ae-mages-exhausted": tired,
    }
    return {f"end {ending}": (is_so, game.ended == ending) for ending, is_so in ends.items()}
