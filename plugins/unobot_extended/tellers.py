"""How effects on players are shown in the list of players, and the number that an Infinity on top stands for."""

from collections.abc import Iterator

from uno_engine import View
from unobot.document import Document
from unobot.messages import Voice
from unobot.messages.voice import Tellers
from unobot_extended.effects import EffectsOnPlayers
from unobot_extended.extended import LastNumber


def effects_on(voice: Voice, view: View, fact: EffectsOnPlayers, seat: int) -> Iterator[Document]:
    """Yield the effects on that player, each by the message `effect-NAME`; those without a message are not told."""
    for name in fact.effects[seat] if seat < len(fact.effects) else ():
        if voice.has(f"effect-{name}"):
            yield voice.say(f"effect-{name}")


def number_named(fact: LastNumber) -> int:
    """Return the number that was named for the card on top."""
    return fact.number


TELLERS = Tellers(marks={EffectsOnPlayers: effects_on}, top_number={LastNumber: number_named})
