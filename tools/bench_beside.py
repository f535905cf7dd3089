"""`make bench-beside REV=…`: the engine as it was at a commit beside the engine of the working tree, plain and compiled.

Old and new, a process each, take turns in short slices on the same games; what counts is the processor's time, so a busy
machine disturbs little. A ratio above 1 says that the new one is faster; one below `ASKED` makes the command fail.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from subprocess import PIPE
from typing import Any

from rich.console import Console
from rich.table import Table

from comptoir import games
from comptoir.kernel.chance import Imagined
from comptoir.kernel.contract import Game
from tools import wheels
from tools.bench import midgame, seats_for, steps

SLICES = 40
SECONDS = 0.05  # of a slice
BUILDS = ("plain", "compiled")
ASKED = 0.95
CLONES = 2000


def old_sources(commit: str, build: str) -> Path:
    """The sources of that commit, compiled in place if asked; kept in dist/ for the next time."""
    folder = wheels.ROOT / "dist" / "beside" / commit / build
    if not (folder / ".ready").exists():
        packed = subprocess.run(["git", "archive", commit], cwd=wheels.ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        if build == "compiled":
            compiling = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
            subprocess.run(compiling, cwd=folder, env={**os.environ, "COMPTOIR_MYPYC": "1"}, check=True)
        (folder / ".ready").touch()
    return folder / "src"


def new_sources(build: str) -> Path:
    return wheels.built(build) / "unpacked" if build == "compiled" else wheels.ROOT / "src"


def speed(work: Callable[[], int]) -> float:
    """How much of the work is done in a second of the processor's time."""
    done = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        done += work()
    return done / spent


def works(game: Game[Any]) -> Iterator[tuple[str, Callable[[], int]]]:
    """What is measured: random play step by step, in one call, and copies of a state."""
    seats = seats_for(game)
    chance, options = Imagined(7), game.parse_options({})
    yield "steps", lambda: steps(game, seats, chance)
    play_out = game.play_out
    if play_out is not None:
        yield "play_out", lambda: play_out(game.new(options, seats, chance, None), chance)
    state = midgame(game, seats)

    def clones() -> int:
        for _ in range(CLONES):
            state.clone()
        return CLONES

    yield "clone", clones


def measure() -> None:
    """In a process of its own, with whichever comptoir stands first in its path: a slice of each work it is asked for."""
    offered = {f"{name} {what}": work for name in games.names() for what, work in works(games.find(name))}
    print(json.dumps(list(offered)), flush=True)
    for asked in sys.stdin:
        print(speed(offered[asked.strip()]), flush=True)


class Side:
    """A process that measures the engine whose sources lie there."""

    def __init__(self, sources: Path) -> None:
        command = [sys.executable, "-m", "tools.bench_beside", "--measure"]
        environment = {**os.environ, "PYTHONPATH": str(sources)}
        self.process = subprocess.Popen(command, cwd=wheels.ROOT, env=environment, text=True, stdin=PIPE, stdout=PIPE)
        self.works: list[str] = self._read()

    def _read(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def speed(self, work: str) -> float:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{work}\n")
        self.process.stdin.flush()
        return float(self._read())

    def close(self) -> None:
        self.process.communicate()


def compared(old: Side, new: Side, work: str) -> tuple[float, float, float]:
    """The median speeds of old and new, and the median of their ratios: now the one goes first, now the other."""
    pairs = []
    for turn in range(SLICES):
        first, second = (old, new) if turn % 2 else (new, old)
        speeds = {first: first.speed(work), second: second.speed(work)}
        pairs.append((speeds[old], speeds[new]))
    before, after = zip(*pairs, strict=True)
    return statistics.median(before), statistics.median(after), statistics.median(one[1] / one[0] for one in pairs)


def main(revision: str, *wanted: str) -> bool:
    """Old beside new; only these builds, and these games or works, if any are named. Says whether something is too slow."""
    named = ["git", "rev-parse", "--short", f"{revision}^{{commit}}"]
    commit = subprocess.run(named, cwd=wheels.ROOT, capture_output=True, text=True, check=True).stdout.strip()
    shown = Table("build", "game", "work", "old/s", "new/s", "new to old", title=f"beside {commit}; asked: {ASKED} or more")
    too_slow = False
    for build in [one for one in BUILDS if one in wanted] or BUILDS:
        old, new = Side(old_sources(commit, build)), Side(new_sources(build))
        both = [work for work in new.works if work in old.works]
        for work in [one for one in both if set(one.split()) & set(wanted)] or both:
            before, after, ratio = compared(old, new, work)
            too_slow |= ratio < ASKED
            mark = "" if ratio >= ASKED else " !"
            shown.add_row(build, *work.split(), f"{before:,.0f}", f"{after:,.0f}", f"{ratio:.3f}{mark}")
        old.close()
        new.close()
    Console().print(shown)
    return too_slow


if __name__ == "__main__":
    if sys.argv[1:] == ["--measure"]:
        measure()
    else:
        sys.exit(main(*sys.argv[1:]))
