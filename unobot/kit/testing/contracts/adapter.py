"""What every adapter promises, as tests; and the other side, which plays the network."""

import asyncio
import inspect
import unittest
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from typing import Any, ClassVar, Final, Literal, Protocol, TypeVar, get_args, runtime_checkable

from unobot.adapter import (
    Adapter,
    AdapterError,
    Arrived,
    Departed,
    Disconnected,
    Entered,
    Identity,
    Incoming,
    Outgoing,
    Room,
    Said,
    Sender,
)
from unobot.clock import Clock
from unobot.document import Document, Face, Name, Strong, Text, Typed, plain
from unobot.kit.testing.plainly import HeldOpen

Item = TypeVar("Item", bound=Incoming)
PATIENCE = 15.0
"""Seconds that a test waits for what should come at once."""


class Ears:
    """An `Inbox` that keeps everything; `next` finds items in order, each once."""

    def __init__(self) -> None:
        self.items: list[Incoming] = []
        self._seen = 0
        self._news = asyncio.Condition()

    async def put(self, *items: Incoming) -> None:
        """Keep what the adapter tells, and wake whoever waits for it."""
        async with self._news:
            self.items += items
            self._news.notify_all()

    def may_ask(self, _said: Said, /) -> bool:
        """Whatever is said may ask for something."""
        return True

    def again(self) -> None:
        """Let `next` find all items once more, from the first one."""
        self._seen = 0

    def forget(self) -> None:
        """Let `next` find only what comes from now on."""
        self._seen = len(self.items)

    async def next(
        self, kind: type[Item], fits: Callable[[Item], bool] = lambda _: True, seconds: float = PATIENCE
    ) -> Item:
        """The next item of that kind that fits, after the one found last. Raises AssertionError if none comes in time."""
        async with self._news:
            try:
                async with asyncio.timeout(seconds):
                    while (found := self._find(kind, fits)) is None:
                        await self._news.wait()
            except TimeoutError:
                tail = "\n".join(map(repr, self.items[-15:]))
                raise AssertionError(
                    f"no such {kind.__name__} was told; the last items were:\n{tail}"
                ) from None
        return found

    def _find(self, kind: type[Item], fits: Callable[[Item], bool]) -> Item | None:
        for at in range(self._seen, len(self.items)):
            item = self.items[at]
            if isinstance(item, kind) and fits(item):
                self._seen = at + 1
                return item
        return None


Promise = Literal["told_before_entered", "new_each_run"]
"""Promises that cannot be kept on every network."""
PROMISES: Final[tuple[Promise, ...]] = get_args(Promise)


class OtherSide(Protocol):
    """A network for one adapter, which is not running yet. `ann` is in its one room already; `bob` is not.

    `ann` and `bob` are what the tests call them. Where a server has seen such names before, they may be called otherwise
    there. One other side serves all tests of a class: the same people come, go, and come again.

    Where the adapter is itself the server that people connect to, nobody can be there before it runs. Let `ann` connect in a task
    then, as soon as it listens, and say so in `exempt` (see `Exempt`).
    """

    @property
    def adapter(self) -> Adapter:
        """The adapter that is tested, which does not run yet; after `restart` a new one."""
        ...

    def restart(self) -> None:
        """Let `adapter` be a new one, on the same network, with the same settings and the same shelf.

        Called when the old one has ended: so the bot opens its adapters when it is started again.
        """
        ...

    @property
    def clock(self) -> Clock:
        """The one in the `Means` that the adapter was made with."""
        ...

    async def arrive(self, who: str) -> None:
        """They come into the room."""
        ...

    async def depart(self, who: str) -> None:
        """They leave the room and the network, or the room alone where nobody can leave the network."""
        ...

    async def say(self, who: str, text: str) -> None:
        """They say this in the room."""
        ...

    async def whisper(self, who: str, text: str) -> None:
        """They say this to the bot alone."""
        ...

    async def reads(self, who: str, text: str) -> None:
        """Return when they have read a line with this text, in the room or alone, since they came.

        It may have come before this was called. Raise AssertionError if it does not come within some seconds.
        """
        ...

    def lines(self, who: str) -> list[str]:
        """Every line that they have read so far, in the room and alone, oldest first."""
        ...


