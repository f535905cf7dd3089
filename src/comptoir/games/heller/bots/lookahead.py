"""How players who think ahead do so in Auf Heller und Pfennig."""

from __future__ import annotations

from typing import Final

from ....kernel.lookahead import Guidance, Lookahead
from ..pieces import CELLS, State
from .evaluation import evaluate, is_last_round
from .rollout import rollout

CLEAR_LEADS: Final = [58.0, 36.0, 24.0]  # a clear lead at the beginning of a round; in the first two all through it
CLEAR_AT_LAST: Final = 4.0  # and at the end of the last


def stage(state: State) -> int:
    """A round, and the end of the last."""
    return state.round + state.over


def clear_lead(state: State) -> float:
    """What is still to come may shift a lead by about so much."""
    if is_last_round(state):
        return CLEAR_AT_LAST + (CLEAR_LEADS[2] - CLEAR_AT_LAST) * len(state.empty) / CELLS
    return CLEAR_LEADS[0] if state.round == 1 else CLEAR_LEADS[1]


# One action for each seat and not to the round's end: that won far more often (docs/bot-notes.md).
LOOKAHEAD: Final[Lookahead[State]] = Lookahead(
    evaluate=evaluate,
    rollout=rollout,
    stage=stage,
    clear_lead=clear_lead,
    actions_ahead=1,
    # About eight actions in all: three each for four seats were no better than two (docs/learned.md).
    guidance=Guidance(actions_ahead=(1, 3, 2)),
    iterations=200,
    compared=16,
    instinct_weight=0.0125,
    others_search=False,  # others who thought were only out to harm the thinker, who played too carefully (docs/bot-notes.md)
)
