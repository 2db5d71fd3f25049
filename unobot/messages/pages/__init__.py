"""Pages of HTML, made of templates and documents. Needs Jinja2 (`unobot[web]`)."""

from unobot.messages.pages.cards import PageCards
from unobot.messages.pages.rendering import Asset, Pages, asset, markup, policy_of

__all__ = ["Asset", "PageCards", "Pages", "asset", "markup", "policy_of"]
