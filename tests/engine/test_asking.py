from functools import partial

import pytest

from tests.engine.knowledge import assert_views_tell_no_secret
from tests.engine.random_play import reloaded
from tests.engine.tables import dealt, given, say
from uno_engine import (
    COLOR_OPTIONS,
    Card,
    Color,
    Ctx,
    EngineError,
    Event,
    Flow,
    Game,
    GameState,
    Move,
    NotAllowed,
    NotUnderstood,
    Offer,
    Played,
    Question,
    Rule,
    RuleFailed,
    Skipped,
    TurnGoesTo,
    after,
    pick_player,
    seen,
    view,
)
from uno_engine.classic.calls import Called


class Said(Event, frozen=True):
    """What a rule of a test learned."""

    what: str


def said(game: Game) -> list[str]:
    return [event.what for event in game.take_events() if isinstance(event, Said)]


def table(
    *rules: type[Rule], hands: tuple[str, ...] = ("r5 r6 r7", "r1 r2 r3", "r4 b2 b3"), top: str = "r9"
) -> Game:
    return given(dealt("classic", *rules), hands, top)


def why(game: Game) -> str:
    assert game.question is not None
    return game.question.why


# --- everyone in secret ----------------------------------------------------------------------------------------------

STONES = (Move("rock"), Move("paper"))


class Vote(Rule):
    """After each play everyone votes in secret."""

    id = "vote"

    @after(Played)
    async def vote(self, ctx: Ctx, played: Played) -> None:
        question = ctx.ask_all(ctx.state.playing(), STONES, why="vote", default=STONES[0])
        await question
        ctx.emit(Said(" ".join(f"{seat}{answer.verb}" for seat, answer in question.answers.items())))


def test_a_secret_vote_is_told_when_the_last_has_answered() -> None:
    game = table(Vote)
    say(game, 0, "play r5")
    say(game, 2, "paper")
    say(game, 0, "rock")
    assert said(game) == []

    say(game, 1, "paper")

    assert said(game) == ["0rock 1paper 2paper"]
    assert why(game) == "turn"


def test_who_has_voted_has_no_vote_left_and_nobody_sees_it() -> None:
    game = table(Vote)
    say(game, 0, "play r5")
    game.take_events()
    say(game, 2, "paper")

    assert game.question is not None
    assert game.question.waiting() == (0, 1)
    assert game.options(2) == ()
    with pytest.raises(EngineError):
        say(game, 2, "rock")
    assert seen(game.take_events(), 0) == []
    assert view(game, 2).why == ""
    assert view(game, 0).why == "vote"
    assert "paper" not in repr(view(game, 1)).replace("Move(verb='paper'", "")


def test_leaving_and_waiting_too_long_are_votes_too() -> None:
    game = table(Vote)
    say(game, 0, "play r5")
    say(game, 1, "paper")
    game.leave(0)
    due = game.due()
    assert due is not None
    game.advance(due)
    assert said(game) == []

    due = game.due()
    assert due is not None
    game.advance(due)

    assert said(game) == ["0rock 1paper 2rock"]


def test_a_vote_half_done_is_there_again_after_a_restart() -> None:
    game = table(Vote)
    say(game, 0, "play r5")
    say(game, 1, "paper")

    again = reloaded(game)
    say(again, 0, "rock")
    say(again, 2, "rock")

    assert said(again) == ["0rock 1paper 2rock"]


# --- several cards ---------------------------------------------------------------------------------------------------


class Show(Rule):
    """Who has played lays bare one or two cards that are not alike."""

    id = "show"

    @after(Played)
    def show(self, ctx: Ctx, played: Played) -> Flow:
        hand = ctx.state.hands[played.seat]
        return ctx.ask_cards(played.seat, hand, 1, 2, why="show", then=self.shown, check=self.differ)

    def shown(self, ctx: Ctx, seat: int, move: Move) -> None:
        ctx.emit(Said(" ".join(card.code for card in move.cards)))

    def differ(self, cards: tuple[Card, ...]) -> bool:
        return len(set(cards)) == len(cards)


