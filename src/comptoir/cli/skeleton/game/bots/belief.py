"""Worlds a seat may believe in."""

from __future__ import annotations

from comptoir.kernel.chance import Chance
from comptoir.kernel.visibility import View, restore

from ..pieces import CARDS, DECK, FIELDS, State


def imagine(view: View, seat: int, chance: Chance) -> State:
    """Cards that were neither laid nor are in one's own hand, dealt to the others; those who are ready laid any of theirs."""
    state = restore(FIELDS, State(), view)
    own = view.hand[seat]
    unknown = [card for card in range(CARDS) if not state.gone[card] and not own[card]]
    chance.shuffle(unknown, DECK)
    for other in range(state.seats):
        if other == seat:
            continue
        dealt = [unknown.pop() for _ in range(view.hand_count[other])]
        for card in dealt:
            state.hand[other * CARDS + card] = 1
        if view.choice_count[other]:
            state.choice[other] = dealt[chance.below(len(dealt))] + 1
    state.rest = unknown
    return state
