"""How likely each seat wins a round, judged by all the hands: where a thought breaks off."""

from collections.abc import Callable
from functools import lru_cache
from math import exp, log

from uno_engine import Card, GameState, RuleSet

# What makes a win likelier: rounded from logistic regressions over rounds of single presets and of most presets together, among
# players like `Heuristic`, with two and with four. The numbers served nearly as well for presets that had been left out.
_EACH = -0.05
"""Each card: without it large hands would seem to get no worse by still more cards."""
_MANY_OF_TWO, _MANY = -0.55, -1.25
"""The logarithm of the cards' number: the more players there are, the sooner somebody else is out."""
_BLACK, _ACTION = 0.5, 0.2
"""Each black card; each coloured card that acts."""
_BLACKS, _ACTIONS = 8 / 108, 24 / 108
"""So many cards of the classic deck are that. Where more are, each is worth as much, but an average card is worth no more."""
_COLORS, _FITTING = -0.1, 0.5
"""Each colour that is held; that all cards could be laid now, and for a part of them the same part of it."""
_TURN, _LAST, _PAIR = 0.05, 3.0, 0.5
"""To be next; to be next with a last card that can be laid; to have two cards that can be laid one after the other."""

_MOST = 300
_LOGS = [log(count + 0.5) for count in range(_MOST)]


def likely_to_win(state: GameState, seat: int, rules: RuleSet) -> float:
    """How likely that seat wins the round (0 to 1), by the hands as they are."""
    if state.ended is not None:
        return 1 / len(state.ended) if seat in state.ended else 0.0
    if seat not in (playing := state.playing()):
        return 0.0
    many, fits = _MANY_OF_TWO if len(playing) == 2 else _MANY, _fitting(state)
    each = _each(rules)
    worths = {}
    for other in playing:
        hand = state.hands[other]
        number = each * len(hand) + many * _LOGS[min(len(hand), _MOST - 1)]
        worths[other] = exp(number + _worth(hand, fits, next_=other == state.turn))
    return worths[seat] / sum(worths.values())


@lru_cache(maxsize=16)  # asked for each thought
def _each(rules: RuleSet) -> float:
    """What each card changes, whichever it is: without it large hands would seem to get better, where many cards are worth much."""
    cards = rules.deck.cards
    blacks = sum(card.color is None for card in cards) / len(cards)
    actions = sum(card.color is not None and card.number is None for card in cards) / len(cards)
    return _EACH - _BLACK * (blacks - _BLACKS) - _ACTION * (actions - _ACTIONS)


def _fitting(state: GameState) -> Callable[[Card], bool]:
    """Whether a card can be laid now, as most games have it."""
    color, symbol = state.color, state.top.symbol if state.top is not None else None
    return lambda card: card.color is None or card.color is color or card.symbol == symbol


def _worth(hand: list[Card], fits: Callable[[Card], bool], *, next_: bool) -> float:
    """How good these cards are, beside what their number does; only differences mean anything."""
    colors = {card.color for card in hand}
    value = _COLORS * (len(colors) - (None in colors)) + _TURN * next_
    for card in hand:
        if card.color is None:
            value += _BLACK
        elif card.number is None:
            value += _ACTION
    fitting = sum(map(fits, hand))
    if fitting:
        value += _FITTING * fitting / len(hand)
        if len(hand) == 1:
            value += _LAST * next_
        elif len(hand) == 2 and _follow(*hand):
            value += _PAIR
    return value


def _follow(one: Card, other: Card) -> bool:
    return one.color in (None, other.color) or other.color is None or one.symbol == other.symbol
