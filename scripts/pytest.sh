#!/bin/sh
# Run the tests with a real browser and compiled rules: pytest.sh BIN MARKS [ARGUMENT...]
# BROWSER=skip leaves out those that need a browser; where no C compiler works, the rules are tested
# as they are and those that need one are left out. Both is said before and after.
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

# Once is enough: that compiled rules and their source play the same games is a test of its own.
if "$bin/python" scripts/compiled.py --possible; then
    PYTHONPATH=$("$bin/python" scripts/compiled.py --quick) || exit 1
    export PYTHONPATH
    echo "On the compiled copy in $PYTHONPATH"
else
    left_out="$left_out!! No C compiler works here: the rules are tested AS SOURCE ONLY.
"
    marks="$marks and not compiled"
fi

# One more than there are cores: a test that waits for a browser leaves a core to others.
workers=$(( $("$bin/python" -c 'import os; print(os.cpu_count() or 1)') + 1 ))

loud
"$bin/pytest" -n "$workers" --dist worksteal --durations 10 -m "$marks" "$@"
result=$?
loud
exit $result
