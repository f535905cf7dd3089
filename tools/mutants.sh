#!/usr/bin/env bash
# Mutation testing of Heller's scoring and of the visibility gate, in an environment and a copy of their own.
# Survivors are listed at the end: look at each (`mutmut show NAME` in the folder printed).
set -euo pipefail
cd "$(dirname "$0")/.."
place=$(mktemp -d)
git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$place"
cd "$place"
cat >> pyproject.toml <<'TOML'

[tool.mutmut]
source_paths = ["src/comptoir/games/heller/scoring.py", "src/comptoir/kernel/visibility.py"]
pytest_add_cli_args_test_selection = ["tests/games/heller", "tests/kernel"]
also_copy = ["src", "tests", "tools"]
TOML
python3 -m venv .venv
.venv/bin/python -m pip install --quiet --require-hashes -r requirements/uv.txt
.venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes -r requirements/dev.txt
.venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes -r requirements/mutants.txt
.venv/bin/uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation -e .
echo "mutants live in $place"
.venv/bin/mutmut run
.venv/bin/mutmut results
