#!/bin/sh
# Puts the product's own fonts into .build/assets/fonts, or the directory named: Inter in the four weights that are drawn,
# from Debian's fonts-inter, and Material Design Icons 7, from a wheel on PyPI whose hash is pinned below. Does nothing when
# they are there. Needs apt or an installed fonts-inter, python3 with pip, and no rights but to write there.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
assets=$(mkdir -p "${1:-$root/.build/assets/fonts}" && cd "${1:-$root/.build/assets/fonts}" && pwd)
icons_version=7.2.96
icons_sha256=187191b5e9e58c397396d876a6cea9f0a935b26f22056b1605ef6ad7808ffa1d
icons_font_sha256=a58ecb54f45eec1afadbc21314d1f0932cf009e5cbc7f3225d7e4a4e1b71ef6b

fail() {
    echo "fetch-assets: $1" >&2
    exit 1
}

has_all() {
    for file in Inter-Regular.otf Inter-Medium.otf Inter-SemiBold.otf Inter-Bold.otf materialdesignicons-webfont.ttf; do
        [ -s "$assets/$file" ] || return 1
    done
    echo "$icons_font_sha256  $assets/materialdesignicons-webfont.ttf" | sha256sum --check --status
}

if has_all; then exit 0; fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Files are moved into place only when whole, so that a run that was stopped leaves nothing half done.
install_font() {
    cp "$1" "$assets/.$2.new" && chmod 644 "$assets/.$2.new" && mv "$assets/.$2.new" "$assets/$2"
}

inter=/usr/share/fonts/opentype/inter
licence=/usr/share/doc/fonts-inter/copyright
if ! [ -s "$inter/Inter-Regular.otf" ]; then
    command -v apt-get >/dev/null || fail "Inter is not installed and there is no apt; install your system's Inter 4 fonts to $inter"
    (cd "$work" && apt-get download -q fonts-inter >/dev/null) || fail "apt-get could not download fonts-inter; try apt-get update"
    dpkg-deb -x "$work"/fonts-inter_*.deb "$work/inter"
    inter=$work/inter$inter
    licence=$work/inter$licence
fi
for weight in Regular Medium SemiBold Bold; do
    install_font "$inter/Inter-$weight.otf" "Inter-$weight.otf"
done
if [ -s "$licence" ]; then install_font "$licence" Inter-LICENSE.txt; fi

echo "fonticon-materialdesignicons7==$icons_version --hash=sha256:$icons_sha256" >"$work/requirements.txt"
python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: --require-hashes \
    --dest "$work" --requirement "$work/requirements.txt" || fail "pip could not download the icon font; is python3-pip installed?"
python3 -m zipfile -e "$work"/fonticon_materialdesignicons7-*.whl "$work/icons"
install_font "$work/icons/fonticon_mdi7/fonts/LICENSE" materialdesignicons-LICENSE.txt
install_font "$work/icons/fonticon_mdi7/mdi7.py" materialdesignicons-names.py
install_font "$work/icons/fonticon_mdi7/fonts/materialdesignicons-webfont.ttf" materialdesignicons-webfont.ttf

has_all || fail "the fonts in $assets are not what they should be; remove that directory and run this again"
echo "fetch-assets: fonts are in $assets"
