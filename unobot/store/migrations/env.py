"""Alembic's way in: run the migrations on the connection that `unobot.store.migrations` hands over."""

from alembic import context

from unobot.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
