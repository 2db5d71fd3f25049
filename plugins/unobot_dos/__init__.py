"""Plugin with DOS (dos.md): cards are matched with those of a centre row, alone or two by their sum."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import uno_engine as uno
from unobot.document import Document, Face, Text
from unobot.messages import Narrator, Voice, face, faces
from unobot.messages.pictures import WILD, Figure
from unobot.messages.texts import Value
from unobot.messages.voice import Tellers
from unobot.plugins.hookspecs import hookimpl
from unobot_dos.calls import DosCalls
from unobot_dos.dos import DOS, DOS_OFFICIAL, WILD_DOS, Dos
from unobot_dos.row import CardMatch, CentreRow, Matched, RowCleared
from unobot_dos.turn import DosTurn

RULES: Sequence[type[uno.Rule]] = (DosCalls, DosTurn)
PRESETS: Sequence[uno.Preset] = (DOS, DOS_OFFICIAL)

unobot_api = 1


@hookimpl
def unobot_base_rules() -> Sequence[type[uno.BaseRule]]:
    """Return the base rule, which deals and gives the turns."""
    return (Dos,)


@hookimpl
def unobot_rules() -> Sequence[type[uno.Rule]]:
    """Return the rules that it consists of."""
    return RULES


@hookimpl
def unobot_presets() -> Sequence[uno.Preset]:
    """Return the presets `dos` and `dos-official`."""
    return PRESETS


@hookimpl
def unobot_tellers() -> Tellers:
    """Return how the centre row is shown."""
    return Tellers(
        events={Matched: tell_match, RowCleared: tell_row_cleared},
        prompts={CentreRow: in_prompts},
        top={CentreRow: at_top},
        cards={CentreRow: on_table},
    )


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_figures() -> Mapping[uno.Kind, Figure]:
    """Return what is drawn on the Wild DOS: it counts two. All other cards have a number, or the sign that stands for one."""
    return {WILD_DOS: Figure(WILD, "2")}


def format_row(fact: CentreRow) -> Document:
    """Return the cards of the row; once some are matched, only the others, each with its place before it."""
    if not fact.matched:
        return faces(fact.row)
    spans: list[Text | Face] = []
    for place, card in on_table(fact).items():
        spans += [Text(f"{' ' if spans else ''}{place} "), face(card)]
    return tuple(spans)


def on_table(fact: CentreRow) -> Mapping[int, uno.Card]:
    """Return the cards of the row that are not matched, each by its place."""
    return {place + 1: card for place, card in enumerate(fact.row) if place not in fact.matched}


def in_prompts(voice: Voice, view: uno.View, fact: CentreRow) -> Mapping[str, Value]:
    """Return the argument `row` of prompts."""
    return {"row": format_row(fact)}


def at_top(voice: Voice, view: uno.View, fact: CentreRow) -> Document:
    """Return the row for `!top`; nothing between rounds."""
    return voice.say("top-centre-row", row=format_row(fact)) if fact.row else ()


def tell_match(n: Narrator, event: Matched) -> None:
    """Tell of a match, with earlier ones of the turn; or of nothing yet, if the player may still match more.

    The private hand line shows the player what else fits; the room is not asked anything before the turn is over.
    """
    # Anything that followed from the match, as by another plugin's card, must have its cause before it.
    if event.later and n.now.asked and not n.coming:
        n.prompted = True
    elif event.bonus or not event.earlier:
        tell_matches(n, event.seat, event.earlier)
        bonus = "yes" if event.bonus else "no"
        cards, center = faces(event.cards), face(event.center)
        n.told.effect("event-matched", seat=n.name(event.seat), center=center, cards=cards, bonus=bonus)
    else:
        tell_matches(n, event.seat, (*event.earlier, CardMatch(event.center, event.cards)))


def tell_row_cleared(n: Narrator, event: RowCleared) -> None:
    """Tell of the matches of the turn that have not been told yet."""
    tell_matches(n, event.seat, event.earlier)


def tell_matches(n: Narrator, seat: int, made: Sequence[CardMatch]) -> None:
    """Tell of several matches as one act: "ann matches [y5] with [y10] and [g1] with [g8]"."""
    voice = n.voice
    if made:
        each = [voice.say("matched-pair", center=face(p.center), cards=faces(p.cards)) for p in made]
        n.told.effect("matched-pairs", seat=n.name(seat), pairs=voice.together("list-pairs", each))
