"""A real Synapse for tests: started once for a test process, on a port of its own, thrown away at the end."""

import hashlib
import hmac
import importlib.util
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

LIFTED: tuple[str, ...] = (
    "rc_message",
    "rc_registration",
    "rc_joins_per_room",
    "rc_room_creation",
    "rc_key_requests",
)
LIFTED += ("rc_media_create", "rc_profile")
NESTED = {
    "rc_login": ("address", "account", "failed_attempts"),
    "rc_joins": ("local", "remote"),
    "rc_invites": ("per_room", "per_user", "per_issuer"),
}


def interpreter() -> str | None:
    """The Python that has Synapse: `UNOBOT_SYNAPSE_PYTHON`, else this one; None if neither has it."""
    named = os.environ.get("UNOBOT_SYNAPSE_PYTHON")
    if named:
        return named
    return sys.executable if importlib.util.find_spec("synapse") else None


@dataclass
class Account:
    """A registered user, logged in by the admin interface."""

    user: str
    password: str
    token: str
    device: str


@dataclass
class Synapse:
    """One homeserver: its folder, its port, its process."""

    python: str
    folder: Path
    lifted: bool = True
    limits: dict[str, Any] = field(default_factory=dict)
    port: int = 0
    process: subprocess.Popen[bytes] | None = field(default=None, repr=False)
    _names: int = 0

    @property
    def url(self) -> str:
        """Where clients find it."""
        return f"http://127.0.0.1:{self.port}"

    def prepare(self) -> None:
        """Write its configuration and its signing key."""
        self.port = self.port or free_port()
        (self.folder / "log.yaml").write_text(json.dumps(_logging(self.folder)))
        (self.folder / "homeserver.yaml").write_text(json.dumps(_configuration(self)))
        key = self.folder / "signing.key"
        subprocess.run(
            [self.python, "-m", "synapse._scripts.generate_signing_key", "-o", str(key)], check=True
        )

    def start(self) -> None:
        """Start it and return when it answers."""
        command = [self.python, "-m", "synapse.app.homeserver", "-c", str(self.folder / "homeserver.yaml")]
        with (self.folder / "out.txt").open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, cwd=self.folder)
        until = time.monotonic() + 60
        while not self._healthy():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"Synapse did not start: {(self.folder / 'out.txt').read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop it; its database stays."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def register(self, name: str | None = None, password: str = "pw", *, admin: bool = False) -> Account:
        """A new account; a name nobody has yet if none is given."""
        self._names += 1
        name = name or f"user{self._names}"
        nonce = self.ask("GET", "/_synapse/admin/v1/register")["nonce"]
        rank = "admin" if admin else "notadmin"
        mac = hmac.new(b"secret", f"{nonce}\0{name}\0{password}\0{rank}".encode(), hashlib.sha1).hexdigest()
        body = {"nonce": nonce, "username": name, "password": password, "admin": admin, "mac": mac}
        answer = self.ask("POST", "/_synapse/admin/v1/register", body)
        return Account(answer["user_id"], password, answer["access_token"], answer["device_id"])

    def unique(self, stem: str) -> str:
        """A name nobody has yet that begins with `stem`."""
        self._names += 1
        return f"{stem}{self._names}"

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """One request, blocking; raises `urllib.error.HTTPError` if it is refused."""
        request = urllib.request.Request(self.url + path, method=method)
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        content = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, content, timeout=30) as answer:
            return json.load(answer)

    def _healthy(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "/health", timeout=1):
                return True
        except (urllib.error.URLError, OSError):
            return False


@contextmanager
def running(*, lifted: bool = True, **limits: Any) -> Iterator[Synapse]:
    """A fresh homeserver for as long as the block runs; `lifted` is without rate limits but for those given.

    Where there is no Synapse the test is skipped.
    """
    python = interpreter()
    if python is None:
        pytest.skip("Synapse is not installed: pip install matrix-synapse, or set UNOBOT_SYNAPSE_PYTHON")
    server = Synapse(python, Path(mkdtemp(prefix="synapse-")), lifted, limits)
    try:
        server.prepare()
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _configuration(server: Synapse) -> dict[str, Any]:
    folder = server.folder
    listener = {
        "port": server.port,
        "bind_addresses": ["127.0.0.1"],
        "type": "http",
        "tls": False,
        "resources": [{"names": ["client"], "compress": False}],
    }
    settings: dict[str, Any] = {
        "server_name": "localhost",
        "listeners": [listener],
        "database": {"name": "sqlite3", "args": {"database": str(folder / "homeserver.db")}},
        "pid_file": str(folder / "pid"),
        "log_config": str(folder / "log.yaml"),
        "media_store_path": str(folder / "media"),
        "signing_key_path": str(folder / "signing.key"),
        "registration_shared_secret": "secret",
        "macaroon_secret_key": "x",
        "form_secret": "x",
        "report_stats": False,
        "enable_registration": False,
        "federation_domain_whitelist": [],
        "send_federation": False,
        "trusted_key_servers": [],
        "suppress_key_server_warning": True,
        "url_preview_enabled": False,
        "presence": {"enabled": False},
        "user_directory": {"enabled": False},
        "bcrypt_rounds": 4,
    }
    if server.lifted:
        free = {"per_second": 1000000, "burst_count": 1000000}
        settings |= dict.fromkeys(LIFTED, free)
        settings |= {name: dict.fromkeys(parts, free) for name, parts in NESTED.items()}
    return settings | server.limits


def _logging(folder: Path) -> dict[str, Any]:
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "handlers": {"file": {"class": "logging.FileHandler", "filename": str(folder / "log.txt")}},
        "root": {"level": "WARNING", "handlers": ["file"]},
    }
