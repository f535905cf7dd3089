"""Stored positions: a state in a file, field by field, in the words of the game; whatever is left out is 0, none or empty.

They lie in a game's folder as `positions/ID.json`. A course begins from them, a rulebook's pictures show them:

    {"game": "heller", "revision": 1, "seats": 2, "options": {"open_end": true}, "look": "A",
     "state": {"market": {"d1": "buyer-5"}, "stalls": [[0, 0, 0, 1], [0, 0, 0, 0]], "money": [50, 50], "round": 1}}

`look` is who looks at it: a seat, `public` or `all`. A field that is named like an option has its value unless it is given; one
that follows from others (`Game.derive`) is left out. A long row may be an object of the entries that are not 0.
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .contract import Game, OptionValue
from .errors import BadBoard, ComptoirError, UnknownName, shown
from .reading import Unreadable, check_text, parse_json
from .state import NUMBER, PILE, SEATS, BaseState, Field, out_of_range, snapshot
from .visibility import View, looker, view

WIDTH = 128
LONG_ROW = 9  # entries: from here on those that are not 0 are named
KEYS = {"game", "revision", "seats", "options", "board", "look", "state"}
ID = re.compile("[a-z0-9]+(-[a-z0-9]+)*")


class BadPosition(ComptoirError):
    """A stored position that cannot be one."""


@dataclass(frozen=True)
class StoredPosition:
    """A state with all that is needed to show it and to play on from it."""

    id: str
    game: Game[Any]
    options: dict[str, OptionValue]
    state: Any
    look: str = "all"

    @property
    def view(self) -> View:
        """What whoever looks at it sees."""
        return view(self.state, looker(self.look, self.state.seats))


def position_ids(game: Game[Any]) -> list[str]:
    """The ids of the positions in a game's folder."""
    return sorted(path.stem for path in (game.folder / "positions").glob("*.json"))


def load_position(game: Game[Any], name: str) -> StoredPosition:
    """The position of that id in a game's folder."""
    path = game.folder / "positions" / f"{name}.json"
    if not ID.fullmatch(name) or not path.is_file():
        raise UnknownName(f"{game.name} has no position {shown(name)}; it has {', '.join(position_ids(game)) or 'none'}")
    return read_position(game, name, path.read_text(encoding="utf-8"))


def read_position(game: Game[Any], name: str, text: str) -> StoredPosition:
    """The position a text tells of. All that can be wrong with it is one sentence."""
    try:
        check_text(text)
        return _position(game, name, parse_json(text))
    except (Unreadable, UnknownName, BadBoard, BadPosition) as error:
        raise BadPosition(f"position {name} of {game.name}: {error}") from None


def _position(game: Game[Any], name: str, written: object) -> StoredPosition:
    if not isinstance(written, dict) or not set(written) <= KEYS or not isinstance(written.get("state"), dict):
        raise BadPosition(f"it is an object with {', '.join(sorted(KEYS))}")
    if (written.get("game"), written.get("revision")) != (game.name, game.revision):
        stated = f"{written.get('game')} revision {written.get('revision')}"
        raise BadPosition(f"it is of {stated}, the rules are {game.name} revision {game.revision}: see whether it still holds")
    seats = written.get("seats")
    if not isinstance(seats, int):
        raise BadPosition("seats is a number")
    game.check_seats(seats)
    options = game.parse_options(written.get("options", {}))
    if "board" in written:
        if game.board is None:
            raise BadPosition(f"{game.name} has no board to replace")
        game = game.board.on(written["board"])
    look = str(written.get("look", "all"))
    looker(look, seats)
    return StoredPosition(name, game, options, read_state(game, seats, options, written["state"]), look)


def read_state(game: Game[Any], seats: int, options: Mapping[str, OptionValue], written: Mapping[str, Any]) -> Any:
    """The state whose fields are written so; the others are blank, or follow from them."""
    state = blank(game, seats, options)
    fields = game.fields.by_name
    for name, value in written.items():
        if name not in fields or name == "seats":
            raise BadPosition(f"there is no field {shown(name)}; the fields are {', '.join(fields)}")
        setattr(state, name, _read_field(name, fields[name], value, seats))
    _derive(game, state)
    faults = out_of_range(state, game.fields)
    if faults:
        raise BadPosition(faults[0])
    return state


