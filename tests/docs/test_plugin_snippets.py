"""The pieces of code in docs/plugins that are no files of their own: they are put into a game, and do what the page says."""

import re
import textwrap
from pathlib import Path
from typing import Any

import msgspec

import uno_engine
from tests.bot.messages.tables import voice_at
from tests.docs.blocks import ROOT, blocks
from uno_engine import (
    COLORS,
    NUMBERS,
    BaseRule,
    Card,
    Catalogue,
    Deck,
    Game,
    GameState,
    Kind,
    Layout,
    Preset,
    each_color,
    laid_out,
    seed_from,
)
from unobot.document import plain
from unobot.messages import Snapshot, room_lines
from unobot.messages.texts import Texts


class Mooed(uno_engine.Event, frozen=True):
    """A cow mooed."""


class Stroked(uno_engine.Event, frozen=True):
    """A player stroked a cow."""

    seat: int


ORDERS = {Card.of(None, Kind("run", "Run", 0)): 8, Card.of(None, Kind("any", "Any", 0)): 6}
DECK = Deck("harbour", {card: 2 for kind in NUMBERS for card in each_color(kind, COLORS)} | ORDERS)
NEEDED = """
class Whole(Harbour):
    '''The game of the page, with what it leaves out.'''

    id = "whole-game"
    deck = DECK

    def check(self, rules):
        super().check(rules)
        self.asked = Question((), (DRAW,), "turn", self.take, GIVE_UP, acts=True, turn=True)

    @phase("open")
    def open(self, ctx):
        self.part(ctx)
        ctx.emit(OrdersOpened(ctx.state.zones["orders"][:3]))
        ctx.emit(PhaseBegan("turn"))
        ctx.emit(TurnGoesTo(self.first_seat(ctx.state)))

    def take(self, ctx, seat, move):
        self.draw(ctx, seat, 1)
        ctx.emit(TurnGoesTo(ctx.state.after(seat)))

"""


def pieces(page: str) -> list[str]:
    """The blocks of a page in Python that are no files."""
    return [
        block.text
        for block in blocks(f"docs/plugins/{page}.md")
        if block.language == "python" and not block.title
    ]


def defined(source: str, **known: Any) -> dict[str, Any]:
    """What that code defines."""
    # a name of its own: else its events would count as the engine's
    names = {**vars(uno_engine), "uno": uno_engine, "__name__": "page", "msgspec": msgspec, **known}
    exec(compile(source, "page", "exec"), names)
    return names


def harbour() -> Catalogue:
    *_, classes, methods = pieces("game")
    made = defined(
        classes + NEEDED + textwrap.indent(textwrap.dedent(methods), "    "), ORDERS=ORDERS, DECK=DECK
    )
    whole = made["Whole"]
    assert issubclass(whole, BaseRule)
    return Catalogue([whole], [Preset("whole", base=whole.id, about="")])


def test_the_two_decks_are_parted_when_it_is_dealt() -> None:
    game = Game(harbour().compose("whole"), seed_from(1))
    for name in ("ann", "bob"):
        game.join(name)
    game.play(0, uno_engine.DEAL)
    state = game.state

    assert [len(hand) for hand in state.hands] == [7, 7]
    assert (len(state.zones["row"]), len(state.zones["orders"])) == (3, 11)
    assert not [card for place in (*state.hands, state.draw) for card in place if card in ORDERS]
    assert state.cards() == DECK.printed


def test_they_are_parted_in_a_scenario_too() -> None:
    rules = harbour().compose("whole")
    five = DECK.by_code["r5"]
    row = Layout(hands={0: [five], 1: [five]}, zones={"row": tuple(ORDERS)})

    for layout in (row, Layout(hands=row.hands)):
        game = laid_out(rules, ("ann", "bob"), layout, seed_from(1))
        game.play(game.state.turn, uno_engine.DRAW)

        assert not ORDERS.keys() & set(game.state.draw)
        assert game.state.cards() == DECK.printed


def test_no_more_can_be_dealt_than_there_is_cargo() -> None:
    rules = harbour().compose("whole cards=20")

    assert [rules.base.dealt_to(seats) for seats in (2, 4, 10)] == [20, 20, 8]


