#!/usr/bin/env bash
# Pin all requirements with hashes, without any address in the files. Run it after a change to a requirements/*.in or to the
# dependencies in pyproject.toml. Each list keeps to the versions of the one it is installed beside.
set -euo pipefail
cd "$(dirname "$0")/.."
pin() { # NAME SOURCES…
  .venv/bin/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 "${@:2}" -o "requirements/$1.txt"
}
pin uv requirements/uv.in
pin house pyproject.toml --extra house
pin library pyproject.toml -c requirements/house.txt
pin dev pyproject.toml --extra house requirements/dev.in -c requirements/house.txt
pin lab pyproject.toml --extra lab -c requirements/dev.txt
pin ray pyproject.toml --extra ray -c requirements/dev.txt
pin peers pyproject.toml requirements/peers.in -c requirements/dev.txt -c requirements/lab.txt
pin mutants requirements/mutants.in -c requirements/dev.txt
