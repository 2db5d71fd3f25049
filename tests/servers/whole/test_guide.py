"""docs/operators/matrix.md followed to the letter, on a homeserver of our own."""

import asyncio
import json
import os
import shlex
import shutil
import signal
from pathlib import Path

from tests.docs.blocks import blocks, commands
from tests.docs.installed import environment, run
from tests.servers.matrix.player import Player, playing
from tests.servers.synapse import Account, Synapse
from tests.servers.whole.seat import Seat
from tests.servers.whole.table import heard, there

GUIDE = "docs/operators/matrix.md"


def adapted(text: str, synapse: Synapse, name: str, alias: str) -> str:
    """A text of the guide with this homeserver, this account and this room instead of the examples."""
    text = text.replace("https://matrix.example.org", synapse.url).replace(
        "http://localhost:8008", synapse.url
    )
    text = text.replace("#uno:example.org", alias).replace("@unobot:example.org", f"@{name}:localhost")
    return text.replace("--user unobot", f"--user {name}")


async def test_the_guide_leads_from_a_fresh_account_to_a_game(slow_synapse: Synapse, tmp_path: Path) -> None:
    synapse, name = slow_synapse, slow_synapse.unique("unobot")
    alias = f"#{name}:localhost"
    register, override = [
        adapted(block.text, synapse, name, alias)
        for page in (GUIDE, "docs/operators/matrix-rate-limits.md")
        for block in blocks(page)
        if block.language == "console"
    ]
    check, start = [line for line in commands(GUIDE) if line.startswith("unobot")]
    shutil.copy(synapse.folder / "homeserver.yaml", tmp_path)
    (tmp_path / "matrix-password").write_text("a long password\n")
    (tmp_path / "config.toml").write_text(
        adapted(next(b.text for b in blocks(GUIDE) if b.language == "toml"), synapse, name, alias)
    )
    site = tmp_path / "site"
    site.mkdir()
    variables = environment(site)

    program = f"{synapse.python} -m synapse._scripts.register_new_matrix_user"
    registered = run(register.replace("register_new_matrix_user", program), tmp_path, {})
    assert registered.returncode == 0, registered.stdout + registered.stderr
    checked = run(check, tmp_path, variables)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    lift(synapse, override, tmp_path)

    async with playing(synapse, "eve", "ann", "bob") as [eve, ann, bob]:
        room = await eve.create(room_alias_name=name)
        us = Account(f"@{name}:localhost", "", "", "")
        words = shlex.split(start)
        unobot = await asyncio.create_subprocess_exec(
            site / "bin" / words[0],
            *words[1:],
            cwd=tmp_path,
            env=variables,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            await there(eve, room, us)
            await Seat(ann, room, us.user).sit("!uno")
            await Seat(bob, room, us.user).sit()
            await ann.say(room, "!deal")
            # the first card may be a wild one, and then a colour is asked for before anybody has a turn
            await heard(eve, room, us, "Round 1")
        finally:
            unobot.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(unobot.wait(), 20) == 0
        await unhurried(synapse, name, room)


def lift(synapse: Synapse, override: str, folder: Path) -> None:
    """Do what the guide says, with an administrator's token."""
    boss = synapse.register(synapse.unique("boss"), admin=True)
    command = override.replace("ADMIN_TOKEN", boss.token)
    if shutil.which("curl") is None:
        words = shlex.split(command)
        body, where = json.loads(words[words.index("--data") + 1]), words[-1]
        synapse.ask("POST", where.removeprefix(synapse.url), body, boss.token)
        return
    lifted = run(command, folder, {"PATH": os.environ["PATH"]})
    assert json.loads(lifted.stdout) == {"messages_per_second": 0, "burst_count": 0}, lifted.stderr


async def unhurried(synapse: Synapse, name: str, room: str) -> None:
    """The account may say as much as it likes; others may not."""
    login = {
        "type": "m.login.password",
        "identifier": {"type": "m.id.user", "user": name},
        "password": "a long password",
    }
    token = synapse.ask("POST", "/_matrix/client/v3/login", login)["access_token"]
    us = Player(synapse, Account(f"@{name}:localhost", "", token, ""))
    try:
        for number in range(25):
            await us.say(room, str(number))
    finally:
        await us.wire.close()
