"""The examples of docs/plugins are true, and there is one for each public name."""

import doctest
import importlib

import pytest

from tests.docs.blocks import Block, sections
from tests.docs.examples import EXAMPLES, PARSER, example_of, pages, used
from tests.docs.names import PUBLIC, public
from tests.docs.reference import own_example

SECTIONS = [
    (page, heading)
    for page in pages()
    for heading, shown in sections(page).items()
    if any(block.language == "pycon" for block in shown)
]


@pytest.mark.parametrize(("page", "heading"), SECTIONS)
def test_the_examples_of_a_section_are_true(page: str, heading: str) -> None:
    text = "".join(block.text for block in sections(page)[heading] if block.language == "pycon")
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    said: list[str] = []

    results = runner.run(PARSER.get_doctest(text, {"__name__": "example"}, heading, page, 0), out=said.append)

    assert results.attempted > 0
    assert results.failed == 0, "".join(said)


def test_each_public_name_has_an_example_that_is_run() -> None:
    without = [
        f"{module}.{name}"
        for module in PUBLIC
        for name in sorted(public(importlib.import_module(module)))
        if not own_example(name, module) and example_of(module, name) is None
    ]

    assert without == []


def test_a_hook_counts_where_it_is_implemented_and_a_fixture_where_a_test_takes_it() -> None:
    plugin = Block("python", "cow.py", "@hookimpl\ndef unobot_rules(): ...\n\ndef unobot_texts(): ...\n")
    tests = Block("python", "test_cow.py", "def test_it(room): ...\n\ndef dealt(deal): ...\n")

    assert set(used([plugin, tests])) == {
        ("unobot.plugins.hookspecs", "unobot_rules"),
        ("unobot.kit.testing.fixtures", "room"),
    }


def test_the_pages_of_examples_have_some() -> None:
    assert {page for page, _ in SECTIONS if page.startswith(EXAMPLES)}
