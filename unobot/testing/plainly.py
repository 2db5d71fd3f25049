"""What is asynchronous, used from plain tests: no test needs an event loop of its own, or a plugin of pytest for one."""

import asyncio
from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class HeldOpen(Generic[T]):
    """An asynchronous context, entered now and left by `close`. What is in it stands still between two calls of `run`."""

    def __init__(self, context: AbstractAsyncContextManager[T]) -> None:
        self._runner = asyncio.Runner()
        self._closing = asyncio.Event()
        self._opened: asyncio.Future[T]
        self._task: asyncio.Task[None]
        try:
            self.value = self._runner.run(self._open(context))
        except BaseException:
            self._runner.close()
            raise

    def run(self, work: Coroutine[Any, Any, R]) -> R:
        """Do the work to its end, with what is open going on meanwhile."""
        return self._runner.run(work)

    def close(self) -> None:
        """Leave the context. Raises what it raises."""
        try:
            self._closing.set()
            self._runner.run(self._end())
        finally:
            self._runner.close()

    async def _open(self, context: AbstractAsyncContextManager[T]) -> T:
        self._opened = asyncio.get_running_loop().create_future()
        # entered and left in one task, as task groups and time-outs demand
        self._task = asyncio.create_task(self._hold(context))
        await asyncio.wait((self._opened, self._task), return_when=asyncio.FIRST_COMPLETED)
        if not self._opened.done():
            await self._task
        return await self._opened

    async def _hold(self, context: AbstractAsyncContextManager[T]) -> None:
        async with context as value:
            self._opened.set_result(value)
            await self._closing.wait()

    async def _end(self) -> None:
        await self._task
