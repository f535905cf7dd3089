"""The rules of Auf Heller und Pfennig, in order of play: set-up, a turn, the end of a round, the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.actions import SEAT_LETTERS
from ...kernel.chance import FIRST_SEAT, Chance
from ...kernel.contract import OptionValue, Variables
from ...kernel.events import Tell
from ...kernel.native import i64
from ...kernel.sheet import leaders
from ...kernel.swift import sums, take
from . import scoring
from .pieces import (
    CELLS,
    DECK,
    DRAW,
    DREW,
    EMPTY,
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
PLACE_ONLY: Final[list[i64]] = [PLACE]
WAYS: Final[list[list[i64]]] = [
    [way * CELLS for way in range(RANKS + 1) if have >> way & 1] for have in range(1 << (RANKS + 1))
]

# Asked for at every action, so kept at hand.
NOBODY: Final[list[int]] = []
ALONE: Final[list[list[int]]] = [[seat] for seat in range(max(RANK_ONE))]
EVERY_SUM: Final = sums
TAKE_OUT: Final = take

# What a round begins with, to be copied.
BARE_MARKET: Final[list[i64]] = [EMPTY] * CELLS
ALL_CELLS: Final[list[i64]] = list(range(CELLS))
ALL_SQUARES: Final = list(SQUARES)

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
    state.secret = [0] * seats
    state.drawn = [0] * seats
    state.offer = [0] * KINDS
    state.pile = []
    state.starter = chance.pick(seats, FIRST_SEAT)
    begin_round(state, chance, tell)
    return state


def derive(state: State) -> None:
    """The list of empty cells, from what lies on the market."""
    state.empty = [cell for cell in range(CELLS) if not state.market[cell]]


def first_stalls(seats: int, open_end: bool) -> list[int]:
    """H5 and H23: rank 1 by the number of seats (in open end all of them), the others complete."""
    rank_one = STALLS[0] if open_end else RANK_ONE[seats]
    return [rank_one, STALLS[1], STALLS[2], STALLS[3]] * seats


def begin_round(state: State, chance: Chance, tell: Tell | None) -> None:
    """H6: all squares are shuffled face down and each player draws a secret one. H25: or all lie face up."""
    state.market = BARE_MARKET[:]
    state.empty = ALL_CELLS[:]
    state.turn = state.starter
    if tell is not None:
        tell(ROUND_BEGAN, (state.round, state.starter))
    if state.no_luck:
        state.offer = list(HOW_MANY)
        return
    state.pile = ALL_SQUARES[:]
    chance.shuffle(state.pile, DECK)
    for step in range(state.seats):
        seat: i64 = (state.starter + step) % state.seats
        state.secret[seat] = state.pile.pop()
        if tell is not None:
            tell(KEPT, (seat, state.secret[seat] - 1))


# ---- a turn ----


def to_act(state: State) -> list[int]:
    return NOBODY if state.over else ALONE[state.turn]


def prompt(state: State, seat: int) -> str:
    """What the seat to act is asked: a turn's choice (H25: of open squares), or a place for the square it has drawn (H9)."""
    return "place" if state.drawn[seat] else "open" if state.no_luck else "turn"


def prompt_facts(state: State, seat: int) -> Variables:
    """H8, H9, H10 and H25: which of the things one may do in a turn this seat can still do: `stall-secret-draw`."""
    can = {
        "stall": has_stall(state, seat),
        "secret": state.secret[seat] > 0,
        "draw": len(state.pile) > 0,
        "take": any(state.offer),
    }
    return {} if state.drawn[seat] else {"ways": "-".join(way for way in can if can[way])}


def legal(state: State, seat: int) -> list[int]:
    """H8, H9 and H10: a stall, a square from the table or the secret square, on any empty space."""
    if state.over or seat != state.turn:
        return []
    found = ways(state, seat)
    actions = EVERY_SUM(found, state.empty)
    if state.pile and found is not PLACE_ONLY:
        actions.append(DRAW)  # then nothing is on offer, so the order is kept
    return actions


def ways(state: State, seat: i64) -> list[i64]:
    """The first code of every way of placing something: the square just drawn (H9), or by rank, in secret, from the offer.

    H9: whoever has a square in hand has to place it first, PLACE_ONLY, and may not draw; all others may, if one is left.
    """
    if state.drawn[seat]:
        return PLACE_ONLY
    stalls = state.stalls
    first: i64 = seat * RANKS
    have: i64 = 1 if stalls[first] > 0 else 0
    if stalls[first + 1] > 0:
        have |= 2
    if stalls[first + 2] > 0:
        have |= 4
    if stalls[first + 3] > 0:
        have |= 8
    if state.secret[seat]:
        have |= 16
    if not state.no_luck:
        return WAYS[have]
    return WAYS[have] + [TAKE + kind * CELLS for kind in range(KINDS) if state.offer[kind]]


def sample(state: State, seat: i64, chance: Chance) -> i64:
    """One of `legal`, each equally likely, without the list: a way of placing, then a cell; or a draw."""
    empty = state.empty
    cells: i64 = len(empty)
    found = ways(state, seat)
    placings: i64 = len(found) * cells
    chosen: i64 = chance.below(placings + 1 if state.pile and found is not PLACE_ONLY else placings)
    if chosen == placings:
        return DRAW
    way: i64 = chosen // cells
    return found[way] + empty[chosen - way * cells]


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


