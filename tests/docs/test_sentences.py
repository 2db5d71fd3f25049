"""Sentences of docs/plugins about what the engine and the bot do, each with a check that really runs.

A sentence that has gone from its page fails, so that the check goes with it or follows the new words.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
import pytest

import uno_engine as uno
from tests.docs.blocks import ROOT
from tests.plugins.built_in import all_rules
from unobot.document import plain
from unobot.messages.texts import Texts
from unobot.messages.voice import Voice, fields_of

NAMES: Final = ("ann", "bob", "cid")
CROWN: Final = uno.Kind("crown", "Crown", 20)
Check = Callable[[], bool]


def composed(line: str, *rules: type[uno.Rule]) -> uno.RuleSet:
    known = all_rules()
    return uno.Catalogue([*known.rules.values(), *rules], known.presets.values()).compose(line)


def table(
    *rules: type[uno.Rule], line: str = "classic", hands: str = "r2 b5, r7 g1, y3 y4", flip: str = ""
) -> uno.Game:
    """A round in which ann is next, at a table with these rules."""
    composition = composed(" ".join([line, *(f"+{rule.id}" for rule in rules)]), *rules)
    cards = composition.deck.by_code
    held = {seat: [cards[code] for code in hand.split()] for seat, hand in enumerate(hands.split(","))}
    lying = uno.Layout(
        hands=held, turn=0, top=None if flip else cards["r9"], flip=cards[flip] if flip else None
    )
    return uno.laid_out(composition, NAMES, lying, uno.seed_from(1))


def refused(line: str, *rules: type[uno.Rule]) -> str:
    try:
        composed(line, *rules)
    except uno.BadTable as error:
        return error.code
    return ""


class Crown(uno.Rule):
    """A card that does nothing by itself."""

    id = "crown"

    def changed_deck(self, deck: uno.Deck, seats: int) -> uno.Deck:
        return deck.plus(f"{deck.id}-{self.id}", dict.fromkeys(uno.each_color(CROWN), 2))


class Scepter(Crown):
    """The same kind of card of another author."""

    id = "scepter"


class LastOfAll(Crown):
    """A Crown that cannot be the last card."""

    id = "last-of-all"

    @uno.plays("crown")
    @uno.never_last
    def crowned(self, ctx: uno.Ctx, play: uno.Play) -> None:
        ctx.emit(uno.TurnGoesTo(ctx.state.after(play.seat)))


def a_card_without_an_effect_passes_the_turn_on() -> bool:
    game = table(Crown, hands="rcrown b5, r7, y3")
    game.play(0, uno.play(game.rules.deck.by_code["rcrown"]))
    return game.state.turn == 1 and [len(hand) for hand in game.state.hands] == [1, 1, 1]


def a_card_without_an_effect_does_nothing_at_the_start() -> bool:
    game = table(Crown, flip="rcrown")
    return [len(hand) for hand in game.state.hands] == [2, 2, 2] and game.state.turn == 0


def a_last_crown_is_refused_and_costs_nothing() -> bool:
    game = table(LastOfAll, hands="rcrown, r7, y3", line="classic wrong-card=2")
    crown = uno.play(game.rules.deck.by_code["rcrown"])
    return game.refusal(0, crown) is not None and game.rules.fine(game.state, game.question, 0, crown) == 0


class Ticking(uno.Rule):
    """Sets two timers of one name with each card that is played; when it fires, cid draws."""

    id = "ticking"

    @uno.after(uno.Played)
    def wind_up(self, ctx: uno.Ctx, played: uno.Played) -> None:
        ctx.emit(uno.TimerSet(ctx.state.clock + 1_000, self.id))
        ctx.emit(uno.TimerSet(ctx.state.clock + 3_000, self.id))

    @uno.after(uno.TimerFired)
    def ring(self, ctx: uno.Ctx, fired: uno.TimerFired) -> None:
        ctx.rules.base.draw(ctx, 2, 1, self.id)


class Neighbour(Ticking):
    """Hears the timers of another rule."""

    id = "neighbour"

    @uno.after(uno.Played)
    def wind_up(self, ctx: uno.Ctx, played: uno.Played) -> None:
        """Set none."""


def ticked(milliseconds: int, *rules: type[uno.Rule]) -> tuple[int, bool]:
    """How many cards cid holds so long after a card, and whether bob is still asked the same."""
    game = table(*rules)
    game.play(0, uno.play(game.rules.deck.by_code["r2"]))
    asked = game.question
    game.advance(game.state.clock + milliseconds)
    return len(game.state.hands[2]), game.question is asked


class Tally(msgspec.Struct, frozen=True):
    """What rules of the tests remember."""

    names: tuple[str, ...] = ()


class Zebra(uno.Rule):
    """Adds itself to the draw."""

    id = "zebra"

    @uno.instead(uno.Drew)
    def mark(self, ctx: uno.Ctx, drew: uno.Drew) -> uno.Event:
        return msgspec.structs.replace(drew, why=f"{drew.why} {self.id}")


class Ant(Zebra):
    """Likewise."""

    id = "ant"


class Bee(Zebra):
    """Wants to be called after the zebra."""

    id = "bee"


class FirstZebra(Zebra):
    """Is called before the bee."""

    before = ("bee",)


def marked(*rules: type[uno.Rule]) -> str:
    game = table(*rules)
    game.take_events()
    game.play(0, uno.DRAW)
    return next(event.why for event in game.take_events() if isinstance(event, uno.Drew))


class Forgetful(uno.Rule):
    """Makes a question and does not return it."""

    id = "forgetful"

    @uno.after(uno.Played)
    def forget(self, ctx: uno.Ctx, played: uno.Played) -> None:
        ctx.ask(played.seat, (uno.pick(1),), why="forgotten-question", then=self.go_on)

    def go_on(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> None:
        """Do nothing."""


def a_forgotten_question_is_named() -> bool:
    game = table(Forgetful)
    try:
        game.play(0, uno.play(game.rules.deck.by_code["r2"]))
    except uno.RuleFailed as error:
        return "forgotten-question" in str(error.__cause__)
    return False


class Hears(uno.Rule):
    """Hears every change of a hand."""

    id = "hears"
    memory = Tally

    @uno.after(uno.ChangesHands)
    def hear(self, ctx: uno.Ctx, event: uno.Event) -> None:
        names = ctx.state.memory(self.id, Tally).names
        ctx.emit(uno.Remembered(self.id, Tally((*names, type(event).__name__))))


def derived_events_are_heard() -> bool:
    game = table(Hears)
    game.play(0, uno.play(game.rules.deck.by_code["r2"]))
    game.play(1, uno.DRAW)
    return set(game.state.memory("hears", Tally).names) >= {"Played", "Drew"}


class Asks(uno.Rule):
    """Asks the next player for a number; the default is 1."""

    id = "asks"
    memory = Tally

    @uno.after(uno.Played)
    def ask(self, ctx: uno.Ctx, played: uno.Played) -> uno.Question:
        one = uno.pick(1)
        return ctx.ask(1, (uno.pick(2), one), why="number", then=self.note, default=one)

    def note(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> None:
        ctx.emit(uno.Remembered(self.id, Tally((str(move.number),))))


def the_default_is_taken() -> bool:
    noted = []
    ways: tuple[Callable[[uno.Game], object], ...] = (
        lambda game: game.play(1, uno.pick(2)),
        lambda game: game.advance(game.state.clock + 3_600_000),
        lambda game: game.leave(1),
    )
    for answer in ways:
        game = table(Asks)
        game.play(0, uno.play(game.rules.deck.by_code["r2"]))
        answer(game)
        noted.append(game.state.memory("asks", Tally).names)
    return noted == [("2",), ("1",), ("1",)]


@cache
def voice() -> Voice:
    """A voice with a plugin's texts that would replace one of the bot."""
    with TemporaryDirectory() as folder:
        Path(folder, "en.ftl").write_text("refused-two-decks = No.\nverb-moo = low\n", "utf-8")
        return Voice(Texts([Path(folder)]))


