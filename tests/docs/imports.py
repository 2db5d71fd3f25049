"""Who imports whom, read from the sources: the picture in docs/architecture.md is drawn from it."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.docs.blocks import ROOT

PARTS = {"engine": "uno_engine", "unobot": "unobot", "plugins": ""}
"""Where the sources are, and the package that they belong to; in `plugins` each folder is one."""

STARTS = frozenset({"unobot.__init__", "unobot.__main__"})
"""Modules that are no parts: an empty one, and the one that starts the command line."""


def parts() -> Mapping[str, set[str]]:
    """Each part of the project, with the parts that it imports: packages of the bot, the engine, the plugins."""
    found: dict[str, set[str]] = {}
    for folder in PARTS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            importer = part_of(_module(path, folder))
            if importer in STARTS:
                continue
            used = {part_of(name) for name in _imported(path) if name.split(".")[0] in _packages()}
            found.setdefault(importer, set()).update(used - {importer})
    return found


def part_of(module: str) -> str:
    """The part that a module belongs to: `unobot.store`, `engine`, `plugins`."""
    first, *rest = module.split(".")
    if first == "uno_engine":
        return "engine"
    if first != "unobot":
        return "plugins"
    return f"unobot.{rest[0]}" if rest else "unobot"


def _packages() -> set[str]:
    plugins = {path.name for path in (ROOT / "plugins").iterdir() if (path / "__init__.py").exists()}
    return {"uno_engine", "unobot", *plugins}


def _module(path: Path, folder: str) -> str:
    return ".".join(path.relative_to(ROOT / folder if folder != "unobot" else ROOT).with_suffix("").parts)


def _imported(path: Path) -> Iterator[str]:
    """The modules that a file imports when it runs; what only type checkers read does not count."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body if path.name == "__init__.py" else ast.walk(_without_type_checking(tree)):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            several = node.module == "unobot"  # `from unobot import hookspecs` imports that part
            yield from (f"unobot.{name.name}" for name in node.names) if several else (node.module,)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def _without_type_checking(tree: ast.Module) -> ast.Module:
    kept = [n for n in tree.body if not (isinstance(n, ast.If) and "TYPE_CHECKING" in ast.unparse(n.test))]
    return ast.Module(kept, [])


def reduced(graph: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """The same graph without the arrows that others imply. Parts that import each other in a circle keep theirs."""
    reach = {node: _reachable(graph, node) for node in graph}

    def implied(node: str, to: str) -> bool:
        between = (
            via for via in graph[node] - {to} if node not in reach[via] and via not in reach.get(to, ())
        )
        return any(to in reach[via] for via in between)

    return {node: {to for to in targets if not implied(node, to)} for node, targets in graph.items()}


def _reachable(graph: Mapping[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        node = waiting.pop()
        if node not in seen:
            seen.add(node)
            waiting += graph.get(node, set())
    return seen


def circles(graph: Mapping[str, set[str]]) -> list[tuple[str, str]]:
    """The pairs of parts that reach each other."""
    reach = {node: _reachable(graph, node) for node in graph}
    return sorted((a, b) for a in graph for b in graph if a < b and b in reach[a] and a in reach[b])


def picture() -> str:
    """The graph in Mermaid's notation, which GitHub and others draw."""
    arrows = reduced(parts())
    lines = ["```mermaid", "graph TD"]
    for node in sorted(arrows):
        lines.append(f"    {_id(node)}[{node}]")
        lines += [f"    {_id(node)} --> {_id(to)}" for to in sorted(arrows[node])]
    return "\n".join([*lines, "```"])


def _id(node: str) -> str:
    return node.replace(".", "_").replace("__", "_")
