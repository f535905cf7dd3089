"""What players think: worlds a seat may believe in, an instinct for a good move; and whether every card is accounted for."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.visibility import View, restore
from .boats import coal_laid, on_ring, pier_at, pier_of, town_on_ring
from .pieces import (
    DOCK,
    DRAFT,
    DUEL,
    EXPLODE,
    FIELDS,
    FISH,
    KEEP,
    LAND,
    LAY,
    LOAD,
    LOADING,
    MOST_SEATS,
    PLACE,
    RING,
    START,
    STAY,
    TAKE,
    TRADE,
    State,
)
from .river import (
    CARGO,
    CARGO_KINDS,
    COAL_VALUES,
    EXPLOSION,
    FISHERMAN,
    HAND_KINDS,
    KINDS,
    NANTES,
    PASSENGERS,
    PIERS,
    SAILOR,
    SOUTH,
    TOWNS,
    River,
)

# How far it is from each place of the ring to each town, going forwards.
AHEAD = [[min((town - place) % RING, (-town - place) % RING) for town in range(TOWNS)] for place in range(RING)]

# What a card is worth in hand, and how much less each further one.
CARD_WORTH = (1.0, 1.25, 1.4, 1.6, 0.9, 0.8)
ONE_MORE = 0.2
COAL_COST = 0.07  # a point of coal
SAILOR_COST = 0.35
FISHERMAN_COST = 0.25
EXPLOSION_COST = 0.5
SPITE = 0.3  # what an opponent's loss is worth
BARREL_HOPE = 1.6  # what a barrel usually brings
ABOARD = 0.75  # cargo aboard is not yet landed
FAR = 18.0
RISK = (0.25, 0.12, 0.06)  # of losing a pier, for each boat still to move, by the sailors that hold it
STAY_LOSS = 0.2  # a fight that is lost costs sailors


class Minds:
    """What can be thought about the game on one river."""

    def __init__(self, river: River) -> None:
        self.river = river
        hopes = [*(float(fare) for fare in river.fare), *[BARREL_HOPE] * (CARGO_KINDS - PASSENGERS)]
        self.hope = [
            [hopes[cargo] * ABOARD * (1 - AHEAD[place][river.goal[cargo]] / FAR) for cargo in range(CARGO_KINDS)]
            for place in range(RING)
        ]

    # ---- worlds ----

    def imagine(self, view: View, seat: int, chance: Chance) -> State:
        """A world in which this seat would see this view.

        Unknown are only the hidden parts of the other hands and the order of the pile. Until the first reshuffle hidden cards
        are any that nobody sees; after it `hidden` tells which they are, and the pile's cards are known but for their order.
        """
        state = restore(FIELDS, State(), view)
        unseen = self.unseen(state)
        for at in range(len(state.hand)):
            if view.hand[at // HAND_KINDS] is None:
                unseen[at % HAND_KINDS] -= state.known[at]
        pool = self.hidden_elsewhere(state, seat) if state.reshuffled else unseen[:HAND_KINDS]
        cards = [kind for kind in range(HAND_KINDS) for _ in range(pool[kind])]
        chance.shuffle(cards, self.river.deck)
        for other in range(state.seats):
            if view.hand[other] is not None:
                continue
            first = other * HAND_KINDS
            row = state.known[first : first + HAND_KINDS]
            for _ in range(view.hand_count[other] - sum(row)):
                kind = cards.pop()
                row[kind] += 1
                unseen[kind] -= 1
            state.hand[first : first + HAND_KINDS] = row
        state.pile = [kind for kind in range(KINDS) for _ in range(unseen[kind])]
        chance.shuffle(state.pile, self.river.deck)
        return state

    def unseen(self, state: State) -> list[int]:
        """Of each kind, the cards that lie neither in a hand of this state nor openly."""
        left = [self.river.many[kind] - state.discards[kind] for kind in range(KINDS)]
        for kind in range(HAND_KINDS):
            left[kind] -= state.offer[kind] + sum(state.hand[kind::HAND_KINDS])
        for value in range(COAL_VALUES):
            left[value] -= sum(state.coal[value::COAL_VALUES])
        left[SAILOR] -= sum(state.sailors)
        left[FISHERMAN] -= sum(state.fishing)
        for cargo in range(CARGO_KINDS):
            left[CARGO + cargo] -= state.waiting[cargo] + sum(state.aboard[cargo::CARGO_KINDS])
        return left

    def hidden_elsewhere(self, state: State, seat: int) -> list[int]:
        """After a reshuffle: the hidden cards of all hands, less those of this seat's own."""
        pool = state.hidden[:]
        if seat >= 0:
            first = seat * HAND_KINDS
            for kind in range(HAND_KINDS):
                pool[kind] -= state.hand[first + kind] - state.known[first + kind]
        return pool

    def audit(self, state: State) -> list[str]:
        """W2 and W3: whether all 108 cards are there, boats and piers agree, and the memory of open cards holds."""
        faults = []
        in_pile = [0] * KINDS
        for kind in state.pile:
            in_pile[kind] += 1
        if self.unseen(state) != in_pile:
            faults.append("the 108 cards do not add up")
        for pier in range(PIERS):
            holder = state.berth[pier] - 1
            if holder >= 0 and state.town[holder] != min(pier, NANTES):
                faults.append(f"seat {holder} holds pier {pier} from afar")
        held = [holder for holder in state.berth if holder]
        if len(held) != len(set(held)):
            faults.append("a boat lies at two piers")
        if any(state.known[at] > state.hand[at] for at in range(len(state.hand))):
            faults.append("a hand lacks a card that was openly taken")
        if state.reshuffled:
            for kind in range(HAND_KINDS):
                if state.hidden[kind] != sum(state.hand[kind::HAND_KINDS]) - sum(state.known[kind::HAND_KINDS]):
                    faults.append(f"hidden cards of kind {kind} are miscounted")
        return faults

    # ---- instinct ----

    def instinct(self, state: State, seat: int, action: int) -> float:
        """How good an action looks: in phase 2 the gold and the cargo it leads to, else what a card or a place is worth."""
        if state.phase == DUEL:
            return self.duel_instinct(state, seat, action)
        if state.phase == DRAFT:
            return card_worth(state, seat, action - TAKE)
        if state.phase == START:
            town = action - PLACE
            return len(self.river.departing[town]) - 0.5 * abs(town - 3)
        if state.phase == LOADING:
            return self.hope[NANTES][action - LOAD]
        return 0.0 if action == KEEP else float(self.river.pays(action - LAND, pier_of(state, seat)))

    def duel_instinct(self, state: State, seat: int, action: int) -> float:
        """The best end of this phase that can still be reached after an action, less what the action costs."""
        coal = coal_laid(state, seat)
        if action >= DOCK:
            return self.move_worth(state, seat, coal, action)
        held = state.hand[seat * HAND_KINDS : (seat + 1) * HAND_KINDS]
        rivals = state.seats - sum(state.moved) - 1
        sailors = state.sailors[seat]
        if action == FISH:
            return self.plan(state, seat, coal, held, sailors, max(rivals - 1, 0))
        if action >= TRADE:
            return self.trade_worth(state, seat, coal, held, action - TRADE)
        if action >= EXPLODE:
            harm = self.harm(state, action - EXPLODE)
            return self.plan(state, seat, coal, held, sailors, rivals) + SPITE * harm - EXPLOSION_COST
        kind = action - LAY
        held[kind] -= 1
        if kind == FISHERMAN:
            return self.plan(state, seat, coal, held, sailors, max(rivals - 1, 0)) - FISHERMAN_COST
        if kind == SAILOR:
            return self.plan(state, seat, coal, held, sailors + 1, rivals) - SAILOR_COST
        return self.plan(state, seat, coal + kind + 1, held, sailors, rivals) - COAL_COST * (kind + 1)

    def worth(self, state: State, seat: int, place: int, pier: int) -> float:
        """Gold to be landed and hopes aboard, for a boat at this place of the ring and this pier (-1: midstream)."""
        town = town_on_ring(place)
        hope = self.hope[place]
        total = 0.0
        first = seat * CARGO_KINDS
        aboard = state.aboard
        goal = self.river.goal
        for cargo in range(CARGO_KINDS):
            many = aboard[first + cargo]
            if many:
                landed = pier >= 0 and goal[cargo] == town
                total += many * (self.river.pays(cargo, pier) if landed else hope[cargo])
        if pier >= 0:
            for cargo in self.river.departing[town]:
                total += state.waiting[cargo] * hope[cargo]
        return total

    def move_worth(self, state: State, seat: int, coal: int, action: int) -> float:
        """What moving now leads to: the pier if it is free or the fight is won."""
        place = (on_ring(state.town[seat], state.heading[seat]) + coal) % RING
        midstream = self.worth(state, seat, place, -1)
        if action == STAY:
            return midstream
        pier = pier_at(town_on_ring(place), action - DOCK)
        holder = state.berth[pier] - 1
        if holder >= 0 and holder != seat and state.sailors[seat] <= state.sailors[holder]:
            return midstream - STAY_LOSS
        rivals = state.seats - sum(state.moved) - 1
        return self.held_worth(midstream, self.worth(state, seat, place, pier), state.sailors[seat], rivals)

    def held_worth(self, midstream: float, docked: float, sailors: int, rivals: int) -> float:
        """Boats that move later may take the pier away, the more easily the fewer sailors hold it."""
        return docked - (docked - midstream) * RISK[min(sailors, 2)] * rivals

    def plan(self, state: State, seat: int, coal: int, held: list[int], sailors: int, rivals: int) -> float:
        """The best pier (or stretch of water) that the coal and the sailors in hand can still win."""
        start = on_ring(state.town[seat], state.heading[seat]) + coal
        sums = coal_sums(held)
        best = -1.0
        for extra in range(RING):
            if not sums >> extra & 1:
                continue
            place = (start + extra) % RING
            town = town_on_ring(place)
            midstream = self.worth(state, seat, place, -1)
            cost = COAL_COST * extra
            best = max(best, midstream - cost)
            for pier in (town, SOUTH) if town == NANTES else (town,):
                holder = state.berth[pier] - 1
                needed = 0
                if holder >= 0 and holder != seat:
                    needed = max(0, state.sailors[holder] + 1 - sailors)
                if needed <= held[SAILOR]:
                    docked = self.worth(state, seat, place, pier)
                    won = self.held_worth(midstream, docked, sailors + needed, rivals)
                    best = max(best, won - cost - SAILOR_COST * needed)
        return best

    def trade_worth(self, state: State, seat: int, coal: int, held: list[int], trade: int) -> float:
        """A barrel less and a sailor more in hand."""
        at = seat * CARGO_KINDS + PASSENGERS + trade // MOST_SEATS
        rivals = state.seats - sum(state.moved) - 1
        held[SAILOR] += 1
        state.aboard[at] -= 1
        worth = self.plan(state, seat, coal, held, state.sailors[seat], rivals)
        state.aboard[at] += 1
        return worth

    def harm(self, state: State, target: int) -> float:
        """What an opponent loses if one of their coal cards explodes, should they lay no other."""
        other, value = divmod(target, COAL_VALUES)
        coal = coal_laid(state, other)
        nothing = [0] * HAND_KINDS
        before = self.plan(state, other, coal, nothing, state.sailors[other], 0)
        return before - self.plan(state, other, coal - value - 1, nothing, state.sailors[other], 0)


def card_worth(state: State, seat: int, kind: int) -> float:
    """What one more card of a kind is worth beside those already in hand."""
    held = state.hand[seat * HAND_KINDS : (seat + 1) * HAND_KINDS]
    alike = sum(held[:COAL_VALUES]) / 2 if kind < COAL_VALUES else held[kind]
    if kind == EXPLOSION:
        alike *= 2
    return CARD_WORTH[kind] - ONE_MORE * alike


def coal_sums(held: list[int]) -> int:
    """The sums that coal in hand can make, as bits."""
    sums = 1
    for value in range(COAL_VALUES):
        for _ in range(held[value]):
            sums |= sums << (value + 1)
    return sums
