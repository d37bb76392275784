"""Alembic's way in: it is handed a connection and never makes its own."""

from alembic import context

from deska.table.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
