#!/bin/sh
# browser.sh find|shell|install: print the Chromium that tests use, or the command that installs one; `install` fetches Debian's packages where there is none.
# `shell` prefers the headless shell, the same browser without windows and notices: a page takes half the processor time.
# DESKA_CHROMIUM names one by hand.
set -eu

# Run, not only looked for: what is on PATH may be a stub that asks for another package manager.
runs() {
    "$1" --version >/dev/null 2>&1
}

found() {
    for name in "$@" chromium chromium-browser google-chrome google-chrome-stable chrome; do
        if runs "$name"; then command -v "$name" && return 0; fi
    done
    return 1
}

# As root, or with a sudo that asks nothing; else not at all.
as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

may_install() {
    command -v apt-get >/dev/null && as_root true 2>/dev/null
}

if [ -n "${DESKA_CHROMIUM:-}" ]; then
    if runs "$DESKA_CHROMIUM"; then echo "$DESKA_CHROMIUM" && exit 0; fi
    echo "Deska: DESKA_CHROMIUM=$DESKA_CHROMIUM is no browser that runs" >&2
    exit 2
fi
if [ "${1:-find}" = shell ] && found chromium-headless-shell; then exit 0; fi
if found; then exit 0; fi
if [ "${1:-find}" = install ] && may_install; then
    echo "Deska: installing Chromium for the browser tests, once" >&2
    as_root apt-get update -qq >/dev/null 2>&1 || true # an old list may do as well
    for package in chromium chromium-headless-shell; do
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$package" >/dev/null 2>&1 || true
    done
    if found; then exit 0; fi
fi
if command -v apt-get >/dev/null; then
    echo "sudo apt-get install chromium"
else
    echo "make test DESKA_CHROMIUM=/path/to/chromium"
fi
exit 1
