"""Thinking ahead in Die Weinhändler: what a trader may expect when thinking stops, and quick moves for imagined players."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.lookahead import Lookahead
from .boats import coal_laid, mooring_of, on_ring, town_on_ring
from .duel import may_fish
from .harbour import landable
from .minds import AHEAD, Minds, card_worth, coal_sums
from .pieces import DOCK, DRAFT, DUEL, FISH, KEEP, LAND, LAY, LOAD, LOADING, PLACE, RING, RUNNING, START, STAY, TAKE, State
from .river import (
    CARGO_KINDS,
    COAL_VALUES,
    EXPLOSION,
    FISHERMAN,
    HAND_KINDS,
    NANTES,
    PASSENGERS,
    SAILOR,
    SOUTH,
    River,
)

# In gold, what things are worth at the end of a round: fitted to how 400 games of merchants ended (docs/players.md).
BARREL = 1.6
FARES = (0.65, 1.85)
A_SPACE = 0.025  # less for each space that cargo still has to go
COAL_KEPT = (0.45, 0.48, 0.52)
SAILORS_KEPT = (0.0, 0.7, 1.3, 1.8, 2.2, 2.5, 2.7)
FISHERMAN_KEPT = 0.4
EXPLOSION_KEPT = 0.3

# What an imagined player thinks it spends.
COAL_PRICE = 0.3  # a point of coal
SAILOR_PRICE = 0.5
FISHERMAN_PRICE = 0.3
RISK = (0.25, 0.12, 0.06)  # of losing a pier, for each boat still to move, by the sailors that hold it
SPARE_SAILORS = 2  # so many more than needed are thought of


class Plan:
    """The best end of phase 2 that a boat can still reach with what its owner holds."""

    def __init__(self, river: River, hopes: list[list[float]], state: State, seat: int) -> None:
        self.river = river
        self.hopes = hopes
        self.state = state
        self.seat = seat
        first = seat * HAND_KINDS
        self.coal_held = state.hand[first : first + COAL_VALUES]
        self.sailors_held = state.hand[first + SAILOR]
        self.sailors_laid = state.sailors[seat]
        self.rivals = state.moved.count(0) - 1  # boats that move later
        first = seat * CARGO_KINDS
        self.freight: list[int] = [cargo for cargo in range(CARGO_KINDS) if state.aboard[first + cargo]]
        self.worth = -1000.0
        self.coal = 0  # to be laid
        self.sailors = 0  # to be laid
        self.pier = -1  # to be sought; -1: none
        self.gain = 0.0  # what the pier brings

    def make(self) -> None:
        start = on_ring(self.state.town[self.seat], self.state.heading[self.seat]) + coal_laid(self.state, self.seat)
        sums = coal_sums(self.coal_held)
        for coal in range(RING):
            if sums >> coal & 1:
                self.weigh_place((start + coal) % RING, coal)

    def weigh_place(self, place: int, coal: int) -> None:
        """Staying midstream there, or seeking a pier."""
        town = town_on_ring(place)
        hope = self.hopes[place]
        aboard = self.state.aboard
        first = self.seat * CARGO_KINDS
        midstream = -COAL_PRICE * coal
        for cargo in self.freight:
            midstream += aboard[first + cargo] * hope[cargo]
        if midstream > self.worth:
            self.worth = midstream
            self.coal = coal
            self.sailors = 0
            self.pier = -1
            self.gain = 0.0
        loaded = 0.0
        for cargo in self.river.departing[town]:
            loaded += self.state.waiting[cargo] * hope[cargo]
        self.weigh_pier(town, midstream, loaded + self.landed(hope, town, town), coal)
        if town == NANTES:
            self.weigh_pier(SOUTH, midstream, loaded + self.landed(hope, town, SOUTH), coal)

    def landed(self, hope: list[float], town: int, pier: int) -> float:
        """What landing brings more than hope."""
        total = 0.0
        for cargo in self.freight:
            if self.river.goal[cargo] == town:
                total += self.state.aboard[self.seat * CARGO_KINDS + cargo] * (self.river.pays(cargo, pier) - hope[cargo])
        return total

    def weigh_pier(self, pier: int, midstream: float, gain: float, coal: int) -> None:
        """With as many sailors as it takes, and perhaps some more to hold it."""
        holder = self.state.berth[pier] - 1
        needed = 0
        if holder >= 0 and holder != self.seat:
            needed = max(0, self.state.sailors[holder] + 1 - self.sailors_laid)
        most = min(self.sailors_held, needed + SPARE_SAILORS) if self.rivals else min(self.sailors_held, needed)
        for sailors in range(needed, most + 1):
            worth = midstream + gain * (1.0 - risk(self.sailors_laid + sailors) * self.rivals) - SAILOR_PRICE * sailors
            if worth > self.worth:
                self.worth = worth
                self.coal = coal
                self.sailors = sailors
                self.pier = pier
                self.gain = gain

    def step(self, chance: Chance) -> int:
        """The next action on the way there: coal and sailors in any order, a fisherman to move later, the move."""
        if self.coal and (not self.sailors or chance.below(2)):
            return LAY + next_coal(self.coal_held, self.coal)
        if self.sailors:
            return LAY + SAILOR
        may_wait = self.rivals and self.state.hand[self.seat * HAND_KINDS + FISHERMAN]
        if may_wait and self.gain * risk(self.sailors_laid) > FISHERMAN_PRICE:
            return LAY + FISHERMAN
        return STAY if self.pier < 0 else DOCK + mooring_of(self.pier)


class Foresight:
    """Thinking ahead on one river."""

    def __init__(self, minds: Minds) -> None:
        self.minds = minds
        self.river = minds.river
        values = [*(FARES[fare - 1] for fare in self.river.fare), *[BARREL] * (CARGO_KINDS - PASSENGERS)]
        self.hopes: list[list[float]] = [
            [values[cargo] - A_SPACE * AHEAD[place][self.river.goal[cargo]] for cargo in range(CARGO_KINDS)]
            for place in range(RING)
        ]

    # ---- what a position promises ----

    def expected(self, state: State) -> list[float]:
        """Gold, hopes aboard, and cards in hand."""
        worth = [float(gold) for gold in state.gold]
        if state.over == RUNNING and state.round:
            for seat in range(state.seats):
                worth[seat] += self.cargo_promise(state, seat) + hand_promise(state, seat)
        return worth

    def cargo_promise(self, state: State, seat: int) -> float:
        hope = self.hopes[on_ring(state.town[seat], state.heading[seat])]
        first = seat * CARGO_KINDS
        aboard = state.aboard
        total = 0.0
        for cargo in range(CARGO_KINDS):
            if aboard[first + cargo]:
                total += aboard[first + cargo] * hope[cargo]
        return total

    # ---- hunches ----

    def hunch(self, state: State, seat: int, chance: Chance) -> int:
        """What a trader does who follows one plan and fears no explosion."""
        if state.phase == DUEL:
            return self.duel_hunch(state, seat, chance)
        if state.phase == DRAFT:
            kinds = [kind for kind in range(HAND_KINDS) if state.offer[kind]]
            return TAKE + most_liked(kinds, [card_worth(state, seat, kind) for kind in kinds])
        if state.phase == START:
            towns = [town for town in range(NANTES) if not state.berth[town]]
            return PLACE + most_liked(towns, [self.minds.instinct(state, seat, PLACE + town) for town in towns])
        if state.phase == LOADING:
            waiting = [cargo for cargo in self.river.departing[NANTES] if state.waiting[cargo]]
            return LOAD + most_liked(waiting, [self.hopes[NANTES][cargo] for cargo in waiting])
        arrived = landable(self.river, state, seat)
        return LAND + arrived[0] if arrived else KEEP

    def duel_hunch(self, state: State, seat: int, chance: Chance) -> int:
        """Who fishes goes on fishing; else the next step towards the best pier in reach."""
        if state.fishing[seat] and may_fish(state, seat):
            return FISH
        plan = Plan(self.river, self.hopes, state, seat)
        plan.make()
        return plan.step(chance)

    def lookahead(self) -> Lookahead[State]:
        return Lookahead(
            evaluate=self.expected,
            stage=chapter,
            stages_ahead=1,
            clear_lead=lambda state: 5.0,
            rollout_tries=3,
            iterations=60,
            instinct_weight=0.03,
            compared=8,
            rollout=self.hunch,
        )


def hand_promise(state: State, seat: int) -> float:
    """What the cards kept in hand will bring; each further sailor less."""
    hand = state.hand
    first = seat * HAND_KINDS
    total = FISHERMAN_KEPT * hand[first + FISHERMAN] + EXPLOSION_KEPT * hand[first + EXPLOSION]
    for value in range(COAL_VALUES):
        total += COAL_KEPT[value] * hand[first + value]
    return total + SAILORS_KEPT[min(hand[first + SAILOR], len(SAILORS_KEPT) - 1)]


def risk(sailors: int) -> float:
    """Of losing a pier to each boat still to move."""
    return RISK[sailors] if sailors < len(RISK) else RISK[-1]


def most_liked(choices: list[int], liking: list[float]) -> int:
    best = 0
    for at in range(1, len(choices)):
        if liking[at] > liking[best]:
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


def chapter(state: State) -> int:
    """A round, and the end of the last."""
    return state.round + state.over
