"""Colours, signs and frames of Ethnos."""

from typing import Final

from deska.games.ethnos.cards import BOX
from deska.kernel.scenes import CardFrame, Cloth, Sign, Style, Tint

STYLE: Final = Style(
    dark=Cloth("#2B4039", "#121B18", "#E9BC62", "#241900"),
    light=Cloth("#EFF0E4", "#D2D8C6", "#6B4B00", "#FFFFFF"),
    emblem="dragon-head",
    tints={
        "purple": Tint("#7F55BC", "#43256F", "rising"),
        "red": Tint("#BC443C", "#701A1E", "upright"),
        "blue": Tint("#3A71C0", "#173A78", "level"),
        "green": Tint("#2F8052", "#144A30", "falling"),
        "orange": Tint("#BC701E", "#85450C", "crossed"),
        "grey": Tint("#737C89", "#424954", "grid"),
        "bone": Tint("#4A4640", "#191613", "plain"),
        "dragon": Tint("#B8382E", "#4C0E10", "plain"),
    },
    signs={
        "glory": Sign("laurel-crown", "shield", "#F0BE2A"),
        "hand": Sign("card-pick"),
        "marker": Sign("tattered-banner", "disc", "#C9C1B2"),
        "dragon": Sign("dragon-head", "triangle", "#8E2620", more="neither"),
        "troll": Sign("troll", "square", "#FFF4DC"),
        **{tribe.name: Sign(tribe.icon) for tribe in BOX.tribes if tribe.name != "troll"},
    },
    frames={
        "ally": CardFrame("full", back="dragon-head"),
        "dragon": CardFrame("teeth", "#B8382E", "#4C0E10"),
        "kingdom": CardFrame("realm"),
        "token": CardFrame("plain", "#FFF4DC", "#E3D3B4"),
        "giant": CardFrame("disc", "#FFF4DC", "#E3D3B4"),
        "space": CardFrame("plain"),
        "camp": CardFrame("plain"),
    },
    motif="shields",
)
