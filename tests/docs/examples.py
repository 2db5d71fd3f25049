"""Where each public name is shown at work: in an example that the tests run.

Those are the docstring's own lines, the sections of `docs/plugins/reference/examples`, and the files that the guides in
`docs/plugins` show.
"""

import ast
import doctest
import re
from collections.abc import Iterator, Mapping
from functools import cache
from os.path import relpath
from pathlib import Path

from tests.docs.blocks import ROOT, Block, prose, sections

EXAMPLES = "docs/plugins/reference/examples"
HOOKS = "unobot.plugins.hookspecs"
FIXTURES = "unobot.kit.testing.fixtures"
PARSER = doctest.DocTestParser()


def pages() -> list[str]:
    """The pages of examples, and the guides whose files the tests write and run."""
    found = (ROOT / "docs/plugins").glob("**/*.md")
    return sorted(str(file.relative_to(ROOT)) for file in found if file.stem != "api")


def example_of(module: str, name: str) -> str | None:
    """The section that shows that name best, as a link from the reference; None if no section shows it.

    That is the first one whose text speaks of it (`Name`), else the first one that uses it.
    """
    return _shown().get((module, name))


@cache
def _shown() -> Mapping[tuple[str, str], str]:
    spoken_of: dict[tuple[str, str], str] = {}
    found: dict[tuple[str, str], str] = {}
    for page in sorted(pages(), key=lambda page: not page.startswith(EXAMPLES)):
        text = prose(page)
        for heading, shown in sections(page).items():
            # the files that a page of examples might show would not be run
            run = [each for each in shown if each.language == "pycon" or not page.startswith(EXAMPLES)]
            link = f"[{heading}]({relpath(page, 'docs/plugins/reference')}#{anchor(heading)})"
            for name in used(run):
                found.setdefault(name, link)
                if f"`{name[1]}`" in text.get(heading, ""):
                    spoken_of.setdefault(name, link)
    return found | spoken_of


def anchor(heading: str) -> str:
    """Return what a link to that heading ends with."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def used(shown: list[Block]) -> Iterator[tuple[str, str]]:
    """The names that are imported in these blocks and used there, or are used without, each with its module."""
    for code in _code(shown):
        tree = ast.parse(code)
        yield from ((HOOKS, each.name) for each in _functions(tree) if _is_hook(each))
        imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        yield from (imported[name] for name in _names(tree) if name in imported)
        modules = {
            alias.asname or alias.name: alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.Import)
            for alias in node.names
        }
        yield from (
            (modules[node.value.id], node.attr)
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in modules
        )
    for block in shown:
        if block.language == "python" and Path(block.title).name.startswith("test_"):
            yield from ((FIXTURES, name) for name in _fixtures(ast.parse(block.text)))


def _code(shown: list[Block]) -> Iterator[str]:
    yield "".join(
        example.source for b in shown if b.language == "pycon" for example in PARSER.get_examples(b.text)
    )
    yield from (b.text for b in shown if b.language == "python" and b.title.endswith(".py"))


def _functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def _is_hook(function: ast.FunctionDef) -> bool:
    """Whether it implements the hook whose name it bears: that is how a hook is used."""
    return any(isinstance(each, ast.Name) and each.id == "hookimpl" for each in function.decorator_list)


def _fixtures(tree: ast.AST) -> Iterator[str]:
    """What the tests of a file are given by pytest: fixtures are not imported there."""
    tests = (each for each in _functions(tree) if each.name.startswith("test_"))
    return (argument.arg for test in tests for argument in test.args.args)


def _names(tree: ast.AST) -> Iterator[str]:
    return (node.id for node in ast.walk(tree) if isinstance(node, ast.Name))
