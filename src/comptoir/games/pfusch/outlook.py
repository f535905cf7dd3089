"""What is at stake in Pfusch: told to people before they choose."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.visibility import View, restore
from . import pieces as box
from .inspection import tear_down
from .pieces import Plan, State
from .rules import add_block, building_months, has_project, plaster_in, scores, start


def details(plan: Plan, state: State, seat: int, action: int) -> Mapping[str, int]:
    """F5: what a block saves and risks. F2: beside a site, how many blocks its building needs. F16: what a probe may cost."""
    if action < box.PAY:
        return making(plan, state, seat, action)
    if action < box.BUILD_ON:
        return {}
    if action < plan.probe:
        size = state.sites[action - box.BUILD_ON]
        return {"size": size, "late": 1} if size > building_months(state) else {"size": size}
    if action < plan.decline:
        return probing(plan, state, seat, action - plan.probe)
    return probing(plan, state, seat, action - plan.propose) if plan.propose <= action < plan.propose + plan.blocks else {}


def making(plan: Plan, state: State, seat: int, action: int) -> dict[str, int]:
    """F21: wood is worth something in the end if it is saved. F16: plaster puts the building at risk."""
    if action == box.MAKE_WOOD:
        return {"costs": box.FOR_SAVED_WOOD}
    saves = {"saves": box.FOR_SAVED_WOOD} if state.wood[seat] else {}
    built = state.clone()
    built.choice[seat] = box.PLASTER
    if not has_project(state, seat):
        if not state.free:
            return saves  # F6: it will not be built
        start(plan, built, seat, state.free[0], None)
    add_block(plan, built, seat, None)
    return {**saves, **danger(plan, built, seat)}


def probing(plan: Plan, state: State, seat: int, block: int) -> dict[str, int]:
    """F15: wood that everyone knows can be probed in vain. One's own blocks one knows."""
    builder = block // plan.size
    if state.known[block]:
        return {"known": 1}
    if builder != seat:
        return danger(plan, state, builder)
    return {"own_wood": 1} if state.blocks[block] == box.WOOD else {**danger(plan, state, seat), "own_plaster": 1}


def danger(plan: Plan, state: State, seat: int) -> dict[str, int]:
    """F16, F17, F18: what a builder would lose if plaster were found, and how often that would make it."""
    return {"risks": at_stake(plan, state, seat), "strike": state.strikes[seat] + 1}


def at_stake(plan: Plan, state: State, seat: int) -> int:
    """F16 to F18, F21: the profit that would go with the building by which the sign stands; all of it the third time."""
    if not state.height[seat]:
        return 0
    torn = state.clone()
    tear_down(plan, torn, seat, None)
    return scores(state)[seat] - scores(torn)[seat]


def outlook(plan: Plan, view: View) -> Mapping[str, int | list[int]]:
    """What every builder has at stake, and how many blocks of one's own are plaster."""
    state = restore(plan.fields, State(), view)
    stake = [at_stake(plan, state, seat) for seat in range(state.seats)]
    return {"stake": stake, "plaster": plaster_in(plan, state, view.seat)} if view.seat >= 0 else {"stake": stake}
