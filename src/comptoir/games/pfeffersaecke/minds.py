"""What players think: worlds a seat may believe in, an instinct for a good move; and whether a position adds up."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.state import snapshot
from ...kernel.visibility import View, restore
from .board import Board
from .pieces import (
    CITIES,
    COLLECT,
    COVERED,
    DISK,
    DISKS,
    DOUBLE,
    EXTEND,
    FIELDS,
    FOUND,
    HIGH_VALUE,
    LEAST_VALUE,
    MOST_VALUE,
    OPEN,
    OPEN_CITY,
    POSTS,
    PRIVILEGE,
    REGION_POINTS,
    SHUT,
    SPACE_INCOME,
    STOP,
    VALUES,
    VILLAGE_POINTS,
    VILLAGES,
    State,
)
from .rules import Rules
from .setup import derive, disks_to_deal, high_each

HIGH = HIGH_VALUE - LEAST_VALUE  # the first high disk's place in a hand

# What the instinct believes, in points.
CONDUCT_WORTH = 2.4  # a safe-conduct kept, while the game is young
FLORIN = 0.05  # a florin kept to the end (P29)
SCARCE_FLORIN = 0.2  # and as much more, divided by the income of a space, for whoever has none to travel with
ENOUGH = 60  # florins that pay for any journey
TURNS_OF_INCOME = 2.0
OWN_CITY_NEAR = 1.2
CITY_AHEAD = 0.07  # for each point of value of a city one could go to next
VILLAGE_AHEAD = 0.12


class Minds:
    """Thinking about one board."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board = board
        self.rules = rules
        self.ways_from = [[way for way in range(board.ways) if board.start[way] == place] for place in range(len(board.words))]

    # ---- worlds ----

    def imagine(self, view: View, seat: int, chance: Chance) -> State:
        """A world in which this seat would see this view: the unseen disks, dealt to the others at random.

        P7 is known to all: a seat that has placed fewer high disks than everyone was dealt first still holds the others.
        """
        state = restore(FIELDS, State(), view)
        derive(self.board, state)
        unseen = self.unseen_disks(state, seat)
        high = [disk for disk in unseen if disk >= HIGH]
        rest = [disk for disk in unseen if disk < HIGH]
        chance.shuffle(high, DISKS)
        others = [other for other in range(state.seats) if other != seat]
        for other in others:
            for _ in range(self.high_disks_owed(state, other)):
                state.hand[other * VALUES + high.pop()] += 1
        rest += high
        chance.shuffle(rest, DISKS)
        for other in others:
            held = sum(state.hand[other * VALUES : (other + 1) * VALUES])
            for _ in range(view.hand_count[other] - held):
                state.hand[other * VALUES + rest.pop()] += 1
        return state

    def dealt_disks(self, state: State) -> list[int]:
        """The disks that were dealt, by their places in a hand."""
        at_start = [COVERED if now == COVERED else SHUT for now in state.city]
        if state.seats not in (2, 5):
            at_start[self.board.wittenberg] = OPEN_CITY
        return disks_to_deal(self.board, at_start)

    def unseen_disks(self, state: State, seat: int) -> list[int]:
        """Those neither placed nor in this seat's hand."""
        unseen = self.dealt_disks(state)
        for disk in range(VALUES):
            gone = state.hand[seat * VALUES + disk] + sum(state.placed[disk::VALUES])
            for _ in range(gone):
                unseen.remove(disk)
        return unseen

    def high_disks_owed(self, state: State, seat: int) -> int:
        """How many high disks this seat must still hold, by the way they were dealt."""
        dealt = sum(disk >= HIGH for disk in self.dealt_disks(state))
        placed = sum(state.placed[seat * VALUES + HIGH : (seat + 1) * VALUES])
        return max(0, high_each(dealt, state.seats) - placed)

    # ---- instinct ----

    def instinct(self, state: State, seat: int, action: int) -> float:
        """About how many points an action is worth to this seat."""
        if action >= OPEN:
            return self.liking_to_open(state, seat, action - OPEN)
        if action in (COLLECT, STOP):
            return 0.0
        if action == PRIVILEGE:
            details = self.rules.details
            gain = details(state, seat, PRIVILEGE)["income"] - details(state, seat, COLLECT)["income"]
            return gain * florin(state, seat) - conduct(state)
        if action >= EXTEND:
            return self.liking_to_extend(state, seat, action)
        if action >= DISK:
            return self.liking_for_disk(state, seat, action - DISK)
        return self.liking_to_found(state, seat, CITIES + action - FOUND)

    def liking_to_found(self, state: State, seat: int, village: int) -> float:
        """A first village: near big cities, best those one has a disk for, along cheap routes."""
        liking = 0.0
        for way in self.ways_from[village]:
            end = self.board.end[way]
            if state.seats == 2 and self.board.out_for_two >> way & 1:
                continue
            if end >= CITIES:
                liking += 0.0 if state.village[end - CITIES] else 2.0 / (self.board.toll[way] + 4)
            else:
                value = self.board.value[end]
                mine = 2.0 if state.hand[seat * VALUES + value - LEAST_VALUE] else 1.0
                liking += mine * value / (self.board.toll[way] + 4) / (1 + self.residents_near(state, end))
        return liking

    def residents_near(self, state: State, city: int) -> int:
        """How many seats have founded beside this city."""
        return sum(1 for way in self.ways_from[city] if self.is_settled(state, self.board.end[way]))

    def is_settled(self, state: State, place: int) -> bool:
        return place >= CITIES and 0 < state.village[place - CITIES] <= state.seats

    def liking_for_disk(self, state: State, seat: int, city: int) -> float:
        """A city that oneself can reach sooner than the others; big ones near, small ones far away."""
        others = sum(self.nearness(state, other, city) for other in range(state.seats) if other != seat) / (state.seats - 1)
        mine = self.nearness(state, seat, city)
        return self.board.value[city] * (OWN_CITY_NEAR * mine - others - 0.1)

    def nearness(self, state: State, seat: int, city: int) -> float:
        """1 for next to nothing to pay, less for a dearer route, 0 without one."""
        best = 0.0
        for way in self.ways_from[city]:  # the same routes lead there
            if state.present[seat] >> self.board.end[way] & 1:
                best = max(best, 12.0 / (12 + self.board.toll[way]))
        return best

    def prospect(self, state: State, seat: int, city: int, more: int) -> float:
        """About how many points a city will bring, with so many more posts of this seat."""
        if state.city[city] != OPEN_CITY:
            return 0.0
        value = self.board.value[city]
        need = value // 2 + 1
        mine, rival = self.strengths(state, seat, city)
        mine += more
        free = state.free[city] - more
        if mine >= need:
            return float(value)
        share = mine / (mine + rival + 1.0)
        if mine + free < need:
            return value / 2 * share
        if rival + free < need:
            return value * (0.5 + 0.5 * mine / need)
        return value * share * (0.6 + 0.4 * mine / need)

    def strengths(self, state: State, seat: int, city: int) -> tuple[int, int]:
        """The posts of this seat in a city, and those of its strongest rival there."""
        first = city * MOST_VALUE
        posts = [0] * (state.seats + 1)
        for space in range(first, first + self.board.value[city] - state.free[city]):
            posts[state.spaces[space]] += 1
        rival = 0
        for other in range(1, len(posts)):
            if posts[other] > rival and other != seat + 1:
                rival = posts[other]
        return posts[seat + 1], rival

    def liking_to_extend(self, state: State, seat: int, action: int) -> float:
        """What the city may bring with the post, less the income forgone; and half of what it takes from a rival."""
        city = (action - EXTEND) % CITIES
        posts = 2 if action >= DOUBLE else 1
        gain = self.prospect(state, seat, city, posts) - self.prospect(state, seat, city, 0)
        if state.city[city] == OPEN_CITY:
            gain -= SPACE_INCOME[state.seats] * state.free[city] * florin(state, seat)
            gain += self.denied(state, seat, city, posts)
        else:
            gain -= 0.01
        return gain - conduct(state) if posts == 2 else gain

    def denied(self, state: State, seat: int, city: int, posts: int) -> float:
        """Half the value, if a rival could still have had a majority and now cannot."""
        need = self.board.value[city] // 2 + 1
        _, rival = self.strengths(state, seat, city)
        free = state.free[city]
        close = rival + 2 >= need
        return self.board.value[city] / 2 / (state.seats - 1) if close and rival + free >= need > rival + free - posts else 0.0

    def liking_to_open(self, state: State, seat: int, way: int) -> float:
        """What the place brings and where it leads, less the toll."""
        end = self.board.end[way]
        liking = self.road_ahead(state, seat, end) - self.board.toll[way] * florin(state, seat)
        if not state.present[seat] & self.board.in_region[self.board.region[end]]:
            liking += REGION_POINTS
        if end >= CITIES:
            liking += VILLAGE_POINTS
        else:
            liking += self.prospect(state, seat, end, 1)
            if state.city[end] == OPEN_CITY:
                liking += TURNS_OF_INCOME * SPACE_INCOME[state.seats] * (state.free[end] - 1) * florin(state, seat)
        return liking - conduct(state) if state.opened else liking

    def road_ahead(self, state: State, seat: int, place: int) -> float:
        """A little for every place one could go to from there and not from elsewhere."""
        liking = 0.0
        for way in self.ways_from[place]:
            end = self.board.end[way]
            if state.leaving[seat] & self.board.into[end] or state.barred >> way & 1 or state.present[seat] >> end & 1:
                continue
            liking += VILLAGE_AHEAD if end >= CITIES else CITY_AHEAD * self.board.value[end]
        return liking

    # ---- bookkeeping ----

    def audit(self, state: State) -> list[str]:
        """P4, P5 and P7: whether disks, posts, spaces and villages are all there, and the masks right."""
        faults = []
        there = state.clone()
        derive(self.board, there)
        if snapshot(there) != snapshot(state):
            faults.append("the masks do not follow from the position")
        held = [sum(state.hand[disk::VALUES]) + sum(state.placed[disk::VALUES]) for disk in range(VALUES)]
        dealt = self.dealt_disks(state)
        if held != [dealt.count(disk) for disk in range(VALUES)]:
            faults.append("the disks do not add up")
        faults += [fault for seat in range(state.seats) for fault in self.audit_seat(state, seat)]
        for city in range(CITIES):
            spaces = state.spaces[city * MOST_VALUE : (city + 1) * MOST_VALUE]
            taken = self.board.value[city] - state.free[city]
            if not all(spaces[:taken]) or any(spaces[taken:]):
                faults.append(f"the spaces of {self.board.words[city]} are not filled in order")
        if state.villages_left != VILLAGES - sum(1 for resident in state.village if resident):
            faults.append("the village counter is wrong")
        return faults

    def audit_seat(self, state: State, seat: int) -> list[str]:
        """P5: 44 posts. P7: high disks were dealt evenly, so who has not placed theirs still holds them."""
        faults = []
        waiting = len(state.centre) if seat == state.turn else 0
        if state.stock[seat] + state.spaces.count(seat + 1) + state.village.count(seat + 1) + waiting != POSTS:
            faults.append(f"the posts of seat {seat} do not add up")
        if sum(state.hand[seat * VALUES + HIGH : (seat + 1) * VALUES]) < self.high_disks_owed(state, seat):
            faults.append(f"seat {seat} holds fewer high disks than it must")
        return faults


def florin(state: State, seat: int) -> float:
    """What a florin is worth in points: more to the poor."""
    money = state.money[seat]
    if money >= ENOUGH:
        return FLORIN
    return FLORIN + SCARCE_FLORIN / SPACE_INCOME[state.seats] * (ENOUGH - money) / ENOUGH


def conduct(state: State) -> float:
    """What a safe-conduct is worth kept: little when the villages run out."""
    return CONDUCT_WORTH * min(1.0, state.villages_left / 10)
