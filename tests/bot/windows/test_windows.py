"""The bot starts on Windows: without the modules, functions and signals that Python does not have there."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.plugins.built_in import ROOT, needs
from tests.servers.whole_bot import declare_plugins

CONFIG = """\
[network.home]
adapter = "irc"
host = "127.0.0.1"
port = {port}
tls = false
nick = "unobot"
rooms = ["#uno"]
"""


def _started(folder: Path, *words: str) -> "subprocess.Popen[str]":
    path = os.pathsep.join(map(str, (folder, ROOT, ROOT / "engine", ROOT / "plugins")))
    return subprocess.Popen(
        [sys.executable, "-m", "tests.bot.windows.absent", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
    )


@needs("computers")
async def test_the_bot_runs_until_ctrl_c_a_store_is_saved_a_configuration_checked_and_a_round_played(
    tmp_path: Path,
) -> None:
    said: asyncio.Queue[str] = asyncio.Queue()

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            said.put_nowait(line.decode())
        writer.close()

    declare_plugins(tmp_path)
    async with await asyncio.start_server(hear, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        (tmp_path / "config.toml").write_text(CONFIG.format(port=port))
        process = _started(tmp_path, "run")
        async with asyncio.timeout(30):
            while not (await said.get()).startswith("NICK unobot"):
                pass
        process.send_signal(signal.SIGINT)
        log, _ = await asyncio.to_thread(process.communicate, timeout=20)

    assert process.returncode == 0, log
    assert "Traceback" not in log
    assert "the bot was stopped" in log

    with _started(
        tmp_path,
        *("backup", "saved", "--", "restore", "saved", "--replace", "--", "check"),
        *("--", "demo", "--auto", "round", "cards=3"),
    ) as program:
        told, _ = program.communicate(timeout=60)
    assert program.returncode == 0, told
    assert (tmp_path / "saved").is_file()
    assert "is restored" in told
    assert "no problems" in told
    assert "wins the match" in told
