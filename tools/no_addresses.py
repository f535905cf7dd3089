"""Fails if a tracked file names a package registry or a path of one machine: the tree must work anywhere."""

from __future__ import annotations

import re
import subprocess
import sys

HOSTS = r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|registry\.yarnpkg|crates\.io|deb\.debian"
OPTIONS = "--(?:extra-)?index-" + "url|--find-" + "links"  # in two pieces each, so that this file may be searched too
FORBIDDEN = re.compile(rf'{HOSTS}|"resolved": *"http|{OPTIONS}|(?<![\w.])/(?:root|work|home)/')
MYSELF = "tools/no_addresses.py"
LOCKS = ("uv.lock", "pylock.toml")


def main() -> int:
    tracked = subprocess.run(["git", "ls-files", "-z"], capture_output=True, check=True, text=True).stdout.split("\0")
    faults = [f"{path}: must not be committed" for path in tracked if path.endswith(LOCKS)]
    for path in filter(None, tracked):
        if path == MYSELF:
            continue
        try:
            with open(path, encoding="utf-8") as file:
                lines = file.readlines()
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        faults += [f"{path}:{at}: {line.strip()[:100]}" for at, line in enumerate(lines, 1) if FORBIDDEN.search(line)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
