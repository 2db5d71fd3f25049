"""What is said of a game, in every language there is: it can be said, and tells nobody a card that they may not know."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from uno_engine import Event, Game, Question
from unobot.document import Document
from unobot.messages import (
    Snapshot,
    Voice,
    hand_line,
    hand_receivers,
    players,
    private_events,
    room_lines,
    top,
    turn,
)
from unobot.messages.voice import Tellers
from unobot.scrutiny.eyes import Eyes
from unobot.scrutiny.invariants import InvariantBroken
from unobot.texts import Texts


class Spoken:
    """Says all that is said at a table, to nobody, in each language of these folders' texts and of the bot."""

    def __init__(self, folders: Sequence[Path], tellers: Tellers) -> None:
        self._wrong: list[str] = []
        texts = Texts(folders, report=self._wrong.append)
        self._voices = [Voice(texts, language, tellers=tellers) for language in texts.languages]

    def say(self, game: Game, asked: Question | None, events: Sequence[Event], eyes: Eyes) -> None:
        """Say what has happened since the question `asked` was open. Raises InvariantBroken, or what a teller raises."""
        now = Snapshot(game, asked)
        for voice in self._voices:
            for document in _in_room(voice, events, now):
                eyes.hear(None, voice.language, document)
            for seat, document in _to_players(voice, events, now):
                eyes.hear(seat, voice.language, document)
            if self._wrong:
                raise InvariantBroken(f"a text is wrong: {self._wrong.pop()}")


def _in_room(voice: Voice, events: Sequence[Event], now: Snapshot) -> Iterator[Document]:
    yield from (line.document for line in room_lines(voice, events, now))
    yield top(voice, now.view)
    yield players(voice, now.view)
    yield turn(voice, now.view, 0)


def _to_players(voice: Voice, events: Sequence[Event], now: Snapshot) -> Iterable[tuple[int, Document]]:
    yield from private_events(lambda _seat: voice, events, now.view)
    for seat in hand_receivers(events, now):
        yield seat, hand_line(voice, now.view_of(seat), "#room")
