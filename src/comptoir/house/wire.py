"""What goes over the wire: the shapes of requests and answers. The OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

SeatLetter = Annotated[str, Meta(pattern="^[A-F]$", examples=["A"])]
Name = Annotated[str, Meta(min_length=1, max_length=32, description="a name people see")]
RequestId = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=64,
        pattern="^[A-Za-z0-9_-]+$",
        description="made by the client; repeat it to repeat the request",
    ),
]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Milliseconds = int
SeatCount = Annotated[int, Meta(ge=1, le=6)]
Written = Annotated[bool | int | str, Meta(description="an option's value")]


class Problem(Struct, omit_defaults=True):
    """Why a request was not granted."""

    error: str
    detail: str
    rule: str | None = None
    n: int | None = None


# ---- people ----


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name


class Person(Struct):
    id: str
    name: str
    kind: Literal["guest", "account"] = "guest"


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


Handle = Annotated[
    str, Meta(min_length=3, max_length=32, pattern="^[A-Za-z0-9_.-]+$", description="to log in with; only you see it")
]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
AnyPassword = Annotated[str, Meta(min_length=1, max_length=200)]


class NewAccount(Struct, forbid_unknown_fields=True):
    """A handle and a password for the guest I am: I stay who I am, on any device."""

    handle: Handle
    password: Password


class Login(Struct, forbid_unknown_fields=True):
    handle: Annotated[str, Meta(min_length=1, max_length=32)]
    password: AnyPassword


class NewPassword(Struct, forbid_unknown_fields=True):
    old: AnyPassword
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Delete all that is mine. Who has a password repeats it."""

    password: AnyPassword | None = None


class PasskeyQuestion(Struct):
    """What the browser is to be asked: `options` go to `navigator.credentials`, in the JSON form of WebAuthn."""

    question: str
    options: dict[str, Any]


Question = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Credential = Annotated[dict[str, Any], Meta(description="the browser's answer, in the JSON form of WebAuthn")]


class NewPasskey(Struct, forbid_unknown_fields=True):
    question: Question
    credential: Credential
    name: Name = "passkey"


class PasskeyLogin(Struct, forbid_unknown_fields=True):
    question: Question
    credential: Credential


class PasskeyInfo(Struct):
    id: str
    name: str
    created: int


class Passkeys(Struct):
    passkeys: list[PasskeyInfo]


class NewToken(Struct, forbid_unknown_fields=True):
    name: Name


class TokenInfo(Struct):
    id: str
    name: str
    created: int


class FreshToken(TokenInfo):
    """The token is shown this once: `Authorization: Bearer <token>`."""

    token: str


class Tokens(Struct):
    tokens: list[TokenInfo]


# ---- profiles ----


class Rating(Struct):
    """`surely` is what the player is worth almost certainly (three deviations below the mean)."""

    mean: float
    deviation: float
    surely: float
    games: int


class GameRecord(Struct):
    game: str
    played: int
    won: int  # victories, shared ones too
    mean_place: float
    last: int
    rating: Rating | None


class Profile(Struct):
    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    since: int | None
    records: list[GameRecord]


class Ranked(Struct):
    kind: Literal["person", "bot"]
    id: str
    name: str
    rating: Rating


class Ranking(Struct):
    players: list[Ranked]


# ---- talk ----


class NewLine(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatLine(Struct):
    """A line as it was written. Show it as text."""

    n: int
    person: str
    name: str
    text: str
    at: int


class Chat(Struct):
    lines: list[ChatLine]
    n: int  # of the next line


class Muted(Struct):
    id: str
    name: str


class MutedPeople(Struct):
    people: list[Muted]


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
    options: list[OptionInfo]
    rules: list[str]
    idle: list[str]
    levels: list[str]


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
    """`live`: so many seconds a move, then the reserve runs down. `days`: so many days a move."""

    kind: Clock = "none"
    seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    reserve: Annotated[int, Meta(ge=0, le=36_000)] = 600
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    at_zero: Literal["bot", "pass"] = "bot"


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
    at_once: bool = False
    start: bool = False


class SeatInfo(Struct):
    seat: str
    kind: Sitter
    name: str
    level: str | None
    stand_in: str | None  # a bot plays for this person
    mine: bool
    person: str | None  # whose profile to look at


class SeatClock(Struct):
    """One seat's clock, in milliseconds since 1970; null while it stands."""

    seat: str
    reserve: Milliseconds
    since: Milliseconds | None
    deadline: Milliseconds | None
    warned: bool


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
    n: int
    waiting: list[str]
    my_turn: bool
    hosting: bool
    rematch: str | None
    seed_sha256: str | None  # the seal: published before the first draw, opened in the record


class Result(Struct):
    scores: list[int]
    winners: list[str]


class Draft(Struct):
    """My steps that are not confirmed yet; `sealed`: a changed choice, which needs no confirmation."""

    steps: list[dict[str, Any]]
    sealed: bool


class UndoProposal(Struct):
    """Somebody would like to go back to before entry `to`."""

    to: int
    by: str
    agreed: list[str]
    missing: list[str]


class Waiting(Struct):
    seat: str
    prompt: str


class Position(Struct):
    """All that one looker may know about a table now. `n` is the number the next action has to name."""

    table: TableInfo
    seat: str  # a letter, or public
    n: int
    events: list[dict[str, Any]]
    view: dict[str, Any] | None
    legal: list[dict[str, Any]]
    details: dict[str, dict[str, int]]  # numbers worth knowing, by place in `legal`
    prompt: str | None
    waiting: list[Waiting]
    clocks: list[SeatClock]
    timer: Milliseconds | None  # when the game's own clock runs out
    draft: Draft | None
    undo: UndoProposal | None
    result: Result | None
    seal: str | None = None  # the hash of the seed, published before the first card was dealt


class Start(Struct, forbid_unknown_fields=True):
    """Seats still open are filled with bots of that level; without one they must be taken."""

    fill: Annotated[str, Meta(max_length=32)] | None = None


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatLetter | None = None


class Order(Struct, forbid_unknown_fields=True):
    """The seats in their new order: `["B", "A"]` swaps two."""

    seats: Annotated[list[SeatLetter], Meta(min_length=1, max_length=6)]


class Habits(Struct, forbid_unknown_fields=True):
    seat: SeatLetter
    at_once: bool


class Hand(Struct, forbid_unknown_fields=True):
    """The shared screen now faces this seat, or nobody."""

    seat: SeatLetter | None = None


class Invitation(Struct):
    token: str


class Accept(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=300)]


