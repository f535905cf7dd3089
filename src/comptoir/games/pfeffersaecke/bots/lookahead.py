"""How players who think ahead think in Pfeffersäcke."""

from __future__ import annotations

from ....kernel.lookahead import Guidance, Lookahead
from ..choices import Choices
from ..pieces import State
from .evaluation import Evaluation
from .rollout import Rollout


def lookahead(choices: Choices, evaluation: Evaluation) -> Lookahead[State]:
    """On one board."""
    return Lookahead(
        evaluate=evaluation.evaluate,
        stage=stage,
        stages_ahead=4,  # one or two rounds ahead are too few to see a city won: docs/bot-notes.md
        clear_lead=lambda state: 8.0,
        rollout_tries=4,
        iterations=60,
        instinct_weight=0.04,
        rollout=Rollout(choices, evaluation).choose,
        # Where more than two sit an imagined game takes long, so few are tried at all; and the network that chooses has less to
        # say there than the one that knows who wins (docs/learned.md).
        guidance=Guidance(odds_weight=(0.03, 0.003), favourites=(12, 6), outlook=(0.0, 0.5)),
    )


def stage(state: State) -> int:
    """A round."""
    return state.round
