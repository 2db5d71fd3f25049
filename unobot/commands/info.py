"""What the bot and its games are: `!help`, `!howto`, `!rules`, `!games`, `!ping`."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from uno_engine import Kind, NotAllowed, RuleSet
from unobot import messages
from unobot.commands.command import Command, Where
from unobot.commands.request import Request
from unobot.document import Document, Name, Text, plain
from unobot.messages import Voice
from unobot.messages.rules import about_card, card_help, command_help, of_game, rule_help
from unobot.messages.texts import Value
from unobot.parsing import WrittenCard
from unobot.parsing.vocabulary import Vocabulary, card_message, fold, in_both
from unobot.tables.place import PlaceDirectory

_CLAUSE = re.compile(r"[A-Z]{1,2}-?[A-Z0-9][A-Z0-9.]*", re.IGNORECASE)
_MOST = 4
"""So many texts at most are shown for one clause."""


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

    The first that fits is explained: a command, a preset or rule, a card, a clause of the rulebook.
    """
    table = request.place.table
    if request.rest:
        topic = " ".join(request.rest.strip().removeprefix(request.place.settings.prefixes[0]).split())
        lines = _command(request, topic) or _rule(request, topic)
        lines = lines or _card(request, topic) or _clause(request, topic)
        if not lines and topic.lower().startswith("uno "):  # as other bots have it: `!help uno rules`
            lines = _command(request, topic[4:]) or _rule(request, topic[4:])
    else:
        rules = table.rules if table is not None else None
        lines = [messages.help_lines(request.voice, rules, private=request.private)]
    for line in lines:
        request.answer(line, named=False)
    if not lines:
        request.correct(lambda voice: voice.say("help-unknown", said=request.rest), named=not request.private)


def _command(request: Request, topic: str) -> list[Document]:
    """Explain the command or verb that is typed so; at a table with a card of that name, the card as well."""
    voice, word = request.voice, fold(topic)
    vocabulary = request.place.reader(request.identity).vocabulary
    if voice.has("help-cards") and word in vocabulary.cards:
        return [voice.say("help-cards")]
    entry = topics_of(vocabulary).get(word)
    if entry is None or not voice.has(entry.help):
        return []
    # `skip` is a command and a card
    rules = request.place.table.rules if request.place.table else None
    return [command_help(voice, entry, rules), *(_named_kinds(request, rules, topic) if rules else ())]


def _rule(request: Request, topic: str) -> list[Document]:
    """Explain the preset or rule of that name."""
    catalogue = request.place.services.catalogue
    named = request.place.reader(request.identity).rule_line(topic)  # it may be a name in another language
    word = named.lower().lstrip("+").replace(" ", "-")
    if word in catalogue.presets:
        return messages.rules_named(request.voice, catalogue, word)
    rule = catalogue.rules.get(word)
    return [rule_help(request.voice, rule)] if rule is not None else []


def _card(request: Request, topic: str) -> list[Document]:
    """Explain the card of that name in the first game that has it: the table's, the room's usual one, then each preset."""
    services, table = request.place.services, request.place.table
    usual, language = request.place.settings.preset.split(), request.place.reader(request.identity).language
    presets = sorted(services.catalogue.presets, key=lambda name: name not in usual)
    of_table = [table.rules] if table is not None else []
    for rules in chain(of_table, map(services.catalogue.compose, presets)):
        reader = services.readers.of(rules, language)
        written = reader.cards.exact(topic) if reader.cards is not None else None
        if isinstance(written, WrittenCard):
            line = card_help(request.voice, written.card.kind, rules, written.card)
            lines = [line] if line else []
        else:
            # a kind in four colours is no single card by its name
            lines = _named_kinds(request, rules, topic)[:1]
        if lines:
            return lines
    return []


def _named_kinds(request: Request, rules: RuleSet, topic: str) -> list[Document]:
    """Explain the cards of a game that are called so, in the reader's language or in English."""
    voice, language = request.voice, request.place.reader(request.identity).language

    def is_called(kind: Kind) -> bool:
        names = (kind.name, *in_both(voice.texts, language, card_message(kind)))
        return fold(topic) in map(fold, names)

    told = (card_help(voice, kind, rules) for kind in filter(is_called, _kinds(rules)))
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
    """Return what can be explained, by every word typed for it. Of a verb and a command that share a word, the verb."""
    words: dict[str, list[str]] = {}
    meant_by: dict[str, str] = {}
    # verbs last: for a word that both have, the later one wins
    for phrases in (vocabulary.commands, vocabulary.verbs):
        for word, meant in phrases.meanings.items():
            one = meant[0]
            name = meant_by[word] = one if isinstance(one, str) else one.name
            known = words.setdefault(name, [])
            known += [word] if word not in known and word not in phrases.elsewhere else []
    topics = {name: Topic(name, tuple(typed)) for name, typed in words.items()}
    return {word: topics[name] for word, name in meant_by.items()}


