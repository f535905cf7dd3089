"""What can go wrong, each with a sentence for the person who has to put it right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

MOST_SHOWN = 80
MOST_TOLD = 3  # of a board's faults in one sentence


def shown(value: object) -> str:
    """Somebody's value as it stands in one of our sentences: it cannot be longer than a line, nor break it."""
    written = repr(value)
    return written if len(written) <= MOST_SHOWN else f"{written[:MOST_SHOWN]}…"


class ComptoirError(Exception):
    """A mistake in what we were given. Its text is a whole sentence that names what is wrong."""


class UndeclaredField(ComptoirError):
    """A state or an event has a field that does not say who may see it."""


class UnknownName(ComptoirError):
    """No such game, option, action, word or revision."""


class BadRecord(ComptoirError):
    """A record is damaged, truncated or tampered with. `line` is its line in the file, from 1, if known."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        self.line = line


@dataclass(frozen=True)
class Remark:
    """What a checker has to say about a board: the text `board-WORD`, and the ids or numbers in it.

    `where` leads to the spot in the data, by ids where there are some: `("cities", "erfurt", "value")`. A grave remark is about
    what the sources or the rules forbid, or what cannot be read: such a board is refused. All others are told and no more.
    """

    word: str
    given: Mapping[str, int | str] = field(default_factory=dict)
    where: tuple[str | int, ...] = ()
    rule: str = ""
    grave: bool = True

    def __str__(self) -> str:
        given = ", ".join(f"{name} {value}" for name, value in self.given.items())
        rule = f" ({self.rule})" if self.rule else ""
        return f"{'/'.join(map(str, self.where)) or 'the board'}: {self.word.replace('-', ' ')}{given and f', {given}'}{rule}"


class BadBoard(ComptoirError):
    """A board that is refused; `remarks` are the grave ones."""

    def __init__(self, game: str, remarks: Sequence[Remark]) -> None:
        self.game = game
        self.remarks = [remark for remark in remarks if remark.grave]
        super().__init__(f"{game} cannot be played on this board: {'; '.join(map(str, self.remarks[:MOST_TOLD]))}")


class BadRulebook(ComptoirError):
    """A rulebook is not written as `kernel/rulebook.py` says."""


class Refusal(ComptoirError):
    """An action the rules do not allow. `rule` is the id of the clause that forbids it, `key` names the sentence that says why
    (`refusal-KEY`: the clause, or one of several reasons it has), `facts` are the numbers and words in that sentence."""

    def __init__(self, key: str, action: str, facts: Mapping[str, int | str] | None = None) -> None:
        self.key = key
        self.rule = rule_of(key)
        self.action = action
        self.facts = facts or {}
        super().__init__(f"{self.rule} does not allow “{action}”")


def rule_of(key: str) -> str:
    """The clause behind a reason: `H9-placed` is a reason of H9."""
    return key.partition("-")[0]
