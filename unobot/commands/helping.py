"""`!help`: the bot in short, its themes, and whatever a word stands for: a command, a setting, an option, a rule, a card."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from uno_engine import COLORS, Kind, Rule, RuleSet
from unobot import messages
from unobot.commands.command import Command, Where
from unobot.commands.request import Request
from unobot.commands.set import Settables, allowed_words, setting_word, setting_words
from unobot.document import Document, Text, Typed, itemized, plain
from unobot.messages import Voice, face
from unobot.messages.card_words import kind_name
from unobot.messages.rules import (
    about_card,
    card_help,
    card_notation,
    command_help,
    option_help,
    rule_help,
)
from unobot.parsing import WrittenCard
from unobot.parsing.vocabulary import Vocabulary, card_message, fold, in_both
from unobot.tables.services import Services

_CLAUSE = re.compile(r"[A-Z]{1,2}-?[A-Z0-9][A-Z0-9.]*", re.IGNORECASE)
_MOST = 4
"""Show at most this many texts for one clause."""
_MOVES = "playing"
"""The theme of the moves, which belong to the rules and not to the registry."""
_LISTS = ("options", "cards")
"""The themes without commands."""
_PARTS = frozenset({"part", "base"})
"""The roles of rules that nobody adds to a table by themselves."""


class Themes:
    """The themes of the help: the names of the commands of each, in the order in which they are told."""

    def __init__(self, _services: Services) -> None:
        self.commands: Mapping[str, list[str]] = {}


@dataclass(frozen=True, slots=True)
class Topic:
    """A command or a verb, with all that is typed for it."""

    name: str
    words: tuple[str, ...]

    @property
    def help(self) -> str:
        """The id of the message that explains it."""
        return f"help-{self.name}"


def help_(request: Request) -> None:
    """Explain the bot: briefly in a room, at length in private; `!help TOPIC` explains the topic.

    A word may stand for several things: a command, a theme, a setting, an option, a preset or rule. All of them are explained.
    Only if it is none of these, it is read as a card, and then as a clause of the rulebook.
    """
    topic = " ".join(request.rest.strip().removeprefix(request.place.settings.prefixes[0]).split())
    lines = list(_about(request, topic)) if topic else [_in_short(request)]
    if not lines and topic.lower().startswith("uno "):  # as other bots have it: `!help uno rules`
        lines = list(_about(request, topic[4:]))
    for line in lines:
        request.answer(line, named=False)
    if not lines:
        request.correct(lambda voice: voice.say("help-unknown", said=request.rest), named=not request.private)


HELP = Command("help", help_, where=Where.ANYWHERE, theme="rules")


def _about(request: Request, topic: str) -> Iterator[Document]:
    """Yield what a word stands for."""
    vocabulary = request.place.reader(request.identity).vocabulary
    themes = vocabulary.behind("theme", _themes(request)).find(topic)
    known = [
        *_command(request, topic, alias=not themes),
        *(line for theme in themes for line in _theme(request, theme)),
        *_setting(request, topic),
        *_rule(request, topic, parts=False),
    ]
    # `skip` is a command and a card, `flip` a game and a card, `wd4` a card and the option that says when it may be played
    cards, option = _card(request, topic, written=not known), _option(request, topic)
    found = [*known, *cards, *option] or _rule(request, topic, parts=True)
    yield from found or _clause(request, topic)


# --- The bot in short, and its themes.


def _in_short(request: Request) -> Document:
    """Say how a table is opened and a card played, and which themes there are; in private all commands, by theme."""
    voice, themes = request.voice, _themes(request)
    rules = next(_games(request))
    preset = voice.named("preset", rules.preset)
    lines = [voice.of(rules).say("help-short", preset=preset)]
    if request.private:
        lines += [_commands_of(request, theme) for theme in themes if theme not in _LISTS]
    vocabulary = request.place.reader(request.identity).vocabulary
    typed = f"{voice.prefixes[0]}{vocabulary.shown('command', 'help')}"
    listed = [(Typed(f"{typed} {vocabulary.shown('word-theme', theme)}"),) for theme in themes]
    lines.append(voice.say("help-themes", list=voice.together("list-comma", listed)))
    return itemized(lines, "\n")


def _themes(request: Request) -> list[str]:
    of_commands = request.place.services.of(Themes).commands
    return [_MOVES, *of_commands, *_LISTS]


def _theme(request: Request, theme: str) -> Iterator[Document]:
    """Yield what belongs to a theme: its commands, and what can be set, chosen or played."""
    place, voice = request.place, request.voice
    if theme not in _LISTS:
        yield _commands_of(request, theme)
    match theme:
        case "settings":
            can, adapter = place.services.of(Settables), place.services.adapters[place.network]
            own, of_rooms = (
                [setting_word(request, name) for name, setting in settings.items() if setting.fits(adapter)]
                for settings in (can.own, can.of_rooms)
            )
            yield voice.say("help-settings", own=_typed(voice, own), room=_typed(voice, of_rooms))
        case "rules":
            yield messages.rules_list(voice, place.services.catalogue)
        case "options":
            here = place.table.rules.rules if place.table is not None else None
            of_rules = here or place.services.catalogue.rules.values()
            names = dict.fromkeys(setting.name for rule in of_rules for setting in rule.settings)
            listed = _typed(voice, [voice.named("option", name) for name in names])
            yield voice.say("help-options", list=listed)
        case "cards":
            rules = next(_games(request))
            yield from card_notation(voice, rules)
            yield from _list_kinds(voice, rules)


def _commands_of(request: Request, theme: str) -> Document:
    """List the commands of a theme as they are typed."""
    vocabulary = request.place.reader(request.identity).vocabulary
    if theme == _MOVES:
        verbs = {verb.name for several in vocabulary.verbs.meanings.values() for verb in several}
        typed = [vocabulary.shown("verb", name) for name in sorted(verbs)]
    else:
        names = request.place.services.of(Themes).commands[theme]
        typed = [vocabulary.shown("command", name) for name in names]
    voice = request.voice
    entries = [(Typed(f"{voice.prefixes[0]}{word}"),) for word in typed]
    title = vocabulary.shown("word-theme", theme)
    return voice.say("help-theme", theme=title, list=voice.together("list-comma", entries))


def _list_kinds(voice: Voice, rules: RuleSet) -> Iterator[Document]:
    """Name the cards of a game that do something, if there are any."""
    examples = {card.kind: card for card in reversed(list(rules.deck.printed))}
    told = {
        kind_name(voice.texts, voice.language, kind): examples[kind]
        for kind in _kinds(rules)
        if kind.name != str(kind.number) and voice.has(about_card(kind))
    }
    if told:
        names = [(Typed(name), Text(" "), face(card)) for name, card in told.items()]
        yield voice.say("help-kinds", list=voice.together("list-comma", names))


def _typed(voice: Voice, words: Iterable[str]) -> Document:
    return voice.together("list-comma", [(Typed(word),) for word in words])


def _games(request: Request) -> Iterator[RuleSet]:
    """Yield the games there are: that of the table, the room's usual one, then each preset."""
    if request.place.table is not None:
        yield request.place.table.rules
    usual, catalogue = request.place.settings.preset.split(), request.place.services.catalogue
    yield from map(catalogue.compose, sorted(catalogue.presets, key=lambda name: name not in usual))


