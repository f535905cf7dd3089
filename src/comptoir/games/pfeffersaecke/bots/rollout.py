"""What imagined families of Pfeffersäcke do: about what the instinct values most, found without weighing every action."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from .. import pieces as box
from ..choices import PRIVILEGE_BIT, Choices
from ..masks import members
from ..pieces import State
from .evaluation import Evaluation

WEIGHED: Final = 6  # actions looked at before one is chosen
POOR: Final = 20  # florins, below which a family thinks of the privilege
EVERY_CITY: Final = (1 << box.CITIES) - 1


class Rollout:
    """Quick choices on one board."""

    def __init__(self, choices: Choices, evaluation: Evaluation) -> None:
        self.choices = choices
        self.evaluation = evaluation

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        phase = state.phase
        if phase == box.OPENING:
            return self.route(state, seat, chance)
        if phase == box.EXTENDING:
            return self.extension(state, seat)
        return self.best_of_some(state, seat, self.choices.offer(state, seat), 0, chance)

    def route(self, state: State, seat: int, chance: Chance) -> int:
        """P14: the best of a few ways, if it is better than to stay at home."""
        best = self.best_of_some(state, seat, self.choices.ways_to_open(state, seat), box.OPEN, chance)
        return best if self.evaluation.instinct(state, seat, best) > 0 else box.STOP

    def extension(self, state: State, seat: int) -> int:
        """P10: the city that gains most by another post, P23: or by two; else the income, P24: doubled for the poor."""
        offer = self.choices.ways_to_extend(state, seat)
        best = box.COLLECT
        highest = 0.0
        for city in members(offer & EVERY_CITY):
            value = self.evaluation.extend_value(state, seat, box.EXTEND + city)
            if value > highest:
                highest = value
                best = box.EXTEND + city
        if best != box.COLLECT:
            double = best - box.EXTEND + box.DOUBLE
            may_double = offer >> double - box.EXTEND & 1
            return double if may_double and self.evaluation.extend_value(state, seat, double) > highest else best
        if offer & PRIVILEGE_BIT and state.money[seat] < POOR and self.evaluation.privilege_value(state, seat) > 0:
            return box.PRIVILEGE
        return box.COLLECT

    def best_of_some(self, state: State, seat: int, mask: int, first: int, chance: Chance) -> int:
        """The action of most value among a few of a set, taken by lot; `first` is the code of the set's number 0."""
        left = members(mask)
        best = -1
        highest = 0.0
        for _ in range(min(WEIGHED, len(left))):
            at = chance.below(len(left))
            action = first + left[at]
            left[at] = left[-1]
            left.pop()
            value = self.evaluation.instinct(state, seat, action)
            if best < 0 or value > highest:
                highest = value
                best = action
        return best
