"""Reading moves: a verb, and the shapes that the values behind it may have."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from uno_engine import Ahead, Arg, Argument, Card, Color, Game, Move, Player, Stands, Takes, Verb
from unobot.parsing.meanings import MoveRead, Slip
from unobot.parsing.notation import WrittenCard
from unobot.parsing.slips import color_slip, misread, nothing_behind, which_of
from unobot.parsing.typed import folded, is_closed_up, unmarked
from unobot.parsing.values import (
    CONNECTIVE,
    LONGEST,
    Connective,
    Item,
    Raw,
    Values,
    VerbWord,
    cleaned,
    first_card,
)
from unobot.parsing.vocabulary import Vocabulary

# --- From typed values to moves, by the arguments that a rule has declared for its verbs; and back to what is
# typed.


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
    behind = items[1:] if items and items[0] is CONNECTIVE and not first else items
    if placed:
        behind = _joined(argument, behind)
    run = _run(argument, behind)
    plain = tuple(map(_plain, behind[:run]))
    for count in range(run, (run if placed and run else argument.least) - 1, -1):
        left = behind[count:] if count else items
        for others, end in _arguments(rest, left, placed=argument.kind is Takes.NUMBER):
            yield (*plain[:count], *others), end


def _joined(argument: Argument, items: Sequence[Item]) -> list[Item]:
    """The values without the connectives between those that the argument takes: `1 r3 with g5` is `1 r3 g5`."""
    following = zip(items, [*items[1:], None], strict=False)
    return [
        item
        for item, after in following
        if item is not CONNECTIVE or after is None or not _fits(argument.kind, after)
    ]


def _run(argument: Argument, items: Sequence[Item]) -> int:
    """How many of the first values this argument can take; fewer than it needs count as none."""
    count = 0
    while count < min(argument.most, len(items)) and _fits(argument.kind, items[count]):
        count += 1
    return count


def _fits(kind: Takes, item: Item) -> bool:
    if isinstance(item, Connective | Move | VerbWord):
        return False
    if isinstance(item, Raw):
        return kind in _OPEN
    return kind is not Takes.TEXT and kind.fits(item)


def _ahead(items: Sequence[Item]) -> Ahead | None:
    """What is left, as values typed ahead; None if it holds a word that means nothing."""
    if any(isinstance(item, Raw) for item in items):
        return None
    return tuple(
        item if isinstance(item, Move) else _plain(item) for item in items if not isinstance(item, Connective)
    )


def _plain(item: Item) -> Arg:
    assert not isinstance(item, Move | Connective)
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


# --- Which move somebody means: of all that their words may mean, what the game allows.


_MOST_VALUES = 360
"""Of the readings of one line so many are looked at that they have so many values together."""

_MOST_TRIES = 4
"""So many readings of one line are tried on a copy of the game."""


@dataclass(frozen=True, slots=True)
class Moves:
    """Reads the moves of one player at one table. The game stays as it is: what must be tried is tried on a copy."""

    game: Game
    seat: int
    values: Values

    def allows(self, move: Move) -> bool:
        """Whether the game takes the move."""
        return self.game.refusal(self.seat, move) is None

    def works(self, move: Move, ahead: Ahead) -> bool:
        """Whether the game takes the move with all that is typed ahead: tried on a copy."""
        return self.game.after(self.seat, move, *ahead) is not None

    def costs_nothing(self, move: Move) -> bool:
        """Whether the game takes the move, and its player draws no cards for it."""
        after = self.game.after(self.seat, move) if self.allows(move) else None
        held = len(self.game.state.hands[self.seat])
        return after is not None and len(after.state.hands[self.seat]) <= held

    # --- with a verb -------------------------------------------------------------------------------------------------

    def of_verbs(self, verbs: Sequence[Verb], typed: Sequence[str]) -> MoveRead | Slip:
        """The move that was typed with one of these verbs (several may share a word), and this behind it.

        If the game allows none, it is the most likely one, so that the game says why not.
        """
        readings = [reading for verb in verbs for reading in self._readings(verb, typed)]
        if readings:
            return self._lawful(readings) or MoveRead(*readings[0])
        found = (
            self._lacking(verbs[0], typed) or self._otherwise(verbs[0], typed) or self.by_hand(verbs, typed)
        )
        if found is None and (shorter := self._without_fillers(typed)):
            return self.of_verbs(verbs, shorter)
        return found or self._slip(verbs[0], typed)

    def verb_and_rest(self, words: Sequence[str]) -> tuple[Sequence[Verb], Sequence[str]]:
        """The verbs that the line begins with, and what else is typed; (), () if there is none.

        Where words are written without spaces, the verb may come last, as in Japanese: `赤5出す`.
        """
        known = self.values.vocabulary.verbs
        verbs, count = known.starting(words)
        if verbs:
            return verbs, words[count:]
        # no words are left of a line that is all fillers: 番 counts things, and is the command for whose turn it is
        closed_up = bool(words) and is_closed_up(words[-1])
        last = [verb for verb in known.find(words[-1]) if verb.takes] if closed_up else ()
        return (last, words[:-1]) if last else ((), ())

    def with_verb(self, words: Sequence[str]) -> MoveRead | None:
        """`draw`, `pick bob`: a verb and all that belongs to it, if that answers what is open."""
        if len(words) == 1 and len(letter := unmarked(words[0])) == 1 and letter.isascii():
            return None  # a single Latin letter (`d`) is chatter
        verbs, rest = self.verb_and_rest(words)
        read = self.of_verbs(verbs, rest) if verbs else None
        return read if isinstance(read, MoveRead) and self.game.answers(self.seat, read.move) else None

    def _readings(self, verb: Verb, typed: Sequence[str]) -> list[tuple[Move, Ahead]]:
        """What that verb can mean with these words behind it, the most likely first."""
        if verb.takes and verb.takes[0].kind is Takes.TEXT:
            return [(Move(verb.name, (" ".join(typed),)), ())] if typed else []
        words = cleaned(typed, self.values.names)
        number_first = bool(verb.takes) and verb.takes[0].kind is Takes.NUMBER
        sequences = self.values.sequences(words, number_first=number_first)
        readable = (
            items for items in sequences if not items or not all(isinstance(one, Raw) for one in items)
        )
        readings = _likeliest(reading for items in readable for reading in shapes(verb, items))
        if number_first and any(is_placed(move) for move, _ in readings):
            # a leading number is always the place, even if the cards behind it do not fit there
            readings = [reading for reading in readings if is_placed(reading[0])]
        if words and not self.values.strict and any(arg.kind is Takes.ANY for arg in verb.takes):
            readings.append((Move(verb.name, (" ".join(words).casefold(),)), ()))
        if not verb.takes and not readings and not self.values.strict:
            readings.append((Move(verb.name), ()))  # whatever else is said with it means nothing
        return list(dict.fromkeys(readings))

    def _lacking(self, verb: Verb, typed: Sequence[str]) -> Slip | None:
        """The question for what the verb still needs behind a card or whatever else it takes first."""
        if not typed:
            return None
        items = next(self.values.sequences(cleaned(typed, self.values.names)))
        needed = missing(verb, items)
        return nothing_behind(needed.kind, self.values) if needed and needed.kind is not Takes.CARD else None

    def _otherwise(self, verb: Verb, typed: Sequence[str]) -> MoveRead | None:
        """What was typed where a card should stand, if it is an answer by itself: `play draw`, `play red`."""
        if self.values.strict or not typed or not verb.takes or wanted(verb) is not Takes.CARD:
            return None
        return self.plain_verb(typed) or self.without_verb(typed)

    def _without_fillers(self, typed: Sequence[str]) -> Sequence[str]:
        """The words without those at both ends that can be left out; () if there are none of these."""
        fillers = self.values.vocabulary.fillers
        kept = list(cleaned(typed, self.values.names))
        said = len(kept)
        while kept and kept[0].casefold() in fillers:
            del kept[0]
        while kept and kept[-1].casefold() in fillers:
            del kept[-1]
        return kept if len(kept) < said else ()

    def _slip(self, verb: Verb, typed: Sequence[str]) -> Slip:
        words = cleaned(typed, self.values.names)
        if not verb.takes:
            return Slip("slip-unread", {"said": " ".join(words)})
        if not words:
            return nothing_behind(wanted(verb), self.values)
        number_first = verb.takes[0].kind is Takes.NUMBER
        items = next(self.values.sequences(words, number_first=number_first))
        unread = [at for at, item in enumerate(items) if isinstance(item, Raw)]
        at_start = not unread or unread[0] == 0
        said = words if at_start else [str(items[unread[0]])]
        if not at_start and self.is_black(words):
            return color_slip(said, self.values)  # what was misread should have been the colour of the card
        return self.suggesting(misread(wanted(verb), said, self._mine()))

    # --- without a verb ----------------------------------------------------------------------------------------------

    def plain_verb(self, typed: Sequence[str]) -> MoveRead | None:
        """A verb that takes nothing, as the whole line, if that answers what is open."""
        verbs, count = self.values.vocabulary.plain.starting(typed)
        moves = (Move(verb.name) for verb in verbs if count == len(typed))
        return next((MoveRead(move) for move in moves if self.game.answers(self.seat, move)), None)

    def without_verb(self, typed: Sequence[str]) -> MoveRead | None:
        """The answer to what is open that these values are by themselves: `r5`, `w red`, `2 r8`, `bob`."""
        readings = dict.fromkeys(_likeliest(self._bare_readings(typed)))
        found = self._lawful([reading for reading in readings if self.game.answers(self.seat, reading[0])])
        shorter = self._without_fillers(typed) if found is None else ()
        return self.without_verb(shorter) if shorter else found

    def _bare_readings(self, typed: Sequence[str]) -> Iterator[tuple[Move, Ahead]]:
        words = cleaned(typed, self.values.names)
        verbs = [verb for verb in self._verbs_by_need() if verb.takes[0].kind is not Takes.TEXT]
        for items in self.values.sequences(words, known=True):
            for verb in verbs:
                yield from (reading for reading in shapes(verb, items) if reading[0].args)

    def _verbs_by_need(self) -> list[Verb]:
        """The verbs that take something; those that take anything at all come last."""
        verbs = [verb for verb in self.game.rules.verbs.values() if verb.takes and not verb.along]
        return sorted(verbs, key=lambda verb: (verb.name != "play", wanted(verb) is Takes.ANY))

    def plays(self) -> list[Verb]:
        """The verbs that want a card."""
        return [verb for verb in self._verbs_by_need() if wanted(verb) is Takes.CARD]

    def card_alone(self, typed: Sequence[str]) -> MoveRead | None:
        """The play that begins with a card that is written out, whether it is allowed or not."""
        verb = next(iter(self.plays()), None)
        words = cleaned(typed, self.values.names)
        if verb is None or not self.starts_with_card(words):
            return None
        items = next(self.values.sequences(words), ())
        if first_card(items) is None:
            return None
        return next((MoveRead(*reading) for reading in shapes(verb, items)), None)

    def starts_with_card(self, words: Sequence[str]) -> bool:
        """Whether the words begin with a card that is written out, not only its beginning."""
        return self.values.begins_with_card(words)

    def is_black(self, words: Sequence[str]) -> bool:
        """Whether the first word is a black card, whose colour may follow."""
        written = self.values.cards.exact(words[0])
        return isinstance(written, WrittenCard) and written.card.color is None

    def is_card(self, typed: Sequence[str]) -> bool:
        """Whether all of the words together are one card that is written out."""
        return isinstance(self.values.cards.exact(" ".join(typed[: LONGEST + 1])), WrittenCard)

    # --- what the hand tells -----------------------------------------------------------------------------------------

    def by_hand(self, verbs: Sequence[Verb], typed: Sequence[str]) -> MoveRead | Slip | None:
        """What is meant by words that may be several cards, as `reverse`: the one that is held and can be played.

        If several can, these are asked about; if the only one that is held cannot, the game says why.
        """
        words = cleaned(typed, self.values.names)
        readings = list(self._of_hand(verbs, words)) if words else []
        allowed = [one for one in readings if self.allows(one[0])][:_MOST_TRIES]
        lawful = [one for one in allowed if not one[1] or self.works(*one)]
        # of what is not allowed, only a single card can be asked about
        known = lawful or [one for one in readings if len(one[0].cards) == 1 and not one[1]]
        shortest = min((_parts(*one) for one in known), default=0)
        # what takes all the words for one card comes before what makes several of them
        chosen = dict.fromkeys(one for one in known if _parts(*one) == shortest)
        if len(chosen) > 1:
            return which_of(" ".join(words), tuple(chosen))
        return next((MoveRead(*reading) for reading in chosen), None)

    def _of_hand(self, verbs: Sequence[Verb], words: Sequence[str]) -> Iterator[tuple[Move, Ahead]]:
        """What the words can mean behind these verbs, with the cards that are held."""
        mine = Moves(self.game, self.seat, self._mine())
        for verb in verbs:
            if not verb.takes or wanted(verb) is not Takes.CARD:
                continue
            # in a game with places, a number at the start is one of them
            if verb.takes[0].kind is Takes.CARD or not _is_number(words[0]):
                yield from mine._readings(verb, words)

    def suggesting(self, slip: Slip) -> Slip:
        """The same slip; if it names one card that can be played, that can be said yes to."""
        nearest = slip.args.get("nearest")
        one = (
            nearest[0]
            if slip.id == "slip-card" and isinstance(nearest, tuple) and len(nearest) == 1
            else None
        )
        read = self.card_alone([one]) if one is not None else None
        if read is None or not self.allows(read.move):
            return slip
        return replace(slip, id="slip-card-yes", suggestion=read)

    def _mine(self) -> Values:
        return self.values.for_hand([card.face for card in self.game.state.hands[self.seat]])

    # --- judging -----------------------------------------------------------------------------------------------------

    def _lawful(self, readings: Sequence[tuple[Move, Ahead]]) -> MoveRead | None:
        """The first reading that the game allows.

        If there are others, what is typed ahead must be allowed too: `r5 g5` may be two cards at once, or a card and
        the answer to what it asks.
        """
        clear, tries = len(readings) == 1, 0
        for move, ahead in readings:
            # a name behind it may be that of whom a line is said to: `wb bob` welcomes him back
            said_to = self.values.strict and any(isinstance(value, Player) for value in ahead)
            certain = not ahead or (clear and not said_to)
            if not self.allows(move):
                continue
            tries += not certain
            if certain or self.works(move, ahead):
                return MoveRead(move, ahead)
            if tries == _MOST_TRIES:
                break
        return None


def _likeliest(readings: Iterable[tuple[Move, Ahead]]) -> list[tuple[Move, Ahead]]:
    """The first of the readings: together they have hardly more than `_MOST_VALUES` values."""
    found, left = [], _MOST_VALUES
    for move, ahead in readings:
        found.append((move, ahead))
        left -= 1 + len(move.args) + len(ahead)
        if left < 0:
            break
    return found


def _parts(move: Move, ahead: Ahead) -> int:
    """How many things were named; a black card with its colour is one, as a coloured card is."""
    named = move.card is not None and move.card.color is None and ahead[:1] and isinstance(ahead[0], Color)
    return len(move.args) + len(ahead) - bool(named)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal()
