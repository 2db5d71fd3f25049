"""`!invite NAME`: asking somebody to the table."""

from tests.bot.persons.networks import account
from tests.bot.rooms.conversation import goes, room_with
from unobot.adapter import Room, Undeliverable
from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork


class InvitingNetwork(FakeNetwork):
    """A fake network with invitations; nobody is called `nobody` there."""

    def __init__(self, clock: HeldClock) -> None:
        super().__init__(clock)
        self.invited: list[str] = []

    def invitable(self, name: str, /) -> str:
        """Any word of letters."""
        if not name.isalnum():
            raise ValueError("expected a word")
        return name

    async def invite(self, room: Room, name: str, /) -> None:
        """Keep it."""
        if name == "nobody":
            raise Undeliverable("No such nick")
        self.invited.append(f"{name} {room}")


async def test_somebody_in_the_room_is_asked_privately_once_an_hour() -> None:
    async with room_with("ann", "bob", "cid", "dan") as room:
        await goes(
            room,
            """
            <ann> !invite bob
                ann: [#uno] There is no table in this room. Type !uno to open one.
            <ann> !uno
                #uno: ann opens a table (classic). …
            <dan> !invite bob
                dan: [#uno] You don't have a seat at this table. !join to take one.
            <ann> !invite
                ann: [#uno] Who? For example !invite bob.
            <ann> !invite BOB
                ann: I've invited bob.
                bob: [#uno] ann invites you to a table (classic): !join to take a seat. If you don't want invitations, tell me privately: set invitations off
            <cid> !join
                #uno: cid joins (2 players; !deal to start).
            <cid> !invite bob
                cid: [#uno] bob was invited a short time ago, or doesn't want invitations.
            <cid> !invite ann
                cid: [#uno] ann already has a seat here.
            <dan to the bot> set invitations off
                dan: invitations is now “off”.
            <cid> !invite dan
                cid: [#uno] dan was invited a short time ago, or doesn't want invitations.
            <cid> !invite eve
                cid: [#uno] Nobody here is called “eve”.
            (3600 s pass)
            <cid> !invite bob
                cid: I've invited bob.
                bob: [#uno] cid invites you to a table (classic): …
            """,
        )


async def test_one_person_cannot_ask_everybody() -> None:
    people = [f"p{number}" for number in range(7)]
    async with room_with("ann", *people) as room:
        await room.say("ann", "!uno")
        for number in range(5):
            assert len(await room.say("ann", f"!invite p{number}")) == 2
            await room.wait(1)
        assert await room.say("ann", "!invite p5") == [
            "ann: [#uno] You have sent a lot of invitations. Please wait a few minutes."
        ]
        await room.wait(720)
        assert len(await room.say("ann", "!invite p5")) == 2


async def test_who_is_elsewhere_is_asked_in_by_the_network_for_somebody_with_an_account() -> None:
    clock = HeldClock()
    network = InvitingNetwork(clock)
    async with room_with("bob", network=network, clock=clock) as room:
        await account(room, "ann")
        await room.say("ann", "!uno")
        await room.say("bob", "!join")
        await goes(
            room,
            """
            <bob> !invite zoe
                bob: [#uno] Nobody here is called “zoe”. To invite people from elsewhere, log in to an account first.
            <ann> !invite zoe
                ann: I've invited zoe to #uno.
            <ann> !invite ZOE
                ann: [#uno] ZOE was invited a short time ago, or doesn't want invitations.
            <ann> !invite nobody
                ann: I couldn't invite nobody to #uno: either …
            <ann> !invite x@y
                ann: [#uno] Nobody here is called “x@y”.
            """,
        )
        assert network.invited == ["zoe #uno"]
