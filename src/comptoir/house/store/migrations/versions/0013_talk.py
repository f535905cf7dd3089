"""Talk: a room for watchers, what everybody has read, and reports to the keeper."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from comptoir.house.store.columns import columns

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("chat", sa.Column("room", sa.Text, nullable=False, server_default="table"))
    op.add_column("looks", sa.Column("heard", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "reports",
        *columns(
            id="key", person="of person", about="of person", table_id="kept table?", quote="text", words="text", at="moment",
            done="flag",
        ),
    )  # fmt: skip
    op.create_index("reports_by_person", "reports", ["person"])
    op.create_index("reports_by_age", "reports", ["done", "at"])
