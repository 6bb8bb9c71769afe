# Tessella: `make play` plays, `make test` tests; both set everything up in .venv/ on first use.

BIN := .venv/bin
LAW := src/tessella/core src/tessella/games
PYTHON_FOLDERS := $(wildcard src tests tools bench train examples)
CPP_FILES := $(shell find native train -name '*.[ch]pp')
WEB := $(BIN)/python -m tools.web

# Settings of another Python environment must not leak into ours. Without bytecode each of the
# hundreds of processes that the tests start would compile all of its modules.
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV PYTHONDONTWRITEBYTECODE

# PYTHON=python3.12 makes .venv/ with that interpreter. Without it an existing .venv/ keeps its own.
CANDIDATES := $(or $(PYTHON),$(BIN)/python python3 python3.14 python3.13 python3.12 python3.11)

.DEFAULT_GOAL := help

.PHONY: help
help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## put everything into .venv/ (quick when nothing has changed)
	@for python in $(CANDIDATES); do \
	  if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    exec "$$python" -m tools.setup; \
	  fi; \
	done; \
	echo "Python 3.11 or later is needed; tried: $(CANDIDATES)." >&2; \
	echo "Choose one with: make PYTHON=/path/to/python setup" >&2; \
	exit 1

.PHONY: play
play: setup ## serve the app, and open it in a browser
	@$(BIN)/tessella serve --browser --log-level warning

# A browser keeps the loop of its process to itself. It often waits, and so do tests of servers:
# one process more than there are cores keeps all of them busy.
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
PYTEST := $(BIN)/pytest -q --dist worksteal -n $(shell expr $(CORES) + 1)

.PHONY: test
test: check ## check, then run all tests and demand their coverage
	@$(BIN)/python -m tools.abreast \
	  'web app: $(WEB) test' \
	  'browser: $(PYTEST) --reruns 1 -rfER tests/web' \
	  'others: $(PYTEST) --cov --cov-report= --ignore=tests/web'
	@$(BIN)/python -m tools.check_coverage $(LAW)

# $(call step,title,command): the title, then ok; what the command said only if it failed.
step = @printf '  %-32s' '$(1)'; \
  if output=$$($(2) 2>&1); then echo ok; else echo failed; printf '%s\n' "$$output"; exit 1; fi

# The longest first, for they run side by side where make can keep apart what they say.
CHECKS := check-types check-style check-format check-layers check-api check-rules check-names check-sizes
ABREAST := $(if $(filter output-sync,$(.FEATURES)),--jobs=$(CORES) --output-sync=target)

.PHONY: check
check: setup ## look at format, style, types, layers, API, rule numbers, names of games and sizes
	@$(MAKE) --no-print-directory $(ABREAST) SET_UP=yes $(CHECKS)

.PHONY: $(CHECKS)
$(CHECKS): $(if $(SET_UP),,setup)

check-format:
	$(call step,format of Python,$(BIN)/ruff format --check --diff $(PYTHON_FOLDERS))
	$(call step,format of C++,$(BIN)/clang-format --dry-run -Werror $(CPP_FILES))
	$(call step,format of the web app,$(WEB) format)

check-style:
	$(call step,style of Python,$(BIN)/ruff check $(PYTHON_FOLDERS))
	$(call step,style of the web app,$(WEB) style)

check-types:
	$(call step,types of Python,$(BIN)/mypy $(PYTHON_FOLDERS))
	$(call step,types of the web app,$(WEB) types)

check-layers:
	$(call step,layers of Python,$(BIN)/lint-imports --no-logo --cache-dir build/import-linter)
	$(call step,layers of C++,$(BIN)/python -m tools.check_includes)

check-api:
	$(call step,files of the API,$(BIN)/python -m tools.api)

check-rules:
	$(call step,rule numbers,$(BIN)/python -m tools.check_rules)

check-names:
	$(call step,names of games,$(BIN)/python -m tools.check_names)

check-sizes:
	$(call step,sizes of files and functions,$(BIN)/python -m tools.check_sizes)

.PHONY: format
format: setup ## bring all sources into form
	@$(BIN)/ruff check --quiet --fix $(PYTHON_FOLDERS) || true
	@$(BIN)/ruff format $(PYTHON_FOLDERS)
	@$(BIN)/clang-format -i $(CPP_FILES)
	@$(WEB) reformat

SANITIZERS := -std=c++20 -O1 -g -Wno-psabi -fsanitize=address,undefined -fno-sanitize-recover=all

.PHONY: sanitize
sanitize: setup ## play and search natively while sanitizers watch
	@$(BIN)/cmake -D OUT=build/sanitize -P native/registry.cmake
	@$(or $(CXX),c++) $(SANITIZERS) -Wall -Wextra -Inative -Ibuild/sanitize native/checks/laws.cpp \
	  $(wildcard native/games/*/guide/*.cpp) build/sanitize/registry/weights.cpp \
	  -pthread -o build/sanitize/laws
	@build/sanitize/laws

# PEERS=/path/to/python has the environments that ours are measured beside.
.PHONY: bench
bench: setup ## measure the speed of law, muscle and environments
	@$(BIN)/python -m bench
	@$(BIN)/python -m bench.envs $(if $(PEERS),--peers '$(PEERS)')

.PHONY: reliability
reliability: setup ## kill servers 200 times while people play, and look for what was lost
	@$(BIN)/python -m bench.reliability --kills 200

.PHONY: agreement
agreement: setup ## compare law and muscle on a million states
	@$(BIN)/python -m bench.agreement

.PHONY: api
api: setup ## write the files of the API: OpenAPI, and its shapes as TypeScript
	@$(BIN)/python -m tools.api --write

.PHONY: golden
golden: setup ## rewrite the golden files from the law as it is, and the golden pictures of the pages
	@$(BIN)/python -m tools.golden --write
	@GOLDEN_PICTURES=write $(BIN)/pytest -q tests/web/test_all_pages.py -k "looks_as"

.PHONY: lessons
lessons: setup ## play the lessons of the web app by the law, and write what comes of every try
	@$(BIN)/python -m tools.lessons

.PHONY: pictures
pictures: setup ## draw the pictures of the rules and of the layers, and take those of the README from the app
	@$(BIN)/python -m tools.pictures
	@$(BIN)/python -m tools.planes
	@$(BIN)/python -m tools.architecture
	@$(BIN)/python -m tools.screenshots

# FOLDER=/path keeps the bare system there for the next time; RUN='make check' runs that instead of both commands.
.PHONY: fresh
fresh: ## run both commands in a bare Debian, as root
	@python3 -m tools.fresh $(if $(FOLDER),--folder '$(FOLDER)') $(if $(RUN),--run '$(RUN)')

.PHONY: lock
lock: ## choose the latest versions of all packages and write requirements.lock
	@$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-annotate --custom-compile-command 'make lock' \
	  --group dev --extra server --extra cluster --extra envs pyproject.toml --output-file requirements.lock

.PHONY: clean
clean: ## remove everything that make has put in place
	@rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@rm -rf web/node_modules src/tessella/web
	@rm -f src/tessella/_native.pyi
	@find $(PYTHON_FOLDERS) -name __pycache__ -type d -prune -exec rm -rf {} +
