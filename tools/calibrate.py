"""How honest the chances of hints are, and the numbers that make chances of what a search expects.

`python -m tools.calibrate gather GAMES [NAME …]` plays games between equals and notes what hints expected in them, in
`build/calibration/`; a run that was stopped goes on where it was. Then `fit` writes `games/NAME/bots/chances.json`, and `test`
prints the table of docs/hints.md: what was foretold beside what came of it. For that every game is judged by numbers that were
fitted without it, on the other half of the games.

The games: merchants in every seat, all table sizes in turn. At about eight decisions of each, by lot, the hint's search is
asked, and the seat does what it says.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

import numpy as np

from comptoir import games
from comptoir.kernel.chance import Imagined, derived_seed
from comptoir.kernel.contract import Game
from comptoir.kernel.match import Match
from comptoir.players import player
from comptoir.players.chances import Chances, log_odds, to_come
from comptoir.players.search import Search

GATHERED = Path("build/calibration")
ITERATIONS = 200  # of a hint: 300 ms on one core of 2026 are 160 to 450
ASKED = 8  # decisions a game
DRAWN = 0.1
DEALS = 8  # whose first decision is known to be even
GAMES_A_HINT = 40  # each of them counts as a hint for so many games
A_GAME = 150  # decisions, as long as none of that size has been played


def gather(many: int, names: Sequence[str]) -> None:
    GATHERED.mkdir(parents=True, exist_ok=True)
    for number in range(many):
        for name in names:
            found = read(name)
            if number >= len(found):
                with (GATHERED / f"{name}.jsonl").open("a") as out:
                    out.write(json.dumps(foretold(games.find(name), number, found)) + "\n")


def read(name: str) -> list[dict[str, Any]]:
    file = GATHERED / f"{name}.jsonl"
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def foretold(game: Game[Any], number: int, earlier: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """A game, and the hints in it: when, who asked, what was expected, and that seat's share of the victory in the end."""
    sizes = game.most_seats - game.least_seats + 1
    seats = game.least_seats + number % sizes
    length = earlier[number - sizes]["entries"] if number >= sizes else A_GAME
    match = Match(game, seats, {}, derived_seed("calibrate", game.name, number))
    merchants = [player("merchant", game, number * 10 + seat) for seat in range(seats)]
    lot = Imagined(number)
    said: list[tuple[int, int, float]] = []
    while waiting := match.to_act:
        seat = waiting[number % len(waiting)]
        actions = match.legal(seat)
        if lot.below(length) < ASKED and len(actions) > 1:
            advice = Search(game, match.n, ITERATIONS).consider(match.view(seat), actions)
            said.append((match.n, seat, round(advice.estimate, 4)))
            match.play(seat, advice.action)
        else:
            match.play(seat, merchants[seat].choose(match.view(seat), actions))
    share = {seat: 1 / len(match.winners) for seat in match.winners}
    hints = [(n, seat, estimate, share.get(seat, 0.0)) for n, seat, estimate in said]
    return {"seats": seats, "entries": match.n, "hints": hints}


# ---- fitting ----


class Told(NamedTuple):
    """A hint that was given."""

    seats: int
    n: int
    estimate: float
    won: float  # the share of the victory that came of it


def told_in(found: Sequence[dict[str, Any]]) -> list[Told]:
    return [Told(game["seats"], n, estimate, won) for game in found for n, _seat, estimate, won in game["hints"]]


@cache
def first_hints(name: str) -> list[Told]:
    """The very first decisions of some deals. Nothing has happened: everybody's chance is one in as many as play."""
    game = games.find(name)
    found = []
    for seats in range(game.least_seats, game.most_seats + 1):
        for deal in range(DEALS):
            match = Match(game, seats, {}, derived_seed("first", name, seats, deal))
            seat = match.to_act[0]
            advice = Search(game, deal, ITERATIONS).consider(match.view(seat), match.legal(seat))
            found.append(Told(seats, match.n, advice.estimate, 1 / seats))
    return found


