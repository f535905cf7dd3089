"""What a merchant of Pfusch draws by lot: material and the block to probe. Who always did what looks best could be read.

Wood below and plaster on top is what pays most often, so a merchant probes the top more often than not, and does not always
keep to it. The numbers were found against rules of one line (`tests/games/pfusch/one_liners.py`).

It is no part of the instinct, which is also what a network sees and what a search begins with.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ....kernel.chance import Chance
from ....kernel.contract import LEFT_TO_INSTINCT
from .. import pieces as box
from ..pieces import State
from .belief import unknown_blocks
from .evaluation import target_value
from .rollout import FINE, plaster_by_months

PROBES: Final = 0.6  # a month in the whole town, as merchants count
SURENESS: Final = 8.0
DARING: Final[list[float]] = [0.5, 0.1, 0.0]  # in wooden blocks, on top of what plaster is worth: by how often one was caught
DARING_A_RIVAL: Final = 0.1  # the same for each builder beyond two: one alone wins, so the more there are the more one dares
ON_TOP: Final = 0.85  # how often the topmost block is probed; else any


def habit(state: State, seat: int, chance: Chance) -> int:
    """F5, F14: material and probes; the rest is left to the instinct."""
    if state.phase == box.MATERIAL and state.wood[seat]:
        return material(state, seat, chance)
    if state.phase == box.INSPECT or state.phase == box.INFORM:
        return probe(state, seat, chance)
    return LEFT_TO_INSTINCT


def material(state: State, seat: int, chance: Chance) -> int:
    """F5: plaster, the likelier the more it is worth."""
    worth = plaster_by_months(state, seat, PROBES) + DARING[state.strikes[seat]] + DARING_A_RIVAL * (state.seats - 2)
    odds = 1 / (1 + exp(-SURENESS * worth))
    return box.MAKE_PLASTER if chance.below(FINE) < odds * FINE else box.MAKE_WOOD


def probe(state: State, seat: int, chance: Chance) -> int:
    """F14: more often than not the topmost block nobody has looked into, of the builder from whom it would take most."""
    values = [0.0 if builder == seat else target_value(state, builder) for builder in range(state.seats)]
    most = max(values)
    if most <= 0 or chance.below(FINE) >= ON_TOP * FINE:
        return LEFT_TO_INSTINCT
    targets = [builder for builder in range(state.seats) if values[builder] == most]
    return box.PROBE + unknown_blocks(state, targets[chance.below(len(targets))])[-1]
