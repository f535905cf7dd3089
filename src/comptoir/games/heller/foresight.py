"""Thinking ahead in Auf Heller und Pfennig: what a position promises, and quick good moves for imagined players."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.outlook import Outlook
from .minds import DRAW_BASE, STALL_COST, worth
from .pieces import (
    BUYER,
    CELLS,
    DRAW,
    EMPTY,
    EYE,
    FIRE,
    GOLD,
    KINDS,
    LINES,
    NUISANCE,
    PLACE,
    RANKS,
    SECRET,
    STALL,
    TAKE,
    State,
)
from .scoring import earnings

KEPT_STALL = (0.0, 7.0, 11.0, 15.0)  # what a stall in hand will bring in a later round


def expected(state: State) -> list[float]:
    """Money, what the market would bring now, and what the stalls kept for later may bring."""
    money = [float(amount) for amount in state.money]
    if state.over:
        return money
    if len(state.empty) < CELLS:
        for seat, amount in enumerate(earnings(state, None)):
            money[seat] += amount
    for seat in range(state.seats):
        for rank in range(RANKS):
            money[seat] += KEPT_STALL[rank] * state.stalls[seat * RANKS + rank]
    return money


def chapter(state: State) -> int:
    """A round, and the end of the last."""
    return state.round + state.over


# ---- hunches ----


class Lay:
    """For each cell: what the parts of its two lines are worth together, and this seat's lead in ranks there."""

    def __init__(self) -> None:
        self.worths: list[int] = [0] * CELLS
        self.leads: list[int] = [0] * CELLS

    def read(self, state: State, seat: int) -> None:
        market = state.market
        for line in LINES:
            first = at = 0
            buyers = nuisances = gold = eye = lead = 0
            for cell in line:
                piece = market[cell]
                at += 1
                if piece == EMPTY:
                    continue
                if piece >= STALL:
                    stall = piece - STALL
                    rank = stall % RANKS + 1
                    lead += rank * (state.seats - 1) if stall // RANKS == seat else -rank
                elif piece < NUISANCE:
                    buyers += piece - BUYER + 1
                elif piece < GOLD:
                    nuisances += piece - NUISANCE + 1
                elif piece == FIRE:
                    self.write(line, first, at, worth(buyers, nuisances, gold, eye), lead)
                    first = at
                    buyers = nuisances = gold = eye = lead = 0
                elif piece == GOLD:
                    gold = 1
                else:
                    eye = 1
            self.write(line, first, at, worth(buyers, nuisances, gold, eye), lead)

    def write(self, line: tuple[int, ...], first: int, last: int, part_worth: int, lead: int) -> None:
        if part_worth or lead:
            worths = self.worths
            leads = self.leads
            for at in range(first, last):
                cell = line[at]
                worths[cell] += part_worth
                leads[cell] += lead


def hunch(state: State, seat: int, chance: Chance) -> int:
    """The best of what comes to mind at a glance: about half of the empty cells, one's best stall there, or a square.

    Squares are taken for what they are worth without sacks and eyes nearby.
    """
    lay = Lay()
    lay.read(state, seat)
    glance = chance.below(1 << 30) | (1 << chance.below(len(state.empty)))
    dearest = cheapest = highest = lowest = -1
    for at, cell in enumerate(state.empty):
        if not glance >> at & 1:
            continue
        if dearest < 0:
            dearest = cheapest = highest = lowest = cell
            continue
        if lay.worths[cell] > lay.worths[dearest]:
            dearest = cell
        if lay.leads[cell] > lay.leads[highest]:
            highest = cell
        if lay.leads[cell] < lay.leads[lowest]:
            lowest = cell
    if state.drawn[seat]:
        return PLACE + cell_for(lay, state.drawn[seat], highest, lowest, dearest)
    best = -1
    liked = -1000.0
    if state.pile:
        best = DRAW
        liked = DRAW_BASE
    for rank in range(RANKS):
        if state.stalls[seat * RANKS + rank]:
            gain = (rank + 1) * lay.worths[dearest] - STALL_COST[rank]
            if gain > liked:
                liked = gain
                best = rank * CELLS + dearest
    if state.secret[seat]:
        cell = cell_for(lay, state.secret[seat], highest, lowest, dearest)
        if best < 0 or square_gain(lay, state.secret[seat], cell) / (state.seats - 1) > liked:
            liked = square_gain(lay, state.secret[seat], cell) / (state.seats - 1)
            best = SECRET + cell
    if state.no_luck:
        for kind in range(KINDS):
            if state.offer[kind]:
                cell = cell_for(lay, kind + 1, highest, lowest, dearest)
                gain = square_gain(lay, kind + 1, cell) / (state.seats - 1)
                if best < 0 or gain > liked:
                    liked = gain
                    best = TAKE + kind * CELLS + cell
    return best


def cell_for(lay: Lay, square: int, highest: int, lowest: int, dearest: int) -> int:
    """Buyers where one leads, nuisances where one trails, the sack where much is earned, fire and eye where one trails most."""
    if square < NUISANCE:
        return highest
    if square == GOLD:
        return highest if lay.leads[highest] * lay.worths[highest] > lay.leads[lowest] * lay.worths[lowest] else lowest
    return lowest


def square_gain(lay: Lay, square: int, cell: int) -> float:
    """What a square changes for this seat in all."""
    lead = lay.leads[cell]
    if square < NUISANCE:
        return float(lead * (square - BUYER + 1))
    if square < GOLD:
        return float(-lead * (square - NUISANCE + 1))
    effect = 0.5 * lead * lay.worths[cell]
    return effect if square == GOLD else -effect if square == EYE else -effect / 2


OUTLOOK: Outlook[State] = Outlook(
    worth=expected, chapter=chapter, chapters=1, margin=40.0, tries=8, iterations=400, hunch=hunch
)
