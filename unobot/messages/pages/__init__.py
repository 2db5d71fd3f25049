"""Pages of HTML, made of templates and documents. Needs Jinja2 (`unobot[web]`)."""

from unobot.messages.pages.cards import PageCards
from unobot.messages.pages.rendering import Asset, Pages, asset, markup, policy_of
from unobot.messages.pages.table import table_values

__all__ = ["Asset", "PageCards", "Pages", "asset", "markup", "policy_of", "table_values"]
