#!/usr/bin/env bash
# Installs what is missing for one purpose: build, lint, test, bench, deb or test-deb. Says what it installs; silent when nothing is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

purpose=${1:?usage: setup.sh build|lint|test|bench|deb|test-deb}

if ! command -v swift >/dev/null; then
    echo "Headway is written in Swift 6.3, which is not on this machine: get it at https://www.swift.org/install/ and put it on the PATH." >&2
    exit 1
fi
version=$(swift --version 2>/dev/null | grep -oE 'Swift version [0-9]+\.[0-9]+' | grep -oE '[0-9]+\.[0-9]+' | head -n 1)
if [ "$(printf '%s\n' 6.3 "${version:-0}" | sort -V | head -n 1)" != 6.3 ]; then
    echo "Headway needs Swift 6.3 or later; this machine has ${version:-an unknown version}: get a newer one at https://www.swift.org/install/." >&2
    exit 1
fi

packages=(
    pkg-config libsqlite3-dev libmicrohttpd-dev libssl-dev libcurl4-openssl-dev libpango1.0-dev libdeflate-dev
    fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji tzdata python3
    wasi-libc libclang-rt-dev-wasm32 binaryen esbuild zopfli woff2 libharfbuzz-bin
)
# Swift brings a linker for wasm; where it does not, Debian's will do.
command -v wasm-ld >/dev/null || packages+=(lld)
# The icon font comes from PyPI; a pip that is there already will do, whoever installed it.
python3 -m pip --version >/dev/null 2>&1 || packages+=(python3-pip)
case $purpose in
    build) ;;
    lint) packages+=(node-typescript) ;;
    test) packages+=(node-typescript binutils curl openssl chromium firefox-esr nginx-light python3-venv strace zsh fish mandoc) ;;
    bench) packages+=(curl wrk gcc libc6-dev librsvg2-bin chromium) ;;
    deb) packages+=(dpkg-dev debhelper) ;;
    test-deb) packages+=(curl debootstrap lintian) ;;
    *) echo "setup.sh: unknown purpose '$purpose'; use build, lint, test, bench, deb or test-deb." >&2; exit 2 ;;
esac

if ! command -v dpkg-query >/dev/null; then
    echo "This set-up knows Debian and its kin only. Install what these Debian packages hold, then build with 'swift build': ${packages[*]}" >&2
    exit 1
fi

missing=()
for package in "${packages[@]}"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
    root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || {
            echo "These Debian packages are missing: ${missing[*]}. Install them as root, or install sudo." >&2
            exit 1
        }
        root=(sudo)
    fi
    echo "Installing Debian packages: ${missing[*]}" >&2
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    if ! { "${root[@]}" apt-get update && "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        echo "Installing failed; the last lines of apt-get are above." >&2
        exit 1
    fi
fi

scripts/fetch-assets.sh
