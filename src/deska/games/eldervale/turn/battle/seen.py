"""How people see a battle: the dice of all sides, and who wins. Made only if the game is heard."""

from deska.games.eldervale.actions import REALMS
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.sides import all_sides, battle_of, foe_card
from deska.kernel.scenes import Fact, Message, Part, Row


def looming_part(game: Eldervale) -> Part:
    realm = REALMS[battle_of(game).realm]
    return Part(Message("el-moment-battle", {"realm": realm}), subject=realm)


def result_part(game: Eldervale) -> Part:
    """The dice of all sides, the best first: compared die by die (EL-170)."""
    battle = battle_of(game)
    order = sorted(all_sides(game), key=lambda side: (side != battle.winner, [-pips for pips in battle.rolls[side]]))
    rows = [side_row(game, side, place) for place, side in enumerate(order, 1)]
    reason = None
    if len(order) > 1 and battle.rolls[order[0]] == battle.rolls[order[1]]:
        reason = Message("el-moment-tie" if battle.winner >= 0 else "el-moment-undecided")
    return Part(subject=REALMS[battle.realm], step=Message("el-moment-dice"), rows=tuple(rows), reason=reason)


def side_row(game: Eldervale, side: int, place: int) -> Row:
    battle = battle_of(game)
    counts = tuple([Fact("", str(pips), state="die") for pips in battle.rolls[side]])
    states = ("leads",) if side == battle.winner else ()
    note = None if states else Message("el-moment-defeated")
    if side < game.seats:
        return Row(side, None, place, counts, note=note, states=states)
    if side < game.sides:
        return Row(-1, Message("el-moment-phantoms"), place, counts, note=note, states=states)
    name = game.box.names[foe_card(game)]
    return Row(-1, Message("el-moment-foe", {"card": name}), place, counts, note=note, states=states)
