#!/usr/bin/env bash
# The peers in an environment of their own, then the comparison. Arguments go to tools/bench_peers.py.
set -euo pipefail
cd "$(dirname "$0")/.."
here=.venv-peers
if [ ! -e "$here/.set-up" ] || [ requirements/peers.txt -nt "$here/.set-up" ]; then
  python3 -m venv "$here"
  .venv/bin/uv pip sync --quiet --python "$here/bin/python" --require-hashes requirements/peers.txt
  touch "$here/.set-up"
fi
PYTHONPATH=src "$here/bin/python" tools/bench_peers.py "$@"
