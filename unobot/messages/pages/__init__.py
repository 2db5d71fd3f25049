"""Pages of HTML, made of templates and documents. Needs Jinja2 (`unobot[web]`)."""

from unobot.messages.pages.rendering import Asset, CardWords, Pages, asset, markup, policy_of

__all__ = ["Asset", "CardWords", "Pages", "asset", "markup", "policy_of"]
