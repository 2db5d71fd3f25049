"""Stores what a command changes, and only then says what it says; reads a room's table from the store again."""

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import count
from typing import Any, Final

import msgspec
import structlog
from msgspec.structs import replace

from uno_engine import SEED_BYTES, Catalogue, Game, RuleSet, Stage, load_state, save_state
from unobot.adapter import Identity, Importance, Network, Remark, Room, Said, Unread
from unobot.clock import Randomness
from unobot.document import Name
from unobot.messages.texts import Value
from unobot.outbox import Outbox
from unobot.rooms.mailbox import Positions
from unobot.store import (
    AlreadySeen,
    Change,
    Committed,
    Handled,
    StoredSetting,
    StoreShelf,
    TableClosed,
    TableKept,
    TakenOver,
)
from unobot.store.read import StoredRound, StoredTable, tables
from unobot.tables.announcing import Announcer
from unobot.tables.journal import FinishedRound, finished_round, give_again
from unobot.tables.lines import BackgroundTask, Lines
from unobot.tables.memory import Archives
from unobot.tables.place import Place, PlaceDirectory
from unobot.tables.seats import Holder
from unobot.tables.services import Providers, Services, unprovided_word
from unobot.tables.signals import ChangeStored, RoundStored, TableGone
from unobot.tables.table import Pace, Table
from unobot.tables.watchdog import safe_traceback

# --- A table as it is stored, and back.


class Kept(msgspec.Struct, frozen=True):
    """What is stored of a table beside its running round. `state` is the game's state between rounds."""

    line: str
    title: str
    host: Identity
    host_network: Network
    holders: list[Holder]
    paused: bool = False
    paused_on: float = 0.0
    shut_out: dict[Network, list[str]] = {}
    features: dict[str, Any] = {}
    largest: list[int] = []
    waited: list[int] = []
    state: str | None = None
    plugins: list[str] = []
    """The plugins that its rules come from."""

    def __repr__(self) -> str:
        """What is played; never the secret, the tokens or the hands."""
        return f"<Kept {self.line!r}>"


def store_table(table: Table, change: Change) -> Change:
    """Return the change with all that the store must learn of this table, which counts as stored from then on."""
    # before the state is read: a change that comes while the store writes makes it dirty again
    table.dirty = False
    table.pace.store(table)
    change = table.journal.take(change)
    round_ = table.journal.round
    kept = Kept(
        line=table.rules.line,
        title=table.title,
        host=table.host,
        holders=table.holders,
        paused=table.paused,
        paused_on=table.paused_on,
        features=table.kept,
        largest=table.largest,
        waited=table.waited,
        shut_out=table.shut_out,
        host_network=table.host_network,
        plugins=table.plugins,
        # during a round the checkpoint and the inputs say all; two copies could disagree
        state=None if round_ is not None else save_state(table.game.state).decode(),
    )
    left, table.left = table.left, None
    payload = TableKept(
        table.network, table.room, msgspec.json.encode(kept), round_, table.journal.given, left
    )
    return replace(change, table=payload)


def restore_table(
    stored: StoredTable,
    catalogue: Catalogue,
    chance: Randomness,
    now: float,
    pace_for: Callable[[RuleSet], Pace],
    paused_for: Callable[[Table, float], float],
) -> tuple[Table, bool]:
    """Set up a table as it was stored; False if the turn in progress could not be replayed and the game goes on before it.

    `pace_for` tells the pace of a table with these rules, `paused_for` tells how many seconds of a pause are over that began there at a date.
    Raises EngineError or msgspec.MsgspecError if nothing can be made of what is stored.
    """
    kept = msgspec.json.decode(stored.payload, type=Kept)
    rules = catalogue.compose(kept.line)
    table = Table(stored.network, stored.room, rules, kept.title, kept.host, chance, now, pace_for(rules))
    table.holders = kept.holders
    table.kept, table.largest, table.waited = kept.features, kept.largest, kept.waited
    table.shut_out, table.host_network = kept.shut_out, kept.host_network
    if kept.paused:
        table.pause(now, date=kept.paused_on, already=paused_for(table, kept.paused_on))
    table.pace.restore(table, now)
    if stored.round is not None:
        inputs = stored.round.covers + len(stored.round.inputs)
        table.game, whole = _played_on(stored.round, table.rules)
        # what has happened was told before the bot stopped
        table.game.take_events()
        table.take_failures()
        table.journal.resume(stored.round.id, inputs)
        table.journal.proof = stored.round.proof
        if not whole:
            table.journal.forget_since(table.game.checkpoint)
        return table, whole
    if kept.state is not None:
        table.game = Game(rules, table.game.seed, state=load_state(kept.state.encode(), rules))
    return table, True


