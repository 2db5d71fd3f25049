"""Outgoing messages survive being written down."""

from dataclasses import replace

import pytest

from tests.bot.store.words import said, whispered
from unobot.adapter import Importance, Outgoing, Room
from unobot.document import Text
from unobot.store.encoding import decode, encode


@pytest.mark.parametrize(
    "message",
    [
        said("hello"),
        whispered("your cards"),
        replace(said("nobody's room"), room=None),
        replace(whispered("chatter"), importance=Importance.CHATTER, style="plain"),
        replace(said(""), document=()),
        replace(said("x"), room=Room("#übung ☃"), document=(Text("日本語 \x02 \n"),)),
    ],
    ids=["short", "everything", "no room", "chatter", "empty", "not ASCII"],
)
def test_a_message_comes_back_as_it_was_with_the_key_of_its_row(message: Outgoing) -> None:
    assert decode(7, encode(message)) == replace(message, key=7)


def test_bytes_of_version_1_are_still_understood() -> None:
    kept = (
        b'{"v":"1","network":"libera","document":[["t","x"],["f","r5","red"],["n","bob","account:bob"],["s","now"]],'
        b'"room":"#uno","to":"account:ann","importance":0,"purpose":"hand","mention":"account:ann","style":"emoji"}'
    )
    assert decode(3, kept) == replace(whispered("x"), key=3)


@pytest.mark.parametrize("other", [b"", b"{}", b'{"v":"2","network":"libera","document":[]}', b"\x00\xff"])
def test_other_bytes_are_refused(other: bytes) -> None:
    with pytest.raises(ValueError, match="message 3"):
        decode(3, other)
