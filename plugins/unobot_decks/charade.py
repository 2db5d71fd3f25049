"""Customizable action `charade`: a word is to be guessed in the room (D8)."""

from typing import Annotated

import msgspec

import uno_engine as uno
from unobot_decks.customizable import CustomAction, out_by_discarding

TWO_MINUTES = 120_000


class Riddle(msgspec.Struct, frozen=True):
    """The secret word, who gives clues, and the colour that is discarded by who finds it."""

    word: str = ""
    seat: int = -1
    color: uno.Color | None = None


class CharadeBegan(uno.Event, frozen=True):
    """A player has begun to give clues for a secret word; whoever types it first discards all cards of the colour."""

    seat: int
    color: uno.Color


class CharadeSolved(uno.Event, frozen=True):
    """A player typed the word."""

    seat: int
    word: str


class CharadeUnsolved(uno.Event, frozen=True):
    """The time is over, or the player of the card gave up."""

    seat: int


class CharadeSettings(msgspec.Struct, frozen=True):
    """Whether the cards of the colour are lost by whoever finds the word."""

    charade_keep: Annotated[
        bool,
        uno.YesNo(
            "charade-keep", False, "Whether a player who guesses a charade's word may keep the cards (D8)."
        ),
    ]


class Charade(CustomAction):
    """`charade`: the player privately gives the bot a word, then gives clues in the room (D8).

    The first other player to type the word discards all cards of the colour that was named; with `charade-keep` they are
    asked, and may keep them. It ends unsolved after two
    minutes (where turns have a day, after one turn's time), or when its player passes. A hand emptied so is out; one card left owes UNO.
    """

    id = "custom-charade"
    action = "charade"
    memory = Riddle
    offers_to = frozenset({"charade"})
    verbs = (uno.Verb("guess", (uno.TEXT,), spoken=True),)
    settings = uno.settings_of(CharadeSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.may_keep = options.read(CharadeSettings).charade_keep

    def act(self, ctx: uno.Ctx, play: uno.Play, words: str) -> uno.Flow:
        """Ask the player for the secret word, in private."""
        return ctx.ask(
            play.seat, (uno.PASS,), why="charade-word", then=self.begin, default=uno.PASS, turn=True, private=True, secret=True,
            accepts=gives_word,
        )  # fmt: skip

    def begin(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
        """Begin the charade with the word that was given; if none was given (`pass`), the turn is over."""
        state = ctx.state
        if move == uno.PASS:
            ctx.emit(uno.TurnGoesTo(state.after(seat)))
            return None
        assert state.color is not None
        ctx.emit(uno.Remembered(self.id, Riddle(text_of(move), seat, state.color)))
        ctx.emit(CharadeBegan(seat, state.color))
        base = ctx.rules.base
        # where a turn has a day nobody may be there for two minutes
        span = max(TWO_MINUTES, base.patience) if base.daily else TWO_MINUTES
        ctx.emit(uno.TimerSet(state.clock + span, self.id))
        # No patience: this time ends it, so the usual time limit of a turn must not.
        return ctx.ask(
            seat, (uno.PASS,), why="charade", then=self.gives_up, default=uno.PASS, turn=True, patience=0
        )

    def gives_up(self, ctx: uno.Ctx, _seat: int, _move: uno.Move) -> None:
        """End the charade, for the player who gives clues has passed."""
        self.unsolved(ctx)

    def unsolved(self, ctx: uno.Ctx) -> None:
        """Tell that nobody found the word, and pass the turn."""
        seat = ctx.state.memory(self.id, Riddle).seat
        ctx.emit(uno.Remembered(self.id, None))
        ctx.emit(CharadeUnsolved(seat))
        ctx.emit(uno.TurnGoesTo(ctx.state.after(seat)))

    @uno.after(uno.TimerFired)
    def two_minutes_over(self, ctx: uno.Ctx, fired: uno.TimerFired) -> None:
        """End the charade unsolved if it is still going on; a timer of a solved one does nothing."""
        if fired.name == self.id and self.id in ctx.state.own and ctx.state.stage is uno.Stage.PLAYING:
            ctx.take_over(self.unsolved)

    def keeps_from(self, state: uno.GameState, seat: int) -> bool:
        """The word is known to who gives clues alone."""
        return self.id in state.own and state.memory(self.id, Riddle).seat != seat

    def offered(
        self, state: uno.GameState, question: uno.Question, seat: int, move: uno.Move
    ) -> uno.Offer | None:
        """Accept the right word. It is accepted but never listed: a list would tell the word."""
        if move.verb != "guess" or self.why_not(state, seat, move) is not None:
            return None
        return uno.Offer(move, self.solve, closes=True)

    def refusal(
        self, state: uno.GameState, question: uno.Question | None, seat: int, move: uno.Move
    ) -> uno.EngineError | None:
        """Return why a guess does not solve a charade; None for other moves and for the right word."""
        if move.verb != "guess":
            return None
        if question is None or question.why != "charade":
            return uno.NotAllowed("no-charade")
        return self.why_not(state, seat, move)

    def why_not(self, state: uno.GameState, seat: int, move: uno.Move) -> uno.NotAllowed | None:
        """Return why this guess by this player does not solve the charade, or None if it does."""
        riddle = state.memory(self.id, Riddle)
        if state.seats[seat] is not uno.Seat.IN:
            return uno.NotAllowed("not-in-round")
        if seat == riddle.seat:
            return uno.NotAllowed("own-charade")
        return None if riddle.word and text_of(move) == riddle.word else uno.NotAllowed("not-the-word")

    async def solve(self, ctx: uno.Ctx, seat: int, _move: uno.Move) -> None:
        """Let the player who typed the word discard the colour, go out if the hand is empty, and pass the turn."""
        state = ctx.state
        riddle = state.memory(self.id, Riddle)
        # Forgotten before anything else: what follows may end the round, and the word must not outlive it.
        ctx.emit(uno.Remembered(self.id, None))
        ctx.emit(CharadeSolved(seat, riddle.word))
        if self.may_keep and self.of_color(state, seat, riddle):
            choice = await ctx.ask(
                seat,
                (uno.ACCEPT, uno.REFUSE),
                why="charade-keep",
                default=uno.ACCEPT,
                synonyms={uno.PASS: uno.REFUSE},
            )
            if choice == uno.REFUSE:
                ctx.emit(uno.TurnGoesTo(state.after(riddle.seat)))
                return
        # looked up again: a fine may have come while they were asked
        gone = self.of_color(state, seat, riddle)
        if gone:
            ctx.emit(uno.Discarded(seat, gone))
        if not out_by_discarding(ctx, (seat,)):
            ctx.emit(uno.TurnGoesTo(state.after(riddle.seat)))

    def of_color(self, state: uno.GameState, seat: int, riddle: Riddle) -> tuple[uno.Card, ...]:
        """The cards of the charade's colour in that hand."""
        return tuple(card for card in state.hands[seat] if card.color is riddle.color)


def gives_word(_state: uno.GameState, _seat: int, move: uno.Move) -> bool:
    """Whether the move gives a word to be guessed (`pick banana split`) or none (`pass`)."""
    return move == uno.PASS or (move.verb == "pick" and bool(text_of(move)))


def text_of(move: uno.Move) -> str:
    """The words of a move, however they were spaced and capitalised; empty if not all of its arguments are words."""
    if not all(isinstance(arg, str) for arg in move.args):
        return ""
    return " ".join(" ".join(map(str, move.args)).casefold().split())
