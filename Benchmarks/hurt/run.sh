#!/usr/bin/env bash
# Hurts the release build with its default limits: slow senders, idle connections, viewers that never read, a storm of
# viewers after a restart, and writers who are after the same widgets. Prints what an honest client sees meanwhile, how
# much memory the server takes and whether it stays up; fails, and says why, where a limit of docs/performance.md is
# passed. In a few seconds a p99 is about the slowest time of all.
# Usage: Benchmarks/hurt/run.sh [SECONDS each, 10] [NAME...]
set -euo pipefail
cd "$(dirname "$0")/../.."
program=${HEADWAY:-.build/release/headway}
[ -x "$program" ] || { echo "Build first: make build" >&2; exit 1; }
ulimit -n "$(ulimit -Hn)"
exec python3 Benchmarks/hurt/hurt.py "$program" "$@"
