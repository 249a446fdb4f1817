#!/bin/sh
# Install this project, or tools of it, into a virtual environment: environment.sh FOLDER WHAT...
# Finds a Python that is new enough and can make one; says what to do when there is none.
set -eu
folder=$1
shift

old=""
bare=""

usable() {
    found=$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || return 1
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { old="$old $1 ($found)"; return 1; }
    "$1" -c 'import ensurepip, venv' 2>/dev/null || { bare="$1 ($found)"; return 1; }
}

find_python() {
    # A shim can be there and lead nowhere, so each candidate is tried.
    for python in ${PYTHON:-python3.13 python3.12 python3.11 python3.14 python3 python}; do
        if usable "$python"; then
            return 0
        fi
    done
    echo "No Python that can be used was found." >&2
    if [ -n "$bare" ]; then
        echo "$bare is new enough, but cannot make a virtual environment." >&2
        echo "On Debian and Ubuntu: apt install python3-venv" >&2
    else
        echo "Python 3.11 or later is needed.${old:+ Too old:$old.}" >&2
        echo "macOS: brew install python   Debian, Ubuntu: apt install python3 python3-venv" >&2
        echo "Anywhere: https://www.python.org/downloads/" >&2
    fi
    echo "A Python in another place: make play PYTHON=/path/to/python" >&2
    return 1
}

# An environment that was left half made, or whose Python is gone, is made again.
if ! "$folder/bin/python" -m pip --version >/dev/null 2>&1; then
    find_python || exit 1
    echo "Making $folder with $python ($found) …"
    rm -rf "$folder"
    "$python" -m venv "$folder"
fi

by_pip() {
    "$folder/bin/python" -m pip install -qq --no-input --no-compile --disable-pip-version-check \
        --constraint constraints.txt "$@"
}

# uv needs a quarter of pip's time, but knows nothing of what pip was told: who has an index of their
# own gets everything from there, and where uv does not get through, pip does or says why not.
by_uv() {
    ! "$folder/bin/python" -m pip config list | grep -q "\.index-url=" || return 1
    by_pip uv >/dev/null 2>&1 || return 1
    "$folder/bin/uv" pip install -q --python "$folder/bin/python" \
        --constraint constraints.txt "$@" 2>/dev/null
}

echo "Installing what Tidetable needs into $folder (once) …"
by_uv "$@" || by_pip "$@"
