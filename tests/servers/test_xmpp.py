"""XMPP rooms, by a package of somebody else, on a real Prosody: what every adapter promises, and a round with a killed bot."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from tests.docs.installed import environment, run
from tests.servers.prosody import PASSWORD, Prosody, start_prosody
from tests.servers.whole_bot import BotProcess, On
from tests.servers.xmpp_side import PACKAGE, Person, XmppSide, fresh_room, xmpp_side
from unobot.adapter import Arrived, Entered, Network, Outgoing, Refused, Remark, Renamed, Said, Undeliverable
from unobot.document import Text
from unobot.kit.testing import AdapterContract, Ears, OtherSide


@pytest.fixture(scope="module")
def prosody() -> Iterator[Prosody]:
    """A Prosody for all tests of this file."""
    server = start_prosody("ann", "bob", "bot")
    yield server
    server.stop()


class TestXmpp(AdapterContract):
    @pytest.fixture(autouse=True)
    def _on(self, prosody: Prosody) -> None:
        self._server = prosody

    def other_side(self) -> AbstractAsyncContextManager[OtherSide]:
        return xmpp_side(self._server, "ann")


def test_lint_finds_nothing(tmp_path: Path) -> None:
    done = run("unobot lint .", PACKAGE, environment(tmp_path, PACKAGE))
    assert done.returncode == 0, done.stdout + done.stderr


@asynccontextmanager
async def listening(
    prosody: Prosody, *first: str, shown: bool = True
) -> AsyncIterator[tuple[XmppSide, Ears]]:
    """The adapter at work in a room that these people have made, or nobody."""
    async with xmpp_side(prosody, *first, shown=shown) as side:
        ears = Ears()
        running = asyncio.create_task(side.adapter.run(ears))
        try:
            await ears.next(Entered)
            yield side, ears
        finally:
            running.cancel()
            await asyncio.wait({running})


async def test_a_room_that_it_makes_is_open_and_people_stay_who_they_are_there(prosody: Prosody) -> None:
    async with listening(prosody) as (side, ears):
        await side.arrive("ann")
        ann = (await ears.next(Arrived)).sender
        assert (ann.identity, ann.name, ann.lasting, ann.operator) == ("ann@localhost", "ann", True, False)
        side.people["ann"].rename("anna")
        renamed = await ears.next(Renamed)
        assert (renamed.old, renamed.sender.identity, renamed.sender.name) == (
            ann.identity,
            ann.identity,
            "anna",
        )
        await side.say("ann", "x" * 1001)
        assert (await ears.next(Remark)).message == "xmpp-too-long"
        side.people["ann"].correct("!draw")
        await side.say("ann", "unobot: top")
        said = await ears.next(Said)
        assert (said.text, said.addressed, said.sender.name) == ("top", True, "anna")


async def test_whose_address_is_hidden_gets_nothing_in_private(prosody: Prosody) -> None:
    async with listening(prosody, "ann", shown=False) as (side, ears):
        ears.again()
        ann = (await ears.next(Arrived)).sender
        assert not ann.lasting
        assert not await side.adapter.reachable(ann.identity)
        with pytest.raises(Undeliverable):
            await side.adapter.send(Outgoing(1, Network("test"), None, ann.identity, (Text("a hand"),)))


async def test_a_wrong_password_is_told_to_the_operator(prosody: Prosody) -> None:
    async with xmpp_side(prosody) as side:
        side.password = "guessed"
        side.restart()
        with pytest.raises(Refused, match="password"):
            await side.adapter.run(Ears())


def _hand(told: list[str]) -> list[str]:
    """The cards that somebody was told of last."""
    row = re.findall(r"Your cards: ((?:\[\S+\] ?)+)", "\n".join(told))[-1]
    return re.findall(r"\[(\S+)\]", row)


def _move(prompt: str, told: str) -> tuple[str, str]:
    """What may be answered, and what is then said of it: a colour, a card of those that can be played, or a draw."""
    playable = re.search(r"\(playable: ([^ )]+)", told)
    if "hich colour" in prompt:
        return "!color red", "picks red"
    if playable:
        return f"!play {playable[1]}{' red' if playable[1].startswith('w') else ''}", "plays"
    return "!draw", "draws"


async def test_a_round_goes_on_after_the_bot_was_killed_and_nothing_leaks(
    prosody: Prosody, tmp_path: Path
) -> None:
    room = fresh_room()
    settings = {
        "jid": "bot@localhost",
        "password": PASSWORD,
        "ca_file": prosody.ca_file,
        "tls": None,
        "pace": None,
    }
    bot = BotProcess(tmp_path, {"net": On(prosody.port, "unobot", (room,), settings, "xmpp")})
    ann, bob = people = Person("ann", room), Person("bob", room)
    asked = r"(ann|bob): .*([Yy]our turn|[Ww]hich colour)"

    async def heard(text: str) -> None:
        await bob.until(lambda: any(text in line for line in bob.heard), 40)

    try:
        for each in people:
            await each.come(prosody)
        bot.start("--plugin", str(PACKAGE))
        await ann.until(lambda: "unobot" in ann.nicks, 40)
        ann.say("!new classic rounds=1")
        await heard("ann opens a table")
        bob.say("!join")
        await heard("bob joins")
        ann.say("!deal")
        for each in people:
            await each.until(lambda: each.told)  # noqa: B023 - it is called before the next one
        await bob.until(lambda: any(re.match(asked, line) for line in bob.heard))
        prompt = next(line for line in bob.heard if re.match(asked, line))
        player = ann if prompt.startswith("ann: ") else bob
        hands = {each: _hand(each.told) for each in people}
        assert all(len(hand) >= 7 for hand in hands.values())  # two more if a card turned up says so
        bot.kill()
        await ann.until(lambda: "unobot" not in ann.nicks)
        bot.start("--plugin", str(PACKAGE))
        await heard("I'm back")
        player.told.clear()
        player.whisper("bot", "!hand")
        await player.until(lambda: player.told)
        assert _hand(player.told) == hands[player]
        move, told = _move(prompt, player.told[-1])
        player.say(move)
        await heard(f"{player.name} {told}")
        assert bot.stop() == 0
        rows = {each: "] [".join(hand) for each, hand in hands.items()}
        everywhere = "\n".join([*ann.heard, *bob.heard, bot.log.read_text()])
        assert "Your cards" not in everywhere
        assert not [row for row in rows.values() if row in everywhere]
        assert rows[bob] not in "\n".join(ann.told)
        assert rows[ann] not in "\n".join(bob.told)
        assert bot.complaints() == []
    finally:
        bot.close()
        for each in people:
            await each.go()
