"""Calls, catches and challenges in words."""

from collections.abc import Mapping

from uno_engine import (
    Called,
    CallKept,
    Caught,
    Challenged,
    Event,
    FalseAlarm,
    Forgiven,
    Showed,
    TakenBack,
    WentOut,
)
from unobot.messages.narrator import Narrator
from unobot.messages.snapshot import in_play
from unobot.messages.voice import face
from unobot.tellers import EventTeller


def called(n: Narrator, event: Called) -> None:
    """A call with what its player does, or after the play."""
    if n.told.by(n.name(event.seat)):
        n.told.amend("with-call", word=event.word.upper())
        return
    n.told.act("act-calls", player=n.name(event.seat), word=event.word.upper())


def call_kept(n: Narrator, event: CallKept) -> None:
    """A call before the play."""
    # If more comes, the play itself came with it, and `Called` follows there.
    if not n.coming:
        n.told.act("act-calls-early", player=n.name(event.seat), word=event.word.upper())


def caught(n: Narrator, event: Caught) -> None:
    """A forgotten call."""
    count = n.coming.drawn(event.seat, "caught")
    by, player = n.name(event.by), n.name(event.seat)
    n.told.act("act-catches", by=by, player=player, count=count, word=event.word.upper())


def forgiven(n: Narrator, event: Forgiven) -> None:
    """A player with one card who can no longer be caught for having said nothing."""
    if n.view.counts[event.seat] == 1 and in_play(n.view):
        n.told.closing(n.voice.say("one-card", player=n.name(event.seat)))


def false_alarm(n: Narrator, event: FalseAlarm) -> None:
    """A call or an accusation for nothing. A mere warning is told to its player alone (`private_events`)."""
    if event.refuses:
        return
    player = n.name(event.seat)
    if event.of is None:
        count = n.coming.drawn(event.seat, "false-uno")
        n.told.act("act-false-call", player=player, count=count, word=event.word.upper())
    else:
        count = n.coming.drawn(event.seat, "false-catch")
        n.told.act("act-false-catch", player=player, of=n.name(event.of), count=count)


def challenged(n: Narrator, event: Challenged) -> None:
    """A doubt, and whether it was right."""
    # The hand is shown to the challenger alone, which is part of every challenge (B18).
    n.coming.take_if(Showed)
    guilty = "yes" if event.guilty else "no"
    by, of = n.name(event.by), n.name(event.of)
    n.told.act("act-challenges", player=by, of=of, guilty=guilty)


def taken_back(n: Narrator, event: TakenBack) -> None:
    """A bluff that goes back to the hand."""
    card = face(event.card)
    n.told.effect("effect-takes-back", player=n.name(event.seat), card=card)


def showed(n: Narrator, event: Showed) -> None:
    """Somebody sees cards of another."""
    player, of = n.name(event.to), n.name(event.of)
    if n.told.by(player):
        n.told.amend("with-looks", of=of)
    else:
        n.told.effect("effect-looks", player=player, of=of)


def went_out(n: Narrator, event: WentOut) -> None:
    """An empty hand, not by a play."""
    player = n.name(event.seat)
    if n.told.by(player):
        n.told.amend("with-out")
    else:
        n.told.effect("effect-goes-out", player=player)


TELLERS: Mapping[type[Event], EventTeller] = {
    Called: called,
    CallKept: call_kept,
    Caught: caught,
    Challenged: challenged,
    FalseAlarm: false_alarm,
    Forgiven: forgiven,
    Showed: showed,
    TakenBack: taken_back,
    WentOut: went_out,
}
"""How each of these events is told."""
