"""Build Deska with mypyc into `.venv-compiled`; with `which`, print the command `deska` of the build to play with.

The build happens in a temporary copy, so that no compiled file ever lies in `src/`. It is run by the Python of `.venv`, whose
packages the compiled environment shares: it needs no network, and nothing is installed twice.
"""

import fcntl
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src", "deska")
COMPILED = ("kernel", "games/*", "bots")
BESIDE = (
    "table/differences.py",
    "table/frames.py",
    "table/made.py",
    "table/moments.py",
    "table/play.py",
    "table/scenes.py",
    "table/turns.py",
    "table/words.py",
    "text/joining.py",
    "text/messages.py",
    "text/recent.py",
    "web/lines.py",
)
"""What a server does for every choice: it is carried out, and scenes and events are put into words, field by field of native classes."""
PLAIN = {"lessons", "compiling.py"}
"""Lessons, in which nothing runs while bots think, and the hints for the compiler itself stay interpreted."""
ENVIRONMENT = ROOT / ".venv-compiled"
PYTHON = ENVIRONMENT / "bin" / "python"
STAMP = ENVIRONMENT / ".stamp"
PLAIN_COMMAND = ROOT / ".venv" / "bin" / "deska"
STATIC = PACKAGE / "web" / "static"
"""The built client. It is no part of the compiled build, which only links to it, so that a new client makes no build old."""
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", STATIC.name)
FLAGS = "-flto=auto -fno-semantic-interposition"
"""Every module has a C file of its own; optimising when they are linked lets small functions be inlined across them."""

# Metadata comes from pyproject.toml. All modules are one group, so calls between them stay in C; each has a C file of its own, since
# the compiler takes longer than linearly for a large one, and so that all cores can work.
SETUP = """\
from multiprocessing.pool import ThreadPool
from mypyc.build import mypycify
from setuptools import find_packages, setup
from setuptools.command.build_ext import build_ext


class Build(build_ext):
    def build_extensions(self):
        self.parallel = True  # a small extension for each module, beside that of the group
        self.compile_one = self.compiler.compile
        self.compiler.compile = self.compile_all
        super().build_extensions()

    def compile_all(self, sources, **settings):
        objects = []
        with ThreadPool() as pool:
            for made in pool.imap(lambda source: self.compile_one([source], **settings), sources):
                objects += made
                if len(sources) > 1:
                    print("{progress}", len(objects), len(sources), flush=True)
        return objects


setup(
    packages=find_packages("src"),
    package_dir={{"": "src"}},
    package_data={{"deska": ["**/*"]}},
    ext_modules=mypycify({modules!r}, opt_level="3", debug_level="0", multi_file=True),
    cmdclass={{"build_ext": Build}},
)
"""
PROGRESS = "compiled:"
"""A line of the build that begins so says how many C files are done, and of how many."""


def main() -> int:
    modules = modules_to_compile()
    if not modules:
        print(f"compiled: nothing to compile in {PACKAGE}")
        return 0
    with ENVIRONMENT.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the second of two builds finds it done
        sources = fingerprint()
        if STAMP.exists() and STAMP.read_text() == sources:
            return 0
        if lack := missing_tool():
            print(f"compiled: no {lack}: skipped")
            return 0
        return make(modules, sources)


def make(modules: list[str], sources: str) -> int:
    started = time.monotonic()
    print(f"compiled: building {len(modules)} modules with mypyc", flush=True)
    with tempfile.TemporaryDirectory(prefix="deska-") as folder:
        wheel = build(Path(folder), modules)
        if wheel is None:
            return 1
        install(wheel)
    where = run(PYTHON, "-c", "import deska.kernel; print(deska.kernel.__file__)", cwd=ENVIRONMENT).strip()
    if not where.endswith(sysconfig.get_config_var("EXT_SUFFIX")):
        print(f"compiled: deska.kernel was loaded from {where}", file=sys.stderr)
        return 1
    STAMP.write_text(sources)
    print(f"compiled: {PYTHON.parent.relative_to(ROOT) / 'deska'} ready after {time.monotonic() - started:.0f} s")
    return 0


