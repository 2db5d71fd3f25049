"""Which classes of a plugin are rules, and in which of its files the code of rules is; found without importing it."""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uno_engine
from uno_engine import Rule

_BASES: Final = frozenset(
    name for name, each in vars(uno_engine).items() if isinstance(each, type) and issubclass(each, Rule)
)


@dataclass(frozen=True, slots=True)
class RuleClass:
    """A class that is a rule, as it is written."""

    file: Path
    node: ast.ClassDef


def rule_classes(trees: Mapping[Path, ast.Module], rules: Iterable[type[Rule]] = ()) -> Sequence[RuleClass]:
    """The classes that derive from a rule of the engine or of this plugin, and those of the rules that are loaded."""
    written = [RuleClass(file, node) for file, tree in trees.items() for node in _classes(tree)]
    known = {*_BASES, *(base.__name__ for rule in rules for base in rule.__mro__ if issubclass(base, Rule))}
    found: list[RuleClass] = []
    while new := [each for each in written if each not in found and _is_rule(each.node, known)]:
        found += new
        known |= {each.node.name for each in new}
    return found


def _classes(tree: ast.Module) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def _is_rule(node: ast.ClassDef, known: set[str]) -> bool:
    return any(_last(base) in known for base in node.bases)


def _last(base: ast.expr) -> str:
    """The name of a base class, whatever module stands before it."""
    return base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""


def rule_files(trees: Mapping[Path, ast.Module], classes: Sequence[RuleClass]) -> Sequence[Path]:
    """The files of these classes, and all files of the plugin that they import, directly or through others."""
    modules = {_module_of(file): file for file in trees}
    waiting = list(dict.fromkeys(each.file for each in classes))
    found: list[Path] = []
    while waiting:
        file = waiting.pop()
        found.append(file)
        for name in _imports(trees[file], file):
            imported = modules.get(name)
            if imported is not None and imported not in (*found, *waiting):
                waiting.append(imported)
    return sorted(found)


def _module_of(file: Path) -> str:
    """The name of a module, from its outermost package on."""
    parts = [] if file.name == "__init__.py" else [file.stem]
    folder = file.parent
    while (folder / "__init__.py").is_file():
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join(parts)


def _imports(tree: ast.Module, file: Path) -> Iterator[str]:
    """The names of all that a file imports, each of which may be a module."""
    package = _module_of(file).split(".")[: None if file.name == "__init__.py" else -1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            within = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*within, *([node.module] if node.module else [])])
            # the package's own `__init__` is not followed: it names everything, the bot's side too
            yield from (module, *(f"{module}.{name.name}" for name in node.names))
