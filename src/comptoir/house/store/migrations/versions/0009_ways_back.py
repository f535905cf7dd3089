"""Ways back into an account, and people whom the keeper does not let in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from comptoir.house.store.columns import columns

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("persons", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table("tickets", *columns(token_sha256="key", person="of person", purpose="text", expires="moment"))
    op.create_index("tickets_by_person", "tickets", ["person"])
    op.create_index("tickets_by_age", "tickets", ["expires"])
