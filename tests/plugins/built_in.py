"""The project's own plugins, as its pyproject.toml declares them, and what they bring."""

import tomllib
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from uno_engine import Catalogue
from unobot.plugins import Plugins, catalogue, load_plugins

ROOT = Path(__file__).parents[2]


@cache
def built_in() -> Plugins:
    """All of them, each loaded as a plugin is."""
    return load_plugins(installed=points())


def points(*more: str) -> list[EntryPoint]:
    """The entry points of all of them, and of further modules."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {**project["entry-points"]["unobot"], **{module: module for module in more}}
    return [EntryPoint(name, module, "unobot") for name, module in named.items()]


def needs(*names: str) -> pytest.MarkDecorator:
    """Mark a test of several features: without the folder of one of these there is nothing to be tested."""
    there = {each.name for each in points()}
    return pytest.mark.skipif(not there.issuperset(names), reason=f"plays with {', '.join(names)}")


@cache
def loaded(*modules: str) -> Plugins:
    """Only these modules, each loaded as a plugin is, declared or not."""
    plugins = load_plugins(installed=[EntryPoint(module, module, "unobot") for module in modules])
    assert plugins.broken == ()
    return plugins


@cache
def all_rules() -> Catalogue:
    """Every rule and preset of the project."""
    assert built_in().broken == ()
    return catalogue(built_in())
