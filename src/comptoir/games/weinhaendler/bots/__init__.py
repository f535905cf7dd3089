"""The bots of Die Weinhändler: what a seat may believe, what a position is worth, and good moves found fast."""

from ....kernel.contract import Bots, WorkedOut
from ....kernel.state import EVERYONE, counts
from ..pieces import River, State, most_of_a_kind
from .belief import Belief
from .evaluation import Evaluation
from .lookahead import lookahead
from .reasons import REASONS, Reasons


def bots_on(river: River) -> Bots[State]:
    """The bots on one river."""
    evaluation = Evaluation(river)
    return Bots(Belief(river).imagine, evaluation.instinct, REASONS, Reasons(river).reason, lookahead(evaluation))


def worked_out_on(river: River) -> WorkedOut[State]:
    """What a seat can work out on one river."""
    return WorkedOut({"unseen": counts(EVERYONE, (river.kinds,), most_of_a_kind(river), river.words)}, Belief(river).worked_out)
