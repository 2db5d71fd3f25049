"""From typed values to moves, by the arguments that a rule has declared for its verbs; and back to what is typed."""

from collections.abc import Iterator, Sequence

from uno_engine import Ahead, Arg, Argument, Card, Color, Move, Player, Stands, Takes, Verb
from unobot.parsing.typed import folded
from unobot.parsing.values import LINK, Item, LinkWord, Raw, VerbWord
from unobot.parsing.vocabulary import Vocabulary

_OPEN = frozenset({Takes.ANY, Takes.WORD})
"""The kinds of argument that may be a word which means nothing to the reader."""


def shapes(verb: Verb, items: Sequence[Item]) -> Iterator[tuple[Move, Ahead]]:
    """The moves of that verb that the values may be, with what is typed ahead behind them; the longest move first."""
    for args, left in _arguments(verb.takes, items, first=True):
        ahead = _ahead(left)
        misfit = verb.takes and items and not args  # what was typed behind the verb is nothing that it takes
        if ahead is not None and not misfit:
            yield Move(verb.name, args), ahead


def missing(verb: Verb, items: Sequence[Item]) -> Argument | None:
    """The argument that the verb still needs behind these values; None if something else is wrong with them."""
    for argument in verb.takes:
        count = _run(argument, items)
        if count < argument.least:
            return None if items else argument
        items = items[count:]
    return None


def _arguments(
    takes: Sequence[Argument], items: Sequence[Item], *, first: bool = False, placed: bool = False
) -> Iterator[tuple[tuple[Arg, ...], Sequence[Item]]]:
    """Each way to fill the arguments with the first values, and the values that are left.

    `placed`: a number may stand before this argument, for a place; what follows it belongs together then, even if
    the number is left out (S4: two cards are a pair).
    """
    if not takes:
        yield (), items
        return
    argument, *rest = takes
    behind = items[1:] if items and items[0] is LINK and not first else items
    if placed:
        behind = _joined(argument, behind)
    run = _run(argument, behind)
    plain = tuple(map(_plain, behind[:run]))
    for count in range(run, (run if placed and run else argument.least) - 1, -1):
        left = behind[count:] if count else items
        for others, end in _arguments(rest, left, placed=argument.kind is Takes.NUMBER):
            yield (*plain[:count], *others), end


def _joined(argument: Argument, items: Sequence[Item]) -> list[Item]:
    """The values without the links between those that the argument takes: `1 r3 with g5` is `1 r3 g5`."""
    following = zip(items, [*items[1:], None], strict=False)
    return [
        item
        for item, after in following
        if item is not LINK or after is None or not _fits(argument.kind, after)
    ]


def _run(argument: Argument, items: Sequence[Item]) -> int:
    """How many of the first values this argument can take; fewer than it needs count as none."""
    count = 0
    while count < min(argument.most, len(items)) and _fits(argument.kind, items[count]):
        count += 1
    return count


def _fits(kind: Takes, item: Item) -> bool:
    if isinstance(item, LinkWord | Move | VerbWord):
        return False
    if isinstance(item, Raw):
        return kind in _OPEN
    return kind is not Takes.TEXT and kind.fits(item)


def _ahead(items: Sequence[Item]) -> Ahead | None:
    """What is left, as values typed ahead; None if it holds a word that means nothing."""
    if any(isinstance(item, Raw) for item in items):
        return None
    return tuple(
        item if isinstance(item, Move) else _plain(item) for item in items if not isinstance(item, LinkWord)
    )


def _plain(item: Item) -> Arg:
    assert not isinstance(item, Move | LinkWord)
    return str(item) if isinstance(item, Raw | VerbWord) else item


def is_placed(move: Move) -> bool:
    """Whether the move begins with a number, or a place that stands for one."""
    first = move.args[0] if move.args else None
    return isinstance(first.what if isinstance(first, Stands) else first, int)


def wanted(verb: Verb) -> Takes:
    """The kind of value that the verb cannot do without; else the first that it takes."""
    needed = [argument.kind for argument in verb.takes if argument.least]
    return needed[0] if needed else verb.takes[0].kind


# --- printing ---------------------------------------------------------------------------------------------------------

_SHORT = frozenset({"play", "color", "pick"})
"""The verbs that may be left out before their values, where nothing else can be meant."""


def printed(move: Move, names: Sequence[str], vocabulary: Vocabulary) -> str:
    """How that move is typed as an answer, as short as it is clear: `r5`, `w`, `red`, `bob`, `draw`, `pick r5 g3`.

    `Reader.read` reads it back as the same move while the game waits for it.
    """
    values = [_value(arg, names, vocabulary) for arg in move.args]
    if values and move.verb in _SHORT and _clear_without_verb(move, values, vocabulary):
        return " ".join(values)
    return " ".join([vocabulary.shown("verb", move.verb), *values])


def _clear_without_verb(move: Move, values: Sequence[str], vocabulary: Vocabulary) -> bool:
    """A choice of cards, of several values or of what is a word for something else keeps its verb."""
    if move.verb != "pick":
        return True
    known = vocabulary.verbs.meanings.keys() | vocabulary.commands.meanings.keys()
    return len(values) == 1 and not move.cards and folded(values[0]) not in known


def _value(arg: Arg, names: Sequence[str], vocabulary: Vocabulary) -> str:
    match arg:
        case Card():
            return arg.code
        case Stands():
            return f"{_value(arg.what, names, vocabulary)}={arg.number}"
        case Color():
            return vocabulary.shown("word", arg.word)
        case Player():
            return names[arg.seat]
        case int():
            return str(arg)
    return vocabulary.shown("word", arg)
