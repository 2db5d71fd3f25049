"""Uploading hands as pictures: once each, and never to a homeserver that wants its peace."""

from typing import Any

import pytest

from tests.plugins.matrix.homeserver import said, serving
from unobot.adapter import Identity, Network, Outgoing, Room
from unobot.clock import HeldClock
from unobot.document import Pictured, Text
from unobot.messages.pictures import MOST_CARDS, Faces
from unobot_matrix.outgoing import NO_PICTURES, MessagePictures
from unobot_matrix.wire import Json, Wire

CARD = Pictured("r5", "red", "5 5")
LIMITED = {"errcode": "M_LIMIT_EXCEEDED", "retry_after_ms": 7000}


def message(key: int, cards: int = 7, **more: Any) -> Outgoing:
    text = (Text("[#uno] Your cards: …"),)
    return Outgoing(key, Network("n"), Room("!r"), Identity("@ann:x"), text, picture=(CARD,) * cards, **more)


async def test_a_message_that_is_tried_again_has_the_picture_that_was_uploaded() -> None:
    async with serving() as server:
        wire = Wire(server.url)
        pictures = MessagePictures(wire, None, HeldClock(), Faces())
        first = await pictures.image(message(1), encrypted=False)
        assert await pictures.image(message(1), encrypted=False) == first
        other = await pictures.image(message(2), encrypted=False)
        assert [first["url"], other["url"]] == ["mxc://x/1", "mxc://x/2"]
        assert [kind for kind, _ in server.uploaded] == ["image/png", "image/png"]
        await wire.close()


@pytest.mark.parametrize("cards", [0, MOST_CARDS + 1])
async def test_no_cards_and_too_many_are_not_drawn(cards: int) -> None:
    # nothing is asked of a homeserver that nobody could reach
    pictures = MessagePictures(Wire("http://127.0.0.1:1"), None, HeldClock(), Faces())
    assert await pictures.image(message(1, cards), encrypted=False) == {}


@pytest.mark.parametrize(
    ("answer", "pause"),
    [
        (said(LIMITED, 429), 7.0),
        (said({"errcode": "M_TOO_LARGE"}, 413), NO_PICTURES),
        (said([]), NO_PICTURES),
    ],
    ids=["limited", "refused", "no address"],
)
async def test_after_a_failure_hands_go_without_pictures_for_a_while(
    answer: Any, pause: float, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving() as server:
        clock, wire = HeldClock(), Wire(server.url)
        pictures = MessagePictures(wire, None, clock, Faces())

        async def image(key: int) -> Json:
            return await pictures.image(message(key), encrypted=False)

        server.uploads.append(answer)
        assert await image(1) == {}
        await clock.advance(pause - 1)
        assert await image(2) == {}
        assert len(server.uploaded) == 1
        await clock.advance(2)
        assert (await image(3))["msgtype"] == "m.image"
        await wire.close()
    told = capsys.readouterr().out
    assert "without pictures" in told
    assert "r5" not in told
