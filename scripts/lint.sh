#!/usr/bin/env bash
# Fails on anything that the style does not allow, in code and in prose, on a folder that uses one above it, and on type
# errors in the site.
set -euo pipefail
cd "$(dirname "$0")/.."
python3 scripts/check-layers.py
# The code follows once its comments do.
python3 scripts/check-words.py *.md docs/*.md $(find Sources/WidgetPages/Site/words -name "*.js") $(find Sources/WidgetPages/Site -name "*.html")
swift format lint --strict --recursive --parallel Package.swift Sources Tests
if grep -rnE '@unchecked Sendable|try!|fatalError\(|TODO|FIXME' --include='*.swift' Sources Tests; then
    echo "The words above are not used in this project." >&2
    exit 1
fi
python3 scripts/generate-families.py
python3 scripts/check-site-layers.py
tsc --project Utilities/tsconfig.json
