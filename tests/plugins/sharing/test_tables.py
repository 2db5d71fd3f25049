"""One table over the rooms of two networks."""

import random
from pathlib import Path

import msgspec
import pytest

from tests.bot.rooms.test_failures import FullDisk
from tests.plugins.built_in import needs
from tests.plugins.sharing.two_networks import HS, IRC, ROOMS, TwoNetworks, two_networks
from unobot.adapter import Bookmark, Identity, Network, Room, Said, Sender
from unobot.clock import HeldClock
from unobot.config import TableSettings
from unobot.store import Change, Committed, Handled, TableKept, read
from unobot_sharing import load_sharing

JAPANESE = {HS: TableSettings(language="ja", style="plain")}


async def _four_play(two: TwoNetworks, line: str = "!uno") -> list[str]:
    """ann and bob on the one network, eva and dan on the other, and the cards are dealt; what that said."""
    await two.say(IRC, "ann", line)
    await two.share()
    for network, who in ((HS, "eva"), (HS, "dan"), (IRC, "bob")):
        await two.say(network, who, "!join")
    return await two.say(IRC, "ann", "!deal")


def _asked(two: TwoNetworks) -> tuple[str, str]:
    """Whose turn it is: the network and the name."""
    holder = two.table().holders[two.table().asked()[0]]
    return holder.side.network, holder.name


async def _until_asked(two: TwoNetworks, network: str) -> str:
    """Play until somebody of that network is asked; who."""
    while _asked(two)[0] != network:
        await two.play(1)
    return _asked(two)[1]


# --- what each side reads --------------------------------------------------------------------------------------------


async def test_each_room_reads_every_turn_in_its_own_language() -> None:
    async with two_networks(tables=JAPANESE) as two:
        await _four_play(two)
        who = _asked(two)
        said = await two.play(1)
        rooms = [line for line in said if "#" in line.split(":")[0]]
        assert [line.split()[0] for line in rooms] == [IRC, HS]
        assert f"{who[1]} plays" in rooms[0]
        assert f"{who[1]}さん" in rooms[1]


async def test_a_hand_goes_to_its_player_alone_and_on_their_own_network() -> None:
    async with two_networks() as two:
        said = await _four_play(two)
        dealt = [line for line in said if "Your cards:" in line]
        assert [line.split()[:3] for line in sorted(dealt)] == [
            ["hs", "dan:", "[#hall]"],
            ["hs", "eva:", "[#hall]"],
            ["irc", "ann:", "[#uno]"],
            ["irc", "bob:", "[#uno]"],
        ]
        for network, other in ((IRC, HS), (HS, IRC)):
            lines = " ".join(line for line in said if line.startswith(other))
            assert not any(hand in lines for hand in two.hands(network))
            own = [line for line in said if line.startswith(network)]
            assert all(any(hand in line for line in own) for hand in two.hands(network)), "so a hand is found"


async def test_only_the_side_of_who_is_asked_mentions_them() -> None:
    async with two_networks() as two:
        await _four_play(two)
        await _until_asked(two, HS)
        last = [m for m in two.on[HS].messages if m.to is None][-1]
        assert last.mention == _asked(two)[1]
        assert all(m.mention is None for m in two.on[IRC].messages if m.to is None and m.key >= last.key - 1)


async def test_what_people_say_to_each_other_stays_in_their_room() -> None:
    async with two_networks() as two:
        await _four_play(two)
        assert await two.say(HS, "dan", "what a hand") == []


async def test_an_answer_to_a_question_is_given_where_it_was_asked() -> None:
    async with two_networks() as two:
        await _four_play(two)
        for command in ("!players", "!turn", "!top", "!score"):
            said = await two.say(HS, "dan", command)
            assert len(said) == 1
            assert said[0].startswith("hs #hall: ")
        said = await two.say(HS, "dan", "!hand")
        assert [line.split(" [r")[0][:27] for line in said] == ["hs dan: [#hall] Your cards:"]


# --- who is who ------------------------------------------------------------------------------------------------------


