"""The sides of a battle: who fights, with which monsters and abilities, and how many dice they have."""

from typing import Any

from deska.games.eldervale.actions import GUARDIAN, MONSTER_SIDE
from deska.games.eldervale.components.pieces import MOST_DICE, MOST_MONSTER_DICE, NOWHERE, USED_BY, Battle
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.words import Change
from deska.games.eldervale.effects.mimesis import mimesis_place
from deska.kernel import DeskaError
from deska.kernel.scenes import Part


def battle_of(game: Eldervale) -> Battle:
    if game.battle is None:
        raise DeskaError("there is no battle")
    return game.battle


def fighters(game: Eldervale) -> list[int]:
    """Players with a unit in the battle."""
    battle = battle_of(game)
    sides = game.seats if battle.monster == GUARDIAN else game.sides  # EL-279
    return [seat for seat in range(sides) if game.has_unit_at(seat, battle.realm)]


def is_fighting(game: Eldervale, seat: int) -> bool:
    """True if the player has a unit in the battle. Phantom units never fight the guardian (EL-279)."""
    battle = battle_of(game)
    return game.has_unit_at(seat, battle.realm) and not (battle.monster == GUARDIAN and seat >= game.seats)


def word_of(game: Eldervale, side: int) -> int:
    """A side of the battle as a word of verbs."""
    return MONSTER_SIDE if side == game.sides else side


def tell_side(game: Eldervale, message: str, side: int, seen: Part | None = None, **args: Any) -> None:
    """Tell something about a side in the form for it: players have names, monsters cards, and the Phantoms words of their own."""
    if side < game.seats:
        game.tell(f"{message}-player", seen=seen, player=side, **args)
    elif side < game.sides:
        game.tell(f"{message}-phantoms", seen=seen, **args)
    else:
        game.tell(f"{message}-foe", seen=seen, card=foe_card(game), **args)


def foe_card(game: Eldervale) -> int:
    """The card of the monster that fights."""
    monster = battle_of(game).monster
    return game.box.guardian if monster == GUARDIAN else game.box.beast_card[monster]


def side_of(game: Eldervale, word: int) -> int:
    return game.sides if word == MONSTER_SIDE else word


def all_sides(game: Eldervale) -> list[int]:
    """Everybody in the battle, the monster last."""
    sides = fighters(game)
    return [*sides, game.sides] if battle_of(game).monster != NOWHERE else sides


def opponents(game: Eldervale, seat: int) -> list[int]:
    """Other participants that may be harmed; a partner is not (EL-250)."""
    return [side for side in all_sides(game) if side == game.sides or game.are_rivals(seat, side)]


def mark_used(game: Eldervale, seat: int, source: int) -> None:
    battle_of(game).used.append(USED_BY.of(seat, source))


def was_used(game: Eldervale, seat: int, source: int) -> bool:
    return USED_BY.of(seat, source) in battle_of(game).used


def change_dice(game: Eldervale, side: int, count: int) -> None:
    """Give a side more or fewer dice: at least one, at most six, a monster at most five (EL-167, EL-168)."""
    battle = battle_of(game)
    most = MOST_MONSTER_DICE if side == game.sides else MOST_DICE
    battle.dice[side] = max(1, min(most, battle.dice[side] + count))
    if game.heard:
        tell_side(game, "el-dice", side, count=battle.dice[side])


def beasts_in(game: Eldervale) -> list[int]:
    """All monsters and mercenaries in the battle."""
    realm = battle_of(game).realm
    return [beast for beast, place in enumerate(game.place) if place == realm]


def imitates(game: Eldervale, seat: int) -> bool:
    """True if the Mimesis fights for the player and may still use an ability this turn (EL-228)."""
    return mimesis_place(game, seat) == battle_of(game).realm


def has_ability(game: Eldervale, seat: int, ability: int) -> bool:
    """True if an ability counts in the battle: through its unit, or the Mimesis who was told to imitate it (EL-C09, EL-C36)."""
    return game.box.unit[ability] in game.units_at(seat, battle_of(game).realm) or was_used(game, seat, ability)


def foe_trait(game: Eldervale, word: Change) -> int:
    """A trait of the wild monster in the battle, 0 if there is none or it is the guardian."""
    monster = battle_of(game).monster
    return 0 if monster in (NOWHERE, GUARDIAN) else game.box.trait(monster, word)
