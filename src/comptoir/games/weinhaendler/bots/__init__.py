"""The bots of Die Weinhändler: what a seat may believe, what a position is worth, and good moves found fast."""

from ....kernel.contract import Bots
from ..pieces import State
from ..river import River
from .belief import Belief
from .evaluation import Evaluation
from .lookahead import lookahead
from .reasons import REASONS, Reasons


def bots_on(river: River) -> Bots[State]:
    """The bots on one river."""
    evaluation = Evaluation(river)
    return Bots(Belief(river).imagine, evaluation.instinct, REASONS, Reasons(river).reason, lookahead(evaluation))
