"""What the bot says when something happened: lines for the room, and what one player alone is told."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import uno_engine as uno
from unobot.adapter import Importance
from unobot.document import Document, Name, Text
from unobot.messages.narrator import Narrator
from unobot.messages.prompts import prompts, reminder
from unobot.messages.refusals import reason
from unobot.messages.voice import Snapshot, Voice, faces, in_play, varied

_TOLD = (uno.Joined, uno.Left, uno.MatchOver, uno.Reminded, uno.Returned, uno.RoundOver, uno.Scored)


def told_quietly(events: Iterable[uno.Event]) -> list[uno.Event]:
    """Return the events that are told even in a quiet room, where otherwise only the prompts are said."""
    return [event for event in events if isinstance(event, _TOLD)]


Highlight = Literal["off", "turn", "always"]
"""Which lines begin with a player's name, so that their client marks them: none; those that say it is their turn; also
those in which something happened to them alone."""

Address = Callable[[int], Highlight]
"""What the player of a seat has chosen."""


@dataclass(frozen=True, slots=True)
class RoomLine:
    """One line for the room, as the outbox wants it. `mention` is the seat whose turn it announces, `asked` its end that does."""

    document: Document
    importance: Importance = Importance.TURN
    purpose: str | None = None
    mention: int | None = None
    asked: Document = ()


def nobody(_seat: int) -> Highlight:
    """No line begins with a name for the sake of being marked: for networks that mark a mention wherever it stands."""
    return "off"


def room_lines(
    voice: Voice, events: Sequence[uno.Event], now: Snapshot, address: Address = nobody
) -> list[RoomLine]:
    """Return the lines that tell these events; an ordinary turn is one. What is not everyone's to know is left out.

    Somebody's new name is told with the next turn (`bob (was bobby)`): keep a `SeatRenamed` that came alone, and give it
    again before the next events.
    """
    told, view = uno.seen(events, None), now.view
    reminded = [event.seat for event in told if isinstance(event, uno.Reminded)]
    if reminded and len(told) == len(reminded):
        return [_reminder(voice, now, seat, address) for seat in reminded]
    if not now.asked and in_play(view) and all(isinstance(event, uno.SeatRenamed) for event in told):
        return []
    narrator = Narrator(voice, now, told)
    lines = narrator.tell()
    asked = _mentioned(view) if now.asked else None
    to, question = _to_address(voice, view, asked, lines[-1], address), Document()
    if now.asked and not narrator.prompted:
        questions = prompts(voice, view, addressed=to is not None, called=_called(view, address))
        question = voice.together("list-sentences", questions)
        lines[-1] += questions
    documents = [voice.together("list-sentences", line) for line in lines if line]
    for seat, old in narrator.renamed.items():
        documents = _with_old_name(voice, narrator.name(seat), old, documents)
    if not documents:
        return []
    *others, last = documents
    to = to or _only_object(voice, view, told, last, address)
    return [
        *(RoomLine(voice.line(document)) for document in others),
        RoomLine(addressed(voice, to, last), mention=asked, asked=question),
    ]


def status_line(
    voice: Voice, view: uno.View, address: Address = nobody, before: Sequence[Document] = ()
) -> RoomLine | None:
    """Return the line that says whom the table waits for, after the sentences `before`; None if it waits for nobody."""
    seat = _mentioned(view)
    to = _to_address(voice, view, seat, (), address)
    asked = prompts(voice, view, addressed=to is not None, called=_called(view, address))
    if not asked:
        return None
    document = voice.together("list-sentences", [*before, *asked])
    return RoomLine(addressed(voice, to, document), purpose="status", mention=seat)


def addressed(voice: Voice, to: Name | None, document: Document) -> Document:
    """Return the document as a line that begins with that name; None: as a line of its own.

    The sign is the same in all languages: irssi marks a line only if an ASCII colon follows the bare name at its start.
    So no word stands before the name, whatever it looks like.
    """
    return voice.line(document) if to is None else (to, Text(": "), *document)


def _reminder(voice: Voice, now: Snapshot, seat: int, address: Address) -> RoomLine:
    to = _to_address(voice, now.view, seat, (), address)
    document = reminder(voice, now, seat, addressed=to is not None)
    return RoomLine(addressed(voice, to, document), purpose="reminder", mention=seat)


def _to_address(
    voice: Voice, view: uno.View, seat: int | None, said: Sequence[Document], address: Address
) -> Name | None:
    """Return the name to put before a line that asks that player something; None if they chose not, or it is there."""
    if seat is None or address(seat) == "off":
        return None
    name = voice.name(view.names, seat)
    # Who has just acted is looking at the room: "bob: bob plays [w]. Which colour?" would be clumsy and ring for nothing.
    return None if said and said[0][:1] == (name,) else name


def _only_object(
    voice: Voice, view: uno.View, events: Sequence[uno.Event], said: Document, address: Address
) -> Name | None:
    """Return the one player to whom something was done in these events, if that player wants their name before the line."""
    hit = {
        event.seat
        for event in events
        if isinstance(event, uno.Caught | uno.PenaltyTaken | uno.Skipped)
        or (isinstance(event, uno.Drew) and event.why != "turn")
    }
    if len(hit) != 1 or address(seat := hit.pop()) != "always":
        return None
    name = voice.name(view.names, seat)
    return None if said[:1] == (name,) else name


def _with_old_name(voice: Voice, name: Name, old: str, documents: list[Document]) -> list[Document]:
    """Say a player's former name where the new one is first said; if that is nowhere, in a sentence before the rest."""
    both = {"player": name, "old": Name(old, name.identity)}
    for number, document in enumerate(documents):
        if name in document:
            place = document.index(name)
            twice = (*document[:place], *voice.say("name-was", **both), *document[place + 1 :])
            return [*documents[:number], twice, *documents[number + 1 :]]
    renamed = voice.say("sentence", clause=voice.say("seat-renamed", **both))
    return [voice.together("list-sentences", [renamed, *documents[:1]]), *documents[1:]]


def _called(view: uno.View, address: Address) -> list[int]:
    """Return those of several seats that a round waits for whose players want to be called."""
    return [seat for seat in view.waiting if address(seat) != "off"] if len(view.waiting) > 1 else []


def _mentioned(view: uno.View) -> int | None:
    """Return the only seat that a round waits for; None if there are several, or none."""
    return view.waiting[0] if len(view.waiting) == 1 and in_play(view) else None


def private_events(
    voices: Callable[[int], Voice], events: Sequence[uno.Event], view: uno.View
) -> Iterator[tuple[int, Document]]:
    """Yield seats with what is said to their players alone: a hand they are shown, a try that cost cards, a call in vain.

    Give it the events as they happened, and the voice in which each seat is spoken to.
    """
    for event in events:
        match event:
            case uno.Showed(to, of, cards, why):
                voice = voices(to)
                id_ = voice.first(f"shown-{why}", "shown") if cards else "shown-empty"
                yield to, voice.say(id_, player=voice.name(view.names, of), cards=faces(cards))
            case uno.Tried(seat, cards, code, fine):
                voice = voices(seat)
                why_ = reason(voice, code, {"card": cards}, view)
                yield seat, voice.say(varied(voice, view, "tried"), why=why_, fine=fine)
            case uno.CallInVain(seat, code, about):
                yield seat, reason(voices(seat), code, about, view)
            case uno.FalseAlarm(seat, of=None, word=word) if event.refuses:
                yield seat, voices(seat).say("warned-false-call", word=word.upper())
