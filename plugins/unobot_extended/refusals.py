"""Why a command of Extended cannot be followed now."""

from collections.abc import Sequence

from uno_engine import (
    Card,
    EngineError,
    GameState,
    NotAllowed,
    NotUnderstood,
    Question,
    Seat,
    TooLate,
    in_round,
)
from unobot_extended.effects import on
from unobot_extended.playing import Playing

_WORDS = frozenset({"play", "draw", "pass", "accept", "refuse", "color", "pick", "challenge", "put"})
_TURN = frozenset({"turn", "drawn"})


def refusal(
    playing: Playing, state: GameState, question: Question | None, seat: int, words: Sequence[str]
) -> EngineError | None:
    """The reason, if the command is one of the game's."""
    if words[0] not in _WORDS:
        return None
    if words[:2] == ["play", "chain"]:
        return NotAllowed("chain-undecidable")
    return _out_of_turn(state, question, seat, words) or _in_turn(playing, state, question, seat, words)


def _out_of_turn(
    state: GameState, question: Question | None, seat: int, words: Sequence[str]
) -> EngineError | None:
    if not in_round(state) or question is None:
        return NotAllowed("no-round")
    if state.seats[seat] is not Seat.IN:
        return NotAllowed("not-in-round")
    if seat not in question.waiting():
        kind = NotAllowed if words[0] == "play" else TooLate
        return kind("not-your-turn", seat=question.waiting()[0])
    return None


def _in_turn(
    playing: Playing, state: GameState, question: Question | None, seat: int, words: Sequence[str]
) -> EngineError:
    assert question is not None
    if words[0] != "play":
        return NotAllowed(f"first-{question.why}")
    code = words[1].partition("=")[0] if len(words) > 1 else ""
    card = next((card for card in state.hands[seat] if card.code == code), None)
    if card is None:
        known = code in playing.codes
        return (
            NotAllowed("not-held", card=playing.codes[code])
            if known
            else NotUnderstood("unknown-card", said=code)
        )
    if question.why not in _TURN:
        return NotAllowed(f"first-{question.why}", card=card)
    return _unfit(playing, state, seat, card)


def _unfit(playing: Playing, state: GameState, seat: int, card: Card) -> EngineError:
    rule = playing.cards[card.symbol]
    if rule.weakened and on(state, seat, "weakness"):
        return NotAllowed("weakened", card=card)
    if not rule.alone:
        return NotAllowed("only-answers", card=card)
    if rule.fits(state, seat, card):
        return NotAllowed("not-this-turn", card=card)
    return NotAllowed("does-not-match", card=card, top=state.top, color=state.color)
