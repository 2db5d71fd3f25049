"""One round among computer players, from the deal to its end."""

from collections.abc import Sequence
from dataclasses import dataclass

from uno_engine import Chance, Game, RoundOver, RuleSet, TooLate, in_round, view
from unobot.parts import ComputerPlayer
from unobot.simulation.invariants import Broken, Invariants

MOST_PLAYS = 20_000
"""A round that takes longer is held to be endless."""


@dataclass(frozen=True, slots=True)
class Round:
    """How a round went: how many inputs it took, and the seats that won it."""

    plays: int
    winners: tuple[int, ...]


def play_round(
    rules: RuleSet, players: Sequence[ComputerPlayer], seed: bytes, invariants: Invariants | None = None
) -> Round:
    """Play one round.

    Who is waited for answers; before that, some other player who could do something may. Raises Broken if an invariant
    does not hold or the round does not end, and whatever a rule or a player raises.
    """
    game = Game(rules, seed)
    for seat in range(len(players)):
        game.join(f"seat{seat + 1}")
    game.submit(0, "deal")
    chance = Chance(seed[::-1])
    for plays in range(MOST_PLAYS):
        if invariants is not None:
            invariants.check(game)
        if not in_round(game.state):
            return Round(plays, _winners(game))
        one_input(game, players, chance)
    raise Broken(f"the round does not end in {MOST_PLAYS} plays")


def one_input(game: Game, players: Sequence[ComputerPlayer], chance: Chance) -> None:
    """Somebody does something: whoever is waited for, or before that some other player who could."""
    question = game.question
    assert question is not None
    waiting = question.waiting()
    other = chance.below(len(players))
    if other not in waiting and game.options(other) and _answered(game, players[other], other):
        return
    seat = waiting[0] if len(waiting) == 1 else waiting[chance.below(len(waiting))]
    if not _answered(game, players[seat], seat):
        game.skip(seat)


def _answered(game: Game, player: ComputerPlayer, seat: int) -> bool:
    """Whether the player chose something that was there to be chosen, and it was done."""
    choice = player.answer(view(game, seat))
    option = next((option for option in game.options(seat) if option.id == choice), None)
    if option is None:
        return False
    try:
        game.choose(seat, option)
    except TooLate:
        return False
    return True


def _winners(game: Game) -> tuple[int, ...]:
    over = [event for event in game.take_events() if isinstance(event, RoundOver)]
    return over[-1].winners if over else ()