@runtime_checkable
class CanBeCut(Protocol):
    """What the other side may have beside: a connection that a test can cut."""

    async def cut(self) -> None:
        """Cut the connection once; the next one that the adapter makes succeeds."""
        ...


@runtime_checkable
class Exempt(Protocol):
    """What the other side may have beside: promises that cannot be kept on its network, which are then skipped."""

    @property
    def exempt(self) -> Mapping[Promise, str]:
        """Why, by what is not promised.

        `told_before_entered`: who is there is told before the room is entered. `new_each_run`: no id of a line comes again in a
        later run, and no identity that is not lasting.
        """
        ...


class AtWork:
    """A running adapter between its other side and the ears of a test; `room` is the one that it has entered."""

    room: Room

    def __init__(self, side: OtherSide) -> None:
        self.side, self.adapter = side, side.adapter
        self.ears = Ears()
        self.running = asyncio.create_task(self.adapter.run(self.ears))
        self._keys = 0

    def exempt(self, promise: Promise) -> str:
        """Why this is not promised; an empty text if it is."""
        exempt = self.side.exempt if isinstance(self.side, Exempt) else {}
        assert exempt.keys() <= set(PROMISES), (
            f"exempt: expected some of {', '.join(PROMISES)}, not {set(exempt)}"
        )
        return exempt.get(promise, "")

    async def enter(self) -> None:
        """Return when the room is entered, and ann can be heard there."""
        self.room = (await self.ears.next(Entered)).room
        if self.exempt("told_before_entered"):
            await self.ears.next(Arrived)

    def message(self, what: str | Document, room: Room | None, to: Identity | None = None) -> Outgoing:
        """A message with a key of its own."""
        self._keys += 1
        document = (Text(what),) if isinstance(what, str) else what
        return Outgoing(self._keys, self.adapter.network, room, to, document)

    async def tell(self, what: str | Document, room: Room | None, to: Identity | None = None) -> None:
        """Send a message, and return when the network has taken it. Raises what the adapter raises."""
        message = self.message(what, room, to)
        await self.adapter.send(message)
        await self.adapter.passed(message)

    async def stop(self) -> bool:
        """Cancel the adapter, as the bot does at its end; return whether it has ended soon."""
        self.running.cancel()
        done, _ = await asyncio.wait({self.running}, timeout=PATIENCE)
        return bool(done)

    def state(self) -> str:
        """What can be seen from outside: whether it still runs, and what the people have read last."""
        told = []
        if self.running.done() and not self.running.cancelled():
            told.append(f"run has ended with {self.running.exception()!r}")
        for who in ("ann", "bob"):
            with suppress(LookupError, AttributeError):  # who has not come yet has read nothing
                told.append(f"{who} has read last: {self.side.lines(who)[-10:]}")
        return "\n".join(told)


@asynccontextmanager
async def at_work(opened: AbstractAsyncContextManager[OtherSide]) -> AsyncIterator[AtWork]:
    """Run the adapter until the end of the block."""
    async with opened as side:
        work = AtWork(side)
        try:
            with seen_by_people(work):
                await work.enter()
            yield work
        finally:
            await work.stop()


@contextmanager
def seen_by_people(work: AtWork) -> Iterator[None]:
    """Add to what an AssertionError says what can be seen from outside."""
    try:
        yield
    except AssertionError as error:
        raise AssertionError(f"{error}\n{work.state()}") from None


_MOST_OFF: Final = 3600.0
"""So many seconds a network's clock may differ from this machine's."""


async def is_whole(at: AtWork, room: Room) -> None:
    """Everything is there, and asynchronous where it must be."""
    names = {name for name in (*Adapter.__annotations__, *vars(Adapter)) if not name.startswith("_")}
    lacks = sorted(name for name in names if not hasattr(at.adapter, name))
    assert not lacks, f"the adapter has no {', '.join(lacks)}"
    for name in sorted(names):
        wanted, found = getattr(Adapter, name, None), getattr(at.adapter, name)
        if inspect.isfunction(wanted):
            slow = inspect.iscoroutinefunction(wanted)
            how = "`async def`" if slow else "a plain `def`"
            assert inspect.iscoroutinefunction(found) == slow, f"{name} must be {how}"
    assert at.adapter.pace.burst >= 1, "burst must be 1 or more"
    assert at.adapter.pace.per_second > 0, "per_second must be more than 0"


