"""The form of what the bot says: in which lines a message goes out, and which two go out as one."""

from collections.abc import Iterator
from dataclasses import replace

from unobot.adapter import Identity, Importance, Outgoing
from unobot.document import Name, Style, Text
from unobot_irc.rendering import rendered

_LINE = 510
"""Bytes of a line without CR LF. The `irc` package checks this without the prefix that the server adds when relaying."""
_LONGEST_MASK = 1 + 30 + 1 + 11 + 1 + 63 + 1
"""What `:nick!user@host ` may come to where we have not seen our own yet."""
_JOINED = 400
"""Two room lines are joined only into one that is no longer than this, so that it never has to be cut again."""
_QUIET = "\x0f"
"""Before a line that begins with a name: irssi marks every line that begins with its user's bare nick, their own moves too."""


def budget(mask: str, command: str, target: str) -> int:
    """How many bytes of text reach the reader, given the prefix that the server will put before them.

    A line that is too long is cut by ngIRCd and InspIRCd, by InspIRCd in the middle of a character.
    """
    prefix = len(f":{mask} ".encode()) if mask else _LONGEST_MASK
    return _LINE - prefix - len(f"{command} {target} :".encode())


def dressed(message: Outgoing, mask: str, target: str, *, plain: bool = False) -> list[str]:
    """The lines, command and all, that carry a message to a nick or channel."""
    # A private PRIVMSG would open a window of its own. `NOTICE nick :[#room] …` is shown by irssi and WeeChat in the
    # room's window. Room lines are PRIVMSG: irssi never marks a NOTICE that begins with the reader's nick.
    command = "NOTICE" if message.to is not None else "PRIVMSG"
    style: Style = "plain" if plain and message.style == "colour" else message.style
    quiet = _QUIET if style == "colour" and _only_tells(message) else ""
    lines = rendered(message.document, style, budget(mask, command, f"{target}{quiet}"))
    return [f"{command} {target} :{'' if number else quiet}{line}" for number, line in enumerate(lines)]


def joined(first: Outgoing, second: Outgoing) -> Outgoing | None:
    """Both as one message for one line, with the key of the second; None if they are too long or for different rooms.

    Private lines are never joined: scripts look for a hand at the beginning of a line. Nor is a line joined behind
    another if it begins with the nick of whom it calls: clients mark a line only where that nick stands first.
    """
    if first.to is not None or _destination(first) != _destination(second) or calls(second):
        return None
    document = (*first.document, Text(" | "), *second.document)
    if len(rendered(document, second.style, _JOINED)) != 1:
        return None
    return replace(
        second,
        document=document,
        importance=min(first.importance, second.importance),
        purpose=second.purpose if second.purpose == first.purpose else None,
        mention=second.mention or first.mention,
    )


def _destination(message: Outgoing) -> tuple[object, ...]:
    return message.network, message.room, message.to, message.style


def calls(message: Outgoing) -> bool:
    """Whether the message begins with the name of whom it mentions and `: `, so that their client marks the line."""
    match message.document:
        case (Name(_, identity), Text(text), *_):
            return identity == message.mention and text.startswith(": ")
    return False


def _only_tells(message: Outgoing) -> bool:
    """Whether it is a room line that begins with somebody's name, but does not call them."""
    return message.to is None and isinstance(next(iter(message.document), None), Name) and not calls(message)


def players(message: Outgoing) -> Iterator[Identity]:
    """Everyone the message is for or about: the bot needs to recognize them after a restart."""
    if message.importance >= Importance.ANSWER:
        return  # who plays is told more than that; a WHOIS for each stranger who asks would use up the pace
    if message.to is not None:
        yield message.to
    if message.mention is not None:
        yield message.mention
    yield from (Identity(span.identity) for span in message.document if isinstance(span, Name))
