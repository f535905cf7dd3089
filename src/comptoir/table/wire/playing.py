"""Playing: what is asked at a table, what is answered, what comes live."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .basics import Number, RefusalReason, RequestId, SeatLetter
from .tables import Frame, Position


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


class Acted(Accepted, kw_only=True):
    """What a request became, and the table as it then stands for who asked, with what happened from the entry on that the
    request named: nobody has to wait for the live connection to see what they did themselves."""

    position: Position


class Live(Struct):
    """A message of the live connection."""

    kind: Literal["position"]
    position: Position


class SheetRow(Struct):
    """A kind of points, by seats: the key of its name among the game's texts, `sheet-KEY`, and what is said in it.

    `counted`: part of the total; `later`: counts in the end, this is what it would be now; `aside`: no points. `counts`: how
    many things it is for, where that is worth knowing. Null: the looker cannot know. `lines`: places in the list of lines.
    """

    key: str
    facts: dict[str, int | str]
    role: Literal["counted", "later", "aside"]
    amounts: list[int | None]
    counts: list[int | None]
    lines: list[int]


class Decided(Struct):
    """What decided a tie: the key of a sentence among the game's texts, `decided-KEY`, and the numbers in it."""

    key: str
    facts: dict[str, int]


class Sheet(Struct):
    """The score sheet as one looker may see it. The rows that are counted add up to the totals, which are the scores."""

    n: int  # the first entry that is not in it
    over: bool
    rows: list[SheetRow]
    totals: list[int]
    lines: list[dict[str, Any]]
    decided: Decided | None


class WhyNot(Struct, forbid_unknown_fields=True):
    """An action, as an object or as a person types it (`stall 2 c4`)."""

    action: Annotated[dict[str, int | str], Meta(max_length=8)] | Annotated[str, Meta(max_length=80)]
    seat: SeatLetter | None = None


class Why(Struct):
    """The rule that forbids the action, and why; none if it is allowed."""

    action: dict[str, Any]
    rule: str | None
    refusal: RefusalReason | None = None


class Past(Struct):
    """A table as it was after an entry, to the same looker."""

    n: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Film(Struct):
    """What happened from an entry on, to be watched: the view before it, what was told, and how the view changed with that."""

    since: int
    n: int  # the first entry that is not in it
    view: dict[str, Any]
    events: list[dict[str, Any]]
    film: list[Frame]


class HintChoice(Struct):
    """A choice that was thought of: the chance to win by it, how often it was tried, and, where choices are secret, how often
    it should be drawn."""

    action: dict[str, Any]
    chance: float | None  # none: how honest chances are was not measured for this game
    weight: int
    share: float


class Reason(Struct):
    """Why: the key of a sentence among the game's texts, `reason-KEY`, and what is said in it."""

    key: str
    numbers: dict[str, int | str]


class Hint(Struct):
    """What a bot would do that sees what I see. It imagined `asked` games and tried this action in `agreed` of them.

    `chance`: to win, among equals; `even` is one in as many as play. `choices`: what it thought of, the best first, the
    advice among them; `mixed`: the choice is a secret, and they stand by how often each should be drawn.
    """

    action: dict[str, Any]
    agreed: int
    asked: int
    level: str
    chance: float | None
    even: float
    mixed: bool
    choices: list[HintChoice]
    reason: Reason | None
