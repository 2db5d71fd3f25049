"""Plugins that are loaded from a path, without being installed."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.bot.plugins.conftest import HEAD, Plugin
from tests.plugins.built_in import points
from unobot.plugins import Broken, load_plugins

SOURCE = (
    HEAD
    + """
from uno_engine import Rule

class Cow(Rule):
    '''A cow.'''
    id = "cow"

@hookimpl
def unobot_rules():
    return [Cow]
"""
)
PROJECT = """[project]
name = "unobot-cow"
[project.entry-points.unobot]
herd = "unobot_cow_at_path"
"""


@pytest.fixture(autouse=True)
def _forgotten(tmp_path: Path) -> Iterator[None]:
    """What a test has written and imported is forgotten after it."""
    path = list(sys.path)
    yield
    sys.path[:] = path
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


def package(folder: Path) -> Path:
    """A package whose rule stands in a module of its own."""
    within = folder / "unobot_cow_at_path"
    within.mkdir(parents=True)
    (within / "__init__.py").write_text("from unobot_cow_at_path.cow import *\n", "utf-8")
    (within / "cow.py").write_text(SOURCE, "utf-8")
    return within


def module(folder: Path) -> Path:
    """One file."""
    (folder / "cow_at_path.py").write_text(SOURCE, "utf-8")
    return folder / "cow_at_path.py"


def project(folder: Path) -> Path:
    """The folder of a project, with its package in `src`."""
    package(folder / "src")
    (folder / "pyproject.toml").write_text(PROJECT, "utf-8")
    return folder


@pytest.mark.parametrize(
    ("made", "name"), [(module, "cow-at-path"), (package, "cow-at-path"), (project, "herd")]
)
def test_a_plugin_is_loaded_from_where_it_lies(tmp_path: Path, made: object, name: str) -> None:
    assert callable(made)
    plugins = load_plugins(installed=points(), paths=[made(tmp_path)])

    assert plugins.broken == ()
    assert plugins.loaded[-1].name == name
    assert plugins.bringing("rules")["cow"] == name


def test_it_is_loaded_beside_those_that_are_named(tmp_path: Path, plugin: Plugin) -> None:
    plugins = load_plugins(["a"], [plugin("a", ""), plugin("b", "")], [module(tmp_path)])
    assert [each.name for each in plugins.loaded] == ["a", "cow-at-path"]


def test_it_takes_the_place_of_the_installed_one_of_its_module(tmp_path: Path) -> None:
    installed = EntryPoint("cow", "unobot_cow_at_path", "unobot")
    plugins = load_plugins(installed=[installed], paths=[project(tmp_path)])

    assert [each.name for each in plugins.loaded] == ["herd"]
    assert plugins.broken == ()


def test_it_takes_the_place_of_the_installed_one_of_its_name(tmp_path: Path, plugin: Plugin) -> None:
    plugins = load_plugins(installed=[plugin("herd", "")], paths=[project(tmp_path)])

    assert [each.module for each in plugins.loaded] == ["unobot_cow_at_path"]
    assert plugins.broken == ()


WRONG = {
    "nothing.py": (None, "expected a module of Python, a package, or a folder with a pyproject.toml"),
    "cow.txt": ("", "expected a module of Python, a package, or a folder with a pyproject.toml"),
    "a-cow.py": ("", "a-cow cannot be imported; give it a name of letters, digits and _"),
    "random.py": ("", "a module of Python is called random; rename this one"),
    "pytest.py": ("", "another module is called pytest; rename this one"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_loaded_is_told_with_its_path(tmp_path: Path, name: str) -> None:
    source, reason = WRONG[name]
    if source is not None:
        (tmp_path / name).write_text(source, "utf-8")
    (broken,) = load_plugins(installed=[], paths=[tmp_path / name]).broken

    assert str(tmp_path / name) in broken.reason
    assert broken.reason.endswith(reason)


PROJECTS = {
    None: "expected an __init__.py or a pyproject.toml in this folder",
    "[project]": "expected [project.entry-points.unobot] with a plugin",
    "[project.entry-points.unobot]\ncow = 'unobot_moo'": "names unobot_moo, and there is no such module beside it",
    "[project": "Expected",
}


@pytest.mark.parametrize("text", PROJECTS)
def test_a_project_without_a_plugin_is_told_with_its_path(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / "pyproject.toml").write_text(text, "utf-8")
    (broken,) = load_plugins(installed=[], paths=[tmp_path]).broken

    assert str(tmp_path) in broken.reason
    assert PROJECTS[text] in broken.reason


def test_a_module_that_raises_is_left_out_and_can_be_tried_again(tmp_path: Path) -> None:
    file = module(tmp_path)
    file.write_text("raise RuntimeError('no cows today')", "utf-8")
    plugins = load_plugins(installed=[], paths=[file])
    assert plugins.broken == (Broken("cow-at-path", f"RuntimeError: no cows today ({file}:1)"),)

    file.write_text(SOURCE + "# mended\n", "utf-8")
    assert load_plugins(installed=[], paths=[file]).broken == ()


def test_an_entry_point_at_a_module_without_hooks_is_told_the_package(tmp_path: Path) -> None:
    within = package(tmp_path)
    (within / "bull.py").write_text("ID = 'bull'\n", "utf-8")
    named = '[project.entry-points.unobot]\nherd = "unobot_cow_at_path.bull"\n'
    (tmp_path / "pyproject.toml").write_text(named, "utf-8")
    (broken,) = load_plugins(installed=points(), paths=[tmp_path]).broken

    assert "unobot_cow_at_path.bull has no hooks; did you mean unobot_cow_at_path?" in broken.reason
