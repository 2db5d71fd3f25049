"""A card of somebody else's package: its effect, its choice, its flags, and not a line changed in Extended."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Self

from tests.plugins.other_games import CATALOGUE
from uno_engine import (
    ACCEPT,
    BUILT_IN,
    REFUSE,
    Card,
    Catalogue,
    Ctx,
    Event,
    Flow,
    Game,
    GameState,
    Layout,
    Move,
    laid_out,
    load_state,
    pick,
    play,
    save_state,
    seed_from,
    view,
)
from unobot_extended import PRESETS, RULES
from unobot_extended.card import Effect, ExtendedCard, Laying, black
from unobot_extended.effects import EffectsOnPlayers, on_player, put_on
from unobot_extended.extended import Extended
from unobot_match import RULES as MATCH_RULES

VOLUMES = (pick("loud"), pick("quiet"))


class Hicked(Event, frozen=True):
    """Somebody says hic."""

    seat: int
    times: int


class Hiccups(Effect, frozen=True, tag="hiccups"):
    """The player says hic so many times and loses the turn, or draws a card instead."""

    order: ClassVar[int] = 25
    travels: ClassVar[bool] = True
    times: int
    card: Card

    def joined(self, new: Self) -> Self:
        return type(self)(self.times + new.times, new.card)

    def answers(self, state: GameState, seat: int) -> Sequence[Move]:
        return (REFUSE, ACCEPT)

    def happen(self, ctx: Ctx, seat: int, move: Move) -> None:
        if move == ACCEPT:
            ctx.emit(Hicked(seat, self.times))
        else:
            ctx.rules.base.draw(ctx, seat, 1, "hiccups")


class Hiccup(ExtendedCard):
    """Loud: two hiccups on the next player. Quiet: one. It goes on hiccups, too, and nobody can regret it."""

    id = "hiccup"
    role = "house"
    requires = ("extended-game",)
    printed = (black("hiccup", "Hiccup", count=4),)
    effects = (Hiccups,)
    words = ("loud", "quiet")
    regrettable: ClassVar[bool] = False
    sheds: ClassVar[bool] = True

    def forbidden(self, state: GameState, seat: int, card: Card) -> bool:
        return len(state.hands[seat]) < 3

    def answers(self, effect: Effect, card: Card) -> bool:
        return isinstance(effect, Hiccups)

    def name(self, ctx: Ctx, laying: Laying) -> Flow:
        return ctx.ask(laying.seat, VOLUMES, why="volume", then=partial(self.named, laying))

    def named(self, laying: Laying, ctx: Ctx, seat: int, move: Move) -> None:
        laying.answer = move

    def act(self, ctx: Ctx, laying: Laying) -> None:
        times = 2 if laying.answer == VOLUMES[0] else 1
        put_on(ctx, ctx.state.after(laying.seat), Hiccups(times, laying.card))


RULE_SET = Catalogue([*BUILT_IN, *MATCH_RULES, Extended, *RULES, Hiccup], PRESETS).compose("extended +hiccup")
CARDS = RULE_SET.deck.by_code


def table(**hands: str) -> Game:
    held = {seat: [CARDS[code] for code in codes.split()] for seat, codes in enumerate(hands.values())}
    return laid_out(RULE_SET, list(hands), Layout(hands=held, top=CARDS["r5"]), seed_from(1))


def test_its_effect_is_answered_with_its_own_moves_and_happens() -> None:
    game = table(ann="hiccup b1 b2 b3", bob="g1 g2 g3")

    game.play(0, play(CARDS["hiccup"]), "loud")

    assert game.question is not None
    assert (game.question.why, list(game.options(1))) == ("hiccups", [REFUSE, ACCEPT])
    game.take_events()
    game.play(1, ACCEPT)
    assert Hicked(1, 2) in game.take_events()
    assert on_player(game.state, 1) == ()


def test_it_asks_for_its_word_and_merges_as_it_says() -> None:
    game = table(ann="hiccup b1 b2 b3", bob="hiccup g1 g2 g3", cid="y1 y2 y3")
    game.play(0, play(CARDS["hiccup"]))
    assert list(game.options(0)) == list(VOLUMES)
    game.play(0, pick("quiet"))
    put_on(game._ctx, 2, Hiccups(5, CARDS["hiccup"]))

    game.play(1, play(CARDS["hiccup"]), "loud")

    assert [effect.times for effect in on_player(game.state, 2) if isinstance(effect, Hiccups)] == [7]


def test_pass_hands_it_on_and_everybody_sees_its_name() -> None:
    game = table(ann="hiccup b1 b2 b3", bob="px g1 g2 g3", cid="y1 y2 y3")
    game.play(0, play(CARDS["hiccup"]), "loud")

    game.play(1, play(CARDS["px"]))

    assert view(game, None).fact(EffectsOnPlayers) == EffectsOnPlayers(((), (), ("hiccups",)))


def test_it_is_saved_and_loaded() -> None:
    game = table(ann="hiccup b1 b2 b3", bob="g1 g2 g3")
    game.play(0, play(CARDS["hiccup"]), "loud")

    again = load_state(save_state(game.state), RULE_SET)

    assert again == game.state
    assert on_player(again, 1) == (Hiccups(2, CARDS["hiccup"]),)


def test_its_flags_hold() -> None:
    """Nobody is asked to regret it, UNO may be called before it, and its own condition bars it."""
    game = table(ann="hiccup b1 b2 b3", bob="regret g2 g3")
    assert game.refusal(0, Move("uno")) is None
    game.play(0, play(CARDS["hiccup"]), "loud")
    assert game.question is not None
    assert game.question.why == "hiccups"

    game = table(ann="hiccup b1", bob="g1 g2 g3")
    assert game.refusal(0, play(CARDS["hiccup"])) is not None


def test_no_other_table_has_it() -> None:
    assert "hiccup" not in CATALOGUE.compose("extended").deck.by_code
