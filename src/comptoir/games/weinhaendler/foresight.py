"""Thinking ahead in Die Weinhändler: what a trader may expect when thinking stops."""

from __future__ import annotations

from ...kernel.outlook import Outlook
from .boats import on_ring
from .minds import CARD_WORTH, Minds
from .pieces import RUNNING, State
from .river import CARGO_KINDS, HAND_KINDS

IN_HAND = 0.25  # what a card is worth in gold, for each point of what it is worth in hand


class Foresight:
    """Thinking ahead on one river."""

    def __init__(self, minds: Minds) -> None:
        self.minds = minds

    def expected(self, state: State) -> list[float]:
        """Gold, hopes aboard, and cards in hand."""
        worth = [float(gold) for gold in state.gold]
        if state.over == RUNNING and state.round:
            for seat in range(state.seats):
                worth[seat] += self.promise(state, seat)
        return worth

    def promise(self, state: State, seat: int) -> float:
        hope = self.minds.hope[on_ring(state.town[seat], state.heading[seat])]
        first = seat * CARGO_KINDS
        total = 0.0
        for cargo in range(CARGO_KINDS):
            if state.aboard[first + cargo]:
                total += state.aboard[first + cargo] * hope[cargo]
        first = seat * HAND_KINDS
        for kind in range(HAND_KINDS):
            total += IN_HAND * CARD_WORTH[kind] * state.hand[first + kind]
        return total

    def outlook(self) -> Outlook[State]:
        return Outlook(worth=self.expected, chapter=chapter, chapters=1, margin=5.0, tries=3, iterations=200)


def chapter(state: State) -> int:
    """A round, and the end of the last."""
    return state.round + state.over
