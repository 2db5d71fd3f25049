"""A deal that nobody can prepare, and everybody can check."""

import asyncio
import json
import random
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.plugins.built_in import built_in, needs
from uno_engine import Ctx, Dealt, GameState, Preset, Remembered, Rule, after
from unobot.adapter import Room
from unobot.clock import HeldClock
from unobot.commands.feature import Feature
from unobot.config import TableSettings
from unobot.kit.replay import verify_file
from unobot.kit.replay.fairness import LINKS, Bound, commitment, hash_again, join_pieces, pieces, round_seed
from unobot.kit.testing import FakeNetwork, FakeRoom
from unobot.kit.testing import fake_room as any_room
from unobot.plugins import Brought, LoadedPlugin
from unobot.store import RoundId, StoredRound, read
from unobot.tables.organizer import Seeds
from unobot.tables.table import Table
from unobot_fairness.commitment import (
    MOST_LINES,
    Commitment,
    FairnessSettings,
    SecretChain,
    bind_deals,
    chain_of,
    last_secret,
)


def fake_room(
    *people: str, tables: TableSettings | None = None, **given: Any
) -> AbstractAsyncContextManager[FakeRoom]:
    """A room that reads what each deal is bound to."""
    tables = replace(tables or TableSettings(), features={"seal": True})
    return any_room(*people, tables=tables, **given)


_HALF = re.compile(r"\b[0-9a-f]{32}\b")
_WHOLE = re.compile(r"\b[0-9a-f]{64}\b")


def half(lines: list[str]) -> str:
    found = [match[0] for line in lines for match in _HALF.finditer(line)]
    assert len(found) == 1, lines
    return found[0]


def whole(lines: list[str]) -> list[str]:
    return [match[0] for line in lines for match in _WHOLE.finditer(line)]


async def played_out(room: FakeRoom) -> list[str]:
    """Somebody goes out."""
    table: Table = room.table()
    lines: list[str] = []
    for _ in range(3_000):
        if table.waiting or room.find_table() is None:
            return lines
        seat = table.asked()[0]
        move = table.game.options(seat)[0]
        lines += await room.say(table.holders[seat].name, f"!{move.verb} " + " ".join(_shown(move.args)))
    raise AssertionError("the round does not end")


def _shown(args: tuple[object, ...]) -> list[str]:
    return [getattr(arg, "code", None) or getattr(arg, "word", None) or str(arg) for arg in args]


async def last_round(room: FakeRoom) -> StoredRound:
    shown = last_secret(room.bot.router.room(room.network.network, Room("#uno")).place)
    assert shown is not None
    found = await room.bot.store.read(read.round_of, RoundId(shown.round))
    assert found is not None
    return found


async def last_bound(room: FakeRoom) -> Bound:
    proof = (await last_round(room)).proof
    assert proof is not None
    return msgspec.json.decode(proof, type=Bound)


def chain(room: FakeRoom) -> SecretChain:
    """What the deals of the room's table are bound to."""
    found = chain_of(room.table())
    assert found is not None
    return found


async def test_what_the_room_was_told_before_the_deal_binds_the_secret_that_is_shown_after_the_round() -> (
    None
):
    async with fake_room("ann", "bob", fair=True) as room:
        told = half(await room.say("ann", "!uno target=1000"))
        await room.say("bob", "!join")
        await room.say("bob", "!seed rubber ducks")
        assert whole(await room.say("bob", "!verify"))[0].startswith(told)
        await room.say("ann", "!deal")
        seed = room.table().game.seed
        lines = await room.say("bob", "!verify")
        assert len(lines) == 1
        during = whole(lines)
        assert [each[:32] for each in during] == [told], "the commitment, and nothing else"

        ended = await played_out(room)

        _, secret, anchor = whole(await room.say("bob", "!verify"))
        assert (
            commitment(bytes.fromhex(secret))[:32] == told == sha256(bytes.fromhex(secret)).hexdigest()[:32]
        )
        assert anchor[:32] == told
        bound = await last_bound(room)
        assert bound == Bound(
            secret, anchor, 1, ["bob: !join", "bob: !seed rubber ducks", "bob: !verify", "ann: !deal"]
        )
        assert round_seed(bytes.fromhex(secret), bound.shares) == seed
        assert half(ended[-3:]) == chain(room).commitment[:32] == secret[:32] != told


