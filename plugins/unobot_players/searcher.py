"""A computer player that tries its moves in thought, on games as they may be; it knows no rule."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp, log, sqrt
from random import Random
from statistics import fmean, variance
from typing import Final

import uno_engine as uno
from unobot_players.quick import Heuristic

INPUTS: Final = 4000
"""How many inputs it makes in thought for a move at most: 20 ms of a processor on average, in games with much to do 80. It counts
them and looks at no clock, so that the same seed always gives the same moves."""
_AHEAD: Final = 4
"""So many inputs it thinks ahead; then it judges by the hands."""
_GAME: Final = 4
"""To imagine a game takes as long as so many inputs."""
_START: Final = 1.0
"""So many wins the usual move has before the first try: with few tries the others would often be better by luck alone."""
_CUTS: Final = (0.15, 0.3, 0.45, 0.6, 0.8, 1.0)
"""After these parts of its time it gives up moves: those that are probably worse than the best, and of many the worse half."""
_FEW: Final = 4
"""So many moves are all kept, if none is probably worse."""
_WORSE: Final = 1.5
"""So many standard errors behind the best, and a move is probably worse."""
_Tries = Mapping[uno.Move, list[float]]
"""How likely a win was after each move, for each game in which it was tried; all moves are tried in the same games."""


class Searcher:
    """Tries each move on games in which the unseen cards are dealt anew, and makes the one that wins most often.

    Calls and catches are habits of `Heuristic`, and so is all where nothing can be imagined.
    """

    def __init__(self, seed: bytes) -> None:
        self._habits = Heuristic(seed)
        self._chance = uno.Chance(seed)

    def answer(self, view: uno.View) -> uno.Move | None:
        """Return what `Heuristic` would do: calls and catches, and a move to fall back on."""
        return self._habits.answer(view)

    def search(self, determinizer: uno.Determinizer) -> uno.Move | None:
        """Return the move that wins most often; None if no deal fits what is seen. The one that habit would choose has a start."""
        imagined = determinizer.sample(self._chance)
        if imagined is None:
            return None
        # as the player sees them: calls and catches are left to habits, and two-faced cards have other backs in each game
        seen = uno.view(imagined.game(), determinizer.observation.seat)
        moves, usual = seen.answers, self._habits.answer(seen)
        if len(moves) < 2:
            return next(iter(moves), None)
        # seeded from the stream of chance: millions of numbers are wanted, and fairness is not
        chance = Random(self._chance.below(1 << 30)).random  # noqa: S311 - for thought, never for cards
        tries: _Tries = {move: [_START * (move == usual)] for move in moves}
        spent = 0
        for part in _CUTS:
            while spent < INPUTS * part:
                spent += self._try(determinizer, tries, chance)
            tries = _promising(tries)
            if len(tries) == 1:
                break
        return max(tries, key=lambda move: sum(tries[move]))

    def _try(self, determinizer: uno.Determinizer, tries: _Tries, chance: Callable[[], float]) -> int:
        """Try all these moves in one more game; returns how many inputs that took, about."""
        imagined = determinizer.sample(self._chance)
        if imagined is None:
            return _AHEAD
        for move, won in tries.items():
            game = imagined.game()
            try:
                game.play(determinizer.observation.seat, move)
                won.append(play_on(game, determinizer.observation.seat, _AHEAD, chance))
            except uno.EngineError:
                won.append(0.0)  # a rule failed, or does not allow the move with these cards
        return (_AHEAD + _GAME) * len(tries)


def _promising(tries: _Tries) -> _Tries:
    """Return the better half of the moves, but at least a few, without those that are probably worse than the best."""
    ranked = sorted(tries, key=lambda move: sum(tries[move]), reverse=True)
    kept, best = ranked[: max(_FEW, (len(ranked) + 1) // 2)], tries[ranked[0]]

    def worse(won: Sequence[float]) -> bool:
        """Return whether a move is, by a paired test: the same games are easy or hard for both."""
        less = [other - one for one, other in zip(won[1:], best[1:], strict=True)]
        return len(less) > 1 and fmean(less) > _WORSE * sqrt(variance(less) / len(less)) > 0

    return {move: won for move, won in tries.items() if move in kept and not worse(won)}


_CHALLENGES = 0.25
"""How often a challenge is thought to be made where it can be; `Heuristic` makes it as often."""
_LATE = 8
"""So many inputs more until somebody's turn begins: while something is asked in a turn, the hands are not yet what they will be."""
_LIKES = {"draw": 2.0, "pass": 0.0}