async def costs(at: AtWork, room: Room) -> None:
    """Lines are counted."""
    short, long = at.adapter.lines(at.message("x", room)), at.adapter.lines(at.message("word " * 500, room))
    assert 1 <= short <= long, f"lines: {short} of a word, {long} of five hundred"


async def joins(at: AtWork, room: Room) -> None:
    """Both messages are in the one, or they are not joined."""
    ann = await identity_of_ann(at)
    first, second = at.message("ann plays.", room), at.message("bob draws.", room)
    joined = at.adapter.join(first, second)
    if joined is not None:
        assert joined.key == second.key, "joined messages must have the key of the second"
        assert (joined.room, joined.to) == (room, None), "joined messages are for somebody else"
        told = plain(joined.document)
        assert "ann plays." in told, f"the first message is lost: {told}"
        assert "bob draws." in told, f"the second message is lost: {told}"
    for private in (at.message("a hand", room, ann), at.message("a hand", None, ann)):
        assert at.adapter.join(private, second) is None, "a private line was joined to one for the room"
        assert at.adapter.join(first, private) is None, "a line for the room was joined to a private one"


async def tells_who_is_there(at: AtWork, room: Room) -> None:
    """Ann arrives, then the room is entered."""
    if why := at.exempt("told_before_entered"):
        raise unittest.SkipTest(why)
    entered = next(index for index, item in enumerate(at.ears.items) if isinstance(item, Entered))
    before = [item for item in at.ears.items[:entered] if isinstance(item, Arrived) and item.room == room]
    assert len(before) == 1, f"ann alone is in the room; before it was entered, there arrived {before}"


async def tells_of_coming_and_going(at: AtWork, room: Room) -> None:
    """Bob arrives and departs."""
    ann, bob = await identity_of_ann(at), await arrived(at, "bob", room)
    assert ann != bob, "two people have one identity"
    await at.side.depart("bob")
    left = await at.ears.next(Departed, lambda item: item.identity == bob)
    assert left.room in {None, room}, f"bob has left {left.room}, and was in {room}"


async def folds(at: AtWork, room: Room) -> None:
    """Names are folded."""
    fold = at.adapter.fold
    assert fold(fold("Ann")) == fold("Ann"), "what is folded twice is another name"
    assert fold("ann") != fold("bob"), "two names are folded to one"


async def masks_fit(at: AtWork, room: Room) -> None:
    """Ann's masks fit her alone."""
    ann, bob = await identity_of_ann(at), await arrived(at, "bob", room)
    for mask in at.adapter.masks_of(ann):
        assert at.adapter.fits(mask, ann), f"{mask} was made of ann, and does not fit her"
        assert not at.adapter.fits(mask, None), f"{mask} fits the bot"
    assert not all(at.adapter.fits(mask, bob) for mask in at.adapter.masks_of(ann)), "ann's masks fit bob"
    await at.side.depart("bob")
    await at.ears.next(Departed, lambda item: item.identity == bob)


async def refuses_wide_masks(at: AtWork, room: Room) -> None:
    """What fits everybody is refused."""
    for said, read in (("*", at.adapter.masks), ("", at.adapter.account), ("*", at.adapter.account)):
        try:
            taken: Any = read(said)
        except ValueError as error:
            told = str(error)
        else:
            raise AssertionError(f"{read.__name__}({said!r}) must raise ValueError; it gave {taken!r}")
        assert told, f"{read.__name__}({said!r}) must say what was expected"


