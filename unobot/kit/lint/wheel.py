"""Texts of a plugin that would not be in its wheel, as far as the project's `pyproject.toml` tells what hatchling or setuptools put into it."""

import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from typing import Any

from unobot.plugins import Brought
from unobot.plugins.flaws import Flaw, SourceLine


def wheel_flaws(brought: Brought) -> Iterator[Flaw]:
    """Yield the folders of texts whose files the wheel would lack; nothing where that cannot be told."""
    for folder in brought.texts:
        project = next((each for each in folder.parents if (each / "pyproject.toml").is_file()), None)
        file = next(iter(sorted(folder.rglob("*.ftl"))), None)
        if project is None or file is None:
            continue
        settings: Any = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))
        tool, build = settings.get("tool", {}), settings.get("build-system", {})
        path = file.relative_to(project).as_posix()
        if build.get("build-backend") == "hatchling.build":
            found = _lacked_by_hatchling(tool.get("hatch", {}).get("build", {}), path)
            instead = "name the package alone: packages = […]"
        elif str(build.get("build-backend")).startswith("setuptools."):
            data = tool.get("setuptools", {}).get("package-data", {}).values()
            patterns = [pattern for each in data for pattern in each]
            scm = any("scm" in each for each in build.get("requires", ()))
            given = scm or (project / "MANIFEST.in").is_file() or (project / "setup.py").is_file()
            lacks = not given and not any(_fits(path, f"*{each}") for each in patterns)
            found = "package-data" if lacks else ""
            instead = 'write [tool.setuptools.package-data] with "*" = ["texts/*.ftl"]'
        else:
            continue
        if found:
            lines = enumerate((project / "pyproject.toml").read_text("utf-8").splitlines(), 1)
            at = next((number for number, line in lines if found in line), 1)
            told = f"the wheel would have no {path}, which unobot_texts returns"
            yield Flaw("wheel", told, instead, SourceLine(project / "pyproject.toml", at))


def _lacked_by_hatchling(build: Any, path: str) -> str:
    """Return the key because of which hatchling leaves the file out; empty if it takes it, or if that cannot be told."""
    wheel = {**build, **build.get("targets", {}).get("wheel", {})}
    if wheel.get("force-include") or wheel.get("artifacts"):
        return ""
    for key in ("only-include", "packages", "include"):
        if wheel.get(key):
            return "" if any(_fits(path, each) for each in wheel[key]) else key
    return "exclude" if any(_fits(path, each) for each in wheel.get("exclude", ())) else ""


def _fits(path: str, pattern: str) -> bool:
    """Whether a pattern takes a file, by itself or by a folder that it is in."""
    pattern = pattern.strip("/").removeprefix("./")
    return fnmatch(path, pattern) or path.startswith(f"{pattern}/") or fnmatch(path, f"*/{pattern}")
