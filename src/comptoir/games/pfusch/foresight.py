"""Thinking ahead in Pfusch: what each builder may expect when thinking stops."""

from __future__ import annotations

from ...kernel.lookahead import Lookahead
from . import suspicions
from .hunches import hunch
from .minds import loss, ripeness
from .pieces import BRIBE, DECEMBER, FOR_FINISHED, FOR_SAVED_WOOD, GIFT, MATERIAL, OUT, OVER, TOKENS, State
from .rules import has_project, scores, standing

UNIT = 100_000.0
ALERT = 0.25  # how likely a crooked project is found out before it is safe
STRIKE = (0.0, 0.5, 2.0)  # what being caught so often costs later
GIFT_WORTH = 0.04  # for each point of a gift still in hand


def expected(state: State) -> list[float]:
    """Profits as they stand, wood in stock as if saved; less the danger to a crooked project and for having been caught."""
    if state.phase == OVER:
        return [float(profit) for profit in scores(state)]
    return [promise(state, seat) for seat in range(state.seats)]


def promise(state: State, seat: int) -> float:
    if state.strikes[seat] == OUT:
        return 0.0
    finished, unfinished = standing(state, seat)
    total = finished * FOR_FINISHED + state.wood[seat] * FOR_SAVED_WOOD
    worth = total / UNIT + (unfinished * 0.9 if can_finish(state, seat) else unfinished * 0.5)
    worth -= ALERT * ripeness(state, seat) * loss(state, seat) + STRIKE[state.strikes[seat]]
    for gift in range(GIFT, TOKENS):
        worth += GIFT_WORTH * (gift - GIFT + 1) * state.tokens[seat * TOKENS + gift]
    return worth * UNIT


def can_finish(state: State, seat: int) -> bool:
    """Whether the months left are enough for the project."""
    if not has_project(state, seat):
        return True
    return state.sites[state.sign[seat] - 1] - state.height[seat] <= DECEMBER - state.month + 1


def chapter(state: State) -> int:
    """A month."""
    return DECEMBER + 1 if state.phase == OVER else state.month


def sealed(state: State) -> bool:
    """F4: material and bribes are chosen by all at once."""
    return state.phase == MATERIAL or state.phase == BRIBE


LOOKAHEAD: Lookahead[State] = Lookahead(
    evaluate=expected,
    stage=chapter,
    stages_ahead=DECEMBER,  # to the end of the year: what a risk is worth shows only there
    clear_lead=lambda state: 4.0 * UNIT,
    rollout_tries=3,
    iterations=100,
    sealed=sealed,
    rollout=hunch,
    imagine=suspicions.imagine,
    rollout_prior=1.0,
)