async def test_a_room_reads_the_seal_where_it_wants_to_and_by_verify_in_any_case() -> None:
    async with any_room("ann", "bob", fair=True) as room:
        await room.network.arrive("olga", operator=True)
        (opened,) = await room.say("ann", "!uno")
        assert opened == "#uno: ann opens a table (classic). Type !join to take a seat, !deal to start."
        seal = chain(room).commitment
        assert seal in (await room.say("bob", "!verify"))[0]
        await room.say("ann", "!stop")
        assert await room.say("olga", "!set seal on") == ["#uno: seal is now “on”."]
        (opened,) = await room.say("ann", "!uno")
        assert opened.endswith(f"Fairness seal: {chain(room).commitment[:32]} (!verify).")


async def test_one_chain_binds_all_rounds_of_a_match_and_each_secret_is_the_hash_of_the_next() -> None:
    async with fake_room("ann", "bob", fair=True) as room:
        told = half(await room.say("ann", "!uno target=1000"))
        await room.say("bob", "!join")
        secrets = []
        for number in range(1, 4):
            await room.say("ann", "!deal")
            await played_out(room)
            bound = await last_bound(room)
            assert (bound.number, bound.anchor[:32]) == (number, told)
            secrets.append((await last_bound(room)).secret)

    before, *_ = [hash_again(bytes.fromhex(secrets[0]))]
    assert before.hex()[:32] == told
    for secret in secrets:
        assert hash_again(bytes.fromhex(secret)) == before
        before = bytes.fromhex(secret)


async def test_a_round_that_is_dealt_by_itself_has_every_accepted_line_of_the_round_before_as_its_share() -> (
    None
):
    async with fake_room("ann", "bob", "cid", fair=True) as room:
        await room.say("ann", "!uno target=1000")
        await room.say("bob", "!join")
        await room.say("ann", "!deal")
        typed = await typed_out(room)
        assert len(typed) > 10

        await room.say("cid", "!score")
        await room.whisper("ann", "!hand")
        await room.say("bob", "!play r99")
        await room.say("cid", "!join")
        await room.wait(20)
        assert not room.table().waiting
        await played_out(room)

        assert (await last_bound(room)).lines == [*typed, "cid: !join"]


async def typed_out(room: FakeRoom, most: int = 3_000) -> list[str]:
    """Somebody goes out, or so many lines are typed; the lines that were accepted, as they are shares."""
    table, typed = room.table(), list[str]()
    while not table.waiting and len(typed) < most:
        before = len(chain(room).lines)
        seat = table.asked()[0]
        move = table.game.options(seat)[0]
        line = f"!{move.verb} " + " ".join(_shown(move.args))
        await room.say(table.holders[seat].name, line)
        assert len(chain(room).lines) == before + 1
        typed.append(f"{table.holders[seat].label}: {line.strip()}")
    return typed


async def test_after_the_deal_nobody_s_share_counts() -> None:
    async with fake_room("ann", "bob", fair=True) as room:
        await room.say("ann", "!uno")
        await room.say("bob", "!join")
        await room.say("ann", "!deal")
        seed = room.table().game.seed

        refused = await room.say("bob", "!seed too late")

        assert "dealt" in refused[0]
        assert room.table().game.seed == seed
        assert chain(room).lines == []


