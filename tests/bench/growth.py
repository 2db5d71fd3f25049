"""What must not grow with rooms that have nothing to do with it; in processor time, each beside its goal."""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from statistics import median
from time import process_time

from tests.bench.measuring import RUNS
from tests.plugins.built_in import all_rules, built_in
from tests.plugins.irc.sessions import Spoken
from uno_engine import Catalogue
from uno_engine.kernel.hooks import MARKED
from unobot.adapter import Departed, Identity, Importance, Network, Outgoing, Room
from unobot.app.logs import set_up_logs
from unobot.clock import HeldClock
from unobot.document import Text
from unobot.kit.testing import FakeNetwork, FakeRoom, fake_room
from unobot.messages import Voice, rules_lines, rules_named
from unobot.messages.texts import Texts
from unobot.outbox import SendQueue

LANES = (10, 100, 400)
ROOMS = (20, 1000)
NET = Network("bench")


def rows() -> Iterator[str]:
    """The lines of the report."""
    set_up_logs(level="error")
    yield from _compared("choosing the next message", "waiting rooms", LANES, choosing, 1.5)
    for what in ("QUIT", "NICK"):
        yield from _compared(
            f"IRC adapter, {what} of one in a room", "rooms", ROOMS, partial(heard, what), 1.5
        )
    yield from _compared("rooms, somebody quits", "rooms", ROOMS, lambda n: asyncio.run(departed(n)), 1.5)
    yield from _compared("IRC adapter, a member at entering", "members", (100, 1000), entering, 1.5)
    for command, (first, second) in rules_told().items():
        yield f"{command:44} {second / 1e3:9.2f} ms (goal 5; the first time {first / 1e3:.1f})"


def _compared(
    what: str, of: str, sizes: tuple[int, ...], measure: Callable[[int], float], goal: float
) -> Iterator[str]:
    spans = [measure(size) for size in sizes]
    for size, span in zip(sizes, spans, strict=True):
        yield f"{f'{what}, {size} {of}':44} {span:9.1f} µs, {span / spans[0]:5.2f} × (goal {goal})"


def choosing(lanes: int, messages: int = 400) -> float:
    """Microseconds to choose, take and count a message while so many rooms, and a person in each, have some."""
    spans = []
    for _ in range(RUNS):
        queue, keys = SendQueue(), count(1)
        for number in [*range(lanes)] * (1 + messages // lanes):
            room, text = Room(f"#r{number}"), (Text("text"),)
            queue.add(Outgoing(next(keys), NET, room, None, text))
            queue.add(Outgoing(next(keys), NET, room, Identity(f"p{number}"), text, Importance.PRIVATE))
        queue.first()  # all lanes are ranked now, once, and not in the time that is measured
        began = process_time()
        for _ in range(messages):
            message = queue.first()
            assert message is not None
            queue.take(message)
            queue.next_room(message)
        spans.append((process_time() - began) / messages)
    return median(spans) * 1e6


def heard(what: str, rooms: int, people: int = 200) -> float:
    """Microseconds until the IRC adapter has understood a QUIT or NICK of somebody who is in one of so many rooms."""
    spoken = Spoken(rooms)
    nicks = [f"ann{number}" for number in range(people)]
    for number in range(rooms):
        spoken.enter(number, *(f"p{number}x{each}" for each in range(10)), *(nicks if number == 1 else ()))
    began = process_time()
    for nick in nicks:
        spoken.hear(f":{nick}!u@h {what} :new{nick}")
    return (process_time() - began) / people * 1e6


def entering(members: int) -> float:
    """Microseconds for each member of a channel until it is entered: NAMES, WHO, and who is who."""
    spoken = Spoken(1)
    nicks = [f"p{number}" for number in range(members)]
    began = process_time()
    spoken.enter(0, *nicks)
    return (process_time() - began) / members * 1e6


async def departed(rooms: int, people: int = 100) -> float:
    """Microseconds until all rooms are done with somebody who quits and was in one of them."""
    clock = HeldClock()
    network = FakeNetwork(clock, rooms=[f"#r{number}" for number in range(rooms)])
    names = [f"ann{number}" for number in range(people)]
    for name in names:
        await network.arrive(name, room="#r1")
    async with fake_room(network=network, clock=clock, plugins=built_in()) as room:
        began = process_time()
        for name in names:
            await network.deliver(Departed(network.network, None, Identity(name)))
            await _dealt_with(room)
        return (process_time() - began) / people * 1e6


async def _dealt_with(room: FakeRoom) -> None:
    while waiting := room.bot.router.committer.positions.everything():
        await asyncio.wait(waiting)


def rules_told() -> dict[str, tuple[float, float]]:
    """Microseconds of `!rules` at a table, `!rules NAME` and `!rules list`: the first time ever, and after that."""
    voice, line = Voice(Texts(built_in().brought.texts)), "taiwan +jump-in cards=9"
    known = all_rules()
    told: dict[str, Callable[[Catalogue], object]] = {
        "!rules": lambda rules: rules_lines(voice, rules.compose(line), rules),
        "!rules extended": lambda rules: rules_named(voice, rules, "extended"),
        "!rules list": lambda rules: rules_named(voice, rules, "list"),
    }
    spans = {}
    for command, tell in told.items():
        MARKED.clear()
        fresh = Catalogue(known.rules.values(), known.presets.values())
        spans[command] = (_once(tell, fresh), _once(tell, fresh))
    return spans


def _once(tell: Callable[[Catalogue], object], rules: Catalogue) -> float:
    began = process_time()
    tell(rules)
    return (process_time() - began) * 1e6


if __name__ == "__main__":
    for row in rows():
        print(row, flush=True)  # noqa: T201 - one row of the report
