"""How a rule asks: by returning a question, in a script, and what else it can say about a question."""

import pytest

from tests.engine.tables import dealt, given, say
from uno_engine import (
    Called,
    CallInVain,
    Ctx,
    Event,
    Flow,
    Game,
    Move,
    NotUnderstood,
    Played,
    Rule,
    RuleFailed,
    after,
    seen,
    view,
)

YES, NO = Move("yes"), Move("no")
WORDS = (YES, NO)


class Said(Event, frozen=True):
    """What a rule of a test learned."""

    what: str


def said(game: Game) -> list[str]:
    return [event.what for event in game.take_events() if isinstance(event, Said)]


def table(*rules: type[Rule], hands: tuple[str, ...] = ("r5 r6 r7", "r1 r2 r3", "r4 b2 b3")) -> Game:
    return given(dealt("classic", *rules), hands, "r9")


def why(game: Game) -> str:
    assert game.question is not None
    return game.question.why


class Plain(Rule):
    """Asks twice, each time by returning the question."""

    id = "plain"

    @after(Played)
    def first(self, ctx: Ctx, played: Played) -> Flow:
        return ctx.ask(played.seat, WORDS, why="first", then=self.second)

    def second(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        ctx.emit(Said(f"first {move.verb}"))
        return ctx.ask(seat, WORDS, why="second", then=self.end)

    def end(self, ctx: Ctx, seat: int, move: Move) -> None:
        ctx.emit(Said(f"second {move.verb}"))


class Scripted(Plain):
    """The same as a script, which ends with a flow of a plain function."""

    id = "scripted"

    @after(Played)
    async def first(self, ctx: Ctx, played: Played) -> Flow:
        return self.second(ctx, played.seat, await ctx.ask(played.seat, WORDS, why="first"))


class Following(Plain):
    """The same as a script, which goes through a flow of a plain function in its middle."""

    id = "following"

    @after(Played)
    async def first(self, ctx: Ctx, played: Played) -> None:
        move = await ctx.ask(played.seat, WORDS, why="first")
        await ctx.follow(self.second(ctx, played.seat, move))
        ctx.emit(Said("end"))


@pytest.mark.parametrize("rule", [Plain, Scripted, Following])
def test_a_question_may_be_returned_or_awaited(rule: type[Rule]) -> None:
    game = table(rule)
    say(game, 0, "play r5")
    say(game, 0, "yes")
    assert why(game) == "second"

    say(game, 0, "no")

    assert said(game) == ["first yes", "second no"] + ["end"] * (rule is Following)
    assert (why(game), game.state.turn) == ("turn", 1)


@pytest.mark.parametrize("rule", [Plain, Scripted, Following])
def test_both_questions_may_be_answered_ahead(rule: type[Rule]) -> None:
    game = table(rule)

    say(game, 0, "play r5, no, yes")

    assert said(game)[:2] == ["first no", "second yes"]
    assert why(game) == "turn"


class Two(Rule):
    """Reacts to a play together with `Plain`."""

    id = "two"

    @after(Played)
    def ask(self, ctx: Ctx, played: Played) -> Flow:
        return ctx.ask(1, WORDS, why="two", then=self.end)

    def end(self, ctx: Ctx, seat: int, move: Move) -> None:
        ctx.emit(Said("two"))


def test_what_reactions_ask_is_asked_one_after_the_other_when_the_play_has_ended() -> None:
    game = table(Plain, Two)
    say(game, 0, "play r5")
    assert isinstance(game.take_events()[0], Played)
    assert game.state.turn == 1, "the effect of the card has ended"
    for seat, word in ((0, "yes"), (0, "yes"), (1, "no")):
        say(game, seat, word)

    assert said(game) == ["first yes", "second yes", "two"]


# --- forgotten questions ---------------------------------------------------------------------------------------------


class Forgets(Rule):
    """Makes a question and does not return it."""

    id = "forgets"

    @after(Played)
    def ask(self, ctx: Ctx, played: Played) -> None:
        if played.card.number == 5:
            ctx.ask(played.seat, WORDS, why="forgotten", then=self.end)

    def end(self, ctx: Ctx, seat: int, move: Move) -> None:
        """Nothing follows."""


class ForgetsInScript(Rule):
    """The same in a script, which asks another question."""

    id = "script-forgets"

    @after(Played)
    async def ask(self, ctx: Ctx, played: Played) -> None:
        if played.card.number == 5:
            ctx.ask(played.seat, WORDS, why="forgotten")
            await ctx.ask(played.seat, WORDS, why="other")


@pytest.mark.parametrize("rule", [Forgets, ForgetsInScript])
def test_a_question_that_is_not_returned_is_a_failure_of_its_rule(rule: type[Rule]) -> None:
    game = table(rule)
    before = game.state.copy()

    with pytest.raises(RuleFailed) as failed:
        say(game, 0, "play r5")

    assert "forgotten" in str(failed.value.__cause__)
    assert game.state == before
    assert game.take_events() == []
    say(game, 0, "play r6")


# --- what else can be said of a question -----------------------------------------------------------------------------


class Brief(Rule):
    """Asks twice after a five; who is silent is asked the second time, too."""

    id = "brief"
    brief = True

    @after(Played)
    def first(self, ctx: Ctx, played: Played) -> Flow:
        if played.card.number != 5:
            return None
        return ctx.ask(played.seat, WORDS, why="first", then=self.second, brief=self.brief)

    def second(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        return ctx.ask(seat, WORDS, why="second", then=self.end)

    def end(self, ctx: Ctx, seat: int, move: Move) -> None:
        """Nothing follows."""


class Long(Brief):
    """The same without `brief`."""

    id = "long"
    brief = False


@pytest.mark.parametrize(("rule", "next_"), [(Brief, "second"), (Long, "turn")])
def test_silence_on_a_brief_question_answers_only_that_one(rule: type[Rule], next_: str) -> None:
    game = table(rule)
    say(game, 0, "play r5")

    game.skip(0)

    assert why(game) == next_


def test_who_is_to_answer_a_secret_question_is_told_that_it_is_one() -> None:
    class Secret(Rule):
        id = "secret"

        @after(Played)
        def ask(self, ctx: Ctx, played: Played) -> Flow:
            return ctx.ask(played.seat, WORDS, why="secret", secret=True)

    game = table(Secret)
    assert not view(game, 0).secret

    say(game, 0, "play r5")

    assert [view(game, seat).secret for seat in (None, 0, 1)] == [False, True, False]


def test_a_synonym_means_its_answer() -> None:
    class Polite(Rule):
        id = "polite"

        @after(Played)
        def ask(self, ctx: Ctx, played: Played) -> Flow:
            return ctx.ask(played.seat, WORDS, why="polite", then=self.heard, synonyms={Move("please"): YES})

        def heard(self, ctx: Ctx, seat: int, move: Move) -> None:
            ctx.emit(Said(move.verb))

    game = table(Polite)
    say(game, 0, "play r5")
    assert Move("please") not in game.options(0)
    assert game.refusal(0, Move("please")) is None

    say(game, 0, "please")
    say(game, 1, "play r1, please")

    assert said(game) == ["yes", "yes"]


class Afterwards(Rule):
    """Says something when the play has ended, whatever took its place."""

    id = "afterwards"

    @after(Played)
    def later(self, ctx: Ctx, played: Played) -> None:
        ctx.afterwards(self.speak)
        if played.card.number == 6:
            ctx.take_over(self.nothing)

    def speak(self, ctx: Ctx) -> None:
        ctx.emit(Said(f"turn {ctx.state.turn}"))

    def nothing(self, ctx: Ctx) -> None:
        ctx.emit(Said("taken over"))


@pytest.mark.parametrize(("card", "told"), [("r5", ["turn 1"]), ("r6", ["taken over", "turn 1"])])
def test_what_is_to_come_afterwards_comes_before_the_next_turn(card: str, told: list[str]) -> None:
    game = table(Afterwards)

    say(game, 0, f"play {card}")

    assert said(game) == told


# --- calls typed with a play -------------------------------------------------------------------------------------------


def events(game: Game) -> list[str]:
    return [type(event).__name__ for event in game.take_events()]


def test_a_call_that_costs_nothing_comes_before_the_play() -> None:
    game = table(hands=("r5 r6", "r1 r2 r3", "b1 b2 b3"))

    say(game, 0, "play r5, !uno")

    assert events(game).index("CallKept") < 1
    assert [event for event in game.take_events() if isinstance(event, Called)] == []


def test_a_call_that_comes_to_nothing_does_not_stop_the_play_and_is_told_to_its_player_alone() -> None:
    game = table()

    say(game, 0, "play r5, !uno")

    happened = game.take_events()
    assert game.state.turn == 1
    assert [event.reason for event in happened if isinstance(event, CallInVain)] == ["call-not-needed"]
    for seat, heard in ((0, True), (1, False), (None, False)):
        assert any(isinstance(event, CallInVain) for event in seen(happened, seat)) is heard


def test_a_call_that_costs_cards_costs_them_after_the_play() -> None:
    game = given(dealt("classic false-uno=2"), ["r5 r6 r7", "r1 r2 r3", "b1 b2 b3"], "r9")

    say(game, 0, "play r5, !uno")

    assert events(game)[0] == "Played"
    assert len(game.state.hands[0]) == 4
    assert game.state.turn == 1


def test_a_call_does_not_save_a_play_that_is_refused_otherwise() -> None:
    game = table()

    with pytest.raises(NotUnderstood):
        say(game, 0, "play r5, red, !uno")

    assert events(game) == []