def cell_of(action: i64) -> i64:
    """The cell on which an action places something."""
    if action < DRAW:
        return action % CELLS
    return (action - PLACE) % CELLS if action < TAKE else (action - TAKE) % CELLS


def piece_of(state: State, seat: i64, action: i64) -> i64:
    """What an action places on the market."""
    if action < SECRET:
        return STALL + seat * RANKS + action // CELLS
    if action < DRAW:
        return state.secret[seat]
    if action < TAKE:
        return state.drawn[seat]
    return (action - TAKE) // CELLS + 1


def play(state: State, seat: i64, action: i64, chance: Chance, tell: Tell | None) -> None:
    """H8 to H10: exactly one placement a turn; a drawn square is placed by the action after."""
    if action == DRAW:
        draw(state, seat, tell)
        return
    TAKE_OUT(state.empty, place(state, seat, action, tell))
    next_turn(state, seat, chance, tell)


def place(state: State, seat: i64, action: i64, tell: Tell | None) -> i64:
    """H8 to H10: something comes to lie on a cell, for good (H12). Which cell it was."""
    cell: i64
    if action < SECRET:
        rank: i64 = action // CELLS
        cell = action % CELLS
        kept: i64 = seat * RANKS + rank
        state.stalls[kept] = state.stalls[kept] - 1
        state.market[cell] = STALL + kept
        if tell is not None:
            tell(STALL_PLACED, (seat, rank, cell))
    elif action < DRAW:
        cell = action - SECRET
        place_square(state, seat, state.secret, cell, SECRET_PLACED, tell)
    elif action < TAKE:
        cell = action - PLACE
        place_square(state, seat, state.drawn, cell, SQUARE_PLACED, tell)
    else:
        kind: i64 = (action - TAKE) // CELLS
        cell = (action - TAKE) % CELLS
        state.market[cell] = kind + 1
        state.offer[kind] = state.offer[kind] - 1
        if tell is not None:
            tell(SQUARE_PLACED, (seat, kind, cell))
    return cell


def place_square(state: State, seat: i64, held: list[i64], cell: i64, told: int, tell: Tell | None) -> None:
    """H9, H10: the square that a seat holds (drawn, or secret) comes to lie on a cell."""
    state.market[cell] = held[seat]
    held[seat] = 0
    if tell is not None:
        tell(told, (seat, state.market[cell] - 1, cell))


def draw(state: State, seat: i64, tell: Tell | None) -> None:
    """H9: the draw commits, and only the drawer sees the square."""
    state.drawn[seat] = state.pile.pop()
    if tell is not None:
        tell(DREW, (seat, state.drawn[seat] - 1))


def can_act(state: State, seat: i64) -> bool:
    """H11: whether a player can do at least one of the three things."""
    if state.pile or state.secret[seat] or (state.no_luck and any(state.offer)):
        return True
    return has_stall(state, seat)


def has_stall(state: State, seat: i64) -> bool:
    return any(state.stalls[seat * RANKS : seat * RANKS + RANKS])


def next_turn(state: State, seat: i64, chance: Chance, tell: Tell | None) -> None:
    """H13 and H24: the round ends when the market is full or nobody can act; whoever cannot act passes (H11)."""
    if not state.empty:
        end_round(state, chance, tell)
        return
    seats: i64 = state.seats
    after: i64 = seat
    for skipped in range(seats):
        after = after + 1 if after + 1 < seats else 0
        if can_act(state, after):
            state.turn = after
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
    actions: i64 = 0
    while not state.over:
        seat: i64 = state.turn
        empty = state.empty
        cells: i64 = len(empty)
        found = ways(state, seat)
        placings: i64 = len(found) * cells
        chosen: i64 = chance.below(placings + 1 if state.pile and found is not PLACE_ONLY else placings)
        if chosen == placings:
            draw(state, seat, None)
        else:
            way: i64 = chosen // cells
            place(state, seat, found[way] + empty.pop(chosen - way * cells), None)
            next_turn(state, seat, chance, None)
        actions += 1
    return actions


# ---- the end of a round and of the game ----


def end_round(state: State, chance: Chance, tell: Tell | None) -> None:
    """H21: after scoring the market is cleared, stalls come back or leave, and the next round begins."""
    earned = scoring.earnings(state, tell)
    for seat in range(state.seats):
        state.money[seat] = state.money[seat] + earned[seat]
    if tell is not None:
        tell(ROUND_ENDED, (state.round,))
    if was_last_round(state):
        state.over = 1
        if tell is not None:
            tell(GAME_ENDED, ())
        return
    if not state.open_end:
        rank_one = RANK_ONE[state.seats]
        for seat in range(state.seats):
            state.stalls[seat * RANKS] = rank_one
    state.round += 1
    state.starter = (state.starter + 1) % state.seats
    begin_round(state, chance, tell)


def was_last_round(state: State) -> bool:
    """H22: three rounds. H23: in open end, the round in which somebody placed their last stall."""
    if not state.open_end:
        return state.round == LAST_ROUND
    return any(not has_stall(state, seat) for seat in range(state.seats))


def scores(state: State) -> list[int]:
    """H20: money, which may be below zero."""
    return state.money[:]


def standing(state: State) -> list[tuple[int, ...]]:
    """H22: money decides, and nothing else."""
    return [(money,) for money in state.money]


def winners(state: State) -> list[int]:
    """H22: the richest; equal money shares the victory."""
    return leaders(standing(state))
