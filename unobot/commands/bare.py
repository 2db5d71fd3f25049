"""What counts as a command although it has no prefix. Strict: everything else that is said in a room is chatter."""

from collections.abc import Sequence

from unobot.commands.answers import color, owed
from unobot.commands.command import Command, Context, Slip
from unobot.commands.known import BY_BARE, BY_NAME
from unobot.commands.notation import Notation, Written
from unobot.commands.plays import LINKS, read_play

_WITH_ARGUMENT = frozenset({"play", "color"})


def read_bare(line: str, context: Context) -> Command | None:
    """The command of a line without prefix, said in a room; None if it is chatter."""
    words = line.split()
    if not words or not context.bare or context.table == "none":
        return None
    entry = BY_BARE.get(words[0].casefold())
    if entry is not None and entry.name == "join":
        return Command("join", entry=entry) if len(words) == 1 else None
    if not context.seated or context.notation is None:
        return None
    if entry is None:
        return _color(words, context) or _card(words, context)
    if entry.name not in _WITH_ARGUMENT:
        return Command(entry.name, entry.name if entry.game else "", entry=entry) if len(words) == 1 else None
    return _with_argument(entry.name, words[1:], context)


def _with_argument(name: str, words: Sequence[str], context: Context) -> Command | None:
    """`pl` and `co` with what belongs to them."""
    assert context.notation is not None
    if not words:
        return None
    if name == "color":
        found = context.notation.colors.find("".join(words))
        text = color(words, context.notation) if len(found) == 1 else None
        return _command(name, text, words)
    read = read_play(words, context, context.notation)
    return _command(name, read if isinstance(read, Slip) else f"play {read}", words)


def _color(words: Sequence[str], context: Context) -> Command | None:
    """A colour's whole word, when one is owed."""
    assert context.notation is not None
    said = "".join(words)
    if not owed(context) or (len(said) == 1 and said.isascii()):
        return None
    found = context.notation.colors.find(said)
    return _command("color", f"color {found[0].word}", words) if len(found) == 1 else None


def _card(words: Sequence[str], context: Context) -> Command | None:
    """A card's code with a digit or `+` in it, on one's turn; further such codes, a colour and the call may follow."""
    assert context.notation is not None
    if not context.waited or not _is_code(words[0], context.notation):
        return None
    for word in words[1:]:
        known = word.casefold() in context.suffixes | LINKS or context.notation.colors.find(word)
        if not known and not _is_code(word, context.notation):
            return None
    read = read_play(words, context, context.notation)
    return _command("play", None if isinstance(read, Slip) else f"play {read}", words)


def _is_code(word: str, notation: Notation) -> bool:
    """Whether a word is a card written with a digit or `+`, as nobody writes anything else."""
    signs = any(sign.isdigit() or sign == "+" for sign in word)
    return signs and isinstance(notation.exact(word.partition("=")[0]), Written)


def _command(name: str, text: str | Slip | None, words: Sequence[str]) -> Command | None:
    if text is None or isinstance(text, Slip):
        return None
    return Command(name, text, " ".join(words), entry=BY_NAME[name])
