"""The rules of Auf Heller und Pfennig, in order of play: set-up, a turn, the end of a round, the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.actions import SEAT_LETTERS
from ...kernel.chance import FIRST_SEAT, Chance
from ...kernel.contract import OptionValue, Variables
from ...kernel.events import Tell
from ...kernel.sheet import leaders
from ...kernel.swift import sums
from . import scoring
from .pieces import (
    CELLS,
    DECK,
    DRAW,
    DREW,
    GAME_ENDED,
    HOW_MANY,
    KEPT,
    KINDS,
    LAST_ROUND,
    PASSED,
    PLACE,
    RANK_ONE,
    RANKS,
    ROUND_BEGAN,
    ROUND_ENDED,
    SECRET,
    SECRET_PLACED,
    SQUARE_PLACED,
    SQUARES,
    STALL,
    STALL_PLACED,
    STALLS,
    START_MONEY,
    TAKE,
    State,
)

BY_H11: Final = 0  # places in pieces.RULE
BY_H24: Final = 1

# The ways of placing stalls and the secret square, by the set of those a seat has: a bit for each rank, then one more.
PLACE_ONLY: Final = [PLACE]
WAYS: Final = [[way * CELLS for way in range(RANKS + 1) if have >> way & 1] for have in range(1 << (RANKS + 1))]

# ---- setting up ----


def new(options: Mapping[str, OptionValue], seats: int, chance: Chance, tell: Tell | None) -> State:
    """H4 and H7: money for everyone, and lots are drawn for the first player."""
    state = State()
    state.seats = seats
    state.open_end = int(bool(options["open_end"]))
    state.no_luck = int(bool(options["no_luck"]))
    state.round = 1
    state.over = 0
    state.money = [START_MONEY] * seats
    state.stalls = first_stalls(seats, bool(state.open_end))
    state.starter = chance.pick(seats, FIRST_SEAT)
    begin_round(state, chance, tell)
    return state


def derive(state: State) -> None:
    """The list of empty cells, from what lies on the market."""
    state.empty = [cell for cell in range(CELLS) if not state.market[cell]]


def first_stalls(seats: int, open_end: bool) -> list[int]:
    """H5 and H23: rank 1 by the number of seats (in open end all of them), the others complete."""
    rank_one = STALLS[0] if open_end else RANK_ONE[seats]
    return [rank_one, *STALLS[1:]] * seats


def begin_round(state: State, chance: Chance, tell: Tell | None) -> None:
    """H6: all squares are shuffled face down and each player draws a secret one. H25: or all lie face up."""
    seats = state.seats
    state.market = [0] * CELLS
    state.empty = list(range(CELLS))
    state.secret = [0] * seats
    state.drawn = [0] * seats
    state.pile = []
    state.offer = [0] * KINDS
    state.turn = state.starter
    if tell is not None:
        tell(ROUND_BEGAN, (state.round, state.starter))
    if state.no_luck:
        state.offer = list(HOW_MANY)
        return
    state.pile = list(SQUARES)
    chance.shuffle(state.pile, DECK)
    for step in range(seats):
        seat = (state.starter + step) % seats
        state.secret[seat] = state.pile.pop()
        if tell is not None:
            tell(KEPT, (seat, state.secret[seat] - 1))


# ---- a turn ----


def to_act(state: State) -> list[int]:
    return [] if state.over else [state.turn]


def prompt(state: State, seat: int) -> str:
    """What the seat to act is asked: a turn's choice (H25: of open squares), or a place for the square it has drawn (H9)."""
    return "place" if state.drawn[seat] else "open" if state.no_luck else "turn"


def prompt_facts(state: State, seat: int) -> Variables:
    """H8, H9, H10 and H25: which of the things one may do in a turn this seat can still do: `stall-secret-draw`."""
    can = {
        "stall": any(state.stalls[seat * RANKS : seat * RANKS + RANKS]),
        "secret": state.secret[seat] > 0,
        "draw": len(state.pile) > 0,
        "take": any(state.offer),
    }
    return {} if state.drawn[seat] else {"ways": "-".join(way for way in can if can[way])}


def legal(state: State, seat: int) -> list[int]:
    """H8, H9 and H10: a stall, a square from the table or the secret square, on any empty space."""
    if state.over or seat != state.turn:
        return []
    actions = sums(ways(state, seat), state.empty)
    if may_draw(state, seat):
        actions.append(DRAW)  # then nothing is on offer, so the order is kept
    return actions


