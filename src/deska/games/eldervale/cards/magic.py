"""Magic cards: spells, quests and prophecies (EL-C04)."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Prophecy, Quest, Spell, designed
from deska.games.eldervale.effects.adventures import BuyCard
from deska.games.eldervale.effects.battle import (
    CANCEL_BATTLE,
    FLIP_ALL,
    NO_JOINING,
    REROLL_EVERYBODY,
    REROLL_SOME,
    RETREAT_ALL,
    RETREAT_SOME,
    SET_SIX,
    TAKE_DIE,
    AddDice,
    AddDiceForUnits,
    Keep,
)
from deska.games.eldervale.effects.building import Build
from deska.games.eldervale.effects.chance import Roll, UpTo
from deska.games.eldervale.effects.conditions import (
    AdventureCards,
    AllRecruited,
    Builds,
    CardActions,
    ConnectedDwellings,
    DwellingElements,
    Dwellings,
    DwellingsAlike,
    FallenUnits,
    FilledVaults,
    GloryField,
    Markers,
    OneOfEach,
    PowerValue,
    QuestsDone,
    Recruits,
    ResourcesLeft,
    TopLevel,
    WinsAgainst,
)
from deska.games.eldervale.effects.gains import Draw, Gain, GainAny, GainDifferent
from deska.games.eldervale.effects.monsters import BANISH, CONTROL_BESIDE, PUSH_MONSTER
from deska.games.eldervale.effects.moves import SWAP_ANY, SWAP_READY, MoveOwn
from deska.games.eldervale.effects.tokens import TakeToken
from deska.games.eldervale.effects.turns import CALM, Plan, Reach
from deska.games.eldervale.effects.units import SEND_OWN, SEND_RIVAL, Rescue
from deska.kernel import Exchange, Start

SPELL_CARDS: Final[tuple[Spell, ...]] = designed(
    Spell("gale", "wind-slap", "own-turn", (MoveOwn(2),), "S", "air", 3),
    Spell("levitation", "feathered-wing", "before-placing", (Reach(3),), "S", "air", 3),
    Spell("whirlwind", "tornado", "own-turn", (PUSH_MONSTER,), "SS", "air", 4),
    Spell("swift-messenger", "winged-leg", "own-turn", (Draw(2),), "P", "air", 3),
    Spell("entangle", "vines", "before-joining", (NO_JOINING,), "T", "earth", 3),
    Spell("bountiful-harvest", "cornucopia", "own-turn", (GainDifferent(2),)),
    Spell("stoneskin", "stone-bust", "removal", (Keep(2),), "T", "earth", 3),
    Spell("quick-foundations", "brick-pile", "own-turn", (Build(),), "TT", "earth", 4),
    Spell("fireball", "fireball", "after-peace", (SEND_RIVAL,), "WP", "fire", 4),
    Spell("battle-fury", "enrage", "swords", (AddDice(2),), "W", "fire", 3),
    Spell("flame-blade", "shining-sword", "rolled", (SET_SIX,), "P", "fire", 3),
    Spell("burning-trail", "fire-tail", "before-placing", (CALM,), "W", "fire", 3),
    Spell("healing-wave", "big-wave", "own-turn", (Rescue(everybody=True),), "P", "water", 3),
    Spell("mirror-surface", "mirror-mirror", "rolled", (FLIP_ALL,), "P", "water", 3),
    Spell("rising-fog", "fog", "looming", (RETREAT_SOME,), "P", "water", 4),
    Spell("high-tide", "wave-crest", "own-turn", (TakeToken(),), "P", "water", 3),
    Spell("fey-charm", "fairy-wand", "looming", (CANCEL_BATTLE,), "S", "light", 3, PARTLY),
    Spell("blessing", "holy-symbol", "rolled", (REROLL_SOME,), "S", "light", 3),
    Spell("revelation", "extra-vision", "own-turn", (BuyCard(),), "SS", "light", 4),
    Spell("guardian-angel", "angel-wings", "removal", (RETREAT_ALL,), "S", "light", 3),
    Spell("soul-trade", "soul", "own-turn", (Exchange((SEND_OWN,), (GainAny(1),)),)),
    Spell("domination", "puppet", "own-turn", (CONTROL_BESIDE,), "PPS", "dark", 5),
    Spell("curse", "cursed-star", "swords", (TAKE_DIE,), "P", "dark", 3),
    Spell("raise-the-fallen", "raise-zombie", "own-turn", (Rescue(), Draw(1)), "P", "dark", 3),
    Spell("command", "bugle-call", "after-placing", (Start("place-again"),), "TT", "order", 5),
    Spell("shield-wall", "shield-echoes", "swords", (AddDiceForUnits(3),), "T", "order", 3),
    Spell("architects-plan", "pencil-ruler", "own-turn", (Plan(2),), "S", "order", 3),
    Spell("banishment", "exit-door", "own-turn", (BANISH,), "ST", "order", 4),
    Spell("transformation", "transform", "own-turn-or-joining", (SWAP_READY,), "P", "chaos", 3, PARTLY),
    Spell("wild-surge", "star-struck", "rolled", (REROLL_EVERYBODY,), "W", "chaos", 3),
    Spell("displacement", "teleport", "own-turn", (SWAP_ANY,), "G", "chaos", 4),
    Spell("lucky-find", "clover", "own-turn", (Roll((UpTo(2, (GainAny(1),)), UpTo(4, (GainAny(2),)), UpTo(6, (Gain("gold", 2),)))),)),
)

QUEST_CARDS: Final[tuple[Quest, ...]] = designed(
    Quest("call-of-the-dragon", "dragon-spiral", Recruits("dragon"), 4),
    Quest("archmages-apprentice", "pointy-hat", Recruits("wizard"), 3),
    Quest("sworn-blade", "sword-tie", Recruits("warrior"), 3),
    Quest("monster-slayer", "decapitation", WinsAgainst(monster=True), 4),
    Quest("outnumbered", "encirclement", WinsAgainst(others=2), 5),
    Quest("peasant-uprising", "pitchfork", WinsAgainst(workers_only=True), 4),
    Quest("among-the-ruins", "castle-ruins", Builds(ruins=3), 5),
    Quest("good-neighbours", "huts-village", Builds(dwellings=2), 4),
    Quest("in-the-beasts-den", "carnivore-mouth", Builds(lair=True), 4),
    Quest("elemental-adept", "upgrade", PowerValue(5), 3),
    Quest("four-winds", "wind-hole", Markers(4), 4),
    Quest("devotion", "prayer", AdventureCards(3, alike=True), 4),
    Quest("collector", "card-pick", AdventureCards(5), 4),
    Quest("full-stores", "stockpiles", OneOfEach(), 4),
    Quest("fallen-heroes", "tombstone", FallenUnits(3), 3),
    Quest("great-muster", "meeple-army", CardActions(5), 4),
)

PROPHECY_CARDS: Final[tuple[Prophecy, ...]] = designed(
    Prophecy("prophecy-of-settlement", "medieval-village-01", Dwellings(4), 6),
    Prophecy("prophecy-of-mastery", "summits", TopLevel(), 5),
    Prophecy("prophecy-of-wisdom", "book-pile", AdventureCards(8), 6),
    Prophecy("prophecy-of-many-lands", "treasure-map", DwellingElements(3), 5),
    Prophecy("prophecy-of-balance", "yin-yang", Markers(4, 4), 7),
    Prophecy("prophecy-of-one-land", "linked-rings", DwellingsAlike(2), 5),
    Prophecy("prophecy-of-glory", "laurels", GloryField(6), 5),
    Prophecy("prophecy-of-deeds", "checklist", QuestsDone(2), 5),
    Prophecy("prophecy-of-the-host", "all-for-one", AllRecruited(), 6),
    Prophecy("prophecy-of-riches", "chest", FilledVaults(2), 5),
    Prophecy("prophecy-of-plenty", "full-wood-bucket", ResourcesLeft(10), 4),
    Prophecy("prophecy-of-the-chain", "crossed-chains", ConnectedDwellings(3), 6),
)