async def test_a_restart_changes_neither_the_chain_nor_the_shares(tmp_path: Path) -> None:
    data = tmp_path / "unobot.db"
    shares = ["bob: !join", "bob: !seed rubber ducks", "ann: !deal"]
    async with fake_room("ann", "bob", data=data, fair=True) as room:
        told = half(await room.say("ann", "!uno target=1000"))
        await room.say("bob", "!join")
        await room.whisper("bob", "!seed rubber ducks")
    async with fake_room("ann", "bob", data=data, fair=True, seed=2) as room:
        seal = chain(room)
        assert seal.commitment[:32] == told
        await room.say("ann", "!deal")
        seed = room.table().game.seed
        assert seed == round_seed(hash_again(bytes.fromhex(seal.last), LINKS - 1), shares)
    async with fake_room("ann", "bob", data=data, fair=True, seed=3) as room:
        assert room.table().game.seed == seed
        typed = await typed_out(room)
        assert (await last_bound(room)).lines == shares
    async with fake_room("ann", "bob", data=data, fair=True, seed=4) as room:
        await room.say("ann", "!deal")
        await played_out(room)
        bound = await last_bound(room)
        assert (bound.number, bound.anchor[:32], bound.lines) == (2, told, [*typed, "ann: !deal"])


async def test_the_next_match_has_another_chain() -> None:
    async with fake_room("ann", "bob", fair=True) as room:
        told = half(await room.say("ann", "!uno round"))
        await room.say("bob", "!join")
        await room.say("ann", "!deal")
        await played_out(room)

        again = half(await room.say("bob", "!again"))
        await room.say("bob", "!deal")
        await played_out(room)

        bound = await last_bound(room)
        assert again != told
        assert (bound.anchor[:32], bound.number, bound.lines) == (again, 1, ["bob: !deal"])


async def test_a_chain_that_is_used_up_is_followed_by_another() -> None:
    plugins = built_in()
    chains_of_two = Feature("fairness", attach=partial(bind_deals, links=2))
    features = {**plugins.brought.features, "fairness": chains_of_two}
    plugins = replace(plugins, brought=replace(plugins.brought, features=features))
    async with fake_room("ann", "bob", plugins=plugins, fair=True) as room:
        told = [half(await room.say("ann", "!uno target=1000"))]
        await room.say("bob", "!join")
        bounds = []
        for _ in range(3):
            await room.say("ann", "!deal")
            told.append(half((await played_out(room))[-3:]))
            bounds.append(await last_bound(room))

    assert [(bound.number, bound.anchor[:32]) for bound in bounds] == [
        (1, told[0]),
        (2, told[0]),
        (1, told[2]),
    ]
    assert len(set(told)) == 4


async def test_each_deal_waits_for_a_value_of_the_beacon_that_comes_after_the_line_that_deals(
    tmp_path: Path,
) -> None:
    beacon = tmp_path / "beacon"
    beacon.write_text("drand 1 aa\n")
    async with fake_room(
        "ann", "bob", fair=True, settings={"fairness": FairnessSettings(str(beacon))}
    ) as room:
        await room.say("ann", "!uno target=1000")
        await room.say("bob", "!join")
        deal = asyncio.create_task(room.say("ann", "!deal"))
        await passed(room, 1.0)
        assert not deal.done()
        assert room.table().waiting
        beacon.write_text("drand 2 bb\n")
        await passed(room, 1.0)
        await deal
        assert not room.table().waiting
        seed, secret = room.table().game.seed, chain(room).secret
        await played_out(room)

        bound = await last_bound(room)
        assert bound.beacon == "drand 2 bb"
        assert seed == round_seed(secret, ["bob: !join", "ann: !deal", "", "drand 2 bb"])


async def test_without_a_new_value_of_the_beacon_nothing_is_dealt_until_one_comes(tmp_path: Path) -> None:
    beacon = tmp_path / "beacon"
    beacon.write_text("drand 2 bb\n")
    async with fake_room(
        "ann", "bob", fair=True, settings={"fairness": FairnessSettings(str(beacon))}
    ) as room:
        await room.say("ann", "!uno target=1000")
        await room.say("bob", "!join")
        deal = asyncio.create_task(room.say("ann", "!deal"))
        await passed(room, 11.0)
        assert "The public random value for the deal hasn't arrived" in (await deal)[-1]
        assert room.table().waiting
        assert chain(room).lines == [(1, "!join")]
        await passed(room, 71.0)
        beacon.write_text("drand 3 cc\n")
        await passed(room, 1.0)
        await room.heard()
        assert not room.table().waiting