async def test_the_same_identity_on_two_networks_is_two_people() -> None:
    async with two_networks(hs="eva ann") as two:
        await two.say(IRC, "ann", "!uno")
        await two.share()
        said = await two.say(HS, "ann", "!join")
        assert said == [
            "irc #uno: ann.2 joins (2 players; !deal to start).",
            "hs #hall: ann.2 joins (2 players; !deal to start).",
        ]
        await two.say(IRC, "ann", "!deal")
        guest = two.table().game.state.hands[1]
        hand = await two.say(HS, "ann", "!hand")
        assert all(line.startswith("hs ann: ") for line in hand)
        assert hand[0].count("[") == len(guest) + 1
        network, _ = _asked(two)
        other = HS if network == IRC else IRC
        before = two.table().game.state.hands
        await two.say(other, "ann", "draw")
        assert two.table().game.state.hands == before, "it is the other ann's turn"


async def test_a_name_like_one_in_the_other_room_is_told_apart() -> None:
    async with two_networks(irc="ann Iris", hs="eva lris") as two:
        await two.say(IRC, "ann", "!uno")
        await two.share()
        assert "lris.2 joins" in (await two.say(HS, "lris", "!join"))[0], "Iris may only look on"


async def test_a_word_for_a_seat_is_worth_nothing_on_the_other_network() -> None:
    async with two_networks() as two:
        await _four_play(two)
        word = two.table().holders[0].token
        said = await two.whisper(HS, "eva", f"rejoin {word}")
        assert "That word does not belong to any seat" in said[0]
        await two.on[HS].depart("dan")
        await two.on[HS].arrive("dan", identity="dan2")
        await two.heard()
        own = two.table().holders[2].token
        assert (
            "dan: [#hall] If you lose your connection" in (await two.whisper(HS, "dan2", f"rejoin {own}"))[0]
        )


# --- the code --------------------------------------------------------------------------------------------------------


async def test_a_code_is_told_to_the_host_alone_and_holds_once() -> None:
    async with two_networks(rooms={IRC: ["#uno", "#three"], HS: ["#hall"]}) as two:
        await two.say(IRC, "ann", "!uno")
        assert "host" in (await two.say(IRC, "bob", "!share"))[0]
        (told,) = await two.say(IRC, "ann", "!share")
        assert told.startswith("irc ann: ")
        code = told.split()[-1]
        assert "plays at this table now" in (await two.say(HS, "eva", f"!share {code.upper()}"))[0]
        assert "That code doesn't work" in (await two.say(IRC, "bob", f"!share {code}", "#three"))[0]


async def test_a_code_is_over_after_ten_minutes_or_with_the_next() -> None:
    async with two_networks() as two:
        await two.say(IRC, "ann", "!uno")
        old = (await two.say(IRC, "ann", "!share"))[0].split()[-1]
        new = (await two.say(IRC, "ann", "!share"))[0].split()[-1]
        assert "That code doesn't work" in (await two.say(HS, "eva", f"!share {old}"))[0]
        await two.wait(601)
        assert "That code doesn't work" in (await two.say(HS, "eva", f"!share {new}"))[0]


async def test_codes_cannot_be_tried_out() -> None:
    async with two_networks() as two:
        await two.say(IRC, "ann", "!uno")
        code = (await two.say(IRC, "ann", "!share"))[0].split()[-1]
        for wrong in ("aaaaaa", "bbbbbb", "cccccc"):
            await two.say(HS, "eva", f"!share {wrong}")
            await two.wait(5)
        assert "Too many wrong words" in (await two.say(HS, "eva", f"!share {code}"))[0]
        assert two.place(HS).table is None


async def test_a_room_with_a_table_plays_at_no_other() -> None:
    async with two_networks() as two:
        await two.say(IRC, "ann", "!uno")
        code = (await two.say(IRC, "ann", "!share"))[0].split()[-1]
        await two.say(HS, "eva", "!uno")
        assert "already has a table" in (await two.say(HS, "eva", f"!share {code}"))[0]
        await two.say(HS, "eva", "!leave")
        assert "plays at this table now" in (await two.say(HS, "eva", f"!share {code}"))[0]
        assert "Only that room can let more rooms in" in (await two.say(HS, "eva", "!share"))[0]


