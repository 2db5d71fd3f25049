"""Lines as people say them: `那我出一张红五喔`, `赤の5でウノ！`, `i'll draw 4`.

Every word of such a line must be known (`lexicon.py`). What it says then follows from what the words are in a sentence: who
acts, what is done, to which card, how many, and particles that mean nothing. An amount (`2枚`) is no card; what is denied,
asked, or told of somebody else is no move. What could be two things is asked back.
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

import uno_engine as uno
from unobot.parsing.lexicon import KnownWord, Lexicon, Meaning, WordClass, begins_with_color, is_article, says
from unobot.parsing.model import CommandRead, MoveRead, Read, Slip, Speaker
from unobot.parsing.moves import Moves
from unobot.parsing.notation import WrittenCard
from unobot.parsing.vocabulary import Vocabulary

_REPEATED = 40
"""So much of what somebody typed is shown to them again."""

_PARTICLES: AbstractSet[Meaning] = {WordClass.FILLER, WordClass.ENDING}
_OWN: AbstractSet[Meaning] = {*_PARTICLES, WordClass.SELF}
_OF_CARDS: AbstractSet[Meaning] = {WordClass.CARD, WordClass.COLOR, WordClass.NUMBER}
_DENYING: AbstractSet[Meaning] = {WordClass.NOT, WordClass.ASKING, WordClass.OTHERS}
_AMOUNT: AbstractSet[Meaning] = {
    WordClass.NUMBER,
    WordClass.COUNTER,
    WordClass.NOTHING,
    ("verb", "draw"),
    ("said", "draw"),
}
_BESIDE: dict[str, AbstractSet[Meaning]] = {
    "draw": _AMOUNT,
    "accept": _AMOUNT,
    "pass": {WordClass.NOTHING},
    "challenge": {WordClass.OTHERS, WordClass.PLAYER},
}
"""What may stand beside a verb, besides particles and the word for oneself."""

_OPENING = frozenset({"uno", "start", "join"})
"""Commands that are meant only where `wanted` says that they are possible."""


class Talk(Enum):
    """What is read of a line that must not be taken for a move: something in it says that it is none."""

    TALK = "talk"


TALK = Talk.TALK


class _Role(Enum):
    """What a word does in a sentence in which a card is played."""

    CARD = "card"
    CALL = "call"
    CHANGE = "change"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Utterance:
    """One line. `moves` reads the moves of who said it, None if they have no seat; `bare`: it was said without prefix."""

    lexicon: Lexicon
    vocabulary: Vocabulary
    harmful: AbstractSet[str]
    speaker: Speaker
    moves: Moves | None
    line: str
    bare: bool

    def read(self) -> Read | Talk | None:
        """Return what the line says; `TALK` if something in it denies a move; None if it must be read in another way."""
        asked = self.line.rstrip(" !。.").endswith("?")
        denied, whole, answer = False, False, None
        for words in self.lexicon.ways(self.line, self.speaker.names):
            read: Read | None = None
            if self.moves is not None and self.speaker.mid_round:
                if self.speaker.waited_for:
                    read = self._answer(self.moves, words) or self._play(self.moves, words)
                read = read or self._call(self.moves, words)
            if read is None and not self.bare:
                read = self._command(words)
            if (
                isinstance(read, MoveRead)
                and asked
                and self.bare
                and read.move.verb not in {"catch", *self._calls}
            ):
                if read.move.card is None:
                    return TALK
                # is a card to be played that somebody named with a question mark?
                colors = [value.word for value in read.ahead if isinstance(value, uno.Color)]
                args = {"said": self.line[:_REPEATED], "nearest": " ".join([read.move.card.code, *colors])}
                return Slip("slip-move-yes", args, read)
            if read is not None:
                return read
            whole = whole or self._is_whole(words)
            denied = denied or asked or (not whole and self._denies(words))
            answer = answer or self._not_open(words)
        return TALK if denied else answer

    def _is_whole(self, words: Sequence[KnownWord]) -> bool:
        """Return whether the words are a single verb, command or card rather than a sentence: 跳过 is not 跳 and 过."""
        if len(words) == 1 and any(isinstance(meaning, tuple) for meaning in words[0].meanings):
            return True
        # なし, 選ぶ なし: nothing is wanted there, and nothing denied
        picked = words[1:] if ("verb", "pick") in words[0].meanings else words
        if self.vocabulary.words.find(" ".join(word.text for word in picked)):
            return True
        if self.moves is None or any(word.meanings & _DENYING for word in words):
            return False
        return isinstance(self.moves.values.cards.exact(" ".join(word.text for word in words)), WrittenCard)

    def _denies(self, words: Sequence[KnownWord]) -> bool:
        """Return whether something in the line denies a move: a negation, a question, somebody else, or an amount."""
        amounts = any(
            WordClass.NUMBER in word and WordClass.COUNTER in count for word, count in pairwise(words)
        )
        # `draw 5`, `红5好`: what is done without a card, and a card or a number
        plain: AbstractSet[Meaning] = {("verb", name) for name in self._plain}
        besides = _OF_CARDS | {WordClass.PLAYER}
        of_cards = any(word.meanings & besides and not word.meanings & plain for word in words)
        both = of_cards and any(word.meanings & plain for word in words) and not self._answers_ahead(words)
        # 变色了: a card without a colour, of which nothing says that it is played
        left = [word for word in words if not word.meanings & _PARTICLES]
        alone = len(left) == 1 < len(words) and WordClass.CARD in left[0] and WordClass.COLOR not in left[0]
        # `ya` is somebody, and a card of Extended
        held = {card.code for card in self._hand}
        return (
            amounts
            or both
            or alone
            or any(word.meanings & _DENYING and word.text not in held for word in words)
        )

    def _answers_ahead(self, words: Sequence[KnownWord]) -> bool:
        """Whether that is an answer with what it asks for in turn, from the hand: `accept rs bs` to a Disarm."""
        if self.moves is None or any(WordClass.NUMBER in word for word in words):
            return False
        read = self.moves.with_verb([word.text for word in words])
        if read is None or not read.ahead:
            return False
        return all(card in self._hand for card in read.ahead) and self.moves.works(read.move, read.ahead)

    @property
    def _hand(self) -> Sequence[uno.Card]:
        """The cards of the speaker; none without a seat."""
        return (
            [] if self.moves is None else [card.face for card in self.moves.game.state.hands[self.moves.seat]]
        )

    @property
    def _calls(self) -> Sequence[str]:
        """The names of the verbs that go along with a play."""
        return [verb.name for verbs in self.vocabulary.along.meanings.values() for verb in verbs]

    @property
    def _plain(self) -> Sequence[str]:
        """The names of the verbs that take nothing, and answer what is open."""
        plain = (verb for verbs in self.vocabulary.plain.meanings.values() for verb in verbs)
        return [verb.name for verb in dict.fromkeys(plain) if not verb.along]

    @property
    def _plays(self) -> AbstractSet[Meaning]:
        """What the words for playing a card mean."""
        return {(kind, verb.name) for verb in self.vocabulary.plays for kind in ("verb", "said")}

    # --- moves without a card ---------------------------------------------------------------------------------------

    def _answer(self, moves: Moves, words: Sequence[KnownWord]) -> MoveRead | None:
        """Return a verb that takes nothing, which answers what is open: `我摸一张`, `4枚引きます`, `质疑他`."""
        for name in self._plain:
            meant: AbstractSet[Meaning] = {("verb", name), ("said", name)}
            if not says(words, meant, _OWN | _BESIDE.get(name, set())):
                continue
            # `他质疑` is told of somebody else, `质疑他` is not; `qua không` is a question
            first = next(at for at, word in enumerate(words) if word.meanings & meant)
            others = any(word.meanings & {WordClass.OTHERS, WordClass.PLAYER} for word in words[:first])
            if others or (len(words) > 1 and WordClass.ASKING in words[-1]):
                continue
            # 不要跳 is no pass; with a comma between them it is one, as is 没有过
            denied = any(
                WordClass.NOT in word and WordClass.NOTHING not in word and done.meanings & meant
                for word, done in pairwise(words)
            )
            if denied and not any(sign in self.line for sign in ",\uff0c、"):
                continue
            move = uno.Move(name)
            # accepting is another word for drawing where that is open
            open_ = moves.game.answers(moves.seat, move) or (name == "accept" and moves.allows(move))
            if open_ and self._draws_as_said(moves, move, words):
                return MoveRead(move)
        return None

    def _not_open(self, words: Sequence[KnownWord]) -> MoveRead | None:
        """Return what is said for a verb that answers nothing now, so that the game says why: `!bốc phét`."""
        if self.bare or self.moves is None or not self.speaker.mid_round:
            return None
        known = (self.vocabulary.verbs.find, self.vocabulary.commands.find)
        named = any(find(word.text) for find in known for word in words)
        said = (name for name in self._plain if not named and says(words, {("said", name)}, _OWN))
        return next((MoveRead(uno.Move(name)) for name in said), None)

    def _draws_as_said(self, moves: Moves, move: uno.Move, words: Sequence[KnownWord]) -> bool:
        """Whether the move draws as many cards as the words say, if they say how many."""
        said = [word.text for word in words if WordClass.NUMBER in word]
        if not said:
            return True
        after = moves.game.after(moves.seat, move)
        if after is None or len(said) > 1:
            return False
        amount = int(said[0]) if said[0].isdecimal() else self.vocabulary.numbers.get(said[0])
        return amount == len(after.state.hands[moves.seat]) - len(moves.game.state.hands[moves.seat])

    def _call(self, moves: Moves, words: Sequence[KnownWord]) -> MoveRead | None:
        """Return a call, or an accusation: `ウノです`, `bob没喊uno`."""
        calls: AbstractSet[Meaning] = {("verb", name) for name in self._calls}
        if says(words, calls, _OWN):
            called = next(name for name in self._calls if any(("verb", name) in word for word in words))
            read = MoveRead(uno.Move(called))
            return read if not self.bare or moves.costs_nothing(read.move) else None
        accuses: AbstractSet[Meaning] = {("verb", "catch"), ("said", "catch")}
        if not says(words, accuses, _PARTICLES | calls | {WordClass.OTHERS, WordClass.PLAYER}):
            return None
        seats = [self.speaker.names.whole(word.text) for word in words if WordClass.PLAYER in word]
        if len(seats) > 1 or self.speaker.seat in seats:
            return None
        read = MoveRead(uno.Move("catch", tuple(uno.Player(seat) for seat in seats if seat is not None)))
        certain = not self.bare and any(("verb", "catch") in word for word in words)
        return read if certain or moves.costs_nothing(read.move) else None

    # --- cards ------------------------------------------------------------------------------------------------------

    def _play(self, moves: Moves, words: Sequence[KnownWord]) -> Read | None:
        """Return a card that is played, or a colour that is chosen: `那我出一张红五，uno`, `ワイルド出して青`."""
        if any(verb.takes[0].kind is not uno.Takes.CARD for verb in self.vocabulary.plays):
            return None  # a number may be a place there
        roles: list[_Role] = []
        for at in range(len(words)):
            role = self._role(words, at, named=_Role.CARD in roles)
            if role is None:
                return None
            roles.append(role)
        card, call, change = (
            [word.text for word, its in zip(words, roles, strict=True) if its is role]
            for role in (_Role.CARD, _Role.CALL, _Role.CHANGE)
        )
        if change:
            return self._changed(moves, change[0], card, call)
        written = moves.values.cards.exact(" ".join(card))
        chosen = words[0].meanings & {WordClass.CHOOSE, WordClass.CHANGE}
        if not isinstance(written, WrittenCard):
            one = len(moves.values.cards.colors.find(" ".join(card))) == 1
            verb = words[0].meanings & {("verb", "pick"), ("verb", "color")}
            return moves.without_verb(card) if one and chosen and not verb and not call else None
        played = any(word.meanings & self._plays and WordClass.ENDING not in word for word in words)
        # a number or a wild alone is talk, if nothing says that it is played
        alone = len(card) == 1 and (card[0].isdecimal() or (written.card.color or written.color) is None)
        if (alone or (chosen and written.card.color is not None)) and not played:
            return None  # as is 要红5, which wants one
        read = moves.without_verb([*card, *call[:1]]) or moves.color_with_card(card)
        return read or (moves.card_alone([*card, *call[:1]]) if played or not self.bare else None)

    def _role(self, words: Sequence[KnownWord], at: int, *, named: bool) -> _Role | None:
        """Return what the word there does in a sentence in which a card is played; None if that cannot be one.

        `named`: a part of the card stands before it.
        """
        word, behind = words[at], words[at + 1 :]
        calls: AbstractSet[Meaning] = {("verb", name) for name in self._calls}
        before_color = begins_with_color(behind)
        ends = all(each.meanings & _PARTICLES for each in behind)
        may_be = {
            _Role.NONE: (not named and is_article(words, at)),
            _Role.CALL: word.meanings & calls and (at == 0 or ends),
            # 转蓝; and 青に変える, where no card is called so
            _Role.CHANGE: WordClass.CHANGE in word
            and ((before_color and not named) or (named and ends and not word.meanings & _OF_CARDS)),
        }
        if word.meanings & {WordClass.NOT, WordClass.ASKING}:
            return None
        found = next((role for role, holds in may_be.items() if holds), None)
        if found is not None:
            return found
        if word.meanings & {WordClass.CHOOSE, WordClass.CHANGE} and (
            before_color or (WordClass.CHOOSE in word and not behind)
        ):
            return _Role.NONE
        if word.meanings & _OF_CARDS:
            return _Role.CARD
        if WordClass.ENDING in word:
            return _Role.NONE if named and (ends or behind[0].meanings & calls) else None
        return _Role.NONE if word.meanings & (_OWN | self._plays) else None

    def _changed(self, moves: Moves, change: str, colors: Sequence[str], call: Sequence[str]) -> Read | None:
        """Return the Wild that a change of colour means: `转蓝`. It is asked back where it could be something else.

        `轉紅` may be a red Reverse, and nobody changes to the colour that is in force.
        """
        cards, state = moves.values.cards, moves.game.state
        named = cards.colors.find("".join(colors))
        if len(named) != 1:
            return None
        read = moves.without_verb(colors) or moves.without_verb(["w", named[0].word, *call[:1]])
        if read is None or read.move.card is None:
            return read
        other = cards.exact(" ".join([change, *colors]))
        held = isinstance(other, WrittenCard) and any(
            card.face is other.card for card in state.hands[moves.seat]
        )
        if not held and state.color is not named[0]:
            return read
        codes = [other.card.code] if held and isinstance(other, WrittenCard) else []
        candidates = (*codes, f"{read.move.card.code} {named[0].word}")
        return Slip("slip-unclear", {"said": self.line[:_REPEATED], "candidates": candidates})

    # --- commands ---------------------------------------------------------------------------------------------------

    def _command(self, words: Sequence[KnownWord]) -> CommandRead | None:
        """Return a command that the whole line is: `现在轮到谁了`, `来玩uno`. What does harm must be nothing but its words."""
        seated, table = self.speaker.seat is not None, self.speaker.game is not None
        wanted = {"start": seated, "join": table and not seated, "uno": not seated}
        for name, possible in wanted.items():
            if possible and not self.speaker.mid_round and says(words, {("said", name)}, _OWN):
                return CommandRead("join" if name == "uno" and table else name)
        said = {meaning[1] for word in words for meaning in word.meanings if isinstance(meaning, tuple)}
        for name in filter(said.__contains__, self.vocabulary.commands.names):
            # a command by its name alone may be a card or an answer as well; what follows its name is for the command to read
            by_name = ("command", name) in words[0] and self.line.partition(" ")[0] == self.line[
                : len(words[0].text)
            ]
            opens = name in _OPENING
            beside = _OWN if name in self.harmful else _OWN | {WordClass.ASKING}
            if not by_name and not opens and says(words, {("command", name), ("said", name)}, beside):
                return CommandRead(name)
        return None
