"""A line under construction: acts, what follows from each, and sentences that stand alone."""

from collections.abc import Mapping, Sequence

from unobot.document import Document, Name, Text
from unobot.messages.voice import Voice
from unobot.texts import Value


class Sentences:
    """Clauses become sentences, sentences become lines."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._lines: list[list[Document]] = [[]]
        self._act: Document | None = None
        self._after: list[Document] = []
        self._effects: list[Document] = []
        self._late: Name | None = None
        self._ahead: list[tuple[str, Mapping[str, Value]]] = []
        self._closing: list[Document] = []

    def act(self, clause: Document) -> None:
        """Somebody did something."""
        self.close()
        self._act = self._voice.say("act-when-late", act=clause) if self._late else clause
        self._late = None
        for id_, args in self._ahead:
            self._act = self._voice.say(id_, act=self._act, **args)
        self._ahead = []

    def ahead(self, id_: str, args: Mapping[str, Value]) -> None:
        """The next act will have more in it."""
        self.close()
        self._ahead.append((id_, args))

    def amend(self, id_: str, **args: Value) -> None:
        """The last act had more in it."""
        if self._act is not None:
            self._act = self._voice.say(id_, act=self._act, **args)

    def by(self, player: Name) -> bool:
        """Whether the last act is that player's and nothing has followed from it yet: what they do now goes with it."""
        return self._act is not None and self._act[:1] == (player,) and not self._effects

    def effect(self, clause: Document) -> None:
        """Something followed from the last act; without one it is told like an act."""
        if self._act is None and self._late is not None and clause[:1] != (self._late,):
            self._act, self._late = self._voice.say("act-time-up", player=self._late), None
        if self._act is None:
            self.act(clause)
        else:
            self._effects.append(clause)

    def time_up(self, player: Name) -> None:
        """The next act is the bot's, for that player, who did not answer in time."""
        self.close()
        self._late = player

    def sentence(self, *sentences: Document) -> None:
        """Whole sentences."""
        self.close()
        self._lines[-1] += [sentence for sentence in sentences if sentence]

    def afterwards(self, sentence: Document) -> None:
        """A whole sentence, that may wait until the act and what follows from it are told."""
        if self._act is None:
            self.sentence(sentence)
        else:
            self._after.append(sentence)

    def closing(self, sentence: Document) -> None:
        """A whole sentence, to be told when everything that happened is told."""
        self._closing.append(sentence)

    def close_all(self) -> None:
        """Everything that happened is told; prompts may follow."""
        self.sentence(*self._closing)
        self._closing = []

    def new_line(self) -> None:
        """What follows stands on a line of its own."""
        self.close()
        if self._lines[-1]:
            self._lines.append([])

    def close(self) -> None:
        """The act and its effects are a sentence."""
        if self._act is None:
            return
        self._act = capital(self._act)
        if self._effects:
            effects = self._voice.together("list-effects", self._effects)
            sentence = self._voice.say("sentence-with-effects", clause=self._act, effects=effects)
        else:
            sentence = self._voice.say("sentence", clause=self._act)
        self._lines[-1] += [sentence, *self._after]
        self._act, self._effects, self._after = None, [], []

    @property
    def acting(self) -> bool:
        """Whether there is an act that something can follow from."""
        return self._act is not None

    def lines(self) -> Sequence[Document]:
        """The finished lines."""
        self.close()
        voice = self._voice
        return [
            voice.line(voice.together("list-sentences", sentences)) for sentences in self._lines if sentences
        ]


def capital(clause: Document) -> Document:
    """The clause as a sentence begins: a word of the language with a capital letter, a name or a card as it is."""
    if clause and isinstance(clause[0], Text):
        text = clause[0].text
        return (Text(text[:1].upper() + text[1:]), *clause[1:])
    return clause
