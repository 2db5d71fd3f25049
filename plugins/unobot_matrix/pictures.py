"""Hands as pictures: each is drawn, uploaded and named in its event. Whatever goes wrong, the hand is told as a line."""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import structlog

from unobot.adapter import Outgoing
from unobot.clock import Clock
from unobot.pictures import MOST_CARDS, Faces, joined
from unobot_matrix.account import Account
from unobot_matrix.wire import Failure, Json, Unreachable, Wire

if TYPE_CHECKING:
    from unobot_matrix.crypt import Crypt

log = structlog.get_logger(__name__)

FILE_NAME: Final = "hand.png"
"""The same for all: with a name that differs from the event's text, clients show that as the caption."""

SECONDS: Final = 5.0
"""How long an upload may take: what else is told to the same person waits for it."""
PAUSE: Final = 60.0
"""Seconds without pictures after an upload has failed, where the homeserver does not say how long to wait."""
KEPT: Final = 16
"""So many uploads are remembered, for messages that are sent again."""


class HandPictures:
    """The pictures of one account; `crypt` is None where encryption is off."""

    def __init__(self, wire: Wire, crypt: "Crypt | None", clock: Clock, faces: Faces) -> None:
        self._wire, self._crypt, self._clock = wire, crypt, clock
        self._faces = faces
        self._not_before = clock.now()
        self._uploaded: OrderedDict[tuple[int, bool], Json] = OrderedDict()

    async def image(self, message: Outgoing, *, encrypted: bool) -> Json:
        """What makes an image of a message's content, whose text is the caption then; nothing if it goes without. Never raises.

        A message that is tried again has the picture that was uploaded for it before.
        """
        key = message.key, encrypted
        if not 0 < len(message.hand) <= MOST_CARDS or self._clock.now() < self._not_before:
            return {}
        if key not in self._uploaded:
            try:
                self._uploaded[key] = await self._made(message, encrypted=encrypted)
            except (Failure, Unreachable) as problem:
                self._failed(problem)
                return {}
            if len(self._uploaded) > KEPT:
                self._uploaded.popitem(last=False)
        return self._uploaded[key]

    async def _made(self, message: Outgoing, *, encrypted: bool) -> Json:
        # joining takes some milliseconds, in which nobody else's game has to wait
        picture = await asyncio.to_thread(joined, self._faces, message.hand)
        kind = "image/png"
        info = {"mimetype": kind, "w": picture.width, "h": picture.height, "size": len(picture.png)}
        image: Json = {"msgtype": "m.image", "filename": FILE_NAME, "info": info}
        if not encrypted:
            return image | {"url": await self._wire.upload(picture.png, kind, SECONDS)}
        # with encryption off nothing is ever said in an encrypted room
        assert self._crypt is not None
        locked, keys = self._crypt.lock(picture.png)
        address = await self._wire.upload(locked, "application/octet-stream", SECONDS)
        return image | {"file": {**keys, "url": address}}

    def _failed(self, problem: Failure | Unreachable) -> None:
        """Leave the homeserver in peace for a while."""
        asked = problem.retry_after if isinstance(problem, Failure) else None
        self._not_before = self._clock.now() + (asked or PAUSE)
        log.warning(
            "hands are told without pictures for a while", problem=str(problem), seconds=asked or PAUSE
        )


async def hand_pictures(account: Account, faces: Faces) -> HandPictures:
    """The pictures of an account; the faces of all cards are ready then."""
    # what plugins of other people bring is drawn now, and beside the event loop: that takes a while
    await asyncio.to_thread(faces.prepare)
    return HandPictures(account.wire, account.crypt, account.clock, faces)
