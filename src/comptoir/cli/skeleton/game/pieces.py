"""The box of Nuts: twelve cards and a bowl of nuts."""

from __future__ import annotations

from typing import Final

from comptoir.kernel.actions import SEAT, ActionSpace, Number, Param
from comptoir.kernel.chance import Deck
from comptoir.kernel.events import Events, event, everyone, owner
from comptoir.kernel.state import COUNTED, EVERYONE, OWNER_COUNTED, SEATS, BaseState, counts, declare, number, pile, slots

# N1: cards from 1 to 12, three a seat, one for each round.
CARDS: Final = 12
ROUNDS: Final = 3
MOST_NUTS: Final = ROUNDS * CARDS

LAYING, CRACKING, OVER = 0, 1, 2

CARD = Param("card", tuple(range(1, CARDS + 1)))
DECK = Deck("cards", tuple(range(1, CARDS + 1)))

ACTIONS = ActionSpace(lay=(CARD,), crack=(), leave=())
LAY = ACTIONS.start("lay")
CRACK = ACTIONS.start("crack")
LEAVE = ACTIONS.start("leave")

RULE = Param("rule", ("N5",))
EVENTS = Events(
    dealt=event(everyone(SEAT), owner(CARD), reveals=True),
    ready=event(everyone(SEAT)),
    laid=event(everyone(SEAT), everyone(CARD), reveals=True),
    cracked=event(everyone(SEAT), everyone(Number("amount")), everyone(RULE), sheet=True),
    left=event(everyone(SEAT), everyone(Number("pot"))),
)
DEALT, READY, LAID, CRACKED, LEFT = range(5)


class State(BaseState):
    """The whole table."""

    seats: int
    turn: int  # of the rounds
    phase: int
    taker: int  # seat + 1 that laid the highest card, while it decides
    pot: int
    points: list[int]
    hand: list[int]  # seat * CARDS + card
    choice: list[int]  # card + 1, face down
    laid: list[int]  # card + 1, turned over last
    gone: list[int]  # of each card: whether it was laid
    rest: list[int]  # cards nobody was dealt
    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        other = State()
        other.seats, other.turn, other.phase, other.taker, other.pot = self.seats, self.turn, self.phase, self.taker, self.pot
        other.points, other.hand, other.choice = self.points[:], self.hand[:], self.choice[:]
        other.laid, other.gone, other.rest = self.laid[:], self.gone[:], self.rest[:]
        return other


FIELDS = declare(
    "nuts",
    State,
    seats=number(EVERYONE, 2, 4),
    turn=number(EVERYONE, 0, ROUNDS),
    phase=number(EVERYONE, LAYING, OVER),
    taker=number(EVERYONE, 0, 4).of_seats(1),
    pot=number(EVERYONE, 0, MOST_NUTS),
    points=counts(EVERYONE, (SEATS,), MOST_NUTS),
    hand=counts(OWNER_COUNTED, (SEATS, CARDS), 1),
    choice=slots(OWNER_COUNTED, (SEATS,), 0, CARDS),
    laid=slots(EVERYONE, (SEATS,), 0, CARDS),
    gone=counts(EVERYONE, (CARDS,), 1),
    rest=pile(COUNTED, CARDS, 0, CARDS - 1),
)
