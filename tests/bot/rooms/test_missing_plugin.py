"""A restart with other plugins than before; and a rule whose memory could not be read again."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

from tests.plugins.built_in import built_in
from uno_engine import Ctx, Drew, Preset, Remembered, Rule, after
from unobot.kit.testing import fake_room
from unobot.plugins import Brought, LoadedPlugin, Plugins
from unobot.rooms import commit


class Cows(msgspec.Struct, frozen=True):
    """How many there are."""

    number: int = 0


class Cow(Rule):
    """Remembers a text as a number."""

    id = "cow"
    memory = Cows

    @after(Drew)
    def count(self, ctx: Ctx, drew: Drew) -> None:
        if drew.why == "turn":
            ctx.emit(Remembered(self.id, Cows("many")))  # type: ignore[arg-type]


MEADOW = Preset("meadow", "classic-game", "With a cow.", rules=("cow",), match=("winner",))


def with_cow() -> Plugins:
    """The plugins of the bot, and one that brings the cow."""
    cow = Brought(rules={"cow": Cow}, presets={"meadow": MEADOW})
    loaded = LoadedPlugin("unobot-cow", "unobot_cow", None, cow)
    ours = built_in()
    return replace(ours, loaded=(*ours.loaded, loaded), brought=ours.brought.plus(cow))


async def played(data: Path, line: str) -> None:
    """A round of it begins, and is stored."""
    async with fake_room("ann", "bob", data=data, plugins=with_cow()) as room:
        await room.say("ann", f"!uno {line}")
        await room.say("bob", "!join")
        await room.say("ann", "!deal")


PLUGIN = "I closed the table that was here, because the plugin unobot-cow is missing."
OLDER = "I closed the table that was here, because no plugin provides"


@pytest.mark.parametrize(
    ("line", "named", "told", "logged"),
    [
        ("classic +cow", True, PLUGIN, "plugin unobot-cow is missing"),
        ("meadow", True, PLUGIN, "plugin unobot-cow is missing"),
        (
            "classic +cow",
            False,
            f"{OLDER} +cow.",
            "a plugin that brings +cow is missing",
        ),
        (
            "meadow",
            False,
            f"{OLDER} meadow.",
            "a plugin that brings meadow is missing",
        ),
    ],
)
async def test_a_table_whose_plugin_is_missing_says_so(
    tmp_path: Path, line: str, *, named: bool, told: str, logged: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "uno.sqlite3"
    await played(data, line)
    if not named:  # a preset's own word that is gone
        monkeypatch.setattr(commit, "plugins_of", lambda _stored: [])

    with capture_logs() as logs:
        async with fake_room("ann", data=data, plugins=built_in()) as room:
            said = await room.heard()

    errors = [log["event"] for log in logs if log["log_level"] == "error"]
    assert errors == [f"{logged}: this table cannot be set up again"]
    assert said == [f"#uno: {told} !uno opens a new one."]


async def test_a_memory_that_could_not_be_read_again_does_not_destroy_the_table(tmp_path: Path) -> None:
    data = tmp_path / "uno.sqlite3"
    await played(data, "classic +cow")
    async with fake_room("ann", "bob", data=data, plugins=with_cow()) as room:
        asked = room.table().game.question
        assert asked is not None
        who = ("ann", "bob")[asked.asked[0]]
        said = await room.say(who, "!draw")
        assert "#uno: The rule cow failed, so that move was undone. The game continues." in said
        assert room.table().game.state.memory("cow", Cows) == Cows()

    async with fake_room("ann", "bob", data=data, plugins=with_cow()) as room:
        assert room.find_table() is not None
