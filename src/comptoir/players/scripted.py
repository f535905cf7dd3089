"""Chance whose numbers somebody else chooses one by one: for solvers that look at every outcome.

It stands among the players, not in the laboratory, because in the compiled build only compiled classes can be a `Chance`.
"""

from __future__ import annotations

from ..kernel.chance import Chance, Deck


class Wanted(Exception):
    """The rules ask for numbers below these bounds, which nobody has chosen yet."""

    def __init__(self, deck: str, bounds: tuple[int, ...]) -> None:
        super().__init__(deck)
        self.deck = deck
        self.bounds = bounds


class Scripted(Chance):
    """Chance whose numbers were chosen beforehand; stops the game when it has run out of them."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.used = 0

    def below(self, bound: int) -> int:
        if bound == 1:
            return 0
        self.used += 1
        return self.numbers[self.used - 1]

    def shuffle(self, items: list[int], deck: Deck) -> None:
        self._ask(deck, tuple(range(len(items), 1, -1)))
        super().shuffle(items, deck)

    def pick(self, bound: int, deck: Deck) -> int:
        self._ask(deck, (bound,) if bound > 1 else ())
        return self.below(bound)

    def _ask(self, deck: Deck, bounds: tuple[int, ...]) -> None:
        if bounds and self.used == len(self.numbers):
            raise Wanted(deck.name, bounds)
