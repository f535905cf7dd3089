"""The rules of Die Weinhändler, in order of play: set-up, new cards, (phase 2 is in duel.py), loading and landing, the end."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.chance import FIRST_SEAT, Chance
from ...kernel.contract import OptionValue
from ...kernel.events import Tell
from . import duel
from .pieces import (
    BOAT_PLACED,
    BY_GOLD,
    BY_QUIET,
    DEALT,
    DOCK,
    DOWNSTREAM,
    DRAFT,
    DUEL,
    EARNED,
    ENOUGH_GOLD,
    FIRST_HAND,
    GAME_ENDED,
    KEEP,
    KEPT,
    LAND,
    LANDING,
    LAY,
    LOAD,
    LOADED,
    LOADING,
    NORTH_PIER,
    ONLY_PIER,
    PHASE_NAMES,
    PLACE,
    QUIET_ROUNDS,
    RESHUFFLED,
    ROUND_BEGAN,
    ROUND_ENDED,
    RUNNING,
    SOUTH_PIER,
    SPOILT,
    START,
    STAY,
    SUN_SHONE,
    TAKE,
    TAKEN,
    TURNED,
    TURNED_UP,
    State,
)
from .river import (
    CARGO,
    CARGO_KINDS,
    COAL_VALUES,
    HAND_KINDS,
    KINDS,
    NANTES,
    NORTH,
    PASSENGERS,
    PIERS,
    SAILOR,
    SOUTH,
    SUN,
    River,
)

BY_W23, BY_W25, BY_W27 = range(3)  # places in pieces.RULES_TOLD
PHASE_RULES = ("W3", "W8", "W9", "W22", "W23")
PROMPTS = (*PHASE_NAMES, "fishing")


# ---- set-up and new cards: nothing of this depends on the river's data but the deck ----


def take(state: State, seat: int, kind: int, tell: Tell | None) -> None:
    """W8: a card is drafted for all to see."""
    state.offer[kind] -= 1
    state.hand[seat * HAND_KINDS + kind] += 1
    state.known[seat * HAND_KINDS + kind] += 1
    state.turn = seat + 1 if seat + 1 < state.seats else 0
    if tell is not None:
        tell(TAKEN, (seat, kind))


def draft_waits(state: State, tell: Tell | None) -> bool:
    """W8: whether there is a choice. When all cards left are alike, they go round by themselves."""
    offer = state.offer
    kinds = HAND_KINDS - offer.count(0)
    if kinds > 1:
        return True
    if kinds:
        for kind in range(HAND_KINDS):
            while offer[kind]:
                take(state, state.turn, kind, tell)
    return False


def spoil(state: State, tell: Tell | None) -> None:
    """W6: every barrel that was waiting is discarded."""
    waiting = state.waiting
    if tell is not None:
        tell(SUN_SHONE, (sum(waiting[PASSENGERS:]),))
    for cargo in range(PASSENGERS, CARGO_KINDS):
        if waiting[cargo]:
            state.discards[CARGO + cargo] += waiting[cargo]
            if tell is not None:
                tell(SPOILT, (cargo, waiting[cargo]))
            waiting[cargo] = 0


def pier_of(state: State, seat: int) -> int:
    """W23: the pier a boat lies at; -1 midstream."""
    town = state.town[seat]
    if state.berth[town] == seat + 1:
        return town
    return SOUTH if town == NANTES and state.berth[SOUTH] == seat + 1 else -1


def mooring_of(pier: int) -> int:
    return ONLY_PIER if pier < NANTES else NORTH_PIER if pier == NORTH else SOUTH_PIER


class Rules:
    """The rules on one river."""

    def __init__(self, river: River) -> None:
        self.river = river

    # ---- setting up ----

    def new(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, tell: Tell | None) -> State:
        """W3: lots are drawn for the first player, who puts the first boat on the river. Cards are dealt afterwards."""
        state = State()
        state.seats = seats
        state.round = 0
        state.phase = START
        state.starter = state.turn = chance.pick(seats, FIRST_SEAT)
        state.over = RUNNING
        state.quiet = state.paid = state.reshuffled = 0
        state.pile = self.river.all_cards[:]
        state.discards = [0] * KINDS
        state.offer = [0] * HAND_KINDS
        state.hand = [0] * (seats * HAND_KINDS)
        state.known = [0] * (seats * HAND_KINDS)
        state.hidden = [0] * HAND_KINDS
        state.coal = [0] * (seats * COAL_VALUES)
        state.sailors = [0] * seats
        state.fishing = [0] * seats
        state.moved = [0] * seats
        state.town = [-1] * seats
        state.heading = [DOWNSTREAM] * seats
        state.berth = [0] * PIERS
        state.waiting = [0] * CARGO_KINDS
        state.aboard = [0] * (seats * CARGO_KINDS)
        state.gold = [0] * seats
        return state

    def place(self, state: State, seat: int, town: int, chance: Chance, tell: Tell | None) -> None:
        """W3: a boat at an empty pier, bow towards Nantes; after the last one the cards are dealt."""
        state.town[seat] = town
        state.berth[town] = seat + 1
        if tell is not None:
            tell(BOAT_PLACED, (seat, town))
        state.turn = (seat + 1) % state.seats
        if state.turn == state.starter:
            self.deal(state, chance, tell)
            self.begin_round(state, chance, tell)
            self.go_on(state, chance, tell)

    def deal(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """W4: five cards each without passengers, barrels and suns; then everything left is shuffled as the pile."""
        aside = [kind for kind in self.river.all_cards if kind >= HAND_KINDS]
        cards = [kind for kind in self.river.all_cards if kind < HAND_KINDS]
        chance.shuffle(cards, self.river.deck)
        for step in range(state.seats):
            seat = (state.starter + step) % state.seats
            first = seat * HAND_KINDS
            for _ in range(FIRST_HAND):
                state.hand[first + cards.pop()] += 1
            if tell is not None:
                tell(DEALT, (seat, *state.hand[first : first + HAND_KINDS]))
        state.pile = cards + aside
        chance.shuffle(state.pile, self.river.deck)

    # ---- phase 1: new cards ----

    def begin_round(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """W5, W6, W7: cards are turned up, a sun spoils the wine that was waiting, new cargo goes to its pier."""
        state.round += 1
        state.phase = DRAFT
        state.turn = state.starter
        state.paid = 0
        if tell is not None:
            tell(ROUND_BEGAN, (state.round, state.starter))
        up = self.turn_up(state, chance, tell)
        if up[SUN]:
            spoil(state, tell)
            state.discards[SUN] += up[SUN]
        state.offer = up[:HAND_KINDS]
        waiting = state.waiting
        for cargo in range(CARGO_KINDS):
            waiting[cargo] += up[CARGO + cargo]

    def turn_up(self, state: State, chance: Chance, tell: Tell | None) -> list[int]:
        """W5: so many cards, of each kind; the discards become a new pile when it runs out, and if they run out too, fewer."""
        up = [0] * KINDS
        pile = state.pile
        for _ in range(TURNED_UP[state.seats]):
            if not pile:
                self.reshuffle(state, chance, tell)
                if not pile:
                    break
            up[pile.pop()] += 1
        if tell is not None:
            for kind in range(KINDS):
                if up[kind]:
                    tell(TURNED, (kind, up[kind]))
        return up

    def reshuffle(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """W5: the discards are shuffled into a new pile. Now all can tell which cards lie hidden in the hands (W4)."""
        many = sum(state.discards)
        if not many:
            return
        for kind in range(KINDS):
            state.pile += [kind] * state.discards[kind]
        state.discards = [0] * KINDS
        chance.shuffle(state.pile, self.river.deck)
        state.reshuffled = 1
        for kind in range(HAND_KINDS):
            state.hidden[kind] = sum(state.hand[kind::HAND_KINDS]) - sum(state.known[kind::HAND_KINDS])
        if tell is not None:
            tell(RESHUFFLED, (many,))

    # ---- going on ----

    def go_on(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """Do all that leaves no choice, until somebody has one or the game is over."""
        while True:
            if state.phase == DRAFT:
                if draft_waits(state, tell):
                    return
                state.phase = DUEL
                duel.begin(state)
            if state.phase == DUEL:
                if duel.waits(state, tell):
                    return
                self.load_piers(state, tell)
            if state.phase == LOADING:
                if self.loading_waits(state, tell):
                    return
                state.phase = LANDING
                state.turn = state.starter
            if self.landing_waits(state):
                return
            self.end_round(state, tell)
            if state.over:
                return
            self.begin_round(state, chance, tell)

    # ---- phase 3: load and land ----

    def load_piers(self, state: State, tell: Tell | None) -> None:
        """W22: in playing order, each boat at a pier takes all that waits there, but two boats at Nantes share."""
        state.phase = LOADING
        shared = state.berth[NORTH] and state.berth[SOUTH]
        first = -1
        for step in range(state.seats):
            seat = (state.starter + step) % state.seats
            pier = pier_of(state, seat)
            if pier < 0:
                continue
            if pier >= NANTES and shared:
                first = seat if first < 0 else first
                continue
            for cargo in self.river.departing[state.town[seat]]:
                if state.waiting[cargo]:
                    self.load(state, seat, cargo, state.waiting[cargo], tell)
        state.turn = first

    def load(self, state: State, seat: int, cargo: int, many: int, tell: Tell | None) -> None:
        """W22: cargo comes aboard. There is no limit."""
        state.waiting[cargo] -= many
        state.aboard[seat * CARGO_KINDS + cargo] += many
        if tell is not None:
            tell(LOADED, (seat, cargo, many))

    def loading_waits(self, state: State, tell: Tell | None) -> bool:
        """W22: whether one of two boats at Nantes has a choice; the last card goes to whose turn it is."""
        if state.turn < 0:
            return False
        left = [cargo for cargo in self.river.departing[NANTES] if state.waiting[cargo]]
        if len(left) > 1:
            return True
        if left:
            self.load(state, state.turn, left[0], 1, tell)
        return False

    def other_at_nantes(self, state: State, seat: int) -> int:
        return state.berth[NORTH] + state.berth[SOUTH] - 2 - seat

    def landable(self, state: State, seat: int) -> list[int]:
        """W23: what is aboard and has reached its destination, if the boat lies at a pier."""
        if pier_of(state, seat) < 0:
            return []
        first = seat * CARGO_KINDS
        return [cargo for cargo in self.river.arriving[state.town[seat]] if state.aboard[first + cargo]]

    def landing_waits(self, state: State) -> bool:
        """W23: in playing order, whoever has something to land is asked."""
        while state.turn >= 0:
            if self.landable(state, state.turn):
                return True
            self.next_to_land(state)
        return False

    def next_to_land(self, state: State) -> None:
        state.turn = (state.turn + 1) % state.seats
        if state.turn == state.starter:
            state.turn = -1

    def land(self, state: State, seat: int, cargo: int, tell: Tell | None) -> None:
        """W23: one card is landed, paid and discarded."""
        pier = pier_of(state, seat)
        amount = self.river.pays(cargo, pier)
        state.aboard[seat * CARGO_KINDS + cargo] -= 1
        state.discards[CARGO + cargo] += 1
        state.gold[seat] += amount
        state.paid = 1
        if tell is not None:
            tell(EARNED, (seat, amount, BY_W23, state.round, cargo, state.town[seat], mooring_of(pier)))

    # ---- the end of a round and of the game ----

    def end_round(self, state: State, tell: Tell | None) -> None:
        """W24: sailors are discarded, boats go midstream as they point, the marker passes to the left."""
        state.discards[SAILOR] += sum(state.sailors)
        state.sailors = [0] * state.seats
        state.berth = [0] * PIERS
        state.quiet = 0 if state.paid else state.quiet + 1
        if tell is not None:
            tell(ROUND_ENDED, (state.round,))
        state.over = how_over(state)
        if state.over:
            state.turn = state.starter
            if tell is not None:
                tell(GAME_ENDED, (BY_W25 if state.over == BY_GOLD else BY_W27,))
            return
        state.starter = (state.starter + 1) % state.seats

    # ---- the contract ----

    def legal(self, state: State, seat: int) -> list[int]:
        if state.over or seat != state.turn:
            return []
        if state.phase == DUEL:
            return duel.legal(state, seat)
        if state.phase == DRAFT:
            return [TAKE + kind for kind in range(HAND_KINDS) if state.offer[kind]]
        if state.phase == START:
            return [PLACE + town for town in range(NANTES) if not state.berth[town]]
        if state.phase == LOADING:
            return [LOAD + cargo for cargo in self.river.departing[NANTES] if state.waiting[cargo]]
        return [*(LAND + cargo for cargo in self.landable(state, seat)), KEEP]

    def sample(self, state: State, seat: int, chance: Chance) -> int:
        """One of `legal`, each equally likely."""
        if state.phase == DUEL:
            return duel.sample(state, seat, chance)
        if state.phase == DRAFT:
            offer = state.offer
            kinds = [kind for kind in (0, 1, 2, 3, 4, 5) if offer[kind]]
            return TAKE + kinds[chance.below(len(kinds))]
        actions = self.legal(state, seat)
        return actions[chance.below(len(actions))]

    def refuse(self, state: State, seat: int, action: int) -> str | None:
        """Why this seat may not do this now: the clause that forbids it; None if it may."""
        if state.over:
            return "W25" if state.over == BY_GOLD else "W27"
        if seat != state.turn:
            return PHASE_RULES[state.phase]
        if state.phase == DUEL:
            return duel.refuse(state, seat, action)
        if state.phase == START:
            return None if PLACE <= action < PLACE + NANTES and not state.berth[action - PLACE] else "W3"
        if state.phase == DRAFT:
            return None if TAKE <= action < LAY and state.offer[action - TAKE] else "W8"
        if state.phase == LOADING:
            return self.refuse_load(state, action)
        return self.refuse_land(state, seat, action)

    def refuse_load(self, state: State, action: int) -> str | None:
        """W22: only what waits at Nantes can be chosen there."""
        cargo = action - LOAD
        if not 0 <= cargo < PASSENGERS or self.river.origin[cargo] != NANTES:
            return "W22"
        return None if state.waiting[cargo] else "W22"

    def refuse_land(self, state: State, seat: int, action: int) -> str | None:
        """W23: only what is aboard and has reached its destination can be landed."""
        if action == KEEP:
            return None
        return None if LAND <= action < KEEP and action - LAND in self.landable(state, seat) else "W23"

    def play(self, state: State, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
        """One action, and everything that follows from it without a choice."""
        if state.phase == DUEL:
            duel.act(state, seat, action, tell)
            if duel.waits(state, tell):
                return
        elif state.phase == DRAFT:
            take(state, seat, action - TAKE, tell)
            if draft_waits(state, tell):
                return
        elif state.phase == START:
            self.place(state, seat, action - PLACE, chance, tell)
            return
        elif state.phase == LOADING:
            self.load(state, seat, action - LOAD, 1, tell)
            state.turn = self.other_at_nantes(state, seat)
        elif action == KEEP:
            if tell is not None:
                tell(KEPT, (seat,))
            self.next_to_land(state)
        else:
            self.land(state, seat, action - LAND, tell)
        self.go_on(state, chance, tell)

    def details(self, state: State, seat: int, action: int) -> Mapping[str, int]:
        """Numbers worth showing beside a choice: the gold for a landing, how far the boat would go, who holds the pier."""
        if state.phase == LANDING and action < KEEP:
            return {"gold": self.river.pays(action - LAND, pier_of(state, seat))}
        if state.phase != DUEL or action < DOCK:
            return {}
        shown = {"spaces": duel.coal_laid(state, seat)}
        if action < STAY:
            holder = state.berth[duel.pier_at(duel.destination(state, seat), action - DOCK)]
            if holder and holder != seat + 1:
                shown["defenders"] = state.sailors[holder - 1]
        return shown


# ---- for everybody ----


def how_over(state: State) -> int:
    """W25: somebody has 20 gold or more at the end of a round. W27: or ten rounds in a row brought none."""
    if max(state.gold) >= ENOUGH_GOLD:
        return BY_GOLD
    return BY_QUIET if state.quiet >= QUIET_ROUNDS else RUNNING


def to_act(state: State) -> list[int]:
    return [] if state.over else [state.turn]


def prompt(state: State, seat: int) -> str:
    """What the seat to act is asked."""
    return "fishing" if state.phase == DUEL and state.fishing[seat] else PHASE_NAMES[state.phase]


def scores(state: State) -> list[int]:
    """W25: gold decides."""
    return state.gold[:]


def winners(state: State) -> list[int]:
    """W25: most gold; on a tie more barrels aboard; then the victory is shared."""
    standing = [(state.gold[seat], sum(duel.barrels_of(state, seat))) for seat in range(state.seats)]
    return [seat for seat in range(state.seats) if standing[seat] == max(standing)]
