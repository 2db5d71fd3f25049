"""Help: short in the room, long in private, and on each command."""

from collections.abc import Mapping

from unobot.commands import BY_WORD, Entry
from unobot.document import Document, Text
from unobot.speech.voice import Voice

TOPICS = frozenset({"cards"})
"""What there is help on beside the commands."""


def help_lines(
    voice: Voice, topic: str = "", *, private: bool, more: Mapping[str, Entry] | None = None
) -> list[Document]:
    """The answer to `!help`, or to `!help TOPIC`; `more` are the commands of plugins, by the words typed for them."""
    word = topic.strip().lower().removeprefix(voice.prefixes[0])
    if not word:
        if not private:
            return [voice.say("help-short")]
        return voice.texts.lines(voice.language, "help-long", p=voice.prefixes[0])
    entry = BY_WORD.get(word) or (more or {}).get(word)
    if word in TOPICS:
        return [voice.say(f"help-{word}")]
    if entry is not None and voice.has(entry.help):
        return [_command(voice, entry)]
    return [voice.say("help-unknown", said=topic)]


def _command(voice: Voice, entry: Entry) -> Document:
    text = voice.say(entry.help)
    aliases = [word for word in entry.words if word != entry.name]
    if not aliases:
        return voice.say("help-command", text=text)
    listed = voice.together("list-comma", [(Text(f"{voice.prefixes[0]}{word}"),) for word in aliases])
    return voice.say("help-command-aliases", text=text, list=listed)
