"""`deska verify`: was the deal of a finished game fixed when its table opened?"""

from pathlib import Path
from typing import Annotated

import typer

from deska.terminal.errors import UserError
from deska.terminal.saves import read_file

FAILED = 1


def verify_command(
    file: Annotated[Path, typer.Argument(help="A finished game, saved at its table.")],
    commitment: Annotated[str, typer.Option(help="What was shown when the table opened; what the file says if left out.")] = "",
) -> None:
    """Check that a deal was fixed before anybody chose."""
    saved = read_file(file)  # reading plays the game again, so its choices lead where it says
    proof = saved.proof
    if proof is None:
        raise UserError(f"{file} has no proof: its deal was chosen, or it was not saved at a table of a server")
    if "seed" not in saved.data:
        raise UserError(f"{file} cannot be checked: its game was moved to newer rules on the way and begins with that position")
    if commitment and commitment.strip().lower() != proof.commitment:
        print(f"WRONG: {proof.commitment} is in the file, another number was shown when the table opened")
        raise typer.Exit(FAILED)
    if not proof.fits(saved.data["seed"]):
        print("WRONG: seed and nonce do not fit what was shown when the table opened; the deal was changed")
        raise typer.Exit(FAILED)
    print(f"The deal was fixed when the table opened, and the game followed from it: {proof.commitment}")
    if not commitment:
        print("That number is from the file; compare it with the one that your table showed (--commitment).")
