"""What can go wrong, each with a sentence for the person who has to put it right."""

from __future__ import annotations

from collections.abc import Mapping

MOST_SHOWN = 80


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


class BadBoard(ComptoirError):
    """A board file breaks its constraints; `faults` lists every one of them."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


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