async def passed(room: FakeRoom, seconds: float) -> None:
    """Let so many seconds pass while a deal waits, and each look at the beacon end before time goes on."""
    # looks are done in a thread: where there is only one, what is asked of it last ends last
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    for _ in range(int(seconds * 4)):
        await room.clock.advance(0.25)
        await asyncio.sleep(0.01)
        await asyncio.to_thread(lambda: None)


def test_of_very_many_lines_the_last_are_taken_and_each_is_one_short_line() -> None:
    commitments = Commitment(Seeds(random.Random(1)))
    for number in range(MOST_LINES + 7):
        commitments.begin_line(0, f"!top {number}")
        assert commitments.end_line(0, accepted=True)
    commitments.begin_line(0, "!seed\n" + "x" * 500)

    _, proof = commitments.settle(["ann"])
    bound = msgspec.json.decode(proof, type=Bound)

    assert len(bound.lines) == MOST_LINES
    assert bound.lines[0] == "ann: !top 8"
    assert "\n" not in bound.lines[-1]
    assert len(bound.lines[-1]) == len("ann: ") + 100


def test_nobody_reads_a_secret_in_how_a_chain_shows_itself() -> None:
    kept = SecretChain("ab" * 32)

    assert kept.secret.hex() not in repr(kept)
    assert kept.last not in repr(kept)


async def test_after_the_match_its_last_deal_can_still_be_checked_and_one_s_shares_are_told_alone() -> None:
    async with fake_room("ann", "bob", "cid", fair=True) as room:
        told = half(await room.say("ann", "!uno round"))
        await room.say("bob", "!join")
        await room.say("bob", "!seed rubber ducks")
        await room.say("ann", "!deal")
        await played_out(room)
        assert room.find_table() is None

        heard = await room.say("bob", "!verify")

        assert commitment(bytes.fromhex(whole(heard)[0]))[:32] == told
        assert not any("rubber ducks" in line for line in heard if line.startswith("#uno"))
        mine = [line for line in heard if line.startswith("bob:")]
        assert len(mine) == 1
        assert "2 of the 3 lines mixed into that deal are yours: !join · !seed rubber ducks" in mine[0]
        assert not any(line.startswith("bob:") for line in await room.say("cid", "!verify"))


# --- the file of a round -----------------------------------------------------------------------------------------------


def file_in(lines: Sequence[str]) -> dict[str, object]:
    found = join_pieces("\n".join(lines))
    assert found is not None
    file: dict[str, object] = json.loads(found)
    return file


async def test_a_player_has_the_file_of_a_finished_round_alone_and_nobody_else_has_it() -> None:
    async with fake_room("ann", "bob", "cid", fair=True) as room:
        await room.say("ann", "!uno target=1000")
        await room.say("bob", "!join")
        await room.say("ann", "!deal")
        running = await room.say("bob", "!verify file")
        id_ = room.table().journal.round
        asked = await room.say("bob", f"!verify file {id_}")
        await played_out(room)

        await room.whisper("bob", "!set language vi")
        heard = await room.say("bob", "!kiểm chứng tệp")
        other = await room.say("cid", f"!verify file {id_}")

        assert [line.startswith("bob: ") for line in [*running, *asked]] == [True, True]
        assert "You haven't played such a round" in running[0]
        assert "still being played" in asked[0]
        assert all(line.startswith("bob: ") for line in heard)
        assert all(len(line) < 400 for line in heard)
        file = file_in(heard)
        assert (file["round"], file["seats"], file["number"]) == (id_, ["ann", "bob"], 1)
        assert len(other) == 1
        assert "You haven't played such a round" in other[0]


