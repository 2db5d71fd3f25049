"""plugins/README.md is followed to the letter: files are written, commands run, outputs compared."""

import ast
from pathlib import Path

import pytest

from tests.docs.blocks import Block, blocks
from tests.docs.installed import environment, install, run

TUTORIAL = blocks("plugins/README.md")
PIP = "pip install --editable .\n"


def followed(tutorial: list[Block], folder: Path, variables: dict[str, str]) -> int:
    """Do all that the tutorial says; returns how many outputs were compared."""
    compared = 0
    for block, following in zip(tutorial, [*tutorial[1:], None], strict=True):
        if block.title:
            file = folder / block.title
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
        elif block.language == "sh":
            if block.text.startswith(PIP):  # installing for real needs the network
                install(folder / "pyproject.toml", folder)
            expected = following.text if following is not None and following.language == "text" else None
            done = run("set -e\n" + block.text.removeprefix(PIP), folder, variables)
            compared += expected is not None
            assert expected in {None, done.stdout}, done.stderr
            failing = expected is not None and "FAILED" in expected
            assert (done.returncode != 0) == failing, done.stdout + done.stderr
    return compared


@pytest.mark.timeout(300)  # a dozen processes, one after the other
def test_the_tutorial_works_from_its_first_line_to_its_last(tmp_path: Path) -> None:
    site, cow = tmp_path / "site", tmp_path / "cow"
    site.mkdir()
    cow.mkdir()

    assert followed(TUTORIAL, cow, environment(site, cow)) >= 6


def test_a_tutorial_that_is_out_of_date_is_noticed(tmp_path: Path) -> None:
    later = [Block(b.language, b.title, b.text.replace("== 2:", "== 3:")) for b in TUTORIAL[:11]]

    with pytest.raises(AssertionError):
        followed(later, tmp_path, environment(tmp_path))


def test_every_block_is_a_file_a_command_or_an_output() -> None:
    assert len(TUTORIAL) > 15
    for block in TUTORIAL:
        assert block.title or block.language in {"sh", "text"}, block.text


def test_the_tutorial_begins_with_five_lines() -> None:
    first = next(block for block in TUTORIAL if block.language == "python")

    assert sum(bool(line.strip()) for line in first.text.splitlines()) <= 5
    assert ast.parse(first.text)
