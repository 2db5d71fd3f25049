"""The beginning and the end of a round in words."""

from collections.abc import Mapping

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
from unobot.messages.endings import match_over as match_ended
from unobot.messages.endings import points_gained, standings
from unobot.messages.endings import round_over as round_ended
from unobot.messages.narrator import Narrator, by_convention
from unobot.messages.voice import face, faces
from unobot.tellers import EventTeller
from unobot.texts import Value

MANY = 5
"""With more players than that the standings stand on a line of their own."""


def dealer_drew(n: Narrator, event: DealerDrew) -> None:
    """The draw for the first dealer (B3): only the highest card is told, with the deal. With ten players all are too many."""
    drew = [event]
    while more := n.coming.take_if(DealerDrew):
        drew.append(more)
    # Equal highest cards are drawn for again, so the dealer's last card is the one that decided.
    n.drawn_for_deal = {each.seat: each.card for each in drew}


def round_began(n: Narrator, event: RoundBegan) -> None:
    """The deal and the first card."""
    # Rules may do something between the beginning and the deal (teams, printed numbers); it is told before the deal.
    between: list[Event] = []
    while n.coming and n.coming.coming(Dealt) and not isinstance(n.coming.next(), Dealt):
        between.append(n.coming.take())
    dealt = n.coming.take_if(Dealt)
    if dealt is None:
        return
    for early in between:
        by_convention(n, early)
    returned: list[Card] = []
    card = _first_card(n, returned)
    id_ = "dealt-only" if card is None else "dealt-after-put-back" if returned else "dealt"
    args: dict[str, Value] = {"returned": faces(returned)} if returned else {}
    args |= {"card": face(card)} if card is not None else {}
    dealer: Value = n.name(event.dealer)
    if highest := n.drawn_for_deal.get(event.dealer):
        dealer = n.voice.say("dealer-drawn", player=dealer, card=face(highest))
    n.told.act(id_, round=event.round, dealer=dealer, count=dealt.cards, **args)


def _first_card(n: Narrator, returned: list[Card]) -> Card | None:
    # A first card that must not start goes back, and another one is turned up, perhaps several times (B6).
    card = None
    while True:
        if flipped := n.coming.take_if(Flipped):
            card = flipped.card
        elif back := n.coming.take_if(PutBack):
            returned.append(back.card)
        else:
            return card


def flipped(n: Narrator, event: Flipped) -> None:
    """A card turned up in the middle of a round."""
    n.told.effect("turned-up", card=face(event.card))


def round_over(n: Narrator, event: RoundOver) -> None:
    """The end of the round, its points and the standings, on a line of their own."""
    scored = n.coming.take_if(Scored)
    view = n.view
    n.told.new_line()
    n.told.sentence(*round_ended(n.voice, view, event, scored))
    if n.now.uncounted:
        n.told.sentence(n.voice.say("round-uncounted"))
    if scored is not None:
        n.told.sentence(points_gained(n.voice, view, event, scored))
        if n.coming.coming(MatchOver) is None:
            if len(view.seats) > MANY:
                n.told.new_line()
            n.told.sentence(standings(n.voice, n.now))


def match_over(n: Narrator, event: MatchOver) -> None:
    """The end of the match, and what can be done next."""
    n.told.new_line()
    alone = n.last if isinstance(n.last, RoundOver) and event.stopped and not n.now.uncounted else None
    n.told.sentence(match_ended(n.voice, n.view, event, alone))
    if any(n.view.scores):
        n.told.sentence(standings(n.voice, n.now))
    if not n.now.in_cup:
        n.told.sentence(n.voice.say("match-next"))


TELLERS: Mapping[type[Event], EventTeller] = {
    DealerDrew: dealer_drew,
    Flipped: flipped,
    MatchOver: match_over,
    RoundBegan: round_began,
    RoundOver: round_over,
}
"""How each of these events is told."""
