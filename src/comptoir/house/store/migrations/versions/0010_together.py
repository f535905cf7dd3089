"""What the people at a table decide together: a motion, a pause, and notes of who left or was removed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("motion", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("paused", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("notes", sa.Text, nullable=False, server_default="[]"))
