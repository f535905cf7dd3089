# Two commands do everything: `make play` and `make test`. Both set up what they need first.
PY := .venv/bin/python
STAMP := .venv/.set-up

NODE := PATH="$(CURDIR)/.venv/bin:$$PATH"
CLIENT := src/comptoir/house/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/tools web/index.html web/vite.config.ts src/comptoir/games src/comptoir/kernel src/comptoir/table src/comptoir/house/http src/comptoir/house/people -type f \
  ! -path 'web/src/generated/*' ! -name 'house.json' ! -name 'house.d.ts' ! -name '*.pyc' 2>/dev/null) tools/client_types.py tools/client_books.py tools/openapi.py tools/icons.py

.PHONY: setup play site play-site test test-client fuzz browser proxies pyodide lint bench bench-beside bench-attacks bench-peers proof-endurance proof-site proof-worlds proof-soak proof-sheets proof-hints proof-faults environments golden mutants pictures screens faces lock fast test-compiled test-ray wheels clean-fast clean

setup: $(STAMP) $(CLIENT)

$(STAMP): requirements/uv.txt requirements/dev.txt requirements/lab.txt pyproject.toml
	python3 -m venv .venv
	$(PY) -m pip install --quiet --require-hashes -r requirements/uv.txt
	.venv/bin/uv pip sync --quiet --python $(PY) --require-hashes requirements/dev.txt requirements/lab.txt
	.venv/bin/uv pip install --quiet --python $(PY) --no-deps --no-build-isolation -e .
	touch $(STAMP)

web/node_modules/.set-up: $(STAMP) web/package.json web/package-lock.json
	cd web && $(NODE) npm ci --silent --no-progress
	touch $@

$(CLIENT): web/node_modules/.set-up $(CLIENT_SOURCES)
	$(PY) tools/openapi.py web/src/house.json
	$(PY) -m tools.client_types web/src/generated
	$(PY) -m tools.client_books web/src/generated/rulebooks
	cd web && $(NODE) npm run --silent types > /dev/null && $(NODE) npm run --silent build -- --logLevel warn
	$(PY) -m tools.icons src/comptoir/house/static
	touch $@

ENGINE := src/comptoir/page/engine/sizes.json
$(ENGINE): web/pyodide/.set-up web/pyodide/compile.mjs web/pyodide/files.sha256 tools/engine.py $(shell find src/comptoir/kernel src/comptoir/games src/comptoir/players src/comptoir/table src/comptoir/page -name '*.py' -o -name '*.json' -o -name '*.toml' 2>/dev/null | grep -v page/engine)
	$(PY) -m tools.engine

site: setup $(ENGINE) ## the whole ludothèque as files for any static host, in build/site
	.venv/bin/comptoir site --out build/site

play-site: setup $(ENGINE) ## open it in the browser, without a house
	.venv/bin/comptoir site --out build/site --open

play: setup $(ENGINE) ## open the house in the browser; with the engine by which its page plays on alone
	.venv/bin/comptoir serve --open

lint: setup
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	$(PY) tools/no_addresses.py
	cd web && $(NODE) npm run --silent check

browser: setup ## a Chromium for the tests, where the machine has none; unpacked here once, so that no two tests do it at a time
	@ls /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome 2> /dev/null | grep -q . || { cd web/browser && $(NODE) npm ci --silent --no-progress \
	  && AWS_EXECUTION_ENV=AWS_Lambda_nodejs22.x $(NODE) node -e "import('@sparticuz/chromium').then((found) => found.default.executablePath())"; }

proxies: ## nginx and Caddy for the tests of hosting, where they can be had; without them these are skipped
	@command -v nginx caddy > /dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx-light caddy; } > /dev/null 2>&1 || true

web/pyodide/.set-up: $(STAMP) web/pyodide/package-lock.json requirements/pyodide.txt
	cd web/pyodide && $(NODE) npm ci --silent --no-progress
	rm -rf web/pyodide/wheels
	$(PY) -m pip download --quiet --no-deps --require-hashes --only-binary=:all: --implementation cp --python-version 3.14 \
	  --platform pyemscripten_2026_0_wasm32 --dest web/pyodide/wheels -r requirements/pyodide.txt
	touch $@

pyodide: web/pyodide/.set-up ## Python for a page, for the test that runs a table in one

test-client: setup ## the client's state, texts and layouts, without a browser
	cd web && $(NODE) npm test --silent

test: lint test-client browser pyodide $(ENGINE) wheels proxies
	$(PY) -m pytest -n auto
	$(MAKE) test-compiled
	$(MAKE) test-ray
	.venv/bin/comptoir rules --coverage

# What concerns one game. svelte-check and the checks of texts and palettes look at all of the client: they cannot look at less.
RULES := src/comptoir/games/$(GAME) tests/games/$(GAME)
.PHONY: test-game
test-game: setup browser ## GAME=x: its lint, its tests, those of every game with it, and a whole game in the browser
	@test -n "$(GAME)" -a -d "src/comptoir/games/$(GAME)" || { echo "make test-game GAME=x: x is one of" $$(cd src/comptoir/games && ls -d [a-z]*); exit 1; }
	.venv/bin/ruff check $(RULES)
	.venv/bin/ruff format --check $(RULES)
	.venv/bin/mypy $(RULES)
	cd web && $(NODE) node tools/texts.mjs && $(NODE) node tools/palettes.mjs && $(NODE) npx --no-install prettier --check --log-level warn src/games/$(GAME) \
	  && $(NODE) npx --no-install eslint --max-warnings 0 src/games/$(GAME) && $(NODE) npx --no-install svelte-check --fail-on-warnings
	$(PY) -m pytest tests/games tests/texts tests/test_client_types.py tests/e2e/test_whole_games.py -k $(GAME)
	.venv/bin/comptoir rules $(GAME) --coverage

