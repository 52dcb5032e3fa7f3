#!/usr/bin/env bash
# Loads the release build over loopback and prints a table. Beside it, in the same run: how often this machine makes
# 4 KiB durable, how often SQLite alone commits a row, and a bare libmicrohttpd reply in C, without and with 4 KiB made
# durable before it.
# Usage: Benchmarks/load/run.sh [SECONDS per row, 5 by default]
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-5}
here=Benchmarks/load
program=.build/release/headway
[ -x $program ] || { echo "Build first: make build" >&2; exit 1; }

work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"' EXIT
export XDG_CONFIG_HOME=$work/config

cc -O2 -o "$work/fdatasync" $here/fdatasync.c
cc -O2 -o "$work/commit" $here/commit.c -lsqlite3
cc -O2 -o "$work/bare" Benchmarks/bare/bare_reply.c -lmicrohttpd

wait_for() { # PORT: until something listens there
    for _ in $(seq 500); do (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null && return; sleep 0.01; done
    echo "nothing listens on port $1" >&2
    exit 1
}

row() { # NAME CONNECTIONS URL [SCRIPT]
    local output
    output=$(wrk --threads 1 --connections "$2" --duration "${seconds}s" --latency ${4:+--script "$4"} "$3")
    if grep -q 'Non-2xx' <<<"$output"; then echo "$1: answers other than 2xx" >&2; echo "$output" >&2; exit 1; fi
    awk -v name="$1" -v connections="$2" '
        /^ +50%/ { p50 = $2 } /^ +99%/ { p99 = $2 } /^Requests\/sec/ { rate = $2 }
        END { printf "| %s | %d | %.0f | %s | %s |\n", name, connections, rate, p50, p99 }' <<<"$output"
}

$program serve --port 0 --data "$work/data" --rate-limit 0 >"$work/out" 2>"$work/log" &
for _ in $(seq 1000); do grep -q listening "$work/out" && break; sleep 0.01; done
url=$(sed -n 's/^listening on //p' "$work/out")
HEADWAY_KEY=$($program keys create bench --data "$work/data")
export HEADWAY_KEY
for number in $(seq 0 49); do
    curl --fail --silent --output /dev/null "$url/widgets" --header "Authorization: Bearer $HEADWAY_KEY" \
        --header 'Content-Type: application/json' --data '{"slug":"bench-'"$number"'","name":"Bench","stale_after":3600,
            "content":{"template":"progress","value":0.5,"label":"Pages","subtitle":"6 of 10 acked · INC-2841",
            "icon":"checklist","accent_color":"green","stat_rows":[{"label":"Acked","value":"6"},
            {"label":"Total","value":"10"}]}}'
done
bare_port=$((20000 + RANDOM % 20000))
"$work/bare" $bare_port &
wait_for $bare_port
durable_port=$((bare_port + 1))
"$work/bare" $durable_port "$work/data/durable" &
wait_for $durable_port

# The log grows to its size once, and later pushes are written over older ones.
seconds=1 row warm-up 16 "$url" $here/patch.lua >/dev/null

echo "fdatasync of 4 KiB: $("$work/fdatasync" "$work/data/probe") a second"
rm "$work/data/probe"
echo "one row by SQLite alone: $("$work/commit" "$work/alone.db") a second"
echo
echo "| request | connections | requests a second | p50 | p99 |"
echo "| --- | --: | --: | --: | --: |"
for connections in 1 16 64; do
    row "PATCH, durable" $connections "$url" $here/patch.lua
    row "GET" $connections "$url" $here/get.lua
    row "GET, cached picture" $connections "$url" $here/picture.lua
    row "bare libmicrohttpd reply" $connections "http://127.0.0.1:$bare_port" $here/get.lua
    [ $connections -gt 1 ] ||
        row "bare reply after a durable write of 4 KiB" 1 "http://127.0.0.1:$durable_port" $here/get.lua
done
echo
echo "fdatasync of 4 KiB, again: $("$work/fdatasync" "$work/data/probe") a second"