HELP = Command("help", help_, where=Where.ANYWHERE)


def howto(request: Request) -> None:
    """Explain the game that is played here, or UNO."""
    table, url = request.place.table, request.place.services.config.help_url
    lines = messages.howto_lines(request.voice, table.rules if table is not None else None, url)
    for line in lines:
        request.answer(line, named=False)


HOWTO = Command("howto", howto, where=Where.ANYWHERE)


def rules(request: Request) -> None:
    """`!rules`: say the rules of the table; `!rules NAME` explains a preset or rule."""
    catalogue, table = request.place.services.catalogue, request.place.table
    of_table = table is not None and not request.rest
    reader = request.place.reader(request.identity)
    listing = reader.vocabulary.behind("rules", ("list",)).find(request.rest)
    said = " ".join(listing) or request.place.signals.resolve(reader.rule_line(request.rest))
    part = catalogue.rules.get(said.lower().lstrip("+"))
    if table is not None and of_table:
        lines = messages.rules_lines(request.voice, table.rules, catalogue)
    elif part is not None and part.role in _PARTS:
        lines = [rule_help(request.voice, part)]
    else:
        lines = messages.rules_named(request.voice, catalogue, said or "list")
    if not lines:
        named = not request.private
        request.correct(lambda voice: messages.rules_unknown(voice, catalogue, said), named=named)
    for line in lines:
        request.answer(line, named=of_table)


_PARTS = frozenset({"part", "base"})
"""Rules that nobody adds to a table by themselves (`x-grenade`): there is nothing to be told of them but their text."""

RULES = Command("rules", rules, where=Where.ANYWHERE)


def games(request: Request) -> None:
    """List in one line where the person sits, with what is played there and who is waited for; own turns come first."""
    place, voice = request.place, request.voice
    groups = place.services.groups
    # connections to one network know people by the same identities
    networks = {place.network, *groups.members(groups.of(place.network))}
    yours: list[Document] = []
    others: list[Document] = []
    for there, seat in place.services.of(PlaceDirectory).seats_of(networks, request.identity):
        table = there.table
        assert table is not None
        room = (Text(there.title),) if there.owner is None else voice.say("own-table")
        asked = table.asked()
        named: dict[str, Value] = {"room": room, "preset": voice.table_named(table.rules.preset)}
        if seat in asked:
            left = table.time_left(there.now)
            id_ = "games-yours" if left is None else "games-yours-until"
            yours.append(voice.say(id_, **named, **({} if left is None else {"time": voice.time(left)})))
        elif asked:
            # no identities: nobody is to be called by this line
            players = [(Name(table.holders[each].label, ""),) for each in asked]
            others.append(voice.say("games-theirs", **named, players=voice.together("list-and", players)))
        else:
            others.append(voice.say("games-waiting", **named))
    entries = [*yours, *others]
    listed = voice.together("list-comma", entries)
    request.answer(voice.say("games", list=listed) if entries else voice.say("games-none"), named=False)


GAMES = Command("games", games, where=Where.ANYWHERE)


def ping(request: Request) -> None:
    """Mention who asks, exactly as their turn does, and where it rings. Raises NotAllowed without a room."""
    if request.place.room is None:
        raise NotAllowed("in-room-only")
    # The name and an ASCII colon first, whatever the language: with anything else irssi does not mark the line.
    document = (request.speaker, Text(": "), *request.place.voice().say("pinged"))
    # no purpose: it must not take the place of another line, nor another line its place
    place, ring = request.place, request.place.settings_of(request.identity).ring
    rings = ring in {"room", "both"}
    request.lines.room(document, request.can_wait, mention=request.identity, rings=rings)
    if place.services.adapters[place.network].private_rooms and ring in {"direct", "both"}:
        told = request.own_voice.say("pinged")
        request.lines.whisper(request.identity, told, importance=request.can_wait, rings=True)


PING = Command("ping", ping, where=Where.ANYWHERE)
