"""Whom the table waits for, what they are asked and can answer, and a player's own cards."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Final, Literal

from msgspec.structs import replace

import uno_engine as uno
from unobot.document import Document, Pictured, Span, Text, Typed, plain
from unobot.messages.pictures import figure_name
from unobot.messages.texts import SafeDocument, Value
from unobot.messages.texts.texts import UNTOLD
from unobot.messages.voice import (
    Snapshot,
    Voice,
    face,
    faces,
    fields_of,
    in_play,
    tint,
    top_face,
    varied,
    word_of,
)


def force(view: uno.View) -> str:
    """Return whether the current colour is `printed` on the top card, was `named`, or may be `any`.

    Where there are no colours nothing but the card is to be told.
    """
    if view.fact(uno.Colorless) is not None:
        return "printed"
    if view.top is None or view.color is None:
        return "any"
    return "printed" if view.top.color is view.color else "named"


def prompt(voice: Voice, view: uno.View, seat: int, *, addressed: bool = False) -> Document:
    """Say what that player is to do, for everyone to read: nothing private, and nothing that a hand holds.

    `addressed`: their name stands at the start of the line already, and they are spoken to as "you". The message knows it
    as `addressed`; one that does not ask for it says the name once more.
    """
    id_ = varied(voice, view, f"prompt-{view.why}", "prompt-other")
    return _say_prompt(voice, view, seat, id_, addressed="yes" if addressed else "no")


def prompts(
    voice: Voice, view: uno.View, *, addressed: bool = False, called: Container[int] = ()
) -> list[Document]:
    """Return the sentence for the player that the table waits for, or one for several players; none between rounds.

    `called`: of several those seats whose players' clients are to mark the line.
    """
    if not in_play(view):
        return []
    if len(view.waiting) > 1:
        names = [(seat, voice.name(view.names, seat)) for seat in view.waiting]
        players = voice.together(
            "list-and", [(replace(name, called=seat in called),) for seat, name in names]
        )
        return [voice.say("prompt-other", player=players, addressed="no")]
    return [prompt(voice, view, seat, addressed=addressed) for seat in view.waiting]


def reminder(voice: Voice, now: Snapshot, seat: int, *, addressed: bool = False) -> Document:
    """Say that time is running out."""
    id_ = varied(voice, now.view, f"reminder-{now.view.why}", "reminder-other")
    told = "yes" if addressed else "no"
    return _say_prompt(voice, now.view, seat, id_, time=voice.time(now.left), addressed=told)


def _say_prompt(voice: Voice, view: uno.View, seat: int, id_: str, **more: Value) -> Document:
    """Say a prompt or reminder; by an argument that no rule publishes now its message can only choose its words."""
    wanted = voice.wants(id_)
    args: dict[str, Value] = dict.fromkeys(wanted - {"p"}, UNTOLD)
    for fact in view.facts:
        args[word_of(type(fact))] = "yes"
        # The fields come after it: the only field of a fact may have the fact's name (`Bid(bid)`).
        teller = voice.tellers.prompts.get(type(fact))
        args |= fields_of(voice, view, fact, wanted) if teller is None else teller(voice, view, fact)
    if "player" in wanted:
        args["player"] = voice.name(view.names, seat)
    if "card" in wanted:
        args["card"] = face(view.about) if view.about is not None else top_face(voice, view)
    if "color" in wanted:
        args["color"] = voice.color(view.color)
    if "force" in wanted:
        args["force"] = force(view)
    if "colors" in wanted:
        args["colors"] = voice.together("list-colors", [voice.color(color) for color in view.colors])
    return voice.say(id_, **(args | more))


MOST = 16
"""At most so many answers are listed, if some of them take several words: with multi-play there can be hundreds."""

FEWEST = 4
"""At least so many of those that take several words are listed, however many others there are."""


def waited_for(view: uno.View) -> bool:
    """Whether a round waits for the player of this view."""
    return view.seat in view.waiting and in_play(view)


def answers(voice: Voice, view: uno.View, playable: Sequence[uno.Card]) -> list[str]:
    """Return what can be typed, if the table waits for this player. Where a turn begins and a card can be played, only plays.

    A single one of several words is not left alone: `r1 g1` without a comma would be two answers.
    Single cards come first (one that may stand for several numbers is listed once), then the other answers; of what
    takes several words only some, if there is much of it.
    """
    if not waited_for(view):
        return []
    moves = unplaced(view.answers)
    single = plain_plays(moves, playable)
    cards = [card.code for card in single]
    # a card that can be played alone is listed by its code, whatever number it may stand for
    typed = [
        voice.printed(move, view.names)
        for move in moves
        if not (move.verb == "play" and len(move.args) == 1 and move.card in single)
    ]
    long = [answer for answer in typed if " " in answer]
    if view.turn and view.acts and playable and (cards or len(long) > 1):
        typed = long
    room = MOST - len(cards) - len(typed) + len(long)
    left = set(long[: max(room, FEWEST)])
    return list(dict.fromkeys([*cards, *(answer for answer in typed if answer in left or " " not in answer)]))


def unplaced(moves: Sequence[uno.Move]) -> list[uno.Move]:
    """Return the moves without the plays that are also there with a place in the row (`play 2 r5`, in DOS)."""
    placed = {move.args[1:] for move in moves if move.verb == "play" and isinstance(move.args[0], int)}
    if not placed:
        return list(moves)
    return [move for move in moves if move.verb != "play" or move.args not in placed]


def plain_plays(moves: Sequence[uno.Move], cards: Sequence[uno.Card]) -> list[uno.Card]:
    """Return the cards that can be played alone, and without a place."""
    there = set(moves)
    return [card for card in cards if uno.play(card) in there]


def listed(voice: Voice, view: uno.View, told: Sequence[str]) -> Document:
    """List these answers: with commas if some of them have several words; cards to choose with how many of which."""
    if view.pick is None:
        return typed_list(told, ", " if " " in "".join(told) else " ")
    beside = [
        voice.printed(move, view.names)
        for move in view.answers
        if not (move.verb == "pick" and (move.cards or move.word == "none"))
    ]
    parts = [choices(voice, view.pick), *((Typed(answer),) for answer in dict.fromkeys(beside))]
    return voice.together("list-comma", parts)


def typed_list(typed: Iterable[str], between: str = " ") -> Document:
    """Return what can be typed, with that text between one and the next."""
    spans: list[Span] = []
    for text in typed:
        spans += [Text(between), Typed(text)]
    return SafeDocument(spans[1:])


def choices(voice: Voice, pick: uno.CardPick) -> Document:
    """Say how many of which cards are to be chosen: `2 of r5 g1 b3`."""
    cards = typed_list(card.code for card in sorted(pick.cards, key=uno.by_color))
    most = min(pick.most, len(pick.cards))
    count = "exact" if pick.least == most else "some" if pick.least else "one" if most == 1 else "many"
    return voice.say("choices", count=count, least=pick.least, most=most, cards=cards)


def possible(voice: Voice, view: uno.View) -> Document:
    """Say what the player of this view can do now; nothing if that is nothing. Calls and catches are not listed."""
    if view.pick is not None:
        return voice.say("moves-pick", cards=choices(voice, view.pick))
    moves = view.answers
    cards = plain_plays(moves, sorted(view.playable, key=uno.by_color))
    several = [move for move in moves if move.verb == "play" and len(move.args) > 1][:FEWEST]
    others = [*several, *(move for move in moves if move.verb != "play")]
    # One spelling may stand for several moves; `dict.fromkeys` keeps the first of each, in order.
    typed = list(dict.fromkeys(f"{voice.prefixes[0]}{_as_command(voice, view, move)}" for move in others))
    if not cards and not typed:
        return ()
    more = [voice.say("moves-more")] if len(typed) > MOST else []
    return voice.say(
        "moves",
        playable="yes" if cards else "no",
        others="yes" if typed else "no",
        cards=faces(cards),
        list=voice.together("list-or", [*((Typed(answer),) for answer in typed[:MOST]), *more]),
    )


def _as_command(voice: Voice, view: uno.View, move: uno.Move) -> str:
    """Return how the move is typed after a prefix. Choosing a player keeps its verb: `!ann` looks like no command."""
    typed = voice.printed(move, view.names)
    if move.verb != "pick" or len(move.args) != 1 or not isinstance(move.args[0], uno.Player):
        return typed
    verb = plain(voice.say("verb-pick")).partition(",")[0].strip()
    return typed if typed.startswith(f"{verb} ") else f"{verb} {typed}"


def moves(voice: Voice, view: uno.View) -> Document:
    """Return the line that lists a player's possible moves, or says that there are none."""
    return possible(voice, view) or voice.say("moves-none")


