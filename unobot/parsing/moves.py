"""Reading moves: what the words behind a verb mean, and which of the moves they may be the game allows."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, islice, repeat, tee

from uno_engine import Ahead, Arg, Argument, Card, Color, Game, Move, Player, Stands, Takes, Verb, name_color
from unobot.parsing.model import MoveRead, Slip, Speaker, find_player
from unobot.parsing.notation import Notation, Unclear, WrittenCard
from unobot.parsing.vocabulary import LONGEST_CARD, Vocabulary, fold, is_closed_up, main_value, strip_marks

_MOST_SEQUENCES, _LEAST_SEQUENCES, _MOST_MEANINGS = 60, 4, 240
"""So many meanings of one line are looked at, and of a long line only the likeliest: about so many values in all."""

_MOST_VALUES = 360
"""Of the readings of one line so many are looked at that they have so many values together."""

_MOST_TRIES = 4
"""So many readings of one line are tried on a copy of the game."""

_MOST_AHEAD = 10
"""So many answers are typed ahead at most."""

_MOST_CANDIDATES = 8
"""So many cards are asked about at once."""

_STANDS = re.compile(r"(.+)=([0-9]{1,9})")
_NUMBER = re.compile(r"[0-9]{1,9}")

_OPEN = frozenset({Takes.ANY, Takes.WORD})
"""The kinds of argument that may be a word which means nothing to the reader."""

_NOTHING_BEHIND = {
    Takes.CARD: "slip-card-what",
    Takes.PLAYER: "slip-player-what",
    Takes.NUMBER: "slip-number-what",
}

Reading = tuple[Move, Ahead]
"""A move, and the answers typed behind it to the questions that it leads to."""


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


@dataclass
class Values:
    """Finds the meanings of the words of one line at one table: cards, colours, players, numbers, words of the rules.

    `strict` takes only what is written out in full: what is said in a room without prefix is mostly chatter.
    `held`: of the cards that something may mean, those in this hand are taken.
    """

    cards: Notation
    vocabulary: Vocabulary
    speaker: Speaker
    strict: bool = False
    held: Collection[Card] | None = None
    _found: dict[tuple[object, ...], Iterator[Piece]] = field(default_factory=dict, init=False)
    """The meanings of words that were looked up before, as far as somebody has asked for them."""

    def cleaned(self, words: Sequence[str]) -> Sequence[str]:
        """Return the words without brackets, commas and other marks: `[r5]!` is `r5`. A name keeps its own."""
        if all(map(str.isalnum, words)):
            return words
        names = self.speaker.names
        bare = [word if names.whole(word) is not None else strip_marks(word) for word in words]
        if not bare[0]:
            bare[0] = words[0]  # a mark that stands first is the prefix of some other bot: so nothing is read
        return list(filter(None, bare))

    def begins_with_card(self, words: Sequence[str]) -> bool:
        """Whether the words begin with a card that is written out, not only its beginning."""
        return bool(words) and any(first_card(piece.items) for piece in self._cards(words))

    def sequences(
        self, words: Sequence[str], *, number_first: bool = False, known: bool = False
    ) -> Iterator[tuple[Item, ...]]:
        """Yield what the words may mean together, the most likely first; the number is limited, so that reading stays cheap.

        `number_first`: a number is no part of a card. `known`: nothing if any of the words means nothing.
        """
        if not words:
            yield ()
            return
        most = max(_LEAST_SEQUENCES, min(_MOST_SEQUENCES, _MOST_MEANINGS // len(words)))
        # each way through the words is a row of pieces; a place from which no way leads to the end is tried once
        dead: set[int] = set()
        way: list[tuple[Item, ...]] = []
        told = 0
        open_ = [(0, self._pieces(words, number_first=number_first, known=known), told)]
        while open_:
            at, pieces, before = open_[-1]
            del way[len(open_) - 1 :]
            piece = next(pieces, None)
            if piece is None:
                open_.pop()
                if told == before:
                    dead.add(at)
                continue
            way.append(piece.items)
            after = at + piece.count
            if after == len(words):
                told += 1
                yield tuple(chain.from_iterable(way))
                if told == most:
                    return
            elif after not in dead:
                near = words[after : after + self.vocabulary.reach]
                open_.append((after, self._pieces(near, behind=True, known=known), told))

    def _pieces(
        self, words: Sequence[str], *, number_first: bool = False, behind: bool = False, known: bool = False
    ) -> Iterator[Piece]:
        """Return the meanings of the first words, which are looked up as they are asked for, and once."""
        key = (*words[: self.vocabulary.reach], number_first, behind, known)
        found = self._found.get(key)
        if found is None:
            found = self._meanings(words, number_first=number_first, behind=behind, known=known)
        self._found[key], pieces = tee(found)
        return pieces

    def _meanings(
        self, words: Sequence[str], *, number_first: bool, behind: bool, known: bool
    ) -> Iterator[Piece]:
        """Yield the meanings of the first words, the likeliest first; one that means nothing is `Raw`.

        `behind`: something else stands before them.
        """
        word = words[0]
        if behind and fold(word) in self.vocabulary.connectives:
            yield _ONE_CONNECTIVE
            return
        cards: Iterable[Piece] = self._cards(words)
        if (bare := strip_marks(word)) != word and self.speaker.names.whole(word) is not None:
            # somebody is called `[r5]`, and a card is meant perhaps
            cards = list(cards) or self._cards([bare, *words[1:]])
        numbers = self._numbers(word)
        ways = [numbers, cards] if number_first else [cards, numbers]
        ways.append(self._named(words))
        if self.held is not None:
            # `play red` may mean the only red card
            colors = self.cards.colors.find(word)
            held = dict.fromkeys(card for card in self.held if card.color in colors)
            ways.append(Piece((card,), 1) for card in held)
        if behind:
            ways.append(self._verbs(words))
        if not self.strict:
            ways.append(self._beginnings(words))
        nothing = True
        for piece in chain.from_iterable(ways):
            nothing = False
            yield piece
        if nothing and not known:
            yield Piece((Raw(word),), 1)

    def _end(self, words: Sequence[str]) -> int:
        """Return how many words may belong to one card."""
        found = (at for at, word in enumerate(words) if fold(word) in self.vocabulary.stops)
        return min(LONGEST_CARD, next(found, len(words)))

    def _numbers(self, word: str) -> Iterator[Piece]:
        """Yield a number, or a place that stands for a number."""
        stands = _STANDS.fullmatch(word)
        if stands and _NUMBER.fullmatch(stands[1]):
            yield Piece((Stands(int(stands[1]), int(stands[2])),), 1)
        elif _NUMBER.fullmatch(word):
            yield Piece((int(word),), 1)
        elif not self.strict and fold(word) in self.vocabulary.numbers:
            yield Piece((self.vocabulary.numbers[fold(word)],), 1)

    def _cards(self, words: Sequence[str]) -> Iterator[Piece]:
        """Yield a card that is written out, in as many words as possible."""
        for count in range(min(LONGEST_CARD, len(words)), 0, -1):
            text = " ".join(words[:count])
            written = self.cards.codes.get(text) or self.cards.exact(text)
            # the name of a card may have a word in it that calls: `wild dos`
            whole = isinstance(written, WrittenCard) or (written is not None and count <= self._end(words))
            meant = self._meant(written) if whole else ()
            if meant:
                yield from (_piece(one, count) for one in meant)
                return
        stands = _STANDS.fullmatch(words[0])
        written = self.cards.exact(stands[1]) if stands else None
        if stands and isinstance(written, WrittenCard):
            yield Piece((Stands(written.card, int(stands[2])),), 1)

    def _meant(self, written: WrittenCard | Unclear | None) -> Sequence[WrittenCard]:
        """Return what is written clearly, or which of the cards of one kind that it may be are held.

        What several kinds are called alike is asked back, whatever is held (N2).
        """
        if isinstance(written, WrittenCard):
            return (written,)
        if written is None or self.held is None or len({one.card.kind for one in written.written}) > 1:
            return ()
        return [one for one in written.written if one.card in self.held]

    def _named(self, words: Sequence[str]) -> Iterator[Piece]:
        """Yield a word of the rules, a colour, a player. `@` stands before a name only."""
        meant, count = self.vocabulary.words.starting(words)
        yield from (Piece((word,), count) for word in meant)
        for count in range(
            min(LONGEST_CARD, len(words)), 0, -1
        ):  # some languages have colours of several words
            colors = self.cards.colors.find(" ".join(words[:count]))
            if len(colors) == 1:
                yield Piece((colors[0],), count)
                break
        seat = self.speaker.names.whole(words[0])
        if seat is not None:
            yield Piece((Player(seat),), 1)

    def _verbs(self, words: Sequence[str]) -> Iterator[Piece]:
        """Yield a verb that goes along with a play, or one that takes nothing."""
        along, count = self.vocabulary.along.starting(words)
        yield from (Piece((Move(verb.name),), count) for verb in along)
        if not along:
            plain, count = self.vocabulary.plain.starting(words)
            yield from (Piece((VerbWord(verb.name),), count) for verb in plain)

    def _beginnings(self, words: Sequence[str]) -> Iterator[Piece]:
        """Yield a player or a card of which only the beginning is written."""
        word, names = words[0], self.speaker.names
        if names.whole(word) is None:
            seats = names.beginning(word)
            if len(seats) == 1:
                yield Piece((Player(seats[0]),), 1)
        # where words have no spaces between them, 挑戰 is to challenge, no beginning of 挑戰牌
        is_verb = is_closed_up(word) and self.vocabulary.verbs.find(word)
        if self.cards.exact(word) is not None or is_verb:
            return
        for count in range(max(1, self._end(words)), 0, -1):
            written = self.cards.beginning(" ".join(words[:count]))
            yield from (_piece(one, count) for one in self._meant(written))
            if written is not None:
                return


def _piece(written: WrittenCard, count: int) -> Piece:
    items: tuple[Item, ...] = (written.card,) if written.color is None else (written.card, written.color)
    return Piece(items, count)


def first_card(items: Sequence[Item]) -> Card | None:
    """Return the card that these values begin with, if they do."""
    first = items[0] if items else None
    what = first.what if isinstance(first, Stands) else first
    return what if isinstance(what, Card) else None


def shapes(verb: Verb, items: Sequence[Item]) -> Iterator[Reading]:
    """Yield the moves of that verb that the values may be, with what is typed ahead behind them; the longest move first."""
    for args, left in _arguments(verb.takes, items, first=True):
        if items and verb.takes and not args:
            continue  # what was typed behind the verb is nothing that it takes
        if Raw in map(type, left):
            continue  # a word behind it means nothing
        ahead = (item if isinstance(item, Move) else _plain(item) for item in left if item is not CONNECTIVE)
        yield Move(verb.name, args), tuple(ahead)


def _arguments(
    takes: Sequence[Argument], items: Sequence[Item], *, first: bool = False, placed: bool = False
) -> Iterator[tuple[tuple[Arg, ...], Sequence[Item]]]:
    """Yield each way to fill the arguments with the first values, and the values that are left.

    `placed`: a number may stand before this argument, for a place; what follows it belongs together then, even if
    the number is left out (S4: two cards are a pair).
    """
    if not takes:
        yield (), items
        return
    argument, *rest = takes
    behind = items[1:] if items and items[0] is CONNECTIVE and not first else items
    if placed:
        # without the connectives between the values that the argument takes: `1 r3 with g5` is `1 r3 g5`
        following = zip(behind, [*behind[1:], None], strict=False)
        behind = [
            item
            for item, after in following
            if item is not CONNECTIVE or after is None or not _fits(argument.kind, after)
        ]
    run = _run(argument, behind)
    plain = tuple(map(_plain, behind[:run]))
    for count in range(run, (run if placed and run else argument.least) - 1, -1):
        left = behind[count:] if count else items
        if not rest:
            yield plain[:count], left
            continue
        for others, end in _arguments(rest, left, placed=argument.kind is Takes.NUMBER):
            yield (*plain[:count], *others), end


def _run(argument: Argument, items: Sequence[Item]) -> int:
    """Return how many of the first values this argument can take; fewer than it needs count as none."""
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


def _plain(item: Item) -> Arg:
    assert not isinstance(item, Move | Connective)
    return str(item) if isinstance(item, Raw | VerbWord) else item


@dataclass(frozen=True, slots=True)
class Moves:
    """Reads the moves of one player at one table. The game stays as it is: what must be tried is tried on a copy."""

    game: Game
    seat: int
    values: Values

    def allows(self, move: Move) -> bool:
        """Whether the game takes the move."""
        return self.game.refusal(self.seat, move) is None

    def costs_nothing(self, move: Move) -> bool:
        """Whether the game takes the move, and its player draws no cards for it."""
        after = self.game.after(self.seat, move) if self.allows(move) else None
        held = len(self.game.state.hands[self.seat])
        return after is not None and len(after.state.hands[self.seat]) <= held

    def of_verbs(self, verbs: Sequence[Verb], typed: Sequence[str]) -> MoveRead | Slip:
        """Return the move that was typed with one of these verbs (several may share a word), and this behind it.

        If the game allows none, it is the most likely one, so that the game says why not.
        """
        readings = chain.from_iterable(map(self._readings, verbs, repeat(typed)))
        first = next(readings, None)
        if first is not None:
            lawful = self._lawful(chain((first,), readings))
            return lawful or self.color_with_card(typed) or MoveRead(*first)
        found: MoveRead | Slip | None = self._lacking(verbs[0], typed)
        card_wanted = bool(verbs[0].takes) and main_value(verbs[0]) is Takes.CARD
        if found is None and typed and card_wanted and not self.values.strict:
            # where a card should stand there may be an answer by itself: `play draw`, `play red`
            found = self.plain_verb(typed) or self.without_verb(typed)
        found = found or self.by_hand(verbs, typed)
        if found is None and (shorter := self._without_fillers(typed)):
            return self.of_verbs(verbs, shorter)
        return found or self._slip(verbs[0], typed)

    def with_verb(self, words: Sequence[str]) -> MoveRead | None:
        """Return `draw`, `pick bob`: a verb and all that belongs to it, if that answers what is open."""
        if len(words) == 1 and len(letter := strip_marks(words[0])) == 1 and letter.isascii():
            return None  # a single Latin letter (`d`) is chatter
        verbs, rest = self.values.vocabulary.verb_and_rest(words)
        read = self.of_verbs(verbs, rest) if verbs else None
        return read if isinstance(read, MoveRead) and self.game.answers(self.seat, read.move) else None

    def _readings(self, verb: Verb, typed: Sequence[str]) -> Iterator[Reading]:
        """Yield what that verb can mean with these words behind it, each once, the most likely first."""
        if verb.takes and verb.takes[0].kind is Takes.TEXT:
            if typed:
                yield Move(verb.name, (" ".join(typed),)), ()
            return
        words, strict = self.values.cleaned(typed), self.values.strict
        number_first = bool(verb.takes) and verb.takes[0].kind is Takes.NUMBER
        readings = _likeliest(
            reading
            for items in self.values.sequences(words, number_first=number_first)
            if set(map(type, items)) != {Raw}
            for reading in shapes(verb, items)
        )
        if number_first:
            found = list(readings)
            # a leading number is always the place, even if the cards behind it do not fit there
            readings = iter([reading for reading in found if _is_placed(reading[0])] or found)
        literal = None
        if words and not strict and any(arg.kind is Takes.ANY for arg in verb.takes):
            literal = Move(verb.name, (" ".join(words).casefold(),)), ()
        nothing = True
        for reading in readings:
            nothing = False
            yield reading
            if reading == literal:
                literal = None
        if literal is not None:
            yield literal
        elif nothing and not verb.takes and not strict:
            yield Move(verb.name), ()  # whatever else is said with it means nothing

    def _lacking(self, verb: Verb, typed: Sequence[str]) -> Slip | None:
        """Return the question for what the verb still needs behind a card or whatever else it takes first."""
        if not typed:
            return None
        items = next(self.values.sequences(self.values.cleaned(typed)))
        for argument in verb.takes:
            count = _run(argument, items)
            if count < argument.least:
                asked = argument.kind is not Takes.CARD and not items
                return self.nothing_behind(argument.kind) if asked else None
            items = items[count:]
        return None

    def _without_fillers(self, typed: Sequence[str]) -> Sequence[str]:
        """Return the words without those at both ends that can be left out; () if there are none of these."""
        fillers = self.values.vocabulary.fillers
        kept = list(self.values.cleaned(typed))
        said = len(kept)
        while kept and kept[0].casefold() in fillers:
            del kept[0]
        while kept and kept[-1].casefold() in fillers:
            del kept[-1]
        return kept if len(kept) < said else ()

    def nothing_behind(self, kind: Takes) -> Slip:
        """Return the answer to a verb that was typed without what it needs."""
        if kind is Takes.COLOR:
            return Slip("slip-color-what", {"colors": self.values.cards.palette})
        return Slip(_NOTHING_BEHIND.get(kind, "slip-pick-what"))

    def _slip(self, verb: Verb, typed: Sequence[str]) -> Slip:
        """Return the answer to words behind a verb that are none of its arguments."""
        words = self.values.cleaned(typed)
        if not verb.takes:
            return Slip("slip-unread", {"said": " ".join(words)})
        if not words:
            return self.nothing_behind(main_value(verb))
        number_first = verb.takes[0].kind is Takes.NUMBER
        items = next(self.values.sequences(words, number_first=number_first))
        unread = [at for at, item in enumerate(items) if isinstance(item, Raw)]
        at_start = not unread or unread[0] == 0
        said = words if at_start else [str(items[unread[0]])]
        cards, kind = self.values.cards, main_value(verb)
        # behind a black card, what was misread should have been its colour
        if kind is Takes.COLOR or (not at_start and self.is_black(words)):
            return self.suggesting(cards.color_slip(said))
        if kind is Takes.CARD:
            return self.suggesting(cards.slip(" ".join(said[:LONGEST_CARD]), self._hand()))
        found = find_player(said[0], self.values.speaker.names) if kind is Takes.PLAYER else None
        return found if isinstance(found, Slip) else Slip("slip-unread", {"said": " ".join(said)})

    def plain_verb(self, typed: Sequence[str]) -> MoveRead | None:
        """Return a verb that takes nothing, as the whole line, if that answers what is open."""
        verbs, count = self.values.vocabulary.plain.starting(typed)
        moves = (Move(verb.name) for verb in verbs if count == len(typed))
        return next((MoveRead(move) for move in moves if self.game.answers(self.seat, move)), None)

    def without_verb(self, typed: Sequence[str]) -> MoveRead | None:
        """Return the answer to what is open that these values are by themselves: `r5`, `w red`, `2 r8`, `bob`."""
        verbs = [verb for verb in self.values.vocabulary.taking if verb.takes[0].kind is not Takes.TEXT]
        readings = _likeliest(
            reading
            for items in self.values.sequences(self.values.cleaned(typed), known=True)
            for verb in verbs
            for reading in shapes(verb, items)
            if reading[0].args
        )
        found = self._lawful(reading for reading in readings if self.game.answers(self.seat, reading[0]))
        shorter = self._without_fillers(typed) if found is None else ()
        return self.without_verb(shorter) if shorter else found

    def card_alone(self, typed: Sequence[str]) -> MoveRead | None:
        """Return the play that begins with a card that is written out, whether it is allowed or not."""
        verb = next(iter(self.values.vocabulary.plays), None)
        words = self.values.cleaned(typed)
        if verb is None or not self.values.begins_with_card(words):
            return None
        items = next(self.values.sequences(words), ())
        if first_card(items) is None:
            return None
        return next((MoveRead(*reading) for reading in shapes(verb, items)), None)

    def color_with_card(self, typed: Sequence[str]) -> MoveRead | None:
        """Return the colour that is asked for, typed once more with the card on the table: `w red`, `wild blue`, `wr`."""
        few = self.values.cleaned(typed) if typed and len(typed) <= LONGEST_CARD else ()
        written, top = self.values.cards.exact(" ".join(few)), self.game.state.top
        if not isinstance(written, WrittenCard) or written.color is None or top is None:
            return None
        # Behind one's own card any black one will do, `w red` for a Wild Draw Four. Behind another's, one's own is meant.
        state = self.game.state
        own = state.turn == self.seat or written.card not in state.hands[self.seat]
        named = name_color(written.color) if own and top.color is None else None
        return MoveRead(named) if named is not None and self.game.answers(self.seat, named) else None

    def color_asked(self, read: MoveRead) -> Slip | None:
        """Return the answer to a black card typed with a colour that cannot be chosen with it: who chooses, and from which."""
        move, card = read.move, read.move.card
        if card is None or card.color is not None or not isinstance(next(iter(read.ahead), None), Color):
            return None
        after = None if self.works(move, read.ahead) else self.game.after(self.seat, move)
        if after is None or after.question is None:
            return None
        for seat in after.question.waiting():
            colors = tuple(option.color.word for option in after.options(seat) if option.color is not None)
            whose = "own" if seat == self.seat else "other"
            player = self.values.speaker.names.shown.get(seat, "")
            args = {"card": card.code, "whose": whose, "player": player, "colors": colors}
            return Slip("slip-color-of", args) if colors else None
        return None

    def is_black(self, words: Sequence[str]) -> bool:
        """Whether the first word is a black card, whose colour may follow."""
        written = self.values.cards.exact(words[0])
        return isinstance(written, WrittenCard) and written.card.color is None

    def is_card(self, typed: Sequence[str]) -> bool:
        """Whether all of the words together are one card that is written out."""
        return isinstance(self.values.cards.exact(" ".join(typed[: LONGEST_CARD + 1])), WrittenCard)

    def by_hand(self, verbs: Sequence[Verb], typed: Sequence[str]) -> MoveRead | Slip | None:
        """Return what is meant by words that may be several cards, as `reverse`: the one that is held and can be played.

        If several can, these are asked about; if the only one that is held cannot, the game says why.
        """
        words = self.values.cleaned(typed)
        if not words:
            return None
        mine = Moves(self.game, self.seat, replace(self.values, held=self._hand()))
        # in a game with places, a number at the start is one of them
        number = words[0].isascii() and words[0].isdecimal()
        plays = [verb for verb in verbs if verb.takes and main_value(verb) is Takes.CARD]
        fitting = [verb for verb in plays if verb.takes[0].kind is Takes.CARD or not number]
        readings = [reading for verb in fitting for reading in mine._readings(verb, words)]
        allowed = [one for one in readings if self.allows(one[0])][:_MOST_TRIES]
        lawful = [(move, ahead) for move, ahead in allowed if not ahead or self.works(move, ahead)]
        # of what is not allowed, only a single card can be asked about
        known = lawful or [one for one in readings if len(one[0].cards) == 1 and not one[1]]
        shortest = min((_parts(*one) for one in known), default=0)
        # what takes all the words for one card comes before what makes several of them
        chosen = dict.fromkeys(one for one in known if _parts(*one) == shortest)
        if len(chosen) > 1:
            texts = dict.fromkeys(" ".join(map(_typed, (*move.args, *ahead))) for move, ahead in chosen)
            candidates = tuple(texts)[:_MOST_CANDIDATES]
            return Slip("slip-unclear", {"said": " ".join(words), "candidates": candidates})
        found = next((MoveRead(*reading) for reading in chosen), None)
        if (
            found is not None
            and lawful
            and len(words) == 1
            and len(words[0]) == 1
            and "a" <= words[0].lower() <= "z"
        ):
            # a letter may be the beginning of what was to be typed: a card is not played for it
            nearest = " ".join(map(_typed, found.move.args))
            return Slip("slip-card-yes", {"said": words[0], "nearest": (nearest,)}, found)
        return found

    def suggesting(self, slip: Slip) -> Slip:
        """Return the slip; if it names one card that can be played, as one that can be said yes to."""
        like = slip.args.get("nearest") if slip.id == "slip-card" else None
        read = self.card_alone([like[0]]) if isinstance(like, tuple) and len(like) == 1 else None
        if read is None or not self.allows(read.move):
            return slip
        return replace(slip, id="slip-card-yes", suggestion=read)

    def card_slip(self, said: str) -> Slip:
        """Return the answer to what should have been a card; if it can only be one, that can be said yes to."""
        return self.suggesting(self.values.cards.slip(said, self._hand()))

    def _hand(self) -> Sequence[Card]:
        return [card.face for card in self.game.state.hands[self.seat]]

    def works(self, move: Move, ahead: Ahead) -> bool:
        """Whether the game takes the move with all that is typed ahead: tried on a copy, but for what nobody types."""
        return len(ahead) <= _MOST_AHEAD and self.game.after(self.seat, move, *ahead) is not None

    def _lawful(self, readings: Iterator[Reading]) -> MoveRead | None:
        """Return the first reading that the game allows.

        If there are others, what is typed ahead must be allowed too: `r5 g5` may be two cards at once, or a card and
        the answer to what it asks.
        """
        number = tries = 0
        while (reading := next(readings, None)) is not None:
            move, ahead = reading
            number += 1
            if not self.allows(move):
                continue
            if not ahead:
                return MoveRead(move)
            following = list(islice(readings, 1))
            readings = chain(following, readings)
            # a name behind it may be that of whom a line is said to: `wb bob` welcomes him back
            said_to = self.values.strict and any(isinstance(value, Player) for value in ahead)
            certain = number == 1 and not following and not said_to
            if certain or self.works(move, ahead):
                return MoveRead(move, ahead)
            tries += 1
            if tries == _MOST_TRIES:
                break
        return None


def _likeliest(readings: Iterable[Reading]) -> Iterator[Reading]:
    """Yield the first of the readings, each once: together they have hardly more than `_MOST_VALUES` values."""
    found, left = set(), _MOST_VALUES
    for reading in readings:
        if reading not in found:
            found.add(reading)
            yield reading
        left -= 1 + len(reading[0].args) + len(reading[1])
        if left < 0:
            break


def _is_placed(move: Move) -> bool:
    """Whether the move begins with a number, or a place that stands for one."""
    first = move.args[0] if move.args else None
    return isinstance(first.what if isinstance(first, Stands) else first, int)


def _parts(move: Move, ahead: Ahead) -> int:
    """Return how many things were named; a black card with its colour is one, as a coloured card is."""
    named = move.card is not None and move.card.color is None and ahead[:1] and isinstance(ahead[0], Color)
    return len(move.args) + len(ahead) - bool(named)


def _typed(value: Arg | Move) -> str:
    match value:
        case Card():
            return value.code
        case Color():
            return value.word
        case Move():
            return value.verb
        case Stands():
            return f"{_typed(value.what)}={value.number}"
    return str(value)
