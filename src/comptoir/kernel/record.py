"""Records: a game as JSON lines, which a person with the box could lay out again and which need no seed to replay.

Line 1 is the header, then one line an entry, then the result. `docs/records.md` describes every key.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .actions import SEAT_LETTERS
from .errors import BadRecord, shown
from .reading import Unreadable, check_text, parse_json

FORMAT = "comptoir-record/1"
WORDS = re.compile("[0-9a-f]{32}")  # 128 random bits that a person's browser adds to the seed
MOST_NAME = 200


@dataclass
class Entry:
    """One step. An action of a seat with what chance decided; the set-up (no seat); or an undo back to before entry `undo`.

    A game that was begun in a position of another has no set-up: entry 0 carries that position as its `action`.
    """

    n: int
    seat: int | None = None
    action: dict[str, Any] | None = None
    chance: list[dict[str, Any]] = field(default_factory=list)
    undo: int | None = None

    def to_json(self) -> dict[str, Any]:
        written: dict[str, Any] = {"n": self.n, "seat": self.seat, "action": self.action, "chance": self.chance}
        if self.undo is not None:
            written["undo"] = self.undo
        return written


@dataclass
class Result:
    """How it ended. The seed is only here. `digest` is the SHA-256 of the lines before it: a slip of the pen shows."""

    scores: list[int]
    winners: list[int]
    seed: str
    digest: str

    def to_json(self) -> dict[str, Any]:
        return {"scores": self.scores, "winners": self.winners, "seed": self.seed, "digest": self.digest}


def places(scores: Sequence[int], winners: Sequence[int], lowest_wins: bool = False) -> list[int]:
    """Each seat's place, from 1; equals share one. Winners come first, whatever decided between equal scores."""
    merits = [(seat in winners, -score if lowest_wins else score) for seat, score in enumerate(scores)]
    return [1 + sum(other > mine for other in merits) for mine in merits]


@dataclass
class Record:
    """A whole game, finished or not."""

    game: str
    revision: int
    options: dict[str, Any]
    seats: int
    players: list[str]
    seed_sha256: str
    board: dict[str, Any] | None = None  # only if it is not the board the game comes with
    entries: list[Entry] = field(default_factory=list)
    result: Result | None = None
    words: list[str | None] = field(default_factory=list)  # what people added to the seed, by seat; empty if nobody did
    lot: bool = False  # seed and words also drew who sits where

    @property
    def begun_in(self) -> dict[str, Any] | None:
        """The position in which the game was begun, `{"state": …, "from": …}`; None if it was set up by its rules."""
        return self.entries[0].action if self.entries else None

    def header(self) -> dict[str, Any]:
        written: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "revision": self.revision,
            "options": self.options,
            "seats": self.seats,
            "players": self.players,
            "seed_sha256": self.seed_sha256,
        }
        if self.board is not None:
            written["board"] = self.board
        if self.words:
            written["words"] = self.words
        if self.lot:
            written["lot"] = True
        return written

    def lines(self) -> list[str]:
        """The header and the entries, as written."""
        return [_line(self.header()), *(_line(entry.to_json()) for entry in self.entries)]

    def digest(self) -> str:
        return _digest(self.lines())

    def close(self, scores: list[int], winners: list[int], seed: str) -> str:
        """Write how it ended, and the whole record as text: its lines are written once."""
        lines = self.lines()
        self.result = Result(scores, winners, seed, _digest(lines))
        return "\n".join([*lines, _line(self.result.to_json())]) + "\n"

    def dump(self) -> str:
        lines = self.lines()
        if self.result is not None:
            lines.append(_line(self.result.to_json()))
        return "\n".join(lines) + "\n"


def load(text: str) -> Record:
    """A record from its JSON lines. Anything amiss is a `BadRecord` that names the line."""
    try:
        check_text(text)
    except Unreadable as error:
        raise BadRecord(str(error), error.line) from None
    lines = text.split("\n")
    if not text.strip():
        raise BadRecord("the record is empty", 1)
    if lines[-1] != "":
        raise BadRecord("the record is cut off: its last line does not end", len(lines))
    record = _load_header(_parse(lines[0], 1))
    for number, line in enumerate(lines[1:-1], start=2):
        written = _parse(line, number)
        if record.result is not None:
            raise BadRecord("nothing may follow the result", number)
        if "scores" in written:
            record.result = _load_result(written, record.seats, number)
        else:
            record.entries.append(_load_entry(written, record, number))
    return record


def entry_line(n: int) -> int:
    """The line of the JSON file on which entry n stands."""
    return n + 2


