#!/bin/sh
# postgres.sh find|install: print where PostgreSQL's programs are, or how to install them; `install` fetches Debian's package where there is none.
# The tests start a server of their own with them; one that runs on this machine already is never used.
set -eu

found() {
    if command -v initdb >/dev/null; then dirname "$(command -v initdb)" && return 0; fi
    for folder in /usr/lib/postgresql/*/bin; do
        if [ -x "$folder/initdb" ]; then echo "$folder" && return 0; fi
    done
    return 1
}

# As root, or with a sudo that asks nothing; else not at all.
as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

if found; then exit 0; fi
if [ "${1:-find}" = install ] && command -v apt-get >/dev/null && as_root true 2>/dev/null; then
    echo "Deska: installing PostgreSQL for the tests, once" >&2
    as_root apt-get update -qq >/dev/null 2>&1 || true # an old list may do as well
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends postgresql >/dev/null 2>&1 || true
    if found; then exit 0; fi
fi
echo "sudo apt-get install postgresql"
exit 1
