"""`!link` and `!unlink`: several accounts that are one person."""

from pathlib import Path

from tests.bot.persons.networks import TwoNetworks, account, code_in, two_networks
from tests.bot.rooms.conversation import dealt, goes, room_with
from tests.plugins.built_in import needs
from unobot.store import ANYWHERE, Store
from unobot.store.read import records, settings


async def _kept(store: Store, key: str) -> list[str]:
    """The accounts whose links or codes are in the store."""
    found = await store.read(records, ANYWHERE)
    return [each.subject for each in found if (each.feature, each.key) == ("links", key)]


async def _linked(both: TwoNetworks, giver: str = "ann", taker: str = "anna") -> list[str]:
    """Have the one on `irc` and the other on `home` be one person; what the latter is told."""
    await account(both.irc, giver)
    await account(both.home, taker)
    code = code_in(await both.irc.whisper(giver, "link"))
    return await both.home.whisper(taker, f"link {code}")


async def test_a_code_that_is_typed_elsewhere_makes_two_accounts_one_person() -> None:
    async with two_networks() as both:
        await account(both.irc, "ann")
        await account(both.home, "anna")
        (given,) = await both.irc.say("ann", "!link")
        assert given == (
            "ann: Don't show this code to anyone: anyone who sends it becomes you. Within ten minutes, send me"
            f" privately from your other account: !link {code_in([given])}"
        )
        told = (
            "Linked: ann (irc) and anna (home) are one person now. Your seat follows the account you type from."
            " Changed your mind? !unlink"
        )
        assert await both.home.whisper("anna", f"link {code_in([given])}") == [f"anna: {told}"]
        assert await both.irc.heard() == [f"ann: {told}"]


@needs("inviting")
async def test_what_is_set_with_one_account_holds_for_the_other_and_the_codes_side_comes_first() -> None:
    async with two_networks() as both:
        await account(both.irc, "ann")
        await account(both.home, "anna")
        await both.irc.whisper("ann", "set style plain")
        await both.home.whisper("anna", "set style emoji")
        await both.home.whisper("anna", "set sort value")
        await both.home.whisper("anna", f"link {code_in(await both.irc.whisper('ann', 'link'))}")
        await both.irc.heard()
        for room, who in ((both.irc, "ann"), (both.home, "anna")):
            (told,) = await room.whisper(who, "set")
            assert "style plain, sort value" in told
        await both.irc.whisper("ann", "set sort color")
        assert await both.home.whisper("anna", "set sort") == [
            "anna: sort is set to “color”. Allowed: color, value."
        ]
        # what is about one room is not the other network's room of the same name
        await both.irc.whisper("ann", "set language vi")
        await both.irc.say("ann", "!notify")
        stored = await both.bot.store.read(settings)
        assert {(each.network, each.key) for each in stored} == {
            ("", "style"), ("", "sort"), ("", "language"), ("irc", "notify #uno")
        }  # fmt: skip


async def test_links_outlast_a_restart_and_so_do_codes(tmp_path: Path) -> None:
    async with two_networks(tmp_path / "unobot.db") as both:
        await account(both.irc, "ann")
        code = code_in(await both.irc.whisper("ann", "link"))
    async with two_networks(tmp_path / "unobot.db", seed=2) as both:
        await account(both.irc, "ann")
        await account(both.home, "anna")
        await both.home.whisper("anna", f"link {code}")
        await both.home.whisper("anna", "set style words")
    async with two_networks(tmp_path / "unobot.db", seed=3) as both:
        await account(both.irc, "ann")
        assert await both.irc.whisper("ann", "set style") == [
            "ann: style is set to “words”. Allowed: colour, plain, emoji, words."
        ]


async def test_a_code_is_good_for_ten_minutes_and_once_and_only_the_newest() -> None:
    async with two_networks() as both:
        wrong = ": That code is wrong or has expired. !link on your other account gives a new one."
        for name in ("ann", "bob"):
            await account(both.irc, name)
        for name in ("anna", "eve"):
            await account(both.home, name)
        old, late = (
            code_in(await both.irc.whisper("ann", "link")),
            code_in(await both.irc.whisper("bob", "link")),
        )
        new = code_in(await both.irc.whisper("ann", "link"))
        assert await both.home.whisper("anna", f"link {old}") == [f"anna{wrong}"]
        assert "are one person now" in (await both.home.whisper("anna", f"link {new}"))[0]
        assert await both.home.whisper("eve", f"link {new}") == [f"eve{wrong}"]
        await both.irc.wait(600)
        await both.home.heard()
        assert await both.home.whisper("eve", f"link {late}") == [f"eve{wrong}"]
        # who asks for a code sweeps the old ones out
        await both.irc.whisper("ann", "link")
        assert await _kept(both.bot.store, "code") == ["irc ann"]


async def test_codes_cannot_be_guessed() -> None:
    async with two_networks() as both:
        await account(both.irc, "ann")
        code = code_in(await both.irc.whisper("ann", "link"))
        await account(both.home, "eve")
        for _ in range(3):
            assert "wrong or has expired" in (await both.home.whisper("eve", "link aaaaaaaa"))[0]
            await both.home.wait(5)
        assert await both.home.whisper("eve", f"link {code}") == [
            "eve: Too many wrong words. Please wait a few minutes."
        ]


