"""The bots of Pfeffersäcke: what they believe, how they value actions and positions, how they play imagined games on."""

from ....kernel.contract import Bots
from ..board import Board
from ..pieces import State
from ..rules import Rules
from .belief import Belief
from .evaluation import Evaluation
from .lookahead import lookahead
from .reasons import REASONS, Reasons


def bots_on(board: Board, rules: Rules) -> Bots[State]:
    """The bots on one board."""
    evaluation = Evaluation(board, rules)
    reasons = Reasons(board, evaluation)
    return Bots(Belief(board).imagine, evaluation.instinct, REASONS, reasons.reason, lookahead(rules, evaluation))
