"""A good action found fast, for the players of imagined games: the next step of a plan."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from .. import pieces as box
from ..boats import coal_laid, mooring_of, sailors_to_win
from ..duel import may_fish
from ..harbour import landable
from ..pieces import State
from ..river import COAL_VALUES, FISHERMAN, HAND_KINDS, SAILOR
from .evaluation import Evaluation, boats_left, card_value, coal_sums, coal_to_lay, risk

# What an imagined player thinks it spends.
COAL_PRICE: Final = 0.3  # a point of coal
SAILOR_PRICE: Final = 0.5
FISHERMAN_PRICE: Final = 0.3
SPARE_SAILORS: Final = 2  # so many more than needed are thought of


class Plan:
    """The best end of phase 2 that a boat can still reach with what its owner holds, and the way there.

    Unlike the instinct's `best_end` it values cargo as the evaluation does, and may spend more sailors than it takes to win.
    """

    def __init__(self, evaluation: Evaluation, state: State, seat: int) -> None:
        river = self.river = evaluation.river
        self.cargo = evaluation.cargo
        self.state = state
        self.seat = seat
        first = seat * HAND_KINDS
        self.coal_held = state.hand[first : first + COAL_VALUES]
        self.sailors_held = state.hand[first + SAILOR]
        self.sailors_laid = state.sailors[seat]
        self.rivals = boats_left(state) - 1  # boats that move later
        first = seat * river.cargo_kinds
        self.freight: list[int] = [cargo for cargo in range(river.cargo_kinds) if state.aboard[first + cargo]]
        self.value = -1000.0
        self.coal = 0  # to be laid
        self.sailors = 0  # to be laid
        self.pier = -1  # to be sought; -1: none
        self.pier_value = 0.0  # what the pier brings

    def make(self) -> None:
        river = self.river
        start = river.on_ring(self.state.town[self.seat], self.state.heading[self.seat]) + coal_laid(self.state, self.seat)
        for coal in coal_to_lay(river, self.coal_held):
            self.weigh_place((start + coal) % river.ring, coal)

    def weigh_place(self, place: int, coal: int) -> None:
        """Staying midstream there, or seeking a pier."""
        river = self.river
        town = river.town_on_ring(place)
        values = self.cargo[place]
        aboard = self.state.aboard
        first = self.seat * river.cargo_kinds
        midstream = -COAL_PRICE * coal
        for cargo in self.freight:
            midstream += aboard[first + cargo] * values[cargo]
        if midstream > self.value:
            self.choose(midstream, coal, 0, -1, 0.0)
        loaded = 0.0
        for cargo in river.departing[town]:
            loaded += self.state.waiting[cargo] * values[cargo]
        for pier in river.piers_of[town]:
            self.weigh_pier(pier, midstream, loaded + self.landed(values, town, pier), coal)

    def landed(self, values: list[float], town: int, pier: int) -> float:
        """What cargo brings more if it is landed than if it stays aboard."""
        river = self.river
        total = 0.0
        for cargo in self.freight:
            if river.goal[cargo] == town:
                total += self.state.aboard[self.seat * river.cargo_kinds + cargo] * (river.pays(cargo, pier) - values[cargo])
        return total

    def weigh_pier(self, pier: int, midstream: float, pier_value: float, coal: int) -> None:
        """With as many sailors as it takes, and perhaps some more to hold it."""
        needed = sailors_to_win(self.state, self.seat, pier, self.sailors_laid)
        most = min(self.sailors_held, needed + SPARE_SAILORS) if self.rivals else min(self.sailors_held, needed)
        for sailors in range(needed, most + 1):
            kept = 1.0 - risk(self.sailors_laid + sailors) * self.rivals
            value = midstream + pier_value * kept - SAILOR_PRICE * sailors
            if value > self.value:
                self.choose(value, coal, sailors, pier, pier_value)

    def choose(self, value: float, coal: int, sailors: int, pier: int, pier_value: float) -> None:
        self.value, self.coal, self.sailors = value, coal, sailors
        self.pier, self.pier_value = pier, pier_value

    def step(self, chance: Chance) -> int:
        """The next action on the way there: coal and sailors in any order, a fisherman to move later, the move."""
        river = self.river
        if self.coal and (not self.sailors or chance.below(2)):
            return river.lay + next_coal(self.coal_held, self.coal)
        if self.sailors:
            return river.lay + SAILOR
        may_wait = self.rivals and self.state.hand[self.seat * HAND_KINDS + FISHERMAN]
        if may_wait and self.pier_value * risk(self.sailors_laid) > FISHERMAN_PRICE:
            return river.lay + FISHERMAN
        return river.stay if self.pier < 0 else river.dock + mooring_of(river, self.pier)


class Rollout:
    """What a trader does who follows one plan and fears no explosion."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.river = evaluation.river

    def action(self, state: State, seat: int, chance: Chance) -> int:
        river = self.river
        if state.phase == box.DUEL:
            return self.in_duel(state, seat, chance)
        if state.phase == box.DRAFT:
            kinds = [kind for kind in range(HAND_KINDS) if state.offer[kind]]
            return river.take + best_of(kinds, [card_value(state, seat, kind) for kind in kinds])
        if state.phase == box.START:
            towns = [town for town in range(river.nantes) if not state.berth[town]]
            return river.place + best_of(towns, [self.evaluation.start_value(town) for town in towns])
        if state.phase == box.LOADING:
            waiting = [cargo for cargo in river.departing[river.nantes] if state.waiting[cargo]]
            return river.load + best_of(waiting, [self.evaluation.cargo[river.nantes][cargo] for cargo in waiting])
        arrived = landable(river, state, seat)
        return river.land + arrived[0] if arrived else river.keep

    def in_duel(self, state: State, seat: int, chance: Chance) -> int:
        """Who fishes goes on fishing; else the next step towards the best pier in reach."""
        if state.fishing[seat] and may_fish(state, seat):
            return self.river.fish
        plan = Plan(self.evaluation, state, seat)
        plan.make()
        return plan.step(chance)


def best_of(choices: list[int], values: list[float]) -> int:
    """The first of the choices with the highest value."""
    best = 0
    for at in range(1, len(choices)):
        if values[at] > values[best]:
            best = at
    return choices[best]


def next_coal(held: list[int], wanted: int) -> int:
    """The largest coal card in hand that belongs to a sum of just what is wanted."""
    for value in (2, 1):
        if held[value] and value < wanted:
            left = held[:]
            left[value] -= 1
            if coal_sums(left) >> (wanted - value - 1) & 1:
                return value
    return 0
