#!/bin/sh
# Print a Python that can build the environment: 3.11 or newer, with venv. PYTHON names one by hand.
set -eu

if [ -n "${PYTHON:-}" ]; then
    set -- "$PYTHON"
else
    set -- python3.14 python3.13 python3.12 python3.11 python3 python
fi

bare=
for name; do
    # Run, not only looked for: a pyenv shim may be on PATH with no Python behind it.
    "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
    if "$name" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        command -v "$name"
        exit 0
    fi
    bare=${bare:-$name}
done

if [ -n "$bare" ]; then
    echo "Deska: $bare has no venv; install it (on Debian and Ubuntu: apt install python3-venv) or name another Python: make PYTHON=/path/to/python3" >&2
elif [ -n "${PYTHON:-}" ]; then
    echo "Deska: $PYTHON is no Python 3.11 or newer" >&2
else
    echo "Deska: no Python 3.11 or newer is on PATH; install one or name it: make PYTHON=/path/to/python3" >&2
fi
exit 1
