"""The fake network keeps what every adapter promises; one that breaks a promise fails the test of it, and says how."""

import asyncio
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from tests.bot.testing.fake_side import fake_side
from unobot.adapter import Departed, Identity, Inbox, Network, Outgoing, Room, Said, Sender
from unobot.clock import Clock
from unobot.document import Text
from unobot.kit.testing import AdapterContract, Ears, FakeNetwork, OtherSide, adapter_contract, other_side


class TestFakeNetwork(AdapterContract):
    def other_side(self) -> AbstractAsyncContextManager[OtherSide]:
        return fake_side()


class ShowsHands(FakeNetwork):
    async def send(self, message: Outgoing, /) -> None:
        await super().send(replace(message, to=None))


class SwallowsErrors(FakeNetwork):
    async def send(self, message: Outgoing, /) -> None:
        if message.to is None or self.present[self.rooms[0]].keys() >= {message.to}:
            await super().send(message)


class Stutters(FakeNetwork):
    async def say(self, identity: str, text: str, room: str | None = None) -> None:
        said = self._said(identity, text, self.rooms[0])
        await self.deliver(said, replace(said, id="1"))


class HearsItself(FakeNetwork):
    async def send(self, message: Outgoing, /) -> None:
        await super().send(message)
        if message.room and not message.to:
            (ann,) = self.present[message.room].values()
            await self.deliver(Said(self.network, message.room, ann, self.lines_said[-1], "own", 0.0))


class EndsWithAnError(FakeNetwork):
    async def run(self, inbox: Inbox, /) -> None:
        try:
            await super().run(inbox)
        except asyncio.CancelledError:
            raise RuntimeError("no goodbye") from None


class NeverTellsWhoIsThere(FakeNetwork):
    async def run(self, inbox: Inbox, /) -> None:
        there, self.present[self.rooms[0]] = self.present[self.rooms[0]], {}
        running = asyncio.create_task(super().run(inbox))
        await self.entered()
        self.present[self.rooms[0]] = there
        await running


class TakesEverybody(FakeNetwork):
    def masks(self, said: str, /) -> tuple[str, ...]:
        return (said,)


class JoinsAll(FakeNetwork):
    def join(self, first: Outgoing, second: Outgoing, /) -> Outgoing:  # type: ignore[override]  # it is broken
        return second


class OneForAll(FakeNetwork):
    def masks_of(self, identity: Identity, /) -> tuple[str, ...]:
        return ("*",)


class AsksInPlain(FakeNetwork):
    def reachable(self, identity: Identity, /) -> bool:  # type: ignore[override]  # it is broken
        return True


class CountsAnew(FakeNetwork):
    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self._numbers = count(1)

    def _said(self, identity: str, text: str, room: Room | None) -> Said:
        return replace(super()._said(identity, text, room), id=str(next(self._numbers)))


class KnowsByName(FakeNetwork):
    async def arrive(self, name: str, *, identity: str = "", **more: Any) -> None:
        await super().arrive(name, identity=name, **more)

    def _sender(self, identity: str) -> Sender:
        return super()._sender(identity.partition("!")[0])


class HasNoTime(FakeNetwork):
    def _said(self, identity: str, text: str, room: Room | None) -> Said:
        return replace(super()._said(identity, text, room), time=0.0)


class NamesAnother(FakeNetwork):
    def _said(self, identity: str, text: str, room: Room | None) -> Said:
        return replace(super()._said(identity, text, room), network=Network("other"))


class ShowsWordsAlone(FakeNetwork):
    async def send(self, message: Outgoing, /) -> None:
        words = tuple(span for span in message.document if isinstance(span, Text))
        await super().send(replace(message, document=words))


class LeavesAnotherRoom(FakeNetwork):
    async def depart(self, identity: str, room: str | None = None) -> None:
        await self.deliver(Departed(self.network, Room("#other"), Identity(identity)))


