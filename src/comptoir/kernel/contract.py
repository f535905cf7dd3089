"""The contract: what a game must offer. A game is a `Game` made of plain functions over its own state class.

A game's folder gives its parts (`Box`, `Rules`, `Bots`, `Pictures`) to `assemble`, which lines up the functions by their names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypedDict, TypeVar, Unpack

from .actions import ActionSpace, Word
from .chance import Chance
from .encoding import Layout
from .errors import Remark, UnknownName, shown
from .events import Events, Tell
from .lookahead import Lookahead
from .sheet import SheetRules, plain
from .state import BaseState, Field, Fields
from .visibility import View, pictures

S = TypeVar("S", bound=BaseState)
S_contra = TypeVar("S_contra", bound=BaseState, contravariant=True)

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """A choice made when a table is set up: a variant, a board. The first value is the default."""

    values: tuple[OptionValue, ...]
    rule: str

    def parse(self, name: str, written: object) -> OptionValue:
        """The value written so, by a person (`yes`, `3`) or in JSON (`true`, `3`)."""
        for value in self.values:
            if type(written) is type(value) and written == value:
                return value
            if isinstance(written, str) and written.casefold() == spell(value):
                return value
        raise UnknownName(f"option {name} is {' or '.join(map(spell, self.values))}, not {shown(written)}")


def spell(value: OptionValue) -> str:
    """An option's value as a person types it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value).casefold()


Reason = tuple[str, Mapping[str, Word]]  # the key of a sentence and what is said in it

Outlook = int | list[int] | list[list[int]]

# The numbers and words in a sentence, by the name they have there. A word stands for itself in every language (`cologne`).
Variables = Mapping[str, Word]


@dataclass(frozen=True)
class BoardKit:
    """For games whose board is data: the data in use, its checker, and the same game on other data."""

    data: Mapping[str, Any]
    check: Callable[[Mapping[str, Any]], list[Remark]]  # whatever it is given; refused are boards with a grave remark
    on: Callable[[Mapping[str, Any]], Game[Any]]  # raises BadBoard
    svg: Callable[[Mapping[str, Any], str], str]  # a picture of the bare board, in a language
    # What is on it, in a language, by the keys that texts have: `place-erfurt`, `region-saxony`. For any data.
    names: Callable[[Mapping[str, Any], str], Mapping[str, str]]
    # What on it can be used, and what an event uses of it: kinds and ids, as in `names`.
    parts: Mapping[str, tuple[str, ...]]
    uses: Callable[[Mapping[str, Any]], Sequence[tuple[str, str]]]
    make: Callable[[int], dict[str, Any]]  # a random board by a seed, about which the checker has nothing to say
    built_in: bool = True  # the board the game comes with; records of games on another one carry that board


@dataclass(frozen=True)
class Timer:
    """For games with a clock in their rules: the action by which whoever keeps the clock tells them that time is up."""

    action: str  # a block of the action space without parameters
    seconds: int  # from the moment on at which the rules first allow it


@dataclass(frozen=True)
class WorkedOut(Generic[S]):
    """What a seat can work out of what it has seen, as people do who count: cards that must still be somewhere.

    `of` gives the rows of `fields`, in order. It may use only what this seat sees: the conformance kit asks it in other worlds.
    """

    fields: Mapping[str, Field]
    of: Callable[[S, int], list[list[int]]]


def no_details(state: BaseState, seat: int, action: int) -> Mapping[str, int]:
    """There is nothing to show beside a choice."""
    return {}


def no_outlook(view: View) -> Mapping[str, Outlook]:
    """The board shows nothing of what is to be had."""
    return {}


def no_phase(state: BaseState) -> str | None:
    """A turn has no phases."""
    return None


def no_prompt_facts(state: BaseState, seat: int) -> Variables:
    """The questions are the same in every situation."""
    return {}


