"""What a player at the table knows from listening: own cards, the colour in force, how many cards others hold."""

from collections.abc import Sequence

from unobot.demo.cards import PrintedCard
from unobot.demo.plain import Hand, cards_in, colour_in_force, is_called, is_over, words_of

USUAL_DEAL = 7


class Memory:
    """Grows with every line of the bot. Counts of others are what was heard, and may be a little wrong."""

    def __init__(self) -> None:
        self.cards: tuple[PrintedCard, ...] = ()
        self.colour: str | None = None
        self.playing = False
        self.suspects: list[str] = []
        self._counts: dict[str, int] = {}
        self._dealt = USUAL_DEAL

    def count(self, name: str) -> int:
        """How many cards somebody holds, as far as was heard."""
        return self._counts.get(name, self._dealt)

    def take(self, hand: Hand) -> None:
        """One's own cards are told."""
        if not self.playing:
            self._counts.clear()
            self._dealt = len(hand.cards) or USUAL_DEAL
        self.playing = True
        self.cards = hand.cards

    def hear(self, line: str, names: Sequence[str], me: str) -> None:
        """A line of the bot in the room, in bare text; `names` are those that it may speak of."""
        if is_over(line):
            self.playing, self.suspects = False, []
            return
        if any(cards_in(line)):
            self.colour = colour_in_force(line)
        before = dict(self._counts)
        self._follow(words_of(line, names), frozenset(names))
        silent = [] if is_called(line) else self._silent(before) or self._still_silent(line)
        self.suspects = [name for name in silent if name != me]

    def _follow(self, words: list[str], names: frozenset[str]) -> None:
        about = ""
        for place, word in enumerate(words):
            if word in names:
                about = word
            elif not about:
                continue
            elif word in {"plays", "jumps"}:
                self._counts[about] = max(0, self.count(about) - 1)
            elif word in {"draws", "takes"}:
                self._counts[about] = self.count(about) + _number(words[place + 1 : place + 2])
            elif word == "has" and words[place + 2 : place + 3] in (["card"], ["cards"]):
                self._counts[about] = _number(words[place + 1 : place + 2])

    def _silent(self, before: dict[str, int]) -> list[str]:
        return [name for name, count in self._counts.items() if count == 1 != before.get(name)]

    def _still_silent(self, line: str) -> list[str]:
        """The window is open until the next one acts: a line with cards on the table closes it."""
        return [] if any(cards_in(line)) else [name for name in self.suspects if self.count(name) == 1]


def _number(words: list[str]) -> int:
    return int(words[0]) if words and words[0].isdigit() else 1
