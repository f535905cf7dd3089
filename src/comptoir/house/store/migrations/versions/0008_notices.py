"""Notices: where people want to be told, the outbox, and who has a table before their eyes."""

from __future__ import annotations

from alembic import op

from comptoir.house.store.columns import columns

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table("channels", *columns(
        id="key", person="of person", kind="text", address="text", secret="text?", language="text", login="text?",
        confirmed="flag", created="moment", rests="moment", taken="moment",
    ))  # fmt: skip
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_index("channels_by_address", "channels", ["address"])
    op.create_table("notices", *columns(
        channel="of channel key", about="text key", kind="text key", made="moment", due="moment", tries="number",
    ))  # fmt: skip
    op.create_index("notices_by_due", "notices", ["due"])
    op.create_table("looks", *columns(table_id="of table key", person="of person key", seen="moment", here="flag"))
    op.create_index("looks_by_person", "looks", ["person"])
