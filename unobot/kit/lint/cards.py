"""Cards that nobody can type, and effects that no card has."""

import ast
from collections.abc import Iterator

from unobot.kit.lint.source import Subject
from unobot.kit.lint.tables import line_with
from unobot.parsing.nearest import nearest
from unobot.plugins.flaws import Flaw, SourceLine, place_of


def card_flaws(subject: Subject) -> Iterator[Flaw]:
    """Yield the cards of the plugin's tables whose symbols have spaces, and the effects of its rules for symbols that no card has."""
    written = {
        node.value: SourceLine(file, node.lineno)
        for file, tree in subject.trees.items()
        for node in reversed([*ast.walk(tree)])
        if isinstance(node, ast.Constant)
    }
    known = subject.around.known
    spaced: dict[str, SourceLine | None] = {}
    for rule in subject.rules():
        line = line_with(subject, rule)
        try:
            symbols = {card.symbol for card in known.compose(line).deck.printed}
        except Exception:  # noqa: BLE001, S112 - what else goes wrong with a table is told where it is played
            continue
        spaced |= {each: written.get(each, place_of(rule)) for each in symbols if " " in each}
        for name, method in vars(rule).items():
            for symbol in sorted({*getattr(method, "__plays__", ())} - symbols):
                # of a table with a preset the rule may not be, and still be meant for its cards
                others = {
                    card.symbol for preset in known.presets for card in known.compose(preset).deck.printed
                }
                if symbol not in others:
                    near = nearest(symbol, sorted(symbols | others))
                    instead = f"did you mean {near[0]}?" if near else "write the symbol of its Kind"
                    told = f"{rule.__name__}.{name} is for the card {symbol}, which is not in {line}"
                    yield Flaw("cards", told, instead, place_of(method))
    for symbol, place in spaced.items():
        told = f"the card {symbol} cannot be typed, for its symbol has a space"
        yield Flaw("cards", told, f'write Kind("{symbol.replace(" ", "")}", …)', place)
