"""How the bot is spoken to on a real homeserver: in threads, by mentions and by replies."""

from collections.abc import Iterator

import pytest

from tests.servers.matrix.bot import Bot
from tests.servers.matrix.player import Player
from tests.servers.synapse import Account
from unobot.adapter import Importance
from unobot_matrix.wire import Json

THREAD = {"rel_type": "m.thread", "is_falling_back": True}


def in_thread(root: str) -> Json:
    """The relation of a message in a thread, as clients send it."""
    return {"m.relates_to": {**THREAD, "event_id": root, "m.in_reply_to": {"event_id": root}}}


async def relation(player: Player, room: str, text: str) -> str | None:
    """The thread in which the bot has said that, as the player sees it."""
    related = (await player.reads(room, text))["content"].get("m.relates_to", {})
    return related["event_id"] if related.get("rel_type") == "m.thread" else None


async def test_what_is_asked_in_a_thread_is_answered_in_it_and_nothing_else(
    ann: Player, room: str, uno: Bot
) -> None:
    root = await ann.say(room, "shall we play?")
    await ann.say(room, "!help", **in_thread(root))
    asked = (await uno.hears("!help")).id
    await uno.say("help", room, reply_to=asked, importance=Importance.ANSWER)
    await uno.say("chatter", room, importance=Importance.CHATTER)
    await uno.say("time is up", room)
    assert await relation(ann, room, "help") == root
    assert await relation(ann, room, "chatter") is None
    assert await relation(ann, room, "time is up") is None


async def test_a_game_goes_on_where_the_last_move_was_typed(ann: Player, room: str, uno: Bot) -> None:
    root = await ann.say(room, "shall we play?")
    await ann.say(room, "!uno", **in_thread(root))
    await uno.say("opened", room, reply_to=(await uno.hears("!uno")).id)
    await uno.say("time is up", room)
    await uno.say("!echo", room, importance=Importance.CHATTER)
    await ann.say(room, "!draw")
    await uno.say("drawn", room, reply_to=(await uno.hears("!draw")).id)
    await uno.say("time is up again", room)
    told = {text: await relation(ann, room, text) for text in ("opened", "time is up", "drawn")}
    assert told == {"opened": root, "time is up": root, "drawn": None}
    assert await relation(ann, room, "time is up again") is None


async def test_a_private_answer_to_a_line_in_a_rooms_thread_stands_in_no_thread(
    us: Account, ann: Player, room: str, uno: Bot
) -> None:
    root = await ann.say(room, "shall we play?")
    await ann.say(room, "!hand", **in_thread(root))
    await uno.say("your hand", None, ann.user, reply_to=(await uno.hears("!hand")).id)
    direct = await ann.join(await ann.asked_in(us.user))
    assert await relation(ann, direct, "your hand") is None
    top = await ann.say(direct, "look")
    await ann.say(direct, "moves", **in_thread(top))
    await uno.say("your moves", None, ann.user, reply_to=(await uno.hears("moves")).id)
    assert await relation(ann, direct, "your moves") == top


def forms(us: str, event: str) -> Iterator[tuple[str, Json]]:
    """Lines that are meant for the bot, in the forms of several clients."""
    pill = f'<a href="https://matrix.to/#/{us}">bot</a>'
    yield "rules please bot", {"formatted_body": f"rules please {pill}", "format": "org.matrix.custom.html"}
    yield "rules please", {"m.mentions": {"user_ids": [us]}}
    yield f"rules please {us}", {}
    yield "rules please", {"m.relates_to": {"m.in_reply_to": {"event_id": event}}}
    yield (
        f"> <{us}> long ago\n\nrules please",
        {"m.relates_to": {"m.in_reply_to": {"event_id": "$gone"}}},
    )
    yield (
        "rules please",
        {"m.relates_to": {**THREAD, "is_falling_back": False, "event_id": event, "m.in_reply_to": {"event_id": event}}},
    )  # fmt: skip


@pytest.mark.parametrize("number", range(6))
async def test_a_mention_anywhere_and_a_reply_are_meant_for_the_bot(
    us: Account, ann: Player, room: str, uno: Bot, number: int
) -> None:
    await uno.say("a line of the bot", room)
    event = (await ann.reads(room, "a line of the bot"))["event_id"]
    body, more = list(forms(us.user, event))[number]
    await ann.say(room, body, **more)
    said = await uno.hears("rules please")
    assert (said.addressed, said.in_passing) == (True, True)


async def test_a_line_in_a_thread_below_the_bots_and_a_reply_to_somebody_else_are_chatter(
    ann: Player, bob: Player, room: str, uno: Bot
) -> None:
    await bob.join(room)
    await uno.say("a line of the bot", room)
    event = (await ann.reads(room, "a line of the bot"))["event_id"]
    await ann.say(room, "just talking", **in_thread(event))
    assert not (await uno.hears("just talking")).addressed
    own = await ann.say(room, "well")
    await bob.say(room, "indeed", **{"m.relates_to": {"m.in_reply_to": {"event_id": own}}})
    assert not (await uno.hears("indeed")).addressed
