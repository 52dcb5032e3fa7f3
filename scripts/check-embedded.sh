#!/bin/sh
# Compiles the core with Embedded Swift for the browser and fails on any warning, any import and any trace of Foundation,
# so that the core never drifts from what runs there. Quiet when all is well.
set -eu
cd "$(dirname "$0")/.."

scratch=.build/wasm
log=$scratch/check-embedded.log
mkdir -p "$scratch"

fail() {
    # What was compiled is not compiled again, and would not warn again.
    rm -rf "$scratch"
    echo "check-embedded: $1" >&2
    exit 1
}

if imports=$(grep -rnE '^[[:space:]]*(@[[:alnum:]_()]+ +)*((public|package|internal|fileprivate|private) +)?import ' \
    Sources/Widgets); then
    echo "$imports" >&2
    fail "the core imports nothing, so that it builds where there is only the standard library"
fi

if ! swift build --toolset Utilities/embedded-wasm.json --triple wasm32-unknown-none-wasm --target Widgets \
    -c release --scratch-path "$scratch" >"$log" 2>&1; then
    cat "$log" >&2
    fail "the core does not compile with Embedded Swift"
fi

# Only diagnostics of the core count: what SwiftPM says of the package's other targets is checked by their own build.
if grep -E 'Sources/Widgets/.*(warning|error):' "$log" >&2; then
    fail "the core compiles with Embedded Swift only with warnings"
fi

objects=$(find "$scratch"/*/release/Widgets.build -name '*.o')
[ -n "$objects" ] || fail "the build left no objects to look into"
# Mangled names hold the module's name behind its length.
if echo "$objects" | xargs grep -lE '10Foundation|20FoundationEssentials|swiftFoundation' >&2; then
    fail "the objects above refer to Foundation"
fi
