"""Words and cards of a plugin that are typed for something else at the same table, cards that cannot be said or typed, and effects that no card has."""

import ast
from collections.abc import Iterator
from contextlib import suppress

from uno_engine import COLORS, Rule, RuleSet
from unobot.commands.registry import COMMANDS
from unobot.kit.lint.source import Subject
from unobot.kit.lint.tables import line_with
from unobot.messages.texts import FALLBACK, Texts, catalogues
from unobot.parsing import ColorWords, Notation, WrittenCard
from unobot.parsing.nearest import nearest
from unobot.parsing.vocabulary import BARE, ELSEWHERE, card_message, fold, typed_words
from unobot.plugins.flaws import Flaw, SourceLine, place_of


def word_flaws(subject: Subject) -> Iterator[Flaw]:
    """Yield every word that is typed for two things, and what is wrong with the cards of the plugin's decks."""
    texts = subject.around.texts
    commands = {
        f"command-{name}": name
        for name in (*subject.around.plugins.brought.commands, *(c.name for c in COMMANDS))
    }
    found: dict[tuple[str, SourceLine | None], Flaw] = {}
    for line in dict.fromkeys(
        ["", *subject.brought.presets, *(line_with(subject, rule) for rule in subject.rules())]
    ):
        # what else goes wrong with a table is told where it is played
        with suppress(Exception):
            rules = subject.around.known.compose(line)
            typed = {**{f"verb-{name}": name for name in rules.verbs}, **commands}
            # what people say for a command in a sentence is typed with a prefix, too; among themselves such phrases are told
            # apart by how the table stands
            typed |= {f"word-said-{name}": name for name in commands.values()}
            flaws = [*shared_words(subject, texts, typed, rules)]
            for rule in rules.rules:
                if type(rule) in subject.rules():
                    flaws += deck_flaws(rule, rules, subject, texts)
            found.update({(flaw.what, flaw.place): flaw for flaw in flaws})
    yield from found.values()


def shared_words(subject: Subject, texts: Texts, typed: dict[str, str], rules: RuleSet) -> Iterator[Flaw]:
    """Yield the words in the plugin's texts that others at this table have; `typed` has the names of what is typed, by messages."""
    cards = Notation(rules.deck, ColorWords())
    own = {f"command-{name}" for name in subject.brought.commands}
    own |= {f"verb-{verb.name}" for rule in subject.rules() for verb in rule.verbs}
    for folder in subject.brought.texts:
        for language in catalogues.languages_in(folder):
            meant: dict[str, dict[str, None]] = {}
            for id_, name in typed.items():
                names = () if id_.startswith("word-said-") else (name,)
                for word in (*names, *typed_words(texts, language, id_, elsewhere=True)):
                    meant.setdefault(fold(word.rstrip(BARE + ELSEWHERE)), {})[id_] = None
            for each in catalogues.written(folder, language):
                if each.id not in typed or each.id.startswith("word-said-"):
                    continue
                listed = typed_words(texts, language, each.id, elsewhere=True)
                words = dict.fromkeys(word.rstrip(BARE + ELSEWHERE) for word in listed)
                for text in {**words, typed[each.id]: None}:
                    card = cards.exact(fold(text))
                    others = [
                        f"typed for {id_}"
                        for id_ in meant[fold(text)]
                        if typed[id_] != typed[each.id]
                        and (each.id in own or not id_.startswith("word-said-"))
                    ]
                    verb = rules.verbs.get(typed[each.id]) if each.id.startswith("verb-") else None
                    if verb is not None and verb.takes:  # what it takes tells it from a command
                        others = [other for other in others if "for verb-" in other]
                    others += [f"the card {card.card.code}"] if isinstance(card, WrittenCard) else []
                    if others:
                        told = f"{language}: {each.id} {'lists' if text in words else 'is named'} {text}, which is {others[0]}"
                        yield Flaw("words", told, "write another word", SourceLine(each.file, each.line))


def deck_flaws(rule: Rule, rules: RuleSet, subject: Subject, texts: Texts) -> Iterator[Flaw]:
    """Yield the cards and colours that a deck's rule brings to this table and that cannot be told from others, or said."""
    if type(rule).changed_deck is Rule.changed_deck and rule.role != "base":
        return
    name, place, codes = type(rule).__name__, place_of(type(rule)), dict[str, str]()
    usual = rules.base.deck.printed if rule.role != "base" else {}
    for card in rules.deck.printed:
        other = codes.setdefault(card.code, card.kind.name)
        if other != card.kind.name:
            told = f"{name}: the cards {card.kind.name} and {other} both have the code {card.code}"
            yield Flaw("words", told, "give its Kind another symbol", place)
    for color in dict.fromkeys(card.color for card in rules.deck.printed):
        if color is not None and color not in COLORS and not texts.has(f"color-{color.word}"):
            told = (
                f"{name}: its cards have the colour {color.word}, and there is no message color-{color.word}"
            )
            yield Flaw("texts", told, f"write color-{color.word} = … in en.ftl", place)
    named = {
        card_message(card.kind) for card in rules.deck.printed if card not in usual and card.number is None
    }
    for folder in subject.brought.texts:
        for language in catalogues.languages_in(folder):
            there = catalogues.together((catalogues.OWN, *subject.around.plugins.brought.texts), language)
            if language != FALLBACK and (lacks := sorted(named - there.keys())):
                place = SourceLine(next(iter(catalogues.files(folder, language))), 1)
                told = f"{language}: lacks {', '.join(lacks)}"
                yield Flaw(
                    "texts", told, "say what the card is called; until then it has its English name", place
                )


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
