"""Alembic's entrance: it is always given a connection by `Database.migrate`."""

from __future__ import annotations

from alembic import context

from comptoir.house.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
