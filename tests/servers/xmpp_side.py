"""People on a Prosody, each with a client of their own, and the foreign adapter in a room with them."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

from slixmpp import JID, ClientXMPP
from slixmpp.stanza import Message

from tests.plugins.built_in import ROOT, points
from tests.reading import good
from tests.servers.gate import Gate
from tests.servers.irc_bot import fresh
from tests.servers.prosody import PASSWORD, Prosody
from unobot.adapter import Network
from unobot.clock import WallClock
from unobot.kit.testing import MemoryShelf
from unobot.plugins import Plugins, load_plugins
from unobot.plugins.parts import Means

PACKAGE = ROOT / "tests" / "plugins" / "third_party" / "packages" / "xmpp"


def with_xmpp() -> Plugins:
    """The built-in plugins and XMPP."""
    return load_plugins(installed=points(), paths=[PACKAGE])


def fresh_room() -> str:
    """A room in which nobody was before."""
    return f"{fresh('uno')}@rooms.localhost"


class Person:
    """Somebody with an account on the Prosody, who is called in the room as their account is."""

    def __init__(self, name: str, room: str) -> None:
        self.name, self.room = name, room
        self.heard: list[str] = []
        """What was said in the room."""
        self.told: list[str] = []
        """What was said to them alone."""
        self.nicks = set[str]()
        """Who is in the room."""
        self._news = asyncio.Condition()
        self._client = ClientXMPP(f"{name}@localhost", PASSWORD)
        self._client.enable_direct_tls = False
        self._client.register_plugin("xep_0045")
        self._client.add_event_handler("message", self._hear)
        self._client.add_event_handler("groupchat_presence", self._see)

    async def come(self, server: Prosody, *, shown: bool = True) -> None:
        """Log in, and enter the room; if nobody made it before, it shows all addresses to everybody only if `shown`."""
        self._client.ca_certs = Path(server.ca_file)
        self._client.connect("127.0.0.1", server.port)
        await self._client.wait_until("session_start", 15)
        self._client.send_presence()
        muc = self._client.plugin["xep_0045"]
        joined = await muc.join_muc_wait(JID(self.room), self.name, maxstanzas=0, timeout=15)
        if 201 in joined[0]["muc"]["status_codes"]:
            form = await muc.get_room_config(JID(self.room), timeout=15)
            form["values"] = {**form["values"], "muc#roomconfig_whois": "anyone" if shown else "moderators"}
            await muc.set_room_config(JID(self.room), form, timeout=15)

    def rename(self, nick: str) -> None:
        """Be called otherwise in the room."""
        self._client.send_presence(pto=f"{self.room}/{nick}")

    def correct(self, text: str) -> None:
        """Say that a line of before should have been this."""
        message = self._client.make_message(JID(self.room), text, mtype="groupchat")
        message.append(fromstring('<replace xmlns="urn:xmpp:message-correct:0" id="1"/>'))
        message.send()

    async def go(self) -> None:
        """Log off."""
        await self._client.disconnect(wait=2)

    def say(self, text: str) -> None:
        """Say it in the room."""
        self._client.send_message(JID(self.room), text, mtype="groupchat")

    def whisper(self, to: str, text: str) -> None:
        """Say it to an account alone."""
        self._client.send_message(JID(f"{to}@localhost"), text, mtype="chat")

    async def until(self, true: Callable[[], Any], seconds: float = 20) -> None:
        """Return when it is so, looking at each news. Raises AssertionError if it does not become so in time."""
        try:
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait_for(true)
        except TimeoutError:
            raise AssertionError(
                f"{self.name} waited in vain; heard {self.heard[-8:]}, told {self.told[-8:]}"
            ) from None

    async def _see(self, presence: Any) -> None:
        async with self._news:
            here = presence["type"] != "unavailable"
            (self.nicks.add if here else self.nicks.discard)(presence["from"].resource)
            self._news.notify_all()

    async def _hear(self, message: Message) -> None:
        async with self._news:
            (self.heard if message["type"] == "groupchat" else self.told).append(message["body"])
            self._news.notify_all()


class XmppSide:
    """The adapter in a room of its own, and the people who are or were there."""

    def __init__(self, server: Prosody, gate: Gate) -> None:
        self.clock, self._server, self._gate = WallClock(), server, gate
        self.room = fresh_room()
        self._factory = with_xmpp().brought.adapters["xmpp"]
        self.password = PASSWORD
        self._means = Means(MemoryShelf(), self.clock, random.Random(1), Path())
        self.people: dict[str, Person] = {}
        self.restart()

    def restart(self) -> None:
        """Open the adapter, as the bot does when it is started."""
        table = {
            "jid": "bot@localhost",
            "password": self.password,
            "host": "127.0.0.1",
            "port": self._gate.port,
            "ca_file": self._server.ca_file,
            "rooms": [self.room],
        }
        settings = good(self._factory.settings, table)
        self.adapter = self._factory.open(Network("test"), settings, self._means)

    async def arrive(self, who: str, *, shown: bool = True) -> None:
        """Log in and enter the room."""
        self.people[who] = Person(who, self.room)
        await self.people[who].come(self._server, shown=shown)

    async def depart(self, who: str) -> None:
        """Log off."""
        await self.people[who].go()

    async def say(self, who: str, text: str) -> None:
        """Say it in the room."""
        self.people[who].say(text)

    async def whisper(self, who: str, text: str) -> None:
        """Say it to the bot's account."""
        self.people[who].whisper("bot", text)

    async def reads(self, who: str, text: str) -> None:
        """Wait until they have read it."""
        await self.people[who].until(lambda: any(text in line for line in self.lines(who)))

    def lines(self, who: str) -> list[str]:
        """What they have read."""
        return [*self.people[who].heard, *self.people[who].told]

    async def cut(self) -> None:
        """Cut the bot's connection."""
        await self._gate.shut()
        await self._gate.open()


@asynccontextmanager
async def xmpp_side(server: Prosody, *first: str, shown: bool = True) -> AsyncIterator[XmppSide]:
    """A room of its own on that server, with these people in it, which shows addresses to the bot or not."""
    async with Gate(server.port) as gate:
        side = XmppSide(server, gate)
        for who in first:
            await side.arrive(who, shown=shown)
        try:
            yield side
        finally:
            for who in side.people:
                await side.depart(who)
