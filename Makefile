# Everything happens in .venv; only make and Python 3.11 or later must be on the machine.
# Works with GNU make, macOS' 3.81 included.

VENV := .venv
BIN := $(VENV)/bin
BENCH := build/bench-venv
PINS := pyproject.toml constraints.txt
READY := $(VENV)/ready
READY_DEV := $(VENV)/ready-dev
READY_COMPILER := $(VENV)/ready-compiler
READY_BENCH := $(BENCH)/ready
TYPESCRIPT := 5.9.3
PYRIGHT := 1.1.414
SCRIPTS := $(wildcard src/tidetable/server/web/static/scripts/*/*.js)
ARGS :=
BUSY := 0
SOAK := 20
TORTURE := tests/soak tests/server/room/test_evenings.py tests/server/web/test_schema.py
COMPILED = $(BIN)/python scripts/compiled.py --if-built
SERVE = PYTHONPATH="$$($(COMPILED))" TIDETABLE_COMPILE_BY="sh scripts/compile_beside.sh $(BIN)" $(BIN)/tidetable serve

export PYTHON BROWSER

# Tests start many processes; without their bytecode each would translate the package again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play serve test check soak build docs bench format clean lint form types tests all-checks bytecode chromium copy constraints drawers

help:
	@echo "make play     set up what is needed, start the table, open a browser"
	@echo "make serve    the same without a browser; options in ARGS='--port 9000'"
	@echo "make test     all checks: format, lint, types, layers, tests, real browser"
	@echo "              (BROWSER=skip leaves the browser out where there is none,"
	@echo "              BUSY=4 lets four processes compete for the machine meanwhile)"
	@echo "make check    make test, every random game, and the contract of each game"
	@echo "make soak     break servers, workers and databases for SOAK=20 rounds while people play"
	@echo "make build    compile the rules into build/compiled; src stays as it is, and"
	@echo "              from then on make play has the strongest bots"
	@echo "make docs     the site of the docs, into build/site"
	@echo "make bench    how fast the rules, the search, the server and its pages are"
	@echo "make format   put the code in shape"
	@echo "make drawers  write each game's drawers.py from its fields.py"
	@echo "make clean    remove all that these commands made"
	@echo "PYTHON=/path/to/python chooses another Python than the one that is found."

# --- Playing ----------------------------------------------------------------------------------

play: $(READY)
	@$(SERVE) --open $(ARGS)

serve: $(READY)
	@$(SERVE) $(ARGS)

# Installed anew when the pins change, and only then: a second start asks pip nothing. Editable and
# so not compiled, or the first start would take minutes. The server compiles beside itself instead:
# bots that search stop after a second, however far they got, until they get all the way.
$(READY): $(PINS)
	@sh scripts/environment.sh $(VENV) --editable '.[server]'
	@touch $@

$(READY_DEV): $(PINS) | $(READY_COMPILER)
	@sh scripts/environment.sh $(VENV) --editable '.[dev]'
	@touch $@ $(READY)

# What compiles the rules comes first: they are compiled while the rest is being installed.
$(READY_COMPILER): $(PINS)
	@sh scripts/environment.sh $(VENV) mypy setuptools
	@touch $@

# --- Checking ---------------------------------------------------------------------------------

test: $(READY_COMPILER)
	@$(BIN)/python scripts/busy.py $(BUSY) $(MAKE) --no-print-directory all-checks

# All at the same time that can be: the rules are compiled while the rest is installed, and types are
# checked beside the tests. What takes a second comes before those, so a slip is told at once.
all-checks:
	@$(MAKE) --no-print-directory -j4 types tests

lint: form types

form: $(READY_DEV)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

# Where nobody comes back for a second look, what mypy found of each file is not written down.
types: $(READY_DEV)
	@$(BIN)/python -m tests.example
	$(BIN)/mypy $(if $(CI),--cache-dir=/dev/null)
	@sh scripts/check_js.sh $(TYPESCRIPT) $(SCRIPTS)
	@sh scripts/check_pyright.sh $(PYRIGHT) $(TYPESCRIPT)

tests: form bytecode copy chromium
	@sh scripts/pytest.sh $(BIN) "not long" $(ARGS)

# Translated once: processes that share the tests begin together, and each would do it for itself.
# What is wrong with a test is said where tests are run.
bytecode: $(READY_DEV)
	@$(BIN)/pytest --collect-only -qq >/dev/null 2>&1 || true

# Where there is none, it is installed meanwhile; that it could not be is said where tests are run.
chromium: $(READY_DEV)
	@if [ "$$BROWSER" != skip ]; then $(BIN)/python scripts/find_chromium.py >/dev/null || true; fi

# With its bytecode, for the same reason.
copy: $(READY_COMPILER)
	@if $(BIN)/python scripts/compiled.py --possible; then \
	  folder=$$($(BIN)/python scripts/compiled.py --quick) && $(BIN)/python -m compileall -q "$$folder"; \
	fi

# What is optimised to the end comes first: then that is what is tested.
check: build test
	@sh scripts/pytest.sh $(BIN) "long" $(ARGS)
	@for game in $$($(BIN)/python -c 'import tidetable.games as g; print(*g.names())'); do \
	  echo "tidetable check $$game"; $(BIN)/tidetable check $$game || exit 1; \
	done

# A night's work: every accident so many times, on SQLite and on Postgres; and what make test tries in
# short, at length: evenings at a house, and requests to its API.
soak: $(READY_DEV)
	@TIDETABLE_SOAK=$(SOAK) $(BIN)/pytest $(TORTURE) -x $(ARGS)

bench: $(READY_DEV) $(READY_BENCH)
	$(BIN)/python benchmarks/speed.py "$$($(BIN)/python scripts/compiled.py)" $(BENCH)/bin/python
	@for file in $(filter-out benchmarks/speed.py,$(wildcard benchmarks/*.py)); do \
	  echo "$$file"; $(BIN)/python $$file || exit 1; \
	done

# OpenSpiel, to compare with, has an environment of its own: nothing else needs it.
$(READY_BENCH): $(PINS)
	@sh scripts/environment.sh $(BENCH) --editable '.[bench]'
	@touch $@

build: $(READY_DEV)
	@$(BIN)/python scripts/compiled.py

# make test builds it, too. Examples are run for it: with compiled rules, if there are any. Never
# with --quiet: MkDocs is only strict about what it says.
docs: $(READY_DEV)
	@PYTHONPATH="$$($(COMPILED))" $(BIN)/python scripts/docs_site.py build/docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

# --- Keeping house ----------------------------------------------------------------------------

format: $(READY_DEV)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Write the classes of the games' drawers from the fields that are declared.
drawers: $(READY_DEV)
	@$(BIN)/python -m tidetable.core.drawers src/tidetable/games/*/rules/fields.py

# Take the newest versions that pyproject.toml allows, and pin them.
constraints:
	@sh scripts/constraints.sh

clean:
	rm -rf $(VENV) node_modules build dist src/*.egg-info \
	  .ruff_cache .mypy_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests benchmarks scripts -name __pycache__ -type d -prune -exec rm -rf {} +