def ways(state: State, seat: int) -> list[int]:
    """The first code of every way of placing something: the square just drawn (H9), or by rank, in secret, from the offer."""
    if state.drawn[seat]:
        return PLACE_ONLY
    stalls = state.stalls
    first = seat * RANKS
    have = 1 if stalls[first] else 0
    if stalls[first + 1]:
        have |= 2
    if stalls[first + 2]:
        have |= 4
    if stalls[first + 3]:
        have |= 8
    if state.secret[seat]:
        have |= 16
    if not state.no_luck:
        return WAYS[have]
    return WAYS[have] + [TAKE + kind * CELLS for kind in range(KINDS) if state.offer[kind]]


def may_draw(state: State, seat: int) -> bool:
    """H9: a face-down square is left, and none in hand that has to be placed first."""
    return len(state.pile) > 0 and not state.drawn[seat]


def sample(state: State, seat: int, chance: Chance) -> int:
    """One of `legal`, each equally likely, without the list: a way of placing, then a cell; or a draw."""
    empty = state.empty
    cells = len(empty)
    found = ways(state, seat)
    placings = len(found) * cells
    chosen = chance.below(placings + 1 if may_draw(state, seat) else placings)
    if chosen == placings:
        return DRAW
    return found[chosen // cells] + empty[chosen % cells]


# What `refuse` may answer, with the facts in its sentence.
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "H7": ("turn-seat",), "H8": (), "H9-drawn": (), "H9-placed": (), "H9-empty": (), "H10": (), "H12": (), "H22": (),
    "H25-draw": (), "H25-secret": (), "H25-gone": (), "H25-down": (),
}  # fmt: skip


