"""Computer players' searching, in processes of its own: a thread would keep every other table waiting."""

from unobot.app.thinking.thinkers import Thinkers

__all__ = ["Thinkers"]
