"""`unobot plugins`: what is installed, and whether it runs."""

import json

import typer

from unobot.cli.common import AsJson, OptionalConfigFile, installed
from unobot.plugins import Loaded, Plugins


def plugins(*, config: OptionalConfigFile = None, as_json: AsJson = False) -> None:
    """List what each plugin brings, and why one is broken.

    Without --config: all that are installed. The exit status is 1 if any is broken.

    Example: unobot plugins --json
    """
    found = installed(config)
    typer.echo(json.dumps(_as_json(found), indent=2) if as_json else _as_text(found))
    if found.broken:
        raise typer.Exit(1)


def _as_text(found: Plugins) -> str:
    lines = [_line(plugin) for plugin in found.loaded]
    lines += [f"{plugin.name}: broken: {plugin.reason}" for plugin in found.broken]
    return "\n".join(lines) or "no plugins are installed"


def _line(plugin: Loaded) -> str:
    brought = "; ".join(
        f"{kind.replace('_', ' ')} {', '.join(names)}" for kind, names in _named(plugin).items()
    )
    return f"{plugin.name} {plugin.version or ''} ({plugin.module}): {brought or 'listens only'}".replace(
        "  ", " "
    )


def _named(plugin: Loaded) -> dict[str, tuple[str, ...]]:
    """What it brings by name; of the texts, the languages."""
    languages = {file.stem for folder in plugin.brought.texts for file in folder.glob("*.ftl")}
    named = plugin.brought.names()
    return {**named, "texts": tuple(sorted(languages))} if languages else named


def _as_json(found: Plugins) -> dict[str, object]:
    return {
        "loaded": [
            {"name": each.name, "module": each.module, "version": each.version, "brings": _named(each)}
            for each in found.loaded
        ],
        "broken": [{"name": each.name, "reason": each.reason} for each in found.broken],
    }
