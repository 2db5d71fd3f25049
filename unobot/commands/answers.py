"""What is said in a game, in the engine's vocabulary: `play w red uno`, `color red`, `pick bob`, `catch bob`."""

from collections.abc import Callable, Mapping, Sequence

from unobot.commands.command import Context, Slip
from unobot.commands.names import find_name
from unobot.commands.notation import Notation
from unobot.commands.plays import read_play


def answer(name: str, words: Sequence[str], context: Context) -> str | Slip:
    """What the engine is to be told for the game command `name` and the words behind it."""
    cards = context.notation
    if cards is None or not context.seated:
        return " ".join([name, *words])
    if name not in _READERS or not (words or name in _WHAT):
        return name
    return _READERS[name](words, context, cards) if words else Slip(_WHAT[name])


def _prefixed(verb: str, read: str | Slip) -> str | Slip:
    return read if isinstance(read, Slip) else f"{verb} {read}"


def _play(words: Sequence[str], context: Context, cards: Notation) -> str | Slip:
    if len(words) == 1 and words[0].casefold() in {"draw", "pass"} and cards.exact(words[0]) is None:
        return words[0].casefold()
    if owed(context) and cards.colors.find("".join(words)):
        return color(words, cards)
    return _prefixed("play", read_play(words, context, cards))


def _put(words: Sequence[str], context: Context, cards: Notation) -> str | Slip:
    return _prefixed("put", read_play(words, context, cards))


def _accept(words: Sequence[str], context: Context, cards: Notation) -> str | Slip:
    """The cards that go with it may be named at once; whatever else is said with it means nothing."""
    read = read_play(words, context, cards)
    return "accept" if isinstance(read, Slip) else f"accept {read}"


def _catch(words: Sequence[str], context: Context, cards: Notation) -> str | Slip:
    del cards
    return _prefixed("catch", find_name(words[0], context.names))


def _color(words: Sequence[str], context: Context, cards: Notation) -> str | Slip:
    del context
    return color(words, cards)


def owed(context: Context) -> bool:
    """Whether the speaker is to name a colour."""
    return context.waited and any(option.startswith("color ") for option in context.options)


def color(words: Sequence[str], cards: Notation) -> str | Slip:
    """A named colour."""
    found = cards.colors.find("".join(words)) or cards.colors.find(words[0])
    if len(found) == 1:
        return f"color {found[0].word}"
    if found:
        said = " ".join(words)
        return Slip("slip-unclear", {"said": said, "candidates": tuple(one.word for one in found)})
    return Slip("slip-color", {"said": " ".join(words)})


def pick(words: Sequence[str], context: Context, cards: Notation) -> str | Slip:
    """Any other choice: one of the options, a colour, cards, a player; else the words as they are."""
    chosen = offered(" ".join(words), context)
    if chosen is not None:
        return chosen
    found = cards.colors.find("".join(words))
    if len(found) == 1:
        return f"color {found[0].word}" if owed(context) else f"pick {found[0].word}"
    read = read_play(words, context, cards)
    if isinstance(read, str):
        return f"pick {read}"
    name = find_name(words[0], context.names)
    return " ".join(["pick", *words]).casefold() if isinstance(name, Slip) else f"pick {name}"


def offered(said: str, context: Context) -> str | None:
    """The `pick` option that was named in full, or of which only one begins so; no word is added to what was said."""
    wanted = f"pick {said}".casefold()
    picks = [
        option
        for option in context.options
        if option.casefold().startswith(wanted) and " " not in option[len(wanted) :]
    ]
    whole = [option for option in picks if option.casefold() == wanted]
    if whole or len(picks) == 1:
        return (whole or picks)[0]
    return None


_READERS: Mapping[str, Callable[[Sequence[str], Context, Notation], str | Slip]] = {
    "play": _play,
    "put": _put,
    "color": _color,
    "pick": pick,
    "catch": _catch,
    "accept": _accept,
}
"""How the words behind each of these are read; behind all other commands of the game they are not."""

_WHAT = {
    "play": "slip-play-what",
    "put": "slip-play-what",
    "color": "slip-color-what",
    "pick": "slip-pick-what",
}
"""What is asked back if nothing stands behind them."""
