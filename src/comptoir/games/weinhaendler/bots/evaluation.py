"""What actions and positions are worth, in gold: the instinct for a good action, and what each seat may expect in the end.

The instinct holds cards cheaper than the evaluation does: it was made first, and the merchant plays by it.
"""

from __future__ import annotations

from typing import Final

from .. import pieces as box
from ..boats import coal_laid, pier_at, pier_of, sailors_to_win
from ..pieces import River, State
from ..river import COAL_VALUES, EXPLOSION, FISHERMAN, HAND_KINDS, MOST_SEATS, PASSENGERS, SAILOR

RISK: Final = [0.25, 0.12, 0.06]  # of losing a pier, for each boat still to move, by the sailors that hold it

# In the instinct: what a card is worth in hand, and how much less each further one; what using one costs.
CARD_VALUE: Final = [1.0, 1.25, 1.4, 1.6, 0.9, 0.8]
ONE_MORE: Final = 0.2
COAL_COST: Final = 0.07  # a point of coal
SAILOR_COST: Final = 0.35
FISHERMAN_COST: Final = 0.25
EXPLOSION_COST: Final = 0.5
SPITE: Final = 0.3  # what an opponent's loss is worth
BARREL_PAYS: Final = 1.6  # what a barrel usually brings
ABOARD: Final = 0.75  # cargo aboard is not yet landed
BEYOND: Final = 4.0  # cargo is worthless so many spaces beyond a whole ring
STAY_LOSS: Final = 0.2  # a fight that is lost costs sailors

# At the end of a round: fitted to how 400 games of merchants ended (docs/bot-notes.md).
BARREL_ABOARD: Final = 1.6
PASSENGER_ABOARD: Final = [0.65, 1.85]  # by fare
A_SPACE: Final = 0.025  # less for each space that cargo still has to go
COAL_KEPT: Final = [0.45, 0.48, 0.52]
SAILORS_KEPT: Final = [0.0, 0.7, 1.3, 1.8, 2.2, 2.5, 2.7]
FISHERMAN_KEPT: Final = 0.4
EXPLOSION_KEPT: Final = 0.3


