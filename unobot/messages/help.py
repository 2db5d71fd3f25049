"""Help: short in the room, long in private, the game in three lines, and one line on a command, a card or a rule."""

from collections.abc import Sequence
from typing import Protocol

from uno_engine import Card, Kind, Rule, RuleSet
from unobot.document import Document, Text, plain
from unobot.messages.rules import rule_line
from unobot.messages.spoken import kind_name, slug
from unobot.messages.voice import Voice, face


class Explained(Protocol):
    """A command: its `name`, all `words` that are typed for it, and the id of the message that explains it."""

    @property
    def name(self) -> str:
        """What the bot calls it."""
        ...

    @property
    def words(self) -> Sequence[str]:
        """All that may be typed for it."""
        ...

    @property
    def help(self) -> str:
        """The id of the message."""
        ...


def of_game(voice: Voice, id_: str, rules: RuleSet | None) -> str:
    """The message with that id for this game: `ID-PRESET` or `ID-BASE_RULE`, if there is one, else `ID`."""
    if rules is None:
        return id_
    return voice.first(f"{id_}-{rules.preset}", f"{id_}-{rules.base.id}", id_)


def help_lines(voice: Voice, rules: RuleSet | None, *, private: bool) -> list[Document]:
    """The answer to `!help` where these rules are played (None: no table is there): short in a room, long in private."""
    return _lines(voice, of_game(voice, "help-long" if private else "help-short", rules))


def howto_lines(voice: Voice, rules: RuleSet | None, url: str | None) -> list[Document]:
    """The game in three lines, and the page that explains it, if there is one."""
    lines = _lines(voice, of_game(voice, "howto", rules))
    return [*lines, voice.say("howto-page", url=url)] if url else lines


def _lines(voice: Voice, id_: str) -> list[Document]:
    return voice.texts.lines(voice.language, id_, p=voice.prefixes[0])


def command_help(voice: Voice, entry: Explained, rules: RuleSet | None = None) -> Document:
    """What a command does, in the game of these rules, and what else is typed for it."""
    text = voice.say(of_game(voice, entry.help, rules))
    # in each language another one of the words stands in the sentence
    named = {word.strip(".,;:()") for word in plain(text).split()}
    typed = [f"{voice.prefixes[0]}{word}" for word in entry.words]
    aliases = [(Text(word),) for word in typed if word not in named]
    if not aliases:
        return voice.say("help-command", text=text)
    return voice.say("help-command-aliases", text=text, list=voice.together("list-comma", aliases))


def about_card(kind: Kind) -> str:
    """The id of the message that says what such a card does."""
    return "about-card-number" if _is_number(kind) else f"about-card-{slug(kind.name)}"


def _is_number(kind: Kind) -> bool:
    """Whether the card is called by its number, and so has nothing but that; DOS has a wild two, which has a name."""
    return kind.name == str(kind.number)


def card_help(
    voice: Voice, kind: Kind, rules: RuleSet | None = None, card: Card | None = None
) -> Document | None:
    """What such a card does in the game of these rules, behind its name and the very `card`; None if no text says it."""
    id_ = of_game(voice, about_card(kind), rules)
    if not voice.has(id_):
        return None
    text, name = voice.say(id_), kind_name(voice.texts, voice.language, kind)
    # a number card is called by its number, which stands on it; and some texts begin with the name themselves
    if not _is_number(kind) and not plain(text).casefold().startswith(name.casefold()):
        text = voice.say("help-named", name=name, about=text)
    return text if card is None else voice.say("help-card", card=face(card), text=text)


def rule_help(voice: Voice, rule: type[Rule]) -> Document:
    """What that rule does: its own text with the clause, else the first line of what its author wrote into the code."""
    about = f"about-{rule.id}"
    if not voice.has(about):
        return rule_line(voice, rule)
    return voice.say("help-named", name=voice.named("rule", rule.id), about=voice.say(about))
