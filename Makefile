# Klubovna: the commands a newcomer needs. Nothing has to be set up before but Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test postgres check format bench soak golden lock clean help

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

test: $(READY) check postgres
	$(BIN)/python -m pytest -n 2 -m "not soak"

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

bench: $(READY)
	$(BIN)/python bench/run.py

soak: $(READY) postgres
	$(BIN)/python -m pytest -n 2 -m soak

golden: $(READY)
	$(BIN)/python -m klubovna.lab.golden tests

# Versions and hashes of everything, for any platform; needs uv (in the lock itself).
lock: $(READY)
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--no-header --no-annotate --extra dev pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV) build dist artifacts .mypy_cache .ruff_cache .pytest_cache .hypothesis
