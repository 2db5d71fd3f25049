"""Lines under construction: acts with their parts, what follows from each, and sentences that stand alone."""

from collections.abc import Mapping
from typing import NamedTuple

from unobot.document import Document, Name, Text, plain
from unobot.messages.voice import Voice
from unobot.texts import FALLBACK, Value


class Clause(NamedTuple):
    """A message that is said later: its wording depends on whether more follows in its sentence."""

    id: str
    args: Mapping[str, Value]


class Sentences:
    """What is told so far.

    An act ("ann plays [w]"), its parts ("and picks red") and its effects ("bob is skipped") make one sentence. They are
    said when the sentence is complete, with one argument more: `more` is `yes` if another part, or another effect,
    follows. English needs it for "plays [w], calls UNO and picks red", Japanese for the form of each verb.
    """

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._lines: list[list[Document]] = [[]]
        self._act: Clause | None = None
        self._parts: list[Clause] = []
        self._effects: list[Clause] = []
        self._after: list[Document] = []
        self._late: Name | None = None
        self._late_act = False
        self._ahead: list[Clause] = []
        self._closing: list[Document] = []

    def act(self, id_: str, /, **args: Value) -> None:
        """Somebody did something."""
        self.close()
        self._act, self._parts, self._ahead = Clause(id_, args), self._ahead, []
        self._late_act, self._late = self._late is not None, None

    def ahead(self, id_: str, /, **args: Value) -> None:
        """The next act will have this part, too; its message speaks of the act as `act`."""
        self.close()
        self._ahead.append(Clause(id_, args))

    def amend(self, id_: str, /, **args: Value) -> None:
        """The last act has this part, too; its message speaks of the act as `act`."""
        if self._act is not None:
            self._parts.append(Clause(id_, args))

    def by(self, player: Name) -> bool:
        """Whether the last act is that player's and nothing has followed from it yet: what they do now goes with it."""
        return self._act is not None and not self._effects and self._is_of(player, self._act)

    def _is_of(self, player: Name, clause: Clause) -> bool:
        """Whether that clause tells what this player did: its English message begins with the name."""
        # Word order is each language's own, so the question is always asked of the English message.
        texts = self._voice.texts
        said = texts.say(FALLBACK, clause.id, p=self._voice.prefixes[0], more="no", **clause.args)
        return said[:1] == (player,)

    def effect(self, id_: str, /, **args: Value) -> None:
        """Something followed from the last act; without one it is told like an act."""
        clause = Clause(id_, args)
        if self._act is None and self._late is not None and not self._is_of(self._late, clause):
            self._act, self._late = Clause("act-time-up", {"player": self._late}), None
        if self._act is None:
            self.act(id_, **args)
        else:
            self._effects.append(clause)

    def time_up(self, player: Name) -> None:
        """The next act is the bot's, for that player, who did not answer in time."""
        self.close()
        self._late = player

    def sentence(self, *sentences: Document) -> None:
        """Add whole sentences behind what was said so far; empty ones are left out."""
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
        clause = capital(self._whole_act(self._act))
        if self._effects:
            effects = self._all_effects()
            sentence = self._voice.say("sentence-with-effects", clause=clause, effects=effects)
        elif plain(clause).endswith(_ENDS):
            sentence = clause
        else:
            sentence = self._voice.say("sentence", clause=clause)
        self._lines[-1] += [sentence, *self._after]
        self._act, self._parts, self._effects, self._after = None, [], [], []

    def _whole_act(self, act: Clause) -> Document:
        """The act with all its parts."""
        left = len(self._parts)
        whole = self._voice.say(act.id, more=_yes(left), **act.args)
        for id_, args in self._parts:
            left -= 1
            whole = self._voice.say(id_, act=whole, more=_yes(left), **args)
        return self._voice.say("act-when-late", act=whole) if self._late_act else whole

    def _all_effects(self) -> Document:
        """The effects as one list."""
        last = len(self._effects) - 1
        said = [
            self._voice.say(id_, more=_yes(last - place), **args)
            for place, (id_, args) in enumerate(self._effects)
        ]
        return self._voice.together("list-effects", said)

    def lines(self) -> list[list[Document]]:
        """The sentences of each line."""
        self.close()
        return [sentences for sentences in self._lines if sentences]


_ENDS = ("!", "！")
"""Signs behind which a sentence needs no full stop."""


def _yes(count: int) -> str:
    return "yes" if count else "no"


def capital(clause: Document) -> Document:
    """The clause as a sentence begins: a word of the language with a capital letter, a name or a card as it is."""
    if clause and isinstance(clause[0], Text):
        text = clause[0].text
        return (Text(text[:1].upper() + text[1:]), *clause[1:])
    return clause