async def test_a_table_has_four_rooms_at_most() -> None:
    rooms = {IRC: ["#uno"], HS: ["#a", "#b", "#c", "#d"]}
    async with two_networks(rooms=rooms) as two:
        await two.say(IRC, "ann", "!uno")
        for room in rooms[HS][:3]:
            code = (await two.say(IRC, "ann", "!share"))[0].split()[-1]
            said = await two.say(HS, "eva", f"!share {code}", room)
            assert any(f"{room}: This room has joined the table of" in line for line in said)
        assert "at most 4 rooms" in (await two.say(IRC, "ann", "!share"))[0]
        await two.say(HS, "eva", "!join", "#b")
        said = await two.say(HS, "dan", "!join", "#c")
        assert len(said) == 4, "every room reads it, once"
        said = await two.say(IRC, "ann", "!deal")
        assert [line for line in said if "eva: [#b] Your cards" in line], "each plays where they sat down"


# --- directing and parting -------------------------------------------------------------------------------------------


async def test_a_guests_operator_can_part_the_rooms_and_direct_nothing() -> None:
    async with two_networks(hs="eva dan") as two:
        await two.on[HS].arrive("op", operator=True)
        await _four_play(two)
        for command in ("!stop", "!kick ann", "!pause", "!share"):
            said = await two.say(HS, "op", command)
            assert all(line.startswith("hs op: ") for line in said)
        assert "Only the host (ann)" in (await two.say(HS, "dan", "!share off"))[0]
        said = await two.say(HS, "op", "!share off")
        assert [line for line in said if line.startswith("hs")] == [
            "hs #hall: This room no longer plays at the table of #uno (irc)."
        ]
        assert "eva leaves the round" in " ".join(said)
        assert two.place(HS).table is None
        assert two.table().people() == [0, 3]
        assert "opens a table" in (await two.say(HS, "eva", "!uno"))[0]


async def test_the_host_parts_the_rooms_and_those_who_come_again_have_their_cards() -> None:
    async with two_networks() as two:
        await _four_play(two)
        hand = two.table().game.state.hands[1]
        await two.say(IRC, "ann", "!share off")
        assert "There is no table in this room" in (await two.say(HS, "eva", "!share off"))[0]
        await two.share()
        said = await two.say(HS, "eva", "!join")
        assert any(line.startswith("hs eva: [#hall] Your cards:") for line in said)
        assert set(hand) <= set(two.table().game.state.hands[1])


@needs("bans")
async def test_whoever_is_banned_in_one_room_is_banned_on_that_side() -> None:
    async with two_networks(hs="eva ann") as two:
        await two.on[HS].arrive("op", operator=True)
        await two.say(IRC, "ann", "!uno")
        await two.share()
        await two.say(HS, "ann", "!join")
        await two.say(HS, "eva", "!join")
        said = await two.say(HS, "op", "!ban ann")
        assert any("ann.2" in line for line in said)
        table = two.table()
        assert (
            table.held_by(Network(HS), Identity("ann")),
            table.held_by(Network(IRC), Identity("ann")),
        ) == (None, 0)
        assert "irc #uno" in (await two.say(IRC, "ann", "!players"))[0]


async def test_kicked_from_a_table_is_who_was_kicked_and_not_their_namesake() -> None:
    async with two_networks(irc="ann bob", hs="eva bob") as two:
        await two.say(IRC, "ann", "!uno")
        await two.share()
        await two.say(HS, "bob", "!join")
        await two.say(IRC, "ann", "!kick bob.2")
        assert "joins" in (await two.say(IRC, "bob", "!join"))[0]
        assert "removed from this table" in (await two.say(HS, "bob", "!join"))[0]


async def test_the_next_host_may_sit_in_the_other_room() -> None:
    async with two_networks() as two:
        await two.say(IRC, "ann", "!uno")
        await two.share()
        await two.say(HS, "eva", "!join")
        await two.say(IRC, "ann", "!leave")
        assert (two.table().host_network, two.table().host) == (HS, "eva")
        assert len(await two.say(HS, "eva", "!share off")) > 0


