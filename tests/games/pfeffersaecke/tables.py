"""Tables laid out for a test."""

from __future__ import annotations

from collections.abc import Mapping

from comptoir.games.pfeffersaecke import GAME
from comptoir.games.pfeffersaecke.board import Board, built_in
from comptoir.games.pfeffersaecke.masks import derive
from comptoir.games.pfeffersaecke.pieces import (
    CITIES,
    CLOSED_VILLAGE,
    COVERED,
    DECIDED,
    EXTENDING,
    LEAST_VALUE,
    MOST_VALUE,
    OPEN_CITY,
    OPENING,
    PHASES,
    POSTS,
    SHUT,
    VALUES,
    VILLAGES,
    State,
)
from comptoir.games.pfeffersaecke.reckoning import posts_in
from comptoir.kernel.actions import SEAT_LETTERS
from comptoir.kernel.chance import Imagined
from tests.games.tables import Hands, Told

BOARD = Board(built_in())
hands = Hands(GAME, audited=False)
act, refusal, choices = hands.act, hands.refusal, hands.offered


def fresh(seats: int, seed: int = 1) -> State:
    """A table just set up."""
    return GAME.new({}, seats, Imagined(seed), None)


def table(
    seats: int = 4,
    posts: dict[str, str] | None = None,
    gone: tuple[str, ...] = (),
    hands: Mapping[str, tuple[int, ...]] | None = None,
    money: int = 100,
    round: int = 2,
    phase: str = PHASES[EXTENDING],
    turn: str = "A",
) -> State:
    """A position: `posts` has the posts of each place from the arrow on (`{"luebeck": "AAAB", "lueneburg": "A"}`); cities named
    there or in `gone` are open, those in `gone` without their disk. Hands are empty unless given; A is the starting player."""
    state = fresh(seats)
    state.starter = 0
    state.turn = SEAT_LETTERS.index(turn)
    state.round = round
    state.phase = PHASES.index(phase)
    state.money = [money] * seats
    for city in range(CITIES):
        if state.city[city] != COVERED:
            state.city[city] = SHUT
    for word, standing in (posts or {}).items():
        put(state, word, standing)
    for word in gone:
        state.city[BOARD.number[word]] = DECIDED
    state.hand = [0] * (seats * VALUES)
    for letter, values in (hands or {}).items():
        for value in values:
            state.hand[SEAT_LETTERS.index(letter) * VALUES + value - LEAST_VALUE] += 1
    for seat in range(seats):
        state.stock[seat] = POSTS - state.spaces.count(seat + 1) - state.village.count(seat + 1)
    taken = sum(1 for resident in state.village if resident)
    state.villages_left = VILLAGES - taken
    derive(BOARD, state)
    return state


def put(state: State, word: str, standing: str) -> None:
    """Posts in a village, or in the first spaces of an open city."""
    place = BOARD.number[word]
    if place >= CITIES:
        assert state.village[place - CITIES] != CLOSED_VILLAGE
        state.village[place - CITIES] = SEAT_LETTERS.index(standing) + 1
        return
    assert len(standing) <= BOARD.value[place]
    state.city[place] = OPEN_CITY
    state.free[place] = BOARD.value[place] - len(standing)
    for space, letter in enumerate(standing):
        state.spaces[place * MOST_VALUE + space] = SEAT_LETTERS.index(letter) + 1


def finish(state: State, seat: str) -> Told:
    """This seat does nothing more in its turn: it takes its income and opens nothing."""
    told: Told = []
    while not state.ended and SEAT_LETTERS[state.turn] == seat and state.phase in (EXTENDING, OPENING):
        told += act(state, "collect" if state.phase == EXTENDING else "stop")
    return told


def city(word: str) -> int:
    return BOARD.number[word]


def posts(state: State, word: str) -> str:
    """The posts in a city's spaces, from the arrow on."""
    at = city(word) * MOST_VALUE
    return "".join(SEAT_LETTERS[resident - 1] for resident in state.spaces[at : at + MOST_VALUE] if resident)


def posts_of(state: State, seat: str, word: str) -> int:
    return posts_in(state, SEAT_LETTERS.index(seat), city(word))
