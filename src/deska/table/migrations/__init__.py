"""The migrations of the database. Alembic runs them; `deska.table.database.migrate` starts it."""
