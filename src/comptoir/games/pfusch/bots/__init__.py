"""The bots of Pfusch: what they believe, how they value actions and positions, how they play imagined games on."""

from .belief import imagine
from .evaluation import instinct
from .lookahead import LOOKAHEAD
from .reasons import REASONS, reason

__all__ = ["LOOKAHEAD", "REASONS", "imagine", "instinct", "reason"]
