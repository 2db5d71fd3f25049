"""How a computer player's client makes itself known to the bot."""

import asyncio
from collections.abc import Iterable

from unobot.demo.client import IrcClient, same

OWN_SETTINGS = ("set language en", "set style plain", "set hints off")
"""What a player tells the bot first, so that it can read what the bot tells it alone, whatever the room's language."""


class Introduction:
    """Tells the bot a player's settings as soon as it is in the room; `done` is set when they are kept.

    A hand that came before would be in the room's language.
    """

    def __init__(self, client: IrcClient, bot: str) -> None:
        self.done = asyncio.Event()
        self._client, self._bot = client, bot
        self._told = False
        self._unanswered = len(OWN_SETTINGS)

    def tell(self, present: Iterable[str]) -> None:
        """Tell the bot the settings, once, if it is among those who are present."""
        if not self._told and any(same(name, self._bot) for name in present):
            self._told = True
            for setting in OWN_SETTINGS:
                self._client.say(self._bot, setting)

    def answered(self) -> None:
        """The bot has said something privately: each setting is answered with one line, before anything else."""
        self._unanswered -= 1
        if self._unanswered == 0:
            self.done.set()
