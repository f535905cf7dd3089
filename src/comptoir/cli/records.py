"""`comptoir replay`, `verify` and `notate`: what can be done with a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ..kernel import notation
from ..kernel.actions import SEAT_LETTERS
from ..kernel.errors import BadRecord, ComptoirError
from ..kernel.match import Match, replay, verify
from ..kernel.record import FORMAT, Entry, entry_line, places
from ..kernel.sheet import COUNTED, LATER, Row
from ..kernel.visibility import ALL, looker
from ..texts import game_texts, house_texts
from .console import (
    Language,
    console,
    language_or_default,
    player_names,
    print_file,
    read_record,
    read_text,
    seat_colours,
    tell_fault,
)

RecordFile = Annotated[Path, typer.Argument(help="A record, as JSON lines or in text notation.")]


def replay_command(
    file: RecordFile,
    as_: Annotated[str, typer.Option("--as", help="A to F: as that seat saw it; public; or all open.")] = "public",
    boards: Annotated[bool, typer.Option(help="Show the table after every entry, not only at the end.")] = False,
    lang: Language = "",
) -> None:
    """Tell a recorded game again, as a seat saw it."""
    game, loaded = read_record(file)
    seat = looker(as_, loaded.seats)
    if seat == ALL and loaded.result is None:
        raise ComptoirError(f"{file}: a game that is not over cannot be shown all open")
    texts = game_texts(game.folder, language_or_default(lang))
    names = seat_names(player_names(loaded))
    match: Match[Any] | None = None
    try:
        for match in replay(game, loaded):
            entry = match.record.entries[-1]
            plain(f"{entry.n:>4} {notated(match, entry, seat)}")
            for seen in match.log(seat, entry.n):
                plain(f"       {texts.event(seen, names)}")
            if boards:
                plain(f"\n{game.text(match.view(seat))}\n")
    except BadRecord as error:
        raise BadRecord(f"{file}: {error.reason}", error.line) from None
    assert match is not None
    if not boards:
        plain(f"\n{game.text(match.view(seat))}")
    show_sheet(match, seat, language_or_default(lang), names)
    plain(outcome(match, language_or_default(lang), names))
    if loaded.result is None:
        raise BadRecord(f"{file}: the record stops before the game is over", entry_line(len(loaded.entries)))


def notated(match: Match[Any], entry: Entry, seat: int) -> str:
    """An entry in text notation. Others' actions may be sealed choices: of those a seat learns what events tell it."""
    if entry.seat is None:
        return notation.SET_UP
    if entry.undo is not None:
        return f"{SEAT_LETTERS[entry.seat]} undo {entry.undo}"
    if seat not in (entry.seat, ALL):
        return SEAT_LETTERS[entry.seat]
    return f"{SEAT_LETTERS[entry.seat]} {match.game.actions.text(match.game.actions.from_json(entry.action))}"


def seat_names(players: list[str]) -> list[str]:
    """How seats are called: by letter and player, so that two bots of a kind can be told apart."""
    return [f"{SEAT_LETTERS[seat]} ({name})" for seat, name in enumerate(players)]


def outcome(match: Match[Any], language: str, names: list[str]) -> str:
    """Scores and winners in a sentence each; once it is over, the best first."""
    texts = house_texts(language)
    scored = [f"{name} {points}" for name, points in zip(names, match.scores, strict=True)]
    if not match.over:
        return texts.get("scores-so-far", scores=", ".join(scored))
    placed = places(match.scores, match.winners, match.game.lowest_wins)
    scores = ", ".join(scored[seat] for seat in sorted(range(len(scored)), key=placed.__getitem__))
    winners = ", ".join(names[seat] for seat in match.winners)
    return texts.get("game-over", scores=scores, winners=winners, count=len(match.winners))


def show_sheet(match: Match[Any], seat: int, language: str, names: list[str]) -> None:
    """The score sheet as this seat may see it, and what decided a tie."""
    sheet = match.sheet(seat)
    texts, house = game_texts(match.game.folder, language), house_texts(language)
    table = Table("", *names)
    for column in table.columns[1:]:
        column.justify = "right"

    def add(rows: list[Row]) -> None:
        for row in rows:
            kind = texts.get(f"sheet-{row.key}", **row.facts)
            table.add_row(house.get("sheet-later", kind=kind) if row.role == LATER else kind, *amounts(row))

    add([row for row in sheet.rows if row.role == COUNTED])
    table.add_section()
    table.add_row(texts.get("sheet-total"), *map(str, sheet.totals), style="bold")
    table.add_section()
    add([row for row in sheet.rows if row.role != COUNTED])
    console.print(table)
    if sheet.decided is not None:
        plain(texts.get(f"decided-{sheet.decided.key}", **sheet.decided.facts))


def amounts(row: Row) -> list[str]:
    """The numbers of a row, with what they are for where that is known; `?` where the looker cannot know."""
    told = ["?" if amount is None else str(amount) for amount in row.amounts]
    return [f"{amount} ({many})" if many else amount for amount, many in zip(told, row.counts or [0] * len(told), strict=True)]


def verify_command(
    files: Annotated[list[Path], typer.Argument(help="Records, or folders of records.")],
) -> None:
    """Check that the rules were obeyed, the shuffles were those sealed at the start, and the scores are right."""
    paths = [path for file in files for path in (sorted(file.glob("*.jsonl")) if file.is_dir() else [file])]
    if not paths:
        raise ComptoirError(f"there is no record in {', '.join(map(str, files))}")
    good = 0
    for path in paths:
        try:
            game, loaded = read_record(path)
            verify(game, loaded)
            good += 1
        except BadRecord as error:
            tell_fault(error if str(path) in str(error) else f"{path}: {error}")
        except ComptoirError as error:
            tell_fault(error)
    console.print(f"{good} of {len(paths)} records verified: rules obeyed, shuffles genuine, scores right")
    if good < len(paths):
        raise typer.Exit(1)


def notate_command(file: RecordFile) -> None:
    """Print a record in text notation; print one in text notation as JSON lines."""
    game, loaded = read_record(file)
    written = loaded.dump() if read_text(file).startswith(FORMAT) else notation.write(game, loaded)
    print_file(written)


def plain(text: str) -> None:
    console.print(seat_colours(text), soft_wrap=True)
