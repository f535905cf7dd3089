"""`make bench-peers`: our games beside other people's, random play driven from Python, and search; medians of several rounds.

Every action applied counts, chance's too where a library has the caller apply it (that flatters OpenSpiel, whose deals are
actions). Peers are driven as their own documentation drives them: list the legal actions, pick one, apply it. Ours are shown
driven the same way, and by `sample`, which builds no list. Seconds are the process's own (CPU time), so that a busy machine
disturbs little; each round runs every group in a process of its own, one after another. Trust the ratios.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.peers import GROUPS, compiled_is_built

Speeds = dict[str, float]

REFERENCE = ("OpenSpiel hearts (C++)", "OpenSpiel oh_hell (C++)", "OpenSpiel's Python games, their median", "catanatron")


def measure(work: Callable[[], Iterator[int]], seconds: float) -> float:
    """Units of work a second; the first bit is not counted."""
    running = work()
    next(running)
    begun = time.process_time()
    done = 0
    for step in running:
        done += step
        if time.process_time() - begun >= seconds:
            break
    return done / (time.process_time() - begun)


def run_group(group: str, seconds: float) -> Speeds:
    """In a child process: each measurement of one group."""
    speeds: Speeds = {}
    for name, work in GROUPS[group]():
        try:
            speeds[name] = measure(work, seconds)
        except Exception as trouble:
            print(f"{name}: {type(trouble).__name__}: {trouble}", file=sys.stderr)
    return speeds


def rounds(count: int, seconds: float) -> dict[str, list[float]]:
    """In the parent: every group in turn, so many times."""
    seen: dict[str, list[float]] = {}
    groups = [group for group in GROUPS if group != "compiled" or compiled_is_built()]
    for number in range(count):
        for group in groups:
            print(f"round {number + 1} of {count}: {group}", file=sys.stderr)
            words = [sys.executable, __file__, "--group", group, "--seconds", str(seconds)]
            written = subprocess.run(words, capture_output=True, text=True, check=True)
            if number == 0 and written.stderr:
                print(written.stderr, file=sys.stderr)
            for name, speed in json.loads(written.stdout.splitlines()[-1]).items():
                seen.setdefault(name, []).append(speed)
    return seen


def show(seen: dict[str, list[float]]) -> None:
    """The table, as Markdown, with the ratios the issue asks for."""
    medians = {name: statistics.median(speeds) for name, speeds in seen.items()}
    python_games = {name: speed for name, speed in medians.items() if "(Python)" in name}
    if python_games:
        medians[REFERENCE[2]] = statistics.median(python_games.values())
    there = [name for name in REFERENCE if name in medians]
    print("| per second | median | spread | " + " | ".join(f"× {name}" for name in there) + " |")
    print("|---|---:|---:|" + "---:|" * len(there))
    for name in sorted(seen, key=lambda name: -medians[name]):
        spread = (max(seen[name]) - min(seen[name])) / medians[name]
        ratios = [f"{medians[name] / medians[other]:.2f}" if " iterations" not in name else "" for other in there]
        print(f"| {name} | {medians[name]:,.0f} | {spread:.0%} | {' | '.join(ratios)} |")
    if not compiled_is_built():
        print("\nNot measured: the compiled build, which is not there (`make fast`).")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--group", choices=list(GROUPS))
    given = parser.parse_args()
    if given.group:
        print(json.dumps(run_group(given.group, given.seconds)))
    else:
        show(rounds(given.rounds, given.seconds))


if __name__ == "__main__":
    main()
