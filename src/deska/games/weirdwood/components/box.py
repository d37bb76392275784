"""The box: all cards, boards and rooms by number."""

from typing import Any, Final, cast

from deska.games.weirdwood.actions import (
    ABILITIES,
    ACTING,
    ACTION_CARDS,
    CARDS,
    CHARACTERS,
    COMPANIONS,
    DAYTIMES,
    MONSTER_CARDS,
    MONSTERS,
    QUESTS,
    ROOMS,
    SLOTS,
    TACTICS,
)
from deska.games.weirdwood.components.definitions import (
    FREE,
    KINDS,
    NO_MIGHT,
    SHARED_END,
    SYMBOLS,
    TRACK_ENDS,
    Ability,
    ActionCard,
    Character,
    Companion,
    FaceDown,
    Might,
    Monster,
    MonsterCard,
    Price,
    Quest,
    Reward,
    Room,
    TacticCard,
    Track,
)
from deska.kernel import Catalogue, Effect

NOTHING: Final = -1
ORDER: Final = (ActionCard, FaceDown, TacticCard, Companion, MonsterCard, Quest, Room, Character, Ability, Monster, Track)
"""Cards are numbered by their class first, then by their lines."""
USES: Final = ("effects", "ability", "reward", "surge")


class Box(Catalogue):
    """All definitions by number, and columns of what rules often ask of them."""

    def __init__(self, lines: list[Any]) -> None:
        kinds = (ACTION_CARDS, TACTICS, ACTING, COMPANIONS, MONSTER_CARDS, QUESTS, ROOMS, CHARACTERS, ABILITIES, MONSTERS)
        super().__init__([line for cls in ORDER for line in lines if type(line) is cls], kinds)
        CARDS.fill(self.names)
        CARDS.parts = {name: {"room": name} for name in ROOMS}
        SLOTS.fill((*DAYTIMES, *(f"companion-{i}" for i in range(1, len(COMPANIONS) + 1))))
        self.face_down: int = ACTING.index("face-down")
        self.left: list[int] = [SYMBOLS.index(symbol) for symbol in self.column("left", SYMBOLS[0])]
        self.right: list[int] = [SYMBOLS.index(symbol) for symbol in self.column("right", SYMBOLS[0])]
        """Corner symbols of action cards."""
        self.acts: list[tuple[Effect, ...]] = self.column("acts", ())
        self.act_kinds: list[list[int]] = [[acts.index(act) for act in acts] for acts in self.acts]
        """For every act the first one equal to it: equal acts are one option."""
        self.hits: list[int] = self.column("hits", 0)
        self.blocks: list[int] = self.column("blocks", 0)
        """Lasting ones, of cards that lie before a player."""
        self.might: list[Might] = self.column("might", NO_MIGHT)
        self.cost: list[Price] = self.column("cost", FREE)
        self.uses: list[tuple[Effect, ...]] = [sum([getattr(thing, name, ()) for name in USES], ()) for thing in self.things]
        """The effects of an ability or companion that is used, of a quest that is fulfilled, of a surge on a board."""
        self.any_turn: list[bool] = self.column("any_turn", False)
        self.gloves: list[bool] = self.column("gloves", False)
        self.universal: list[bool] = self.column("universal", False)
        self.chamber: list[bool] = self.column("chamber", False)
        self.foe_kind: list[int] = [KINDS.index(kind) for kind in self.column("kind", KINDS[0])]
        self.shared: dict[int, Reward] = {reward.space: reward for rewards in self.column("rewards", ()) for reward in rewards}
        """The team's experience track by space."""
        self.shared_hits, self.shared_blocks = reached(tuple(self.shared.values()), SHARED_END)
        self.owner: list[int] = [NOTHING] * len(self.things)
        """The board that a card belongs to; a board and a room belong to themselves, other cards to nobody."""
        self.decks: dict[int, list[int]] = {}
        """By character or monster."""
        self.abilities: dict[int, list[int]] = {}
        self.rewards: dict[int, list[dict[int, Reward]]] = {}
        """By character and track: space -> reward."""
        self.combat_hits: dict[int, list[int]] = {}
        self.combat_blocks: dict[int, list[int]] = {}
        """By character: permanent hits and blocks at every space of the combat track."""
        for board in (*CHARACTERS.members, *MONSTERS.members):
            self.decks[board] = self.owned(board, self.things[board].cards)
        for number in CHARACTERS.members:
            self.abilities[number] = self.owned(number, self.things[number].abilities)
            self.lay_tracks(number, self.things[number])
        for number in ROOMS.members:
            self.owner[number] = number

    def column(self, field: str, nothing: Any) -> list[Any]:
        """A field of all things, where they have it."""
        return [getattr(thing, field, nothing) for thing in self.things]

    def owned(self, board: int, cards: tuple[Any, ...]) -> list[int]:
        """The numbers of cards that belong to a board."""
        numbers = [self.numbers[card.name] for card in cards]
        for number in (board, *numbers):
            self.owner[number] = board
        return numbers

    def lay_tracks(self, number: int, character: Character) -> None:
        self.rewards[number] = [
            {reward.space: reward for reward in track} for track in (character.power, character.combat, character.tactics)
        ]
        self.combat_hits[number], self.combat_blocks[number] = reached(character.combat, TRACK_ENDS[1])

    # --- a thing with its type

    def tactic(self, card: int) -> TacticCard:
        return cast(TacticCard, self.things[card])

    def companion(self, card: int) -> Companion:
        return cast(Companion, self.things[card])

    def ability(self, card: int) -> Ability:
        return cast(Ability, self.things[card])

    def character(self, number: int) -> Character:
        return cast(Character, self.things[number])

    def room(self, number: int) -> Room:
        return cast(Room, self.things[number])

    def foe(self, card: int) -> MonsterCard:
        return cast(MonsterCard, self.things[card])

    def monster(self, number: int) -> Monster:
        return cast(Monster, self.things[number])

    def quest(self, card: int) -> Quest:
        return cast(Quest, self.things[card])


def reached(rewards: tuple[Reward, ...], end: int) -> tuple[list[int], list[int]]:
    """Permanent hits and blocks at every space of a track."""
    spaces = range(end + 1)
    hits = [sum(reward.hits for reward in rewards if reward.space <= space) for space in spaces]
    return hits, [sum(reward.blocks for reward in rewards if reward.space <= space) for space in spaces]
