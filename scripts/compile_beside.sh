#!/bin/sh
# Compile the rules for a server that runs already, and print where they are: compile_beside.sh BIN
# At low priority, and with what compiling needs and playing does not: that is fetched here.
set -eu
bin=$1
renice -n 19 $$ >/dev/null 2>&1 || true

"$bin/python" scripts/compiled.py --possible || { echo "no C compiler works here" >&2; exit 1; }
"$bin/python" -c "import mypyc, setuptools" 2>/dev/null ||
    "$bin/python" -m pip install -qq --no-input --disable-pip-version-check \
        --constraint constraints.txt mypy setuptools >&2
exec "$bin/python" scripts/compiled.py
