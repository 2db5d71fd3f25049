"""A client of today, in its strictest mode, plays with the bot: it reads, and writes for, signed devices only."""

import asyncio
import json
import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.servers.matrix.bot import Book, bot
from tests.servers.synapse import Account, Synapse
from unobot.adapter import Remark

HERE = Path(__file__).parent / "js"


@pytest.fixture(scope="session")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The JavaScript player with its library installed; `UNOBOT_MATRIX_JS` may name a folder where it is already."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        pytest.skip("node and npm are not installed")
    folder = Path(os.environ.get("UNOBOT_MATRIX_JS") or tmp_path_factory.mktemp("js"))
    for name in ("package.json", "player.mjs", "verify.mjs"):
        shutil.copy(HERE / name, folder / name)
    if not (folder / "node_modules" / "matrix-js-sdk").is_dir():
        install = subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund"],
            cwd=folder,
            check=False,
            capture_output=True,
            timeout=110,
        )
        if install.returncode:
            pytest.skip("matrix-js-sdk cannot be installed: npm reaches no registry")
    return folder / "player.mjs"


@asynccontextmanager
async def client(script: Path, *arguments: str) -> AsyncIterator[asyncio.StreamReader]:
    """The JavaScript player, running; what it prints."""
    process = await asyncio.create_subprocess_exec(
        "node", str(script), *arguments, cwd=script.parent, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        yield process.stdout
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def told(lines: asyncio.StreamReader, key: str) -> Any:
    """Until the player prints something under this key."""
    async with asyncio.timeout(60):
        while line := await lines.readline():
            if not line.startswith(b"{"):
                continue  # the library's own log
            message = json.loads(line)
            if key in message:
                return message
    raise AssertionError(f"the player ended before it told {key}")


async def test_a_client_that_trusts_signed_devices_only_reads_its_hand_and_plays(
    synapse: Synapse, us: Account, book: Book, script: Path
) -> None:
    ann = synapse.register(synapse.unique("ann"))
    arguments = (synapse.url, ann.user, ann.device, ann.token, "play r5")
    async with bot(synapse, us, book, encryption=True) as uno, client(script, *arguments) as lines:
        await told(lines, "ready")
        await uno.say("Your cards: [r5]", None, ann.user)
        assert await told(lines, "read") == {"read": "Your cards: [r5]", "encrypted": True}
        assert (await uno.hears("play r5", 60)).sender.identity == ann.user


async def test_such_a_client_verifies_the_bot_by_emoji(
    synapse: Synapse, us: Account, book: Book, script: Path
) -> None:
    ann = synapse.register(synapse.unique("ann"))
    arguments = (synapse.url, ann.user, ann.device, ann.token, us.user, "m.sas.v1")
    verify = script.with_name("verify.mjs")
    async with bot(synapse, us, book, encryption=True) as uno, client(verify, *arguments) as lines:
        await told(lines, "ready")
        await uno.say("Your cards: [r5]", None, ann.user)
        shown = await told(lines, "emoji")
        remark = await uno.until(lambda item: isinstance(item, Remark))
        assert isinstance(remark, Remark)
        assert (remark.sender.identity, remark.message) == (ann.user, "matrix-emoji")
        assert dict(remark.args)["emoji"] == shown["emoji"]
        assert await told(lines, "verified") == {"verified": True}


async def test_who_wants_to_verify_the_bot_otherwise_is_told_why_not(
    synapse: Synapse, us: Account, book: Book, script: Path
) -> None:
    ann = synapse.register(synapse.unique("ann"))
    arguments = (synapse.url, ann.user, ann.device, ann.token, us.user, "m.qr_code.show.v1")
    verify = script.with_name("verify.mjs")
    async with bot(synapse, us, book, encryption=True) as uno, client(verify, *arguments) as lines:
        await told(lines, "ready")
        await uno.say("Your cards: [r5]", None, ann.user)
        assert await told(lines, "cancelled") == {"cancelled": "m.unknown_method"}
        remark = await uno.until(lambda item: isinstance(item, Remark))
        assert isinstance(remark, Remark)
        assert remark.message == "matrix-only-emoji"
