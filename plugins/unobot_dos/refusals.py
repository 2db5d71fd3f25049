"""The reasons why a move of DOS is not possible now."""

from uno_engine import (
    EngineError,
    GameState,
    Move,
    NotAllowed,
    NotUnderstood,
    Question,
    Seat,
    TooLate,
    in_round,
)
from unobot_dos.moves import Match, open_places, read
from unobot_dos.row import row

_VERBS = frozenset({"play", "draw", "pass", "put", "pick", "accept", "refuse", "challenge", "color"})


def refusal(state: GameState, question: Question | None, seat: int, move: Move) -> EngineError | None:
    """Return the reason; None if the verb is not of this game."""
    if move.verb not in _VERBS:
        return None
    if not in_round(state) or question is None:
        return NotAllowed("no-round")
    if state.seats[seat] is not Seat.IN:
        return NotAllowed("not-in-round")
    if seat not in question.waiting():
        return TooLate("not-your-turn", seat=question.waiting()[0])
    if move.verb not in {"play", "put"} or not move.args:
        return NotAllowed(f"first-{question.why}")
    return _refused_cards(state, question, seat, move)


def _refused_cards(state: GameState, question: Question, seat: int, move: Move) -> EngineError:
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
    return _no_match(state, match)


def _no_match(state: GameState, match: Match) -> EngineError:
    """Return why that match cannot be made."""
    if match.place is not None and match.place not in open_places(state):
        return NotAllowed("no-such-place" if match.place >= len(row(state)) else "matched-before")
    if len(match.cards) > 1 or any(number is not None for number in match.said):
        return NotAllowed("does-not-add-up")
    return NotAllowed("no-match", card=match.cards[0])
