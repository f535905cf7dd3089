"""Write what the client knows of each game, from its declarations.

`python -m tools.client_types FOLDER` writes `GAME.ts` for every game: the types of its views, actions, events and options, the
words of its fields and the tables of its box; `saying.ts` with what every sentence needs; and `index.ts` with what else is
needed before a game is loaded.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from comptoir import games
from comptoir.kernel.actions import SEAT_LETTERS, Number, Param
from comptoir.kernel.contract import Game
from comptoir.kernel.events import Seen
from comptoir.kernel.schema import schema
from comptoir.kernel.state import EVERYONE
from comptoir.kernel.typography import NO_BREAK
from comptoir.table.cast import Character, house_cast, own_cast
from comptoir.table.wire import ClockChoice

HEAD = "// Written by tools/client_types.py from the declarations in Python. Do not edit, do not commit.\n"


class Words:
    """The lists of words that parameters take, each a type of its own, named after the parameter.

    Words made from names on the board are any strings: another board has others.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.named: dict[str, tuple[str | int, ...]] = {}
        self.on_board = set(_ids(game.board.data)) if game.board else set()

    def of(self, param: Param, where: str) -> str:
        """The type of a parameter; if another of that name has other words, it is also named after its action or event."""
        if isinstance(param, Number):
            return "number"
        if any(part in self.on_board for word in param.words for part in str(word).split("-")):
            return "string"
        name = _pascal(param.name)
        if self.named.setdefault(name, param.words) != param.words:
            name = _pascal(where) + name
            self.named[name] = param.words
        return name

    def written(self) -> list[str]:
        return [f"export type {name} = {_either(words)};" for name, words in self.named.items()]


def _pascal(name: str) -> str:
    return "".join(part.capitalize() for part in name.replace("_", "-").split("-"))


def _ids(data: Any) -> Iterator[str]:
    """The names of things in board data."""
    if isinstance(data, Mapping):
        if isinstance(data.get("id"), str):
            yield data["id"]
        for value in data.values():
            yield from _ids(value)
    elif isinstance(data, list):
        for value in data:
            yield from _ids(value)


def _either(words: tuple[str | int, ...]) -> str:
    return " | ".join(json.dumps(word, ensure_ascii=False) for word in words)


def _object(members: Mapping[str, str]) -> str:
    return "{ " + "; ".join(f"{json.dumps(name)}: {kind}" for name, kind in members.items()) + " }"


def _of_schema(described: Mapping[str, Any]) -> str:
    """The TypeScript of what `kernel.schema` says about a field."""
    if "const" in described:
        return json.dumps(described["const"])
    if "anyOf" in described:
        return "(" + " | ".join(_of_schema(one) for one in described["anyOf"]) + ")"
    if described["type"] == "array":
        return f"{_of_schema(described['items'])}[]"
    return {"integer": "number", "string": "string", "null": "null"}[described["type"]]


def view_type(game: Game[Any]) -> str:
    """A field that only a whole record shows is optional."""
    described = schema(game.fields)
    required = set(described["required"])
    lines = [f"  {name}{'' if name in required else '?'}: {_of_schema(one)};" for name, one in described["properties"].items()]
    return "\n".join(["export interface View {", *lines, "}"])


def action_type(game: Game[Any], words: Words) -> str:
    kinds = [
        _object({"name": json.dumps(block.name), **{param.name: words.of(param, block.name) for param in block.params}})
        for block in game.actions.blocks.values()
    ]
    return "\n".join(["export type Action =", *(f"  | {kind}" for kind in kinds)]) + ";"


def event_type(game: Game[Any], words: Words) -> str:
    def told(one: Seen, where: str) -> str:
        """A word may be missing ("none"), a number only where it is hidden."""
        kind = words.of(one.param, where)
        return kind if isinstance(one.param, Number) and one.who == EVERYONE else f"{kind} | null"

    kinds = [
        _object({"n": "number", "event": json.dumps(kind.name), **{one.param.name: told(one, kind.name) for one in kind.seen}})
        for kind in game.events.kinds
    ]
    return "\n".join(["export type Event =", *(f"  | {kind}" for kind in kinds)]) + ";"


def options_type(game: Game[Any]) -> str:
    members = {
        name: "boolean" if isinstance(option.values[0], bool) else _either(tuple(option.values))
        for name, option in game.options.items()
    }
    return f"export type Options = {_object(members)};"


