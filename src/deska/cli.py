"""The command `deska`."""

import io
import sys
from collections.abc import Sequence
from typing import Final

import typer

from deska.kernel import DeskaError
from deska.lab.command import simulate_command
from deska.terminal.bench import bench_command
from deska.terminal.doctor import doctor_command
from deska.terminal.games import games_command
from deska.terminal.replay import replay_command
from deska.terminal.rules import rules_command
from deska.terminal.start import play_command
from deska.web.command import backup_command, restore_command, serve_command

USER_ERROR: Final = 2
INTERRUPTED: Final = 130
PASSED_ON: Final = {"allow_extra_args": True, "ignore_unknown_options": True}


def build() -> typer.Typer:
    app = typer.Typer(
        name="deska",
        help="Modern board games with complete rules: play, simulate, look up.",
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    app.command("play")(play_command)
    app.command("replay")(replay_command)
    app.command("rules")(rules_command)
    app.command("games")(games_command)
    app.command("doctor")(doctor_command)
    app.command("bench", context_settings=PASSED_ON, add_help_option=False)(bench_command)
    app.command("simulate")(simulate_command)
    app.command("serve")(serve_command)
    app.command("backup")(backup_command)
    app.command("restore")(restore_command)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; a user's mistake is one line and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without Czech letters is no reason to stop
    given = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    try:
        code = build()(args=given, prog_name="deska", standalone_mode=False)
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
