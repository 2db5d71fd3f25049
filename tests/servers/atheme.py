"""Atheme: accounts and SASL for an InspIRCd. `UNOBOT_ATHEME` names another program."""

import asyncio
import os
import subprocess
import time

from tests.servers.client import Player
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.process import account, find_binary, give_away

_MODULES = (
    "protocol/inspircd",
    "backend/opensex",
    "crypto/posix",
    "nickserv/main",
    "nickserv/register",
    "nickserv/identify",
    "nickserv/logout",
    "saslserv/main",
    "saslserv/plain",
)


class Atheme:
    """Services linked to an InspIRCd; `stop` ends them."""

    def __init__(self, server: Inspircd) -> None:
        self._folder = server.folder / "services"
        self._folder.mkdir()
        give_away(self._folder)
        file = self._folder / "atheme.conf"
        modules = "\n".join(f'loadmodule "modules/{name}";' for name in _MODULES)
        file.write_text(f"""{modules}
crypto {{ }};
serverinfo {{ name = "services.test"; desc = "services"; numeric = "00A"; recontime = 1; netname = "TestNet";
 hidehostsuffix = "test"; adminname = "test"; adminemail = "a@services.test"; registeremail = "a@services.test";
 maxcertfp = 0; maxlogins = 50; maxusers = 0; mdlimit = 30; emaillimit = 10; emailtime = 300; auth = none; }};
uplink "modern.test" {{ host = "127.0.0.1"; port = {server.link_port}; send_password = "linkpass";
 receive_password = "linkpass"; }};
nickserv {{ nick = "NickServ"; user = "NickServ"; host = "services.test"; real = "accounts"; }};
saslserv {{ nick = "SaslServ"; user = "SaslServ"; host = "services.test"; real = "logins"; }};
general {{ join_chans; leave_chans; flood_msgs = 0; ratelimit_uses = 0; kline_time = 1; commit_interval = 5; }};
""")
        give_away(file)
        binary = find_binary("UNOBOT_ATHEME", "atheme-services")
        user = account()
        with (self._folder / "output").open("ab") as output:
            self._process = subprocess.Popen(
                [
                    binary,
                    "-n",
                    "-c",
                    file,
                    "-D",
                    self._folder,
                    "-l",
                    self._folder / "log",
                    "-p",
                    self._folder / "pid",
                ],
                stdout=output,
                stderr=output,
                cwd=self._folder,
                user=user[1] if user else None,
                group=user[2] if user else None,
                env=dict(os.environ),
            )

    @property
    def is_running(self) -> bool:
        """Whether the process lives."""
        return self._process.poll() is None

    @property
    def output(self) -> str:
        """What it printed and logged."""
        files = (self._folder / name for name in ("output", "log"))
        return "\n".join(file.read_text(errors="replace")[-2000:] for file in files if file.exists())

    def stop(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()


async def until_serving(server: Inspircd, atheme: Atheme) -> None:
    """Return when the services are linked to the server."""
    watcher = Player(fresh("watch"))
    await watcher.connect(server.port)
    until = time.monotonic() + 20
    while time.monotonic() < until:
        await watcher.send("WHOIS NickServ")
        if " 311 " in await watcher.expect(r" (311|401) "):
            await watcher.quit()
            return
        assert atheme.is_running, atheme.output
        await asyncio.sleep(0.1)
    raise AssertionError(f"the services never linked:\n{atheme.output}")
