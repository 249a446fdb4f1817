#!/bin/sh
# Check the types that our JavaScript states in its comments: check_js.sh VERSION FILE...
set -u
version=$1
shift
tsc=node_modules/.bin/tsc

loud() {
    echo "!! SKIPPED: the types of the JavaScript were not checked: $1" >&2
    exit 0
}

[ $# -gt 0 ] || exit 0
if [ ! -x $tsc ] || [ "$($tsc --version)" != "Version $version" ]; then
    command -v npm >/dev/null 2>&1 || loud "npm is not installed."
    npm install --no-save --no-package-lock --no-audit --no-fund --loglevel=error \
        "typescript@$version" >/dev/null || loud "npm could not install TypeScript $version."
fi
echo "$tsc --checkJs $*"
# TypeScript's own description of browsers is not checked with ours each time.
exec $tsc --checkJs --allowJs --noEmit --skipLibCheck --strict --noUncheckedIndexedAccess \
    --target es2022 --module es2022 --moduleResolution bundler --lib es2022,dom,dom.iterable "$@"
