#!/bin/sh
# Makes the pictures of docs/pages.md anew, in docs/pages: every page on a desktop and a phone, light and dark. It needs the
# debug build of the program; what is installed for it stays in .build/screenshots.
set -eu
cd "$(dirname "$0")/.."
here=.build/screenshots
if [ ! -x "$here/bin/python" ]; then
    python3 -m venv "$here"
    "$here/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2 pillow==13.0.0
fi
exec "$here/bin/python" scripts/screenshots.py "$@"
