"""Advice: a choice with its estimate and the runners-up. Hints and reviews show it; `choose` only takes its action."""

from __future__ import annotations


class Alternative:
    """An action and what its seat may expect from it: 0 is a clear loss, 1 a clear win. `weight`: how often it was tried.

    `prospects`: what every seat may expect from it, as far as the one who chooses can know; empty if nobody asked. `share`: how
    likely it is to be chosen where the choice is drawn, because it is made in secret; 0 elsewhere.
    """

    __slots__ = ("action", "estimate", "prospects", "share", "weight")

    def __init__(self, action: int, estimate: float, weight: int, prospects: list[float], share: float = 0.0) -> None:
        self.action = action
        self.estimate = estimate
        self.weight = weight
        self.prospects = prospects
        self.share = share

    def __repr__(self) -> str:
        return f"Alternative({self.action}, {self.estimate:.3f}, {self.weight})"


class Advice:
    """What a player would do. `alternatives` has every action it weighed, the chosen one among them, the best first."""

    __slots__ = ("action", "alternatives", "estimate", "iterations")

    def __init__(self, action: int, estimate: float, alternatives: list[Alternative], iterations: int) -> None:
        self.action = action
        self.estimate = estimate
        self.alternatives = alternatives
        self.iterations = iterations

    def of(self, action: int) -> Alternative | None:
        """What was found out about one action; None if it was not worth a thought."""
        for one in self.alternatives:
            if one.action == action:
                return one
        return None
