"""`python -m deska.web.schema`: the JSON schema of scenes, frames and API models, from which the client's types are made."""

import json
import sys
from typing import Any

from pydantic.json_schema import models_json_schema

from deska.web import frames, messages, shelf, wire, wishes
from deska.web.scenes import SceneModel, StyleModel, Told, Wire


def models() -> list[type[Wire]]:
    """Every model of the wire, by name."""
    everything = {**vars(wire), **vars(shelf), **vars(wishes), **vars(frames), **vars(messages)}
    kinds = {name: kind for name, kind in everything.items() if isinstance(kind, type) and issubclass(kind, Wire)}
    sent = {name: kind for name, kind in kinds.items() if kind not in (Wire, Told)}
    return [sent[name] for name in sorted(sent)]


def schema() -> dict[str, Any]:
    _, definitions = models_json_schema([(kind, "validation") for kind in (*models(), SceneModel, StyleModel)], by_alias=True)
    unions = {name: wire_union(adapter) for name, adapter in (("Down", frames.DOWN), ("Up", messages.UP))}
    return {"title": "Deska", "$defs": {**definitions["$defs"], **unions}}


def wire_union(adapter: Any) -> dict[str, Any]:
    """A union whose members are references to definitions beside it."""
    members = adapter.json_schema(by_alias=True)["oneOf"]
    return {"oneOf": [{"$ref": member["$ref"]} for member in members]}


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1, ensure_ascii=False, sort_keys=True)
    print()