def no_refusal_facts(state: BaseState, seat: int, action: int, key: str) -> Variables:
    """A refusal says nothing but its clause."""
    return {}


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game. `docs/adding-a-game.md` says what each part must keep."""

    name: str
    revision: int  # raised whenever a rule is fixed; records name it
    least_seats: int
    most_seats: int
    rules: tuple[str, ...]  # every rule id, in order
    folder: Path  # where rulebook, texts and board data lie
    options: Mapping[str, Option]
    actions: ActionSpace
    events: Events
    fields: Fields

    # The rules, in order of play. Only `play` and `new` change or make a state; `tell` hears what happens, if anyone listens.
    new: Callable[[Mapping[str, OptionValue], int, Chance, Tell | None], S]
    to_act: Callable[[S], list[int]]  # the seats waited for: several when simultaneous, none when over; not to be changed
    legal: Callable[[S, int], list[int]]  # in ascending order; also for a seat that may still change a sealed choice
    sample: Callable[[S, int, Chance], int]  # a uniform legal action, without building the list
    # The rule that forbids it, None if it is legal; where a clause forbids for several reasons, with the reason: `H9-placed`.
    refuse: Callable[[S, int, int], str | None]
    play: Callable[[S, int, int, Chance, Tell | None], None]  # only for legal actions
    scores: Callable[[S], list[int]]
    winners: Callable[[S], list[int]]  # meaningful once the game is over; it knows the ties

    # Secrets.
    imagine: Callable[[View, int, Chance], S]  # a full state this seat could believe in

    # For people: keys of sentences and pictures, made from views so that they cannot leak.
    prompts: tuple[str, ...]  # the keys of the questions a seat can be asked
    prompt: Callable[[S, int], str]  # which of them this seat is asked now
    text: Callable[[View], str]
    svg: Callable[[View], str]

    # For bots: how good an action looks from a (believed) state; and actions that only end a phase.
    instinct: Callable[[S, int, int], float]
    idle: tuple[str, ...]

    # For the conformance kit.
    audit: Callable[[S], list[str]]  # conservation: what does not add up
    longest: int  # no game has more entries than this

    # For learners, besides the fields: what a seat can work out.
    worked_out: WorkedOut[S] | None = None

    lowest_wins: bool = False  # whether a low score is a good one
    board: BoardKit | None = None
    # Tables printed in the box that a client needs beside the words of the fields: plain JSON, open to all.
    box: Mapping[str, Any] = field(default_factory=dict)
    # Numbers worth showing beside a choice, for example what extending in a city forgoes. Those with a text `would-…` say what
    # it would bring; one with a text `warning-…` makes people think twice.
    details: Callable[[S, int, int], Mapping[str, int]] = no_details
    # What the table as it lies would bring: numbers for the board, made from what the looker sees.
    outlook: Callable[[View], Mapping[str, Outlook]] = no_outlook
    # In which of its phases a turn is, where it has some: their keys in order, and the one that runs now; None between turns.
    phases: tuple[str, ...] = ()
    phase: Callable[[S], str | None] = no_phase
    # What a question says of the situation, to the seat that is asked alone.
    prompt_facts: Callable[[S, int], Variables] = no_prompt_facts
    # All that `refuse` may answer, each with the facts in its sentence, and these facts. Without them people read the clause.
    refusals: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    refusal_facts: Callable[[S, int, int, str], Variables] = no_refusal_facts
    # The score sheet: its rows, and what decides ties. Without it a row for each kind of event that is a line of the sheet.
    sheet: SheetRules | None = None
    round: str = ""  # the field that counts rounds, if there are some: curves have them on their axis
    # For bots that think ahead; without one they play every imagined game to its end.
    lookahead: Lookahead[S] | None = None
    # Why the instinct likes an action: each kind of reason with the numbers in its sentence, and the one for an action.
    reasons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    reason: Callable[[S, int, int], Reason] | None = None
    timer: Timer | None = None
    # Sets the fields that follow from others, in a state that somebody wrote down (`kernel.positions`).
    derive: Callable[[S], None] | None = None
    # The numbers in the rulebook's worked examples, by name: `scene("first-coins", "stall 4 d3")` plays on a stored position.
    figures: Callable[[Callable[..., Any]], Mapping[str, int]] | None = None
    # For simulations: uniform random play to the end, and how many actions it took; all of it compiled if the game is.
    play_out: Callable[[S, Chance], int] | None = None
    # The same game by its earlier rules, each made with `dataclasses.replace`: only what differs is written down again.
    earlier: tuple[Game[Any], ...] = ()

    def __post_init__(self) -> None:
        pictures.setdefault(self.name, (self.text, self.svg))  # the first one is the game on its own board
        revisions = [game.revision for game in (*self.earlier, self)]
        if revisions != sorted(set(revisions)) or any(game.name != self.name for game in self.earlier):
            raise UnknownName(f"{self.name}: earlier revisions are of the same game and stand in order, not {revisions}")

    @property
    def sheet_rules(self) -> SheetRules:
        return plain(self.events) if self.sheet is None else self.sheet

    def of_revision(self, revision: int) -> Game[Any]:
        """This game by the rules of that revision."""
        if revision == self.revision:
            return self
        known: dict[int, Game[Any]] = {game.revision: game for game in (*self.earlier, self)}
        if revision not in known:
            listed = ", ".join(map(str, sorted(known)))
            raise UnknownName(f"{self.name} has no revision {revision} here; there are the rules of revision {listed}")
        return known[revision]

    def parse_options(self, written: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options of a table from those that were given; the rest by default."""
        for name in written:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise UnknownName(f"{self.name} has no option {shown(name)}; its options are {known}")
        return {
            name: option.parse(name, written[name]) if name in written else option.values[0]
            for name, option in self.options.items()
        }

    def sealed(self, state: S) -> bool:
        """Whether several seats now choose in secret: where several are waited for, unless `lookahead` denies it."""
        return len(self.to_act(state)) > 1 and (self.lookahead is None or self.lookahead.sealed(state))

    def check_seats(self, seats: int) -> None:
        if not self.least_seats <= seats <= self.most_seats:
            raise UnknownName(f"{self.name} is for {self.least_seats} to {self.most_seats} seats, not {seats}")


