#!/usr/bin/env bash
# Throws made-up input at every reader of foreign bytes, with libFuzzer and the address sanitizer.
#
# Usage: scripts/fuzz.sh [SECONDS, 60 in all by default] [ENTRY…]
#
# The time is shared among the entries, or those that are named, by their weights. What an entry has learnt is kept in
# .build/fuzz/kept and used again the next time. An input that is a finding is kept in .build/fuzz/findings, and the
# script says how to see it again.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
shift || true
if ! [[ $seconds =~ ^[0-9]+$ ]]; then
    echo "fuzz: the first argument is a number of seconds, not \"$seconds\"." >&2
    exit 2
fi

scratch=.build/fuzz
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
library=$(echo "$resources"/clang/lib/linux/libclang_rt.fuzzer_no_main-"$(uname -m)".a)
if ! [ -r "$library" ]; then
    echo "fuzz: this toolchain has no libFuzzer; looked for $library." >&2
    exit 1
fi

scripts/build-site.sh
# A debug build, for only that can test what is internal, but optimized: it tries ten times as many inputs.
mkdir -p "$scratch"
swift build --product headway-fuzz --sanitize=address --scratch-path "$scratch" \
    -Xswiftc -O -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp -Xswiftc -use-ld=lld \
    -Xlinker "$library" -Xlinker --undefined=LLVMFuzzerRunDriver \
    -Xlinker --export-dynamic-symbol=LLVMFuzzerRunDriver -Xlinker -lstdc++ >"$scratch/build.log" 2>&1 || {
    cat "$scratch/build.log" >&2
    exit 1
}
exec scripts/fuzz-run.sh "$(swift build --scratch-path "$scratch" --show-bin-path)/headway-fuzz" "$seconds" "$@"
