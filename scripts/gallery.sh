#!/bin/sh
# Draws the pictures of docs/gallery.md and of the README again with the product's own renderer. With a directory as argument, all contents of
# the gallery in every family go there instead, as single pictures and as sheets to look through.
set -eu
cd "$(dirname "$0")/.."
directory=${1:-}
filter=GalleryWriter
if [ -z "$directory" ]; then
    directory=$PWD/docs/gallery
    filter=GalleryWriter/writesDocuments
fi
mkdir -p "$directory"
HEADWAY_GALLERY=$(cd "$directory" && pwd) swift test --filter "$filter"