def blank(game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> Any:
    """A state in which there is nothing yet."""
    state: BaseState = game.fields.state()
    for name, field in game.fields.by_name.items():
        least = max(field.low, 0)
        option = options.get(name)
        if name == "seats":
            value: int | list[int] = seats
        elif field.kind == NUMBER:
            value = int(option) if isinstance(option, int) else least
        else:
            value = [] if field.kind == PILE else [least] * field.length(seats)
        setattr(state, name, value)
    return state


def write_position(position: StoredPosition) -> str:
    """A position as its file: only what is not blank and does not follow from the rest."""
    game, state = position.game, position.state
    written: dict[str, Any] = {
        "game": game.name,
        "revision": game.revision,
        "seats": state.seats,
        "options": {name: value for name, value in position.options.items() if value != game.options[name].values[0]},
        **({"board": dict(game.board.data)} if game.board and not game.board.built_in else {}),
        "look": position.look,
        "state": written_state(game, state, position.options),
    }
    head = [f" {json.dumps(key)}: {_line(value)}" for key, value in written.items() if key != "state"]
    lines = [_wrapped(f"{json.dumps(name)}: {_line(value)}") for name, value in written["state"].items()]
    return "{\n" + ",\n".join([*head, ' "state": {\n' + ",\n".join(lines) + "\n }"]) + "\n}\n"


def written_state(game: Game[Any], state: Any, options: Mapping[str, OptionValue]) -> dict[str, Any]:
    """What `read_state` reads."""
    bare = blank(game, state.seats, options)
    fields = {name: field for name, field in game.fields.by_name.items() if _needed(game, state, bare, name)}
    return {name: _write_field(field, getattr(state, name), state.seats) for name, field in fields.items()}


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _wrapped(line: str) -> str:
    """A field in lines that can be read: words of games have no spaces, so a line may break at any."""
    return textwrap.fill(
        line, WIDTH, initial_indent="  ", subsequent_indent="   ", break_long_words=False, break_on_hyphens=False
    )


def _needed(game: Game[Any], state: BaseState, bare: BaseState, name: str) -> bool:
    """Whether a field is neither blank nor what follows from the others."""
    if getattr(state, name) == getattr(bare, name):
        return False
    without = state.clone()
    setattr(without, name, getattr(bare, name))
    _derive(game, without)
    return snapshot(without) != snapshot(state)


def _derive(game: Game[Any], state: BaseState) -> None:
    if game.derive is not None:
        game.derive(state)


# ---- fields ----


def _axes(field: Field, seats: int) -> list[tuple[int, tuple[str, ...]]]:
    """The axes of a field: their length, and the names of their entries where they have any."""
    named = next((at for at, size in enumerate(field.shape) if size != SEATS), None)
    return [(seats if size == SEATS else size, field.places if at == named else ()) for at, size in enumerate(field.shape)]


def _read_field(name: str, field: Field, value: object, seats: int) -> int | list[int]:
    if field.kind == NUMBER:
        return _code(name, field, value)
    if field.kind == PILE:
        if not isinstance(value, list):
            raise BadPosition(f"{name} is a list")
        return [_code(name, field, one) for one in value]
    return list(_entries(name, field, value, _axes(field, seats)))


def _entries(name: str, field: Field, value: object, axes: Sequence[tuple[int, tuple[str, ...]]]) -> Iterator[int]:
    """The flat entries of a table written as rows of rows."""
    if not axes:
        yield _code(name, field, value)
        return
    size, places = axes[0]
    if isinstance(value, dict):
        known = [*places, *map(str, range(size))]
        for key in value:
            if key not in known:
                raise BadPosition(f"{name} has no entry {shown(key)}; its entries are {', '.join(places or known[:size])}")
        rows = [next((value[key] for key in (*places[at : at + 1], str(at)) if key in value), None) for at in range(size)]
    elif isinstance(value, list) and len(value) == size:
        rows = value
    else:
        raise BadPosition(f"{name} needs {size} entries in a list, or an object of those that are not 0")
    for row in rows:
        if row is None:
            yield from [max(field.low, 0)] * _product(axes[1:])
        else:
            yield from _entries(name, field, row, axes[1:])


def _product(axes: Sequence[tuple[int, tuple[str, ...]]]) -> int:
    many = 1
    for size, _ in axes:
        many *= size
    return many


def _code(name: str, field: Field, written: object) -> int:
    """An entry by its word or its number."""
    if isinstance(written, int) and not isinstance(written, bool) and written not in field.words:
        return written
    if written in field.words:
        return field.words.index(written)
    known = f"one of {', '.join(map(str, field.words))}" if field.words else "a number"
    raise BadPosition(f"{name} holds {shown(written)}, which is not {known}")


def _write_field(field: Field, value: Any, seats: int) -> Any:
    if field.kind == NUMBER:
        return _word(field, value)
    if field.kind == PILE:
        return [_word(field, code) for code in value]
    return _rows(field, list(value), _axes(field, seats))


def _rows(field: Field, flat: list[int], axes: Sequence[tuple[int, tuple[str, ...]]]) -> Any:
    if not axes:
        return _word(field, flat[0])
    size, places = axes[0]
    width = len(flat) // size
    least = max(field.low, 0)
    rows = [flat[at * width : (at + 1) * width] for at in range(size)]
    if not places and size < LONG_ROW:
        return [_rows(field, row, axes[1:]) for row in rows]
    return {
        places[at] if places else str(at): _rows(field, row, axes[1:])
        for at, row in enumerate(rows)
        if any(entry != least for entry in row)
    }


def _word(field: Field, code: int) -> int | str:
    """The word of a code; the number itself if there is none, or if it could be taken for another word."""
    if code < 0 or code >= len(field.words):
        return code
    return field.words[code]
