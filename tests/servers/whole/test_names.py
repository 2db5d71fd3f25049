"""Names that are alike, and names that would be more than names."""

from pathlib import Path

import pytest

from tests.servers.matrix.player import playing
from tests.servers.synapse import Account, Synapse
from tests.servers.whole.bot import configured, matrix, serving
from tests.servers.whole.seat import Seat, content, said_by
from tests.servers.whole.table import heard, there

HOSTILE = [
    "<b>Bob</b><img src=x onerror=alert(1)>",
    "@room",
    "\u202eboB\u0000\n!stop",
    "!stop",
    "https://matrix.to/#/@eve:localhost",
]


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_display_name_is_only_a_name(
    synapse: Synapse, us: Account, tmp_path: Path, name: str
) -> None:
    async with playing(synapse, "eve", "bob") as [eve, bob]:
        room = await eve.create(name="Uno")
        async with serving(configured(tmp_path, matrix(synapse, us, room))):
            await there(eve, room, us)
            await bob.call_me(name)
            await Seat(bob, room, us.user).sit("!uno")
            await heard(eve, room, us, "opens a table")
            await bob.say(room, "!players")
            await heard(eve, room, us, "At the table")
            said = said_by(eve, room, us.user)
        lines = [line for each in said for line in each["body"].split("\n")]
        assert len(lines) == len(("opens a table", "accept my invitation", "At the table"))
        assert not any(line.startswith("!") for line in lines)
        for each in said:
            assert not {"\r", "\u2028", "\u202e", "\u0000"} & set(each["body"])
            assert each["m.mentions"] == {}
            assert "<img" not in each["formatted_body"]
            assert "<a " not in each["formatted_body"]
            assert "@room" not in each["body"]


async def test_a_name_that_two_people_have_is_the_first_ones_and_the_other_one_is_found_by_the_id(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with playing(synapse, "eve", "ann", "one", "two") as [eve, ann, one, two]:
        room = await eve.create(name="Uno")
        async with serving(configured(tmp_path, matrix(synapse, us, room))):
            await there(eve, room, us)
            for bob in (one, two):
                await bob.call_me("Bob")
            host = Seat(ann, room, us.user)
            await host.sit("!uno classic cards=2")
            for bob in (one, two):
                await Seat(bob, room, us.user).sit()
            await ann.say(room, "!deal")
            await heard(eve, room, us, "Round 1")

            await ann.say(room, "!catch B")
            asked = content(await heard(ann, host.direct, us, "Who do you mean?"))["body"]
            assert f"Bob or Bob({two.user})" in asked

            await ann.say(room, f"!kick {two.user}")
            left = content(await heard(eve, room, us, "leaves"))["body"]
            assert f"Bob({two.user}) leaves" in left
            assert "Bob leaves" not in left


async def test_long_names_that_begin_the_same_are_kept_apart(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with playing(synapse, "eve", "ann", "one", "two") as [eve, ann, one, two]:
        room = await eve.create(name="Uno")
        async with serving(configured(tmp_path, matrix(synapse, us, room))):
            await there(eve, room, us)
            await one.call_me("Maximilian of Hohenzollern")
            await two.call_me("Maximilian of Hohenzollerich")
            host = Seat(ann, room, us.user)
            await host.sit("!uno classic cards=2")
            for bob in (one, two):
                await Seat(bob, room, us.user).sit()
            await ann.say(room, "!deal")
            await heard(eve, room, us, "Round 1")

            await ann.say(room, "!catch Maximilian")
            asked = content(await heard(ann, host.direct, us, "Who do you mean?"))["body"]
            assert "MaximilianofHohenzol" in asked
            assert "MaximilianofHohenzollerich" in asked
            await ann.say(room, "!kick MaximilianofHohenzollerich")
            left = content(await heard(eve, room, us, "leaves"))["body"]
            assert "MaximilianofHohenzollerich" in left


async def test_somebody_else_of_the_same_name_may_sit_while_the_first_is_away(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with playing(synapse, "eve", "ann", "one", "two") as [eve, ann, one, two]:
        room = await eve.create(name="Uno")
        async with serving(configured(tmp_path, matrix(synapse, us, room))):
            await there(eve, room, us)
            for bob in (one, two):
                await bob.call_me("Bob")
            await Seat(ann, room, us.user).sit("!uno")
            await Seat(one, room, us.user).sit()
            await heard(eve, room, us, "2 players")
            await one.leave(room)
            await Seat(two, room, us.user).sit()
            await heard(eve, room, us, "3 players")
