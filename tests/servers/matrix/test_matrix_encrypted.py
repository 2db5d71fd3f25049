"""Encrypted rooms on a real homeserver."""

import asyncio
import base64
import hashlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from nio import RoomKeyRequest, RoomMessage, ToDeviceEvent
from nio.crypto import OutboundGroupSession
from nio.crypto.sas import Sas as NioSas
from vodozemac import Curve25519PublicKey, Sas

from tests.servers.matrix.bot import Book, Bot, bot, entered
from tests.servers.matrix.player import Player, playing
from tests.servers.matrix.secret import SecretPlayer, encrypting
from tests.servers.synapse import Account, Synapse
from unobot.adapter import CameIn, Excluded, Remark, Said, Undeliverable, Unread
from unobot_matrix import sync
from unobot_matrix.wire import Failure, Json, Wire, canonical, path


async def together(ann: SecretPlayer, uno: Bot, us: Account, room: str) -> None:
    """The bot is in the room and the player can encrypt for it."""
    await entered(uno, room)
    await ann.knows(room, us.user)


def _somebody(name: str) -> Any:
    @pytest.fixture(name=name)
    async def made(synapse: Synapse, tmp_path: Path) -> AsyncIterator[SecretPlayer]:
        """A fresh account with an encrypting client."""
        async with encrypting(synapse, tmp_path, name) as [player]:
            yield player

    return made


ann, bob, eve = map(_somebody, ("ann", "bob", "eve"))


@pytest.fixture
async def room(ann: SecretPlayer) -> str:
    """An encrypted room that everybody may enter."""
    return await ann.create()


@pytest.fixture
async def uno(synapse: Synapse, us: Account, book: Book, ann: SecretPlayer, room: str) -> AsyncIterator[Bot]:
    """The bot in the encrypted room, with ann able to encrypt for it."""
    async with bot(synapse, us, book, [room], encryption=True) as made:
        await together(ann, made, us, room)
        yield made


async def test_the_bot_plays_in_an_encrypted_room(
    synapse: Synapse, us: Account, book: Book, ann: SecretPlayer, room: str
) -> None:
    async with bot(synapse, us, book, [room], encryption=True) as uno:
        await together(ann, uno, us, room)
        await ann.say(room, "!echo hello")
        event = await ann.reads(room, "hello")
        await uno.say("draw four?", room, answers=("accept", "refuse"))
    assert event.decrypted
    assert not ann.unreadable(room)
    wire = Wire(synapse.url)
    wire.token = us.token
    latest = (await wire.call("GET", path("rooms", room, "messages"), query={"dir": "b"}))["chunk"]
    await wire.close()
    # clients count reactions by what stands outside, so these are not encrypted, but all that can be read is
    assert [event["type"] for event in latest[:3]] == ["m.reaction", "m.reaction", "m.room.encrypted"]


async def test_a_hand_is_encrypted_in_a_direct_room_that_the_bot_makes(
    synapse: Synapse, us: Account, book: Book, ann: SecretPlayer
) -> None:
    async with bot(synapse, us, book, encryption=True) as uno:
        await uno.say("your cards", None, ann.user)
        room = await ann.join(await ann.asked_in(us.user))
        event = await ann.reads(room, "your cards")
        assert event.decrypted
        await ann.knows(room, us.user)
        await ann.say(room, "play r5")
        assert (await uno.hears("play r5")).room is None


async def test_what_was_said_before_the_player_came_in_is_said_once_more(
    synapse: Synapse, us: Account, book: Book, ann: SecretPlayer
) -> None:
    async with bot(synapse, us, book, encryption=True) as uno:
        await uno.say("old hand", None, ann.user, purpose="hand")
        await uno.say("your hand", None, ann.user, purpose="hand")
        room = await ann.join(await ann.asked_in(us.user))

        def said() -> list[str]:
            return [e.body for e in ann.events.get(room, []) if isinstance(e, RoomMessage)]

        async with asyncio.timeout(20):
            while said().count("your hand") < 2:
                await ann.sync()
        await uno.say("news", None, ann.user, purpose="hand")
        await ann.reads(room, "news")
        assert said() == ["old hand", "your hand", "your hand", "news"]


