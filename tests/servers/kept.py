"""What a store has kept of the rounds in it: every play, and every hand that anybody ever held."""

from collections import defaultdict
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tests.plugins.built_in import all_rules
from uno_engine import Event, Game, Played, load_state
from unobot.clock import WallClock
from unobot.store import Store, read
from unobot.tables.journal import feed


@dataclass
class Kept:
    """All rounds of a store together, in order; names are those of the seats."""

    plays: list[tuple[str, str]] = field(default_factory=list)
    """Who laid which card."""
    hands: dict[str, set[tuple[str, ...]]] = field(default_factory=lambda: defaultdict(set))
    rounds: int = 0
    finished: int = 0


async def kept(data: Path) -> Kept:
    """Read it, each round played again from its opening. Nothing else may write to the store meanwhile."""
    found = Kept()
    store = await Store.open(str(data), clock=WallClock())
    try:
        for listed in reversed(await store.read(partial(read.latest_rounds, limit=1000))):
            round_ = await store.read(partial(read.round_of, wanted=listed.id))
            assert round_ is not None
            found.rounds += 1
            found.finished += round_.finished is not None
            _replay(round_, found)
    finally:
        await store.close()
    return found


def _replay(round_: read.Round, found: Kept) -> None:
    rules = all_rules().compose(round_.preset)
    game = Game(rules, bytes.fromhex(round_.seed), state=load_state(round_.state, rules))
    for given in round_.inputs:
        feed(game, (None if given.seat is None else int(given.seat), given.text))
        names = game.state.names
        found.plays += _plays(names, game.take_events())
        for name, hand in zip(names, game.state.hands, strict=True):
            found.hands[name].add(tuple(sorted(card.code for card in hand)))


def _plays(names: tuple[str, ...], events: list[Event]) -> list[tuple[str, str]]:
    return [(names[event.seat], event.card.code) for event in events if isinstance(event, Played)]
