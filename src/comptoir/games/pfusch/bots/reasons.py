"""What speaks for an action, as the key of a sentence and its numbers."""

from __future__ import annotations

from ....kernel.contract import Reason
from .. import pieces as box
from ..outlook import at_stake, making
from ..pieces import SIZE, State
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


def reason(state: State, seat: int, action: int) -> Reason:
    """What the instinct sees in an action, whatever the seat is asked."""
    if action < box.PAY:
        return for_material(state, seat, action)
    if action < box.BUILD_ON:
        return for_bribe(state, seat, action - box.PAY)
    if action < box.PROBE:
        size = state.sites[action - box.BUILD_ON]
        months = building_months(state)
        return ("site" if size <= months else "site_late"), {"size": size, "months": months}
    if action in (box.DECLINE, box.GIVE_UP, box.TIME_UP):
        return ("decline" if action == box.DECLINE else "give_up" if action == box.GIVE_UP else "time_up"), {}
    return for_probe(state, seat, action - (box.PROPOSE if action >= box.PROPOSE else box.PROBE))


def for_material(state: State, seat: int, action: int) -> Reason:
    """What plaster would put at risk, and what the wood is worth that it saves."""
    numbers = {"risks": making(state, seat, box.MAKE_PLASTER).get("risks", 0), "saves": box.FOR_SAVED_WOOD}
    if plaster_value(state, seat) == 0:
        return "toss_up", numbers
    if action == box.MAKE_WOOD:
        return "wood", {"risks": numbers["risks"], "strikes": state.strikes[seat] + 1, "saves": numbers["saves"]}
    return "plaster", numbers


def for_bribe(state: State, seat: int, token: int) -> Reason:
    """One's own plaster against what can be known of the others': the blocks they are believed to have are only believed."""
    target = percent = 0.0
    for other in range(state.seats):
        unknown, _ = unseen(state, other)
        if other != seat and unknown:
            chance = plaster_chance(state, other, unknown)
            target, percent = max(target, chance * loss(state, other)), max(percent, 100 * chance)
    if token == box.INFORMER:
        return "informer", {"percent": round(percent)}
    if token < box.GIFT:
        return "pockets", {"stake": at_stake(state, seat)}
    if stake(state, seat) >= target:
        return "danger", {"plaster": plaster_in(state, seat), "stake": at_stake(state, seat)}
    return "prospect", {"percent": round(percent)}


def for_probe(state: State, seat: int, block: int) -> Reason:
    builder = block // SIZE
    if builder == seat:
        return "own", {}
    if state.known[block]:
        return "known", {}
    unknown, _ = unseen(state, builder)
    return "probe", {"percent": round(100 * plaster_chance(state, builder, unknown))}
