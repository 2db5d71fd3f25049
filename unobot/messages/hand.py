"""A player's own cards, and who is to be sent them. The form of the line is fixed: scripts rely on it."""

import re
from collections.abc import Callable, Sequence
from typing import Literal

from uno_engine import (
    COLORS,
    Card,
    CardPick,
    Dealt,
    Drew,
    Event,
    Option,
    Returned,
    Seat,
    TakenBack,
    View,
    by_color,
)
from unobot.commands.known import BY_WORD
from unobot.document import Document, Text
from unobot.speech.scene import Scene
from unobot.speech.voice import Voice, faces

Sort = Literal["color", "value"]
"""How a hand is laid out: colour then value, or value then colour."""

ASIDE = frozenset({"uno", "dos", "catch"})
"""What may be said beside the question, and is never listed: that it is possible would tell who owes a call."""

MOST = 16
"""So many answers are listed, where some of them take several words."""

FEWEST = 4
"""So many of those that take several words are listed at any rate."""

_PLACED = re.compile(r"play \d+ (.+)")
_BARE = ("play ", "color ", "pick ")


def by_value(card: Card) -> tuple[int, str, int]:
    """A key that sorts a hand by value, then by colour; black cards come last."""
    color = COLORS.index(card.color) if card.color else len(COLORS)
    value = f"{card.number:03}" if card.number is not None else f"~{card.symbol}"
    return int(card.color is None), value, color


def hand_line(voice: Voice, view: View, room: str, sort: Sort = "color") -> Document:
    """`[#room] Your cards: [r5] [g1] [w]`, and on one's turn ` (playable: r5 w)`, at other questions ` (answers: …)`.

    Where an answer has several words, commas stand between the answers; where cards are to be chosen, it says how many
    of which. What is asked of one player alone may have a message `hand-WHY` of its own, with the hand in it.
    """
    key: Callable[[Card], tuple[int | str, ...]] = by_color if sort == "color" else by_value
    cards = sorted(view.hand, key=key)
    hand = voice.say("hand", cards=faces(cards)) if cards else voice.say("hand-empty")
    told = answers(view, sorted(view.playable, key=key))
    if told:
        alone = f"hand-{view.why}"
        if voice.has(alone):
            hand = voice.say(alone, hand=hand, card=view.about.code if view.about else "")
        id_ = "hand-playable" if view.why in {"turn", "drawn"} else "hand-answers"
        hand = voice.say(id_, hand=hand, answers=_listed(voice, view, told))
    return voice.private(room, hand)


def _listed(voice: Voice, view: View, told: Sequence[str]) -> Document:
    if view.pick is None:
        between = ", " if any(" " in answer for answer in told) else " "
        return (Text(between.join(told)),)
    beside = [answer for answer in told if not answer.startswith("pick ") and answer != "none"]
    return voice.together("list-comma", [choices(voice, view.pick), *((Text(answer),) for answer in beside)])


def choices(voice: Voice, pick: CardPick) -> Document:
    """How many of which cards are to be chosen: `2 of r5 g1 b3`."""
    cards = " ".join(card.code for card in sorted(pick.cards, key=by_color))
    most = min(pick.most, len(pick.cards))
    count = "exact" if pick.least == most else "some" if pick.least else "one" if most == 1 else "many"
    return voice.say("choices", count=count, least=pick.least, most=most, cards=cards)


def answers(view: View, playable: Sequence[Card]) -> list[str]:
    """What can be typed, if the table waits for this player. In a turn with a card to play, only plays.

    A play that is listed with its place in a row is not listed without. Single cards come first (a card that may stand
    for several numbers is listed once), then the other answers; of what takes several words only some, if there is
    much of it.
    """
    if view.seat not in view.waiting or view.why == "deal":
        return []
    options = [option for option in view.options if option.verb not in ASIDE]
    placed = {f"play {found[1]}" for option in options if (found := _PLACED.fullmatch(option.id))}
    options = [option for option in options if option.id not in placed]
    ids = {option.id for option in options}
    single = [card.code for card in playable if f"play {card.code}" in ids]
    typed = [
        _typed(option)
        for option in options
        if option.id.removeprefix("play ").partition("=")[0] not in single
    ]
    if view.why == "turn" and view.playable:
        typed = [answer for answer in typed if " " in answer]
    long = [answer for answer in typed if " " in answer]
    room = MOST - len(single) - len(typed) + len(long)
    left = set(long[: max(room, FEWEST)])
    return list(
        dict.fromkeys([*single, *(answer for answer in typed if answer in left or " " not in answer)])
    )


def _typed(option: Option) -> str:
    """An option without its verb where the bot knows it without, and nobody takes it for anything else."""
    if option.verb == "pick" and (option.card or option.cards):
        return option.id
    if option.cards and option.id.startswith(f"play {option.cards[0].code} "):
        return option.id.removeprefix("play ")
    for verb in _BARE:
        word = option.id.removeprefix(verb)
        if option.id.startswith(verb) and " " not in word and word not in BY_WORD:
            return word
    return option.id


def hand_receivers(events: Sequence[Event], scene: Scene) -> list[int]:
    """Whose hand is to be sent: whose turn begins or who must answer, and who was dealt, drew or exchanged cards.

    Give it all events as they happened, not only those that everyone may see. Who names a colour for a card just
    played needs no hand; neither does who is asked nothing new.
    """
    view = scene.view
    if view.phase in {"waiting", "score", "over"}:
        return []
    seats: dict[int, None] = {}
    for event in events:
        match event:
            case Dealt():
                seats.update(dict.fromkeys(_in(view)))
            case Drew(seat) | TakenBack(seat) | Returned(seat):
                seats[seat] = None
            case _:
                seats.update(dict.fromkeys(event.filled))
    if scene.asked and view.why not in {"deal", "color"}:
        seats.update(dict.fromkeys(view.waiting))
    return [seat for seat in sorted(seats) if view.seats[seat] in {Seat.IN, Seat.OUT}]


def _in(view: View) -> list[int]:
    return [seat for seat, status in enumerate(view.seats) if status is Seat.IN]
