"""The box of Pfusch: blocks, tokens, signs, a calendar; what can be done and told, and who sees it."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.actions import SEAT, SEAT_LETTERS, ActionSpace, Number, Param
from ...kernel.events import Events, event, everyone, owner
from ...kernel.state import EVERYONE, OWNER, OWNER_COUNTED, SEATS, BaseState, Fields, counts, declare, flag, number, pile, slots

MOST_SEATS: Final = 5

# F1: nine wooden blocks each; plaster has no end.
WOOD_EACH: Final = 9
PLASTER: Final = 1
WOOD: Final = 2
MATERIALS: Final = ("plaster", "wood")

# F1: eleven tokens each: four empty pockets, one informer, a gift of each value from 1 to 6.
POCKETS: Final = 0
INFORMER: Final = 1
GIFT: Final = 2  # the gift of value 1; dearer ones follow
TOKEN_NAMES: Final = ("pockets", "informer", *(f"gift-{value}" for value in range(1, 7)))
TOKENS: Final = len(TOKEN_NAMES)
TOKENS_EACH: Final = (4, 1, 1, 1, 1, 1, 1, 1)

# F2: five districts, a to e, the workers' district first. A site is a place in its district: a1, a2, …
DISTRICTS: Final = 5
DISTRICT_LETTERS: Final = "abcde"
MOST_SITES: Final = 9  # in one district, as far as our town is concerned

# F2, F3: buildings of 2 blocks for the workers, of up to 5 elsewhere; in other towns there may be others.
LEAST_SIZE: Final = 2
SIZE: Final = 5

# F19 and F20: the two special months.
MONTH_NAMES: Final = (
    "january", "february", "march", "april", "may", "june",
    "july", "august", "september", "october", "november", "december",
)  # fmt: skip
APRIL: Final = 4
AUGUST: Final = 8
DECEMBER: Final = 12

# F17: the third time is one too many.
OUT: Final = 3

# F10: proposals a tied seat may make: where no clock runs, and where one does (a bound, so that every game ends).
PROPOSALS: Final = 3
PROPOSALS_BY_THE_CLOCK: Final = 30

# F21: profits.
FOR_SAVED_WOOD: Final = 100_000
FOR_FINISHED: Final = 100_000
FOR_UNFINISHED: Final = 50_000

# What the table waits for.
MATERIAL: Final = 0
SITE_CHOICE: Final = 1
BRIBE: Final = 2
BARGAIN: Final = 3
INSPECT: Final = 4
INFORM: Final = 5
EVENING: Final = 6
OVER: Final = 7
PHASE_NAMES: Final = ("material", "site", "bribe", "bargain", "inspect", "inform", "evening", "over")

TOKEN: Final = Param("token", TOKEN_NAMES)
BUILDERS: Final = tuple(SEAT_LETTERS[:MOST_SEATS])

# The codes of the first actions are the same in every town; those that name sites and blocks come after them.
MAKE_PLASTER: Final = 0
MAKE_WOOD: Final = 1
PAY: Final = 2
BUILD_ON: Final = PAY + TOKENS


def actions_on(site: Param, block: Param) -> ActionSpace:
    """All that can be done in a town with these sites and blocks."""
    return ActionSpace(
        make=(Param("material", MATERIALS),),
        bribe=(TOKEN,),
        site=(site,),
        probe=(Param("builder", BUILDERS), block),
        decline=(),
        propose=(Param("builder", BUILDERS), block),
        give_up=(),
        time_up=(),
    )


# A sealed choice is written as its action + 1, so that 0 means none. For material that is the code of the block itself.
CHOICE_NAMES: Final = ("none", *MATERIALS, *TOKEN_NAMES)
TOKEN_CHOICE: Final = PAY + 1

MATERIAL_INSIDE: Final = Param("material", MATERIALS)
BUILDER: Final = everyone(Param("builder-seat", tuple(SEAT_LETTERS)))
RULE: Final = Param("rule", ("F9", "F10", "F11", "F12", "F14", "F18", "F21"))
BY_F9: Final = 0
BY_F10: Final = 1
BY_F11: Final = 2
BY_F12: Final = 3
BY_F14: Final = 4
BY_F18: Final = 5
BY_F21: Final = 6
SAVED: Final = 0
FINISHED: Final = 1
UNFINISHED: Final = 2
NOTHING: Final = 3


def events_on(site: Param, block: Param) -> Events:
    """All that is told in a town with these sites and blocks."""
    return Events(
        month_began=event(everyone(Param("month", MONTH_NAMES)), shown=800),
        ready=event(everyone(SEAT), shown=200),  # told once a seat and choice: a change of mind is nobody's business
        started=event(everyone(SEAT), everyone(site), everyone(Number("size")), shown=700),
        built=event(
            everyone(SEAT), everyone(site), everyone(Number("height")), everyone(Number("size")), owner(MATERIAL_INSIDE),
            shown=600,
        ),
        finished=event(everyone(SEAT), everyone(site), shown=500),
        unbuilt=event(everyone(SEAT), owner(MATERIAL_INSIDE), shown=600),
        bribed=event(everyone(SEAT), everyone(TOKEN), reveals=True, shown=450, counting=True),
        tied=event(everyone(SEAT), everyone(TOKEN), shown=600, counting=True),
        proposed=event(everyone(SEAT), BUILDER, everyone(block), shown=600),
        gave_up=event(everyone(SEAT), shown=600),
        time_ran_out=event(shown=800),
        broke_off=event(shown=600),
        agreed=event(BUILDER, everyone(block), shown=800),
        inspector=event(everyone(SEAT), everyone(RULE), shown=900, counting=True),
        no_inspection=event(everyone(RULE), shown=900, counting=True),
        declined=event(everyone(SEAT), shown=500),
        probed=event(BUILDER, everyone(block), everyone(MATERIAL_INSIDE), reveals=True, shown=1600, counting=True),
        torn_down=event(everyone(SEAT), everyone(site), everyone(Number("strikes")), shown=1800, counting=True),
        handed_in=event(everyone(SEAT), shown=700, counting=True),
        had_no_wood=event(everyone(SEAT), shown=900, counting=True),
        out=event(everyone(SEAT), shown=1800, counting=True),
        earned=event(
            everyone(SEAT),
            everyone(Number("amount")),
            everyone(RULE),
            everyone(Param("reason", ("saved", "finished", "unfinished", "out"))),
            everyone(Number("blocks")),
            reveals=True,
            sheet=True,
            shown=900, counting=True,
        ),
        game_ended=event(everyone(RULE), shown=1500, counting=True),
    )  # fmt: skip


(
    MONTH_BEGAN, READY, STARTED, BUILT, FINISHED_SITE, UNBUILT, BRIBED, TIED, PROPOSED, GAVE_UP, TIME_RAN_OUT, BROKE_OFF,
    AGREED, INSPECTOR, NO_INSPECTION, DECLINED, PROBED, TORN_DOWN, HANDED_IN, HAD_NO_WOOD, WENT_OUT, EARNED, GAME_ENDED,
) = range(23)  # fmt: skip


class State(BaseState):
    """The town and what each builder has. `free` lists the free sites in order, so that no rule has to look for them.

    A builder's project is the building by which the sign stands, finished or not. What is inside its blocks only the builder
    sees; a block that was probed and found to be of wood is also marked in `known`. Of the wood inside earlier buildings
    nothing but bounds is known to the others: `sunk_least` and `sunk_most`.
    """

    seats: int
    clock: int
    month: int
    phase: int
    waiting: list[int]  # the seats waited for, in order: all who have not chosen, or the one whose turn it is
    sites: list[int]  # blocks needed, 0 where no site in play is
    owners: list[int]  # of each site: seat + 1 whose building stands there
    free: list[int]
    sign: list[int]  # of each seat: site + 1 by which the sign stands
    height: list[int]  # blocks of the project
    blocks: list[int]  # seat * size + place from the ground
    known: list[int]  # seat * size + place: 1 if everyone has seen wood there
    wood: list[int]
    choice: list[int]  # the sealed choice, then the block in hand until it is built
    tokens: list[int]  # seat * TOKENS + token
    calendar: list[int]  # seat * DECEMBER + month - 1: the token played + 1
    strikes: list[int]
    handed: list[int]  # wooden blocks handed in
    sunk_least: list[int]
    sunk_most: list[int]
    tied: list[int]
    proposal: list[int]  # block + 1
    proposals: list[int]  # how many were made
    saved: list[int]  # wood left over, counted openly at the end
    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        other = State()
        other.seats = self.seats
        other.clock = self.clock
        other.month = self.month
        other.phase = self.phase
        other.sites = self.sites  # never changes
        other.waiting = self.waiting[:]
        other.owners = self.owners[:]
        other.free = self.free[:]
        other.sign = self.sign[:]
        other.height = self.height[:]
        other.blocks = self.blocks[:]
        other.known = self.known[:]
        other.wood = self.wood[:]
        other.choice = self.choice[:]
        other.tokens = self.tokens[:]
        other.calendar = self.calendar[:]
        other.strikes = self.strikes[:]
        other.handed = self.handed[:]
        other.tied = self.tied[:]
        other.sunk_least = self.sunk_least[:]
        other.sunk_most = self.sunk_most[:]
        other.proposal = self.proposal[:]
        other.proposals = self.proposals[:]
        other.saved = self.saved[:]
        return other

    def values(self) -> list[Any]:
        return [
            self.seats, self.clock, self.month, self.phase, self.waiting, self.sites, self.owners, self.free,
            self.sign, self.height, self.blocks, self.known, self.wood, self.choice, self.tokens, self.calendar,
            self.strikes, self.handed, self.sunk_least, self.sunk_most, self.tied, self.proposal, self.proposals,
            self.saved,
        ]  # fmt: skip


class Plan:
    """How the sites and blocks of a town are numbered, and so its actions: by its highest building and its widest district.

    A town that is smaller than ours is numbered like it.
    """

    size: int  # blocks that a building may have
    most_sites: int  # in one district
    sites: int
    site_names: tuple[str, ...]
    blocks: int  # a block is named by its builder and its place, counted from the ground: only signs can be probed
    actions: ActionSpace
    events: Events
    fields: Fields
    # The code of the first action of each kind.
    probe: int
    decline: int
    propose: int
    give_up: int
    time_up: int
    __slots__ = tuple(__annotations__)

    def __init__(self, size: int = SIZE, most_sites: int = MOST_SITES) -> None:
        self.size = max(SIZE, size)
        self.most_sites = max(MOST_SITES, most_sites)
        self.sites = DISTRICTS * self.most_sites
        self.site_names = tuple(f"{letter}{place + 1}" for letter in DISTRICT_LETTERS for place in range(self.most_sites))
        self.blocks = MOST_SEATS * self.size
        site, block = Param("site", self.site_names), Param("block", tuple(range(1, self.size + 1)))
        self.actions = actions_on(site, block)
        self.events = events_on(site, block)
        self.fields = fields_on(self)
        start = self.actions.start
        self.probe, self.decline, self.propose = start("probe"), start("decline"), start("propose")
        self.give_up, self.time_up = start("give_up"), start("time_up")

    def box(self) -> dict[str, Any]:
        """What the client draws by, beside the words of the fields."""
        return {
            "districts": DISTRICT_LETTERS,
            "most_sites": self.most_sites,
            "size": self.size,
            "materials": MATERIALS,
            "wood": WOOD,
            "tokens": TOKEN_NAMES,
            "token_choice": TOKEN_CHOICE,
            "months": MONTH_NAMES,
            "out": OUT,
        }


def fields_on(plan: Plan) -> Fields:
    """Who sees what in a town with this plan."""
    return declare(
        "pfusch",
        State,
        seats=number(EVERYONE, 2, MOST_SEATS),
        clock=flag(EVERYONE),
        month=number(EVERYONE, 1, DECEMBER),
        phase=number(EVERYONE, 0, OVER, PHASE_NAMES),
        waiting=pile(EVERYONE, MOST_SEATS, 0, MOST_SEATS - 1).of_seats(),
        sites=slots(EVERYONE, (plan.sites,), 0, plan.size, places=plan.site_names),
        owners=slots(EVERYONE, (plan.sites,), 0, MOST_SEATS, places=plan.site_names).of_seats(1),
        free=pile(EVERYONE, plan.sites, 0, plan.sites - 1, plan.site_names).derived(),
        sign=slots(EVERYONE, (SEATS,), 0, plan.sites, ("none", *plan.site_names)),
        height=slots(EVERYONE, (SEATS,), 0, plan.size),
        # F5: outside all blocks look the same.
        blocks=slots(OWNER, (SEATS, plan.size), 0, WOOD, ("none", *MATERIALS)),
        known=slots(EVERYONE, (SEATS, plan.size), 0, 1),
        wood=counts(OWNER, (SEATS,), WOOD_EACH),
        choice=slots(OWNER_COUNTED, (SEATS,), 0, len(CHOICE_NAMES) - 1, CHOICE_NAMES),
        # F13: all tokens played were seen, so everyone can tell which are left (a ruling).
        tokens=counts(EVERYONE, (SEATS, TOKENS), 4),
        calendar=slots(EVERYONE, (SEATS, DECEMBER), 0, TOKENS, ("none", *TOKEN_NAMES), MONTH_NAMES),
        strikes=slots(EVERYONE, (SEATS,), 0, OUT),
        handed=counts(EVERYONE, (SEATS,), 1),
        sunk_least=counts(EVERYONE, (SEATS,), WOOD_EACH),
        sunk_most=counts(EVERYONE, (SEATS,), WOOD_EACH),
        tied=slots(EVERYONE, (SEATS,), 0, 1),
        proposal=slots(EVERYONE, (SEATS,), 0, plan.blocks).of_seats(1, plan.size),
        proposals=counts(EVERYONE, (SEATS,), PROPOSALS_BY_THE_CLOCK),
        saved=counts(EVERYONE, (SEATS,), WOOD_EACH),
    )


PLAN: Final = Plan()  # of our town
