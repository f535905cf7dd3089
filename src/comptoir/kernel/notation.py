"""The text notation of a record: for people to read, type and mail. It parses back to the same record.

comptoir-record/1
game heller 1
option open_end no
player A Anna
player B merchant
seal 5a1f…
words A 8c0d…
lot
0 set-up
  first-seat: B
  squares: fire buyer-3 …
1 B stall 2 c4
2 A draw
…
27 A undo 25
scores 112 90
winners A
seed 09c2…
digest 77b0…
"""

from __future__ import annotations

import json
from typing import Any

from .actions import SEAT_LETTERS
from .contract import Game, spell
from .errors import MOST_SHOWN, BadRecord, ComptoirError, shown
from .reading import MOST_DIGITS, Unreadable, check_text, parse_json, whole_number
from .record import FORMAT, Entry, Record, Result, check_words, load

INDENT = "  "
SET_UP = "set-up"


def write(game: Game[Any], record: Record) -> str:
    """The record as text."""
    lines = [FORMAT, f"game {record.game} {record.revision}"]
    lines += [f"option {name} {spell(value)}" for name, value in record.options.items()]
    lines += [f"player {SEAT_LETTERS[seat]} {_quoted(name)[1:-1]}" for seat, name in enumerate(record.players)]
    if record.board is not None:
        lines.append(f"board {_quoted(record.board)}")
    lines.append(f"seal {record.seed_sha256}")
    lines += [f"words {SEAT_LETTERS[seat]} {words}" for seat, words in enumerate(record.words) if words is not None]
    lines += ["lot"] if record.lot else []
    for entry in record.entries:
        lines.append(_entry_text(game, entry))
        lines += [f"{INDENT}{outcome['deck']}: {' '.join(map(str, outcome['order']))}" for outcome in entry.chance]
    if record.result is not None:
        lines.append(f"scores {' '.join(map(str, record.result.scores))}")
        lines.append(f"winners {' '.join(SEAT_LETTERS[seat] for seat in record.result.winners)}")
        lines.append(f"seed {record.result.seed}")
        lines.append(f"digest {record.result.digest}")
    return "\n".join(lines) + "\n"


def _quoted(written: object) -> str:
    """As JSON, in which all that is not to be seen is spelt out."""
    text = json.dumps(written, ensure_ascii=False)
    return "".join(one if one.isprintable() else json.dumps(one)[1:-1] for one in text)


def _entry_text(game: Game[Any], entry: Entry) -> str:
    if entry.seat is None and entry.undo is None:
        return f"{entry.n} {SET_UP}" + ("" if entry.action is None else f" {_quoted(entry.action)}")
    seat = "" if entry.seat is None else SEAT_LETTERS[entry.seat]
    if entry.undo is not None:
        return f"{entry.n} {seat} undo {entry.undo}"
    return f"{entry.n} {seat} {game.actions.text(game.actions.from_json(entry.action))}"