async def hears_the_room(at: AtWork, room: Room) -> None:
    """What ann says is told."""
    ann = await identity_of_ann(at)
    said = []
    for _ in range(2):
        await at.side.say("ann", "!play r5 please")
        said.append(await at.ears.next(Said, lambda item: item.text == "!play r5 please"))
    await at.side.say("ann", "and no more")
    await at.ears.next(Said, lambda item: item.text == "and no more")
    heard = [item for item in at.ears.items if isinstance(item, Said) and item.text == "!play r5 please"]
    assert len(heard) == 2, f"two lines were said, {len(heard)} were told"
    who = [(item.room, item.sender.identity) for item in said]
    assert who == [(room, ann)] * 2, f"{ann} said it in {room}; told was {who}"
    assert said[0].id != said[1].id, "two lines have one id"
    networks = {item.network for item in at.ears.items}
    assert networks == {at.adapter.network}, f"the network is {at.adapter.network}; told was {networks}"
    off = said[1].time - at.side.clock.now()
    assert abs(off) < _MOST_OFF, f"Said.time is {off:+.0f} s from `clock.now()`"


async def hears_whispers(at: AtWork, room: Room) -> None:
    """What ann says to the bot alone is told."""
    await at.side.whisper("ann", "!hand if you please")
    said = await at.ears.next(Said, lambda item: item.text == "!hand if you please")
    assert said.room is None, f"a private line was told as one of {said.room}"
    ann = await identity_of_ann(at)
    assert said.sender.identity == ann, f"alone she is {said.sender.identity}, in the room {ann}"


async def speaks(at: AtWork, room: Room) -> None:
    """What the bot says is read."""
    await at.tell("ann opens a table", room)
    await at.side.reads("ann", "ann opens a table")
    await at.tell("and then", room)
    await at.side.reads("ann", "and then")
    times = sum("ann opens a table" in line for line in at.side.lines("ann"))
    assert times == 1, f"it was read {times} times"
    await at.side.say("ann", "now I")
    await at.ears.next(Said, lambda item: item.text == "now I")
    own = [item for item in at.ears.items if isinstance(item, Said) and "opens a table" in item.text]
    assert not own, "the bot was told what it had said itself"


async def shows_all(at: AtWork, room: Room) -> None:
    """A message with all kinds of spans is read whole."""
    ann = await sender_ann(at)
    name, card = Name(ann.name, ann.identity), Face("r5", "red")
    await at.tell((name, Text(" lays "), card, Text(" on the "), Strong("piano"), Typed("!top")), room)
    await at.side.reads("ann", "on the")
    line = next(line for line in at.side.lines("ann") if "on the" in line)
    lost = [part for part in (ann.name, "r5", "piano", "!top") if part not in line]
    assert not lost, f"of a message with all kinds of spans, {lost} did not come: {line!r}"


async def whispers(at: AtWork, room: Room) -> None:
    """What the bot says to ann alone is read by her alone."""
    ann, bob = await identity_of_ann(at), await arrived(at, "bob", room)
    await at.tell("your cards are umbrellas", room, ann)
    await at.side.reads("ann", "your cards are umbrellas")
    await at.tell("all have theirs", room)
    await at.side.reads("bob", "all have theirs")
    assert not any("umbrellas" in line for line in at.side.lines("bob")), (
        "bob has read what was for ann alone"
    )
    await at.side.depart("bob")
    await at.ears.next(Departed, lambda item: item.identity == bob)


async def refuses_strangers(at: AtWork, room: Room) -> None:
    """What is for nobody there is read by nobody."""
    try:
        await at.tell("a hand for nobody", room, Identity("nobody:was-ever-here"))
    except AdapterError:
        pass
    else:
        raise AssertionError("a message to somebody unknown was taken: expected Undeliverable or NotNow")
    await at.tell("that was all", room)
    await at.side.reads("ann", "that was all")
    assert not any("a hand for nobody" in line for line in at.side.lines("ann")), "somebody else has read it"


async def reaches(at: AtWork, room: Room) -> None:
    """Ann can be reached."""
    assert await at.adapter.reachable(await identity_of_ann(at)), "ann is there, and cannot be reached"


async def identity_of_ann(at: AtWork) -> Identity:
    """Hers; she says something for it."""
    return (await sender_ann(at)).identity


async def sender_ann(at: AtWork) -> Sender:
    """How the bot knows her; she says something for it."""
    await at.side.say("ann", "here I am")
    return (await at.ears.next(Said, lambda item: item.text == "here I am")).sender


