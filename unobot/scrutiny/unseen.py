"""What a seat is shown must not hang on cards that it cannot see: these are dealt otherwise, and it must look the same.

So a secret is found in whatever form it is told: as a number, as a yes or no, by what can be done.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from uno_engine import Card, Game, GameState, LazyView, View, backs_of
from unobot.scrutiny.eyes import SecretShown

_FIELDS: Final = ("why", "about", "pick", "waiting", "playable")
_TRIES: Final = 2
"""So often the cards are dealt otherwise; one that does not matter by chance is found in another turn."""


def check_unseen(game: Game, chance: Random) -> None:
    """Deal the cards that each seat cannot see anew, and look again. Raises SecretShown if it sees anything else."""
    other = game.copy()
    for seat in (None, *range(len(game.state.seats))):
        here = _sight(game, seat)
        for _ in range(_TRIES):
            before = other.state.hands, other.state.draw
            _deal_anew(other.state, seat, chance)
            _forget_listed(other)
            there = _sight(other, seat)
            other.state.hands, other.state.draw = before
            _forget_listed(other)
            if differs := [name for name, value in here.items() if there.get(name) != value]:
                who = "everybody" if seat is None else f"seat {seat + 1}"
                raise SecretShown(
                    f"what {who} is shown hangs on cards that nobody there may know: {', '.join(differs)}"
                )


def _sight(game: Game, seat: int | None) -> dict[str, object]:
    """What that seat sees, by name."""
    view = cast("View", LazyView(game, seat))
    sight: dict[str, object] = {name: getattr(view, name) for name in _FIELDS}
    # what is done beside a question may hang on a secret: that one can be caught is told to nobody
    sight["the answers"] = list(view.answers)
    for fact in view.facts:
        if not fact.reveals:
            sight[f"the fact {type(fact).__name__}"] = fact
    return sight


def _forget_listed(game: Game) -> None:
    if game.question is not None:
        game.question.forget_listed()


def _deal_anew(state: GameState, seat: int | None, chance: Random) -> None:
    """Exchange the cards that a seat cannot see with one another, and what is on the backs of its own."""
    hidden: list[Card] = [*state.draw]
    for other, hand in enumerate(state.hands):
        hidden += hand if other != seat else []
    chance.shuffle(hidden)
    cards = iter(hidden)
    state.draw = [next(cards) for _ in state.draw]
    state.hands = [
        _with_other_backs(hand, chance) if other == seat else [next(cards) for _ in hand]
        for other, hand in enumerate(state.hands)
    ]


def _with_other_backs(hand: Sequence[Card], chance: Random) -> list[Card]:
    """The same faces, with the backs exchanged with one another."""
    backs = backs_of(hand)
    chance.shuffle(backs)
    others = iter(backs)
    return [card if card.back is None else card.with_back(next(others)) for card in hand]
