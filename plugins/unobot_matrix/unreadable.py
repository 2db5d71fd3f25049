"""Messages that nobody here can read: their sender is asked to send them again, once an hour at most."""

from collections.abc import Awaitable, Callable

from unobot.adapter import Identity, Incoming, Unread
from unobot.clock import Clock
from unobot_matrix.undecrypted import Undecrypted

GRACE = 10.0
"""Seconds in which a key may come after its message; until then nobody is asked."""

AGAIN = 3600.0
"""Seconds until the same person is asked once more."""

OLD = 300.0
"""What was sent longer ago than so many seconds, and comes after an outage, is not asked for any more."""


class Unreadable:
    """Whom we could not read, and when; `tell` takes what the bot is to be told. It is not kept over a restart."""

    def __init__(
        self, clock: Clock, undecrypted: Undecrypted, tell: Callable[[Incoming], Awaitable[None]]
    ) -> None:
        self._clock, self._undecrypted, self._tell = clock, undecrypted, tell
        self._asked: dict[Identity, float] = {}

    def news(self, sender: Identity, time: float) -> bool:
        """Whether something must be done about a message of that time; if so, `ask` is to be called."""
        now = self._clock.now()
        self._asked = {who: at for who, at in self._asked.items() if now - at < AGAIN}
        if sender in self._asked or time < now - OLD:
            return False
        self._asked[sender] = now
        return True

    async def ask(self, unread: Unread) -> None:
        """Tell the bot, unless the keys come in time."""
        await self._clock.sleep(GRACE)
        sender = unread.sender.identity
        # forgotten, as it is said again now: with a key that comes later it would be done twice
        if self._undecrypted.give_up(sender):
            await self._tell(unread)
        else:
            self._asked.pop(sender, None)
