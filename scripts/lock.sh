#!/bin/sh
# Resolve requirements/*.txt anew. What is locked stays as it is where it still fits; UPGRADE=1 takes the newest.
set -eu
cd "$(dirname "$0")/.."

UV=0.13.7
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
"$(sh scripts/python.sh)" -m venv "$tools"
"$tools/bin/python" -m pip install -q --disable-pip-version-check "uv==$UV"

# Only the regular registry counts: its hashes are the ones a new machine meets.
unset UV_INDEX UV_EXTRA_INDEX_URL UV_FIND_LINKS

lock() {
    name=$1
    shift
    # One version for all Pythons (`fewest`), so that every machine tests the same packages.
    "$tools/bin/uv" pip compile -q --no-config --system-certs --universal --generate-hashes --fork-strategy fewest --python-version 3.11 \
        --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
        ${UPGRADE:+--upgrade} "$@" -o "requirements/$name.txt"
}

mkdir -p requirements
lock play pyproject.toml --extra web --group build --group client
lock dev pyproject.toml --extra web --extra postgres --extra lab --group dev -c requirements/play.txt
lock ray pyproject.toml --extra ray -c requirements/dev.txt
lock bench --group bench

if grep -nE '://|^-|[( ]/' requirements/*.txt; then
    echo "a lock names a place; see above" >&2
    exit 1
fi
