# Deska. `make` lists what can be made; set-up happens by itself.
#   PYTHON=…  the Python to build the environment with      ARGS="…"  passed on to the command
#   GAME=…    the game to play, or to test alone            UPGRADE=1 newest versions for `make lock`
#   DESKA_CHROMIUM=…  the browser that tests drive, if it is not on PATH

.DEFAULT_GOAL := help
.PHONY: help play terminal client fields test check bench peers compiled proof soak mutants lock clean env-play env-dev env-ray
unexport PYTHONHOME PYTHONPATH PYTHONDONTWRITEBYTECODE

PY := .venv/bin/python

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

play: client ## play in the browser (LAN=1: with everybody in the local network)
	@"$$($(PY) scripts/compiled.py which)" serve $(if $(LAN),--lan) $(ARGS)

terminal: env-play ## play a game in the terminal (GAME=ethnos)
	@"$$($(PY) scripts/compiled.py which)" play $(or $(GAME),ethnos) $(ARGS)

client: env-play ## build the browser client
	@sh scripts/client.sh build

fields: env-dev ## write the modules `made` anew, from the fields that nouns and the classes of scenes declare
	@$(PY) -m deska.table.making
	@$(PY) -m deska.making $(dir $(wildcard src/deska/games/*/__init__.py)) tests/browser/pebbles

PYTEST := $(PY) -m pytest -n auto --dist worksteal
OF_GAME = tests/games/$(GAME) $(wildcard tests/games/test_*.py) tests/bots tests/terminal tests/test_texts.py tests/test_words.py tests/test_making.py

ifeq ($(GAME),)
test: env-dev ## all tests but the long runs, in parallel (GAME=ethnos: rules, bots and texts of that game alone)
	@sh scripts/client.sh build
	@sh scripts/client.sh test
	@sh scripts/browser.sh install >/dev/null || true
	@sh scripts/postgres.sh install >/dev/null || true
	@$(PYTEST) $(ARGS)
else
test: env-dev
	@$(PYTEST) $(OF_GAME) -k $(GAME) $(ARGS)
endif

check: env-dev ## lint, format, types, the import law, both languages complete
	@$(PY) -m ruff check
	@$(PY) -m ruff format --check
	@$(PY) -m mypy --strict src tests
	@$(PY) -m pytest tests/test_imports.py tests/test_texts.py
	@sh scripts/client.sh check

bench: env-dev ## measure speed, interpreted and compiled, beside the peers; then the server under load
	@.venv/bin/deska bench $(ARGS)
	@.venv/bin/deska bench --load

peers: ## the peers alone, in .venv-bench
	@sh scripts/setup.sh bench

compiled: env-dev ## build with mypyc into .venv-compiled
	@$(PY) scripts/compiled.py

proof: compiled ## play recorded games and games of chance with the compiled build
	@.venv-compiled/bin/python -m pytest -m "compiled or not soak" tests/games/test_compiled.py tests/games/*/test_golden.py

soak: env-dev env-ray ## the long runs
	@$(PYTEST) --timeout 0 -m soak $(ARGS)
	@$(PYTEST) --database postgres tests/table tests/web

mutants: env-dev ## mutation test of the rules
	@$(PY) scripts/mutants.py $(ARGS)

lock: ## resolve requirements/*.txt anew (UPGRADE=1 for newer versions)
	@sh scripts/lock.sh

clean: ## remove environments, caches and builds
	@rm -rf .venv .venv-compiled .venv-bench .venv*.lock build dist client/node_modules src/deska/web/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

env-play:
	@sh scripts/setup.sh play

env-dev:
	@sh scripts/setup.sh dev

env-ray: env-dev
	@sh scripts/setup.sh ray
