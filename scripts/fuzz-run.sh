#!/usr/bin/env bash
# Runs a fuzzer that scripts/fuzz.sh has built: scripts/fuzz-run.sh PROGRAM SECONDS [ENTRY…]
#
# For a run of hours copy the program first, so that a later build does not replace it. JOBS=2 runs two entries at a time,
# each for the whole of its time.
set -euo pipefail
cd "$(dirname "$0")/.."
program=$1
seconds=$2
shift 2

kept=${KEPT:-.build/fuzz/kept}
findings=${FINDINGS:-.build/fuzz/findings}
mkdir -p "$kept" "$findings"
export HEADWAY_ASSETS=${HEADWAY_ASSETS:-$PWD/.build/assets/fonts}
# A trap is a finding like any other; the fuzzer says where it was.
export SWIFT_BACKTRACE=enable=no
export LSAN_OPTIONS=suppressions=$PWD/Utilities/leaks.txt:print_suppressions=0

total=0
entries=()
while read -r name weight limit; do
    if [ $# -gt 0 ] && [[ " $* " != *" $name "* ]]; then continue; fi
    entries+=("$name $weight $limit")
    total=$((total + weight))
done < <("$program")
if [ ${#entries[@]} = 0 ]; then
    echo "fuzz: there is no such entry; there are $("$program" | cut -d' ' -f1 | tr '\n' ' ')" >&2
    exit 2
fi

run() {
    local name=$1 share=$2 limit=$3 log
    log=$kept/$name.log
    mkdir -p "$kept/$name"
    local leaks=1
    # The threads of a server go on while the check looks for what nobody holds.
    [ "$name" != server ] || leaks=0
    local status=0 TIMEFORMAT='%U %S'
    { time "$program" "$name" "$kept/$name" "Tests/Fuzz/Corpus/$name" -max_total_time="$share" -max_len="$limit" \
        -timeout=20 -rss_limit_mb=4096 -dict=Tests/Fuzz/Corpus/dictionary.txt -artifact_prefix="$findings/$name-" \
        -print_final_stats=1 -reload=0 -detect_leaks="$leaks" -report_slow_units=60 >"$log" 2>&1; } 2>"$log.time" || status=$?
    local inputs coverage cpu
    cpu=$(awk 'END { printf "%d", $1 + $2 }' "$log.time")
    inputs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    coverage=$(grep -oE 'cov: [0-9]+ ft: [0-9]+' "$log" | tail -1 || true)
    printf '%-10s %5s s of CPU time %10s inputs  %s\n' "$name" "$cpu" "${inputs:-?}" "${coverage:-}"
    if [ "$status" != 0 ]; then
        grep -aE 'FINDING|Fatal error|ERROR: |SUMMARY' "$log" | head -5 >&2 || true
        echo "fuzz: $name has a finding; the input is in $findings. To see it again: $program $name FILE" >&2
        return 1
    fi
}

failed=0
running=0
for entry in "${entries[@]}"; do
    read -r name weight limit <<<"$entry"
    share=$((seconds * weight / total))
    [ "$share" -gt 0 ] || share=1
    if [ "${JOBS:-1}" = 1 ]; then
        run "$name" "$share" "$limit" || failed=1
        continue
    fi
    run "$name" "$share" "$limit" &
    running=$((running + 1))
    if [ "$running" -ge "$JOBS" ]; then
        wait -n || failed=1
        running=$((running - 1))
    fi
done
while [ "$running" -gt 0 ]; do
    wait -n || failed=1
    running=$((running - 1))
done
exit "$failed"
