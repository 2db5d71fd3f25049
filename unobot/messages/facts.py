"""What the rules publish about the table, in words: by the tellers that plugins bring, else by messages with its name."""

from uno_engine import Fact, View
from unobot.document import Document, Face, Text
from unobot.messages.convention import fields_of, word_of
from unobot.messages.voice import TINTS, Voice, face
from unobot.texts import Value


def prompt_args(voice: Voice, view: View) -> dict[str, Value]:
    """What the facts tell the prompts: their fields, or what a teller makes of them, and that they are there."""
    args: dict[str, Value] = {}
    for fact in view.facts:
        teller = voice.tellers.prompts.get(type(fact))
        args[word_of(fact)] = "yes"
        # The fields come after it: the only field of a fact may have the fact's name (`Bid(bid)`).
        args |= fields_of(voice, view, fact) if teller is None else teller(voice, view, fact)
    return args


def top_sentences(voice: Voice, view: View) -> list[Document]:
    """What the facts add to the answer to `!top`."""
    return [sentence for fact in view.facts if (sentence := _top_sentence(voice, view, fact))]


def _top_sentence(voice: Voice, view: View, fact: Fact) -> Document:
    teller = voice.tellers.top.get(type(fact))
    if teller is not None:
        return teller(voice, view, fact)
    id_ = f"top-{word_of(fact)}"
    return voice.say(id_, **fields_of(voice, view, fact)) if voice.has(id_) else ()


def marks(voice: Voice, view: View, seat: int) -> list[Document]:
    """What the facts say of one player."""
    return [mark for fact in view.facts for mark in _marks(voice, view, fact, seat) if mark]


def _marks(voice: Voice, view: View, fact: Fact, seat: int) -> list[Document]:
    teller = voice.tellers.marks.get(type(fact))
    if teller is not None:
        return list(teller(voice, view, fact, seat))
    id_ = f"mark-{word_of(fact)}"
    about = getattr(fact, "seat", None) == seat and voice.has(id_)
    return [voice.say(id_, **fields_of(voice, view, fact))] if about else []


def top_number(voice: Voice, view: View) -> int | None:
    """The number of the top card: printed, or the one that it stands for."""
    if view.top is None or view.top.number is not None:
        return view.top.number if view.top is not None else None
    tellers = voice.tellers.top_number
    numbers = (tellers[type(fact)](fact) for fact in view.facts if type(fact) in tellers)
    return next((number for number in numbers if number is not None), None)


def top_face(voice: Voice, view: View) -> Face | Text:
    """The card to match, with the number that it stands for if that is not printed on it: `[ri=7]`."""
    top = view.top
    if top is None:
        return Text("")
    number = top_number(voice, view) if top.number is None else None
    return face(top) if number is None else Face(f"{top.code}={number}", TINTS[top.color])
