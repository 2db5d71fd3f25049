"""Messages that become one."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.reading import good
from unobot.adapter import Identity, Importance, Network, Outgoing, Room
from unobot.clock import HeldClock
from unobot.document import Pictured, Text, plain
from unobot.plugins.parts import Means
from unobot_matrix import MatrixSettings
from unobot_matrix.adapter import MatrixAdapter


class EmptyShelf:
    """A shelf on which nothing stands and nothing may be put."""

    def get(self, key: str, /) -> str | None:
        return None

    async def put(self, key: str, text: str | None, /) -> None:
        raise AssertionError(key, text)


def adapter(**more: object) -> MatrixAdapter:
    values = {
        "homeserver": "http://127.0.0.1:1",
        "user": "@uno:x",
        "password": "x",
        "encryption": False,
        **more,
    }
    return MatrixAdapter(
        Network("n"), good(MatrixSettings, values), Means(EmptyShelf(), HeldClock(), random.Random(1), Path())
    )


def message(key: int, text: str = "words", **more: Any) -> Outgoing:
    fields = {"room": Room("!r"), "to": None, **more}
    return Outgoing(key=key, network=Network("n"), document=(Text(text),), **fields)


def test_two_lines_to_one_room_become_one_event_with_the_second_number() -> None:
    first = message(1, "one", importance=Importance.TURN, mention=Identity("@ann:x"))
    joined = adapter().join(first, message(2, "two", importance=Importance.CHATTER))
    assert joined is not None
    assert (joined.key, plain(joined.document)) == (2, "one\ntwo")
    assert (joined.importance, joined.mention) == (Importance.TURN, "@ann:x")


@pytest.mark.parametrize(
    "second",
    [
        {"room": Room("!other")},
        {"to": Identity("@ann:x")},
        {"style": "plain"},
        {"answers": ("accept",)},
        {"picture": (Pictured("r5", "red", "5 5"),)},
        {"mention": Identity("@bob:x")},
        {"text": "x" * 5000},
    ],
)
def test_what_must_stay_apart_stays_apart(second: dict[str, Any]) -> None:
    first = message(1, mention=Identity("@ann:x"))
    assert adapter().join(first, message(2, **second)) is None


def test_a_status_that_will_be_edited_stays_alone() -> None:
    assert adapter(edits=True).join(message(1), message(2, purpose="status")) is None
    assert adapter().join(message(1), message(2, purpose="status")) is not None


def test_offered_answers_cost_pace() -> None:
    asked = message(1, answers=("accept", "refuse", "challenge"))
    assert adapter().lines(asked) == 4
    assert adapter(reactions=False).lines(asked) == 1
    assert adapter().lines(message(1)) == 1
