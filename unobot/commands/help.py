"""`!help [TOPIC]`: short in the room, long in private; one line on a command or a verb of the game."""

from dataclasses import dataclass

from unobot import messages
from unobot.commands.command import Command, Where
from unobot.commands.request import Request
from unobot.parsing.vocabulary import Vocabulary


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
    """Explain the bot, or one word that can be typed."""
    topics = topics_of(request.place.reader(request.identity).vocabulary)
    lines = messages.help_lines(request.voice, request.rest, private=request.private, commands=topics)
    for line in lines:
        request.answer(line, named=False)


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
