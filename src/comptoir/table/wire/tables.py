"""The shelf and the tables: a game's box, a table in a list, a position."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .basics import BoardId, Milliseconds, Name, Pledge, SeatLetter, Words, Written

# ---- games ----


class OptionInfo(Struct):
    name: str
    values: list[bool | int | str]
    rule: str


class GameInfo(Struct):
    """A box on the shelf."""

    name: str
    revision: int
    least_seats: int
    most_seats: int
    lowest_wins: bool  # whether a low score is a good one
    options: list[OptionInfo]
    rules: list[str]
    idle: list[str]
    levels: list[str]
    board_levels: list[str]  # those there are on a board of one's own
    lessons: list[str]  # the steps of its course; none if it has no course
    board: bool  # its board is data: it can be played on another one


class GameDetails(GameInfo):
    """The box opened: what a client needs to draw a view and to name an action."""

    view_schema: dict[str, Any]
    actions: dict[str, list[dict[str, Any]]]
    events: dict[str, list[str]]
    prompts: list[str]


# ---- tables ----

Clock = Literal["none", "live", "days"]
Status = Literal["open", "running", "finished", "closed"]
SeatOrder = Literal["lot", "hand"]
Sitter = Literal["open", "person", "screen", "bot"]


class ClockChoice(Struct, forbid_unknown_fields=True, frozen=True):
    """`live`: so many `seconds` a move, then the `reserve` of the seat runs down. `days`: so many `days` a move, then its
    `reserve_days`; and so many days of `vacation`, in which its clock stands still.

    `at_zero`: a `bot` plays until the person is back, or a `pass` where the rules have one, or a bot plays on for good (`out`).
    """

    kind: Clock = "none"
    seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    reserve: Annotated[int, Meta(ge=0, le=36_000)] = 600
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    reserve_days: Annotated[int, Meta(ge=0, le=30)] = 0
    vacation: Annotated[int, Meta(ge=0, le=60)] = 0
    at_zero: Literal["bot", "pass", "out"] = "bot"


class SeatChoice(Struct, forbid_unknown_fields=True):
    """Who is to sit there: `me`, a `bot` of a level, `open` to anyone who may see the table, a guest on my `screen`."""

    kind: Literal["me", "bot", "open", "screen"]
    level: Annotated[str, Meta(max_length=32)] | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=6)]
    options: Annotated[dict[str, Written], Meta(max_length=16)] = {}
    public: bool = True
    order: SeatOrder = "lot"
    clock: ClockChoice = ClockChoice()
    rated: bool = True
    hints: bool = True
    at_once: bool = False
    start: bool = False
    pledge: Pledge | None = None
    board: BoardId | None = None  # one of mine, or one whose link I have; without, the game's own


class SeatInfo(Struct):
    seat: str
    kind: Sitter
    name: str
    level: str | None
    stand_in: str | None  # a bot plays for this person
    mine: bool
    person: str | None  # whose profile to look at
    pledge: str | None  # the SHA-256 of the words that this person's browser will add to the shuffle
    words: str | None  # and the words, once the game begins
    since: Milliseconds | None = None  # since when this seat has been waited for
    vote_from: Milliseconds | None = None  # from when on the others may vote a bot into its place
    remove_from: Milliseconds | None = None  # from when on anybody at the table may put one there


class SeatClock(Struct):
    """One seat's clock, in milliseconds since 1970; null while it stands."""

    seat: str
    reserve: Milliseconds
    since: Milliseconds | None
    deadline: Milliseconds | None
    warned: bool
    vacation: Milliseconds  # left
    vacation_ends: Milliseconds | None  # when it is used up; null: not on vacation


class TableBoard(Struct):
    """The board of a table, if it is not the one the game comes with: the SHA-256 of its data (`GET /api/tables/ID/board`),
    and what its maker called it."""

    sha256: str
    name: str


class TableInfo(Struct):
    """A table as it stands in a list."""

    id: str
    game: str
    revision: int
    options: dict[str, bool | int | str]
    status: Status
    public: bool
    order: SeatOrder
    clock: ClockChoice
    seats: list[SeatInfo]
    created: Milliseconds
    calling: bool  # the game is about to begin: the words that were pledged are called for
    n: int
    waiting: list[str]
    my_turn: bool
    deadline: Milliseconds | None  # when my time is up, if I am to move by a clock
    hosting: bool
    rematch: str | None
    seed_sha256: str | None  # the seal: published when the table is set up, opened in the record
    rated: bool  # whether everybody can win and lose by it: not after a hint, nor after something was taken back
    hints: bool  # whether people may ask for hints here
    undos: bool  # whether what was done may be taken back here: not in a rated game between people
    paused: bool  # it stands still, by consent
    full: bool  # it has as many entries as a table may have: nobody plays on, and it will be cleared
    board: TableBoard | None = None
    unread: int = 0  # lines of chat said since I last read there: counted in the list of my tables only, to 100


class Result(Struct):
    scores: list[int]
    winners: list[str]


class Draft(Struct):
    """My steps that are not confirmed yet; `sealed`: a changed choice, which needs no confirmation."""

    steps: list[dict[str, Any]]
    sealed: bool


