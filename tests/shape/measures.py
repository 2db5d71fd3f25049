"""The numbers that are read from the sources."""

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PRODUCT: Final = ("engine", "unobot", "plugins")
CORE: Final = ("rooms", "tables", "commands", "parsing", "messages", "store", "outbox")
"""The rooms of the bot that play, in which no feature is named."""

FEATURES: Final[Mapping[str, tuple[str, ...]]] = {
    "bans": ("ban", "bans", "banned", "banning", "unban", "lifted"),
    "records": (
        "ranking",
        "ranked",
        "rating",
        "ratings",
        "rerating",
        "season",
        "seasons",
        "achievement",
        "achievements",
    ),
    "cups": ("cup", "cups", "heat", "heats", "pairing", "pairings"),
    "votes": ("ballot", "vote", "votes", "voter", "favourite"),
    "watching": ("watching", "spectator", "spectators"),
    "inviting": ("invite", "inviting", "invitation", "invitations", "notify", "notifying"),
    "daily": ("daily", "days"),
    "computers": ("computer", "computers", "standin", "standins", "stood"),
    "links": ("link", "links", "linked", "linking"),  # `unlink` is what removing a file is called, too
    "privacy": ("forgetting", "forgotten", "nameless", "export", "retention"),
    "hints": ("hint", "hints"),
    "fairness": ("seal", "sealing", "sealed", "beacon", "secret", "fairness"),
    "corrections": ("corrections", "corrects"),
    "machines": ("machine", "machines"),
    "sharing": ("share", "shares", "sharing", "guest", "guests"),
}
"""The words of each feature, as they stand in names: `place.services.bans` has one."""


@cache
def sources() -> Mapping[str, str]:
    """The text of every module of the product, by its path."""
    found = (path for folder in PRODUCT for path in sorted((ROOT / folder).rglob("*.py")))
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in found}


@cache
def tree(path: str) -> ast.Module:
    """The module's syntax tree."""
    return ast.parse(sources()[path])


def lengths() -> list[int]:
    """How many lines each module has."""
    return [len(text.splitlines()) for text in sources().values()]


def import_share() -> float:
    """How many of a hundred lines of code are imports; docstrings, comments and empty lines are no code."""
    code, imports = 0, 0
    for path in sources():
        lines = _code_lines(path)
        spans = [
            range(each.lineno, (each.end_lineno or each.lineno) + 1)
            for each in ast.walk(tree(path))
            if isinstance(each, ast.Import | ast.ImportFrom)
        ]
        code += len(lines)
        imports += len({line for span in spans for line in span})
    return round(100 * imports / code, 1)


def _code_lines(path: str) -> set[int]:
    silent = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
    tokens = tokenize.generate_tokens(io.StringIO(sources()[path]).readline)
    lines = {
        line
        for each in tokens
        if each.type not in silent and each.type != tokenize.ENDMARKER
        for line in range(each.start[0], each.end[0] + 1)
    }
    for each in ast.walk(tree(path)):
        if (
            isinstance(each, ast.Expr)
            and isinstance(each.value, ast.Constant)
            and isinstance(each.value.value, str)
        ):
            lines -= set(range(each.lineno, (each.end_lineno or each.lineno) + 1))
    return lines


def named_once() -> float:
    """How many of a hundred private functions are named at one place only."""
    private, once = 0, 0
    for path in sources():
        names = Counter(_named(tree(path)))
        for each in ast.walk(tree(path)):
            if (
                isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
                and each.name.startswith("_")
                and not each.name.endswith("__")
            ):
                private += 1
                once += names[each.name] == 1
    return round(100 * once / private, 1)


def _named(module: ast.Module) -> Iterator[str]:
    for each in ast.walk(module):
        if isinstance(each, ast.Name):
            yield each.id
        elif isinstance(each, ast.Attribute):
            yield each.attr


def imports() -> dict[str, set[str]]:
    """The modules that each module imports, those that only type checkers read among them."""
    modules = {_module(path): path for path in sources()}
    return {
        path: {modules[name] for name in _imported(tree(path), modules) if modules[name] != path}
        for path in sources()
    }


def _module(path: str) -> str:
    parts = list(Path(path).with_suffix("").parts)
    if parts[0] != "unobot":
        parts = parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(module: ast.Module, modules: Mapping[str, str]) -> Iterator[str]:
    for each in ast.walk(module):
        if isinstance(each, ast.ImportFrom) and each.module:
            for alias in each.names:
                # a name of a package may be a module of it
                name = f"{each.module}.{alias.name}"
                if name in modules:
                    yield name
                elif each.module in modules:
                    yield each.module
        elif isinstance(each, ast.Import):
            yield from (alias.name for alias in each.names if alias.name in modules)


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The sets of modules that import each other in circles, the largest first."""
    reach = {node: _reached(graph, node) for node in graph}
    found: list[list[str]] = []
    for node in sorted(graph):
        if node in reach[node] and not any(node in each for each in found):
            found.append(sorted({node} | {other for other in reach[node] if node in reach[other]}))
    return sorted(found, key=len, reverse=True)


def _reached(graph: Mapping[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        if (node := waiting.pop()) not in seen:
            seen.add(node)
            waiting += graph[node]
    return seen


def naming(feature: str) -> list[str]:
    """The modules of the core in whose names that feature's words stand."""
    words = set(FEATURES[feature])
    return [
        path
        for path in sources()
        if path.startswith(tuple(f"unobot/{room}/" for room in CORE)) and words & _words(path)
    ]


@cache
def _words(path: str) -> frozenset[str]:
    """All words in the names and the texts of a module's code; docstrings and comments may explain with them."""
    tokens = tokenize.generate_tokens(io.StringIO(sources()[path]).readline)
    names = [each.string for each in tokens if each.type == tokenize.NAME]
    said = {id(each.value) for each in ast.walk(tree(path)) if isinstance(each, ast.Expr)}
    for each in ast.walk(tree(path)):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and id(each) not in said:
            names += re.findall(r"[A-Za-z_]+", each.value)
    return frozenset(word.lower() for name in names for word in _split(name))


def _split(name: str) -> Iterator[str]:
    for part in name.split("_"):
        word = ""
        for letter in part:
            if letter.isupper() and word and not word[-1].isupper():
                yield word
                word = ""
            word += letter
        yield word


def standing() -> dict[str, float]:
    """Every number that is read from the sources, by the name of its limit."""
    found = {"modules": len(sources()), "import-share": import_share(), "named-once": named_once()}
    found["files-in-circles"] = sum(map(len, circles(imports())))
    return found | {f"names-of-{feature}": len(naming(feature)) for feature in FEATURES}
