"""The order of play of Die Weinhändler, and its end.

The phases are each in a file of their own: `supply` (set-up and phase 1), `duel` and `boats` (phase 2), `harbour` (phase 3).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.chance import Chance
from ...kernel.contract import OptionValue
from ...kernel.events import Tell
from . import boats, duel, harbour, supply
from .pieces import (
    BY_GOLD,
    BY_QUIET,
    BY_W25,
    BY_W27,
    DOCK,
    DRAFT,
    DUEL,
    ENOUGH_GOLD,
    GAME_ENDED,
    KEEP,
    KEPT,
    LAND,
    LANDING,
    LAY,
    LOAD,
    LOADING,
    PHASE_NAMES,
    PLACE,
    QUIET_ROUNDS,
    ROUND_ENDED,
    RUNNING,
    START,
    STAY,
    TAKE,
    State,
)
from .river import HAND_KINDS, NANTES, PIERS, SAILOR, River

PHASE_RULES: Final = ("W3", "W8", "W9", "W22", "W23")
PROMPTS: Final = (*PHASE_NAMES, "fishing")


class Rules:
    """The rules on one river."""

    def __init__(self, river: River) -> None:
        self.river = river

    def new(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, tell: Tell | None) -> State:
        return supply.new(self.river, seats, chance, tell)

    def to_act(self, state: State) -> list[int]:
        return [] if state.over else [state.turn]

    def prompt(self, state: State, seat: int) -> str:
        """What the seat to act is asked."""
        return "fishing" if state.phase == DUEL and state.fishing[seat] else PHASE_NAMES[state.phase]

    def scores(self, state: State) -> list[int]:
        """W25: gold decides."""
        return state.gold[:]

    def winners(self, state: State) -> list[int]:
        """W25: most gold; on a tie more barrels aboard; then the victory is shared."""
        standing = [(state.gold[seat], sum(duel.barrels_of(state, seat))) for seat in range(state.seats)]
        return [seat for seat in range(state.seats) if standing[seat] == max(standing)]

    def go_on(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """Do all that leaves no choice, until somebody has one or the game is over."""
        while True:
            if state.phase == DRAFT:
                if supply.draft_waits(state, tell):
                    return
                state.phase = DUEL
                duel.begin(state)
            if state.phase == DUEL:
                if duel.waits(state, tell):
                    return
                # W21: only now that all have moved is anything loaded; the sailors still lie there.
                harbour.load_piers(self.river, state, tell)
            if state.phase == LOADING:
                if harbour.loading_waits(self.river, state, tell):
                    return
                state.phase = LANDING
                state.turn = state.starter
            if harbour.landing_waits(self.river, state):
                return
            end_round(state, tell)
            if state.over:
                return
            supply.begin_round(self.river, state, chance, tell)

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
        return [*(LAND + cargo for cargo in harbour.landable(self.river, state, seat)), KEEP]

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
            return harbour.refuse_load(self.river, state, action)
        return harbour.refuse_land(self.river, state, seat, action)

    def play(self, state: State, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
        """One action, and everything that follows from it without a choice."""
        if state.phase == DUEL:
            duel.act(state, seat, action, tell)
            if duel.waits(state, tell):
                return
        elif state.phase == DRAFT:
            supply.take(state, seat, action - TAKE, tell)
            if supply.draft_waits(state, tell):
                return
        elif state.phase == START:
            supply.place(state, seat, action - PLACE, tell)
            if state.turn != state.starter:
                return
            supply.deal(self.river, state, chance, tell)
            supply.begin_round(self.river, state, chance, tell)
        elif state.phase == LOADING:
            harbour.load(state, seat, action - LOAD, 1, tell)
            state.turn = harbour.other_at_nantes(state, seat)
        elif action == KEEP:
            if tell is not None:
                tell(KEPT, (seat,))
            harbour.next_to_land(state)
        else:
            harbour.land(self.river, state, seat, action - LAND, tell)
        self.go_on(state, chance, tell)

    def play_out(self, state: State, chance: Chance) -> int:
        """Uniform random play to the end, without coming back for each action; how many there were."""
        actions = 0
        while not state.over:
            seat = state.turn
            self.play(state, seat, self.sample(state, seat, chance), chance, None)
            actions += 1
        return actions

    def details(self, state: State, seat: int, action: int) -> Mapping[str, int]:
        """Numbers worth showing beside a choice: the gold for a landing; how far the boat would go, and who holds the pier.
        For those who draw it: the town there, which way the boat would point, and how often it comes by an end of the river."""
        if state.phase == LANDING and action < KEEP:
            return {"gold": self.river.pays(action - LAND, boats.pier_of(state, seat))}
        if state.phase != DUEL or action < DOCK:
            return {}
        town, heading, bends = boats.course(state, seat)
        shown = {"spaces": boats.coal_laid(state, seat), "town": town, "heading": heading, "bends": bends}
        if action < STAY:
            holder = state.berth[boats.pier_at(town, action - DOCK)]
            if holder and holder != seat + 1:
                shown["defenders"] = state.sailors[holder - 1]
        return shown


# ---- the end of a round and of the game ----


def end_round(state: State, tell: Tell | None) -> None:
    """W24: sailors are discarded, boats go midstream as they point, the marker passes to the left."""
    state.discards[SAILOR] += sum(state.sailors)
    state.sailors = [0] * state.seats
    state.berth = [0] * PIERS
    state.moved = [0] * state.seats
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


def how_over(state: State) -> int:
    """W25 and W27: somebody has 20 gold or more at the end of a round, or ten rounds in a row brought none."""
    if max(state.gold) >= ENOUGH_GOLD:
        return BY_GOLD
    return BY_QUIET if state.quiet >= QUIET_ROUNDS else RUNNING
