#!/bin/sh
# Check the types of our examples as users of Pyright would: check_pyright.sh VERSION TYPESCRIPT
set -u
version=$1
pyright=node_modules/.bin/pyright

loud() {
    echo "!! SKIPPED: Pyright did not check the examples: $1" >&2
    exit 0
}

if [ ! -x $pyright ] || [ "$($pyright --version)" != "pyright $version" ]; then
    command -v npm >/dev/null 2>&1 || loud "npm is not installed."
    npm install --no-save --no-package-lock --no-audit --no-fund --loglevel=error \
        "typescript@$2" "pyright@$version" >/dev/null || loud "npm could not install Pyright $version."
fi
echo "$pyright"
exec $pyright