def module(game: Game[Any]) -> str:
    words = Words(game)
    action, event = action_type(game, words), event_type(game, words)
    of_fields = {name: field.words for name, field in game.fields.by_name.items() if field.words}
    parts = [
        HEAD,
        view_type(game),
        *words.written(),
        action,
        event,
        options_type(game),
        f"export type Prompt = {_either(game.prompts)};",
        "/** The words for the codes in each field of a view. */",
        f"export const words = {_json(of_fields)} as const;",
        "/** Tables of the box. */",
        f"export const box = {_json(game.box)} as const;",
    ]
    if game.board:
        parts += ["/** The board the game comes with. */", f"export const board = {_json(game.board.data)};"]
    return "\n".join(parts) + "\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)


def seat_params(game: Game[Any]) -> list[str]:
    """The parameters that name a seat: those whose words are the letters of seats."""
    params = [param for block in game.actions.blocks.values() for param in block.params]
    params += [one.param for kind in game.events.kinds for one in kind.seen]
    return sorted({param.name for param in params if param.words and set(param.words) <= set(SEAT_LETTERS)})


def _of_events(every: Mapping[str, Game[Any]], said: str) -> dict[str, dict[str, Any]]:
    """What every event of every game says of itself, where that is anything."""
    return {
        name: {kind.name: getattr(kind, said) for kind in game.events.kinds if getattr(kind, said) is not False}
        for name, game in every.items()
    }


def saying() -> str:
    params = {name: seat_params(games.find(name)) for name in games.names()}
    return (
        f"{HEAD}/** By game: the parameters of actions and events that name a seat. */\n"
        f"export const seatParams: Record<string, string[]> = {_json(params)};\n"
        "/** By language: patterns in which a space must not break, and the space that does not. */\n"
        f"export const noBreak: Record<string, [string, string][]> = {_json(NO_BREAK)};\n"
    )


def index() -> str:
    every = {name: games.find(name) for name in games.names()}
    lowest = {name: [one.revision for one in (*game.earlier, game) if one.lowest_wins] for name, game in every.items()}
    return (
        f"{HEAD}/** By game: the revisions of its rules by which the lowest score wins. */\n"
        f"export const lowestWins: Record<string, number[]> = {_json(lowest)};\n"
        "/** By game: the phases of a turn, in order. */\n"
        f"export const phases: Record<string, string[]> = {_json({name: game.phases for name, game in every.items()})};\n"
        "/** By game: the field of a view that counts rounds, if there are some. */\n"
        f"export const rounds: Record<string, string> = {_json({name: game.round for name, game in every.items()})};\n"
        "/** By game and event: how many milliseconds people need to see it, at normal speed. */\n"
        f"export const shown: Record<string, Record<string, number>> = {_json(_of_events(every, 'shown'))};\n"
        "/** By game and event: whether it belongs to what is counted at a break. */\n"
        f"export const counting: Record<string, Record<string, boolean>> = {_json(_of_events(every, 'counting'))};\n"
        "/** What a clock may be set to, and what it is set to if nothing is said. */\n"
        f"export const clockBounds: Record<string, [least: number, most: number, usual: number]> = {_json(clock_bounds())};\n"
        f"{cast(every)}"
    )


def clock_bounds() -> dict[str, list[int]]:
    described = msgspec.json.schema(ClockChoice)["$defs"]["ClockChoice"]["properties"]
    numbers = {name: one for name, one in described.items() if one.get("type") == "integer"}
    return {name: [one["minimum"], one["maximum"], one["default"]] for name, one in numbers.items()}


def cast(every: Mapping[str, Game[Any]]) -> str:
    """Who the bots are."""
    own = {name: found.level for name, game in every.items() if (found := own_cast(game)) is not None}
    members = _object(dict.fromkeys(Character.__struct_fields__, "string"))
    return (
        f"export type Character = {members};\n"
        "/** By game and level: who plays, in the order in which they sit down. */\n"
        f"export const cast: Record<string, Record<string, Character[]>> = {_json(msgspec.to_builtins(own))};\n"
        "/** Who helps out in every game, at every level. */\n"
        f"export const company: Character[] = {_json(msgspec.to_builtins(house_cast().company))};\n"
    )


def emptied(folder: Path, pattern: str) -> Path:
    """A folder for what is written anew: nothing of what was written before stays."""
    folder.mkdir(parents=True, exist_ok=True)
    for stale in folder.glob(pattern):
        stale.unlink()
    return folder


if __name__ == "__main__":
    folder = emptied(Path(sys.argv[1]), "*.ts")
    for name in games.names():
        (folder / f"{name}.ts").write_text(module(games.find(name)), encoding="utf-8")
    (folder / "index.ts").write_text(index(), encoding="utf-8")
    (folder / "saying.ts").write_text(saying(), encoding="utf-8")
