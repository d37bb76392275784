"""Which bands a hand holds and what each is worth when played."""

from deska.games.ethnos.actions import COLOURS, SKELETON, TRIBES
from deska.games.ethnos.bot.worth import Outlook
from deska.games.ethnos.components import COLOUR, TRIBE
from deska.games.ethnos.effects import present
from deska.games.ethnos.scoring import BAND_GLORY

WIZARD, ELF, HALFLING, CENTAUR, MINOTAUR, MERFOLK, GIANT, ORC, WINGFOLK, TROLL, DWARF = range(11)
FIRST_COLOUR = 11
GROUPS = FIRST_COLOUR + len(COLOURS)
UNKNOWN = -1000.0

KEPT = 0.7
DRAWN = 0.45
DRAWN_BASE = 0.5
GIVEN = 0.15


class Holding:
    """Cards by what can be laid together: a group is a tribe, or FIRST_COLOUR + a colour."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.sizes = [0] * GROUPS
        self.bones = 0
        self.kinds: list[int] = []
        last = -1
        for card in cards:
            if card == SKELETON:
                self.bones += 1
                continue
            self.sizes[TRIBE[card]] += 1
            self.sizes[FIRST_COLOUR + COLOUR[card]] += 1
            if card != last:
                self.kinds.append(card)
                last = card

    def without(self, group: int) -> list[int]:
        return [card for card in self.cards if card == SKELETON or not in_group(card, group)]


def in_group(card: int, group: int) -> bool:
    return TRIBE[card] == group or FIRST_COLOUR + COLOUR[card] == group


class Band:
    """A band that could be played, with its worth."""

    def __init__(self, worth: float, leader: int, group: int, bones: int) -> None:
        self.worth = worth
        self.leader = leader
        self.group = group
        self.bones = bones


class Muster:
    """Judges bands of one seat in one position; remembers what it has judged."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.known = [UNKNOWN] * (SKELETON * 12)

    def leading(self, leader: int, size: int) -> float:
        """What the leader brings at that size: a marker and a power."""
        place = leader * 12 + min(size, 11)
        worth = self.known[place]
        if worth == UNKNOWN:
            worth = self.judge(leader, size)
            self.known[place] = worth
        return worth

    def places(self, leader: int, size: int) -> bool:
        game, seat = self.outlook.game, self.outlook.seat
        tribe = TRIBE[leader]
        if tribe == HALFLING:
            return False
        return size + (1 if tribe == MINOTAUR else 0) > present(game, seat, COLOUR[leader])

    def judge(self, leader: int, size: int) -> float:
        outlook = self.outlook
        tribe = TRIBE[leader]
        colour = COLOUR[leader]
        if tribe == WINGFOLK:
            best = 0.0
            for kingdom in range(len(COLOURS)):
                if outlook.marker[kingdom] > best and size > present(outlook.game, outlook.seat, kingdom):
                    best = outlook.marker[kingdom]
            return best
        worth = outlook.marker[colour] if self.places(leader, size) else 0.0
        if tribe == MERFOLK:
            worth += outlook.swim_worth(size)
        elif tribe == GIANT:
            worth += outlook.giant_worth(size)
        elif tribe == ORC:
            worth += outlook.orc_worth(colour)
        elif tribe == TROLL:
            worth += outlook.troll_worth(size)
        elif tribe == WIZARD:
            worth += (DRAWN_BASE + DRAWN * size) * outlook.rate * outlook.lasting[1]
        return worth

    def band_worth(self, leader: int, solid: int, bones: int) -> float:
        counted = solid + (1 if TRIBE[leader] == DWARF else 0)
        return BAND_GLORY[counted if counted < 6 else 6] + self.leading(leader, solid + bones)

    def group_worth(self, leaders: list[int], solid: int, bones: int) -> float:
        best = 0.0
        for leader in leaders:
            worth = self.band_worth(leader, solid, bones)
            if worth > best:
                best = worth
        return best

    # --- the best band to be played now

    def best_band(self, cards: list[int], chained: bool = False) -> Band | None:
        """Of all bands that these cards allow."""
        holding = Holding(cards)
        best: Band | None = None
        for group in range(GROUPS):
            if not holding.sizes[group] or (group < FIRST_COLOUR and holding.sizes[group] == 1):
                continue
            for leader in holding.kinds:
                if in_group(leader, group):
                    band = self.whole_band(holding, leader, group, chained)
                    if best is None or band.worth > best.worth:
                        best = band
        return best

    def whole_band(self, holding: Holding, leader: int, group: int, chained: bool) -> Band:
        solid = holding.sizes[group]
        tribe = TRIBE[leader]
        bones = holding.bones
        if tribe == ELF or tribe == CENTAUR:
            while bones and self.places(leader, solid + bones - 1):
                bones -= 1
        worth = self.band_worth(leader, solid, bones)
        rest = len(holding.cards) - solid - bones
        if rest:
            worth += self.rest_worth(holding, leader, group, bones, rest, chained)
        return Band(worth, leader, group, bones)

    def rest_worth(self, holding: Holding, leader: int, group: int, bones: int, rest: int, chained: bool) -> float:
        """What becomes of the cards that stay in hand: kept, played too, or given to the row."""
        outlook = self.outlook
        tribe = TRIBE[leader]
        solid = holding.sizes[group]
        if tribe == ELF:
            left = Holding(holding.without(group))
            kept = min(max(left.sizes) + holding.bones - bones, solid + bones)
            return KEPT * outlook.rate * kept * outlook.lasting[1] - GIVEN * max(0, rest - solid - bones)
        if tribe == CENTAUR and not chained and self.places(leader, solid + bones):
            left_cards = holding.without(group)[: rest if bones == 0 else len(holding.cards)]
            if bones:
                left_cards = left_cards[: len(left_cards) - bones]
            second = self.best_band(left_cards, True)
            if second is not None:
                return second.worth
        return -GIVEN * rest
