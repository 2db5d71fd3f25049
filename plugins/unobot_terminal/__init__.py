"""A network that is one terminal (`unobot demo`): the people at its keyboard are in its only room, and the bot speaks on its screen."""

import asyncio
import getpass
import itertools
import json
import re
import secrets
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import aclosing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from uno_engine import LEVELS, ComputerPlayer, InputText, MakeMove
from unobot.adapter import (
    Arrived,
    BaseAdapter,
    Departed,
    Entered,
    Identity,
    Inbox,
    Incoming,
    Network,
    NotNow,
    Outgoing,
    Refused,
    Renamed,
    Room,
    Said,
    Sender,
    Undeliverable,
)
from unobot.clock import within
from unobot.commands.feature import Feature
from unobot.config import Wrong
from unobot.config.kinds import Expected, Language, Line, Positive, matching
from unobot.document import Document, Span, Strong, Text, split_lines
from unobot.parsing.addressing import after_name
from unobot.parsing.masks import fits, is_mask, names_somebody
from unobot.plugins.hookspecs import hookimpl
from unobot.plugins.parts import AdapterFactory, Means
from unobot.tables.confusables import alike
from unobot.tables.place import Place
from unobot.tables.signals import ChangeStored, RoundStored
from unobot_terminal.screen import Screen, StandardScreen
from unobot_terminal.words import FOLDER, TerminalTexts

unobot_api = 1
_NAME: Final = r"[^\W_][\w-]{0,19}"
_PEOPLE: Final = "people"
_SILENCE: Final = 0.05
"""After so many seconds without a line the bot has said all that it says at once."""
_AFTERWARDS: Final = 0.5
"""So many seconds the last words of a round or match are waited for."""
_PATIENCE: Final = 2.0
"""Seconds in which the bot surely says something to what was typed, if it does."""


class TableWatcher:
    """Listens in one room, and calls `match_over` after each match."""

    def __init__(self, place: Place, match_over: Callable[[], None]) -> None:
        self.round_over = False
        """A round has been played to its end."""
        self._place, self._match_over = place, match_over
        self._played = False
        self._moment: object = None
        self._players: dict[int, ComputerPlayer] = {}
        place.signals.listen(RoundStored, self._note_round)
        place.signals.listen(ChangeStored, self._note_match)

    def _note_round(self, _signal: RoundStored) -> None:
        self.round_over = self._played = True

    def _note_match(self, _signal: ChangeStored) -> None:
        # a table that is closed before its first round had no match
        if self._played and self._place.table is None:
            self._played = False
            self._match_over()

    def moves(self) -> Iterator[tuple[Identity, str]]:
        """Yield what the people who are asked would type if they were computer players, once for each moment of a game."""
        table = self._place.table
        if table is None or (moment := (table, table.journal.round, table.journal.given)) == self._moment:
            return
        self._moment = moment
        for seat in table.asked():
            holder = table.holders[seat]
            if holder.agent or (kind := self._place.services.players.get(LEVELS["normal"])) is None:
                continue
            if seat not in self._players:
                self._players[seat] = kind(self._place.services.chance.randbytes(32))
            if (move := self._players[seat].answer(table.view(seat))) is not None:
                texts = InputText(table.rules.deck.by_code)
                yield holder.identity, texts.write(MakeMove(seat, move), table.game.state.names)[1]


@dataclass(frozen=True, slots=True)
class TerminalSettings:
    """A terminal: one room, and the people at one keyboard."""

    rooms: tuple[Line, ...] = ("#uno",)
    """The only room."""
    people: tuple[
        Annotated[str, matching(_NAME), Expected("a name, one word of at most 20 letters and digits")], ...
    ] = ()
    """Who sits at the keyboard when the bot comes for the first time; by default whoever has logged in to the machine."""
    nick: Line = "unobot"
    """What the bot is called."""
    language: Language = "en"
    """What the terminal itself says; the bot has settings of its own."""
    guide: bool = False
    """Whether newcomers are told at first what can be typed, and after a match what else there is."""
    first: tuple[Line, ...] = ()
    """What is typed by itself when the bot comes for the first time, such as `!uno` and `!bot add 2`."""
    auto: Positive | None = None
    """If set, nobody types: what a computer player would do is typed, and after one round the bot leaves. The round has so many seconds."""

    def wrong(self) -> Iterator[Wrong]:
        """Yield what does not go together."""
        if len(self.rooms) != 1:
            yield Wrong(("rooms",), "expected one room: a terminal has no more")
        if any(alike(name, self.nick) for name in self.people):
            yield Wrong(("people",), f"expected names that do not look like the bot's, {self.nick}")


