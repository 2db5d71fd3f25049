"""The beginning and the end of a round in words."""

from uno_engine import (
    Card,
    DealerDrew,
    Dealt,
    Event,
    Flipped,
    MatchOver,
    PutBack,
    RoundBegan,
    RoundOver,
    Scored,
)
from unobot.speech.endings import match_over as match_ended
from unobot.speech.endings import points_gained, standings
from unobot.speech.endings import round_over as round_ended
from unobot.speech.telling import Telling, Told, other
from unobot.speech.voice import face, faces
from unobot.texts import Value

MANY = 5
"""With more players than that the standings stand on a line of their own."""


def dealer_drew(t: Telling, event: DealerDrew) -> None:
    """The draw for the first dealer, in one sentence."""
    drew: list[DealerDrew] = [event]
    while more := t.cursor.take_if(DealerDrew):
        drew.append(more)
    draws = t.voice.together(
        "list-comma",
        [t.voice.say("dealer-draw", player=t.name(e.seat), card=face(e.card)) for e in drew],
    )
    began = t.cursor.coming(RoundBegan)
    if began is not None:
        t.story.sentence(t.voice.say("dealer-drawn", draws=draws, dealer=t.name(began.dealer)))
        t.story.new_line()


def round_began(t: Telling, event: RoundBegan) -> None:
    """The deal and the first card."""
    between: list[Event] = []
    while t.cursor and t.cursor.coming(Dealt) and not isinstance(t.cursor.next(), Dealt):
        between.append(t.cursor.take())
    dealt = t.cursor.take_if(Dealt)
    if dealt is None:
        return
    for early in between:
        other(t, early)
    returned: list[Card] = []
    card = _first_card(t, returned)
    id_ = "dealt-only" if card is None else "dealt-after-put-back" if returned else "dealt"
    args: dict[str, Value] = {"returned": faces(returned)} if returned else {}
    args |= {"card": face(card)} if card is not None else {}
    dealer = t.name(event.dealer)
    t.story.act(t.voice.say(id_, round=event.round, dealer=dealer, count=dealt.cards, **args))


def _first_card(t: Telling, returned: list[Card]) -> Card | None:
    card = None
    while True:
        if flipped := t.cursor.take_if(Flipped):
            card = flipped.card
        elif back := t.cursor.take_if(PutBack):
            returned.append(back.card)
        else:
            return card


def flipped(t: Telling, event: Flipped) -> None:
    """A card turned up in the middle of a round."""
    t.story.effect(t.voice.say("turned-up", card=face(event.card)))


def round_over(t: Telling, event: RoundOver) -> None:
    """The end of the round, its points and the standings, on a line of their own."""
    scored = t.cursor.take_if(Scored)
    view = t.scene.view
    t.story.new_line()
    t.story.sentence(*round_ended(t.voice, view, event, scored))
    if scored is not None:
        t.story.sentence(points_gained(t.voice, view, event, scored))
        if t.cursor.coming(MatchOver) is None:
            if len(view.seats) > MANY:
                t.story.new_line()
            t.story.sentence(standings(t.voice, t.scene))


def match_over(t: Telling, event: MatchOver) -> None:
    """The end of the match."""
    t.story.new_line()
    t.story.sentence(match_ended(t.voice, t.scene.view, event))
    if any(t.scene.view.scores):
        t.story.sentence(standings(t.voice, t.scene))


TOLD: Told = {
    DealerDrew: dealer_drew,
    Flipped: flipped,
    MatchOver: match_over,
    RoundBegan: round_began,
    RoundOver: round_over,
}
"""How each of these events is told."""