def which() -> Path:
    """The command of the compiled build if that is no older than the sources, else of the source; says which if there are both."""
    command = PYTHON.with_name("deska")
    if not (STAMP.exists() and command.exists()):
        return PLAIN_COMMAND
    is_current = STAMP.read_text() == fingerprint()
    old = "the build is older than the sources, which run interpreted; make compiled builds anew"
    print(f"compiled: {'playing with the compiled build' if is_current else old}", file=sys.stderr)
    return command if is_current else PLAIN_COMMAND


def modules_to_compile() -> list[str]:
    folders = [folder for pattern in COMPILED for folder in (ROOT / PACKAGE).glob(pattern) if folder.is_dir()]
    paths = [path.relative_to(ROOT) for folder in folders for path in folder.rglob("*.py")]
    return sorted(str(path) for path in [*paths, *(PACKAGE / name for name in BESIDE)] if PLAIN.isdisjoint(path.parts))


def fingerprint() -> str:
    """A hash of everything that the build depends on."""
    digest = hashlib.sha256(f"{sys.version} {ROOT}".encode())
    files = [path for path in (ROOT / "src").rglob("*") if is_source(path)]
    for path in (*sorted(files), ROOT / "pyproject.toml", ROOT / "requirements" / "dev.txt", Path(__file__)):
        digest.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def is_source(path: Path) -> bool:
    return path.is_file() and path.parent.name != "__pycache__" and ROOT / STATIC not in path.parents


def missing_tool() -> str | None:
    if compiler() is None:
        return "C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python headers (Python.h)"
    return None


def compiler() -> str | None:
    """The C compiler that this Python was built with, or else another one of the usual names."""
    names = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    return next((name for name in names if name and shutil.which(shlex.split(name)[0])), None)


def build(folder: Path, modules: list[str]) -> Path | None:
    """The compiled wheel, or None if mypyc or the compiler failed; their output is printed."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=LEFT_OUT)
    for name in ("pyproject.toml", "README.md", "LICENSE", "CREDITS.md"):
        shutil.copy(ROOT / name, folder)
    (folder / "setup.py").write_text(SETUP.format(modules=modules, progress=PROGRESS))
    with subprocess.Popen(
        [sys.executable, "setup.py", "-q", "bdist_wheel"],
        cwd=folder,
        env={**os.environ, "CC": str(compiler()), "CFLAGS": f"{FLAGS} {os.environ.get('CFLAGS', '')}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        said = follow(process)
    if process.returncode:
        print(said, "compiled: the build failed; see above", sep="\n", file=sys.stderr)
        return None
    return next(folder.glob("dist/*.whl"))


def follow(process: "subprocess.Popen[str]") -> str:
    """Show how far the build is, every tenth of the way. Returns everything else that it prints."""
    said = []
    for line in process.stdout or ():
        if not line.startswith(PROGRESS):
            said.append(line)
            continue
        done, total = map(int, line.removeprefix(PROGRESS).split())
        if done * 10 // total > (done - 1) * 10 // total:
            print(f"{PROGRESS} {done} of {total} C files{'; now they are linked' * (done == total)}", flush=True)
    return "".join(said)


def install(wheel: Path) -> None:
    venv.create(ENVIRONMENT, clear=True, symlinks=True)
    run(sys.executable, "-m", "pip", "--python", PYTHON, "install", "-q", "--no-index", "--no-deps", wheel)
    # After the wheel, or pip would take the editable deska over there for an older version of it.
    # Paths named in a .pth come last, so the compiled deska is the one that is found.
    inside = Path(run(PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    (inside / "deska-packages.pth").write_text(sysconfig.get_path("purelib") + "\n")
    (inside / STATIC.relative_to("src")).symlink_to(ROOT / STATIC)


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    return subprocess.run([str(word) for word in command], cwd=cwd, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    if sys.argv[1:] == ["which"]:
        print(which())
    else:
        sys.exit(main())