class TerminalAdapter(BaseAdapter):
    """One terminal; see `unobot.adapter.Adapter` for what each method promises.

    Everybody at the keyboard is who they say they are, and reads all that is on the screen; what is for one person alone is
    marked so. They are kept on the shelf, and are there again when the bot comes back.
    """

    def __init__(
        self, network: Network, settings: TerminalSettings, means: Means, screen: Screen | None = None
    ) -> None:
        super().__init__(network, means.clock)
        self.play: TableWatcher | None = None
        """What goes on in the room, as soon as the bot is there."""
        self._settings, self._shelf = settings, means.shelf
        self._room = Room(settings.rooms[0])
        self._screen = screen or StandardScreen()
        self._words = TerminalTexts(settings.language)
        self._people: dict[Identity, str] = {}
        self._typing = Identity("")
        self._inbox: Inbox | None = None
        self._run, self._numbers = secrets.token_hex(8), itertools.count()
        self._spoken = asyncio.Event()
        """Set whenever the bot says something."""
        self._lines = 0

    async def run(self, inbox: Inbox, /) -> None:
        """Enter the room with whoever is at the keyboard, and tell what they type until they leave.

        Raises `Refused` if a round that is played by itself does not come to its end.
        """
        settings, known = self._settings, self._shelf.get(_PEOPLE)
        names = json.loads(known) if known is not None else settings.people or (_own_name(settings.nick),)
        self._people = {self._identity(name): name for name in names}
        host = next(iter(self._people))
        self._inbox = inbox
        try:
            if settings.guide and known is None and settings.auto is None:
                self._guide("welcome", nick=self._people[host], room=self._room)
                self._screen.show(())
            self._let_type(host)
            await self._store_people()
            for name in self._people.values():
                await inbox.put(Arrived(self.network, self._room, self._sender(name)))
            await inbox.put(Entered(self.network, self._room, self._room))
            first = self._type_first(settings.first if known is None else ())
            leaves = await (
                self._follow_keyboard(first) if settings.auto is None else self._follow_round(first)
            )
        finally:
            # nothing that the bot still says shall stand below the last words
            self._inbox = None
        if leaves and settings.guide:
            self._guide("next")

    async def _type_first(self, lines: Sequence[str]) -> None:
        """Type these lines, each when the bot has answered the one before it."""
        for line in lines:
            await self._do_line(line)
            await self._wait_for_answer()

    async def _follow_keyboard(self, first: Coroutine[None, None, None]) -> bool:
        """Do what is typed; return whether somebody has left for good, and not only the input has ended."""
        # the input line is there from the beginning
        typing = asyncio.create_task(first)
        try:
            async with aclosing(self._screen.lines()) as lines:
                async for line in lines:
                    if not await self._do_line(line.strip()):
                        return True
        finally:
            typing.cancel()
        return False

    async def _do_line(self, line: str, who: Identity | None = None) -> bool:
        """Do what was typed, by whoever types if nobody else is named; return whether to go on."""
        who = who or self._typing
        verb, _, rest = line.partition(" ")
        rest = rest.strip()
        match verb.lower():
            case "":
                pass
            case "/quit" | "/exit":
                return False
            case "/as" if rest:
                return await self._speak_as(*rest.split(maxsplit=1))
            case "/leave":
                await self._leave(rest or self._people[who])
                return bool(self._people)
            case "/nick" if rest:
                await self._rename(who, rest)
            case "/me" if rest:
                self._show(Text(f"* {self._people[who]} {rest}"))
            case "/msg" if rest:
                await self._whisper(who, rest)
            case _ if line.startswith("/") and not line.startswith("//"):
                for told in self._words.lines("help"):
                    self._show(Text("* "), *told)
            case _:
                await self._say(who, line.removeprefix("/") if line.startswith("//") else line)
        return True

    async def _say(self, who: Identity, line: str) -> None:
        self._show(Text("<"), Strong(self._people[who]), Text(f"> {line}"))
        called = after_name(line, [self._settings.nick])
        await self._report(who, self._room, line if called is None else called, addressed=called is not None)

    async def _whisper(self, who: Identity, line: str) -> None:
        name, _, rest = line.partition(" ")
        if rest and self.fold(name) == self.fold(self._settings.nick):
            line = rest.strip()
        several = len(self._people) > 1
        bot = (Strong(self._settings.nick),)
        self._notice("from-to" if several else "to", name=self._people[who], bot=bot, line=(Text(line),))
        await self._report(who, None, line)

    async def _report(self, who: Identity, room: Room | None, line: str, *, addressed: bool = False) -> None:
        text = "".join(filter(str.isprintable, line))
        said = Said(
            self.network,
            room,
            self._sender(self._people[who]),
            text,
            f"{self._run}-{next(self._numbers)}",
            self.clock.now(),
            addressed=addressed,
        )
        self._spoken.clear()
        await self._tell(said)

    async def _tell(self, incoming: Incoming) -> None:
        assert self._inbox is not None
        await self._inbox.put(incoming)

    def _identity(self, name: str) -> Identity:
        """Return who that is: nobody proves anything at a keyboard, so the name is the person, in every run."""
        return Identity(self.fold(name))

    def _sender(self, name: str) -> Sender:
        # whoever can start the bot directs its room
        return Sender(self._identity(name), name, operator=True, lasting=True)

    async def _speak_as(self, name: str, line: str = "") -> bool:
        """Let somebody type from now on, or say one line; whoever is not there yet comes. Return whether to go on."""
        who = self._identity(name)
        if who not in self._people:
            if not _is_name(name, self._settings.nick):
                self._notice("no-name", name=name)
                return True
            self._people[who] = name
            await self._store_people()
            self._notice("joins", name=name, room=self._room)
            await self._tell(Arrived(self.network, self._room, self._sender(name)))
        if line:
            self._let_type(self._typing)
            return await self._do_line(line, who)
        self._let_type(who)
        return True

    async def _leave(self, name: str) -> None:
        who = self._identity(name)
        if who not in self._people:
            self._notice("nobody", name=name)
            return
        self._notice("leaves", name=self._people.pop(who), room=self._room)
        if self._people:
            self._let_type(next(iter(self._people)) if who == self._typing else self._typing)
            await self._store_people()
        await self._tell(Departed(self.network, None, who))

    async def _rename(self, who: Identity, name: str) -> None:
        sender, old = self._sender(name), self._people[who]
        if not _is_name(name, self._settings.nick):
            self._notice("no-name", name=name)
        elif sender.identity != who and sender.identity in self._people:
            self._notice("taken", name=name)
        else:
            renamed = {who: (sender.identity, name)}
            self._people = dict(renamed.get(one, (one, called)) for one, called in self._people.items())
            self._let_type(sender.identity if who == self._typing else self._typing)
            await self._store_people()
            self._notice("renamed", old=old, name=name)
            await self._tell(Renamed(self.network, who, sender))

    def _let_type(self, who: Identity, *, at_once: bool = True) -> None:
        """Give somebody the keyboard; not `at_once`: if nothing has been typed yet."""
        words = f"{self._room} {self._people[who]}> " if len(self._people) > 1 else f"{self._room}> "
        if self._screen.prompt(words, at_once=at_once):
            self._typing = who

    async def _store_people(self) -> None:
        await self._shelf.put(_PEOPLE, json.dumps(list(self._people.values()), ensure_ascii=False))

    async def _follow_round(self, first: Coroutine[None, None, None]) -> bool:
        """Play one round with nobody at the keyboard. Return whether its end was read. Raises `Refused`."""
        seconds = self._settings.auto or 0.0
        try:
            await within(self.clock, seconds, self._play_round(first))
        except TimeoutError:
            raise Refused(
                f"the round did not end within {seconds:g} seconds ({self._lines} lines were said in the room)"
            ) from None
        return not self._screen.closed

    async def _play_round(self, first: Coroutine[None, None, None]) -> None:
        await first
        while not (self._screen.closed or (self.play is not None and self.play.round_over)):
            for who, line in self.play.moves() if self.play is not None else ():
                await self._say(who, f"!{line}")
            await self._wait_for_answer()
        await self.clock.sleep(_AFTERWARDS)

    async def _wait_for_answer(self) -> None:
        """Return when the bot has said all that it says to what was typed."""
        with suppress(TimeoutError):
            await within(self.clock, _PATIENCE, self._spoken.wait())
        while self._spoken.is_set():
            self._spoken.clear()
            await self.clock.sleep(_SILENCE)

    def match_over(self) -> None:
        """Tell newcomers what else there is, as soon as the bot has said the last words about the match."""
        if self._settings.guide and self._settings.auto is None:
            asyncio.get_running_loop().call_later(_AFTERWARDS, self._guide, "next")

    def _guide(self, id_: str, **args: str) -> None:
        for line in self._words.lines(id_, **args):
            self._screen.show(line)

    def _notice(self, id_: str, **args: str | Document) -> None:
        self._show(Text("* "), *self._words.say(f"terminal-{id_}", **args))

    def _show(self, *line: Span) -> None:
        self._screen.show(line)

    async def send(self, message: Outgoing, /) -> None:
        """Show the message on the screen; while a round is played by itself, what is for one person alone is left out."""
        if self._inbox is None:
            raise NotNow("nobody sits at the terminal")
        bot = (Strong(self._settings.nick),)
        for line in split_lines(message.document):
            said: Document = (Text("<"), *bot, Text("> "), *line)
            if message.to is not None:
                if (name := self._people.get(message.to)) is None:
                    raise Undeliverable("nobody of that name sits at the keyboard")
                if len(self._people) > 1:
                    to = (Strong(name),)
                    said = self._words.say("terminal-privately-to", bot=bot, name=to, line=line)
                else:
                    said = self._words.say("terminal-privately", bot=bot, line=line)
            else:
                self._lines += 1
            if message.to is None or self._settings.auto is None:
                self._screen.show(said, message.style)
        self._spoken.set()
        if message.mention in self._people and message.mention is not None:
            self._let_type(message.mention, at_once=False)

    async def reachable(self, identity: Identity, /) -> bool:
        """Return whether they sit at the keyboard."""
        return identity in self._people

    def account(self, name: str, /) -> str:
        """Return the mask of whoever has that name. Raises ValueError."""
        if re.fullmatch(_NAME, name) is None:
            raise ValueError('expected a name, such as "ann"')
        return self.fold(name)

    def masks(self, said: str, /) -> tuple[str, ...]:
        """Return the name or mask itself. Raises ValueError for a mask that fits nearly everybody."""
        if not said or " " in said or (is_mask(said) and not names_somebody(said)):
            raise ValueError("expected a name, or a mask with 3 letters at least")
        return (self.fold(said),)

    def fits(self, mask: str, identity: Identity | None, /) -> bool:
        """Return whether the mask fits the name, or the bot's."""
        return fits(mask, self.fold(self._settings.nick) if identity is None else identity)


def _own_name(nick: str) -> str:
    """Return the name under which somebody has logged in to the machine, if it can be one here."""
    # a user without an entry in the system's list, as in some containers; Windows has no such list
    with suppress(KeyError, OSError, ImportError):
        if _is_name(name := getpass.getuser(), nick):
            return name
    return "you"


def _is_name(name: str, nick: str) -> bool:
    """Return whether somebody can be called so beside the bot with that nick."""
    return re.fullmatch(_NAME, name) is not None and not alike(name, nick)


@hookimpl
def unobot_adapters() -> Mapping[str, AdapterFactory[TerminalSettings]]:
    """Bring the adapter `terminal`."""
    return {"terminal": AdapterFactory(TerminalSettings, TerminalAdapter)}


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Bring what tells a terminal how the table in its room stands."""
    return (Feature("terminal", attach=_attach),)


def _attach(place: Place) -> None:
    adapter = place.services.adapters[place.network]
    # private lines have a place, too
    if isinstance(adapter, TerminalAdapter) and place.room is not None:
        adapter.play = TableWatcher(place, adapter.match_over)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Bring what the terminal itself says, beside what the bot does."""
    return (FOLDER,)