@pytest.mark.usefixtures("uno")
async def test_somebody_who_has_just_come_can_read_the_answer(
    ann: SecretPlayer, bob: SecretPlayer, room: str
) -> None:
    await ann.say(room, "!echo one")
    await ann.reads(room, "one")
    await bob.wire.call("POST", path("join", room), {})
    await bob.say_plain(room, "!echo two")
    await ann.reads(room, "two")
    assert (await bob.reads(room, "two")).decrypted


async def test_a_second_device_reads_what_is_said_after_its_login(
    synapse: Synapse, tmp_path: Path, ann: SecretPlayer, room: str, uno: Bot
) -> None:
    await ann.say(room, "!echo one")
    await ann.reads(room, "one")
    login = {
        "type": "m.login.password",
        "identifier": {"type": "m.id.user", "user": ann.user},
        "password": "pw",
    }
    answer = await ann.wire.call("POST", path("login"), login)
    account = Account(ann.user, "pw", answer["access_token"], answer["device_id"])
    phone = SecretPlayer(synapse, account, tmp_path / "phone")
    await phone.start()
    # The homeserver tells of the new device before it tells of what is said after its login.
    await ann.say(room, "!marker")
    await uno.hears("!marker")
    await uno.say("two", room)
    assert (await phone.reads(room, "two")).decrypted
    await phone.close()


async def test_hostile_messages_to_the_device_and_in_the_room_stop_nothing(
    synapse: Synapse, us: Account, book: Book, eve: SecretPlayer
) -> None:
    room = await eve.create()
    async with bot(synapse, us, book, [room], encryption=True) as uno:
        await together(eve, uno, us, room)
        await eve.say(room, "!one")
        await uno.hears("!one")
        device = book.shelf.texts["device"]
        ours = next(iter(eve.client.device_store.active_user_devices(us.user))).curve25519
        theirs = eve.client.olm.account.identity_keys["curve25519"]
        olm = {"algorithm": "m.olm.v1.curve25519-aes-sha2", "sender_key": theirs}
        for body in ("", "AAAA", "not base64 !", "A" * 5000):
            for kind in (0, 1, 7):
                content = {**olm, "ciphertext": {ours: {"type": kind, "body": body}}}
                await eve.to_device(us.user, device, "m.room.encrypted", content)
        for strange in (
            {},
            {"algorithm": 5},
            {**olm, "ciphertext": []},
            {**olm, "ciphertext": {ours: 1}},
        ):
            await eve.to_device(us.user, device, "m.room.encrypted", strange)
        for odd in ("m.room_key", "m.room_key_request", "m.key.verification.start", "m.dummy", "x"):
            await eve.to_device(us.user, device, odd, {"transaction_id": [], "method": {}})
        for inside in (
            b"\xff\xfe",
            b"[]",
            b"5",
            b"null",
            b"{",
            b"{}",
            b'{"type":"m.room.message"}',
            b"[" * 20000,
        ):
            await eve.say_bytes(room, inside)
        for inside in (
            b'{"type":"m.room.message","content":[]}',
            b'{"type":"m.room.message","content":{}}',
            b'{"type":5,"content":{"msgtype":"m.text","body":"!no"}}',
            b'{"type":"m.room.message","content":{"msgtype":"m.text","body":["!no"]}}',
            b'{"type":"m.room.message","content":{"msgtype":"m.text","body":"!no"},"unsigned":5}',
            b'{"type":"m.room.message","content":{"body":' + b"9" * 6000 + b"}}",
        ):
            await eve.say_bytes(room, inside)
        for content in ({}, {"algorithm": "m.megolm.v1.aes-sha2"}, {"algorithm": "x", "ciphertext": 5}):
            await eve.wire.call("PUT", path("rooms", room, "send", "m.room.encrypted", str(content)), content)
        await eve.say(room, "!echo alive")
        await uno.hears("!echo alive")
        await uno.say("and able to speak", room)
        assert [said.text for said in uno.all(Said)] == ["!one", "!echo alive"]


