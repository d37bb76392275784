"""Break the rules of a game in small ways and see whether its tests notice.

A mutant is one changed node of a room's syntax tree: a comparison, an operator, a number, a text, a statement left out.
It reaches the tests through an import hook in a forked process, so nothing on disk changes. Card tables are values at the
top of a module, and these are changed too; that is why no ready-made tool stands here. One run of the tests beforehand
learns which of them call which function: a mutant inside a function meets those only.

    python scripts/mutants.py                       all games, rooms turn, effects and scoring
    python scripts/mutants.py ethnos --rooms cards  one game, other rooms
    python scripts/mutants.py ethnos --sample 200   a random part of its mutants, always the same one for a `--seed`
    python scripts/mutants.py ethnos --cited        only tests that cite a rule count, no golden games and no common checks
"""

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import multiprocessing
import os
import pickle
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "deska" / "games"
BAR = 0.85
SEED = 1
FULL = 0.6
"""If more than this share of the tests call a function, all tests are run: naming them would cost more."""

SECONDS = 40
"""Processor time for the tests of one mutant."""

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


@dataclass(frozen=True)
class Mutant:
    """One small change: its place, the code before and after, and the changed module."""

    module: str
    path: str
    line: int
    inside: int
    """The first line of the function around it; 0 at the top of the module, where every test may notice it."""
    before: str
    after: str
    source: str

    def __str__(self) -> str:
        return f"{self.module.rpartition('.')[2]}.py:{self.line}: {self.before}  ->  {self.after}"


def shortened(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:110]


def docstrings(tree: ast.AST) -> set[int]:
    """The texts that only readers see: constants that are statements of their own."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}


def annotations(tree: ast.AST) -> set[int]:
    """The nodes of type annotations, which do nothing at run time, and of decorators of classes, whose promise is tested elsewhere."""
    roots: list[ast.AST | None] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign | ast.arg):
            roots.append(node.annotation)
        elif isinstance(node, ast.FunctionDef):
            roots.append(node.returns)
        elif isinstance(node, ast.ClassDef):
            roots += node.decorator_list
    return {id(inner) for root in roots if root is not None for inner in ast.walk(root)}


def functions(tree: ast.AST) -> dict[int, int]:
    """For each node inside the body of a function, the first line of the innermost one, counted as its code object does."""
    homes: dict[int, int] = {}
    for node in ast.walk(tree):  # outer functions come before inner ones
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            homes.update({id(inner): first for statement in node.body for inner in ast.walk(statement)})
    return homes


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """The node, broken in each small way that fits it."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        yield with_field(node, "ops", [SWAPS[type(node.ops[0])](), *node.ops[1:]])
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in SWAPS:
        yield with_field(node, "op", SWAPS[type(node.op)]())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield ast.Constant(node.value + "?")
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield ast.Pass()
    elif isinstance(node, ast.Break):
        yield ast.Continue()


def with_field(node: ast.AST, field: str, value: object) -> ast.AST:
    twin = copy.copy(node)
    setattr(twin, field, value)
    return twin


def mutants_of(module: str, path: Path) -> Iterator[Mutant]:
    """Every mutant of a module, each as complete source."""
    tree = ast.parse(path.read_text(encoding="utf8"))
    untouched = docstrings(tree) | annotations(tree)
    homes = functions(tree)
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            for i, node in enumerate(value if isinstance(value, list) else [value]):
                if not isinstance(node, ast.AST) or id(node) in untouched:
                    continue
                if isinstance(node, ast.Constant) and isinstance(parent, ast.JoinedStr):
                    continue
                for broken in variants(node):
                    ast.copy_location(broken, node)
                    put(parent, field, i, broken)
                    yield Mutant(
                        module,
                        str(path),
                        getattr(node, "lineno", 0),
                        homes.get(id(node), 0),
                        shortened(node),
                        shortened(broken),
                        ast.unparse(tree),
                    )
                    put(parent, field, i, node)


def put(parent: ast.AST, field: str, place: int, node: ast.AST) -> None:
    value = getattr(parent, field)
    if isinstance(value, list):
        value[place] = node
    else:
        setattr(parent, field, node)


class Hook(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Serves one module in its broken form; all others are imported as usual."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: object, target: ModuleType | None = None) -> importlib.machinery.ModuleSpec | None:
        return importlib.machinery.ModuleSpec(name, self, origin=f"{name} (mutant)") if name == self.mutant.module else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.source, self.mutant.module, "exec"), module.__dict__)


Callers = dict[tuple[str, int], set[str]]
"""The tests that call a function (its file and first line); a function called outside all tests has the caller ALL."""

ALL = ""


class Only:
    """Leaves out all tests except those that count: every one, or those that cite a rule."""

    def __init__(self, folder: str, cited: bool) -> None:
        self.folder = folder
        self.cited = cited

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.cited:
            from deska.testing.rules import cited  # in a child only: the parent must not import what a mutant replaces

            held = {name for names in cited(Path(self.folder)).values() for name in names}
            items[:] = [item for item in items if f"{item.path.name}::{item.name.partition('[')[0]}" in held]


