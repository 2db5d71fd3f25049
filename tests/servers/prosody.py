"""Prosody: an XMPP server with rooms (MUC) at `rooms.localhost`. `UNOBOT_PROSODY` names another program."""

import json
from pathlib import Path

from tests.servers.certificates import make_certificates
from tests.servers.process import Server, find_binary, open_folder

PASSWORD = "whispered"


class Prosody(Server):
    """A Prosody on loopback, at `port`, which begins with STARTTLS; these people have accounts at `localhost`."""

    def __init__(self, folder: Path, binary: str, *people: str) -> None:
        super().__init__(folder)
        self._binary, self._people = binary, people

    def command(self) -> list[str]:
        """The command line, its configuration and accounts having been written."""
        authority, certificate, key = make_certificates(self.folder)
        self.ca_file = str(authority)
        accounts = self.folder / "data" / "localhost" / "accounts"
        accounts.mkdir(parents=True, exist_ok=True)
        for name in self._people:
            (accounts / f"{name}.dat").write_text(f'return {{ ["password"] = {json.dumps(PASSWORD)} }};\n')
        file = self.folder / "prosody.cfg.lua"
        file.write_text(f"""
run_as_root = true
daemonize = false
pidfile = {json.dumps(str(self.folder / "pid"))}
data_path = {json.dumps(str(self.folder / "data"))}
log = {{ info = "*console" }}
interfaces = {{ "127.0.0.1" }}
c2s_ports = {{ {self.port} }}
c2s_direct_tls_ports = {{}}
modules_enabled = {{ "saslauth", "tls", "disco", "ping" }}
modules_disabled = {{ "s2s" }}
authentication = "internal_plain"
storage = "internal"
c2s_require_encryption = true
ssl = {{ certificate = {json.dumps(str(certificate))}, key = {json.dumps(str(key))} }}
VirtualHost "localhost"
Component "rooms.localhost" "muc"
""")
        return [self._binary, "-F", "--config", str(file)]


def start_prosody(*people: str) -> Prosody:
    """A running Prosody where these people have accounts; skips the test if there is none."""
    server = Prosody(open_folder(), find_binary("UNOBOT_PROSODY", "prosody"), *people)
    server.start()
    return server
