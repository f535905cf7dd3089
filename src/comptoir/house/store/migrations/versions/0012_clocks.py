"""Clocks of one's own: a vacation for each seat; and what is agreed when a table is set up: rated or not, hints or not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("unrated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("vacation", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("vacation_since", sa.BigInteger, nullable=True))
