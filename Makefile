# Klubovna: the commands a newcomer needs. Nothing has to be set up before but Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check format bench peers soak golden lock clean help

help:
	@echo "make play    play Trablíci in the terminal"
	@echo "make test    set everything up and run all tests"
	@echo "make check   format, lint, types and layers"
	@echo "make bench   how fast it is, beside other engines"
	@echo "make soak    thousands of games; takes long"
	@echo "make golden  write golden matches and perft counts anew"

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

play: $(READY)
	$(BIN)/klubovna play trablici --seats 3

test: $(READY) check
	$(BIN)/python -m pytest -n 2

# The tests run against a real PostgreSQL; it is installed where there is none.
postgres: $(READY)
	$(BIN)/python -m tests.postgres

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -q tests/test_arrows.py

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(READY) peers
	$(BIN)/python bench/run.py

# Other engines to measure beside: OpenSpiel in an environment of its own, boardgame.io from npm.
peers: bench/peers/openspiel/.venv/.ready bench/peers/boardgameio/node_modules/.ready

bench/peers/openspiel/.venv/.ready: bench/peers/openspiel/requirements.lock
	$(PYTHON) -m venv bench/peers/openspiel/.venv
	bench/peers/openspiel/.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

bench/peers/boardgameio/node_modules/.ready: bench/peers/boardgameio/package-lock.json
	cd bench/peers/boardgameio && npm ci --silent
	@touch $@

soak: $(READY)
	$(BIN)/python -m pytest -n 2 -m soak

golden: $(READY)
	$(BIN)/python -m klubovna.lab.golden tests

# Versions and hashes of everything, for any platform; needs uv (in the lock itself).
lock: $(READY)
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--no-header --no-annotate --extra dev pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV) build dist artifacts .mypy_cache .ruff_cache .pytest_cache .hypothesis
