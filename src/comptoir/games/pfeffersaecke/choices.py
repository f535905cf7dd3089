"""What may be done in Pfeffersäcke, phase by phase, and why not. An offer is a set of action codes, as in masks.py."""

from __future__ import annotations

from typing import Final

from ...kernel.actions import SEAT_LETTERS
from ...kernel.chance import Chance
from ...kernel.contract import Variables
from ...kernel.native import i64
from ...kernel.swift import member, size_of
from . import pieces as box
from .board import Board
from .masks import is_present, members
from .pieces import DISK, DOUBLE, EXTEND, EXTENDING, LEAST_VALUE, MOST_TOLL, MOST_VALUE, OPEN, OPENING, PLACING, VALUES, State

ALL_VILLAGES: Final = ((1 << box.VILLAGES) - 1) << box.FOUND
COLLECT_BIT: Final = 1 << box.COLLECT - EXTEND
PRIVILEGE_BIT: Final = 1 << box.PRIVILEGE - EXTEND
STOP_BIT: Final = 1 << box.STOP

# Asked at every step: the compiled build finds a constant of this file at once, another file's function by its name.
MEMBER: Final = member
SIZE_OF: Final = size_of

PROMPTS: Final = (*box.PHASES, "second")  # what a seat is asked, by phase; then, if it may open another post

# The rule that says what is due in each phase: for what comes later in a turn, and for what came before it.
EARLY: Final = ("P8-early", "P9-early", "P10-early")
LATE: Final = ("", "P9-late", "P10-late", "P14-late")

# P9, P10, P12, P13, P14, P18: the phases of a turn, and the one in which each kind of choice is made.
TURN: Final = ("disk", "extend", "income", "basic", "open", "settle")
ON_TURN: Final = (None, "disk", "extend", "open")

# What `refuse` may answer, with the facts in its sentence.
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "P8-turn": ("turn-seat",), "P8-early": (), "P8-taken": (), "P9-early": (), "P9-late": (), "P9-open": (),
    "P9-value": ("value",), "P10-early": (), "P10-late": (), "P10-absent": (), "P10-again": (), "P10-full": (), "P11": (),
    "P14-late": (), "P14-there": ("place",), "P14-money": ("toll", "money"), "P15": ("place", "owner-seat"),
    "P16-shut": ("place",), "P16-full": ("place",), "P17": ("place",), "P21": (), "P21-one": (), "P22-first": (),
    "P22-used": (), "P22-none": (), "P23": (), "P24": (), "P26": (), "P27": (), "P28": (), "P36-village": (), "P36-city": (),
    "P36-way": (),
}  # fmt: skip


