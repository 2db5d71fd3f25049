"""Calls, catches and challenges in words."""

from uno_engine import Showed, TakenBack, WentOut
from uno_engine.classic.called import Called, CallKept, Caught, FalseAlarm
from uno_engine.classic.challenge import Challenged
from unobot.speech.telling import Telling, Told
from unobot.speech.voice import face


def called(t: Telling, event: Called) -> None:
    """A call with what its player does, or after the play."""
    if t.story.by(t.name(event.seat)):
        t.story.amend("with-call", word=event.word.upper())
        return
    t.story.act(t.voice.say("act-calls", player=t.name(event.seat), word=event.word.upper()))


def call_kept(t: Telling, event: CallKept) -> None:
    """A call before the play; what comes with the play is told then."""
    if not t.cursor:
        t.story.act(t.voice.say("act-calls-early", player=t.name(event.seat), word=event.word.upper()))


def caught(t: Telling, event: Caught) -> None:
    """A forgotten call."""
    count = t.cursor.drawn(event.seat, "caught")
    by, player = t.name(event.by), t.name(event.seat)
    t.story.act(t.voice.say("act-catches", by=by, player=player, count=count, word=event.word.upper()))


def false_alarm(t: Telling, event: FalseAlarm) -> None:
    """A call or an accusation for nothing."""
    player = t.name(event.seat)
    if event.of is None:
        count = t.cursor.drawn(event.seat, "false-uno")
        t.story.act(t.voice.say("act-false-call", player=player, count=count, word=event.word.upper()))
    else:
        count = t.cursor.drawn(event.seat, "false-catch")
        told = t.voice.say("act-false-catch", player=player, of=t.name(event.of), count=count)
        t.story.act(told)


def challenged(t: Telling, event: Challenged) -> None:
    """A doubt, and whether it was right."""
    t.cursor.take_if(Showed)
    guilty = "yes" if event.guilty else "no"
    by, of = t.name(event.by), t.name(event.of)
    t.story.act(t.voice.say("act-challenges", player=by, of=of, guilty=guilty))


def taken_back(t: Telling, event: TakenBack) -> None:
    """A bluff that goes back to the hand."""
    card = face(event.card)
    t.story.effect(t.voice.say("effect-takes-back", player=t.name(event.seat), card=card))


def showed(t: Telling, event: Showed) -> None:
    """Somebody sees cards of another."""
    player, of = t.name(event.to), t.name(event.of)
    if t.story.by(player):
        t.story.amend("with-looks", of=of)
    else:
        t.story.effect(t.voice.say("effect-looks", player=player, of=of))


def went_out(t: Telling, event: WentOut) -> None:
    """An empty hand, not by a play."""
    player = t.name(event.seat)
    if t.story.by(player):
        t.story.amend("with-out")
    else:
        t.story.effect(t.voice.say("effect-goes-out", player=player))


TOLD: Told = {
    Called: called,
    CallKept: call_kept,
    Caught: caught,
    Challenged: challenged,
    FalseAlarm: false_alarm,
    Showed: showed,
    TakenBack: taken_back,
    WentOut: went_out,
}
"""How each of these events is told."""
