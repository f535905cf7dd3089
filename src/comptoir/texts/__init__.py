"""Texts: ids and numbers in, sentences out, in French, English and German (Project Fluent).

The house's own texts lie in this folder, a game's in its folder under `texts/`. The browser reads the same files.

Keys of a game: `title`, `tagline`, `action-NAME`, `event-NAME`, `prompt-KEY` (to the seat asked), `waiting-KEY` (to the
others), `option-NAME`, `PARAM-WORD` for words that differ between languages, `detail-NAME` for numbers shown beside a
choice, `would-NAME` for those that say what it would bring, `warning-NAME` for those to think twice about, `refusal-KEY` for
why something is not allowed, `phase-KEY` for the phases of a turn, `about-THING` for what something on the board is, and
`reason-NAME` for why a bot likes a choice. Of the score sheet `sheet-KEY` for each row, `sheet-total` and `sheet-tie`, and
`decided-KEY` for what decided a tie. A hidden parameter of an event reaches its text as the word `hidden`.
`board-WORD` is a remark about a board (`kernel.errors.Remark`); the folder `boards/` here has those that all games share.
The folder `cast/` has `who-ID` for each of a game's bots and `says-KEY` for what they say (`docs/cast.md`).

`param-PARAM` is what a parameter is called. `PARAM-WORD-a` is a word with its article or in its case, as sentences need it:
they say `$PARAM-a`. A language that writes the bare word there has no such key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from ..kernel.actions import SEAT_LETTERS, Word
from ..kernel.contract import Game, Reason, Variables
from ..kernel.errors import Refusal, Remark, UnknownName
from ..kernel.rulebook import LANGUAGES
from ..kernel.typography import unbroken

HIDDEN = "hidden"


class Texts:
    """The texts of the house, or of one game, in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownName(f"there are no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        source = FluentResource(unbroken((folder / f"{language}.ftl").read_text(encoding="utf-8"), language))
        self.keys = [entry.id.name for entry in source.body if isinstance(entry, Message)]
        self._bundle.add_resource(source)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def get(self, key: str, /, **variables: Word) -> str:
        """The sentence of that key. A missing key or variable is an error: half a sentence helps nobody."""
        if not self.has(key):
            raise UnknownName(f"there is no text {key!r} in {self.language}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise UnknownName(f"the text {key!r} has no value in {self.language}")
        sentence, errors = self._bundle.format_pattern(message.value, variables)
        if errors:
            raise UnknownName(f"the text {key!r} in {self.language}: {errors[0]}")
        return str(sentence)

    # ---- what a game says ----

    def word(self, param: str, word: Word) -> Word:
        """A word of a parameter in this language, or the word itself where it is the same in all."""
        key = f"{param}-{word}"
        return self.get(key) if self.has(key) else word

    def _forms(self, param: str, word: Word | None, bare: Word) -> dict[str, Word]:
        """A parameter as sentences use it: bare by its name, with its article where `-a` follows."""
        key = f"{param}-{word}-a"
        return {param: bare, f"{param}-a": self.get(key) if self.has(key) else bare}

    def action(self, game: Game[Any], code: int, details: Mapping[str, int] | None = None) -> str:
        """The label of a choice, with the numbers worth knowing beside it."""
        written = game.actions.to_json(code)
        name = written.pop("name")
        variables: dict[str, Word] = {}
        for param, word in written.items():
            variables |= self._forms(param, word, self.word(param, word))
        label = self.get(f"action-{name}", **variables)
        notes = [*self._details("detail", details or {}), *self._details("would", details or {})]
        return f"{label} ({', '.join(notes)})" if notes else label

    def warnings(self, details: Mapping[str, int]) -> list[str]:
        """What to think twice about before this choice."""
        return self._details("warning", details)

    def _details(self, kind: str, details: Mapping[str, int]) -> list[str]:
        """The details that have a text of this kind; the others are for boards only. Each may speak of the others, too."""
        told = {f"{kind}-{key}": amount for key, amount in details.items()}
        return [self.get(key, **{**details, "amount": amount}) for key, amount in told.items() if self.has(key)]

    def refusal(self, game: Game[Any], refusal: Refusal, players: Sequence[str]) -> str | None:
        """Why something is not allowed, in one sentence; None where the game has only the clause for it."""
        if not self.has(f"refusal-{refusal.key}"):
            return None
        code = game.actions.parse(refusal.action)
        seats = {param.name for param in game.actions.block(code).params if set(param.words) <= set(SEAT_LETTERS)}
        variables: dict[str, Word] = {}
        for name, word in {**game.actions.to_json(code), **refusal.facts}.items():
            variables |= self._forms(name, word, _player(word, players) if name in seats else self._named(name, word, players))
        return self.get(f"refusal-{refusal.key}", **variables)

    def event(self, seen: Mapping[str, Any], players: Sequence[str]) -> str:
        """The log line of an event as a seat saw it."""
        variables: dict[str, Word] = {}
        for param, word in seen.items():
            if param in ("event", "n"):
                continue
            variables |= self._forms(param, word, HIDDEN if word is None else self._named(param, word, players))
        return self.get(f"event-{seen['event']}", **variables)

    def remark(self, said: Texts, key: str, manner: str, facts: Variables, players: Sequence[str]) -> str:
        """What a bot says about what happened: `said` has its words, this game those of the facts."""
        variables: dict[str, Word] = {"manner": manner}
        for name, word in facts.items():
            variables |= self._forms(name, word, self._named(name, word, players))
        return said.get(f"says-{key}", **variables)

    def reason(self, reason: Reason) -> str:
        """Why a bot likes a choice."""
        key, said = reason
        return self.get(f"reason-{key}", **{name: self.word(name, word) for name, word in said.items()})

    def prompt(self, key: str, facts: Variables | None = None) -> str:
        """The question to the seat that is asked."""
        return self.get(f"prompt-{key}", **{name: self.word(name, word) for name, word in (facts or {}).items()})

    def waiting(self, key: str, seats: Sequence[int], players: Sequence[str]) -> str:
        return self.get(f"waiting-{key}", players=", ".join(players[seat] for seat in seats))

    def _named(self, param: str, word: Word, players: Sequence[str]) -> Word:
        """Parameters named seat, or ending in -seat, are people."""
        if param == "seat" or param.endswith("-seat"):
            return _player(word, players)
        return self.word(param, word)


def _player(letter: Word, players: Sequence[str]) -> str:
    """Who sits there; the letter itself where there is no such seat."""
    at = SEAT_LETTERS.index(str(letter))
    return players[at] if at < len(players) else str(letter)


@cache
def house_texts(language: str) -> Texts:
    return Texts(Path(__file__).parent, language)


@cache
def board_texts(language: str) -> Texts:
    """What is said of the boards of any game."""
    return Texts(Path(__file__).parent / "boards", language)


def board_remark(game: Game[Any], language: str, remark: Remark, data: Mapping[str, Any]) -> str:
    """A remark about a board as a sentence, with the names of its own places and the rule behind it."""
    texts, key = game_texts(game.folder, language), f"board-{remark.word}"
    named = {} if game.board is None else game.board.names(data, language)
    given: dict[str, Word] = {}
    for param, word in remark.given.items():
        kind = param.rpartition("-")[2]  # `other-place` is a place
        given[param] = named.get(f"{kind}-{word}") or texts.word(kind, word)
    sentence = (texts if texts.has(key) else board_texts(language)).get(key, **given)
    return f"{sentence} ({remark.rule})" if remark.rule else sentence


@cache
def lesson_texts(folder: Path, language: str) -> Texts:
    return Texts(folder / "lessons", language)


@cache
def cast_texts(folder: Path, language: str) -> Texts:
    """Who a game's bots are and what they say; the folder is that of the cast itself."""
    return Texts(folder, language)


@cache
def game_texts(folder: Path, language: str) -> Texts:
    return Texts(folder / "texts", language)
