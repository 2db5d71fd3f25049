"""What must be known, beside the events, to tell what happened: how it stood before and how it stands now."""

from dataclasses import dataclass

from uno_engine import Game, View, view
from uno_engine.classic.calls import Calls


@dataclass(frozen=True, slots=True)
class Before:
    """What is remembered of a game while an input is given to it. Made by `before`."""

    question: object = None
    owing: tuple[int, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """How the table stands after an input, as everyone may know it.

    `asked`: a question is open that was not before. `forgiven` are the seats that owed a call and no longer do.
    `names` are the seats' names before. `target` is where the match ends (0: unknown), `low`: the fewest points lead.
    `waited` is for how many seconds the question has been open, `left` how many there are for the answer.
    """

    view: View
    asked: bool = True
    forgiven: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    target: int = 0
    low: bool = False
    waited: float = 0.0
    left: float = 0.0


def owing(game: Game) -> tuple[int, ...]:
    """The seats that owe an UNO call now; never to be told to anybody."""
    rule = next((rule for rule in game.rules.rules if isinstance(rule, Calls)), None)
    return tuple(rule.owing(game.state)) if rule is not None else ()


def before(game: Game) -> Before:
    """What is to be remembered before an input is given to the game."""
    return Before(game.question, owing(game), game.state.names)


def scene(game: Game, was: Before | None = None) -> Scene:
    """The table after an input; without `was`, as it is told to who has just come."""
    was = was or Before()
    still, state = owing(game), game.state
    hands = state.hands
    match = game.rules.base.match
    leaders = match.leaders(state) if match is not None else ()
    due = game.due()
    return Scene(
        view=view(game, None),
        asked=game.question is not None and game.question is not was.question,
        forgiven=tuple(seat for seat in was.owing if seat not in still and len(hands[seat]) == 1),
        names=was.names,
        target=game.rules.options.number("target"),
        low=bool(leaders) and state.scores[leaders[0]] < max(state.scores),
        waited=(state.clock - game.asked_at) / 1000,
        left=max(0, due - state.clock) / 1000 if due is not None else 0.0,
    )
