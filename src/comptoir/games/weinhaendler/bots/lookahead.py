"""How players who think ahead do so in Die Weinhändler."""

from __future__ import annotations

from ....kernel.lookahead import Guidance, Lookahead
from ..pieces import State
from .evaluation import Evaluation
from .rollout import Rollout


def stage(state: State) -> int:
    """A round, and the end of the last."""
    return state.round + state.over


def clear_lead(state: State) -> float:
    """In gold, the same in every round."""
    return 5.0


def lookahead(evaluation: Evaluation) -> Lookahead[State]:
    """On the river of this evaluation."""
    return Lookahead(
        evaluate=evaluation.evaluate,
        stage=stage,
        clear_lead=clear_lead,
        rollout=Rollout(evaluation).action,
        iterations=60,
        compared=8,
        instinct_weight=0.03,
        guidance=Guidance(outlook=(0.5,)),
    )