async def test_the_file_of_an_older_round_is_had_by_its_id_also_after_the_match(tmp_path: Path) -> None:
    async with fake_room("ann", "bob", data=tmp_path / "unobot.db", fair=True) as room:
        await room.say("ann", "!uno target=1000")
        await room.say("bob", "!join")
        ids = []
        for _ in range(2):
            await room.say("ann", "!deal")
            await played_out(room)
            ids.append((await last_round(room)).id)
        await room.say("ann", "!stop")
    async with fake_room("ann", "bob", data=tmp_path / "unobot.db", fair=True) as room:
        assert file_in(await room.say("bob", f"!verify file {ids[0]}"))["number"] == 1
        assert file_in(await room.say("bob", f"!verify file {ids[1]}"))["number"] == 2


def test_pieces_that_are_missing_damaged_or_of_two_rounds_are_no_file() -> None:
    file = random.Random(1).randbytes(1000)
    said = [f"[12:34] <unobot> {piece}" for piece in pieces("a3f0c1", file)]
    assert len(said) > 3

    assert join_pieces("\n".join(reversed(said))) == file
    assert join_pieces("nothing of it") is None
    for wrong, why in [
        (said[:-1], "missing"),
        ([*said, "beef:1/2:AAAA"], "several"),
        ([said[0].replace("1/", "1/").replace(":e", ":f"), *said[1:]], "damaged"),
    ]:
        with pytest.raises(ValueError, match=why):
            join_pieces("\n".join(wrong))
    with pytest.raises(ValueError, match="too much"):
        join_pieces(" ".join(pieces("a3f0", bytes(10_000))), most=1_000)


# --- rounds of other tables hold, too ----------------------------------------------------------------------------------


