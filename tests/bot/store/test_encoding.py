"""Outgoing messages survive being written down."""

from dataclasses import replace
from typing import get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bot.store.words import said, whispered
from unobot.adapter import Outgoing, Room
from unobot.document import Span, Text
from unobot.store.rows import decode, encode

SPANS = st.sampled_from(get_args(Span)).flatmap(
    lambda kind: st.builds(kind, *map(st.from_type, get_type_hints(kind).values()))
)
FILLED = {name: st.from_type(kind) for name, kind in get_type_hints(Outgoing).items()}
MESSAGES = st.builds(Outgoing, **{**FILLED, "document": st.lists(SPANS).map(tuple)})
"""Messages with every field filled, those that will be added one day too."""


@given(MESSAGES)
def test_every_field_of_a_message_comes_back(message: Outgoing) -> None:
    assert decode(message.key, encode(message)) == message


@pytest.mark.parametrize(
    "message",
    [
        whispered("your cards"),
        replace(said(""), document=()),
        replace(said("x"), room=Room("#übung ☃"), document=(Text("日本語 \x02 \n"),)),
    ],
    ids=["everything", "empty", "not ASCII"],
)
def test_a_message_gets_the_key_of_its_row(message: Outgoing) -> None:
    assert decode(7, encode(message)) == replace(message, key=7)


def test_bytes_of_version_1_are_still_understood() -> None:
    kept = (
        b'{"v":"1","network":"libera","document":[["t","x"],["f","r5","red"],["n","bob","account:bob"],["s","now"]],'
        b'"room":"#uno","to":"account:ann","importance":0,"purpose":"hand","mention":"account:ann","style":"emoji"}'
    )
    assert decode(3, kept) == replace(whispered("x"), key=3, answers=(), reply_to=None)


@pytest.mark.parametrize("other", [b"", b"{}", b'{"v":"2","network":"libera","document":[]}', b"\x00\xff"])
def test_other_bytes_are_refused(other: bytes) -> None:
    with pytest.raises(ValueError, match="message 3"):
        decode(3, other)
