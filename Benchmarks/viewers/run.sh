#!/usr/bin/env bash
# Many viewers of the release build: what idle ones cost in memory, whether they slow pushes down, and how long a push
# takes to reach all. Beside it Redis pub/sub and mosquitto for the same job, with the same client, each server in a
# process of its own. Usage: Benchmarks/viewers/run.sh [IDLE, 10000] [VIEWERS, 1000] [ROUNDS, 200]
set -euo pipefail
cd "$(dirname "$0")/../.."
idle=${1:-10000}
viewers=${2:-1000}
rounds=${3:-200}
program=${HEADWAY:-.build/release/headway}
[ -x "$program" ] || { echo "Build first: make build" >&2; exit 1; }
ulimit -n "$(ulimit -Hn)"

work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"' EXIT
export XDG_CONFIG_HOME=$work/config
cc -O2 -D_GNU_SOURCE -o "$work/viewers" Benchmarks/viewers/viewers.c

wait_for() { # PORT: until something listens there
    for _ in $(seq 500); do (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null && return; sleep 0.01; done
    echo "nothing listens on port $1" >&2
    exit 1
}
free_port() { echo $((20000 + RANDOM % 10000)); }
memory() { awk '/^VmRSS/ { printf "%.1f", $2 / 1024 }' "/proc/$1/status"; }
pushes() { # CONNECTIONS
    wrk --threads 1 --connections "$1" --duration 3s --latency --script Benchmarks/load/patch.lua "$url" |
        awk '/^ +50%/ { p50 = $2 } /^ +99%/ { p99 = $2 } /^Requests\/sec/ { rate = $2 }
            END { printf "%.0f a second, p50 %s, p99 %s", rate, p50, p99 }'
}

$program serve --port 0 --data "$work/data" --rate-limit 0 --max-widgets 0 --max-connections-per-address 0 \
    >"$work/out" 2>"$work/log" &
server=$!
for _ in $(seq 1000); do grep -q listening "$work/out" && break; sleep 0.01; done
url=$(sed -n 's/^listening on //p' "$work/out")
port=${url##*:}
HEADWAY_KEY=$($program keys create bench --data "$work/data")
other=$($program keys create idle --account idle --data "$work/data")
export HEADWAY_KEY
for slug in fan $(seq -f 'bench-%.0f' 0 49); do
    curl --fail --silent --output /dev/null "$url/widgets" --header "Authorization: Bearer $HEADWAY_KEY" \
        --header 'Content-Type: application/json' \
        --data '{"slug":"'"$slug"'","name":"Bench","content":{"template":"progress","value":0.5}}'
done

echo "| server | viewers | p50 ms | p99 ms | slowest ms | all reached, median ms |"
echo "| --- | --: | --: | --: | --: | --: |"
curl --fail --silent --output /dev/null --request DELETE "$url/widgets/none" || true
"$work/viewers" fan events "$port" "$viewers" "$rounds" 20
if command -v redis-server >/dev/null; then
    redis=$(free_port)
    redis-server --port "$redis" --bind 127.0.0.1 --save '' --appendonly no --dir "$work" >/dev/null &
    wait_for "$redis"
    "$work/viewers" fan redis "$redis" "$viewers" "$rounds" 20
fi
if command -v mosquitto >/dev/null; then
    mqtt=$(free_port)
    printf 'listener %d 127.0.0.1\nallow_anonymous true\nmax_connections -1\n' "$mqtt" >"$work/mosquitto.conf"
    mosquitto -c "$work/mosquitto.conf" >/dev/null 2>&1 &
    wait_for "$mqtt"
    "$work/viewers" fan mqtt "$mqtt" "$viewers" "$rounds" 20
fi

echo
echo "memory with no viewer: $(memory $server) MiB"
echo "PATCH at 1 connection, no viewer: $(pushes 1)"
echo "PATCH at 64 connections, no viewer: $(pushes 64)"
mkfifo "$work/end"
HEADWAY_KEY=$other "$work/viewers" idle events "$port" "$idle" <"$work/end" >"$work/open" &
exec 4>"$work/end"
for _ in $(seq 3000); do grep -q open "$work/open" && break; sleep 0.01; done
grep -q open "$work/open"
echo "memory with $idle idle viewers: $(memory $server) MiB"
echo "PATCH at 1 connection, $idle idle viewers: $(pushes 1)"
echo "PATCH at 64 connections, $idle idle viewers: $(pushes 64)"
sleep 16
echo "memory after a round of comments: $(memory $server) MiB"
exec 4>&-
