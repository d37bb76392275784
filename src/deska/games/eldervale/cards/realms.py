"""Realm tiles: 24 element realms, seven ruins and two special realms (EL-C01)."""

from typing import Final

from deska.games.eldervale.components.definitions import Realm, designed
from deska.games.eldervale.effects.adventures import BuyCard
from deska.games.eldervale.effects.building import Build, Recruit
from deska.games.eldervale.effects.gains import Discard, Draw, Gain
from deska.games.eldervale.effects.odd import TowerDraw
from deska.games.eldervale.effects.paying import Pay
from deska.kernel import Either, Exchange, Start

ELEMENT_TILES: Final[tuple[Realm, ...]] = designed(
    Realm("cloud-plateau", "stacks", "air", "SP", "TSP", 1),
    Realm("windspire-peaks", "symbols", "air", "S", "SSPW", 2),
    Realm("thunder-eyrie", "lair", "air", "W", "WWS", 1),
    Realm("briar-hills", "stacks", "earth", "TG", "TGP", 1),
    Realm("elder-forest", "symbols", "earth", "T", "TTGP", 2),
    Realm("treant-hollow", "lair", "earth", "P", "WTG", 1),
    Realm("ash-fields", "stacks", "fire", "WG", "TWG", 1),
    Realm("molten-crown", "symbols", "fire", "W", "WWGT", 2),
    Realm("demon-caldera", "lair", "fire", "T", "WWT", 1),
    Realm("pearl-shoals", "stacks", "water", "PG", "TPG", 1),
    Realm("moon-lagoon", "symbols", "water", "P", "PPGS", 2),
    Realm("kraken-deep", "lair", "water", "S", "WPS", 1),
    Realm("sunlit-steppe", "stacks", "light", "SP", "TSP", 1),
    Realm("temple-of-noon", "symbols", "light", "S", "SSPG", 2),
    Realm("sphinx-dunes", "lair", "light", "G", "WSG", 1),
    Realm("whispering-mire", "stacks", "dark", "PS", "TPS", 1),
    Realm("eclipse-vale", "symbols", "dark", "P", "PPSW", 2),
    Realm("nightmare-chasm", "lair", "dark", "W", "WWP", 1),
    Realm("marble-terraces", "stacks", "order", "TS", "TTS", 1),
    Realm("high-court", "symbols", "order", "T", "TTSW", 2),
    Realm("golem-foundry", "lair", "order", "W", "WTS", 1),
    Realm("shattered-isles", "stacks", "chaos", "GW", "GWT", 1),
    Realm("heart-of-the-rift", "symbols", "chaos", "G", "GGWT", 2),
    Realm("chimera-maze", "lair", "chaos", "T", "WWG", 1),
)

EXPEDITION: Final = (Start("expedition"),)

RUIN_TILES: Final[tuple[Realm, ...]] = (
    Realm("mage-tower", "ruin", action=(Exchange((Pay("NN"),), (TowerDraw(3), Discard(1))),), icon="evil-tower"),
    Realm("fortress", "ruin", action=(Exchange((Pay("NN"),), (Gain("gold", 2),)),), icon="castle"),
    Realm("mill", "ruin", action=(Build(),), icon="windmill"),
    Realm("summoning-portal", "ruin", action=(Recruit(),), icon="magic-portal"),
    Realm("dungeon", "ruin", action=EXPEDITION, icon="dungeon-gate"),
    Realm("second-dungeon", "ruin", action=EXPEDITION, icon="dungeon-gate"),
    Realm("oracle", "ruin", action=(Either("el-oracle", (BuyCard(), Draw(1)), ("EL-221",)),), icon="third-eye"),
)

SPECIAL_TILES: Final[tuple[Realm, ...]] = (
    Realm("dragons-lair", "special", action=(Gain("gold"),), icon="dragon-head"),
    Realm("bifrost-bridge", "special", action=(Draw(1),), icon="suspension-bridge"),
)
