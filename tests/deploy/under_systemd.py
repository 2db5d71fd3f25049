"""The unit as it is, under a real systemd, which runs in a container."""

import asyncio
import sys
import time
from pathlib import Path

from tests.deploy.podman import Podman
from tests.docs.blocks import ROOT
from tests.servers.client import Player

_IMAGE = """
FROM unobot
USER 0:0
RUN apt-get update && apt-get install --yes --no-install-recommends systemd
COPY unobot.service /etc/systemd/system/unobot.service
COPY config.toml /etc/unobot/config.toml
RUN systemctl mask getty.target console-getty.service
STOPSIGNAL SIGRTMIN+3
ENTRYPOINT ["/lib/systemd/systemd"]
CMD []
"""
_LOOK = "systemctl show unobot -p Result,ExecMainStatus,NRestarts,ActiveState"
_DAMAGE = "truncate -s 20000 /var/lib/unobot/unobot.db; rm -f /var/lib/unobot/unobot.db-*"


class Box:
    """The container with systemd."""

    def __init__(self, podman: Podman, folder: Path, config: str) -> None:
        self._podman = podman
        self._folder = folder / "systemd"
        self._folder.mkdir()
        (self._folder / "Containerfile").write_text(_IMAGE)
        (self._folder / "unobot.service").write_bytes((ROOT / "deploy/unobot.service").read_bytes())
        (self._folder / "config.toml").write_text(config)

    async def start(self) -> None:
        """Build and start it."""
        await self._line(
            f"podman build --file {self._folder}/Containerfile --tag unobot-systemd {self._folder}"
        )
        # privileged: systemd itself takes the rights away from the bot
        await self._line("podman run --detach --name systemd --privileged --systemd always unobot-systemd")

    async def runs(self, script: str) -> str:
        """What a script prints in it."""
        done = await self._line(f'podman exec systemd sh -c "{script}"')
        return done.strip()

    async def _line(self, line: str) -> str:
        return (await asyncio.to_thread(self._podman.line, line)).stdout


async def under_systemd(podman: Podman, folder: Path, config: str, ann: Player, nick: str) -> None:
    """Start the unit, play, kill the bot, stop it, damage its store; raises AssertionError where it does not as it should."""
    box = Box(podman, folder, config)
    await box.start()
    await box.runs("until systemctl start unobot; do sleep 1; done")
    await ann.expect(f":{nick}!.* JOIN", seconds=90)
    await ann.say("#uno", "!uno")
    await ann.expect(f":{nick}!.* PRIVMSG #uno :.*opens a table", seconds=30)
    process = await box.runs("systemctl show unobot -p MainPID --value")
    status = await box.runs(f"grep -E '^(CapEff|CapBnd|NoNewPrivs|Seccomp):' /proc/{process}/status")
    assert status.split() == [
        *("CapEff:", "0" * 16, "CapBnd:", "0" * 16),
        *("NoNewPrivs:", "1", "Seccomp:", "2"),
    ], status
    began = time.monotonic()
    await box.runs("systemctl kill -s KILL unobot")
    await ann.expect(f":{nick}!.* JOIN", seconds=90)
    back = time.monotonic() - began
    began = time.monotonic()
    await box.runs("systemctl stop unobot")
    stopped = time.monotonic() - began
    told = await box.runs(_LOOK)
    assert "ExecMainStatus=0" in told, told
    await box.runs(f"{_DAMAGE}; systemctl start unobot; sleep 25")
    told = await box.runs(_LOOK)
    assert {"ExecMainStatus=4", "NRestarts=0", "ActiveState=failed"} <= set(told.split()), told
    sys.stdout.write(
        "under systemd, with the unit as it is: a table was opened, without capabilities and behind the filter of system "
        f"calls; back {back:.0f} s after SIGKILL; stopped in {stopped:.1f} s; with a damaged store it is not started again\n"
    )
