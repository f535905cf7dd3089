"""The bots of Pfeffersäcke: what they believe, how they value actions and positions, how they play imagined games on."""

from ....kernel.contract import Bots, WorkedOut
from ....kernel.state import EVERYONE, SEATS, counts
from ..board import Board
from ..pieces import CITIES, LEAST_VALUE, MOST_DISKS, MOST_VALUE, VALUES, State
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


def worked_out_on(board: Board) -> WorkedOut[State]:
    """What a seat can work out on one board."""
    values = tuple(str(value) for value in range(LEAST_VALUE, MOST_VALUE + 1))
    fields = {
        "unseen": counts(EVERYONE, (VALUES,), CITIES, values).usually(MOST_DISKS),
        "high_owed": counts(EVERYONE, (SEATS,), MOST_DISKS),
    }
    return WorkedOut(fields, Belief(board).worked_out)
