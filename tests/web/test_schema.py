"""The schema of the wire: complete, and the one that the client's types were made from."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import ValidationError

from deska.web.acts import HEEDED
from deska.web.frames import DOWN
from deska.web.messages import UP
from deska.web.schema import schema

CLIENT = Path(__file__).parents[2] / "client" / "src" / "lib" / "wire.schema.json"


def test_it_is_printed() -> None:
    printed = subprocess.run([sys.executable, "-m", "deska.web.schema"], check=True, capture_output=True, text=True).stdout
    assert json.loads(printed) == schema()


def test_the_clients_types_are_made_from_it() -> None:
    assert json.loads(CLIENT.read_text(encoding="utf8")) == schema(), "run: sh scripts/client.sh wire"


def test_every_frame_is_described_and_heeded() -> None:
    definitions = schema()["$defs"]
    for union in ("Down", "Up"):
        for member in definitions[union]["oneOf"]:
            name = member["$ref"].rpartition("/")[2]
            assert definitions[name]["properties"]["type"]["const"]
    assert len(definitions["Up"]["oneOf"]) == len(HEEDED)
    assert {"Scene", "Zone", "Piece", "Style", "TableInfo", "GameInfo", "Replay", "NewTable"} <= set(definitions)


def test_the_client_is_not_told_what_belongs_to_pieces_but_what_it_may_choose() -> None:
    piece = schema()["$defs"]["Piece"]["properties"]
    assert "offers" not in piece
    assert {"options", "dimmed"} <= set(piece)


def test_unknown_fields_and_frames_are_refused() -> None:
    for adapter, text in (
        (UP, '{"type": "lang", "lang": "cs", "x": 1}'),
        (DOWN, '{"type": "note", "seat": 0, "text": "", "x": 1}'),
        (UP, '{"type": "hello"}'),
    ):
        with pytest.raises(ValidationError):
            adapter.validate_json(text)
