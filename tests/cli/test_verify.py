"""`deska verify`: a deal that was fixed before anybody chose is told apart from one that was not."""

import json
from pathlib import Path

import pytest

import deska
from deska.table.proof import commitment_of
from tests.cli.shell import Shell


def proven(folder: Path, **changes: object) -> Path:
    """A game as a server saves it, perhaps forged."""
    game = deska.new("ethnos", 2, 2**100 + 7)
    while game.pending is not None:
        game.apply(game.legal[0])
    proof = {"nonce": "ab" * 16, "commitment": commitment_of(2**100 + 7, "ab" * 16)}
    table = [{"name": "Eva", "player": "person"}, {"name": "Ada", "player": "greedy"}]
    path = folder / "proven.json"
    path.write_text(json.dumps({"deska": 1, "table": table, "record": game.record(), "proof": proof, **changes}))
    return path


def test_verify_confirms_a_deal_that_was_fixed_before(shell: Shell, tmp_path: Path) -> None:
    shown = commitment_of(2**100 + 7, "ab" * 16)
    run = shell("verify", proven(tmp_path))
    assert run.code == 0
    assert shown in run.out
    assert "--commitment" in run.out
    assert shell("verify", tmp_path / "proven.json", "--commitment", shown).code == 0


def test_verify_finds_a_deal_that_was_changed(shell: Shell, tmp_path: Path) -> None:
    other = deska.new("ethnos", 2, 8)
    while other.pending is not None:
        other.apply(other.legal[0])
    run = shell("verify", proven(tmp_path, record=other.record()))
    assert (run.code, run.out[:5]) == (1, "WRONG")
    own = {"nonce": "cd" * 16, "commitment": commitment_of(8, "cd" * 16)}
    forged = proven(tmp_path, record=other.record(), proof=own)
    assert shell("verify", forged).code == 0, "a file may say anything"
    run = shell("verify", forged, "--commitment", commitment_of(2**100 + 7, "ab" * 16))
    assert (run.code, run.out[:5]) == (1, "WRONG")


@pytest.mark.parametrize("proof", [None, [], {"nonce": "x"}, {"nonce": 1, "commitment": 2}])
def test_verify_says_what_it_cannot_check(shell: Shell, tmp_path: Path, proof: object) -> None:
    run = shell("verify", proven(tmp_path, proof=proof))
    assert run.code == 2
    assert "proof" in run.err