# --- What a word stands for.


def _command(request: Request, topic: str, *, alias: bool) -> list[Document]:
    """Explain the command or verb that is typed so, by an `alias` as well; a word may be both."""
    voice, word = request.voice.of(next(_games(request))), fold(topic)
    entries = topics_of(request.place.reader(request.identity).vocabulary).get(word, ())
    return [
        command_help(voice, entry)
        for entry in entries
        if voice.has(entry.help) and (alias or word in entry.words[:2])
    ]


def _setting(request: Request, topic: str) -> list[Document]:
    """Explain what can be set under that name."""
    can, voice = request.place.services.of(Settables), request.voice
    key = next(iter(setting_words(request).find(topic)), "")
    own, of_rooms = can.own.get(key), can.of_rooms.get(key)
    setting = own or of_rooms
    if setting is None or not setting.fits(request.place.services.adapters[request.place.network]):
        return []
    where = "both" if own is not None and of_rooms is not None else "own" if own is not None else "room"
    id_ = f"setting-{key}"
    name, allowed = setting_word(request, key), allowed_words(request, setting)
    does = voice.say(id_) if voice.has(id_) else (Typed(name),)
    return [voice.say("help-setting", key=name, does=does, allowed=allowed, where=where)]


def _option(request: Request, topic: str) -> list[Document]:
    """Explain the option of that name, of this table's rules if they have it."""
    catalogue, table = request.place.services.catalogue, request.place.table
    rules = table.rules if table is not None else None
    # with a value behind it a name is read as that of an option
    name = request.place.reader(request.identity).rule_line(f"{fold(topic)}=").removesuffix("=")
    of_table: Iterable[type[Rule]] = [type(rule) for rule in rules.rules] if rules is not None else ()
    for rule in chain(of_table, catalogue.rules.values()):
        for setting in rule.settings:
            if setting.name == name:
                return [option_help(request.voice, catalogue, rule, setting, rules)]
    return []


def _rule(request: Request, topic: str, *, parts: bool) -> list[Document]:
    """Explain the preset or rule of that name, or the part of a game (`parts`); of a preset its cards, too, if they are its own."""
    catalogue = request.place.services.catalogue
    named = request.place.reader(request.identity).rule_line(topic)  # it may be a name in another language
    word = named.lower().lstrip("+").replace(" ", "-")
    if word in catalogue.presets and not parts:
        voice, rules = request.voice, catalogue.compose(word)
        own_cards = set(_kinds(rules)) - set(_kinds(catalogue.compose("")))
        return [
            *messages.rules_named(voice, catalogue, word),
            *(_list_kinds(voice, rules) if own_cards else ()),
        ]
    rule = catalogue.rules.get(word)
    return [rule_help(request.voice, rule)] if rule is not None and parts is (rule.role in _PARTS) else []


