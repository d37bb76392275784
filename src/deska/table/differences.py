"""A scene as it is sent: whole, or as the difference from the scene that was sent before it.

A zone is known by its mark: a hash of the values that it was drawn from, or of its JSON. Of a scene that was sent nothing else has to be
kept, and what its viewer has already is not put into words again.
"""

from typing import Final

import orjson

from deska.table.scenes import Draft

Marks = tuple[int, ...]
"""The marks of the zones of a scene; a zone has its name in it, so that equal zones are the same zone."""
UNSEEN: Final[Marks] = ()
"""The marks that somebody knows who was sent no scene yet."""


class SceneText:
    """A scene in JSON, zone by zone."""

    __slots__ = ("draft", "made", "marks", "texts")

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.texts: dict[int, bytes] = {}
        """The JSON of those zones that somebody needs."""
        self.marks: Marks = tuple([self.mark_of(place) for place in range(len(draft.scene.zones))])
        self.made: dict[Marks, orjson.Fragment] = {}

    def mark_of(self, place: int) -> int:
        values = self.draft.scene.zones[place].drawn_from
        if not values:
            return hash(self.zone(place))
        offered = self.draft.offered[place]
        return hash((values, self.draft.texts.players, orjson.dumps(offered) if offered else b""))

    def zone(self, place: int) -> bytes:
        text = self.texts.get(place)
        if text is None:
            text = self.texts[place] = orjson.dumps(self.draft.zone(place))
        return text

    def beside(self, known: Marks) -> orjson.Fragment:
        """The scene for those who were sent one with these marks: zones that they have are only named. It is made once for all of them."""
        text = self.made.get(known)
        if text is None:
            text = self.made[known] = orjson.Fragment(orjson.dumps({**self.draft.rest, "zones": self.zones_beside(known)}))
        return text

    def zones_beside(self, known: Marks) -> list[str | orjson.Fragment]:
        marked = zip(self.draft.scene.zones, self.marks, strict=True)
        return [zone.id if mark in known else orjson.Fragment(self.zone(place)) for place, (zone, mark) in enumerate(marked)]