Sort = Literal["color", "value"]
"""How a hand is laid out: colour then value, or value then colour."""


def by_value(card: uno.Card) -> tuple[int, str, int]:
    """Return the key that sorts a hand by value, then by colour; black cards come last."""
    return int(card.color is None), uno.value_place(card), uno.color_place(card)


_ORDERS: Final[Mapping[Sort, Callable[[uno.Card], tuple[int | str, ...]]]] = {
    "color": uno.by_color,
    "value": by_value,
}


def hand_pictured(voice: Voice, view: uno.View, sort: Sort = "color") -> tuple[Pictured, ...]:
    """Return a sorted hand for a picture; before it the cards on the table that are matched, or the top card."""
    playable = set(view.playable)
    hand = [pictured(card, playable=card in playable) for card in sorted(view.hand, key=_ORDERS[sort])]
    return (*table_pictured(voice, view), *hand) if hand else ()


def table_pictured(voice: Voice, view: uno.View) -> tuple[Pictured, ...]:
    """Return the cards on the table that are matched, or the top card.

    The top card has the colour that is matched: a wild card that of its player's choice.
    """
    table = [
        pictured(card, place=place)
        for fact in view.facts
        if (teller := voice.tellers.cards.get(type(fact)))
        for place, card in teller(fact).items()
    ]
    if not table and view.top is not None:
        color = view.color or view.top.color
        table = [Pictured(view.top.code, tint(color), figure_name(view.top.kind), on_table=True)]
    return tuple(table)


