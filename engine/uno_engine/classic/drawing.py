"""Drawing instead of playing, and what may be done with the drawn card (B9, B10, B16, B32; H6)."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from uno_engine.classic.challenge import draws_single
from uno_engine.classic.turn import Matching, Playing
from uno_engine.kernel.cards import Card
from uno_engine.kernel.errors import BadTable
from uno_engine.kernel.events import Passed, Remembered, TurnGoesTo
from uno_engine.kernel.moves import GIVE_UP, PASS, Flow, Move, Verb
from uno_engine.kernel.moves import play as move_to_play
from uno_engine.kernel.options import Number, Options, Word, YesNo, settings_of
from uno_engine.kernel.rules import Ctx, Rule, RuleSet
from uno_engine.kernel.state import GameState, Seat

__all__ = ["Drawing", "fewest"]


class Stalled(msgspec.Struct, frozen=True):
    """Who passed in a row with nothing left to draw, up to which act (B16)."""

    seats: tuple[int, ...] = ()
    act: int = -1


class DrawingSettings(msgspec.Struct, frozen=True):
    """The options that say how much is drawn instead of playing, and what becomes of it."""

    draw: Annotated[
        Literal["one", "until"],
        Word("draw", "one", ("one", "until"), "Draw one card, or until one can be played (B9, H6)."),
    ]
    voluntary_draw: Annotated[
        bool,
        YesNo("voluntary-draw", True, "Whether drawing is allowed although a card could be played (B9)."),
    ]
    play_drawn: Annotated[
        Literal["may", "must", "never"],
        Word(
            "play-drawn",
            "may",
            ("may", "must", "never"),
            "What becomes of a drawn card that can be played (B10).",
        ),
    ]
    until_cap: Annotated[
        int, Number("until-cap", 0, 0, 20, "With draw=until: the most cards to draw; 0 for no limit (H6.1).")
    ]
    wild_follow: Annotated[
        int, Number("wild-follow", 0, 0, 10, "Two players: cards drawn for not following a Wild (B32).")
    ]


class Drawing(Rule):
    """Instead of playing, a player draws; the drawn card may be played at once (B9, B10)."""

    id = "drawing"
    role = "part"
    verbs = (Verb("draw"), Verb("pass"))
    memory = Stalled
    settings = settings_of(DrawingSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        chosen = options.read(DrawingSettings)
        self.until = chosen.draw == "until"
        self.until_cap = chosen.until_cap
        self.voluntary = chosen.voluntary_draw
        self.drawn = chosen.play_drawn
        self.wild_follow = chosen.wild_follow

    def check(self, rules: RuleSet) -> None:
        """Find the parts that each draw needs; raises BadTable if the card drawn for may never be played (H6.2)."""
        if self.until and self.drawn == "never":
            raise BadTable("until-and-never")
        self.matching = rules.rule(Matching)
        self.playing = rules.rule(Playing)
        self.base = rules.base

    def instead_of_playing(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        """Draw, then play a drawn card or pass. Who does not answer (`GIVE_UP`) draws one card and passes (M10).

        A player whom a fine has put out in their own turn draws nothing, and has not passed (B16).
        """
        if ctx.state.seats[seat] is Seat.OUT:
            self.pass_on(ctx, seat)
            return None
        count, idle = 1, move is GIVE_UP
        if (self.until or self.wild_follow) and not idle:
            if self.must_follow(ctx.state):
                count = self.wild_follow
            elif (
                self.until
                and not draws_single(ctx.state, seat)
                and not self.matching.can_play(ctx.state, seat)
            ):
                return self.until_playable(ctx, seat)
        drawn = ctx.rules.base.draw(ctx, seat, count)
        # nearly always there is nothing to count and nothing to forget
        if not drawn or ctx.state.own:
            self.keep_count(ctx, drawn)
        fitting = self.matching.fitting(ctx.state, drawn)
        if fitting and not idle:
            return self.with_drawn(ctx, seat, fitting)
        self.pass_on(ctx, seat)
        return None

    def must_follow(self, state: GameState) -> bool:
        """Whether B32 holds: two players, and a Wild on top."""
        if not self.wild_follow or state.top is None or state.color is None:
            return False
        return state.top.symbol == "w" and len(state.playing()) == 2

    def take(self, ctx: Ctx, seat: int, count: int) -> tuple[Card, ...]:
        """Draw cards, counting the turns in which there was nothing to draw."""
        drawn = ctx.rules.base.draw(ctx, seat, count)
        self.keep_count(ctx, drawn)
        return drawn

    def keep_count(self, ctx: Ctx, drawn: Sequence[Card]) -> None:
        """Remember whose turn it was when there was nothing to draw, until something is drawn."""
        # what is not the pile itself may give nothing though there is something
        if not drawn and not (self.base.source and self.base.can_draw(ctx.state)):
            ctx.emit(Remembered(self.id, Stalled((*self.stalled(ctx.state), ctx.state.turn), ctx.state.acts)))
        elif self.id in ctx.state.own:
            ctx.emit(Remembered(self.id, None))

    def stalled(self, state: GameState) -> tuple[int, ...]:
        """Return the seats that passed in a row, in this turn or up to the last one, with nothing left to draw."""
        memory = state.memory(self.id, Stalled)
        return memory.seats if memory.act >= state.acts - 1 else ()

    def with_drawn(self, ctx: Ctx, seat: int, fitting: list[Card]) -> Flow:
        """Let a player play a card just drawn, or make them, as the options say; a bluff is never a must (B10)."""
        matching = self.matching
        if ctx.state.seats[seat] is Seat.OUT:
            fitting = []
        if matching.checked:
            fitting = [card for card in fitting if matching.playable(ctx.state, seat, card)]
        if not fitting or self.drawn == "never":
            self.pass_on(ctx, seat)
            return None
        options = [*map(move_to_play, fitting), PASS]
        if self.drawn == "must" and (must := self.lawful(ctx, seat, fitting)):
            if len(must) == 1:
                return self.playing.play(ctx, seat, must[0], drawn=True)
            options = [*map(move_to_play, must)]  # the player chooses which (B32)
        return ctx.ask(seat, options, why="drawn", then=self._chosen, default=PASS, turn=True)

    def _chosen(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        """Play the drawn card, or pass."""
        if move.card is not None:
            return self.playing.play(ctx, seat, move.card, drawn=True)
        self.pass_on(ctx, seat)
        return None

    def lawful(self, ctx: Ctx, seat: int, cards: list[Card]) -> list[Card]:
        """Return those of the cards that are no bluff."""
        return [card for card in cards if self.matching.lawful(ctx.state, seat, card)]

    def until_playable(self, ctx: Ctx, seat: int) -> Flow:
        """Make a player who cannot play draw until a card can be played; one that was not the first is laid by the bot (H6.1).

        After `until-cap` cards without one the turn ends.
        """
        first = self.take(ctx, seat, 1)
        if first and self.matching.playable(ctx.state, seat, first[0]):
            return self.with_drawn(ctx, seat, list(first))
        card, drawn = first, 1
        while card and drawn != self.until_cap:
            card = ctx.rules.base.draw(ctx, seat, 1)
            drawn += 1
            # the card may be gone again: a rule may take drawn cards away
            if card and card[0] in ctx.state.hands[seat] and self.matching.playable(ctx.state, seat, card[0]):
                return self.playing.play(ctx, seat, card[0], drawn=True)
        self.pass_on(ctx, seat)
        return None

    def pass_on(self, ctx: Ctx, seat: int) -> None:
        """End the turn without a play, and the round if everyone in turn could neither play nor draw (B16)."""
        state = ctx.state
        if state.seats[seat] is not Seat.OUT:
            ctx.emit(Passed(seat))
        ctx.emit(TurnGoesTo(state.after(seat)))
        # not their number: who passed and left has not passed in the place of somebody else
        if state.own and self.id in state.own and set(state.playing()) <= set(self.stalled(state)):
            ctx.rules.base.end_round(ctx, fewest(state), "stalled")


def fewest(state: GameState) -> tuple[int, ...]:
    """Return who holds the fewest cards, then the fewest points; several if they are equal (B16, M8)."""
    ranks = {seat: (len(state.hands[seat]), state.points(seat)) for seat in state.playing()}
    best = min(ranks.values())
    return tuple(seat for seat, rank in ranks.items() if rank == best)
