"""What the bot's messages look like on a real homeserver, and how it keeps to the pace it is given."""

import asyncio
import json
import time

import pytest
from nio import RoomMessage

from tests.servers.matrix.bot import HOME, Book, Bot, bot, entered
from tests.servers.matrix.player import Player, playing
from tests.servers.matrix.secret import encrypting
from tests.servers.synapse import Account, Synapse
from unobot.adapter import Identity, NotNow, Outgoing, Room, Said
from unobot.document import Face, Name, Text

COLOURS = ("color red", "color yellow", "color green", "color blue")


async def test_only_the_player_whose_turn_it_is_is_mentioned(
    synapse: Synapse, us: Account, book: Book, ann: Player, bob: Player, room: str
) -> None:
    await bob.join(room)
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
        turn = (
            Name("@room <b>", bob.user),
            Text(" plays "),
            Face("r5", "red"),
            Text(", "),
            Name("ann", ann.user),
        )
        await uno.tell(turn, room, mention=ann.user)
        event = await ann.reads(room, "@room <b> plays 🟥r5, ann")
        assert event["content"]["m.mentions"] == {"user_ids": [ann.user]}
        html = event["content"]["formatted_body"]
        assert "@room &lt;b&gt; plays" in html
        assert (
            '🟥<font color="#e81313"><span data-mx-color="#e81313" data-mx-bg-color="#ffffff">r5</span></font>'
            in html
        )
        assert html.count("matrix.to") == 1
        await uno.say("nobody @room", room)
        assert (await ann.reads(room, "nobody @room"))["content"]["m.mentions"] == {}


@pytest.mark.parametrize("encrypted", [False, True])
async def test_a_reaction_to_a_prompt_is_an_answer_even_after_a_restart(
    synapse: Synapse, us: Account, book: Book, *, encrypted: bool
) -> None:
    async with encrypting(synapse, book.folder / "ann", "ann") as [ann]:
        room = await ann.create() if encrypted else await ann.create(initial_state=[])
        async with bot(synapse, us, book, [room], encryption=encrypted) as uno:
            await entered(uno, room)
            if encrypted:
                await ann.knows(room, us.user)
            await uno.say("which colour?", room, answers=COLOURS)
            prompt = await ann.reads(room, "which colour?")
            await ann.react(room, prompt.event_id, "🟦")
            said = await uno.hears("color blue")
            assert (said.addressed, said.sender.identity, said.room) == (True, ann.user, room)
        async with bot(synapse, us, book, [room], encryption=encrypted) as uno:
            await ann.react(room, prompt.event_id, "👍")
            await ann.react(room, prompt.event_id, "🟨\ufe0f")
            assert (await uno.hears("color yellow")).addressed
            assert [item.text for item in uno.all(Said)] == ["color yellow"]


async def test_the_answers_are_offered_below_a_prompt_unless_switched_off(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str
) -> None:
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
        await uno.say("draw four?", room, answers=("accept", "refuse", "challenge"))
    async with bot(synapse, us, book, [room], reactions=False) as uno:
        await entered(uno, room)
        await uno.say("quietly?", room, answers=("accept", "refuse"))
    signs = [
        e["content"]["m.relates_to"]["key"] for e in await ann.history(room) if e["type"] == "m.reaction"
    ]
    assert signs == ["👍", "👎", "⚖️"]


async def test_a_reaction_in_private_says_which_room_it_is_about(
    us: Account, ann: Player, room: str, uno: Bot
) -> None:
    await uno.adapter.send(
        Outgoing(9, HOME, Room(room), Identity(ann.user), (Text("refuse?"),), answers=("accept", "refuse"))
    )
    private = await ann.join(await ann.asked_in(us.user))
    prompt = (await ann.reads(private, "refuse?"))["event_id"]
    await ann.react(private, prompt, "👎")
    said = await uno.hears("refuse")
    assert (said.room, said.about, said.addressed) == (None, room, True)


async def test_a_reaction_to_somebody_elses_message_is_no_answer(ann: Player, room: str, uno: Bot) -> None:
    fake = await ann.say(room, "prompt?", **{"unobot.prompt": {"answers": ["accept"]}})
    await ann.react(room, fake, "👍")
    await ann.say(room, "!last")
    await uno.hears("!last")
    assert [item.text for item in uno.all(Said)] == ["prompt?", "!last"]


async def test_a_status_is_one_edited_message_where_that_is_wanted(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str
) -> None:
    async with bot(synapse, us, book, [room], edits=True) as uno:
        await entered(uno, room)
        await uno.say("ann's turn", room, purpose="status")
    async with bot(synapse, us, book, [room], edits=True) as uno:
        await entered(uno, room)
        await uno.say("bob's turn", room, purpose="status", mention=ann.user)
        await uno.say("new game", room, purpose="status 2")
        await uno.say("other", room)
        await uno.say("below the other", room, purpose="status 2")
    first = await ann.reads(room, "ann's turn")
    edit = await ann.reads(room, "* bob's turn")
    assert edit["content"]["m.relates_to"] == {"rel_type": "m.replace", "event_id": first["event_id"]}
    assert edit["content"]["m.new_content"]["body"] == "bob's turn"
    assert edit["content"]["m.new_content"]["m.mentions"] == {"user_ids": [ann.user]}
    for fresh in ("new game", "below the other"):
        assert "m.relates_to" not in (await ann.reads(room, fresh))["content"]


