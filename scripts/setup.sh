#!/bin/sh
# setup.sh play|dev|ray|bench: the environment that a lock describes. Does nothing, and needs no network, when it stands already.
set -eu
cd "$(dirname "$0")/.."

lock=$1
sources=
case $lock in
play | dev | ray) venv=.venv ;; # ray: in addition to dev, for the tests that need a cluster
bench) venv=.venv-bench sources='--no-binary rlcard' ;; # published as source only: its build tools come without hashes
*) echo "setup.sh: no lock is called $lock" >&2 && exit 2 ;;
esac
python=$venv/bin/python

# What an environment is made from: its place (scripts and the editable install hold paths), its Python, its lock, our metadata.
recipe() {
    { pwd && "$python" -VV && cat "requirements/$1.txt" pyproject.toml; } 2>/dev/null | cksum
}

same_python() {
    [ -z "${PYTHON:-}" ] || [ "$("$PYTHON" -VV 2>&1)" = "$("$python" -VV 2>&1)" ]
}

stands() {
    [ -f "$venv/.$lock" ] && [ "$(cat "$venv/.$lock")" = "$(recipe "$lock")" ] && same_python
}

if stands; then exit 0; fi

# Two makes at once must not build one environment twice; the second finds it done.
exec 9>"$venv.lock"
if command -v flock >/dev/null; then flock 9; fi
if stands; then exit 0; fi

if ! same_python || ! "$python" -m pip --version >/dev/null 2>&1; then
    found=$(sh scripts/python.sh)
    echo "Deska: new environment $venv with $("$found" -V)"
    rm -rf "$venv"
    "$found" -m venv "$venv"
fi

# A user's own pip settings must not lead the install out of the environment.
export PIP_USER=0 PIP_TARGET='' PIP_PREFIX='' PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1

echo "Deska: installing requirements/$lock.txt into $venv"
rm -f "$venv/.$lock"
"$python" -m pip install -q --require-hashes --only-binary :all: $sources -r "requirements/$lock.txt"
if [ "$lock" != bench ]; then
    "$python" -m pip install -q --no-deps --no-build-isolation --no-index -e .
fi

recipe "$lock" >"$venv/.$lock"
if [ "$lock" = dev ]; then # the dev lock holds all that the play lock does
    recipe play >"$venv/.play"
fi