def _card(request: Request, topic: str, *, written: bool) -> list[Document]:
    """Explain the card of that name in the first game that has it, or the one that is `written` so; this table's come first.

    Where a game is played whose cards have suits of its own, there are no others.
    """
    games, here = list(_games(request)), request.place.table is not None
    suits = {card.color for card in games[0].deck.printed} - {None}
    if here and suits and suits.isdisjoint(COLORS):  # a game with other cards than UNO's
        games = games[:1]
    if not written:
        # at a table a word that means something else is a card of that table only
        games = games[:1] if here else games
        return next(filter(None, (_named_kinds(request, rules, topic) for rules in games)), [])
    # what is printed for a card comes before what may be typed for another one as well
    shown = [_named_kinds(request, rules, topic, shown=True) for rules in games]
    told = [_named_kinds(request, rules, topic) for rules in games]
    cards = [_written_card(request, rules, topic) for rules in games]
    first = [told[0], cards[0]] if here else []
    # a kind in four colours is no single card by its name
    return next(filter(None, [*first, *shown, *told, *cards]), [])[:1]


def _written_card(request: Request, rules: RuleSet, topic: str) -> list[Document]:
    reader = request.place.services.readers.of(rules, request.place.reader(request.identity).language)
    written = reader.cards.exact(topic) if reader.cards is not None else None
    if not isinstance(written, WrittenCard):
        return []
    line = card_help(request.voice, written.card.kind, rules, written.card)
    return [line] if line else []


def _named_kinds(request: Request, rules: RuleSet, topic: str, *, shown: bool = False) -> list[Document]:
    """Explain the cards of a game that are called so, in the reader's language or in English, or are `shown` by that name."""
    voice, language = request.voice, request.place.reader(request.identity).language

    def is_called(kind: Kind) -> bool:
        printed = [kind_name(voice.texts, language, kind)]
        names = printed if shown else [kind.name, *in_both(voice.texts, language, card_message(kind))]
        return fold(topic) in map(fold, names)

    cards = {
        kind: [card for card in rules.deck.printed if card.kind == kind]
        for kind in filter(is_called, _kinds(rules))
    }
    told = (
        card_help(voice, kind, rules, same[0] if len(same) == 1 else None) for kind, same in cards.items()
    )
    return list(dict.fromkeys(line for line in told if line))  # both sides of a deck may have such a card


def _kinds(rules: RuleSet) -> Iterable[Kind]:
    """The kinds of cards in a game, each once."""
    return dict.fromkeys(card.kind for card in rules.deck.printed)


def _clause(request: Request, topic: str) -> list[Document]:
    """Explain the cards and rules whose texts name that clause of the rulebook at their end."""
    if not _CLAUSE.fullmatch(topic):
        return []
    voice, catalogue = request.voice, request.place.services.catalogue
    named = re.compile(rf"\((?:[^()]*[^\w.])?{re.escape(topic)}(?:[.,;–].*)?\)\W*$", re.IGNORECASE)
    # by the text: a rule may say the same as its card, which comes first
    found: dict[str, Document | None] = {}
    for game in map(catalogue.compose, catalogue.presets):
        for kind in _kinds(game):
            if named.search(text := _text(voice.of(game), about_card(kind))):
                found.setdefault(text, card_help(voice, kind, game))
    for rule in catalogue.rules.values():
        part_of_a_card = bool(found) and rule.role == "part"
        if not part_of_a_card and named.search(text := _text(voice, f"about-{rule.id}")):
            found.setdefault(text, rule_help(voice, rule))
    return [line for line in found.values() if line][:_MOST]


def _text(voice: Voice, id_: str) -> str:
    return plain(voice.say(id_)) if voice.has(id_) else ""


def topics_of(vocabulary: Vocabulary) -> Mapping[str, Sequence[Topic]]:
    """Return what can be explained, by every word typed for it. For some words that is a verb and a command of other names."""
    words: dict[str, list[str]] = {}
    meant_by: dict[str, dict[str, None]] = {}
    for phrases in (vocabulary.commands, vocabulary.verbs):
        for word, meant in phrases.meanings.items():
            one = meant[0]
            name = one if isinstance(one, str) else one.name
            meant_by.setdefault(word, {})[name] = None
            known = words.setdefault(name, [])
            known += [word] if word not in known and word not in phrases.elsewhere else []
    topics = {name: Topic(name, tuple(typed)) for name, typed in words.items()}
    return {word: [topics[name] for name in names] for word, names in meant_by.items()}
