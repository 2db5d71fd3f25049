"""Leaderboards and players' pages."""

import re
from pathlib import Path

from tests.bot.replay.played import fill
from tests.bot.web.served import ROOM, served, words
from unobot.config import TableSettings

ODD = "a/b%2F<i>"


async def test_a_board_lists_who_has_won_with_a_page_and_charts_for_each(tmp_path: Path) -> None:
    await fill(tmp_path / "kept.db", names=("bob", ODD))
    async with served(tmp_path / "kept.db") as pages:
        assert 'href="/en/board/fake"' in await pages.page("en/board")
        board = await pages.page("en/board/fake")
        assert "<i>" not in board
        rows = re.findall(
            r'<th scope="row"><a href="/([^"]+)"><bdi>([^<]+)</bdi></a></th><td>(\d+)</td>', board
        )
        assert ("a/b%2F&lt;i&gt;", "1") in [(name, wins) for _, name, wins in rows]
        for path, name, wins in rows:
            player = await pages.page(path)
            assert f"<h1><bdi>{name}</bdi></h1>" in player
            assert f"Wins {wins}" in words(player)
            assert "1970-01" in player
            assert player.count("<svg") == 2
            assert "style=" not in player


async def test_a_player_is_found_in_any_spelling_of_the_name_and_nobody_else_is(tmp_path: Path) -> None:
    await fill(tmp_path / "kept.db")
    async with served(tmp_path / "kept.db") as pages:
        assert "<bdi>bob</bdi>" in await pages.page("ja/player/fake/BOB")
        for path in (
            "en/player/fake/nobody",
            "en/player/elsewhere/bob",
            "en/board/elsewhere",
            f"en/player/fake/{'x' * 101}",
        ):
            assert (await pages.get(path))[0] == 404


async def test_a_network_of_which_only_a_room_is_shown_has_no_board(tmp_path: Path) -> None:
    await fill(tmp_path / "kept.db")
    async with served(tmp_path / "kept.db", tables=TableSettings()) as pages:
        await pages.room.network.arrive("olga", operator=True)
        await pages.room.say("olga", "!set web on")
        await pages.later()
        assert (await pages.get(f"en/{ROOM}"))[0] == 200
        for path in ("board/fake", "player/fake/bob"):
            assert (await pages.get(f"en/{path}"))[0] == 404
        assert "fake" not in words(await pages.page("en/board"))
