"""Pages of HTML: documents as markup, the templates, and the style and scripts that they share. Needs Jinja2 (`unobot[web]`)."""

from unobot.messages.pages.assets import Asset, asset, policy_of
from unobot.messages.pages.markup import CardWords, markup
from unobot.messages.pages.rendering import Pages

__all__ = ["Asset", "CardWords", "Pages", "asset", "markup", "policy_of"]
