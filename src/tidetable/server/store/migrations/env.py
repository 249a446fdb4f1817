"""Alembic's way in: the connection comes from the store that is being opened."""

from alembic import context

from tidetable.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
