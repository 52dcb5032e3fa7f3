#!/bin/sh
# Runs the tests in a browser: Debian's Chromium, driven by Playwright from PyPI, against the debug build of the program, and
# its Firefox. Two tests run at a time. Arguments go to pytest, such as -k NAME, or -n 0 for one at a time. Everything that is
# installed stays in .build/browser-tests.
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
scripts/build-device.sh marks
exec "$here/bin/python" -m pytest -q -p no:cacheprovider -n 2 --dist worksteal Tests/Browser "$@"
