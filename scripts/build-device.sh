#!/bin/sh
# Builds the core for the browser: Embedded Swift, wasi-libc and what the compiler needs of its own run time, in one module,
# .build/site/headway.wasm, that imports nothing but a measurer of text. Does nothing while its sources are as they were.
# With the word marks it makes .build/device/marks.wasm too, of the same code: it also tells the marks of a drawing, for tests.
set -eu
cd "$(dirname "$0")/.."

work=.build/device
module=.build/site/headway.wasm
marks=$work/marks.wasm
sysroot=/usr/lib/wasm32-wasi

fail() {
    echo "build-device: $1" >&2
    exit 1
}

sources=$(find Sources/Widgets -name '*.swift' | LC_ALL=C sort)
own=$(find Sources/WidgetDevice -name '*.swift' | LC_ALL=C sort)
stamp=$( (swiftc --version 2>/dev/null; cat "$0" $sources $own Sources/CBrowser/*) | sha256sum)
is_built() { [ -s "$module" ] && [ "$(cat "$work/stamp" 2>/dev/null)" = "$stamp" ]; }
has_marks() { [ "${1:-}" != marks ] || [ "$(cat "$work/marks-stamp" 2>/dev/null)" = "$stamp" ]; }
if is_built && has_marks "$@"; then exit 0; fi

library=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/embedded/wasm32-unknown-none-wasm
[ -s "$library/libswiftUnicodeDataTables.a" ] || fail "this Swift has no standard library for the browser in $library"
[ -s "$sysroot/libc.a" ] || fail "wasi-libc is not installed; scripts/setup.sh build installs it"
builtins=$(ls -v /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a 2>/dev/null | tail -n 1)
[ -n "$builtins" ] || fail "libclang-rt-dev-wasm32 is not installed; scripts/setup.sh build installs it"
command -v wasm-opt >/dev/null || fail "binaryen is not installed; scripts/setup.sh build installs it"

# The features are those of Package.swift. The linker gets LLVM's own code of all of it, so that it drops, merges and inlines
# across modules, which saves a tenth; -emit-bc would be the short way to that, but crashes the compiler.
compile() {
    name=$1
    shift
    swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize -Xllvm -sil-disable-pass=closure-specialize \
        -Xllvm -sil-disable-pass=loop-rotate -swift-version 6 \
        -enforce-exclusivity=unchecked -Xfrontend -disable-stack-protector -parse-as-library \
        -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
        -enable-upcoming-feature InternalImportsByDefault \
        -module-name "$name" -I "$work" -Xcc -fmodule-map-file=Sources/CBrowser/module.modulemap "$@"
}
compile_all() {
    compile Widgets -emit-module -emit-module-path "$work/Widgets.swiftmodule" -emit-irgen $sources -o "$work/Widgets.ll"
    compile WidgetDevice -emit-irgen $own -o "$work/WidgetDevice.ll"
    for name in Widgets WidgetDevice; do
        clang --target=wasm32-unknown-wasi -Oz -flto -Wno-override-module -c "$work/$name.ll" -o "$work/$name.o"
    done
    clang --target=wasm32-unknown-wasi -isystem "/usr/include/wasm32-wasi" -Oz -flto -c Sources/CBrowser/support.c -o "$work/support.o"
}

# Links a module that exports what is named. Optimising it makes it a sixth smaller, with only what every browser of the last
# years knows; the stack lies where memory begins, so nothing else is found below the first kilobyte.
link() {
    result=$1
    shift
    exports=
    for name in "$@"; do exports="$exports --export=headway_$name"; done
    wasm-ld --no-entry --gc-sections --strip-all --stack-first -z stack-size=262144 -O2 -mllvm -inline-threshold=-5 $exports \
        "$work/Widgets.o" "$work/WidgetDevice.o" "$work/support.o" "$library/libswiftUnicodeDataTables.a" \
        -L"$sysroot" -lc -lm "$builtins" -o "$work/linked.wasm"
    wasm-opt --low-memory-unused --flatten --rereloop -Oz -Oz --enable-bulk-memory --enable-sign-ext \
        --enable-mutable-globals --enable-nontrapping-float-to-int --strip-debug --strip-producers \
        "$work/linked.wasm" -o "$work/optimised.wasm"
    mv "$work/optimised.wasm" "$result"
}

calls="allocate release name_icons check draw"
mkdir -p "$work" "$(dirname "$module")"
if ! is_built; then
    echo "Building the browser's module" >&2
    rm -f "$work/stamp"
    compile_all
    link "$module" $calls
    echo "$stamp" >"$work/stamp"
fi
if ! has_marks "$@"; then
    rm -f "$work/marks-stamp"
    link "$marks" $calls marks
    echo "$stamp" >"$work/marks-stamp"
fi
