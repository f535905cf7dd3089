"""How players who think ahead do so in Die Weinhändler."""

from __future__ import annotations

from ....kernel.lookahead import Guidance, Lookahead
from ..pieces import State
from .evaluation import KEPT_AT_SIX, Evaluation
from .rollout import AT_SIX, Rollout


def stage(state: State) -> int:
    """A round, and the end of the last."""
    return state.round + state.over


def clear_lead(state: State) -> float:
    """In gold, the same in every round."""
    return 5.0


def lookahead(evaluation: Evaluation) -> Lookahead[State]:
    """On the river of this evaluation."""
    at_six = Evaluation(evaluation.river, KEPT_AT_SIX)
    return Lookahead(
        evaluate=evaluation.evaluate,
        stage=stage,
        clear_lead=clear_lead,
        rollout=Rollout(evaluation).action,
        iterations=60,
        compared=8,
        instinct_weight=0.03,
        # At six the network that chooses knows too little of who wins to be asked where thinking stops; and a lead over the
        # best of five others says less than a chance beside all of them.
        guidance=Guidance(
            odds_weight=(0.03, 0.03, 0.03, 0.03, 0.003),
            outlook=(0.5, 0.5, 0.5, 0.5, 0.0),
            rollouts=(None, None, None, None, Rollout(evaluation, AT_SIX).action),
            evaluate=(None, None, None, None, at_six.evaluate),
            heat=(0.0, 0.0, 0.0, 0.0, 2.4),
            others_search=(None, None, None, None, False),
        ),
    )
