"""`make bench-peers`: our games beside other people's, random play driven from Python, and search; medians of several rounds.

A game's speed is how many decisions of players it takes in a second, all its time counted: setting up, shuffling, dealing. The
ratios are of those. OpenSpiel has its caller deal, a card an action, and its own way of counting takes those for actions too;
the column "all actions" counts so. (For ours, PettingZoo, RLCard and catanatron the two are the same: they deal inside.)

Peers are driven as their own documentation drives them: list the legal actions, pick one, apply it. Ours are shown driven the
same way, by `sample`, which builds no list, and in one call a game, beside hearts in one call a game. Seconds are the process's
own (CPU time), so that a busy machine disturbs little; each round runs every group in a process of its own, one after another.
Trust the ratios.
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

Speeds = dict[str, tuple[float, float]]  # decisions a second, actions a second

PYTHON_GAMES = "OpenSpiel's Python games, their median"
REFERENCE = ("OpenSpiel hearts (C++)", "OpenSpiel oh_hell (C++)", PYTHON_GAMES, "catanatron")
LEARNING = ("PettingZoo leduc_holdem_v4", "PettingZoo connect_four_v3", "Pgx backgammon, batch of 1,024")
INSIDE = ("OpenSpiel hearts, whole games inside C++", "OpenSpiel hearts, playouts of dealt hands inside C++")


def measure(work: Callable[[], Iterator[tuple[int, int]]], seconds: float) -> tuple[float, float]:
    """Decisions and actions a second; the first bit is not counted."""
    running = work()
    next(running)
    begun = time.process_time()
    decisions = actions = 0
    for chosen, applied in running:
        decisions += chosen
        actions += applied
        if time.process_time() - begun >= seconds:
            break
    taken = time.process_time() - begun
    return decisions / taken, actions / taken


def run_group(group: str, seconds: float) -> Speeds:
    """In a child process: each measurement of one group."""
    speeds: Speeds = {}
    for name, work in GROUPS[group]():
        try:
            speeds[name] = measure(work, seconds)
        except Exception as trouble:
            print(f"{name}: {type(trouble).__name__}: {trouble}", file=sys.stderr)
    return speeds


def rounds(count: int, seconds: float) -> dict[str, list[tuple[float, float]]]:
    """In the parent: every group in turn, so many times."""
    seen: dict[str, list[tuple[float, float]]] = {}
    groups = [group for group in GROUPS if group != "compiled" or compiled_is_built()]
    for number in range(count):
        for group in groups:
            print(f"round {number + 1} of {count}: {group}", file=sys.stderr)
            words = [sys.executable, __file__, "--group", group, "--seconds", str(seconds)]
            written = subprocess.run(words, capture_output=True, text=True, check=True)
            if number == 0 and written.stderr:
                print(written.stderr, file=sys.stderr)
            for name, (decisions, actions) in json.loads(written.stdout.splitlines()[-1]).items():
                seen.setdefault(name, []).append((decisions, actions))
    return seen


def show(seen: dict[str, list[tuple[float, float]]]) -> None:
    """The tables, as Markdown, with the ratios the issue asks for."""
    decisions = {name: statistics.median(speed for speed, _ in speeds) for name, speeds in seen.items()}
    actions = {name: statistics.median(speed for _, speed in speeds) for name, speeds in seen.items()}
    python_games = [speed for name, speed in decisions.items() if "(Python)" in name]
    if python_games:
        decisions[PYTHON_GAMES] = statistics.median(python_games)
    ordered = sorted(seen, key=lambda name: -decisions[name])
    searching = [name for name in ordered if "iterations" in name]
    whole = [name for name in ordered if "inside" in name]
    learning = [name for name in ordered if "batch of" in name or "PettingZoo" in name]
    driven = [name for name in ordered if name not in (*searching, *whole, *learning)]
    for title, names, beside in (
        ("decisions a second, driven from Python", driven, REFERENCE),
        ("decisions a second, looped inside", whole, INSIDE),
        ("decisions a second, with observations and masks", learning, LEARNING),
        ("search iterations a second", searching, ()),
    ):
        there = [name for name in beside if name in decisions]
        columns = [*there, *(["the same game through PettingZoo"] if names is learning else [])]
        print(f"| {title} | median | spread | all actions | " + "".join(f"× {name} | " for name in columns))
        print("|---|---:|---:|---:|" + "---:|" * len(columns))
        for name in names:
            several = [speed for speed, _ in seen[name]]
            spread = (max(several) - min(several)) / decisions[name]
            ratios = "".join(f"{decisions[name] / decisions[other]:.2f} | " for other in there)
            ratios += beside_pettingzoo(name, decisions) if names is learning else ""
            print(f"| {name} | {decisions[name]:,.0f} | {spread:.0%} | {actions[name]:,.0f} | {ratios}")
        print()
    if not compiled_is_built():
        print("Not measured: the compiled build, which is not there (`make fast`).")


def beside_pettingzoo(name: str, decisions: dict[str, float]) -> str:
    """How many times as fast a batch is as the same build of the same game through PettingZoo."""
    other = f"{name.partition(', batch of')[0]}, through PettingZoo"
    return f"{decisions[name] / decisions[other]:.1f} | " if other in decisions else "| "


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
