#!/bin/sh
# Run the tests with a real browser and a C compiler: pytest.sh BIN MARKS [ARGUMENT...]
# BROWSER=skip leaves out those that need a browser; those that need a C compiler are left out where
# none works. Both is said before and after.
set -u
bin=$1
marks=$2
shift 2
left_out=""

loud() {
    printf '%s' "$left_out" >&2
}

if [ "${BROWSER:-}" = skip ]; then
    left_out="!! BROWSER=skip: the tests in a real browser are LEFT OUT.
"
    marks="$marks and not browser"
else
    TIDETABLE_CHROMIUM=$("$bin/python" scripts/find_chromium.py) || exit 1
    export TIDETABLE_CHROMIUM
fi

if ! "$bin/python" scripts/compiled.py --possible; then
    left_out="$left_out!! No C compiler works here: the tests of compiled rules are LEFT OUT.
"
    marks="$marks and not compiled"
fi

loud
"$bin/pytest" -n auto --dist worksteal --durations 10 -m "$marks" "$@"
result=$?
loud
exit $result
