#!/bin/sh
# Makes what the program carries for browsers, in .build/site: the module, the fonts, the generated scripts, and a list of
# these and of every file in Sources/WidgetPages/Site, which Sources/CPages compiles in. Run it after a change of any of these;
# make does.
set -eu
cd "$(dirname "$0")/.."
scripts/fetch-assets.sh
scripts/build-fonts.sh
scripts/build-device.sh
python3 scripts/generate-families.py
python3 scripts/pack-site.py
