"""Thinking ahead in Auf Heller und Pfennig: what a position promises, and quick good moves for imagined players."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.lookahead import Lookahead
from ...kernel.native import i64
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
    LAST_ROUND,
    LINES,
    NUISANCE,
    PLACE,
    RANKS,
    SECRET,
    SQUARES,
    STALL,
    TAKE,
    State,
)
from .scoring import COUNTED, FIELD, FULL, SACK, WATCHED, buyers_in, nuisances_in, ranks_in

# Rounded from how 500 games of merchants and masters at a table of three went on; FILLED tried out in play (docs/players.md).
KEPT = (2.0, 9.0, 14.0, 20.0)  # what a stall in hand will bring, by rank, if another round follows
KEPT_LAST = (1.0, 1.2, 2.0, 3.0)  # in the last round, for each turn left
MOST_TURNS = 5.0  # more turns than these bring no more
LASTING = 0.9  # how much of what lies in a line now will count in the end: the others do not leave it alone
FILLED = 0.2  # how much of an average square a gap in a line promises
CLEAR_LEADS = (58.0, 36.0, 24.0)  # a clear lead at the beginning of a round; in the first two all through it
CLEAR_AT_LAST = 4.0  # and at the end of the last

ALL_BUYERS = float(sum([square - BUYER + 1 for square in SQUARES if square < NUISANCE]))
ALL_NUISANCES = float(sum([square - NUISANCE + 1 for square in SQUARES if NUISANCE <= square < GOLD]))


def expected(state: State) -> list[float]:
    """Money, what the market promises, and what the stalls kept for later may bring."""
    money = [float(amount) for amount in state.money]
    if state.over:
        return money
    if len(state.empty) < CELLS:
        add_promises(state, money)
    last = is_last(state)
    turns = min(MOST_TURNS, len(state.empty) / state.seats)
    for seat in range(state.seats):
        for rank in range(RANKS):
            kept = KEPT_LAST[rank] * turns if last else KEPT[rank]
            money[seat] += kept * state.stalls[seat * RANKS + rank]
    return money


def is_last(state: State) -> bool:
    """H22: the third round. With an open end (H23) one never knows."""
    return state.round == LAST_ROUND and not state.open_end


def margin(state: State) -> float:
    """What is still to come may shift a lead by about so much."""
    if is_last(state):
        return CLEAR_AT_LAST + (CLEAR_LEADS[2] - CLEAR_AT_LAST) * len(state.empty) / CELLS
    return CLEAR_LEADS[0] if state.round == 1 else CLEAR_LEADS[1]


def of_a_gap(market: list[int]) -> tuple[float, float]:
    """The buyers and the nuisances that a gap promises: a part of the average square not on the market yet."""
    unseen = float(len(SQUARES))
    buyers, nuisances = ALL_BUYERS, ALL_NUISANCES
    for piece in market:
        if EMPTY < piece < STALL:
            unseen -= 1
            if piece < NUISANCE:
                buyers -= piece - BUYER + 1
            elif piece < GOLD:
                nuisances -= piece - NUISANCE + 1
    return (FILLED * buyers / unseen, FILLED * nuisances / unseen) if unseen else (0.0, 0.0)


def add_promises(state: State, money: list[float]) -> None:
    """To each seat's money what its stalls may expect of their lines: what lies there, and squares that will fill the gaps."""
    market = state.market
    more_buyers, more_nuisances = of_a_gap(market)
    for line in LINES:
        part: i64 = 0
        gaps = 0
        for cell in line:
            piece = market[cell]
            if piece == FIRE:
                promise(part, gaps * more_buyers, gaps * more_nuisances, money)
                part = 0
                gaps = 0
            elif piece == EMPTY:
                gaps += 1
            else:
                part += COUNTED[piece]
        promise(part, gaps * more_buyers, gaps * more_nuisances, money)


