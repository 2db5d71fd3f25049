"""`!watch`: who does not play is told privately how the table stands."""

from tests.bot.rooms.conversation import dealt, goes, room_with
from unobot.clock import HeldClock
from unobot.config import TableSettings
from unobot.kit.testing import FakeNetwork

CARDS = {"ann": "r5 g1", "bob": "b7", "top": "r9", "turn": "ann"}


async def test_a_spectator_is_told_what_everybody_may_know_and_all_hands_after_the_round() -> None:
    async with room_with("ann", "bob", "eve") as room:
        await dealt(room, "ann", "bob", line="uno=none", **CARDS)
        await goes(
            room,
            """
            <ann> !watch
                ann: [#uno] You have a seat at this table, so you can't watch it.
            <eve> !watch
                eve: [#uno] I'll tell you privately how the game goes. !watch off to stop.
            <ann> r5
                #uno: ann plays [r5]. bob, your turn. Top card: [r5].
                bob: [#uno] Your cards: [b7] (nothing fits: !draw) · ann 1
                eve: [#uno] bob 1, ann 1 · Playable on [r5]: red, a 5 or a wild card.
            <eve> !watch now
                eve: [#uno] Use !watch to start and !watch off to stop.
            """,
        )


async def test_no_hand_is_told_before_the_end_of_the_round_and_all_of_them_then() -> None:
    async with room_with("ann", "bob", "eve") as room:
        await dealt(room, "ann", "bob", line="uno=none", ann="r5 r1", bob="b7 y3", top="r9", turn="ann")
        await room.say("eve", "!watch")
        before = await room.say("ann", "r1") + await room.say("bob", "!draw")
        told = [line for line in before if line.startswith("eve: ")]
        assert told
        assert not any(code in line for line in told for code in ("r5", "b7", "y3"))
        await room.say("bob", "!pass")
        after = await room.say("ann", "r5")
        (told_last,) = [line for line in after if line.startswith("eve: ")]
        assert told_last.startswith("eve: [#uno] Cards left: bob [")
        assert all(f"[{code}]" in told_last for code in room.hand("bob"))


async def test_it_ends_with_off_with_leaving_and_with_a_seat() -> None:
    async with room_with("ann", "bob", "cid", "dan", "eve") as room:
        for who in ("cid", "dan", "eve"):
            await room.say(who, "!watch")
        assert await room.say("cid", "!watch off") == [
            "cid: [#uno] I'll no longer tell you how the game goes."
        ]
        await room.network.depart("dan")
        await room.network.arrive("dan")
        await dealt(room, "ann", "bob", "eve", **CARDS, eve="y1")
        assert [line for line in await room.say("ann", "r5") if line.startswith(("cid", "dan"))] == []
        assert not any("Playable on [r5]" in line for line in await room.say("bob", "!draw"))


async def test_it_ends_with_the_word_of_the_language() -> None:
    async with room_with("ann", "bob", "eve", tables=TableSettings(language="ja")) as room:
        await dealt(room, "ann", "bob", **CARDS)
        await room.say("eve", "!観戦")
        assert await room.say("eve", "!観戦 オフ") == await room.say("eve", "!watch off") != []


async def test_of_a_slow_network_only_a_few_can_watch() -> None:
    clock = HeldClock()
    network = FakeNetwork(clock)
    async with room_with("ann", "bob", "cid", "dan", "eve", network=network, clock=clock) as room:
        network.pace.per_second = 1.0
        for who in ("ann", "bob", "cid", "cid"):
            assert "I'll tell you" in (await room.say(who, "!watch"))[0]
        assert await room.say("dan", "!watch") == ["dan: [#uno] Only 3 people can watch at a time."]
        await network.depart("ann")
        assert "I'll tell you" in (await room.say("dan", "!watch"))[0]


async def test_who_wants_quiet_is_told_the_hands_alone() -> None:
    async with room_with("ann", "bob", "eve") as room:
        await room.whisper("eve", "set quiet on")
        await room.say("eve", "!watch")
        await dealt(room, "ann", "bob", line="uno=none", ann="r5 r1", bob="b7", top="r9", turn="ann")
        assert not any(line.startswith("eve") for line in await room.say("ann", "r1"))
        await room.say("bob", "!draw")
        await room.say("bob", "!pass")
        assert any(line.startswith("eve: [#uno] Cards left") for line in await room.say("ann", "r5"))
