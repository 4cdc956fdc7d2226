# Everything on a fresh machine with Python 3.11 or newer: `make play` and `make test` set up what they need by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

# A test process a core and one more: much of what they do is to wait for programs that they start. With one a core the
# suite took a quarter longer. Long files begin first, as collected.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

PYTHONS ?= python3.11 python3.12 python3.13 python3.14

.PHONY: setup play test test-all lint types unit bench soak drill bites clean
.DEFAULT_GOAL := play

setup: $(READY)

$(READY): pyproject.toml requirements.txt requirements-dev.txt
	$(PYTHON) -c 'import sys; sys.exit("Praetor needs Python 3.11 or newer; set PYTHON=…") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

# With DISCORD_TOKEN set the bot on Discord, else the sandbox: the same bot, played in a browser
# (at another port: make play PORT=8800).
play: setup
	@if [ -n "$$DISCORD_TOKEN" ] || grep -qs '^DISCORD_TOKEN' praetor.toml; then exec $(BIN)/praetor run; else exec $(BIN)/praetor sandbox $(if $(PORT),--port $(PORT)); fi

test: lint types unit

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

unit: setup
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(ARGS)

# The tests on every Python that is named; one that is missing fails it.
test-all:
	@$(PYTHON) scripts/test_all.py "$(PYTHONS)" $(ARGS)

bench: setup
	$(BIN)/praetor bench engine
	$(BIN)/praetor bench store
	$(BIN)/praetor bench render
	$(BIN)/praetor bench wire

# The long form of what `make test` shows in short, for each game and number of players that there is.
soak: setup
	$(BIN)/praetor games --seats | while read game n option; do \
		$(BIN)/praetor selfplay $$game --games 250 --seed $$n --players $$n $${option:+--option $$option} --check || exit 1; done
	for game in $$($(BIN)/praetor games --ids); do \
		$(BIN)/praetor selfplay $$game --games 10 --seed 2 --check-full || exit 1; done
	PRAETOR_LONG=1 $(BIN)/python -m pytest tests/bot/replay tests/bot/drills tests/bot/checker tests/bot/titles

# Nothing lost, nothing leaked, nobody stuck: every drill in its long form, for each game (some hours on two cores).
drill: setup
	for game in $$($(BIN)/praetor games --ids); do for name in kill discord tables disk leak hostile load cheats; do \
		$(BIN)/praetor drill $$name --game $$game --seed 1 || exit 1; done; done

# Proof that the tests of rulings bite: each ruling of a game's list is switched off, and its tests must fail.
bites: setup
	for game in $$($(BIN)/praetor games --ids); do \
		[ ! -f tests/engine/games/$$game/rulings_off.yaml ] || $(BIN)/python scripts/bites.py $$game || exit 1; done

clean:
	rm -rf $(VENV) $(VENV)-* build *.egg-info .mypy_cache .ruff_cache .pytest_cache
