"""Hands as pictures, and the picture of the account, on a real homeserver: downloaded, opened and looked at."""

import asyncio
from io import BytesIO
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from nio.crypto.attachments import decrypt_attachment
from PIL import Image

from tests.servers.matrix.bot import Book, bot, entered
from tests.servers.matrix.player import Player
from tests.servers.matrix.secret import encrypting
from tests.servers.matrix.test_matrix_ringing import unread
from tests.servers.synapse import Account, Synapse
from unobot.document import Face, Pictured, Text
from unobot.messages.pictures import Faces, joined
from unobot.messages.pictures.faces import MAT, TINTS, rgb
from unobot_matrix import AVATAR
from unobot_matrix.wire import Failure, Json, Wire, path

HAND = (
    Pictured("r5", "red", "5 5", playable=True),
    Pictured("g+2", "green", "+2 Draw Two"),
    Pictured("w", "black", "w Wild", playable=True),
)
LINE = "[#uno] Your cards: 🟥r5 🟩g+2 ⬛w (playable: r5 w)"
TOLD = (
    Text("[#uno] Your cards: "),
    Face("r5", "red"),
    Text(" "),
    Face("g+2", "green"),
    Text(" "),
    Face("w", "black"),
    Text(" (playable: r5 w)"),
)


async def downloaded(synapse: Synapse, token: str, address: str) -> bytes:
    where = f"{synapse.url}/_matrix/client/v1/media/download/{address.removeprefix('mxc://')}"
    async with (
        aiohttp.ClientSession() as session,
        session.get(where, headers={"Authorization": f"Bearer {token}"}) as answer,
    ):
        assert answer.status == 200
        return await answer.read()


def looked_at(content: Json, png: bytes) -> None:
    """The event tells what the picture is, and the picture shows the hand."""
    assert (content["msgtype"], content["body"]) == ("m.image", LINE)
    assert "filename" not in content, "the text would be a caption"
    picture = Image.open(BytesIO(png)).convert("RGB")
    assert content["info"] == {"mimetype": "image/png", "w": 660, "h": 200, "size": len(png)}
    assert picture.size == (660, 200)
    spines = [picture.getpixel((132 * place + 12, 120)) for place in range(4)]
    assert spines == [rgb(colour) for colour in (TINTS["red"], TINTS["green"], TINTS["black"], MAT)]
    assert png == joined(Faces(), HAND).png


async def test_a_hand_is_a_picture_and_a_line_below_it_and_one_of_them_rings(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        await uno.tell(TOLD, None, ann.user, picture=HAND, answers=("r5", "w"), rings=True)
        room = await ann.join(await ann.asked_in(us.user))
        picture, line = await said(ann, room, us, 2)
        looked_at(picture, await downloaded(synapse, ann.account.token, picture["url"]))
        assert (line["msgtype"], line["body"]) == ("m.notice", LINE)
        assert '<font color="#e81313"' in line["formatted_body"]


async def test_a_hand_that_comes_with_no_turn_edits_the_last_picture_so_that_nothing_rings(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        await uno.tell(TOLD, None, ann.user)
        room = await ann.join(await ann.asked_in(us.user))
        await ann.say(room, "hand")
        await uno.hears("hand")
        purpose = {"purpose": "hand #uno", "picture": HAND}
        await uno.tell(TOLD, "#uno", ann.user, **purpose)
        assert await unread(ann, room) == (0, 0), "without a picture: it would ring"
        await uno.tell(TOLD, "#uno", ann.user, rings=True, **purpose)
        assert await unread(ann, room) == (1, 0)
        await uno.tell(TOLD, "#uno", ann.user, **purpose)
        first, _, edit, last = (await said(ann, room, us, 6))[2:]
        assert edit["m.relates_to"]["rel_type"] == "m.replace"
        assert edit["m.new_content"]["msgtype"] == first["msgtype"] == "m.image"
        assert last["msgtype"] == "m.notice"
        assert await unread(ann, room) == (1, 0)


async def test_a_room_sees_a_picture_above_its_line(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str
) -> None:
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
        await uno.tell(TOLD, room, picture=HAND)
        picture, line = (await said(ann, room, us, 2))[-2:]
        looked_at(picture, await downloaded(synapse, ann.account.token, picture["url"]))
        assert line["body"] == LINE


async def said(ann: Player, room: str, us: Account, count: int) -> list[Json]:
    """The contents of the first events that the bot has said in a room, as soon as there are so many."""
    while True:
        history = await ann.history(room)
        found = [e["content"] for e in history if e["sender"] == us.user and "body" in e["content"]]
        if len(found) >= count:
            return found
        await ann.sync()


async def test_a_hand_whose_picture_cannot_be_uploaded_is_told_as_a_line(
    synapse: Synapse, us: Account, book: Book, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(_wire: Wire, _content: bytes, _kind: str, _seconds: float) -> str:
        raise Failure(413, "M_TOO_LARGE", "no pictures here")

    monkeypatch.setattr(Wire, "upload", refused)
    async with bot(synapse, us, book) as uno:
        await uno.tell(TOLD, None, ann.user, picture=HAND, rings=True)
        room = await ann.join(await ann.asked_in(us.user))
        content = (await ann.reads(room, LINE))["content"]
        assert content["msgtype"] == "m.text"
        assert not {"url", "filename", "info"} & set(content)


async def test_in_an_encrypted_room_the_picture_is_encrypted_too(
    synapse: Synapse, us: Account, book: Book, tmp_path: Path
) -> None:
    async with (
        encrypting(synapse, tmp_path, "ann") as [ann],
        bot(synapse, us, book, encryption=True) as uno,
    ):
        await uno.tell(TOLD, None, ann.user, picture=HAND)
        room = await ann.join(await ann.asked_in(us.user))
        event = await ann.reads(room, LINE)
        assert event.decrypted
        content = event.source["content"]
        assert "url" not in content
        file: Any = content["file"]
        locked = await downloaded(synapse, ann.account.token, file["url"])
        with pytest.raises(OSError, match="cannot identify"):
            Image.open(BytesIO(locked))
        png = decrypt_attachment(locked, file["key"]["k"], file["hashes"]["sha256"], file["iv"])
        looked_at(content, png)


async def test_an_account_without_a_picture_gets_the_bots_own_and_no_other_is_replaced(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str
) -> None:
    async def picture(other_than: str | None = None, **settings: Any) -> str:
        async with bot(synapse, us, book, [room], **settings) as uno, asyncio.timeout(10):
            await entered(uno, room)
            # it is set beside what the bot hears; where nothing is to change, a moment is given in which it might
            await asyncio.sleep(0 if other_than is not None else 1)
            while True:
                found = await ann.wire.call("GET", path("profile", us.user))
                if (address := str(found.get("avatar_url", ""))) != other_than:
                    return address

    assert await picture(default_avatar=False) == ""
    own = await picture("")
    assert await downloaded(synapse, ann.account.token, own) == AVATAR.read_bytes()
    book.folder.mkdir(exist_ok=True)
    (book.folder / "theirs.png").write_bytes(b"\x89PNG theirs")
    theirs = await picture(own, avatar=str(book.folder / "theirs.png"))
    assert theirs != ""
    assert await picture() == theirs