async def test_an_encrypted_event_cannot_pretend_to_be_state(
    synapse: Synapse, us: Account, book: Book, ann: SecretPlayer, eve: SecretPlayer, room: str
) -> None:
    await eve.join(room)
    async with bot(synapse, us, book, [room], encryption=True) as uno:
        await together(eve, uno, us, room)
        await eve.say(room, "!one")
        await uno.hears("!one")
        about = len(uno.items)
        powers = f'{{"users":{{"{eve.user}":100}}}}'
        await eve.say_bytes(
            room, f'{{"type":"m.room.power_levels","state_key":"","content":{powers}}}'.encode()
        )
        away = '{"membership":"leave"}'
        spoof = f'{{"type":"m.room.member","state_key":"{ann.user}","content":{away}}}'
        await eve.say_bytes(room, spoof.encode())
        text = '{"msgtype":"m.text","body":"!state"}'
        await eve.say_bytes(room, f'{{"type":"m.room.message","state_key":"","content":{text}}}'.encode())
        await eve.say(room, "!two")
        said = await uno.hears("!two")
        assert not said.sender.operator
        assert {type(item).__name__ for item in uno.items[about:]} <= {"Said", "Bookmark"}
        assert [item.text for item in uno.all(Said)] == ["!one", "!two"]


@pytest.mark.parametrize("outside", [False, True])
async def test_an_edit_in_an_encrypted_room_is_told_as_what_it_is(
    ann: SecretPlayer, room: str, uno: Bot, *, outside: bool
) -> None:
    first = await ann.say(room, "!play g1")
    new = {"msgtype": "m.text", "body": "!play g2"}
    relation = {"rel_type": "m.replace", "event_id": first}
    if outside:
        # as some clients do: only the homeserver needs to know what belongs to what
        inside: Json = {"msgtype": "m.text", "body": "!no command", "m.new_content": new}
        text = {"type": "m.room.message", "room_id": room, "content": inside}
        await ann.say_bytes(room, json.dumps(text).encode(), **{"m.relates_to": relation})
    else:
        await ann.say(room, "* !play g2", **{"m.new_content": new, "m.relates_to": relation})
    await ann.say(room, "!last")
    await uno.hears("!last")
    told = [(said.text, said.edit_of) for said in uno.all(Said)]
    assert told == [("!play g1", None), ("!play g2", first), ("!last", None)]


async def test_nothing_is_said_in_plain_in_an_encrypted_room(
    synapse: Synapse, us: Account, book: Book
) -> None:
    async with playing(synapse, "ann") as [ann]:
        room = await ann.create()
        async with bot(synapse, us, book, [room], encryption=False) as uno:
            await entered(uno, room)
            await ann.state(room, "m.room.encryption", {"algorithm": "m.megolm.v1.aes-sha2"})
            await uno.until(lambda item: isinstance(item, Excluded))
            with pytest.raises(Undeliverable, match="encrypted"):
                await uno.say("secret", room)
            assert await ann.bodies(room, us.user) == []


async def test_a_message_whose_key_comes_late_is_heard_then(
    synapse: Synapse, us: Account, book: Book, ann: SecretPlayer, room: str
) -> None:
    async with bot(synapse, us, book, [room], encryption=True) as uno:
        await entered(uno, room)
        ann.client.olm.create_outbound_group_session(room)
        unused = ann.client.olm.outbound_group_sessions[room].pickle()
        text = '{"msgtype":"m.text","body":"!late"}'
        await ann.say_bytes(room, f'{{"type":"m.room.message","room_id":"{room}","content":{text}}}'.encode())
        await ann.say_plain(room, "!marker")
        await uno.hears("!marker")
        assert "undecrypted" in book.shelf.texts
    async with bot(synapse, us, book, [room], encryption=True) as uno:
        await entered(uno, room)
        await ann.sync()
        await ann.knows(room, us.user)
        ann.client.olm.outbound_group_sessions[room] = OutboundGroupSession.from_pickle(unused)
        await ann.client.share_group_session(room, ignore_unverified_devices=True)
        said = await uno.hears("!late")
        assert said.sender.identity == ann.user
        for word in ("!a", "!b", "!c"):
            await ann.say_plain(room, word)
            await uno.hears(word)
        assert "undecrypted" not in book.shelf.texts
        assert len([item for item in uno.all(Said) if item.text == "!late"]) == 1


async def without_key(ann: SecretPlayer, room: str, text: str) -> bytes:
    """Say something whose key nobody is given; returns that key."""
    ann.client.olm.create_outbound_group_session(room)
    key: bytes = ann.client.olm.outbound_group_sessions[room].pickle()
    inside = {"type": "m.room.message", "room_id": room, "content": {"msgtype": "m.text", "body": text}}
    await ann.say_bytes(room, json.dumps(inside).encode())
    return key


