"""The order of play of Die Weinhändler, and its end.

The phases are each in a file of their own: `supply` (set-up and phase 1), `duel` and `boats` (phase 2), `harbour` (phase 3).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.actions import SEAT_LETTERS
from ...kernel.chance import Chance, kind_held
from ...kernel.contract import OptionValue, Variables
from ...kernel.events import Tell
from ...kernel.native import i64
from ...kernel.sheet import leaders
from . import boats, duel, harbour, supply
from .pieces import (
    BY_GOLD,
    BY_QUIET,
    BY_W25,
    BY_W27,
    DRAFT,
    DUEL,
    ENOUGH_GOLD,
    GAME_ENDED,
    KEPT,
    LANDING,
    LOADING,
    PHASE_NAMES,
    QUIET_ROUNDS,
    ROUND_ENDED,
    RUNNING,
    START,
    River,
    State,
)
from .river import HAND_KINDS, SAILOR

NOT_YOUR_TURN: Final = ("W3-turn", "W8-turn", "W9-turn", "W22-turn", "W23-turn")
PROMPTS: Final = (*PHASE_NAMES, "fishing")
ROUND: Final = PHASE_NAMES[DRAFT:]  # the phases of a round

# What `refuse` may answer, with the facts in its sentence.
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(NOT_YOUR_TURN, ("turn-seat",)),
    "W3-place": (), "W3-nantes": (), "W3-taken": (), "W8-take": (), "W8-gone": (), "W22-load": (), "W22-waits": (),
    "W23-land": (), "W23-aboard": (), "W23-goal": ("town",), "W25": (), "W27": (), **duel.REFUSALS,
}  # fmt: skip


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
        return leaders(standing(self.river, state))

    def go_on(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """Do all that leaves no choice, until somebody has one or the game is over."""
        river = self.river
        while True:
            if state.phase == DRAFT:
                if supply.draft_waits(state, tell):
                    return
                state.phase = DUEL
                duel.begin(state)
            if state.phase == DUEL:
                if duel.waits(river, state, tell):
                    return
                # W21: only now that all have moved is anything loaded; the sailors still lie there.
                harbour.load_piers(river, state, tell)
            if state.phase == LOADING:
                if harbour.loading_waits(river, state, tell):
                    return
                state.phase = LANDING
                state.turn = state.starter
            if harbour.landing_waits(river, state):
                return
            end_round(river, state, tell)
            if state.over:
                return
            supply.begin_round(river, state, chance, tell)

    def phase(self, state: State) -> str | None:
        """W5, W9, W22, W23: the phase of the round; none while boats are put on the river."""
        return None if state.over or state.phase == START else PHASE_NAMES[state.phase]

    def legal(self, state: State, seat: int) -> list[int]:
        river = self.river
        if state.over or seat != state.turn:
            return []
        if state.phase == DUEL:
            return duel.legal(river, state, seat)
        if state.phase == DRAFT:
            return [river.take + kind for kind in range(HAND_KINDS) if state.offer[kind]]
        if state.phase == START:
            return [river.place + town for town in range(river.nantes) if not state.berth[town]]
        if state.phase == LOADING:
            return [river.load + cargo for cargo in river.departing[river.nantes] if state.waiting[cargo]]
        return [*(river.land + cargo for cargo in harbour.landable(river, state, seat)), river.keep]

    def sample(self, state: State, seat: int, chance: Chance) -> int:
        """One of `legal`, each equally likely."""
        river = self.river
        if state.phase == DUEL:
            return duel.sample(river, state, seat, chance)
        if state.phase == DRAFT:
            return river.take + kind_held(state.offer, chance)
        actions = self.legal(state, seat)
        return actions[chance.below(len(actions))]

    def refuse(self, state: State, seat: int, action: int) -> str | None:
        """Why this seat may not do this now: the clause that forbids it; None if it may."""
        river = self.river
        if state.over:
            return "W25" if state.over == BY_GOLD else "W27"
        if seat != state.turn:
            return NOT_YOUR_TURN[state.phase]
        if state.phase == DUEL:
            return duel.refuse(river, state, seat, action)
        if state.phase == START:
            return supply.refuse_place(river, state, action)
        if state.phase == DRAFT:
            return supply.refuse_take(river, state, action)
        if state.phase == LOADING:
            return harbour.refuse_load(river, state, action)
        return harbour.refuse_land(river, state, seat, action)

    def refusal_facts(self, state: State, seat: int, action: int, key: str) -> Variables:
        """W9: whose turn it is. W17, W19, W23: the town a boat comes to or lies at, and who holds its pier."""
        river = self.river
        if key in NOT_YOUR_TURN:
            return {"turn-seat": SEAT_LETTERS[state.turn]}
        if key == "W23-goal":
            return {"town": river.towns[state.town[seat]]}
        town = boats.destination(river, state, seat)
        if key == "W17":
            holder = state.berth[boats.pier_at(river, town, action - river.dock)] - 1
            return {"town": river.towns[town], "holder-seat": SEAT_LETTERS[holder]}
        return {"town": river.towns[town]} if key == "W19-one" else {}

    def prompt_facts(self, state: State, seat: int) -> Variables:
        """W16: where the coal laid so far takes the boat. W23: the gold that can be landed."""
        river = self.river
        if state.phase == DUEL:
            town = river.towns[boats.destination(river, state, seat)]
            return {"spaces": boats.coal_laid(state, seat), "town": town}
        return {"gold": harbour.gold_in(river, state, seat, river.cargo_kinds)} if state.phase == LANDING else {}

    def play(self, state: State, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
        """One action, and everything that follows from it without a choice."""
        river = self.river
        if state.phase == DUEL:
            duel.act(river, state, seat, action, tell)
            if duel.waits(river, state, tell):
                return
        elif state.phase == DRAFT:
            supply.take(state, seat, action - river.take, tell)
            if supply.draft_waits(state, tell):
                return
        elif state.phase == START:
            supply.place(state, seat, action - river.place, tell)
            if state.turn != state.starter:
                return
            supply.deal(river, state, chance, tell)
            supply.begin_round(river, state, chance, tell)
        elif state.phase == LOADING:
            harbour.load(river, state, seat, action - river.load, 1, tell)
            state.turn = harbour.other_at_nantes(river, state, seat)
        elif action == river.keep:
            if tell is not None:
                tell(KEPT, (seat,))
            harbour.next_to_land(state)
        else:
            harbour.land(river, state, seat, action - river.land, tell)
        self.go_on(state, chance, tell)

    def play_out(self, state: State, chance: Chance) -> int:
        """Uniform random play to the end, without coming back for each action; how many there were."""
        actions: i64 = 0
        while not state.over:
            seat = state.turn
            self.play(state, seat, self.sample(state, seat, chance), chance, None)
            actions += 1
        return actions


# ---- the end of a round and of the game ----


def end_round(river: River, state: State, tell: Tell | None) -> None:
    """W24: sailors are discarded, boats go midstream as they point, the marker passes to the left."""
    for laid in state.sailors:
        state.discards[SAILOR] += laid
    state.sailors = [0] * state.seats
    state.berth = [0] * river.piers
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
    for gold in state.gold:
        if gold >= ENOUGH_GOLD:
            return BY_GOLD
    return BY_QUIET if state.quiet >= QUIET_ROUNDS else RUNNING


def barrels_aboard(river: River, state: State) -> list[int]:
    """W25: what decides a tie."""
    return [sum(duel.barrels_of(river, state, seat)) for seat in range(state.seats)]


def standing(river: River, state: State) -> list[tuple[int, ...]]:
    """W25: gold, then barrels aboard."""
    return list(zip(state.gold, barrels_aboard(river, state), strict=True))
