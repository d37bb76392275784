"""A scene as it is sent: whole, or as the difference from the scene that was sent before it.

Zones are compared as JSON, by their hashes: of a scene that was sent nothing else has to be kept.
"""

from typing import Any, Final

import orjson

Marks = tuple[int, ...]
"""The hashes of the zones of a scene; a zone has its name in it, so that equal zones are the same zone."""
UNSEEN: Final[Marks] = ()
"""The marks that somebody knows who was sent no scene yet."""


class SceneText:
    """A scene in JSON, zone by zone."""

    __slots__ = ("made", "marks", "names", "rest", "zones")

    def __init__(self, scene: dict[str, Any]) -> None:
        self.names = [zone["id"] for zone in scene["zones"]]
        self.zones = [orjson.dumps(zone) for zone in scene["zones"]]
        self.marks: Marks = tuple([hash(zone) for zone in self.zones])
        self.rest = {name: value for name, value in scene.items() if name != "zones"}
        self.made: dict[Marks, orjson.Fragment] = {}

    def beside(self, known: Marks) -> orjson.Fragment:
        """The scene for those who were sent one with these marks: zones that they have are only named. It is made once for all of them."""
        text = self.made.get(known)
        if text is None:
            text = self.made[known] = orjson.Fragment(orjson.dumps({**self.rest, "zones": self.zones_beside(known)}))
        return text

    def zones_beside(self, known: Marks) -> list[str | orjson.Fragment]:
        marked = zip(self.names, self.marks, self.zones, strict=True)
        return [name if mark in known else orjson.Fragment(zone) for name, mark, zone in marked]
