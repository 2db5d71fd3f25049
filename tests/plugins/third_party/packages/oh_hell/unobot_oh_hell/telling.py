"""What the room reads of the bids: in prompts, in the answer to `!top`, and beside the players."""

from collections.abc import Iterator, Mapping

import uno_engine as uno
from unobot.document import Document
from unobot.messages.narrator import Narrator
from unobot.messages.voice import Tellers, Voice
from unobot_decks.tricks import TricksTaken, Trumps
from unobot_oh_hell.bidding import BidsJudged, BidsMade


def listed(voice: Voice, view: uno.View, fact: BidsMade) -> Document:
    """Return all bids with the tricks of each, such as “ann 1/2, bob 0/1”."""
    taken = {each.seat: each.tricks for each in view.facts if isinstance(each, TricksTaken)}
    names = view.names
    said = [
        voice.say("bid-of", player=voice.name(names, seat), bid=bid, tricks=taken.get(seat, 0))
        for seat, bid in fact.bids
    ]
    return voice.together("list-comma", said)


def in_prompts(voice: Voice, view: uno.View, fact: BidsMade) -> Mapping[str, Document | str]:
    """Give the bids and trumps to the prompts."""
    trumps = view.fact(Trumps)
    return {"bids": listed(voice, view, fact), "suit": voice.color(trumps.color) if trumps else ""}


def at_top(voice: Voice, view: uno.View, fact: BidsMade) -> Document:
    """Tell the bids in the answer to `!top`."""
    return voice.say("top-bids-made", bids=listed(voice, view, fact))


def beside(voice: Voice, view: uno.View, fact: BidsMade, seat: int) -> Iterator[Document]:
    """Tell a player's bid beside them."""
    for bidder, bid in fact.bids:
        if bidder == seat:
            yield voice.say("mark-bids-made", bid=bid)


def judged(narrator: Narrator, event: BidsJudged) -> None:
    """Tell who took as many tricks as they bid, and who did not."""
    voice = narrator.voice
    for message, kept in (("event-bids-kept", True), ("event-bids-missed", False)):
        said = [
            voice.say("bid-of", player=narrator.name(seat), bid=bid, tricks=tricks)
            for seat, bid, tricks in event.results
            if (bid == tricks) is kept
        ]
        if said:
            narrator.told.effect(message, bids=voice.together("list-comma", said))


TELLERS = Tellers(
    events={BidsJudged: judged},
    prompts={BidsMade: in_prompts},
    top={BidsMade: at_top},
    marks={BidsMade: beside},
)
