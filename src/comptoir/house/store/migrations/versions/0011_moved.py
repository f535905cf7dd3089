"""When somebody last moved at a table: absentees are known by it where no clock runs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("moved", sa.BigInteger, nullable=True))
    op.execute(
        "UPDATE tables SET moved = (SELECT max(at) FROM entries WHERE entries.table_id = tables.id) WHERE status = 'running'"
    )