class Long(uno.Event, frozen=True):
    """Has a field of each kind that a page speaks of."""

    words: str = "x" * 60
    seats: tuple[int, ...] = (0, 1, 2)
    numbers: tuple[int, ...] = (0, 1, 2)
    sure: bool = True
    left: int = 90_000


def told(field: str) -> str:
    value = fields_of(voice(), uno.view(table(), None), Long())[field]
    return plain(value) if isinstance(value, tuple) else str(value)


def refuses(*lines: str, code: str, rules: Iterable[type[uno.Rule]] = ()) -> Check:
    return lambda: [refused(line, *rules) for line in lines] == [code] * len(lines)


SENTENCES: Final[list[tuple[str, str, Check]]] = [
    ("card", "A card without such a method only passes the turn on.", a_card_without_an_effect_passes_the_turn_on),
    ("card", "Without one, the card does nothing then.", a_card_without_an_effect_does_nothing_at_the_start),
    ("card", "The bot refuses a table whose deck has cards with two sides, such as `flip`", refuses("flip +crown", "flip pairs=table +crown", code="rules-conflict", rules=(Crown,))),
    ("card", "Cards are house rules: a table can have cards of several plugins.", lambda: len(composed("classic +crown +scepter", Crown, Scepter).deck) == len(composed("classic").deck) + 16),
    ("deck", "A table has one deck: the bot refuses a table with two, and names both.", refuses("flip +no-mercy", "unoplus +flip", code="rules-conflict")),
    ("first-rule", "all tables with the same line share one object", lambda: all_rules().compose("classic +stack") is all_rules().compose("classic +stack")),
    ("questions-and-memory", "A question that is made and forgotten is an error, and the message names it.", a_forgotten_question_is_named),
    ("questions-and-memory", "If the player does not answer in time, or leaves, the engine takes the `default`.", the_default_is_taken),
    ("questions-and-memory", "They are called in the order of their ids, unless one rule names another in `before`.", lambda: (marked(Bee, Zebra, Ant), marked(Bee, FirstZebra)) == ("turn ant bee zebra", "turn zebra bee")),
    ("questions-and-memory", "`-rule` removes a rule that a preset brings", lambda: "stack" in composed("mainland").by_id and "stack" not in composed("mainland -stack").by_id),
    ("questions-and-memory", "The bot refuses a rule without the rules that it `requires`", refuses("dos +force-play", code="needs-rule")),
    ("reference/rule-parts", "A timer replaces an earlier one of the same name", lambda: [ticked(at, Ticking)[0] for at in (2_000, 4_000)] == [2, 3]),
    ("reference/rule-parts", "Every method with `@after(TimerFired)` gets every timer", lambda: ticked(4_000, Ticking, Neighbour)[0] == 4),
    ("reference/rule-parts", "A timer also fires while a question is open. Its method may draw and move cards", lambda: ticked(4_000, Ticking) == (3, True)),
    ("reference/rule-parts", "a method with `@after(ChangesHands)` gets every one", derived_events_are_heard),
    ("reference/rule-parts", "The engine refuses it, without a fine", a_last_crown_is_refused_and_costs_nothing),
    ("reference/rule-parts", "Two moves with the same verb and arguments are equal.", lambda: uno.Move("give", (uno.COLORS[0],)) == uno.Move("give", (uno.COLORS[0],))),
    ("reference/texts", "No plugin replaces a message of the bot.", lambda: "both decks" in plain(voice().say("refused-two-decks", rule="a", other="b"))),
    ("reference/texts", "| `seats` with a tuple of seats | their names: “ann, bob and cid”.", lambda: told("seats") == "ann, bob and cid"),
    ("reference/texts", "| another tuple of numbers | the numbers, with spaces between |", lambda: told("numbers") == "0 1 2"),
    ("reference/texts", "| a text | its first 40 characters |", lambda: len(told("words").rstrip("…")) in {39, 40}),
    ("reference/texts", "| `left`, a number of milliseconds | a time: “1 min 30 s” |", lambda: told("left") == "1 min 30 s"),
]  # fmt: skip


@cache
def page_of(name: str) -> str:
    return re.sub(r"\s+", " ", (ROOT / f"docs/plugins/{name}.md").read_text("utf-8"))


@pytest.mark.parametrize(("page", "sentence", "check"), SENTENCES, ids=[each[1][:60] for each in SENTENCES])
def test_a_sentence_of_a_page_is_true(page: str, sentence: str, check: Check) -> None:
    assert sentence in page_of(page)
    assert check()
