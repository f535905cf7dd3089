"""What brings how much money in Auf Heller und Pfennig, from how masters' games went on: the numbers of `Prospects`.

python -m tools.prospects 4 [--games 1500] [--seed 901] [--player search:200]

After about a third of all choices it is noted what every seat has and what it had in the end. For each round those numbers are
taken that come nearest to it (least squares), with a number beside them that is the same for all. Games are held back, one of
five: how far off they are is printed, beside the evaluation that masters have.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np

from comptoir import games
from comptoir.games.heller import pieces as box
from comptoir.games.heller.bots.evaluation import Expected, Prospects, evaluate
from comptoir.kernel.match import Match
from comptoir.players import player

NUMBERS = 4 + 2 * box.RANKS
NOTED = 0.34  # of the choices
HELD_BACK = 5


def expected(numbers: list[float]) -> Expected:
    """From numbers side by side: market, gaps, the secret square at the end of a round and before, stalls likewise."""
    late, more = numbers[4 : 4 + box.RANKS], numbers[4 + box.RANKS :]
    return Expected(numbers[0], numbers[1], (numbers[2], numbers[3]), tuple(zip(late, more, strict=True)))


def units() -> list[Prospects]:
    """For every number an evaluation in which it is 1 and the others are 0."""
    alone = [expected([float(one == other) for other in range(NUMBERS)]) for one in range(NUMBERS)]
    return [Prospects(one, one, one) for one in alone]


def played(seats: int, number: int, who: str, seed: int, luck: Random) -> list[list[float]]:
    """One game: for every seat at every choice noted the round, how early it is, what each number counts, what the masters'
    evaluation says is still to come, and what came."""
    game = games.find("heller")
    bots = [player(who, game, seed * 100_003 + number * 8 + seat) for seat in range(seats)]
    match = Match(game, seats, seed=(seed * 100_003 + number).to_bytes(32, "big"))
    alone = units()
    found: list[list[float]] = []
    money: list[list[int]] = []
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
        state = match.state
        if state.over or luck.random() > NOTED or any(state.drawn):
            continue
        counted = [one.evaluate(state) for one in alone]
        masters = evaluate(state)
        for one in range(seats):
            own = state.money[one]
            early = len(state.empty) / box.CELLS
            found.append([number, state.round, early, *(worth[one] - own for worth in counted), masters[one] - own])
            money.append([one, own])
    return [[*row, match.scores[seat] - own] for row, (seat, own) in zip(found, money, strict=True)]


def fitted(rows: Any) -> tuple[list[float], float, float]:
    """The numbers of one round, and by how much they and the masters' evaluation are off in games that are held back."""
    offset = np.stack([np.ones(len(rows)), rows[:, 2]], axis=1)
    with_offset = np.concatenate([rows[:, 3 : 3 + NUMBERS], offset], axis=1)
    came, held_back = rows[:, -1], rows[:, 0] % HELD_BACK == 0

    def off(counts: Any, wanted: Any) -> float:
        found, *_ = np.linalg.lstsq(counts[~held_back], wanted[~held_back], rcond=None)
        return float(np.sqrt(np.mean((wanted - counts @ found)[held_back] ** 2)))

    numbers, *_ = np.linalg.lstsq(with_offset, came, rcond=None)
    return numbers[:NUMBERS].tolist(), off(with_offset, came), off(offset, came - rows[:, -2])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=901)
    parser.add_argument("--player", default="search:200")
    given = parser.parse_args()
    luck = Random(given.seed)
    rows = np.array([row for one in range(given.games) for row in played(given.seats, one, given.player, given.seed, luck)])
    for number in (1, 2, 3):
        found, off, masters_off = fitted(rows[rows[:, 1] == number])
        pairs = [f"({found[at]:.1f}, {found[at + step]:.1f})" for at, step in ((2, 1), *((4 + one, 4) for one in range(4)))]
        print(f"    Expected({found[0]:.2f}, {found[1]:.2f}, {pairs[0]}, ({', '.join(pairs[1:])})),")
        print(f"    # round {number}: off by {off:.2f} money; the masters' evaluation by {masters_off:.2f}")


if __name__ == "__main__":
    main()
