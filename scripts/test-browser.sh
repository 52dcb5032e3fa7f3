#!/bin/sh
# Runs the tests in a browser: Debian's Chromium, driven by Playwright from PyPI, against the debug build of the program, and
# its Firefox. Two tests run at a time. Arguments go to pytest, such as -k NAME, or -n 0 for one at a time. Everything that is
# installed stays in .build/browser-tests.
set -eu
cd "$(dirname "$0")/.."
here=.build/browser-tests
scripts/python-tools.sh "$here" Tests/Browser/requirements.txt
scripts/build-device.sh marks
exec "$here/bin/python" -m pytest -q -p no:cacheprovider -n 2 --dist worksteal Tests/Browser "$@"
