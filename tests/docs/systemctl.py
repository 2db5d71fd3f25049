"""A stand-in for systemctl, where there is no systemd: does with unobot.service what systemd would, on a machine of the tests."""

import configparser
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

UNIT = Path("/etc/systemd/system/unobot.service")
PID, LOG = Path("/root/pid"), Path("/root/log")


def main() -> int:
    """Carry out the command; returns the exit status."""
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    verb = words[0]
    if verb == "daemon-reload":
        return 0
    if words[1:] != ["unobot"]:
        raise SystemExit(f"no such unit: {words[1:]}")
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read(UNIT)
    if verb in ("stop", "restart"):
        stop()
    if verb in ("start", "restart", "enable"):
        start(unit["Service"])
    if verb == "reload":
        os.killpg(int(PID.read_text()), signal.SIGHUP)
        return 0
    if verb == "status":
        return 0 if running() else 3
    return 0


def start(service: configparser.SectionProxy) -> None:
    """Start what the unit says, as its user, in its folder; returns when it has said that it runs."""
    if running():
        return
    command = ["runuser", "-u", service["User"], "--", *service["ExecStart"].split()]
    with LOG.open("w") as log:
        process = subprocess.Popen(
            command, cwd=service["WorkingDirectory"], stdout=log, stderr=log, start_new_session=True
        )
    PID.write_text(str(process.pid))
    until = time.monotonic() + 40
    while "the bot runs" not in LOG.read_text():
        if process.poll() is not None or time.monotonic() > until:
            raise SystemExit(f"it did not start:\n{LOG.read_text()}")
        time.sleep(0.05)


def stop() -> None:
    """End it as systemd does."""
    if not running():
        return
    with suppress(ProcessLookupError):
        # runuser has no child of its own session: it became the bot's parent, and passes nothing on
        os.killpg(int(PID.read_text()), signal.SIGTERM)
    until = time.monotonic() + 15
    while running():
        if time.monotonic() > until:
            raise SystemExit("it did not end")
        time.sleep(0.05)
    PID.unlink()


def running() -> bool:
    """Whether the bot runs."""
    try:
        state = Path(f"/proc/{PID.read_text()}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


if __name__ == "__main__":
    sys.exit(main())
