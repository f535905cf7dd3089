"""Fixtures that reach the rare corners of a game, found by playing until they turn up.

`tests/games/GAME/reaches.py` has `WANTED`: a name and a predicate on a finished match for each corner; and, if a corner is too
rare to be stumbled upon, a `SCRIPTS` entry of that name that plays it on purpose.
`python -m tests.games.reaches GAME` writes the missing fixtures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import cycle
from pathlib import Path
from typing import Any

from comptoir import games
from comptoir.kernel import conformance
from comptoir.kernel.contract import Game
from comptoir.kernel.match import Match

Reached = Callable[[Match[Any]], bool]
Script = Callable[[], Match[Any]]

FIXTURES = Path(__file__).parents[1] / "fixtures"
TRIES = 40_000


def wanted(game: str) -> dict[str, Reached]:
    found: dict[str, Reached] = import_module(f"tests.games.{game}.reaches").WANTED
    return found


def scripts(game: str) -> dict[str, Script]:
    found: dict[str, Script] = getattr(import_module(f"tests.games.{game}.reaches"), "SCRIPTS", {})
    return found


def nothing_hidden(game: str) -> tuple[int, ...]:
    """The numbers of seats at which everybody can work out everything, so that there is nothing to swap."""
    found: tuple[int, ...] = getattr(import_module(f"tests.games.{game}.reaches"), "NOTHING_HIDDEN", ())
    return found


def told(match: Match[Any], name: str) -> list[dict[str, Any]]:
    """All events of one kind, as they really were."""
    return [seen for seen in match.log(-2) if seen["event"] == name]


def finished_games(game: Game[Any]) -> Iterator[Match[Any]]:
    """Whole games at every table, with every option, driven in turn by every driver."""
    tables = [
        (seats, options, driver)
        for seats in range(game.least_seats, game.most_seats + 1)
        for options in conformance.all_options(game)
        for driver in conformance.DRIVERS
    ]
    for seed, (seats, options, driver) in zip(range(TRIES), cycle(tables), strict=False):
        *_, match = conformance.play_through(game, seats, options, seed, driver)
        yield match


def write_missing(game: Game[Any]) -> list[str]:
    """Write each fixture that is not there yet. Returns the names of those that were not reached."""
    folder = FIXTURES / game.name
    folder.mkdir(parents=True, exist_ok=True)
    missing = {name: reached for name, reached in wanted(game.name).items() if not (folder / f"{name}.jsonl").exists()}
    for name, script in scripts(game.name).items():
        if name in missing:
            match = script()
            assert missing.pop(name)(match), f"the script for {name} does not reach it"
            (folder / f"{name}.jsonl").write_text(match.record.dump(), encoding="utf-8")
    if not missing:
        return []
    for match in finished_games(game):
        for name in [name for name, reached in missing.items() if reached(match)]:
            del missing[name]
            (folder / f"{name}.jsonl").write_text(match.record.dump(), encoding="utf-8")
        if not missing:
            break
    return list(missing)


if __name__ == "__main__":
    not_reached = write_missing(games.find(sys.argv[1]))
    print(f"not reached: {', '.join(not_reached)}" if not_reached else "all reached")
    sys.exit(1 if not_reached else 0)
