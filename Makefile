# Klubovna: the commands a newcomer needs. Nothing has to be set up before but Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
WEB_MODULES := web/node_modules/.ready
WEB_TOOLS := web/node_modules/.tools
WEB := klubovna/server/static/.ready
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)

# Wherever Python was told to keep no bytecode, each of the hundreds of processes that tests start would compile all
# libraries anew, for two seconds each.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play web test check check-python check-web web-test fields format postgres haproxy chromium compiler compiled \
	interpreted wheel bench peers fuzz soak golden \
	docs look corpus lock clean

help:
	@echo "make play    set everything up and open the clubhouse in the browser"
	@echo "make test    set everything up and run all tests"
	@echo "make fields  write copy, to_json and from_json after a field was added to a state"
	@echo "make check   format, lint, types and layers"
	@echo "make web     build the web client"
	@echo "make compiled     compile engine, games and bots: several times as fast; make interpreted goes back"
	@echo "make wheel   a wheel for any machine and a compiled one for machines like this"
	@echo "make bench   how fast it is, beside other engines"
	@echo "make soak    thousands of games, kill tests, fuzzing; takes long"
	@echo "make look    pictures of every screen and state on one page; ARGS=\"--game smash_up\" for some"
	@echo "make docs    the documentation as a web site"
	@echo "make golden  write golden matches, perft counts and playthroughs anew"
	@echo "make corpus  before a release: keep its records and databases for all later ones to read"

$(BIN)/python:
	@echo "Setting up Python..."
	@$(PYTHON) -m venv $(VENV)

# What playing needs; nothing for tests.
$(PLAYABLE): play.lock pyproject.toml | $(BIN)/python
	@echo "Installing the server's libraries..."
	@$(PIP) install --no-compile --require-hashes -r play.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# What working on it needs.
$(READY): requirements.lock $(PLAYABLE)
	@echo "Installing the tools for tests..."
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

# What builds the web client; nothing for tests, but a checkout that has their tools keeps them. Not `npm ci`: it wants every
# platform's binaries in the lock, and not every registry has them all.
$(WEB_MODULES): web/package-lock.json | $(BIN)/python
	@echo "Installing what builds the web client..."
	@$(BIN)/python -m tools.npm web install --no-save --silent $(if $(wildcard web/node_modules/vitest),,--omit=dev)
	@touch $@

$(WEB_TOOLS): $(WEB_MODULES)
	@echo "Installing the tools for tests of the web client..."
	@$(BIN)/python -m tools.npm web install --no-save --silent
	@touch $@

$(WEB): $(WEB_MODULES) $(WEB_SOURCES)
	@echo "Building the web client..."
	@$(BIN)/python -m tools.npm web run build --silent
	@touch $@

web: $(WEB)

play:
	@$(MAKE) --no-print-directory --silent -j2 $(PLAYABLE) $(WEB)
	@$(BIN)/klubovna serve --open

# The browser tests run apart: Playwright keeps an event loop running in its process, where the server's tests start theirs.
test:
	@$(MAKE) --no-print-directory -j2 $(READY) $(WEB_TOOLS)
	@$(MAKE) --no-print-directory -j2 --output-sync=target $(WEB) check web-test postgres haproxy chromium compiler
	$(BIN)/python -m pytest -n 2 --ignore=tests/browser
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/browser || $(BIN)/python -m tests.browser.again

check: check-python check-web

check-python: $(READY)
	$(BIN)/python -P klubovna/lab/fields.py --check klubovna tests/toy
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest tests/test_arrows.py

check-web: $(WEB_TOOLS)
	$(BIN)/python -m tools.npm web run check --silent

web-test: $(WEB_TOOLS)
	$(BIN)/python -m tools.npm web test --silent

# Run as a file, without importing the games: they need what it writes.
fields: $(READY)
	$(BIN)/python -P klubovna/lab/fields.py klubovna tests/toy
	$(BIN)/ruff format --quiet .

