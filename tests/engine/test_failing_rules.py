import weakref
from typing import ClassVar

import pytest

from tests.engine.random_play import look, reloaded
from tests.engine.tables import dealt, given, say
from uno_engine import (
    Ctx,
    Drew,
    Event,
    Flow,
    Game,
    GameState,
    MatchOver,
    Move,
    NotUnderstood,
    Offer,
    Passed,
    Played,
    Question,
    Reminded,
    Rule,
    RuleFailed,
    RuleSet,
    TimerFired,
    TimerSet,
    after,
    instead,
)
from uno_engine.kernel.events import Rescued

HANDS = ("r5 r6 r7", "r1 r2 r3", "b1 b2 b3")
WORDS = (Move("one"), Move("two"))


def table(*rules: type[Rule], line: str = "classic") -> Game:
    return given(dealt(line, *rules), HANDS, "r9")


def no_word(state: GameState, seat: int) -> Move:
    raise KeyError(seat)


def wait(game: Game) -> list[Event]:
    """Let the open question time out, reminder and all."""
    game.take_events()
    question = game.question
    for _ in range(2):
        due = game.due()
        assert due is not None
        game.advance(due)
    assert game.question is not question
    return game.take_events()


class Crash(Rule):
    """Fails when a six is played, after having done something."""

    id = "crash"

    @after(Played)
    def fail(self, ctx: Ctx, played: Played) -> None:
        if played.card.number == 6:
            ctx.rules.base.draw(ctx, 1, 3)
            raise ZeroDivisionError

    @instead(Drew)
    def fail_too(self, ctx: Ctx, drew: Drew) -> Event | None:
        return drew if drew.seat else None if 1 // drew.seat else drew


class Endless(Rule):
    """Lets the same happen again and again when a six is played."""

    id = "endless"

    @after(Played)
    def again(self, ctx: Ctx, played: Played) -> None:
        while played.card.number == 6:
            ctx.emit(Passed(played.seat))


class Picky(Rule):
    """Its check fails."""

    id = "picky"

    def offers(self, state: GameState, question: Question, seat: int) -> list[Offer]:
        return [Offer(Move("fail"), self.fail)]

    def fail(self, ctx: Ctx, seat: int, move: Move) -> None:
        ctx.emit(Passed(seat))
        raise LookupError


@pytest.mark.parametrize(
    ("text", "rules", "name", "error"),
    [
        ("play r6", (Crash,), "crash", "ZeroDivisionError"),
        ("draw", (Crash,), "crash", "ZeroDivisionError"),
        ("play r6", (Endless,), "endless", "TooManyEvents"),
        ("fail", (Picky, Crash), "picky", "LookupError"),
    ],
)
def test_a_rule_that_fails_is_named_and_the_table_plays_on(
    text: str, rules: tuple[type[Rule], ...], name: str, error: str
) -> None:
    game = table(*rules)
    before = look(game)

    with pytest.raises(RuleFailed) as failed:
        say(game, 0, text)

    assert failed.value.rule == name
    assert failed.value.args_ == {"rule": name, "error": error}
    assert failed.value.__cause__ is not None
    assert look(game) == before
    assert game.take_events() == []
    say(game, 0, "play r5")
    say(game, 1, "play r1")


class Mute(Rule):
    """Asks after each five what it cannot answer itself."""

    id = "mute"

    @after(Played)
    def ask(self, ctx: Ctx, played: Played) -> Flow:
        if played.card.number == 5:
            return ctx.ask(played.seat, WORDS, why="mute", then=self.answered, default=no_word)
        return None

    def answered(self, ctx: Ctx, seat: int, move: Move) -> None:
        ctx.emit(Passed(seat))


def test_a_default_that_fails_does_not_hold_the_table_up() -> None:
    game = table(Mute)
    say(game, 0, "play r5")

    events = wait(game)

    rescued = [event for event in events if isinstance(event, Rescued)]
    assert rescued == [Rescued("mute", "KeyError")]
    assert [failure.rule for failure in game.failures] == ["mute"]
    assert isinstance(game.failures[0].__cause__, KeyError)
    assert [card.code for card in game.state.hands[0]] == ["r5", "r6", "r7"]
    assert game.state.turn == 1
    assert look(reloaded(game)) == look(game)
    say(game, 1, "play r1")
    say(game, 2, "draw")


def test_a_rescued_table_counts_its_cards_and_its_clock_and_the_absence() -> None:
    game = table(Mute)
    say(game, 0, "play r5")

    wait(game)
    game.advance(game.state.clock + 5)

    assert game.state.clock == 180_005
    assert sum(game.state.cards().values()) == 108
    assert game.state.idle == (1, 0, 0)


