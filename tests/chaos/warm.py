"""Imported once by the process that is copied for each start of the bot: all that a start imports, reads and compiles."""

import asyncio
from importlib import import_module

import psycopg

import unobot.app.serving
from tests.plugins.built_in import built_in, points
from unobot.app.assembly import assemble
from unobot.config import Config, Secret

__all__ = ["psycopg", "unobot"]

for point in points():
    import_module(point.module)


async def _assemble() -> None:
    async with assemble(Config(data=Secret("sqlite://"), networks={}), built_in()):
        pass


asyncio.run(_assemble())
