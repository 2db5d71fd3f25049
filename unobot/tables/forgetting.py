"""Forgetting somebody: all finished rounds are gone through in small steps, so that no table waits for it."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final

import msgspec
import structlog

from uno_engine import Catalogue, EngineError, InputText, RenameSeat, TakeSeat
from unobot.adapter import Identity, Network
from unobot.store import Change, InputGiven, RoundId, StoreError, TakenOver
from unobot.store import forgetting as stored
from unobot.store.change import NamelessRound, ToForget
from unobot.store.forgetting import Row, WholeRound, nameless_round
from unobot.store.ranking.played import person_of
from unobot.store.read import packed, unpacked
from unobot.tables.discretion import alias, is_alias
from unobot.tables.seats import may_be_label
from unobot.tables.services import Services

# --- A finished round without somebody's name: in its seats, in what it began with, in what was typed, in its
# result.


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
        if not opening:
            return None
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


# --- Forgetting somebody: all finished rounds are gone through in small steps, so that no table waits for it.


_log = structlog.get_logger(__name__)

_AT_ONCE: Final = 5
"""So many rounds a commit: no command waits for longer than it does for another's."""


class Forgetting:
    """Takes people out of the records who have asked for it."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def run(self) -> None:
        """Go on with what was not done when the bot ended."""
        try:
            if asked := await self._services.store.read(stored.asked_to_forget):
                await self.forget(asked)
        except TakenOver:
            return
        except StoreError as trouble:
            _log.error("somebody who asks to be forgotten is still in the records", reason=str(trouble))

    async def forget(self, asked: Sequence[ToForget]) -> int:
        """Take these accounts out of all finished rounds; returns of how many. Raises `StoreError`."""
        store = self._services.store
        persons = {person_of(each.network, each.identity) for each in asked}
        names = await store.read(stored.names_of, persons) | {each.name for each in asked if each.name}
        rounds = 0
        while ids := await store.read(stored.rounds_of, persons, _AT_ONCE):
            rounds += await self._leave_out(ids, persons, names)
        ids = await store.read(stored.rounds_with, self._networks(asked), names)
        for start in range(0, len(ids), _AT_ONCE):
            rounds += await self._leave_out(ids[start : start + _AT_ONCE], persons, names)
        done = tuple(replace(each, name=None) for each in asked)
        await store.commit(Change(self._services.clock.now(), to_forget=done))
        return rounds

    async def _leave_out(self, ids: Sequence[str], persons: Collection[str], names: Collection[str]) -> int:
        whole = await self._services.store.read(stored.whole_rounds, ids)
        found = (without_name(each, persons, names, self._services.catalogue) for each in whole)
        nameless = tuple(each for each in found if each is not None)
        if nameless:
            await self._services.store.commit(Change(self._services.clock.now(), nameless=nameless))
        return len(nameless)

    def _networks(self, asked: Sequence[ToForget]) -> set[Network]:
        groups = self._services.groups
        return {network for each in asked for network in (*groups.members(each.network), each.network)}
