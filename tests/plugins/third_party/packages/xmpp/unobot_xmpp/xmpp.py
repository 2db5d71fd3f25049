"""The network `xmpp`: an account in rooms (XEP-0045), whose people get their cards at their own addresses.

One queue holds what the server sends, in its order, and `run` takes from it. While too much is in it, nothing more is read, and those
who talk too much wait.
"""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from typing import Any, Final

from slixmpp import JID, ClientXMPP
from slixmpp.exceptions import IqError, IqTimeout
from slixmpp.stanza import Message, Presence
from slixmpp.xmlstream.xmlstream import NotConnectedError

from unobot.adapter import (
    Arrived,
    BaseAdapter,
    Departed,
    Disconnected,
    Entered,
    Excluded,
    Identity,
    Inbox,
    Network,
    NotNow,
    Outgoing,
    Refused,
    Remark,
    Renamed,
    Room,
    Said,
    Sender,
    TokenBucket,
    Undeliverable,
    Unheard,
    Unreached,
    Unread,
)
from unobot.document import plain
from unobot.parsing.addressing import after_name
from unobot.parsing.masks import fits, is_mask, names_somebody
from unobot.plugins.parts import Means
from unobot_xmpp.occupants import Occupants, addressed, sender_of
from unobot_xmpp.settings import Settings, bare

MOST_LETTERS: Final = 1000
"""A line that is longer is not read."""
MOST_WAITING: Final = 500
"""So many stanzas may wait to be taken by the bot before no more are read."""
PATIENCE: Final = 30.0
"""Seconds after which a server that does not answer is taken for gone."""

SELF, RENAMED, CREATED, SHUTTING_DOWN = 110, 303, 201, 332
"""Status codes of XEP-0045."""
ENCRYPTED: Final = "{eu.siacs.conversations.axolotl}encrypted"
CORRECTION: Final = "{urn:xmpp:message-correct:0}replace"
DELAY: Final = "{urn:xmpp:delay}delay"


