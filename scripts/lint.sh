#!/usr/bin/env bash
# Fails on anything that the project's style does not allow, and on errors in the types and imports of the site's modules.
set -euo pipefail
cd "$(dirname "$0")/.."
swift format lint --strict --recursive --parallel Package.swift Sources Tests
if grep -rnE '@unchecked Sendable|try!|fatalError\(|TODO|FIXME' --include='*.swift' Sources Tests; then
    echo "The words above are not used in this project." >&2
    exit 1
fi
python3 scripts/generate-families.py
python3 scripts/check-site-layers.py
tsc --project Utilities/tsconfig.json
