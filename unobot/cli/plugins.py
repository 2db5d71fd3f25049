"""`unobot plugins`: what is installed, and whether it runs."""

import json
from dataclasses import asdict
from typing import Annotated

import typer

from unobot.cli.search import search
from unobot.plugins import Loaded, Plugins
from unobot.plugins.options import AsJson, OptionalConfigFile, installed

_Word = Annotated[
    str | None,
    typer.Option("--search", metavar="WORD", help="List only what has WORD in its name or its words."),
]


def plugins(*, config: OptionalConfigFile = None, search: _Word = None, as_json: AsJson = False) -> None:
    """List what each plugin brings and was made for, or why it fails.

    Without --config: all that are installed. The exit status is 1 if any is broken. With --search: the rules, presets,
    cards, commands, computer players and networks that have WORD in their names or in what is said of them, each with the plugin
    that brings it; the exit status is 1 if there is none.

    Example: unobot plugins --search "draw four"
    """
    found = installed(config)
    if search is not None:
        _tell_found(found, search, as_json=as_json)
        return
    typer.echo(json.dumps(_as_json(found), indent=2) if as_json else _as_text(found))
    if found.broken:
        raise typer.Exit(1)


def _tell_found(plugins: Plugins, word: str, *, as_json: bool) -> None:
    found = search(plugins, word)
    if as_json:
        typer.echo(json.dumps([asdict(each) for each in found], indent=2, ensure_ascii=False))
    else:
        typer.echo(
            "\n".join(map(str, found)) or f"nothing that is installed has {word} in its name or its words"
        )
    if not found:
        raise typer.Exit(1)


def _as_text(found: Plugins) -> str:
    lines = [
        line for plugin in found.loaded for line in (_line(plugin), *(f"    {note}" for note in plugin.notes))
    ]
    lines += [f"{plugin.name}: broken: {plugin.reason}" for plugin in found.broken]
    return "\n".join(lines) or "no plugins are installed"


def _line(plugin: Loaded) -> str:
    brought = "; ".join(
        f"{kind.replace('_', ' ')} {', '.join(names)}" for kind, names in _named(plugin).items()
    )
    called = f"{plugin.name} {plugin.version}" if plugin.version else plugin.name
    made_for = f", api {plugin.api}" if plugin.api is not None else ""
    return f"{called} ({plugin.module}{made_for}): {brought or 'listens only'}"


def _named(plugin: Loaded) -> dict[str, tuple[str, ...]]:
    """What it brings by name; of the texts, the languages."""
    languages = {file.stem for folder in plugin.brought.texts for file in folder.glob("*.ftl")}
    named = plugin.brought.names()
    return {**named, "texts": tuple(sorted(languages))} if languages else named


def _as_json(found: Plugins) -> dict[str, object]:
    return {
        "loaded": [
            {
                "name": each.name,
                "module": each.module,
                "version": each.version,
                "api": each.api,
                "notes": list(each.notes),
                "brings": _named(each),
            }
            for each in found.loaded
        ],
        "broken": [{"name": each.name, "reason": each.reason} for each in found.broken],
    }
