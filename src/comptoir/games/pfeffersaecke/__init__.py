"""Pfeffersäcke: merchant families open posts along the routes of central Europe. 2–6 seats. The map is data: board.json."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from ...kernel.boards import same_board
from ...kernel.contract import BoardKit, Box, Game, assemble, rule_ids
from ...kernel.errors import BadBoard
from .audit import Audit
from .board import Board, built_in
from .board_check import check, judged
from .board_form import names
from .board_make import make
from .bots import bots_on, worked_out_on
from .choices import PROMPTS, REFUSALS, TURN
from .figures import figures
from .masks import derive
from .outlook import Outlook
from .pictures import Pictures, board_svg
from .pieces import CITIES, FIELDS, LEAST_VALUE, SAFE_CONDUCTS, VILLAGES, State, actions_on, events_on
from .rules import Rules
from .sheet import sheet_on


def game_on(data: Mapping[str, Any], is_built_in: bool) -> Game[State]:
    """The game on a sound board."""
    board = Board(data)
    rules = Rules(board)
    outlook = Outlook(rules)
    return assemble(
        "pfeffersaecke",
        Path(__file__).parent,
        box_on(board),
        rules.new,
        rules,
        bots_on(board, rules),
        Pictures(board),
        Audit(board).audit,
        board=BoardKit(data, check, other_board, board_svg, names, board.parts(), board.uses, make, is_built_in),
        seats=(2, 6),
        rule_ids=rule_ids("P", 36),
        prompts=PROMPTS,
        prompt_facts=rules.prompt_facts,
        phases=TURN,
        phase=rules.phase,
        refusals=REFUSALS,
        refusal_facts=rules.refusal_facts,
        idle=("collect", "stop"),
        longest=rules.longest(),
        details=outlook.details,
        outlook=outlook.outlook,
        play_out=rules.play_out,
        worked_out=worked_out_on(board),
        derive=partial(derive, board),
        figures=figures,
        sheet=sheet_on(rules),
        round="round",
    )


def box_on(board: Board) -> Box:
    """What lies in the box, with the words of the board."""
    actions = actions_on(board.words[:CITIES], board.words[CITIES:], board.way_words)
    tables = {"least_value": LEAST_VALUE, "villages": VILLAGES, "safe_conducts": SAFE_CONDUCTS}
    return Box(actions, events_on(board.words, board.way_words, board.regions), FIELDS, tables)


def other_board(data: Mapping[str, Any]) -> Game[State]:
    """The game on somebody's own board; every grave remark about it at once if it is refused."""
    remarks = judged(data).remarks
    if remarks.refused:
        raise BadBoard("pfeffersaecke", remarks.found)
    return game_on(data, same_board(data, BUILT_IN))


BUILT_IN = built_in()
GAME: Game[State] = game_on(BUILT_IN, True)
