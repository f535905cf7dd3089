"""A table of Die Weinhändler that tests lay out card by card. Every card comes from the pile, so that none is lost."""

from __future__ import annotations

from comptoir.games.weinhaendler import GAME, supply
from comptoir.games.weinhaendler.pieces import DOWNSTREAM, DUEL, LOIRE, State
from comptoir.games.weinhaendler.river import CARGO, HAND_KINDS
from comptoir.kernel.actions import SEAT_LETTERS
from comptoir.kernel.chance import Imagined
from tests.games.tables import Hands, Told, named

ACTIONS = GAME.actions
hands = Hands(GAME)


def kind(word: str) -> int:
    return LOIRE.words.index(word)


def cargo(word: str) -> int:
    return LOIRE.cargo_words.index(word)


def town(word: str) -> int:
    return LOIRE.towns.index(word)


def pier(word: str) -> int:
    return {"north": LOIRE.north, "south": LOIRE.south}[word] if word in ("north", "south") else town(word)


class Table:
    """Phase 2 of a round after the first, A to act first; all boats midstream at Orléans, nobody holds a card."""

    def __init__(self, seats: int = 3, round: int = 2) -> None:
        self.chance = Imagined(7)
        self.events: Told = []
        self.state: State = supply.new(LOIRE, seats, self.chance, None)
        self.state.starter = self.state.turn = 0
        self.state.town = [0] * seats
        self.state.round = round
        self.state.phase = DUEL

    # ---- laying out ----

    def take(self, word: str, many: int = 1) -> int:
        """Cards out of the pile, to be laid elsewhere."""
        for _ in range(many):
            self.state.pile.remove(kind(word))
        return kind(word)

    def hand(self, seat: str, *words: str) -> Table:
        for word in words:
            self.state.hand[SEAT_LETTERS.index(seat) * HAND_KINDS + self.take(word)] += 1
        return self

    def laid(self, seat: str, *words: str) -> Table:
        at = SEAT_LETTERS.index(seat)
        for word in words:
            card = self.take(word)
            if word == "sailor":
                self.state.sailors[at] += 1
            elif word == "fisherman":
                self.state.fishing[at] = 1
            else:
                self.state.coal[at * 3 + card] += 1
        return self

    def aboard(self, seat: str, *words: str) -> Table:
        for word in words:
            self.state.aboard[SEAT_LETTERS.index(seat) * LOIRE.cargo_kinds + self.take(word) - CARGO] += 1
        return self

    def waiting(self, *words: str) -> Table:
        for word in words:
            self.state.waiting[self.take(word) - CARGO] += 1
        return self

    def boat(self, seat: str, where: str, heading: int = DOWNSTREAM) -> Table:
        self.state.town[SEAT_LETTERS.index(seat)] = town(where)
        self.state.heading[SEAT_LETTERS.index(seat)] = heading
        return self

    def moved(self, seat: str, at_pier: str = "") -> Table:
        """A boat that has moved already, at this pier or midstream."""
        at = SEAT_LETTERS.index(seat)
        self.state.moved[at] = 1
        if at_pier:
            self.dock(seat, at_pier)
        return self

    def dock(self, seat: str, at_pier: str) -> Table:
        at = SEAT_LETTERS.index(seat)
        self.state.town[at] = min(pier(at_pier), LOIRE.north)
        self.state.berth[pier(at_pier)] = at + 1
        return self

    def turn(self, seat: str) -> Table:
        self.state.turn = SEAT_LETTERS.index(seat)
        return self

    def gold(self, *amounts: int) -> Table:
        self.state.gold = list(amounts)
        return self

    def pile(self, *words: str) -> Table:
        """Only these cards are left in the pile, the first one on top; all others are discarded."""
        cards = [self.take(word) for word in words]
        for card in self.state.pile:
            self.state.discards[card] += 1
        self.state.pile = cards[::-1]
        return self

    def top(self, *words: str) -> Table:
        """These cards come next, the first one first; the rest of the pile lies beneath."""
        cards = [self.take(word) for word in words]
        self.state.pile += cards[::-1]
        return self

    # ---- playing ----

    def do(self, seat: str, *texts: str) -> Table:
        """Play actions of one seat, each of which must be legal."""
        self.events += hands.act(self.state, *(f"{seat} {text}" for text in texts), chance=self.chance)
        return self

    def refusal(self, seat: str, text: str) -> str | None:
        return hands.refusal(self.state, f"{seat} {text}")

    def may(self, seat: str) -> list[str]:
        return hands.offered(self.state, seat)

    def begin_round(self) -> Table:
        """The next round, up to the draft."""
        supply.begin_round(LOIRE, self.state, self.chance, hands.into(self.events))
        hands.check(self.state)
        return self

    # ---- looking ----

    def heard(self, name: str) -> Told:
        return named(self.events, name)

    def where(self, seat: str) -> str:
        return LOIRE.towns[self.state.town[SEAT_LETTERS.index(seat)]]

    def holder(self, at_pier: str) -> str:
        found = self.state.berth[pier(at_pier)]
        return SEAT_LETTERS[found - 1] if found else ""

    def sailors(self, seat: str) -> int:
        return self.state.sailors[SEAT_LETTERS.index(seat)]

    def in_hand(self, seat: str, word: str) -> int:
        return self.state.hand[SEAT_LETTERS.index(seat) * HAND_KINDS + kind(word)]

    def on_board(self, seat: str, word: str) -> int:
        return self.state.aboard[SEAT_LETTERS.index(seat) * LOIRE.cargo_kinds + cargo(word)]

    def discarded(self, word: str) -> int:
        return self.state.discards[kind(word)]

    def waits(self, word: str) -> int:
        return self.state.waiting[cargo(word)]