# --- one side is cut off ---------------------------------------------------------------------------------------------


async def test_when_one_side_is_cut_off_the_other_goes_on() -> None:
    async with two_networks() as two:
        await _four_play(two)
        who = await _until_asked(two, HS)
        await two.on[HS].disconnect()
        assert await two.heard() == [
            "irc #uno: I have lost the connection to #hall (hs); its players are away until it is back."
        ]
        said = await two.wait(181)
        assert any(line.startswith(f"irc #uno: Time is up: {who}") for line in said)
        assert not any(line.startswith("hs") for line in said)
        await two.on[HS].enter("#hall")
        said = await two.heard()
        assert said[0] == "irc #uno: The connection to #hall (hs) is back."
        assert "your turn." in said[1]
        network, asked = _asked(two)
        assert any(line.startswith(f"hs {asked}: [#hall] Your cards") for line in said) == (network == HS)


async def test_who_comes_back_has_the_whole_time_again() -> None:
    async with two_networks() as two:
        await _four_play(two)
        who = await _until_asked(two, HS)
        await two.wait(100)
        await two.on[HS].lose_connection()
        await two.heard()
        assert "Time is up" not in " ".join(await two.wait(170))
        assert f"Time is up: {who}" in " ".join(await two.wait(15))


async def test_when_all_sides_are_cut_off_the_table_stands_still() -> None:
    async with two_networks() as two:
        await _four_play(two)
        before = _asked(two)
        for network in two.on.values():
            await network.disconnect()
        await two.wait(3600)
        await two.on[HS].enter("#hall")
        await two.heard()
        assert _asked(two) == before
        assert "Time is up" not in " ".join(await two.wait(170))


async def test_a_time_out_waits_for_the_network_of_its_own_player() -> None:
    async with two_networks() as two:
        await _four_play(two)
        await _until_asked(two, HS)
        two.on[IRC].silent_since = two.clock.played()
        assert "Time is up" in " ".join(await two.wait(181)), "nobody waits for the other network"
        await _until_asked(two, HS)
        two.on[HS].silent_since = two.clock.played()
        assert "Time is up" not in " ".join(await two.wait(400))


async def test_thrown_out_of_one_room_the_bot_plays_on_in_the_other() -> None:
    async with two_networks() as two:
        await _four_play(two)
        await two.on[HS].exclude("#hall")
        said = await two.heard()
        assert sum("The game continues elsewhere" in line for line in said) == 2
        await two.wait(600)
        assert two.place(HS).table is two.table()


# --- a restart -------------------------------------------------------------------------------------------------------


async def test_a_shared_round_goes_on_after_a_restart(tmp_path: Path) -> None:
    clock = HeldClock()
    async with two_networks(data=tmp_path / "uno.db", clock=clock) as two:
        await _four_play(two)
        await two.play(3)
        state, asked = two.table().game.state, _asked(two)
        code = (await two.say(IRC, "ann", "!share"))[0].split()[-1]
    async with two_networks(data=tmp_path / "uno.db", clock=clock) as two:
        said = await two.heard()
        for room in ("irc #uno", "hs #hall"):
            assert sum(line.startswith(f"{room}: I'm back, and the round continues.") for line in said) == 1
        assert (two.table().game.state.hands, _asked(two)) == (state.hands, asked)
        assert two.place(HS).table is two.table()
        offer = load_sharing(two.table()).offer
        assert offer is not None
        assert offer.code == code
        assert await two.play(1)


async def test_a_side_whose_network_is_not_there_is_away(tmp_path: Path) -> None:
    clock = HeldClock()
    async with two_networks(data=tmp_path / "uno.db", clock=clock) as two:
        await _four_play(two)
    async with two_networks(data=tmp_path / "uno.db", clock=clock, without=HS) as two:
        assert "I'm back" in (await two.heard())[0]
        await two.wait(1000)
        await two.say(IRC, "ann", "!players")
    async with two_networks(data=tmp_path / "uno.db", clock=clock) as two:
        assert two.place(HS).table is two.table()


