"""What can be tapped: questions with answers under them."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from unobot.document import SQUARES, Tint
from unobot_matrix.wire import Failure, Json, Patience, Wire, objects, part, path, read, text

# --- Reactions that stand for a typed answer: a sign for accepting, refusing and each colour, a card's code
# for the card.


COLORS: Final[Mapping[str, Tint]] = {
    "r": "red", "y": "yellow", "g": "green", "b": "blue", "p": "pink", "t": "teal", "o": "orange", "u": "purple",
}  # fmt: skip
"""The colours that can be clicked, by their letters."""

ANSWERS = {
    "👍": "accept",
    "👎": "refuse",
    **{SQUARES[tint]: f"color {letter}" for letter, tint in COLORS.items()},
}
"""What a reaction says, as a player would type it."""

ONLY = "▶"
"""The reaction that gives the only answer there is."""

SIGNS = {said: sign for sign, said in ANSWERS.items()}
PLAIN = str.maketrans("", "", "\ufe0e\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff[]")
"""Takes away skin tones and presentation selectors, so that every thumb is a thumb, and the brackets around a card."""


def meant(sign: str, allowed: Sequence[str]) -> str | None:
    """What a reaction says to a prompt that allows these answers, or None if it says nothing.

    >>> meant("👍🏽", ("accept", "refuse")), meant("R5", ("r5", "w")), meant("▶️", ("r5",))
    ('accept', 'r5', 'r5')
    >>> meant("▶️", ("r5", "w"))
    """
    bare = sign.translate(PLAIN).strip()
    if bare == ONLY:
        return allowed[0] if len(allowed) == 1 else None
    said = ANSWERS.get(bare, bare.casefold())
    return said if said in allowed else None


def offered(answers: Iterable[str]) -> list[str]:
    """The reactions to put below a prompt that allows these answers; those without a sign are only typed."""
    return [SIGNS[answer] for answer in answers if answer in SIGNS]


def offered_cards(codes: Sequence[str]) -> list[str]:
    """The reactions to put below a hand of which these cards can be played."""
    return [ONLY] if len(codes) == 1 else list(codes)


# --- Which of our messages are prompts, and what may be answered to them by a reaction.


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
