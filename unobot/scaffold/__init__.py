"""New plugins, made from templates: a whole package for each kind of thing that a plugin can bring."""

from unobot.scaffold.kinds import KINDS
from unobot.scaffold.make import make_plugin
from unobot.scaffold.names import BadName, ScaffoldNames
from unobot.scaffold.start import start_plugin

__all__ = ["KINDS", "BadName", "ScaffoldNames", "make_plugin", "start_plugin"]
