"""Die Weinhändler: where to begin, which cards to take, who keeps a pier, and what pays."""

from __future__ import annotations

from typing import Any

from ...games import find
from ...games.weinhaendler import pieces as box
from ...games.weinhaendler.boats import destination
from ...games.weinhaendler.pieces import LOIRE
from ...games.weinhaendler.river import HAND_WORDS, PASSENGERS
from .looking import Looking, Trial, Watch

TOWN = {town["id"]: town["names"]["en"] for town in LOIRE.data["towns"]}
CARDS = tuple(word.replace("-", " ") for word in HAND_WORDS)


def kind(state: Any, seat: int, action: int) -> str:
    river = LOIRE
    if action < river.take:
        return "first pier"
    if action < river.lay:
        return f"take {CARDS[action - river.take]}"
    if action < river.explode:
        return "lay " + ("coal" if action - river.lay < 3 else CARDS[action - river.lay])
    if action < river.trade:
        return "explode"
    if action < river.fish:
        return "trade a barrel for a sailor"
    if action == river.fish:
        return "fish"
    if action < river.load:
        return docking(state, seat, action)
    return "load" if action < river.land else "land" if action < river.keep else "keep"


def docking(state: Any, seat: int, action: int) -> str:
    """Sailing now: to a free pier, to fight for one, or to stay midstream."""
    river = LOIRE
    if action == river.stay:
        return "sail, stay midstream"
    town, mooring = destination(river, state, seat), action - river.dock
    pier = town if mooring == box.ONLY_PIER else river.north if mooring == box.NORTH_PIER else river.south
    taken = state.berth[pier] and state.berth[pier] != seat + 1
    return "sail, fight for a pier" if taken else "sail, dock"


def first_pier(state: Any, seat: int, actions: list[int]) -> bool:
    return bool(state.phase == box.START)


def drafts(state: Any, seat: int, actions: list[int]) -> bool:
    return bool(state.phase == box.DRAFT)


def duels(state: Any, seat: int, actions: list[int]) -> bool:
    return bool(state.phase == box.DUEL)


def town(state: Any, seat: int, action: int) -> str:
    return str(TOWN[LOIRE.towns[action - LOIRE.place]])


class Rounds(Watch):
    """What paid, who kept a pier, who fought, and which cards were taken and laid."""

    def begin(self) -> None:
        self.gold = {name: [0] * self.seats for name in ("north pier", "south pier", "passengers")}
        self.hands = [[0] * len(CARDS) for _ in range(self.seats)]
        self.table = [[0] * len(CARDS) for _ in range(self.seats)]
        self.fights, self.rounds = [0] * self.seats, 0
        self.new_round()

    def new_round(self) -> None:
        self.sailed: list[int] = []
        self.docked: dict[int, int] = {}  # by seat: how many had sailed before
        self.landed: dict[int, int] = {}
        self.picked = False

    def on_taken(self, seat: int, card: int) -> None:
        self.hands[seat][card] += 1
        if not self.picked:
            for at, word in enumerate(CARDS):
                self.note(f"first card taken/{word}", at == card)
        self.picked = True

    def on_laid(self, seat: int, card: int) -> None:
        self.table[seat][card] += 1

    def on_moved(self, seat: int, *more: int) -> None:
        if seat not in self.sailed:
            self.sailed.append(seat)

    on_stayed = on_moved

    def on_docked(self, seat: int, town: int, mooring: int) -> None:
        self.on_moved(seat)
        self.docked[seat] = self.sailed.index(seat)

    def on_fought(self, seat: int, other: int, town: int, attackers: int, defenders: int, outcome: int) -> None:
        self.fights[seat] += 1
        self.note("fight won", outcome == box.WON)
        self.note("fight against nobody", defenders == 0)

    def on_driven_off(self, seat: int, refuge: int) -> None:
        if seat in self.docked and refuge == 0:
            self.note(f"pier kept/{when(self.docked.pop(seat), self.seats)}", 0)

    def on_earned(self, seat: int, amount: int, rule: int, number: int, cargo: int, town: int, mooring: int) -> None:
        passenger = cargo < PASSENGERS
        place = "passengers" if passenger else "north pier" if mooring == box.NORTH_PIER else "south pier"
        self.gold[place][seat] += amount
        if not passenger:
            self.landed[seat] = self.landed.get(seat, 0) + 1

    def on_round_ended(self, number: int) -> None:
        for at in self.docked.values():
            self.note(f"pier kept/{when(at, self.seats)}", 1)
        for seat, barrels in self.landed.items():
            self.note(f"barrels a trip/{self.sides[seat]}", barrels)
        self.rounds += 1
        self.new_round()

    def end(self) -> None:
        self.note("rounds", self.rounds)
        for seat, side in enumerate(self.sides):
            for place, row in self.gold.items():
                self.note(f"gold, {place}/{side}", row[seat])
            self.note(f"fights/{side}", self.fights[seat] / self.rounds)
            for card, word in enumerate(CARDS):
                self.note(f"taken a round, {word}/{side}", self.hands[seat][card] / self.rounds)
                self.note(f"laid a round, {word}/{side}", self.table[seat][card] / self.rounds)


def when(at: int, seats: int) -> str:
    """Who of a round sailed: the first, the last, or one between."""
    return "first to sail" if at == 0 else "last to sail" if at == seats - 1 else "between"


LOOKING = Looking(
    find("weinhaendler"),
    lambda match: next(event.values[0] for event in match.happened(0) if event.kind.name == "lots_drawn"),
    kind,
    [
        Trial("first pier", first_pier, town),
        Trial("card taken", drafts, kind, 30),
        Trial("duel", duels, kind, 40),
    ],
    Rounds,
)