def test_bids_are_made_before_the_first_trick() -> None:
    _hearts, bids, *_ = pieces("game")
    made = defined(f"from __future__ import annotations\n{bids}")
    rules = [made["Guessing"], made["Bidding"]]
    table = Catalogue(rules, [Preset("guessing", base="guessing-game", about="", options={"cards": "3"})])
    game = Game(table.compose("guessing"), seed_from(1))
    for name in ("ann", "bob", "cid"):
        game.join(name)
    game.play(0, uno_engine.DEAL)

    for number, bid in enumerate((0, 3, 1)):
        assert game.question is not None
        seat = (game.state.dealer + 1 + number) % 3
        assert (game.question.why, game.question.waiting(), game.state.phase) == ("bid", (seat,), "turn")
        default = uno_engine.Move("bid", (1,))
        assert (uno_engine.view(game, seat).default, len(game.options(seat))) == (default, 4)
        game.play(seat, uno_engine.Move("bid", (bid,)))

    assert game.question is not None
    assert game.question.why == "turn"
    assert game.rules.facts(game.state)[-1] == made["BidsMade"]((0, 3, 1))
    assert len(game.state.draw) == 52 - 9 - 1


def test_an_event_of_ones_own_changes_the_state_once() -> None:
    _verbs, drawn, _timer = pieces("reference/rule-parts")
    event = defined(drawn)["BottomDrawn"]
    low, high = DECK.by_code["r5"], DECK.by_code["g1"]
    state = GameState(hands=[[], []], draw=[low, high])

    told = event(1, (low,))
    told.apply(state)

    assert (state.hands, state.draw, told.filled) == ([[], [low]], [high], (1,))
    assert (told.seen_by(0).cards, told.seen_by(1).cards) == ((), (low,))


def test_a_verb_with_a_player_has_these_answers() -> None:
    verbs, _drawn, _timer = pieces("reference/rule-parts")
    made = defined(f"from __future__ import annotations\n{verbs}")
    five = DECK.by_code["r5"]
    state = GameState(names=("a", "b", "c"), seats=(uno_engine.Seat.IN,) * 3, hands=[[five], [], []])

    moves = made["answers"](None, state, 0)

    assert [move.args for move in moves] == [(five, uno_engine.Player(1)), (five, uno_engine.Player(2))]
    assert made["verbs"][0].takes[1].least == 1


def test_an_effect_stands_behind_its_act_as_the_page_shows(tmp_path: Path) -> None:
    page = (ROOT / "docs/plugins/reference/texts.md").read_text(encoding="utf-8")
    shown = re.findall(r"“(ann plays \[b5\] .+?)”", page)
    (tmp_path / "en.ftl").write_text(
        "event-mooed = the cow moos\nand-stroked = { $act } and strokes the cow\n", "utf-8"
    )
    rules = Catalogue([uno_engine.Classic, *uno_engine.PARTS], [Preset("plain", "classic-game", "")]).compose(
        "plain"
    )
    five, six = DECK.by_code["b5"], DECK.by_code["b6"]

    def said(event: uno_engine.Event) -> str:
        game = laid_out(rules, ("ann", "bob"), Layout(hands={0: [five, six]}, top=six, turn=0), seed_from(1))
        events = [uno_engine.Played(0, five), event]
        (line,) = room_lines(voice_at(game, texts=Texts([tmp_path])), events, Snapshot(game, None))
        return plain(line.document).partition(". ")[0] + "."  # the prompt follows

    assert [said(Mooed()), said(Stroked(0))] == shown


def test_a_timer_is_replaced_by_one_of_the_same_name_and_fires_once() -> None:
    *_others, timer = pieces("reference/rule-parts")
    made = defined(timer)
    rules = Catalogue(
        [uno_engine.Classic, *uno_engine.PARTS, made["Egg"]], [Preset("plain", "classic-game", "")]
    )
    five, six, nine = (DECK.by_code[code] for code in ("r5", "r6", "r9"))
    layout = Layout(hands={0: [five, six], 1: [five, six]}, top=nine, turn=0)
    game = laid_out(rules.compose("plain +egg"), ("ann", "bob"), layout, seed_from(1))

    def boiled_by(seconds: int) -> int:
        game.advance(seconds * 1000)
        return sum(isinstance(event, made["BoiledOver"]) for event in game.take_events())

    game.play(0, uno_engine.play(five))
    assert boiled_by(40) == 0
    game.play(1, uno_engine.play(five))
    assert [boiled_by(seconds) for seconds in (80, 101, 300)] == [0, 1, 0]
