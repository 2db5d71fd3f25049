"""The file with the keys of encryption, in a folder that nobody but its owner may read."""

import hashlib
import os
from functools import partial
from pathlib import Path

import structlog
from nio.crypto import Olm
from nio.store import SqliteStore

from unobot_matrix import forwarded

log = structlog.get_logger(__name__)


def open_machine(folder: Path, user: str, device: str) -> Olm:
    """The encryption machine of this device with its keys; with new ones if there are none or the file is damaged.

    Raises OSError if the folder cannot be written.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.chmod(0o700)  # mkdir leaves a folder that exists already as it is
    file = folder / f"{hashlib.sha256(f'{user} {device}'.encode()).hexdigest()[:16]}.db"
    try:
        return _open(file, user, device)
    except OSError:
        raise
    except Exception as problem:  # noqa: BLE001 - a damaged file can fail in as many ways as it can be damaged
        log.warning(
            "the key store is damaged; it is put aside", file=str(file), problem=type(problem).__name__
        )
        file.rename(file.with_suffix(".damaged"))
        return _open(file, user, device)


def close_machine(machine: Olm) -> None:
    """Close the file: SQLite would warn of it, and a second machine could not write to it."""
    machine.store.database.close()


def _open(file: Path, user: str, device: str) -> Olm:
    # made by us, as nio would make it readable for everybody
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    file.chmod(0o600)
    store = SqliteStore(user, device, str(file.parent), "", file.name)
    try:
        machine = Olm(user, device, store)
    except BaseException:
        store.database.close()
        raise
    machine._should_accept_forward = partial(forwarded.accepted, machine)  # noqa: SLF001 - nio has no setting for it
    return machine
