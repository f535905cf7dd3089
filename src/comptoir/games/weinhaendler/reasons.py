"""Why the instinct for Die Weinhändler likes an action, as the key of a sentence and its numbers."""

from __future__ import annotations

from collections.abc import Mapping

from .boats import coal_laid, destination, pier_at, pier_of
from .pieces import (
    DOCK,
    DRAFT,
    DUEL,
    EXPLODE,
    FISH,
    KEEP,
    LAND,
    LAY,
    LOADING,
    MOST_SEATS,
    PLACE,
    START,
    STAY,
    TAKE,
    TRADE,
    State,
)
from .river import CARGO_KINDS, COAL_VALUES, FISHERMAN, HAND_KINDS, SAILOR, River

Reason = tuple[str, Mapping[str, int]]


class Reasons:
    """Reasons on one river."""

    def __init__(self, river: River) -> None:
        self.river = river

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """What the action is good for, with the numbers that a player would count."""
        if state.phase == DUEL:
            return self.duel_reason(state, seat, action)
        if state.phase == DRAFT:
            return "draft", {"held": state.hand[seat * HAND_KINDS + action - TAKE]}
        if state.phase == START:
            return "start", {"cards": len(self.river.departing[action - PLACE])}
        if state.phase == LOADING:
            return "loading", {}
        if action == KEEP:
            return "keep", {}
        return "landing", {"gold": self.river.pays(action - LAND, pier_of(state, seat))}

    def duel_reason(self, state: State, seat: int, action: int) -> Reason:
        if action == STAY:
            return "stay", {"spaces": coal_laid(state, seat)}
        if action >= DOCK:
            return self.dock_reason(state, seat, pier_at(destination(state, seat), action - DOCK))
        if action == FISH:
            return "fish", {"boats": boats_to_come(state)}
        if action >= TRADE:
            return "trade", {"sailors": state.sailors[(action - TRADE) % MOST_SEATS]}
        if action >= EXPLODE:
            return "explode", {"coal": (action - EXPLODE) % COAL_VALUES + 1}
        kind = action - LAY
        if kind == SAILOR:
            return "sailor", {"sailors": state.sailors[seat] + 1}
        if kind == FISHERMAN:
            return "fisherman", {"boats": boats_to_come(state)}
        return "coal", {"spaces": coal_laid(state, seat) + kind + 1}

    def dock_reason(self, state: State, seat: int, pier: int) -> Reason:
        """The gold that can be landed there, and the cards that wait."""
        town = destination(state, seat)
        first = seat * CARGO_KINDS
        gold = sum(state.aboard[first + cargo] * self.river.pays(cargo, pier) for cargo in self.river.arriving[town])
        return "dock", {"gold": gold, "cards": sum(state.waiting[cargo] for cargo in self.river.departing[town])}


def boats_to_come(state: State) -> int:
    """The other boats that have not moved."""
    return state.moved.count(0) - 1
