"""A good action found fast, for the players of imagined games."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.native import i64
from .. import pieces as box
from ..pieces import State
from ..scoring import COUNTED, length_of, part_along, worth
from .evaluation import DRAW_VALUE, STALL_COST, rank_lead

A_COIN_EACH: Final = 1 << box.CELLS  # a number below this is a coin tossed for every cell


class CellValues:
    """For each cell: what the parts of its two lines are worth together, and this seat's lead in ranks there."""

    def __init__(self, state: State, seat: int) -> None:
        self.worths: list[int] = [0] * box.CELLS
        self.leads: list[int] = [0] * box.CELLS
        for line in box.LINES:
            begin = 0
            while begin < len(line):
                part: i64 = part_along(state.market, line[begin:])
                end = begin + length_of(part)
                self.add(line[begin:end], worth(part), rank_lead(part, seat, state.seats))
                begin = end + 1

    def add(self, cells: tuple[int, ...], part_worth: int, lead: int) -> None:
        if part_worth or lead:
            worths = self.worths
            leads = self.leads
            for cell in cells:
                worths[cell] += part_worth
                leads[cell] += lead


class BestCells:
    """The best cells for each purpose among those looked at: about half of the empty ones, one of them for certain."""

    def __init__(self, state: State, seat: int, chance: Chance) -> None:
        values = CellValues(state, seat)
        worths = values.worths
        leads = values.leads
        looked_at = chance.below(A_COIN_EACH) | 1 << chance.below(len(state.empty))
        dearest = highest = lowest = -1
        for at, cell in enumerate(state.empty):
            if not looked_at >> at & 1:
                continue
            if dearest < 0 or worths[cell] > worths[dearest]:
                dearest = cell
            if highest < 0 or leads[cell] > leads[highest]:
                highest = cell
            if lowest < 0 or leads[cell] < leads[lowest]:
                lowest = cell
        self.worths = worths
        self.leads = leads
        self.for_stall = dearest  # where a stall earns most
        self.where_leading = highest
        self.where_trailing = lowest

    def for_square(self, square: int) -> int:
        """Buyers go where one leads, nuisances, fire and eye where one trails, the sack where it doubles most."""
        if square < box.NUISANCE:
            return self.where_leading
        if square == box.GOLD and self.value(square, self.where_leading) > self.value(square, self.where_trailing):
            return self.where_leading
        return self.where_trailing

    def value(self, square: int, cell: int) -> float:
        """What a square there is worth to this seat; sacks and eyes nearby are left out."""
        lead = self.leads[cell]
        if square < box.GOLD:
            return float(lead * worth(COUNTED[square]))
        effect = 0.5 * lead * self.worths[cell]
        return effect if square == box.GOLD else -effect if square == box.EYE else -effect / 2


def rollout(state: State, seat: int, chance: Chance) -> int:
    """The best of one's stalls, squares and a draw, on the cells looked at."""
    cells = BestCells(state, seat, chance)
    if state.drawn[seat]:
        return box.PLACE + cells.for_square(state.drawn[seat])
    best = -1
    highest = -1000.0
    if state.pile:
        best = box.DRAW
        highest = DRAW_VALUE
    for rank in range(box.RANKS):
        if state.stalls[seat * box.RANKS + rank]:
            value = (rank + 1) * cells.worths[cells.for_stall] - STALL_COST[rank]
            if best < 0 or value > highest:
                highest = value
                best = rank * box.CELLS + cells.for_stall
    if state.secret[seat]:
        cell = cells.for_square(state.secret[seat])
        value = cells.value(state.secret[seat], cell) / (state.seats - 1)
        if best < 0 or value > highest:
            highest = value
            best = box.SECRET + cell
    return best_offer(state, cells, best, highest) if state.no_luck else best


def best_offer(state: State, cells: BestCells, best: int, highest: float) -> int:
    """H25: without luck, the squares on offer too."""
    for kind in range(box.KINDS):
        if state.offer[kind]:
            cell = cells.for_square(kind + 1)
            value = cells.value(kind + 1, cell) / (state.seats - 1)
            if best < 0 or value > highest:
                highest = value
                best = box.TAKE + kind * box.CELLS + cell
    return best
