"""The pages that people read are in plain English, as docs/contributing/style.md asks: short sentences, with their actors."""

import re
from collections.abc import Iterator

import pytest

from tests.docs.blocks import ROOT, bare
from tests.docs.generated import PAGES
from unobot.cli.app import commands, import_command

MOST_WORDS = 25
_HEADLESS = re.compile(r"(?:Who|Whoever|Whom|Whose|What|Whatever) (?!if\b)(?!.*\?$)")
"""So begins a sentence that leaves out whom or what it is about, unless it asks."""
_CONTRACTED = re.compile(r"\b(?:\w+n't|(?:it|that|there|what|who|let)'s|\w+'(?:re|ve|ll))\b", re.IGNORECASE)
GUIDES = sorted(
    str(file.relative_to(ROOT))
    for pattern in (
        "README.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        "CODE_OF_CONDUCT.md",
        "docs/players/*.md",
        "docs/operators/*.md",
        "docs/contributing/*.md",
        "docs/plugins/*.md",
        "docs/plugins/reference/*.md",
        "docs/reference/*.md",
    )
    for file in ROOT.glob(pattern)
    if not re.match(r"first-game\.\w+-?\w*\.md|computer-players\.md", file.name)
)
_PARTLY = (
    "README.md",
    "docs/plugins/directory.md",
    "docs/plugins/reference/rule-parts.md",
    "docs/plugins/reference/scenarios.md",
)
OURS = [guide for guide in GUIDES if guide not in PAGES or guide in _PARTLY]
"""The pages in English that are written by hand, some of them with tables that are not; what others are made of has its own tests.

The figures of computer-players.md are read by nobody from top to bottom."""


def sentences(page: str) -> Iterator[str]:
    """Yield the sentences of a page outside of blocks, tables and quotations; a list's points are sentences, too."""
    text = re.sub(r"^```.*?^```$", "", bare(page), flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"`[^`\n]+`", "code", text)
    text = re.sub(r"\]\([^)]+\)", "]", text)
    for part in re.split(r"\n\s*\n|\n(?=\s*(?:[-*#|]|\d+\.) )", text):
        if not part.lstrip().startswith(("|", "#", "[")):
            yield from re.split(r"(?<=[.!?:;])[*)]*\s+", " ".join(part.split()).lstrip("-*0123456789. "))


@pytest.mark.parametrize("guide", OURS)
def test_a_sentence_has_its_actor_and_few_words(guide: str) -> None:
    found = list(sentences((ROOT / guide).read_text(encoding="utf-8")))

    assert found
    assert [each for each in found if len(each.split()) > MOST_WORDS] == []
    assert [each for each in found if _HEADLESS.match(each)] == []
    if guide != "docs/contributing/style.md":  # it shows what is wrong
        assert [each for each in found if _CONTRACTED.search(each)] == []


def test_the_help_of_the_command_line_is_in_the_same_english() -> None:
    found = [each for verb in commands() for each in sentences(import_command(verb).help or "")]

    assert len(found) > 2 * len(commands())
    assert [each for each in found if len(each.split()) > MOST_WORDS or _HEADLESS.match(each)] == []


def test_what_is_wrong_is_noticed() -> None:
    said = list(sentences("- Who waits, draws.\n- Why? What now?\n\nIt isn't `one two`: " + "word " * 26))

    assert [each for each in said if _HEADLESS.match(each)] == ["Who waits, draws."]
    assert [len(each.split()) for each in said if len(each.split()) > MOST_WORDS] == [26]
    assert any(map(_CONTRACTED.search, said))
