"""The base rule of Extended 5.2 (extended.md): its parts, deck, options and preset; deal, start, and the end of a round."""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec.structs import replace

import uno_engine as uno
from unobot_extended import cards
from unobot_extended.card import ExtendedCard
from unobot_extended.effects import Effects
from unobot_extended.playing import ExtendedCalls, ExtendedMatching, ExtendedPlaying, GoingOut
from unobot_extended.state import LAYING, RULE, Course, course, remember
from unobot_extended.turn import DrawAndPlay, Judgement, Limits


def rules_in(package: ModuleType) -> tuple[type[uno.Rule], ...]:
    """Return the rules that the modules of a package define, in the order of the modules' names."""
    names = sorted(found.name for found in iter_modules(package.__path__, f"{package.__name__}."))
    return tuple(
        rule
        for name in names
        for rule in vars(import_module(name)).values()
        # what a module imports is not its own, and what has no id is a base of others
        if isinstance(rule, type)
        and issubclass(rule, uno.Rule)
        and rule.__module__ == name
        and "id" in vars(rule)
    )


IN_FILES = rules_in(cards)
"""The rules of the cards: each has a file of its own in `cards`, which nothing else names."""
RULES: tuple[type[uno.Rule], ...] = (
    *IN_FILES, DrawAndPlay, Effects, ExtendedCalls, GoingOut, Judgement, Limits, ExtendedMatching, ExtendedPlaying,
)  # fmt: skip
"""The rules that Extended consists of, beside its base rule."""
CARDS = sorted(
    (rule for rule in IN_FILES if issubclass(rule, ExtendedCard)), key=lambda card: (card.place, card.id)
)
"""The cards in the order of the deck."""

DECK = uno.Deck(
    "extended", {card: n for rule in CARDS if not rule.dropped for card, n in rule.counts().items()}
)


EXTENDED = uno.Preset(
    "extended",
    base="extended-game",
    about="Extended 5.2: 152 cards of 24 kinds, effects, reactions, and games that take over the table.",
    options={"rounds": "5"},
    match=("rounds",),
)
"""Five rounds of Extended 5.2; going out scores by X9."""


_HANDS = frozenset(map(str, range(3, 12)))
"""The numbers of cards that can be dealt, as they are typed (X9)."""


@dataclass(frozen=True, slots=True)
class HandSize:
    """The option `cards`: 3 to 11 cards are dealt (5, 7 or 9 by the source), or `auto`: fewer to more players (X3, X9)."""

    name: str = "cards"
    default: int = 0
    about: str = "Cards dealt to each player, 3 to 11; auto: fewer to more players (X3, X9)."

    def read(self, text: str) -> uno.Value:
        """Return the typed number, 0 for `auto`; raise BadTable for anything else."""
        if text == "auto":
            return 0
        if text not in _HANDS:
            raise uno.BadTable("wants-number", option=self.name, low=3, high=11, said=text)
        return int(text)

    def write(self, value: uno.Value) -> str:
        """Return the value as it is typed: `7`, or `auto` for 0."""
        return str(value or "auto")


class ExtendedSettings(msgspec.Struct, frozen=True):
    """How many cards are dealt, and which."""

    cards: Annotated[int, HandSize()]
    dropped: Annotated[
        bool, uno.YesNo("dropped", False, "Whether one of each card that the source has dropped is added.")
    ]


DIRECTIONS = (uno.pick("cw"), uno.pick("ccw"))
_VERBS = frozenset({"play", "draw", "pass", "accept", "refuse", "color", "pick"})


class PutUnder(uno.Event, frozen=True):
    """A black card was turned up first, and went under the draw pile (X4)."""

    card: uno.Card

    reveals = True
    seen_by = uno.seen_by_all

    def apply(self, state: uno.GameState) -> None:
        """Move the card from the top of the draw pile to its bottom."""
        state.draw.insert(0, state.draw.pop())


class LastNumber(uno.Fact, frozen=True):
    """The number that was named for last, an Infinity."""

    number: int


class PlayersOut(uno.Fact, frozen=True):
    """The seats that are out of the round, first to last."""

    out: tuple[int, ...]


class DirectionChosen(uno.Event, frozen=True):
    """The starter chose the direction of play (X4)."""

    seat: int
    direction: Literal[1, -1]

    def apply(self, state: uno.GameState) -> None:
        """Set the direction."""
        state.direction = self.direction


