"""How Alembic reaches the database: over the connection it was handed."""

from alembic import context

from rathaus.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
