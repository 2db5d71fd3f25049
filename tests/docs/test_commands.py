"""Every command line that a document prints is run, or shown to be one that can be."""

import asyncio
import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.replay.played import fill
from tests.docs.blocks import ROOT, blocks, commands, guides
from tests.docs.installed import environment, run
from tests.docs.test_operating import PAGES as OPERATORS
from tests.docs.test_plugin_pages import PAGES
from tests.plugins.built_in import built_in
from unobot.cli.app import COMMANDS, import_command
from unobot.plugins import load_config

ELSEWHERE = {
    **{
        f"docs/plugins/{page}.md": "test_plugin_pages.py follows it to the letter"
        for page in PAGES
        if commands(f"docs/plugins/{page}.md")
    },
    **{page: "test_operating.py follows it to the letter" for page in OPERATORS if commands(page)},
}
UNDERSTOOD = {
    r"unobot demo\b.*": ".ci/run plays the demo from an installed wheel",
    r"unobot run\b.*": "it would connect to real networks; tests/servers runs the bot on servers of its own",
    r"unobot init\b.*": "it asks, and logs in to a real network; tests/servers/test_init.py does it on one of its own",
    r"unobot dev\b.*": "it plays until it is ended; tests/bot/dev does that",
    r"unobot web\b.*": "it serves until it is ended; tests/bot/web does that",
    r"unobot arena\b.*": "it measures for minutes; tests/bot/arena plays short contests",
    r"unobot replay [0-9a-f]{16}\b.*": "the id is an example; tests/bot/replay tells rounds",
}
"""Lines of our own that are read by the command line but not carried out, and why."""
ALLOWED = {
    r"make (demo|test|lint)": ".ci/run runs them",
    r"python -m pytest tests/texts -q": "make test runs it; a test below sees that the folder exists",
    r"make bench\b.*": "it measures for minutes; its parts are tested in tests/bench",
    r"make run\b.*": "it would connect to real networks",
    r"curl .*http://127\.0\.0\.1:9464/(health|metrics)": "tests/bot/metrics asks for both pages",
    r"kill -HUP .*": "it needs a running bot; tests/servers/test_match_reloaded.py sends the signal",
    r"scripts/set-up .venv '?unobot(\[(e2e|web)\])?'?": "it needs the network; .ci/run does it",
    r"\. .venv/bin/activate": "it is of the virtual environment that the line before it makes",
}
"""Lines that are not run, and why."""
GUIDES = [guide for guide in guides() if guide not in ELSEWHERE and commands(guide)]


def exempt(line: str, table: dict[str, str]) -> bool:
    """Whether the table says why that line is not run."""
    return any(re.fullmatch(pattern, line) for pattern in table)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with a round in it."""
    data = tmp_path_factory.mktemp("kept") / "unobot.db"
    asyncio.run(fill(data, inputs=5))
    return data


@pytest.mark.timeout(300)  # several processes, one after the other
@pytest.mark.parametrize("guide", GUIDES)
def test_what_a_document_says_can_be_typed(guide: str, kept: Path, tmp_path: Path) -> None:
    site, here = tmp_path / "site", tmp_path / "unobot"
    site.mkdir()
    here.mkdir()
    for name in ("config.example.toml", "Makefile"):
        shutil.copy(ROOT / name, here)
    shutil.copy(ROOT / "config.example.toml", here / "config.toml")
    for file in kept.parent.iterdir():
        shutil.copy(file, here)
    (here / "tests").mkdir()
    (here / "tests/scenarios").symlink_to(ROOT / "tests/scenarios")
    variables = environment(site)

    for line in commands(guide):
        if exempt(line, ALLOWED):
            continue
        if exempt(line, UNDERSTOOD):
            understood(line)
            continue
        done = run(line, here, variables)
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"


def understood(line: str) -> None:
    """Have the command line read it, without carrying it out. Raises what the command line raises."""
    _, verb, *arguments = shlex.split(line)
    import_command(verb).make_context(verb, list(arguments))


def examples() -> Iterator[str]:
    """The example of each verb's --help."""
    for verb in COMMANDS:
        found = re.search(r"Example: (unobot .+)", import_command(verb).help or "")
        assert found is not None, verb
        yield found[1]


@pytest.mark.parametrize("line", list(examples()))
def test_the_examples_of_the_command_line_can_be_typed(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    understood(line)


def test_a_command_line_that_is_out_of_date_is_noticed() -> None:
    with pytest.raises(Exception, match="json-logs"):
        understood("unobot run --json-logs")


def test_every_target_of_make_that_is_printed_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    printed = {line.split()[1] for guide in guides() for line in commands(guide) if line.startswith("make ")}

    assert {"demo", "test"} <= printed <= targets


def test_all_tests_that_are_printed_exist() -> None:
    lines = [line for guide in guides() for line in commands(guide)]
    folders = {found[1] for line in lines if (found := re.match(r"python -m pytest (tests/\S+)", line))}

    assert folders
    assert [folder for folder in folders if not (ROOT / folder).exists()] == []


@pytest.mark.parametrize("guide", guides())
def test_every_configuration_that_is_printed_loads(
    guide: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNOBOT_IRC_PASSWORD", "secret")
    monkeypatch.setenv("UNOBOT_DATA", "postgresql://localhost/unobot")
    for block in blocks(guide):
        if block.language == "toml" and not block.title:
            home = '\n[network.home]\nadapter = "irc"\n' if "[network." not in block.text else ""
            (tmp_path / "config.toml").write_text(block.text + home, encoding="utf-8")
            (tmp_path / "matrix-password").write_text("a password")
            assert load_config(tmp_path / "config.toml", built_in()).networks


def test_no_reason_is_left_over() -> None:
    lines = [line for guide in guides() for line in commands(guide)]

    assert [guide for guide in ELSEWHERE if not commands(guide)] == []
    for pattern in UNDERSTOOD:
        assert exempt_by(pattern, lines), pattern


def exempt_by(pattern: str, lines: list[str]) -> bool:
    """Whether any line fits."""
    return any(re.fullmatch(pattern, line) for line in lines)
