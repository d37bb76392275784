"""How the database comes to its present form; Alembic runs these, `deska.table.database.migrate` starts it."""