def plugins_of(stored: StoredTable) -> list[str]:
    """The plugins that the table's rules come from; none if that cannot be read."""
    try:
        return msgspec.json.decode(stored.payload, type=Kept).plugins
    except msgspec.MsgspecError:
        return []


def kept_game(stored: StoredTable, catalogue: Catalogue) -> Game | None:
    """The game of the table as it stands, for those who only look at it; None before its first round.

    Raises EngineError or msgspec.MsgspecError as `restore_table` does.
    """
    kept = msgspec.json.decode(stored.payload, type=Kept)
    rules = catalogue.compose(kept.line)
    if stored.round is not None:
        return _played_on(stored.round, rules)[0]
    if kept.state is None:
        return None
    # no seed is needed: nothing happens in this game
    return Game(rules, bytes(SEED_BYTES), state=load_state(kept.state.encode(), rules))


def _played_on(round_: StoredRound, rules: RuleSet) -> tuple[Game, bool]:
    """The round's game from its checkpoint on; False, and the game at the checkpoint, if its inputs do not fit any more."""
    seed = bytes.fromhex(round_.seed)
    game = Game(rules, seed, state=load_state(round_.state, rules))
    try:
        for given in round_.inputs:
            give_again(game, given)
    except Exception:  # noqa: BLE001 - whatever an upgrade has changed, the game goes on from the checkpoint
        return Game(rules, seed, state=load_state(round_.state, rules)), False
    return game, True


# --- Storing what a command changes, and only then saying what it says.


_log = structlog.get_logger(__name__)


@dataclasses.dataclass(frozen=True, slots=True)
class RestoreFailure:
    """Why a stored table cannot be set up again: the id of the room's message, and the plugin or word that is missing, if any.

    `logged` says what is missing to the operator.
    """

    message: str
    missing: str = ""
    logged: str = ""


def explain_failure(stored: StoredTable, error: Exception, providers: Providers) -> RestoreFailure:
    """Return why setting up the stored table ended with this error."""
    if plugin := providers.missing(plugins_of(stored)):
        return RestoreFailure("table-lost-plugin", plugin, f"plugin {plugin} is missing: ")
    if word := unprovided_word(error):
        return RestoreFailure("table-lost-word", word, f"a plugin that brings {word} is missing: ")
    return RestoreFailure("table-lost")


_AT_ONCE: Final = 4
"""So many are run at the same time: all of them together must leave the store to the players."""


