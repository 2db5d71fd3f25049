"""The directory of plugins: what comes with the bot, told from the plugins themselves."""

from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc

from tests.plugins.built_in import built_in
from unobot.plugins import LoadedPlugin


def directory() -> Iterator[str]:
    """The lines of the table, by name."""
    yield "| plugin | package | what it is | brings |\n| --- | --- | --- | --- |"
    for plugin in sorted(built_in().loaded, key=lambda each: each.name):
        yield f"| `{plugin.name}` | `{plugin.module}` | {_sentence(plugin)} | {_brings(plugin)} |"


def _sentence(plugin: LoadedPlugin) -> str:
    told = cleandoc(import_module(plugin.module).__doc__ or "").split("\n\n", 1)[0]
    return " ".join(told.split())


def _brings(plugin: LoadedPlugin) -> str:
    """How much of each kind; of texts, in how many languages."""
    counts = {kind: len(names) for kind, names in plugin.brought.names().items()}
    languages = {file.stem for folder in plugin.brought.texts for file in folder.glob("*.ftl")}
    counts = {**counts, "texts": len(languages)} if languages else counts
    said = {"texts": "languages", "base_rules": "games", "adapters": "networks"}
    return ", ".join(f"{count} {said.get(kind, kind)}" for kind, count in counts.items())
