"""A good action found fast, for the players of imagined games: the next step of a plan."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi
from typing import Final

from ....kernel.chance import Chance
from .. import pieces as box
from ..boats import coal_laid, mooring_of, sailors_to_win
from ..duel import may_fish
from ..harbour import landable
from ..pieces import ENOUGH_GOLD, State
from ..river import COAL_VALUES, FISHERMAN, HAND_KINDS, MOST_SEATS, PASSENGERS, SAILOR
from .evaluation import CARD_VALUE, LATE, MERCHANTS_KEPT, RISK, Evaluation, boats_left, coal_sums, coal_to_lay

SPARE_SAILORS: Final = 2  # so many more than needed are thought of
MOST_SAILORS: Final = 20


@dataclass(frozen=True)
class Leanings:
    """What an imagined player thinks things cost and bring, in gold. As it stands here: what merchants and masters imagine."""

    coal: float = 0.3  # what is spent: a point of coal
    coal_plenty: float = 0.0  # and so much less for each card of coal in hand
    sailor: float = 0.5
    sailor_plenty: float = 0.0
    fisherman: float = 0.3
    # Where somebody has more than twelve gold, so much less of it counts for each gold more: what is spent, what stays aboard.
    spent_late: float = 0.0
    aboard_late: float = 0.0
    # Of losing a pier to each boat still to move, by the sailors that hold it. Those of merchants add up. With the other two
    # given, all boats are to be withstood one after another: those that have not passed the pier, the same at Nantes, and
    # those that have.
    risk: tuple[float, ...] = tuple(RISK)
    risk_at_nantes: tuple[float, ...] = ()
    risk_from_afar: tuple[float, ...] = ()
    # What cargo aboard is worth, passengers by fare, and less for each space that it still has to go.
    barrel: float = MERCHANTS_KEPT.barrel
    barrel_space: float = MERCHANTS_KEPT.barrel_space
    passenger: tuple[float, ...] = MERCHANTS_KEPT.passenger
    passenger_space: float = MERCHANTS_KEPT.passenger_space
    least_for_barrel: float = 0.0  # a barrel is not landed for less, unless the game is about to end
    at_orleans: float = 0.0  # to lie there at the end of a round; as much less at Nantes, and nothing halfway
    lure: float = 0.0  # a card of cargo that waits where the boat lies then
    lure_space: float = 0.0  # and less for each space to there
    card: tuple[float, ...] = tuple(CARD_VALUE)  # a card in hand by kind
    alike: tuple[float, ...] = (0.1, 0.1, 0.1, 0.2, 0.2, 0.4)  # and how much less for each alike that is held


LIKE_MERCHANTS: Final = Leanings()

# Found by an evolution strategy at tables of six, five and four such traders (docs/learned.md).
AT_SIX: Final = Leanings(
    coal=0.5,
    coal_plenty=0.055,
    sailor=0.7,
    sailor_plenty=0.105,
    fisherman=0.66,
    spent_late=0.14,
    aboard_late=0.1,
    risk=(0.22, 0.24, 0.11, 0.14),
    risk_at_nantes=(0.14, 0.16, 0.08, 0.02),
    risk_from_afar=(0.03, 0.13, 0.08, 0.16),
    barrel=1.79,
    barrel_space=0.039,
    passenger=(0.7, 1.67),
    passenger_space=0.056,
    least_for_barrel=1.35,
    at_orleans=0.27,
    lure=0.155,
    lure_space=0.0156,
    card=(1.4, 1.0, 0.46, 2.6, 2.0, -0.5),
    alike=(0.18, 0.34, 0.58, 0.29, 0.31, 0.57),
)


class Prices:
    """The leanings of imagined players on one river, reckoned once."""

    def __init__(self, evaluation: Evaluation, leanings: Leanings) -> None:
        river = self.river = evaluation.river
        self.start_value = evaluation.start_value
        self.coal, self.coal_plenty = leanings.coal, leanings.coal_plenty
        self.sailor, self.sailor_plenty = leanings.sailor, leanings.sailor_plenty
        self.fisherman, self.least_for_barrel = leanings.fisherman, leanings.least_for_barrel
        self.spent_late, self.aboard_late = leanings.spent_late, leanings.aboard_late
        self.card: list[float] = list(leanings.card)
        self.alike: list[float] = list(leanings.alike)
        self.risk: list[float] = [leanings.risk[min(at, len(leanings.risk) - 1)] for at in range(MOST_SAILORS + 1)]
        # The chance to keep a pier, by the sailors that hold it and the boats still to move.
        self.one_by_one = bool(leanings.risk_at_nantes)
        self.kept: list[list[float]] = [[1.0 - risk * rivals for rivals in range(MOST_SEATS)] for risk in self.risk]
        self.kept_at_nantes = self.kept_from_afar = self.kept
        if self.one_by_one:
            self.kept, self.kept_at_nantes = withstood(leanings.risk), withstood(leanings.risk_at_nantes)
            self.kept_from_afar = withstood(leanings.risk_from_afar)
        barrels = river.cargo_kinds - PASSENGERS
        aboard = [*(leanings.passenger[fare - 1] for fare in river.fare), *[leanings.barrel] * barrels]
        space = [*[leanings.passenger_space] * PASSENGERS, *[leanings.barrel_space] * barrels]
        self.cargo: list[list[float]] = [
            [aboard[cargo] - space[cargo] * river.ahead[place][river.goal[cargo]] for cargo in range(river.cargo_kinds)]
            for place in range(river.ring)
        ]
        # To lie at a place of the ring: for itself, and before cargo that waits in a town.
        self.lying: list[float] = [leanings.at_orleans * cos(2 * pi * place / river.ring) for place in range(river.ring)]
        self.is_lured = leanings.lure > 0
        self.lured: list[list[float]] = [
            [max(0.0, leanings.lure - leanings.lure_space * ahead) for ahead in river.ahead[place]]
            for place in range(river.ring)
        ]

    def card_value(self, state: State, seat: int, kind: int) -> float:
        """What one more card of a kind is worth beside those already in hand."""
        hand = state.hand
        first = seat * HAND_KINDS
        held = hand[first + kind]
        if kind < COAL_VALUES:
            held = hand[first] + hand[first + 1] + hand[first + 2]
        return self.card[kind] - self.alike[kind] * held


def withstood(risks: tuple[float, ...]) -> list[list[float]]:
    """The chance to keep a pier, by the sailors that hold it and by how many boats try, each at this risk by the sailors."""
    return [
        [(1.0 - risks[min(sailors, len(risks) - 1)]) ** rivals for rivals in range(MOST_SEATS)]
        for sailors in range(MOST_SAILORS + 1)
    ]


class Plan:
    """The best end of phase 2 that a boat can still reach with what its owner holds, and the way there.

    Unlike the instinct's `best_end` it values cargo as the evaluation does, and may spend more sailors than it takes to win.
    """

    def __init__(self, prices: Prices, state: State, seat: int) -> None:
        river = self.river = prices.river
        self.prices = prices
        self.state = state
        self.seat = seat
        first = seat * HAND_KINDS
        self.coal_held = state.hand[first : first + COAL_VALUES]
        self.sailors_held = state.hand[first + SAILOR]
        self.sailors_laid = state.sailors[seat]
        self.rivals = boats_left(state) - 1  # boats that move later
        self.coal_price = prices.coal - prices.coal_plenty * sum(self.coal_held)
        self.sailor_price = prices.sailor - prices.sailor_plenty * self.sailors_held
        self.fisherman_price = prices.fisherman
        self.aboard_counts = 1.0
        late = max(state.gold) - LATE
        if late > 0:
            spent = max(0.0, 1.0 - prices.spent_late * late)
            self.coal_price, self.sailor_price = self.coal_price * spent, self.sailor_price * spent
            self.fisherman_price = self.fisherman_price * spent
            self.aboard_counts = max(0.0, 1.0 - prices.aboard_late * late)
        self.coming: list[int] = []  # where boats that move later are bound for as yet
        if prices.one_by_one:
            for other in range(state.seats):
                if other != seat and not state.moved[other]:
                    self.coming.append(river.on_ring(state.town[other], state.heading[other]) + coal_laid(state, other))
        self.waiting: list[int] = []
        if prices.is_lured:
            self.waiting = [cargo for cargo in range(river.cargo_kinds) if state.waiting[cargo]]
        self.near = 0  # the boats that move later and have a pier still before them
        self.kept_pier = 0.0
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
        values = self.prices.cargo[place]
        aboard = self.state.aboard
        first = self.seat * river.cargo_kinds
        counts = self.aboard_counts
        lying = self.prices.lying[place]
        for cargo in self.waiting:
            lying += self.state.waiting[cargo] * self.prices.lured[place][river.origin[cargo]]
        midstream = lying * counts - self.coal_price * coal
        for cargo in self.freight:
            midstream += aboard[first + cargo] * values[cargo] * counts
        if midstream > self.value:
            self.choose(midstream, coal, 0, -1, 0.0)
        loaded = 0.0
        for cargo in river.departing[town]:
            loaded += self.state.waiting[cargo] * values[cargo] * counts
        self.near = 0
        for other in self.coming:
            if (place - other) % river.ring <= river.nantes:
                self.near += 1
        for pier in river.piers_of[town]:
            self.weigh_pier(pier, midstream, loaded + self.landed(values, town, pier), coal)

    def landed(self, values: list[float], town: int, pier: int) -> float:
        """What cargo brings more if it is landed than if it stays aboard."""
        river = self.river
        total = 0.0
        for cargo in self.freight:
            if river.goal[cargo] == town:
                pays = river.pays(cargo, pier)
                if cargo < PASSENGERS or pays >= self.prices.least_for_barrel:
                    stays = values[cargo] * self.aboard_counts
                    total += self.state.aboard[self.seat * river.cargo_kinds + cargo] * (pays - stays)
        return total

    def weigh_pier(self, pier: int, midstream: float, pier_value: float, coal: int) -> None:
        """With as many sailors as it takes, and perhaps some more to hold it."""
        needed = sailors_to_win(self.state, self.seat, pier, self.sailors_laid)
        most = min(self.sailors_held, needed + SPARE_SAILORS) if self.rivals else min(self.sailors_held, needed)
        for sailors in range(needed, most + 1):
            value = midstream + pier_value * self.keeps(pier, self.sailors_laid + sailors) - self.sailor_price * sailors
            if value > self.value:
                self.choose(value, coal, sailors, pier, pier_value)

    def keeps(self, pier: int, sailors: int) -> float:
        """The chance to keep a pier with so many sailors."""
        prices = self.prices
        sailors = min(sailors, MOST_SAILORS)
        if not prices.one_by_one:
            return prices.kept[sailors][self.rivals]
        kept = prices.kept_at_nantes if pier >= self.river.nantes else prices.kept
        return kept[sailors][self.near] * prices.kept_from_afar[sailors][self.rivals - self.near]

    def choose(self, value: float, coal: int, sailors: int, pier: int, pier_value: float) -> None:
        self.value, self.coal, self.sailors = value, coal, sailors
        self.pier, self.pier_value = pier, pier_value
        if pier >= 0 and self.prices.one_by_one:
            self.kept_pier = self.keeps(pier, self.sailors_laid)

    def step(self, chance: Chance) -> int:
        """The next action on the way there: coal and sailors in any order, a fisherman to move later, the move."""
        river = self.river
        if self.coal and (not self.sailors or chance.below(2)):
            return river.lay + next_coal(self.coal_held, self.coal)
        if self.sailors:
            return river.lay + SAILOR
        may_wait = self.rivals and self.state.hand[self.seat * HAND_KINDS + FISHERMAN]
        if may_wait and self.pier_value * self.lost() > self.fisherman_price:
            return river.lay + FISHERMAN
        return river.stay if self.pier < 0 else river.dock + mooring_of(river, self.pier)

    def lost(self) -> float:
        """How likely the pier will be lost; to merchants, to the next boat."""
        return 1.0 - self.kept_pier if self.prices.one_by_one else self.prices.risk[min(self.sailors_laid, MOST_SAILORS)]


class Rollout:
    """What a trader does who follows one plan and fears no explosion."""

    def __init__(self, evaluation: Evaluation, leanings: Leanings = LIKE_MERCHANTS) -> None:
        self.river = evaluation.river
        self.prices = Prices(evaluation, leanings)

    def action(self, state: State, seat: int, chance: Chance) -> int:
        river = self.river
        if state.phase == box.DUEL:
            return self.in_duel(state, seat, chance)
        if state.phase == box.DRAFT:
            kinds = [kind for kind in range(HAND_KINDS) if state.offer[kind]]
            return river.take + best_of(kinds, [self.prices.card_value(state, seat, kind) for kind in kinds])
        if state.phase == box.START:
            towns = [town for town in range(river.nantes) if not state.berth[town]]
            return river.place + best_of(towns, [self.prices.start_value(town) for town in towns])
        if state.phase == box.LOADING:
            waiting = [cargo for cargo in river.departing[river.nantes] if state.waiting[cargo]]
            return river.load + best_of(waiting, [self.prices.cargo[river.nantes][cargo] for cargo in waiting])
        return self.landing(state, seat)

    def landing(self, state: State, seat: int) -> int:
        """All that pays enough, and everything where the game is about to end."""
        river = self.river
        for cargo in landable(river, state, seat):
            if cargo < PASSENGERS or self.prices.least_for_barrel <= 1.0 or state.berth[river.north] == seat + 1:
                return river.land + cargo
            if max(state.gold) >= ENOUGH_GOLD - 1:
                return river.land + cargo
        return river.keep

    def in_duel(self, state: State, seat: int, chance: Chance) -> int:
        """Who fishes goes on fishing; else the next step towards the best pier in reach."""
        if state.fishing[seat] and may_fish(state, seat):
            return self.river.fish
        plan = Plan(self.prices, state, seat)
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
