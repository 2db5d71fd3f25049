"""PostgreSQL: one cluster for all workers of a run, a schema for each test. `UNOBOT_POSTGRES` names another program."""

import fcntl
import secrets
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO, Any, Final

import psycopg
import pytest
from sqlalchemy import URL, make_url

from tests.servers.process import account, find_binary, open_folder

_ROLE: Final = "unobot"
_SETTINGS: Final = {
    # the socket's folder is its owner's alone, so that nobody else gets in without a password
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "16MB",
    # a test cluster need not outlive the machine
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
}


class Postgresql:
    """A PostgreSQL cluster in a folder, reached by a socket in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._data = folder / "data"
        self._programs = Path(_postgres()).resolve().parent

    @property
    def url(self) -> URL:
        """The database that every cluster has."""
        query = {"host": str(self.folder), "port": "5432"}
        return URL.create("postgresql+psycopg", username=_ROLE, database="postgres", query=query)

    def do(self, statement: str, *values: str) -> list[tuple[Any, ...]]:
        """Carry out a statement, and return its rows."""
        where = f"host={self.folder} user={_ROLE} dbname=postgres"
        with psycopg.connect(where, autocommit=True) as connection:
            done = connection.execute(statement.encode(), values or None)
            return done.fetchall() if done.description else []

    def make(self) -> None:
        """Make an empty cluster, once."""
        self.folder.chmod(0o700)
        options = ("--auth=trust", "--no-sync", "--no-instructions", "--locale=C", "--encoding=UTF8")
        self._run("initdb", f"--pgdata={self._data}", f"--username={_ROLE}", *options)
        settings = _SETTINGS | {"unix_socket_directories": str(self.folder)}
        with (self._data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())

    def start(self) -> None:
        """Start the server and return when it takes connections."""
        self._run("pg_ctl", "start", "--wait", f"--pgdata={self._data}", f"--log={self.folder / 'log'}")

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self._run("pg_ctl", "stop", "--wait", "--mode=immediate", f"--pgdata={self._data}")

    def remove(self) -> None:
        """End it and remove its folder."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        # it refuses to run as root
        user = account()
        become = (
            partial(subprocess.run, user=user[1], group=user[2], extra_groups=[]) if user else subprocess.run
        )
        output = self.folder / "output"
        with output.open("ab") as file:
            # in a folder that the user may enter
            done = become([self._programs / program, *arguments], stdout=file, stderr=file, cwd=self.folder)
        if done.returncode:
            pytest.fail(f"{program} failed:\n{output.read_text(errors='replace')[-2000:]}")


def _postgres() -> str:
    # Debian has it on nobody's PATH; the newest version is taken
    placed = sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin/postgres")), reverse=True)
    return find_binary("UNOBOT_POSTGRES", *placed, "postgres")


def started() -> Postgresql:
    """A new running cluster; skips the test if PostgreSQL is not installed."""
    _postgres()
    cluster = Postgresql(open_folder())
    cluster.make()
    cluster.start()
    return cluster


@contextmanager
def shared(meeting: Path) -> Iterator[Postgresql]:
    """The cluster of all processes that name the same folder: the first starts it, the last one ends it."""
    note = meeting / "postgresql.folder"
    # a lock that a killed process holds is given back by the kernel, where a count would stay
    with (meeting / "postgresql.users").open("w") as users:
        with _alone(meeting):
            fcntl.flock(users, fcntl.LOCK_SH)
            if not note.exists():
                note.write_text(str(started().folder))
                _have_it_ended(Path(users.name), note)
            cluster = Postgresql(Path(note.read_text()))
        yield cluster
        with _alone(meeting):
            if _last(users):
                note.unlink()
                cluster.remove()


_CARETAKER: Final = """flock -x "$0" sh -c '
    folder=$(cat "$1") && pid=$(head -n 1 "$folder/data/postmaster.pid") &&
    [ "$(readlink "/proc/$pid/cwd")" = "$folder/data" ] && kill -QUIT "$pid" && sleep 1 && rm -rf "$folder" "$1"
' sh "$1" &"""


def _have_it_ended(users: Path, note: Path) -> None:
    """End the cluster also if all its users are killed: somebody else waits for their lock (where there is `flock`)."""
    null = subprocess.DEVNULL
    subprocess.run(
        ["sh", "-c", _CARETAKER, users, note],
        check=False,
        stdin=null,
        stdout=null,
        stderr=null,
        start_new_session=True,
    )


@contextmanager
def _alone(meeting: Path) -> Iterator[None]:
    with (meeting / "postgresql.door").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        yield


def _last(users: IO[str]) -> bool:
    try:
        fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


@contextmanager
def schema_of_its_own(cluster: Postgresql) -> Iterator[str]:
    """The address of an empty schema; its connections have the schema's name as `application_name`."""
    name = f"unobot_test_{secrets.token_hex(6)}"
    cluster.do(f"CREATE SCHEMA {name}")
    own = {"options": f"-csearch_path={name}", "application_name": name}
    yield cluster.url.update_query_dict(own).render_as_string(hide_password=False)
    # the server ends a connection that is gone a moment later, and until then may hold a table
    cluster.do(f"DROP SCHEMA {name} CASCADE")


def backends(cluster: Postgresql, address: str) -> list[int]:
    """The server's processes that serve the connections to a schema of its own."""
    name = make_url(address).query["application_name"]
    assert isinstance(name, str)
    return [
        pid for (pid,) in cluster.do("SELECT pid FROM pg_stat_activity WHERE application_name = %s", name)
    ]