def test_a_view_shows_which_cards_are_to_be_picked_to_who_picks_and_nothing_of_it_to_others() -> None:
    game = table(Show, hands=("r5 r6 r6 b7", "r1 r2 r3", "r4 b2 b3"))
    say(game, 0, "play r5")

    pick = view(game, 0).pick

    assert pick is not None
    assert ([card.code for card in pick.cards], pick.least, pick.most) == (["r6", "r6", "b7"], 1, 2)
    assert view(game, 1).pick is None
    assert_views_tell_no_secret(game)


@pytest.mark.parametrize(("words", "codes"), [("pick r6", "r6"), ("pick b7 r6", "b7 r6")])
def test_cards_are_picked_by_their_codes(words: str, codes: str) -> None:
    game = table(Show, hands=("r5 r6 r6 b7", "r1 r2 r3", "r4 b2 b3"))
    say(game, 0, "play r5")

    say(game, 0, words)

    assert said(game) == [codes]


@pytest.mark.parametrize(
    "words", ["pick r6 r6", "pick", "pick none", "pick g1", "pick r6 b7 r6", "pick r6 xyz", "play r6"]
)
def test_a_pick_that_does_not_fit_is_refused(words: str) -> None:
    game = table(Show, hands=("r5 r6 r6 b7", "r1 r2 r3", "r4 b2 b3"))
    say(game, 0, "play r5")
    before = game.state.copy()

    with pytest.raises(EngineError):
        say(game, 0, words)

    assert game.state == before
    assert why(game) == "show"


def test_an_answer_that_was_never_offered_is_not_taken_for_a_pick() -> None:
    game = table(Show, hands=("r5 r6 r6 b7", "r1 r2 r3", "r4 b2 b3"))
    say(game, 0, "play r5")

    for forged in (Move("draw"), Move("pass", (game.state.hands[0][0],)), Move("pick", (1,))):
        with pytest.raises(EngineError):
            game.play(0, forged)


def test_every_listed_pick_is_possible() -> None:
    game = table(Show, hands=("r5 r6 r6 b7", "r1 r2 r3", "r4 b2 b3"))
    say(game, 0, "play r5")
    listed = [move for move in game.options(0) if move.verb == "pick"]
    codes = [[card.code for card in move.cards] for move in listed]

    assert ["r6", "b7"] in codes
    for move in listed:
        copy = game.copy()
        copy.play(0, move)
        assert why(copy) == "turn"


def test_a_pick_of_all_that_there_is_is_not_asked() -> None:
    game = table(Show, hands=("r5 r6", "r1 r2 r3", "r4 b2 b3"))

    say(game, 0, "play r5")

    assert said(game) == ["r6"]


def test_what_is_picked_may_be_typed_with_the_play() -> None:
    game = table(Show, hands=("r5 r6 b7", "r1 r2 r3", "r4 b2 b3"))

    say(game, 0, "play r5, b7, r6")

    assert said(game) == ["b7 r6"]


# --- whoever is first ------------------------------------------------------------------------------------------------


class Race(Rule):
    """After each play the others race; who leaves is out of it."""

    id = "race"

    @after(Played)
    def race(self, ctx: Ctx, played: Played) -> Flow:
        others = [seat for seat in ctx.state.playing() if seat != played.seat]
        return ctx.ask_first(others, STONES, why="race", then=self.won, default=STONES[1])

    def won(self, ctx: Ctx, seat: int, move: Move) -> None:
        ctx.emit(Said(f"{seat} {move.verb}"))


def test_the_first_answer_is_the_answer() -> None:
    game = table(Race)
    say(game, 0, "play r5")

    say(game, 2, "rock")

    assert said(game) == ["2 rock"]
    with pytest.raises(EngineError):
        say(game, 1, "paper")


def test_who_leaves_a_race_does_not_answer_for_the_others() -> None:
    game = table(Race)
    say(game, 0, "play r5")
    game.leave(1)
    assert said(game) == []
    assert game.question is not None
    assert game.question.asked == (2,)
    with pytest.raises(NotAllowed):
        game.skip(2)

    say(game, 2, "rock")

    assert said(game) == ["2 rock"]


def test_when_the_last_has_left_a_race_the_default_is_taken() -> None:
    game = given(dealt("classic", Race, players=4), ["r5 r6 r7", "r1 r2", "b1 b2", "y1 y2"], "r9")
    say(game, 0, "play r5")
    for seat in (1, 2):
        game.leave(seat)

    game.leave(3)

    assert "3 paper" in said(game)


