#!/bin/sh
# Write constraints.txt anew: the newest versions that pyproject.toml allows.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

sed -n '/^#/p' constraints.txt >"$folder/head.txt"
"${PYTHON:-python3}" -m venv "$folder/venv"
"$folder/venv/bin/pip" install -qq --no-input --disable-pip-version-check uv '.[dev,bench,learn]'
"$folder/venv/bin/pip" --disable-pip-version-check list --format freeze \
    --exclude tidetable --exclude pip >"$folder/pins.txt"
cat "$folder/head.txt" "$folder/pins.txt" >constraints.txt
