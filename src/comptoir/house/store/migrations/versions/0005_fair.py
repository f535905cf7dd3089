"""Which games are rated and who had help in them; and the tables of a host, which are counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_index("tables_by_host", "tables")
    op.create_index("tables_by_host", "tables", ["host", "status"])
    undone = "SELECT table_id FROM entries WHERE undo IS NOT NULL"
    op.execute(sa.text(f"UPDATE tables SET rated = {sa.false().compile(dialect=op.get_bind().dialect)} WHERE id IN ({undone})"))
