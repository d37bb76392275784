"""What the cards of a table say, in full, and what its signs mean."""

from deska.api import definitions
from deska.kernel.scenes import Face
from deska.terminal.picture import Picture
from deska.text.rulebook import folded


def glossary(picture: Picture, wanted: str = "") -> list[tuple[str, str]]:
    """Name and text of all that lies on the table, then the signs; what is asked for by name may also lie in the box."""
    found = {name: text for face in faces(picture) if (name := picture.say(face.name)) and (text := full_text(picture, face))}
    found |= mentioned(picture)
    if wanted:
        found = in_the_box(picture) | found
    found |= {
        picture.code(sign): picture.name(sign) for sign in (picture.look.signs if picture.look is not None else ()) if picture.knows(sign)
    }
    return [(name, text) for name, text in found.items() if folded(wanted) in folded(name)]


def faces(picture: Picture) -> list[Face]:
    return [piece.face for piece in picture.pieces.values() if piece.face is not None]


def full_text(picture: Picture, face: Face) -> str:
    return " ".join(picture.say(text) for text in (*face.text, face.origin) if text is not None)


def mentioned(picture: Picture) -> dict[str, str]:
    """Things with a text that no piece shows, but a fact of a zone names."""
    prefix, texts = picture.texts.spec.prefix, picture.texts
    known = {f"{prefix}-{kind}-{name}": thing for (kind, name), thing in definitions(texts.spec.id).items()}
    labels = [fact.label for zone in picture.scene.zones for fact in zone.facts if fact.label is not None]
    return {picture.say(label): texts.definition(known[label.id]) for label in labels if label.id in known}


def in_the_box(picture: Picture) -> dict[str, str]:
    """Everything in the game that has a name and a text."""
    texts = picture.texts
    named = {name: thing for (_, name), thing in definitions(texts.spec.id).items() if texts.kind_of(name)}
    return {texts.noun(texts.kind_of(name), name): texts.definition(thing) for name, thing in named.items()}