async def test_a_code_that_the_room_has_read_is_worth_nothing() -> None:
    async with two_networks() as both:
        await account(both.irc, "ann")
        await account(both.home, "anna")
        code = code_in(await both.irc.whisper("ann", "link"))
        assert await both.home.say("anna", f"!link {code}") == [
            (
                "anna: Others have seen that code, so it no longer works. Get a new one with !link and send it to me"
                " privately."
            )
        ]
        assert "wrong or has expired" in (await both.home.whisper("anna", f"link {code}"))[0]


async def test_who_has_no_account_cannot_be_linked() -> None:
    async with room_with("ann") as room:
        assert await room.whisper("ann", "link") == [
            "ann: Only registered accounts can be linked. Log in to yours first, then !link."
        ]


async def test_one_s_own_code_or_that_of_an_account_that_is_linked_already_links_nothing() -> None:
    async with two_networks() as both:
        await _linked(both)
        await both.irc.heard()
        (told,) = await both.irc.whisper("ann", "link")
        assert told.startswith("ann: You are ann (irc) and anna (home). Don't show this code")
        code = code_in([told])
        assert await both.irc.whisper("ann", f"link {code}") == [
            "ann: That is the code of this account. Type it from the other one."
        ]
        assert await both.home.whisper("anna", f"link {code}") == [
            "anna: These two accounts are already one person."
        ]


async def test_a_person_has_a_few_accounts_at_most() -> None:
    async with two_networks() as both:
        await account(both.irc, "ann")
        for number in range(7):
            await account(both.home, f"a{number}")
            code = code_in(await both.irc.whisper("ann", "link"))
            await both.home.whisper(f"a{number}", f"link {code}")
            await both.irc.wait(10)
        assert await both.irc.whisper("ann", "link") == ["ann: At most 8 accounts can be one person."]


async def test_a_seat_goes_with_the_account_that_gives_commands_and_the_hand_with_it() -> None:
    async with room_with("bob") as room:
        for name in ("ann", "phone"):
            await account(room, name)
        await room.whisper("phone", f"link {code_in(await room.whisper('ann', 'link'))}")
        await dealt(room, "ann", "bob", ann="r5 g1 b2", bob="r7 y2", top="r1", turn="ann")
        await goes(
            room,
            """
            <phone> hello
            <phone> !hand
                phone: [#uno] Your cards: …
            <phone> r5
                #uno: phone (was ann) plays [r5]. bob, your turn. Top card: [r5].
                bob: [#uno] Your cards: [r7] [y2] (playable: r7) · phone 2
            <bob> r7 uno
                #uno: bob plays [r7] and calls UNO. phone, your turn. Top card: [r7].
                phone: [#uno] Your cards: …
            <ann to the bot> hand
                ann: [#uno] Your cards: …
            <ann> !host bob
                #uno: bob is the host now.
            """,
        )


async def test_an_account_that_is_not_in_the_room_learns_where_its_person_s_table_is() -> None:
    async with two_networks() as both:
        await _linked(both)
        await both.irc.heard()
        await both.irc.network.arrive("bob")
        await dealt(both.irc, "ann", "bob")
        await both.home.heard()
        assert await both.home.whisper("anna", "hand") == [
            "anna: Your table is in #uno (irc). You can play there from any of your accounts in that room."
        ]


async def test_two_accounts_with_seats_at_one_table_are_not_linked() -> None:
    async with room_with() as room:
        for name in ("ann", "phone"):
            await account(room, name)
        code = code_in(await room.whisper("ann", "link"))
        await dealt(room, "ann", "phone")
        assert await room.whisper("phone", f"link {code}") == [
            (
                "phone: [#uno] Both accounts have a seat at the table in #uno. Link them when the match is over."
            )
        ]


async def test_who_was_kicked_does_not_come_back_with_another_account() -> None:
    async with room_with("bob", "cid") as room:
        for name in ("ann", "phone"):
            await account(room, name)
        await room.whisper("phone", f"link {code_in(await room.whisper('ann', 'link'))}")
        await dealt(room, "bob", "ann", "cid")
        await room.say("bob", "!kick ann")
        assert await room.say("phone", "!join") == [
            "phone: [#uno] You were removed from this table. You can join the next match."
        ]


async def test_who_is_parted_keeps_the_settings_and_is_on_their_own() -> None:
    async with two_networks() as both:
        await _linked(both)
        await both.irc.whisper("ann", "set style plain")
        assert await both.home.whisper("anna", "unlink") == [
            (
                "anna: This account is no longer linked to ann (irc). It keeps the settings; each account keeps the rounds it"
                " played."
            )
        ]
        await both.home.whisper("anna", "set style words")
        assert "“plain”" in (await both.irc.whisper("ann", "set style"))[0]
        assert await both.irc.whisper("ann", "unlink") == ["ann: This account is not linked to any other."]
        assert await _kept(both.bot.store, "link") == []