class _Reader:
    """Reads the notation line by line, so that every complaint can name its line."""

    def __init__(self, text: str) -> None:
        try:
            check_text(text)
        except Unreadable as error:
            raise BadRecord(str(error), error.line) from None
        self.lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
        self.at = 0

    def fail(self, reason: str) -> BadRecord:
        return BadRecord(reason, self.at)

    def peek(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def next(self) -> str:
        line = self.peek()
        self.at += 1
        return line

    def keyed(self, key: str) -> str:
        """The rest of a line that must begin with this key."""
        line = self.next()
        found, _, rest = line.partition(" ")
        if found != key:
            raise self.fail(f"expected “{key} …”, found “{line[:MOST_SHOWN]}”")
        return rest

    def at_key(self, key: str) -> bool:
        return self.peek().partition(" ")[0] == key

    def whole(self, word: str) -> int:
        found = whole_number(word)
        if found is None:
            raise self.fail(f"“{word[:MOST_SHOWN]}” is not a whole number of at most {MOST_DIGITS} digits")
        return found

    def seat(self, word: str) -> int:
        if len(word) != 1 or word not in SEAT_LETTERS:
            raise self.fail(f"“{word[:MOST_SHOWN]}” is not a seat; seats are {', '.join(SEAT_LETTERS)}")
        return SEAT_LETTERS.index(word)


def game_named(text: str) -> tuple[str, int]:
    """The game and revision a text record names: whoever reads it must first find the game."""
    reader = _Reader(text)
    if reader.next() != FORMAT:
        raise reader.fail(f"this is not a {FORMAT} in text notation")
    name, _, revision = reader.keyed("game").partition(" ")
    return name, reader.whole(revision)


def read(game: Game[Any], text: str) -> Record:
    """The record a text tells of."""
    name, revision = game_named(text)
    reader = _Reader(text)
    reader.at = 2
    options: dict[str, object] = {}
    while reader.at_key("option"):
        option, _, value = reader.keyed("option").partition(" ")
        options[option] = value
    players: list[str] = []
    while reader.at_key("player"):
        letter, _, player = reader.keyed("player").partition(" ")
        if len(players) == len(SEAT_LETTERS):
            raise reader.fail(f"a table has at most {len(SEAT_LETTERS)} seats")
        if reader.seat(letter) != len(players):
            raise reader.fail(f"seat {SEAT_LETTERS[len(players)]} is missing")
        players.append(_unquote(reader, f'"{player}"'))
    board = _unquote(reader, reader.keyed("board")) if reader.at_key("board") else None
    try:
        parsed = game.parse_options(options)
    except ComptoirError as error:
        raise reader.fail(str(error)) from None
    record = Record(name, revision, dict(parsed), len(players), players, reader.keyed("seal"), board)
    record.words = _read_words(reader, len(players))
    if record.words and reader.at_key("lot"):
        record.lot = reader.keyed("lot") == ""
    while reader.peek()[:1].isdecimal():
        record.entries.append(_read_entry(game, reader, len(record.entries)))
    if reader.at_key("scores"):
        scores = [reader.whole(word) for word in reader.keyed("scores").split()]
        winners = [reader.seat(word) for word in reader.keyed("winners").split()]
        record.result = Result(scores, winners, reader.keyed("seed"), reader.keyed("digest"))
    if reader.at < len(reader.lines):
        raise BadRecord(f"“{reader.peek()[:MOST_SHOWN]}” does not belong here", reader.at + 1)
    try:
        return load(record.dump())  # what a record must be like is written down there, once
    except BadRecord as error:
        raise BadRecord(error.reason) from None


def _read_words(reader: _Reader, seats: int) -> list[str | None]:
    words: list[str | None] = []
    while reader.at_key("words"):
        letter, _, given = reader.keyed("words").partition(" ")
        seat = reader.seat(letter)
        if not len(words) <= seat < seats:
            raise reader.fail(f"seat {letter} does not belong here")
        words += [None] * (seat - len(words)) + [given]
    if words:
        words += [None] * (seats - len(words))
        check_words(words, seats, reader.at)
    return words


def _read_entry(game: Game[Any], reader: _Reader, wanted: int) -> Entry:
    number, _, rest = reader.next().partition(" ")
    n = reader.whole(number)
    if n != wanted:
        raise reader.fail(f"entry {n} stands where entry {wanted} belongs")
    letter, _, written = rest.partition(" ")
    if letter == SET_UP:
        return Entry(n, None, _unquote(reader, written) if written else None, _read_chance(reader))
    seat = reader.seat(letter) if letter else None
    if written.startswith("undo "):
        return Entry(n, seat, undo=reader.whole(written.removeprefix("undo ")))
    try:
        action = game.actions.to_json(game.actions.parse(written))
    except ComptoirError as error:
        raise reader.fail(str(error)) from None
    return Entry(n, seat, dict(action), _read_chance(reader))


def _read_chance(reader: _Reader) -> list[dict[str, Any]]:
    outcomes = []
    while reader.peek().startswith(INDENT):
        name, colon, order = reader.next().strip().partition(":")
        if not colon:
            raise reader.fail("an outcome of chance is written “deck: word word …”")
        outcomes.append({"deck": name, "order": [_plain(word) for word in order.split()]})
    return outcomes


def _plain(word: str) -> int | str:
    """A word of a deck; decks of numbers hold ints."""
    found = whole_number(word)
    return word if found is None else found


def _unquote(reader: _Reader, text: str) -> Any:
    try:
        return parse_json(text)
    except Unreadable as error:
        raise reader.fail(f"{shown(text)} is not well written: {error}") from None
