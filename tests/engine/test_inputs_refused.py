import pytest

from tests.engine.random_play import look
from tests.engine.tables import dealt, given, say
from uno_engine import (
    Color,
    Ctx,
    EngineError,
    Event,
    Game,
    GameState,
    Move,
    NotAllowed,
    NotUnderstood,
    Offer,
    Played,
    Question,
    Rule,
    Seat,
    after,
    play,
)


def table(
    line: str = "classic", *rules: type[Rule], hands: tuple[str, ...] = ("w r5 r6", "r1 r2 r3", "b1 b2 b3")
) -> Game:
    return given(dealt(line, *rules), hands, "r9")


def refused(game: Game, seat: int, text: str) -> EngineError:
    """The refusal of a command, which must leave no trace."""
    game.take_events()
    before = look(game)
    with pytest.raises(EngineError) as error:
        say(game, seat, text)
    assert look(game) == before
    assert game.take_events() == []
    return error.value


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        (0, "play r9", "not-held"),
        (0, "play x9", "unknown-card"),
        (0, "play", "unknown-card"),
        (1, "play r1", "not-your-turn"),
        (1, "draw", "not-your-turn"),
        (0, "challenge", "first-turn"),
        (0, "deal", "round-running"),
        (0, "hello", "not-understood"),
        (0, "", "not-understood"),
        (0, "   ", "not-understood"),
        (0, "uno", "call-not-needed"),
        (1, "catch p0", "nobody-to-catch"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(seat: int, text: str, code: str) -> None:
    assert refused(table(), seat, text).code == code


def test_a_play_is_undone_when_what_follows_it_is_refused() -> None:
    game = table()

    assert isinstance(refused(game, 0, "play w, pink"), NotUnderstood)

    say(game, 0, "play w, blue")
    assert game.state.color is Color.BLUE


def test_a_call_is_undone_when_the_play_with_it_is_refused() -> None:
    game = table(hands=("r5 b6", "r1 r2 r3", "b1 b2 b3"))
    assert Move("uno") in game.options(0)

    refused(game, 0, "play b6, !uno")

    assert Move("uno") in game.options(0)
    say(game, 0, "play r5, !uno")


class Later(Rule):
    """After each play its player says a word, then another."""

    id = "later"

    @after(Played)
    async def ask(self, ctx: Ctx, played: Played) -> None:
        words = (Move("one"), Move("two"))
        for _ in range(2):
            await ctx.ask(played.seat, words, why="later")


def test_a_refusal_in_the_middle_of_a_turn_goes_back_to_the_middle_of_that_turn() -> None:
    game = table("classic", Later)
    say(game, 0, "play r5")
    say(game, 0, "one")

    refused(game, 0, "two, three")

    say(game, 0, "two")
    assert game.state.turn == 1


def test_an_option_that_is_not_offered_cannot_be_chosen() -> None:
    game = table()
    before = look(game)

    for seat, move in ((0, Move("draw", (2,))), (1, game.options(0)[0])):
        with pytest.raises(EngineError):
            game.play(seat, move)

    assert look(game) == before


@pytest.mark.parametrize("name", ["", " ", "two words", "tab\tbed", "P1", "p1", "line\nbreak"])
def test_a_name_that_is_taken_or_is_no_word_is_refused(name: str) -> None:
    game = table()

    with pytest.raises(NotAllowed):
        game.join(name)
    with pytest.raises(NotAllowed):
        game.rename(0, name)

    assert game.state.names == ("p0", "p1", "p2")


def test_a_player_may_change_the_case_of_the_own_name() -> None:
    game = table()

    game.rename(0, "P0")

    assert game.state.names[0] == "P0"


def test_a_player_called_uno_can_be_caught() -> None:
    game = table(hands=("r5 r6", "r1 r2 r3", "b1 b2 b3"))
    game.rename(0, "uno")
    say(game, 0, "play r5")

    say(game, 1, "catch uno")

    assert len(game.state.hands[0]) == 3


def test_an_absent_player_stays_absent_when_another_is_refused() -> None:
    hands = ("wd4 r5 r6 y1", "r1 r2 r3", "b1 b2 b3")
    game = given(dealt("classic challenge-success=return"), hands, "r9")
    say(game, 0, "play wd4")
    game.skip(0)
    assert game.question is not None
    assert game.question.asked == (1,)

    refused(game, 2, "nonsense")
    say(game, 1, "challenge")

    assert game.state.turn == 1
    assert game.question.why == "turn"


class Bang(Rule):
    """Anyone may end the round at any time."""

    id = "bang"

    def offers(self, state: GameState, question: Question, seat: int) -> list[Offer]:
        return [Offer(Move("bang"), self.bang)]

    def bang(self, ctx: Ctx, seat: int, move: Move) -> None:
        ctx.rules.base.end_round(ctx, (seat,), "bang")


def test_who_comes_back_between_rounds_finds_no_place_at_a_full_table() -> None:
    game = dealt("classic target=100000", Bang, players=10)
    game.leave(9)
    say(game, 0, "bang")
    assert game.state.phase == "waiting"
    game.join("eve")

    with pytest.raises(NotAllowed) as error:
        game.come_back(9)

    assert error.value.code == "table-full"
    assert len([s for s in game.state.seats if s not in {Seat.LEFT, Seat.GONE}]) == 10


def test_who_comes_back_during_the_round_finds_the_own_hand() -> None:
    game = table()
    game.leave(2)
    assert list(game.state.seats) == [Seat.IN, Seat.IN, Seat.LEFT]

    game.come_back(2)

    assert list(game.state.seats) == [Seat.IN] * 3
    assert [card.code for card in game.state.hands[2]] == ["b1", "b2", "b3"]


def test_nobody_may_leave_or_return_twice() -> None:
    game = table()
    with pytest.raises(NotAllowed):
        game.come_back(1)
    game.leave(1)

    with pytest.raises(NotAllowed):
        game.leave(1)


def test_a_refusal_never_tells_values() -> None:
    game = table()

    error = refused(game, 0, "play b7")

    assert "b7" not in str(error)
    assert str(error) == "not-held (card)"


def test_reprs_tell_no_cards() -> None:
    game = table()
    shown = repr(game) + repr(game.state) + repr(game.question) + repr(game.inputs)

    for hand in game.state.hands:
        assert not any(card.code in shown.split() or repr(card) in shown for card in hand)


def test_a_card_that_is_tried_against_the_rules_costs_where_the_table_says_so() -> None:
    game = given(dealt("classic wrong-card=2"), ["b5 r6", "r1 r2", "b1 b2"], "r9")
    game.take_events()

    say(game, 0, "play b5")

    assert len(game.state.hands[0]) == 4
    assert game.state.turn == 0
    assert isinstance(refused(game, 0, "play g8"), EngineError)


def test_a_played_card_is_the_same_option_for_everybody() -> None:
    game = table()
    card = game.state.hands[0][1]

    assert game.options(0)[1] is play(card)


def test_events_of_a_refused_input_are_gone_and_earlier_ones_are_kept() -> None:
    game = table()
    say(game, 0, "play r5")

    with pytest.raises(EngineError):
        say(game, 1, "play r1, please")

    kept: list[Event] = game.take_events()
    assert [type(event).__name__ for event in kept] == ["Played", "TurnGoesTo"]


def test_a_refusal_leaves_no_trace_when_somebody_else_was_silent_before() -> None:
    game = table(hands=("wd4 r5 r6", "r1 r2 r3", "b1 b2 b3"))
    say(game, 0, "play wd4")
    game.advance(180_000)  # the colour is named by default, and the next player is asked
    assert refused(game, 1, "draw, red").code == "not-understood"