fast: setup ## compile rules and bots with mypyc, in place; Python then imports the compiled modules by itself
	COMPTOIR_MYPYC=1 $(PY) setup.py --quiet build_ext --inplace
	.venv/bin/comptoir --version

test-compiled: setup ## rules and bots once more, from the compiled wheel: the sources here stay plain Python
	$(PY) -m tools.wheels compiled
	COMPTOIR_BUILD=compiled PYTHONPATH=dist/compiled/unpacked $(PY) -m pytest -n auto tests/kernel tests/games tests/players

.venv/.ray: requirements/ray.txt $(STAMP)
	.venv/bin/uv pip install --quiet --python $(PY) --require-hashes -r requirements/ray.txt
	touch $@

test-ray: setup .venv/.ray ## an arena on a Ray cluster, with nothing else running: a cluster gives up where the cores are busy
	$(PY) -m pytest -m ray -n 0 tests/lab

wheels: setup ## dist/: one of plain Python for every machine, one compiled for machines like this
	$(PY) -m tools.wheels

clean-fast: ## back to plain Python
	find src -name '*.so' -delete
	rm -rf build

fuzz: setup ## every command and every address with twenty times as many bad inputs as `make test` tries
	COMPTOIR_EXAMPLES=20 $(PY) -m pytest -n auto tests/cli/test_fuzz.py tests/house/test_fuzz.py tests/house/test_openapi.py tests/house/test_names.py

bench: setup browser $(ENGINE)
	$(PY) tools/bench.py
	$(PY) -m tools.bench_web
	$(PY) -m tools.bench_site
	$(PY) tools/bench_house.py
	$(PY) -m tools.bench_growth
	$(PY) -m tools.bench_history
	$(PY) -m tools.bench_processes
	$(PY) -m tools.bench_review

bench-beside: setup ## REV=x: the engine of a commit beside this one's, plain and compiled; ratios of processor time in one run
	$(PY) -m tools.bench_beside $(REV)

bench-attacks: setup ## what attacks within the default limits cost a bystander
	$(PY) -m tools.attack

# docs/proofs.md has what these showed. They take long: `python -m tools.endure kills sqlite 20` and the like are shorter.
proof-endurance: setup ## kills, locks, a full disk (this one needs the right to mount), a restarted database: nothing lost, nothing doubled
	$(PY) -m tools.endure kills sqlite 200
	$(PY) -m tools.endure kills postgresql 100
	$(PY) -m tools.endure locks sqlite 20
	$(PY) -m tools.endure full sqlite 20
	$(PY) -m tools.endure restarts postgresql 20

proof-site: setup browser $(ENGINE) ## a page without a server: its tab is killed in mid-game twenty times, and nothing is lost
	COMPTOIR_KILLS=20 $(PY) -m pytest -n 0 -o timeout=1800 tests/e2e/test_site.py -k killed

proof-worlds: setup ## hidden worlds swapped in the database of a running house: no byte differs for who may not know
	$(PY) -m tools.worlds 100000

proof-soak: setup ## half an hour at half load: memory stays where it is
	$(PY) -m tools.soak 30

proof-sheets: setup ## 400 games of all kinds and sizes: after every entry every looker's score sheet comes to the scores
	$(PY) -m tools.sheets 400

proof-hints: setup ## what hints foretell beside what comes of it, in 200 games of each kind (docs/hints.md)
	$(PY) -m tools.calibrate gather 200
	$(PY) -m tools.calibrate test

proof-faults: setup ## the faults of the review of November 2026, asked of the house from outside
	$(PY) -m tools.faults

bench-peers: setup ## speeds beside other libraries', in an environment of its own
	tools/bench_peers.sh

pictures: setup ## the gallery, from real games
	$(PY) -m tools.pictures

screens: setup ## every screen in every dress, on contact sheets to look at
	$(PY) -m tools.screens build/screens

faces: setup ## the faces of all bots on one sheet, build/faces.html
	mkdir -p build && cd web && $(NODE) node tools/faces.mjs ../build/faces.html

environments: setup ## the pages of docs/environments/, from the declarations
	for game in $$(cd docs/environments && ls *.md); do .venv/bin/comptoir lab describe $${game%.md} > docs/environments/$$game; done

golden: setup ## write the golden playthroughs anew; read the diff before you commit it
	$(PY) -m pytest tests -k golden --write-golden -p no:xdist

mutants: setup ## mutation testing of scoring and the visibility gate, in an environment of its own
	tools/mutants.sh

lock: setup ## pin the requirements anew
	tools/lock.sh

clean:
	rm -rf .venv .venv-peers dist web/node_modules src/comptoir/house/static src/comptoir/page/engine build/site
