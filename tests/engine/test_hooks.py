import msgspec
import pytest

from tests.engine.tables import dealt, given, rules_for, say
from uno_engine import (
    BUILT_IN,
    BadTable,
    Card,
    Catalogue,
    Classic,
    Ctx,
    Drew,
    DrewNothing,
    Event,
    Flow,
    Game,
    Play,
    Played,
    Preset,
    Remembered,
    Rule,
    Skipped,
    TurnGoesTo,
    after,
    instead,
    phase,
    plays,
)


class Heard(Event, frozen=True):
    """A rule of a test was called."""

    by: str
    what: str = ""


def heard(game: Game) -> list[str]:
    return [event.by for event in game.take_events() if isinstance(event, Heard)]


class Echo(Rule):
    """Says that it was called."""

    @after(Played)
    def hears(self, ctx: Ctx, played: Played) -> None:
        ctx.emit(Heard(self.id))


class Alpha(Echo):
    id = "alpha"


class Beta(Echo):
    id = "beta"


class Gamma(Echo):
    id = "gamma"
    before = ("alpha", "beta")


class Delta(Echo):
    id = "delta"
    before = ("gamma",)


class Zeta(Echo):
    id = "zeta"
    before = ("omega",)


class Omega(Echo):
    id = "omega"
    before = ("zeta",)


class Learns(Rule):
    """Remembers from the first play on that there was one."""

    id = "learns"

    class Plays(msgspec.Struct, frozen=True):
        seen: int = 0

    memory = Plays

    @after(Played)
    def learn(self, ctx: Ctx, played: Played) -> None:
        ctx.emit(Remembered(self.id, self.Plays(1)))


class Recalls(Rule):
    """Says that it was called, which it only is while some rule remembers something."""

    id = "recalls"

    @after(Played, TurnGoesTo, remembering=True)
    def hears(self, ctx: Ctx, event: Event) -> None:
        ctx.emit(Heard(self.id, type(event).__name__))


def one_play(*rules: type[Rule]) -> Game:
    game = given(dealt("classic", *rules), ["r5 r6 r7", "r1 r2 r3", "b1 b2 b3"], "r9", draw="g1 g2 g3 g4")
    say(game, 0, "play r5")
    return game


def test_hooks_run_in_the_order_of_the_rules_names() -> None:
    assert heard(one_play(Beta, Alpha)) == ["alpha", "beta"]


def test_what_only_recalls_is_not_called_while_nothing_is_remembered() -> None:
    assert heard(one_play(Recalls)) == []
    assert heard(one_play(Recalls, Alpha)) == ["alpha"]


def test_what_only_recalls_is_called_from_the_moment_on_that_some_rule_remembers() -> None:
    game = one_play(Learns, Recalls)

    called = [event.what for event in game.take_events() if isinstance(event, Heard)]
    assert called == ["TurnGoesTo"]

    say(game, 1, "play r1")
    called = [event.what for event in game.take_events() if isinstance(event, Heard)]
    assert called == ["Played", "TurnGoesTo"]


def test_a_rule_runs_before_those_that_it_names() -> None:
    assert heard(one_play(Alpha, Beta, Gamma)) == ["gamma", "alpha", "beta"]
    assert heard(one_play(Alpha, Beta, Gamma, Delta)) == ["delta", "gamma", "alpha", "beta"]


def test_naming_a_rule_that_is_not_at_the_table_changes_nothing() -> None:
    assert heard(one_play(Zeta, Alpha)) == ["alpha", "zeta"]


def test_rules_that_want_to_be_before_each_other_are_refused() -> None:
    with pytest.raises(BadTable) as refused:
        rules_for("classic", Zeta, Omega)

    assert refused.value.code == "circular-order"
    assert {"zeta", "omega"} <= set(str(refused.value.args_["rules"]).split(", "))


class Double(Rule):
    """Whoever draws draws one card more; said for each time that it is asked."""

    id = "double"

    @instead(Drew)
    def more(self, ctx: Ctx, drew: Drew) -> Event | None:
        ctx.emit(Heard(self.id, str(len(drew.cards))))
        cards = tuple(reversed(ctx.state.draw[-len(drew.cards) - 1 :]))
        return Drew(drew.seat, cards, drew.why, len(cards))


