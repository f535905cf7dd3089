#!/usr/bin/env bash
# Pin all requirements with hashes, without any address in the files. Run it after a change to a requirements/*.in.
set -euo pipefail
cd "$(dirname "$0")/.."
for name in uv run dev lab ray peers mutants; do
  .venv/bin/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 \
    "requirements/$name.in" -o "requirements/$name.txt"
done
