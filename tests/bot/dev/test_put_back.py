from pathlib import Path

from tests.bot.dev.bells import Bell, LouderBell, OtherDeck, with_bell
from uno_engine import Rule
from unobot.kit.dev.bot import put_back
from unobot.kit.testing import fake_room


async def played(data: Path) -> dict[str, list[str]]:
    """A round is dealt and goes on for a few turns; what the players hold then."""
    async with fake_room("ann", "bob", data=data, plugins=with_bell(Bell), seed=4) as room:
        for who, line in (("ann", "!uno classic +bell"), ("bob", "!join"), ("ann", "!deal")):
            await room.say(who, line)
        for _ in range(4):
            view = room.table().view(room.table().game.question.waiting()[0])  # type: ignore[union-attr]
            card = next((card.code for card in view.playable if card.number is not None), None)
            await room.say(view.names[view.seat or 0], f"!play {card}" if card else "!draw")
        return {who: room.hand(who) for who in ("ann", "bob")}


async def hands_with(rule: type[Rule], data: Path) -> dict[str, list[str]]:
    """What they hold when the bot goes on with that rule."""
    async with fake_room("ann", "bob", data=data, plugins=with_bell(rule)) as room:
        return {who: room.hand(who) for who in ("ann", "bob")}


async def test_a_table_is_played_again_from_its_deal_with_the_plugin_as_it_is_now(tmp_path: Path) -> None:
    data = tmp_path / "unobot.db"
    before = await played(data)

    told = await put_back(str(data), with_bell(Bell))

    assert (told, await hands_with(Bell, data)) == ([], before)


async def test_where_the_moves_are_possible_still_the_changed_rule_has_its_effect(tmp_path: Path) -> None:
    data = tmp_path / "unobot.db"
    before = await played(data)

    told = await put_back(str(data), with_bell(LouderBell))

    after = await hands_with(LouderBell, data)
    assert told == []
    assert sum(map(len, after.values())) > sum(map(len, before.values()))


async def test_a_table_whose_moves_are_refused_now_stays_as_it_was(tmp_path: Path) -> None:
    data = tmp_path / "unobot.db"
    before = await played(data)

    told = await put_back(str(data), with_bell(OtherDeck))

    assert await hands_with(OtherDeck, data) == before
    (line,) = told
    assert "is refused" in line
    assert line.endswith("the table goes on from its last turn")


async def test_a_table_between_two_rounds_is_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "unobot.db"
    async with fake_room("ann", "bob", data=data, plugins=with_bell(Bell)) as room:
        await room.say("ann", "!uno classic +bell")

    assert await put_back(str(data), with_bell(LouderBell)) == []
