"""The tables of an environment: what each number of an observation means, what each action code does, what is told.

Made from the declarations alone. `comptoir lab describe GAME` prints them; the pages in docs/environments/ are made of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..kernel.actions import Number, Word
from ..kernel.contract import Game, layout_of, spell
from ..kernel.encoding import BY_SEAT, HOW_MANY_BY_SEAT, OWN_ROW, TALLY, Part
from ..kernel.state import EVERYONE

Row = Sequence[str]


def describe(game: Game[Any], seats: int, padded: bool) -> str:
    """All tables of a game as Markdown."""
    layout = layout_of(game, seats, padded)
    wide = sum(part.length * part.size for part in layout.parts)
    options = "; ".join(f"`{name}`: {' or '.join(map(spell, one.values))}" for name, one in game.options.items())
    lines = [
        f"# {game.name}",
        "",
        f"`comptoir/{game.name}-v{game.revision}` in Gymnasium, `comptoir_{game.name}` in OpenSpiel, `{game.name}` in "
        "`comptoir.lab.aec` and `comptoir.lab.batch`.",
        "",
        f"Seats: {game.least_seats} to {game.most_seats}. Options: {options or 'none'}. Actions: {game.actions.size}. "
        f"No game has more than {game.longest:,} of them.",
        "",
        "Reward, at the end only: 1 for winning alone, -1 for losing at two seats; losers share the loss, winners the gain.",
        "",
        "```python",
        ">>> from comptoir.lab import batch",
        f'>>> games = batch.make("{game.name}", games=8, seats={seats}, padded={padded}, seed=1)',
        ">>> games.step(games.sample())",
        ">>> games.codes.shape, games.numbers.shape, games.mask.shape, games.reward.shape",
        f"((8, {layout.codes}), (8, {layout.amounts}), (8, {game.actions.size}), (8, {seats}))",
        "",
        "```",
        "",
        f"## Observation at {seats} seats{', padded to the fullest table' if padded else ''}",
        "",
        f"{layout.size} numbers, {wide} in the `onehot` form. *own* is who looks, +1 the next in turn, and so on; seats among "
        "the codes are counted so too. An amount is divided by its scale.",
        "",
        *table(("numbers", "name", "entries", "what", "in `onehot`"), observation_rows(layout.parts)),
        "",
        "## Codes",
        "",
        *table(("name", "codes"), code_rows(layout.parts)),
        "",
        "## Actions",
        "",
        *table(("codes", "name", "parameters, the last one fastest"), action_rows(game)),
        "",
        "## Events",
        "",
        "A row of the history is the kind + 1, then each value + 1 as its seat saw it: 0 for what it did not see.",
        "",
        *table(("kind", "name", "values"), event_rows(game)),
    ]
    return "\n".join(lines) + "\n"


def table(head: Row, rows: Iterator[Row]) -> list[str]:
    return [f"| {' | '.join(head)} |", "|" + "---|" * len(head), *(f"| {' | '.join(row)} |" for row in rows)]


def span(start: int, length: int) -> str:
    return str(start) if length == 1 else f"{start}–{start + length - 1}"


def observation_rows(parts: Sequence[Part]) -> Iterator[Row]:
    begins = 0
    for part in parts:
        wide = part.length * part.size
        what = f"code, one of {part.size}" if part.is_code else "amount" if part.scale == 1 else f"amount / {part.scale}"
        yield span(part.start, part.length), f"`{part.name}`", entries(part), what, span(begins, wide)
        begins += wide


def entries(part: Part) -> str:
    """What the numbers of a part stand for."""
    columns = "" if len(part.column_words()) == 1 else words(part.column_words())
    if part.form == OWN_ROW:
        return f"own: {columns}" if columns else "own"
    if part.form in (BY_SEAT, HOW_MANY_BY_SEAT):
        return f"for own, +1, …: {columns}" if columns else "own, +1, …"
    if part.form == TALLY:
        return f"how many of {columns}"
    return f"{part.rows} rows of {columns}" if len(part.field.shape) > 1 else columns


def words(listed: Sequence[Word]) -> str:
    written = [str(word) for word in listed]
    return ", ".join(written) if len(written) <= 12 else f"{written[0]}, {written[1]}, … {written[-1]} ({len(written)})"


def code_rows(parts: Sequence[Part]) -> Iterator[Row]:
    for part in parts:
        if not part.is_code:
            continue
        yield f"`{part.name}`", ", ".join(f"{code} {name}" for code, name in enumerate(part.code_names()))


def action_rows(game: Game[Any]) -> Iterator[Row]:
    for block in game.actions.blocks.values():
        params = "; ".join(f"{param.name}: {words(param.words)}" for param in block.params)
        yield span(block.start, block.size), f"`{block.name}`", params


def event_rows(game: Game[Any]) -> Iterator[Row]:
    for code, kind in enumerate(game.events.kinds):
        values = []
        for one in kind.seen:
            of = "a number" if isinstance(one.param, Number) else words(one.param.words)
            values.append(f"{one.param.name}{'' if one.who == EVERYONE else ' (its seat only)'}: {of}")
        yield str(code + 1), f"`{kind.name}`", "; ".join(values)
