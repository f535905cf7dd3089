"""Words that people add to the shuffle, and a sealed seed for every table from when it is set up."""

from __future__ import annotations

import hashlib
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

SEED_BYTES = 32


def upgrade() -> None:
    op.add_column("seats", sa.Column("pledge", sa.Text))
    op.add_column("seats", sa.Column("words", sa.Text))
    op.add_column("tables", sa.Column("calling", sa.Boolean, nullable=False, server_default=sa.false()))
    # A table that people are gathering at had no seed before its game began.
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("seed_sha256"), sa.column("changes"))
    seeds = sa.table("seeds", sa.column("table_id"), sa.column("seed"))
    gathering = sa.select(tables.c.id).where(tables.c.status == "open", tables.c.seed_sha256.is_(None))
    for table_id in connection.execute(gathering).scalars().all():
        seed = secrets.token_bytes(SEED_BYTES)
        connection.execute(sa.insert(seeds).values(table_id=table_id, seed=seed.hex()))
        sealed = {"seed_sha256": hashlib.sha256(seed).hexdigest(), "changes": tables.c.changes + 1}
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(sealed))
