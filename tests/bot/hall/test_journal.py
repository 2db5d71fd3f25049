import random

import pytest

from tests.bot.hall.conversation import rules_of
from uno_engine import EngineError, Game, load_state, seed_from
from unobot.adapter import Network, Room
from unobot.hall.journal import Journal, feed
from unobot.store import Change, RoundId


def seated(*names: str) -> tuple[Game, Journal]:
    """A game with these seats and an empty journal."""
    game = Game(rules_of("classic"), seed_from(1))
    for name in names:
        game.join(name)
    return game, Journal(Network("n"), Room("#r"), "classic", b"seed", random.Random(1))


def empty() -> Change:
    return Change(at=1.0)


def test_before_the_first_deal_there_is_no_round_to_record() -> None:
    game, journal = seated("ann", "bob")
    journal.feed(game, (None, "/join cid"), 1.0)
    assert journal.round is None
    assert journal.take(empty()) == empty()


def test_a_round_is_recorded_from_the_moment_before_its_deal() -> None:
    game, journal = seated("ann", "bob")
    journal.feed(game, (0, "deal"), 2.5)
    change = journal.take(empty())
    assert change.started is not None
    assert change.started.seats == "ann,bob"
    again = Game(game.rules, game.seed, state=load_state(change.started.opening, game.rules))
    for given in change.inputs:
        feed(again, (None if given.seat is None else int(given.seat), given.text))
    assert again.state == game.state
    assert [(given.number, given.seat, given.text, given.at_ms) for given in change.inputs] == [
        (1, "0", "deal", 2500)
    ]
    assert change.checkpoint is not None
    assert change.checkpoint.covers == 1


def test_what_was_taken_is_not_handed_out_again_and_numbers_go_on() -> None:
    game, journal = seated("ann", "bob")
    journal.feed(game, (0, "deal"), 1.0)
    first = journal.take(empty())
    assert journal.take(empty()) == empty()
    assert game.question is not None
    journal.feed(game, (game.question.waiting()[0], "draw"), 1.0)
    second = journal.take(empty())
    assert second.started is None
    assert [given.number for given in second.inputs] == [2]
    assert first.inputs[0].round == second.inputs[0].round == journal.round


def test_what_the_game_refuses_is_not_recorded() -> None:
    game, journal = seated("ann", "bob")
    journal.feed(game, (0, "deal"), 1.0)
    journal.take(empty())
    with pytest.raises(EngineError):
        journal.feed(game, (0, "nonsense"), 1.0)
    assert journal.take(empty()) == empty()


def test_after_its_end_a_round_takes_no_more_inputs() -> None:
    game, journal = seated("ann", "bob")
    journal.feed(game, (0, "deal"), 1.0)
    journal.finish("{}", ())
    assert journal.finished
    change = journal.take(empty())
    assert change.finished is not None
    assert (change.finished.id, change.finished.result) == (change.inputs[0].round, "{}")
    assert journal.round is None
    assert not journal.finished


def test_a_round_from_the_store_is_gone_on_with() -> None:
    game, journal = seated("ann", "bob")
    feed(game, (0, "deal"))
    journal.resume(RoundId("r"), 7)
    assert game.question is not None
    journal.feed(game, (game.question.waiting()[0], "draw"), 1.0)
    assert [given.number for given in journal.take(empty()).inputs] == [8]


@pytest.mark.parametrize(
    ("entry", "said"),
    [((0, "/dance"), "no such input"), ((None, "draw"), "a seat"), ((None, "/leave"), "a seat")],
)
def test_an_input_that_no_version_ever_wrote_is_an_error(entry: tuple[int | None, str], said: str) -> None:
    game, _ = seated("ann", "bob")
    with pytest.raises(ValueError, match=said):
        feed(game, entry)
