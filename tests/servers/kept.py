"""What a store has kept of the rounds in it: every play, and every hand that anybody ever held."""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tests.plugins.built_in import all_rules
from tests.private_lines import Hand, read_private
from tests.servers.gamblers import Company, codes
from uno_engine import Event, Game, Played, load_state
from unobot.clock import WallClock
from unobot.store import Store, StoredRound, read
from unobot.tables.journal import give_again


@dataclass
class Kept:
    """All rounds of a store together, in order; names are those of the seats."""

    plays: list[tuple[str, str]] = field(default_factory=list)
    """Who laid which card."""
    hands: dict[str, set[tuple[str, ...]]] = field(default_factory=lambda: defaultdict(set))
    rounds: int = 0
    finished: int = 0


async def kept(data: Path | str) -> Kept:
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


def check_told(
    people: Company, plays: list[tuple[str, str]], hands: Mapping[str, set[tuple[str, ...]]]
) -> None:
    """All that the room was told is in the store, once or marked, and nobody was ever told a hand that was not their own."""
    told = [
        (found[1], found[2], joined.endswith(" (again)"))
        for joined in people.witness.told
        for line in joined.split(" | ")
        if (found := re.match(r"(?:\S+: )?(\S+) (?:draws (?:\d+ cards )?and )?plays \[([^\]]+)\]", line))
    ]
    check_order(told, plays)
    for player in people.players:
        for line in player.whispers:
            said = read_private(line)
            if isinstance(said, Hand):
                assert codes(said) in hands[player.nick]
    assert people.witness.whispers == []


def check_order(told: Sequence[tuple[str, str, bool]], plays: Sequence[tuple[str, str]]) -> None:
    """Each of the plays was told, in their order; once, or marked, which may also be one of the last twenty.

    Who soon plays the same card again may mean either with a marked line: so several numbers of plays may have been told.
    """
    places = {0}
    for place, (who, card, again) in enumerate(told):
        next_ = {at + 1 for at in places if plays[at : at + 1] == [(who, card)]}
        if again:
            next_ |= {at for at in places if (who, card) in plays[max(0, at - 20) : at]}
        assert next_, (
            f"{who} {card} was told, the store has {plays[max(0, max(places) - 3) : max(places) + 4]};"
            f" told was {told[max(0, place - 20) : place + 3]}"
        )
        places = next_
    assert len(plays) in places


def _replay(round_: StoredRound, found: Kept) -> None:
    rules = all_rules().compose(round_.preset)
    game = Game(rules, bytes.fromhex(round_.seed), state=load_state(round_.state, rules))
    for given in round_.inputs:
        give_again(game, given)
        names = game.state.names
        found.plays += _plays(names, game.take_events())
        for name, hand in zip(names, game.state.hands, strict=True):
            found.hands[name].add(tuple(sorted(card.code for card in hand)))


def _plays(names: tuple[str, ...], events: list[Event]) -> list[tuple[str, str]]:
    return [(names[event.seat], event.card.code) for event in events if isinstance(event, Played)]