class GoesOn(FakeNetwork):
    async def run(self, inbox: Inbox, /) -> None:
        while True:
            with suppress(asyncio.CancelledError):
                await super().run(inbox)


class HearsTheFuture(FakeNetwork):
    def heard_until(self, wanted: float, /) -> float:
        return wanted + 1


class Deaf(FakeNetwork):
    async def whisper(self, identity: str, text: str) -> None:
        self.lines_said.append("ann: what?")


class Fails(FakeNetwork):
    async def run(self, inbox: Inbox, /) -> None:
        raise RuntimeError("no can")


@pytest.mark.parametrize(
    ("kind", "promise", "told"),
    [
        (CountsAnew, "no_line_and_no_stranger_is_taken_for_one_of_an_earlier_run", "ids of lines come again"),
        (
            KnowsByName,
            "no_line_and_no_stranger_is_taken_for_one_of_an_earlier_run",
            "gets the cards .* {'ann'}",
        ),
        (HasNoTime, "a_line_in_the_room_is_told_once_with_who_said_it", "Said.time is -"),
        (NamesAnother, "a_line_in_the_room_is_told_once_with_who_said_it", "the network is fake; told was"),
        (ShowsWordsAlone, "cards_and_names_are_read_too", r"\['ann', 'r5', 'piano', '!top'\] did not come"),
        (LeavesAnotherRoom, "who_comes_and_who_goes_is_told", "bob has left #other, and was in #uno"),
        (GoesOn, "it_ends_soon_when_it_is_cancelled", "it goes on"),
        (HearsTheFuture, "it_says_until_when_it_has_heard_everything", "in the adapter's `Means`"),
        (
            Deaf,
            "a_line_to_the_bot_alone_has_no_room",
            r"(?s)expected Said, text='!hand .* ann said '!hand .* to the bot alone\n.*ann has read last: .*'ann: what\?'",
        ),
        (Fails, "who_is_there_can_be_reached", r"run has ended with RuntimeError\('no can'\)"),
        (ShowsHands, "what_is_for_one_person_is_read_by_nobody_else", "bob has read what was for ann alone"),
        (SwallowsErrors, "what_is_for_nobody_there_is_refused_and_read_by_nobody", "expected Undeliverable"),
        (Stutters, "a_line_in_the_room_is_told_once_with_who_said_it", "two lines were said, 4 were told"),
        (
            HearsItself,
            "what_is_sent_to_the_room_is_read_there_once",
            "expected nothing of what the bot says itself",
        ),
        (TakesEverybody, "a_mask_for_everybody_is_not_taken", r"masks\('\*'\) must raise ValueError"),
        (
            JoinsAll,
            "joined_messages_have_the_key_of_the_second_and_the_words_of_both",
            "first message is lost",
        ),
        (OneForAll, "masks_of_somebody_fit_them_and_nobody_else", "fits the bot"),
        (EndsWithAnError, "it_ends_soon_when_it_is_cancelled", "run ended with RuntimeError"),
        (NeverTellsWhoIsThere, "who_is_there_is_told_before_the_room_is_entered", "ann alone is in the room"),
        (AsksInPlain, "it_has_all_that_the_bot_asks_of_an_adapter", "reachable must be `async def`"),
    ],
)
def test_an_adapter_that_breaks_a_promise_fails_its_test(
    kind: type[FakeNetwork], promise: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (adapter_contract, other_side):
        monkeypatch.setattr(module, "PATIENCE", 0.3)
    monkeypatch.setattr(Ears.next, "__defaults__", (*Ears.next.__defaults__[:-1], 0.3))  # type: ignore[index]

    class Broken(AdapterContract):
        def other_side(self) -> AbstractAsyncContextManager[OtherSide]:
            return fake_side(kind)

    try:
        with pytest.raises(AssertionError, match=told):
            getattr(Broken(), f"test_{promise}")()
    finally:
        Broken.teardown_class()
