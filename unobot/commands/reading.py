"""From a line to a command."""

import re
from collections.abc import Sequence

from unobot.commands.answers import answer, color, offered, owed
from unobot.commands.bare import read_bare
from unobot.commands.command import Command, Context, Slip
from unobot.commands.known import BY_NAME, BY_WORD, Entry
from unobot.commands.nearest import nearest
from unobot.commands.notation import Written
from unobot.commands.plays import read_play

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]+")
_IN_ROOM = re.compile(r"(.*?)\s+in\s+([#&+!]\S+)", re.IGNORECASE)
_LONGEST = 2_000


def read(line: str, context: Context) -> Command | Slip | None:
    """What a line asks for; None if it is chatter, a slip if it is nearly a command.

    Whether the speaker may do it is not judged here, but the words of a game are only understood from who has a seat.
    """
    line = _CONTROL.sub(" ", line[:_LONGEST]).strip()
    body = _without_prefix(line, context)
    if body is None and not context.private:
        return read_bare(line, context)
    body, room = _room_named(line if body is None else body, context)
    words = body.split()
    if not words:
        return None
    command = _named(words, body, context) or _unnamed(words, context)
    if isinstance(command, Command) and room is not None:
        return Command(command.name, command.text, command.rest, room, command.entry)
    return command


def _without_prefix(line: str, context: Context) -> str | None:
    for prefix in sorted(context.prefixes, key=len, reverse=True):
        if line.startswith(prefix) and line[len(prefix) : len(prefix) + 1].strip():
            return line[len(prefix) :]
    return None


def _room_named(body: str, context: Context) -> tuple[str, str | None]:
    found = _IN_ROOM.fullmatch(body) if context.private else None
    return (found[1], found[2]) if found else (body, None)


def _named(words: Sequence[str], body: str, context: Context) -> Command | Slip | None:
    """A command that begins with its own word."""
    first = words[0].casefold()
    if [word.casefold() for word in words[:2]] == ["pick", "up"]:
        return _game(BY_NAME["draw"], "", context)
    entry = BY_WORD.get(first) or context.more.get(first)
    if entry is None:
        return None
    rest = body[len(words[0]) :].strip()
    if first == "uno" and context.table != "running":
        entry = BY_NAME["join" if context.table == "waiting" and not rest else "open"]
    elif entry.name == "start":
        entry = BY_NAME["open" if context.table == "none" else "deal"]
    if entry.game:
        return _game(entry, rest, context)
    if entry.name == "moves" and rest and context.seated:
        return _moves(entry, rest, context)
    return Command(entry.name, "", rest, entry=entry)


def _game(entry: Entry, rest: str, context: Context) -> Command | Slip:
    text = answer(entry.name, rest.split(), context)
    if isinstance(text, Slip):
        return text
    return Command(entry.name, text, rest, entry=entry)


def _moves(entry: Entry, rest: str, context: Context) -> Command | Slip:
    """`!why r5`: the card is read like a play."""
    read_ = read_play(rest.split(), context, context.notation) if context.notation else ""
    return read_ if isinstance(read_, Slip) else Command(entry.name, read_.split(" ")[0], rest, entry=entry)


def _unnamed(words: Sequence[str], context: Context) -> Command | Slip | None:
    """An answer without its verb (`!red`, `!r5`, `!w r`, `!bob`), or a command's name with a slip in it."""
    said = " ".join(words)
    if context.waited and context.notation is not None:
        if owed(context) and context.notation.colors.find("".join(words)):
            return _verb("color", color(words, context.notation), said)
        chosen = offered(said, context)
        if chosen is not None:
            return _verb("pick", chosen, said)
    if context.seated and context.notation is not None:
        play = read_play(words, context, context.notation)
        if isinstance(play, str) and _is_card(words, context):
            return _verb("play", f"play {play}", said)
        if play_slip := _card_slip(words, play):
            return play_slip
    return _command_slip(words[0].casefold(), context)


def _is_card(words: Sequence[str], context: Context) -> bool:
    """Whether the words begin with a card that is written out."""
    notation = context.notation
    spans = (" ".join(words[:count]).partition("=")[0] for count in range(1, 5))
    return notation is not None and any(isinstance(notation.exact(span), Written) for span in spans)


def _card_slip(words: Sequence[str], play: str | Slip) -> Slip | None:
    """A card with a slip in it: one word that is nearest to a card, and that looks like one."""
    if isinstance(play, str) or len(words) > 1:
        return None
    looks = len(words[0]) <= 3 or any(sign.isdigit() or sign == "+" for sign in words[0])
    return play if looks and play.id in {"slip-card", "slip-unclear"} else None


def _verb(name: str, text: str | Slip, said: str) -> Command | Slip:
    return text if isinstance(text, Slip) else Command(name, text, said, entry=BY_NAME[name])


def _command_slip(word: str, context: Context) -> Slip | None:
    """In private everybody is answered; in a room only a player, and only if it is nearly a command."""
    forms = [(known, known) for known in (*BY_WORD, *context.more) if len(known) > 2]
    like = nearest(word, forms, most=1) if len(word) > 2 else []
    if like and (context.private or context.seated):
        return Slip("slip-command", {"said": word, "nearest": like[0][0]})
    return Slip("slip-command-unknown", {"said": word}) if context.private else None
