#!/bin/sh
# Runs the tests in a browser: Debian's Chromium, driven by Playwright from PyPI, against the debug build of the program.
# Arguments go to pytest, such as -k NAME. Everything that is installed stays in .build/browser-tests.
set -eu
cd "$(dirname "$0")/.."
here=.build/browser-tests
stamp=$(sha256sum Tests/Browser/requirements.txt)
if [ "$(cat "$here/stamp" 2>/dev/null)" != "$stamp" ]; then
    rm -rf "$here"
    python3 -m venv "$here"
    "$here/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: \
        -r Tests/Browser/requirements.txt
    echo "$stamp" >"$here/stamp"
fi
exec "$here/bin/python" -m pytest -q -p no:cacheprovider Tests/Browser "$@"
