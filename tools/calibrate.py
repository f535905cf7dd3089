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
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from comptoir import games
from comptoir.kernel.chance import Imagined, derived_seed
from comptoir.kernel.contract import Game
from comptoir.kernel.match import Match
from comptoir.players import player
from comptoir.players.search import Search

GATHERED = Path("build/calibration")
ITERATIONS = 200  # of a hint: 300 ms on one core of 2026 are 160 to 450
ASKED = 8  # decisions a game
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
    """A game, and the hints in it: who asked, what was expected, and that seat's share of the victory in the end."""
    sizes = game.most_seats - game.least_seats + 1
    seats = game.least_seats + number % sizes
    length = earlier[number - sizes]["entries"] if number >= sizes else A_GAME
    match = Match(game, seats, {}, derived_seed("calibrate", game.name, number))
    merchants = [player("merchant", game, number * 10 + seat) for seat in range(seats)]
    lot = Imagined(number)
    said: list[tuple[int, float]] = []
    while waiting := match.to_act:
        seat = waiting[number % len(waiting)]
        actions = match.legal(seat)
        if lot.below(length) < ASKED and len(actions) > 1:
            advice = Search(game, match.n, ITERATIONS).consider(match.view(seat), actions)
            said.append((seat, round(advice.estimate, 4)))
            match.play(seat, advice.action)
        else:
            match.play(seat, merchants[seat].choose(match.view(seat), actions))
    share = {seat: 1 / len(match.winners) for seat in match.winners}
    hints = [(seat, estimate, share.get(seat, 0.0)) for seat, estimate in said]
    return {"seats": seats, "entries": match.n, "hints": hints}


if __name__ == "__main__":
    command, *rest = sys.argv[1:]
    if command == "gather":
        gather(int(rest[0]), rest[1:] or list(games.names()))
