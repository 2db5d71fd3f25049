"""CONTRIBUTING.md and the pages for contributors name what is there."""

import re

import pytest

from tests.docs.blocks import ROOT, blocks

PAGE = "".join(
    (ROOT / page).read_text(encoding="utf-8")
    for page in ("CONTRIBUTING.md", "docs/contributing/make-targets.md")
)
PATHS = sorted(set(re.findall(r"`((?:\.ci|docs|engine|plugins|tests|unobot)/[\w./]+)`", PAGE)))


def test_every_make_verb_is_told_of() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)

    assert len(targets) > 6
    assert [verb for verb in targets if verb != "help" and f"| `make {verb}` |" not in PAGE] == []


@pytest.mark.parametrize("path", PATHS)
def test_every_path_that_is_named_is_there(path: str) -> None:
    assert (ROOT / path).exists()


def test_every_kind_of_test_is_told_of() -> None:
    kinds = {path.name for path in (ROOT / "tests").iterdir() if (path / "__init__.py").exists()}

    assert len(kinds) > 6
    assert {kind for kind in kinds if f"`tests/{kind}`" not in PAGE} == set()


def test_the_commit_that_is_shown_keeps_its_own_rules() -> None:
    (example,) = [block.text.splitlines() for block in blocks("CONTRIBUTING.md") if block.language == "text"]
    subject, empty, *body = example

    assert re.fullmatch(r"[a-z_]+: .+", subject)
    assert len(subject) <= 72
    assert empty == ""
    assert body
