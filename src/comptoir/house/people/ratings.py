"""Records and ratings: how often somebody played a game, how well, and how well they are expected to play it next.

A game counts for whoever began it (`seats.player`): leaving a lost game does not undo the loss. It is reckoned in the very
transaction that finishes the table, so it happens once, whatever restarts and however many processes there are. Levels of
bots are rated like people. In a rated game between people nobody gets a hint and nothing is taken back (`table.model.is_fair`).
Alone with bots both are allowed: who had one can only lose by the game, and the bots can only win by it. Neither helps to win a
rating, nor to get rid of a lost game; nor does deleting one's account, for the others are compared with whoever sat there.

What is told is on the scale people know from chess: everybody begins at 1500, and nobody is below 100.
"""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Row, case, delete, func, insert, select, update

from ...kernel.record import places
from ...table.history import pages
from ...table.model import bot_player, person_player
from ..store.database import dialect_insert
from ..store.schema import persons, ratings, results
from ..store.tables import StoredSession
from . import shapes

MODEL = PlackettLuce()
PERSON, BOT, NOBODY = person_player(""), bot_player(""), "gone:"
PAGE = 25  # players
MIDDLE, LEAST, POINT = 1500, 100, 40  # the scale: a point of the model is 40 of it
PROVISIONAL = 10  # fewer rated games say little
SETTLED = 5.0  # the model's deviation below which a rating is told without reserve


# ---- when a game is over ----


def enter_result(session: StoredSession) -> None:
    """Enter a finished game: everybody's place, and new ratings if at least two different players can be compared."""
    table = session.table
    assert table.result is not None
    placed = places(table.result["scores"], table.result["winners"], session.game.lowest_wins)
    known = [(seat.seat, seat.player) for seat in session.seats if seat.player is not None]
    rated = table.rated and len({player for _, player in known}) > 1
    kept = [(at, player) for at, player in known if not player.startswith(NOBODY)]
    if kept:
        session.connection.execute(
            insert(results),
            [
                {"table_id": table.id, "seat": at, "game": table.game, "player": player, "place": placed[at],
                 "score": table.result["scores"][at], "rated": rated, "at": table.finished}
                for at, player in kept
            ],
        )  # fmt: skip
    if rated:
        helped = {seat.player for seat in session.seats if seat.helped and seat.player is not None}
        _rate(session.connection, table.game, [(player, placed[at]) for at, player in known], helped)


def _rate(connection: Connection, game: str, placed: list[tuple[str, int]], helped: set[str]) -> None:
    """Rows are locked in the order of their names, so that two tables finishing at once wait and never block each other."""
    players = sorted({player for player, _ in placed if not player.startswith(NOBODY)})
    fresh = MODEL.rating()
    new = [{"game": game, "player": player, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0} for player in players]
    connection.execute(dialect_insert(connection.engine)(ratings).on_conflict_do_nothing(), new)
    here = (ratings.c.game == game) & ratings.c.player.in_(players)
    rows = connection.execute(select(ratings).where(here).order_by(ratings.c.player).with_for_update())
    before = {row.player: (row.mu, row.sigma) for row in rows}
    teams = [[MODEL.rating(*before.get(player, (fresh.mu, fresh.sigma)))] for player, _ in placed]
    after = MODEL.rate(teams, ranks=[float(place) for _, place in placed])
    for player in players:
        # A level of bots may hold several seats: what each of them learned is averaged.
        own = [team[0] for (who, _), team in zip(placed, after, strict=True) if who == player]
        mu = sum(one.mu for one in own) / len(own)
        if helped and (mu < before[player][0]) != (player in helped):
            continue
        connection.execute(
            update(ratings)
            .where(ratings.c.game == game, ratings.c.player == player)
            .values(mu=mu, sigma=sum(one.sigma for one in own) / len(own), games=ratings.c.games + 1)
        )
    connection.execute(delete(ratings).where(here, ratings.c.games == 0))


# ---- to be looked at ----


def record_of(connection: Connection, player: str) -> list[shapes.GameRecord]:
    """A player's record and rating, game by game."""
    rows = connection.execute(
        select(
            results.c.game,
            func.count().label("played"),
            func.sum(case((results.c.place == 1, 1), else_=0)).label("won"),
            func.avg(results.c.place).label("place"),
            func.max(results.c.at).label("last"),
        )
        .where(results.c.player == player)
        .group_by(results.c.game)
        .order_by(results.c.game)
    ).all()
    known = {row.game: row for row in connection.execute(select(ratings).where(ratings.c.player == player))}
    return [
        shapes.GameRecord(
            game=row.game,
            played=row.played,
            won=int(row.won),
            mean_place=round(float(row.place), 2),
            last=row.last,
            rating=_shown(known[row.game].mu, known[row.game].sigma, known[row.game].games) if row.game in known else None,
        )
        for row in rows
    ]


def ranking(connection: Connection, game: str, page: int, person: str | None) -> shapes.Ranking:
    """The players of a game, people and bots, a page of them: those first whose rating says something."""
    of_game = ratings.c.game == game
    is_rough = case((ratings.c.games < PROVISIONAL, 1), else_=0)
    best_first = (is_rough, ratings.c.mu.desc(), ratings.c.player)
    total = connection.execute(select(func.count()).select_from(ratings).where(of_game)).scalar_one()
    rows = connection.execute(
        select(ratings, persons.c.name)
        .outerjoin(persons, ratings.c.player == PERSON + persons.c.id)
        .where(of_game)
        .order_by(*best_first)
        .limit(PAGE)
        .offset((page - 1) * PAGE)
    )
    placed = select(ratings.c.player, func.row_number().over(order_by=best_first).label("place")).where(of_game).subquery()
    mine = select(placed.c.place).where(placed.c.player == person_player(person or ""))
    return shapes.Ranking(
        players=[_ranked(row, place) for place, row in enumerate(rows, (page - 1) * PAGE + 1)],
        mine=connection.execute(mine).scalar_one_or_none(),
        page=page,
        pages=pages(total, PAGE),
    )


def _ranked(row: Row[Any], place: int) -> shapes.Ranked:
    kind, _, known_as = row.player.partition(":")
    return shapes.Ranked(
        place=place,
        kind="bot" if kind == "bot" else "person",
        id=known_as,
        name=row.name or known_as,
        rating=_shown(row.mu, row.sigma, row.games),
    )


def _shown(mu: float, sigma: float, games: int) -> shapes.Rating:
    return shapes.Rating(
        points=max(LEAST, round(MIDDLE + POINT * (mu - MODEL.mu))),
        certainty="provisional" if games < PROVISIONAL else "rough" if sigma > SETTLED else "settled",
        games=games,
    )


# ---- people who become others ----


def hand_over(connection: Connection, guest: str, account: str) -> None:
    """A guest's results become an account's; its rating only where the account has none."""
    old, new = person_player(guest), person_player(account)
    connection.execute(update(results).where(results.c.player == old).values(player=new))
    has = select(ratings.c.game).where(ratings.c.player == new)
    games = list(connection.execute(has).scalars())
    connection.execute(update(ratings).where(ratings.c.player == old, ratings.c.game.not_in(games)).values(player=new))
    connection.execute(delete(ratings).where(ratings.c.player == old))


def forget(connection: Connection, person: str) -> None:
    for table in (results, ratings):
        connection.execute(delete(table).where(table.c.player == person_player(person)))
