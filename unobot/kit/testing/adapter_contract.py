"""What every adapter promises, as tests.

PYTEST_DONT_REWRITE: each message says what was expected and what came; pytest would add values of the kit's own.
"""

import asyncio
import inspect
import unittest
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, ClassVar, Final

from unobot import adapter as net
from unobot.document import Face, Name, Strong, Text, Typed, plain
from unobot.kit.testing.held_open import HeldOpen
from unobot.kit.testing.other_side import PATIENCE, AtWork, CanBeCut, OtherSide, at_work, seen_by_people

_MOST_OFF: Final = 3600.0
"""So many seconds a network's clock may differ from this machine's."""
_MOMENT: Final = 0.05
__tracebackhide__ = (
    True  # of the frames pytest shows those of the other side and of the adapter: messages say what was done
)


def promise(kept: Callable[[Any, AtWork], Awaitable[None]]) -> Callable[["AdapterContract"], None]:
    """Make a plain test of an asynchronous one, which looks at the running adapter of the class."""

    def test(self: "AdapterContract") -> None:
        if type(self) not in self._open:
            self._open[type(self)] = HeldOpen(at_work(self.other_side()))
        held = self._open[type(self)]

        async def look() -> None:
            held.value.begin()
            with seen_by_people(held.value):
                await kept(self, held.value)

        try:
            held.run(look())
        except AssertionError as error:
            # without the frames of the kit: the message says what was done, what was expected, and what came
            raise error.with_traceback(None) from None
        finally:
            if held.value.running.cancelling():  # the next test has another connection
                self.teardown_class()

    test.__name__, test.__qualname__, test.__doc__ = kept.__name__, kept.__qualname__, kept.__doc__
    return test


