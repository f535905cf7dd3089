"""Fixtures that reach the rare corners of a game, found by playing until they turn up.

`tests/games/GAME/reaches.py` has `WANTED`: a name and a predicate on a finished match for each corner; and, if a corner is too
rare to be stumbled upon, a `SCRIPTS` entry of that name that plays it on purpose.
`tests/fixtures/GAME/` has a few short games that reach all of it, as JSON lines or in text notation, and `reached.json`, which
says what each is there for. `python -m tests.games.reaches GAME` writes what is missing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import chain, cycle
from pathlib import Path
from typing import Any

from comptoir import games
from comptoir.cli.console import read_record
from comptoir.kernel import conformance, notation
from comptoir.kernel.contract import Game
from comptoir.kernel.match import Match
from comptoir.kernel.record import Record

Reached = Callable[[Match[Any]], bool]
Script = Callable[[], Match[Any]]

FIXTURES = Path(__file__).parents[1] / "fixtures"
MANIFEST = "reached.json"
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


def reached(game: str) -> dict[str, list[str]]:
    """The fixtures of a game, each with the corners it is there for."""
    path = FIXTURES / game / MANIFEST
    found: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def reaching(game: str, name: str) -> Record:
    """The recorded game that reaches this corner."""
    (file,) = [file for file, names in reached(game).items() if name in names]
    return read_record(FIXTURES / game / file)[1]


def cover(missing: set[str], found: list[tuple[Match[Any], set[str]]]) -> Iterator[tuple[Match[Any], list[str]]]:
    """Few short games that reach all of it: time and again the one that reaches most for its length."""
    while missing and found:
        match, names = max(found, key=lambda one: len(one[1] & missing) / one[0].n)
        if not names & missing:
            return
        yield match, sorted(names & missing)
        missing = missing - names


def write_missing(game: Game[Any]) -> list[str]:
    """Write fixtures for the corners that none reaches yet. Returns the names of those that were not reached."""
    folder = FIXTURES / game.name
    folder.mkdir(parents=True, exist_ok=True)
    kept = reached(game.name)
    predicates = wanted(game.name)
    missing = set(predicates) - {name for names in kept.values() for name in names}
    played = [script() for name, script in scripts(game.name).items() if name in missing]
    found: list[tuple[Match[Any], set[str]]] = []
    left = set(missing)
    for match in chain(played, finished_games(game)):
        if not left:
            break
        names = {name for name in missing if predicates[name](match)}
        if names:
            found.append((match, names))
            left -= names
    for match, reaches in cover(missing, found):
        kept[f"{reaches[0]}.txt"] = reaches
        (folder / f"{reaches[0]}.txt").write_text(notation.write(match.game, match.record), encoding="utf-8")
    (folder / MANIFEST).write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return sorted(left)


if __name__ == "__main__":
    not_reached = write_missing(games.find(sys.argv[1]))
    print(f"not reached: {', '.join(not_reached)}" if not_reached else "all reached")
    sys.exit(1 if not_reached else 0)
