"""Which events are words for the bot, and whether they were said in a room or in private."""

from dataclasses import replace

from unobot.adapter import Identity, Said, Unread
from unobot.adapter import Room as RoomName
from unobot.addressing import after_name
from unobot_matrix import speech
from unobot_matrix.account import Account
from unobot_matrix.events import RoomEvent, text
from unobot_matrix.prompts import Prompts
from unobot_matrix.room import Room
from unobot_matrix.timeline import Chronicle
from unobot_matrix.undecrypted import Undecrypted
from unobot_matrix.unreadable import Unreadable

REMEMBERED = 10_000
"""So many event ids are kept, to hear nothing twice, and so many threads."""


class Hearing:
    """Makes a `Said` of every message, once."""

    def __init__(
        self, account: Account, prompts: Prompts, undecrypted: Undecrypted, unreadable: Unreadable
    ) -> None:
        self._account = account
        self._prompts = prompts
        self._undecrypted = undecrypted
        self._unreadable = unreadable

    async def hear(self, chronicle: Chronicle, event: RoomEvent) -> Said | None:
        """What was said with this event; None if nothing was, or by us, or if it was heard before."""
        if event.sender == self._account.us or event.state_key is not None or event.id in self._account.heard:
            return None
        inner = self._account.opened(chronicle.room.id, event.source)
        if inner is None:
            self._not_read(chronicle, event)
            return None
        self._remember(event)
        content, kind = inner.get("content"), text(inner, "type")
        if not isinstance(content, dict) or kind is None or not self._listens(chronicle, event):
            return None
        return await self._understand(chronicle, replace(event, type=kind, content=content))

    def _not_read(self, chronicle: Chronicle, event: RoomEvent) -> None:
        """The key often comes after the message: it is tried again then. If none comes the sender is asked."""
        encrypts = self._account.crypt is not None
        if not encrypts or not self._undecrypted.keep(chronicle.room.id, event.id, event.source):
            return
        # nothing from before the first sync: who waits for an answer has long sent it again
        news = self._account.synced and self._listens(chronicle, event)
        if news and self._unreadable.news(Identity(event.sender), event.time):
            sender = chronicle.sender(event.sender)
            self._account.not_read(Unread(self._account.network, self._place(chronicle), sender))

    def _listens(self, chronicle: Chronicle, event: RoomEvent) -> bool:
        """Whether what this person says there may be for us."""
        # a direct room into which a third person came is no private place any more, nor a room to play in
        partner = self._account.directs.partner(chronicle.room.id)
        alone = event.sender == partner and chronicle.room.holds_only(self._account.us, event.sender)
        return partner is None or alone

    def _place(self, chronicle: Chronicle) -> RoomName | None:
        """The room in which something was said; None for a direct room."""
        return chronicle.name if self._account.directs.partner(chronicle.room.id) is None else None

    async def _understand(self, chronicle: Chronicle, event: RoomEvent) -> Said | None:
        room, sender = chronicle.room, chronicle.sender(event.sender)
        said = Said(self._account.network, self._place(chronicle), sender, "", event.id, event.time)
        edited = speech.edit(event)
        if edited is not None:
            said, event = replace(said, corrects=edited[0]), edited[1]
        line = speech.words(event)
        if line is not None:
            self._follow(event, said.corrects)
            return self._called(replace(said, text=line), room, event)
        return await self._answer(said, room.id, event)

    def _called(self, said: Said, room: Room, event: RoomEvent) -> Said:
        """The same, without our name if it begins with that: then it is surely meant for us."""
        us = self._account.us
        ours = (room.present.get(us, ""), us.removeprefix("@").partition(":")[0])
        to_us = after_name(said.text, ours, [*speech.pills(event, us), us])
        return said if to_us is None else replace(said, text=to_us, addressed=True)

    async def _answer(self, said: Said, room: str, event: RoomEvent) -> Said | None:
        """What a reaction to one of our prompts says; None if it says nothing."""
        reaction = speech.reaction(event)
        if reaction is None:
            return None
        prompt = await self._prompts.find(room, reaction[0], self._account.opened)
        meant = prompt.meaning(reaction[1]) if prompt is not None else None
        if prompt is None or meant is None:
            return None
        about = RoomName(prompt.about) if prompt.about is not None and said.room is None else None
        return replace(said, text=meant, addressed=True, about=about)

    def _follow(self, event: RoomEvent, corrects: str | None) -> None:
        """Remember the thread that a message, or the one it edits, stands in, so that its answer can stand there, too."""
        root = speech.thread(event) or self._account.threads.get(corrects or "")
        threads = self._account.threads
        if root is not None:
            threads[event.id] = root
            if len(threads) > REMEMBERED:
                del threads[next(iter(threads))]

    def _remember(self, event: RoomEvent) -> None:
        heard = self._account.heard
        heard[event.id] = event.sender
        if len(heard) > REMEMBERED:
            heard.popitem(last=False)