class Evaluation:
    """Values on one river. Cargo aboard has a table for the instinct and one for the evaluation: by place of the ring."""

    def __init__(self, river: River) -> None:
        self.river = river
        barrels = river.cargo_kinds - PASSENGERS
        pays = [*(float(fare) for fare in river.fare), *[BARREL_PAYS] * barrels]
        far = river.ring + BEYOND
        self.instinct_cargo: list[list[float]] = [
            [pays[cargo] * ABOARD * (1 - river.ahead[place][river.goal[cargo]] / far) for cargo in range(river.cargo_kinds)]
            for place in range(river.ring)
        ]
        aboard = [*(PASSENGER_ABOARD[fare - 1] for fare in river.fare), *[BARREL_ABOARD] * barrels]
        self.cargo: list[list[float]] = [
            [aboard[cargo] - A_SPACE * river.ahead[place][river.goal[cargo]] for cargo in range(river.cargo_kinds)]
            for place in range(river.ring)
        ]

    # ---- evaluation: the gold each seat may expect ----

    def evaluate(self, state: State) -> list[float]:
        """Gold, and what cargo aboard and cards in hand will bring."""
        values = [float(gold) for gold in state.gold]
        if state.over == box.RUNNING and state.round:
            for seat in range(state.seats):
                values[seat] += self.aboard_value(state, seat) + hand_value(state, seat)
        return values

    def aboard_value(self, state: State, seat: int) -> float:
        river = self.river
        values = self.cargo[river.on_ring(state.town[seat], state.heading[seat])]
        first = seat * river.cargo_kinds
        aboard = state.aboard
        total = 0.0
        for cargo in range(river.cargo_kinds):
            if aboard[first + cargo]:
                total += aboard[first + cargo] * values[cargo]
        return total

    # ---- instinct: how good an action looks ----

    def instinct(self, state: State, seat: int, action: int) -> float:
        """How good an action looks: in phase 2 the gold and the cargo it leads to, else what a card or a place is worth."""
        river = self.river
        if state.phase == box.DUEL:
            return self.duel_instinct(state, seat, action)
        if state.phase == box.DRAFT:
            return card_value(state, seat, action - river.take)
        if state.phase == box.START:
            return self.start_value(action - river.place)
        if state.phase == box.LOADING:
            return self.instinct_cargo[river.nantes][action - river.load]
        return 0.0 if action == river.keep else float(river.pays(action - river.land, pier_of(river, state, seat)))

    def start_value(self, town: int) -> float:
        """Many passengers, and not far from the middle of the river."""
        return len(self.river.departing[town]) - 0.5 * abs(town - (self.river.nantes - 1) / 2)

    def duel_instinct(self, state: State, seat: int, action: int) -> float:
        """The best end of this phase that can still be reached after an action, less what the action costs."""
        river = self.river
        coal = coal_laid(state, seat)
        if action >= river.dock:
            return self.move_value(state, seat, coal, action)
        held = state.hand[seat * HAND_KINDS : (seat + 1) * HAND_KINDS]
        rivals = boats_left(state) - 1
        sailors = state.sailors[seat]
        if action == river.fish:
            return self.best_end(state, seat, coal, held, sailors, max(rivals - 1, 0))
        if action >= river.trade:
            return self.trade_value(state, seat, coal, held, action - river.trade)
        if action >= river.explode:
            harm = self.harm(state, action - river.explode)
            return self.best_end(state, seat, coal, held, sailors, rivals) + SPITE * harm - EXPLOSION_COST
        kind = action - river.lay
        held[kind] -= 1
        if kind == FISHERMAN:
            return self.best_end(state, seat, coal, held, sailors, max(rivals - 1, 0)) - FISHERMAN_COST
        if kind == SAILOR:
            return self.best_end(state, seat, coal, held, sailors + 1, rivals) - SAILOR_COST
        return self.best_end(state, seat, coal + kind + 1, held, sailors, rivals) - COAL_COST * (kind + 1)

    def boat_value(self, state: State, seat: int, place: int, pier: int) -> float:
        """Gold to be landed and cargo aboard, for a boat at this place of the ring and this pier (-1: midstream)."""
        river = self.river
        town = river.town_on_ring(place)
        values = self.instinct_cargo[place]
        total = 0.0
        first = seat * river.cargo_kinds
        aboard = state.aboard
        goal = river.goal
        for cargo in range(river.cargo_kinds):
            many = aboard[first + cargo]
            if many:
                landed = pier >= 0 and goal[cargo] == town
                total += many * (river.pays(cargo, pier) if landed else values[cargo])
        if pier >= 0:
            for cargo in river.departing[town]:
                total += state.waiting[cargo] * values[cargo]
        return total

    def move_value(self, state: State, seat: int, coal: int, action: int) -> float:
        """What moving now leads to: the pier if it is free or the fight is won."""
        river = self.river
        place = (river.on_ring(state.town[seat], state.heading[seat]) + coal) % river.ring
        midstream = self.boat_value(state, seat, place, -1)
        if action == river.stay:
            return midstream
        pier = pier_at(river, river.town_on_ring(place), action - river.dock)
        sailors = state.sailors[seat]
        if sailors_to_win(state, seat, pier, sailors):
            return midstream - STAY_LOSS
        return held_value(midstream, self.boat_value(state, seat, place, pier), sailors, boats_left(state) - 1)

    def best_end(self, state: State, seat: int, coal: int, held: list[int], sailors: int, rivals: int) -> float:
        """The value of the best pier (or stretch of water) that the coal and the sailors in hand can still win."""
        river = self.river
        start = river.on_ring(state.town[seat], state.heading[seat]) + coal
        best = -1.0
        for extra in coal_to_lay(river, held):
            place = (start + extra) % river.ring
            midstream = self.boat_value(state, seat, place, -1)
            cost = COAL_COST * extra
            best = max(best, midstream - cost)
            for pier in river.piers_of[river.town_on_ring(place)]:
                needed = sailors_to_win(state, seat, pier, sailors)
                if needed <= held[SAILOR]:
                    docked = self.boat_value(state, seat, place, pier)
                    won = held_value(midstream, docked, sailors + needed, rivals)
                    best = max(best, won - cost - SAILOR_COST * needed)
        return best

    def trade_value(self, state: State, seat: int, coal: int, held: list[int], trade: int) -> float:
        """A barrel less and a sailor more in hand."""
        at = seat * self.river.cargo_kinds + PASSENGERS + trade // MOST_SEATS
        held[SAILOR] += 1
        state.aboard[at] -= 1
        value = self.best_end(state, seat, coal, held, state.sailors[seat], boats_left(state) - 1)
        state.aboard[at] += 1
        return value

    def harm(self, state: State, target: int) -> float:
        """What an opponent loses if one of their coal cards explodes, should they lay no other."""
        other, card = divmod(target, COAL_VALUES)
        coal = coal_laid(state, other)
        nothing = [0] * HAND_KINDS
        before = self.best_end(state, other, coal, nothing, state.sailors[other], 0)
        return before - self.best_end(state, other, coal - card - 1, nothing, state.sailors[other], 0)


def held_value(midstream: float, docked: float, sailors: int, rivals: int) -> float:
    """Boats that move later may take the pier away, the more easily the fewer sailors hold it."""
    return docked - (docked - midstream) * risk(sailors) * rivals


def risk(sailors: int) -> float:
    """Of losing a pier to each boat still to move."""
    return RISK[sailors] if sailors < len(RISK) else RISK[-1]


def boats_left(state: State) -> int:
    """The boats still to move in this phase."""
    return state.moved.count(0)


def card_value(state: State, seat: int, kind: int) -> float:
    """What one more card of a kind is worth beside those already in hand, as the instinct sees it."""
    held = state.hand[seat * HAND_KINDS : (seat + 1) * HAND_KINDS]
    alike = sum(held[:COAL_VALUES]) / 2 if kind < COAL_VALUES else held[kind]
    if kind == EXPLOSION:
        alike *= 2
    return CARD_VALUE[kind] - ONE_MORE * alike


def hand_value(state: State, seat: int) -> float:
    """What the cards kept in hand will bring; each further sailor less."""
    hand = state.hand
    first = seat * HAND_KINDS
    total = FISHERMAN_KEPT * hand[first + FISHERMAN] + EXPLOSION_KEPT * hand[first + EXPLOSION]
    for value in range(COAL_VALUES):
        total += COAL_KEPT[value] * hand[first + value]
    return total + SAILORS_KEPT[min(hand[first + SAILOR], len(SAILORS_KEPT) - 1)]


def coal_sums(held: list[int]) -> int:
    """The sums that coal in hand can make, as bits."""
    sums = 1
    for value in range(COAL_VALUES):
        for _ in range(held[value]):
            sums |= sums << (value + 1)
    return sums


def coal_to_lay(river: River, held: list[int]) -> list[int]:
    """W16: how much coal can be laid from a hand, as far as the spaces reached are not those of a smaller sum again."""
    sums = coal_sums(held)
    return [coal for coal in range(river.ring) if sums >> coal & 1]
