"""The commands `deska serve`, `deska backup` and `deska restore`."""

import signal
import sys
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Annotated, Any, Final

import typer

from deska.kernel.errors import DeskaError
from deska.table.folders import data_folder
from deska.web.listening import has_browser, listen, make_folder, network_address

DataOption = Annotated[Path | None, typer.Option(envvar="DESKA_DATA", help="The folder of the database; the user's own if left out.")]
PORTS_TRIED: Final = 10
"""The number of ports tried if none was asked for."""
GRACE: Final = 3
"""Seconds that requests have to end when the server stops."""


def serve_command(
    host: Annotated[str | None, typer.Option(help="The address to listen on; this machine only if left out.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 8000 or the next free one if left out.")] = None,
    data: DataOption = None,
    lan: Annotated[bool, typer.Option("--lan", help="For everybody in the local network; prints a QR code for phones.")] = False,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser, where there is one.")] = True,
) -> None:
    """Play in the browser: start the server."""
    need_server()
    from deska.web.logs import start_logging
    from deska.web.settings import read_settings

    folder = make_folder(data or data_folder())
    settings = read_settings(folder, host="0.0.0.0" if lan and host is None else host, port=port)
    start_logging(settings)
    with listen(settings.host, settings.port, 1 if port is not None else PORTS_TRIED) as sock:
        number = int(sock.getsockname()[1])
        shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "127.0.0.1") else settings.host
        own = f"http://{f'[{shown}]' if ':' in shown else shown}:{number}/"
        far = f"http://{network_address()}:{number}/" if lan and network_address() else ""
        if far and not settings.address:
            settings.address = far.rstrip("/")
        settings.internal = settings.internal or internal_address(settings.host, number)
        run(settings, sock, lambda: announce(own, far, lan, open_page))


def internal_address(host: str, port: int) -> str:
    """The address at which other servers can reach this one, if no other is set."""
    reached = (network_address() or "127.0.0.1") if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{reached}]' if ':' in reached else reached}:{port}"


def need_server() -> None:
    """Refuse if only the games are installed, without the server."""
    if any(find_spec(name) is None for name in ("fastapi", "sqlalchemy", "uvicorn")):
        raise DeskaError("the server is not installed with the games; install it: pip install 'deska[web]'")


def run(settings: Any, sock: Any, announced: Callable[[], None]) -> None:
    """Serve until somebody stops it."""
    import uvicorn

    from deska.web.app import make_app

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[Any] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                announced()

    config = server_config(make_app(settings), settings)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)  # both signals end the server as Ctrl-C does, even if the shell ignores one
    try:
        Server(config).run(sockets=[sock])
    except KeyboardInterrupt:
        print("\nDeska: stopped; all tables are kept")


def server_config(app: Any, settings: Any) -> Any:
    """The settings of uvicorn for an application."""
    import uvicorn

    from deska.web.hops import Hopping
    from deska.web.patience import MOST_HEADER, Doorkeeper, most_connections, protocols
    from deska.web.sockets import Sockets

    hub = app.state.context.hub
    http, sockets = protocols(Doorkeeper(settings, most_connections(), hub.neighbours))
    return uvicorn.Config(
        Hopping(Sockets(app), hub),
        http=http,
        h11_max_incomplete_event_size=MOST_HEADER,
        ws=sockets,
        ws_max_size=settings.most_message,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )


def announce(own: str, far: str, lan: bool, open_page: bool) -> None:
    """Print the address and open it in a browser, which finds the games read when it asks for them."""
    print(f"Deska: {own}  (Ctrl-C stops the server)", flush=True)
    if far:
        import segno

        print(f"In your network: {far}", flush=True)
        segno.make(far, error="m").terminal(compact=True)
    elif lan:
        print("This machine seems to be in no network; only its own browser can play.", flush=True)
    sys.stdout.flush()
    if open_page:
        from deska.web.api.games import prepare

        Thread(target=prepare, daemon=True).start()  # while the browser starts
        if has_browser():
            Thread(target=webbrowser.open, args=(own,), daemon=True).start()


def backup_command(
    file: Annotated[Path, typer.Argument(help="The file to write; an older one of that name is replaced.")], data: DataOption = None
) -> None:
    """Copy all tables into one file; the server may go on running."""
    need_server()
    from deska.web.backup import backup
    from deska.web.settings import read_settings

    count = backup(read_settings(data or data_folder()), file)
    print(f"{count:,} tables written to {file}")


def restore_command(
    file: Annotated[
        Path | None, typer.Argument(help="A file made by `deska backup`; `--check` without one checks the database itself.")
    ] = None,
    data: DataOption = None,
    check: Annotated[bool, typer.Option("--check", help="Change nothing: play every game of the file again and compare.")] = False,
) -> None:
    """Put a backup in the place of all tables, or check one."""
    need_server()
    from deska.web.backup import check_database, check_games, restore
    from deska.web.settings import read_settings

    if check:
        raise typer.Exit(tell(check_games(file) if file is not None else check_database(read_settings(data or data_folder()))))
    if file is None:
        raise DeskaError("name the file to restore from")
    folder = make_folder(data or data_folder())
    kept = restore(read_settings(folder), file)
    print(f"restored from {file}" + (f"; what was there before is in {kept}" if kept else ""))


def tell(result: Any) -> int:
    """Print the result of a check; return 1 if anything is wrong."""
    print(f"{result.sound:,} games play again exactly as they are kept; {result.waiting:,} tables have not begun")
    for table in result.old:
        print(f"not tried, made under other rules: {table}")
    for table, why in result.wrong.items():
        print(f"WRONG {table}: {why}")
    return 1 if result.wrong else 0
