"""A claim: the right of one process at a time to answer on some networks."""

import asyncio
from collections.abc import Collection
from uuid import uuid4

from unobot.adapter import Network


class Claim:
    """A claim on all networks of one process together. This one is held by nobody else's leave: for a store in memory.

    `writer` is the name under which the process writes while it holds the claim. A claim is taken once; to claim the
    networks again, make a new one.
    """

    patience = 0.0
    """For so many seconds a process that has just ended may seem to hold its claim."""

    def __init__(self, networks: Collection[Network] = ()) -> None:
        # in the same order everywhere, so that of two processes which want the same networks one gets them all
        self.networks = tuple(sorted(networks))
        self.writer = uuid4().hex
        self.entered = False
        """Whether the writer was entered in the store; from then on whoever comes later removes it there."""

    async def take(self, *, waiting: bool = False) -> Network | None:
        """Try to get all of the networks, or none; returns one that another process holds, or None: they are held now.

        `waiting`: whoever holds them may know that somebody waits for them. Raises `StoreError`.
        """
        return None

    def sure(self) -> bool:
        """Whether the claim is surely still held. If it is not, nothing may be said."""
        return True

    def unshared(self) -> bool:
        """Whether nobody else can have the claim yet, though it may not be sure any more."""
        return True

    @property
    def alone(self) -> bool:
        """Whether no other process waited for these networks when the claim was last surely held."""
        return True

    async def lost(self) -> None:
        """Return when the claim is another process's, or may be soon."""
        await asyncio.Event().wait()

    async def release(self) -> None:
        """Let others have it, at once."""
