"""Icons of elements, units and kinds of Phantom cards; all else has its icon in the line of its card."""

from typing import Final

ELEMENT_ICONS: Final = {
    "air": "whirlwind",
    "earth": "sprout",
    "fire": "flame",
    "water": "drop",
    "light": "sun",
    "dark": "evil-moon",
    "order": "scales",
    "chaos": "star-swirl",
}
UNIT_ICONS: Final = {"worker": "meeple", "warrior": "barbute", "wizard": "wizard-staff", "dragon": "wyvern"}
PHANTOM_ICONS: Final = {
    "harvest": "scythe",
    "delve": "dungeon-gate",
    "settle": "spooky-house",
    "summon": "haunting",
    "hunt": "wolf-howl",
    "omen": "evil-moon",
}
