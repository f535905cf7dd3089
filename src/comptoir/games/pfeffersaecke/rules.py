"""The rules of Pfeffersäcke in order of play: founding, then the six phases of a turn. Settling and the end: reckoning.py."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.chance import Chance
from ...kernel.contract import OptionValue
from ...kernel.events import Tell
from .board import Board
from .pieces import (
    BASIC_INCOME,
    CITIES,
    CITY_PAID,
    COLLECT,
    CONDUCT_A,
    CONDUCT_B,
    CONDUCT_C,
    CONDUCT_USED,
    COVERED,
    DISK,
    DISK_FORCED,
    DISK_PLACED,
    DOUBLE,
    DOUBLED,
    ENDS,
    EXTEND,
    EXTENDED,
    EXTENDING,
    FOUND,
    FOUNDED,
    FOUNDING,
    INCOME,
    LEAST_DOUBLED,
    LEAST_VALUE,
    MOST_TOLL,
    MOST_VALUE,
    NO_CONDUCT,
    OPEN,
    OPEN_CITY,
    OPENED,
    OPENING,
    P9,
    P10,
    P11,
    P14,
    P15,
    PASSED,
    PLACES,
    PLACING,
    PRIVILEGE,
    SHUT,
    SPACE_INCOME,
    STOP,
    VALUES,
    VILLAGE_POINTS,
    VILLAGE_SCORED,
    VILLAGES,
    State,
)
from .reckoning import finish_turn
from .setup import make_present, set_up

ALL_VILLAGES = ((1 << VILLAGES) - 1) << FOUND
COLLECT_BIT = 1 << COLLECT
PRIVILEGE_BIT = 1 << PRIVILEGE
STOP_BIT = 1 << STOP

# The rule that says what is due in each phase.
DUE = ("P8", "P9", "P10", "P14")


class Rules:
    """The rules on one board. What may be done is a bit mask over the codes of the actions."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def new(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, tell: Tell | None) -> State:
        return set_up(self.board, seats, chance, tell)

    # ---- what may be done ----

    def to_act(self, state: State) -> list[int]:
        return [] if state.ended else [state.turn]

    def prompt(self, state: State, seat: int) -> str:
        """What the seat to act is asked."""
        if state.phase == OPENING:
            return "second" if state.opened else "open"
        return ("found", "disk", "extend")[state.phase]

    def legal(self, state: State, seat: int) -> list[int]:
        if state.ended or seat != state.turn:
            return []
        actions = []
        left = self.choices(state, seat)
        while left:
            lowest = left & -left
            actions.append(lowest.bit_length() - 1)
            left ^= lowest
        return actions

    def sample(self, state: State, seat: int, chance: Chance) -> int:
        """One of `legal`, each equally likely: a random bit of the mask."""
        left = self.choices(state, seat)
        for _ in range(chance.below(left.bit_count())):
            left &= left - 1
        return (left & -left).bit_length() - 1

    def choices(self, state: State, seat: int) -> int:
        """All that the seat to act may do, as a mask over the codes of actions."""
        phase = state.phase
        if phase == OPENING:
            return self.ways_to_open(state, seat) << OPEN | STOP_BIT
        if phase == EXTENDING:
            return self.ways_to_extend(state, seat)
        if phase == PLACING:
            return self.cities_for_disks(state, seat) << DISK
        return self.free_villages(state)

    def free_villages(self, state: State) -> int:
        """P8: first posts are founded in villages, each in a free one."""
        taken = 0
        for village, resident in enumerate(state.village):
            if resident:
                taken |= 1 << village
        return ALL_VILLAGES & ~(taken << FOUND)

    def cities_for_disks(self, state: State, seat: int) -> int:
        """P9: cities that never held a disk and whose value is that of a disk in hand."""
        fitting = 0
        value = LEAST_VALUE
        for many in state.hand[seat * VALUES : seat * VALUES + VALUES]:
            if many:
                fitting |= self.board.of_value[value]
            value += 1
        return fitting & state.fresh

    def ways_to_extend(self, state: State, seat: int) -> int:
        """P10: one post in each city where one has a post and a space is free. P11: not in the first turn.

        P23: or two in one of them. P24: or, before any of that, a doubled income. Taking the income ends the phase.
        """
        if state.round == 1:
            return COLLECT_BIT
        extended = 0
        for city in state.centre:
            extended |= 1 << city
        cities = state.present[seat] & state.roomy & ~extended if state.stock[seat] else 0
        if not state.safe_conducts[seat] or state.conduct:
            return cities << EXTEND | COLLECT_BIT
        doubling = cities & state.wide if state.stock[seat] > 1 else 0
        if extended:
            return cities << EXTEND | doubling << DOUBLE | COLLECT_BIT
        return cities << EXTEND | doubling << DOUBLE | PRIVILEGE_BIT | COLLECT_BIT

    def ways_to_open(self, state: State, seat: int) -> int:
        """P14 to P17: along one route from an own post to an open place without one, if the toll can be paid.

        P25: and once more with a safe-conduct. P21: not without a post in stock.
        """
        if not state.stock[seat] or (state.opened and not self.may_open_again(state, seat)):
            return 0
        money = state.money[seat]
        affordable = self.board.affordable[money if money < MOST_TOLL else MOST_TOLL]
        return state.leaving[seat] & ~state.entering[seat] & ~state.barred & affordable

    def may_open_again(self, state: State, seat: int) -> bool:
        """P22 and P25: a second post needs a safe-conduct, the first of this turn, and not in the first turn."""
        return state.opened == 1 and state.round > 1 and not state.conduct and state.safe_conducts[seat] > 0

    # ---- why not ----

    def refuse(self, state: State, seat: int, action: int) -> str | None:
        """Why this seat may not do this now: the clause that forbids it; None if it may."""
        if state.ended:
            return ENDS[state.ended]
        if seat != state.turn:
            return "P8"
        if state.round == 1 and EXTEND <= action < COLLECT:
            return "P11" if action < DOUBLE else "P22"
        if phase_of(action) != state.phase:
            return DUE[state.phase]
        if action < DISK:
            return "P36" if state.village[action - FOUND] > state.seats else "P8" if state.village[action - FOUND] else None
        if action < EXTEND:
            return self.refuse_disk(state, seat, action - DISK)
        if action < DOUBLE:
            return self.refuse_extend(state, seat, action - EXTEND)
        if action < PRIVILEGE:
            return self.refuse_double(state, seat, action - DOUBLE)
        if action == PRIVILEGE:
            return self.refuse_privilege(state, seat)
        return None if action in (COLLECT, STOP) else self.refuse_open(state, seat, action - OPEN)

    def refuse_disk(self, state: State, seat: int, city: int) -> str | None:
        """P9: a disk of the city's value in hand, and none has ever lain there. P36: nor is the city covered."""
        if state.city[city] == COVERED:
            return "P36"
        if state.city[city] != SHUT or not state.hand[seat * VALUES + self.board.value[city] - LEAST_VALUE]:
            return "P9"
        return None

    def refuse_extend(self, state: State, seat: int, city: int) -> str | None:
        """P10: a post there, a free space, once a turn. P21: and a post in stock."""
        if not state.present[seat] >> city & 1 or city in state.centre or not state.free[city]:
            return "P10"
        return None if state.stock[seat] else "P21"

    def refuse_double(self, state: State, seat: int, city: int) -> str | None:
        """P22: one safe-conduct a turn, while there is one. P23: two free spaces; else as for one post."""
        if state.conduct or not state.safe_conducts[seat]:
            return "P22"
        refused = self.refuse_extend(state, seat, city)
        if refused is not None:
            return refused
        if state.free[city] < 2:
            return "P23"
        return None if state.stock[seat] > 1 else "P21"

    def refuse_privilege(self, state: State, seat: int) -> str | None:
        """P22: one safe-conduct a turn. P24: before extending."""
        if state.conduct or not state.safe_conducts[seat]:
            return "P22"
        return "P24" if state.centre else None

    def refuse_open(self, state: State, seat: int, way: int) -> str | None:
        """Why a post may not be opened along this way; None if it may."""
        start, end = self.board.start[way], self.board.end[way]
        if state.seats == 2 and self.board.out_for_two >> way & 1:
            return "P36"
        if not state.present[seat] >> start & 1:
            return "P17"
        if state.present[seat] >> end & 1:
            return "P14"
        if end >= CITIES and state.village[end - CITIES]:
            return "P15"
        if end < CITIES and (state.city[end] == SHUT or not state.free[end]):
            return "P16"
        if state.money[seat] < self.board.toll[way]:
            return "P14"
        return None if state.stock[seat] else "P21"

    # ---- a turn ----

    def play(self, state: State, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
        """One choice, and all that follows from it without another."""
        if action >= OPEN:
            self.open_post(state, seat, action - OPEN, tell)
        elif action >= PRIVILEGE:
            if action == STOP:
                self.end_turn(state, seat, tell)
            else:
                self.collect(state, seat, action == PRIVILEGE, tell)
        elif action >= EXTEND:
            self.extend(state, seat, action, tell)
        elif action >= DISK:
            self.place_disk(state, seat, action - DISK, DISK_PLACED, tell)
            self.begin_extending(state, seat, tell)
        else:
            self.found(state, seat, action - FOUND, tell)

    def found(self, state: State, seat: int, village: int, tell: Tell | None) -> None:
        """P8: a first post each, clockwise; then the same player takes the first turn. No point for it."""
        self.settle_village(state, seat, village)
        if tell is not None:
            tell(FOUNDED, (seat, CITIES + village, state.villages_left))
        state.turn = (seat + 1) % state.seats
        if state.turn == state.starter:
            state.round = 1
            self.begin_turn(state, tell)

    def settle_village(self, state: State, seat: int, village: int) -> None:
        """P15: a post in a village, and the village counter goes down by one."""
        state.village[village] = seat + 1
        state.villages_left -= 1
        state.stock[seat] -= 1
        state.barred |= self.board.into[CITIES + village]
        make_present(self.board, state, seat, CITIES + village)

    def begin_turn(self, state: State, tell: Tell | None) -> None:
        """P9: whoever has disks must place one. If it can only be one disk in one city, the rules place it."""
        seat = state.turn
        state.conduct = NO_CONDUCT
        state.opened = 0
        cities = self.cities_for_disks(state, seat)
        if cities & (cities - 1):
            state.phase = PLACING
            return
        if cities:
            self.place_disk(state, seat, cities.bit_length() - 1, DISK_FORCED, tell)
        elif tell is not None:
            tell(PASSED, (seat, PLACING, P9))
        self.begin_extending(state, seat, tell)

    def place_disk(self, state: State, seat: int, city: int, telling: int, tell: Tell | None) -> None:
        """P9: the disk opens the city."""
        value = self.board.value[city]
        state.hand[seat * VALUES + value - LEAST_VALUE] -= 1
        state.placed[seat * VALUES + value - LEAST_VALUE] += 1
        state.city[city] = OPEN_CITY
        bit = 1 << city
        state.fresh ^= bit
        state.lying |= bit
        state.roomy |= bit
        state.wide |= bit  # every city has at least two spaces
        state.barred &= ~self.board.into[city]
        if tell is not None:
            tell(telling, (seat, city, value))

    def begin_extending(self, state: State, seat: int, tell: Tell | None) -> None:
        """P10 and P11: on to the income at once where nothing can be extended and no safe-conduct be used."""
        state.phase = EXTENDING
        if self.ways_to_extend(state, seat) == COLLECT_BIT:
            if tell is not None:
                tell(PASSED, (seat, EXTENDING, P11 if state.round == 1 else P10))
            self.collect(state, seat, False, tell)

    def extend(self, state: State, seat: int, action: int, tell: Tell | None) -> None:
        """P10: a post into the centre, free of charge. P23: two of them with a safe-conduct."""
        city = (action - EXTEND) % CITIES
        posts = 1
        if action >= DOUBLE:
            posts = 2
            self.spend_conduct(state, seat, CONDUCT_A, tell)
            state.centre.append(city)
        state.centre.append(city)
        state.stock[seat] -= posts
        if tell is not None:
            tell(EXTENDED, (seat, city, posts))
        if self.ways_to_extend(state, seat) == COLLECT_BIT:
            self.collect(state, seat, False, tell)

    def spend_conduct(self, state: State, seat: int, use: int, tell: Tell | None) -> None:
        """P22: one a turn; a used one leaves the game."""
        state.conduct = use
        state.safe_conducts[seat] -= 1
        if tell is not None:
            tell(CONDUCT_USED, (seat, use))

    def paying_cities(self, state: State, seat: int) -> int:
        """P12: cities with a post of the seat's, the disk still there, and not extended in this turn."""
        paying = state.present[seat] & state.lying
        for city in state.centre:
            paying &= ~(1 << city)
        return paying

    def city_income(self, state: State, seat: int, tell: Tell | None = None) -> int:
        """P12: so many florins for each free space in them; the centre is none."""
        paying = self.paying_cities(state, seat)
        rate = SPACE_INCOME[state.seats]
        total = 0
        while paying:
            lowest = paying & -paying
            paying ^= lowest
            city = lowest.bit_length() - 1
            total += rate * state.free[city]
            if tell is not None:
                tell(CITY_PAID, (seat, city, state.free[city], rate * state.free[city]))
        return total

    def collect(self, state: State, seat: int, doubled: bool, tell: Tell | None) -> None:
        """P13: basic income always, besides that of the cities. P24: both doubled, and at least 48, by a safe-conduct."""
        if doubled:
            self.spend_conduct(state, seat, CONDUCT_B, tell)
        cities = self.city_income(state, seat, tell)
        basic = BASIC_INCOME[state.seats]
        amount = doubled_income(cities + basic) if doubled else cities + basic
        state.money[seat] += amount
        if tell is not None:
            tell(DOUBLED if doubled else INCOME, (seat, amount, cities, basic))
        state.phase = OPENING
        if not self.ways_to_open(state, seat):
            if tell is not None:
                tell(PASSED, (seat, OPENING, P14))
            self.end_turn(state, seat, tell)

    def open_post(self, state: State, seat: int, way: int, tell: Tell | None) -> None:
        """P14: the toll goes to the bank. P16: in a city the post waits in the centre. P25: the second takes a safe-conduct."""
        if state.opened:
            self.spend_conduct(state, seat, CONDUCT_C, tell)
        state.opened += 1
        end = self.board.end[way]
        state.money[seat] -= self.board.toll[way]
        if tell is not None:
            tell(OPENED, (seat, way, self.board.toll[way]))
        if end < CITIES:
            state.centre.append(end)
            state.stock[seat] -= 1
            make_present(self.board, state, seat, end)
        else:
            self.settle_village(state, seat, end - CITIES)
            state.points[seat] += VILLAGE_POINTS
            if tell is not None:
                tell(VILLAGE_SCORED, (seat, VILLAGE_POINTS, P15, end))
        if not self.ways_to_open(state, seat):
            self.end_turn(state, seat, tell)

    def end_turn(self, state: State, seat: int, tell: Tell | None) -> None:
        """P8: after settling, the next player clockwise, unless the game is over."""
        finish_turn(self.board, state, seat, tell)
        if state.ended:
            return
        state.turn = seat + 1 if seat + 1 < state.seats else 0
        if state.turn == state.starter:
            state.round += 1
        self.begin_turn(state, tell)

    # ---- numbers worth showing ----

    def details(self, state: State, seat: int, action: int) -> dict[str, int]:
        """P12, P14 and P24: what extending forgoes, what an income comes to, what a route costs."""
        if action >= OPEN:
            return {"toll": self.board.toll[action - OPEN]}
        if EXTEND <= action < PRIVILEGE:
            city = (action - EXTEND) % CITIES
            return {"forgoes": SPACE_INCOME[state.seats] * state.free[city] if state.city[city] == OPEN_CITY else 0}
        if PRIVILEGE <= action < STOP:
            plain = self.city_income(state, seat) + BASIC_INCOME[state.seats]
            return {"income": doubled_income(plain) if action == PRIVILEGE else plain}
        return {}

    def longest(self) -> int:
        """A bound: between two openings lie fewer turns than seats, and there is room for so many posts only."""
        room = sum(self.board.value) + VILLAGES
        most_turns = (room + 1) * 6
        choices_a_turn = 6  # a disk, a safe-conduct, taking the income, two openings, stopping
        return 6 + most_turns * choices_a_turn + PLACES * MOST_VALUE


def doubled_income(plain: int) -> int:
    """P24: twice as much, at least 48 florins."""
    return max(2 * plain, LEAST_DOUBLED)


def phase_of(action: int) -> int:
    """The phase an action belongs to."""
    if action >= STOP:
        return OPENING
    if action >= EXTEND:
        return EXTENDING
    return PLACING if action >= DISK else FOUNDING
