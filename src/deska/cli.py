"""The command `deska`."""

import io
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import typer

from deska.kernel.errors import DeskaError

USER_ERROR: Final = 2
INTERRUPTED: Final = 130
PASSED_ON: Final = {"allow_extra_args": True, "ignore_unknown_options": True}
COMMANDS: Final = {
    "play": "deska.terminal.start:play_command",
    "replay": "deska.terminal.replay:replay_command",
    "rules": "deska.terminal.rules:rules_command",
    "games": "deska.terminal.games:games_command",
    "doctor": "deska.terminal.doctor:doctor_command",
    "bench": "deska.terminal.bench:bench_command",
    "simulate": "deska.lab.command:simulate_command",
    "balance": "deska.lab.balance_command:balance_command",
    "serve": "deska.web.command:serve_command",
    "backup": "deska.web.command:backup_command",
    "restore": "deska.web.command:restore_command",
}
"""Where each command is; only the one that is given gets imported, so that none waits for what the others need."""
OF_BENCH: Final[dict[str, Any]] = {"context_settings": PASSED_ON, "add_help_option": False}


def build(wanted: str = "") -> typer.Typer:
    """The application with the command that is wanted, or with all of them."""
    app = typer.Typer(
        name="deska",
        help="Modern board games with complete rules: play, simulate, look up.",
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    app.callback()(lambda: None)  # several commands, even if only one is there
    for name in [wanted] if wanted in COMMANDS else COMMANDS:
        module, _, function = COMMANDS[name].partition(":")
        app.command(name, **(OF_BENCH if name == "bench" else {}))(getattr(import_module(module), function))
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; a user's mistake is one line and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without Czech letters is no reason to stop
    given = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    try:
        code = build(given[0])(args=given, prog_name="deska", standalone_mode=False)
    except typer.TyperException as error:
        return refused(f"{error.format_message().rstrip('.?')}; see: deska --help, deska play --help …")
    except DeskaError as error:
        return refused(str(error))
    except typer.Abort:
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def refused(why: str) -> int:
    """One line, whatever the message was made of."""
    print(f"deska: {' '.join(why.split())}", file=sys.stderr)
    return USER_ERROR


if __name__ == "__main__":
    sys.exit(main())
