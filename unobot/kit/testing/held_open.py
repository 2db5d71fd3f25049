"""What is asynchronous, used from plain tests: no test needs an event loop of its own, or a plugin of pytest for one."""

import asyncio
from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Generic, TypeVar

_PATIENCE = 2.0
"""Seconds in which a cancelled task must have ended."""

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
            self._runner.get_loop().run_until_complete(self._task)
        finally:
            # where a task goes on though it was cancelled, the runner would wait for it for ever
            if self._runner.run(_all_cancelled()):
                self._runner.close()
            else:
                self._runner.get_loop().close()

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


async def _all_cancelled() -> bool:
    """Cancel all other tasks, and return whether they have ended soon."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    return not others or not (await asyncio.wait(others, timeout=_PATIENCE))[1]
