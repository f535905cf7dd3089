"""What the room answers: the requests of a house that one person alone can make, by method and path."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec
from msgspec import json, structs

from ..kernel.errors import ComptoirError
from ..table import (
    analysis,
    archive,
    boards,
    coach,
    commands,
    hints,
    history,
    powers,
    puzzles,
    records,
    reviews,
    seating,
    shelf,
    thinking,
    trying,
    wire,
)
from ..table.access import check_may_see, letter
from ..table.errors import BadRequest, NotFound, TableError
from ..table.lessons import FIRST_GAME, step_ids
from ..table.memory import KeptTable
from ..table.names import clean_name
from ..table.position import seen_by
from ..table.problems import STATUS, problem_of, status_of
from ..table.session import Session
from .keeping import KeptGame
from .luggage import Luggage, bring_in
from .room import HINT_MILLISECONDS, REVIEW_MILLISECONDS, Nobody, Room, new_id
from .thinker import pack


class Answer(NamedTuple):
    """A status and a body; or an errand, and what it is about: the answer is then what comes of it."""

    status: int
    body: str
    errand: str = ""


class Call(NamedTuple):
    """A request on its way: to whom, with what in its path, its query and its body."""

    room: Room
    path: Mapping[str, str]
    query: Mapping[str, str]
    data: Any

    @property
    def two(self) -> tuple[str, str]:
        """The names in the path: of a game, and of something of it."""
        game, thing = self.path.values()
        return game, thing

    @property
    def table(self) -> str:
        return self.path["table_id"]

    def number(self, name: str, default: int | None = None) -> int | None:
        written = self.query.get(name)
        if written is None:
            return default
        if not re.fullmatch("[0-9]{1,7}", written):
            raise BadRequest(f"{name}: a whole number is wanted")
        return int(written)

    def look(self, question: Callable[..., Any], **more: Any) -> Any:
        """What somebody sees at a table."""
        return self.room.look(self.table, partial(question, person=self.room.me, **more))


Handler = Callable[[Call], Any]


def _given(call: Call, function: Callable[..., Any], timed: bool) -> Callable[..., Any]:
    """A command with what was asked for and, if it wants to know, the time."""
    more = {} if call.data is None else {"asked": call.data}
    return partial(function, **more, **({"now": call.room.now()} if timed else {}))


def _position_after(call: Call, command: Callable[[Session], Any], table_id: str | None = None) -> wire.Position:
    """Do something to a table, and how it looks then."""
    table_id = table_id or call.table
    return call.room.seen_after(call.room.change(table_id, command), table_id)


def _decided(function: Callable[..., Any], timed: bool = False) -> Handler:
    """What somebody decides at a table, answered with how it looks then."""
    return lambda call: _position_after(call, partial(_given(call, function, timed), person=call.room.person))


def _played(function: Callable[..., Any], timed: bool = False) -> Handler:
    """What somebody plays, answered with what became of it and how the table looks then."""

    def play(call: Call) -> wire.Acted:
        command = partial(_given(call, function, timed), person=call.room.person.id)
        outcome = call.room.change(call.table, command, call.data.n)
        return wire.Acted(**structs.asdict(outcome.answer), position=call.room.seen_after(outcome, call.table, call.data.n))

    return play


def _seen(function: Callable[..., Any], **numbers: int | None) -> Handler:
    """What somebody sees at a table; numbers of the query go with it."""
    return lambda call: call.look(function, **{name: call.number(name, default) for name, default in numbers.items()})


# ---- who, and what is on the shelf ----


def _come_in(call: Call) -> wire.Person:
    call.room.be(wire.Person(new_id(), clean_name(call.data.name)))
    assert call.room.guest is not None
    return call.room.guest


def _rename(call: Call) -> wire.Person:
    person = wire.Person(call.room.person.id, clean_name(call.data.name))
    call.room.be(person)
    return person


def _learned(call: Call) -> None:
    assert call.room.person
    game, step = call.path["name"], call.path["step"]
    if step not in step_ids(shelf.game_named(game)):
        raise NotFound(f"{game} has no such lesson")
    call.room.learn(game, step)


def _attempt(call: Call) -> wire.Solution:
    assert call.room.person
    solution = puzzles.judged(*call.two, call.data, call.room.now())
    solution.counts = call.room.attempt(solution.counts)
    return solution


# ---- tables ----


def _new_table(call: Call) -> wire.Position:
    asked: wire.NewTable = call.data
    for seat in asked.seats:
        seat.name = None if seat.name is None else clean_name(seat.name)
        if seat.kind == "open":
            raise NeedsHouse("a seat for somebody elsewhere")
    table_id = call.room.make(asked)
    if not asked.start:
        return call.room.look(table_id, partial(seen_by, person=call.room.me))
    begin = partial(seating.start, person=call.room.person, asked=wire.Start(), now=call.room.now())
    return _position_after(call, begin, table_id)


def _first_game(call: Call) -> wire.Position:
    game = shelf.game_named(call.path["name"])
    asked, seed = coach.first_table(game)
    person, now = call.room.person, call.room.now()
    table_id = call.room.tables.make(new_id(), person, asked, seed, now)
    call.room.learn(game.name, FIRST_GAME, done=False, table=table_id)

    def begin(session: Session) -> None:
        seating.start(session, person, wire.Start(), now)
        session.table.rated = False  # the deal is known

    return _position_after(call, begin, table_id)


def _coached(call: Call) -> wire.Coaching:
    if not any(one.table == call.table for one in call.room.progress.steps):
        raise NotFound("nobody coaches you at this table")
    said: wire.Coaching = call.look(coach.say)
    return said


def _rematch(call: Call) -> wire.Position:
    room = call.room
    again = partial(seating.rematch, person=room.person, table_id=new_id(), seed=room.new_seed(), now=room.now())
    made = room.change(call.table, again).answer
    back = partial(seating.rejoin, person=room.person, pledge=call.query.get("pledge"), now=room.now())
    return _position_after(call, back, made)


def _leave(call: Call) -> None:
    call.room.change(call.table, partial(seating.leave, person=call.room.person))


def _present(call: Call) -> wire.Present:
    """Who has the table before their eyes: nobody but the one person can."""

    def here(session: Session, person: str | None) -> list[str]:
        check_may_see(session, person)
        return [letter(seat.seat) for seat in session.seats if seat.human and call.room.follows(call.table)]

    return wire.Present(call.look(here))


def _sheet(call: Call) -> wire.Sheet:
    found: wire.Sheet = call.look(records.sheet, n=call.number("n"), as_seat=call.query.get("seat"))
    return found


def _review(call: Call, ask: bool) -> wire.Review:
    game = call.look(reviews.reviewed_game)
    if ask:
        call.room.ask_for_review(call.table)
    return reviews.told(game, call.room.reviews.get(call.table))


def _games(call: Call) -> wire.PlayedGames:
    assert call.room.person
    every, _ = call.room.history(call.data or [])
    result = call.query.get("result")
    if result not in (None, *history.WON):
        raise BadRequest("result: won or lost is wanted")
    page = call.number("page", 1) or 1
    return history.listed(every, call.query.get("game"), call.query.get("opponent"), result, page)


def _statistics(call: Call) -> wire.Statistics:
    assert call.room.person
    return history.statistics(*call.room.history(call.data or []))


def _play_on(call: Call) -> wire.Position:
    room = call.room
    person, now, seed = room.person, room.now(), room.new_seed()
    begun = call.look(analysis.beginning, asked=call.data)
    table, seats = analysis.new_table(begun, new_id(), person, call.data, seed, now)
    room.tables.kept[table.id] = KeptTable(table, seats, seed, begun.data)
    return _position_after(call, partial(analysis.begin, begun=begun, now=now), table.id)


# ---- boards ----


def _boards(call: Call) -> wire.Boards:
    me = call.room.person
    newest = sorted(call.room.boards.values(), key=lambda one: (-one.changed, one.id))
    return wire.Boards([one.info(me.name, me.id) for one in newest], boards.MOST_BOARDS)


def _board(call: Call) -> wire.KeptBoard:
    return call.room.board(call.path["board"]).whole(call.room.person.name, call.room.me)


def _keep_board(call: Call, board_id: str, game: str) -> wire.SavedBoard:
    me = call.room.person
    board, said = boards.read(board_id, me.id, game, call.data, call.room.now())
    call.room.keep_board(board)
    return board.saved(me.name, said)


def _change_board(call: Call) -> wire.SavedBoard:
    assert call.room.person
    before = call.room.board(call.path["board"])
    return _keep_board(call, before.id, before.game)


def _take_board_away(call: Call) -> None:
    assert call.room.person
    call.room.take_board_away(call.path["board"])


# ---- errands ----


def _weigh(call: Call) -> Answer:
    return Answer(200, pack(call.look(analysis.question, asked=call.data)), "weigh")


def _hint(call: Call) -> Answer:
    person = call.room.person.id
    task = call.look(thinking.hint_task, written=call.query.get("seat"), milliseconds=HINT_MILLISECONDS)
    if call.room.look(call.table, lambda session: session.table.rated and not session.seats[task.seat].helped):
        call.room.change(call.table, partial(commands.mark_helped, person=person))
    return Answer(200, pack(task), "hint")


def _replay(call: Call) -> Answer:
    return Answer(200, pack(call.look(records.finished_text), call.query.get("seat", "all"), False), "replay")


def _verdict(call: Call) -> Answer:
    return Answer(200, pack(call.look(records.finished_text), False), "verdict")


def _replay_given(call: Call) -> Answer:
    return Answer(200, pack(call.data.record, call.query.get("seat", "all"), True), "replay")


def _verdict_given(call: Call) -> Answer:
    return Answer(200, pack(call.data.record, True), "verdict")


def _keep_record(call: Call) -> wire.TableId:
    found = archive.archived(call.data, new_id(), call.room.person, call.room.now())
    return wire.TableId(call.room.archive(found))


def _make_board(call: Call) -> Answer:
    return Answer(200, pack(call.data), "make")


def _try_board(call: Call) -> Answer:
    return Answer(200, pack(call.data, REVIEW_MILLISECONDS), "trial")


class NeedsHouse(TableError):
    """What one browser cannot do by itself."""

    error = "needs_house"

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} needs a house: this is a page of one browser (docs/hosting.md)")


TABLE = "/api/tables/{table_id}"
GAME = "/api/games/{name}"
# By method and path: the handler, the shape of the body if there is one, and the status of a good answer.
ROUTES: dict[str, tuple[Handler, Any, int]] = {
    "GET /api/games": (lambda call: shelf.boxes(), None, 200),
    f"GET {GAME}": (lambda call: shelf.box(call.path["name"], call.number("revision")), None, 200),
    f"GET {GAME}/positions/{{position}}": (lambda call: trying.attempt(*call.two, wire.Try()), None, 200),
    f"POST {GAME}/positions/{{position}}": (lambda call: trying.attempt(*call.two, call.data), wire.Try, 200),
    f"GET {GAME}/lessons": (lambda call: trying.course(call.path["name"]), None, 200),
    f"GET {GAME}/lessons/{{step}}": (lambda call: trying.lesson(*call.two, wire.Try()), None, 200),
    f"POST {GAME}/lessons/{{step}}": (lambda call: trying.lesson(*call.two, call.data), wire.Try, 200),
    f"GET {GAME}/puzzles": (lambda call: puzzles.series(call.path["name"]), None, 200),
    f"GET {GAME}/puzzles/{{puzzle}}": (lambda call: puzzles.posed(*call.two), None, 200),
    f"POST {GAME}/puzzles/{{puzzle}}": (_attempt, wire.PuzzleAnswer, 200),
    f"GET {GAME}/board": (lambda call: boards.built_in(call.path["name"]), None, 200),
    "GET /api/boards": (_boards, None, 200),
    "POST /api/boards": (lambda call: _keep_board(call, new_id(), call.data.game), wire.NewBoard, 201),
    "POST /api/boards/check": (lambda call: boards.remarks(call.data.game, call.data.board), wire.CheckBoard, 200),
    "POST /api/boards/make": (_make_board, wire.MakeBoard, 200),
    "POST /api/boards/trial": (_try_board, wire.TryBoard, 200),
    "GET /api/boards/{board}": (_board, None, 200),
    "PUT /api/boards/{board}": (_change_board, wire.ChangeBoard, 200),
    "DELETE /api/boards/{board}": (_take_board_away, None, 204),
    "GET /api/puzzles/today": (lambda call: puzzles.today(call.room.now()), None, 200),
    "GET /api/me/puzzles": (lambda call: call.room.person and call.room.attempts, None, 200),
    f"POST {GAME}/first-game": (_first_game, None, 201),
    "GET /api/me": (lambda call: call.room.guest, None, 200),
    "POST /api/guests": (_come_in, wire.NewGuest, 201),
    "PUT /api/me": (_rename, wire.NewName, 200),
    "GET /api/me/lessons": (lambda call: call.room.person and call.room.progress, None, 200),
    "PUT /api/me/lessons/{name}/{step}": (_learned, None, 204),
    "GET /api/me/games": (_games, list[KeptGame] | None, 200),  # its body is what the browser keeps besides
    "GET /api/me/statistics": (_statistics, list[KeptGame] | None, 200),
    "POST /api/tables": (_new_table, wire.NewTable, 201),
    f"GET {TABLE}": (_seen(seen_by, after=0), None, 200),
    f"GET {TABLE}/board": (lambda call: call.look(boards.of_table), None, 200),
    f"POST {TABLE}/join": (_decided(seating.join), wire.Join, 200),
    f"POST {TABLE}/leave": (_leave, None, 204),
    f"POST {TABLE}/order": (_decided(seating.reorder), wire.Order, 200),
    f"POST {TABLE}/bots": (_decided(seating.choose_bot), wire.BotChoice, 200),
    f"POST {TABLE}/start": (_decided(seating.start, timed=True), wire.Start, 200),
    f"POST {TABLE}/words": (_decided(seating.add_words, timed=True), wire.AddWords, 200),
    f"POST {TABLE}/habits": (_decided(seating.habits), wire.Habits, 200),
    f"POST {TABLE}/hand": (_decided(seating.hand), wire.Hand, 200),
    f"POST {TABLE}/return": (_decided(seating.come_back, timed=True), None, 200),
    f"POST {TABLE}/rematch": (_rematch, None, 200),
    f"POST {TABLE}/motion": (_decided(powers.propose, timed=True), wire.AskMotion, 200),
    f"POST {TABLE}/motion/refusal": (_decided(powers.refuse), None, 200),
    f"POST {TABLE}/resume": (_decided(powers.resume, timed=True), None, 200),
    f"POST {TABLE}/removal": (_decided(powers.remove, timed=True), wire.Removal, 200),
    f"POST {TABLE}/close": (_decided(powers.close_table, timed=True), None, 200),
    f"POST {TABLE}/actions": (_played(commands.act, timed=True), wire.Act, 200),
    f"POST {TABLE}/confirm": (_played(commands.confirm, timed=True), wire.Confirm, 200),
    f"POST {TABLE}/take-back": (_played(commands.take_back), wire.TakeBack, 200),
    f"POST {TABLE}/undo": (_played(commands.undo, timed=True), wire.Undo, 200),
    f"POST {TABLE}/undo/refusal": (_played(commands.refuse_undo), wire.UndoRefusal, 200),
    f"GET {TABLE}/sheet": (_sheet, None, 200),
    f"GET {TABLE}/present": (_present, None, 200),
    f"GET {TABLE}/past": (_seen(records.past, n=0), None, 200),
    f"GET {TABLE}/film": (_seen(records.film, since=0), None, 200),
    f"GET {TABLE}/coach": (_coached, None, 200),
    f"POST {TABLE}/why": (lambda call: call.look(hints.why, asked=call.data), wire.WhyNot, 200),
    f"GET {TABLE}/hint": (_hint, None, 200),
    f"POST {TABLE}/analysis": (lambda call: call.look(analysis.analysed, asked=call.data), wire.Analyse, 200),
    f"POST {TABLE}/analysis/thought": (_weigh, wire.Weigh, 200),
    f"POST {TABLE}/analysis/table": (_play_on, wire.PlayOn, 201),
    f"GET {TABLE}/record": (lambda call: Answer(200, call.look(records.finished_text)), None, 200),
    f"GET {TABLE}/replay": (_replay, None, 200),
    f"GET {TABLE}/verdict": (_verdict, None, 200),
    f"GET {TABLE}/review": (partial(_review, ask=False), None, 200),
    f"POST {TABLE}/review": (partial(_review, ask=True), None, 200),
    "POST /api/records": (_keep_record, wire.KeepRecord, 201),
    "POST /api/records/replay": (_replay_given, wire.RecordText, 200),
    "POST /api/records/verdict": (_verdict_given, wire.RecordText, 200),
}
# What only a page is asked, by itself.
OWN: dict[str, tuple[Handler, Any, int]] = {
    "POST /page/luggage": (lambda call: bring_in(call.room, call.data, set(call.query["known"].split())), Luggage, 200),
}
PATTERNS = {re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", what)): found for what, found in (ROUTES | OWN).items()}


def answer(room: Room, method: str, path: str, query: Mapping[str, str], body: str) -> Answer:
    """Answer a request as a house would. Nothing of it is kept or told yet."""
    try:
        for pattern, route in PATTERNS.items():
            if fits := pattern.fullmatch(f"{method} {path}"):
                return _answer(route, room, fits.groupdict(), query, body)
        raise NeedsHouse(f"{method} {path}")
    except TableError as error:
        return Answer(status_of(error, {**STATUS, Nobody: 401, NeedsHouse: 404}), _written(problem_of(error)))
    except ComptoirError as error:
        return Answer(400, _written(wire.Problem("bad_request", str(error))))
    except msgspec.DecodeError as error:
        return Answer(400, _written(wire.Problem("bad_request", str(error))))


def _answer(
    found: tuple[Handler, Any, int], room: Room, path: Mapping[str, str], query: Mapping[str, str], body: str
) -> Answer:
    handler, shape, status = found
    data = None if shape is None else json.decode(body or "null", type=shape)
    made = handler(Call(room, path, query, data))
    if isinstance(made, Answer):
        return made
    return Answer(status, "" if status == 204 else _written(made))


def _written(made: object) -> str:
    return json.encode(made).decode()
