# What there is to do here. `make demo` and `make test` need git, make and python3 (3.11 or newer) with venv.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
# two more than there are processors: many tests wait for servers
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')

.PHONY: help demo run test faces soak fun flood load chaos damage deletable mutants container release-check screens screenshots lint licences bench arena clean

help:
	@echo 'make demo    play a match of UNO in this terminal'
	@echo 'make test    all tests; with root rights the IRC servers and clients they use are installed first'
	@echo 'make faces   draw the cards of the pictures anew, from their SVG files'
	@echo 'make screenshots  the pictures that README and the documents show; with Chromium'
	@echo 'make soak    50,000 random rounds at tables of any rules, for the night'
	@echo 'make fun     how long rounds and matches of each preset are; fails above their limits'
	@echo 'make flood   how long players wait, alone and while others come, go and flood the bot; about twenty minutes'
	@echo 'make damage  what is noticed of 45 kinds of damage to a store; about five minutes'
	@echo 'make deletable  all other tests without the folder of each feature; two hours'
	@echo 'make chaos   1,000 faults on the real bot while people play, and proofs; some hours'
	@echo 'make mutants puts small faults into the code, and says which the tests do not notice'
	@echo 'make container  build the image and run it as docs/operators/install.md says; as root, with podman'
	@echo 'make release-check  build wheel, sdist and image twice, compare them, and look at what a package index would show'
	@echo 'make screens  what two Matrix clients show, nheko and Hydrogen; installs them first, with root rights'
	@echo 'make load    10 to 1,000 tables at once, beside a common bot; about twenty minutes, on a quiet machine'
	@echo 'make lint    formatting, types and import rules'
	@echo 'make licences  the licence of every dependency; fails if one does not go with ours, is unused or not declared'
	@echo 'make bench   measure the engine and the bot, beside RLCard'
	@echo 'make arena   how strong the computer players are, in every preset; some hours'
	@echo 'make run     the bot on real networks, as config.toml says (CONFIG=FILE for another)'
	@echo 'make clean   remove what the other verbs made'

demo: $(VENV)/.installed-run
	@$(BIN)/unobot demo $(ARGS)

run: $(VENV)/.installed-run
	@$(BIN)/unobot run --config $(or $(CONFIG),config.toml)

test: $(VENV)/.installed-dev
	@scripts/test-servers
	@$(BIN)/python -m tests.honesty.twice -n $(WORKERS) --maxprocesses 4 --dist worksteal $(ARGS)

faces: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.faces

screenshots: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.screenshots

soak: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.soak $(ARGS)

fun: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.fun $(ARGS)

flood: $(VENV)/.installed-dev
	@scripts/test-servers
	@$(BIN)/python -m tests.flood $(ARGS)

damage: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.damage $(ARGS)

deletable: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.deletable $(ARGS)

chaos: $(VENV)/.installed-dev
	@scripts/test-servers
	@$(BIN)/python -m tests.chaos $(ARGS)

mutants: $(VENV)/.installed-dev
	@scripts/test-servers
	@nice -n 5 $(BIN)/python -m tests.mutants $(ARGS)

container: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.deploy

release-check: $(VENV)/.installed-release
	@PATH="$(abspath $(BIN)):$$PATH" scripts/release-check

screens: $(VENV)/.installed-dev
	@scripts/screens "$(abspath $(VENV))/hydrogen"
	@UNOBOT_HYDROGEN="$(abspath $(VENV))/hydrogen" UNOBOT_SCREENS=tests/servers/screens $(BIN)/python -m pytest -p no:xdist tests/servers/screens $(ARGS)

load: $(VENV)/.installed-dev
	@scripts/test-servers
	@$(BIN)/python -m tests.load $(ARGS)

lint: $(VENV)/.installed-dev
	@PATH="$(abspath $(BIN)):$$PATH" scripts/lint

licences: $(VENV)/.installed-dev
	@PATH="$(abspath $(BIN)):$$PATH" scripts/licences

bench: $(VENV)/.installed-bench
	@$(BIN)/python -m tests.bench $(ARGS)

arena: $(VENV)/.installed-run
	@$(BIN)/unobot arena --players normal,easy --rounds 200 $(ARGS)
	@$(BIN)/unobot arena --players hard,normal --rounds 400 $(ARGS)
	@$(BIN)/unobot arena --table classic --table "classic wd4=no-play" --players normal,rlcard-rule --players hard,rlcard-rule --rounds 2000 $(ARGS)
	@$(BIN)/unobot arena --table classic --players hard,rlcard-rule --seats 4 --rounds 2000 $(ARGS)

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .mutants
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Installed again only when something that decides about it has changed.
$(VENV)/.installed-%: pyproject.toml constraints.txt scripts/set-up
	@PYTHON="$(PYTHON)" scripts/set-up $(VENV) $*
	@touch $@
