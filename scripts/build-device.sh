#!/bin/sh
# Builds the core for the browser: Embedded Swift, wasi-libc and what the compiler needs of its own run time, in one module,
# .build/site/headway.wasm, that imports nothing but a measurer of text. Does nothing while its sources are as they were.
set -eu
cd "$(dirname "$0")/.."

work=.build/device
module=.build/site/headway.wasm
sysroot=/usr/lib/wasm32-wasi

fail() {
    echo "build-device: $1" >&2
    exit 1
}

sources=$(find Sources/Widgets -name '*.swift' | LC_ALL=C sort)
own=$(find Sources/WidgetDevice -name '*.swift' | LC_ALL=C sort)
stamp=$( (swiftc --version 2>/dev/null; cat "$0" $sources $own Sources/CBrowser/*) | sha256sum)
if [ -s "$module" ] && [ "$(cat "$work/stamp" 2>/dev/null)" = "$stamp" ]; then exit 0; fi

library=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/embedded/wasm32-unknown-none-wasm
[ -s "$library/libswiftUnicodeDataTables.a" ] || fail "this Swift has no standard library for the browser in $library"
[ -s "$sysroot/libc.a" ] || fail "wasi-libc is not installed; scripts/setup.sh build installs it"
builtins=$(ls -v /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a 2>/dev/null | tail -n 1)
[ -n "$builtins" ] || fail "libclang-rt-dev-wasm32 is not installed; scripts/setup.sh build installs it"
command -v wasm-opt >/dev/null || fail "binaryen is not installed; scripts/setup.sh build installs it"

echo "Building the browser's module" >&2
mkdir -p "$work" "$(dirname "$module")"
rm -f "$work/stamp"

# The features are those of Package.swift. The linker gets LLVM's own code of all of it, so that it drops, merges and inlines
# across modules, which saves a tenth; -emit-bc would be the short way to that, but crashes the compiler.
compile() {
    name=$1
    shift
    swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize -Xllvm -sil-disable-pass=closure-specialize -swift-version 6 \
        -enforce-exclusivity=unchecked -Xfrontend -disable-stack-protector -parse-as-library \
        -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
        -enable-upcoming-feature InternalImportsByDefault \
        -module-name "$name" -I "$work" -Xcc -fmodule-map-file=Sources/CBrowser/module.modulemap "$@"
}
compile Widgets -emit-module -emit-module-path "$work/Widgets.swiftmodule" -emit-irgen $sources -o "$work/Widgets.ll"
compile WidgetDevice -emit-irgen $own -o "$work/WidgetDevice.ll"
for name in Widgets WidgetDevice; do
    clang --target=wasm32-unknown-wasi -Oz -flto -Wno-override-module -c "$work/$name.ll" -o "$work/$name.o"
done
clang --target=wasm32-unknown-wasi -isystem "/usr/include/wasm32-wasi" -Oz -c Sources/CBrowser/support.c -o "$work/support.o"

exports=
for name in allocate release name_icons check draw marks; do exports="$exports --export=headway_$name"; done
wasm-ld --no-entry --gc-sections --strip-all --stack-first -z stack-size=262144 -O2 $exports \
    "$work/Widgets.o" "$work/WidgetDevice.o" "$work/support.o" "$library/libswiftUnicodeDataTables.a" \
    -L"$sysroot" -lc -lm "$builtins" -o "$work/linked.wasm"
# A sixth smaller, with only what every browser of the last years knows.
wasm-opt -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
    --strip-debug --strip-producers "$work/linked.wasm" -o "$work/headway.wasm"
mv "$work/headway.wasm" "$module"
echo "$stamp" >"$work/stamp"
