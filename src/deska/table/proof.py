"""The shuffle can be checked: a hash of seed and nonce is shown before anybody chooses, both of them when the game is over."""

import hashlib
import secrets

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
