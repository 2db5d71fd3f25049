"""Pages of HTML: documents as markup, the templates, and the style and scripts that they share. Needs Jinja2 (`unobot[web]`)."""

from unobot.pages.assets import Asset, asset, policy_of
from unobot.pages.markup import CardWords, markup
from unobot.pages.rendering import Pages

__all__ = ["Asset", "CardWords", "Pages", "asset", "markup", "policy_of"]
