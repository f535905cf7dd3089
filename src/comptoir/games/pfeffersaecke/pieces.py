"""The box of Pfeffersäcke: posts, disks, safe-conducts, money; what can be done and told. The map is data: see board.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...kernel.actions import SEAT, ActionSpace, Number, Param
from ...kernel.chance import Deck
from ...kernel.events import Events, event, everyone
from ...kernel.state import EVERYONE, NOBODY, OWNER_COUNTED, SEATS, BaseState, counts, declare, number, pile, slots

# P1: what the map holds. Places are numbered: the cities first, then the villages.
CITIES: Final = 25
VILLAGES: Final = 20
PLACES: Final = CITIES + VILLAGES
REGIONS: Final = 10
LEAST_TOLL: Final = 2
MOST_TOLL: Final = 56

# P2: the values of cities, which are also the numbers of their spaces. A hand counts its disks by value, from 2 on.
LEAST_VALUE: Final = 2
MOST_VALUE: Final = 8
VALUES: Final = MOST_VALUE - LEAST_VALUE + 1
VILLAGE_POINTS: Final = 1

# P7: the disks of value 5 and more are dealt first.
HIGH_VALUE: Final = 5
DISKS: Final = Deck("disks", tuple(range(LEAST_VALUE, MOST_VALUE + 1)))

# P5: florins at the start by number of seats; everyone has 45 posts, of which one marks the score, and two safe-conducts.
START_MONEY: Final = {2: 15, 3: 20, 4: 25, 5: 30, 6: 35}
START_POINTS: Final = 1
POSTS: Final = 44
SAFE_CONDUCTS: Final = 2

# P12 and P13: florins for a free space and basic income, by number of seats.
SPACE_INCOME: Final = [0, 0, 1, 2, 3, 4, 5]
BASIC_INCOME: Final = [0, 0, 2, 4, 6, 8, 10]

# P24: the least that a doubled income comes to.
LEAST_DOUBLED: Final = 48

# P29: points for a region, florins for a point.
REGION_POINTS: Final = 2
FLORINS_A_POINT: Final = 20

# What a city is: never opened, its disk lies there, its disk has gone, or it is covered and out of the game (P36).
SHUT: Final = 0
OPEN_CITY: Final = 1
DECIDED: Final = 2
COVERED: Final = 3
CITY_STATES: Final = ("shut", "open", "decided", "covered")

# Who is in a village: nobody, a seat (1 for A), or the cover of P36.
CLOSED_VILLAGE: Final = 7
IN_VILLAGE: Final = ("free", "A", "B", "C", "D", "E", "F", "closed")

# The phases in which a seat may have a choice.
FOUNDING: Final = 0
PLACING: Final = 1
EXTENDING: Final = 2
OPENING: Final = 3
PHASES: Final = ("found", "disk", "extend", "open")

# P23, P24, P25: the three uses of a safe-conduct.
NO_CONDUCT: Final = 0
CONDUCT_A: Final = 1
CONDUCT_B: Final = 2
CONDUCT_C: Final = 3
CONDUCTS: Final = ("none", "A", "B", "C")

# P26, P27, P28: the three ends.
NOT_ENDED: Final = 0
BY_VILLAGES: Final = 1
BY_DISKS: Final = 2
BY_QUIET: Final = 3
ENDS: Final = ("", "P26", "P27", "P28")

# Rules named as reasons in events.
RULES: Final = ("P9", "P10", "P11", "P14", "P15", "P19", "P20", "P26", "P27", "P28", "P29")
P9: Final = 0
P10: Final = 1
P11: Final = 2
P14: Final = 3
P15: Final = 4
P19: Final = 5
P20: Final = 6
P26: Final = 7
P27: Final = 8
P28: Final = 9
P29: Final = 10

RULE: Final = Param("rule", RULES)
PHASE: Final = Param("phase", PHASES)
CONDUCT: Final = Param("conduct", CONDUCTS)
AMOUNT: Final = Number("amount")

# The codes of actions. They are the same on every board: what depends on its routes comes last.
FOUND: Final = 0
DISK: Final = FOUND + VILLAGES
EXTEND: Final = DISK + CITIES
DOUBLE: Final = EXTEND + CITIES
PRIVILEGE: Final = DOUBLE + CITIES
COLLECT: Final = PRIVILEGE + 1
STOP: Final = COLLECT + 1
OPEN: Final = STOP + 1


def actions_on(cities: Sequence[str], villages: Sequence[str], ways: Sequence[str]) -> ActionSpace:
    """All that can be done on a map with these places and routes. A way is a route in one direction: `hamburg-luebeck`."""
    city = Param("place", cities)
    return ActionSpace(
        found=(Param("place", villages),),
        disk=(city,),
        extend=(city,),
        double=(city,),
        privilege=(),
        collect=(),
        stop=(),
        open=(Param("way", ways),),
    )


def events_on(places: Sequence[str], ways: Sequence[str], regions: Sequence[str]) -> Events:
    """All that can be told, in the order of the codes below. There are no secrets in it: what is done is done in the open."""
    seat, place, amount, rule = everyone(SEAT), everyone(Param("place", places)), everyone(AMOUNT), everyone(RULE)
    way = everyone(Param("way", ways))
    return Events(
        begins=event(seat, shown=600),
        dealt=event(seat, everyone(Number("disks")), shown=800),
        opened_at_start=event(place, shown=600),
        covered=event(place, shown=60),
        founded=event(seat, place, everyone(Number("left")), shown=700),
        disk_placed=event(seat, place, everyone(Number("value")), shown=800),
        disk_forced=event(seat, place, everyone(Number("value")), reveals=True, shown=800),
        passed=event(seat, everyone(PHASE), rule, shown=200),
        conduct_used=event(seat, everyone(CONDUCT), shown=700),
        extended=event(seat, place, everyone(Number("posts")), everyone(Number("forgoes")), shown=600),
        city_paid=event(seat, place, everyone(Number("spaces")), amount, shown=160),
        income=event(seat, amount, everyone(Number("cities")), everyone(Number("basic")), shown=700),
        doubled=event(seat, amount, everyone(Number("cities")), everyone(Number("basic")), shown=1000),
        opened=event(seat, way, everyone(Number("toll")), shown=900),
        settled=event(seat, place, everyone(Number("space")), shown=300),
        village_scored=event(seat, amount, rule, place, sheet=True, shown=400),
        city_scored=event(seat, amount, rule, place, everyone(Number("posts")), sheet=True, shown=1800),
        region_scored=event(seat, amount, rule, everyone(Param("region", regions)), sheet=True, shown=250, counting=True),
        florins_scored=event(seat, amount, rule, everyone(Number("florins")), sheet=True, shown=700, counting=True),
        game_ended=event(rule, shown=1500, counting=True),
    )


(
    BEGINS, DEALT, OPENED_AT_START, COVERED_AT_START, FOUNDED, DISK_PLACED, DISK_FORCED, PASSED, CONDUCT_USED, EXTENDED,
    CITY_PAID, INCOME, DOUBLED, OPENED, SETTLED, VILLAGE_SCORED, CITY_SCORED, REGION_SCORED, FLORINS_SCORED, GAME_ENDED,
) = range(20)  # fmt: skip


class State(BaseState):
    """The table. The last eight fields follow from the others: sets as bit masks, so that the rules need not search.

    `present`, `fresh`, `lying`, `roomy` and `wide` are sets of places, `reaching`, `entering` and `passable` of ways: masks.py.
    """

    seats: int
    starter: int
    turn: int
    round: int  # 0 while first posts are founded
    phase: int
    conduct: int  # the safe-conduct used this turn
    opened: int  # posts opened this turn
    quiet: int  # turns in a row in which nobody opened a post
    ended: int
    villages_left: int
    money: list[int]
    points: list[int]
    safe_conducts: list[int]
    stock: list[int]  # posts not yet on the board
    won: list[int]  # cities won
    won_value: list[int]  # and their full value
    hand: list[int]  # how many disks of each value a seat has: see `disk_slot`
    placed: list[int]  # the same, of the disks a seat has placed
    city: list[int]
    free: list[int]  # free spaces of each city; the centre is none
    spaces: list[int]  # city * MOST_VALUE + space from the arrow: a seat + 1; see `spaces_of`
    village: list[int]
    centre: list[int]  # a city for each post of the acting seat that waits in a centre
    present: list[int]  # for each seat the places where it has a post
    reaching: list[int]  # for each seat the ways from those places to others
    entering: list[int]  # for each seat the ways to those places
    passable: int  # ways to places that can be entered now
    fresh: int  # cities that never held a disk
    lying: int  # cities whose disk is on the board
    roomy: int  # opened cities with a free space
    wide: int  # opened cities with two
    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        other = State()
        other.seats, other.starter, other.turn = self.seats, self.starter, self.turn
        other.round, other.phase, other.conduct = self.round, self.phase, self.conduct
        other.opened, other.quiet, other.ended = self.opened, self.quiet, self.ended
        other.villages_left, other.passable, other.fresh = self.villages_left, self.passable, self.fresh
        other.lying, other.roomy, other.wide = self.lying, self.roomy, self.wide
        other.money, other.points = self.money[:], self.points[:]
        other.safe_conducts, other.stock = self.safe_conducts[:], self.stock[:]
        other.won, other.won_value = self.won[:], self.won_value[:]
        other.hand, other.placed = self.hand[:], self.placed[:]
        other.city, other.free = self.city[:], self.free[:]
        other.spaces, other.village = self.spaces[:], self.village[:]
        other.centre, other.present = self.centre[:], self.present[:]
        other.reaching, other.entering = self.reaching[:], self.entering[:]
        return other

    def values(self) -> list[Any]:
        return [
            self.seats, self.starter, self.turn, self.round, self.phase, self.conduct, self.opened, self.quiet,
            self.ended, self.villages_left, self.money, self.points, self.safe_conducts, self.stock, self.won,
            self.won_value, self.hand, self.placed, self.city, self.free, self.spaces, self.village, self.centre,
            self.present, self.reaching, self.entering, self.passable, self.fresh, self.lying, self.roomy, self.wide,
        ]  # fmt: skip


def disk_slot(seat: int, value: int) -> int:
    """Where `hand` and `placed` count the disks of this seat and value."""
    return seat * VALUES + value - LEAST_VALUE


def spaces_of(state: State, city: int) -> list[int]:
    """Who is in the spaces of a city, from the arrow on: a seat + 1, or 0."""
    return state.spaces[city * MOST_VALUE : (city + 1) * MOST_VALUE]


MOST_MONEY: Final = 100_000
MOST_POINTS: Final = 1_000
MOST_ROUNDS: Final = 2_000
MOST_DISKS: Final = 9  # in one hand
MASK: Final = (1 << PLACES) - 1
WAY_MASK: Final = (1 << (PLACES * PLACES)) - 1

FIELDS: Final = declare(
    "pfeffersaecke",
    State,
    seats=number(EVERYONE, 2, 6),
    starter=number(EVERYONE, 0, 5).of_seats(),
    turn=number(EVERYONE, 0, 5).of_seats(),
    round=number(EVERYONE, 0, MOST_ROUNDS).usually(40),
    phase=number(EVERYONE, 0, OPENING, PHASES),
    conduct=number(EVERYONE, 0, CONDUCT_C, CONDUCTS),
    opened=number(EVERYONE, 0, 2),
    quiet=number(EVERYONE, 0, 6),
    ended=number(EVERYONE, 0, BY_QUIET, ENDS),
    villages_left=number(EVERYONE, 0, VILLAGES),
    money=slots(EVERYONE, (SEATS,), 0, MOST_MONEY).usually(200),
    points=slots(EVERYONE, (SEATS,), 0, MOST_POINTS).usually(100),
    safe_conducts=slots(EVERYONE, (SEATS,), 0, SAFE_CONDUCTS),
    stock=slots(EVERYONE, (SEATS,), 0, POSTS),
    won=slots(EVERYONE, (SEATS,), 0, CITIES),
    won_value=slots(EVERYONE, (SEATS,), 0, CITIES * MOST_VALUE),
    hand=counts(OWNER_COUNTED, (SEATS, VALUES), MOST_DISKS),
    placed=counts(EVERYONE, (SEATS, VALUES), MOST_DISKS),
    city=slots(EVERYONE, (CITIES,), SHUT, COVERED, CITY_STATES),
    free=counts(EVERYONE, (CITIES,), MOST_VALUE),
    spaces=slots(EVERYONE, (CITIES, MOST_VALUE), 0, 6, IN_VILLAGE[:7]).of_seats(1),
    village=slots(EVERYONE, (VILLAGES,), 0, CLOSED_VILLAGE, IN_VILLAGE).of_seats(1),
    centre=pile(EVERYONE, CITIES + 2, 0, CITIES - 1),
    present=slots(NOBODY, (SEATS,), 0, MASK),
    reaching=slots(NOBODY, (SEATS,), 0, WAY_MASK),
    entering=slots(NOBODY, (SEATS,), 0, WAY_MASK),
    passable=number(NOBODY, 0, WAY_MASK),
    fresh=number(NOBODY, 0, MASK),
    lying=number(NOBODY, 0, MASK),
    roomy=number(NOBODY, 0, MASK),
    wide=number(NOBODY, 0, MASK),
)
