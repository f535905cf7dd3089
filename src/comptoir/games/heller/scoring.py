"""Scoring a round of Auf Heller und Pfennig: every row and column, part by part."""

from __future__ import annotations

from ...kernel.events import Tell
from .pieces import BUYER, EARNED, EYE, FIRE, GOLD, LINES, NUISANCE, RANKS, STALL, State

# Places in pieces.RULE of the clause that decided a part's worth.
BY_H15, BY_H16, BY_H18, BY_H19 = 2, 3, 4, 5


class Worth:
    """A part's worth and what it is made of."""

    __slots__ = ("buyers", "eye", "gold", "nuisances")
    buyers: int
    nuisances: int
    gold: bool
    eye: bool

    def total(self) -> int:
        """H15, H16, H18, H19: buyers (none under the eye) minus nuisances, twice that with the sack."""
        worth = -self.nuisances if self.eye else self.buyers - self.nuisances
        return worth * 2 if self.gold else worth

    def rule(self) -> int:
        """The clause to show as the reason."""
        if self.eye:
            return BY_H19 if self.gold else BY_H18
        return BY_H16 if self.gold else BY_H15


def parts(market: list[int], line: tuple[int, ...]) -> list[list[int]]:
    """H17: the cells of a line, cut at each fire; parts without a cell are left out."""
    cut: list[list[int]] = []
    part: list[int] = []
    for cell in line:
        if market[cell] == FIRE:
            if part:
                cut.append(part)
            part = []
        else:
            part.append(cell)
    if part:
        cut.append(part)
    return cut


def worth_of(market: list[int], part: list[int]) -> Worth:
    """H15, H19: what buyers, nuisances, sack and eye lie in this part; nothing outside it counts."""
    worth = Worth()
    worth.buyers = worth.nuisances = 0
    worth.gold = worth.eye = False
    for cell in part:
        piece = market[cell]
        if piece >= STALL:
            continue
        if piece >= EYE:
            worth.eye = True
        elif piece >= GOLD:
            worth.gold = True
        elif piece >= NUISANCE:
            worth.nuisances += piece - NUISANCE + 1
        elif piece:
            worth.buyers += piece - BUYER + 1
    return worth


def ranks_in(market: list[int], part: list[int], seats: int) -> list[int]:
    """H15: for each seat the sum of the ranks of its stalls in this part."""
    ranks = [0] * seats
    for cell in part:
        stall = market[cell] - STALL
        if stall >= 0:
            ranks[stall // RANKS] += stall % RANKS + 1
    return ranks


def earnings(state: State, tell: Tell | None) -> list[int]:
    """H14, H15: worth times ranks over every row and every column; each line of the sheet is told."""
    market = state.market
    total = [0] * state.seats
    for index, line in enumerate(LINES):
        for part in parts(market, line):
            worth = worth_of(market, part)
            each = worth.total()
            for seat, ranks in enumerate(ranks_in(market, part, state.seats)):
                total[seat] += each * ranks
                if ranks and tell is not None:
                    detail = (worth.buyers, worth.nuisances, each, ranks)
                    tell(EARNED, (seat, each * ranks, worth.rule(), state.round, index, part[0], part[-1], *detail))
    return total