class UndoProposal(Struct):
    """Somebody would like to go back to before entry `to`; `refused`: the others would not, until the next action."""

    to: int
    by: str
    agreed: list[str]
    missing: list[str]
    refused: bool = False


MotionKind = Literal["pause", "abandon", "replace"]


class Motion(Struct):
    """What somebody would like the people at the table to agree to; `seat`: who is to be replaced by a bot."""

    kind: MotionKind
    seat: str | None
    agreed: list[str]
    missing: list[str]


class Note(Struct):
    """Before entry `n`: who (by the name they had until then) left, was removed, came back."""

    n: int
    what: Literal[
        "left", "removed", "stand_in", "passed", "back", "paused", "resumed", "abandoned", "vacation", "vacation_over"
    ]
    seat: str | None
    name: str
    at: Milliseconds | None


class AskMotion(Struct, forbid_unknown_fields=True):
    """Propose something, or agree to exactly that."""

    kind: MotionKind
    seat: SeatLetter | None = None


class Removal(Struct, forbid_unknown_fields=True):
    seat: SeatLetter


class Present(Struct):
    """The seats whose people have the table before their eyes."""

    seats: list[str]


class Waiting(Struct):
    seat: str
    prompt: str


class Frame(Struct):
    """The fields of the looker's view that are others as of an event: the one at place `at` of those that entry `n` told; at
    the place after the last, what changed when all was told."""

    n: int
    at: int
    changes: dict[str, Any]


class Remark(Struct):
    """What a bot says about event `at` of entry `n`: the key of its words, `says-KEY`, its manner, what the words speak of."""

    n: int
    at: int
    seat: str
    key: str
    manner: str
    facts: dict[str, int | str]


class Origin(Struct):
    """The moment at which this game was begun: after entry `n` of another one and so many `moves` that were tried there; with
    everything open (`all`), or in a world that the seat of these `eyes` could believe in."""

    table: str
    n: int
    eyes: str
    moves: int


class Position(Struct):
    """All that one looker may know about a table now. `n` is the number the next action has to name.

    `since`: the number of the first entry after the looker's last one. `film`: how the view changed with `events`, unless they
    are more than one would watch.
    """

    table: TableInfo
    seat: str  # a letter, or public
    n: int
    events: list[dict[str, Any]]
    view: dict[str, Any] | None
    legal: list[dict[str, Any]]
    details: dict[str, dict[str, int]]  # numbers worth knowing, by place in `legal`
    outlook: dict[str, Any]  # numbers for the board: what the table as it lies would bring
    prompt: str | None
    prompt_facts: dict[str, int | str]  # what the question says of the situation
    phase: str | None  # of the turn, where it has some; none when the looker has sketched all of theirs
    waiting: list[Waiting]
    clocks: list[SeatClock]
    timer: Milliseconds | None  # when the game's own clock runs out
    draft: Draft | None
    undo: UndoProposal | None
    result: Result | None
    seal: str | None = None  # the hash of the seed, published when the table is set up
    since: int = 0
    film: list[Frame] = []
    remarks: list[Remark] = []  # what bots said lately, about what everybody saw
    sealed: bool = False  # choices are made that nobody sees yet: who is not waited for has chosen
    motion: Motion | None = None
    notes: list[Note] = []
    origin: Origin | None = None  # it goes on from another game


class Start(Struct, forbid_unknown_fields=True):
    """Seats still open are filled with bots of that level; without one they must be taken."""

    fill: Annotated[str, Meta(max_length=32)] | None = None


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatLetter | None = None
    pledge: Pledge | None = None


class BotChoice(Struct, forbid_unknown_fields=True):
    """A bot of that level at that seat; without a level nobody sits there."""

    seat: SeatLetter
    level: Annotated[str, Meta(max_length=32)] | None = None


class AddWords(Struct, forbid_unknown_fields=True):
    """What my browser adds to the seed, once it has seen the seal and everybody's pledge."""

    words: Words


class Order(Struct, forbid_unknown_fields=True):
    """The seats in their new order: `["B", "A"]` swaps two."""

    seats: Annotated[list[SeatLetter], Meta(min_length=1, max_length=6)]


class Habits(Struct, forbid_unknown_fields=True):
    seat: SeatLetter
    at_once: bool


class Hand(Struct, forbid_unknown_fields=True):
    """The shared screen now faces this seat, or nobody."""

    seat: SeatLetter | None = None


class Peek(Struct):
    """What a link leads to; to nothing, if it is not good any more."""

    to: Invited | None


class Invitation(Struct):
    """`origin`: the house's own address, if it was told one."""

    token: str
    origin: str


class Invitee(Struct):
    """A seat as an invitation shows it."""

    kind: Sitter
    name: str
    level: str | None


class Invited(Struct):
    """What an invitation is to, for who has not said yet who they are."""

    game: str
    host: str
    status: Status
    clock: ClockChoice
    options: dict[str, bool | int | str]
    seats: list[Invitee]
    rated: bool
    hints: bool
    board: TableBoard | None = None


class Accept(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=300)]


class Tables(Struct):
    tables: list[TableInfo]
    more: bool = False  # there are others, older than these
    older: Milliseconds | None = None  # all of the others were set up before: ask with this


class TableId(Struct):
    id: str
