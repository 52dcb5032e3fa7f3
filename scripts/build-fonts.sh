#!/bin/sh
# Makes the fonts of the pages in .build/site/fonts: Inter in the four weights that are drawn, each in six files, so that a
# page only loads the letters that stand on it. Does nothing when they are there.
set -eu
cd "$(dirname "$0")/.."

fonts=.build/assets/fonts
site=.build/site/fonts
stamp=$(cat "$0" "$fonts"/Inter-*.otf | sha256sum)
if [ "$(cat "$site/.stamp" 2>/dev/null)" = "$stamp" ]; then exit 0; fi
for tool in hb-subset woff2_compress; do
    command -v "$tool" >/dev/null || { echo "build-fonts: $tool is missing; scripts/setup.sh build installs it" >&2; exit 1; }
done
rm -rf "$site"
mkdir -p "$site"

# The ranges are written once more in Site/base/fonts.css; a test compares them.
subset() {
    name=$1
    ranges=$2
    for face in Regular:400 Medium:500 SemiBold:600 Bold:700; do
        file=$site/inter-$name-${face#*:}
        # Outlines written out in full, without subroutines, are a twelfth smaller once they are compressed.
        hb-subset --unicodes="$ranges" --layout-features=kern,mark,mkmk,ccmp,locl --no-hinting --desubroutinize \
            --output-file="$file.otf" "$fonts/Inter-${face%:*}.otf"
        woff2_compress "$file.otf" >/dev/null 2>&1
        rm "$file.otf"
    done
}
subset latin U+0000-00BF,U+00D7,U+00F7,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215
subset latin-marked U+00C0-00D6,U+00D8-00F6,U+00F8-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC
# The letters of central and northern Europe and of Turkish; those of Vietnamese and many more are apart.
subset latin-central U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B
subset latin-more U+0180-0217,U+021C-024F,U+1E00-1EFF,U+20A0-20AB,U+20AD-20CF
# The letters and the apostrophe of Ukrainian, Belarusian, Russian and Bulgarian. Other languages have a file of their own.
subset cyrillic U+02BC,U+0301,U+0401,U+0404,U+0406-0407,U+040E,U+0410-044F,U+0451,U+0454,U+0456-0457,U+045E,U+0490-0491,U+2116
subset cyrillic-more U+0400,U+0402-0403,U+0405,U+0408-040D,U+040F,U+0450,U+0452-0453,U+0455,U+0458-045D,U+045F,U+04B0-04B1
echo "$stamp" >"$site/.stamp"
