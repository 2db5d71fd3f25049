"""Help: short in the room, long in private, and on each command."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from unobot.document import Document, Text, plain
from unobot.messages.voice import Voice


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


TOPICS = frozenset({"cards"})
"""What there is help on beside the commands."""


def help_lines(
    voice: Voice, topic: str = "", *, private: bool, commands: Mapping[str, Explained]
) -> list[Document]:
    """The answer to `!help`, or to `!help TOPIC`; `commands` are all that there are, by the words typed for them."""
    word = topic.strip().lower().removeprefix(voice.prefixes[0])
    if not word:
        if not private:
            return [voice.say("help-short")]
        return voice.texts.lines(voice.language, "help-long", p=voice.prefixes[0])
    entry = commands.get(word)
    if word in TOPICS:
        return [voice.say(f"help-{word}")]
    if entry is not None and voice.has(entry.help):
        return [_command(voice, entry)]
    return [voice.say("help-unknown", said=topic)]


def _command(voice: Voice, entry: Explained) -> Document:
    text = voice.say(entry.help)
    named = {
        word.strip(".,;:()") for word in plain(text).split()
    }  # in each language another one of the words
    typed = [f"{voice.prefixes[0]}{word}" for word in entry.words]
    aliases = [(Text(word),) for word in typed if word not in named]
    if not aliases:
        return voice.say("help-command", text=text)
    listed = voice.together("list-comma", aliases)
    return voice.say("help-command-aliases", text=text, list=listed)
