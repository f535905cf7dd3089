"""Tables laid out for a test."""

from __future__ import annotations

from comptoir.games.heller import GAME
from comptoir.games.heller.pieces import CELLS, COLUMNS, EYE, FIRE, GOLD, NUISANCE, RANKS, STALL, State
from comptoir.games.heller.rules import new
from comptoir.kernel.chance import Imagined
from comptoir.kernel.contract import OptionValue
from tests.games.tables import Hands

hands = Hands(GAME, audited=False)
act, refusal = hands.act, hands.refusal

SIGNS = {"##": FIRE, "x2": GOLD, "oo": EYE, ".": 0}


def piece(sign: str) -> int:
    """A piece from its sign: A2 a stall, +5 a buyer, -3 a nuisance, ## fire, x2 sack, oo eye, . nothing."""
    if sign in SIGNS:
        return SIGNS[sign]
    if sign[0] == "+":
        return int(sign[1])
    if sign[0] == "-":
        return NUISANCE - 1 + int(sign[1])
    return STALL + "ABCD".index(sign[0]) * RANKS + int(sign[1]) - 1


def market(*rows: str) -> list[int]:
    """A market from its rows; what is not written is empty."""
    cells = [piece(sign) for row in rows for sign in row.split()]
    assert all(len(row.split()) == COLUMNS for row in rows)
    return cells + [0] * (CELLS - len(cells))


def table(seats: int = 3, seed: int = 1, **options: OptionValue) -> State:
    return new({"open_end": False, "no_luck": False, **options}, seats, Imagined(seed), None)


def lay(state: State, cells: list[int]) -> State:
    """Put pieces on the market, whatever the rules say."""
    state.market = cells
    state.empty = [cell for cell in range(CELLS) if not cells[cell]]
    return state


def offered(state: State) -> set[str]:
    """The names of the actions the seat to act may choose from."""
    return {move.split()[0] for move in hands.offered(state)}
