"""Rules of one line for pepper merchants, on our map."""

from __future__ import annotations

from comptoir.games.pfeffersaecke import GAME
from comptoir.kernel.visibility import View
from tests.games.one_liners import Choice, Liking, rather

assert GAME.board is not None
DATA = GAME.board.data
VALUES: dict[str, int] = {city["id"]: city["value"] for city in DATA["cities"]}
TOLLS: dict[frozenset[str], int] = {frozenset(route["between"]): route["toll"] for route in DATA["routes"]}


def toll(choice: Choice) -> int:
    """Of a route that may be opened; 0 of everything else."""
    return TOLLS[frozenset(choice.words[1].split("-"))] if choice.words[0] == "open" else 0


def end(choice: Choice) -> str:
    """The place in which a post would stand, or a disk would lie; nothing of what only ends a phase."""
    return choice.words[1].split("-")[-1] if len(choice.words) > 1 else ""


def value(choice: Choice) -> int:
    """Of the city in which something would be done; 0 of villages."""
    return VALUES.get(end(choice), 0)


def reach(view: View, choice: Choice) -> int:
    """The values of all cities a founded village is joined to."""
    ways = [route for route in TOLLS if end(choice) in route] if choice.words[0] == "found" else []
    return sum(VALUES.get(place, 0) for route in ways for place in route)


RULES: dict[str, Liking] = {
    "the cheapest route": lambda view, choice: (choice.words[0] == "open", -toll(choice)),
    "the dearest route": lambda view, choice: toll(choice),
    "never stop": lambda view, choice: choice.words[0] not in ("stop", "collect"),
    "always collect, and stop as soon as possible": rather("collect", "stop"),
    "always extend": rather("extend", "open"),
    "always the biggest city": lambda view, choice: value(choice),
    "always the smallest place": lambda view, choice: -value(choice),
    "villages first": lambda view, choice: choice.words[0] == "open" and end(choice) not in VALUES,
    "safe-conducts as soon as possible": rather("privilege", "double", "open"),
    "found beside the biggest cities, then the cheapest route": lambda view, choice: (reach(view, choice), -toll(choice)),
}
