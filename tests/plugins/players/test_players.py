"""Computer players, by what they choose."""

from collections.abc import Iterable

import msgspec
import pytest

from tests.engine.tables import dealt, given, say
from tests.plugins.built_in import loaded
from tests.plugins.tables import laid
from uno_engine import (
    Argument,
    Clues,
    Ctx,
    Determinizer,
    Flow,
    Game,
    GameState,
    Move,
    Offer,
    Played,
    Question,
    Remembered,
    Rule,
    SearchingPlayer,
    Takes,
    Verb,
    View,
    Words,
    after,
    observe,
    seed_from,
    view,
)

PLAYERS = loaded("unobot_players").brought.players
KINDS = sorted(PLAYERS)


def chosen(kind: str, game: Game, seat: int = 0, seed: int = 1) -> Move | None:
    return PLAYERS[kind](seed_from(seed)).answer(view(game, seat))


def said(kind: str, game: Game, seat: int = 0, seed: int = 1) -> str:
    """The same as its text."""
    move = chosen(kind, game, seat, seed)
    return "" if move is None else Words(game.state.names, game.rules.deck.by_code).write(move)


def test_the_plugin_brings_a_random_and_a_heuristic_player() -> None:
    assert {"heuristic", "random"} <= set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_player_chooses_what_is_offered_and_the_same_with_the_same_seed(kind: str) -> None:
    game = laid("classic", {"ann": "r1 b2 g3 w", "bob": "g4 g5"}, top="r9")

    choices = [chosen(kind, game, seed=seed) for seed in range(20)]

    assert set(choices) <= set(game.options(0))
    assert choices == [chosen(kind, game, seed=seed) for seed in range(20)]


@pytest.mark.parametrize("kind", KINDS)
def test_a_player_with_nothing_to_say_out_of_turn_is_quiet(kind: str) -> None:
    game = laid("classic", {"ann": "r1 b2 g3", "bob": "g4 g5"}, top="r9")

    assert chosen(kind, game, seat=1) is None


def test_the_random_player_does_everything_sometime() -> None:
    game = laid("classic", {"ann": "r1 b2 g3 w", "bob": "g4 g5"}, top="r9")

    assert {said("random", game, seed=seed) for seed in range(300)} == {"play r1", "play w", "draw"}


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("b2 g3 y4", "draw"),
        ("r1 w g3", "play r1"),
        ("r1 rs g3", "play rs"),
        ("r1 b9 b3 b4", "play b9"),
        ("w b2 g3", "play w"),
        ("r5 g3", "uno"),
        ("b2 g3", "draw"),
    ],
)
def test_the_heuristic_player_plays_what_it_can_dear_cards_first_and_black_ones_last(
    hand: str, wanted: str
) -> None:
    game = laid("classic", {"ann": hand, "bob": "g4 g5 g6"}, top="r9")

    assert said("heuristic", game) == wanted


def test_the_heuristic_player_names_the_colour_it_holds_most_of() -> None:
    game = laid("classic", {"ann": "w b1 b2 g3", "bob": "g4 g5"}, top="r9")
    say(game, 0, "play w")

    assert said("heuristic", game) == "color blue"


def test_the_heuristic_player_catches_who_forgot_to_call() -> None:
    game = laid("classic", {"ann": "r5 b1", "bob": "g4 g5", "cid": "y1 y2"}, top="r9")
    say(game, 0, "play r5")

    assert said("heuristic", game, seat=2).startswith("catch")
    assert said("heuristic", game, seat=0) == "uno"


def test_the_heuristic_player_doubts_now_and_then() -> None:
    game = laid("classic", {"ann": "wd4 r5 b1", "bob": "g4 g5"}, top="r9")
    say(game, 0, "play wd4, green")

    assert {said("heuristic", game, seat=1, seed=seed) for seed in range(40)} == {"challenge", "draw"}


def test_a_player_is_given_only_what_its_seat_may_know() -> None:
    game = laid("classic", {"ann": "r5 b1", "bob": "g4 g5"}, top="r9")
    seen: View = view(game, 0)

    assert [card.code for card in seen.hand] == ["r5", "b1"]
    assert "g4" not in repr(seen)


ONE_NUMBER = Argument(Takes.NUMBER)
HOURS = [Move("last", (hours,)) for hours in range(20)]


class Ducked(msgspec.Struct, frozen=True):
    """Who has ducked."""

    seats: tuple[int, ...] = ()


class Hail(Rule):
    """When a card is played, it hails: the next player says how long, and everybody may stand, or duck once."""

    id = "hail"
    verbs = (Verb("last", (ONE_NUMBER,)), Verb("stand"), Verb("duck"))
    memory = Ducked
    facts_of_memory = True

    @after(Played)
    def begin(self, ctx: Ctx, played: Played) -> Flow:
        ctx.emit(Remembered(self.id, Ducked()))
        return ctx.ask(played.seat + 1, HOURS, why="hail", default=HOURS[7])

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        yield Offer(Move("stand"), lambda *_: None)
        if self.id in state.own and seat not in state.memory(self.id, Ducked).seats:
            yield Offer(Move("duck"), self.duck, wise=True)

    def duck(self, ctx: Ctx, seat: int, _move: Move) -> None:
        ctx.emit(Remembered(self.id, Ducked((*ctx.state.memory(self.id, Ducked).seats, seat))))


@pytest.mark.parametrize("kind", KINDS)
def test_a_player_does_what_a_rule_advises_where_it_has_no_idea(kind: str) -> None:
    game = given(dealt("classic", Hail), ("r1 r2", "r3 r4", "r5 r6"), "r9")
    say(game, 0, "play r1")

    for seat in (2, 1):  # who waits, and who is asked
        assert {said(kind, game, seat, seed) for seed in range(9)} == {"duck"}
        game.play(seat, Move("duck"))
    assert said(kind, game, seat=0) == "duck"
    assert {said(kind, game, seat=1, seed=seed) for seed in range(9)} == {"last 7"}

    player, known = PLAYERS[kind](seed_from(1)), observe(game, 1, Clues(game.rules))
    assert known is not None
    if isinstance(player, SearchingPlayer):
        assert player.search(Determinizer(known, game.rules)) is None
