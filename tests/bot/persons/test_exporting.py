"""`!export me` and `unobot export`: what is kept of somebody."""

import asyncio
import json
from pathlib import Path

from typer.testing import CliRunner

from tests.bot.persons.networks import account
from tests.bot.rooms.conversation import dealt, goes, room_with
from tests.plugins.built_in import needs
from unobot.cli.app import app


@needs("privacy")
async def test_somebody_is_told_in_a_few_lines_what_is_kept_of_them(tmp_path: Path) -> None:
    data = tmp_path / "unobot.db"
    async with room_with("bob", data=data) as room:
        await account(room, "ann")
        await room.whisper("ann", "set sort value")
        await dealt(room, "ann", "bob", line="rounds=1", ann="r5", bob="r7 y2", top="r1", turn="ann")
        await room.say("ann", "r5")
        await goes(
            room,
            """
            <ann> !export me
                ann: You are: ann (fake).
                ann: Settings: sort value.
                ann: Rounds: 1, won 1. The last ones: 1970-01-12 classic: place 1, 0 points (…).
                ann: For all of your data, ask whoever runs this bot to type: unobot export "fake ann"
            <bob to the bot> export me
                bob: You are: bob (fake).
                bob: Settings: none.
                bob: Rounds: 1, won 0. …
                bob: …
            """,
        )
    file = tmp_path / "config.toml"
    file.write_text(f'data = "{data}"\nplugins = []\n[network.fake]\nadapter = "irc"\n')

    def told(person: str) -> tuple[int, str]:
        result = CliRunner().invoke(app, ["export", person, "--config", str(file)])
        return result.exit_code, result.output

    status, output = await asyncio.to_thread(told, "fake ann")
    assert status == 0, output
    kept = json.loads(output)
    assert kept["accounts"] == [{"network": "fake", "identity": "ann"}]
    assert [(each["key"], each["value"]) for each in kept["settings"]] == [("sort", "value")]
    (round_,) = kept["rounds"]
    assert (round_["room"], round_["name"], round_["place"], round_["won"]) == ("#uno", "ann", 1, True)
    status, output = await asyncio.to_thread(told, "fake nobody")
    assert (status, "nothing is stored about 'fake nobody'" in output) == (0, True)
