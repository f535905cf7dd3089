"""Games that were brought along, and what decisions cost."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from comptoir.house.store.columns import column

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", column("brought", "flag", server_default=sa.false()))
    op.add_column("reviews", column("costs", "text?"))
    # What was worked out before is looked at once more: that takes a moment, and then its costs are kept, too.
    op.execute(sa.text("UPDATE reviews SET done = :no, taken = 0").bindparams(no=False))
