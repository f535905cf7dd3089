"""Pfeffersäcke: merchant families open posts along the routes of central Europe. 2–6 seats. The map is data: board.json."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from ...kernel.contract import BoardKit, Game, rule_ids
from ...kernel.errors import BadBoard
from . import reckoning
from .audit import Audit
from .board import Board, built_in
from .board_check import faults
from .bots import REASONS, Belief, Evaluation, Reasons, lookahead
from .figures import figures
from .masks import derive
from .pictures import Pictures, board_svg
from .pieces import CITIES, FIELDS, LEAST_VALUE, SAFE_CONDUCTS, VILLAGES, State, actions_on, events_on
from .rules import Rules


def game_on(data: Mapping[str, Any], is_built_in: bool) -> Game[State]:
    """The game on a sound board."""
    board = Board(data)
    rules = Rules(board)
    evaluation = Evaluation(board, rules)
    pictures = Pictures(board)
    return Game(
        name="pfeffersaecke",
        revision=1,
        least_seats=2,
        most_seats=6,
        rules=rule_ids("P", 36),
        folder=Path(__file__).parent,
        options={},
        actions=actions_on(board.words[:CITIES], board.words[CITIES:], board.way_words),
        events=events_on(board.words, board.way_words, board.regions),
        fields=FIELDS,
        box={"least_value": LEAST_VALUE, "villages": VILLAGES, "safe_conducts": SAFE_CONDUCTS},
        new=rules.new,
        to_act=rules.choices.to_act,
        legal=rules.choices.legal,
        sample=rules.choices.sample,
        refuse=rules.choices.refuse,
        play=rules.play,
        scores=reckoning.scores,
        winners=reckoning.winners,
        imagine=Belief(board).imagine,
        prompts=("found", "disk", "extend", "open", "second"),
        prompt=rules.choices.prompt,
        text=pictures.text,
        svg=pictures.svg,
        instinct=evaluation.instinct,
        idle=("collect", "stop"),
        audit=Audit(board).audit,
        longest=rules.longest(),
        board=BoardKit(data=data, check=faults, on=other_board, svg=board_svg, built_in=is_built_in),
        details=rules.details,
        play_out=rules.play_out,
        derive=partial(derive, board),
        figures=figures,
        lookahead=lookahead(rules.choices, evaluation),
        reasons=REASONS,
        reason=Reasons(board, evaluation).reason,
    )


def other_board(data: Mapping[str, Any]) -> Game[State]:
    """The game on somebody's own board file; every fault of it at once if it is not sound."""
    found = faults(data)
    if found:
        raise BadBoard(found)
    return game_on(data, data == BUILT_IN)


BUILT_IN = built_in()
GAME: Game[State] = game_on(BUILT_IN, True)
