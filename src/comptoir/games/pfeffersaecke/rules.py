"""A turn of Pfeffersäcke in order of play: founding, then the six phases. Settling and the end: reckoning.py."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.chance import Chance
from ...kernel.contract import OptionValue
from ...kernel.events import Tell
from ...kernel.native import i64
from ...kernel.sheet import leaders
from . import pieces as box
from .choices import COLLECT_BIT, Choices
from .masks import add_presence, open_city, take_village
from .pieces import BASIC_INCOME, CITIES, DISK, EXTEND, EXTENDING, OPEN, OPENING, PLACING, PRIVILEGE, SPACE_INCOME, State
from .reckoning import finish_turn
from .setup import set_up


class Rules(Choices):
    """The course of the game on one board. A phase that leaves no choice is passed at once and told."""

    def new(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, tell: Tell | None) -> State:
        return set_up(self.board, seats, chance, tell)

    # ---- a turn ----

    def play(self, state: State, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
        """One choice, and all that follows from it without another."""
        if action >= OPEN:
            self.open_post(state, seat, action - OPEN, tell)
        elif action >= PRIVILEGE:
            if action == box.STOP:
                self.end_turn(state, seat, tell)
            else:
                self.collect(state, seat, action == PRIVILEGE, tell)
        elif action >= EXTEND:
            self.extend(state, seat, action, tell)
        elif action >= DISK:
            self.place_disk(state, seat, action - DISK, box.DISK_PLACED, tell)
            self.begin_extending(state, seat, tell)
        else:
            self.found(state, seat, action - box.FOUND, tell)

    def found(self, state: State, seat: int, village: int, tell: Tell | None) -> None:
        """P8: a first post each, clockwise; then the same player takes the first turn. No point for it."""
        self.settle_village(state, seat, village)
        if tell is not None:
            tell(box.FOUNDED, (seat, CITIES + village, state.villages_left))
        state.turn = (seat + 1) % state.seats
        if state.turn == state.starter:
            state.round = 1
            self.begin_turn(state, tell)

    def settle_village(self, state: State, seat: int, village: int) -> None:
        """P15: a post in a village, and the village counter goes down by one."""
        state.village[village] = seat + 1
        state.villages_left -= 1
        state.stock[seat] = state.stock[seat] - 1
        take_village(self.board, state, village)
        add_presence(self.board, state, seat, CITIES + village)

    def begin_turn(self, state: State, tell: Tell | None) -> None:
        """P9: whoever has disks must place one. With one city left to open, all can see that it goes there, and it does.

        Otherwise the seat is asked even if its hand leaves one way only: to act for it would tell the others its disks.
        """
        seat = state.turn
        state.conduct = box.NO_CONDUCT
        state.opened = 0
        cities = self.cities_for_disks(state, seat)
        last_city = not state.fresh & state.fresh - 1
        if cities and not last_city:
            state.phase = PLACING
            return
        if cities:
            self.place_disk(state, seat, cities.bit_length() - 1, box.DISK_FORCED, tell)
        elif tell is not None:
            tell(box.PASSED, (seat, PLACING, box.P9))
        self.begin_extending(state, seat, tell)

    def place_disk(self, state: State, seat: int, city: int, telling: int, tell: Tell | None) -> None:
        """P9: the disk opens the city."""
        value = self.board.value[city]
        slot = box.disk_slot(seat, value)
        state.hand[slot] = state.hand[slot] - 1
        state.placed[slot] = state.placed[slot] + 1
        state.city[city] = box.OPEN_CITY
        open_city(self.board, state, city)
        if tell is not None:
            tell(telling, (seat, city, value))

    def begin_extending(self, state: State, seat: int, tell: Tell | None) -> None:
        """P10 and P11: on to the income at once where nothing can be extended and no safe-conduct be used."""
        state.phase = EXTENDING
        if self.ways_to_extend(state, seat) == COLLECT_BIT:
            if tell is not None:
                tell(box.PASSED, (seat, EXTENDING, box.P11 if state.round == 1 else box.P10))
            self.collect(state, seat, False, tell)

    def extend(self, state: State, seat: int, action: int, tell: Tell | None) -> None:
        """P10: a post into the centre, free of charge. P23: two of them with a safe-conduct."""
        city = (action - EXTEND) % CITIES
        forgoes = self.space_income(state, city) if tell is not None and city not in state.centre else 0
        posts = 1
        if action >= box.DOUBLE:
            posts = 2
            self.spend_conduct(state, seat, box.CONDUCT_A, tell)
            state.centre.append(city)
        state.centre.append(city)
        state.stock[seat] = state.stock[seat] - posts
        if tell is not None:
            tell(box.EXTENDED, (seat, city, posts, forgoes))
        if self.ways_to_extend(state, seat) == COLLECT_BIT:
            self.collect(state, seat, False, tell)

    def spend_conduct(self, state: State, seat: int, use: int, tell: Tell | None) -> None:
        """P22: one a turn; a used one leaves the game."""
        state.conduct = use
        state.safe_conducts[seat] -= 1
        if tell is not None:
            tell(box.CONDUCT_USED, (seat, use))

    def paying_cities(self, state: State, seat: int) -> int:
        """P12: cities with a post of the seat's, the disk still there, and not extended in this turn."""
        paying: i64 = state.present[seat] & state.lying
        for city in state.centre:
            paying &= ~(1 << city)
        return paying

    def city_income(self, state: State, seat: int, tell: Tell | None = None) -> int:
        """P12 and P32: what these pay together; a centre is no space."""
        spaces: i64 = 0
        paying = self.paying_cities(state, seat)
        while paying:
            lowest = paying & -paying
            paying ^= lowest
            city = lowest.bit_length() - 1
            spaces += state.free[city]
            if tell is not None:
                tell(box.CITY_PAID, (seat, city, state.free[city], self.space_income(state, city)))
        return SPACE_INCOME[state.seats] * spaces

    def space_income(self, state: State, city: int) -> int:
        """P12: so many florins for each free space of a city whose disk lies there."""
        return SPACE_INCOME[state.seats] * state.free[city] if state.city[city] == box.OPEN_CITY else 0

    def income(self, state: State, seat: int) -> int:
        """P12 and P13: what this seat would collect now."""
        return self.city_income(state, seat) + BASIC_INCOME[state.seats]

    def collect(self, state: State, seat: int, doubled: bool, tell: Tell | None) -> None:
        """P13: basic income always, besides that of the cities. P24: both doubled, and at least 48, by a safe-conduct."""
        if doubled:
            self.spend_conduct(state, seat, box.CONDUCT_B, tell)
        cities = self.city_income(state, seat, tell)
        basic = BASIC_INCOME[state.seats]
        amount = doubled_income(cities + basic) if doubled else cities + basic
        state.money[seat] = state.money[seat] + amount
        if tell is not None:
            tell(box.DOUBLED if doubled else box.INCOME, (seat, amount, cities, basic))
        state.phase = OPENING
        if not self.ways_to_open(state, seat):
            if tell is not None:
                tell(box.PASSED, (seat, OPENING, box.P14))
            self.end_turn(state, seat, tell)

    def open_post(self, state: State, seat: int, way: int, tell: Tell | None) -> None:
        """P14: the toll goes to the bank. P16: in a city the post waits in the centre. P25: the second takes a safe-conduct."""
        if state.opened:
            self.spend_conduct(state, seat, box.CONDUCT_C, tell)
        state.opened += 1
        end: i64 = self.board.end[way]
        money: i64 = state.money[seat]
        state.money[seat] = money - self.board.toll[way]
        if end < CITIES:
            state.centre.append(end)
            state.stock[seat] = state.stock[seat] - 1
            add_presence(self.board, state, seat, end)
        else:
            self.settle_village(state, seat, end - CITIES)
        if tell is not None:
            tell(box.OPENED, (seat, way, self.board.toll[way]))
        if end >= CITIES:
            state.points[seat] = state.points[seat] + box.VILLAGE_POINTS
            if tell is not None:
                tell(box.VILLAGE_SCORED, (seat, box.VILLAGE_POINTS, box.P15, end))
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

    def play_out(self, state: State, chance: Chance) -> int:
        """Uniform random play to the end, without coming back for each action; how many there were."""
        actions: i64 = 0
        while not state.ended:
            seat = state.turn
            self.play(state, seat, self.sample(state, seat, chance), chance, None)
            actions += 1
        return actions

    # ---- who wins ----

    def scores(self, state: State) -> list[int]:
        """P30: points of influence; they may pass a hundred."""
        return state.points[:]

    def winners(self, state: State) -> list[int]:
        """P31: most points; then more cities won; then the higher full value of those; then the victory is shared."""
        return leaders(self.standing(state))

    def standing(self, state: State) -> list[tuple[int, ...]]:
        """P31: points, cities won, the full value of those."""
        return list(zip(state.points, state.won, state.won_value, strict=True))

    def longest(self) -> int:
        """A bound: between two openings lie fewer turns than seats, and there is room for so many posts only."""
        room = sum(self.board.value) + box.VILLAGES
        most_turns = (room + 1) * 6
        choices_a_turn = 6  # a disk, a safe-conduct, taking the income, two openings, stopping
        return 6 + most_turns * choices_a_turn + box.PLACES * box.MOST_VALUE


def doubled_income(plain: int) -> int:
    """P24: twice as much, at least 48 florins."""
    return max(2 * plain, box.LEAST_DOUBLED)
