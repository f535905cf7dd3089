"""The bots of Pfeffersäcke: what they believe, how they value actions and positions, how they play imagined games on."""

from .belief import Belief
from .evaluation import Evaluation
from .lookahead import lookahead
from .reasons import REASONS, Reasons

__all__ = ["REASONS", "Belief", "Evaluation", "Reasons", "lookahead"]