def _load_header(written: dict[str, Any]) -> Record:
    if written.get("format") != FORMAT:
        raise BadRecord(f"this is not a {FORMAT}: format is {shown(written.get('format'))}", 1)
    wanted = {
        "format": str, "game": str, "revision": int, "options": dict, "seats": int, "players": list, "seed_sha256": str,
    }  # fmt: skip
    _check_keys(written, wanted, {"board": dict, "words": list, "lot": bool}, 1)
    if not 1 <= written["seats"] <= len(SEAT_LETTERS):
        raise BadRecord(f"a table has 1 to {len(SEAT_LETTERS)} seats, not {written['seats']}", 1)
    if written["seats"] != len(written["players"]) or not all(isinstance(name, str) for name in written["players"]):
        raise BadRecord(f"players must name the {written['seats']} seats", 1)
    if any(len(name) > MOST_NAME for name in written["players"]):
        raise BadRecord(f"a player's name has at most {MOST_NAME} characters", 1)
    words = written.get("words", [])
    if "words" in written:
        check_words(words, written["seats"], 1)
    if "lot" in written and not (written["lot"] and words):
        raise BadRecord("lot is only written if it is true, and beside words", 1)
    return Record(
        game=written["game"],
        revision=written["revision"],
        options=written["options"],
        seats=written["seats"],
        players=written["players"],
        seed_sha256=written["seed_sha256"],
        board=written.get("board"),
        words=words,
        lot="lot" in written,
    )


def check_words(words: Sequence[object], seats: int, line: int) -> None:
    """Words stand in a header by seat; somebody added some, and no two people the same."""
    given = [one for one in words if one is not None]
    if len(words) != seats or not given:
        raise BadRecord(f"words must be given for the {seats} seats, or not at all", line)
    if not all(isinstance(one, str) and WORDS.fullmatch(one) for one in given):
        raise BadRecord("a person's words are 32 hexadecimal digits", line)
    if len(set(given)) != len(given):
        raise BadRecord("two people cannot have added the same words", line)


def _load_entry(written: dict[str, Any], record: Record, line: int) -> Entry:
    _check_keys(written, {"n": int, "chance": list, "seat": object, "action": object}, {"undo": int}, line)
    entry = Entry(written["n"], written["seat"], written["action"], written["chance"], written.get("undo"))
    if entry.n != len(record.entries):
        raise BadRecord(f"entry {entry.n} stands where entry {len(record.entries)} belongs", line)
    if entry.seat is not None and (type(entry.seat) is not int or not 0 <= entry.seat < record.seats):
        raise BadRecord(f"there is no seat {shown(entry.seat)} at a table of {record.seats}", line)
    for outcome in entry.chance:
        _check_outcome(outcome, line)
    if entry.n == 0:
        _check_set_up(entry, line)
        return entry
    if (entry.action is None) == (entry.undo is None):
        raise BadRecord("an entry has either an action or an undo", line)
    if entry.action is not None and entry.seat is None:
        raise BadRecord("an action needs the seat that took it", line)
    return entry


def _check_set_up(entry: Entry, line: int) -> None:
    if entry.seat is not None or entry.undo is not None:
        raise BadRecord("entry 0 is the set-up and has neither seat nor undo", line)
    if entry.action is not None:
        begun = entry.action if isinstance(entry.action, dict) else {}
        if set(begun) != {"state", "from"} or not all(isinstance(part, dict) for part in begun.values()):
            raise BadRecord("entry 0 has no action; or the position in which the game was begun: a state, and from where", line)


def _check_outcome(outcome: object, line: int) -> None:
    """An outcome of chance names its deck and puts words in order; a word is one token, so that it can be written down."""
    if not isinstance(outcome, dict) or set(outcome) != {"deck", "order"} or not isinstance(outcome["order"], list):
        raise BadRecord(f"an outcome of chance has a deck and an order, not {shown(outcome)}", line)
    for word in (outcome["deck"], *outcome["order"]):
        if type(word) is not int and not (isinstance(word, str) and word.isprintable() and word.split() == [word]):
            raise BadRecord(f"{shown(word)} is no word of a deck", line)


def _load_result(written: dict[str, Any], seats: int, line: int) -> Result:
    _check_keys(written, {"scores": list, "winners": list, "seed": str, "digest": str}, {}, line)
    for key in ("scores", "winners"):
        if not all(type(value) is int for value in written[key]):
            raise BadRecord(f"{key} must be whole numbers", line)
    if not all(0 <= seat < seats for seat in written["winners"]):
        raise BadRecord(f"winners must be seats of a table of {seats}", line)
    if len(written["scores"]) != seats:
        raise BadRecord(f"scores must be given for the {seats} seats", line)
    return Result(written["scores"], written["winners"], written["seed"], written["digest"])


def _parse(line: str, number: int) -> dict[str, Any]:
    try:
        written = parse_json(line)
    except Unreadable as error:
        raise BadRecord(str(error), number) from None
    if not isinstance(written, dict):
        raise BadRecord("each line is a JSON object", number)
    return written


def _check_keys(written: Mapping[str, Any], wanted: Mapping[str, type], optional: Mapping[str, type], line: int) -> None:
    for key, kind in wanted.items():
        if key not in written:
            raise BadRecord(f"{key} is missing", line)
        _check_kind(key, written[key], kind, line)
    for key in written:
        if key in optional:
            _check_kind(key, written[key], optional[key], line)
        elif key not in wanted:
            raise BadRecord(f"{shown(key)} does not belong here", line)


def _check_kind(key: str, value: object, kind: type, line: int) -> None:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadRecord(f"{key} must be of type {kind.__name__}, not {shown(value)}", line)


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _line(written: Mapping[str, Any]) -> str:
    return json.dumps(written, ensure_ascii=False, separators=(",", ":"))
