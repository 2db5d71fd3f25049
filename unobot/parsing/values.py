"""From words to typed values: cards, colours, players, numbers, words of the rules. What a word may mean besides is kept."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice

from uno_engine import Arg, Card, Move, Player, Stands
from unobot.parsing.meanings import Names
from unobot.parsing.notation import Notation, Unclear, WrittenCard
from unobot.parsing.typed import folded, is_closed_up, unmarked
from unobot.parsing.vocabulary import Vocabulary

LONGEST = 7
"""So many words may belong to one card: người được chọn xanh nước biển."""

_MOST_SEQUENCES, _LEAST_SEQUENCES, _MOST_VALUES = 60, 4, 240
"""So many meanings of one line are looked at, and of a long line only the likeliest: about so many values in all."""

_STANDS = re.compile(r"(.+)=([0-9]{1,9})")
_NUMBER = re.compile(r"[0-9]{1,9}")


class Raw(str):
    """A word that means nothing here by itself."""

    __slots__ = ()


class VerbWord(str):
    """A verb that takes nothing, typed behind something else: it may answer what is asked then."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Connective:
    """A word such as `with`, between what is played and what goes with it."""


CONNECTIVE = Connective()
Item = Arg | Move | Connective
"""What a piece of a line means; among the words may be `Raw` and `VerbWord`."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One meaning of the next `count` words."""

    items: tuple[Item, ...]
    count: int


_ONE_CONNECTIVE = Piece((CONNECTIVE,), 1)


