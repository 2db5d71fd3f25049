"""Leaderboards and players' pages."""

import re
from pathlib import Path

import pytest

from tests.bot.replay.played import fill, play
from tests.bot.web.served import ROOM, deal, served, words
from tests.bot.web.test_browser import CHROMIUM, chromium, too_wide
from tests.servers.postgresql import Postgresql, schema_of_its_own
from unobot.config import TableSettings
from unobot.store import Store
from unobot_records.boards import room_page
from unobot_records.counting import season, season_before

ODD = "a/b%2F<i>"
BROKEN = """() => {
  const broken = [], seen = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (seen.nextNode()) {
    for (const found of seen.currentNode.data.matchAll(/[^\\s\\-–/.=]+/g)) {
      const word = document.createRange();
      word.setStart(seen.currentNode, found.index);
      word.setEnd(seen.currentNode, found.index + found[0].length);
      if (new Set([...word.getClientRects()].map((part) => Math.round(part.top))).size > 1) broken.push(found[0]);
    }
  }
  return broken;
}"""
"""The words of a page that are on more than one line."""


async def test_a_board_lists_who_has_won_with_a_page_for_each(tmp_path: Path) -> None:
    await fill(tmp_path / "kept.db", names=("bob", ODD))
    async with served(tmp_path / "kept.db") as pages:
        assert 'href="/en/board/fake"' in await pages.page("en/board")
        board = await pages.page("en/board/fake")
        assert "<i>" not in board
        rows = re.findall(r'<th scope="row"><a href="/([^"]+)"><bdi>([^<]+)</bdi></a></th><td>(\d+) ', board)
        assert ("a/b%2F&lt;i&gt;", "1") in [(name, wins) for _, name, wins in rows]
        # whoever holds a record has a link, too
        records = board[board.index("Records") :]
        assert all(f'href="/{path}"' in records for path, _, _ in rows)
        for path, name, wins in rows:
            player = await pages.page(path)
            assert f"<h1><bdi>{name}</bdi></h1>" in player
            assert f"<dt>Wins</dt><dd>{wins} " in player
            assert "1970-01" in player
            assert "style=" not in player
            # the season leads to its board
            season = re.findall(r'href="/(en/board/fake/1970-Q1)"', player)[0]
            assert f"<bdi>{name}</bdi>" in await pages.page(season)


async def test_a_player_s_page_shows_form_opponents_games_achievements_and_rounds(tmp_path: Path) -> None:
    async with served(tmp_path / "kept.db", "ann", "bob") as pages:
        for opening in ("!uno", "!uno no-mercy", "!uno"):
            await deal(pages.room, opening)
            await play(pages.room, ("ann", "bob"))
            await pages.room.say("ann", "!stop")
        page = await pages.page("en/player/fake/ann")
        shown = " ".join(re.sub(r"<[^>]*>", " ", page).split())
        for path in (
            "en/player/fake/bob",
            "en/rules/no-mercy",
            f"en/{ROOM}",
            *set(re.findall(r'href="/(en/round/[0-9a-f]+)"', page)),
        ):
            assert f'href="/{path}"' in page
            await pages.page(path)
        assert len(set(re.findall(r'href="/(en/round/[0-9a-f]+)"', page))) == 3
        assert re.search(r"Opponents .* bob 3 ", shown)
        assert re.search(r"No Mercy \d+ 1 ", shown)
        wins = int(re.findall(r"Wins (\d)", shown)[0])
        assert page.count('class="won"') == wins
        assert ("first win 1970-01-" in shown) == (wins > 0)
        # so do the names in the list of the room's rounds, and in the result of each of these
        room = await pages.page(f"en/{ROOM}")
        assert 'href="/en/player/fake/ann"' in room[room.index("Rounds played") :]
        round_ = await pages.page(re.findall(r'href="/(en/round/[0-9a-f]+)"', page)[0])
        for path in ("en/player/fake/ann", "en/player/fake/bob", f"en/{ROOM}", "en/rules/classic"):
            assert f'href="/{path}"' in round_[: round_.index("Was it dealt fairly")]


async def test_a_room_s_page_has_its_statistics(tmp_path: Path) -> None:
    async with served(tmp_path / "kept.db", "ann", "bob") as pages:
        assert "Statistics" not in await pages.page(f"en/{ROOM}")
        for opening in ("!uno target=1", "!uno no-mercy target=1", "!uno target=1"):
            await deal(pages.room, opening)
            await play(pages.room, ("ann", "bob"))
        page = await pages.page(f"en/{ROOM}")
        shown = words(page[page.index("Statistics") : page.index("Rounds played")].replace("<", " <"))
        assert re.search(r"Statistics Rounds 3 Players 2 First round 1970-01-\d\d Most wins", shown)
        assert re.search(r"Favourite games Game Rounds Classic 2 No Mercy 1 Records", shown)
        assert 'href="/en/rules/no-mercy"' in page
        assert 'href="/en/player/fake/' in page[: page.index("Rounds played")]
        async with await Store.open(str(tmp_path / "kept.db"), only_read=True) as store:
            now = season(pages.clock.now())
            counted = await store.read(room_page, "fake", "#uno", [now, season_before(now)])
        assert counted is not None
        # nobody played in the season before
        assert [(span.name, player) for span, player in counted.champions] == [(now.name, counted.best[0])]
        assert sum(player.wins for player in counted.best) == 3


async def test_on_postgresql_a_room_s_page_has_them_too(postgresql: Postgresql) -> None:
    with schema_of_its_own(postgresql) as url:
        async with served(url, "ann", "bob") as pages:
            await deal(pages.room)
            await play(pages.room, ("ann", "bob"))
            page = await pages.page(f"en/{ROOM}")
    assert "Statistics" in page
    assert 'href="/en/rules/classic"' in page


async def test_a_room_that_is_not_shown_is_not_named_on_a_player_s_page(tmp_path: Path) -> None:
    await fill(tmp_path / "kept.db")
    async with served(tmp_path / "kept.db") as pages:
        assert "#uno" in words(await pages.page("en/player/fake/bob"))
        await pages.room.network.arrive("olga", operator=True)
        await pages.room.say("olga", "!set web off")
        await pages.later()
        page = await pages.page("en/player/fake/bob")
        assert "#uno" not in words(page)
        assert "/round/" not in page


async def test_no_word_of_a_leaderboard_is_broken_on_a_small_phone(tmp_path: Path) -> None:
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed (scripts/test-servers)")
    names = ("christabella", "Maximilian_the_3rd")
    await fill(tmp_path / "kept.db", names=names)
    async with served(tmp_path / "kept.db") as pages, chromium() as browser:
        page = await browser.new_page(viewport={"width": 320, "height": 600})
        for path in ("en/board/fake", f"vi/player/fake/{names[0]}", "en/rules/no-mercy"):
            await page.goto(str(pages.client.make_url(f"/{path}")))
            assert await page.evaluate(BROKEN) == [], path
            assert not await too_wide(page), path


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
        # the room has its own figures, and no links to players
        room = await pages.page(f"en/{ROOM}")
        assert "Statistics" in room
        assert "/player/" not in room
        assert "/board/" not in room
        for path in ("board/fake", "player/fake/bob"):
            assert (await pages.get(f"en/{path}"))[0] == 404
        assert "fake" not in words(await pages.page("en/board"))
