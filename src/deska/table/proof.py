"""The shuffle can be checked: a hash of seed and nonce is shown before anybody chooses, both of them when the game is over."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

from deska.kernel.errors import BadData
from deska.kernel.rng import SEED_BITS

NONCE_BYTES = 16


def new_seed() -> int:
    """From the operating system's generator."""
    return secrets.randbits(SEED_BITS)


def new_nonce() -> str:
    """Keeps anybody from finding the seed by trying them all, however few there may be."""
    return secrets.token_hex(NONCE_BYTES)


def commitment_of(seed: int, nonce: str) -> str:
    """What everybody is shown when a table opens: it tells nothing about the seed and fits no other one."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()


@dataclass(frozen=True)
class Proof:
    """What a file says about its deal besides the seed."""

    nonce: str
    commitment: str

    def fits(self, seed: int) -> bool:
        return commitment_of(seed, self.nonce) == self.commitment


def proof_of(data: dict[str, Any]) -> Proof | None:
    """The proof in a file; none where the deal was chosen."""
    found = data.get("proof")
    if found is None:
        return None
    if not isinstance(found, dict) or set(found) != {"nonce", "commitment"} or not all(isinstance(value, str) for value in found.values()):
        raise BadData("proof", "a proof has a nonce and a commitment")
    return Proof(**found)
