"""People at one keyboard, with the real bot."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.plugins.built_in import built_in, needs
from tests.plugins.terminal.keyboard import Keyboard
from tests.private_lines import Hand, read_private
from unobot.app.assembly import Outside, assemble
from unobot.cli.demo import Demo
from unobot.config import Config, Secret


@asynccontextmanager
async def at_keyboard(*people: str, players: int = 2, data: str = "sqlite://") -> AsyncIterator[Keyboard]:
    """The demo with these people; computer players fill the other seats."""
    network = Demo(people=people, players=players).network()
    config = Config(data=Secret(data), tables=network.tables, networks={network.name: network})
    keyboard = Keyboard()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("unobot_terminal.StandardScreen", lambda: keyboard)
        async with (
            assemble(config, built_in(), Outside(chance=random.Random(3))) as bot,
            bot.at_work(),
        ):
            yield keyboard


def hand(keyboard: Keyboard, name: str) -> Hand:
    """What that person was told last of their cards."""
    mine = [line.partition(f"privately to {name}: ")[2] for line in keyboard.shown]
    found = [said for line in mine if isinstance(said := read_private(line), Hand)]
    return found[-1]


@needs("computers")
async def test_a_newcomer_is_told_what_to_type_and_is_the_host_of_a_table_with_company() -> None:
    async with at_keyboard("dora", players=3) as keyboard:
        await keyboard.shows("Welcome, dora! This is #uno")
        await keyboard.shows("Robo-Ada and Robo-Blaise join (3 players")
        assert keyboard.before == "#uno> "
        assert "<dora> !uno" in keyboard.shown
        keyboard.type("!deal")
        await keyboard.shows("unobot privately: [#uno] Your cards: ")


async def test_several_people_play_at_one_keyboard_and_it_is_theirs_whose_turn_it_is() -> None:
    async with at_keyboard("ann", "bob") as keyboard:
        await keyboard.shows("bob joins (2 players")
        assert not any("Robo" in line for line in keyboard.shown)
        keyboard.type("!deal")
        turns = []
        for _ in range(8):
            await keyboard.shows("Your cards")
            name = keyboard.before.removeprefix("#uno ").removesuffix("> ")
            turns.append(name)
            await keyboard.shows(f"privately to {name}: [#uno] Your cards")
            answers, lines = hand(keyboard, name).answers, len(keyboard.shown)
            keyboard.type(next((each for each in answers or () if each[0] != "w"), "draw"))
            await keyboard.shows_since(lines, "your turn|may play|wins")
            if "may play" in "".join(keyboard.shown[lines:]):
                keyboard.type("pass")
                await keyboard.shows_since(lines, "your turn")
            await keyboard.quiet()
        assert set(turns) == {"ann", "bob"}


async def test_whoever_is_typing_is_not_interrupted() -> None:
    async with at_keyboard("ann", "bob") as keyboard:
        await keyboard.shows("bob joins")
        keyboard.half_typed, before = "half a li", keyboard.before
        keyboard.type("!deal")
        await keyboard.shows("your turn")
        await keyboard.shows("privately to bob")
        assert keyboard.before == before


@needs("computers")
async def test_somebody_comes_says_a_line_and_goes() -> None:
    async with at_keyboard("ann") as keyboard:
        await keyboard.shows("Robo-Ada joins")
        keyboard.type("/as bob !join")
        await keyboard.shows("* bob joins #uno")
        await keyboard.shows("<bob> !join")
        await keyboard.shows("bob joins (3 players")
        assert keyboard.before == "#uno ann> "
        keyboard.type("/as bob")
        keyboard.type("/nick bobby")
        await keyboard.shows("* bob is now called bobby")
        assert keyboard.before == "#uno bobby> "
        keyboard.type("/leave")
        await keyboard.shows("* bobby leaves #uno")
        assert keyboard.before == "#uno> "


@needs("computers")
async def test_who_is_renamed_keeps_the_seat() -> None:
    async with at_keyboard("ann") as keyboard:
        await keyboard.shows("Robo-Ada joins")
        keyboard.type("/nick anna")
        await keyboard.shows("anna")
        keyboard.type("!deal")
        await keyboard.shows("Your cards")


@needs("computers")
async def test_the_commands_of_the_terminal_work() -> None:
    async with at_keyboard("dora") as keyboard:
        await keyboard.shows("Robo-Ada joins")
        for line, shown in (
            ("/me waves", "* dora waves"),
            ("/msg unobot set style plain", "* to unobot: set style plain"),
            ("", "unobot privately: style is now “plain”."),
            ("/msg set hints off", "* to unobot: set hints off"),
            ("/nonsense", "* /quit, /as NAME"),
            ("//slash", "<dora> /slash"),
            ("/as UnoBot", "* UnoBot can't be a name here"),
            ("/nick b/b", "* b/b can't be a name here"),
            ("/leave eve", "* There is no eve at this keyboard."),
            ("/as eve hello", "<eve> hello"),
            ("/nick EVE", "* EVE is at this keyboard already."),
        ):
            keyboard.type(line)
            await keyboard.shows(shown)


@needs("computers")
async def test_the_bot_is_called_by_its_name() -> None:
    async with at_keyboard("dora") as keyboard:
        await keyboard.shows("Robo-Ada joins")
        keyboard.type("unobot: deal")
        await keyboard.shows("Your cards")


async def test_people_and_their_seats_are_there_again_after_a_restart(tmp_path: Path) -> None:
    data = str(tmp_path / "unobot.db")
    async with at_keyboard("ann", "bob", data=data) as keyboard:
        await keyboard.shows("bob joins")
        keyboard.type("!deal")
        await keyboard.shows("privately to bob: [#uno] Your cards")
        cards = hand(keyboard, "bob").cards

    async with at_keyboard(data=data) as keyboard:
        await keyboard.shows("I'm back")
        await keyboard.shows("your turn")
        keyboard.type("/as bob /msg hand")
        await keyboard.shows("bob to unobot: hand")
        await keyboard.shows("privately to bob: [#uno] Your cards")
        assert hand(keyboard, "bob").cards == cards
        assert not any("Welcome" in line or "opens" in line for line in keyboard.shown)