class Stuck(Rule):
    """Every draw fails: so does every turn that is not taken."""

    id = "stuck"

    @instead(Drew)
    def fail(self, ctx: Ctx, drew: Drew) -> Event | None:
        raise OSError


def test_where_every_time_out_fails_the_turn_still_goes_round() -> None:
    game = table(Stuck)

    turns = []
    for _ in range(4):
        wait(game)
        turns.append(game.state.turn)

    assert turns == [1, 2, 0, 1]
    assert len(game.failures) == 4
    say(game, 1, "play r1")


class Doomed(Rule):
    """Nobody can be asked any more once it has waited for an answer."""

    id = "doomed"

    def check(self, rules: RuleSet) -> None:
        self.asked = list[Played]()
        rules.base.due_first = self.is_due
        rules.phases = {**rules.phases, "turn": self.never}

    def is_due(self, _state: GameState) -> bool:
        return bool(self.asked)

    @after(Played)
    def ask(self, ctx: Ctx, played: Played) -> Flow:
        self.asked.append(played)
        return ctx.ask(played.seat, WORDS, why="doomed", then=self.answered, default=no_word)

    def never(self, ctx: Ctx) -> None:
        raise MemoryError

    def answered(self, ctx: Ctx, seat: int, move: Move) -> None:
        ctx.emit(Passed(seat))


def test_where_not_even_the_next_turn_can_begin_the_match_is_over() -> None:
    game = table(Doomed)
    say(game, 0, "play r5")

    events = wait(game)

    assert [type(event) for event in events] == [Reminded, MatchOver, Rescued]
    assert game.state.phase == "over"
    assert game.question is None
    assert game.due() is None
    assert {failure.rule for failure in game.failures} == {"doomed"}


class Thing:
    """Something that a rule has in hand."""


class Holding(Rule):
    """Fails with something in hand."""

    id = "holding"
    seen: ClassVar[list[weakref.ref[Thing]]] = []

    @after(Played)
    def hold(self, ctx: Ctx, played: Played) -> None:
        thing = Thing()
        self.seen.append(weakref.ref(thing))
        raise MemoryError


def test_what_a_rule_had_in_hand_when_it_failed_is_let_go_at_once() -> None:
    game = table(Holding)

    with pytest.raises(RuleFailed) as failed:
        say(game, 0, "play r5")

    assert failed.value.__cause__ is not None
    assert [seen() for seen in Holding.seen] == [None]


class Bell(Rule):
    """Sets a timer at each five, and fails when it fires."""

    id = "bell"

    @after(Played)
    def set_it(self, ctx: Ctx, played: Played) -> None:
        if played.card.number == 5:
            ctx.emit(TimerSet(ctx.state.clock + 5000, "bell"))

    @after(TimerFired)
    def ring(self, ctx: Ctx, fired: TimerFired) -> None:
        raise ValueError


def test_a_timer_that_fails_fires_once() -> None:
    game = table(Bell)
    say(game, 0, "play r5")
    say(game, 1, "play r1")

    game.advance(6000)

    assert [failure.rule for failure in game.failures] == ["bell"]
    assert game.state.timers == ()
    assert game.state.clock == 6000


class Dice(Rule):
    """Is not the same twice."""

    id = "dice"
    rolls = 0

    @after(Played)
    def roll(self, ctx: Ctx, played: Played) -> Flow:
        Dice.rolls += 1
        if Dice.rolls % 2 == 0:
            raise RuntimeError
        return ctx.ask(played.seat, WORDS, why="dice")


def test_a_rule_that_is_not_the_same_twice_costs_the_turn_and_not_the_table() -> None:
    game = table(Dice)
    say(game, 0, "play r5")

    with pytest.raises(NotUnderstood):
        say(game, 0, "one, please")

    assert game.question is not None
    assert game.question.why == "turn"
    assert [failure.rule for failure in game.failures] == ["dice"]
    assert look(reloaded(game)) == look(game)
    say(game, 0, "play r6")


class Leaver(Rule):
    """Fails for whoever leaves."""

    id = "leaver"

    @after(Played)
    def ask(self, ctx: Ctx, played: Played) -> Flow:
        return ctx.ask(played.seat, WORDS, why="leaver", then=self.answered, default=no_word)

    def answered(self, ctx: Ctx, seat: int, move: Move) -> None:
        ctx.emit(Passed(seat))


def test_leaving_that_fails_changes_nothing_and_names_the_rule() -> None:
    game = table(Leaver)
    say(game, 0, "play r5")
    before = look_at_state(game)

    with pytest.raises(RuleFailed) as failed:
        game.leave(0)

    assert failed.value.rule == "leaver"
    assert look_at_state(game) == before


def look_at_state(game: Game) -> tuple[GameState, object, object]:
    return game.state.copy(), game.inputs, game.question.why if game.question else None
