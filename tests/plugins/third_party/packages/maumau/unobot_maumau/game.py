"""The game: deal, turns, what the cards do, and the end of a round."""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

import uno_engine as uno
from unobot_decks.suits import ACE, JACK, PIPS, UNTER, french, german
from unobot_maumau.calls import LastWord, MauCalls

SEVEN, EIGHT = PIPS[5], PIPS[6]
WISHING = {JACK, UNTER}


class Settings(msgspec.Struct, frozen=True):
    """What tables agree on beforehand."""

    sevens: Annotated[
        Literal["stack", "draw"],
        uno.Word("sevens", "stack", ("stack", "draw"), "Whether a 7 may be answered with another 7."),
    ]
    ace: Annotated[
        Literal["again", "skip", "nothing"],
        uno.Word("ace", "again", ("again", "skip", "nothing"), "What an ace does."),
    ]
    jack_on_jack: Annotated[
        bool, uno.YesNo("jack-on-jack", False, "Whether a jack may be played on another jack.")
    ]
    after_draw: Annotated[
        Literal["play", "end"],
        uno.Word("after-draw", "play", ("play", "end"), "Whether the card just drawn may be played."),
    ]


class Sevens(msgspec.Struct, frozen=True):
    """How many cards the sevens on the table make the next player draw."""

    due: int = 0


class SevensDue(uno.Fact, frozen=True):
    """So many cards must be drawn by whoever has no other 7."""

    cards: int
    stack: bool


