"""Finding mistakes in a plugin, before anybody plays with it."""

from unobot.kit.lint.report import find_flaws

__all__ = ["find_flaws"]
