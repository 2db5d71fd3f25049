"""Whole rounds among computer players, and how they are counted."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import fmean, quantiles
from time import perf_counter
from typing import Final

import uno_engine as uno
from unobot.kit.invariants import GameChecker, InvariantBroken
from unobot.tables.watchdog import Watchdog

MOST_INPUTS = 100_000
"""A round that takes longer is held to be endless. Ten random players who play for places with two decks have needed 37,117."""
_TAKES_TURN = frozenset({"play", "draw"})
_OTHERS = 4
"""Once in so many inputs, somebody who is not waited for is asked first."""
DRAWING: Final = ("draw",)
LAYING: Final = ("play", "put")


class Endless(InvariantBroken):
    """A round has taken more inputs than any round that ends.

    It is a finding like the others: no rule need be broken, but people would not play such a round to its end either.
    """


@dataclass(slots=True)
class PlayedRound:
    """The length and the winners of a round.

    `turns` counts the turns that began with a play or a draw (to play the drawn card is the same turn), `plays` every
    time a card was laid, in turn or not; `winners` are the seats that won the round.
    """

    turns: int = 0
    plays: int = 0
    winners: tuple[int, ...] = ()
    slowest: float = 0.0
    """The longest time that a move took, in seconds."""
    slowest_move: uno.Input | None = None
    refused: list[tuple[uno.MakeMove, str]] = field(default_factory=list)
    """What players chose though it was not possible, each with the message id of the reason."""


def play_round(
    rules: uno.RuleSet,
    players: Sequence[uno.ComputerPlayer],
    seed: bytes,
    checker: GameChecker | None = None,
    watchdog: Watchdog | None = None,
    inputs: list[uno.Input] | None = None,
) -> PlayedRound:
    """Play one round. Each input is added to `inputs` before it is given to the game.

    Who is waited for answers; before that, some other player who could do something may. Raises InvariantBroken if the
    checker finds something, Endless if the round does not end, RanTooLong if the watchdog is awake and something does not come
    back, and whatever a rule or a player raises.
    """
    watchdog = watchdog or Watchdog()
    with watchdog:
        game = seat_players(rules, seed, len(players))
        # another seed than the cards' own: who is asked must not hang on which card comes next
        course = RoundInPlay(game, players, seed[::-1], inputs, checker)
        course.deal()
        for _ in range(MOST_INPUTS):
            watchdog.anew()
            if game.state.stage is uno.Stage.SCORED:
                return course.end()
            course.one_input()
    raise Endless(f"the round does not end in {MOST_INPUTS} inputs")


def seat_players(rules: uno.RuleSet, seed: bytes, seats: int) -> uno.Game:
    """Return a game before its first deal, with so many players."""
    game = uno.Game(rules, seed)
    for seat in range(seats):
        game.join(f"seat{seat + 1}")
    return game


_WILD_INPUTS: Final = 200
_LEAVES, _RETURNS = 0.03, 0.1
"""How often before an input one of those who play leaves, and one who has left comes back."""


def play_wildly(
    rules: uno.RuleSet,
    seats: int,
    seed: bytes,
    checker: GameChecker,
    watchdog: Watchdog,
    inputs: list[uno.Input],
    likes: Collection[str] = (),
) -> None:
    """Play the beginning of a round, 200 inputs, among people who do anything that is possible, leave and come back.

    All do one of `likes` (verbs) whenever it is possible: with DRAWING the pile comes to its end, with LAYING the
    round does. Raises like `play_round`, but never Endless.
    """
    # a seed of bytes, and not of text: the same chance in every process
    chance = Random(seed)  # noqa: S311 - it deals no cards
    least = max(2, rules.base.least_seats)
    with watchdog:
        players = [AnyMove(chance, likes) for _ in range(seats)]
        course = RoundInPlay(seat_players(rules, seed, seats), players, seed, inputs, checker)
        course.deal()
        for _ in range(_WILD_INPUTS):
            watchdog.anew()
            state = course.game.state
            if state.stage is uno.Stage.SCORED:
                break
            left = [seat for seat in range(seats) if state.seats[seat] is uno.Seat.LEFT]
            if chance.random() < _LEAVES and len(playing := state.playing()) > least:
                course.give(uno.GiveUpSeat(chance.choice(playing)))
            elif left and chance.random() < _RETURNS:
                course.give(uno.TakeSeatBack(chance.choice(left)))
            else:
                course.one_input()
        course.end()


class AnyMove:
    """A player who does anything that is possible, but one of the `likes` (verbs) whenever there is one."""

    def __init__(self, chance: Random, likes: Collection[str] = ()) -> None:
        self._chance, self._likes = chance, likes

    def answer(self, view: uno.View) -> uno.Move | None:
        """Choose one of the options; None if there is none."""
        liked = [move for move in view.options if move.verb in self._likes]
        return self._chance.choice(liked or view.options) if view.options else None


_MOST_ROUNDS: Final = 100
_MATCH_INPUTS: Final = 30_000
"""A match that takes more is broken off: its rounds are too long to say whether it ends."""
_BETWEEN_ROUNDS: Final = 60_000
"""Milliseconds from one round to the next, so that a match that takes so long comes to its end, too."""


class MatchEndless(InvariantBroken):
    """A match has taken more rounds than any match that ends."""


def play_match(rules: uno.RuleSet, seats: int, seed: bytes, watchdog: Watchdog) -> None:
    """Play a match to its end, one round after the other; nothing is checked but that it ends.

    Raises MatchEndless, RanTooLong, and whatever a rule raises.
    """
    chance = Random(seed)  # noqa: S311 - it deals no cards
    game = seat_players(rules, seed, seats)
    course = RoundInPlay(game, [AnyMove(chance, LAYING) for _ in range(seats)], seed)
    with watchdog:
        for _ in range(_MOST_ROUNDS):
            course.deal()
            while game.state.stage is not uno.Stage.SCORED:
                watchdog.anew()
                course.one_input()
                if len(course.inputs) >= _MATCH_INPUTS:
                    return
            if game.state.phase == "over":
                return
            game.advance(game.state.clock + _BETWEEN_ROUNDS)
    raise MatchEndless(f"the match has not ended after {_MOST_ROUNDS} rounds")


class RoundInPlay:
    """A round while it is played, and what is counted of it."""

    def __init__(
        self,
        game: uno.Game,
        players: Sequence[uno.ComputerPlayer],
        seed: bytes,
        inputs: list[uno.Input] | None = None,
        checker: GameChecker | None = None,
    ) -> None:
        self.game, self._checker = game, checker
        if checker is not None:
            game.take_events()
            checker.begin(game)
        self.inputs = [] if inputs is None else inputs
        self.round = PlayedRound()
        thinking = any(hasattr(player, "search") for player in players)
        self._clues = uno.Clues(game.rules) if thinking else None
        """What can be seen of the hands, if some player wants to know it."""
        self._over: uno.RoundOver | None = None
        self._seats: list[Callable[[uno.View], uno.Move | None]] = []
        for seat, player in enumerate(players):
            answer = player.answer
            if self._clues is not None and isinstance(player, uno.SearchingPlayer):
                answer = partial(search_answer, player, game, seat, self._clues)
            self._seats.append(answer)
        self._chance = Random(seed).random  # noqa: S311 - who is asked is no card, and this is the fastest there is

    def deal(self) -> None:
        """Deal the cards."""
        self._take(uno.MakeMove(0, uno.DEAL))

    def give(self, given: uno.Input) -> None:
        """Give the game that input, whoever is waited for."""
        self._follow()
        self._take(given)

    def _take(self, given: uno.Input) -> None:
        # before it is done: if it never ends, it is the one to tell of
        self.inputs.append(given)
        self.game.take(given)

    def end(self) -> PlayedRound:
        """Return how the round went, once it is over."""
        self._follow()
        if self._checker is not None:
            self._checker.end(self.game)
        self.round.winners = self._over.winners if self._over is not None else ()
        return self.round

    def _follow(self) -> None:
        """Let the clues follow what has happened, note the end of the round, and have the rest checked."""
        events = self.game.take_events()
        if self._clues is not None:
            self._clues.follow(self.game.state, events)
        # from the end, where it is if it is there
        over = (event for event in reversed(events) if isinstance(event, uno.RoundOver))
        self._over = next(over, self._over)
        if self._checker is not None:
            self._checker.check(self.game, events, self.inputs[-1])

    def one_input(self) -> None:
        """Give the game one input: of whoever is waited for, or before that of some other player who could do something."""
        game, question = self.game, self.game.question
        assert question is not None
        if self._clues is not None or self._checker is not None:
            self._follow()
        waiting = question.waiting()
        # one draw of chance for both: a number beyond the seats means that nobody else is asked
        other = int(self._chance() * _OTHERS * len(self._seats))
        if (
            other < len(self._seats)
            and other not in waiting
            and game.options(other)
            and self._answered(other, turn=False)
        ):
            return
        seat = waiting[0] if len(waiting) == 1 else waiting[int(self._chance() * len(waiting))]
        if not self._answered(seat, turn=question.turn and question.acts):
            self._take(uno.SkipPlayer(seat))

    def _answered(self, seat: int, *, turn: bool) -> bool:
        """Whether the player chose something that can be done, and it was done."""
        move = self._seats[seat](uno.view(self.game, seat))
        if move is None:
            return False
        # before it is done: if it never ends, it is the one to tell of
        self.inputs.append(uno.MakeMove(seat, move))
        began = perf_counter()
        try:
            self.game.play(seat, move)
        except uno.RuleFailed:  # an EngineError too, but a defect and no refusal
            raise
        except uno.EngineError as refused:
            self.inputs.pop()
            self.round.refused.append((uno.MakeMove(seat, move), refused.code))
            return False
        if (took := perf_counter() - began) > self.round.slowest:
            self.round.slowest, self.round.slowest_move = took, self.inputs[-1]
        if move.verb in LAYING:
            self.round.plays += 1
        if turn and move.verb in _TAKES_TURN:
            self.round.turns += 1
        return True


def search_answer(
    player: uno.SearchingPlayer, game: uno.Game, seat: int, clues: uno.Clues, view: uno.View
) -> uno.Move | None:
    """Return the move of a player that searches, found right here because nobody waits at a table of computer players."""
    move = player.answer(view)
    if not uno.worth_a_search(view, move):
        return move
    known = uno.observe(game, seat, clues)
    found = player.search(uno.Determinizer(known, game.rules)) if known is not None else None
    return move if found is None else found


@dataclass
class RoundTotals:
    """What is counted of all rounds so far; `kinds` has the kind of player of each seat. Shared wins count for each winner."""

    kinds: Sequence[str]
    lengths: list[int] = field(default_factory=list)
    """How many plays each of them had."""
    turns: int = 0
    by_seat: Counter[int] = field(default_factory=Counter)
    slowest: PlayedRound = field(default_factory=PlayedRound)
    """The round with the move that took longest."""
    refused: dict[str, list[tuple[uno.MakeMove, str]]] = field(default_factory=dict)
    """What players of each kind chose though it was not possible."""

    def add(self, played: PlayedRound) -> None:
        """Count a round that was played."""
        self.lengths.append(played.plays)
        self.turns += played.turns
        self.by_seat.update(played.winners)
        for given, reason in played.refused:
            self.refused.setdefault(self.kinds[given.seat], []).append((given, reason))
        self.slowest = max(self.slowest, played, key=lambda each: each.slowest)

    def report(self, seconds: float) -> dict[str, object]:
        """Return the whole report, as `--json` prints it; `seconds` is how long all rounds took."""
        games, plays, lengths = len(self.lengths), sum(self.lengths), self.lengths
        cuts = quantiles(lengths, n=10, method="inclusive") if games > 1 else lengths * 9
        by_kind = dict.fromkeys(self.kinds, 0)
        for seat, kind in enumerate(self.kinds):
            by_kind[kind] += self.by_seat[seat]
        by_seat = {str(seat + 1): self.by_seat[seat] for seat in range(len(self.kinds))}
        return {
            "games": games,
            "plays": plays,
            "turns": self.turns,
            "seconds": round(seconds, 3),
            "games_per_second": round(games / seconds, 1) if seconds else 0.0,
            "plays_per_second": round(plays / seconds, 1) if seconds else 0.0,
            "turns_per_second": round(self.turns / seconds, 1) if seconds else 0.0,
            "length": {
                "least": min(lengths),
                "tenth": cuts[0],
                "median": cuts[4],
                "mean": round(fmean(lengths), 1),
                "nine_tenths": cuts[8],
                "most": max(lengths),
            },
            "wins": {"by_seat": by_seat, "by_kind": by_kind},
        }
