"""Plugin with Extended 5.2 (extended.md): a much larger game on UNO's base."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import uno_engine as uno
from unobot.document import Document
from unobot.messages import Voice
from unobot.messages.pictures import Figure
from unobot.messages.voice import Tellers
from unobot.plugins.hookspecs import hookimpl
from unobot_extended.effects import EffectsOnPlayers
from unobot_extended.extended import CARDS, EXTENDED, RULES, Extended, LastNumber

PRESETS: Sequence[uno.Preset] = (EXTENDED,)

__all__ = ["PRESETS", "RULES"]

unobot_api = 1


@hookimpl
def unobot_base_rules() -> Sequence[type[uno.BaseRule]]:
    """Return the base rule, which deals and gives the turns."""
    return (Extended,)


@hookimpl
def unobot_rules() -> Sequence[type[uno.Rule]]:
    """Return the rules of its cards and of its turn."""
    return RULES


@hookimpl
def unobot_presets() -> Sequence[uno.Preset]:
    """Return the preset `extended`."""
    return PRESETS


@hookimpl
def unobot_tellers() -> Tellers:
    """Return how effects on players and the number of an Infinity are shown."""
    return Tellers(marks={EffectsOnPlayers: effects_on}, top_number={LastNumber: lambda fact: fact.number})


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_figures() -> Mapping[uno.Kind, Figure]:
    """Return what is drawn on its cards; those that the classic game has, too, look as they do there."""
    folder = Path(__file__).parent / "figures"
    return {
        each.kind: Figure(folder / f"{each.figure}.svg", each.label)
        for card in CARDS
        for each in card.printed
        if each.figure
    }


def effects_on(voice: Voice, view: uno.View, fact: EffectsOnPlayers, seat: int) -> Iterator[Document]:
    """Yield the effects on that player, each by the message `effect-NAME`; those without a message are not told."""
    for name in fact.effects[seat] if seat < len(fact.effects) else ():
        if voice.has(f"effect-{name}"):
            yield voice.say(f"effect-{name}")
