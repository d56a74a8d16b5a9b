"""Runs migrations on the connection that the store hands over."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, text

from klubovna.table.schema import METADATA

connection: Connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":  # two servers may start at the same moment
    connection.execute(text("select pg_advisory_xact_lock(7103)"))
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
