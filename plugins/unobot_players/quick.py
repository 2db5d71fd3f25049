"""Two quick computer players: one chooses at random, one has simple habits that are good in most games like UNO. They know no rule."""

import random
from collections import Counter

import uno_engine as uno

_QUIET = 4
"""When it is not waited for, it looks for a move only one time in so many."""
_SELDOM = 8
"""A call, catch, draw or pass that it has chosen is kept one time in so many, if there is something else to do."""
_CALLS = frozenset({"uno", "dos", "catch"})
_NEEDLESS = _CALLS | {"draw", "pass"}
_WORTH = {"deal": 90, "catch": 80, "play": 50, "color": 40, "pick": 30, "put": 25, "accept": 20, "draw": 10}
"""How much it likes each verb, most first; verbs that are not listed come after these, `pass` last."""
_FAMILIAR = {*_WORTH, "refuse", "pass", "challenge"}
"""The verbs of which it has an idea; a question whose answers all have others is answered as its rule advises."""
_CALL = 70
"""How much it likes a call that is due."""
_DOUBTS = 4
"""It challenges one Wild Draw Four in so many."""


class Random:
    """Chooses each possible move equally often, but seldom calls, draws or passes when it could do something else."""

    def __init__(self, seed: bytes) -> None:
        self._chance = random.Random(seed).random  # noqa: S311 - it deals no cards, and must be fast

    def answer(self, view: uno.View) -> uno.Move | None:
        """Return a move, or None to do nothing; when it is not waited for it mostly does nothing."""
        if (move := advised(view)) is not None:
            return move
        options, chance = view.options, self._chance
        if not options or (chance() * _QUIET >= 1 and view.seat not in view.waiting):
            return None
        move = options[int(chance() * len(options))]
        if move.verb in _NEEDLESS and chance() * _SELDOM >= 1:
            needed = [move for move in options if move.verb not in _NEEDLESS]
            needed = needed or [move for move in options if move.verb not in _CALLS] or list(options)
            return needed[int(chance() * len(needed))]
        return move


class Heuristic:
    """Plays whenever it can: high points and its longest colour first, black cards last; never forgets to call."""

    def __init__(self, seed: bytes) -> None:
        self._chance = uno.Chance(seed)

    def answer(self, view: uno.View) -> uno.Move | None:
        """Return the move it likes best, or None to do nothing; when it is not waited for, only a call, a catch or what is wise."""
        if (move := advised(view)) is not None:
            return move
        options, waited_for = view.options, view.seat in view.waiting
        if not waited_for:
            # No jump-ins and no other plays out of turn: they may cost cards (H7).
            calls = {_call(view)[0], "catch"}
            options = [move for move in options if move.verb in calls]
        likes = {move: worth for move in options if (worth := self._worth(view, move)) is not None}
        if not likes:
            return options[0] if waited_for else None
        best = max(likes.values())
        liked = [move for move, worth in likes.items() if worth == best]
        return liked[self._chance.below(len(liked))]

    def _worth(self, view: uno.View, move: uno.Move) -> tuple[int, ...] | None:
        """Return how much it likes a move; None if it never chooses it while there is another."""
        word, left = _call(view)
        if move.verb == word:
            return (_CALL,) if should_call(view, left) else None
        match move.verb:
            case "catch" if move.seat is not None and view.counts[move.seat] != left:
                return None
            case "challenge":
                return None if self._chance.below(_DOUBTS) else (100,)
            case "pass":
                return (-1,)
        return (_WORTH.get(move.verb, 0), *self._fine(view, move))

    def _fine(self, view: uno.View, move: uno.Move) -> tuple[int, ...]:
        """Rank moves with the same verb: more cards, then fewer black ones, then more points, then its longest colour."""
        colors = Counter(card.color for card in view.hand if card.color is not None)
        cards, color, seat = move.cards, move.color, move.seat
        if color is not None and not cards:
            return (colors[color], -color.place)
        if seat is not None and not cards:
            return (-view.counts[seat],)
        if not cards:
            return ()
        return (
            len(cards),
            -sum(card.color is None for card in cards),
            sum(card.points for card in cards),
            sum(colors[card.color] for card in cards if card.color is not None),
        )


def advised(view: uno.View) -> uno.Move | None:
    """Return what the table's rules advise where habits know nothing; None if they are asked for no advice, or have none.

    That is an offer that a rule holds to be wise, and the default of a question that is answered with verbs of its own (a bid).
    """
    if view.wise:
        return view.wise[0]
    if view.default is None or any(move.verb in _FAMILIAR for move in view.answers):
        return None
    return view.default


def _call(view: uno.View) -> tuple[str, int]:
    """Return the word that is called at this table (`uno`, `dos`) and at how many cards; no word if nothing is."""
    fact = view.fact(uno.CallsAt)
    return (fact.word, fact.left) if fact is not None else ("", 1)


def should_call(view: uno.View, left: int) -> bool:
    """Whether to call now: `left` cards are held, or a play that it can make leaves so many."""
    held = len(view.hand)
    if held == left:
        return left == 1 or view.seat not in view.waiting or not view.playable
    plays = (move for move in view.options if move.verb in {"play", "put"})
    return view.seat in view.waiting and any(held - max(1, len(play.cards)) == left for play in plays)