class Values:
    """Finds the meanings of the words of one line at one table.

    `strict` takes only what is written out in full: what is said in a room without prefix is mostly chatter.
    `held`: of the cards that something may mean, those in this hand are taken.
    """

    def __init__(
        self,
        cards: Notation,
        vocabulary: Vocabulary,
        names: Names,
        *,
        strict: bool = False,
        held: Collection[Card] | None = None,
    ) -> None:
        self.cards, self.vocabulary, self.names = cards, vocabulary, names
        self.strict, self.held = strict, held
        known = (vocabulary.verbs, vocabulary.along, vocabulary.plain, vocabulary.words)
        self._reach = max(LONGEST, *(each.longest for each in known)) + 1
        """So many words decide what the first of them mean."""
        self._found: dict[tuple[object, ...], Sequence[Piece]] = {}

    def for_hand(self, held: Collection[Card]) -> "Values":
        """The same for whoever holds these cards."""
        return Values(self.cards, self.vocabulary, self.names, strict=self.strict, held=held)

    def begins_with_card(self, words: Sequence[str]) -> bool:
        """Whether the words begin with a card that is written out, not only its beginning."""
        return bool(words) and any(first_card(piece.items) for piece in self._cards(words, self._end(words)))

    def sequences(
        self, words: Sequence[str], *, number_first: bool = False, known: bool = False
    ) -> Iterator[tuple[Item, ...]]:
        """What the words may mean together, the most likely first; at most so many that reading a line stays cheap.

        `number_first`: a number is no part of a card. `known`: nothing if any of the words means nothing.
        """
        most = max(_LEAST_SEQUENCES, min(_MOST_SEQUENCES, _MOST_VALUES // max(1, len(words))))
        return islice(self._sequences(words, number_first=number_first, known=known), most)

    def _sequences(
        self, words: Sequence[str], *, number_first: bool, known: bool
    ) -> Iterator[tuple[Item, ...]]:
        if not words:
            yield ()
            return
        # each way through the words is a row of pieces; a place from which no way leads to the end is tried once
        dead: set[int] = set()
        way: list[Piece] = []
        open_: list[tuple[int, Iterator[Piece], int]] = []
        told = 0
        open_.append((0, iter(self._pieces(words, number_first=number_first, known=known)), told))
        while open_:
            at, pieces, before = open_[-1]
            del way[len(open_) - 1 :]
            piece = next(pieces, None)
            if piece is None:
                open_.pop()
                if told == before:
                    dead.add(at)
                continue
            way.append(piece)
            after = at + piece.count
            if after == len(words):
                told += 1
                yield tuple(chain.from_iterable(one.items for one in way))
            elif after not in dead:
                open_.append((after, iter(self._following(words, after, known=known)), told))

    def _following(self, words: Sequence[str], at: int, *, known: bool) -> Sequence[Piece]:
        """The meanings of what stands there, behind something else."""
        if folded(words[at]) in self.vocabulary.connectives:
            return (_ONE_CONNECTIVE,)
        near = words[at : at + self._reach]
        return self._pieces(near, behind=True, known=known)

    def _pieces(
        self, words: Sequence[str], *, number_first: bool = False, behind: bool = False, known: bool = False
    ) -> Sequence[Piece]:
        """The meanings of the first words; one that means nothing is `Raw`."""
        key = (*words[: self._reach], number_first, behind, known)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._meanings(
                words, number_first=number_first, behind=behind, known=known
            )
        return found

    def _meanings(
        self, words: Sequence[str], *, number_first: bool, behind: bool, known: bool
    ) -> list[Piece]:
        end = self._end(words)
        numbers, cards = list(self._numbers(words[0])), list(self._cards(words, end))
        named = list(self._named(words))
        if not cards and any(isinstance(piece.items[0], Player) for piece in named):
            # somebody is called `[r5]`, and a card is meant perhaps
            cards = list(self._cards([unmarked(words[0]), *words[1:]], end))
        found = [*numbers, *cards] if number_first else [*cards, *numbers]
        found += named
        if self.held is not None:
            found += self._of_color(words[0])
        if behind:
            found += self._verbs(words)
        if not self.strict:
            found += self._beginnings(words, end)
        return found or ([] if known else [Piece((Raw(words[0]),), 1)])

    def _end(self, words: Sequence[str]) -> int:
        """How many words may belong to one card."""
        stops = self.vocabulary.connectives | self.vocabulary.along.meanings.keys()
        found = (at for at, word in enumerate(words) if folded(word) in stops)
        return min(LONGEST, next(found, len(words)))

    def _numbers(self, word: str) -> Iterator[Piece]:
        """A number, or a place that stands for a number."""
        stands = _STANDS.fullmatch(word)
        if stands and _NUMBER.fullmatch(stands[1]):
            yield Piece((Stands(int(stands[1]), int(stands[2])),), 1)
        elif _NUMBER.fullmatch(word):
            yield Piece((int(word),), 1)
        elif not self.strict and folded(word) in self.vocabulary.numbers:
            yield Piece((self.vocabulary.numbers[folded(word)],), 1)

    def _cards(self, words: Sequence[str], end: int) -> Iterator[Piece]:
        """A card that is written out, in as many words as possible."""
        for count in range(min(LONGEST, len(words)), 0, -1):
            written = self.cards.exact(" ".join(words[:count]))
            # the name of a card may have a word in it that calls: `wild dos`
            whole = count <= end or isinstance(written, WrittenCard)
            meant = self._meant(written) if whole else ()
            if meant:
                yield from (_written(one, count) for one in meant)
                return
        stands = _STANDS.fullmatch(words[0])
        written = self.cards.exact(stands[1]) if stands else None
        if stands and isinstance(written, WrittenCard):
            yield Piece((Stands(written.card, int(stands[2])),), 1)

    def _meant(self, written: WrittenCard | Unclear | None) -> Sequence[WrittenCard]:
        """What is written clearly, or which of the cards of one kind that it may be are held.

        What several kinds are called alike is asked back, whatever is held (N2).
        """
        if isinstance(written, WrittenCard):
            return (written,)
        if written is None or self.held is None or len({one.card.kind for one in written.written}) > 1:
            return ()
        return [one for one in written.written if one.card in self.held]

    def _of_color(self, word: str) -> Iterator[Piece]:
        """The cards that are held of the colour that a word names: `play red` may mean the only red card."""
        colors = self.cards.colors.find(word)
        held = dict.fromkeys(self.held or ())
        yield from (Piece((card,), 1) for card in held if card.color in colors)

    def _named(self, words: Sequence[str]) -> Iterator[Piece]:
        """A word of the rules, a colour, a player. `@` stands before a name only."""
        meant, count = self.vocabulary.words.starting(words)
        yield from (Piece((word,), count) for word in meant)
        for count in range(min(LONGEST, len(words)), 0, -1):  # some languages have colours of several words
            colors = self.cards.colors.find(" ".join(words[:count]))
            if len(colors) == 1:
                yield Piece((colors[0],), count)
                break
        seat = self.names.whole(words[0])
        if seat is not None:
            yield Piece((Player(seat),), 1)

    def _verbs(self, words: Sequence[str]) -> Iterator[Piece]:
        """A verb that goes along with a play, or one that takes nothing."""
        along, count = self.vocabulary.along.starting(words)
        yield from (Piece((Move(verb.name),), count) for verb in along)
        if not along:
            plain, count = self.vocabulary.plain.starting(words)
            yield from (Piece((VerbWord(verb.name),), count) for verb in plain)

    def _beginnings(self, words: Sequence[str], end: int) -> Iterator[Piece]:
        """A player or a card of which only the beginning is written."""
        if self.names.whole(words[0]) is None:
            seats = self.names.beginning(words[0])
            if len(seats) == 1:
                yield Piece((Player(seats[0]),), 1)
        if self.cards.exact(words[0]) is not None or self._is_verb(words[0]):
            return
        for count in range(max(1, end), 0, -1):
            written = self.cards.beginning(" ".join(words[:count]))
            yield from (_written(one, count) for one in self._meant(written))
            if written is not None:
                return

    def _is_verb(self, word: str) -> bool:
        """Whether it is a verb where words have no spaces between them: 挑戰 is to challenge, no beginning of 挑戰牌."""
        return is_closed_up(word) and bool(self.vocabulary.verbs.find(word))


def _written(written: WrittenCard, count: int) -> Piece:
    items: tuple[Item, ...] = (written.card,) if written.color is None else (written.card, written.color)
    return Piece(items, count)


def cleaned(words: Sequence[str], names: Names) -> list[str]:
    """The words without the brackets, commas and other marks that mean nothing: `[r5]!` is `r5`. A name keeps its own."""
    bare = [word if names.whole(word) is not None else unmarked(word) for word in words]
    if bare and not bare[0]:
        bare[0] = words[0]  # a mark that stands first is the prefix of some other bot: so nothing is read
    return [word for word in bare if word]


def first_card(items: Sequence[Item]) -> Card | None:
    """The card that these values begin with, if they do."""
    first = items[0] if items else None
    what = first.what if isinstance(first, Stands) else first
    return what if isinstance(what, Card) else None
