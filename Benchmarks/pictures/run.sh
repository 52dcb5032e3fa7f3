#!/bin/sh
# Times pictures beside rsvg-convert and headless Chromium, all in one run on one picture: the medium family at scale 3,
# 1092 × 510 pixels. Prints a table of medians. Needs `make build` to have fetched the fonts.
set -eu
cd "$(dirname "$0")/../.."
assets=${HEADWAY_ASSETS:-$PWD/.build/assets/fonts}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

scripts/fetch-assets.sh "$assets"
swift build -c release --package-path Benchmarks/pictures/program --scratch-path .build/benchmarks >"$work/log" 2>&1 || {
    tail -n 20 "$work/log" >&2
    exit 1
}
HEADWAY_ASSETS=$assets .build/benchmarks/release/PictureBenchmark "$work/card.svg" >"$work/times"
python3 Benchmarks/pictures/compare.py "$work/card.svg" >>"$work/times"

echo '| 1092 × 510 pixels | median, ms |'
echo '| --- | --: |'
awk -F '\t' '{ printf "| %s | %.2f |\n", $2, $1 }' "$work/times"
