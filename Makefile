# Everything on a fresh machine with Python 3.11 or newer: `make play` and `make test` set up what they need by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := $(VENV)/.compiled

# A test process a core and one more: much of what they do is to wait for programs that they start. With one a core the
# suite took a quarter longer. What takes longest begins first (tests/scheduling.py).
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
PYTEST = $(BIN)/python -m pytest -n $(WORKERS)
SHARE ?= .soak_share

PYTHONS ?= python3.11 python3.12 python3.13 python3.14

.PHONY: setup play quick test test-all lint types unit bench soak soak-share drill bites clean
.DEFAULT_GOAL := play

setup: $(READY)

$(READY): pyproject.toml testbed/pyproject.toml requirements.txt requirements-dev.txt
	$(PYTHON) -c 'import sys; sys.exit("Praetor needs Python 3.11 or newer; set PYTHON=…") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e . -e ./testbed
	touch $@

# With DISCORD_TOKEN set the bot on Discord, else the sandbox: the same bot, played in a browser
# (at another port: make play PORT=8800).
play: setup
	@if [ -n "$$DISCORD_TOKEN" ] || grep -qs '^DISCORD_TOKEN' praetor.toml; then exec $(BIN)/praetor run; else exec $(BIN)/praetor sandbox $(if $(PORT),--port $(PORT)); fi

# Plain tests alone, in less than a minute: while one writes. They wait for nothing, so a process a core is enough.
quick: setup
	$(BIN)/ruff check .
	$(PYTEST) -n auto -m quick $(ARGS)

# What must hold before a change lands.
test: lint types unit

# Once, on a fresh machine: what each of the tests' processes would else compile by itself, when all of them begin.
$(COMPILED): $(READY)
	$(BIN)/python -m compileall -q -j 0 bot data engine render scripts testbed
	-$(BIN)/python -m pytest --collect-only -n 0 > /dev/null
	touch $@

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

unit: $(COMPILED)
	$(PYTEST) $(ARGS)

# The tests on every Python that is named; one that is missing fails it.
test-all:
	@$(PYTHON) scripts/test_all.py "$(PYTHONS)" $(ARGS)

bench: setup
	$(BIN)/praetor bench engine
	$(BIN)/praetor bench store
	$(BIN)/praetor bench render
	$(BIN)/praetor bench wire

# The long form of what `make test` shows in short, for each game and number of players that there is: hundreds of games
# against the laws, every drill in parts, all kill points, forgeries and replay pages (many hours on two cores).
soak: setup
	$(PYTEST) -m soak $(ARGS)

# A share of it, chosen by the tree and by what its commit has changed.
soak-share: setup
	$(BIN)/python scripts/soak_share.py > $(SHARE)
	[ ! -s $(SHARE) ] || $(PYTEST) -m soak @$(SHARE) $(ARGS)

# Nothing lost, nothing leaked, nobody stuck: the drills of soak alone, and how fast a thousand tables are served, which
# nothing else may run beside.
drill: setup
	$(PYTEST) -m soak tests/soak/test_long_drills.py $(ARGS)
	for game in $$($(BIN)/praetor games --ids); do $(BIN)/praetor drill load --game $$game --seed 1 || exit 1; done

# Proof that the tests of rulings bite: each ruling of a game's list is switched off, and its tests must fail.
bites: setup
	for game in $$($(BIN)/praetor games --ids); do \
		[ ! -f tests/engine/games/$$game/rulings_off.yaml ] || $(BIN)/python scripts/bites.py $$game || exit 1; done

clean:
	rm -rf $(VENV) $(VENV)-* build *.egg-info .mypy_cache .ruff_cache .pytest_cache
