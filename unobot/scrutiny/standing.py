"""How a game stands, as far as two games can be compared, and whether one that was saved and loaded stands the same."""

from collections.abc import Iterator

from uno_engine import Game, Question, RuleSet, load_state, save_state
from unobot.scrutiny.invariants import InvariantBroken

_HINT = "; perhaps a rule keeps something of the game in itself, and not in its memory"


def check_saved(game: Game, rules: RuleSet) -> None:
    """Save the game, load it for other copies of its `rules`, and compare. Raises InvariantBroken if they differ."""
    here = standing(game)
    try:
        state = load_state(save_state(game.checkpoint), rules)
        again = Game(rules, game.seed, state=state, inputs=game.inputs)
        there = standing(again)
    except Exception as error:  # whatever a rule does at that, it is a defect of the rule
        raise InvariantBroken(
            f"the game cannot be saved and loaded: {type(error).__name__}: {error}"
        ) from error
    if differs := differing(here, there):
        raise InvariantBroken(f"the game stands otherwise after it was saved and loaded: {differs}{_HINT}")


def differing(here: dict[str, object], there: dict[str, object]) -> str:
    """The parts of two standings that differ, never with their values: these may be hands; empty if none does."""
    return ", ".join(name for name, value in here.items() if there.get(name) != value)


def standing(game: Game) -> dict[str, object]:
    """How the game stands, by the names of its parts."""
    return dict(_standing(game))


def _standing(game: Game) -> Iterator[tuple[str, object]]:
    state = game.state.copy()
    for name in state.__struct_fields__:
        value = getattr(state, name)
        if name == "own":
            yield from ((f"the memory of {rule}", memory) for rule, memory in value.items())
        else:
            yield name, value
    yield "who remembers something", sorted(state.own)
    yield "what is due", game.due()
    question = game.question
    if question is not None:
        yield "what is asked", _asked(question)
        yield "who is waited for", (question.waiting(), dict(question.answers), game.asked_at)
        for seat in range(len(state.seats)):
            yield f"what seat {seat + 1} can do", list(game.options(seat))
        if state.round:
            yield "what a time-out does", [question.default_of(state, seat) for seat in question.waiting()]


def _asked(question: Question) -> object:
    return (
        question.why, question.asked, question.acts, question.turn, question.mode, question.private, question.secret,
        question.about, question.patience, question.brief,
    )  # fmt: skip
