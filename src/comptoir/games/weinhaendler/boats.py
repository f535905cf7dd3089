"""The boats of Die Weinhändler: where coal takes them, and how piers are won (phase 2)."""

from __future__ import annotations

from ...kernel.events import Tell
from ...kernel.native import i64
from .pieces import (
    DOCKED,
    DRIVEN_OFF,
    FOUGHT,
    LOST,
    MOVED,
    NORTH_PIER,
    ONLY_PIER,
    SOUTH_PIER,
    STAYED,
    TIED,
    WON,
    River,
    State,
)
from .river import COAL_VALUES, SAILOR


def coal_laid(state: State, seat: int) -> int:
    """W10: the sum of the coal before a seat."""
    coal = state.coal
    first: i64 = seat * COAL_VALUES
    return coal[first] + 2 * coal[first + 1] + 3 * coal[first + 2]


def destination(river: River, state: State, seat: int) -> int:
    """W16, W26: where exactly the sum of the coal takes the boat, turning at both ends of the river for free."""
    return river.reached[state.heading[seat]][state.town[seat]][coal_laid(state, seat)]


def course(river: River, state: State, seat: int) -> tuple[int, int, int]:
    """W16: where the coal takes the boat, which way it then points, and how many ends of the river it goes beyond."""
    return river.courses[state.heading[seat]][state.town[seat]][coal_laid(state, seat)]


def may_dock(state: State, seat: int, pier: int) -> bool:
    """W17: a free pier, one's own (W20), or one that can be fought for with at least one sailor."""
    holder = state.berth[pier]
    return holder == 0 or state.sailors[seat] > 0 or holder == seat + 1


def sailors_to_win(state: State, seat: int, pier: int, laid: int) -> int:
    """W17, W18: the sailors a pier takes besides those laid: in all one more than hold it, none if it is free or one's own."""
    holder = state.berth[pier] - 1
    if holder < 0 or holder == seat:
        return 0
    return max(0, state.sailors[holder] + 1 - laid)


def moorings(river: River, state: State, seat: int) -> list[int]:
    """W17, W19: the piers the boat may seek where its coal takes it."""
    town = destination(river, state, seat)
    if town != river.nantes:
        return [river.dock + ONLY_PIER] if may_dock(state, seat, town) else []
    actions = [river.dock + NORTH_PIER] if may_dock(state, seat, river.north) else []
    if may_dock(state, seat, river.south):
        actions.append(river.dock + SOUTH_PIER)
    return actions


def moorings_in(river: River, state: State, seat: int, town: int) -> i64:
    """How many `moorings` there are, if the coal takes the boat to this town."""
    if town != river.nantes:
        return 1 if may_dock(state, seat, town) else 0
    free: i64 = 1 if may_dock(state, seat, river.north) else 0
    return free + 1 if may_dock(state, seat, river.south) else free


def mooring_at(river: River, state: State, seat: int, town: int, nth: i64) -> int:
    """The one at this place of `moorings`."""
    if town != river.nantes:
        return river.dock + ONLY_PIER
    return river.dock + (SOUTH_PIER if nth or not may_dock(state, seat, river.north) else NORTH_PIER)


def pier_of(river: River, state: State, seat: int) -> int:
    """W23: the pier a boat lies at; -1 midstream."""
    town = state.town[seat]
    if state.berth[town] == seat + 1:
        return town
    return river.south if town == river.nantes and state.berth[river.south] == seat + 1 else -1


def mooring_of(river: River, pier: int) -> int:
    return ONLY_PIER if pier < river.nantes else NORTH_PIER if pier == river.north else SOUTH_PIER


def pier_at(river: River, town: int, mooring: int) -> int:
    return river.south if mooring == SOUTH_PIER else town


# ---- moving and docking ----


def sail(river: River, state: State, seat: int, action: int, tell: Tell | None) -> None:
    """W16, W17: the boat goes exactly as far as its coal takes it, then docks, fights or stays midstream."""
    left = state.town[seat]
    if state.berth[left] == seat + 1:  # W20: in the first round it still lay at its starting pier
        state.berth[left] = 0
    spaces = coal_laid(state, seat)
    if spaces:
        state.town[seat], state.heading[seat], _ = course(river, state, seat)
        burn(state, seat)
    state.moved[seat] = 1
    town = state.town[seat]
    if tell is not None:
        tell(MOVED, (seat, spaces, town))
    if action != river.stay and takes_pier(river, state, seat, town, action - river.dock, tell):
        return
    if tell is not None:
        tell(STAYED, (seat, town))


def burn(state: State, seat: int) -> None:
    """W16: all coal is used up and discarded."""
    coal = state.coal
    at: i64 = seat * COAL_VALUES
    for value in range(COAL_VALUES):
        if coal[at]:
            state.discards[value] = state.discards[value] + coal[at]
            coal[at] = 0
        at += 1


def takes_pier(river: River, state: State, seat: int, town: int, mooring: int, tell: Tell | None) -> bool:
    """W17: a free pier is taken, an occupied one only by a fight that is won."""
    pier = pier_at(river, town, mooring)
    holder = state.berth[pier] - 1
    if holder >= 0:
        if not wins_fight(state, seat, holder, town, tell):
            return False
        drive_off(river, state, holder, pier, tell)
    state.berth[pier] = seat + 1
    if tell is not None:
        tell(DOCKED, (seat, town, mooring))
    return True


def wins_fight(state: State, seat: int, holder: int, town: int, tell: Tell | None) -> bool:
    """W18: both discard as many sailors as the smaller number; the arrival wins only if it has any left."""
    attackers = state.sailors[seat]
    defenders = state.sailors[holder]
    lost = attackers if attackers < defenders else defenders
    state.sailors[seat] -= lost
    state.sailors[holder] -= lost
    state.discards[SAILOR] += 2 * lost
    if tell is not None:
        outcome = WON if attackers > defenders else LOST if attackers < defenders else TIED
        tell(FOUGHT, (seat, holder, town, attackers, defenders, outcome))
    return attackers > defenders


def drive_off(river: River, state: State, holder: int, pier: int, tell: Tell | None) -> None:
    """W19 and W20: at Nantes to the other pier if that is free, else midstream, also from a starting pier."""
    refuge = 0
    if pier >= river.nantes:
        other_pier = river.north + river.south - pier
        if not state.berth[other_pier]:
            state.berth[other_pier] = holder + 1
            refuge = NORTH_PIER if other_pier == river.north else SOUTH_PIER
    if tell is not None:
        tell(DRIVEN_OFF, (holder, refuge))
