import random

import pytest

from tests.bot.rooms.conversation import rules_of
from uno_engine import (
    DEAL,
    DRAW,
    EngineError,
    Game,
    MakeMove,
    Move,
    NotUnderstood,
    TakeSeat,
    load_state,
    seed_from,
)
from unobot.adapter import Network, Room
from unobot.store import Change, Checkpoint, InputGiven, RoundId
from unobot.tables.journal import Journal, give_again


def seated(*names: str) -> tuple[Game, Journal]:
    """A game with these seats and an empty journal."""
    game = Game(rules_of("classic"), seed_from(1))
    for name in names:
        game.join(name)
    return game, Journal(Network("n"), Room("#r"), "classic", random.Random(1))


def empty() -> Change:
    return Change(at=1.0)


def test_before_the_first_deal_there_is_no_round_to_record() -> None:
    game, journal = seated("ann", "bob")
    journal.give(game, TakeSeat("cid"))
    assert journal.round is None
    assert journal.take(empty()) == empty()


def test_a_round_is_recorded_from_the_moment_before_its_deal() -> None:
    game, journal = seated("ann", "bob")
    journal.give(game, MakeMove(0, DEAL))
    change = journal.take(Change(at=2.5))
    assert change.round.started is not None
    assert change.round.started.seats == "ann,bob"
    again = Game(game.rules, game.seed, state=load_state(change.round.started.opening, game.rules))
    for given in change.round.inputs:
        give_again(again, given)
    assert again.state == game.state
    assert [(given.number, given.seat, given.text, given.at_ms) for given in change.round.inputs] == [
        (1, "0", "deal", 2500)
    ]
    assert change.round.checkpoint is not None
    assert change.round.checkpoint.covers == 1


def test_what_was_taken_is_not_handed_out_again_and_numbers_go_on() -> None:
    game, journal = seated("ann", "bob")
    journal.give(game, MakeMove(0, DEAL))
    first = journal.take(empty())
    assert journal.take(empty()) == empty()
    assert game.question is not None
    journal.give(game, MakeMove(game.question.waiting()[0], DRAW))
    second = journal.take(empty())
    assert second.round.started is None
    assert [given.number for given in second.round.inputs] == [2]
    assert first.round.inputs[0].round == second.round.inputs[0].round == journal.round


def test_what_the_game_refuses_is_not_recorded() -> None:
    game, journal = seated("ann", "bob")
    journal.give(game, MakeMove(0, DEAL))
    journal.take(empty())
    with pytest.raises(EngineError):
        journal.give(game, MakeMove(0, Move("nonsense")))
    assert journal.take(empty()) == empty()


def test_after_its_end_a_round_takes_no_more_inputs() -> None:
    game, journal = seated("ann", "bob")
    journal.give(game, MakeMove(0, DEAL))
    journal.finish("{}", ())
    assert journal.finished
    change = journal.take(empty())
    assert change.round.finished is not None
    assert (change.round.finished.id, change.round.finished.result) == (change.round.inputs[0].round, "{}")
    assert journal.round is None
    assert not journal.finished


def test_a_round_from_the_store_is_gone_on_with() -> None:
    game, journal = seated("ann", "bob")
    game.play(0, DEAL)
    journal.resume(RoundId("r"), 7)
    assert game.question is not None
    journal.give(game, MakeMove(game.question.waiting()[0], DRAW))
    assert [given.number for given in journal.take(empty()).round.inputs] == [8]


@pytest.mark.parametrize(
    ("seat", "text"), [("0", "/dance"), (None, "draw"), (None, "/leave"), ("0", "/version 3")]
)
def test_an_input_that_is_never_written_is_an_error(seat: str | None, text: str) -> None:
    game, _ = seated("ann", "bob")
    with pytest.raises(NotUnderstood):
        give_again(game, InputGiven(RoundId("r"), 1, seat, text, 0))


def test_only_what_a_checkpoint_does_not_cover_has_to_be_played_again() -> None:
    game, journal = seated("ann", "bob", "cid")
    journal.give(game, MakeMove(0, DEAL))
    noted: Checkpoint | None = None
    inputs: list[InputGiven] = []
    for _ in range(40):
        assert game.question is not None
        seat = game.question.waiting()[0]
        journal.give(game, MakeMove(seat, game.options(seat)[-1]))
        change = journal.take(empty())
        noted = change.round.checkpoint or noted
        inputs += change.round.inputs
        if noted is None:
            continue
        again = Game(game.rules, game.seed, state=load_state(noted.state, game.rules))
        for given in inputs:
            if given.number > noted.covers:
                give_again(again, given)
        assert again.state == game.state
    assert noted is not None
    assert noted.covers > 30
