"""Which of our messages are prompts, and what may be answered to them by a reaction."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from unobot_matrix.answers import meant
from unobot_matrix.events import objects, part, read, text
from unobot_matrix.retry import Patience
from unobot_matrix.wire import Failure, Json, Wire, path

MARK = "unobot.prompt"
"""The field of a message's content in which a prompt says what may be answered, so that it is known after a restart."""

KEPT = 1000
"""So many of our messages are remembered; others are asked of the homeserver when somebody reacts to them."""

Decrypt = Callable[[str, Json], Json | None]
"""Returns a room's event in readable form: itself if it is not encrypted, else what is inside; None if that fails."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What may be answered, and the room it is about (None: where it stands)."""

    answers: tuple[str, ...]
    about: str | None

    def meaning(self, sign: str) -> str | None:
        """What a reaction with this sign answers, as typed, or None if it answers nothing."""
        return meant(sign, self.answers)


class Prompts:
    """The prompts of one account."""

    def __init__(self, wire: Wire, us: str, patience: Patience) -> None:
        self._wire = wire
        self._us = us
        self._patience = patience
        self._known: OrderedDict[str, Prompt | None] = OrderedDict()

    def asked(self, event: str, prompt: Prompt) -> None:
        """Remember that an event of ours is a prompt."""
        self._remember(event, prompt)

    async def find(self, room: str, event: str, decrypt: Decrypt) -> Prompt | None:
        """The prompt with this event id, or None if it is none of ours. Waits while the homeserver is away."""
        if event not in self._known:
            try:
                where = path("rooms", room, "event", event)
                raw = await self._patience.persist(lambda: self._wire.call("GET", where))
            except Failure:
                return None
            self._remember(event, self._read(room, raw, decrypt))
        return self._known[event]

    def _remember(self, event: str, prompt: Prompt | None) -> None:
        self._known[event] = prompt
        self._known.move_to_end(event)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    def _read(self, room: str, raw: Json, decrypt: Decrypt) -> Prompt | None:
        event = read(raw)
        if event is None or event.sender != self._us:
            return None  # anybody can write our mark into a message
        mark = objects(decrypt(room, raw), "content", MARK)
        answers = part(mark, "answers")
        if not isinstance(answers, list):
            return None
        return Prompt(tuple(map(str, answers)), text(mark, "about"))