def play_on(game: uno.Game, seat: int, inputs: int, chance: Callable[[], float]) -> float:
    """Play on by habit for so many inputs, or to the end of the round; returns how likely that seat wins it (0 to 1)."""
    for late in range(-inputs, _LATE):
        state, question = game.state, game.question
        if question is None or state.stage is not uno.Stage.PLAYING:
            break
        if late >= 0 and question.turn and question.acts:
            break
        asked = question.waiting()[0]
        moves = game.options(asked)
        if len(moves) > len(question.answers_listed):
            # offers that take the question's place are answers, too, but no call and no accusation
            asides = game.asides(asked)
            moves = [move for move in moves if move not in asides]
        if not moves:
            game.skip(asked)
        elif len(moves) > 1:
            game.play(asked, habit(state.hands[asked], moves, chance))
        else:
            game.play(asked, moves[0])
    return likely_to_win(game.state, seat, game.rules)


def habit(hand: Sequence[uno.Card], moves: Sequence[uno.Move], chance: Callable[[], float]) -> uno.Move:
    """Return one of the moves, chosen quickly: many cards before few, the longest colour first, black cards last."""
    colors = [card.color for card in hand]
    best, most = moves[0], -1e9
    for move in moves:
        verb = move.verb
        if verb == "play":
            like, card = 10.0 + 10 * len(move.args), move.card
            if card is not None and card.color is not None:
                like += 40 + colors.count(card.color) / 2 + (card.number is None) / 2
        elif verb == "color":
            like = 30.0 + colors.count(move.color)
        elif verb == "challenge":
            like = 100.0 if chance() < _CHALLENGES else -1.0
        else:
            like = _LIKES.get(verb, 4.0)
        like += chance()
        if like > most:
            best, most = move, like
    return best


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


def likely_to_win(state: uno.GameState, seat: int, rules: uno.RuleSet) -> float:
    """Return how likely that seat wins the round (0 to 1), by the hands as they are."""
    if state.ended is not None:
        return 1 / len(state.ended) if seat in state.ended else 0.0
    if seat not in (playing := state.playing()):
        return 0.0
    many, top = _MANY_OF_TWO if len(playing) == 2 else _MANY, state.top
    each, color, symbol = _each(rules), state.color, top.symbol if top is not None else None

    def fits(card: uno.Card) -> bool:
        """Whether a card can be laid now, as most games have it."""
        return card.color is None or card.color is color or card.symbol == symbol

    worths = {}
    for other in playing:
        hand = state.hands[other]
        number = each * len(hand) + many * _LOGS[min(len(hand), _MOST - 1)]
        worths[other] = exp(number + _worth(hand, fits, next_=other == state.turn))
    return worths[seat] / sum(worths.values())


@lru_cache(maxsize=16)  # asked for each thought
def _each(rules: uno.RuleSet) -> float:
    """Return how much each card changes, whichever it is: without it large hands would seem to get better, where many cards are worth much."""
    cards = rules.deck.cards
    blacks = sum(card.color is None for card in cards) / len(cards)
    actions = sum(card.color is not None and card.number is None for card in cards) / len(cards)
    return _EACH - _BLACK * (blacks - _BLACKS) - _ACTION * (actions - _ACTIONS)


def _worth(hand: list[uno.Card], fits: Callable[[uno.Card], bool], *, next_: bool) -> float:
    """Return how good these cards are, beside what their number does; only differences mean anything."""
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
        elif len(hand) == 2:
            one, other = hand
            pair = one.color in (None, other.color) or other.color is None or one.symbol == other.symbol
            value += _PAIR * pair
    return value
