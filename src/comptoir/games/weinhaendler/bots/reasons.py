"""Why the instinct likes an action, as the key of a sentence and its numbers."""

from __future__ import annotations

from ....kernel.contract import Reason
from .. import pieces as box
from ..boats import destination, pier_at, pier_of
from ..harbour import gold_in
from ..pieces import River, State
from ..river import COAL_VALUES, EXPLOSION, FISHERMAN, HAND_KINDS

REASONS: dict[str, tuple[str, ...]] = {
    "start": ("passengers", "spaces"),
    "take_coal": ("value", "spaces"),
    "take_sailor": ("many",),
    "take_fisherman": ("many",),
    "take_explosion": ("many",),
    "load": ("gold", "spaces"),
    "land": ("gold",),
    "keep": ("gold",),
    "coal": ("value", "town", "gold", "waiting"),
    "sailor": ("many", "town"),
    "fisherman": ("boats",),
    "explode": ("value",),
    "trade": ("many",),
    "fish": ("boats",),
    "dock_gold": ("gold",),
    "dock_cargo": ("waiting",),
    "dock": ("town", "kinds"),
    "stay": ("town", "defenders", "many"),
}
CARD_REASONS = ("coal", "coal", "coal", "sailor", "fisherman", "explosion")


class Reasons:
    """Explaining moves on one river."""

    def __init__(self, river: River) -> None:
        self.river = river

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """What an action is mainly good for, by the phase it belongs to."""
        river = self.river
        if state.phase == box.START:
            town = action - river.place
            return "start", {"passengers": len(river.departing[town]), "spaces": river.nantes - town}
        if state.phase == box.DRAFT:
            return self.to_take(state, seat, action - river.take)
        if state.phase == box.LOADING:
            cargo = action - river.load
            return "load", {
                "gold": river.pays(cargo, river.nantes),
                "spaces": river.ahead[river.nantes][river.goal[cargo]],
            }
        if state.phase == box.LANDING:
            if action == river.keep:
                return "keep", {"gold": gold_in(river, state, seat, river.cargo_kinds)}
            return "land", {"gold": river.pays(action - river.land, pier_of(river, state, seat))}
        return self.in_duel(state, seat, action)

    def to_take(self, state: State, seat: int, card: int) -> Reason:
        """What the hand would hold with it."""
        hand = state.hand[seat * HAND_KINDS : (seat + 1) * HAND_KINDS]
        if card < COAL_VALUES:
            held = sum((value + 1) * hand[value] for value in range(COAL_VALUES))
            return "take_coal", {"value": card + 1, "spaces": held + card + 1}
        return f"take_{CARD_REASONS[card]}", {"many": hand[card] + 1}

    def in_duel(self, state: State, seat: int, action: int) -> Reason:
        river = self.river
        town = river.towns[destination(river, state, seat)]
        boats = {"boats": state.seats - 1 - sum(state.moved[:seat] + state.moved[seat + 1 :])}
        if action == river.stay:
            held = [
                state.sailors[state.berth[pier] - 1]
                for pier in river.piers_of[destination(river, state, seat)]
                if state.berth[pier]
            ]
            return "stay", {"town": town, "defenders": max(held, default=0), "many": state.sailors[seat]}
        if action >= river.dock:
            return self.to_dock(state, seat, pier_at(river, destination(river, state, seat), action - river.dock))
        if action == river.fish:
            return "fish", boats
        if action >= river.trade:
            return "trade", {"many": state.sailors[seat] + 1}
        if action >= river.explode:
            return "explode", {"value": (action - river.explode) % COAL_VALUES + 1}
        card = action - river.lay
        assert card != EXPLOSION  # it is laid on a coal card
        if card < COAL_VALUES:
            return "coal", {"value": card + 1, **self.with_coal(state, seat, card)}
        return ("fisherman", boats) if card == FISHERMAN else ("sailor", {"many": state.sailors[seat] + 1, "town": town})

    def with_coal(self, state: State, seat: int, card: int) -> dict[str, int | str]:
        """W16, W22, W23: where one more coal card takes the boat, what it could land there and how much waits."""
        river = self.river
        after = state.clone()
        after.coal[seat * COAL_VALUES + card] += 1
        town = destination(river, after, seat)
        gold = max(self.landed(state, seat, pier) for pier in river.piers_of[town])
        return {"town": river.towns[town], "gold": gold, "waiting": self.waiting(state, town)}

    def landed(self, state: State, seat: int, pier: int) -> int:
        river = self.river
        first = seat * river.cargo_kinds
        goods = river.arriving[min(pier, river.nantes)]
        return sum(state.aboard[first + cargo] * river.pays(cargo, pier) for cargo in goods)

    def waiting(self, state: State, town: int) -> int:
        return sum(state.waiting[cargo] for cargo in self.river.departing[town])

    def to_dock(self, state: State, seat: int, pier: int) -> Reason:
        river = self.river
        town = min(pier, river.nantes)
        gold, waiting = self.landed(state, seat, pier), self.waiting(state, town)
        if gold:
            return "dock_gold", {"gold": gold}
        if waiting:
            return "dock_cargo", {"waiting": waiting}
        return "dock", {"town": river.towns[town], "kinds": len(river.departing[town])}
