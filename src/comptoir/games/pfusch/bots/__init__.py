"""The bots of Pfusch: what they believe, how they value actions and positions, how they play imagined games on."""

from ....kernel.contract import Bots, WorkedOut
from ....kernel.state import EVERYONE, SEATS, counts
from ..pieces import SIZE, WOOD_EACH, State
from .belief import imagine, worked_out
from .evaluation import instinct
from .habit import habit
from .lookahead import LOOKAHEAD
from .reasons import REASONS, reason

WORKED_OUT: WorkedOut[State] = WorkedOut(
    {"wood_left": counts(EVERYONE, (SEATS,), WOOD_EACH), "wood_places": counts(EVERYONE, (SEATS,), WOOD_EACH + SIZE)},
    worked_out,
)
BOTS: Bots[State] = Bots(imagine, instinct, REASONS, reason, LOOKAHEAD, habit)
