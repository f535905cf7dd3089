"""Predicates of lessons: small expressions about what somebody did and what came of it, written in the course's data.

They are written as Python writes them, and only what stands here can be said: whole numbers, words, comparisons, `and`, `or`,
`not`, `in`, sums and products, the names and functions of `Variables`, and fields of `before` and `after`:

    gain(A) == 64
    told("city_scored", seat="A") and after.money[A] >= 8
    did("probe C *") and not did("bribe gift-*")
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from ..kernel.actions import SEAT_LETTERS
from ..kernel.errors import ComptoirError
from ..kernel.visibility import View

# What an expression may be made of, beside the names below.
PARTS = (
    ast.BoolOp, ast.And, ast.Or, ast.BinOp, ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.UnaryOp, ast.USub, ast.Not,
    ast.Compare, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.In, ast.NotIn, ast.IfExp, ast.Tuple, ast.List,
    ast.Subscript, ast.keyword, ast.Load,
)  # fmt: skip
PLAIN = {"min": min, "max": max, "sum": sum, "len": len, "abs": abs}


class BadPredicate(ComptoirError):
    """An expression that says something we do not understand."""


@dataclass(frozen=True)
class Variables:
    """What a predicate may speak of. In expressions seats are their letters: `gain(A)`, `after.money[B]`."""

    seat: int  # whose answer it is
    before: View
    after: View
    events: Sequence[Mapping[str, Any]]  # what was told since
    actions: Sequence[str]  # what the seat has done since, as people type it
    legal: Sequence[str]  # what it may do now
    prompt: str  # what it is asked now, or nothing
    scores: tuple[Sequence[int], Sequence[int]] = ((), ())  # before and after
    winners: Sequence[int] = ()
    over: bool = False

    @property
    def names(self) -> dict[str, Any]:
        """The names of an expression and what they stand for."""
        letters = {one: at for at, one in enumerate(SEAT_LETTERS)}
        asked = {"me": self.seat, "prompt": self.prompt, "waiting": bool(self.prompt), "over": self.over}
        seen = {"actions": len(self.actions), "before": self.before, "after": self.after}
        return {**letters, **asked, **seen, **PLAIN, **{name: getattr(self, name) for name in FUNCTIONS}}

    # ---- functions ----

    def gain(self, seat: int) -> int:
        """How much the score of a seat has grown."""
        before, after = self.scores
        return after[seat] - before[seat]

    def won(self, seat: int) -> bool:
        """Whether the game is over and this seat has won."""
        return seat in self.winners

    def did(self, pattern: str) -> int:
        """How many actions of mine are written so; `*` is anything."""
        return _matching(self.actions, pattern)

    def may(self, pattern: str) -> int:
        """How many actions that I may take now are written so."""
        return _matching(self.legal, pattern)

    def told(self, event: str, **words: Any) -> int:
        """How many events of this kind there were, with these words in them."""
        return len(self._events(event, words))

    def total(self, event: str, param: str, **words: Any) -> int:
        """The sum of a number over such events."""
        return sum(int(one[param]) for one in self._events(event, words))

    def most(self, event: str, param: str, **words: Any) -> int:
        """The largest number in such events; 0 if there was none."""
        return max((int(one[param]) for one in self._events(event, words)), default=0)

    def last(self, event: str, param: str, **words: Any) -> Any:
        """The word of the last such event; nothing if there was none."""
        found = self._events(event, words)
        return found[-1][param] if found else ""

    def _events(self, event: str, words: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        return [
            one for one in self.events if one["event"] == event and all(one.get(key) == word for key, word in words.items())
        ]


FUNCTIONS = ("gain", "won", "did", "may", "told", "total", "most", "last")
NAMES = (*SEAT_LETTERS, "me", "prompt", "waiting", "over", "actions", "before", "after")


def _matching(actions: Sequence[str], pattern: str) -> int:
    return sum(fnmatchcase(one, pattern) for one in actions)


class Predicate:
    """An expression that was understood."""

    def __init__(self, text: str) -> None:
        self.text = text
        try:
            tree = ast.parse(f"({text})", mode="eval")  # it may run over several lines
        except SyntaxError as error:
            raise BadPredicate(f"“{text}” is no expression: {error.msg}") from None
        for node in ast.walk(tree.body):
            if not _known(node):
                raise BadPredicate(f"“{text}”: “{ast.unparse(node)}” is not something a predicate can say")
        self._code = compile(tree, "predicate", "eval")

    def __call__(self, facts: Variables) -> Any:
        try:
            return eval(self._code, {"__builtins__": {}}, facts.names)  # nothing is in it but what `_known` lets through
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise BadPredicate(f"“{self.text}” cannot be answered: {error}") from None


predicate = cache(Predicate)


def _known(node: ast.AST) -> bool:
    """Whether a predicate may hold this: no attribute but the fields of two views, no function but ours."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int | str)
    if isinstance(node, ast.Name):
        return node.id in (*NAMES, *FUNCTIONS, *PLAIN)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in (*FUNCTIONS, *PLAIN)
    if isinstance(node, ast.Attribute):
        return isinstance(node.value, ast.Name) and node.value.id in ("before", "after") and not node.attr.startswith("_")
    return isinstance(node, PARTS)
