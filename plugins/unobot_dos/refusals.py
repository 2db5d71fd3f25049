"""The reasons why a move of DOS is not possible now."""

from uno_engine import (
    EngineError,
    GameState,
    Move,
    NotAllowed,
    NotUnderstood,
    Question,
    Seat,
    Stage,
    TooLate,
)
from unobot_dos.moves import Match, open_places, read
from unobot_dos.row import row
from unobot_dos.sums import MOST_CARDS, numbers

_VERBS = frozenset({"play", "draw", "pass", "put", "pick", "accept", "refuse", "challenge", "color"})


def refusal(
    state: GameState, question: Question | None, seat: int, move: Move, *, either: bool
) -> EngineError | None:
    """Return the reason; None if the verb is not of this game. `either`: the colour is enough for a single match."""
    if move.verb not in _VERBS:
        return None
    if state.stage is Stage.SCORED or question is None:
        return NotAllowed("no-round")
    if state.seats[seat] is not Seat.IN:
        return NotAllowed("not-in-round")
    if seat not in question.waiting():
        return TooLate("not-your-turn", seat=question.waiting()[0])
    if move.verb not in {"play", "put"} or not move.args:
        return NotAllowed(f"first-{question.why}")
    return _refused_cards(state, question, seat, move, either=either)


def _refused_cards(
    state: GameState, question: Question, seat: int, move: Move, *, either: bool
) -> EngineError:
    match = read(move) if move.verb == "play" else None
    cards = move.cards
    if not cards or (move.verb == "play" and match is None):
        return NotUnderstood("unknown-card", said=move.args)
    # First of all whether the cards are held: other reasons would be about cards that the player does not have.
    missing = [card for card in cards if cards.count(card) > state.hands[seat].count(card)]
    if missing:
        return NotAllowed("not-held", card=missing[0])
    if match is None or not question.accepts:
        return NotAllowed(f"first-{question.why}", card=cards[0])
    return _no_match(state, match, either=either)


def _no_match(state: GameState, match: Match, *, either: bool) -> EngineError:
    """Return why that match cannot be made; each reason has `card`, by which the possible matches are told with it."""
    cards, there = match.cards, row(state)
    if match.place is not None and match.place not in open_places(state):
        return NotAllowed("no-such-place" if match.place >= len(there) else "matched-before", card=cards[0])
    if len(cards) > MOST_CARDS:
        return NotAllowed("three-cards", card=cards[0])
    places = open_places(state) if match.place is None else [match.place]
    centers = tuple(there[place] for place in places)
    for card, said in zip((centers[0], *cards), match.said, strict=True):
        # Only a # can be another number than its own; of the row a number is said together with its place.
        if said is not None and not numbers(card, said):
            return NotAllowed("cannot-be", card=card, named=said)
    if len(cards) > 1:
        return NotAllowed("does-not-add-up", card=cards[0], cards=cards, row=centers, sum=_sum(match))
    return NotAllowed("no-match", card=cards[0], row=centers, match="either" if either else "number")


def _sum(match: Match) -> int:
    """Return what the cards of a match add up to; 0 if a # whose number was not said is among them."""
    values = [card.number or said for card, said in zip(match.cards, match.said[1:], strict=True)]
    return sum(value for value in values if value) if all(values) else 0
