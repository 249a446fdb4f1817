#!/bin/sh
# Run the tests with a real browser: pytest.sh BIN MARKS [ARGUMENT...]
# BROWSER=skip leaves out those that need one, and says so before and after.
set -u
bin=$1
marks=$2
shift 2

loud() {
    echo "!! BROWSER=skip: the tests in a real browser are LEFT OUT." >&2
}

if [ "${BROWSER:-}" = skip ]; then
    loud
    marks="$marks and not browser"
else
    TIDETABLE_CHROMIUM=$("$bin/python" scripts/find_chromium.py) || exit 1
    export TIDETABLE_CHROMIUM
fi

"$bin/pytest" -n auto --dist worksteal --durations 10 -m "$marks" "$@"
result=$?
[ "${BROWSER:-}" = skip ] && loud
exit $result
