"""Why a command of DOS cannot be followed now."""

from collections.abc import Sequence

from uno_engine import EngineError, GameState, NotAllowed, NotUnderstood, Question, Seat, TooLate, in_round
from unobot_dos.moves import open_places
from unobot_dos.notation import typed
from unobot_dos.row import row

_WORDS = frozenset({"play", "draw", "pass", "put", "pick", "accept", "refuse", "challenge", "color"})


def refusal(
    state: GameState, question: Question | None, seat: int, words: Sequence[str]
) -> EngineError | None:
    """The reason, if the command is one of the game's."""
    if words[0] not in _WORDS:
        return None
    return _out_of_turn(state, question, seat) or _in_turn(state, question, seat, words)


def _out_of_turn(state: GameState, question: Question | None, seat: int) -> EngineError | None:
    if not in_round(state) or question is None:
        return NotAllowed("no-round")
    if state.seats[seat] is not Seat.IN:
        return NotAllowed("not-in-round")
    if seat not in question.waiting():
        return TooLate("not-your-turn", seat=question.waiting()[0])
    return None


def _in_turn(state: GameState, question: Question | None, seat: int, words: Sequence[str]) -> EngineError:
    assert question is not None
    if words[0] in {"play", "put"}:
        return _refused_cards(state, question, seat, words)
    return NotAllowed(f"first-{question.why}")


def _refused_cards(state: GameState, question: Question, seat: int, words: Sequence[str]) -> EngineError:
    said = typed(words[1:])
    if said is None or said.rest:
        return NotUnderstood("unknown-card", said=" ".join(words[1:]))
    hand = list(state.hands[seat])
    for card in said.cards:
        if card not in hand:
            return NotAllowed("not-held", card=card)
        hand.remove(card)
    if words[0] == "put" or question.why in {"position", "bonus", "duty"}:
        return NotAllowed(f"first-{question.why}", card=said.cards[0])
    if said.place is not None and said.place not in open_places(state):
        return NotAllowed("no-such-place" if said.place >= len(row(state)) else "matched-before")
    return NotAllowed("no-match", card=said.cards[0])
