"""No hand of a round that is being played is in any byte that is served, and no room that did not say so is seen."""

import json
import re
from collections.abc import AsyncIterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientResponse

from tests.bot.replay.played import play
from tests.bot.web.served import LANGUAGES, ROOM, Pages, cards, deal, served
from tests.plugins.built_in import built_in, needs
from uno_engine import Card
from unobot.config import TableSettings, WebSettings
from unobot.kit.replay import verify_file
from unobot.store import StoredRound
from unobot.tables.table import Table
from unobot.web.live import Live


@pytest.fixture
async def pages(tmp_path: Path) -> AsyncIterator[Pages]:
    async with served(tmp_path / "kept.db", "ann", "bob") as found:
        yield found


async def next_frame(stream: ClientResponse) -> str:
    """The next frame of a stream of events."""
    while True:
        line = (await stream.content.readline()).decode()
        assert line, "the stream has ended"
        if line.startswith("data: "):
            return str(json.loads(line.removeprefix("data: ")))


def secret(table: Table) -> set[str]:
    """What nobody but its holder may know: all cards in hands, but for the one that lies on top as well."""
    held = {card.code for hand in table.game.state.hands for card in hand}
    top = table.game.state.top
    assert top is not None
    return held - {top.code}


async def test_no_card_is_served_while_a_round_is_played_but_those_that_the_room_was_told_of(
    pages: Pages,
) -> None:
    heard = await deal(pages.room)
    table = pages.room.table()
    round_ = table.journal.round
    assert table.game.state.top is not None
    # who deals is drawn for, and that card is shown
    told = {code for line in heard if line.startswith("#uno: ") for code in re.findall(r"\[(\S+)\]", line)}
    assert table.game.state.top.code in told

    for language in LANGUAGES:
        page = await pages.page(f"{language}/{ROOM}")
        assert cards(page) == told
        async with pages.client.get(f"/{language}/{ROOM}/live") as stream:
            frame = await next_frame(stream)
        assert cards(frame) == told
        for text in (page, frame, await pages.page(f"{language}/")):
            assert [
                code for code in secret(table) - told if re.search(rf'[>"-]{re.escape(code)}[<"-]', text)
            ] == []
    for path in (f"en/round/{round_}", f"en/round/{round_}.json"):
        assert (await pages.get(path))[0] == 404


async def test_what_is_served_is_the_same_to_the_byte_whatever_is_in_hands_and_pile(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    await deal(pages.room)
    await pages.room.say(("ann", "bob")[pages.room.table().asked()[0]], "!draw")
    play_on, exchanged = Live._play_on, list[list[Card]]()

    def exchange(self: Live, known: Any, running: StoredRound) -> Any:
        watched = play_on(self, known, running)
        state = watched.game.state
        hidden = [*chain.from_iterable(state.hands), *state.draw]
        hidden = [*hidden[20:], *hidden[:20]]
        for seat, hand in enumerate(state.hands):
            state.hands[seat], hidden = hidden[: len(hand)], hidden[len(hand) :]
        state.draw = hidden
        exchanged.append(state.hands[0])
        return watched

    async def bytes_of(path: str) -> list[bytes]:
        """The body as it was sent, and the first frame of the table."""
        async with (
            pages.client.get(path, auto_decompress=False) as page,
            pages.client.get(f"{path}/live") as stream,
        ):
            return [await page.read(), await stream.content.readline()]

    before = {language: await bytes_of(f"/{language}/{ROOM}") for language in LANGUAGES}
    monkeypatch.setattr(Live, "_play_on", exchange)
    assert {language: await bytes_of(f"/{language}/{ROOM}") for language in LANGUAGES} == before
    assert exchanged[0] != pages.room.table().game.state.hands[0]


async def test_nothing_of_a_running_round_but_what_everybody_knows_is_in_the_bytes(pages: Pages) -> None:
    await deal(pages.room)
    table = pages.room.table()
    page = await pages.page(f"en/{ROOM}")
    told = [
        table.game.seed.hex(),
        *(holder.token for holder in table.holders),
    ]
    assert [each for each in told if each in page] == []
    assert str(table.journal.round) not in page


async def test_a_round_can_be_seen_when_it_is_over(pages: Pages) -> None:
    await deal(pages.room)
    round_ = pages.room.table().journal.round
    assert (await pages.get(f"en/round/{round_}"))[0] == 404

    await pages.room.say("ann", "!stop")

    assert f'href="/en/round/{round_}"' in await pages.page(f"en/{ROOM}")
    page = await pages.page(f"en/round/{round_}")
    assert "The round was not played to its end." in page
    assert len(cards(page)) > 7
    assert json.loads(await pages.page(f"en/round/{round_}.json"))["round"] == round_


@needs("fairness")
async def test_verify_file_links_to_the_round_where_the_page_shows_the_room_and_the_file_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = WebSettings(url="https://uno.example/games", link=True)
    async with served(tmp_path / "kept.db", "ann", "bob", "cid", settings=settings, fair=True) as pages:
        (opened,) = await pages.room.say("ann", "!uno target=1000")
        (bound, _) = await pages.room.say("cid", "!verify")
        await pages.room.say("bob", "!join")
        await pages.room.say("ann", "!deal")
        id_ = pages.room.table().journal.round
        (refused,) = await pages.room.say("bob", f"!verify file {id_}")
        assert "still being played" in refused
        await play(pages.room, ("ann", "bob"))

        link = f"https://uno.example/games/en/round/{id_}.json"
        told = f"#uno: Round {id_} as a file, for unobot verify: {link}"
        assert await pages.room.say("bob", "!verify file") == [told]
        assert await pages.room.say("cid", f"!verify file {id_}") == [told]
        file = tmp_path / "round.json"
        file.write_text(await pages.page(f"en/round/{id_}.json"), "utf-8")

    assert "seal" not in opened
    (sealed,) = re.findall(r"\b[0-9a-f]{64}\b", bound)
    assert verify_file(file, built_in(), sealed) == 0
    printed = capsys.readouterr()
    assert printed.out.count("ok: ") == 5
    assert [line for line in printed.out.splitlines() if "in this order" in line] == [
        "Compare: this was typed in the room, in this order: bob: !join",
        "Compare: this was typed in the room, in this order: ann: !deal",
    ]


async def test_a_room_is_shown_from_when_its_operators_say_so_until_they_say_no(tmp_path: Path) -> None:
    async with served(tmp_path / "kept.db", "ann", "bob", tables=TableSettings()) as pages:
        await pages.room.network.arrive("olga", operator=True)
        await deal(pages.room)
        round_ = pages.room.table().journal.round
        await hidden(pages, round_)
        await pages.room.say("ann", "!set web on")
        await hidden(pages, round_)

        assert await pages.room.say("olga", "!set web on") == ["#uno: web is now “on”."]

        await pages.later()
        assert "#uno" in await pages.page("en/")
        async with pages.client.get(f"/en/{ROOM}/live") as stream:
            await next_frame(stream)
            await pages.room.say("olga", "!set web off")
            while not stream.content.at_eof():
                await pages.later()
                await stream.content.readany()
        await pages.room.say("ann", "!stop")
        await hidden(pages, round_)


async def hidden(pages: Pages, round_: str | None) -> None:
    """Nothing tells that there is such a room."""
    missing = await pages.get("en/no/such/page")
    for path in (ROOM, f"{ROOM}/live", f"round/{round_}", f"round/{round_}.json", "room/elsewhere/%23uno"):
        assert await pages.get(f"en/{path}") == missing
    assert "#uno" not in await pages.page("en/")
