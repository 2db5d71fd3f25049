"""The code that plugin authors copy, from docs/plugins and from `unobot new`, uses nothing of the project but what names.txt promises."""

import ast
import importlib
import inspect
import re
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import uno_engine as uno
from tests.docs.blocks import ROOT, blocks
from tests.docs.names import PUBLIC, public
from tests.docs.test_signatures import PAGES

SCAFFOLDS = sorted((ROOT / "unobot/kit/templates").glob("**/*.py.tmpl"))


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Yield every piece of Python that plugin authors copy: from the pages, and from what `unobot new` writes."""
    for page in PAGES:
        for at, block in enumerate(block for block in blocks(page) if block.language == "python"):
            yield f"{page}, {block.title or f'block {at + 1}'}", ast.parse(textwrap.dedent(block.text))
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
            case ast.ImportFrom(module=str(module)) if is_ours(module):
                yield module
            case ast.Import(names=names):
                yield from (each.name for each in names if is_ours(each.name) and each.name not in PUBLIC)
            case ast.Attribute(value=ast.Name(id="uno"), attr=attr) if attr not in public(uno):
                yield f"uno.{attr}"
    for made in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)):
        given = {each.arg: class_of(each.annotation, known) for each in made.args.args}
        for node in ast.walk(made):
            match node:
                case ast.Attribute(value=ast.Name(id=name), attr=attr) if (
                    kind := given.get(name)
                ) is not None:
                    if attr not in members_of(kind):
                        yield f"{kind.__name__}.{attr}"


def is_ours(module: str) -> bool:
    """Whether a module belongs to this project, and not to the plugin of which the source is a part."""
    package = module.partition(".")[0]
    return package in {"unobot", "uno_engine"} or (ROOT / "plugins" / package).is_dir()


def class_of(annotation: ast.expr | None, known: Mapping[str, Any]) -> type | None:
    """Return the public class that a parameter is annotated with; None for all else."""
    match annotation:
        case ast.Name(id=name):
            found = known.get(name)
        case ast.Attribute(value=ast.Name(id="uno"), attr=name):
            found = getattr(uno, name, None)
        case _:
            found = None
    return found if inspect.isclass(found) else None


def members_of(kind: type) -> set[str]:
    """Return the public names of a class and of its bases, fields included."""
    named = (
        name for base in kind.__mro__ for name in {**vars(base), **vars(base).get("__annotations__", {})}
    )
    return {name for name in (*named, *getattr(kind, "__struct_fields__", ())) if not name.startswith("_")}


@pytest.mark.parametrize(("where", "tree"), [pytest.param(*each, id=each[0]) for each in sources()])
def test_what_authors_copy_uses_public_names_alone(where: str, tree: ast.Module) -> None:
    assert sorted(set(not_public(tree))) == []
