"""What persons, stand-ins, spectators, cups and slow tables are at a table over two networks."""

import json
import re

from tests.plugins.built_in import needs
from tests.plugins.sharing.two_networks import HS, IRC, TwoNetworks, two_networks
from uno_engine import RoundOver
from unobot.adapter import Identity
from unobot.config import TableSettings
from unobot.store import read
from unobot.tables.place import Place
from unobot.tables.signals import Happened, RoundStored
from unobot_sharing import guests, load_sharing


async def _account(two: TwoNetworks, network: str, name: str) -> None:
    """Somebody with an account comes into the room there."""
    await two.on[network].arrive(name, lasting=True)
    await two.heard()


async def _shared(two: TwoNetworks) -> None:
    await two.say(IRC, "ann", "!uno")
    await two.share()


@needs("bans")
async def test_a_ban_by_name_is_about_nobody_of_the_other_network() -> None:
    async with two_networks() as two:
        await _shared(two)
        await two.say(HS, "dan", "!join")
        await two.on[IRC].arrive("gus", operator=True)
        await two.heard()
        await two.say(IRC, "gus", "!ban dan")
        assert two.table().held_by(two.place(HS).network, Identity("dan")) is not None


# --- stand-ins and spectators ----------------------------------------------------------------------------------------


@needs("computers")
async def test_all_rooms_are_told_who_is_stood_in_for() -> None:
    async with two_networks(tables=_settled()) as two:
        await two.whisper(HS, "dan", "set standin on")
        await _shared(two)
        for network, who in ((HS, "dan"), (IRC, "bob"), (HS, "eva")):
            await two.say(network, who, "!join")
        await two.say(IRC, "ann", "!deal")
        assert not two.place(IRC).played_for
        await two.on[HS].depart("dan")
        said = await two.wait(20)
        assert two.place(IRC).played_for == two.place(HS).played_for == {1}
        assert [
            line.split(":")[0] for line in said if "dan is away; a computer player takes over" in line
        ] == ["irc #uno", "hs #hall"]


@needs("watching")
async def test_spectators_are_told_on_their_own_network() -> None:
    async with two_networks() as two:
        await _shared(two)
        await two.say(HS, "dan", "!watch")
        await two.say(IRC, "bob", "!join")
        said = await two.say(IRC, "ann", "!deal")
        said += await two.play(1)
        watched = [line for line in said if " dan:" in line]
        assert watched
        assert all(line.startswith("hs dan:") for line in watched)
        assert not any(card in line for line in watched for card in two.hands(IRC))


async def test_a_quiet_room_is_told_less_and_the_other_one_all() -> None:
    async with two_networks(tables={HS: TableSettings(quiet=True)}) as two:
        await _shared(two)
        await two.say(IRC, "bob", "!join")
        await two.say(IRC, "ann", "!deal")
        said = await two.play(1)
        assert any(line.startswith("irc #uno:") and " plays " in line for line in said)
        assert not any(line.startswith("hs #hall:") and " plays " in line for line in said)


# --- fair deals ------------------------------------------------------------------------------------------------------


@needs("fairness")
async def test_what_people_of_two_rooms_type_is_in_one_deal() -> None:
    async with two_networks(fair=True) as both:
        await both.say(IRC, "ann", "!uno")
        code = re.findall(r"!share (\w+)", "\n".join(await both.say(IRC, "ann", "!share")))[-1]
        await both.say(HS, "dan", f"!share {code}")
        await both.say(HS, "dan", "!join")
        await both.say(IRC, "ann", "!deal")
        round_ = both.table().journal.round
        assert round_ is not None
        found = await both.bot.store.read(read.round_of, round_)
        await both.say(IRC, "ann", "!stop")
        for network, who in ((IRC, "ann"), (HS, "dan")):
            assert round_ in " ".join(await both.say(network, who, "!verify"))

    assert found is not None
    assert json.loads(found.proof or "")["shares"] == ["ann: !share", "dan: !join", "ann: !deal"]


# --- tables that are not shared --------------------------------------------------------------------------------------


@needs("daily")
async def test_a_table_over_days_stays_in_its_room() -> None:
    async with two_networks(tables={IRC: TableSettings(features={"daily": True})}) as two:
        await two.say(IRC, "ann", "!uno pace=daily")
        assert "can't leave their room" in (await two.say(IRC, "ann", "!share"))[0]
        assert load_sharing(two.table()).offer is None


