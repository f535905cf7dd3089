"""Reviews of finished games: as far as they are worked out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from comptoir.house.store.columns import columns

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "reviews",
        *columns(table_id="of table key", state="text", done="flag", slices="number", tries="number", taken="moment"),
    )
    unfinished = sa.text("NOT done")
    op.create_index("reviews_by_taken", "reviews", ["taken"], sqlite_where=unfinished, postgresql_where=unfinished)
