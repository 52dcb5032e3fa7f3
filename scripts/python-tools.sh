#!/bin/sh
# Installs tools from PyPI into a place below .build, anew when what is asked for has changed.
# Usage: scripts/python-tools.sh PLACE REQUIREMENTS
set -eu
cd "$(dirname "$0")/.."
here=$1
stamp=$(sha256sum "$2")
[ "$(cat "$here/stamp" 2>/dev/null)" != "$stamp" ] || exit 0
rm -rf "$here"
python3 -m venv "$here"
"$here/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: -r "$2"
echo "$stamp" >"$here/stamp"