class Checked:
    """Asks for the file of the round that was over last, and has `unobot verify` check it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._file, self._capsys = folder / "round.txt", capsys

    async def holds(self, room: FakeRoom, told: str, *, who: str = "bob") -> dict[str, object]:
        """What is in the file, which holds against what the room was told when the table opened."""
        said = await room.say(who, "!verify file")
        self._file.write_text("\n".join(said), "utf-8")
        status = verify_file(self._file, built_in(), told)
        printed = self._capsys.readouterr()
        assert (status, printed.err) == (0, ""), said
        assert printed.out.count("ok: ") == 4, printed.out
        return file_in(said)


@pytest.fixture
def checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Checked:
    return Checked(tmp_path, capsys)


def fair(*people: str, **given: Any) -> AbstractAsyncContextManager[FakeRoom]:
    """A room whose deals are made as the real bot makes them."""
    given = {"plugins": built_in(), "fair": True, **given}
    return fake_room(*(people or ("ann", "bob")), **given)


async def test_a_first_deal_that_comes_by_itself_has_each_join_as_a_share(checked: Checked) -> None:
    async with fair("ann", "bob", "cid", tables=TableSettings(autostart=30.0)) as room:
        told = half(await room.say("ann", "!uno target=1000"))
        await room.say("bob", "!join")
        await room.say("cid", "!join")
        assert room.table().waiting
        await room.wait(31)
        assert not room.table().waiting
        await played_out(room)

        assert (await checked.holds(room, told))["shares"] == ["bob: !join", "cid: !join"]


@needs("cups")
async def test_the_rounds_of_a_cup_s_table_hold_and_have_the_joins_as_shares(checked: Checked) -> None:
    async with fair("ann", "bob") as room:
        said = await room.say("ann", "!cup open 2 classic cards=2 rounds=2")
        said += await room.say("bob", "!cup join")
        said += await room.say("ann", "!cup start")
        told = half(said)
        await room.say("bob", "!join")
        await room.say("ann", "!join")
        await room.wait(1)
        typed = await typed_out(room)
        first = await checked.holds(room, told)
        assert (first["number"], first["shares"]) == (1, ["bob: !join", "ann: !join"])
        await room.wait(25)
        await played_out(room)

        second = await checked.holds(room, told)
        assert (second["number"], second["shares"]) == (2, [*typed, "bob: !verify file"])


@needs("daily")
async def test_a_table_that_is_played_over_days_and_restarts_keeps_its_chain_and_its_shares(
    tmp_path: Path, checked: Checked
) -> None:
    clock, data = HeldClock(), tmp_path / "unobot.db"

    def day(number: int) -> AbstractAsyncContextManager[FakeRoom]:
        clock.step(20 * 3600)
        return fair(data=data, clock=clock, network=FakeNetwork(clock), seed=number)

    async with day(1) as room:
        told = half(await room.say("ann", "!uno pace=daily uno=none target=1000"))
        await room.say("bob", "!join")
        await room.say("ann", "!deal")
    typed: list[str] = []
    for number in range(2, 6):
        async with day(number) as room:
            typed += await typed_out(room, most=2)
    async with day(6) as room:
        typed += await typed_out(room)
        first = await checked.holds(room, told)
        assert (first["number"], first["shares"]) == (1, ["bob: !join", "ann: !deal"])
        await room.whisper("bob", "!seed rubber ducks")
    typed += ["bob: !verify file", "bob: !seed rubber ducks"]
    async with day(7) as room:
        if room.table().waiting:
            await room.say("ann", "!deal")
            typed.append("ann: !deal")
        await played_out(room)

        second = await checked.holds(room, told)
        assert (second["number"], second["shares"]) == (2, typed)


async def test_a_table_that_another_process_takes_over_keeps_its_chain_and_its_shares(
    tmp_path: Path, checked: Checked
) -> None:
    data = tmp_path / "unobot.db"
    async with fair(data=data) as before:
        told = half(await before.say("ann", "!uno target=1000"))
        await before.say("bob", "!join")
        await before.say("bob", "!seed rubber ducks")
        await before.say("ann", "!deal")
        typed = await typed_out(before, most=4)
        async with fair(data=data, seed=2) as room:
            typed += await typed_out(room)
            first = await checked.holds(room, told)
            assert first["shares"] == ["bob: !join", "bob: !seed rubber ducks", "ann: !deal"]
            await room.say("ann", "!deal")
            await played_out(room)

            second = await checked.holds(room, told)
            assert (second["number"], second["shares"]) == (2, [*typed, "bob: !verify file", "ann: !deal"])


class Grudges(msgspec.Struct, frozen=True):
    """Whom a player will pay back."""

    seat: int = 0


class KeepsGrudges(Rule):
    """Keeps from round to round what only one player knows."""

    id = "keeps-grudges"
    memory = Grudges
    lasting = True

    @after(Dealt)
    def note(self, ctx: Ctx, _dealt: Dealt) -> None:
        ctx.emit(Remembered(self.id, Grudges(1)))

    def keeps_from(self, state: GameState, seat: int) -> bool:
        return self.id in state.own and seat != state.memory(self.id, Grudges).seat


async def test_while_a_rule_keeps_a_secret_from_round_to_round_a_file_is_had_after_the_match_alone() -> None:
    vendetta = Preset(
        "vendetta", "classic-game", "With grudges.", rules=("keeps-grudges",), match=("winner",)
    )
    brought = Brought(rules={"keeps-grudges": KeepsGrudges}, presets={"vendetta": vendetta})
    ours = built_in()
    plugins = replace(
        ours,
        loaded=(*ours.loaded, LoadedPlugin("unobot-grudges", "unobot_grudges", None, brought)),
        brought=ours.brought.plus(brought),
    )
    async with fair(plugins=plugins) as room:
        await room.say("ann", "!uno vendetta target=1000")
        await room.say("bob", "!join")
        await room.say("ann", "!deal")
        await played_out(room)
        id_ = (await last_round(room)).id

        assert await room.say("bob", "!verify file") == [
            "bob: [#uno] A rule of this match still has a secret. Ask for the file when the match is over."
        ]
        await room.say("ann", "!stop")
        assert file_in(await room.say("bob", f"!verify file {id_}"))["round"] == id_
