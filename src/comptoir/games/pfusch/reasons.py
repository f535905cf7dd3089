"""Why the instinct likes an action, as the key of a sentence and its numbers."""

from __future__ import annotations

from ...kernel.contract import Reason
from .beliefs import unknown_blocks
from .minds import loss, plaster_chance, plaster_gain, ripeness
from .pieces import (
    APRIL,
    BUILD_ON,
    DECEMBER,
    DECLINE,
    GIFT,
    GIVE_UP,
    INFORMER,
    MAKE_WOOD,
    PAY,
    PROBE,
    PROPOSE,
    SIZE,
    TIME_UP,
    State,
)

REASONS: dict[str, tuple[str, ...]] = {
    "toss_up": (),
    "wood": (),
    "plaster": (),
    "site": ("size", "months"),
    "site_late": ("size", "months"),
    "pockets": (),
    "informer": (),
    "danger": (),
    "prospect": (),
    "probe": ("percent",),
    "own": (),
    "known": (),
    "decline": (),
    "give_up": (),
    "time_up": (),
}


def reason(state: State, seat: int, action: int) -> Reason:
    """What speaks for an action, whatever the seat is asked."""
    if action < PAY:
        return for_material(state, seat, action)
    if action < BUILD_ON:
        return for_bribe(state, seat, action - PAY)
    if action < PROBE:
        size = state.sites[action - BUILD_ON]
        months = DECEMBER - state.month + 1 - (state.month < APRIL)
        return ("site" if size <= months else "site_late"), {"size": size, "months": months}
    if action in (DECLINE, GIVE_UP, TIME_UP):
        return ("decline" if action == DECLINE else "give_up" if action == GIVE_UP else "time_up"), {}
    return for_probe(state, seat, action - (PROPOSE if action >= PROPOSE else PROBE))


def for_material(state: State, seat: int, action: int) -> Reason:
    gain = plaster_gain(state, seat)
    if gain == 0:
        return "toss_up", {}
    return ("wood" if action == MAKE_WOOD else "plaster"), {}


def for_bribe(state: State, seat: int, token: int) -> Reason:
    """One's own plaster against what can be known of the others': the blocks they are believed to have are only believed."""
    if token == INFORMER:
        return "informer", {}
    if token < GIFT:
        return "pockets", {}
    others = [other for other in range(state.seats) if other != seat and unknown_blocks(state, other)]
    prospect = max([plaster_chance(state, other) * loss(state, other) for other in others], default=0.0)
    return ("danger" if ripeness(state, seat) * loss(state, seat) >= prospect else "prospect"), {}


def for_probe(state: State, seat: int, block: int) -> Reason:
    builder = block // SIZE
    if builder == seat:
        return "own", {}
    if state.known[block]:
        return "known", {}
    return "probe", {"percent": round(100 * plaster_chance(state, builder))}
