"""What the bot says, in every language: Project Fluent catalogues, turned into documents.

`Texts(folders).say(language, id, **args)` is the way in. English is in `en/*.ftl`; other languages stand beside it.
"""

from unobot.messages.texts.harmless import harmless, looks_like_command, quoted
from unobot.messages.texts.templates import Value
from unobot.messages.texts.texts import FALLBACK, Texts

__all__ = ["FALLBACK", "Texts", "Value", "harmless", "looks_like_command", "quoted"]