class Choices:
    """What a seat may choose on one board."""

    def __init__(self, board: Board) -> None:
        self.board = board

    # ---- what may be done ----

    def to_act(self, state: State) -> list[int]:
        return [] if state.ended else [state.turn]

    def prompt(self, state: State, seat: int) -> str:
        """What the seat to act is asked."""
        return PROMPTS[OPENING + 1 if state.phase == OPENING and state.opened else state.phase]

    def prompt_facts(self, state: State, seat: int) -> Variables:
        """P9: the values of the disks in hand; P10: how many cities can be extended in; P14: the money for the toll."""
        if state.phase == PLACING:
            values = [value for value in range(LEAST_VALUE, MOST_VALUE + 1) if state.hand[box.disk_slot(seat, value)]]
            return {"values": ", ".join(map(str, values))}
        if state.phase == EXTENDING:
            return {"cities": len([city for city in range(box.CITIES) if self.refuse_extend(state, seat, city) is None])}
        return {"money": state.money[seat]} if state.phase == OPENING else {}

    def phase(self, state: State) -> str | None:
        """P9 to P18: which of the six phases of a turn waits for a choice."""
        return None if state.ended else ON_TURN[state.phase]

    def legal(self, state: State, seat: int) -> list[int]:
        return [] if state.ended or seat != state.turn else members(self.offer(state, seat))

    def sample(self, state: State, seat: int, chance: Chance) -> int:
        """One of `legal`, each equally likely, without the list."""
        phase = state.phase
        if phase == OPENING:
            ways = self.ways_to_open(state, seat)
            chosen = chance.below(SIZE_OF(ways) + 1)
            return OPEN + MEMBER(ways, chosen - 1) if chosen else box.STOP
        if phase == EXTENDING:
            offer = self.ways_to_extend(state, seat)
            return EXTEND + MEMBER(offer, chance.below(SIZE_OF(offer)))
        if phase == PLACING:
            cities = self.cities_for_disks(state, seat)
            return DISK + MEMBER(cities, chance.below(SIZE_OF(cities)))
        villages = self.free_villages(state)
        return MEMBER(villages, chance.below(SIZE_OF(villages)))

    def offer(self, state: State, seat: int) -> int:
        """All that the seat to act may do, as a set of action codes."""
        phase = state.phase
        if phase == OPENING:
            return self.ways_to_open(state, seat) << OPEN | STOP_BIT
        if phase == EXTENDING:
            return self.ways_to_extend(state, seat) << EXTEND
        if phase == PLACING:
            return self.cities_for_disks(state, seat) << DISK
        return self.free_villages(state)

    def free_villages(self, state: State) -> int:
        """P8: first posts are founded in villages, each in a free one."""
        taken = 0
        for village, resident in enumerate(state.village):
            if resident:
                taken |= 1 << village
        return ALL_VILLAGES & ~(taken << box.FOUND)

    def cities_for_disks(self, state: State, seat: int) -> int:
        """P9: cities that never held a disk and whose value is that of a disk in hand."""
        if not state.fresh:
            return 0
        of_value = self.board.of_value
        fitting: i64 = 0
        value: i64 = LEAST_VALUE
        for many in state.hand[seat * VALUES : seat * VALUES + VALUES]:
            if many:
                fitting |= of_value[value]
            value += 1
        return fitting & state.fresh

    def ways_to_extend(self, state: State, seat: int) -> int:
        """P10: one post in each city where one has a post and a space is free. P11: not in the first turn.

        P23: or two in one of them. P24: or, before any of that, a doubled income. Taking the income ends the phase.
        This set counts its codes from that of extending in the first city.
        """
        if state.round == 1:
            return COLLECT_BIT
        stock: i64 = state.stock[seat]
        cities: i64 = 0
        if stock:
            cities = state.present[seat] & state.roomy
            for city in state.centre:
                cities &= ~(1 << city)
        if not state.safe_conducts[seat] or state.conduct:
            return cities | COLLECT_BIT
        doubling: i64 = cities & state.wide if stock > 1 else 0
        if state.centre:
            return cities | doubling << DOUBLE - EXTEND | COLLECT_BIT
        return cities | doubling << DOUBLE - EXTEND | PRIVILEGE_BIT | COLLECT_BIT

    def ways_to_open(self, state: State, seat: int) -> int:
        """P14 to P17: along one route from an own post to an open place without one, if the toll can be paid.

        P25: and once more with a safe-conduct. P21: not without a post in stock.
        """
        if not state.stock[seat] or (state.opened and not self.may_open_again(state, seat)):
            return 0
        ways = state.reaching[seat] & state.passable
        money: i64 = state.money[seat]
        return ways & self.board.affordable[money] if money < MOST_TOLL else ways

    def may_open_again(self, state: State, seat: int) -> bool:
        """P22 and P25: a second post needs a safe-conduct, the first of this turn, and not in the first turn."""
        return state.opened == 1 and state.round > 1 and not state.conduct and state.safe_conducts[seat] > 0

    # ---- why not ----

    def refuse(self, state: State, seat: int, action: int) -> str | None:
        """Why this seat may not do this now: the clause that forbids it; None if it may."""
        if state.ended:
            return box.ENDS[state.ended]
        if seat != state.turn:
            return "P8-turn"
        if state.round == 1 and EXTEND <= action < box.COLLECT:
            return "P11" if action < DOUBLE else "P22-first"
        if phase_of(action) != state.phase:
            return EARLY[state.phase] if phase_of(action) > state.phase else LATE[state.phase]
        if action < DISK:
            return self.refuse_found(state, action - box.FOUND)
        if action < EXTEND:
            return self.refuse_disk(state, seat, action - DISK)
        if action < DOUBLE:
            return self.refuse_extend(state, seat, action - EXTEND)
        if action < box.PRIVILEGE:
            return self.refuse_double(state, seat, action - DOUBLE)
        if action == box.PRIVILEGE:
            return self.refuse_privilege(state, seat)
        return None if action in (box.COLLECT, box.STOP) else self.refuse_open(state, seat, action - OPEN)

    def refuse_found(self, state: State, village: int) -> str | None:
        """P8: a free village. P36: nor is it closed."""
        if state.village[village] == box.CLOSED_VILLAGE:
            return "P36-village"
        return "P8-taken" if state.village[village] else None

    def refuse_disk(self, state: State, seat: int, city: int) -> str | None:
        """P9: a disk of the city's value in hand, and none has ever lain there. P36: nor is the city covered."""
        if state.city[city] == box.COVERED:
            return "P36-city"
        if state.city[city] != box.SHUT:
            return "P9-open"
        return None if state.hand[box.disk_slot(seat, self.board.value[city])] else "P9-value"

    def refuse_extend(self, state: State, seat: int, city: int) -> str | None:
        """P10: a post there, a free space, once a turn. P21: and a post in stock."""
        if not is_present(state, seat, city):
            return "P10-absent"
        if city in state.centre:
            return "P10-again"
        if not state.free[city]:
            return "P10-full"
        return None if state.stock[seat] else "P21"

    def refuse_double(self, state: State, seat: int, city: int) -> str | None:
        """P22: one safe-conduct a turn, while there is one. P23: two free spaces; else as for one post."""
        refused = self.refuse_conduct(state, seat) or self.refuse_extend(state, seat, city)
        if refused is not None:
            return refused
        if state.free[city] < 2:
            return "P23"
        return None if state.stock[seat] > 1 else "P21-one"

    def refuse_privilege(self, state: State, seat: int) -> str | None:
        """P22: one safe-conduct a turn. P24: before extending."""
        return self.refuse_conduct(state, seat) or ("P24" if state.centre else None)

    def refuse_conduct(self, state: State, seat: int) -> str | None:
        """P22: one safe-conduct a turn, while there is one."""
        if state.conduct:
            return "P22-used"
        return None if state.safe_conducts[seat] else "P22-none"

    def refuse_open(self, state: State, seat: int, way: int) -> str | None:
        """Why a post may not be opened along this way; None if it may."""
        start, end = self.board.start[way], self.board.end[way]
        if self.board.is_out(state.seats, way):
            return "P36-way"
        if not is_present(state, seat, start):
            return "P17"
        if is_present(state, seat, end):
            return "P14-there"
        if end >= box.CITIES and state.village[end - box.CITIES]:
            return "P15"
        if end < box.CITIES and state.city[end] == box.SHUT:
            return "P16-shut"
        if end < box.CITIES and not state.free[end]:
            return "P16-full"
        if state.money[seat] < self.board.toll[way]:
            return "P14-money"
        return None if state.stock[seat] else "P21"

    def refusal_facts(self, state: State, seat: int, action: int, key: str) -> Variables:
        """What `REFUSALS` says of each reason: whose turn it is, a value, a toll, where a way begins or ends."""
        if key == "P8-turn":
            return {"turn-seat": SEAT_LETTERS[state.turn]}
        if key == "P9-value":
            return {"value": self.board.value[action - DISK]}
        if key == "P17":
            return {"place": self.board.words[self.board.start[action - OPEN]]}
        if key not in REFUSALS or not REFUSALS[key]:
            return {}
        way = action - OPEN
        place = {"place": self.board.words[self.board.end[way]]}
        if key == "P14-money":
            return {"toll": self.board.toll[way], "money": state.money[seat]}
        if key == "P15":
            return {**place, "owner-seat": SEAT_LETTERS[state.village[self.board.end[way] - box.CITIES] - 1]}
        return place


def phase_of(action: int) -> int:
    """The phase an action belongs to."""
    if action >= box.STOP:
        return OPENING
    if action >= EXTEND:
        return EXTENDING
    return PLACING if action >= DISK else box.FOUNDING
