"""How people see battles and rounds. Made only if the game is heard."""

from typing import Any, Final

from deska.games.evenfall.components.clan import EMPTY, WITCH
from deska.games.evenfall.components.state import AUTOMA, Evenfall
from deska.games.evenfall.scoring import winner_of
from deska.kernel.ranking import ranked
from deska.kernel.scenes import Fact, Message, Part, Row

STEPS: Final = (4, 6, 8)
"""The strengths that the rewards of a region ask for (EV-104)."""


def battle_part(game: Evenfall) -> Part:
    name = game.box.region(game.region).name
    return Part(Message("ev-moment-battle", {"region": name}), subject=name)


def sides(game: Evenfall) -> list[int]:
    """Everybody who fights, the strongest first; before strengths are known, in the order of the table."""
    there = [side for side, dial in enumerate(game.dials) if dial >= 0]
    return sorted(there, key=lambda side: (-game.strengths[side], -game.dials[side])) if game.strengths else there


def figures(game: Evenfall, side: int) -> tuple[Fact, ...]:
    player = game.players[side]
    counts = [player.witches_at[game.region], player.elders_at[game.region]]
    if player.spaces[game.region] != EMPTY:
        counts[player.spaces[game.region] - WITCH] += 1
    return tuple([Fact(sign, str(count)) for sign, count in zip(("witch", "elder"), counts, strict=True) if count])


def row_of(game: Evenfall, side: int, **more: Any) -> Row:
    automa = game.solo and side == AUTOMA
    mana = () if automa else (Fact("mana", str(game.dials[side])),)
    return Row(-1 if automa else side, Message("ev-scene-automa") if automa else None, counts=(*figures(game, side), *mana), **more)


def dials_part(game: Evenfall) -> Part:
    """The dials are turned up, all at once."""
    rows = [row_of(game, side, sign="mana", before=game.players[side].mana, after=game.players[side].mana) for side in sides(game)]
    return Part(subject=game.box.region(game.region).name, step=Message("ev-moment-dials"), rows=tuple(rows))


def strength_part(game: Evenfall) -> Part:
    """Figures and mana together; the mana is paid, won or lost (EV-102)."""
    rows = []
    for side in sides(game):
        mana = game.players[side].mana
        paid: dict[str, Any] = {} if game.solo and side == AUTOMA else {"sign": "mana", "before": mana + game.dials[side], "after": mana}
        rows.append(row_of(game, side, strength=str(game.strengths[side]), **paid))
    return Part(subject=game.box.region(game.region).name, step=Message("ev-moment-strength"), rows=tuple(rows))


def won_part(game: Evenfall) -> Part:
    """The winner, and the rows of rewards that everybody reaches (EV-104, EV-107)."""
    winner = winner_of(game)
    order = [winner, *[side for side in sides(game) if side != winner]]
    rows = []
    for place, side in enumerate(order, 1):
        strength = game.strengths[side]
        gains = tuple([Fact("strength", f"{step}+") for step in STEPS if strength >= step])
        states = ("leads",) if side == winner else ()
        mana = game.players[side].mana
        rows.append(
            row_of(game, side, place=place, strength=str(strength), gains=gains, states=states, sign="mana", before=mana, after=mana)
        )
    return Part(
        subject=game.box.region(game.region).name, step=Message("ev-moment-rewards"), rows=tuple(rows), reason=tie_reason(game, order)
    )


def tie_reason(game: Evenfall, order: list[int]) -> Message | None:
    """The reason for the order of equals: more mana paid wins, then the first from the starting player on (EV-108)."""
    if len(order) < 2 or game.strengths[order[0]] != game.strengths[order[1]]:
        return None
    more, less = game.dials[order[0]], game.dials[order[1]]
    return Message("ev-moment-tie", {"strength": game.strengths[order[0]], "more": more, "less": less, "mana": int(more != less)})


def round_part(game: Evenfall) -> Part:
    """A round begins: how all stand."""
    moment = Message("ev-moment-round", {"round": game.round})
    return Part(moment, step=Message("ev-moment-standings"), rows=standings(game), brief=True)


def standings(game: Evenfall) -> tuple[Row, ...]:
    vp = [player.vp for player in game.players[: game.seats]]
    return ranked(vp, vp, "points")


FINAL_SOURCES: Final = ("specialist-cards", "council", "ritual-cards", "place-cards")
"""The sources of points that are counted when the game ends, in this order (EV-126)."""


def tell_final_scoring(game: Evenfall, gains: list[list[int]]) -> None:
    """Source by source, how the points of all have grown; the points themselves are already counted."""
    game.tell("ev-final-scoring", seen=Part(Message("ev-moment-scoring")))
    total = [player.vp - sum(own) for player, own in zip(game.players, gains, strict=False)]
    for number, source in enumerate(FINAL_SOURCES):
        grown = [before + own[number] for before, own in zip(total, gains, strict=True)]
        if grown != total:
            part = Part(step=Message(f"ev-source-{source}"), rows=ranked(total, grown, "points"))
            game.tell(f"ev-counted-{source}", seen=part)
        total = grown
    game.tell("ev-final-standings", seen=Part(step=Message("ev-moment-standings"), rows=standings(game)))