class Xmpp(BaseAdapter):
    """The adapter, as `unobot.adapter.Adapter` describes it."""

    addresses_first = True

    def __init__(self, network: Network, settings: Settings, means: Means) -> None:
        super().__init__(network, means.clock, TokenBucket(20, 5.0, means.clock.now()))
        self._settings = settings
        self._server = JID(JID(settings.jid).domain)
        self._rooms = set(map(Room, settings.rooms))
        self._nicks: dict[Room, str] = {}
        """What the bot is called in each room that it has asked to enter."""
        self._entered = set[Room]()
        self._people = Occupants()
        self._client: ClientXMPP | None = None
        self._queue = asyncio.Queue[Any]()
        self._heard = 0.0
        self._probing: asyncio.Task[None] | None = None
        # no line may have the id of one of an earlier run: the bot would take it for one that it has answered
        self._run, self._numbers = secrets.token_hex(8), count(1)

    # --- the connection ---

    async def run(self, inbox: Inbox, /) -> None:
        """Be on the network until cancelled. Raises Refused for a wrong password, ConnectionError if the server cannot be had."""
        while True:
            await self._connect()
            try:
                await self._take(inbox)
            finally:
                await self._disconnect()
            await inbox.put(Disconnected(self.network))
            await self.clock.sleep(1)

    async def _connect(self) -> None:
        """Log in, and ask to enter the rooms. Raises Refused or ConnectionError."""
        settings = self._settings
        self._queue = asyncio.Queue()
        self._client = client = self._new_client()
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def end(error: Exception | None) -> None:
            if not begun.done():
                begun.set_result(None) if error is None else begun.set_exception(error)

        def begin(_: object) -> None:
            # a server, or who pretends to be one, may not have offered STARTTLS at all
            encrypted = client.transport and client.transport.get_extra_info("ssl_object")
            end(None if encrypted else Refused("the server does not encrypt"))

        client.add_event_handler("session_start", begin)
        refused = Refused("the server does not take this jid with this password")
        client.add_event_handler("failed_all_auth", lambda _: end(refused))
        for event in ("connection_failed", "disconnected"):
            client.add_event_handler(event, lambda why: end(ConnectionError(str(why))))
        try:
            client.connect(settings.host or None, settings.port if settings.host else None)
            async with asyncio.timeout(PATIENCE):
                await begun
        except BaseException:
            await self._disconnect()
            raise
        client.send_presence()
        for room in sorted(self._rooms):
            self._enter(room, settings.nick)

    def _new_client(self) -> ClientXMPP:
        """Return a client whose stanzas, and in the end None, come into the queue."""
        settings = self._settings
        client = ClientXMPP(f"{settings.jid}/{secrets.token_hex(4)}", settings.password.reveal())
        client.enable_direct_tls = not settings.host
        if settings.ca_file:
            client.ca_certs = settings.ca_file
        for plugin in ("xep_0030", "xep_0045", "xep_0199"):
            client.register_plugin(plugin)
        for event in ("message", "message_error", "groupchat_presence", "presence_error"):
            client.add_event_handler(event, self._queue_up)
        client.add_event_handler("disconnected", lambda _: self._queue.put_nowait(None))
        return client

    def _queue_up(self, stanza: Message | Presence) -> None:
        self._queue.put_nowait(stanza)
        if self._queue.qsize() > MOST_WAITING and self._client and self._client.transport:
            self._client.transport.pause_reading()

    async def _disconnect(self) -> None:
        """Leave the network; all that is known of its rooms goes with it."""
        client, self._client = self._client, None
        self._people, self._nicks = Occupants(), {}
        self._entered.clear()
        if self._probing:
            self._probing.cancel()
        if client is not None:
            client.cancel_connection_attempt()
            if client.transport:
                client.transport.resume_reading()
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await client.disconnect(wait=0.5, ignore_send_queue=False)
            client.abort()

    def _enter(self, room: Room, nick: str) -> None:
        """Ask to enter a room, without what was said there before."""
        assert self._client is not None
        self._nicks[room] = nick
        self._client.plugin["xep_0045"].make_join_stanza(JID(room), nick, maxstanzas=0).send()

    # --- listening ---

    async def _take(self, inbox: Inbox) -> None:
        """Tell the bot what comes, in its order, until the connection is lost."""
        while (item := await self._queue.get()) is not None:
            if self._queue.empty() and self._client and self._client.transport:
                self._client.transport.resume_reading()
            match item:
                case float():
                    self._heard = item
                case Presence():
                    await self._see(item, inbox)
                case Message() if item["type"] == "error":
                    await self._returned(item, inbox)
                case Message():
                    await self._hear(item, inbox)

    async def _see(self, presence: Presence, inbox: Inbox) -> None:
        """Tell who has come, gone, or been renamed, the bot included."""
        room, nick = Room(presence["from"].bare), presence["from"].resource
        if room not in self._nicks:
            return
        codes = presence["muc"]["status_codes"]
        own = SELF in codes or nick == self._nicks[room]
        if presence["type"] == "error":
            await self._not_let_in(room, presence["error"]["condition"], inbox)
        elif own:
            await self._see_own(room, nick, presence, inbox)
        elif presence["type"] == "unavailable":
            if RENAMED in codes:
                if renamed := self._people.rename(room, nick, presence["muc"]["item_nick"]):
                    await inbox.put(Renamed(self.network, renamed[0].identity, renamed[1]))
            elif gone := self._people.drop(room, nick):
                await inbox.put(Departed(self.network, room, gone.identity))
        else:
            new = self._people.find(room, nick) is None
            muc = presence["muc"]
            operator = muc["role"] == "moderator" or muc["affiliation"] in {"owner", "admin"}
            sender = self._people.put(room, nick, muc["jid"], operator=operator)
            if new:
                await inbox.put(Arrived(self.network, room, sender))

    async def _see_own(self, room: Room, nick: str, presence: Presence, inbox: Inbox) -> None:
        """Note that the bot has entered a room, got another nick, or may not be or speak there any more."""
        muc = presence["muc"]
        codes = muc["status_codes"]
        if presence["type"] == "unavailable":
            if RENAMED in codes:
                self._nicks[room] = muc["item_nick"]
            elif SHUTTING_DOWN in codes:
                self._lose()
            else:
                self._forget(room)
                await inbox.put(Excluded(self.network, room, presence["muc"]["item"]["reason"] or "removed"))
            return
        self._nicks[room] = nick  # the server may have changed it
        if CREATED in codes:
            # a new room is locked until its owner is content with it
            assert self._client is not None
            rooms = self._client.plugin["xep_0045"]
            with suppress(IqError, IqTimeout, ValueError):
                form = await rooms.get_room_config(JID(room), timeout=PATIENCE)
                await rooms.set_room_config(JID(room), form, timeout=PATIENCE)
        if room not in self._entered:
            self._entered.add(room)
            await inbox.put(Entered(self.network, room, JID(room).user))
        if muc["role"] == "visitor":
            await inbox.put(Unheard(self.network, room, "the room is moderated"))

    async def _not_let_in(self, room: Room, condition: str, inbox: Inbox) -> None:
        nick = self._nicks[room]
        if condition == "conflict" and room not in self._entered and len(nick) < len(self._settings.nick) + 5:
            self._enter(room, f"{nick}_")
        else:
            self._forget(room)
            await inbox.put(Excluded(self.network, room, condition))

    def _forget(self, room: Room) -> None:
        self._nicks.pop(room, None)
        self._entered.discard(room)
        self._people.leave(room)

    async def _hear(self, message: Message, inbox: Inbox) -> None:
        """Tell what somebody has said. What was said before, or only corrects a line, is not said now."""
        room: Room | None = Room(message["from"].bare)
        sender = self._speaker(message["from"])
        if message["type"] == "groupchat":
            if room not in self._entered or message.xml.find(DELAY) is not None:
                return
        else:
            room = None
        if sender is None or message.xml.find(CORRECTION) is not None:
            return
        text = " ".join(message["body"].split())
        if message.xml.find(ENCRYPTED) is not None:
            await inbox.put(Unread(self.network, room, sender))
        elif len(text) > MOST_LETTERS:
            await inbox.put(Remark(self.network, sender, "xmpp-too-long", (("most", str(MOST_LETTERS)),)))
        elif text:
            called = after_name(text, {self._settings.nick, *([self._nicks[room]] if room else [])})
            said = text if called is None else called
            id_, now = f"{self._run}-{next(self._numbers)}", self.clock.now()
            await inbox.put(Said(self.network, room, sender, said, id_, now, addressed=called is not None))

    def _speaker(self, jid: JID) -> Sender | None:
        """Return who speaks from this address: a nick of a room, or somebody outside of all rooms; None for the bot and the rooms."""
        room = Room(jid.bare)
        if room in self._nicks:
            own = jid.resource in {"", self._nicks[room]}
            return None if own else self._people.find(room, jid.resource)
        if not jid.user or jid.bare == self._settings.jid:
            return None
        known = self._people.named(Identity(jid.bare))
        return sender_of(jid, known.name if known else jid.user)

    async def _returned(self, message: Message, inbox: Inbox) -> None:
        """Tell that a message did not reach whom it was for."""
        jid, condition = message["from"], message["error"]["condition"]
        if Room(jid.bare) in self._entered:
            await inbox.put(Unheard(self.network, Room(jid.bare), condition))
        elif jid.user:
            await inbox.put(Unreached(self.network, Identity(jid.bare), condition))

    def heard_until(self, wanted: float, /) -> float:
        """Return until when all is surely heard: the last time that the rooms were asked whether the bot is in them, and answered."""
        if self._heard < wanted and self._client and (self._probing is None or self._probing.done()):
            self._probing = asyncio.create_task(self._probe())
        return self._heard

    async def _probe(self) -> None:
        """Ask each room as XEP-0410 does; what was said before it answers has come by then."""
        at = self.clock.played()
        places = [JID(f"{room}/{self._nicks[room]}") for room in self._entered] or [self._server]
        if all(await asyncio.gather(*map(self._answers, places))):
            self._queue.put_nowait(at)
        else:
            self._lose()

    async def _answers(self, jid: JID) -> bool:
        """Return whether the server answers, and the bot is still in the room."""
        assert self._client is not None
        try:
            await self._client.plugin["xep_0199"].send_ping(jid, timeout=PATIENCE)
        except IqError as error:
            return not jid.resource or error.condition in {
                "service-unavailable",
                "feature-not-implemented",
                "item-not-found",
            }
        except (IqTimeout, NotConnectedError):
            return False
        return True

    def _lose(self) -> None:
        """Give up a connection that carries nothing any more; `run` makes another one."""
        self._queue.put_nowait(None)

    # --- speaking ---

    async def send(self, message: Outgoing, /) -> None:
        """Send a message to a room, or to somebody's own address. Raises Undeliverable, or NotNow without a connection."""
        if self._client is None or not self._client.transport:
            raise NotNow("there is no connection", 1)
        text = plain(message.document)
        if message.to is not None:
            if not addressed(message.to):
                raise Undeliverable("their address is not known")
            self._client.send_message(JID(message.to), text, mtype="chat")
        elif message.room in self._entered:
            self._client.send_message(JID(message.room), text, mtype="groupchat")
        else:
            raise Undeliverable("the bot is not in that room")

    async def passed(self, message: Outgoing, /) -> None:
        """Return when the server has answered something that was sent later. Raises NotNow if it does not."""
        if self._client is None or not await self._answers(self._server):
            raise NotNow("the connection was lost", 1)

    # --- people ---

    async def reachable(self, identity: Identity, /) -> bool:
        """Return whether they are in a room that shows their address."""
        return addressed(identity) and self._people.named(identity) is not None

    def account(self, name: str, /) -> str:
        """Return the address as it is compared; raises ValueError."""
        address = bare(name)
        if is_mask(address):
            raise ValueError("expected an address without * and ?")
        return address

    def masks(self, said: str, /) -> tuple[str, ...]:
        """Return the mask of an address; a nick alone is nobody's. Raises ValueError."""
        name, at, _ = said.partition("@")
        if not at or not name or not names_somebody(said):
            raise ValueError("expected an address such as ann@example.org, or *@example.org")
        return (said.casefold(),)

    def masks_of(self, identity: Identity, /) -> tuple[str, ...]:
        """Return the address itself; a name may have a `*` in it, which must not mean others."""
        return (identity.replace("*", "?"),)

    def fits(self, mask: str, identity: Identity | None, /) -> bool:
        """Return whether a mask fits somebody, or (None) the bot."""
        return fits(mask, self._settings.jid if identity is None else identity)

    async def reload_rooms(self, rooms: Sequence[Room], /) -> None:
        """Leave the rooms that are no longer wanted, and enter the new ones."""
        gone, new = self._rooms - set(rooms), set(rooms) - self._rooms
        self._rooms = set(rooms)
        if self._client is None:
            return
        for room in gone & self._nicks.keys():
            self._client.send_presence(pto=f"{room}/{self._nicks[room]}", ptype="unavailable")
            self._forget(room)
        for room in sorted(new):
            self._enter(room, self._settings.nick)