async def test_a_game_is_played_in_a_thread_where_that_is_wanted(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str
) -> None:
    async with bot(synapse, us, book, [room], threads=True) as uno:
        await entered(uno, room)
        root = await ann.say(room, "!uno")
        said = await uno.hears("!uno")
        await uno.say("a table is open", room, reply_to=said.id)
        await ann.say(room, "!join", **{"m.relates_to": {"rel_type": "m.thread", "event_id": root}})
        await uno.say("ann has joined", room, reply_to=(await uno.hears("!join")).id)
    async with bot(synapse, us, book, [room], threads=True) as uno:
        await entered(uno, room)
        await uno.say("time is up", room)
    for text in ("a table is open", "ann has joined", "time is up"):
        relation = (await ann.reads(room, text))["content"]["m.relates_to"]
        assert (relation["rel_type"], relation["event_id"]) == ("m.thread", root)


async def test_a_thread_on_something_that_none_can_hang_on_costs_no_message(
    synapse: Synapse, us: Account, book: Book
) -> None:
    """Inside an encrypted event, where no homeserver checks it, a thread can be said to hang on anything."""
    async with encrypting(synapse, book.folder / "eve", "eve") as [eve]:
        room, elsewhere = await eve.create(), await eve.create()
        odd = await eve.say(elsewhere, "in another room")
        async with bot(synapse, us, book, [room], encryption=True, threads=True) as uno:
            await entered(uno, room)
            await eve.knows(room, us.user)
            root = await eve.say(room, "!uno")
            said = await uno.hears("!uno")
            relation = {"rel_type": "m.thread", "event_id": odd}
            content = {"msgtype": "m.text", "body": "!join", "m.relates_to": relation}
            await eve.say_bytes(
                room, json.dumps({"type": "m.room.message", "room_id": room, "content": content}).encode()
            )
            await uno.say("eve has joined", room, reply_to=(await uno.hears("!join")).id)
            await uno.say("a table is open", room, reply_to=said.id)
            first = await eve.reads(room, "eve has joined")
            second = await eve.reads(room, "a table is open")
        assert "m.relates_to" not in first.source["content"]
        assert second.source["content"]["m.relates_to"]["event_id"] == root


async def test_without_threads_an_answer_stands_in_the_room(ann: Player, room: str, uno: Bot) -> None:
    await uno.say("here", room, reply_to=await ann.say(room, "!uno"))
    assert "m.relates_to" not in (await ann.reads(room, "here"))["content"]


@pytest.mark.long
async def test_the_default_rate_limits_are_told_and_nothing_is_lost_doubled_or_reordered(
    slow_synapse: Synapse, book: Book
) -> None:
    account = slow_synapse.register(slow_synapse.unique("bot"))
    async with playing(slow_synapse, "ann") as [ann]:
        room = await ann.create()
        async with bot(slow_synapse, account, book, [room]) as uno:
            await entered(uno, room)
            for number in range(int(uno.adapter.pace.burst)):
                await uno.say(str(number), room)
            started = time.monotonic()
            refused: list[NotNow] = []
            late = [
                Outgoing(key, HOME, Room(room), None, (Text(f"late {key}"),)) for key in (1000, 1001, 1002)
            ]
            for message in late:
                while True:
                    try:
                        await uno.adapter.send(message)
                        break
                    except NotNow as later:
                        refused.append(later)
                        assert time.monotonic() - started < 30
                        await asyncio.sleep(later.seconds)
            assert refused
            assert all(0 < later.seconds <= 10 for later in refused)
            said = await ann.bodies(room, account.user)
            assert said == [
                *map(str, range(int(uno.adapter.pace.burst))),
                "late 1000",
                "late 1001",
                "late 1002",
            ]


async def test_a_very_long_text_is_shortened_rather_than_lost(
    synapse: Synapse, us: Account, book: Book
) -> None:
    async with encrypting(synapse, book.folder / "ann", "ann") as [ann]:
        room = await ann.create()
        async with bot(synapse, us, book, [room], encryption=True, edits=True) as uno:
            await entered(uno, room)
            await ann.knows(room, us.user)
            await uno.say("語" * 100_000, room, purpose="status")
            await uno.say("&" * 100_000, room, purpose="status")
            await uno.say("after", room)
            await ann.reads(room, "after")
        told = [event.source["content"] for event in ann.events[room] if isinstance(event, RoomMessage)]
        assert len(told) == 3
        for sign, text in (("語", told[0]["body"]), ("&", told[1]["m.new_content"]["body"])):
            assert len(text) > 1000
            assert text == sign * (len(text) - 1) + "…"
