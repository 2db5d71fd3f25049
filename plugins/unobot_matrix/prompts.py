"""Which of our messages are prompts, and what may be answered to them by a reaction."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from unobot_matrix.answers import meant
from unobot_matrix.events import objects, part, read, text
from unobot_matrix.retry import Patience
from unobot_matrix.wire import Failure, Json, Wire, path

MARK = "unobot.prompt"
"""Where a prompt says in its own content what it is, so that it is one after a restart too."""

KEPT = 1000

Decrypt = Callable[[str, Json], Json | None]
"""Makes a room's event readable: itself if it is plain, what is inside if it is encrypted, None if it cannot be."""


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
        """The prompt that this event is, or None if it is none of ours. Waits while the homeserver is away."""
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
            return None
        mark = objects(decrypt(room, raw), "content", MARK)
        answers = part(mark, "answers")
        if not isinstance(answers, list):
            return None
        return Prompt(tuple(map(str, answers)), text(mark, "about"))
