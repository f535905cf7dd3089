"""Where boats would go and what that would bring: told to people before they choose."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.visibility import View, restore
from . import boats, harbour
from .duel import explode, lay
from .pieces import (
    DOCK,
    DUEL,
    EXPLODE,
    FIELDS,
    FISH,
    KEEP,
    LAND,
    LANDING,
    LAY,
    STAY,
    TRADE,
    State,
)
from .river import CARGO_KINDS, COAL_VALUES, HAND_KINDS, PASSENGERS, SAILOR, River


class Outlook:
    """The numbers on one river."""

    def __init__(self, river: River) -> None:
        self.river = river

    def details(self, state: State, seat: int, action: int) -> Mapping[str, int]:
        """Numbers worth showing beside a choice, phase by phase."""
        if state.phase == LANDING:
            return self.landing(state, seat, action)
        if state.phase != DUEL or TRADE <= action <= FISH:
            return {}
        if action >= DOCK:
            return self.moving(state, seat, action)
        after = state.clone()
        if action >= EXPLODE:
            explode(after, seat, action - EXPLODE, None)
            return {"sends": boats.destination(after, (action - EXPLODE) // COAL_VALUES)}
        lay(after, seat, action - LAY, None)
        if action - LAY < COAL_VALUES:
            return self.arriving(after, seat)
        return {"strength": after.sailors[seat]} if action - LAY == SAILOR else {}

    def landing(self, state: State, seat: int, action: int) -> dict[str, int]:
        """W23: the gold for a landing; what is lost by keeping passengers, who never pay more."""
        if action < KEEP:
            return {"gold": self.river.pays(action - LAND, boats.pier_of(state, seat))}
        kept = harbour.gold_in(self.river, state, seat, PASSENGERS)
        return {"keeps": kept} if kept else {}

    def arriving(self, state: State, seat: int) -> dict[str, int]:
        """W16, W17: the town where the coal takes the boat, and how strongly its pier is held, where none is free."""
        town = boats.destination(state, seat)
        lacking = min(boats.sailors_to_win(state, seat, pier, 0) for pier in boats.PIERS_OF[town])
        return {"lands": town, "defenders": lacking - 1} if lacking else {"lands": town, "free": 1}

    def moving(self, state: State, seat: int, action: int) -> dict[str, int]:
        """W16 to W18: how far the boat would go, who holds the pier and who would win it; W22, W23: what is there to be had.

        For those who draw it: the town there, which way the boat would point, and how often it comes by an end of the river.
        """
        town, heading, bends = boats.course(state, seat)
        spaces = boats.coal_laid(state, seat)
        shown = {"spaces": spaces, "town": town, "heading": heading, "bends": bends}
        if action < STAY:
            pier = boats.pier_at(town, action - DOCK)
            shown |= self.fighting(state, seat, pier) | self.at_pier(state, seat, town, pier)
        idle = not spaces and not shown.keys() & {"could_land", "waits"}
        if idle and any(state.hand[seat * HAND_KINDS : seat * HAND_KINDS + COAL_VALUES]):
            shown["no_coal"] = 1
        return shown

    def fighting(self, state: State, seat: int, pier: int) -> dict[str, int]:
        """W17, W18: the sailors of another boat at the pier, and whether one's own would win it."""
        holder = state.berth[pier]
        if not holder or holder == seat + 1:
            return {}
        won = not boats.sailors_to_win(state, seat, pier, state.sailors[seat])
        return {"defenders": state.sailors[holder - 1], "wins" if won else "loses": state.sailors[seat]}

    def at_pier(self, state: State, seat: int, town: int, pier: int) -> dict[str, int]:
        """W22, W23: the gold for what is aboard and bound for this town, and how many cards wait there."""
        aboard = state.aboard[seat * CARGO_KINDS : (seat + 1) * CARGO_KINDS]
        gold = sum(aboard[cargo] * self.river.pays(cargo, pier) for cargo in self.river.arriving[town])
        waiting = sum(state.waiting[cargo] for cargo in self.river.departing[town])
        return {name: number for name, number in {"could_land": gold, "waits": waiting}.items() if number}

    def outlook(self, view: View) -> Mapping[str, list[int]]:
        """W16: for each boat that has not moved, how far the coal laid so far takes it and where; -1 for the others."""
        state = restore(FIELDS, State(), view)
        if state.phase != DUEL:
            return {}
        seats = range(state.seats)
        return {
            "spaces": [-1 if state.moved[seat] else boats.coal_laid(state, seat) for seat in seats],
            "lands": [-1 if state.moved[seat] else boats.destination(state, seat) for seat in seats],
        }
