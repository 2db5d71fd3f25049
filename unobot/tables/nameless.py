"""A finished round without somebody's name: in its seats, in what it began with, in what was typed, in its result."""

from collections.abc import Callable, Collection, Iterator, Sequence

import msgspec

from uno_engine import Catalogue, EngineError, InputText, RenameSeat, TakeSeat
from unobot.adapter import Identity
from unobot.store import InputGiven, RoundId
from unobot.store.forgetting import Row, WholeRound, nameless_round
from unobot.store.forgotten import NamelessRound
from unobot.store.packing import packed, unpacked
from unobot.tables.discretion import alias, is_alias
from unobot.tables.entries import is_old
from unobot.tables.seats import may_be_label

_Theirs = Callable[[int, str], bool]
"""Whether the seat with that number and label was theirs."""


def without_name(
    whole: WholeRound, persons: Collection[str], names: Collection[str], catalogue: Catalogue
) -> NamelessRound | None:
    """The round without these persons, who were called so; None if they are not in it.

    Without a result of theirs (the round was stopped, or their records were off) they are known by the name alone, where
    nobody else has a result in that seat.
    """
    labels = tuple(whole.round["seats"].split(","))
    theirs = _theirs(whole, labels, persons, names)
    aliases = list(_aliases(whole, labels, persons))
    if not aliases and not any(theirs(seat, label) for seat, label in enumerate(labels)):
        return None
    replay = _replay(whole, labels, theirs, catalogue)
    return nameless_round(whole, ",".join(_shown(labels, theirs)), replay, aliases)


def _theirs(
    whole: WholeRound, labels: Sequence[str], persons: Collection[str], names: Collection[str]
) -> _Theirs:
    mine = {_seat_of(row, labels) for row in whole.results if row["person"] in persons}
    others = {
        _seat_of(row, labels)
        for row in whole.results
        if row["person"] not in persons and not is_alias(row["identity"])
    }

    def theirs(seat: int, label: str) -> bool:
        # None: one of the seats was theirs, and older versions did not note which, so nobody is named
        if seat in mine or None in mine:
            return True
        return seat not in others and any(may_be_label(label, name) for name in names)

    return theirs


def _seat_of(row: Row, labels: Sequence[str]) -> int | None:
    if row["seat"] is not None:
        return int(row["seat"])
    return next((seat for seat, label in enumerate(labels) if may_be_label(label, row["name"])), None)


def _aliases(
    whole: WholeRound, labels: Sequence[str], persons: Collection[str]
) -> Iterator[tuple[Row, Identity, str]]:
    for number, row in enumerate(whole.results):
        if row["person"] in persons:
            seat = _seat_of(row, labels)
            yield (row, *alias(len(labels) + number if seat is None else seat))


def _shown(labels: Sequence[str], theirs: _Theirs) -> Iterator[str]:
    for seat, label in enumerate(labels):
        yield _neutral(seat, labels) if theirs(seat, label) else label


def _neutral(seat: int, labels: Collection[str]) -> str:
    """What a seat is called that was somebody's whom nobody names; nobody else in the round is called so."""
    _, name = alias(seat)
    while name in labels:
        name += "_"
    return name


def _replay(
    whole: WholeRound, labels: tuple[str, ...], theirs: _Theirs, catalogue: Catalogue
) -> bytes | None:
    """All that the round can be told again by, with the neutral names; None if there is nothing, or it cannot be read."""
    try:
        opening, inputs = _told(whole)
        if not opening or is_old(opening):
            return None  # version 1 kept what people typed as it was
        state = msgspec.json.decode(opening)
        state["names"] = list(_shown(labels, theirs))
        cards = catalogue.compose(whole.round["preset"]).deck.by_code
        texts = _rewritten(inputs, labels, theirs, InputText(cards))
        return packed(msgspec.json.encode(state), list(texts))
    except (EngineError, ValueError, KeyError, IndexError, msgspec.MsgspecError):
        return None  # a rule is not there any more, or the round is damaged


def _told(whole: WholeRound) -> tuple[bytes, Sequence[InputGiven]]:
    id_ = RoundId(whole.round["id"])
    if whole.round["replay"] is not None:
        return unpacked(bytes(whole.round["replay"]), id_)
    inputs = [InputGiven(id_, r["number"], r["seat"], r["text"], r["at_ms"]) for r in whole.inputs]
    return bytes(whole.round["opening"]), inputs


def _rewritten(
    inputs: Sequence[InputGiven], labels: tuple[str, ...], theirs: _Theirs, texts: InputText
) -> Iterator[InputGiven]:
    """The inputs with the neutral names, numbered anew: that they took another name is left out."""
    before, after = list(labels), list(_shown(labels, theirs))
    number = 0
    for each in inputs:
        given = texts.read(None if each.seat is None else int(each.seat), each.text, tuple(before))
        known = tuple(after)
        if isinstance(given, TakeSeat):
            name = _neutral(len(before), before) if theirs(len(before), given.name) else given.name
            before.append(given.name)
            after.append(name)
            given = TakeSeat(name)
        elif isinstance(given, RenameSeat):
            before[given.seat], neutral = given.name, after[given.seat] != before[given.seat]
            if neutral:
                continue
            after[given.seat] = given.name
        number += 1
        seat, text = texts.write(given, known)
        yield InputGiven(each.round, number, None if seat is None else str(seat), text, each.at_ms)
