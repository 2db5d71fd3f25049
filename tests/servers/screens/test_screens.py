"""What players see in two clients, on a screen that nobody looks at: the room, the hand, its picture, and what rings.

`make screens` installs the clients and keeps the pictures in this folder; elsewhere they are thrown away.
"""

import asyncio
import io
import os
import shutil
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat
from playwright.async_api import expect

from tests.servers.matrix.test_matrix_match import Match
from tests.servers.screens.hydrogen import built, hydrogen
from tests.servers.screens.nheko import PROGRAMS, nheko
from tests.servers.screens.scene import PLAYED, ann_is_next
from tests.servers.synapse import Synapse, running
from unobot.messages.pictures import faces

INSTALLED = Path(os.environ.get("UNOBOT_HYDROGEN") or Path(__file__).parents[3] / ".venv/hydrogen")
ALIKE = 12
"""Pictures that differ by less are the same, drawn at another size; those of two hands differ by much more."""
MISSING = [name for name in PROGRAMS if shutil.which(name) is None]

pytestmark = pytest.mark.timeout(180)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where the pictures of the screens are kept."""
    return Path(os.environ.get("UNOBOT_SCREENS") or tmp_path)


@pytest.fixture
def server() -> Iterator[Synapse]:
    """A homeserver as it is by default."""
    with running() as synapse:
        yield synapse


@pytest.fixture
def old_server() -> Iterator[Synapse]:
    """A homeserver as this nheko knows them: of rooms before version 12, and media for which nobody has to log in."""
    with running(default_room_version="10", enable_authenticated_media=False) as synapse:
        yield synapse


async def drawn(match: Match) -> tuple[str, Image.Image]:
    """The last picture that ann was sent alone, as the homeserver has it, with its text: her hand."""
    events = await match.ann.history(match.alone[match.ann.user])
    content = [e["content"] for e in events if e["content"].get("msgtype") == "m.image"][-1]
    where = "/_matrix/client/v1/media/download/" + content["url"].removeprefix("mxc://")
    request = urllib.request.Request(match.ann.wire.homeserver + where)
    request.add_header("Authorization", f"Bearer {match.ann.account.token}")
    with await asyncio.to_thread(urllib.request.urlopen, request) as answer:
        return content["body"], Image.open(io.BytesIO(answer.read())).convert("RGB")


@pytest.mark.long
@pytest.mark.timeout(400)
@pytest.mark.skipif("UNOBOT_SCREENS" not in os.environ, reason="a target of its own: make screens")
@pytest.mark.skipif(shutil.which("chromium") is None, reason="Chromium is not installed (make screens)")
@pytest.mark.skipif(
    not (INSTALLED / "node_modules/hydrogen-view-sdk").is_dir(),
    reason="Hydrogen is not installed (make screens)",
)
async def test_hydrogen_shows_room_hand_and_picture_and_counts_one_ring_in_the_direct_room(
    server: Synapse, kept: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    site.mkdir()
    built(INSTALLED, site)
    async with ann_is_next(server) as match, hydrogen(server, match.ann.user, "pw", site) as page:
        rooms = page.locator(".RoomList li")
        await expect(rooms).to_have_count(2, timeout=60_000)
        direct, room = (rooms.filter(has_text=name) for name in ("unobot", "Parlour"))
        before, unread = [int(await one.locator(".badge").inner_text() or 0) for one in (direct, room)]
        await match.bob.say(match.room, f"!play {PLAYED}")
        await match.told(match.ann, match.room, "bob plays")
        await expect(direct.locator(".badge")).to_have_text(str(before + 1), timeout=20_000)

        await direct.click()
        hand = page.locator(".Timeline_message .media img").last
        await expect(hand).to_have_js_property("complete", value=True)
        await page.wait_for_function(
            "[...document.querySelectorAll('.Timeline_message .media img')].at(-1)?.naturalWidth > 300"
        )
        await hand.scroll_into_view_if_needed()
        await page.screenshot(path=kept / "hydrogen-hand.png")
        text, picture = await drawn(match)
        # it shows a caption to who points at the picture
        told = f"{await hand.get_attribute('alt')} {await page.locator('.Timeline').inner_text()}"
        assert " ".join(text.split()) in " ".join(told.split())
        seen = Image.open(io.BytesIO(await hand.screenshot())).convert("RGB")
        assert difference(seen, picture) < ALIKE

        # what bob typed counts in the room, what the bot said there does not
        await expect(room.locator(".badge")).to_have_text(str(unread + 1))
        await room.click()
        line = page.locator(".Timeline_message", has_text="bob plays")
        await expect(line).to_contain_text("your turn")
        await expect(line.locator("a.pill")).to_contain_text("ann")
        await page.screenshot(path=kept / "hydrogen-room.png")


@pytest.mark.long
@pytest.mark.timeout(400)
@pytest.mark.skipif("UNOBOT_SCREENS" not in os.environ, reason="a target of its own: make screens")
@pytest.mark.skipif(bool(MISSING), reason=f"{', '.join(MISSING)} not installed (make screens)")
async def test_nheko_shows_room_hand_and_picture_and_rings_once_in_the_direct_room(
    old_server: Synapse, kept: Path, tmp_path: Path
) -> None:
    async with (
        ann_is_next(old_server) as match,
        nheko(old_server, match.ann.user, "pw", tmp_path / "nheko") as client,
    ):
        await client.open_window()
        await client.until(
            lambda: {"Parlour", "unobot"} <= {name for _, name, _ in client.tree()}, "both rooms"
        )
        before = len(client.rings())
        await match.bob.say(match.room, f"!play {PLAYED}")
        await match.told(match.ann, match.room, "bob plays")
        await client.until(lambda: "unobot" in [where for where, _ in client.rings()[before:]], "a ring")

        await client.look(
            "Parlour", lambda: all(part in client.read() for part in ("bob plays", "your turn")), "the turn"
        )
        client.shot().save(kept / "nheko-room.png")
        _, picture = await drawn(match)
        await client.look(
            "unobot", lambda: difference(lowest_picture(client.shot()), picture) < ALIKE, "the hand"
        )
        client.shot().save(kept / "nheko-hand.png")
        # it has been told of all; what bob typed rings in the room, what the bot said there does not
        rung = client.rings()[before:]
        assert [where for where, text in rung if text != f"bob: !play {PLAYED}"] == ["unobot"], rung


def difference(seen: Image.Image, drawn: Image.Image) -> float:
    """How far a dot of what is seen is on the average from that of the picture as it was drawn, of 255."""
    apart = ImageStat.Stat(ImageChops.difference(seen, drawn.resize(seen.size)))
    return sum(apart.mean) / len(apart.mean)


def lowest_picture(screen: Image.Image) -> Image.Image:
    """The lowest hand on a screen: what the mat below the cards goes around. The whole screen if there is none."""
    mat = ImageColor.getrgb(faces.MAT)[:3]
    dots = screen.load()
    assert dots is not None
    places = [(x, y) for x in range(screen.width) for y in range(screen.height) if dots[x, y] == mat]
    if not places:
        return screen
    left = min(places)[0]
    edge = {y for x, y in places if x == left}
    bottom = top = max(edge)
    # a thin line parts the top card from the hand, much more than that one picture from another
    while above := edge & set(range(top - 4, top)):
        top = min(above)
    # the hands above it may be wider
    right = max(x for x, y in places if top <= y <= bottom)
    return screen.crop((left, top, right + 1, bottom + 1))
