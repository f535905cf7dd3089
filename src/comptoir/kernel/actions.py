"""Actions: an integer with a name.

A game declares its finite action space once, as named blocks of parameters:

>>> RANK = Param("rank", (1, 2, 3, 4))
>>> CELL = Param("cell", ("a1", "b1"))
>>> space = ActionSpace(stall=(RANK, CELL), draw=())
>>> space.size
9
>>> space.text(space.code("stall", 1, 0))
'stall 2 a1'
>>> space.to_json(space.parse("stall 2 a1"))
{'name': 'stall', 'rank': 2, 'cell': 'a1'}

From that follow the integer code (search, learning), the JSON (the wire), the text (people) and the label's key (i18n).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .errors import MOST_SHOWN, UnknownName, shown

Word = int | str

SEAT_LETTERS = "ABCDEF"


class Param:
    """A named parameter and the words of its values: value i is written `words[i]`."""

    def __init__(self, name: str, words: Sequence[Word]) -> None:
        for word in words:
            if str(word) != "".join(str(word).split()) or str(word) == "":
                raise UnknownName(f"the word {word!r} of parameter {name} must be one token without spaces")
        self.name = name
        self.words: tuple[Word, ...] = tuple(words)
        self._values: dict[str, int] = {str(word).casefold(): value for value, word in enumerate(self.words)}
        if len(self._values) != len(self.words):
            raise UnknownName(f"parameter {name} has two values of the same name")

    @property
    def size(self) -> int:
        return len(self.words)

    def word(self, value: int) -> Word:
        return self.words[value]

    def value(self, word: object) -> int:
        """The value of a word as typed by a person (any case) or read from JSON."""
        if not isinstance(word, int | str) or isinstance(word, bool):
            raise UnknownName(f"{shown(word)} is no {self.name}")
        found = self._values.get(str(word).casefold())
        if found is None:
            raise UnknownName(f"{shown(word)} is no {self.name}; a {self.name} is one of {self._examples()}")
        return found

    def _examples(self) -> str:
        words = [str(word) for word in self.words]
        return ", ".join(words) if len(words) <= 12 else f"{', '.join(words[:4])}, … {words[-1]}"


class Number(Param):
    """A plain integer, written as itself. Only events may carry one: an action space is finite."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ())

    def word(self, value: int) -> Word:
        return value


SEAT = Param("seat", tuple(SEAT_LETTERS))


class Block:
    """All actions of one name: a run of codes from `start`, its parameters counted in mixed radix, last fastest."""

    def __init__(self, name: str, params: tuple[Param, ...], start: int) -> None:
        self.name = name
        self.params = params
        self.start = start
        self.keys = frozenset(["name", *(param.name for param in params)])  # of the JSON
        self.size = 1
        for param in params:
            if isinstance(param, Number):
                raise UnknownName(f"action {name}: {param.name} must have a finite list of words")
            self.size *= param.size


class ActionSpace:
    """The finite, named action space of a game."""

    def __init__(self, **blocks: tuple[Param, ...]) -> None:
        self.blocks: dict[str, Block] = {}
        start = 0
        for name, params in blocks.items():
            block = Block(name, params, start)
            self.blocks[name] = block
            start += block.size
        self.size = start
        self._block_of: list[Block] = [block for block in self.blocks.values() for _ in range(block.size)]
        self._written: dict[int, dict[str, Word]] = {}  # the JSON of each action that was asked for

    def start(self, name: str) -> int:
        """The first code of a block: rules add parameters to it."""
        return self.blocks[name].start

    def code(self, name: str, *values: int) -> int:
        block = self._named(name)
        if len(values) != len(block.params):
            raise UnknownName(f"“{name}” takes {len(block.params)} parameters, not {len(values)}")
        offset = 0
        for param, value in zip(block.params, values, strict=True):
            if not 0 <= value < param.size:
                raise UnknownName(f"{param.name} {value} is out of range in “{name}”")
            offset = offset * param.size + value
        return block.start + offset

    def block(self, code: int) -> Block:
        if not 0 <= code < self.size:
            raise UnknownName(f"{code} is no action code; they run from 0 to {self.size - 1}")
        return self._block_of[code]

    def values(self, code: int) -> tuple[int, ...]:
        block = self.block(code)
        offset = code - block.start
        values = []
        for param in reversed(block.params):
            offset, value = divmod(offset, param.size)
            values.append(value)
        return tuple(reversed(values))

    def to_json(self, code: int) -> dict[str, Word]:
        written = self._written.get(code)
        if written is None:
            block = self.block(code)
            written = {"name": block.name}
            for param, value in zip(block.params, self.values(code), strict=True):
                written[param.name] = param.word(value)
            self._written[code] = written
        return written.copy()

    def from_json(self, written: object) -> int:
        if not isinstance(written, Mapping) or not isinstance(written.get("name"), str):
            raise UnknownName(f"an action is an object with a name, not {shown(written)}")
        block = self._named(written["name"])
        if written.keys() != block.keys:
            raise UnknownName(f"“{block.name}” takes {sorted(block.keys)}, not {shown(sorted(map(str, written)))}")
        offset = 0
        for param in block.params:
            offset = offset * param.size + param.value(written[param.name])
        return block.start + offset

    def text(self, code: int) -> str:
        return " ".join(str(word) for word in self.to_json(code).values())

    def parse(self, text: str) -> int:
        """An action from the notation a person types, for example `stall 2 c4`."""
        name, *words = text.split() or [""]
        block = self._named(name.casefold())
        if len(words) != len(block.params):
            pattern = " ".join([block.name, *(param.name.upper() for param in block.params)])
            raise UnknownName(f"“{text[:MOST_SHOWN]}” is not of the form “{pattern}”")
        return self.code(block.name, *(param.value(word) for param, word in zip(block.params, words, strict=True)))

    def _named(self, name: str) -> Block:
        block = self.blocks.get(name)
        if block is None:
            raise UnknownName(f"there is no action “{name[:MOST_SHOWN]}”; the actions are {', '.join(self.blocks)}")
        return block