async def test_a_room_that_has_opened_a_table_meanwhile_keeps_it_and_plays_with_the_others_when_it_is_closed(
    tmp_path: Path,
) -> None:
    clock = HeldClock()
    async with two_networks(data=tmp_path / "uno.db", clock=clock) as two:
        await _four_play(two)
    async with two_networks(data=tmp_path / "uno.db", clock=clock, without=IRC) as two:
        await two.say(HS, "eva", "!uno")
    async with two_networks(data=tmp_path / "uno.db", clock=clock) as two:
        await two.heard()
        assert two.place(HS).table is not two.table()
        assert two.place(HS).home is two.place(HS)
        assert (await two.say(HS, "eva", "!players"))[0].startswith("hs #hall: ")
        assert two.place(IRC).audience == (two.place(IRC),)
        await two.say(HS, "eva", "!stop")
        assert two.place(HS).table is None
        await two.say(IRC, "ann", "!players")
        assert two.place(HS).table is two.table()
        assert two.place(IRC).audience == (two.place(IRC), two.place(HS))
        assert all("plays" in line or "draws" in line for line in (await two.play(1))[:2])


async def test_a_table_whose_rooms_cannot_be_read_any_more_is_lost_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Changed(msgspec.Struct):
        guests: int

    clock = HeldClock()
    async with two_networks(data=tmp_path / "uno.db", clock=clock) as two:
        await _four_play(two)
    with monkeypatch.context() as patch:
        patch.setattr("unobot_sharing.Shared", Changed)
        async with two_networks(data=tmp_path / "uno.db", clock=clock) as two:
            assert (
                "irc #uno: I was upgraded and can't continue the table that was here"
                in (await two.heard())[0]
            )
            assert (two.place(IRC).table, two.place(HS).table) == (None, None)
            await two.say(HS, "eva", "!uno")
            assert two.place(HS).table is not None


async def test_a_line_that_comes_twice_is_done_once_and_kept_with_its_networks_position() -> None:
    async with two_networks() as two:
        await _four_play(two)
        who = await _until_asked(two, HS)
        said = Said(Network(HS), Room("#hall"), Sender(Identity(who), who), "draw", "twice", two.clock.now())
        for position in ("one", "two"):
            await two.on[HS].deliver(said, Bookmark(Network(HS), position))
        lines = await two.heard()
        assert sum(line.startswith("irc #uno") for line in lines) == 1
        assert await two.bot.store.read(read.position, Network(HS)) == "two"
        assert await two.bot.store.read(read.position, Network(IRC)) is None


async def test_what_cannot_be_stored_was_not_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_networks() as two:
        await two.say(IRC, "ann", "!uno")
        code = (await two.say(IRC, "ann", "!share"))[0].split()[-1]
        disk = FullDisk(two.bot.store, monkeypatch)
        disk.full = True
        assert "Something went wrong on my side" in (await two.say(HS, "eva", f"!share {code}"))[0]
        disk.full = False
        assert two.place(HS).table is None
        assert "plays at this table now" in (await two.say(HS, "eva", f"!share {code}"))[0]


# --- the end ---------------------------------------------------------------------------------------------------------


async def test_results_are_of_each_players_own_network_and_then_both_rooms_are_free() -> None:
    async with two_networks() as two:
        await _four_play(two, "!uno target=1")
        round_ = two.table().journal.round
        assert round_ is not None
        while two.place(IRC).table is not None:
            await two.play(1)
        stood = await two.bot.store.read(read.standings, round_)
        assert sorted((each.network, each.identity) for each in stood) == [
            (HS, "dan"), (HS, "eva"), (IRC, "ann"), (IRC, "bob"),
        ]  # fmt: skip
        assert two.place(HS).table is None
        assert "opens a table" in (await two.say(HS, "eva", "!uno"))[0]
        assert "opens a table" in (await two.say(IRC, "ann", "!uno"))[0]


