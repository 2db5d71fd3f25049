"""A process that commits without end and prints the number of every acknowledged commit, to be killed."""

import asyncio
import os
import sys
from itertools import count

from tests.bot.store.words import LIBERA, ROUND, UNO, given, said, started
from unobot.store import Change, Checkpoint, Handled, Messages, RoundProgress, Store, TableKept, read

WAITING = 16


async def main(location: str, first: int) -> None:
    """Commit from number `first` on, many at a time."""
    store = await Store.open(location)
    if await store.read(read.round_of, ROUND) is None:
        await store.commit(started())
    numbers = count(first)
    await asyncio.gather(*(_commit_for_ever(store, numbers) for _ in range(WAITING)))


async def _commit_for_ever(store: Store, numbers: "count[int]") -> None:
    for number in numbers:
        await store.commit(command(number))
        os.write(1, b"%d\n" % number)


def command(number: int) -> Change:
    """A change that leaves its number in many tables."""
    return Change(
        at=float(number),
        table=TableKept(LIBERA, UNO, b"%d" % number, ROUND),
        round=RoundProgress(inputs=given(number), checkpoint=Checkpoint(ROUND, b"%d" % number, number)),
        handled=Handled(LIBERA, str(number), position=str(number)),
        messages=Messages((said(str(number)), said(str(number)))),
    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
