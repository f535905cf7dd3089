"""The bots of Pfusch: what they believe, how they value actions and positions, how they play imagined games on."""

from ....kernel.contract import Bots
from ..pieces import State
from .belief import imagine
from .evaluation import instinct
from .lookahead import LOOKAHEAD
from .reasons import REASONS, reason

BOTS: Bots[State] = Bots(imagine, instinct, REASONS, reason, LOOKAHEAD)
