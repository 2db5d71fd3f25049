"""Two-faced cards: players speak of faces, the state has whole cards. From one to the other, and back.

Nobody sees the backs of the own hand, so a move names the face in play. Which of several cards with that face is meant is
decided here, the same way whenever the game is played again: the first of the hand that may be played so.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from uno_engine.kernel.cards import Card, by_color
from uno_engine.kernel.moves import Arg, Move, Stands
from uno_engine.kernel.questions import Question
from uno_engine.kernel.state import GameState


def bared(value: Any) -> Any:
    """The same with every card in it shown from its face alone: what may leave the engine."""
    match value:
        case Card():
            return value.face
        case tuple():
            bare = tuple(map(bared, value))
            return bare if any(one is not other for one, other in zip(bare, value, strict=True)) else value
        case list():
            return list(map(bared, value))
        case dict():
            return {key: bared(each) for key, each in value.items()}
        case msgspec.Struct():
            fields = {name: getattr(value, name) for name in value.__struct_fields__}
            other = {name: bare for name, each in fields.items() if (bare := bared(each)) is not each}
            return msgspec.structs.replace(value, **other) if other else value
    return value


def bared_moves(moves: Iterable[Move]) -> tuple[Move, ...]:
    """The moves with faces alone, those that are the same then once."""
    return tuple(dict.fromkeys(map(bared, moves)))


def backs_of(cards: Iterable[Card]) -> list[Card]:
    """The faces on the backs of these cards."""
    return [card.back for card in cards if card.back is not None]


def hand_backs(state: GameState, seat: int) -> tuple[Card, ...]:
    """The backs of a hand as the others see them: sorted, for they must not tell which face is on the other side."""
    return tuple(sorted(backs_of(state.hands[seat]), key=by_color))


def whole_moves(state: GameState, question: Question | None, seat: int, move: Move) -> Iterator[Move]:
    """The moves of whole cards that one with faces may mean, in the order in which they are tried; itself if there are none.

    A move of one card may mean any of that face; one of several cards takes them in the order of the hand.
    """
    faces = [card for card in move.cards if card.back is None]
    pool = _pool(state, question, seat) if faces else []
    if len(faces) == 1:
        found = [card for card in dict.fromkeys(pool) if card.face is faces[0]]
        for card in found:
            yield Move(move.verb, tuple(_put(arg, card) for arg in move.args))
        if found:
            return
    yield Move(move.verb, tuple(_taken(arg, pool) for arg in move.args)) if len(faces) > 1 else move


def _pool(state: GameState, question: Question | None, seat: int) -> list[Card]:
    """The whole cards that a player may speak of: the own hand, and what is to be chosen from."""
    pick = question.pick if question is not None and seat in question.asked else None
    hand = state.hands[seat]
    return [*hand, *(card for card in pick.cards if card not in hand)] if pick is not None else list(hand)


def _put(arg: Arg, card: Card) -> Arg:
    """The argument with a whole card in the place of its face."""
    if arg is card.face:
        return card
    if isinstance(arg, Stands) and arg.what is card.face:
        return Stands(card, arg.number)
    return arg


def _taken(arg: Arg, pool: list[Card]) -> Arg:
    """The argument with the first card of that face, which is taken out of the pool; as it is if there is none."""
    face = arg.what if isinstance(arg, Stands) else arg
    card = next((card for card in pool if card.face is face), None)
    if card is None:
        return arg
    pool.remove(card)
    return _put(arg, card)


def on_other_side(side: Sequence[Card], move: Move) -> Card | None:
    """The first card of a move whose face is not one of the side in play; None if there is none."""
    return next((card for card in move.cards if card.face not in side), None)