async def test_who_cannot_be_read_is_asked_once_and_not_for_what_was_said_before_the_bot_ran(
    synapse: Synapse, us: Account, book: Book, monkeypatch: pytest.MonkeyPatch, ann: SecretPlayer, room: str
) -> None:
    monkeypatch.setattr(sync, "GRACE", 0.0)
    await without_key(ann, room, "!before the bot came")
    for words in (("!one", "!two"), ("!three",)):
        async with bot(synapse, us, book, [room], encryption=True) as uno:
            await entered(uno, room)
            await ann.say_plain(room, "!marker")
            await uno.hears("!marker")
            assert not uno.all(Unread)
            for text in words:
                await without_key(ann, room, text)
            await uno.until(lambda item: isinstance(item, Unread))
            await ann.say_plain(room, f"!end of {text}")
            await uno.hears(f"!end of {text}")
            assert [(item.room, item.sender.identity) for item in uno.all(Unread)] == [(room, ann.user)]
        await without_key(ann, room, "!while the bot was away")


async def forwarded(by: SecretPlayer, whose: SecretPlayer, room: str, us: Account) -> None:
    """Send the bot the key of what `whose` has said last, as an answer to its request."""
    olm, makers = by.client.olm, whose.client.olm
    session = makers.outbound_group_sessions[room].id
    key = makers.inbound_group_store.get(room, makers.account.identity_keys["curve25519"], session)
    device = next(iter(olm.device_store.active_user_devices(us.user)))
    message = olm._encrypt_forwarding_key(room, key, olm.session_store.get(device.curve25519), device)
    await by.to_device(us.user, device.id, message.type, message.content)


async def test_a_key_that_was_lost_is_taken_from_the_device_that_made_it_and_from_no_other(
    us: Account, ann: SecretPlayer, eve: SecretPlayer, room: str, uno: Bot
) -> None:
    await eve.join(room)
    await ann.sync()
    for player in (ann, eve):
        await player.knows(room, us.user)
        await player.say(room, f"!hello {player.user}")
        await uno.hears(f"!hello {player.user}")
    await without_key(ann, room, "!late")
    await ann.say_plain(room, "!marker")
    await uno.hears("!marker")
    for number, player in enumerate((eve, ann)):
        await forwarded(player, ann, room, us)
        await ann.say_plain(room, f"!after {number}")
        await uno.hears(f"!after {number}")
        if player is eve:
            assert "!late" not in [said.text for said in uno.all(Said)]
    assert (await uno.hears("!late")).sender.identity == ann.user


async def test_a_key_is_asked_for_and_what_comes_after_the_question_is_not_done_twice(
    monkeypatch: pytest.MonkeyPatch, ann: SecretPlayer, room: str, uno: Bot
) -> None:
    monkeypatch.setattr(sync, "GRACE", 0.0)
    asked: list[tuple[str, str]] = []
    take = ann.client.olm.handle_to_device_event

    def note(event: ToDeviceEvent) -> Any:
        if isinstance(event, RoomKeyRequest):
            asked.append((event.room_id, event.session_id))
        return take(event)

    monkeypatch.setattr(ann.client.olm, "handle_to_device_event", note)
    await ann.say(room, "!one")
    await uno.hears("!one")
    key = await without_key(ann, room, "!draw")
    session = ann.client.olm.outbound_group_sessions[room].id
    await uno.until(lambda item: isinstance(item, Unread))
    async with asyncio.timeout(20):
        while (room, session) not in asked:
            await ann.sync()
    ann.client.olm.outbound_group_sessions[room] = OutboundGroupSession.from_pickle(key)
    await ann.client.share_group_session(room, ignore_unverified_devices=True)
    await ann.say(room, "!last")
    await uno.hears("!last")
    assert [said.text for said in uno.all(Said)] == ["!one", "!last"]


async def test_the_key_store_is_for_its_owner_only(synapse: Synapse, us: Account, book: Book) -> None:
    async with bot(synapse, us, book, encryption=True) as uno:
        await uno.until(lambda _: True)
        folder = book.folder / "matrix-keys"
        files = list(folder.iterdir())
        assert files
        assert folder.stat().st_mode & 0o777 == 0o700
        assert all(file.stat().st_mode & 0o077 == 0 for file in files)


