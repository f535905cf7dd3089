"""Why the instinct for Pfusch likes an action, as the key of a sentence and its numbers.

Only what the seat itself knows may speak: its own blocks, and of the others what lies open.
"""

from __future__ import annotations

from collections.abc import Mapping

from .minds import plaster_chance
from .pieces import BUILD_ON, DECEMBER, DECLINE, GIVE_UP, INFORMER, MAKE_WOOD, PAY, PROBE, PROPOSE, SIZE, TIME_UP, State

Reason = tuple[str, Mapping[str, int]]


def reason(state: State, seat: int, action: int) -> Reason:
    """F5 to F14: for whatever the seat is asked."""
    if action < PAY:
        return ("wood" if action == MAKE_WOOD else "plaster"), {}
    if action < BUILD_ON:
        token = action - PAY
        return ("informer" if token == INFORMER else "bribe" if token else "pockets"), {}
    if action < PROBE:
        return "site", {"size": state.sites[action - BUILD_ON], "months": DECEMBER - state.month + 1}
    if action in (DECLINE, GIVE_UP, TIME_UP):
        return "nothing", {}
    if action < DECLINE:
        return probe_reason(state, seat, action - PROBE)
    return probe_reason(state, seat, action - PROPOSE)


def probe_reason(state: State, seat: int, block: int) -> Reason:
    """F14: how likely plaster is there, by what everyone knows; and what stands on it."""
    builder = block // SIZE
    if builder == seat:
        return "own", {}
    if state.known[block]:
        return "known", {}
    return "probe", {"chance": round(100 * plaster_chance(state, builder)), "height": state.height[builder]}
