"""How honest the chances of hints are: what they foretold beside what came of it; and the numbers that make chances of search.

`python -m tools.calibrate gather fit|test GAMES [NAME]` plays games between equals and notes what hints expected in them, in
`build/calibration/`; a run that was stopped goes on where it was. `fit` writes `games/NAME/bots/chances.json` from the games
gathered for it, `test` prints the table of docs/hints.md from the others.

The games: merchants in every seat, every table size in turn. At a few decisions of each game, by lot, the hint's search is
asked, for as many imagined games as the house's 300 ms give on one core, and the seat does what it says.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from comptoir import games
from comptoir.kernel.chance import Imagined, derived_seed
from comptoir.kernel.contract import Game
from comptoir.kernel.match import Match
from comptoir.players import player
from comptoir.players.search import Search

GATHERED = Path("build/calibration")
ITERATIONS = 300  # of a hint: on one core of 2026, 300 ms are 160 to 450
ASKED = 8  # decisions a game


def gather(purpose: str, many: int, names: list[str]) -> None:
    GATHERED.mkdir(parents=True, exist_ok=True)
    for number in range(many):
        for name in names:
            file = GATHERED / f"{name}-{purpose}.jsonl"
            done = len(file.read_text().splitlines()) if file.exists() else 0
            if number < done:
                continue
            with file.open("a") as out:
                out.write(json.dumps(foretold(games.find(name), purpose, number)) + "\n")


def foretold(game: Game[Any], purpose: str, number: int) -> dict[str, Any]:
    """A game, and what the hints in it expected: the seat, the estimate, and its share of the victory."""
    seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
    lot = Imagined(number * 2 + (purpose == "fit"))
    positions = decisions(game, purpose, number, seats)
    asked = {lot.below(positions) for _ in range(ASKED)}
    match, said = played(game, purpose, number, seats, asked)
    winners = match.winners
    hints = [(seat, round(estimate, 4), 1 / len(winners) if seat in winners else 0.0) for seat, estimate in said]
    return {"number": number, "seats": seats, "hints": hints}


def decisions(game: Game[Any], purpose: str, number: int, seats: int) -> int:
    """About how many decisions such a game has: as many as one of merchants alone."""
    return played(game, purpose, number, seats, set())[0].n


def played(
    game: Game[Any], purpose: str, number: int, seats: int, asked: set[int]
) -> tuple[Match[Any], list[tuple[int, float]]]:
    match = Match(game, seats, {}, derived_seed("calibrate", purpose, game.name, number))
    merchants = [player("merchant", game, number * 10 + seat) for seat in range(seats)]
    said: list[tuple[int, float]] = []
    while waiting := match.to_act:
        seat = waiting[number % len(waiting)]
        actions = match.legal(seat)
        if match.n in asked and len(actions) > 1:
            advice = Search(game, match.n, ITERATIONS).consider(match.view(seat), actions)
            said.append((seat, advice.estimate))
            match.play(seat, advice.action)
        else:
            match.play(seat, merchants[seat].choose(match.view(seat), actions))
    return match, said


def read(name: str, purpose: str) -> Iterator[tuple[int, float, float]]:
    """Table size, estimate and share of the victory of every hint that was gathered."""
    for line in (GATHERED / f"{name}-{purpose}.jsonl").read_text().splitlines():
        game = json.loads(line)
        for _seat, estimate, won in game["hints"]:
            yield game["seats"], estimate, won


if __name__ == "__main__":
    command, *rest = sys.argv[1:]
    if command == "gather":
        gather(rest[0], int(rest[1]), rest[2:] or list(games.names()))
