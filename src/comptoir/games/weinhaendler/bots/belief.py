"""Worlds a seat may believe in."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.visibility import View, restore
from ..pieces import River, State
from ..river import HAND_KINDS
from ..supply import unseen


class Belief:
    """What can be believed on one river."""

    def __init__(self, river: River) -> None:
        self.river = river

    def imagine(self, view: View, seat: int, chance: Chance) -> State:
        """A world in which this seat would see this view.

        Unknown are only the hidden parts of the other hands and the order of the pile. Until the first reshuffle hidden cards
        are any that nobody sees; after it `hidden` tells which they are, and the pile's cards are known but for their order.
        """
        river = self.river
        state = restore(river.fields, State(), view)
        left = unseen(river, state, state.hand)
        for at in range(len(state.hand)):
            if view.hand[at // HAND_KINDS] is None:
                left[at % HAND_KINDS] -= state.known[at]
        pool = hidden_elsewhere(state, seat) if state.reshuffled else left[:HAND_KINDS]
        cards = [kind for kind in range(HAND_KINDS) for _ in range(pool[kind])]
        chance.shuffle(cards, river.deck)
        for other in range(state.seats):
            if view.hand[other] is not None:
                continue
            first = other * HAND_KINDS
            row = state.known[first : first + HAND_KINDS]
            for _ in range(view.hand_count[other] - sum(row)):
                kind = cards.pop()
                row[kind] += 1
                left[kind] -= 1
            state.hand[first : first + HAND_KINDS] = row
        state.pile = [kind for kind in range(river.kinds) for _ in range(left[kind])]
        chance.shuffle(state.pile, river.deck)
        return state

    def worked_out(self, state: State, seat: int) -> list[list[int]]:
        """W2: of each kind, the cards that this seat sees nowhere and does not know to be in a hand."""
        hands = state.known[:]
        first = seat * HAND_KINDS
        hands[first : first + HAND_KINDS] = state.hand[first : first + HAND_KINDS]
        return [unseen(self.river, state, hands)]


def hidden_elsewhere(state: State, seat: int) -> list[int]:
    """After a reshuffle: the hidden cards of all hands, less those of this seat's own."""
    pool = state.hidden[:]
    if seat >= 0:
        first = seat * HAND_KINDS
        for kind in range(HAND_KINDS):
            pool[kind] -= state.hand[first + kind] - state.known[first + kind]
    return pool
