"""What the bot and its games are: `!help`, `!howto`, `!rules`, `!games`, `!ping`."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from uno_engine import Kind, NotAllowed, RuleSet
from unobot import messages
from unobot.commands.command import Command, Where
from unobot.commands.request import Request
from unobot.document import Document, Name, Text, plain
from unobot.messages import Voice
from unobot.messages.rules import about_card, card_help, command_help, of_game, rule_help
from unobot.parsing import Reader, WrittenCard
from unobot.parsing.vocabulary import Vocabulary, card_message, folded, in_both
from unobot.tables.place import Place, Places

# --- `!help [TOPIC]`: short in the room, long in private; one line on a command, a rule, a card or a clause.


_CLAUSE = re.compile(r"[A-Z]{1,2}-?[A-Z0-9][A-Z0-9.]*", re.IGNORECASE)
_MOST = 4
"""So many texts at most are told of one clause."""


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
    """Explain the bot, or what was named."""
    table = request.place.table
    if request.rest:
        lines = _explained(request, request.rest)
    else:
        rules = table.rules if table is not None else None
        lines = messages.help_lines(request.voice, rules, private=request.private)
    for line in lines:
        request.answer(line, named=False)
    if not lines:
        request.whisper(request.own_voice.say("help-unknown", said=request.rest), named=not request.private)


def _explained(request: Request, said: str) -> list[Document]:
    """The first that fits: a command, a preset or rule, a card, a clause of the rulebook; nothing if none does."""
    prefix = request.place.settings.prefixes[0]
    topic = " ".join(said.strip().removeprefix(prefix).split())
    for found in (_command, _rule, _card, _clause):
        if lines := found(request, topic):
            return lines
    return []


def _command(request: Request, topic: str) -> list[Document]:
    voice, word = request.voice, folded(topic)
    vocabulary = request.place.reader(request.identity).vocabulary
    if voice.has("help-cards") and word in vocabulary.cards:
        return [voice.say("help-cards")]
    entry = topics_of(vocabulary).get(word)
    if entry is None or not voice.has(entry.help):
        return []
    # `skip` is a command and a card: at a table that has the card both are told
    rules = request.place.table.rules if request.place.table else None
    return [command_help(voice, entry, rules), *(_named_kinds(request, rules, topic) if rules else ())]


def _rule(request: Request, topic: str) -> list[Document]:
    catalogue = request.place.services.catalogue
    named = request.place.reader(request.identity).rule_line(topic)  # it may be a name in another language
    word = named.lower().lstrip("+").replace(" ", "-")
    if word in catalogue.presets:
        return messages.rules_named(request.voice, catalogue, word)
    rule = catalogue.rules.get(word)
    return [rule_help(request.voice, rule)] if rule is not None else []


def _card(request: Request, topic: str) -> list[Document]:
    """As in the first of the games that has a card of that name."""
    found = (_card_of(request, rules, reader, topic) for rules, reader in _games(request))
    return next(filter(None, found), [])


def _card_of(request: Request, rules: RuleSet, reader: Reader, topic: str) -> list[Document]:
    """What that card does in one game."""
    written = reader.cards.exact(topic) if reader.cards is not None else None
    if isinstance(written, WrittenCard):
        line = card_help(request.voice, written.card.kind, rules, written.card)
        return [line] if line else []
    # a kind in four colours is no single card by its name
    return _named_kinds(request, rules, topic)[:1]


def _named_kinds(request: Request, rules: RuleSet, topic: str) -> list[Document]:
    """What the cards of a game do that are called so, in the language of who asks or in English."""
    voice, language = request.voice, request.place.reader(request.identity).language

    def is_called(kind: Kind) -> bool:
        names = (kind.name, *in_both(voice.texts, language, card_message(kind)))
        return folded(topic) in map(folded, names)

    told = (card_help(voice, kind, rules) for kind in filter(is_called, _kinds(rules)))
    return list(dict.fromkeys(line for line in told if line))  # both sides of a deck may have such a card


def _kinds(rules: RuleSet) -> Iterable[Kind]:
    """The kinds of cards in a game, each once."""
    return dict.fromkeys(card.kind for card in rules.deck.printed)


def _games(request: Request) -> Iterator[tuple[RuleSet, Reader]]:
    """The game at the table, then the room's usual one, then each preset; and what reads its cards."""
    services, language = request.place.services, request.place.reader(request.identity).language
    if request.place.table is not None:
        rules = request.place.table.rules
        yield rules, services.readers.of(rules, language)
    usual = request.place.settings.preset.split()
    for preset in sorted(services.catalogue.presets, key=lambda name: name not in usual):
        rules = services.catalogue.compose(preset)
        yield rules, services.readers.of(rules, language)


