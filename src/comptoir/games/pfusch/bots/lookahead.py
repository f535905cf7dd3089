"""How players who think ahead think in Pfusch."""

from __future__ import annotations

from functools import partial

from ....kernel.lookahead import Drawing, Ending, Guidance, Lookahead
from ..pieces import BARGAIN, BRIBE, DECEMBER, INFORM, INSPECT, MATERIAL, OVER, Plan, State
from . import opponents, thinkers
from .ending import choices, go_back, is_near
from .evaluation import UNIT, evaluate
from .rollout import rollout


def stage(state: State) -> int:
    """A month."""
    return DECEMBER + 1 if state.phase == OVER else state.month


def sealed(state: State) -> bool:
    """F4: material and bribes are chosen by all at once."""
    return state.phase == MATERIAL or state.phase == BRIBE


def mixed(state: State) -> bool:
    """Who bluffs, and who looks into whose blocks, must not be read either."""
    return state.phase in (MATERIAL, BRIBE, BARGAIN, INSPECT, INFORM)


def lookahead(plan: Plan) -> Lookahead[State]:
    """In a town with this plan."""
    return Lookahead(
        evaluate=partial(evaluate, plan),
        stage=stage,
        stages_ahead=DECEMBER,  # to the end of the year: what a risk is worth shows only there
        clear_lead=lambda state: 4.0 * UNIT,
        rollout_tries=3,
        iterations=100,
        sealed=sealed,
        mixed=mixed,
        rollout=partial(rollout, plan),
        imagine=partial(opponents.imagine, plan),
        rollout_prior=1.0,
        others_search=False,  # thinking in worlds where I hold what I hold, they would know what they cannot
        # For two, grandmasters imagine builders who think, not merchants, five months ahead, which are valued by half by the
        # outlook. Where more sit three months are enough, for the outlook knows who wins there (docs/learned.md).
        guidance=Guidance(
            iterations=400,
            outlook=(0.5, 1.0),
            stages_ahead=(5, 3),
            drawing=(
                Drawing(network=0.0, eager=4.0, sure=400, most_eager=200.0),
                Drawing(network=0.1, eager=8.0, most_eager=300.0),
            ),
            rollouts=(partial(thinkers.rollout, plan), None),
            ending=Ending(is_near, partial(go_back, plan), partial(choices, plan)),
        ),
    )
