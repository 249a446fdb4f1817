#!/bin/sh
# Run tests on the compiled copy of the package: pytest_compiled.sh BIN MARKS FOLDER...
set -u
bin=$1
marks=$2
shift 2

if ! "$bin/python" scripts/compiled.py --possible; then
    echo "!! No C compiler works here: the rules were NOT TESTED COMPILED." >&2
    exit 0
fi
PYTHONPATH=$("$bin/python" scripts/compiled.py) || exit 1
export PYTHONPATH
echo "On the compiled copy in $PYTHONPATH: $*"
exec "$bin/pytest" -n auto --dist worksteal --durations 10 -m "$marks" "$@"
