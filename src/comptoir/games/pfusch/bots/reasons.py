"""What speaks for an action, as the key of a sentence and its numbers."""

from __future__ import annotations

from ....kernel.contract import Reason
from .. import pieces as box
from ..outlook import at_stake, making
from ..pieces import Plan, State
from ..rules import building_months, plaster_in
from .evaluation import loss, plaster_chance, plaster_value, stake, unseen

REASONS: dict[str, tuple[str, ...]] = {
    "toss_up": ("risks", "saves"),
    "wood": ("risks", "strikes", "saves"),
    "plaster": ("risks", "saves"),
    "site": ("size", "months"),
    "site_late": ("size", "months"),
    "pockets": ("stake",),
    "informer": ("percent",),
    "danger": ("plaster", "stake"),
    "prospect": ("percent",),
    "probe": ("percent",),
    "own": (),
    "known": (),
    "decline": (),
    "give_up": (),
    "time_up": (),
}


def reason(plan: Plan, state: State, seat: int, action: int) -> Reason:
    """What the instinct sees in an action, whatever the seat is asked."""
    if action < box.PAY:
        return for_material(plan, state, seat, action)
    if action < box.BUILD_ON:
        return for_bribe(plan, state, seat, action - box.PAY)
    if action < plan.probe:
        size = state.sites[action - box.BUILD_ON]
        months = building_months(state)
        return ("site" if size <= months else "site_late"), {"size": size, "months": months}
    if action in (plan.decline, plan.give_up, plan.time_up):
        return ("decline" if action == plan.decline else "give_up" if action == plan.give_up else "time_up"), {}
    return for_probe(plan, state, seat, action - (plan.propose if action >= plan.propose else plan.probe))


def for_material(plan: Plan, state: State, seat: int, action: int) -> Reason:
    """What plaster would put at risk, and what the wood is worth that it saves."""
    numbers = {"risks": making(plan, state, seat, box.MAKE_PLASTER).get("risks", 0), "saves": box.FOR_SAVED_WOOD}
    if plaster_value(plan, state, seat) == 0:
        return "toss_up", numbers
    if action == box.MAKE_WOOD:
        return "wood", {"risks": numbers["risks"], "strikes": state.strikes[seat] + 1, "saves": numbers["saves"]}
    return "plaster", numbers


def for_bribe(plan: Plan, state: State, seat: int, token: int) -> Reason:
    """One's own plaster against what can be known of the others': the blocks they are believed to have are only believed."""
    target = percent = 0.0
    for other in range(state.seats):
        unknown, _ = unseen(plan, state, other)
        if other != seat and unknown:
            chance = plaster_chance(plan, state, other, unknown)
            target, percent = max(target, chance * loss(plan, state, other)), max(percent, 100 * chance)
    if token == box.INFORMER:
        return "informer", {"percent": round(percent)}
    if token < box.GIFT:
        return "pockets", {"stake": at_stake(plan, state, seat)}
    if stake(plan, state, seat) >= target:
        return "danger", {"plaster": plaster_in(plan, state, seat), "stake": at_stake(plan, state, seat)}
    return "prospect", {"percent": round(percent)}


def for_probe(plan: Plan, state: State, seat: int, block: int) -> Reason:
    builder = block // plan.size
    if builder == seat:
        return "own", {}
    if state.known[block]:
        return "known", {}
    unknown, _ = unseen(plan, state, builder)
    return "probe", {"percent": round(100 * plaster_chance(plan, state, builder, unknown))}
