"""The end of the game and the final scoring."""

from typing import Any, Final

from deska.games.evenfall.actions import CARDS, RED, SET, STONES
from deska.games.evenfall.components.box import NOTHING, PLACE_CARDS, RITUAL_CARDS, SPECIALIST_CARDS
from deska.games.evenfall.components.state import AUTOMA, Evenfall
from deska.games.evenfall.effects.sites import with_stone
from deska.games.evenfall.scoring import automa_rituals, place_values, ritual_values, specialist_values
from deska.games.evenfall.turn.seen import tell_final_scoring
from deska.kernel import ALL, DONE, TABLE, Ask, Effect, Frame, Reason

END: Final = "ev-end"
SOLO_WON: Final = "ev-solo-won"
SOLO_LOST: Final = "ev-solo-lost"


class GameEnds(Effect):
    """Hands and resources are discarded; then runestones are laid and all is counted (EV-121, EV-122)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        for seat in game.in_order():
            clear_away(game, seat)
        game.push(FINAL_SCORING, TABLE)
        for seat in game.in_order()[::-1]:
            game.push(LAY_STONES, seat)


def clear_away(game: Evenfall, seat: int) -> None:
    """The hand and all resources of a player go, and runestones on fields are taken back (EV-121, EV-163)."""
    player = game.players[seat]
    if player.hand.cards:
        if game.heard:
            cards = [game.spec.cards[card] for card in player.hand.cards]
            game.tell("ev-cleared-hand", ALL, ("card", f"hand:{seat}", "discard"), player=seat, count=len(cards), cards=cards)
        game.discard += player.hand.cards
        player.hand.clear()
        game.learn(ALL)
    player.stock = [0] * len(player.stock)
    for stone in player.fields:
        if stone >= 0:
            player.stones[stone] += 1
    player.fields = (NOTHING,) * len(player.fields)


class LayStones(Ask):
    """Runestones are laid on own inner places that show their rune, one on each; the red one fits anywhere (EV-123, EV-165)."""

    kind = "ev-lay-stones"
    rules = ("EV-123", "EV-124", "EV-165")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        owned = [stone for stone in range(len(STONES)) if player.stones[stone]]
        free = [site.place for site in player.sites if site.inner and site.stone < 0]
        options = [SET.of(stone, place) for stone in owned for place in free if stone in (game.box.runes[place], RED)]
        return [*options, DONE] if options else []

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        stone, place = SET.arg(option), SET.second(option)
        player = game.players[frame.seat]
        i = player.site_of(place)
        player.stones[stone] -= 1
        player.sites[i] = with_stone(player.sites[i], stone)
        if game.heard:
            move = (STONES[stone], f"stones:{frame.seat}", CARDS[place])
            game.tell("ev-stone-laid", ALL, move, player=frame.seat, stone=stone, card=place)
        game.push(self, frame.seat)

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        return {"count": sum(game.players[frame.seat].stones)}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        if not SET.holds(option):
            return None
        stone, place = SET.arg(option), SET.second(option)
        player = game.players[frame.seat]
        i = player.site_of(place)
        if not player.stones[stone]:
            return Reason("ev-why-no-such-stone", "EV-123", {"stone": stone})
        if i < 0 or not player.sites[i].inner:
            return Reason("ev-why-not-inside", "EV-125", {"card": place})
        if player.sites[i].stone >= 0:
            return Reason("ev-why-has-stone", "EV-123", {"card": place})
        return Reason("ev-why-other-rune", "EV-123", {"stone": stone, "card": place})


class FinalScoring(Effect):
    """Specialists, council members, then rituals and places of the inner circle score (EV-126)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        gains: list[list[int]] = [[] for _ in range(game.seats)]
        for seat in game.in_order():
            gains[seat] = score_clan(game, seat)
        if game.heard:
            tell_final_scoring(game, gains)
        if not game.solo:
            game.finish(END)
            return
        score_automa(game)
        game.finish(SOLO_WON if game.players[0].vp > game.players[AUTOMA].vp else SOLO_LOST)  # EV-189


def score_clan(game: Evenfall, seat: int) -> list[int]:
    """The points that each of the four sources has brought."""
    player = game.players[seat]
    before = [player.vp]
    game.earn(seat, specialist_values(game.box, player), SPECIALIST_CARDS)
    before.append(player.vp)
    for half in player.council:
        for effect in game.box.game_end[half]:
            effect.resolve(game, Frame(effect, seat, half))
    before.append(player.vp)
    game.earn(seat, ritual_values(game.box, player), RITUAL_CARDS)
    before.append(player.vp)
    game.earn(seat, place_values(game.box, player), PLACE_CARDS)
    if game.heard:
        game.tell("ev-final", player=seat, gained=player.vp - before[0], vp=player.vp)
    return [after - earlier for earlier, after in zip(before, [*before[1:], player.vp], strict=True)]


def score_automa(game: Evenfall) -> None:
    """A variant says which circle scores (EV-187)."""
    automa = game.players[AUTOMA]
    inner = game.setup.variant["automa-scoring"] == "inner"
    game.earn(AUTOMA, specialist_values(game.box, automa), SPECIALIST_CARDS)
    game.earn(AUTOMA, automa_rituals(game.box, automa, inner), RITUAL_CARDS)
    game.earn(AUTOMA, place_values(game.box, automa, inner), PLACE_CARDS)
    if game.heard:
        game.tell("ev-automa-final", vp=automa.vp)


GAME_ENDS: Final = GameEnds()
LAY_STONES: Final = LayStones()
FINAL_SCORING: Final = FinalScoring()