async def arrived(at: AtWork, who: str, room: Room) -> Identity:
    """Let somebody come, and return who they are."""
    await at.side.arrive(who)
    return (await at.ears.next(Arrived, lambda item: item.room == room)).sender.identity


_MOMENT: Final = 0.05


async def has_heard(at: AtWork, room: Room) -> None:
    """What was heard is known soon."""
    wanted = at.side.clock.played()
    for _ in range(int(PATIENCE / _MOMENT)):
        if (until := at.adapter.heard_until(wanted)) >= wanted:
            break
        await asyncio.sleep(_MOMENT)
    assert until >= wanted, f"after {PATIENCE:g} s it has heard only until {until:g}, not {wanted:g}"
    now = at.side.clock.played()
    assert until <= now, (
        f"it has heard what was not said yet: heard_until gave {until:g}, and it is {now:g};"
        " is `clock` of the other side the one in the adapter's `Means`?"
    )


async def comes_back(at: AtWork, room: Room) -> None:
    """After a cut the room is entered again."""
    if not isinstance(at.side, CanBeCut):
        raise unittest.SkipTest("the other side cannot cut the connection")
    await at.side.cut()
    await at.ears.next(Disconnected)
    await at.ears.next(Arrived, lambda item: item.room == room)
    await at.ears.next(Entered, lambda item: item.room == room)
    await at.side.say("ann", "are you there")
    said = await at.ears.next(Said, lambda item: item.text == "are you there")
    assert said.room == room, f"the room {room} is now {said.room}"


async def is_new_each_run(at: AtWork, room: Room) -> None:
    """While the bot is away ann goes, and somebody comes under her name; what they are and say is new to the bot."""
    if why := at.exempt("new_each_run"):
        raise unittest.SkipTest(why)
    await identity_of_ann(at)
    await ends(at, room)
    await at.side.depart("ann")
    assert hasattr(at.side, "restart"), "the other side has no `restart`, which opens the adapter again"
    at.side.restart()
    assert at.side.adapter is not at.adapter, "after `restart`, `adapter` of the other side must be a new one"
    later = AtWork(at.side)
    try:
        await _namesake_speaks(later)
    finally:
        await later.stop()
    before, after, people = _lines(at), _lines(later), _passing(at) & _passing(later)
    # the same line may be told once more: then the bot does well to drop it
    ids = [id_ for id_ in before.keys() & after.keys() if before[id_] != after[id_]]
    assert not ids, f"ids of lines come again after a restart, and the bot drops these lines: {ids}"
    assert not people, (
        f"whoever has this identity after a restart gets the cards of who had it before: {people}"
    )


async def _namesake_speaks(at: AtWork) -> None:
    """Somebody comes under ann's name, and says something."""
    with seen_by_people(at):
        await at.ears.next(Entered)
        await at.side.arrive("ann")
        await at.side.say("ann", "now it is me")
        await at.ears.next(Said, lambda item: item.text == "now it is me")


async def ends(at: AtWork, room: Room) -> None:
    """Cancelled, the adapter leaves the network and its task ends."""
    assert await at.stop(), "it goes on, though it was cancelled"
    assert at.running.cancelled() or at.running.exception() is None, (
        f"it ended with {at.running.exception()!r}"
    )


def _lines(at: AtWork) -> dict[str, tuple[str, float]]:
    """What was said, and when, by its id."""
    return {item.id: (item.text, item.time) for item in at.ears.items if isinstance(item, Said)}


def _passing(at: AtWork) -> set[Identity]:
    """The identities that are not proven over a lost connection."""
    people = [item.sender for item in at.ears.items if isinstance(item, Arrived | Said)]
    return {sender.identity for sender in people if not sender.lasting}


