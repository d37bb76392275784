"""The file of an arena: a line that says what is played, then a line for each bout. It only ever grows, so any run can go on from it."""

import json
import subprocess
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any, Final

import deska
from deska.kernel import DeskaError
from deska.lab.arena import Arena, Bout
from deska.lab.behaviour import behaviour_of
from deska.lab.files import CannotWrite, trouble
from deska.lab.games import Played, derived

FORMAT: Final = 1
PLAIN: Final = ("index", "seed", "first", "choices", "turns", "ended", "forfeit")
"""The fields of a game that are written as they are."""
PER_SEAT: Final = ("bots", "scores", "shares", "sides")
MUST_AGREE: Final = ("arena", "game", "rules", "build", "matches", "seats", "seed", "variant")
"""The words of the first line that have to be the same for a run to go on; the commit is only told."""
PATIENCE: Final = 10.0


class OtherArena(DeskaError):
    """The file belongs to another competition."""


def header(arena: Arena) -> dict[str, Any]:
    spec = arena.spec
    variant = {name: list(value) if isinstance(value, tuple) else value for name, value in arena.variant.items()}
    return {
        "arena": FORMAT,
        "game": spec.id,
        "rules": spec.version,
        "commit": commit(),
        "build": build_of(arena),
        "matches": [list(match.bots) for match in arena.matches],
        "seats": len(arena.matches[0].bots),
        "seed": arena.seed,
        "variant": variant,
    }


def commit() -> str:
    """The commit of the sources, with a mark if they were changed since; the version where there is no repository."""
    command = ["git", "-C", str(Path(deska.__file__).parent), "describe", "--always", "--dirty", "--abbrev=12"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return deska.__version__
    return done.stdout.strip() or deska.__version__


def build_of(arena: Arena) -> str:
    """A digest of how the bots of this arena play. It does not change with code that leaves their choices alone."""
    digest = blake2b(digest_size=8)
    for bot in arena.bots:
        digest.update(behaviour_of(arena.spec, bot, len(arena.matches[0].bots), arena.variant).encode())
    return digest.hexdigest()


def usual_name(arena: Arena) -> str:
    """The name of the file if none is given: the same command finds the same file."""
    plan = {key: value for key, value in header(arena).items() if key not in ("commit", "build")}
    digest = blake2b(json.dumps(plan, sort_keys=True).encode(), digest_size=4).hexdigest()
    return f"arena-{arena.spec.id}-{digest}.jsonl"


# --- bouts as lines


def written(bout: Bout) -> str:
    games = []
    for played in bout.games:
        row: dict[str, Any] = {name: getattr(played, name) for name in (*PER_SEAT, *PLAIN)}
        games.append(row | {"breakdown": list(played.breakdown)})
    return json.dumps({"match": bout.match, "deal": bout.deal, "games": games}, ensure_ascii=False)


def read_bout(line: str) -> Bout:
    data = json.loads(line)
    games = []
    for row in data["games"]:
        fields = {name: row[name] for name in PLAIN} | {name: tuple(row[name]) for name in PER_SEAT}
        games.append(Played(breakdown=tuple(row["breakdown"]), **fields))
    return Bout(data["match"], data["deal"], tuple(games))


class ArenaFile:
    """An open file of an arena. `before` holds the bouts of earlier runs."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.before: list[Bout] = []
        own = header(arena)
        try:
            text = whole_lines(path)
            if text:
                self.before = bouts_of(path, text, own, arena)
            self.file: IO[str] = path.open("a", encoding="utf8")
            if not text:
                self.write(json.dumps(own, ensure_ascii=False))
        except OSError as error:
            raise trouble(path, error) from None

    def write(self, line: str) -> None:
        try:
            self.file.write(f"{line}\n")
            self.file.flush()
        except OSError as error:
            raise trouble(self.path, error) from None

    def add(self, bout: Bout) -> None:
        self.write(written(bout))

    def close(self) -> None:
        self.file.close()


def whole_lines(path: Path) -> str:
    """The text of the file. Half a line at its end, from a run that was killed while writing, is cut off."""
    if not path.exists():
        return ""
    if path.is_dir():
        raise CannotWrite(f"{path} is a folder")
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return whole.decode("utf8")


def parsed(path: Path, text: str) -> tuple[dict[str, Any], list[Bout]]:
    """The first line of a file, and its bouts."""
    first, *lines = text.splitlines()
    try:
        head = json.loads(first)
        bouts = [read_bout(line) for line in lines]
    except (ValueError, KeyError, TypeError) as error:
        raise OtherArena(f"{path} is no file of an arena ({error})") from None
    if not isinstance(head, dict):
        raise OtherArena(f"{path} is no file of an arena")
    return head, bouts


def bouts_of(path: Path, text: str, own: dict[str, Any], arena: Arena) -> list[Bout]:
    """The bouts of a file, after checking that it belongs to this arena."""
    head, bouts = parsed(path, text)
    for key in MUST_AGREE:
        if head.get(key) != own[key]:
            raise OtherArena(f"{path} was played with another {key} ({head.get(key)}, here {own[key]}); name another file with --out")
    for bout in bouts:
        if any(played.seed != derived(arena.seed, bout.deal) for played in bout.games):
            raise OtherArena(f"{path}: deal {bout.deal} was dealt from another seed")
    return bouts
