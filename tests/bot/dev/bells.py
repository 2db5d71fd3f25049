"""A rule as its author changes it: each class is the same plugin at another time."""

from types import ModuleType
from typing import ClassVar

from tests.plugins.built_in import points
from uno_engine import Ctx, Deck, Played, Rule, after
from unobot.plugins import Plugins, load_plugins
from unobot.plugins.hookspecs import hookimpl


class Bell(Rule):
    """Whoever comes after a card that is played draws one."""

    id = "bell"
    cards: ClassVar[int] = 1

    @after(Played)
    def ring(self, ctx: Ctx, played: Played) -> None:
        """Let the next player draw."""
        ctx.rules.base.draw(ctx, ctx.state.after(played.seat), self.cards, "bell")


class LouderBell(Bell):
    """Whoever comes after a card that is played draws two."""

    cards = 2


class OtherDeck(Bell):
    """The cards of two decks, so that others are dealt."""

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Twice as many."""
        return deck.plus("other", deck.counts)


class _Point:
    """Stands for an entry point."""

    name, value, dist = "bell", "bell", None

    def __init__(self, rule: type[Rule]) -> None:
        self._rule = rule

    def load(self) -> object:
        @hookimpl
        def unobot_rules() -> list[type[Rule]]:
            return [self._rule]

        module = ModuleType("bell")
        module.unobot_rules = unobot_rules  # type: ignore[attr-defined]  # as in a module that is imported
        return module


def with_bell(rule: type[Rule]) -> Plugins:
    """The built-in plugins, and the bell as it is at that time."""
    plugins = load_plugins(installed=[*points(), _Point(rule)])  # type: ignore[list-item]  # has what is used of one
    assert plugins.broken == ()
    return plugins
