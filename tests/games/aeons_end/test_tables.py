"""Boards and cards as they are printed, as tables."""

import pytest

from deska.games.aeons_end.actions import FOES, MAGES, MARKET
from deska.games.aeons_end.cards import BOX
from deska.testing import rule
from tests.games.aeons_end.build import breaches, deck, fresh, hand, number

BOARDS = {
    "adelheim": (["open", 2, 0, 1], "amethyst-shard", 2, 2, 5, 0, 5),
    "brama": (["open", 1, 0, 2], "buried-light", 4, 0, 3, 2, 5),
    "jian": (["open", "open", 0, 1], "moonstone-shard", 2, 2, 3, 2, 4),
    "kadir": (["open", 2, 1, 2], "emerald-shard", 3, 1, 3, 2, 5),
    "lash": (["open", 2, 0, 2], "quartz-shard", 3, 1, 3, 2, 5),
    "mist": (["open", 2, 1, 1], "garnet-shard", 3, 1, 3, 2, 5),
    "phaedraxa": (["gone", "open", 1, 2], "tourmaline-shard", 3, 1, 4, 1, 5),
    "xaxos": (["open", 0, 0, 1], "flare", 4, 0, 4, 1, 5),
}
COSTS = {
    "gem": "jade 2, sifters-pearl 3, vriswood-amber 3, diamond-cluster 4, searing-ruby 4, burning-opal 5, clouded-sapphire 6",
    "relic": "flexing-dagger 2, bottled-vortex 3, unstable-prism 3, blasting-staff 4, focusing-orb 4, mages-talisman 5",
    "spell": "phoenix-flame 3, spectral-echo 3, amplify-vision 4, ignite 4, lava-tendril 4, dark-fire 5, essence-theft 5, "
    "feral-lightning 5, oblivion-swell 5, chaos-arc 6, planar-insight 6, wildfire-whip 6, arcane-nexus 7, consuming-void 7",
}
FOE_TABLE = {
    "basic": (
        (
            "skewer attack, slaughter attack, bane-sire minion 6, haze-spewer minion 5, "
            "agony-field power 2, bleed-static power 3, eye-of-nothing power 2, woven-sky power 2"
        ),
        (
            "awaken attack, dispel attack, lay-waste attack, "
            "cauterizer minion 3, needlemaw minion 11, venomite minion 9, pulverizing-ray power 1"
        ),
        (
            "gather-darkness attack, obliterate attack, sunder attack, topple attack, "
            "jagged-one minion 14, doom-aegis power 1, reality-rupture power 1"
        ),
    ),
    "rageborne": (
        "cleave attack, provoker minion 5, unrelenting-ire attack",
        "blood-cry power 2, invoke-carnage power 2, scorn minion 9",
        "avatar-of-wrath minion 16, onslaught attack, rolling-death power 2",
    ),
    "carapace-queen": (
        "broodwomb minion 5, endless-throng attack, hatch attack",
        "blot-the-sun power 2, foul-multitudes power 3, infest attack",
        "legion-beacon power 2, maggot-engine minion, spawn attack",
    ),
    "prince-of-gluttons": (
        "gorge attack, lobotomize attack, thought-biter minion 6",
        "cerephage minion 7, godfeeders minion 8, mindguzzler minion",
        "digest attack, memory-eater minion 16, vile-feast power 2",
    ),
    "crooked-mask": (
        "burden attack, corrupter minion 6, tempt attack",
        "pain-sower minion 11, twisting-madness power 2, vex attack",
        "afflict attack, bedlam-sage minion 14, ruin-priest minion 17",
    ),
}


def printed(card: int) -> str:
    """Name and kind; a minion's life or a power's tokens, unless they depend on the game."""
    foe = BOX.foes[card]
    value = foe.power or foe.life
    return f"{foe.name} {foe.kind} {value}" if isinstance(value, int) and value else f"{foe.name} {foe.kind}"


@rule("AE-C01", "AE-C02", "AE-048")
@pytest.mark.parametrize("name", MAGES)
def test_boards(name: str) -> None:
    sides, own, crystals, sparks, deck_crystals, deck_sparks, slots = BOARDS[name]
    game = fresh(1, mages=[name])
    assert breaches(game) == sides
    assert sorted(hand(game)) == sorted([own, *["crystal"] * crystals, *["spark"] * sparks])
    assert deck(game) == ["crystal"] * deck_crystals + ["spark"] * deck_sparks
    assert BOX.mages[MAGES.index(name)].charges == slots


@rule("AE-C20")
def test_market_cards() -> None:
    found = {card: (BOX.cards[number(card)].kind, BOX.cost[number(card)]) for card in MARKET}
    table = {entry.split()[0]: (kind, int(entry.split()[1])) for kind, line in COSTS.items() for entry in line.split(", ")}
    assert found == table


@rule("AE-C88")
@pytest.mark.parametrize("owner", FOE_TABLE)
def test_nemesis_cards_by_tier(owner: str) -> None:
    tiers = BOX.basics if owner == "basic" else BOX.uniques[number(owner)]
    assert tuple(", ".join(printed(card) for card in tier) for tier in tiers[1:]) == FOE_TABLE[owner]
    assert {BOX.foes[card].name for tier in tiers for card in tier} <= set(FOES)
