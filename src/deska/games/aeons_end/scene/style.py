"""Colours, shapes and icons of the table of Aeon's End."""

from typing import Final

from deska.kernel.scenes import CardFrame, Cloth, Sign, Style, Tint

STYLE: Final = Style(
    dark=Cloth("#33264B", "#110C1B", "#BFA0FF", "#1A0B38"),
    light=Cloth("#EEE8F6", "#D3C8E4", "#5B34A8", "#FFFFFF"),
    emblem="horned-skull",
    motif="rings",
    tints={
        "rageborne": Tint("#7A1F22", "#2A0A0D"),
        "carapace-queen": Tint("#5B6E3A", "#1D2610"),
        "prince-of-gluttons": Tint("#7B3F86", "#2A1030"),
        "crooked-mask": Tint("#2E6E86", "#0C2630"),
        "nemesis": Tint("#7A1F22", "#3A0D10"),
        "wild": Tint("#8A6A1E", "#3D2D08", "dots"),
    },
    signs={
        "aether": Sign("burning-dot", "disc", "#7B2A86"),
        "charge": Sign("lightning-trio", "rounded", "#2A86B8"),
        "life": Sign("hearts", "heart", "#A3271C"),
        "fury": Sign("enrage", "pentagon", "#C7521F", more="bad"),
        "husk": Sign("beetle-shell", "oval", "#5B6E3A", more="bad"),
        "gravehold": Sign("castle", "disc", "#2F8A84"),
        "power": Sign("hourglass", "square", "#F0BE2A", more="neither"),
        "hand": Sign("card-pick", more="neither"),
        "prepped": Sign("fire-ray"),
        "open": Sign("plain-circle"),
        "empty": Sign("stack", "rectangle", "#7B3F86", more="bad"),
    },
    frames={
        "gem": CardFrame("chevron", "#3C8F7E", "#123F3A"),
        "relic": CardFrame("notched", "#A8752E", "#4A2C0C"),
        "spell": CardFrame("arch", "#6C55C4", "#241A5C"),
        "corruption": CardFrame("lens", "#4C7A86", "#122A33", back="duality-mask"),
        "attack": CardFrame("teeth", "#B8382E", "#4C0E10"),
        "minion": CardFrame("shield", "#8B3A5E", "#34101F"),
        "power": CardFrame("hourglass", "#A3561B", "#40190A"),
        "strike": CardFrame("teeth", "#C7521F", "#4C1A08", back="enrage"),
        "nemesis": CardFrame("plain", "#5D2A2A", "#1C0A0D", back="horned-skull"),
        "mage": CardFrame("dome", "#4C5FB8", "#171F4A", back="burning-dot"),
        "turn": CardFrame("plain", "#4A3F63", "#241C36", back="cycle"),
        "breach": CardFrame("dial"),
        "gap": CardFrame("slot"),
        "husk": CardFrame("disc", "#5B6E3A", "#26330F"),
    },
)
