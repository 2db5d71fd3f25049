"""What happens at a table. The state changes only by an event's `apply`, and the chat speaks only from events.

An event is in the past tense, frozen, and knows who may see how much of it: `seen_by` gives the form that one
seat (or None: the whole room) may know, or None if nothing. Rules of other decks and games bring their own.
"""

from uno_engine.kernel.events.cards import CallInVain, Discarded, HandsMoved, Remembered, Showed, Tried
from uno_engine.kernel.events.event import ChangesHands, Event, changed
from uno_engine.kernel.events.rounds import (
    DealerDrew,
    Dealt,
    Flipped,
    MatchOver,
    PhaseBegan,
    PutBack,
    PutOut,
    Reshuffled,
    RoundBegan,
    RoundEnding,
    RoundOver,
    Scored,
    WentOut,
)
from uno_engine.kernel.events.seats import (
    Joined,
    Left,
    Reminded,
    Rescued,
    Returned,
    SeatRenamed,
    TimedOut,
    TimerFired,
    TimerSet,
)
from uno_engine.kernel.events.turns import (
    ColorNamed,
    Drew,
    DrewNothing,
    Passed,
    Played,
    Reversed,
    Skipped,
    TakenBack,
    TurnGoesTo,
)

__all__ = [
    "CallInVain",
    "ChangesHands",
    "ColorNamed",
    "DealerDrew",
    "Dealt",
    "Discarded",
    "Drew",
    "DrewNothing",
    "Event",
    "Flipped",
    "HandsMoved",
    "Joined",
    "Left",
    "MatchOver",
    "Passed",
    "PhaseBegan",
    "Played",
    "PutBack",
    "PutOut",
    "Remembered",
    "Reminded",
    "Rescued",
    "Reshuffled",
    "Returned",
    "Reversed",
    "RoundBegan",
    "RoundEnding",
    "RoundOver",
    "Scored",
    "SeatRenamed",
    "Showed",
    "Skipped",
    "TakenBack",
    "TimedOut",
    "TimerFired",
    "TimerSet",
    "Tried",
    "TurnGoesTo",
    "WentOut",
    "changed",
]
