"""One table of the crowd: its people sit down, play by the lines they get in the plain style, or only say `!ping` in turn."""

import random
import time
from collections.abc import Callable, Sequence
from typing import Final

from tests.load.seats import Seat
from tests.private_lines import Hand, Prompt, Remark, read_private
from tests.servers.gamblers import play

Do = Callable[[Seat, str], None]
"""Have somebody say something when it is their time."""


_HAND: Final = "!hand"
_BREAK: Final = "\u200c".encode()
"""Stands in the names of those whose client is not to ring."""


class Table:
    """The people in one room. What they want to say goes to `do`, each answer's seconds to `answers`."""

    def __init__(self, room: str, nicks: Sequence[str], do: Do, answers: list[float], seed: int) -> None:
        self.seats = [Seat(nick, room, self._heard) for nick in nicks]
        self.dealt = False
        self.told_at = 0.0
        """When the bot last said something in the room."""
        self.refused = 0
        """How many commands were answered with no more than a remark."""
        self._do, self._answers, self._chance = do, answers, random.Random(seed)
        self._names = [nick.encode() for nick in nicks]

    def listen(self, bot: str) -> None:
        """From now on this is the bot."""
        for seat in self.seats:
            seat.bot = f":{bot}!".encode()
            seat.said_at = None

    def open(self) -> None:
        """The first of them opens a table; the others sit down one after the other when they hear of it, then cards are dealt."""
        self._do(self.seats[0], "!uno rounds=99")

    def ask_again(self) -> None:
        """Nothing has happened for a while: all ask for their cards, and are told if it is their turn."""
        for seat in self.seats:
            self._do(seat, _HAND)

    def _heard(self, seat: Seat, to: bytes, text: bytes) -> None:
        text = text.replace(_BREAK, b"")
        if to == seat.room:
            self._in_room(seat, text)
        else:
            self._alone(seat, read_private(text.decode()))

    def _in_room(self, seat: Seat, text: bytes) -> None:
        seconds = seat.answered()
        if seconds is not None:
            self._answers.append(seconds)
        number = self.seats.index(seat)
        if number == 0:
            self.told_at = time.monotonic()
        if text == b"pong":
            if seconds is not None:
                self._do(self.seats[(number + 1) % len(self.seats)], "!ping")
        elif not self.dealt:
            self._sit_down(number, text)
        elif b"hich colour" in text and seat.nick in text:
            self._do(seat, f"!color {self._chance.choice(['red', 'blue'])}")

    def _sit_down(self, number: int, text: bytes) -> None:
        before = self._names[number - 1]
        if number and before + (b" joins" if number > 1 else b" opens a table") in text:
            self._do(self.seats[number], "!join")
        elif not number and before + b" joins" in text:
            self._do(self.seats[0], "!deal")

    def _alone(self, seat: Seat, said: Hand | Prompt | Remark) -> None:
        if isinstance(said, Remark):
            # how a seat is taken back is told to each of them once, and answers nothing
            if "rejoin" not in said.text and seat.answered() is not None:
                self.refused += 1
                self._do(seat, _HAND)
        elif seat.said_at is None or seat.said in (_HAND, "!deal"):  # at the deal the asked hand comes first
            # else it is older than the command that was given: a room's line comes before what is told alone
            self.dealt = True
            seat.answered()
            if said.answers:
                self._do(seat, self._answer(said))

    def _answer(self, said: Hand | Prompt) -> str:
        assert said.answers
        answer = self._chance.choice(said.answers)
        return "!" + (play(answer, len(said.cards), self._chance) if isinstance(said, Hand) else answer)
