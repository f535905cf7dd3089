"""Ten thousand damaged boards: each is answered with sentences or is a board that can be played on, and none takes long."""

from __future__ import annotations

import copy
import json
import os
import time
from collections.abc import Iterator
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.boards import MOST_REMARKS
from comptoir.kernel.chance import Imagined
from comptoir.kernel.errors import BadBoard
from comptoir.kernel.reading import Unreadable, check_text, parse_json
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.texts import board_remark
from tests.boards import WITH_BOARDS, built_in

BOARDS = 10_000
PARTS = 5  # so that several can be tried at once
EACH = BOARDS * int(os.environ.get("COMPTOIR_EXAMPLES", "1")) // PARTS // len(WITH_BOARDS) + 1
RUNAWAY = 3.0  # seconds of the processor: one is asked, the slowest takes a third of one on an ordinary machine

JUNK: list[Any] = [
    None, True, False, 0, 1, -1, 2, 8, 56, 57, 10**17, -(10**17), 0.5, 1e300, -1e-300, "", " ", "erfurt", "x" * 5000, "\u202e",
    "\x1b[2J", "<script>", [], {}, [[]], [0, 0],
    [1e308, -1e308], {"fr": "", "en": "", "de": ""}, {"id": "erfurt"}, ["erfurt"] * 300,
]  # fmt: skip


def spots(node: Any) -> Iterator[tuple[Any, Any]]:
    """Everything in a board that can be put in another's place."""
    for key in list(node) if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ():
        yield node, key
        yield from spots(node[key])


def damaged(data: Any, chance: Imagined) -> Any:
    """A board with one to four things changed, taken away, doubled, swapped or moved."""
    for _ in range(1 + chance.below(4)):
        places = list(spots(data))
        if not places:
            return data
        holder, key = places[chance.below(len(places))]
        other, other_key = places[chance.below(len(places))]
        what = chance.below(7)
        if what == 0:
            holder[key] = copy.deepcopy(JUNK[chance.below(len(JUNK))])
        elif what == 1:
            del holder[key]
        elif what == 2:
            holder[key] = copy.deepcopy(other[other_key])
        elif what == 3 and isinstance(holder, list):
            holder += copy.deepcopy(holder[: 1 + chance.below(50)])
        elif what == 4 and isinstance(holder, dict):
            holder[f"{key}x"] = holder.pop(key)
        elif what == 5 and isinstance(holder[key], int | float):
            holder[key] += chance.below(7) - 3
        elif what == 6 and isinstance(holder[key], str):
            holder[key] = holder[key][: chance.below(len(holder[key]) + 1)] + "éß\n-"[chance.below(4)]
    return data


def answered(game: str, data: Any) -> bool:
    """Whether a board is sound. Whatever it is, there are sentences for it or it can be played on."""
    kit = games.kit_of(games.find(game))
    found = kit.check(data)
    assert len(found) <= MOST_REMARKS
    for at, remark in enumerate(found[:5]):
        assert board_remark(games.find(game), LANGUAGES[at % len(LANGUAGES)], remark, data).strip()
    sound = not any(remark.grave for remark in found)
    if sound:
        on = kit.on(data)
        state = on.new(on.parse_options({}), on.least_seats, Imagined(1), None)
        assert on.legal(state, on.to_act(state)[0])
    else:
        with pytest.raises(BadBoard) as refused:
            kit.on(data)
        assert "\n" not in str(refused.value)
    return sound


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", WITH_BOARDS)
def test_a_damaged_board_is_answered_in_sentences_or_can_be_played_on(game: str, part: int) -> None:
    chance = Imagined(part)
    whole = built_in(game)
    sound = 0
    for number in range(EACH):
        data = damaged(copy.deepcopy(whole), chance)
        began = time.process_time()
        sound += answered(game, data)
        assert time.process_time() - began < RUNAWAY, (part, number)
    assert 0 < sound < EACH, "both kinds were tried"


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_a_file_cut_or_scribbled_on_is_no_board_or_is_checked(game: str) -> None:
    chance = Imagined(5)
    text = json.dumps(built_in(game))
    for _ in range(EACH // 4):
        at, many = chance.below(len(text)), chance.below(6)
        broken = text[:at] + '{}[]",:0-e\\u\x00'[chance.below(13)] * many + text[at + chance.below(40) :]
        try:
            check_text(broken)
            data = parse_json(broken)
        except Unreadable:
            continue
        answered(game, data)


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_the_largest_and_deepest_things_take_no_longer(game: str) -> None:
    for key in built_in(game):
        huge: Any
        for huge in (
            [{}] * 40_000,
            [[1, 2]] * 40_000,
            {str(at): at for at in range(40_000)},
            "x" * 200_000,
            [["a"] * 200] * 200,
        ):
            data = {**built_in(game), key: huge}
            began = time.process_time()
            assert not answered(game, data)
            assert time.process_time() - began < RUNAWAY, key
