#!/usr/bin/env bash
# Makes the Debian package from the program that make build has left, in a copy of the few files that it takes, so that
# nothing of it lands beside the sources. Usage: scripts/deb.sh
set -euo pipefail
cd "$(dirname "$0")/.."

program=.build/release/headway
[ -x "$program" ] || { echo "deb: there is no program yet; run make build first." >&2; exit 1; }
version=$("$program" --version | sed -n '1s/^headway //p')
noted=$(dpkg-parsechangelog --show-field Version)
[ "$version" = "$noted" ] || {
    echo "deb: the program is version $version, but debian/changelog says $noted; add an entry for $version there." >&2
    exit 1
}
if ldd "$program" | grep -i swift >&2; then
    echo "deb: the program needs the libraries of Swift above, which no Debian has; build it with make build." >&2
    exit 1
fi

work=.build/deb
rm -rf "$work"
copy=$work/headway-$version
mkdir -p "$copy/.build/release" "$copy/.build/assets"
cp -R LICENSE NOTICE Makefile debian "$copy"
cp "$program" "$copy/.build/release/"
cp -R .build/assets/fonts "$copy/.build/assets/"
log=$work/log
(cd "$copy" && dpkg-buildpackage --build=binary --no-sign --no-pre-clean --no-check-builddeps) >"$log" 2>&1 || {
    tail -n 30 "$log" >&2
    echo "deb: the last lines of $log are above." >&2
    exit 1
}
# What the package needs to run must be what it says; the linker knows.
grep -i 'warning' "$log" >&2 || true
rm -rf "$copy"
ls "$work"/headway_*.deb