class AdapterContract:
    """Derive from it a class `TestMyAdapter` with a method `other_side`; each test is one promise.

    All tests of the class share one connection, for a real server may be slow. The tests are plain functions: no plugin
    for asynchronous ones is needed.
    """

    _open: ClassVar[dict[type, HeldOpen[AtWork]]] = {}

    def other_side(self) -> AbstractAsyncContextManager[OtherSide]:
        """Return a new network with an adapter that does not run yet; what `OtherSide` says must hold."""
        raise NotImplementedError

    @classmethod
    def teardown_class(cls) -> None:
        """End the adapter, and close its network."""
        if held := cls._open.pop(cls, None):
            held.close()

    @promise
    async def test_it_has_all_that_the_bot_asks_of_an_adapter(self, at: AtWork) -> None:
        """Every name of `unobot.adapter.Adapter`; what is asynchronous there is so here, and nothing else."""
        names = {
            name for name in (*net.Adapter.__annotations__, *vars(net.Adapter)) if not name.startswith("_")
        }
        lacks = sorted(name for name in names if not hasattr(at.adapter, name))
        assert not lacks, f"the adapter has no {', '.join(lacks)}"
        for name in sorted(names):
            wanted, found = getattr(net.Adapter, name, None), getattr(at.adapter, name)
            if inspect.isfunction(wanted):
                slow = inspect.iscoroutinefunction(wanted)
                how = "`async def`" if slow else "a plain `def`"
                assert inspect.iscoroutinefunction(found) == slow, f"{name} must be {how}"
        assert at.adapter.pace.burst >= 1, "burst must be 1 or more"
        assert at.adapter.pace.per_second > 0, "per_second must be more than 0"

    @promise
    async def test_a_message_costs_a_line_at_least_and_a_longer_one_no_less(self, at: AtWork) -> None:
        """`lines` counts what the network's pace counts."""
        short, long = (
            at.adapter.lines(at.message("x", at.room)),
            at.adapter.lines(at.message("word " * 500, at.room)),
        )
        assert 1 <= short <= long, f"lines: {short} of a word, {long} of five hundred"

    @promise
    async def test_joined_messages_have_the_key_of_the_second_and_the_words_of_both(self, at: AtWork) -> None:
        """Or are not joined at all; a line for one person is never joined to one for another."""
        ann = await _identity_of_ann(at)
        first, second = at.message("ann plays.", at.room), at.message("bob draws.", at.room)
        joined = at.adapter.join(first, second)
        if joined is not None:
            assert joined.key == second.key, "joined messages must have the key of the second"
            assert (joined.room, joined.to) == (at.room, None), "joined messages are for somebody else"
            told = plain(joined.document)
            assert "ann plays." in told, (
                f"of 'ann plays.' and 'bob draws.', joined, the first message is lost: {told!r}"
            )
            assert "bob draws." in told, (
                f"of 'ann plays.' and 'bob draws.', joined, the second message is lost: {told!r}"
            )
        for private in (at.message("a hand", at.room, ann), at.message("a hand", None, ann)):
            assert at.adapter.join(private, second) is None, "a private line was joined to one for the room"
            assert at.adapter.join(first, private) is None, "a line for the room was joined to a private one"

    @promise
    async def test_who_is_there_is_told_before_the_room_is_entered(self, at: AtWork) -> None:
        """An `Arrived` for everyone present, then `Entered`; skipped where the other side says why nobody can be there yet."""
        if why := at.exempt("told_before_entered"):
            raise unittest.SkipTest(why)
        entered = next(index for index, item in enumerate(at.ears.items) if isinstance(item, net.Entered))
        before = [
            item for item in at.ears.items[:entered] if isinstance(item, net.Arrived) and item.room == at.room
        ]
        assert len(before) == 1, f"ann alone is in the room; before it was entered, there arrived {before}"

    @promise
    async def test_who_comes_and_who_goes_is_told(self, at: AtWork) -> None:
        """`Arrived` with an identity of their own, then `Departed` with the same."""
        ann, bob = await _identity_of_ann(at), await _arrive(at, "bob")
        assert ann != bob, f"expected two identities for ann and bob; both are {ann}"
        left = await _depart(at, "bob", bob)
        assert left.room in {None, at.room}, f"bob has left {left.room}, and was in {at.room}"

    @promise
    async def test_names_that_are_the_same_fold_to_the_same(self, at: AtWork) -> None:
        """Folding what was folded changes nothing, and two people stay two."""
        fold = at.adapter.fold
        assert fold(fold("Ann")) == fold("Ann"), (
            f"expected fold(fold('Ann')) to be fold('Ann'), {fold('Ann')!r}; it is {fold(fold('Ann'))!r}"
        )
        assert fold("ann") != fold("bob"), (
            f"expected fold to keep 'ann' and 'bob' apart; both are {fold('ann')!r}"
        )

    @promise
    async def test_masks_of_somebody_fit_them_and_nobody_else(self, at: AtWork) -> None:
        """So an exclusion hits the one who was meant, and never the bot."""
        ann, bob = await _identity_of_ann(at), await _arrive(at, "bob")
        for mask in at.adapter.masks_of(ann):
            assert at.adapter.fits(mask, ann), f"{mask} was made of ann, and does not fit her"
            assert not at.adapter.fits(mask, None), f"{mask} fits the bot"
        assert not all(at.adapter.fits(mask, bob) for mask in at.adapter.masks_of(ann)), (
            f"ann's masks {at.adapter.masks_of(ann)} all fit bob, too"
        )
        await _depart(at, "bob", bob)

    @promise
    async def test_a_mask_for_everybody_is_not_taken(self, at: AtWork) -> None:
        """`masks` and `account` raise ValueError, which says what was expected."""
        for said, read in (("*", at.adapter.masks), ("", at.adapter.account), ("*", at.adapter.account)):
            try:
                taken: Any = read(said)
            except ValueError as error:
                told = str(error)
            else:
                raise AssertionError(f"{read.__name__}({said!r}) must raise ValueError; it gave {taken!r}")
            assert told, f"{read.__name__}({said!r}) must say what was expected"

    @promise
    async def test_a_line_in_the_room_is_told_once_with_who_said_it(self, at: AtWork) -> None:
        """With an id that no other line has, though the words are the same, the time, and the network's name."""
        ann = await _identity_of_ann(at)
        said = []
        for _ in range(2):
            await at.say("ann", "!play r5 please")
            said.append(await at.heard("!play r5 please"))
        await at.say("ann", "and no more")
        await at.heard("and no more")
        heard = [
            item for item in at.ears.items if isinstance(item, net.Said) and item.text == "!play r5 please"
        ]
        assert len(heard) == 2, f"two lines were said, {len(heard)} were told"
        who = [(item.room, item.sender.identity) for item in said]
        assert who == [(at.room, ann)] * 2, f"{ann} said it in {at.room}; told was {who}"
        assert said[0].id != said[1].id, f"expected an id for each line; two have {said[0].id!r}"
        networks = {item.network for item in at.ears.items}
        assert networks == {at.adapter.network}, f"the network is {at.adapter.network}; told was {networks}"
        off = said[1].time - at.side.clock.now()
        assert abs(off) < _MOST_OFF, f"Said.time is {off:+.0f} s from `clock.now()`"

    @promise
    async def test_a_line_to_the_bot_alone_has_no_room(self, at: AtWork) -> None:
        """`Said.room` is None, and the speaker is the same person as in the room."""
        await at.whisper("ann", "!hand if you please")
        said = await at.heard("!hand if you please")
        assert said.room is None, f"a private line was told as one of {said.room}"
        ann = await _identity_of_ann(at)
        assert said.sender.identity == ann, f"alone she is {said.sender.identity}, in the room {ann}"

    @promise
    async def test_what_is_sent_to_the_room_is_read_there_once(self, at: AtWork) -> None:
        """`passed` returns, and the bot does not hear itself."""
        await at.tell("ann opens a table", at.room)
        await at.reads("ann", "ann opens a table")
        await at.tell("and then", at.room)
        await at.reads("ann", "and then")
        times = sum("ann opens a table" in line for line in at.side.lines("ann"))
        assert times == 1, f"it was read {times} times"
        await at.say("ann", "now I")
        await at.heard("now I")
        own = [item for item in at.ears.items if isinstance(item, net.Said) and "opens a table" in item.text]
        assert not own, f"expected nothing of what the bot says itself; the bot was told {own}"

    @promise
    async def test_cards_and_names_are_read_too(self, at: AtWork) -> None:
        """Not the words of the bot alone."""
        ann = await _sender_ann(at)
        name, card = Name(ann.name, ann.identity), Face("r5", "red")
        await at.tell((name, Text(" lays "), card, Text(" on the "), Strong("piano"), Typed("!top")), at.room)
        await at.reads("ann", "on the")
        line = next(line for line in at.side.lines("ann") if "on the" in line)
        lost = [part for part in (ann.name, "r5", "piano", "!top") if part not in line]
        assert not lost, f"of a message with all kinds of spans, {lost} did not come: {line!r}"

    @promise
    async def test_what_is_for_one_person_is_read_by_nobody_else(self, at: AtWork) -> None:
        """A hand of cards is a secret."""
        ann, bob = await _identity_of_ann(at), await _arrive(at, "bob")
        await at.tell("your cards are umbrellas", at.room, ann)
        await at.reads("ann", "your cards are umbrellas")
        await at.tell("all have theirs", at.room)
        await at.reads("bob", "all have theirs")
        assert not any("umbrellas" in line for line in at.side.lines("bob")), (
            "bob has read what was for ann alone: 'your cards are umbrellas'"
        )
        await _depart(at, "bob", bob)

    @promise
    async def test_what_is_for_nobody_there_is_refused_and_read_by_nobody(self, at: AtWork) -> None:
        """`send` or `passed` raises `Undeliverable` or `NotNow`."""
        try:
            await at.tell("a hand for nobody", at.room, net.Identity("nobody:was-ever-here"))
        except net.AdapterError:
            pass
        else:
            raise AssertionError("a message to somebody unknown was taken: expected Undeliverable or NotNow")
        await at.tell("that was all", at.room)
        await at.reads("ann", "that was all")
        assert not any("a hand for nobody" in line for line in at.side.lines("ann")), (
            "ann has read what was for somebody else: 'a hand for nobody'"
        )

    @promise
    async def test_who_is_there_can_be_reached(self, at: AtWork) -> None:
        """`reachable` is asked before somebody is dealt in."""
        assert await at.adapter.reachable(await _identity_of_ann(at)), (
            "expected reachable(ann) to be True, as she is in the room; it is False"
        )

    @promise
    async def test_it_says_until_when_it_has_heard_everything(self, at: AtWork) -> None:
        """`heard_until` is never later than now, and reaches every moment soon, or no time-out would ever be fired."""
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

    @promise
    async def test_a_lost_connection_is_told_and_the_room_is_entered_again(self, at: AtWork) -> None:
        """`Disconnected`, then everyone's `Arrived` and `Entered`; skipped where the other side cannot be cut."""
        if not isinstance(at.side, CanBeCut):
            raise unittest.SkipTest("the other side cannot cut the connection")
        at.did("the connection was cut")
        await at.side.cut()
        await at.told(net.Disconnected, "as the connection was cut")
        await at.told(net.Arrived, f"of ann in {at.room}, again", lambda item: item.room == at.room)
        await at.told(net.Entered, f"of {at.room}, again", lambda item: item.room == at.room)
        await at.say("ann", "are you there")
        said = await at.heard("are you there")
        assert said.room == at.room, f"the room {at.room} is now {said.room}"

    @promise
    async def test_no_line_and_no_stranger_is_taken_for_one_of_an_earlier_run(self, at: AtWork) -> None:
        """Ids of lines never come again, nor identities that are not lasting. The next test has another connection."""
        if why := at.exempt("new_each_run"):
            raise unittest.SkipTest(why)
        await _identity_of_ann(at)
        await _end(at)
        await at.depart("ann")
        assert hasattr(at.side, "restart"), "the other side has no `restart`, which opens the adapter again"
        at.side.restart()
        assert at.side.adapter is not at.adapter, (
            "after `restart`, `adapter` of the other side must be a new one"
        )
        later = AtWork(at.side)
        try:
            with seen_by_people(later):
                await later.told(net.Entered, "of the room, by the new adapter")
                await later.arrive("ann")
                await later.say("ann", "now it is me")
                await later.heard("now it is me")
        finally:
            await later.stop()
        before, after, people = _lines(at), _lines(later), _passing(at) & _passing(later)
        # the same line may be told once more: then the bot does well to drop it
        ids = [id_ for id_ in before.keys() & after.keys() if before[id_] != after[id_]]
        assert not ids, f"ids of lines come again after a restart, and the bot drops these lines: {ids}"
        assert not people, (
            f"whoever has this identity after a restart gets the cards of who had it before: {people}"
        )

    @promise
    async def test_it_ends_soon_when_it_is_cancelled(self, at: AtWork) -> None:
        """As the bot does when it is stopped. The next test has another connection."""
        await _end(at)