def layout_of(game: Game[Any], seats: int, padded: bool = False) -> Layout:
    """How learners observe this game at a table of so many seats; with `padded`, as long as at the fullest table."""
    game.check_seats(seats)
    worked_out = game.worked_out
    fields = {} if worked_out is None else worked_out.fields
    work_out = None if worked_out is None else worked_out.of
    return Layout(game.fields, seats, game.most_seats if padded else seats, fields, work_out)


def rule_ids(letter: str, last: int) -> tuple[str, ...]:
    """The ids of a rules file, `H1` to `H25`."""
    return tuple(f"{letter}{number}" for number in range(1, last + 1))


# ---- the parts of a game, as its folder has them ----


@dataclass(frozen=True)
class Box:
    """What lies in the box: `pieces.py`."""

    actions: ActionSpace
    events: Events
    fields: Fields
    box: Mapping[str, Any] = field(default_factory=dict)


class Rules(Protocol[S_contra]):
    """The rules: the module `rules.py`, or an object of it that was made for a board. What each must keep: `Game`."""

    def to_act(self, state: S_contra, /) -> list[int]: ...
    def legal(self, state: S_contra, seat: int, /) -> list[int]: ...
    def sample(self, state: S_contra, seat: int, chance: Chance, /) -> int: ...
    def refuse(self, state: S_contra, seat: int, action: int, /) -> str | None: ...
    def play(self, state: S_contra, seat: int, action: int, chance: Chance, tell: Tell | None, /) -> None: ...
    def scores(self, state: S_contra, /) -> list[int]: ...
    def winners(self, state: S_contra, /) -> list[int]: ...
    def prompt(self, state: S_contra, seat: int, /) -> str: ...


@dataclass(frozen=True)
class Bots(Generic[S]):
    """What players think with: `bots/`."""

    imagine: Callable[[View, int, Chance], S]
    instinct: Callable[[S, int, int], float]
    reasons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    reason: Callable[[S, int, int], Reason] | None = None
    lookahead: Lookahead[S] | None = None


class Pictures(Protocol):
    """Pictures for the terminal and for notebooks: the module `pictures.py`, or an object of it that knows the board."""

    def text(self, view: View, /) -> str: ...
    def svg(self, view: View, /) -> str: ...


class Facts(TypedDict, Generic[S], total=False):
    """What a game may say besides; `Game` says what each means, and what holds where it is left out."""

    revision: int
    options: Mapping[str, Option]
    idle: tuple[str, ...]
    details: Callable[[S, int, int], Mapping[str, int]]
    outlook: Callable[[View], Mapping[str, Outlook]]
    phases: tuple[str, ...]
    phase: Callable[[S], str | None]
    prompt_facts: Callable[[S, int], Variables]
    refusals: Mapping[str, tuple[str, ...]]
    refusal_facts: Callable[[S, int, int, str], Variables]
    sheet: SheetRules
    round: str
    play_out: Callable[[S, Chance], int]
    worked_out: WorkedOut[S]
    derive: Callable[[S], None]
    figures: Callable[[Callable[..., Any]], Mapping[str, int]]
    board: BoardKit
    timer: Timer
    lowest_wins: bool


def assemble(
    name: str,
    folder: Path,
    box: Box,
    new: Callable[[Mapping[str, OptionValue], int, Chance, Tell | None], S],
    rules: Rules[S],
    bots: Bots[S],
    pictures: Pictures,
    audit: Callable[[S], list[str]],
    *,
    seats: tuple[int, int],  # the least, the most
    rule_ids: tuple[str, ...],
    prompts: tuple[str, ...],
    longest: int,
    **facts: Unpack[Facts[S]],
) -> Game[S]:
    """A game from its parts: each function of a part becomes what `Game` calls by the same name."""
    parts: dict[str, Any] = {**vars(box), **vars(bots), **_functions(rules, Rules), **_functions(pictures, Pictures)}
    parts |= {"name": name, "folder": folder, "least_seats": seats[0], "most_seats": seats[1], "rules": rule_ids}
    parts |= {"revision": 1, "options": {}, "idle": (), **facts}
    return Game(**parts, new=new, audit=audit, prompts=prompts, longest=longest)


def _functions(part: object, kind: type) -> dict[str, Any]:
    return {name: getattr(part, name) for name in vars(kind) if not name.startswith("_")}
