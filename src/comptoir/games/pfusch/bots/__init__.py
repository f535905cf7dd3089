"""The bots of Pfusch: what they believe, how they value actions and positions, how they play imagined games on."""

from functools import partial

from ....kernel.contract import Bots, WorkedOut
from ....kernel.state import EVERYONE, SEATS, counts
from ..pieces import WOOD_EACH, Plan, State
from .belief import imagine, worked_out
from .evaluation import instinct
from .lookahead import lookahead
from .reasons import REASONS, reason


def bots_in(plan: Plan) -> Bots[State]:
    """The bots in a town with this plan."""
    return Bots(partial(imagine, plan), partial(instinct, plan), REASONS, partial(reason, plan), lookahead(plan))


def worked_out_in(plan: Plan) -> WorkedOut[State]:
    """What a seat can work out in a town with this plan."""
    places = counts(EVERYONE, (SEATS,), WOOD_EACH + plan.size)
    return WorkedOut({"wood_left": counts(EVERYONE, (SEATS,), WOOD_EACH), "wood_places": places}, partial(worked_out, plan))
