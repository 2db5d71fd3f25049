"""The reasons why a move cannot be made now in Extended."""

from uno_engine import Card, EngineError, GameState, Move, NotAllowed, Question, Seat, Stage, TooLate
from unobot_extended.effects import first_judged
from unobot_extended.playing import ExtendedPlaying

_VERBS = frozenset({"play", "draw", "pass", "accept", "refuse", "color", "pick"})
_TURN = frozenset({"turn", "drawn"})


def refusal(
    playing: ExtendedPlaying, state: GameState, question: Question | None, seat: int, move: Move
) -> EngineError | None:
    """Return the reason; None if the verb is not of this game."""
    if move.verb not in _VERBS:
        return None
    return (
        NotAllowed("chain-undecidable")
        if move.word == "chain"
        else _reason(playing, state, question, seat, move)
    )


def _reason(
    playing: ExtendedPlaying, state: GameState, question: Question | None, seat: int, move: Move
) -> EngineError:
    if state.stage is Stage.SCORED or question is None:
        return NotAllowed("no-round")
    if state.seats[seat] is not Seat.IN:
        return NotAllowed("not-in-round")
    if move.verb == "play" and move.cards:
        return _refused_play(playing, state, question, seat, move)
    if seat not in question.waiting():
        return TooLate("not-your-turn", seat=question.waiting()[0])
    return NotAllowed(f"first-{question.why}")


def _refused_play(
    playing: ExtendedPlaying, state: GameState, question: Question, seat: int, move: Move
) -> EngineError:
    if seat not in question.waiting():
        return NotAllowed("not-your-turn", seat=question.waiting()[0])
    hand = state.hands[seat]
    missing = [card for card in move.cards if move.cards.count(card) > hand.count(card)]
    if missing:
        return NotAllowed("not-held", card=missing[0])
    card = move.cards[-1]
    if not_free := playing.not_free(state, seat, card):
        return not_free
    if question.why in _TURN and len(move.cards) > 1:
        return NotAllowed("four-together") if playing.combining else NotAllowed("one-card-a-turn", card=card)
    if question.why in _TURN:
        return playing.unfit(state, card)
    return _no_answer(playing, state, seat, card) or NotAllowed(f"first-{question.why}", card=card)


def _no_answer(playing: ExtendedPlaying, state: GameState, seat: int, card: Card) -> EngineError | None:
    effect = first_judged(state, seat)
    return playing.cards[card.symbol].no_answer(effect, card) if effect else None
