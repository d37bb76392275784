"""Choices that are laid over the table: the side of a faction board, the draft, and a partner's card."""

from deska.games.eldervale.scene.faces import OVERLAY, Seen, faction, magic
from deska.kernel.scenes import Message, Piece, Zone


def choice(seen: Seen) -> tuple[list[Zone], Message | None]:
    """The zone and its title; none and None if nothing of that kind is asked."""
    decision = seen["decision"]
    kind = "" if decision is None else decision["kind"]
    if kind == "el-faction-choice":
        names = [option.removeprefix("faction:") for option in decision["options"]]
        return [board(name) for name in names], Message("el-scene-factions")
    if kind == "el-draft":
        return [*drafted(seen), packet(seen)], Message("el-scene-draft")
    if kind == "el-swap-card":
        names = [option.removeprefix("receive:") for option in decision["options"] if option.startswith("receive:")]
        cards = tuple(Piece(f"swap/{name}", "card", magic(name), offers=(f"receive:{name}",)) for name in names)
        return [Zone("swap", OVERLAY, "row", None, cards, size="l")], Message("el-scene-swap")
    return [], None


def board(name: str) -> Zone:
    """A side of the faction board, with its abilities in full."""
    face = faction(name)
    card = Piece(f"sides/{name}", "card", face, offers=(f"faction:{name}",))
    return Zone(f"side:{name}", OVERLAY, "panel", face.name, (card,), lines=face.text, size="l")


def packet(seen: Seen) -> Zone:
    """One of these cards is kept, the others go on to the left (EL-254)."""
    chosen = seen.get("sealed", "")
    pieces = tuple(
        Piece(f"packet/{name}", "card", magic(name), offers=(f"keep:{name}",), states=("chosen",) if chosen == f"keep:{name}" else ())
        for name in seen["packet"]
    )
    return Zone("packet", OVERLAY, "row", Message("el-scene-packet"), pieces, size="l")


def drafted(seen: Seen) -> list[Zone]:
    """What has been kept so far."""
    pieces = tuple(Piece(f"drafted/{name}", "card", magic(name)) for name in seen["hand"])
    return [Zone("drafted", OVERLAY, "row", Message("el-scene-kept"), pieces, size="s", line=1)] if pieces else []