async def test_calls_catches_and_jump_ins_reach_over_the_networks() -> None:
    async with two_networks() as two:
        await _four_play(two, "!uno classic +jump-in")
        two.lay(top="r1", turn="ann", ann="r7 g1", eva="r5 b2 b3", dan="y1 y2", bob="r3 r5 b5")
        await two.say(IRC, "ann", "r7")
        said = await two.say(HS, "dan", "!catch")
        assert any(line.startswith("hs #hall: dan catches ann") for line in said)
        assert any(line.startswith("irc ann: [#uno] Your cards:") for line in said)
        await two.say(HS, "eva", "r5")
        said = await two.say(IRC, "bob", "!play r5")
        assert any(line.startswith("hs #hall: bob plays [r5] (jumping in)") for line in said)


async def test_a_call_counts_wherever_it_is_typed() -> None:
    async with two_networks() as two:
        await _four_play(two)
        two.lay(top="r1", turn="eva", ann="r7 g1", eva="r5 b2", dan="y1 y2", bob="r3 r5 b5")
        await two.say(HS, "eva", "r5")
        assert "irc #uno: eva calls UNO." in await two.whisper(HS, "eva", "uno")
        said = await two.say(IRC, "ann", "!catch eva")
        assert not any("catches" in line for line in said)


async def test_what_one_side_does_is_stored_with_the_lines_of_all_and_its_own_networks_position(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with two_networks() as two:
        await _four_play(two)
        who = await _until_asked(two, HS)
        changes, commit = list[Change](), two.bot.store.commit

        async def noted(change: Change) -> Committed:
            changes.append(change)
            return await commit(change)

        monkeypatch.setattr(two.bot.store, "commit", noted)
        said = Said(Network(HS), Room("#hall"), Sender(Identity(who), who), "!draw", "x", two.clock.now())
        await two.on[HS].deliver(said, Bookmark(Network(HS), "here"))
        await two.heard()
        (change,) = [each for each in changes if each.round.inputs]
        assert change.handled == Handled(Network(HS), "x", "here")
        assert isinstance(change.table, TableKept)
        assert (change.table.network, change.table.room) == (IRC, "#uno")
        assert {each.network for each in change.messages.new if each.to is None} == {IRC, HS}


@pytest.mark.parametrize("seed", [1, 2])
async def test_whatever_happens_to_the_sides_no_hand_is_lost_or_shown(seed: int, tmp_path: Path) -> None:
    clock, chance, hands = HeldClock(), random.Random(seed), list[object]()
    for start in range(3):
        async with two_networks(data=tmp_path / "uno.db", clock=clock) as two:
            if not start:
                await _four_play(two, "!uno classic target=5000")
            else:
                await two.heard()
                assert two.table().game.state.hands == hands
            for _ in range(25):
                await _anything(two, chance)
                said = await two.heard()
                assert not any("Your cards" in line for line in said if "#" in line.split(":")[0])
                if not two.table().waiting:
                    for network, other in ((IRC, HS), (HS, IRC)):
                        shown = [hand for hand in two.hands(network) if hand.count("[") > 2]
                        there = [line for line in said if line.startswith(other)]
                        assert not any(hand in line for hand in shown for line in there)
            for network in two.on:
                await _is_back(two, network)
            hands = list(two.table().game.state.hands)


async def _anything(two: TwoNetworks, chance: random.Random) -> None:
    """Mostly a move; else somebody comes or goes, a network is lost or comes back, or time passes."""
    network = chance.choice([IRC, HS])
    match chance.randrange(10):
        case 0:
            await two.on[network].disconnect()
        case 1:
            await _is_back(two, network)
        case 2:
            await two.wait(chance.choice([30, 100, 200]))
        case 3:
            who = chance.choice(["ann", "bob"] if network == IRC else ["eva", "dan"])
            if Identity(who) in two.on[network].present[Room(ROOMS[network])]:
                await two.on[network].say(who, chance.choice(["!leave", "!join", "!hand", "!players", "uno"]))
        case _:
            if two.table().waiting:
                await two.say(IRC, "ann", "!deal")
            elif two.place(_asked(two)[0]).open:
                await two.play(1)


async def _is_back(two: TwoNetworks, network: str) -> None:
    if not two.place(network).open:
        await two.on[network].enter(ROOMS[network])
        await two.heard()
