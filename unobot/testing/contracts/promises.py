"""The promises of `AdapterContract`, one function each: they drive the other side, and look at what the adapter tells."""

import inspect
import unittest
from typing import Any, Final

from unobot.adapter import (
    Adapter,
    AdapterError,
    Arrived,
    Departed,
    Entered,
    Identity,
    Room,
    Said,
    Sender,
)
from unobot.document import Face, Name, Strong, Text, Typed, plain
from unobot.testing.contracts.other_side import AtWork

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
