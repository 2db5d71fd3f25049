"""What one player can answer, as it is listed for them; asides (calls, catches) are never among it."""

from collections.abc import Iterator, Sequence

from uno_engine import Card, CardPick, Move, View, by_color, play
from unobot.document import Document, Text
from unobot.messages.snapshot import in_play
from unobot.messages.voice import Voice

MOST = 16
"""So many answers are listed, where some of them take several words."""

FEWEST = 4
"""So many of those that take several words are listed at any rate."""


def waited_for(view: View) -> bool:
    """Whether a round waits for the player of this view."""
    return view.seat in view.waiting and in_play(view)


def answers(voice: Voice, view: View, playable: Sequence[Card]) -> list[str]:
    """What can be typed, if the table waits for this player. Where a turn begins and a card can be played, only plays.

    A single one of several words is not left alone: `r1 g1` without a comma would be two answers.
    Single cards come first (one that may stand for several numbers is listed once), then the other answers; of what
    takes several words only some, if there is much of it.
    """
    if not waited_for(view):
        return []
    moves = unplaced(view.answers)
    single = plain_plays(moves, playable)
    cards = [card.code for card in single]
    typed = [voice.printed(move, view.names) for move in moves if not _plays_one_of(move, single)]
    long = [answer for answer in typed if " " in answer]
    if view.turn and view.acts and view.playable and (cards or len(long) > 1):
        typed = long
    room = MOST - len(cards) - len(typed) + len(long)
    left = set(long[: max(room, FEWEST)])
    return list(dict.fromkeys([*cards, *(answer for answer in typed if answer in left or " " not in answer)]))


def unplaced(moves: Sequence[Move]) -> list[Move]:
    """The moves without plays that are also there with a place (`play 2 r5`), which says more."""
    placed = {move.args[1:] for move in moves if move.verb == "play" and isinstance(move.args[0], int)}
    if not placed:
        return list(moves)
    return [move for move in moves if move.verb != "play" or move.args not in placed]


def plain_plays(moves: Sequence[Move], cards: Sequence[Card]) -> list[Card]:
    """Those of the cards that can be played alone, and without a place."""
    there = set(moves)
    return [card for card in cards if play(card) in there]


def _plays_one_of(move: Move, cards: Sequence[Card]) -> bool:
    """Whether that is a play of one of these cards alone, perhaps for another number."""
    return move.verb == "play" and len(move.args) == 1 and move.card in cards


def listed(voice: Voice, view: View, told: Sequence[str]) -> Document:
    """These answers in one list: with commas if some of them have several words; cards to choose with how many of which."""
    if view.pick is None:
        between = ", " if any(" " in answer for answer in told) else " "
        return (Text(between.join(told)),)
    beside = [voice.printed(move, view.names) for move in _beside(view)]
    parts = [choices(voice, view.pick), *((Text(answer),) for answer in dict.fromkeys(beside))]
    return voice.together("list-comma", parts)


def _beside(view: View) -> Iterator[Move]:
    """The answers that are no choice of cards."""
    for move in view.answers:
        if not (move.verb == "pick" and (move.cards or move.word == "none")):
            yield move


def choices(voice: Voice, pick: CardPick) -> Document:
    """How many of which cards are to be chosen: `2 of r5 g1 b3`."""
    cards = " ".join(card.code for card in sorted(pick.cards, key=by_color))
    most = min(pick.most, len(pick.cards))
    count = "exact" if pick.least == most else "some" if pick.least else "one" if most == 1 else "many"
    return voice.say("choices", count=count, least=pick.least, most=most, cards=cards)