class BackgroundTasks:
    """Runs the parts of commands that take time, so that no room waits for them.

    `commit` stores and says what they lead to; `failed` tells the person who waits that one has failed.
    """

    def __init__(
        self,
        commit: Callable[[Change, Sequence[StoredSetting]], Awaitable[object]],
        failed: Callable[[Place, Said], None],
    ) -> None:
        self._commit, self._failed = commit, failed
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self.running: set[asyncio.Task[None]] = set()
        """Those that have not ended."""

    def start(self, place: Place, said: Said, tasks: Sequence[BackgroundTask]) -> None:
        """Run the tasks of the command that was said there."""
        for each in tasks:
            task = asyncio.get_running_loop().create_task(
                self._run(place, said, each), name=f"background task at {place}"
            )
            # asyncio keeps only weak references to tasks
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    async def _run(self, place: Place, said: Said, task: BackgroundTask) -> None:
        lines = place.lines(said)
        try:
            async with self._turns:
                await task(lines)
            await self._commit(lines.change(place.date), lines.passing)
        except TakenOver:
            return  # whoever has taken over answers what is asked there
        except Exception as error:  # noqa: BLE001 - a task may be a plugin's, and nobody else could tell who waits
            name = type(error).__name__
            _log.error("a background task failed", place=str(place), error=name, where=safe_traceback(error))
            self._failed(place, said)

    async def close(self) -> None:
        """Cancel all tasks that still run."""
        running = tuple(self.running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


class Committer:
    """Stores the changes of all rooms, and gives the messages that are stored to the outbox of their network."""

    def __init__(
        self, services: Services, shelves: Mapping[Network, StoreShelf], outboxes: Mapping[Network, Outbox]
    ) -> None:
        self.positions = Positions()
        self.shelves = shelves
        self.background_tasks = BackgroundTasks(
            self.commit, lambda place, said: self.whisper_unkept(place, said, "command-failed")
        )
        self._services, self._outboxes = services, outboxes
        self._unkept = count()
        self.records = 0
        """How often settings or records were changed from here."""

    async def commit(self, change: Change, passing: Sequence[StoredSetting] = ()) -> Committed:
        """Store a change, then send its messages. Raises `StoreError`, and then nothing of it was stored or is sent.

        `passing` settings hold from then on, too, and are not stored.
        """
        if change == Change(at=change.at):
            return Committed()
        change = self._services.groups.kept(change)
        if change.records:
            self._services.of(Archives).unstored.extend(change.records)
        storing = asyncio.create_task(self._commit(change, passing))
        try:
            # shielded, because a message that is stored but not sent would stay unsent until the next start
            return await asyncio.shield(storing)
        except asyncio.CancelledError:
            # nobody waits any more; what it raises would be told as a defect
            storing.add_done_callback(_note_end)
            raise

    async def _commit(self, change: Change, passing: Sequence[StoredSetting]) -> Committed:
        try:
            committed = await self._store(change)
        except AlreadySeen as known:
            # else the author of an adapter that gives an id twice looks for that line for long
            _log.debug("a line is dropped: its id is known", reason=str(known))
            raise
        finally:
            if change.records:
                unstored = self._services.of(Archives).unstored
                unstored[:] = [one for one in unstored if not any(one is each for each in change.records)]
        self._take_note(change)
        # not stored: it holds from now on
        for setting in passing:
            self._services.preferences.put_passing(setting)
        for message in committed.outgoing:
            self._outboxes[message.network].put(message)
        return committed

    def _take_note(self, change: Change) -> None:
        """Have at hand what is stored now."""
        self.records += bool(change.settings or change.records)
        # after the commit: a setting that could not be stored must not hold
        for setting in change.settings:
            self._services.preferences.put(setting)
        for record in change.records:
            if (keeper := self._services.keepers.get(record.feature)) is not None:
                keeper.put(record)
        for deed in change.deeds:
            _log.info(
                "somebody in charge did something",
                network=deed.network,
                room=deed.room,
                who=f"{deed.name} ({deed.identity})",
                rank=deed.rank,
                what=deed.what,
            )

    async def _store(self, change: Change) -> Committed:
        """Store it; with what a message leads to goes the position behind that message, if all before it is done."""
        store = self._services.store
        if change.handled is None:
            return await store.commit(change)
        # the position and what the message led to are stored together or not at all
        with self.positions.carrying(change.handled) as bookmark:
            if bookmark is not None:
                change = replace(change, handled=replace(change.handled, position=bookmark.position))
            committed = await store.commit(change)
        if bookmark is not None:
            self.shelves[bookmark.network].settled(bookmark)
        return committed

    def whisper_unkept(self, place: Place, said: Said | Unread | Remark, id_: str, **args: Value) -> None:
        """Tell the sender of a line something that is not stored: that it came to nothing, or to slow down.

        It is told in the room who would have to be invited into a private room for that.
        """
        lines = place.lines()
        who = said.sender.identity
        if said.room is None or place.may_whisper(who):
            told = place.voice_for(who).say(id_, **args)
            lines.whisper(who, told, purpose=id_, importance=place.importance_for(who))
        else:
            voice, player = place.voice(), Name(place.name_for(said.sender), who)
            told = voice.say("to-player", player=player, line=voice.say(id_, **args))
            lines.room(told, Importance.CHATTER)
        self._send_unkept(place, lines)

    def tell_unkept(
        self, place: Place, id_: str, importance: Importance = Importance.TURN, **args: Value
    ) -> None:
        """Tell the room something that is not stored."""
        lines = place.lines()
        lines.room(place.voice().say(id_, **args), importance)
        self._send_unkept(place, lines)

    def _send_unkept(self, place: Place, lines: Lines) -> None:
        for message in lines.outgoing:
            # a key that the store never gives: keys of stored messages are positive
            key = -1 - int(place.date * 1000) * 1000 - next(self._unkept) % 1000
            self._outboxes[message.network].put(dataclasses.replace(message, key=key))


# --- The table of one room, in the store.


_PAUSE_LEFT = 60.0
"""Seconds that a pause lasts at least after a restart."""


def _note_end(storing: asyncio.Task[Committed]) -> None:
    if not storing.cancelled() and (error := storing.exception()) is not None:
        _log.warning("what was under way at the end is not stored", error=type(error).__name__)


class TableStorage:
    """Stores the changes of one room's table, and reads it from the store at the start and after a failure."""

    __slots__ = (
        "_announcer",
        "_committer",
        "_failure",
        "_place",
        "_places",
        "_room",
        "stale",
    )

    def __init__(self, place: Place, room: Room, announcer: Announcer, committer: Committer) -> None:
        self._place, self._room = place, room
        self._announcer, self._committer = announcer, committer
        self._places = place.services.of(PlaceDirectory)
        self.stale = False
        """Whether the store may know something else of the table than is remembered here."""
        self._failure: RestoreFailure | None = None
        """Why the stored table cannot be set up, if that has been tried."""

    def restore(self, stored: StoredTable, *, announce: bool = True) -> None:
        """Set the table up again as it is stored; with `announce` the room is told when the bot enters it."""
        try:
            services = self._place.services
            # a rule that never comes back must not keep the bot from starting
            with services.watchdog:
                table, whole = restore_table(
                    stored,
                    services.catalogue,
                    services.chance,
                    self._place.now,
                    self._place.pace_for,
                    self._paused_for,
                )
            self._place.table = table
            # features read what they keep with it
            self._announcer.restored(table, whole=whole, announce=announce)
        except Exception as error:  # noqa: BLE001 - whatever an upgrade has changed, the other tables are not to blame
            self._place.table = None
            self._place.signals.emit(TableGone())
            # told when the bot is inside; now, at the start, no network is connected
            self._failure = explain_failure(stored, error, self._place.services.providers)
            _log.error(
                f"{self._failure.logged}this table cannot be set up again",
                room=str(self._place),
                error=type(error).__name__,
                where=safe_traceback(error),
            )
            return
        if not whole:
            _log.warning("the turn could not be replayed; the game goes on before it", room=str(self._place))
        self._note_seats()

    def _paused_for(self, table: Table, began: float) -> float:
        """How many seconds of a pause are over; a little is left of it, in which the players can come back."""
        most = max(0.0, self._place.pace_of(table).pause_limit - _PAUSE_LEFT)
        return min(max(0.0, self._place.date - began), most) if began else 0.0

    def close_broken(self, lines: Lines) -> None:
        """Close a table that could not be set up again. Call this only while the bot is in the room, so that players read it."""
        if self._failure is not None:
            failure, self._failure = self._failure, None
            self._place.close()
            lines.room(self._place.voice().say(failure.message, missing=failure.missing), Importance.TURN)

    async def commit(self, lines: Lines, *, seen: Handled | None = None) -> bool:
        """Store what has changed together with what is to be said about it; only then is it said.

        A command that was done already (`seen`) is forgotten here; then False is returned.
        """
        table = self._place.table
        if table is not None and table.over:
            table.organizer.over(lines)

        change = lines.change(self._place.date, seen)
        # after this the table counts as stored: if storing fails, the room reloads it
        change, finished = self._with_table(change)
        self._note_seats()
        try:
            await self._committer.commit(change, lines.passing)
        except AlreadySeen:
            await self.reload()
            return False
        # only now: plugins hear of rounds that are stored
        if finished is not None:
            self._place.services.round_finished(finished)

        self._place.signals.emit(ChangeStored())
        return True

    def _with_table(self, change: Change) -> tuple[Change, FinishedRound | None]:
        """The change with that of the table, and the round that it ends, if it was played to its end."""
        place, finished = self._place, None
        table = place.table
        if table is not None and table.dirty:
            # a table keeps its rules, so that it is enough to ask once
            table.plugins = table.plugins or self._place.services.providers.of(table.rules)
            change = store_table(table, change)
            if change.round.finished and change.round.finished.standings:
                # it begins with what the command keeps, so that listeners read that, too
                ended = RoundStored(change.round.finished, [*change.records])
                place.signals.emit(ended)
                change = replace(
                    change,
                    round=replace(change.round, finished=ended.finished),
                    records=tuple(ended.records),
                    writes=(*change.writes, *ended.writes),
                )
                finished = finished_round(place.network, self._room, table.title, ended.finished)
            if table.over:
                # a match that is over leaves no table; the next `!uno` opens one
                place.close()
        if place.closed:
            change = replace(change, table=TableClosed(place.network, self._room))
            place.closed = False
        return change, finished

    async def reload_if_stale(self) -> None:
        """Read the table from the store if it may have changed there. Raises `StoreError`."""
        if self.stale:
            await self.reload()

    async def reload(self) -> None:
        """Remember what is stored, whatever was remembered before. Raises `StoreError` if it cannot be read."""
        self.stale = True
        place = self._place
        # `stale` stays true if this raises, so that the room tries again
        stored = await place.services.store.read(tables, place.network, self._room)
        place.table, place.closed, self.stale = None, False, False
        place.signals.emit(TableGone())
        self._note_seats()
        if stored:
            self.restore(stored[0], announce=False)

    def _note_seats(self) -> None:
        """Let it be found who has a seat here; to be done whenever that may have changed."""
        place, table = self._place, self._place.table
        playing = table is not None and table.game.state.stage is not Stage.SCORED
        for side in place.sides.values():
            self._places.set_seats(*side.side, side.identities(), playing=playing)