def last_hands(voice: Voice, now: Snapshot) -> tuple[Document, tuple[Pictured, ...]] | None:
    """Say at the end of a round what is left in the hands, and return the picture of it, below the last card; None where nothing is.

    The hands are numbered in the picture, and in the line.
    """
    seats = range(len(now.view.seats))
    left = {seat: sorted(held, key=_ORDERS["color"]) for seat in seats if (held := now.view_of(seat).hand)}
    if not left:
        return None
    cards: list[Pictured] = list(table_pictured(voice, now.view))
    told: list[Document] = []
    for place, (seat, hand) in enumerate(left.items(), 1):
        cards += [replace(pictured(card), place=place) for card in hand]
        player = voice.name(now.view.names, seat)
        told.append(voice.say("last-hand", place=place, player=player, cards=faces(hand)))
    return voice.say("last-hands", list=voice.together("list-differences", told)), tuple(cards)


def pictured(card: uno.Card, *, playable: bool = False, place: int = 0) -> Pictured:
    """Return a card of a picture."""
    return Pictured(card.code, face(card).tint, figure_name(card.kind), playable, place, place > 0)


def hand_line(voice: Voice, view: uno.View, room: str, sort: Sort = "color") -> Document:
    """Say `[#room] Your cards: [r5] [g1] [w]`, and on one's turn ` (playable: r5 w) · bob 3, cid 1`.

    At other questions that ends with ` (answers: …)`, and on a turn without a card to play with
    ` (nothing fits: !draw) · bob 3, cid 1`. Where an answer has several words, commas stand between the answers; where
    cards are to be chosen, it says how many of which. What is asked of one player alone may have a message `hand-WHY` of
    its own, with the hand in it.
    """
    key, playable = _ORDERS[sort], view.playable
    hand = (
        voice.say("hand", cards=faces(sorted(view.hand, key=key))) if view.hand else voice.say("hand-empty")
    )
    told = answers(voice, view, sorted(playable, key=key))
    if told and voice.has(f"hand-{view.why}"):
        hand = voice.say(f"hand-{view.why}", hand=hand, card=view.about.code if view.about else "")
    if len(told) == 1 and view.turn and not playable and view.pick is None:
        hand = voice.say("hand-nothing", hand=hand, answer=(Typed(told[0]),))
    elif told:
        id_ = "hand-playable" if view.turn else "hand-answers"
        hand = voice.say(id_, hand=hand, answers=listed(voice, view, told))
    return voice.private(room, _with_others(voice, view, hand) if told and view.turn else hand)


def _with_others(voice: Voice, view: uno.View, hand: Document) -> Document:
    """Add how many cards the others hold, in the order of play, and the direction where it matters."""
    seats = range(len(view.seats))[:: view.direction]
    own = seats.index(view.seat or 0)
    others = [seat for seat in (*seats[own + 1 :], *seats[:own]) if view.seats[seat] is uno.Seat.IN]
    if not others:
        return hand
    entries = [
        voice.say("hand-other", player=voice.name(view.names, s), count=view.counts[s]) for s in others
    ]
    direction = view.direction if len(others) > 1 else 1
    return voice.say(
        "hand-others", hand=hand, direction=direction, list=voice.together("list-comma", entries)
    )


def hand_receivers(events: Sequence[uno.Event], now: Snapshot) -> list[int]:
    """Return the seats that are sent their hands: their turn begins, they must answer, or they got or exchanged cards.

    Give it all events as they happened, not only those that everyone may see. Who is only asked for the colour of a card
    that they have just played needs no hand: the prompt in the room has all of them. Neither does who is asked nothing new.
    """
    view = now.view
    if not in_play(view):
        return []
    seats: set[int] = set()
    for event in events:
        match event:
            case uno.Dealt():
                seats |= {seat for seat, status in enumerate(view.seats) if status is uno.Seat.IN}
            case uno.Drew(seat) | uno.TakenBack(seat) | uno.Returned(seat):
                seats.add(seat)
            # Everything else that changes hands (a swap, a trade, a rule's own event) says itself whose.
            case _:
                seats.update(event.filled)
    if now.asked:
        laid = {event.seat for event in events if isinstance(event, uno.Played)}
        for seat in view.waiting:
            own = now.view_of(seat) if seat in laid else None
            # Who is to choose one out of some colours (a bet) needs the hand, too: the prompt does not say which.
            if own is None or own.pick is not None or any(move.verb != "color" for move in own.answers):
                seats.add(seat)
    return [seat for seat in sorted(seats) if view.seats[seat] in {uno.Seat.IN, uno.Seat.OUT}]
