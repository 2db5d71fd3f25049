"""Rooms of XMPP (XEP-0045): a network as somebody else would write it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from unobot.plugins.hookspecs import hookimpl
from unobot.plugins.parts import AdapterFactory
from unobot_xmpp.settings import Settings
from unobot_xmpp.xmpp import Xmpp

unobot_api = 1


@hookimpl
def unobot_adapters() -> Mapping[str, AdapterFactory[Any]]:
    """The network, by the word behind `adapter =` in the configuration."""
    return {"xmpp": AdapterFactory(Settings, Xmpp)}


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """What the adapter itself says, in two languages."""
    return (Path(__file__).parent / "texts",)
