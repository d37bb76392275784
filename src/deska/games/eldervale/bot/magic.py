"""What magic cards in hand promise to a player: quests, prophecies and spells."""

from deska.games.eldervale.actions import FIRST_PROPHECY, FIRST_QUEST
from deska.games.eldervale.bot.numbers import PROPHECY_CHANCE, QUEST_CHANCE, QUEST_STEP, SPELL
from deska.games.eldervale.bot.outlook import Outlook
from deska.games.eldervale.components.definitions import BOX, Condition


def magic_conditions(look: Outlook) -> list[tuple[Condition, int, bool]]:
    """Conditions of the quests and prophecies in hand, their points, and whether a quest."""
    found: list[tuple[Condition, int, bool]] = []
    for card in look.player.hand.cards:
        if card >= FIRST_PROPHECY:
            prophecy = BOX.prophecies[card - FIRST_PROPHECY]
            found.append((prophecy.condition, prophecy.points, False))
        elif card >= FIRST_QUEST:
            quest = BOX.quests[card - FIRST_QUEST]
            found.append((quest.condition, quest.points, True))
    return found


def quest_steps(look: Outlook, step: Condition) -> float:
    """What a step of that kind brings for quests and prophecies that are not met yet."""
    found = 0.0
    for condition, points, _ in magic_conditions(look):
        if type(condition) is type(step) and not condition.is_met(look.game, look.seat, 0):
            found += QUEST_STEP * points
    return found


def met_at_once(look: Outlook, kind: type[Condition], what: int) -> float:
    """Points of those whose condition is of that kind and is met by this very dwelling or recruit."""
    found = 0.0
    for condition, points, _ in magic_conditions(look):
        if isinstance(condition, kind) and condition.is_met(look.game, look.seat, what):
            found += points
    return found


def held_worth(look: Outlook, card: int) -> float:
    """What a magic card in hand promises, to decide which one to keep."""
    if card >= FIRST_PROPHECY:
        prophecy = BOX.prophecies[card - FIRST_PROPHECY]
        met = prophecy.condition.is_met(look.game, look.seat, 0)
        return prophecy.points * (0.95 if met else PROPHECY_CHANCE * look.left)
    if card >= FIRST_QUEST:
        return BOX.quests[card - FIRST_QUEST].points * QUEST_CHANCE * min(1.0, 1.5 * look.left)
    return SPELL[BOX.spells[card].name] * min(1.0, 3.0 * look.left)