class Extended(uno.BaseRule):
    """A larger game, with effects on players, reactions, and games that take over the table (X1-X18)."""

    id = RULE
    includes = tuple(rule.id for rule in RULES if rule.role == "part")
    open_zones = (LAYING,)
    conflicts: ClassVar[dict[str, str]] = dict.fromkeys(
        ("negative", "elimination", "teams"), "extended-own-points"
    )
    deck = DECK
    memory = Course
    facts_of_memory = True
    words = ("cw", "ccw")
    settings = (
        *(setting for setting in uno.BaseRule.settings if setting.name not in {"cards", "next-dealer"}),
        *uno.settings_of(ExtendedSettings),
    )

    def check(self, rules: uno.RuleSet) -> None:
        """Find the rules for judgement, for playing and for going out."""
        super().check(rules)
        self.judgement = rules.rule(Judgement)
        self.going_out = rules.rule(GoingOut)
        self.playing = rules.rule(ExtendedPlaying)
        self.turns = {"turn": rules.rule(DrawAndPlay).in_turn}
        self.due_first = self.judgement.due

    def dealt_to(self, seats: int) -> int:
        """Return how many cards each gets: the option, else 9 for up to three players, 7 for up to six, 5 for more (X3)."""
        return self.cards or (9 if seats <= 3 else 7 if seats <= 6 else 5)

    def choose_dealer(self, ctx: uno.Ctx, seats: list[int], deck: uno.Deck) -> int:
        """Return the dealer: the seat before the starter, who was out first in the last round or wins the draw (X4)."""
        first = ctx.state.ended or ()
        starter = first[0] if first and first[0] in seats else self.first_dealer(ctx, seats, deck)
        return seats[seats.index(starter) - 1]

    @uno.phase("deal")
    def deal(self, ctx: uno.Ctx) -> None:
        """Gather, shuffle and deal the cards (X3)."""
        self.gather(ctx)
        ctx.emit(uno.Dealt(self.dealt_to(len(ctx.state.playing()))))
        ctx.emit(uno.PhaseBegan("open"))

    @uno.phase("open")
    def open(self, ctx: uno.Ctx) -> uno.Question:
        """Ask the starter for the direction of play (X4)."""
        starter = self.first_seat(ctx.state)
        return ctx.ask(starter, DIRECTIONS, why="direction", then=self.turn_up, default=DIRECTIONS[0])

    def turn_up(self, ctx: uno.Ctx, starter: int, move: uno.Move) -> None:
        """Set the direction, turn up the first card that is not black as last, and give the starter the turn (X4)."""
        state = ctx.state
        ctx.emit(DirectionChosen(starter, 1 if move.word == "cw" else -1))
        # `any`: should only black cards be left, the pile would be turned over and over.
        while state.draw[-1].color is None and any(card.color for card in state.draw):
            ctx.emit(PutUnder(state.draw[-1]))
        ctx.emit(uno.Flipped(state.draw[-1]))
        # The starter may have left while the question was open: then its default was taken (M9).
        seated = state.seats[starter] is uno.Seat.IN
        ctx.emit(uno.TurnGoesTo(starter if seated else state.after(starter)))
        ctx.emit(uno.PhaseBegan("turn"))

    @uno.phase("turn")
    def turn(self, ctx: uno.Ctx) -> uno.Flow:
        """Begin a turn with the judgement; then the player draws and plays (X6), but who has no card is only judged (X8)."""
        return self.judgement.judge(ctx, ctx.state.turn)

    def end_round(self, ctx: uno.Ctx, winners: tuple[int, ...], why: str = "out") -> None:
        """End the round: who was out first has won; everyone scores what they gained on going out (X9).

        When the time is up, what waits on players is drawn and taken first (M8). If nobody is out even then, the one
        with the fewest cards has won, and scores as if they had gone out; nobody does if it is shared. The others have
        not gone out and score nothing.
        """
        # What waits is settled before the hands are counted, for the drawn cards count (M8).
        if why == "time":
            winners = self.stop_clock(ctx)
        now, seats = course(ctx.state), len(ctx.state.seats)
        gained = now.gained + (0,) * (seats - len(now.gained))
        points = tuple(ctx.state.points(seat) for seat in range(seats))
        ctx.emit(uno.RoundOver(now.places[:1] or winners, points, why, prizes=gained))

    def stop_clock(self, ctx: uno.Ctx) -> tuple[int, ...]:
        """Settle what is open, for the time is up (M8); return who has won the round."""
        for seat in ctx.state.order_from(ctx.state.turn):
            self.judgement.take_waiting(ctx, seat)
        self.going_out.see_off(ctx)
        state, now = ctx.state, course(ctx.state)
        if now.places:
            return now.places[:1]
        best = uno.fewest(state)
        if len(best) == 1:
            # As many as are left in once the winner is gone: as if they had gone out (X9).
            prize = len(state.playing()) - 1
            gained = tuple(prize if seat in best else 0 for seat in range(len(state.seats)))
            remember(ctx, replace(now, gained=gained))
        return best

    def refusal(
        self, state: uno.GameState, question: uno.Question | None, seat: int, move: uno.Move
    ) -> uno.EngineError | None:
        """Return why a move cannot be made now; None for verbs that are not of this game."""
        if move.verb == "deal":
            return self.refused_deal(state)
        if move.verb not in _VERBS:
            return None
        if move.word == "chain":
            return uno.NotAllowed("chain-undecidable")
        if state.stage is uno.Stage.SCORED or question is None:
            return uno.NotAllowed("no-round")
        if state.seats[seat] is not uno.Seat.IN:
            return uno.NotAllowed("not-in-round")
        return self.playing.why_not(state, question, seat, move)

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Publish the number that an Infinity on top stands for, and who is out."""
        now = course(state)
        if now.number is not None:
            yield LastNumber(now.number)
        if now.places:
            yield PlayersOut(now.places)