async def _identity_of_ann(at: AtWork) -> net.Identity:
    """The identity of ann, who says something for it."""
    return (await _sender_ann(at)).identity


async def _sender_ann(at: AtWork) -> net.Sender:
    """The sender that the bot knows ann as; she says something for it."""
    await at.say("ann", "here I am")
    return (await at.heard("here I am")).sender


async def _arrive(at: AtWork, who: str) -> net.Identity:
    """Let somebody come, and return who they are."""
    await at.arrive(who)
    return (
        await at.told(net.Arrived, f"of {who} in {at.room}", lambda item: item.room == at.room)
    ).sender.identity


async def _depart(at: AtWork, who: str, identity: net.Identity) -> net.Departed:
    """Let somebody go, and return what the bot is told of it."""
    await at.depart(who)
    return await at.told(
        net.Departed, f"of {identity}, who {who} was when they came", lambda item: item.identity == identity
    )


def _lines(at: AtWork) -> dict[str, tuple[str, float]]:
    """What was said, and when, by its id."""
    return {item.id: (item.text, item.time) for item in at.ears.items if isinstance(item, net.Said)}


def _passing(at: AtWork) -> set[net.Identity]:
    """The identities that are not proven over a lost connection."""
    people = [item.sender for item in at.ears.items if isinstance(item, net.Arrived | net.Said)]
    return {sender.identity for sender in people if not sender.lasting}


async def _end(at: AtWork) -> None:
    """Cancelled, the adapter leaves the network and its task ends."""
    assert await at.stop(), "expected run to end within some seconds after it was cancelled; it goes on"
    assert at.running.cancelled() or at.running.exception() is None, (
        f"run ended with {at.running.exception()!r}, not with asyncio.CancelledError or without an error"
    )