class Triple(Double):
    id = "triple"


class Nothing(Rule):
    """Nobody ever draws; the event becomes another one."""

    id = "nothing"

    @instead(Drew)
    def no(self, ctx: Ctx, drew: Drew) -> Event | None:
        return DrewNothing(drew.seat)


class Never(Rule):
    """Nobody ever draws, and nothing is said."""

    id = "never"

    @instead(Drew)
    def no(self, ctx: Ctx, drew: Drew) -> Event | None:
        return None


class Back(Rule):
    """Who has drawn nothing draws after all: with `nothing` the two could go on for ever."""

    id = "back"

    @instead(DrewNothing)
    def after_all(self, ctx: Ctx, drew: DrewNothing) -> Event | None:
        ctx.emit(Heard(self.id))
        return Drew(drew.seat, (ctx.state.draw[-1],), "turn", 1)


def drawn(*rules: type[Rule]) -> Game:
    game = given(dealt("classic", *rules), ["r5 r6 r7", "r1 r2 r3", "b1 b2 b3"], "y9", draw="g1 g2 g3 g4")
    say(game, 0, "draw")
    return game


def test_each_instead_hook_changes_an_event_once_and_the_next_sees_the_change() -> None:
    game = drawn(Triple, Double)

    events = game.take_events()

    assert [(e.by, e.what) for e in events if isinstance(e, Heard)] == [("double", "1"), ("triple", "2")]
    assert len(game.state.hands[0]) == 6


def test_a_cancelled_event_has_not_happened_and_later_hooks_do_not_hear_of_it() -> None:
    game = drawn(Never, Triple)

    assert heard(game) == []
    assert len(game.state.hands[0]) == 3
    assert game.state.turn == 1


def test_an_event_may_become_one_of_another_kind() -> None:
    game = drawn(Nothing)

    kinds = [type(event) for event in game.take_events()]

    assert DrewNothing in kinds
    assert Drew not in kinds


def test_two_rules_that_undo_each_other_come_to_an_end() -> None:
    game = drawn(Nothing, Back)

    assert heard(game) == ["back"]
    assert len(game.state.hands[0]) == 4


class Glance(Rule):
    """A plain function looks whether there is anything to do."""

    id = "glance"

    @after(Played)
    def look(self, ctx: Ctx, played: Played) -> Flow:
        return self.later(ctx) if played.card.number == 5 else None

    async def later(self, ctx: Ctx) -> None:
        ctx.emit(Heard(self.id))


def test_a_reaction_may_be_a_plain_function() -> None:
    game = one_play(Glance)
    assert heard(game) == ["glance"]

    say(game, 1, "play r1")
    assert heard(game) == []


class Second(Rule):
    """Wants the Skip for itself."""

    id = "second"

    @plays("s")
    def skip(self, ctx: Ctx, play: Play) -> None:
        """Does nothing."""


def test_two_rules_for_the_same_card_are_refused() -> None:
    with pytest.raises(BadTable) as refused:
        rules_for("classic", Second)

    assert refused.value.code == "same-card"
    assert refused.value.args_ == {"one": "second", "other": "skip", "symbol": "s"}


def test_an_instead_hook_that_could_ask_is_refused_when_it_is_written() -> None:
    with pytest.raises(TypeError, match=r"Doubt\.ask: .* cannot ask"):

        class Doubt(Rule):
            id = "doubt"

            @instead(Skipped)  # type: ignore[arg-type]  # mypy sees it, too
            async def ask(self, ctx: Ctx, skipped: Skipped) -> Event | None:
                return skipped


def test_a_phase_begins_in_one_way() -> None:
    class Twice(Classic):
        id = "twice"

        @phase("turn")
        def turn(self, ctx: Ctx) -> None:
            ctx.emit(Skipped(0))

    catalogue = Catalogue([*BUILT_IN, Twice], [Preset("twice", "twice", "Begins a turn by a method, too.")])

    with pytest.raises(TypeError, match="turn by a question and by a method"):
        catalogue.compose("twice")


def test_a_card_is_a_single_object() -> None:
    deck = rules_for("classic").deck
    card = deck.by_code["r5"]

    assert Card.of(card.color, card.kind) is card
