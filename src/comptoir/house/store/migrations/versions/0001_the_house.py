"""The house opens: people, tables, seats, entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keepsakes",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "logins",
        sa.Column("token_sha256", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("seat_order", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("finished", sa.BigInteger),
        sa.Column("invitation", sa.Integer, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("bots_waiting", sa.Boolean, nullable=False),
        sa.Column("alarm", sa.BigInteger),
        sa.Column("timer_since", sa.BigInteger),
        sa.Column("undo", sa.Text),
        sa.Column("players", sa.Text),
        sa.Column("seed_sha256", sa.Text),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.Text),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id")),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("stand_in", sa.Text),
        sa.Column("at_once", sa.Boolean, nullable=False),
        sa.Column("handed", sa.Boolean, nullable=False),
        sa.Column("draft", sa.Text),
        sa.Column("waiting_since", sa.BigInteger),
        sa.Column("reserve", sa.BigInteger, nullable=False),
        sa.Column("warned", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("watches", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.Text),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("undo", sa.Integer),
        sa.Column("played_by", sa.Text, nullable=False),
        sa.Column("request", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    op.create_table(
        "seeds",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seed", sa.Text, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "created"])
    op.create_index("tables_by_alarm", "tables", ["alarm"])
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_index("members_by_person", "members", ["person"])
    op.create_index("entries_by_request", "entries", ["table_id", "request"])
