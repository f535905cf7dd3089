"""The types of the client: what games really send is what the generated TypeScript says, by the word of its compiler."""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path

import pytest
from tools import client_types

from comptoir import games
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import ALL, PUBLIC

ROOT = Path(__file__).parents[1]
TSC = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"


def sent(name: str) -> dict[str, list[object]]:
    """Views, actions and events as lookers of one random game get them."""
    game = games.find(name)
    match = Match(game, game.least_seats, seed=bytes(32))
    chance = random.Random(1)
    views: list[object] = []
    actions: list[object] = []
    for turn in range(400):
        if match.over:
            break
        seat = chance.choice(match.to_act)
        legal = match.legal(seat)
        actions += [game.actions.to_json(action) for action in chance.sample(legal, min(3, len(legal)))]
        if turn % 40 == 0:
            views += [match.view(looker).to_json() for looker in (PUBLIC, 0, ALL)]
        match.play(seat, chance.choice(legal))
    views.append(match.view(ALL).to_json())
    return {"View": views, "Action": actions, "Event": [*match.log(PUBLIC), *match.log(0)]}


def compiler(folder: Path, source: str) -> str:
    """What the compiler has to say, nothing if all is well."""
    (folder / "try.ts").write_text(source, encoding="utf-8")
    found = subprocess.run(
        ["node", TSC, "--noEmit", "--strict", "--skipLibCheck", folder / "try.ts"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PATH": f"{ROOT / '.venv' / 'bin'}:{os.environ['PATH']}"},
    )
    return found.stdout + found.stderr


@pytest.mark.parametrize("name", games.names())
def test_what_a_game_sends_fits_the_types_of_the_client(name: str, tmp_path: Path) -> None:
    (tmp_path / f"{name}.ts").write_text(client_types.module(games.find(name)), encoding="utf-8")
    head = f"import type {{ View, Action, Event }} from './{name}';\n"
    lists = "\n".join(f"export const {kind}s: {kind}[] = {json.dumps(values)};" for kind, values in sent(name).items())
    assert compiler(tmp_path, head + lists) == ""


def test_the_compiler_notices_a_hidden_value_and_a_word_that_is_not_in_the_box(tmp_path: Path) -> None:
    (tmp_path / "heller.ts").write_text(client_types.module(games.find("heller")), encoding="utf-8")
    source = """
    import type { View, Action } from './heller';
    export const secret = (view: View): number => view.secret[0];
    export const stall: Action = { name: 'stall', rank: 5, cell: 'a1' };
    """
    said = compiler(tmp_path, source)
    assert "Type 'number | null' is not assignable to type 'number'" in said
    assert "Type '5' is not assignable to type 'Rank'" in said


def test_parameters_that_name_a_seat_are_found_by_their_words() -> None:
    assert client_types.seat_params(games.find("pfusch")) == ["builder", "builder-seat", "seat"]
    assert "conduct" not in client_types.seat_params(games.find("pfeffersaecke"))
