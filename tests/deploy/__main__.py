"""`make container`: builds the image, and runs every command that docs/operators/install.md has under "In a container", for real.

Then it runs the image under systemd with the unit, where systemd starts in a container. It needs root, podman, and
Debian's and Python's packages; a few minutes.
"""

import asyncio
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.deploy.podman import BASE, Podman
from tests.deploy.under_systemd import under_systemd
from tests.docs.blocks import sections
from tests.servers.client import Player
from tests.servers.ngircd import Ngircd, start_ngircd

SECTION = "In a container"
ROOM, NICK = "#uno", "unobot"
MOST_MEGABYTES = 250
"""What the image may take, but for what its base takes beyond `SLIM`."""
SLIM = 75
"""What Debian slim takes when it comes from its registry; made here, it may hold more."""
RESTRICTIONS = "--read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges"


def main() -> int:
    """Do it; returns the exit status."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        podman = Podman(folder)
        server = start_ngircd()
        try:
            podman.have_base()
            asyncio.run(_all(podman, server, folder))
        except AssertionError:
            _say(podman.line("podman logs unobot").stdout)
            raise
        finally:
            podman.remove()
            server.stop()
    return 0


def _configured(folder: Path, server: Ngircd) -> Path:
    """A folder in the place of /etc/unobot."""
    own = folder / "unobot"
    own.mkdir(mode=0o755)
    # the server of the test asks for no password; where the store is may be a secret, too
    (own / "store").write_text("/data/unobot.db\n")
    (own / "config.toml").write_text(
        f'data_file = "store"\n[network.test]\nadapter = "irc"\nhost = "127.0.0.1"\nport = {server.port}\n'
        f'tls = false\nnick = "{NICK}"\nrooms = ["{ROOM}"]\n'
    )
    return own


def _lines(own: Path) -> Iterator[str]:
    for block in sections("docs/operators/install.md")[SECTION]:
        for line in block.text.splitlines():
            mine = re.sub(r"(?<= )/etc/unobot(?![/\w])", str(own), line)
            yield re.sub(r"^(podman cp .*) \S+$", rf"\1 {own}/unobot.backup", mine)


async def _all(podman: Podman, server: Ngircd, folder: Path) -> None:
    ann = Player("ann")
    await ann.connect(server.port)
    await ann.join(ROOM)
    own = _configured(folder, server)
    await _follow(podman, own, ann)
    config = (own / "config.toml").read_text().replace('_file = "store"', ' = "/var/lib/unobot/unobot.db"')
    await under_systemd(podman, folder, config, ann, NICK)
    await ann.close()


async def _follow(podman: Podman, own: Path, ann: Player) -> None:
    """Run each line of the page, and look what has become of it."""
    for line in _lines(own):
        began = time.monotonic()
        done = await asyncio.to_thread(podman.line, line)
        took = time.monotonic() - began
        _say(f"{took:6.1f} s  {line}")
        if line.startswith("podman build"):
            await _small(podman)
            await _demo(podman)
        elif " --detach " in line:
            await ann.expect(f":{NICK}!.* JOIN", seconds=60)
            await ann.say(ROOM, "!uno")
            await ann.expect(f":{NICK}!.* PRIVMSG {ROOM} :.*opens a table")
            await _confined(podman)
        elif line.startswith("podman stop"):
            await ann.expect(f":{NICK}!.* QUIT", seconds=10)
            await _ended(podman, took)
        elif "check" in line:
            _say(done.stdout.rstrip())


async def _small(podman: Podman) -> None:
    taken = []
    for image in ("unobot", BASE):
        done = await asyncio.to_thread(podman.line, f"podman image inspect --format {{{{.Size}}}} {image}")
        taken.append(int(done.stdout) / 1e6)
    size = taken[0] - max(0, taken[1] - SLIM)
    _say(f"          {taken[0]:.0f} MB on a base of {taken[1]:.0f}; {size:.0f} on Debian slim")
    assert size <= MOST_MEGABYTES, size


async def _demo(podman: Podman) -> None:
    line = f"podman run --rm {RESTRICTIONS} unobot demo --auto"
    done = await asyncio.to_thread(podman.line, line)
    assert "wins" in done.stdout, done.stdout
    _say(f"          {line}: a match was played to its end")


async def _confined(podman: Podman) -> None:
    """The bot is nobody who could do anything but its work."""
    script = "id -u; grep -E '^(CapEff|CapBnd|NoNewPrivs)' /proc/1/status; touch /opt/unobot/x 2>&1 || true; touch /data/x && rm /data/x"
    done = await asyncio.to_thread(podman.line, f'podman exec unobot sh -c "{script}"')
    told = done.stdout.split()
    assert told[:7] == ["10001", "CapEff:", "0" * 16, "CapBnd:", "0" * 16, "NoNewPrivs:", "1"], told
    assert "Read-only" in told, told
    _say(
        "          it is user 10001, without capabilities, gains none, and cannot write outside of /data and /tmp"
    )


async def _ended(podman: Podman, took: float) -> None:
    done = await asyncio.to_thread(podman.line, "podman inspect --format {{.State.ExitCode}} unobot")
    assert done.stdout.strip() == "0", done.stdout
    assert took < 8, took
    _say(f"          it ended with status 0, in {took:.1f} s with podman's own time")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
