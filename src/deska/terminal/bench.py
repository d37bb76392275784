"""`deska bench`: hands over to the measurements of the repository."""

import runpy

import typer

from deska.terminal.errors import UserError
from deska.terminal.machine import repository


def bench_command(context: typer.Context) -> None:
    """Measure speed beside other engines; needs the repository. See: deska bench --help."""
    root = repository()
    script = root / "bench" / "run.py" if root else None
    if script is None or not script.is_file():
        raise UserError("bench is not installed with the package; run it from a clone of the repository")
    raise typer.Exit(runpy.run_path(str(script))["from_command_line"](context.args))