def refuse(state: State, seat: int, action: int) -> str | None:
    """Why this seat may not do this now: the clause that forbids it; None if it may.

    H12: what lies on the market stays, so nothing can be placed where something lies.
    """
    if state.over:
        return "H22"
    if seat != state.turn:
        return "H7"
    if bool(state.drawn[seat]) != (PLACE <= action < TAKE):
        return "H9-drawn" if state.drawn[seat] else "H9-placed"
    if action == DRAW:
        return refuse_draw(state)
    if action < SECRET and not state.stalls[seat * RANKS + action // CELLS]:
        return "H8"
    if SECRET <= action < DRAW and not state.secret[seat]:
        return "H25-secret" if state.no_luck else "H10"
    if action >= TAKE and not state.offer[(action - TAKE) // CELLS]:
        return "H25-gone" if state.no_luck else "H25-down"
    if state.market[cell_of(action)]:
        return "H12"
    return None


def refuse_draw(state: State) -> str | None:
    """H9: a face-down square must be left to draw. H25: none is where all lie open."""
    if state.pile:
        return None
    return "H25-draw" if state.no_luck else "H9-empty"


def refusal_facts(state: State, seat: int, action: int, key: str) -> Variables:
    """H7: whose turn it is."""
    return {"turn-seat": SEAT_LETTERS[state.turn]} if key == "H7" else {}


def cell_of(action: int) -> int:
    """The cell on which an action places something."""
    if action < DRAW:
        return action % CELLS
    return (action - PLACE) % CELLS if action < TAKE else (action - TAKE) % CELLS


def piece_of(state: State, seat: int, action: int) -> int:
    """What an action places on the market."""
    if action < SECRET:
        return STALL + seat * RANKS + action // CELLS
    if action < DRAW:
        return state.secret[seat]
    if action < TAKE:
        return state.drawn[seat]
    return (action - TAKE) // CELLS + 1


def play(state: State, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    """H8 to H10: exactly one placement a turn; a drawn square is placed by the action after."""
    if action == DRAW:
        draw(state, seat, tell)
        return
    state.empty.remove(place(state, seat, action, tell))
    next_turn(state, seat, chance, tell)


def place(state: State, seat: int, action: int, tell: Tell | None) -> int:
    """H8 to H10: something comes to lie on a cell, for good (H12). Which cell it was."""
    if action < SECRET:
        rank = action // CELLS
        cell = action % CELLS
        state.stalls[seat * RANKS + rank] -= 1
        state.market[cell] = STALL + seat * RANKS + rank
        if tell is not None:
            tell(STALL_PLACED, (seat, rank, cell))
    elif action < DRAW:
        cell = action - SECRET
        place_square(state, seat, state.secret, cell, SECRET_PLACED, tell)
    elif action < TAKE:
        cell = action - PLACE
        place_square(state, seat, state.drawn, cell, SQUARE_PLACED, tell)
    else:
        kind = (action - TAKE) // CELLS
        cell = (action - TAKE) % CELLS
        state.market[cell] = kind + 1
        state.offer[kind] -= 1
        if tell is not None:
            tell(SQUARE_PLACED, (seat, kind, cell))
    return cell


def place_square(state: State, seat: int, held: list[int], cell: int, told: int, tell: Tell | None) -> None:
    """H9, H10: the square that a seat holds (drawn, or secret) comes to lie on a cell."""
    state.market[cell] = held[seat]
    held[seat] = 0
    if tell is not None:
        tell(told, (seat, state.market[cell] - 1, cell))


def draw(state: State, seat: int, tell: Tell | None) -> None:
    """H9: the draw commits, and only the drawer sees the square."""
    state.drawn[seat] = state.pile.pop()
    if tell is not None:
        tell(DREW, (seat, state.drawn[seat] - 1))


def can_act(state: State, seat: int) -> bool:
    """H11: whether a player can do at least one of the three things."""
    if state.pile or state.secret[seat] or (state.no_luck and any(state.offer)):
        return True
    return any(state.stalls[seat * RANKS : seat * RANKS + RANKS])


def next_turn(state: State, seat: int, chance: Chance, tell: Tell | None) -> None:
    """H13 and H24: the round ends when the market is full or nobody can act; whoever cannot act passes (H11)."""
    if not state.empty:
        end_round(state, chance, tell)
        return
    following = seat
    for skipped in range(state.seats):
        following = following + 1 if following + 1 < state.seats else 0
        if can_act(state, following):
            state.turn = following
            if skipped and tell is not None:
                tell_passed(state, seat, skipped, tell)
            return
    end_round(state, chance, tell)


def tell_passed(state: State, seat: int, many: int, tell: Tell) -> None:
    """H11 and H24: so many seats after this one have passed."""
    for step in range(1, many + 1):
        tell(PASSED, ((seat + step) % state.seats, BY_H24 if state.open_end else BY_H11))


def play_out(state: State, chance: Chance) -> int:
    """Play by `sample` to the end, without coming back for each action or looking for its cell; how many there were."""
    actions = 0
    while not state.over:
        seat = state.turn
        cells = len(state.empty)
        found = ways(state, seat)
        placings = len(found) * cells
        chosen = chance.below(placings + 1 if may_draw(state, seat) else placings)
        if chosen == placings:
            draw(state, seat, None)
        else:
            cell = state.empty.pop(chosen % cells)
            place(state, seat, found[chosen // cells] + cell, None)
            next_turn(state, seat, chance, None)
        actions += 1
    return actions


# ---- the end of a round and of the game ----


def end_round(state: State, chance: Chance, tell: Tell | None) -> None:
    """H21: after scoring the market is cleared, stalls come back or leave, and the next round begins."""
    for seat, amount in enumerate(scoring.earnings(state, tell)):
        state.money[seat] += amount
    if tell is not None:
        tell(ROUND_ENDED, (state.round,))
    if was_last_round(state):
        state.over = 1
        if tell is not None:
            tell(GAME_ENDED, ())
        return
    if not state.open_end:
        for seat in range(state.seats):
            state.stalls[seat * RANKS] = RANK_ONE[state.seats]
    state.round += 1
    state.starter = (state.starter + 1) % state.seats
    begin_round(state, chance, tell)


def was_last_round(state: State) -> bool:
    """H22: three rounds. H23: in open end, the round in which somebody placed their last stall."""
    if not state.open_end:
        return state.round == LAST_ROUND
    return any(not any(state.stalls[seat * RANKS : seat * RANKS + RANKS]) for seat in range(state.seats))


def scores(state: State) -> list[int]:
    """H20: money, which may be below zero."""
    return state.money[:]


def standing(state: State) -> list[tuple[int, ...]]:
    """H22: money decides, and nothing else."""
    return [(money,) for money in state.money]


def winners(state: State) -> list[int]:
    """H22: the richest; equal money shares the victory."""
    return leaders(standing(state))
