"""Colours, shapes and signs of the table of Eldervale."""

from typing import Final

from deska.games.eldervale.scene.icons import ELEMENT_ICONS, UNIT_ICONS
from deska.kernel.scenes import CardFrame, Cloth, Sign, Style, Tint

GEM: Final = "#217A52"
SCROLL: Final = "#8A6414"
POTION: Final = "#A8326A"
TOOL: Final = "#56606C"
SWORD: Final = "#A32F24"
GOLD: Final = "#F0BE2A"
BOOK: Final = "#3F56A8"
ORB: Final = "#0E625D"

STYLE: Final = Style(
    dark=Cloth("#25424A", "#0F1A1E", "#7FDCCB", "#03231F"),
    light=Cloth("#E9F1EC", "#C6D8D2", "#0E625D", "#FFFFFF"),
    emblem="wyvern",
    motif="hexes",
    tints={
        # --- realms
        "air": Tint("#9ADAD4", "#5FB3AF", "level"),
        "earth": Tint("#7DBB6A", "#4A8A48", "falling"),
        "fire": Tint("#EE8054", "#C9481E", "upright"),
        "water": Tint("#6CA8E2", "#2F6FB8", "level"),
        "light": Tint("#F4D26B", "#D6A51E", "dots"),
        "dark": Tint("#83828F", "#4F4E5C", "grid"),
        "order": Tint("#EFE6D2", "#CFC2A2"),
        "chaos": Tint("#BE8CD8", "#8449A8", "rising"),
        "ruin": Tint("#C9C4BC", "#989086"),
        "special": Tint("#D9A0A0", "#9C5A5A"),
        "paper": Tint("#FFF4DC", "#E7D8BB"),
        "free": Tint("#DDE7E3", "#B9CCC6"),
        # --- cards: the deep colour darkened by 12 % and by half
        "card-air": Tint("#539D9A", "#2F5957"),
        "card-earth": Tint("#41793F", "#254524"),
        "card-fire": Tint("#B03F1A", "#64240F"),
        "card-water": Tint("#2961A1", "#17375C"),
        "card-light": Tint("#BC911A", "#6B520F"),
        "card-dark": Tint("#454450", "#27272E"),
        "card-order": Tint("#B6AA8E", "#676151"),
        "card-chaos": Tint("#744093", "#422454"),
        # --- treasure tokens by what they show first
        "gem": Tint("#3FA578", GEM),
        "scroll": Tint("#C09A45", SCROLL),
        "potion": Tint("#CF6296", POTION),
        "tool": Tint("#8A94A0", TOOL),
        "sword": Tint("#CC5F54", SWORD),
        "gold": Tint("#F7D66B", GOLD),
        "magic": Tint("#6F84CF", BOOK),
        "orb": Tint("#3C968F", ORB),
        # --- foes
        "foe": Tint("#C63D33", "#7A1F1A"),
        "phantoms": Tint("#5B4A6E", "#221A30"),
    },
    signs={
        **{name: Sign(icon) for name, icon in ELEMENT_ICONS.items()},
        "ruin": Sign("castle-ruins", more="neither"),
        # --- resources
        "gem": Sign("cut-diamond", "gem", GEM),
        "scroll": Sign("tied-scroll", "rectangle", SCROLL),
        "potion": Sign("standing-potion", "disc", POTION),
        "tool": Sign("flat-hammer", "hexagon", TOOL),
        "sword": Sign("broadsword", "shield", SWORD),
        "gold": Sign("two-coins", "disc", GOLD),
        "magic": Sign("spell-book", "arch", BOOK),
        "any": Sign("open-treasure-chest", "rounded", "#5E5650"),
        "orb": Sign("orb-direction", "disc", ORB),
        # --- values and effects
        "vp": Sign("round-star"),
        "glory": Sign("laurel-crown"),
        "power": Sign("upgrade"),
        "treasure": Sign("token"),
        "slot": Sign("plain-square"),
        "roll": Sign("perspective-dice-six-faces-random"),
        "effect": Sign("sparkles"),
        "explore": Sign("dungeon-gate"),
        "recruit": Sign("meeple-group"),
        "card": Sign("card-pickup"),
        # --- pieces
        **{name: Sign(icon) for name, icon in UNIT_ICONS.items()},
        "dwelling": Sign("hut"),
        "underworld": Sign("hell-crosses", more="bad"),
        "hand": Sign("card-pick"),
        "tiles": Sign("stone-block", more="neither"),
        "wrath": Sign("burning-skull"),
        "aura": Sign("aura"),
        "first": Sign("footsteps", more="neither"),
    },
    frames={
        "adventure": CardFrame("door", back="dungeon-gate"),
        "start": CardFrame("door"),
        "faction": CardFrame("dome", "#2F6E68", "#0E302D"),
        "spell": CardFrame("arch", "#4C64B8", "#1A2660", back="spell-book"),
        "quest": CardFrame("arch", "#8A6A1E", "#3D2D08", back="spell-book"),
        "prophecy": CardFrame("arch", "#7B3F86", "#331438", back="spell-book"),
        "phantom": CardFrame("shield", "#5B4A6E", "#221A30", back="haunting"),
        "realm": CardFrame("plain"),
        **dict.fromkeys(UNIT_ICONS, CardFrame("plain")),
        "monster": CardFrame("plain"),
        "marker": CardFrame("plain"),
        "die": CardFrame("plain"),
        "resource": CardFrame("plain"),
        "house": CardFrame("house"),
        "haunted": CardFrame("disc", "#5B4A6E", "#221A30"),
        "treasure": CardFrame("plain", "#FFF4DC", "#E7D8BB"),
        "token": CardFrame("disc", "#FFF4DC", "#E7D8BB"),
        "cell": CardFrame("plain"),
        "slot": CardFrame("slot"),
    },
)
