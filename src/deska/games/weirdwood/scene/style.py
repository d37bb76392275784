"""Colours, shapes and signs of the table of Weirdwood Manor."""

from typing import Final

from deska.kernel.scenes import CardFrame, Cloth, Sign, Style, Tint

STYLE: Final = Style(
    dark=Cloth("#22384B", "#0A121B", "#F0A268", "#2B1200"),
    light=Cloth("#E8EEF3", "#C5D2DC", "#8A4310", "#FFFFFF"),
    emblem="scarab-beetle",
    motif="clock",
    tints={
        # --- rooms
        "room": Tint("#4E6A80", "#2F4A60"),
        "fixed": Tint("#8A6238", "#6B4726"),
        "infested": Tint("#2E5A3A", "#16301F", "crossed"),
        "throne": Tint("#A06A34", "#4A2C12"),
        # --- days by the monster's strength, and times of day
        "calm": Tint("#2B3A46", "#2B3A46"),
        "angry": Tint("#4A3420", "#4A3420"),
        "enraged": Tint("#5A2A24", "#5A2A24"),
        "morning": Tint("#C98B3C", "#C98B3C"),
        "afternoon": Tint("#7FA6C9", "#7FA6C9"),
        "evening": Tint("#9A6BB0", "#9A6BB0"),
        "night": Tint("#33405E", "#33405E"),
        # --- monsters
        "chaos-ogre": Tint("#7A1A30", "#2E0A14"),
        "min-wraith": Tint("#2E5E74", "#0C222C"),
        "therus": Tint("#5A2A78", "#1E0A2C"),
        # --- dice
        "basic": Tint("#4B8FE0", "#2A5FA8"),
        "attack": Tint("#C63D33", "#7A1F1A"),
        "defence": Tint("#33302F", "#1A1817"),
        "glove": Tint("#8C5A4A", "#3B1E18"),
    },
    signs={
        # --- what players hold
        "knowledge": Sign("open-book", "rectangle", "#8A5A14"),
        "min": Sign("floating-crystal", "diamond", "#2F74B8"),
        "scarab": Sign("scarab-beetle", "disc", "#2A6B3C"),
        "any": Sign("knapsack", "rounded", "#5E5650"),
        "power": Sign("lightning-trio", "hexagon", "#7B3FA0"),
        "health": Sign("hearts", "heart", "#A3271C"),
        "xp": Sign("star-medal", "shield", "#F0BE2A"),
        "favour": Sign("rose", "oval", "#A8326A"),
        "hand": Sign("card-pick", more="neither"),
        # --- battles and links
        "hit": Sign("broadsword"),
        "block": Sign("checked-shield"),
        "surge": Sign("lightning-arc"),
        "wild": Sign("star-swirl"),
        "basic": Sign("perspective-dice-six-faces-random", "square", "#4B8FE0"),
        "attack-die": Sign("perspective-dice-six-faces-random", "square", "#C63D33"),
        "defence-die": Sign("perspective-dice-six-faces-random", "square", "#33302F"),
        "glove": Sign("gloves", "square", "#8C5A4A"),
        # --- what cards and rooms do
        "move": Sign("wingfoot"),
        "teleport": Sign("teleport"),
        "attack": Sign("crossed-swords"),
        "craft": Sign("anvil"),
        "clean": Sign("magic-broom"),
        "companion": Sign("hound"),
        "tactic": Sign("chess-knight"),
        "time-back": Sign("anticlockwise-rotation"),
        "time-on": Sign("clockwise-rotation", more="bad"),
        "roll": Sign("rolling-dices"),
        "ally": Sign("shaking-hands"),
        "effect": Sign("sparkles"),
        # --- the manor
        "infested": Sign("beetle-shell", "oval", "#5B6E3A", more="bad"),
        "strength": Sign("enrage", more="bad"),
        "lady": Sign("queen-crown"),
    },
    frames={
        "action": CardFrame("clipped", "#2E6E86", "#0E2E3C", back="sundial"),
        "down": CardFrame("plain", "#4A5A66", "#1C262E", back="sundial"),
        "tactic": CardFrame("plain", "#B06A2C", "#4A260A", back="chess-knight"),
        "companion": CardFrame("lens", "#5B6E3A", "#26330F", back="hound"),
        "ability": CardFrame("arch", "#6C55C4", "#241A5C"),
        "quest": CardFrame("arch", "#8A6A1E", "#3D2D08", back="scroll-unfurled"),
        "character": CardFrame("dome", "#4C5FB8", "#171F4A"),
        "monster": CardFrame("shield", "#7B2F4A", "#2E0C1B", back="scarab-beetle"),
        "movement": CardFrame("plain", "#7B2F4A", "#2E0C1B", back="footsteps"),
        "attack": CardFrame("teeth", "#B8382E", "#4C0E10", back="crossed-swords"),
        "scarab": CardFrame("shield", "#2A6B3C", "#16301F", back="scarab-beetle"),
        "power": CardFrame("hourglass", "#A3561B", "#40190A", back="burning-skull"),
        "room": CardFrame("plain", "#4E6A80", "#2F4A60"),
        "corridor": CardFrame("plain", "#2B3A46", "#2B3A46"),
        "slot": CardFrame("slot"),
        "cell": CardFrame("plain"),
        "unit": CardFrame("plain"),
        "swarm": CardFrame("disc", "#2A6B3C", "#16301F"),
        "lady": CardFrame("shield", "#FFF4DC", "#E7D8BB"),
        "rubble": CardFrame("stone", "#6B6560", "#4A4541"),
        "fire": CardFrame("disc", "#C7521F", "#4C1A08"),
        "token": CardFrame("disc", "#F0A268", "#8A4310"),
    },
)
