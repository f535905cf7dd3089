"""The box of Die Weinhändler: what can be done and told, the table, and who sees what of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...kernel.actions import SEAT, SEAT_LETTERS, ActionSpace, Number, Param
from ...kernel.events import Events, event, everyone, owner
from ...kernel.state import (
    COUNTED,
    EVERYONE,
    OWNER_COUNTED,
    SEATS,
    BaseState,
    Fields,
    counts,
    declare,
    flag,
    number,
    pile,
    slots,
)
from .river import CARDS, COAL_VALUES, COALS, HAND_KINDS, HAND_WORDS, LEAST_SEATS, MOST_SEATS, PASSENGERS, Tables, load

# W4: cards dealt to each player.
FIRST_HAND: Final = 5

# W5: cards turned up, by number of seats.
TURNED_UP: Final = {3: 12, 4: 14, 5: 16, 6: 18}

# W25: the gold that ends the game. W27: so many rounds in a row without any end it too.
ENOUGH_GOLD: Final = 20
QUIET_ROUNDS: Final = 10

# W16: bows point towards Nantes or towards Orléans.
DOWNSTREAM: Final = 0
UPSTREAM: Final = 1
MOST_COAL: Final = COALS * COAL_VALUES  # if all were of the highest value, before one boat

# The phases, in order of play.
START: Final = 0
DRAFT: Final = 1
DUEL: Final = 2
LOADING: Final = 3
LANDING: Final = 4
PHASE_NAMES: Final = ("start", "draft", "duel", "loading", "landing")

# How a game can be over.
RUNNING: Final = 0
BY_GOLD: Final = 1
BY_QUIET: Final = 2

LAID_KINDS: Final = HAND_KINDS - 1  # all but explosions are laid before oneself
MOORINGS: Final = ("pier", "north", "south")
ONLY_PIER: Final = 0
NORTH_PIER: Final = 1
SOUTH_PIER: Final = 2
OUTCOMES: Final = ("won", "lost", "tied")
WON: Final = 0
LOST: Final = 1
TIED: Final = 2
REFUGES: Final = ("midstream", "north", "south")
RULES_TOLD: Final = ("W23", "W25", "W27")
BY_W23: Final = 0
BY_W25: Final = 1
BY_W27: Final = 2
OTHER: Final = Param("other-seat", tuple(SEAT_LETTERS))
COAL_PARAM: Final = Param("coal", tuple(range(1, COAL_VALUES + 1)))
HELD: Final = Param("card", HAND_WORDS)
LAID_CARD: Final = Param("card", HAND_WORDS[:LAID_KINDS])
MOORING: Final = Param("pier", MOORINGS)
RULE: Final = Param("rule", RULES_TOLD)


def actions(river: Tables) -> ActionSpace:
    """Everything that can be done. The codes follow from the number of towns."""
    return ActionSpace(
        place=(Param("town", river.towns),),
        take=(HELD,),
        lay=(LAID_CARD,),
        explode=(OTHER, COAL_PARAM),
        trade=(Param("card", river.cargo_words[PASSENGERS:]), OTHER),
        fish=(),
        dock=(MOORING,),
        stay=(),
        load=(Param("card", river.cargo_words[:PASSENGERS]),),
        land=(Param("card", river.cargo_words),),
        keep=(),
    )


def events(river: Tables) -> Events:
    """Everything that is told."""
    town = everyone(Param("town", river.towns))
    card = everyone(Param("card", river.words))
    cargo = everyone(Param("card", river.cargo_words))
    other = everyone(OTHER)
    seat = everyone(SEAT)
    many = everyone(Number("many"))
    rule = everyone(RULE)
    number_of_round = everyone(Number("round"))
    hand = [owner(Number(word)) for word in ("coal1", "coal2", "coal3", "sailors", "fishermen", "explosions")]
    return Events(
        lots_drawn=event(seat, shown=800),
        boat_placed=event(seat, town, shown=600),
        dealt=event(seat, *hand, reveals=True, shown=150),
        round_began=event(number_of_round, seat, shown=700),
        reshuffled=event(many, shown=900),
        turned_up=event(card, many, reveals=True, shown=140),
        sun_shone=event(many, shown=1000),
        spoilt=event(cargo, many, shown=200),
        taken=event(seat, everyone(HELD), shown=300),
        laid=event(seat, everyone(HELD), shown=600),
        exploded=event(seat, other, everyone(COAL_PARAM), shown=1100),
        traded=event(seat, cargo, other, shown=1000),
        fished=event(seat, shown=350),
        reeled_in=event(seat, shown=300),
        moved=event(seat, everyone(Number("spaces")), town, shown=900),
        fought=event(
            seat, other, town, everyone(Number("attackers")), everyone(Number("defenders")),
            everyone(Param("outcome", OUTCOMES)), shown=1500,
        ),
        driven_off=event(seat, everyone(Param("refuge", REFUGES)), shown=500),
        docked=event(seat, town, everyone(MOORING), shown=300),
        stayed=event(seat, town, shown=350),
        loaded=event(seat, cargo, many, shown=350, counting=True),
        earned=event(
            seat, everyone(Number("amount")), rule, number_of_round, cargo, town, everyone(MOORING),
            sheet=True, shown=900, counting=True,
        ),
        kept=event(seat, shown=350, counting=True),
        round_ended=event(number_of_round, shown=900, counting=True),
        game_ended=event(rule, shown=1500, counting=True),
    )  # fmt: skip


(
    LOTS_DRAWN, BOAT_PLACED, DEALT, ROUND_BEGAN, RESHUFFLED, TURNED, SUN_SHONE, SPOILT, TAKEN, LAID, EXPLODED, TRADED, FISHED,
    REELED_IN, MOVED, FOUGHT, DRIVEN_OFF, DOCKED, STAYED, LOADED, EARNED, KEPT, ROUND_ENDED, GAME_ENDED,
) = range(24)  # fmt: skip


class State(BaseState):
    """The table.

    `known` is the part of each hand that was taken openly and not played since; the rest of a hand is hidden. Cards of a kind
    are all alike, so a card played is counted off the known part first: a hand of a known sailor and five hidden cards that
    plays a sailor holds five hidden cards, whichever sailor it was.
    When the discards become a new pile, everybody can work out which cards lie hidden in all hands together: those that are
    nowhere to be seen. From then on (`reshuffled`) `hidden` counts them.
    """

    seats: int
    round: int
    phase: int
    starter: int  # who has the first-player marker
    turn: int
    over: int
    quiet: int  # rounds in a row that brought nobody any gold
    paid: int  # whether this round has brought somebody gold
    reshuffled: int
    pile: list[int]  # kinds, face down; the next card is the last
    discards: list[int]  # how many of each kind
    offer: list[int]  # face up, to be drafted
    hand: list[int]  # seat * HAND_KINDS + kind
    known: list[int]
    hidden: list[int]
    coal: list[int]  # laid: seat * COAL_VALUES + value - 1
    sailors: list[int]  # laid
    fishing: list[int]
    moved: list[int]
    town: list[int]  # where each boat is; -1 before it is on the river
    heading: list[int]
    berth: list[int]  # who holds each pier: seat + 1, 0 for nobody
    waiting: list[int]  # cargo at the piers
    aboard: list[int]  # seat * cargo_kinds + cargo
    gold: list[int]
    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        other = State()
        other.seats, other.round = self.seats, self.round
        other.phase, other.starter, other.turn = self.phase, self.starter, self.turn
        other.over, other.quiet = self.over, self.quiet
        other.paid, other.reshuffled = self.paid, self.reshuffled
        other.pile, other.discards, other.offer = self.pile[:], self.discards[:], self.offer[:]
        other.hand, other.known, other.hidden = self.hand[:], self.known[:], self.hidden[:]
        other.coal, other.sailors, other.fishing = self.coal[:], self.sailors[:], self.fishing[:]
        other.moved, other.town, other.heading = self.moved[:], self.town[:], self.heading[:]
        other.berth, other.waiting = self.berth[:], self.waiting[:]
        other.aboard, other.gold = self.aboard[:], self.gold[:]
        return other

    def values(self) -> list[Any]:
        return [
            self.seats, self.round, self.phase, self.starter, self.turn, self.over, self.quiet, self.paid,
            self.reshuffled, self.pile, self.discards, self.offer, self.hand, self.known, self.hidden, self.coal,
            self.sailors, self.fishing, self.moved, self.town, self.heading, self.berth, self.waiting, self.aboard,
            self.gold,
        ]  # fmt: skip


# W25, W27: before the last round nobody has 20 gold, so at most 19 a seat rounds have paid. Each round that pays comes after at
# most nine that do not; and if it is not the last, at most ten more follow it.
MOST_ROUNDS: Final = QUIET_ROUNDS * ((ENOUGH_GOLD - 1) * MOST_SEATS + 1)
MOST_GOLD: Final = 100
MOST_OF_A_KIND: Final = 20
MOST_BARRELS: Final = 2


def most_of_a_kind(river: Tables) -> int:
    """At least as many as on our river: learners see numbers divided by it."""
    return max(MOST_OF_A_KIND, *river.many[:HAND_KINDS])


def fields_on(river: Tables) -> Fields:
    """Who sees what, in the words of a river."""
    of_a_kind = most_of_a_kind(river)
    barrels = max(MOST_BARRELS, *river.many[-river.nantes :])
    pier_names = (*river.towns[:-1], *MOORINGS[NORTH_PIER:])
    return declare(
        "weinhaendler",
        State,
        seats=number(EVERYONE, LEAST_SEATS, MOST_SEATS),
        round=number(EVERYONE, 0, MOST_ROUNDS).usually(40),
        phase=number(EVERYONE, START, LANDING, PHASE_NAMES),
        starter=number(EVERYONE, 0, MOST_SEATS - 1).of_seats(),
        turn=number(EVERYONE, 0, MOST_SEATS - 1).of_seats(),
        over=number(EVERYONE, RUNNING, BY_QUIET),
        quiet=number(EVERYONE, 0, QUIET_ROUNDS),
        paid=flag(EVERYONE),
        reshuffled=flag(EVERYONE),
        pile=pile(COUNTED, CARDS, 0, river.kinds - 1, river.words),
        discards=counts(EVERYONE, (river.kinds,), of_a_kind, river.words),
        offer=counts(EVERYONE, (HAND_KINDS,), of_a_kind, HAND_WORDS).usually(5),
        hand=counts(OWNER_COUNTED, (SEATS, HAND_KINDS), of_a_kind, HAND_WORDS).usually(5),
        known=counts(EVERYONE, (SEATS, HAND_KINDS), of_a_kind, HAND_WORDS).usually(5),
        hidden=counts(EVERYONE, (HAND_KINDS,), of_a_kind, HAND_WORDS).usually(5),
        coal=counts(EVERYONE, (SEATS, COAL_VALUES), of_a_kind).usually(5),
        sailors=counts(EVERYONE, (SEATS,), of_a_kind).usually(5),
        fishing=slots(EVERYONE, (SEATS,), 0, 1),
        moved=slots(EVERYONE, (SEATS,), 0, 1),
        town=slots(EVERYONE, (SEATS,), -1, river.nantes, river.towns),
        heading=slots(EVERYONE, (SEATS,), DOWNSTREAM, UPSTREAM, ("downstream", "upstream")),
        berth=slots(EVERYONE, (river.piers,), 0, MOST_SEATS, places=pier_names).of_seats(1),
        waiting=counts(EVERYONE, (river.cargo_kinds,), barrels, river.cargo_words),
        aboard=counts(EVERYONE, (SEATS, river.cargo_kinds), barrels, river.cargo_words),
        gold=slots(EVERYONE, (SEATS,), 0, MOST_GOLD).usually(ENOUGH_GOLD),
    )


class River(Tables):
    """A river to be played on: its tables, its spaces, and what can be done, told and seen there.

    W16: there and back it is a ring of spaces: down to Nantes and up again to Orléans, which is 0.
    """

    actions: ActionSpace
    events: Events
    fields: Fields
    # The code of the first action of each kind.
    place: int
    take: int
    lay: int
    explode: int
    trade: int
    fish: int
    dock: int
    stay: int
    load: int
    land: int
    keep: int
    ring: int  # how many spaces it has
    # By heading and town at the start and by the coal burnt: where the boat comes to, which way it then points, and how many
    # ends of the river it goes beyond.
    courses: list[list[list[tuple[int, int, int]]]]
    reached: list[list[list[int]]]  # where it comes to
    ahead: list[list[int]]  # how far it is from each place of the ring to each town, going forwards
    piers_of: list[tuple[int, ...]]  # W1: by town
    __slots__ = tuple(__annotations__)

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.actions = actions(self)
        self.events = events(self)
        self.fields = fields_on(self)
        start = self.actions.start
        self.place, self.take, self.lay, self.explode = start("place"), start("take"), start("lay"), start("explode")
        self.trade, self.fish, self.dock, self.stay = start("trade"), start("fish"), start("dock"), start("stay")
        self.load, self.land, self.keep = start("load"), start("land"), start("keep")
        ring = self.ring = 2 * self.nantes
        towns = range(self.nantes + 1)
        self.courses = [
            [[self.course(heading, town, coal) for coal in range(MOST_COAL + 1)] for town in towns]
            for heading in (DOWNSTREAM, UPSTREAM)
        ]
        self.reached = [[[town for town, _, _ in by_coal] for by_coal in by_town] for by_town in self.courses]
        self.ahead = [[min((town - at) % ring, (-town - at) % ring) for town in towns] for at in range(ring)]
        self.piers_of = [*((town,) for town in towns[:-1]), (self.north, self.south)]

    def course(self, heading: int, town: int, coal: int) -> tuple[int, int, int]:
        """W16: exactly as far as the coal takes the boat, turning at both ends of the river for free."""
        if not coal:
            return town, heading, 0
        start = self.on_ring(town, heading)
        place = (start + coal) % self.ring
        bends = (start + coal - 1) // self.nantes - start // self.nantes
        return self.town_on_ring(place), DOWNSTREAM if 0 < place <= self.nantes else UPSTREAM, bends

    def on_ring(self, town: int, heading: int) -> int:
        """W16: a boat's place on the ring."""
        return town if heading == DOWNSTREAM else (self.ring - town) % self.ring

    def town_on_ring(self, place: int) -> int:
        return place if place <= self.nantes else self.ring - place


LOIRE: Final = River(load())
