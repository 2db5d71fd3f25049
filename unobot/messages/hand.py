"""A player's own cards, and who is to be sent them. The form of the line is fixed: scripts rely on it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from uno_engine import (
    Card,
    Dealt,
    Drew,
    Event,
    Played,
    Returned,
    Seat,
    TakenBack,
    View,
    by_color,
    color_place,
)
from unobot.document import Document, Pictured, Typed
from unobot.messages.pictures import figure_name
from unobot.messages.prompts import answers, listed
from unobot.messages.snapshot import Snapshot, in_play
from unobot.messages.voice import Voice, faces, tint

Sort = Literal["color", "value"]
"""How a hand is laid out: colour then value, or value then colour."""


def by_value(card: Card) -> tuple[int, str, int]:
    """A key that sorts a hand by value, then by colour; black cards come last."""
    value = f"{card.number:03}" if card.number is not None else f"~{card.symbol}"
    return int(card.color is None), value, color_place(card)


_ORDERS: Final[Mapping[Sort, Callable[[Card], tuple[int | str, ...]]]] = {
    "color": by_color,
    "value": by_value,
}


def hand_pictured(voice: Voice, view: View, sort: Sort = "color") -> tuple[Pictured, ...]:
    """The same hand for a picture, in the same order; before it the cards on the table for which a number is typed."""
    playable = set(view.playable)
    table = [
        pictured(card, place=place)
        for fact in view.facts
        if (teller := voice.tellers.cards.get(type(fact)))
        for place, card in teller(fact).items()
    ]
    hand = [pictured(card, playable=card in playable) for card in sorted(view.hand, key=_ORDERS[sort])]
    return (*table, *hand) if hand else ()


def pictured(card: Card, *, playable: bool = False, place: int = 0) -> Pictured:
    """A card as a picture is told of it."""
    return Pictured(card.code, tint(card), figure_name(card.kind), playable, place)


def hand_line(voice: Voice, view: View, room: str, sort: Sort = "color") -> Document:
    """`[#room] Your cards: [r5] [g1] [w]`, and on one's turn ` (playable: r5 w) · bob 3, cid 1`.

    At other questions that ends with ` (answers: …)`, and on a turn without a card to play with
    ` (nothing fits: !draw) · bob 3, cid 1`. Where an answer has several words, commas stand between the answers; where
    cards are to be chosen, it says how many of which. What is asked of one player alone may have a message `hand-WHY` of
    its own, with the hand in it.
    """
    key = _ORDERS[sort]
    hand = (
        voice.say("hand", cards=faces(sorted(view.hand, key=key))) if view.hand else voice.say("hand-empty")
    )
    told = answers(voice, view, sorted(view.playable, key=key))
    if told:
        hand = _with_answers(voice, view, hand, told)
    return voice.private(room, _with_others(voice, view, hand) if told and view.turn else hand)


def _with_answers(voice: Voice, view: View, hand: Document, told: Sequence[str]) -> Document:
    """The hand with what can be typed now."""
    alone = f"hand-{view.why}"
    if voice.has(alone):
        hand = voice.say(alone, hand=hand, card=view.about.code if view.about else "")
    if view.turn and not view.playable and view.pick is None and len(told) == 1:
        return voice.say("hand-nothing", hand=hand, answer=(Typed(told[0]),))
    id_ = "hand-playable" if view.turn else "hand-answers"
    return voice.say(id_, hand=hand, answers=listed(voice, view, told))


def _with_others(voice: Voice, view: View, hand: Document) -> Document:
    """The line with how many cards the others hold, whoever plays next first; the other way round only where it matters."""
    seats = range(len(view.seats))[:: view.direction]
    own = seats.index(view.seat or 0)
    others = [seat for seat in (*seats[own + 1 :], *seats[:own]) if view.seats[seat] is Seat.IN]
    if not others:
        return hand
    entries = [
        voice.say("hand-other", player=voice.name(view.names, s), count=view.counts[s]) for s in others
    ]
    direction = view.direction if len(others) > 1 else 1
    return voice.say(
        "hand-others", hand=hand, direction=direction, list=voice.together("list-comma", entries)
    )


def hand_receivers(events: Sequence[Event], now: Snapshot) -> list[int]:
    """Whose hand is to be sent: whose turn begins or who must answer, and who was dealt, drew or exchanged cards.

    Give it all events as they happened, not only those that everyone may see. Who is only asked for the colour of a card
    that they have just played needs no hand: the prompt in the room has all of them. Neither does who is asked nothing new.
    """
    view = now.view
    if not in_play(view):
        return []
    seats: dict[int, None] = {}
    for event in events:
        match event:
            case Dealt():
                seats.update(dict.fromkeys(_in(view)))
            case Drew(seat) | TakenBack(seat) | Returned(seat):
                seats[seat] = None
            # Everything else that changes hands (a swap, a trade, a rule's own event) says itself whose.
            case _:
                seats.update(dict.fromkeys(event.filled))
    if now.asked:
        laid = {event.seat for event in events if isinstance(event, Played)}
        seats.update(
            dict.fromkeys(
                seat for seat in view.waiting if not (seat in laid and _only_colors(now.view_of(seat)))
            )
        )
    return [seat for seat in sorted(seats) if view.seats[seat] in {Seat.IN, Seat.OUT}]


def _in(view: View) -> list[int]:
    return [seat for seat, status in enumerate(view.seats) if status is Seat.IN]


def _only_colors(view: View) -> bool:
    """Whether the colour of a card is asked for. Not if it is one out of some (a bet): the prompt does not say which."""
    return view.pick is None and all(move.verb == "color" for move in view.answers)
