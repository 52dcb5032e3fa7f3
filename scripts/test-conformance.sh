#!/usr/bin/env bash
# Compares the debug build of the program with its own OpenAPI document: schemathesis, from PyPI, makes up calls and looks
# at the answers. What it may not find is in Tests/Conformance, with the reasons. With --short it takes ten seconds.
set -euo pipefail
cd "$(dirname "$0")/.."

program=${HEADWAY_PROGRAM:-.build/debug/headway}
case ${1:-} in
    "") options=(--max-examples "${EXAMPLES:-200}") ;;
    --short) options=(--phases examples,fuzzing --max-examples 2 --no-shrink) ;;
    *) echo "test-conformance.sh: unknown argument '$1'; there is --short." >&2; exit 2 ;;
esac
if [ ! -x "$program" ]; then
    echo "There is no program to test at $program; run swift build first." >&2
    exit 1
fi

here=.build/conformance-tests
scripts/python-tools.sh "$here" Tests/Conformance/requirements.txt

home=$(mktemp -d)
server=
finish() {
    if [ -n "$server" ]; then
        kill "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
    rm -rf "$home"
}
trap finish EXIT

export HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data
"$program" serve --port 0 --rate-limit 0 --max-widgets 0 --relay-actions >"$home/out" 2>"$home/log" &
server=$!
for _ in $(seq 300); do
    grep -q '^listening on ' "$home/out" && break
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
done
url=$(sed -n 's/^listening on //p' "$home/out")
if [ -z "$url" ]; then
    echo "The server did not start:" >&2
    cat "$home/log" >&2
    exit 1
fi
key=$("$program" keys create conformance)
"$program" openapi >"$home/openapi.json"
"$program" push pages 60% >/dev/null
HEADWAY_LINK=$("$program" link pages | grep -oE 'hlw_[0-9A-Za-z]{32}')
cookie=$(curl -sS -D - -o /dev/null -X POST -H "Authorization: Bearer $key" "$url/session" |
    sed -nE 's/^Set-Cookie: (headway_session=[^;]*).*/\1/p')
export HEADWAY_LINK SCHEMATHESIS_HOOKS=$PWD/Tests/Conformance/hooks.py

top=$PWD
run() {
    # It leaves files where it runs.
    (cd "$home" && exec "$top/$here/bin/schemathesis" --config-file "$top/Tests/Conformance/schemathesis.toml" run \
        "$home/openapi.json" --url "$url" --request-timeout 60 \
        --seed "${SEED:-1}" --generation-database none --warnings off --no-color "$@") >"$home/report" 2>&1 || {
        cat "$home/report" >&2
        echo "The server and its OpenAPI document differ; see above." >&2
        exit 1
    }
    sed -nE '/Scenarios: |API Links: /p; /^Test cases:/,/^$/p' "$home/report"
}
run "${options[@]}" -H "Authorization: Bearer $key"
# A key sends no actions; a session does.
[ "${1:-}" = --short ] || run "${options[@]}" --phases examples,coverage,fuzzing \
    --include-path '/widgets/{slug}/actions/{role}' -H "Cookie: $cookie" -H 'Sec-Fetch-Site: same-origin'
kill -0 "$server" || { echo "The server has ended." >&2; exit 1; }
