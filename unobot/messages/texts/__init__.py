"""What the bot says, in every language: Project Fluent catalogues, turned into documents.

`Texts(folders).say(language, id, **args)` is the way in. English is in `en/*.ftl`; other languages stand beside it.
"""

from unobot.messages.texts.catalogues import FALLBACK
from unobot.messages.texts.texts import SafeDocument, Texts, Value, harmless, looks_like_command, quoted

__all__ = ["FALLBACK", "SafeDocument", "Texts", "Value", "harmless", "looks_like_command", "quoted"]