async def known_devices(owner: Player) -> Json:
    """What others can learn of the bot's keys."""
    return await owner.wire.call("POST", path("keys", "query"), {"device_keys": {owner.user: []}})


def vouched(answer: Json, user: str, device: str) -> bool:
    """Whether the account's self-signing key, itself signed by the master key, has signed this device."""
    [master] = answer["master_keys"][user]["keys"].values()
    [signer] = answer["self_signing_keys"][user]["keys"].values()
    chained = f"ed25519:{master}" in answer["self_signing_keys"][user]["signatures"][user]
    return chained and f"ed25519:{signer}" in answer["device_keys"][user][device]["signatures"][user]


async def test_the_device_is_cross_signed_and_stays_so(
    synapse: Synapse, us: Account, book: Book, owner: Player
) -> None:
    keys = set()
    for _ in range(2):
        async with bot(synapse, us, book, encryption=True) as uno:
            await uno.until(lambda _: True)
        answer = await known_devices(owner)
        assert vouched(answer, us.user, book.shelf.texts["device"])
        keys.add(str(answer["master_keys"][us.user]["keys"]))
    assert len(keys) == 1


@pytest.mark.parametrize("damage", ["gone", "garbled"])
async def test_a_lost_key_store_is_healed_by_a_new_device_signed_from_the_kept_seeds(
    synapse: Synapse, us: Account, book: Book, damage: str, owner: Player, ann: SecretPlayer, room: str
) -> None:
    async with bot(synapse, us, book, [room], encryption=True) as uno:
        await together(ann, uno, us, room)
        await ann.say(room, "!echo one")
        await ann.reads(room, "one")
    old, master = book.shelf.texts["device"], (await known_devices(owner))["master_keys"]
    for file in (book.folder / "matrix-keys").iterdir():
        if damage == "gone":
            file.unlink()
        else:
            file.write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 100)
    async with bot(synapse, us, book, [room], encryption=True) as uno:
        await entered(uno, room)
        device = book.shelf.texts["device"]
        answer = await known_devices(owner)
        assert device != old
        assert list(answer["device_keys"][us.user]).count(old) == 0
        assert answer["master_keys"] == master
        assert vouched(answer, us.user, device)
        while device not in [d.id for d in ann.client.device_store.active_user_devices(us.user)]:
            await ann.sync()
        await ann.say(room, "!echo two")
        assert (await ann.reads(room, "two")).decrypted


async def test_a_bot_that_was_logged_out_is_the_same_trusted_device_again(
    us: Account, book: Book, owner: Player, ann: SecretPlayer, room: str, uno: Bot
) -> None:
    await ann.say(room, "!echo one")
    await ann.reads(room, "one")
    before, device = await known_devices(owner), book.shelf.texts["device"]
    [login] = [
        d for d in (await owner.wire.call("GET", path("devices")))["devices"] if d["device_id"] == device
    ]
    assert login["display_name"] == "unobot"
    await owner.wire.call("POST", "/_matrix/client/v3/logout/all", {})
    await entered(uno, room, times=2)
    owner.wire.token = book.shelf.texts["token"]
    after = await known_devices(owner)
    keys = [answer["device_keys"][us.user][device]["keys"] for answer in (before, after)]
    assert keys[0] == keys[1]
    assert vouched(after, us.user, device)
    await ann.sync()
    await ann.knows(room, us.user)
    await ann.say(room, "!echo two")
    assert (await ann.reads(room, "two")).decrypted


async def test_a_lost_key_store_with_only_a_token_ends_the_network_and_says_why(
    synapse: Synapse, us: Account, book: Book, owner: Player
) -> None:
    async with bot(synapse, us, book, encryption=True, access_token=us.token) as uno:
        await uno.until(lambda _: True)
    assert vouched(await known_devices(owner), us.user, us.device)
    for file in (book.folder / "matrix-keys").iterdir():
        file.unlink()
    for forgotten in ((), ("fingerprint",)):
        for key in forgotten:
            del book.shelf.texts[key]
        async with bot(synapse, us, book, encryption=True, access_token=us.token) as uno:
            await uno.ends("keys of this device are lost")


