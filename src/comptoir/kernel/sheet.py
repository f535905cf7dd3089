"""The score sheet: kinds of points by seats. What it adds up to is everybody's score, at every moment of a game.

A game declares its rows once (`SheetRules`), from a view and from the lines of the sheet as the same looker saw them told: so a
sheet cannot show what its looker may not know. Terminal and browser draw the same rows. A game that declares none has a plain
sheet: what everybody began with, and a row for each kind of event that is a line of the sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from .actions import SEAT_LETTERS, Word
from .events import Events
from .visibility import View

# A line of the sheet: an event as its looker saw it, with a `seat`, an `amount` and a `rule`.
Line = Mapping[str, Any]

Role = Literal["counted", "later", "aside"]
COUNTED: Final = "counted"  # part of the score
LATER: Final = "later"  # counts in the end only: what it would be now
ASIDE: Final = "aside"  # no points, but worth knowing: it decides ties, or who is out


@dataclass(frozen=True)
class Row:
    """A kind of points. Its name is the text `sheet-KEY` with its facts."""

    key: str
    amounts: Sequence[int | None]  # of each seat; None where the looker cannot know
    role: Role = COUNTED
    counts: Sequence[int | None] = ()  # how many things they are for, if that is worth knowing
    facts: Mapping[str, Word] = field(default_factory=dict)
    lines: Sequence[int] = ()  # places in the list of lines: those that it comes from


@dataclass(frozen=True)
class Decision:
    """What decided between seats with the best score: the text `decided-KEY`, what the best had of it, and the next.

    `shared`: nothing did.
    """

    key: str
    facts: Mapping[str, int]


@dataclass(frozen=True)
class Sheet:
    """A sheet as one looker sees it. The totals are those of the rows that are counted."""

    rows: list[Row]
    lines: list[dict[str, Any]]
    totals: list[int]
    over: bool
    decided: Decision | None  # once the game is over, if there was a tie


@dataclass(frozen=True)
class SheetRules:
    """How a game reckons. `rows` is given a view, the lines told so far and the scores of the beginning; `kinds` are the keys
    of all its rows with the facts in their texts. `standing`: by what seats are placed, the score first (high is good), then
    what decides ties, by the keys in `ties`."""

    rows: Callable[[View, Sequence[Line], Sequence[int]], list[Row]]
    kinds: Mapping[str, tuple[str, ...]]
    standing: Callable[[Any], list[tuple[int, ...]]] | None = None
    ties: tuple[str, ...] = ()


def leaders(standing: Sequence[tuple[int, ...]]) -> list[int]:
    """The seats that nobody is placed before."""
    best = max(standing)
    return [seat for seat, place in enumerate(standing) if place == best]


def began(start: Sequence[int]) -> list[Row]:
    """A row for what everybody began with; none if that was nothing."""
    return [Row("start", start)] if any(start) else []


def summed(
    key: str, lines: Sequence[Line], seats: int, kind: Callable[[Line], str], counted: bool = False, **facts: Word
) -> Row:
    """A row that adds up the lines whose kind it is; `counted`: it also says how many they are."""
    found = [at for at, line in enumerate(lines) if kind(line) == key]
    amounts: list[int | None] = [0] * seats
    counts: list[int | None] = [0] * seats
    for at in found:
        seat, amount = SEAT_LETTERS.index(lines[at]["seat"]), lines[at]["amount"]
        before, many = amounts[seat], counts[seat]
        amounts[seat] = None if amount is None or before is None else before + amount
        counts[seat] = (many or 0) + 1
    return Row(key, amounts, counts=counts if counted else (), facts=facts, lines=found)


def total(rows: Sequence[Row], seats: int) -> list[int]:
    """What the rows that are counted come to for each seat, as far as they are known."""
    return [sum(row.amounts[seat] or 0 for row in rows if row.role == COUNTED) for seat in range(seats)]


def plain(events: Events) -> SheetRules:
    """The sheet of a game that declares none."""
    names = [kind.name for kind in events.kinds if kind.sheet]

    def rows(view: View, lines: Sequence[Line], start: Sequence[int]) -> list[Row]:
        return began(start) + [summed(name, lines, view.seats, lambda line: str(line["event"])) for name in names]

    return SheetRules(rows, {"start": (), **dict.fromkeys(names, ())})


def decision(rules: SheetRules, state: Any, scores: Sequence[int], winners: Sequence[int]) -> Decision | None:
    """What decided between those who had the winners' score: of several things the one that was asked last."""
    score = scores[winners[0]]
    level = [seat for seat, points in enumerate(scores) if points == score]
    if len(level) == 1:
        return None
    decided = Decision("shared", {"score": score})
    places = rules.standing(state) if rules.standing is not None else []
    for at, key in enumerate(rules.ties, 1):
        best = max(places[seat][at] for seat in level)
        others = [places[seat][at] for seat in level if places[seat][at] < best]
        level = [seat for seat in level if places[seat][at] == best]
        if others:
            decided = Decision(key, {"score": score, "best": best, "next": max(others)})
    return decided if len(level) == 1 else Decision("shared", {"score": score})
