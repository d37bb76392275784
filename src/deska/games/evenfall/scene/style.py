"""Colours, shapes and icons of the table of Evenfall."""

from typing import Final

from deska.kernel.scenes import CardFrame, Cloth, Sign, Style, Tint

FIGURE_ICONS: Final = {"witch": "witch-face", "elder": "hooded-figure"}
STONE: Final = "#4A4541"

STONE_ICONS: Final = {"leaf": "oak-leaf", "eye": "sunken-eye", "flame": "flame", "drop": "drop", "red": "rune-stone"}

STYLE: Final = Style(
    dark=Cloth("#43324A", "#1A121F", "#E3AEDB", "#2B0C27"),
    light=Cloth("#F2EAF0", "#D7C8D6", "#7B2C6E", "#FFFFFF"),
    emblem="witch-flight",
    motif="moon",
    tints={
        "northern-lakes": Tint("#3B7F92", "#163540"),
        "central-mountains": Tint("#6A5C98", "#272046"),
        "southern-slopes": Tint("#9A6230", "#3D2211"),
    },
    signs={
        "herb": Sign("herbs-bundle", "diamond", "#2F7A3E"),
        "potion": Sign("round-potion", "disc", "#A8326A"),
        "knowledge": Sign("open-book", "rectangle", "#7A4E12"),
        "mana": Sign("magic-swirl", "hexagon", "#4A46A8"),
        "card": Sign("card-pick", "rectangle", "#4A4440"),
        "any": Sign("knapsack", "rounded", "#5E5650"),
        "vp": Sign("round-star"),
        "points": Sign("round-star", "shield", "#F0BE2A"),
        "witch": Sign("witch-face"),
        "elder": Sign("hooded-figure"),
        "sickle": Sign("sickle", "disc", "#FFF4DC"),
        "orb": Sign("crystal-ball", "disc", "#FFF4DC"),
        "slot": Sign("plain-circle", more="neither"),
        **{name: Sign(icon, "stone", STONE if name != "red" else "#8E2620") for name, icon in STONE_ICONS.items()},
        "transfer": Sign("transfuse"),
        "revel": Sign("campfire"),
        "harvest": Sign("wheat"),
        "place": Sign("scroll-unfurled"),
        "council": Sign("meeple-king"),
        "strength": Sign("crossed-swords"),
        "first": Sign("footsteps", more="neither"),
        "effect": Sign("sparkles"),
    },
    frames={
        "place": CardFrame("lens", "#5E7F57", "#223A2A", back="scroll-unfurled"),
        "artifact": CardFrame("hexagon", "#A5702B", "#4A2B0D", back="witch-flight"),
        "creature": CardFrame("hexagon", "#4F8052", "#1D3B27", back="witch-flight"),
        "spell": CardFrame("hexagon", "#5A58B0", "#211E58", back="witch-flight"),
        "specialist": CardFrame("dome", "#8C5A4A", "#3B1E18", back="witch-flight"),
        "council": CardFrame("dome", "#7A4A6E", "#321A2C", back="meeple-king"),
        "clan": CardFrame("plain", "#6B4A7A", "#2B1A33"),
        "region": CardFrame("plain", "#4F6A72", "#1C2A30"),
        "slot": CardFrame("slot"),
        "circle": CardFrame("pill"),
        "cell": CardFrame("plain"),
        "unit": CardFrame("plain"),
        "stone": CardFrame("stone", "#6B6560", STONE),
        "token": CardFrame("disc", "#E3AEDB", "#7B2C6E"),
    },
)
