"""The full texts of the cards on a table, and the meaning of its signs."""

from deska.api import definitions
from deska.kernel.scenes import Face
from deska.terminal.picture import Picture
from deska.terminal.table import facts_of


def glossary(picture: Picture) -> list[tuple[str, str]]:
    """The names and texts of everything on the table, then the codes and names of its signs."""
    told = {picture.say(face.name): full_text(picture, face) for face in faces(picture)} | mentioned(picture)
    meant = {picture.code(sign): picture.name(sign) for sign in signs(picture)}
    return [(name, text) for name, text in (told | meant).items() if name and text]


def faces(picture: Picture) -> list[Face]:
    return [piece.face for piece in picture.pieces.values() if piece.face is not None]


def full_text(picture: Picture, face: Face) -> str:
    return " ".join(picture.say(text) for text in (*face.text, face.origin) if text is not None)


def mentioned(picture: Picture) -> dict[str, str]:
    """The names and texts of things that no piece shows, but a fact of a zone names."""
    spec = picture.texts.spec
    known = {f"{spec.prefix}-{kind}-{name}": thing for (kind, name), thing in definitions(spec.id).items()}
    labels = [fact.label for zone in picture.scene.zones for fact in zone.facts if fact.label is not None]
    return {picture.say(label): picture.texts.definition(known[label.id]) for label in labels if label.id in known}


def signs(picture: Picture) -> list[str]:
    """The signs of the table, in the order of the game's style."""
    scene = picture.scene
    facts = [fact for face in faces(picture) for fact in (*face.cost, *face.values, *face.strip)]
    facts += [fact for piece in picture.pieces.values() for fact in piece.badges]
    facts += [
        *scene.facts,
        *(fact for line in scene.seats for fact in facts_of(line)),
        *(fact for zone in scene.zones for fact in zone.facts),
    ]
    shown = {fact.sign for fact in facts}
    return [sign for sign in (picture.style.signs if picture.style is not None else ()) if sign in shown and picture.knows(sign)]
