"""Why the instinct likes an action, as the key of a sentence and its numbers."""

from __future__ import annotations

from ....kernel.contract import Reason
from .. import pieces as box
from ..boats import destination, pier_at, pier_of
from ..pieces import State
from ..river import CARGO_KINDS, COAL_VALUES, EXPLOSION, FISHERMAN, NANTES, River
from .evaluation import AHEAD

REASONS: dict[str, tuple[str, ...]] = {
    "start": ("passengers",),
    "take_coal": (),
    "take_sailor": (),
    "take_fisherman": (),
    "take_explosion": (),
    "load": ("gold", "spaces"),
    "land": ("gold",),
    "keep": (),
    "coal": ("value",),
    "sailor": (),
    "fisherman": (),
    "explode": ("value",),
    "trade": (),
    "fish": (),
    "dock_gold": ("gold",),
    "dock_cargo": ("waiting",),
    "dock": (),
    "stay": (),
}
CARD_REASONS = ("coal", "coal", "coal", "sailor", "fisherman", "explosion")


class Reasons:
    """Explaining moves on one river."""

    def __init__(self, river: River) -> None:
        self.river = river

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """What an action is mainly good for, by the phase it belongs to."""
        if state.phase == box.START:
            return "start", {"passengers": len(self.river.departing[action - box.PLACE])}
        if state.phase == box.DRAFT:
            return f"take_{CARD_REASONS[action - box.TAKE]}", {}
        if state.phase == box.LOADING:
            cargo = action - box.LOAD
            return "load", {"gold": self.river.pays(cargo, NANTES), "spaces": AHEAD[NANTES][self.river.goal[cargo]]}
        if state.phase == box.LANDING:
            if action == box.KEEP:
                return "keep", {}
            return "land", {"gold": self.river.pays(action - box.LAND, pier_of(state, seat))}
        return self.in_duel(state, seat, action)

    def in_duel(self, state: State, seat: int, action: int) -> Reason:
        if action == box.STAY:
            return "stay", {}
        if action >= box.DOCK:
            return self.to_dock(state, seat, pier_at(destination(state, seat), action - box.DOCK))
        if action == box.FISH:
            return "fish", {}
        if action >= box.TRADE:
            return "trade", {}
        if action >= box.EXPLODE:
            return "explode", {"value": (action - box.EXPLODE) % COAL_VALUES + 1}
        card = action - box.LAY
        assert card != EXPLOSION  # it is laid on a coal card
        if card < COAL_VALUES:
            return "coal", {"value": card + 1}
        return ("fisherman" if card == FISHERMAN else "sailor"), {}

    def to_dock(self, state: State, seat: int, pier: int) -> Reason:
        town = min(pier, NANTES)
        first = seat * CARGO_KINDS
        gold = sum(state.aboard[first + cargo] * self.river.pays(cargo, pier) for cargo in self.river.arriving[town])
        if gold:
            return "dock_gold", {"gold": gold}
        waiting = sum(state.waiting[cargo] for cargo in self.river.departing[town])
        return ("dock_cargo", {"waiting": waiting}) if waiting else ("dock", {})
