"""What imagined families of Pfeffersäcke do: about what the instinct likes best, found without weighing every action."""

from __future__ import annotations

from ...kernel.chance import Chance
from .minds import Minds, conduct, florin
from .pieces import (
    BASIC_INCOME,
    CITIES,
    COLLECT,
    DISK,
    DOUBLE,
    EXTEND,
    EXTENDING,
    OPEN,
    OPENING,
    PRIVILEGE,
    STOP,
    State,
)
from .rules import Rules, doubled_income

WEIGHED = 6  # places looked at before one is chosen
POOR = 20  # florins, below which a family thinks of the privilege
EVERY_CITY = (1 << CITIES) - 1


class Hunches:
    """Quick choices on one board."""

    def __init__(self, rules: Rules, minds: Minds) -> None:
        self.rules = rules
        self.choices = rules.choices
        self.minds = minds

    def hunch(self, state: State, seat: int, chance: Chance) -> int:
        phase = state.phase
        if phase == OPENING:
            return self.route(state, seat, chance)
        if phase == EXTENDING:
            return self.extension(state, seat)
        offer = self.choices.offer(state, seat)
        return self.best_of_some(state, seat, offer, 0, chance)

    def route(self, state: State, seat: int, chance: Chance) -> int:
        """P14: the best of a few ways, if it is better than to stay at home."""
        best = self.best_of_some(state, seat, self.choices.ways_to_open(state, seat), OPEN, chance)
        return best if self.minds.liking_to_open(state, seat, best - OPEN) > 0 else STOP

    def extension(self, state: State, seat: int) -> int:
        """P10: the city that gains most by another post, P23: or by two; else the income, P24: doubled for the poor."""
        offer = self.choices.ways_to_extend(state, seat)
        best = COLLECT
        liked = 0.0
        left = offer >> EXTEND & EVERY_CITY
        while left:
            city = (left & -left).bit_length() - 1
            left &= left - 1
            liking = self.minds.liking_to_extend(state, seat, EXTEND + city)
            if liking > liked:
                liked = liking
                best = EXTEND + city
        if best != COLLECT:
            double = best - EXTEND + DOUBLE
            return double if offer >> double & 1 and self.minds.liking_to_extend(state, seat, double) > liked else best
        if offer >> PRIVILEGE & 1 and state.money[seat] < POOR:
            plain = self.rules.city_income(state, seat) + BASIC_INCOME[state.seats]
            if (doubled_income(plain) - plain) * florin(state, seat) > conduct(state):
                return PRIVILEGE
        return COLLECT

    def best_of_some(self, state: State, seat: int, mask: int, first: int, chance: Chance) -> int:
        """The action the instinct likes best among a few of the mask, taken by lot."""
        found: list[int] = []
        while mask:
            found.append(first + (mask & -mask).bit_length() - 1)
            mask &= mask - 1
        best = -1
        liked = 0.0
        for _ in range(min(WEIGHED, len(found))):
            at = chance.below(len(found))
            action = found[at]
            found[at] = found[-1]
            found.pop()
            liking = self.weigh(state, seat, action)
            if best < 0 or liking > liked:
                liked = liking
                best = action
        return best

    def weigh(self, state: State, seat: int, action: int) -> float:
        if action >= OPEN:
            return self.minds.liking_to_open(state, seat, action - OPEN)
        if action >= DISK:
            return self.minds.liking_for_disk(state, seat, action - DISK)
        return self.minds.instinct(state, seat, action)
