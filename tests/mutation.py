"""For fuzz tests: good inputs made bad, repeatably. `COMPTOIR_EXAMPLES=20` tries twenty times as many (`make fuzz`)."""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

TIMES = int(os.environ.get("COMPTOIR_EXAMPLES", "1"))

ESCAPE = "\x1b]0;gotcha\x07\x1b[31m"
NASTY_TEXTS = [
    "", " ", "\0", ESCAPE, "\x9b31m", "\u202eabc", "\u200b", "\u3164", "\ud800", "a\udfffb", "[/bold]", "[red]x", ":smile:",
    "é" * 40, "x" * 5000, "../../etc/passwd", "%00", "%s{0}", "-1", "9" * 5000, "NaN", "1e999", "٣", "--5", "\ufeff", "A\nB",
    "A\r\tB", "null", "__proto__", "' OR 1=1 --", "e" + "\u0301" * 50, "\U0001f468\u200d\U0001f469", "Z", "F", "—", "Master B",
]  # fmt: skip
NASTY_VALUES: list[Any] = [
    None, True, False, 0, -1, 5, 7, 10**17, 10**30, -(10**30), 1.5, -0.0, 1e308, [], {}, [[]], [5], {"a": 1}, [None],
    {"name": 5}, {"deck": 5, "order": [5]}, {"deck": "x"}, [[[[[[[[[[1]]]]]]]]]], *NASTY_TEXTS,
]  # fmt: skip
RAW_VALUES = [
    "9" * 5000, "-" + "9" * 5000, "0." + "1" * 5000, "1e" + "9" * 5000, "NaN", "Infinity", "[" * 5000, "[" * 200 + "]" * 200,
    '{"a":' * 3000 + "1" + "}" * 3000, '"\\ud800"', '"\\u0000"', '"\\x"', "01", "+1", "'x'", "{", "]", "\x00", "//", "tru",
]  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a JSON value but itself."""
    inner: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, one in inner for found in [(*path, key), *places(one, (*path, key))]]


def changed_value(chance: Random, value: Any) -> Any:
    """A JSON value with something in it replaced, removed or doubled."""
    there = places(value)
    if not there:
        return chance.choice(NASTY_VALUES)
    copy = json.loads(json.dumps(value))
    *path, last = chance.choice(there)
    holder = copy
    for key in path:
        holder = holder[key]
    kind = chance.randrange(5)
    if kind == 0 and isinstance(holder, dict):
        holder.pop(last)
    elif kind == 1 and isinstance(holder, dict):
        holder[chance.choice(NASTY_TEXTS)] = holder[last]
    elif kind == 2 and isinstance(holder, list):
        holder.insert(last, chance.choice(NASTY_VALUES))
    else:
        holder[last] = chance.choice(NASTY_VALUES)
    return copy


def as_json(chance: Random, value: Any) -> str:
    """JSON, sometimes with something in it that only looks like it."""
    text = json.dumps(value, ensure_ascii=chance.random() < 0.5)
    if chance.random() < 0.3 and (there := places(value)):
        marked = json.loads(json.dumps(value))
        *path, last = chance.choice(there)
        holder = marked
        for key in path:
            holder = holder[key]
        holder[last] = "@@raw@@"
        text = json.dumps(marked).replace('"@@raw@@"', chance.choice(RAW_VALUES), 1)
    return text


def changed_lines(chance: Random, text: str) -> str:
    """A text with lines dropped, doubled, swapped, cut or made to hold something else."""
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    kind = chance.randrange(7)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, lines[at])
    elif kind == 2:
        other = chance.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif kind == 3:
        lines[at] = lines[at][: chance.randrange(len(lines[at]) + 1)]
    else:
        words = lines[at].split(" ")
        words[chance.randrange(len(words))] = chance.choice([*NASTY_TEXTS, *RAW_VALUES])
        lines[at] = " ".join(words)
    return "\n".join(lines)


def changed_bytes(chance: Random, data: bytes) -> bytes:
    """Some bytes flipped, cut off or put in."""
    kind = chance.randrange(3)
    at = chance.randrange(max(1, len(data)))
    if kind == 0:
        return data[:at]
    if kind == 1:
        return data[:at] + bytes(chance.randrange(256) for _ in range(chance.randrange(1, 8))) + data[at:]
    return data[:at] + bytes([data[at] ^ (1 << chance.randrange(8))]) + data[at + 1 :] if data else b"\xff"


def spoilt(chance: Random, text: str) -> bytes:
    """A file of JSON, JSON lines or plain lines with one to three things wrong in it."""
    for _ in range(chance.randrange(1, 4)):
        lines = text.split("\n")
        at = chance.choice([0, 0, len(lines) - 2, chance.randrange(len(lines))]) % len(lines)
        try:
            value = json.loads(lines[at])
        except (ValueError, RecursionError):
            text = changed_lines(chance, text)
        else:
            lines[at] = as_json(chance, changed_value(chance, value))
            text = "\n".join(lines)
    data = text.encode("utf-8", errors="surrogatepass")
    return changed_bytes(chance, data) if chance.random() < 0.2 else data