class AdapterContract:
    """Derive from it a class `TestMyAdapter` with a method `other_side`; each test is one promise.

    All tests of the class share one connection, for a real server may be slow. The tests are plain functions: no plugin
    for asynchronous ones is needed.
    """

    _open: ClassVar[dict[type, HeldOpen[AtWork]]] = {}

    def other_side(self) -> AbstractAsyncContextManager[OtherSide]:
        """A new network with an adapter that does not run yet; what `OtherSide` says must hold."""
        raise NotImplementedError

    @classmethod
    def teardown_class(cls) -> None:
        """End the adapter, and close its network."""
        if held := cls._open.pop(cls, None):
            held.close()

    def _with(self, promise: Callable[[AtWork, Room], Awaitable[None]]) -> None:
        """Look at one promise of the running adapter."""
        if type(self) not in self._open:
            self._open[type(self)] = HeldOpen(at_work(self.other_side()))
        held = self._open[type(self)]

        async def looked_at() -> None:
            held.value.ears.forget()
            with seen_by_people(held.value):
                await promise(held.value, held.value.room)

        held.run(looked_at())

    def test_it_has_all_that_the_bot_asks_of_an_adapter(self) -> None:
        """Every name of `unobot.adapter.Adapter`; what is asynchronous there is so here, and nothing else."""
        self._with(is_whole)

    def test_a_message_costs_a_line_at_least_and_a_longer_one_no_less(self) -> None:
        """`lines` counts what the network's pace counts."""
        self._with(costs)

    def test_joined_messages_have_the_key_of_the_second_and_the_words_of_both(self) -> None:
        """Or are not joined at all; a line for one person is never joined to one for another."""
        self._with(joins)

    def test_who_is_there_is_told_before_the_room_is_entered(self) -> None:
        """An `Arrived` for everyone present, then `Entered`; skipped where the other side says why nobody can be there yet."""
        self._with(tells_who_is_there)

    def test_who_comes_and_who_goes_is_told(self) -> None:
        """`Arrived` with an identity of their own, then `Departed` with the same."""
        self._with(tells_of_coming_and_going)

    def test_names_that_are_the_same_fold_to_the_same(self) -> None:
        """Folding what was folded changes nothing, and two people stay two."""
        self._with(folds)

    def test_masks_of_somebody_fit_them_and_nobody_else(self) -> None:
        """So an exclusion hits the one who was meant, and never the bot."""
        self._with(masks_fit)

    def test_a_mask_for_everybody_is_not_taken(self) -> None:
        """`masks` and `account` raise ValueError, which says what was expected."""
        self._with(refuses_wide_masks)

    def test_a_line_in_the_room_is_told_once_with_who_said_it(self) -> None:
        """With an id that no other line has, though the words are the same, the time, and the network's name."""
        self._with(hears_the_room)

    def test_a_line_to_the_bot_alone_has_no_room(self) -> None:
        """`Said.room` is None, and the speaker is the same person as in the room."""
        self._with(hears_whispers)

    def test_what_is_sent_to_the_room_is_read_there_once(self) -> None:
        """`passed` returns, and the bot does not hear itself."""
        self._with(speaks)

    def test_cards_and_names_are_read_too(self) -> None:
        """Not the words of the bot alone."""
        self._with(shows_all)

    def test_what_is_for_one_person_is_read_by_nobody_else(self) -> None:
        """A hand of cards is a secret."""
        self._with(whispers)

    def test_what_is_for_nobody_there_is_refused_and_read_by_nobody(self) -> None:
        """`send` or `passed` raises `Undeliverable` or `NotNow`."""
        self._with(refuses_strangers)

    def test_who_is_there_can_be_reached(self) -> None:
        """`reachable` is asked before somebody is dealt in."""
        self._with(reaches)

    def test_it_says_until_when_it_has_heard_everything(self) -> None:
        """`heard_until` is never later than now, and reaches every moment soon, or no time-out would ever be fired."""
        self._with(has_heard)

    def test_a_lost_connection_is_told_and_the_room_is_entered_again(self) -> None:
        """`Disconnected`, then everyone's `Arrived` and `Entered`; skipped where the other side cannot be cut."""
        self._with(comes_back)

    def test_no_line_and_no_stranger_is_taken_for_one_of_an_earlier_run(self) -> None:
        """Ids of lines never come again, nor identities that are not lasting. The next test has another connection."""
        try:
            self._with(is_new_each_run)
        finally:
            self.teardown_class()

    def test_it_ends_soon_when_it_is_cancelled(self) -> None:
        """As the bot does when it is stopped. The next test has another connection."""
        try:
            self._with(ends)
        finally:
            self.teardown_class()
