"""Each round has a seed of its own."""

from collections.abc import Sequence

import pytest

from tests.engine.tables import rules_for
from uno_engine import DEAL, Chance, Game, Interrupted, MakeMove, TakeSeat, seed_from


def waiting(seed: int) -> Game:
    game = Game(rules_for("classic"), seed_from(seed))
    for name in ("ann", "bob", "cid"):
        game.take(TakeSeat(name))
    return game


def dealt(game: Game) -> list[list[str]]:
    game.take(MakeMove(0, DEAL))
    return [[card.code for card in hand] for hand in game.state.hands]


def test_a_round_is_decided_by_the_seed_that_it_was_given() -> None:
    one, other = waiting(1), waiting(2)

    for game in (one, other):
        game.reseed(seed_from(7))

    assert dealt(one) == dealt(other)
    assert dealt(waiting(1)) != dealt(waiting(2))


def test_what_happened_before_is_still_told() -> None:
    game = waiting(1)
    told = len(game.copy().take_events()) or len(game.take_events())

    game = waiting(1)
    game.reseed(seed_from(7))

    assert len(game.take_events()) == told > 0


def test_a_copy_has_the_new_seed_too() -> None:
    game = waiting(1)
    game.reseed(seed_from(7))

    assert dealt(game.copy()) == dealt(game)


def test_a_round_that_runs_keeps_its_seed() -> None:
    game = waiting(1)
    dealt(game)

    with pytest.raises(ValueError, match="keeps its seed"):
        game.reseed(seed_from(7))


def test_a_witness_sees_all_that_chance_decides_without_a_gap() -> None:
    game = waiting(1)
    game.reseed(seed_from(7))
    seen: list[tuple[int, int | Sequence[object], object]] = []
    game.witness(lambda at, of, gave: seen.append((at, of, gave)))

    dealt(game)

    chance = Chance(seed_from(7))
    for at, of, gave in seen:
        assert at == chance.position
        assert (chance.below(of) if isinstance(of, int) else chance.shuffled(of)) == gave
    assert chance.position == game.state.position
    assert len(seen) >= 4, "three draw for the deal, and the deck is shuffled"


def test_an_interruption_is_no_ordinary_exception() -> None:
    assert not issubclass(Interrupted, Exception)