def promise(part: i64, more_buyers: float, more_nuisances: float, money: list[float]) -> None:
    """H15 to H19 for a part whose gaps will bring so many buyers and nuisances more."""
    ranks: i64 = ranks_in(part)
    if not ranks:
        return
    each = -LASTING * int(nuisances_in(part)) - more_nuisances
    if not part >> WATCHED:
        each += LASTING * int(buyers_in(part)) + more_buyers
    if part >> SACK & FULL:
        each *= 2
    for seat in range(len(money)):
        mine: i64 = ranks & FULL
        ranks >>= FIELD
        if mine:
            money[seat] += each * int(mine)


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


class Glance:
    """The cells that stand out at a glance, among about half of the empty ones."""

    def __init__(self, state: State, seat: int, chance: Chance) -> None:
        self.lay = Lay()
        self.lay.read(state, seat)
        worths = self.lay.worths
        leads = self.lay.leads
        seen = chance.below(1 << 30) | (1 << chance.below(len(state.empty)))
        dearest = highest = lowest = -1
        for at, cell in enumerate(state.empty):
            if not seen >> at & 1:
                continue
            if dearest < 0 or worths[cell] > worths[dearest]:
                dearest = cell
            if highest < 0 or leads[cell] > leads[highest]:
                highest = cell
            if lowest < 0 or leads[cell] < leads[lowest]:
                lowest = cell
        self.dearest = dearest  # where a stall earns most
        self.highest = highest  # where this seat leads most
        self.lowest = lowest

    def cell_for(self, square: int) -> int:
        """Buyers go where one leads, nuisances, fire and eye where one trails, the sack where it doubles most."""
        if square < NUISANCE:
            return self.highest
        if square == GOLD and self.gain(square, self.highest) > self.gain(square, self.lowest):
            return self.highest
        return self.lowest

    def gain(self, square: int, cell: int) -> float:
        """What a square changes there for this seat; sacks and eyes nearby are left out."""
        lead = self.lay.leads[cell]
        if square < NUISANCE:
            return float(lead * (square - BUYER + 1))
        if square < GOLD:
            return float(-lead * (square - NUISANCE + 1))
        effect = 0.5 * lead * self.lay.worths[cell]
        return effect if square == GOLD else -effect if square == EYE else -effect / 2


def hunch(state: State, seat: int, chance: Chance) -> int:
    """The best of what is seen at a glance: one's best stall, a square, or a draw."""
    glance = Glance(state, seat, chance)
    if state.drawn[seat]:
        return PLACE + glance.cell_for(state.drawn[seat])
    best = -1
    liked = -1000.0
    if state.pile:
        best = DRAW
        liked = DRAW_BASE
    for rank in range(RANKS):
        if state.stalls[seat * RANKS + rank]:
            gain = (rank + 1) * glance.lay.worths[glance.dearest] - STALL_COST[rank]
            if best < 0 or gain > liked:
                liked = gain
                best = rank * CELLS + glance.dearest
    if state.secret[seat]:
        cell = glance.cell_for(state.secret[seat])
        gain = glance.gain(state.secret[seat], cell) / (state.seats - 1)
        if best < 0 or gain > liked:
            liked = gain
            best = SECRET + cell
    return best_offer(state, glance, best, liked) if state.no_luck else best


def best_offer(state: State, glance: Glance, best: int, liked: float) -> int:
    """H25: without luck, the squares on offer too."""
    for kind in range(KINDS):
        if state.offer[kind]:
            cell = glance.cell_for(kind + 1)
            gain = glance.gain(kind + 1, cell) / (state.seats - 1)
            if best < 0 or gain > liked:
                liked = gain
                best = TAKE + kind * CELLS + cell
    return best


# One action for each seat and not to the round's end: that won far more often (docs/players.md).
LOOKAHEAD: Lookahead[State] = Lookahead(
    evaluate=expected,
    stage=chapter,
    stages_ahead=1,
    clear_lead=margin,
    rollout_tries=8,
    iterations=200,
    instinct_weight=0.0125,
    actions_ahead=1,
    compared=16,
    others_search=False,  # others who thought were only out to harm the thinker, and it played too carefully (docs/players.md)
    rollout=hunch,
)