format: $(READY) fields
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# The tests run against a real PostgreSQL and a real browser, and compile; what is missing is installed.
postgres: $(READY)
	$(BIN)/python -m tests.postgres

haproxy: $(READY)
	$(BIN)/python -m tests.haproxy

chromium: $(READY)
	$(BIN)/python -m tests.chromium

# Needs a C compiler. Does nothing where the sources have not changed since; what has changed runs interpreted until then.
compiled: $(READY) compiler
	KLUBOVNA_COMPILED=no $(BIN)/python -m tools.compile
	$(BIN)/klubovna --version

interpreted: $(READY)
	rm -rf build/compiled
	$(BIN)/klubovna --version

wheel: $(READY) $(WEB) compiler
	KLUBOVNA_WHEEL=pure $(BIN)/hatchling build -t wheel
	KLUBOVNA_WHEEL=compiled $(BIN)/hatchling build -t wheel

compiler: $(READY)
	$(BIN)/python -m tools.compiler

bench: $(READY) peers
	$(BIN)/python bench/run.py

# Other engines to measure beside: OpenSpiel in an environment of its own, boardgame.io from npm.
peers: bench/peers/openspiel/.venv/.ready bench/peers/boardgameio/node_modules/.ready

bench/peers/openspiel/.venv/.ready: bench/peers/openspiel/requirements.lock
	$(PYTHON) -m venv bench/peers/openspiel/.venv
	bench/peers/openspiel/.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

bench/peers/boardgameio/node_modules/.ready: bench/peers/boardgameio/package-lock.json $(READY)
	$(BIN)/python -m tools.npm bench/peers/boardgameio ci --silent
	@touch $@

# Nonsense over HTTP has its tools in an environment of their own.
fuzz: build/fuzz/.ready

build/fuzz/.ready: tools/fuzz.lock
	@$(PYTHON) -m venv build/fuzz
	@build/fuzz/bin/python -m pip --quiet --quiet --disable-pip-version-check install --require-hashes -r tools/fuzz.lock
	@touch $@

soak: $(READY) $(WEB) $(WEB_TOOLS) postgres haproxy chromium compiler fuzz
	$(BIN)/python -m pytest -n 2 -m soak --ignore=tests/browser
	$(BIN)/python -m pytest -n 2 -m soak tests/browser

look: $(READY) $(WEB) $(WEB_TOOLS) chromium
	$(BIN)/python -m tests.browser.look $(ARGS)

# The site's tools live in an environment of their own.
docs: build/docs/.ready
	@build/docs/bin/python -m tools.docs
	@NO_MKDOCS_2_WARNING=1 build/docs/bin/mkdocs build --quiet --strict
	@echo "build/site/index.html"

build/docs/.ready: tools/docs.lock
	@$(PYTHON) -m venv build/docs
	@build/docs/bin/python -m pip --quiet --quiet --disable-pip-version-check install --require-hashes -r tools/docs.lock
	@touch $@

golden: $(READY)
	$(BIN)/python -m klubovna.lab.golden tests
	$(BIN)/python -m tests.server.change_cases

corpus: $(READY) postgres
	$(BIN)/python -m tests.releases.make

# Versions and hashes of everything, for any platform; needs uv (in the lock itself). Extras stay in it: pip takes a newer
# `name[extra]` for another requirement than the pinned `name`, and then refuses it for having no hash.
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-header --no-annotate --no-strip-extras
lock: $(READY)
	$(LOCK) --extra dev pyproject.toml -o requirements.lock
	$(LOCK) --extra server pyproject.toml tools/editable.in -c requirements.lock -o play.lock
	$(LOCK) tools/node.in -o tools/node.lock
	$(LOCK) tools/docs.in -o tools/docs.lock
	$(LOCK) tools/fuzz.in -o tools/fuzz.lock

clean:
	rm -rf $(VENV) web/node_modules klubovna/server/static build dist artifacts .mypy_cache .ruff_cache .pytest_cache .hypothesis .cache
