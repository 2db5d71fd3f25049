"""Reactions that answer, and the one status line that is edited."""

from pathlib import Path

import pytest

from tests.servers.matrix.player import Player
from tests.servers.synapse import Account, Synapse
from tests.servers.whole.seat import Seat, content
from tests.servers.whole.table import Dealt, begins, dealt, heard
from unobot_matrix.wire import Json


async def reactions(client: Player, room: str, event: str, count: int) -> list[str]:
    """The signs that stand below an event, once there are so many."""

    def signs() -> list[str]:
        related = [content(one).get("m.relates_to", {}) for one in client.events.get(room, [])]
        return [one["key"] for one in related if one.get("event_id") == event and "key" in one]

    await client.sees(room, lambda _: len(signs()) >= count)
    return signs()


@pytest.mark.parametrize("encryption", [False, True])
async def test_a_colour_is_chosen_by_a_reaction(
    synapse: Synapse, us: Account, tmp_path: Path, *, encryption: bool
) -> None:
    async with dealt(
        synapse, us, tmp_path, begins("w"), encryption=encryption, encrypt_direct=False
    ) as table:
        ann, bob = table.seats
        await ann.client.say(table.room, "!play w")
        prompt = await table.hears("which colour?")
        assert await reactions(table.eve, table.room, prompt["event_id"], 4) == ["🟥", "🟨", "🟩", "🟦"]

        await bob.client.react(table.room, prompt["event_id"], "🟥")
        await table.eve.react(table.room, prompt["event_id"], "🟨")
        await ann.client.react(table.room, prompt["event_id"], "🟩")

        await table.hears("picks green")
        assert not any("picks red" in line or "picks yellow" in line for line in await table.said())


async def test_a_card_is_played_by_a_reaction_below_the_hand(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5"), hand_reactions=True, encrypt_direct=False) as table:
        ann, _ = table.seats
        hand = await heard(ann.client, ann.direct, us, "(playable:")
        assert hand["content"]["msgtype"] == "m.text"
        assert ">g5</span>" in hand["content"]["formatted_body"], "what can be played is in colour, too"
        assert "g5" in await reactions(ann.client, ann.direct, hand["event_id"], 1)
        await ann.client.react(ann.direct, hand["event_id"], "g5")

        played = await table.hears("plays 🟩g5")
        assert content(played)["body"].startswith(table.name(ann))


async def test_a_wild_draw_four_is_accepted_by_a_reaction(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, begins("wd4")) as table:
        ann, bob = table.seats
        await ann.client.say(table.room, "!play wd4 r")
        prompt = await table.hears("!challenge")
        assert await reactions(table.eve, table.room, prompt["event_id"], 2) == ["👍", "⚖️"]

        await bob.client.react(table.room, prompt["event_id"], "👍🏽")

        await table.hears("draws 4")


DARE = 'official112 cards=5 wc1=dare:"sing a song":2'


@pytest.mark.parametrize(
    ("answer", "comes"),
    [("👍", "has done it"), ("👎", "draws 2"), ("!accept", "has done it"), ("!refuse", "draws 2")],
)
async def test_a_colour_and_a_dare_are_answered_by_reactions_or_by_words(
    synapse: Synapse, us: Account, tmp_path: Path, answer: str, comes: str
) -> None:
    async with dealt(synapse, us, tmp_path, begins("wc1"), line=DARE) as table:
        ann, bob = table.seats
        await ann.client.say(table.room, "!play wc1")
        color = await table.hears("which colour?")
        assert await reactions(table.eve, table.room, color["event_id"], 4) == ["🟥", "🟨", "🟩", "🟦"]
        before = len(await table.said())
        await ann.client.react(table.room, color["event_id"], "🟦")

        dare = await table.hears("sing a song", after=before)
        assert await reactions(table.eve, table.room, dare["event_id"], 2) == ["👍", "👎"]
        assert content(dare)["m.mentions"] == {"user_ids": [bob.client.user]}
        await ann.client.react(table.room, dare["event_id"], "👍")
        await table.eve.react(table.room, dare["event_id"], "👎")
        await ann.client.say(table.room, "!score")
        await table.hears("finished")
        assert (await table.said())[-2] == dare["content"]["body"], "neither others nor the bot itself answer"

        if answer.startswith("!"):
            await bob.client.say(table.room, answer)
        else:
            await bob.client.react(table.room, dare["event_id"], answer)
        await table.hears(comes)


async def test_the_table_is_one_message_that_every_turn_edits_where_that_is_wanted(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, edits=True) as table:
        ann, bob = table.seats
        for seat in (ann, bob):
            await draw(table, seat)
        turns = [event for event in await spoken(table) if content(event)["m.mentions"]]
        assert len(turns) >= 3
        for turn in turns[1:]:
            related = {"rel_type": "m.replace", "event_id": turns[0]["event_id"]}
            assert content(turn)["m.relates_to"] == related
            assert content(turn)["m.new_content"]["m.mentions"] == content(turn)["m.mentions"]

        for _ in range(2):
            before = len(await table.said())
            await ann.client.say(table.room, "!score")
            await table.hears("finished", after=before)
        await draw(table, ann)
        history = await spoken(table)
        first = next(n for n, event in enumerate(history) if "finished" in content(event)["body"])
        assert all("m.relates_to" not in content(event) for event in history[first : first + 3])


async def test_below_what_people_typed_stands_a_new_line(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, edits=True) as table:
        ann, bob = table.seats
        await draw(table, ann)
        before = len(await spoken(table))
        await table.eve.say(table.room, "well played")
        await draw(table, bob)
        new, *edits = (await spoken(table))[before:]
        assert "m.relates_to" not in content(new)
        assert edits
        assert {content(edit)["m.relates_to"]["event_id"] for edit in edits} == {new["event_id"]}


async def draw(table: Dealt, seat: Seat[Player]) -> None:
    """A turn without a play, typed in the direct room."""
    await seat.client.say(seat.direct, "draw")
    await seat.client.say(seat.direct, "pass")
    others = {other.client.user for other in table.seats if other is not seat}
    while not others & set(content((await spoken(table))[-1])["m.mentions"].get("user_ids", [])):
        await table.eve.sync()


async def spoken(table: Dealt) -> list[Json]:
    """What the bot said in the room, as events."""
    history = await table.eve.history(table.room)
    return [event for event in history if event["sender"] == table.us.user and "body" in content(event)]


async def test_a_question_with_reactions_below_it_is_never_edited(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, begins("w"), edits=True) as table:
        ann, bob = table.seats
        await ann.client.say(table.room, "!play w")
        await table.hears("which colour?")
        await ann.client.say(table.room, "!color b")
        await table.hears("picks blue")
        await draw(table, bob)
        history = await spoken(table)
        asked = next(n for n, event in enumerate(history) if "which colour?" in content(event)["body"])
        assert "m.relates_to" not in content(history[asked])
        assert "m.relates_to" not in content(history[asked + 1])
        assert content(history[asked + 2])["m.relates_to"]["event_id"] == history[asked + 1]["event_id"]
