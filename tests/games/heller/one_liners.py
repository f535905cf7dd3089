"""Rules of one line for the market."""

from __future__ import annotations

from comptoir.games.heller.pieces import CELL_NAMES, COLUMNS, ROWS
from comptoir.kernel.visibility import View
from tests.games.one_liners import Choice, Liking, rather

MIDDLE = (COLUMNS - 1) / 2, (ROWS - 1) / 2


def cell(choice: Choice) -> int:
    """The cell on which something would be laid; -1 where nothing is."""
    return CELL_NAMES.index(choice.words[-1]) if choice.words[-1] in CELL_NAMES else -1


def from_the_middle(choice: Choice) -> float:
    column, row = cell(choice) % COLUMNS, cell(choice) // COLUMNS
    return abs(column - MIDDLE[0]) + abs(row - MIDDLE[1])


def beside(view: View, choice: Choice) -> int:
    """What buyers less nuisances are worth in the row and the column of the cell."""
    at = cell(choice)
    lines = [one for one in range(ROWS * COLUMNS) if one // COLUMNS == at // COLUMNS or one % COLUMNS == at % COLUMNS]
    return sum(worth(view.market[one]) for one in lines) if at >= 0 else 0


def worth(piece: int) -> int:
    return piece if 1 <= piece <= 6 else 6 - piece if 7 <= piece <= 12 else 0


def goods(choice: Choice) -> int:
    return int(choice.words[1]) if choice.words[0] == "stall" else 0


RULES: dict[str, Liking] = {
    "always a stall": rather("stall"),
    "the biggest stall": lambda view, choice: goods(choice),
    "the smallest stall": lambda view, choice: -(goods(choice) or 9),
    "always draw": rather("draw"),
    "the secret square first": rather("secret", "stall"),
    "the biggest stall in the middle": lambda view, choice: (goods(choice), -from_the_middle(choice)),
    "the biggest stall in a corner": lambda view, choice: (goods(choice), from_the_middle(choice)),
    "the biggest stall beside the best buyers": lambda view, choice: (goods(choice), beside(view, choice)),
    "the smallest stall beside the best buyers": lambda view, choice: (-(goods(choice) or 9), beside(view, choice)),
    "anything beside the best buyers": lambda view, choice: beside(view, choice),
}