@needs("cups")
async def test_a_room_with_a_cup_plays_at_no_other_table() -> None:
    async with two_networks() as two:
        await two.say(HS, "dan", "!cup open 4")
        await two.say(IRC, "ann", "!uno")
        told = await two.share()
        assert told[0].startswith("hs eva:")
        assert "cup" in told[0]
        assert two.place(HS).table is None
        assert not guests(two.table())


@needs("cups")
async def test_what_is_said_of_a_cup_stays_in_its_room() -> None:
    async with two_networks() as two:
        await _shared(two)
        said = await two.say(HS, "dan", "!cup open 4")
        assert said
        assert all(line.startswith("hs ") for line in said)


@needs("votes")
async def test_the_rules_of_a_shared_table_are_not_voted_on() -> None:
    async with two_networks() as two:
        await _shared(two)
        before = two.table()
        told = await two.say(IRC, "ann", "!vote taiwan")
        assert "share off" in told[0]
        assert two.table() is before
        assert guests(two.table())


# --- records ---------------------------------------------------------------------------------------------------------


async def test_the_results_of_a_shared_round_name_each_person_on_their_own_network() -> None:
    async with two_networks() as two:
        await _shared(two)
        await two.say(HS, "dan", "!join")
        await two.say(IRC, "ann", "!deal")
        two.lay(top="r5", turn="ann", ann="r7", dan="b1 b2")
        await two.say(IRC, "ann", "!uno")
        await two.say(IRC, "ann", "!p r 7")
        rows = await two.bot.store.read(
            lambda c: c.exec_driver_sql("SELECT network, identity, person FROM results ORDER BY 1").all()
        )
        assert [tuple(row) for row in rows] == [("hs", "dan", "hs dan"), ("irc", "ann", "irc ann")]


async def test_both_rooms_hear_how_a_round_ends_and_the_home_then_stores_it() -> None:
    def listen(place: Place) -> None:
        place.signals.listen(Happened, lambda signal: note(place, *signal.events))
        place.signals.listen(RoundStored, lambda signal: note(place, signal))

    def note(place: Place, *what: object) -> None:
        heard.extend(
            (place.network, type(each)) for each in what if isinstance(each, RoundOver | RoundStored)
        )

    heard: list[tuple[str, type]] = []
    async with two_networks() as two:
        await _shared(two)
        await two.say(HS, "dan", "!join")
        await two.say(IRC, "ann", "!deal")
        two.lay(top="r5", turn="ann", ann="r7", dan="b1 b2")
        for name in (IRC, HS):
            listen(two.place(name))
        await two.say(IRC, "ann", "!p r 7")
    assert heard == [(IRC, RoundOver), (HS, RoundOver), (IRC, RoundStored)]


@needs("privacy")
async def test_who_keeps_no_records_is_named_in_no_result_on_either_network() -> None:
    async with two_networks() as two:
        await _account(two, HS, "faye")
        await two.whisper(HS, "faye", "set records off")
        await _shared(two)
        await two.say(HS, "faye", "!join")
        await two.say(IRC, "ann", "!deal")
        two.lay(top="r5", turn="ann", ann="r7", faye="b1 b2")
        await two.say(IRC, "ann", "!p r 7")
        rows = await two.bot.store.read(
            lambda c: c.exec_driver_sql("SELECT network, name FROM results ORDER BY 1").all()
        )
        assert [tuple(row) for row in rows] == [("hs", "player2"), ("irc", "ann")]


@needs("privacy")
async def test_a_name_without_a_result_is_forgotten_in_a_shared_round_of_another_network() -> None:
    async with two_networks(tables=_settled()) as two:
        await _account(two, HS, "faye")
        await two.whisper(HS, "faye", "set records off")
        await _shared(two)
        await two.say(HS, "faye", "!join")
        await two.say(IRC, "ann", "!deal")
        two.lay(top="r5", turn="ann", ann="r7", faye="b1 b2")
        await two.say(IRC, "ann", "!p r 7")
        await two.whisper(HS, "faye", "forget me yes")
        rounds = await two.bot.store.read(lambda c: c.exec_driver_sql("SELECT seats FROM rounds").all())
        assert [row.seats for row in rounds] == ["ann,player2"]


def _settled() -> dict[str, TableSettings]:
    """Without the hints for newcomers, which are lines of their own."""
    return {name: TableSettings(features={"hints": False}) for name in (IRC, HS)}
