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
        # At six the network's odds mislead a search, and it knows nothing of who wins (docs/learned.md). And others who thought
        # in trees of their own did there, in about one imagined game of eight, what nobody with their cards could do.
        guidance=Guidance(
            odds_weight=(0.03, 0.03, 0.03, 0.03, 0.003),
            outlook=(0.5, 0.5, 0.5, 0.5, 0.0),
            others_search=(None, None, None, None, False),
        ),
    )