class Tables(Struct):
    tables: list[TableInfo]


class TableId(Struct):
    id: str


# ---- playing ----


class Act(Struct, forbid_unknown_fields=True):
    """An action of mine. `n` is the entry it answers, `step` how many unconfirmed steps came before it."""

    n: Number
    action: Annotated[dict[str, int | str], Meta(max_length=8)]
    request: RequestId
    seat: SeatLetter | None = None
    step: Annotated[int, Meta(ge=0, le=500)] = 0
    tentative: bool | UnsetType = UNSET


class Confirm(Struct, forbid_unknown_fields=True):
    n: Number
    request: RequestId
    seat: SeatLetter | None = None


class TakeBack(Struct, forbid_unknown_fields=True):
    """Keep so many of my unconfirmed steps."""

    n: Number
    keep: Annotated[int, Meta(ge=0, le=500)]
    seat: SeatLetter | None = None


class Undo(Struct, forbid_unknown_fields=True):
    """Ask to go back to before entry `to`, or agree to exactly that."""

    n: Number
    to: Annotated[int, Meta(ge=1, le=1_000_000)]
    request: RequestId
    seat: SeatLetter | None = None


class UndoRefusal(Struct, forbid_unknown_fields=True):
    n: Number


class Accepted(Struct):
    """The entries a request became, and the number of the next one. No entries: the step is tentative."""

    entries: list[int]
    n: int
    steps: int = 0


class Live(Struct):
    """A message of the live connection."""

    kind: Literal["position"]
    position: Position


class LiveChat(Struct):
    """Another message of the live connection: lines of chat, and the number of the next one."""

    kind: Literal["chat"]
    chat: Chat


class SheetLines(Struct):
    lines: list[dict[str, Any]]


class WhyNot(Struct, forbid_unknown_fields=True):
    """An action, as an object or as a person types it (`stall 2 c4`)."""

    action: Annotated[dict[str, int | str], Meta(max_length=8)] | Annotated[str, Meta(max_length=80)]
    seat: SeatLetter | None = None


class Why(Struct):
    """The rule that forbids the action; none if it is allowed."""

    action: dict[str, Any]
    rule: str | None


class Past(Struct):
    """A table as it was after an entry, to the same looker."""

    n: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class HintChoice(Struct):
    """Another choice that was thought of: what may be expected of it, and how often it was tried."""

    action: dict[str, Any]
    estimate: float
    weight: int


class Reason(Struct):
    """Why: the key of a sentence among the game's texts, `reason-KEY`, and the numbers in it."""

    key: str
    numbers: dict[str, int]


class Hint(Struct):
    """What a bot would do that sees what I see. It imagined `asked` games and tried this action in `agreed` of them.

    `estimate`: what it expects, from 0 (a clear loss) to 1 (a clear win).
    """

    action: dict[str, Any]
    agreed: int
    asked: int
    level: str
    estimate: float
    runners_up: list[HintChoice]
    reason: Reason | None


# ---- records ----


class RecordText(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(min_length=1, description="a record as JSON lines")]


class Step(Struct):
    """One entry of a replayed game, as the looker saw it."""

    n: int
    seat: str | None
    action: dict[str, Any] | None
    undo: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    scores: list[int]  # what each seat would have, had the game ended here


class Replay(Struct):
    game: str
    revision: int
    options: dict[str, Any]
    players: list[str]
    seat: str
    verified: bool
    steps: list[Step]
    result: Result | None


class Verdict(Struct):
    """Whether a record is genuine; if not, why and on which line."""

    genuine: bool
    detail: str
    line: int | None = None
    result: Result | None = None


Wellness = Literal["well", "stopping", "unwell"]


class Health(Struct):
    status: Wellness
    database: bool
