"""Where boats would go and what that would bring: told to people before they choose."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.visibility import View, restore
from . import boats, harbour
from .duel import explode, lay
from .pieces import (
    DUEL,
    LANDING,
    River,
    State,
)
from .river import COAL_VALUES, HAND_KINDS, PASSENGERS, SAILOR


class Outlook:
    """The numbers on one river."""

    def __init__(self, river: River) -> None:
        self.river = river

    def details(self, state: State, seat: int, action: int) -> Mapping[str, int]:
        """Numbers worth showing beside a choice, phase by phase."""
        river = self.river
        if state.phase == LANDING:
            return self.landing(state, seat, action)
        if state.phase != DUEL or river.trade <= action <= river.fish:
            return {}
        if action >= river.dock:
            return self.moving(state, seat, action)
        after = state.clone()
        if action >= river.explode:
            explode(after, seat, action - river.explode, None)
            return {"sends": boats.destination(river, after, (action - river.explode) // COAL_VALUES)}
        lay(after, seat, action - river.lay, None)
        if action - river.lay < COAL_VALUES:
            return self.arriving(after, seat)
        return {"strength": after.sailors[seat]} if action - river.lay == SAILOR else {}

    def landing(self, state: State, seat: int, action: int) -> dict[str, int]:
        """W23: the gold for a landing; what is lost by keeping passengers, who never pay more."""
        river = self.river
        if action < river.keep:
            return {"gold": river.pays(action - river.land, boats.pier_of(river, state, seat))}
        kept = harbour.gold_in(river, state, seat, PASSENGERS)
        return {"keeps": kept} if kept else {}

    def arriving(self, state: State, seat: int) -> dict[str, int]:
        """W16, W17: the town where the coal takes the boat, and how strongly its pier is held, where none is free."""
        river = self.river
        town = boats.destination(river, state, seat)
        lacking = min(boats.sailors_to_win(state, seat, pier, 0) for pier in river.piers_of[town])
        return {"lands": town, "defenders": lacking - 1} if lacking else {"lands": town, "free": 1}

    def moving(self, state: State, seat: int, action: int) -> dict[str, int]:
        """W16 to W18: how far the boat would go, who holds the pier and who would win it; W22, W23: what is there to be had.

        For those who draw it: the town there, which way the boat would point, and how often it comes by an end of the river.
        """
        river = self.river
        town, heading, bends = boats.course(river, state, seat)
        spaces = boats.coal_laid(state, seat)
        shown = {"spaces": spaces, "town": town, "heading": heading, "bends": bends}
        if action < river.stay:
            pier = boats.pier_at(river, town, action - river.dock)
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
        river = self.river
        aboard = state.aboard[seat * river.cargo_kinds : (seat + 1) * river.cargo_kinds]
        gold = sum(aboard[cargo] * river.pays(cargo, pier) for cargo in river.arriving[town])
        waiting = sum(state.waiting[cargo] for cargo in river.departing[town])
        return {name: number for name, number in {"could_land": gold, "waits": waiting}.items() if number}

    def outlook(self, view: View) -> Mapping[str, list[int]]:
        """W16: for each boat that has not moved, how far the coal laid so far takes it and where; -1 for the others."""
        river = self.river
        state = restore(river.fields, State(), view)
        if state.phase != DUEL:
            return {}
        seats = range(state.seats)
        return {
            "spaces": [-1 if state.moved[seat] else boats.coal_laid(state, seat) for seat in seats],
            "lands": [-1 if state.moved[seat] else boats.destination(river, state, seat) for seat in seats],
        }