class MauMau(uno.BaseRule):
    """Play a card of the same suit or value; whoever has no card left wins."""

    id = "maumau-game"
    deck = french(lowest=7)
    most_seats = 5
    includes = (MauCalls.id, LastWord.id)
    verbs = (*uno.BaseRule.verbs, uno.Verb("play", (uno.ONE_CARD,)), uno.Verb("draw"), uno.Verb("pass"))
    settings = (*uno.BaseRule.settings, *uno.settings_of(Settings))
    memory = Sevens

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.chosen = options.read(Settings)

    def check(self, rules: uno.RuleSet) -> None:
        """Make the question that each turn begins with."""
        super().check(rules)
        self.last_word = rules.rule(LastWord)
        turn = uno.Question((), self.moves, "turn", self.take_turn, uno.GIVE_UP, acts=True, turn=True)
        self.turns = {"turn": turn}

    @uno.phase("deal")
    def deal(self, ctx: uno.Ctx) -> None:
        """Gather, shuffle and deal the cards."""
        self.gather(ctx)
        ctx.emit(uno.Dealt(self.cards))
        ctx.emit(uno.PhaseBegan("open"))

    @uno.phase("open")
    def open(self, ctx: uno.Ctx) -> None:
        """Turn up the first card, which does nothing; the player after the dealer begins."""
        ctx.emit(uno.Flipped(ctx.state.draw[-1]))
        ctx.emit(uno.PhaseBegan("turn"))
        ctx.emit(uno.TurnGoesTo(self.first_seat(ctx.state)))

    # --- a turn ---

    def due(self, state: uno.GameState) -> int:
        """Return how many cards the sevens on the table make the next player draw."""
        return state.memory(self.id, Sevens).due

    def fits(self, state: uno.GameState, card: uno.Card) -> bool:
        """Whether that card goes on what lies there."""
        top = state.top
        if self.due(state):
            return self.chosen.sevens == "stack" and card.kind is SEVEN
        if card.kind in WISHING:
            return self.chosen.jack_on_jack or top is None or top.kind is not card.kind
        return state.color in {None, card.color} or (top is not None and top.kind is card.kind)

    def moves(self, state: uno.GameState, seat: int) -> list[uno.Move]:
        """List the cards that go, and drawing; where nothing is left to draw, passing."""
        fitting = [uno.play(card) for card in dict.fromkeys(state.hands[seat]) if self.fits(state, card)]
        return [*fitting, uno.DRAW if self.can_draw(state) else uno.PASS]

    def take_turn(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
        """Do what the player has chosen; who does not answer in time draws."""
        if move.card is not None:
            return self.lay(ctx, seat, move.card)
        if due := self.due(ctx.state):
            ctx.emit(uno.Remembered(self.id, None))
            self.draw(ctx, seat, due, "sevens")
            ctx.emit(uno.Skipped(seat))
        elif not self.can_draw(ctx.state):
            ctx.emit(uno.Passed(seat))
        else:
            drawn = self.draw(ctx, seat, 1)
            playing = self.chosen.after_draw == "play" and move.verb == "draw"
            if playing and any(self.fits(ctx.state, card) for card in drawn):
                answers = (uno.play(drawn[0]), uno.PASS)
                return ctx.ask(
                    seat, answers, why="drawn", then=self.after_drawing, default=uno.PASS, acts=True
                )
        ctx.emit(uno.TurnGoesTo(ctx.state.after(seat)))
        return None

    def after_drawing(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
        """Play the card just drawn, or keep it."""
        if move.card is not None:
            return self.lay(ctx, seat, move.card, drawn=True)
        ctx.emit(uno.Passed(seat))
        ctx.emit(uno.TurnGoesTo(ctx.state.after(seat)))
        return None

    def lay(self, ctx: uno.Ctx, seat: int, card: uno.Card, *, drawn: bool = False) -> uno.Flow:
        """Play a card, and do what it does."""
        state = ctx.state
        ctx.emit(uno.Played(seat, card, drawn))
        if not state.hands[seat] and not self.last_word.forgotten(ctx, seat):
            ctx.emit(uno.WentOut(seat))
            if ctx.emit(uno.RoundEnding((seat,))) is not None:
                self.end_round(ctx, (seat,))
                return None
        elif card.kind in WISHING:
            return ctx.ask_color(seat, then=self.wish)
        after = state.after(seat)
        if card.kind is SEVEN:
            ctx.emit(uno.Remembered(self.id, Sevens(self.due(state) + 2)))
        elif card.kind is EIGHT or (card.kind is ACE and self.chosen.ace == "skip"):
            ctx.emit(uno.Skipped(after))
            after = state.after(after)
        elif card.kind is ACE and self.chosen.ace == "again" and state.hands[seat]:
            after = seat
        ctx.emit(uno.TurnGoesTo(after))
        return None

    def wish(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> None:
        """Have the wished suit followed."""
        assert move.color is not None
        ctx.emit(uno.ColorNamed(seat, move.color))
        ctx.emit(uno.TurnGoesTo(ctx.state.after(seat)))

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Tell how many cards are to be drawn."""
        due = self.due(state)
        return (SevensDue(due, self.chosen.sevens == "stack"),) if due else ()

    # --- why not ---

    def refusal(
        self, state: uno.GameState, question: uno.Question | None, seat: int, move: uno.Move
    ) -> uno.EngineError | None:
        """Return why a move is not possible; None for verbs that are not of this game."""
        if move.verb == "deal":
            return self.refused_deal(state)
        if move.verb not in {"play", "draw", "pass", "color"}:
            return None
        if question is None or state.stage is uno.Stage.SCORED:
            return uno.NotAllowed("no-round")
        if seat not in question.waiting():
            return uno.NotAllowed("not-your-turn", seat=question.waiting()[0])
        if question.why != "turn" or move.verb == "color":
            return uno.NotAllowed(f"first-{question.why}")
        return self.why_not(state, seat, move)

    def why_not(self, state: uno.GameState, seat: int, move: uno.Move) -> uno.EngineError:
        """Return why a player cannot do that on their turn."""
        if move.card is None:
            return uno.NotAllowed("draw-first" if move.verb == "pass" else "nothing-to-draw")
        if move.card not in state.hands[seat]:
            return uno.NotAllowed("not-held", card=move.card)
        if due := self.due(state):
            return uno.NotAllowed("sevens-first", card=move.card, cards=due)
        reason = "jack-on-jack" if move.card.kind in WISHING else "does-not-go"
        return uno.NotAllowed(f"maumau-{reason}", card=move.card, top=state.top)


class GermanCards(uno.Rule):
    """Play with the 32 German cards: the Unter wishes."""

    id = "german-cards"
    role = "deck"
    requires = ("maumau-game",)

    def changed_deck(self, deck: uno.Deck, seats: int) -> uno.Deck:
        """Return the German cards."""
        return german()


MAUMAU = uno.Preset(
    "maumau",
    base=MauMau.id,
    about="Mau-Mau: follow suit or value, 7 draws two, 8 skips, the jack wishes.",
    options={"cards": "5", "target": "101"},
    match=("winner",),
)