# --- offers ----------------------------------------------------------------------------------------------------------

CHEER, GRAB, ASK = Move("cheer"), Move("grab"), Move("interview")


class Noise(Rule):
    """Anyone may cheer at any time, seat 2 may grab the turn."""

    id = "noise"

    def offers(self, state: GameState, question: Question, seat: int) -> list[Offer]:
        offers = [Offer(CHEER, self.cheer), Offer(ASK, self.interview)]
        return [*offers, Offer(GRAB, self.grab, closes=True)] if seat == 2 else offers

    def cheer(self, ctx: Ctx, seat: int, move: Move) -> None:
        ctx.emit(Said(f"{seat} cheers"))

    def grab(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        return ctx.ask(seat, COLOR_OPTIONS, why="grab", then=self.grabbed)

    def grabbed(self, ctx: Ctx, seat: int, move: Move) -> None:
        assert move.color is not None
        ctx.emit(Said(move.color.word))
        ctx.emit(TurnGoesTo(seat))

    def interview(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        return ctx.ask(seat, STONES, why="interview")


def test_an_offer_is_taken_aside_and_the_question_stays_open() -> None:
    game = table(Noise)
    question = game.question

    say(game, 1, "cheer")
    say(game, 0, "cheer")

    assert said(game) == ["1 cheers", "0 cheers"]
    assert game.question is question
    say(game, 0, "play r5")


def test_an_offer_that_closes_takes_the_turn_and_may_ask() -> None:
    game = table(Noise)
    acts = game.state.acts

    say(game, 2, "grab")

    assert why(game) == "grab"
    assert game.state.acts == acts + 1
    say(game, 2, "color blue")
    assert said(game) == ["blue"]
    assert game.state.turn == 2


def test_an_offer_that_closes_takes_its_words_with_it() -> None:
    game = table(Noise)

    say(game, 2, "grab, blue")

    assert said(game) == ["blue"]


def test_what_runs_aside_cannot_ask_and_the_error_names_its_rule() -> None:
    game = table(Noise)
    before = game.state.copy()

    with pytest.raises(RuleFailed) as failed:
        say(game, 1, "interview")

    assert failed.value.rule == "noise"
    assert game.state == before
    assert why(game) == "turn"


def test_an_offer_makes_a_question_with_one_answer_worth_asking() -> None:
    game = table(Noise, hands=("rs r6 r7", "r1 r2 r3", "b1 b2 b3"))
    say(game, 0, "play rs")
    assert game.state.turn == 2

    two = given(dealt("classic", Noise, players=4), ["r5 r6", "rs r2 r3", "b1 b2 b3", "y1 y2"], "r9", turn=1)
    say(two, 1, "play rs")
    assert why(two) == "skipped"
    assert [move.verb for move in two.options(2)] == ["pass", "cheer", "interview", "grab"]


class Twin(Noise):
    """Offers what another rule offers, and what the question offers itself."""

    id = "twin"

    def offers(self, state: GameState, question: Question, seat: int) -> list[Offer]:
        return [Offer(CHEER, self.grab), Offer(Move("draw"), self.grab)]


def test_an_option_that_is_there_is_not_offered_again() -> None:
    game = table(Noise, Twin)

    moves = game.options(0)
    say(game, 0, "cheer")
    say(game, 0, "draw")

    assert len(moves) == len(set(moves))
    assert said(game) == ["0 cheers"]


class Storm(Rule):
    """A Skip is not lost quietly: it takes over the turn, and asks who is next."""

    id = "storm"

    @after(Skipped)
    def storm(self, ctx: Ctx, skipped: Skipped) -> None:
        ctx.take_over(partial(self.choose, seat=skipped.seat))
        ctx.take_over(partial(self.choose, seat=0))

    async def choose(self, ctx: Ctx, seat: int) -> None:
        options = [pick_player(other) for other in ctx.state.playing()]
        choice = await ctx.ask(seat, options, why="storm")
        assert choice.seat is not None
        ctx.emit(TurnGoesTo(choice.seat))


def test_a_script_that_takes_over_is_the_rest_of_the_turn_and_the_first_one_counts() -> None:
    game = table(Storm, hands=("rs r6 r7", "r1 r2 r3", "b1 b2 b3"))
    say(game, 0, "play rs")
    assert why(game) == "storm"
    assert game.question is not None
    assert game.question.asked == (1,)

    say(game, 1, "pick p1")

    assert game.state.turn == 1
    assert why(game) == "turn"


class Bang(Rule):
    """Anyone may end the round at any time, or take the turn."""

    id = "bang"

    def offers(self, state: GameState, question: Question, seat: int) -> list[Offer]:
        return [Offer(Move("bang"), self.bang), Offer(Move("take"), self.take)]

    def bang(self, ctx: Ctx, seat: int, move: Move) -> None:
        ctx.rules.base.end_round(ctx, (seat,), "bang")

    def take(self, ctx: Ctx, seat: int, move: Move) -> None:
        ctx.take_over(partial(self.rest, seat=seat))

    async def rest(self, ctx: Ctx, seat: int) -> None:
        ctx.emit(TurnGoesTo(seat))


def test_a_round_may_be_ended_aside() -> None:
    game = table(Bang)

    say(game, 1, "bang")

    assert game.state.phase == "waiting"
    assert why(game) == "deal"
    assert game.state.scores[1] > 0


def test_what_runs_aside_may_take_over() -> None:
    game = table(Bang)

    say(game, 1, "take")

    assert game.state.turn == 1
    assert why(game) == "turn"


# --- typed ahead --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["play w, red, !uno", "play w, !uno, red"])
def test_what_is_typed_beyond_a_play_answers_what_it_asks_and_calls(words: str) -> None:
    game = table(hands=("w r6", "r1 r2 r3", "b1 b2 b3"), top="y9")

    say(game, 0, words)

    assert game.state.color is Color.RED
    assert game.state.turn == 1
    assert [event.seat for event in game.take_events() if isinstance(event, Called)] == [0]


@pytest.mark.parametrize(
    "words",
    ["play w, pink", "play w, red, green", "play w, red, !uno, please", "play r5, r6", "play r5, please", "draw, r5"],
)  # fmt: skip
def test_values_that_answer_nothing_refuse_the_whole_move(words: str) -> None:
    game = table(hands=("w r5 r6", "r1 r2 r3", "b1 b2 b3"))
    before = game.state.copy()

    with pytest.raises(NotUnderstood):
        say(game, 0, words)

    assert game.state == before
    assert game.take_events() == []
    assert why(game) == "turn"


def test_values_are_not_an_answer_of_somebody_else() -> None:
    game = table(Storm, hands=("rs r6 r7", "r1 r2 r3", "b1 b2 b3"))

    with pytest.raises(NotUnderstood):
        say(game, 0, "play rs, p1")


def test_a_question_with_one_answer_takes_the_value_that_is_that_answer() -> None:
    class One(Rule):
        id = "one"

        @after(Played)
        def ask(self, ctx: Ctx, played: Played) -> Flow:
            return ctx.ask(played.seat, (STONES[0],), why="one")

    game = table(One)
    say(game, 0, "play r5, rock")
    say(game, 1, "play r1")

    assert game.state.turn == 2


def test_what_is_private_is_told_only_to_who_is_asked() -> None:
    class Whisper(Rule):
        id = "whisper"

        @after(Played)
        def ask(self, ctx: Ctx, played: Played) -> Flow:
            return ctx.ask(2, STONES, why="whisper", private=True, about=played.card)

    game = table(Whisper)
    say(game, 0, "play r5")

    assert [view(game, seat).why for seat in (None, 0, 1, 2)] == ["", "", "", "whisper"]
    assert view(game, 0).about is None
    assert view(game, 2).about is not None


def test_a_play_keeps_what_was_in_force_before_it() -> None:
    class Witness(Rule):
        id = "witness"

        @after(Played)
        def look(self, ctx: Ctx, played: Played) -> None:
            ctx.emit(Said(f"{ctx.state.top} {ctx.state.color}"))

    game = table(Witness, hands=("w r5", "r1 r2 r3", "b1 b2 b3"))
    say(game, 0, "play w, green")

    assert said(game) == ["Card('w') None"]
