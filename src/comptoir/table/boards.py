"""Boards of one's own: read, checked, and chosen for a table, which then has a copy that nobody changes any more."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from msgspec import Struct, structs

from .. import games
from ..kernel.contract import BoardKit, Game
from ..kernel.errors import BadBoard, Remark, UnknownName
from ..kernel.reading import Unreadable, parse_json
from ..kernel.rulebook import LANGUAGES
from ..players import playtest
from . import wire
from .access import check_may_see
from .errors import BadRequest, NotFound
from .model import Board
from .names import clean_title
from .session import Session
from .shelf import game_named

MOST_BYTES = 256 * 1024  # of a board as it is written; ours have under 20 kB
MOST_BOARDS = 50  # that one person keeps
# What the checker says of files that nobody has drawn: keys or lists that no board has, or far too many things.
FORMLESS = frozenset(("no-object", "unknown-key", "other-game", "no-list", "too-long", "long-name"))


class Kept(Struct):
    """A board that somebody keeps, as any host does."""

    id: str
    person: str
    game: str
    name: str
    data: str
    sound: bool
    changed: int

    def info(self, maker: str, looker: str | None) -> wire.BoardInfo:
        return wire.BoardInfo(self.id, self.game, self.name, maker, self.person == looker, self.sound, self.changed)

    def whole(self, maker: str, looker: str | None) -> wire.KeptBoard:
        """With its data: for its maker, and for others once it is sound."""
        if self.person != looker and not self.sound:
            raise no_board()
        return wire.KeptBoard(**structs.asdict(self.info(maker, looker)), board=json.loads(self.data))

    def saved(self, maker: str, said: wire.BoardRemarks) -> wire.SavedBoard:
        return wire.SavedBoard(**structs.asdict(self.info(maker, self.person)), remarks=said.remarks)


def no_board() -> NotFound:
    return NotFound("there is no such board", error="no_board")


def kit_of(game: Game[Any]) -> BoardKit:
    try:
        return games.kit_of(game)
    except UnknownName as error:
        raise NotFound(str(error), error="no_board") from None


def built_in(game: str) -> wire.BoardData:
    """The board that a game comes with."""
    return drawn(game_named(game))


def drawn(game: Game[Any]) -> wire.BoardData:
    """What a client draws a game's board from."""
    kit = kit_of(game)
    names = {} if kit.built_in else {language: dict(kit.names(kit.data, language)) for language in LANGUAGES}
    return wire.BoardData(dict(kit.data), dict(game.box), names)


def remarks(game: str, data: Mapping[str, Any]) -> wire.BoardRemarks:
    """What the checker says."""
    kit = kit_of(game_named(game))
    readable(data)
    return wire.BoardRemarks([_remark(one) for one in kit.check(data)])


def _remark(one: Remark) -> wire.BoardRemark:
    return wire.BoardRemark(one.word, dict(one.given), list(one.where), one.rule, one.grave)


def readable(data: Mapping[str, Any]) -> str:
    """The data of a board as it is written, if it is not larger, deeper or odder than a board can be."""
    written = games.written_board(data)
    try:
        size = len(written.encode())
        if size > MOST_BYTES:
            said = f"a board has at most {MOST_BYTES} bytes, and this one {size}"
            raise BadRequest(said, error="board_too_large", most=MOST_BYTES // 1024)
        parse_json(written)
    except (Unreadable, UnicodeEncodeError) as error:
        raise BadRequest(f"this is no board: {error}", error="bad_board") from None
    return written


def read(board_id: str, person: str, game: str, asked: wire.ChangeBoard, now: int) -> tuple[Kept, wire.BoardRemarks]:
    """A board as it is to be kept, and what the checker says: one that has faults yet is for its maker's eyes only. What has
    not the form of a board is not kept: nobody is drawing there."""
    kit = kit_of(game_named(game))
    written = readable(asked.board)
    found = kit.check(asked.board)
    formless = [one for one in found if one.word in FORMLESS or (one.word == "missing" and not one.where)]
    if formless:
        raise BadRequest(f"this is no board of {game}: {formless[0]}", error="bad_board")
    sound = not any(one.grave for one in found)
    told = wire.BoardRemarks([_remark(one) for one in found])
    return Kept(board_id, person, game, clean_title(asked.name), written, sound, now), told


def chosen(found: Kept, person: str, game: str) -> Board | None:
    """A kept board for a table of that game; None if it is the game's own after all."""
    if found.person != person and not found.sound:
        raise no_board()
    if found.game != game:
        raise BadRequest(f"this is a board of {found.game}, not of {game}", error="other_game")
    try:
        on = games.on_board(game, game_named(game).revision, found.data)
    except BadBoard as error:
        raise BadRequest(str(error), error="bad_board") from None
    return None if kit_of(on).built_in else Board(found.name, found.data)


def made(asked: wire.MakeBoard) -> wire.BoardData:
    """A random board."""
    kit = kit_of(game_named(asked.game))
    return drawn(kit.on(kit.make(asked.seed)))


def tried(asked: wire.TryBoard, enough: Callable[[], bool]) -> wire.BoardTrial:
    """Games of merchants on a board, on from those that were played: at least one more, then until it is enough."""
    kit_of(game_named(asked.game))
    try:
        game = games.on_board(asked.game, game_named(asked.game).revision, readable(asked.board))
        tally = playtest.begin(game, asked.so_far.seats if asked.so_far else asked.seats)
    except (BadBoard, UnknownName) as error:
        raise BadRequest(str(error), error="bad_board" if isinstance(error, BadBoard) else "bad_request") from None
    if asked.so_far is not None:
        if len(asked.so_far.wins) != tally.seats:
            raise BadRequest("so_far: one number of wins a seat is wanted")
        tally = playtest.Tally(**structs.asdict(asked.so_far))
    playtest.go_on(game, tally, asked.games, enough)
    told = wire.BoardTally(**asdict(tally))
    uneven = playtest.uneven(game, tally)
    return wire.BoardTrial(told, asked.games, tally.games >= asked.games, playtest.never_used(game, tally), uneven)


def of_table(session: Session, person: str | None) -> wire.BoardData:
    """The board of a table, for whoever may see the table."""
    check_may_see(session, person)
    return drawn(session.game)