def _clause(request: Request, topic: str) -> list[Document]:
    """What is told of the cards and rules whose texts name that clause at their end."""
    if not _CLAUSE.fullmatch(topic):
        return []
    voice, catalogue = request.voice, request.place.services.catalogue
    named = re.compile(rf"\((?:[^()]*[^\w.])?{re.escape(topic)}(?:[.,;–].*)?\)\W*$", re.IGNORECASE)
    found: dict[
        str, Document | None
    ] = {}  # by the text: a rule may say the same as its card, which comes first
    for game in map(catalogue.compose, catalogue.presets):
        for kind in _kinds(game):
            if named.search(text := _text(voice, of_game(voice, about_card(kind), game))):
                found.setdefault(text, card_help(voice, kind, game))
    for rule in catalogue.rules.values():
        part_of_a_card = bool(found) and rule.role == "part"
        if not part_of_a_card and named.search(text := _text(voice, f"about-{rule.id}")):
            found.setdefault(text, rule_help(voice, rule))
    return [line for line in found.values() if line][:_MOST]


def _text(voice: Voice, id_: str) -> str:
    return plain(voice.say(id_)) if voice.has(id_) else ""


def topics_of(vocabulary: Vocabulary) -> dict[str, Topic]:
    """What can be explained, by every word typed for it. Of a verb and a command that share a word, the verb."""
    words: dict[str, list[str]] = {}
    # verbs last: for a word that both have, the later one wins
    for phrases in (vocabulary.commands, vocabulary.verbs):
        for word, meant in phrases.meanings.items():
            one = meant[0]
            name = one if isinstance(one, str) else one.name
            known = words.setdefault(name, [])
            known += [word] if word not in known else []
    topics = {name: Topic(name, tuple(typed)) for name, typed in words.items()}
    return {word: topic for topic in topics.values() for word in topic.words}


HELP = Command("help", help_, where=Where.ANYWHERE)


# --- `!howto`: the game in three lines, and where more is written.


def howto(request: Request) -> None:
    """Explain the game that is played here, or UNO."""
    table, url = request.place.table, request.place.services.config.help_url
    lines = messages.howto_lines(request.voice, table.rules if table is not None else None, url)
    for line in lines:
        request.answer(line, named=False)


HOWTO = Command("howto", howto, where=Where.ANYWHERE)


# --- `!rules [NAME]`: what is played here, or what a preset or rule is.


def rules(request: Request) -> None:
    """Tell the rules of the table, or what was named."""
    catalogue, table = request.place.services.catalogue, request.place.table
    of_table = table is not None and not request.rest
    said = request.place.signals.resolve(request.place.reader(request.identity).rule_line(request.rest))
    part = catalogue.rules.get(said.lower().lstrip("+"))
    if table is not None and of_table:
        lines = messages.rules_lines(request.voice, table.rules, catalogue)
    elif part is not None and part.role in _PARTS:
        lines = [rule_help(request.voice, part)]
    else:
        lines = messages.rules_named(request.voice, catalogue, said or "list")
    if not lines:
        request.whisper(messages.rules_unknown(request.own_voice, catalogue, said), named=not request.private)
    for line in lines:
        request.answer(line, named=of_table)


_PARTS = frozenset({"part", "base"})
"""Rules that nobody adds to a table by themselves (`x-grenade`): there is nothing to be told of them but their text."""

RULES = Command("rules", rules, where=Where.ANYWHERE)


# --- `!games`: where somebody sits, and where they are waited for.


def games(request: Request) -> None:
    """Tell it in one line; tables that wait for them come first."""
    place, voice = request.place, request.voice
    groups = place.services.groups
    # connections to one network know people by the same identities
    networks = {place.network, *groups.members(groups.of(place.network))}
    found = list(place.services.of(Places).seats_of(networks, request.identity))
    found.sort(key=lambda each: not _waits(*each))
    entries = [_entry(voice, there, seat) for there, seat in found]
    listed = voice.together("list-comma", entries)
    request.answer(voice.say("games", list=listed) if found else voice.say("games-none"), named=False)


def _waits(place: Place, seat: int) -> bool:
    return place.table is not None and seat in place.table.asked()


def _entry(voice: Voice, place: Place, seat: int) -> Document:
    """One room, with what is played there and who is waited for."""
    table = place.table
    assert table is not None
    asked, named = table.asked(), {"room": place.title, "preset": voice.table_named(table.rules.preset)}
    if seat in asked:
        left = table.time_left(place.now)
        id_ = "games-yours" if left is None else "games-yours-until"
        return voice.say(id_, **named, **({} if left is None else {"time": voice.time(left)}))
    if not asked:
        return voice.say("games-waiting", **named)
    # no identities: nobody is to be called by this line
    players = voice.together("list-and", [(Name(table.holders[each].label, ""),) for each in asked])
    return voice.say("games-theirs", **named, players=players)


GAMES = Command("games", games, where=Where.ANYWHERE)


# --- `!ping me`: shows somebody how their client marks the line that says it is their turn.


def ping(request: Request) -> None:
    """Say a line in the room that mentions who asks, exactly as their turn does. Raises NotAllowed without a room."""
    if request.place.room is None:
        raise NotAllowed("in-room-only")
    # The name and an ASCII colon first, whatever the language: with anything else irssi does not mark the line.
    document = (request.speaker, Text(": "), *request.place.voice().say("pinged"))
    # no purpose: it must not take the place of another line, nor another line its place
    request.lines.room(document, request.can_wait, mention=request.identity)


PING = Command("ping", ping, where=Where.ANYWHERE)
