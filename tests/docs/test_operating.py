"""The pages for operators are followed: every command on them is run, in one order, on a machine of its own with a real IRC server."""

import asyncio
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.replay.played import fill
from tests.docs.blocks import ROOT, Block, sections
from tests.docs.machine import STAND_INS, Machine
from tests.servers.irc_bot import fresh
from tests.servers.irc_fixtures import ngircd
from tests.servers.ngircd import Ngircd
from tests.servers.process import free_port

__all__ = ["ngircd"]

PAGES = tuple(
    f"docs/operators/{name}.md"
    for name in (
        "install",
        "troubleshooting",
        "irc",
        "matrix-rate-limits",
        "configuration",
        "people",
        "data",
        "high-availability",
        "monitoring",
        "upgrading",
    )
)
FOLLOWED = [
    "Install",
    "Check the networks",
    "A Matrix homeserver without a rate limit",
    "Back up",
    "Logs",
    "Audit log",
    "Health and metrics",
    "Change the configuration of a running bot",
    "Restore",
    "Damage",
    "Count the records again",
    "Upgrade",
    "Find the problem",
]
"""The sections whose commands are run here, in this order: what one leaves behind the next finds."""
ELSEWHERE = {
    "In a container": "tests/deploy/__main__.py",
}
"""Sections whose commands another file runs: it takes them from the page, too."""
UNDERSTOOD = {r"unobot replay [0-9a-f]{16}\b.*": "the id is an example; tests/bot/replay tells rounds"}
"""Lines that are not run here, and why."""
SHOWN = {
    "toml": "test_commands.py loads it",
    "crontab": "a test below runs it",
    "console": "tests/servers/whole/test_guide.py runs it as the administrator of a Synapse",
    "text": "nobody types it here: what the bot answers, and what is done with PostgreSQL and on a homeserver's machine",
}
"""Blocks of other languages, and what is done with them."""


def by_section() -> dict[str, list[Block]]:
    """The blocks of all pages, by the heading above them."""
    return {heading: blocks for page in PAGES for heading, blocks in sections(page).items()}


def commands(heading: str) -> list[str]:
    """The scripts to be run of a section: its blocks, and what its tables show as commands."""
    if heading == "Find the problem":
        text = (ROOT / "docs/operators/troubleshooting.md").read_text(encoding="utf-8")
        part = text.partition(f"## {heading}\n")[2].partition("\n## ")[0]
        rows = [row.split("|") for row in part.splitlines() if row.startswith("| ")]
        # the second column; of the cures only what is a command of this machine
        cells = [row[2] for row in rows] + [row[4] for row in rows]
        found = [
            each
            for cell in cells
            for each in re.findall(r"`((?:unobot|systemctl|journalctl|df) [^`]+)`", cell)
        ]
        return list(dict.fromkeys(found))
    return [block.text for block in by_section().get(heading, []) if block.language == "sh"]


def test_every_block_of_the_pages_is_known_to_a_test() -> None:
    unknown = [
        (heading, block.language)
        for heading, blocks in by_section().items()
        for block in blocks
        if block.language not in SHOWN
        and not (block.language == "sh" and (heading in FOLLOWED or heading in ELSEWHERE))
    ]

    # run it: put its heading into FOLLOWED, or into ELSEWHERE with the test that runs it
    assert unknown == []


def test_no_section_is_named_here_that_no_page_has() -> None:
    assert [heading for heading in (*FOLLOWED, *ELSEWHERE) if not commands(heading)] == []
    assert [path for path in ELSEWHERE.values() if not (ROOT / path.partition("::")[0]).exists()] == []
    for heading, path in ELSEWHERE.items():
        # it must take the commands from the page, or it could run others
        assert heading in (ROOT / path.partition("::")[0]).read_text(encoding="utf-8")


@pytest.fixture
def machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Machine]:
    """A machine without the bot; says what of it is not real."""
    if os.geteuid() != 0:
        pytest.skip("only root can make the bot's user, on a machine of its own")
    tmp_path.chmod(0o755)
    made = Machine(tmp_path / "machine")
    with capsys.disabled():
        sys.stdout.writelines(f"\n{name} is a stand-in: {reason}" for name, reason in STAND_INS.items())
    yield made
    made.end()


@pytest.mark.long
@pytest.mark.timeout(300)  # the whole life of a bot
def test_the_pages_can_be_followed_from_the_installation_to_the_upgrade(
    machine: Machine, ngircd: Ngircd, tmp_path: Path
) -> None:
    # the machine has the network of this one, where another bot may have the page's port
    metrics = free_port()
    machine.edit(
        'data = "/var/lib/unobot/unobot.db"\n[network.libera]\nadapter = "irc"\nhost = "127.0.0.1"\n'
        f'port = {ngircd.port}\ntls = false\nnick = "{fresh("uno")}"\nrooms = ["{fresh("#r")}"]\n'
        f"pace = {{ burst = 5, per_second = 1000.0 }}\n[metrics]\nport = {metrics}\n"
    )
    asyncio.run(fill(tmp_path / "unobot.db", inputs=5))
    run: set[str] = set()
    for heading in FOLLOWED:
        for script in commands(heading):
            todo = [line for line in script.splitlines() if not _left_out(heading, line, run)]
            run.update(todo)
            done = machine.run("\n".join(todo).replace(":9464/", f":{metrics}/"))
            assert done.returncode == 0, f"{heading}:\n{script}\n{done.stdout}"
            if "useradd" in script:
                shutil.copy(tmp_path / "unobot.db", machine.folder / "var/lib/unobot")
                machine.run("chown unobot: /var/lib/unobot/*")

    line = next(block.text for block in by_section()["Back up"] if block.language == "crontab")
    done = machine.run(line.split(maxsplit=5)[5].replace("\\%", "%"))
    assert done.returncode == 0, done.stdout
    _nothing_is_roots(machine.folder)


def _nothing_is_roots(folder: Path) -> None:
    """All files are the bot's own: what root leaves behind, it could not write. Nobody else can read the backups."""
    backups = list((folder / "var/backups/unobot").iterdir())
    assert len(backups) == 4
    assert {each.stat().st_mode & 0o777 for each in backups} == {0o600}
    state = folder / "var/lib/unobot"
    assert {each.stat().st_uid for each in (*state.rglob("*"), *backups)} == {state.stat().st_uid}
    assert state.stat().st_uid != 0


def _left_out(heading: str, line: str, run: set[str]) -> bool:
    """Whether a line is run elsewhere, or was run before and does not depend on what came between: each costs a second."""
    looks = re.fullmatch(r"unobot (check|log)\b.*|systemctl status .*|journalctl .*", line)
    again = looks is not None or heading == "Find the problem"
    return (again and line in run) or any(re.fullmatch(each, line) for each in UNDERSTOOD)
