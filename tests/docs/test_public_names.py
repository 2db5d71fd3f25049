"""The code that plugin authors copy, from docs/plugins and from `unobot new`, uses nothing of the project but what api-1.txt promises."""

import ast
import importlib
import inspect
import re
import textwrap
from collections.abc import Iterator, Mapping
from doctest import DocTestParser
from typing import Any

import pytest

import uno_engine as uno
from tests.docs.blocks import ROOT, blocks
from tests.docs.examples import EXAMPLES
from tests.docs.names import OPAQUE, PART, PUBLIC, public
from tests.docs.test_signatures import PAGES

SCAFFOLDS = sorted((ROOT / "unobot/kit/templates").glob("**/*.py.tmpl"))


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Yield every piece of Python that plugin authors copy: from the pages, and from what `unobot new` writes."""
    for page in PAGES:
        for at, block in enumerate(block for block in blocks(page) if block.language == "python"):
            yield f"{page}, {block.title or f'block {at + 1}'}", ast.parse(textwrap.dedent(block.text))
    for file in sorted((ROOT / EXAMPLES).glob("*.md")):
        page = str(file.relative_to(ROOT))
        shown = "".join(block.text for block in blocks(page) if block.language == "pycon")
        typed = [example.source for example in DocTestParser().get_examples(shown)]
        # what is awaited at the prompt is so only in a function
        yield page, ast.parse("async def typed():\n" + textwrap.indent("".join(typed), "    "))
    for file in sorted((ROOT / "unobot/kit/templates").glob("**/*.*")):
        for line in re.findall(r'^python -c "(.+)"$', file.read_text(encoding="utf-8"), re.MULTILINE):
            yield f"{file.relative_to(ROOT)}, python -c", ast.parse(line)
    for file in SCAFFOLDS:
        text = file.read_text(encoding="utf-8").replace("@@{package}", "unobot_new")
        yield str(file.relative_to(ROOT)), ast.parse(re.sub(r"@@\{\w+\}", "new", text))


def not_public(tree: ast.Module) -> Iterator[str]:
    """Yield what a source uses of the project that is not promised: modules, names, and members of what a function is given."""
    known: dict[str, Any] = {"uno": uno}
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module), names=names) if module in PUBLIC:
                there = importlib.import_module(module)
                yield from (f"{module}.{each.name}" for each in names if each.name not in public(there))
                known |= {each.name: getattr(there, each.name, None) for each in names}
            case ast.ImportFrom(module=str(module), names=names) if is_ours(module):
                # an opaque type may be named where a value of it is taken
                yield from (
                    name
                    for each in names
                    if (name := f"{module}.{each.name}") not in PUBLIC and each.name not in OPAQUE
                )
            # a plugin of ours may be named as a whole
            case ast.Import(names=names):
                yield from (each.name for each in names if each.name.startswith("unobot."))
            case ast.Attribute(value=ast.Name(id="uno"), attr=attr) if attr not in public(uno):
                yield f"uno.{attr}"
            case ast.FunctionDef(args=arguments) | ast.AsyncFunctionDef(args=arguments):
                given = {each.arg: class_of(each.annotation, known) for each in arguments.args}
                for used in (each for each in ast.walk(node) if isinstance(each, ast.Attribute)):
                    kind = class_of(used.value, given)
                    if kind is not None and used.attr not in members_of(kind):
                        yield f"{kind.__name__}.{used.attr}"


def is_ours(module: str) -> bool:
    """Whether a module belongs to this project, and not to the plugin of which the source is a part."""
    package = module.partition(".")[0]
    return package in {"unobot", "uno_engine"} or (ROOT / "plugins" / package).is_dir()


def class_of(written: ast.expr | None, known: Mapping[str, Any]) -> type | None:
    """Return the class that is written there, or of which that is: of a parameter, or of a member `room.room`; None for all else."""
    found: Any = None
    match written:
        case ast.Name(id=name):
            found = known.get(name)
        case ast.Attribute(value=ast.Name(id="uno"), attr=name):
            found = getattr(uno, name, None)
        case ast.Attribute(value=owner, attr=name) if (kind := class_of(owner, known)) is not None:
            for base in kind.__mro__:
                told = vars(base).get("__annotations__", {}).get(name)
                found = (
                    vars(importlib.import_module(base.__module__)).get(told, told) if found is None else found
                )
    return found if inspect.isclass(found) else None


def members_of(kind: type) -> set[str]:
    """Return the public names of a class and of its bases, fields included; of a class in `PART` the promised ones."""
    if kind.__name__ in PART:
        return set(PART[kind.__name__])
    named = (
        name for base in kind.__mro__ for name in {**vars(base), **vars(base).get("__annotations__", {})}
    )
    return {name for name in (*named, *getattr(kind, "__struct_fields__", ())) if not name.startswith("_")}


@pytest.mark.parametrize(("where", "tree"), [pytest.param(*each, id=each[0]) for each in sources()])
def test_what_authors_copy_uses_public_names_alone(where: str, tree: ast.Module) -> None:
    assert sorted(set(not_public(tree))) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from unobot.plugins import load_plugins", ["unobot.plugins.load_plugins"]),
        ("import unobot.plugins", ["unobot.plugins"]),
        ("from unobot.clock import Clock, steps_of", ["unobot.clock.steps_of"]),
        ("import uno_engine as uno\nuno.kernel", ["uno.kernel"]),
        (
            "from unobot.kit.testing import PlainRoom\ndef f(room: PlainRoom): room.room.bot.router",
            ["FakeRoom.bot"],
        ),
        ("from unobot.plugins import hookspecs\nimport unobot_dos\nfrom unobot_cow.cow import Cow", []),
    ],
)
def test_what_is_not_public_is_noticed(line: str, found: list[str]) -> None:
    assert list(not_public(ast.parse(line))) == found
