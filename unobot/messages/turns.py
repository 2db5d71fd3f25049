"""A turn in words: cards played, drawn, passed, and what follows from them."""

from uno_engine import (
    ColorNamed,
    Discarded,
    Drew,
    DrewNothing,
    HandsMoved,
    Passed,
    Played,
    Reshuffled,
    Reversed,
    Seat,
    Skipped,
    WentOut,
)
from uno_engine.classic.called import Called
from uno_engine.classic.penalty import PenaltyTaken
from unobot.document import Text
from unobot.speech.telling import Telling, Told
from unobot.speech.voice import faces


def played(t: Telling, event: Played, drawn: int = 0) -> None:
    """Cards laid, with the colour, the call and going out that came with them."""
    cards = [*event.under, event.card]
    while more := t.cursor.take_if(Played, lambda e: e.seat == event.seat and not e.drawn):
        cards += [*more.under, more.card]
    id_ = "act-draws-and-plays" if drawn else "act-plays"
    args = {"drawn": drawn} if drawn else {}
    t.story.act(t.voice.say(id_, player=t.name(event.seat), cards=faces(cards), **args))
    with_it(t, event.seat)


def with_it(t: Telling, seat: int) -> None:
    """What belongs to the act of playing."""
    while True:
        if named := t.cursor.take_if(ColorNamed, lambda e: e.seat == seat):
            t.story.amend("with-color", color=t.voice.color(named.color))
        elif called := t.cursor.take_if(Called, lambda e: e.seat == seat):
            t.story.amend("with-call", word=(Text(called.word.upper()),))
        elif t.cursor.take_if(WentOut, lambda e: e.seat == seat):
            t.story.amend("with-out")
        else:
            return


_FINES = {"fine": "act-tried"}
"""What a draw is told as, by its reason."""


def drew(t: Telling, event: Drew) -> None:
    """Cards drawn in a turn, and what became of it; or for another reason."""
    count = event.count + t.cursor.drawn(event.seat, event.why)
    player = t.name(event.seat)
    if event.why == "turn":
        laid = t.cursor.take_if(Played, lambda e: e.seat == event.seat and e.drawn)
        if laid is not None:
            played(t, laid, count)
            return
        passed = t.cursor.take_if(Passed, lambda e: e.seat == event.seat)
        if passed is not None and event.seat in t.gone:
            return
        id_ = "act-draws-and-passes" if passed else "act-draws"
        if t.scene.asked and t.scene.view.why == "drawn" and not t.cursor:
            id_, t.prompted = "act-draws-and-may-play", True
        t.story.act(t.voice.say(id_, player=player, count=count))
    elif event.why in _FINES:
        t.story.act(t.voice.say(_FINES[event.why], player=player, count=count))
    else:
        drawn_and_skipped(t, event.seat, count)


def drawn_and_skipped(t: Telling, seat: int, count: int) -> None:
    """Cards drawn because of what somebody did; the turn may be lost with it."""
    skipped = t.cursor.take_if(Skipped, lambda e: e.seat == seat)
    player = t.name(seat)
    if not skipped and t.story.by(player):
        t.story.amend("with-draws", count=count)
    else:
        id_ = "effect-draws-and-is-skipped" if skipped else "effect-draws"
        t.story.effect(t.voice.say(id_, player=player, count=count))


def drew_nothing(t: Telling, event: DrewNothing) -> None:
    """An empty pile."""
    passed = t.cursor.take_if(Passed, lambda e: e.seat == event.seat)
    id_ = "act-passes-empty" if passed else "act-finds-nothing"
    t.story.act(t.voice.say(id_, player=t.name(event.seat)))


def passed(t: Telling, event: Passed) -> None:
    """A turn ended without a play."""
    t.story.act(t.voice.say("act-passes", player=t.name(event.seat)))


def penalty_taken(t: Telling, event: PenaltyTaken) -> None:
    """A draw card's cards, and the lost turn."""
    count = t.cursor.drawn(event.seat, "penalty")
    told = t.voice.say("effect-draws-and-is-skipped", player=t.name(event.seat), count=count)
    t.story.effect(told)


def skipped(t: Telling, event: Skipped) -> None:
    """A lost turn."""
    t.story.effect(t.voice.say("effect-skipped", player=t.name(event.seat)))


def turned_round(t: Telling, event: Reversed) -> None:
    """The other way round; with two players nobody can see it but by the skip."""
    del event
    times = 1
    while t.cursor.take_if(Reversed):
        times += 1
    two = sum(seat is Seat.IN for seat in t.scene.view.seats) == 2
    if not (two and isinstance(t.cursor.next(), Skipped)):
        t.story.effect(t.voice.say("effect-reversed", times=times))


def color_named(t: Telling, event: ColorNamed) -> None:
    """A colour named after the card was laid."""
    color = t.voice.color(event.color)
    t.story.act(t.voice.say("act-names-color", player=t.name(event.seat), color=color))


def discarded(t: Telling, event: Discarded) -> None:
    """Cards laid aside, and those drawn for them; cards that were just told of need not be told again."""
    if (event.seat, event.cards) == (getattr(t.last, "seat", None), getattr(t.last, "cards", None)):
        return
    player, cards = t.name(event.seat), faces(event.cards)
    drew = t.cursor.next()
    if t.story.by(player):
        t.story.amend("with-discards", cards=cards)
    elif isinstance(drew, Drew) and drew.seat == event.seat:
        count = t.cursor.drawn(event.seat, drew.why)
        t.story.effect(t.voice.say("effect-discards-and-draws", player=player, cards=cards, count=count))
    else:
        t.story.effect(t.voice.say("effect-discards", player=player, cards=cards))


def hands_moved(t: Telling, event: HandsMoved) -> None:
    """Hands that changed owners."""
    args = {"player": t.name(event.among[0]), "other": t.name(event.among[1])} if len(event.among) > 1 else {}
    id_ = t.voice.first(f"effect-hands-{event.why}", "effect-hands-move") if args else "effect-hands-move"
    t.story.effect(t.voice.say(id_, **args))


def reshuffled(t: Telling, event: Reshuffled) -> None:
    """A new draw pile."""
    del event
    t.story.afterwards(t.voice.say("reshuffled"))


TOLD: Told = {
    ColorNamed: color_named,
    Discarded: discarded,
    Drew: drew,
    DrewNothing: drew_nothing,
    HandsMoved: hands_moved,
    Passed: passed,
    PenaltyTaken: penalty_taken,
    Played: played,
    Reshuffled: reshuffled,
    Reversed: turned_round,
    Skipped: skipped,
}
"""How each of these events is told."""
