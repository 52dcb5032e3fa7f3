#!/usr/bin/env bash
# Runs the tests under a sanitizer and fails on anything that it reports.
#
# Usage: scripts/sanitize.sh [address|thread] [further arguments for swift test, such as --filter Widgets]
#
# address: memory that is read or written where it must not be, and leaks; in our C also what C leaves undefined
#          (UBSan). Swift has no undefined-behaviour sanitizer on Linux, and traps by itself on overflow and on bounds.
# thread:  memory that two threads touch without a lock.
# Without an argument first the one and then the other. Each has a build of its own in .build/sanitize-….
set -euo pipefail
cd "$(dirname "$0")/.."

case ${1:-} in
address | thread) kinds=("$1") && shift ;;
'') kinds=(address thread) ;;
undefined)
    echo "sanitize: it goes along with the address sanitizer: scripts/sanitize.sh address" >&2
    exit 2
    ;;
*)
    echo "sanitize: address or thread, not \"$1\"." >&2
    exit 2
    ;;
esac

scripts/build-site.sh
clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
for kind in "${kinds[@]}"; do
    scratch=.build/sanitize-$kind
    mkdir -p "$scratch"
    "$clang" -std=gnu23 -O1 -Wall -D"HEADWAY_${kind^^}_SANITIZER" -c Utilities/sanitizers.c -o "$scratch/sanitizers.o"
    flags=(--sanitize="$kind" --scratch-path "$scratch" -Xswiftc -use-ld=lld -Xlinker "$PWD/$scratch/sanitizers.o")
    [ "$kind" = thread ] || flags+=(-Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined)
    # Programs look for their fonts from where they are.
    ln -sfn ../assets "$scratch/assets"
    swift build --build-tests "${flags[@]}"
    # Left out: rounds of kills, which end processes before a sanitizer can speak, and a test that counts what is told
    # within a time, which is several times as long here.
    # Memory is not bounded as elsewhere: a sanitizer takes several times as much.
    HEADWAY_SANITIZER=$kind SWIFT_BACKTRACE=enable=no swift test --skip-build "${flags[@]}" \
        --skip 'CrashTests|RestoreKillTests|aThousandPatchesAreAFewEventsAndTheLast' "$@"
done