async def test_one_who_offers_garbage_for_keys_keeps_nobody_else_from_reading(
    synapse: Synapse, us: Account, book: Book, ann: SecretPlayer, eve: SecretPlayer, room: str
) -> None:
    await eve.join(room)
    machine = eve.client.olm
    keys: Json = {}
    for number in range(300):
        key = {"key": "garbage"}
        signature = machine.sign_json(key)
        name = f"ed25519:{eve.client.device_id}"
        keys[f"signed_curve25519:A{number}"] = {
            "key": "garbage",
            "signatures": {eve.user: {name: signature}},
        }
    before = await eve.wire.call("POST", path("keys", "upload"), {})
    count = before["one_time_key_counts"]["signed_curve25519"]
    own = {eve.user: {eve.client.device_id: "signed_curve25519"}}
    for _ in range(count):
        await eve.wire.call("POST", path("keys", "claim"), {"one_time_keys": own})
    await eve.wire.call("POST", path("keys", "upload"), {"one_time_keys": keys})
    async with bot(synapse, us, book, [room], encryption=True) as uno:
        await together(ann, uno, us, room)
        await ann.say_plain(room, "!echo hello")  # nio's own client is what such a key stops
        assert (await ann.reads(room, "hello")).decrypted


async def test_a_key_that_could_not_be_given_out_is_not_treated_as_given(
    book: Book, monkeypatch: pytest.MonkeyPatch, ann: SecretPlayer, room: str, uno: Bot
) -> None:
    failures = 2
    real = Wire.call

    async def shaky(self: Wire, method: str, where: str, *rest: Any, **more: Any) -> Json:
        nonlocal failures
        if "/sendToDevice/" in where and self.token == book.shelf.texts.get("token") and failures:
            failures -= 1
            raise Failure(502, "", "bad gateway")
        return await real(self, method, where, *rest, **more)

    monkeypatch.setattr(Wire, "call", shaky)
    await uno.say("hello", room)
    assert (await ann.reads(room, "hello")).decrypted
    assert failures == 0


async def test_a_send_whose_caller_is_cancelled_is_finished_and_blocks_nothing(
    ann: SecretPlayer, room: str, uno: Bot
) -> None:
    sending = asyncio.create_task(uno.say("first", room))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    sending.cancel()
    await uno.say("second", room)
    assert (await ann.reads(room, "second")).decrypted
    assert (await ann.reads(room, "first")).decrypted


class Verifier:
    """Somebody who verifies the bot from device to device; what the bot sends them."""

    def __init__(self, player: SecretPlayer, us: str, id_: str = "t1") -> None:
        self._player, self._us, self._id = player, us, id_
        self._since: dict[str, str] = {}
        self.came: list[Json] = []

    async def says(self, kind: str, **content: Any) -> None:
        """Send something of the verification."""
        asked = {"transaction_id": self._id, **content}
        await self._player.to_device(self._us, "*", f"m.key.verification.{kind}", asked)

    async def hears(self, kind: str) -> Json:
        """The content of what the bot has sent, as soon as it is there."""
        async with asyncio.timeout(60):
            while True:
                for event in self.came:
                    if event["type"] == f"m.key.verification.{kind}":
                        return dict(event["content"])
                query = {"timeout": "1000", **self._since}
                answer = await self._player.wire.call("GET", path("sync"), query=query)
                self._since = {"since": answer["next_batch"]}
                events = answer.get("to_device", {}).get("events", [])
                self.came += [event for event in events if "verification" in event["type"]]


START = {
    "method": "m.sas.v1",
    "key_agreement_protocols": ["curve25519-hkdf-sha256"],
    "hashes": ["sha256"],
    "message_authentication_codes": ["hkdf-hmac-sha256.v2"],
    "short_authentication_string": ["emoji"],
}


