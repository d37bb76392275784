"""Proof of an honest deal: everybody sees a hash of seed and nonce before the first choice, and seed and nonce after the last."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

from deska.kernel.errors import BadData
from deska.kernel.rng import SEED_BITS

NONCE_BYTES = 16


def new_seed() -> int:
    """A random seed from the operating system."""
    return secrets.randbits(SEED_BITS)


def new_nonce() -> str:
    """A random text that goes into the hash, so that nobody can find the seed by trying them all."""
    return secrets.token_hex(NONCE_BYTES)


def commitment_of(seed: int, nonce: str) -> str:
    """The hash that everybody is shown when a table opens: it does not reveal the seed, and fits no other one."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()


@dataclass(frozen=True)
class Proof:
    """The nonce and the hash of a file, to check its seed by."""

    nonce: str
    commitment: str

    def fits(self, seed: int) -> bool:
        return commitment_of(seed, self.nonce) == self.commitment


def proof_of(data: dict[str, Any]) -> Proof | None:
    """The proof in a file; None if the deal was chosen by somebody."""
    proof = data.get("proof")
    if proof is None:
        return None
    if not isinstance(proof, dict) or set(proof) != {"nonce", "commitment"} or not all(isinstance(value, str) for value in proof.values()):
        raise BadData("proof", "a proof has a nonce and a commitment")
    return Proof(**proof)
