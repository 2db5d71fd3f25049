"""A round told for an operator: what the room was told, and every card."""

import json
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime

from uno_engine import Card, Catalogue, Dealt, Drew, Event, HandsMoved, RuleSet, by_color
from unobot.document import plain
from unobot.messages import Voice, faces, room_lines, rules_lines
from unobot.replay.proof import hands_after_deal
from unobot.replay.replayed import Step, replayed
from unobot.store import Standing, StoredRound
from unobot.tables.entries import OldReader

_INDENT = " " * 10


def told(
    round_: StoredRound,
    standings: Sequence[Standing],
    rules: RuleSet,
    catalogue: Catalogue,
    voice: Voice,
    reader: Callable[[], OldReader],
) -> Iterator[str]:
    """The lines of the account. Raises Untellable in its course if the rules now go another way.

    `reader` makes what reads the moves of a round that version 1 kept.
    """
    yield headline(round_)
    yield f"Table: {round_.preset}"
    yield from (f"  {plain(line)}" for line in rules_lines(voice, rules, catalogue))
    yield f"Seats: {round_.seats.replace(',', ', ')}"
    yield f"Seed:  {round_.seed}"
    yield ""
    for step in replayed(round_, rules, reader):
        yield from _step(step, voice)
    yield ""
    yield from ending(round_, standings)


def headline(round_: StoredRound) -> str:
    """Which round it is, where and when it was played, and for how long."""
    when = datetime.fromtimestamp(round_.started, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    lasted = f"{round_.finished - round_.started:.0f} s" if round_.finished is not None else "not finished"
    return f"Round {round_.id} in {round_.room} on {round_.network}, {when}, {lasted}"


def ending(round_: StoredRound, standings: Sequence[Standing]) -> Iterator[str]:
    """Who came where, or why nobody did."""
    if round_.result is None:
        yield "The round is still being played."
    elif not standings:
        yield f"The round was not played to its end: {json.loads(round_.result)['why']}."
    for each in standings:
        won = ", won" if each.won else ""
        yield f"{each.place}. {each.name}{won}, {each.points} points in hand"


def _step(step: Step, voice: Voice) -> Iterator[str]:
    clock = datetime.fromtimestamp(step.given.at_ms / 1000, UTC).strftime("%H:%M:%S")
    if step.author or step.events:
        yield f"{clock}  {step.author or '(table)'}: {step.given.text}"
    for line in room_lines(voice, step.events, step.now):
        yield f"{_INDENT}{plain(line.document)}"
    for event in step.events:
        yield from (f"{_INDENT}  {line}" for line in _cards(step, event))


def _cards(step: Step, event: Event) -> Iterator[str]:
    """The cards that only some of the players saw."""
    names = step.game.state.names
    match event:
        case Dealt():
            hands = list(enumerate(hands_after_deal(step)))
            yield from (f"{names[seat]} holds {_shown(hand)}" for seat, hand in hands if hand)
        case HandsMoved(hands=hands):
            yield from (f"{names[seat]} holds {_shown(hand)}" for seat, hand in enumerate(hands) if hand)
        case Drew(seat=seat, cards=cards):
            yield f"{names[seat]} draws {_shown(cards)}"
        case Event(noted=noted) if noted:
            yield noted


def _shown(cards: Sequence[Card]) -> str:
    return plain(faces(sorted(cards, key=by_color)))
