"""Whether everything in the box of Die Weinhändler is still there, and where the state says it is."""

from __future__ import annotations

from .pieces import River, State
from .supply import hidden_in_hands, unseen


def audit(river: River, state: State) -> list[str]:
    """W2 and W3: whether all 108 cards are there, boats and piers agree, and the memory of open cards holds."""
    faults = []
    if unseen(river, state, state.hand) != [state.pile.count(kind) for kind in range(river.kinds)]:
        faults.append("the 108 cards do not add up")
    for pier in range(river.piers):
        holder = state.berth[pier] - 1
        if holder >= 0 and state.town[holder] != min(pier, river.nantes):
            faults.append(f"seat {holder} holds pier {pier} from afar")
    held = [holder for holder in state.berth if holder]
    if len(held) != len(set(held)):
        faults.append("a boat lies at two piers")
    if any(state.known[at] > state.hand[at] for at in range(len(state.hand))):
        faults.append("a hand lacks a card that was openly taken")
    if state.reshuffled:
        for kind, cards in enumerate(hidden_in_hands(state)):
            if state.hidden[kind] != cards:
                faults.append(f"hidden cards of kind {kind} are miscounted")
    return faults
