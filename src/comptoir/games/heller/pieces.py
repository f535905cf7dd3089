"""The box of Auf Heller und Pfennig: market, stalls, squares, money; what can be done and told."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.actions import SEAT, ActionSpace, Number, Param
from ...kernel.chance import Deck
from ...kernel.events import Events, event, everyone, owner
from ...kernel.native import i64
from ...kernel.state import COUNTED, EVERYONE, OWNER_COUNTED, SEATS, BaseState, counts, declare, flag, number, pile, slots

# H1: the market is a grid of 5 rows of 6 spaces. Cells are named by column and row: a1 to f5.
ROWS: Final = 5
COLUMNS: Final = 6
CELLS: Final = ROWS * COLUMNS
CELL_NAMES: Final = tuple(f"{'abcdef'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))

# H14: the rows, then the columns, each as its cells.
LINES: Final = tuple(
    [tuple(range(row * COLUMNS, (row + 1) * COLUMNS)) for row in range(ROWS)]
    + [tuple(range(column, CELLS, COLUMNS)) for column in range(COLUMNS)]
)
FIRST_CELL: Final[list[i64]] = [line[0] for line in LINES]
STEP: Final[list[i64]] = [line[1] - line[0] for line in LINES]  # from each of its cells to the next
LONG: Final[list[i64]] = [len(line) for line in LINES]
LINE_NAMES: Final = (*(f"row-{row + 1}" for row in range(ROWS)), *(f"column-{letter}" for letter in "abcdef"))

# H2: ten stalls a colour, by rank 1 to 4.
RANKS: Final = 4
STALLS: Final = (4, 3, 2, 1)

# H5: stalls of rank 1 by number of seats.
RANK_ONE: Final = {2: 4, 3: 3, 4: 2}

# H3: the 22 squares. What lies on a cell is 0 or a code: 1–6 buyers, 7–12 nuisances, then the three special ones, then stalls.
EMPTY: Final = 0
BUYER: Final = 1
NUISANCE: Final = 7
GOLD: Final = 13
FIRE: Final = 14
EYE: Final = 15
STALL: Final = 16
KINDS: Final = 15
HOW_MANY: Final = (2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1)
SQUARE_NAMES: Final = (
    *(f"buyer-{value}" for value in range(1, 7)),
    *(f"nuisance-{value}" for value in range(1, 7)),
    "gold", "fire", "eye",
)  # fmt: skip
SQUARES: Final = tuple(kind for kind in range(1, KINDS + 1) for _ in range(HOW_MANY[kind - 1]))
STALL_NAMES: Final = tuple(f"{letter}-{rank + 1}" for letter in "ABCD" for rank in range(RANKS))
PIECE_NAMES: Final = ("empty", *SQUARE_NAMES, *STALL_NAMES)
DECK: Final = Deck("squares", PIECE_NAMES)


def rank_of(stall: int) -> int:
    """The rank of a stall on the market, from 1 to 4."""
    return (stall - STALL) % RANKS + 1


def owner_of(stall: int) -> int:
    """The seat of a stall on the market."""
    return (stall - STALL) // RANKS


# H4: money at the start.
START_MONEY: Final = 50

LAST_ROUND: Final = 3
MOST_ROUNDS: Final = 5  # in open end: 40 stalls, at least 8 of them used a round

RANK: Final = Param("rank", (1, 2, 3, 4))
CELL: Final = Param("cell", CELL_NAMES)
SQUARE: Final = Param("square", SQUARE_NAMES)
LINE: Final = Param("line", LINE_NAMES)
RULE: Final = Param("rule", ("H11", "H24", "H15", "H16", "H18", "H19"))

ACTIONS: Final = ActionSpace(
    stall=(RANK, CELL),
    secret=(CELL,),
    draw=(),
    place=(CELL,),
    take=(SQUARE, CELL),
)
# Their first codes, written out so that the compiler knows them.
SECRET: Final = RANKS * CELLS
DRAW: Final = SECRET + CELLS
PLACE: Final = DRAW + 1
TAKE: Final = PLACE + CELLS

EVENTS: Final = Events(
    round_began=event(everyone(Number("round")), everyone(SEAT), shown=1200),
    kept=event(everyone(SEAT), owner(SQUARE), reveals=True, shown=600),
    stall_placed=event(everyone(SEAT), everyone(RANK), everyone(CELL), shown=600),
    drew=event(everyone(SEAT), owner(SQUARE), reveals=True, shown=400),
    square_placed=event(everyone(SEAT), everyone(SQUARE), everyone(CELL), shown=700),
    secret_placed=event(everyone(SEAT), everyone(SQUARE), everyone(CELL), shown=1000),
    passed=event(everyone(SEAT), everyone(RULE), shown=350),
    earned=event(
        everyone(SEAT),
        everyone(Number("amount")),
        everyone(RULE),
        everyone(Number("round")),
        everyone(LINE),
        everyone(Param("from", CELL_NAMES)),
        everyone(Param("to", CELL_NAMES)),
        everyone(Number("buyers")),
        everyone(Number("nuisances")),
        everyone(Number("worth")),
        everyone(Number("ranks")),
        sheet=True,
        shown=500,
        counting=True,
    ),
    round_ended=event(everyone(Number("round")), shown=900, counting=True),
    game_ended=event(shown=1200, counting=True),
)
(
    ROUND_BEGAN, KEPT, STALL_PLACED, DREW, SQUARE_PLACED, SECRET_PLACED, PASSED, EARNED, ROUND_ENDED, GAME_ENDED,
) = range(len(EVENTS.kinds))  # fmt: skip


class State(BaseState):
    """The table. `empty` lists the empty cells of the market in order, so that no rule has to look for them."""

    seats: int
    open_end: i64
    no_luck: i64
    round: i64
    starter: i64
    turn: i64
    over: i64
    market: list[i64]
    empty: list[i64]
    stalls: list[i64]  # seat * RANKS + rank
    pile: list[int]  # face down; the next square is the last
    offer: list[i64]  # no luck: squares face up, how many of each kind
    secret: list[i64]  # each seat's secret square
    drawn: list[i64]  # a square just drawn and not yet placed
    money: list[i64]
    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        other = State()
        other.seats, other.round = self.seats, self.round
        other.open_end, other.no_luck = self.open_end, self.no_luck
        other.starter, other.turn, other.over = self.starter, self.turn, self.over
        other.market, other.empty, other.stalls = self.market[:], self.empty[:], self.stalls[:]
        other.pile, other.offer = self.pile[:], self.offer[:]
        other.secret, other.drawn, other.money = self.secret[:], self.drawn[:], self.money[:]
        return other

    def values(self) -> list[Any]:
        return [
            self.seats, self.open_end, self.no_luck, self.round, self.starter, self.turn, self.over, self.market,
            self.empty, self.stalls, self.pile, self.offer, self.secret, self.drawn, self.money,
        ]  # fmt: skip


MOST_MONEY: Final = 100_000

FIELDS: Final = declare(
    "heller",
    State,
    seats=number(EVERYONE, 2, 4),
    open_end=flag(EVERYONE),
    no_luck=flag(EVERYONE),
    round=number(EVERYONE, 1, MOST_ROUNDS),
    starter=number(EVERYONE, 0, 3).of_seats(),
    turn=number(EVERYONE, 0, 3).of_seats(),
    over=flag(EVERYONE),
    market=slots(EVERYONE, (CELLS,), 0, len(PIECE_NAMES) - 1, PIECE_NAMES, CELL_NAMES).of_seats(STALL, RANKS),
    empty=pile(EVERYONE, CELLS, 0, CELLS - 1, CELL_NAMES).derived(),
    stalls=counts(EVERYONE, (SEATS, RANKS), 4),
    pile=pile(COUNTED, len(SQUARES), 1, KINDS, PIECE_NAMES[: KINDS + 1]),
    offer=counts(EVERYONE, (KINDS,), 2, SQUARE_NAMES),
    secret=slots(OWNER_COUNTED, (SEATS,), 0, KINDS, PIECE_NAMES[: KINDS + 1]),
    drawn=slots(OWNER_COUNTED, (SEATS,), 0, KINDS, PIECE_NAMES[: KINDS + 1]),
    money=slots(EVERYONE, (SEATS,), -MOST_MONEY, MOST_MONEY).usually(200),
)
