"""The rules of Nuts, in the order of play."""

from __future__ import annotations

from collections.abc import Mapping

from comptoir.kernel.actions import SEAT_LETTERS
from comptoir.kernel.chance import Chance
from comptoir.kernel.contract import OptionValue, Variables
from comptoir.kernel.events import Tell

from .pieces import (
    CARDS,
    CRACK,
    CRACKED,
    CRACKING,
    DEALT,
    DECK,
    LAID,
    LAY,
    LAYING,
    LEAVE,
    LEFT,
    OVER,
    READY,
    ROUNDS,
    State,
)


def new(options: Mapping[str, OptionValue], seats: int, chance: Chance, tell: Tell | None) -> State:
    """N1: three cards each; nobody sees the rest."""
    state = State()
    state.seats, state.turn, state.phase, state.taker, state.pot = seats, 0, LAYING, 0, 0
    state.points, state.hand, state.choice, state.laid = [0] * seats, [0] * seats * CARDS, [0] * seats, [0] * seats
    state.gone, state.rest = [0] * CARDS, list(range(CARDS))
    chance.shuffle(state.rest, DECK)
    for seat in range(seats):
        for _ in range(ROUNDS):
            card = state.rest.pop()
            state.hand[seat * CARDS + card] = 1
            if tell is not None:
                tell(DEALT, (seat, card))
    return state


def to_act(state: State) -> list[int]:
    """N2: all who have not laid a card; N4: then whoever laid the highest."""
    if state.phase == LAYING:
        return [seat for seat in range(state.seats) if not state.choice[seat]]
    return [state.taker - 1] if state.phase == CRACKING else []


def prompt(state: State, seat: int) -> str:
    return "lay" if state.phase == LAYING else "crack"


def legal(state: State, seat: int) -> list[int]:
    """N2: a card of one's hand, until all have laid theirs; N4: crack the nuts or leave them."""
    if state.phase == LAYING:
        return [LAY + card for card in range(CARDS) if state.hand[seat * CARDS + card]]
    return [CRACK, LEAVE] if state.phase == CRACKING and seat == state.taker - 1 else []


def sample(state: State, seat: int, chance: Chance) -> int:
    actions = legal(state, seat)
    return actions[chance.below(len(actions))]


def phase(state: State) -> str | None:
    """N2, N4: a round is laying, then cracking."""
    return None if state.phase == OVER else prompt(state, 0)


# What `refuse` may answer, with the facts in its sentence.
REFUSALS = {"N2-time": (), "N2-card": (), "N4-time": (), "N4-taker": ("taker-seat",), "N6": ()}


def refuse(state: State, seat: int, action: int) -> str | None:
    """N2: a card of one's hand; N4: only whoever laid the highest cracks; N6: nothing after the end."""
    if state.phase == OVER:
        return "N6"
    if action in legal(state, seat):
        return None
    if action < CRACK:
        return "N2-card" if state.phase == LAYING else "N2-time"
    return "N4-taker" if state.phase == CRACKING else "N4-time"


def refusal_facts(state: State, seat: int, action: int, key: str) -> Variables:
    """N4: who laid the highest card."""
    return {"taker-seat": SEAT_LETTERS[state.taker - 1]} if key == "N4-taker" else {}


def details(state: State, seat: int, action: int) -> Mapping[str, int]:
    return {"pot": state.pot} if action == CRACK else {}


def play(state: State, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    """N2 and N4: a card face down, or what becomes of the nuts."""
    if action >= CRACK:
        decide(state, seat, action == CRACK, tell)
        return
    if not state.choice[seat] and tell is not None:
        tell(READY, (seat,))
    state.choice[seat] = action - LAY + 1
    if all(state.choice):
        turn_over(state, tell)


def turn_over(state: State, tell: Tell | None) -> None:
    """N2: the last card laid turns all over. N3: the highest says how many nuts it brings."""
    for seat in range(state.seats):
        card = state.choice[seat] - 1
        state.hand[seat * CARDS + card] = 0
        state.gone[card] = 1
        if tell is not None:
            tell(LAID, (seat, card))
    highest = max(state.choice)
    state.pot += highest
    state.taker = state.choice.index(highest) + 1
    state.laid, state.choice = state.choice, [0] * state.seats
    state.phase = CRACKING


def decide(state: State, seat: int, crack: bool, tell: Tell | None) -> None:
    """N4: nuts left lie there for the next round. N5: a nut cracked is a point."""
    if crack:
        state.points[seat] += state.pot
        if tell is not None:
            tell(CRACKED, (seat, state.pot, 0))
        state.pot = 0
    elif tell is not None:
        tell(LEFT, (seat, state.pot))
    state.taker = 0
    state.turn += 1
    state.phase = OVER if state.turn == ROUNDS else LAYING


def scores(state: State) -> list[int]:
    """N5: nuts."""
    return state.points[:]


def winners(state: State) -> list[int]:
    """N6: the most nuts; equals share."""
    return [seat for seat, nuts in enumerate(state.points) if nuts == max(state.points)]
