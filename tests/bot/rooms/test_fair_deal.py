"""A deal that nobody can prepare, and everybody can check."""

import re
from hashlib import sha256
from pathlib import Path

from unobot.fairness import commitment, round_seed
from unobot.tables.table import Table
from unobot.testing import FakeRoom, fake_room

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


async def test_what_the_room_was_told_before_the_deal_binds_the_secret_that_is_shown_after_the_round() -> (
    None
):
    async with fake_room("ann", "bob", seed_of=round_seed) as room:
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

        secret = bytes.fromhex(whole(await room.say("bob", "!verify"))[-1])
        assert commitment(secret)[:32] == told == sha256(secret).hexdigest()[:32]
        shown = room.table().sealing.shown
        assert shown is not None
        assert shown.shares == ["ann: !deal", "bob: !verify / rubber ducks"]
        assert round_seed(secret, shown.shares) == seed
        assert half(ended[-3:]) == room.table().sealing.seal.commitment[:32] != told


async def test_after_the_deal_nobody_s_share_counts() -> None:
    async with fake_room("ann", "bob", seed_of=round_seed) as room:
        await room.say("ann", "!uno")
        await room.say("bob", "!join")
        await room.say("ann", "!deal")
        seed = room.table().game.seed

        refused = await room.say("bob", "!seed too late")

        assert "dealt" in refused[0]
        assert room.table().game.seed == seed


async def test_a_restart_changes_neither_the_seal_nor_the_shares(tmp_path: Path) -> None:
    data = tmp_path / "unobot.db"
    async with fake_room("ann", "bob", data=data, seed_of=round_seed) as room:
        told = half(await room.say("ann", "!uno"))
        await room.say("bob", "!join")
        await room.say("bob", "!seed rubber ducks")
    async with fake_room("ann", "bob", data=data, seed_of=round_seed, seed=2) as room:
        seal = room.table().sealing.seal
        assert seal.commitment[:32] == told
        assert seal.shares(["ann", "bob"]) == ["ann: ", "bob: !seed rubber ducks / rubber ducks"]
        await room.say("ann", "!deal")
        seed = room.table().game.seed
        assert seed == round_seed(
            bytes.fromhex(seal.secret), ["ann: !deal", "bob: !seed rubber ducks / rubber ducks"]
        )
    async with fake_room("ann", "bob", data=data, seed_of=round_seed, seed=3) as room:
        assert room.table().game.seed == seed
        await played_out(room)
        shown = room.table().sealing.shown
        assert shown is not None
        assert commitment(bytes.fromhex(shown.secret))[:32] == told


async def test_after_the_match_its_last_deal_can_still_be_checked_and_the_shares_are_told_alone() -> None:
    async with fake_room("ann", "bob", seed_of=round_seed) as room:
        told = half(await room.say("ann", "!uno round"))
        await room.say("bob", "!join")
        await room.say("bob", "!seed rubber ducks")
        await room.say("ann", "!deal")
        await played_out(room)
        assert room.find_table() is None

        heard = await room.say("bob", "!verify")

        assert commitment(bytes.fromhex(whole(heard)[0]))[:32] == told
        assert not any("rubber ducks" in line for line in heard if line.startswith("#uno"))
        assert any("ann: !deal · bob: !seed rubber ducks / rubber ducks" in line for line in heard), heard
