"""docs/plugins is followed to the letter: files are written, commands run, outputs compared."""

import ast
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, Block, blocks
from tests.docs.installed import environment, install, run

PIP = "pip install --editable .\n"
BEGINS_WITH = {
    "questions-and-memory": ("first-rule",),
    "command": ("first-rule", "questions-and-memory"),
    "computer-player": ("first-rule", "questions-and-memory"),
    "testing": ("first-rule", "questions-and-memory"),
}
"""The pages whose files somebody has who comes to a page."""
FIRST = blocks("docs/plugins/first-rule.md")


def page(name: str) -> list[Block]:
    """The blocks of a page that show a file, a command line or what it prints."""
    return [block for block in blocks(f"docs/plugins/{name}.md") if block.title or block.language != "python"]


PAGES = [
    name
    for file in sorted((ROOT / "docs/plugins").glob("**/*.md"))
    if (name := str(file.relative_to(ROOT / "docs/plugins").with_suffix("")))
    and any(block.title for block in page(name))
]
"""The pages that show files."""


def written(shown: list[Block], folder: Path) -> None:
    """Write the files that a page shows."""
    for block in shown:
        if block.title:
            file = folder / block.title
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")


def followed(shown: list[Block], folder: Path, variables: dict[str, str]) -> int:
    """Do all that a page says; returns how many outputs were compared."""
    compared = 0
    for block, following in zip(shown, [*shown[1:], None], strict=True):
        written([block], folder)
        if block.language == "sh":
            if block.text.startswith(PIP):  # installing for real needs the network
                install(folder / "pyproject.toml", folder)
            expected = following.text if following is not None and following.language == "text" else None
            done = run("set -e\n" + block.text.removeprefix(PIP), folder, variables)
            compared += expected is not None
            assert expected in {None, done.stdout}, done.stdout + done.stderr
            failing = expected is not None and "FAILED" in expected
            assert (done.returncode != 0) == failing, done.stdout + done.stderr
    return compared


@pytest.mark.timeout(300)  # some processes, one after the other
@pytest.mark.parametrize("name", PAGES)
def test_a_page_works_from_its_first_line_to_its_last(name: str, tmp_path: Path) -> None:
    site, here = tmp_path / "site", tmp_path / "here"
    site.mkdir()
    here.mkdir()
    for before in BEGINS_WITH.get(name, ()):
        written(page(before), here)
        if (here / "pyproject.toml").exists():
            install(here / "pyproject.toml", here)

    followed(page(name), here, environment(site, here))


def test_outputs_are_compared(tmp_path: Path) -> None:
    assert sum(block.language == "text" for name in PAGES for block in page(name)) >= 10


def test_a_page_that_is_out_of_date_is_noticed(tmp_path: Path) -> None:
    later = [Block(b.language, b.title, b.text.replace("== 2:", "== 3:")) for b in FIRST]

    with pytest.raises(AssertionError):
        followed(later, tmp_path, environment(tmp_path))


def test_the_first_rule_begins_with_five_lines() -> None:
    first = next(block for block in FIRST if block.language == "python")

    assert sum(bool(line.strip()) for line in first.text.splitlines()) <= 5
    assert ast.parse(first.text)
