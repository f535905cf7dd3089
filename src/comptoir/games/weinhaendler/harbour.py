"""Phase 3 of Die Weinhändler: boats at a pier load what waits there and may land what has reached its destination."""

from __future__ import annotations

from ...kernel.events import Tell
from .boats import mooring_of, pier_of
from .pieces import BY_W23, EARNED, LOADED, LOADING, River, State
from .river import CARGO, PASSENGERS


def load_piers(river: River, state: State, tell: Tell | None) -> None:
    """W22: in playing order, each boat at a pier takes all that waits there, but two boats at Nantes share."""
    state.phase = LOADING
    shared = state.berth[river.north] and state.berth[river.south]
    first = -1
    for step in range(state.seats):
        seat = (state.starter + step) % state.seats
        pier = pier_of(river, state, seat)
        if pier < 0:
            continue
        if pier >= river.nantes and shared:
            first = seat if first < 0 else first
            continue
        for cargo in river.departing[state.town[seat]]:
            if state.waiting[cargo]:
                load(river, state, seat, cargo, state.waiting[cargo], tell)
    state.turn = first


def load(river: River, state: State, seat: int, cargo: int, many: int, tell: Tell | None) -> None:
    """W22: cargo comes aboard. There is no limit."""
    at = seat * river.cargo_kinds + cargo
    state.waiting[cargo] = state.waiting[cargo] - many
    state.aboard[at] = state.aboard[at] + many
    if tell is not None:
        tell(LOADED, (seat, cargo, many))


def loading_waits(river: River, state: State, tell: Tell | None) -> bool:
    """W22: whether one of two boats at Nantes has a choice; the last card goes to whose turn it is."""
    if state.turn < 0:
        return False
    left = [cargo for cargo in river.departing[river.nantes] if state.waiting[cargo]]
    if len(left) > 1:
        return True
    if left:
        load(river, state, state.turn, left[0], 1, tell)
    return False


def other_at_nantes(river: River, state: State, seat: int) -> int:
    return state.berth[river.north] + state.berth[river.south] - 2 - seat


def landable(river: River, state: State, seat: int) -> list[int]:
    """W23: what is aboard and has reached its destination, if the boat lies at a pier."""
    if pier_of(river, state, seat) < 0:
        return []
    first = seat * river.cargo_kinds
    return [cargo for cargo in river.arriving[state.town[seat]] if state.aboard[first + cargo]]


def landing_waits(river: River, state: State) -> bool:
    """W23: in playing order, whoever has something to land is asked."""
    while state.turn >= 0:
        seat = state.turn
        if pier_of(river, state, seat) >= 0:
            first = seat * river.cargo_kinds
            for cargo in river.arriving[state.town[seat]]:
                if state.aboard[first + cargo]:
                    return True
        next_to_land(state)
    return False


def next_to_land(state: State) -> None:
    following = state.turn + 1 if state.turn + 1 < state.seats else 0
    state.turn = following if following != state.starter else -1


def land(river: River, state: State, seat: int, cargo: int, tell: Tell | None) -> None:
    """W23: one card is landed, paid and discarded."""
    pier = pier_of(river, state, seat)
    amount = river.pays(cargo, pier)
    state.aboard[seat * river.cargo_kinds + cargo] -= 1
    state.discards[CARGO + cargo] += 1
    state.gold[seat] += amount
    state.paid = 1
    if tell is not None:
        tell(EARNED, (seat, amount, BY_W23, state.round, cargo, state.town[seat], mooring_of(river, pier)))


def gold_in(river: River, state: State, seat: int, kinds: int) -> int:
    """W23: what all that has reached its destination would pay, of the first so many kinds of cargo."""
    pier = pier_of(river, state, seat)
    aboard = state.aboard[seat * river.cargo_kinds : (seat + 1) * river.cargo_kinds]
    return sum(aboard[cargo] * river.pays(cargo, pier) for cargo in landable(river, state, seat) if cargo < kinds)


def refuse_load(river: River, state: State, action: int) -> str | None:
    """W22: only what waits at Nantes can be chosen there."""
    cargo = action - river.load
    if not 0 <= cargo < PASSENGERS:
        return "W22-load"
    return None if river.origin[cargo] == river.nantes and state.waiting[cargo] else "W22-waits"


def refuse_land(river: River, state: State, seat: int, action: int) -> str | None:
    """W23: only what is aboard and has reached its destination can be landed."""
    if action == river.keep:
        return None
    cargo = action - river.land
    if not 0 <= cargo < river.cargo_kinds:
        return "W23-land"
    if not state.aboard[seat * river.cargo_kinds + cargo]:
        return "W23-aboard"
    return None if cargo in landable(river, state, seat) else "W23-goal"
