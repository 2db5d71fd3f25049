"""A turn in words: cards played, drawn, passed, and what follows from them."""

from collections.abc import Mapping

from uno_engine import (
    Called,
    ColorNamed,
    Discarded,
    Drew,
    DrewNothing,
    Event,
    EveryoneSkipped,
    HandsMoved,
    Passed,
    PenaltyTaken,
    Played,
    Reshuffled,
    Reversed,
    Seat,
    Skipped,
    WentOut,
)
from unobot.document import Text
from unobot.messages.narrator import Narrator
from unobot.messages.voice import faces
from unobot.tellers import EventTeller


def played(n: Narrator, event: Played, drawn: int = 0) -> None:
    """Cards laid, with the colour, the call and going out that came with them. `drawn`: cards drawn just before."""
    cards, swept = [*event.under, event.card], [*event.swept]
    while more := n.coming.take_if(Played, lambda e: e.seat == event.seat and not e.drawn):
        cards += [*more.under, more.card]
        swept += more.swept
    id_ = "act-draws-and-plays" if drawn else "act-plays"
    args = {"drawn": drawn} if drawn else {}
    n.told.act(id_, player=n.name(event.seat), cards=faces(cards), **args)
    if swept:
        n.told.amend("with-discards", cards=faces(swept))
    with_it(n, event.seat)


def with_it(n: Narrator, seat: int) -> None:
    """What belongs to the act of playing: the colour, the call, going out; always told in this order."""
    calls: list[Called] = []
    outs: list[WentOut] = []
    while True:
        if named := n.coming.take_if(ColorNamed, lambda e: e.seat == seat):
            n.told.amend("with-color", color=n.voice.color(named.color))
        elif called := n.coming.take_if(Called, lambda e: e.seat == seat):
            calls.append(called)
        elif out := n.coming.take_if(WentOut, lambda e: e.seat == seat):
            outs.append(out)
        else:
            break
    for call in calls:
        n.told.amend("with-call", word=(Text(call.word.upper()),))
    for _ in outs:
        n.told.amend("with-out")


_FINES = {"fine": "act-tried"}
"""Draws that are acts of their own, by the reason of the draw: what they are told as."""


def drew(n: Narrator, event: Drew) -> None:
    """Cards drawn in a turn, or for another reason."""
    count = event.count + n.coming.drawn(event.seat, event.why)
    if event.why == "turn":
        drew_in_turn(n, event.seat, count)
    elif event.why in _FINES:
        n.told.act(_FINES[event.why], player=n.name(event.seat), count=count)
    else:
        drawn_and_skipped(n, event.seat, count)


def drew_in_turn(n: Narrator, seat: int, count: int) -> None:
    """A draw, and what became of it: a play, a pass, or a question, which may be told with it (`act-draws-asked-WHY`)."""
    laid = n.coming.take_if(Played, lambda e: e.seat == seat and e.drawn)
    if laid is not None:
        played(n, laid, count)
        return
    passed = n.coming.take_if(Passed, lambda e: e.seat == seat)
    # Who left on their turn: the engine takes the default for them, and "cid leaves. cid draws." says it twice.
    if passed is not None and seat in n.gone:
        return
    id_ = "act-draws-and-passes" if passed else "act-draws"
    asked = f"act-draws-asked-{n.view.why}"
    if n.now.asked and n.view.waiting == (seat,) and not n.coming and n.voice.has(asked):
        id_, n.prompted = asked, True
    n.told.act(id_, player=n.name(seat), count=count)


def drawn_and_skipped(n: Narrator, seat: int, count: int) -> None:
    """Cards drawn because of what somebody did; the turn may be lost with it."""
    skipped = n.coming.take_if(Skipped, lambda e: e.seat == seat)
    player = n.name(seat)
    if not skipped and n.told.by(player):
        n.told.amend("with-draws", count=count)
    else:
        id_ = "effect-draws-and-is-skipped" if skipped else "effect-draws"
        n.told.effect(id_, player=player, count=count)


def drew_nothing(n: Narrator, event: DrewNothing) -> None:
    """An empty pile."""
    passed = n.coming.take_if(Passed, lambda e: e.seat == event.seat)
    id_ = "act-passes-empty" if passed else "act-finds-nothing"
    n.told.act(id_, player=n.name(event.seat))


def passed(n: Narrator, event: Passed) -> None:
    """A turn ended without a play. Who has just left need not be told to pass, too."""
    if event.seat not in n.gone:
        n.told.act("act-passes", player=n.name(event.seat))


def penalty_taken(n: Narrator, event: PenaltyTaken) -> None:
    """A draw card's cards, and the lost turn."""
    count = n.coming.drawn(event.seat, "penalty")
    n.told.effect("effect-draws-and-is-skipped", player=n.name(event.seat), count=count)


def skipped(n: Narrator, event: Skipped) -> None:
    """A lost turn."""
    n.told.effect("effect-skipped", player=n.name(event.seat))


def everyone_skipped(n: Narrator, _event: EveryoneSkipped) -> None:
    """A turn that all others lose."""
    n.told.effect("effect-everyone-skipped")


def turned_round(n: Narrator, event: Reversed) -> None:
    """The other way round; with two players nobody can see it but by the skip."""
    times = 1
    while n.coming.take_if(Reversed):
        times += 1
    # Between two players a Reverse is a Skip, and the skip says all that can be seen of it (B12).
    two = sum(seat is Seat.IN for seat in n.view.seats) == 2
    if not (two and isinstance(n.coming.next(), Skipped)):
        n.told.effect("effect-reversed", times=times)


def color_named(n: Narrator, event: ColorNamed) -> None:
    """A colour named after the card was laid."""
    color = n.voice.color(event.color)
    n.told.act("act-names-color", player=n.name(event.seat), color=color)


def discarded(n: Narrator, event: Discarded) -> None:
    """Cards laid aside, and those drawn for them; cards that were just told of need not be told again."""
    # Some cards are shown or chosen by an event of their own before they are laid aside.
    if (event.seat, event.cards) == (getattr(n.last, "seat", None), getattr(n.last, "cards", None)):
        return
    player, cards = n.name(event.seat), faces(event.cards)
    drew = n.coming.next()
    if n.told.by(player):
        n.told.amend("with-discards", cards=cards)
    elif isinstance(drew, Drew) and drew.seat == event.seat:
        count = n.coming.drawn(event.seat, drew.why)
        n.told.effect("effect-discards-and-draws", player=player, cards=cards, count=count)
    else:
        n.told.effect("effect-discards", player=player, cards=cards)


def hands_moved(n: Narrator, event: HandsMoved) -> None:
    """Hands that changed owners."""
    # With more than two the order of `among` says nothing that fits into a sentence.
    args = {"player": n.name(event.among[0]), "other": n.name(event.among[1])} if len(event.among) > 1 else {}
    id_ = n.voice.first(f"effect-hands-{event.why}", "effect-hands-move") if args else "effect-hands-move"
    n.told.effect(id_, **args)


def reshuffled(n: Narrator, event: Reshuffled) -> None:
    """A new draw pile."""
    n.told.afterwards(n.voice.say("reshuffled"))


TELLERS: Mapping[type[Event], EventTeller] = {
    ColorNamed: color_named,
    Discarded: discarded,
    Drew: drew,
    DrewNothing: drew_nothing,
    EveryoneSkipped: everyone_skipped,
    HandsMoved: hands_moved,
    Passed: passed,
    PenaltyTaken: penalty_taken,
    Played: played,
    Reshuffled: reshuffled,
    Reversed: turned_round,
    Skipped: skipped,
}
"""How each of these events is told."""
