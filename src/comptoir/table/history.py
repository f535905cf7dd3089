"""A person's games that are over: as a list to look through, and counted. Nothing of a game that still runs is told here.

A host gives the tables it keeps, at most `MOST` of them; what is asked of them is found here, the same for every host.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from .. import games
from ..kernel.errors import ComptoirError
from ..kernel.record import places
from . import wire
from .access import letter
from .model import Seat, Table, bot_player, person_player, player_of

MOST = 1000  # games of a person that are looked at, the newest first
PAGE = 20  # games
OPPONENTS = 30  # to choose from
COSTS = 50  # reviewed games in a curve
UNREVIEWED = 5  # to ask for at once
WON = {"won": True, "lost": False}


def pages(total: int, size: int) -> int:
    """How many; there always is one."""
    return max(1, -(-total // size))


def played(table: Table, seats: Sequence[Seat], person: str, reviewed: bool) -> wire.PlayedGame:
    """A finished game as it stands in the list of this person."""
    assert table.result is not None
    scores = table.result["scores"]
    placed = places(scores, table.result["winners"], _lowest_wins(table.game, table.revision))
    names = table.players or [seat.name for seat in seats]
    mine = person_player(person)
    found = []
    for seat in seats:
        player = seat.player or player_of(seat) or ""
        kind, _, known_as = player.partition(":")
        is_known = kind in ("person", "bot")
        found.append(
            wire.PlayedSeat(
                seat=letter(seat.seat),
                name=names[seat.seat],
                kind="guest" if not is_known else "person" if kind == "person" else "bot",
                player=known_as if is_known else None,
                mine=player == mine,
                score=scores[seat.seat],
                place=placed[seat.seat],
            )
        )
    finished = table.finished or table.created
    return wire.PlayedGame(table.id, table.game, finished, found, table.rated, table.brought, reviewed)


def _lowest_wins(game: str, revision: int | None = None) -> bool:
    """By the rules of that revision; by the newest where games of several are looked at."""
    try:
        return games.find(game, revision).lowest_wins
    except ComptoirError:  # it is not installed any more
        return False


# ---- a list ----


def listed(
    every: list[wire.PlayedGame], game: str | None = None, opponent: str | None = None, result: str | None = None, page: int = 1
) -> wire.PlayedGames:
    """A page of what was asked for; `every` has the newest first."""
    found = [
        one
        for one in every
        if (game is None or one.game == game)
        and (opponent is None or opponent in _opponents(one))
        and (result is None or _won(one) is WON[result])
    ]
    start = (page - 1) * PAGE
    often = Counter(one.game for one in every)
    met = Counter(key for one in every for key in _opponents(one))
    names = {key: name for one in reversed(every) for key, name in _opponents(one).items()}
    return wire.PlayedGames(
        games=found[start : start + PAGE],
        page=page,
        pages=pages(len(found), PAGE),
        total=len(found),
        most=MOST,
        choices=[one for one, _ in often.most_common()],
        opponents=[wire.Opponent(key, names[key], many) for key, many in met.most_common(OPPONENTS)],
    )


def _opponents(one: wire.PlayedGame) -> dict[str, str]:
    """Whom one played with, by their keys. A bot is called by its level: it has another name in every game."""
    found = {}
    for seat in one.seats:
        if seat.player is not None and not seat.mine:
            is_bot = seat.kind == "bot"
            key = bot_player(seat.player) if is_bot else person_player(seat.player)
            found[key] = seat.player if is_bot else seat.name
    return found


def _mine(one: wire.PlayedGame) -> wire.PlayedSeat | None:
    return next((seat for seat in one.seats if seat.mine), None)


def _won(one: wire.PlayedGame) -> bool | None:
    mine = _mine(one)
    return None if mine is None else mine.place == 1


# ---- counted ----


def statistics(every: list[wire.PlayedGame], costs: Mapping[str, list[float]]) -> wire.Statistics:
    """Of the games in which this person had a seat. `costs`: by reviewed table, what the decisions of each seat cost."""
    by_game: dict[str, list[tuple[wire.PlayedGame, wire.PlayedSeat]]] = {}
    for one in every:
        mine = _mine(one)
        if mine is not None:
            by_game.setdefault(one.game, []).append((one, mine))
    most_first = sorted(by_game.items(), key=lambda found: -len(found[1]))
    return wire.Statistics([_of_game(game, found, costs) for game, found in most_first], MOST)


def _of_game(
    game: str, found: list[tuple[wire.PlayedGame, wire.PlayedSeat]], costs: Mapping[str, list[float]]
) -> wire.GameStatistics:
    choose = min if _lowest_wins(game) else max
    best, seat = choose(found, key=lambda one: one[1].score)
    by_seats: dict[str, list[wire.PlayedSeat]] = {}
    by_level: dict[str, list[wire.PlayedSeat]] = {}
    for one, mine in found:
        by_seats.setdefault(str(len(one.seats)), []).append(mine)
        kinds = {seat.player if seat.kind == "bot" else "people" for seat in one.seats if not seat.mine}
        for kind in kinds - {None}:
            by_level.setdefault(str(kind), []).append(mine)
    judged = [
        wire.Cost(one.id, one.finished, max(0.0, -costs[one.id][one.seats.index(mine)]))
        for one, mine in found
        if one.id in costs
    ]
    whole = _share("", [mine for _, mine in found])
    return wire.GameStatistics(
        game=game,
        played=whole.played,
        won=whole.won,
        mean_place=whole.mean_place,
        best=wire.BestGame(best.id, seat.score),
        streak=_streak([mine.place == 1 for _, mine in found]),
        by_seats=[_share(kind, by_seats[kind]) for kind in sorted(by_seats)],
        by_level=[_share(kind, by_level[kind]) for kind in sorted(by_level)],
        costs=judged[:COSTS][::-1],
        unreviewed=[one.id for one, _ in found if not one.reviewed][:UNREVIEWED],
    )


def _share(kind: str, mine: list[wire.PlayedSeat]) -> wire.Share:
    won = sum(seat.place == 1 for seat in mine)
    return wire.Share(kind, len(mine), won, round(sum(seat.place for seat in mine) / len(mine), 2))


def _streak(won: list[bool]) -> int:
    """The most on end."""
    best = run = 0
    for one in won:
        run = run + 1 if one else 0
        best = max(best, run)
    return best