class Listener:
    """Notes the functions of the games that each test calls."""

    def __init__(self) -> None:
        self.callers: Callers = {}
        self.tests: list[str] = []
        self.test = ALL

    def called(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if "games" in code.co_filename:
            self.callers.setdefault((code.co_filename, code.co_firstlineno), set()).add(self.test)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.test = item.nodeid
        self.tests.append(item.nodeid)
        try:
            return (yield)
        finally:
            self.test = ALL


def passes(arguments: Sequence[str], plugins: Sequence[object] = ()) -> bool:
    """Run tests quietly in this process. True if all pass."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    options = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "timeout=0", f"--rootdir={ROOT}"]
    return pytest.main([*options, *arguments], plugins) == 0


def survives(mutant: Mutant, tests: Sequence[str], only: Only) -> bool:
    signal.signal(signal.SIGPROF, signal.SIG_DFL)  # an endless loop is killed and counts as caught; other work on the machine does not
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    sys.meta_path.insert(0, Hook(mutant))
    return passes(tests, [only])


def run(job: tuple[Mutant, Sequence[str], Only]) -> bool:
    """Run tests in a process of their own, so that a crash or an endless loop is just a caught mutant."""
    mutant, tests, only = job
    if not tests:
        return True
    return forked(lambda: survives(mutant, tests, only))


def forked(work: Callable[[], bool]) -> bool:
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = 0 if work() else 1
        finally:
            os._exit(code)
    return os.waitpid(child, 0)[1] == 0


def listen(only: Only) -> tuple[Callers, list[str]] | None:
    """Run the tests that count on the unchanged code and learn which functions they call; None if they fail."""
    with tempfile.NamedTemporaryFile() as notes:

        def work() -> bool:
            listener = Listener()
            sys.setprofile(listener.called)
            passed = passes([only.folder], [only, listener])
            sys.setprofile(None)
            Path(notes.name).write_bytes(pickle.dumps((listener.callers, listener.tests)))
            return passed

        return pickle.loads(Path(notes.name).read_bytes()) if forked(work) else None


def hunt(game: str, rooms: Sequence[str], jobs: int, sample: int, seed: int, cited: bool) -> tuple[int, list[Mutant]]:
    """The number of mutants of a game that were tried, and the survivors."""
    only = Only(str(ROOT / "tests" / "games" / game), cited)
    mutants = [mutant for room in rooms for path in files(game, room) for mutant in mutants_of(module_of(path), path)]
    if 0 < sample < len(mutants):
        print(f"{game}: {sample} of {len(mutants)} mutants", flush=True)
        mutants = random.Random(seed).sample(mutants, sample)
    learned = listen(only)
    if learned is None:
        raise SystemExit(f"{game}: the tests fail even without a mutant, so nothing can be learned from them")
    callers, tests = learned
    survivors: list[Mutant] = []
    start = time.monotonic()
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for i, alive in enumerate(pool.imap(run, [(mutant, meeting(mutant, callers, tests, only.folder), only) for mutant in mutants])):
            if alive:
                survivors.append(mutants[i])
                print(f"  survived  {mutants[i]}", flush=True)
            if (i + 1) % 50 == 0:
                left = (time.monotonic() - start) / (i + 1) * (len(mutants) - i - 1)
                print(f"  {i + 1} of {len(mutants)}, {len(survivors)} survived, {left:.0f} s left", flush=True)
    return len(mutants), survivors


def meeting(mutant: Mutant, callers: Callers, tests: Sequence[str], folder: str) -> list[str]:
    """The tests that may notice a mutant: those that call its function, or all."""
    named = callers.get((mutant.path, mutant.inside), set()) if mutant.inside else {ALL}
    return [folder] if ALL in named or len(named) > FULL * len(tests) else [name for name in tests if name in named]


def files(game: str, room: str) -> list[Path]:
    """The modules of a room, which is a module, or a folder of modules and folders."""
    single = GAMES / game / f"{room}.py"
    return [single] if single.exists() else sorted((GAMES / game / room).rglob("*.py"))


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


def main() -> int:
    os.chdir(ROOT)
    parser = argparse.ArgumentParser(description="Mutation test of the rules.")
    parser.add_argument("games", nargs="*", default=sorted(path.name for path in GAMES.iterdir() if files(path.name, "turn")))
    parser.add_argument("--rooms", default="turn,effects,scoring")
    parser.add_argument("--sample", type=int, default=0, help="how many mutants of each game; all if left out")
    parser.add_argument("--seed", type=int, default=SEED, help="which of them")
    parser.add_argument("--cited", action="store_true", help="only tests that cite a rule count")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    good = True
    for game in options.games:
        total, survivors = hunt(game, options.rooms.split(","), options.jobs, options.sample, options.seed, options.cited)
        caught = 1 - len(survivors) / total if total else 1.0
        good = good and caught >= BAR
        print(f"{game}: {total - len(survivors)} of {total} mutants caught ({caught:.1%}; the bar is {BAR:.0%})")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
