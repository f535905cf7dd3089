"""For a house that grows: indexes for what is asked again and again, and counts that several processes share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from comptoir.house.store.columns import columns

revision = "0004"
down_revision = "0003"

WITH_ALARM, WITH_BOTS = sa.text("alarm IS NOT NULL"), sa.text("bots_waiting")


def upgrade() -> None:
    op.drop_index("tables_by_alarm", "tables")
    op.create_index("tables_by_alarm", "tables", ["alarm"], sqlite_where=WITH_ALARM, postgresql_where=WITH_ALARM)
    op.create_index("tables_by_bots", "tables", ["id"], sqlite_where=WITH_BOTS, postgresql_where=WITH_BOTS)
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_index("seats_by_player", "seats", ["player"])
    op.create_index("persons_by_age", "persons", ["created"])
    op.create_index("logins_by_person", "logins", ["person"])
    op.create_index("logins_by_expiry", "logins", ["expires"])
    op.create_index("mutes_by_muted", "mutes", ["muted"])
    op.create_table("counts", *columns(kind="key", whom="key", seconds="number key", until="real", counted="number"))
    op.create_index("counts_by_age", "counts", ["until"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE counts SET UNLOGGED")  # a crash may forget who asked how often