@pytest.mark.parametrize("agrees", [True, False])
async def test_who_verifies_from_device_to_device_finds_the_same_emoji_and_the_bots_keys(
    us: Account, ann: SecretPlayer, uno: Bot, *, agrees: bool
) -> None:
    await uno.say("your cards", None, ann.user)
    await ann.join(await ann.asked_in(us.user))
    await uno.until(lambda item: isinstance(item, CameIn))
    (device,) = ann.client.device_store.active_user_devices(us.user)
    verifier, ours = Verifier(ann, us.user), Sas()
    await verifier.says("request", from_device=ann.account.device, methods=["m.sas.v1"])
    ready = await verifier.hears("ready")
    assert (ready["from_device"], ready["methods"]) == (device.id, ["m.sas.v1"])
    await verifier.says("start", from_device=ann.account.device, **START)
    accepted = await verifier.hears("accept")
    await verifier.says("key", key=ours.public_key.to_base64())
    theirs = (await verifier.hears("key"))["key"]
    start = {"transaction_id": "t1", "from_device": ann.account.device, **START}
    sealed = hashlib.sha256(theirs.encode() + canonical(start)).digest()
    assert accepted["commitment"] == base64.b64encode(sealed).decode().rstrip("=")
    shared = ours.diffie_hellman(Curve25519PublicKey.from_base64(theirs))
    one = f"{ann.user}|{ann.account.device}|{ours.public_key.to_base64()}"
    info = f"MATRIX_KEY_VERIFICATION_SAS|{one}|{us.user}|{device.id}|{theirs}|t1"
    shown = [NioSas.emoji[number][0] for number in shared.bytes(info).emoji_indices]
    remark = await uno.until(lambda item: isinstance(item, Remark))
    assert isinstance(remark, Remark)
    assert (remark.message, dict(remark.args)["emoji"].split()) == ("matrix-emoji", shown)
    told = await verifier.hears("mac")
    info = f"MATRIX_KEY_VERIFICATION_MAC{us.user}{device.id}{ann.user}{ann.account.device}t1"
    name = f"ed25519:{device.id}"
    shared.verify_mac(device.ed25519, info + name, told["mac"][name])
    assert len(told["mac"]) == 2
    info = f"MATRIX_KEY_VERIFICATION_MAC{ann.user}{ann.account.device}{us.user}{device.id}t1KEY_IDS"
    names = shared.calculate_mac("ed25519:ANN", info) if agrees else "rubbish"
    await verifier.says("mac", mac={"ed25519:ANN": "x"}, keys=names)
    if agrees:
        assert await verifier.hears("done") == {"transaction_id": "t1"}
    else:
        assert (await verifier.hears("cancel"))["code"] == "m.key_mismatch"


@pytest.mark.parametrize(
    ("kind", "content", "code"),
    [
        ("request", {"methods": ["m.qr_code.scan.v1"]}, "m.unknown_method"),
        ("request", {"methods": 5}, "m.unknown_method"),
        ("start", {**START, "method": "m.qr"}, "m.unknown_method"),
        ("start", {**START, "hashes": [["sha256"]]}, "m.unknown_method"),
        ("start", {**START, "message_authentication_codes": {}}, "m.unknown_method"),
    ],
)
async def test_what_cannot_be_verified_is_cancelled_with_a_reason_and_a_stranger_gets_no_direct_room(
    us: Account, eve: SecretPlayer, uno: Bot, kind: str, content: Json, code: str
) -> None:
    verifier = Verifier(eve, us.user)
    await verifier.says(kind, from_device=eve.account.device, **content)
    found = await verifier.hears("cancel")
    assert (found["code"], found["transaction_id"]) == (code, "t1")
    assert found["reason"]
    assert len(verifier.came) == 1
    assert not uno.all(Remark)
    await eve.sync(500)
    assert not eve.client.invited_rooms


async def test_a_verification_out_of_order_or_with_rubbish_is_cancelled(
    us: Account, eve: SecretPlayer, uno: Bot
) -> None:
    verifier = Verifier(eve, us.user)
    for rubbish in ({"from_device": 5}, {"transaction_id": [1]}, {"methods": None, "timestamp": 0}):
        await eve.to_device(us.user, "*", "m.key.verification.request", rubbish)
    for kind in ("key", "mac", "accept", "done", "cancel", "nonsense"):
        await verifier.says(kind)
    await verifier.says("start", from_device=eve.account.device, **START)
    await verifier.hears("accept")
    await verifier.says("key", key="rubbish")
    assert (await verifier.hears("cancel"))["code"] == "m.invalid_message"
    assert uno.running is not None
    assert not uno.running.done()


async def test_without_encryption_a_verification_is_cancelled_with_the_reason(
    synapse: Synapse, us: Account, book: Book, eve: SecretPlayer
) -> None:
    async with bot(synapse, us, book, encryption=False) as uno:
        await uno.until(lambda _: True)
        verifier = Verifier(eve, us.user)
        await verifier.says("request", from_device=eve.account.device, methods=["m.sas.v1"])
        assert "does not encrypt" in (await verifier.hears("cancel"))["reason"]