def fitted(name: str, found: Sequence[dict[str, Any]]) -> Chances:
    """The numbers that foretell best, by logistic regression: offsets for each table size, one pair of slopes for the game."""
    sizes = sorted({game["seats"] for game in found})
    entries = {size: round(mean([game["entries"] for game in found if game["seats"] == size])) for size in sizes}
    hints = told_in(found) + first_hints(name) * max(1, len(found) // GAMES_A_HINT)
    given = np.array([features(sizes, one.seats, to_come(entries[one.seats], one.n), one.estimate) for one in hints])
    won = np.array([one.won for one in hints])
    line = np.zeros(given.shape[1])
    for _ in range(50):  # Newton's method, drawn a little to 0 so that it always ends
        foretold = 1 / (1 + np.exp(-given @ line))
        step = given.T @ (won - foretold) - DRAWN * line
        bend = (given.T * (foretold * (1 - foretold))) @ given + DRAWN * np.eye(len(line))
        line += np.linalg.solve(bend, step)
    numbers = [round(float(one), 3) for one in line]
    many = len(sizes)
    return Chances(
        entries=entries,
        offsets={size: (numbers[at], numbers[many + at]) for at, size in enumerate(sizes)},
        slopes=(numbers[-2], numbers[-1]),
    )


def features(sizes: Sequence[int], seats: int, ahead: float, estimate: float) -> list[float]:
    """Which size, the same as far as the game is still to come, what is expected, and that once more in the same way."""
    size = [float(seats == one) for one in sizes]
    odds = log_odds(estimate)
    return [*size, *(one * ahead for one in size), odds, odds * ahead]


def fit(names: Sequence[str]) -> None:
    for name in names:
        found = read(name)
        made = {"made_by": "python -m tools.calibrate", "games": len(found), **fitted(name, found)._asdict()}
        file = games.find(name).folder / "bots" / "chances.json"
        file.write_text(
            re.sub(r"\s+(?=[-\d\]])(?!\n)", " ", json.dumps(made, indent=2)).replace("[ ", "[").replace(" ]", "]") + "\n"
        )


# ---- testing ----

STEPS = list(pairwise((0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8, 1.01)))


class Judged(NamedTuple):
    """What was foretold by numbers from other games, what would have been without any, and what came of it."""

    said: float
    raw: float
    won: float


def judged(name: str, found: Sequence[dict[str, Any]]) -> list[Judged]:
    """Every game by the numbers of the other half of the games; both halves have all table sizes."""
    sizes = len({game["seats"] for game in found})
    halves = [[game for number, game in enumerate(found) if number // sizes % 2 == half] for half in (0, 1)]
    numbers = [fitted(name, half) for half in halves]
    return [
        Judged(numbers[1 - half].of(one.seats, one.n, one.estimate), one.estimate, one.won)
        for half, games in enumerate(halves)
        for one in told_in(games)
    ]


def off(pairs: Sequence[tuple[float, float]]) -> float:
    """By how much foretold and won differ, on average over steps of what was foretold."""
    steps = [[said - won for said, won in pairs if low <= said < high] for low, high in STEPS]
    return sum(abs(sum(step)) for step in steps) / len(pairs)


def test(names: Sequence[str]) -> None:
    heads = [
        "game",
        "games",
        "hints",
        *(f"{low:.0%}–{min(high, 1):.0%}" for low, high in STEPS),
        "off by",
        "before",
        "at first",
    ]
    print(f"| {' | '.join(heads)} |\n|---|---:|---:|{'---|' * len(STEPS)}---:|---:|---:|")
    for name in names:
        found = read(name)
        hints = judged(name, found)
        cells = []
        for low, high in STEPS:
            step = [one for one in hints if low <= one.said < high]
            told = (
                f"{mean([one.said for one in step]):.0%} → {mean([one.won for one in step]):.0%} ({len(step)})" if step else "–"
            )
            cells.append(told)
        cells += [f"{off([(one.said, one.won) for one in hints]):.1%}", f"{off([(one.raw, one.won) for one in hints]):.1%}"]
        print(f"| {name} | {len(found)} | {len(hints)} | {' | '.join(cells)} | {at_first(name)} |")


def at_first(name: str) -> str:
    """What the very first decision of a game is told, by table size, on average over some deals: it should be about even."""
    numbers = fitted(name, read(name))
    told: dict[int, list[float]] = {}
    for one in first_hints(name):
        told.setdefault(one.seats, []).append(numbers.of(one.seats, one.n, one.estimate))
    return ", ".join(f"{mean(chances):.0%}" for chances in told.values())


if __name__ == "__main__":
    command, *rest = sys.argv[1:]
    if command == "gather":
        gather(int(rest[0]), rest[1:] or list(games.names()))
    else:
        {"fit": fit, "test": test}[command](rest or list(games.names()))
