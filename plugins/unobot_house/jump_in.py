"""Jump-in: an identical card may be played out of turn (H1)."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Annotated

import msgspec

from uno_engine import (
    Card,
    Ctx,
    EngineError,
    Event,
    Flow,
    GameState,
    Move,
    Offer,
    Options,
    Penalty,
    Pending,
    Played,
    Playing,
    Question,
    Remembered,
    Rule,
    RuleSet,
    Seat,
    TooLate,
    YesNo,
    after,
    play,
    settings_of,
)

Take = Callable[[Ctx, int, Move], Flow]
"""What carries out a move: the engine's form of an offer's function."""


class Window(msgspec.Struct, frozen=True):
    """The last card laid and the count of acts (`state.acts`) at that time; and the same of the card before it."""

    card: Card | None = None
    act: int = -1
    last: Card | None = None
    last_act: int = -1


class JumpedIn(Event, frozen=True):
    """A player is playing a card out of turn, lawfully."""

    seat: int


class JumpInSettings(msgspec.Struct, frozen=True):
    """Which cards may be jumped in."""

    black_jump: Annotated[
        bool, YesNo("black-jump", False, "Whether an identical black card may be jumped in, too (H1.6).")
    ]


class JumpIn(Rule):
    """Whoever holds a card identical to the top one, a black one only by option, may play it out of turn (H1.1, H1.6).

    It may be played until the next player acts, and acts as if played in turn: play goes on from there (H1.2). On an
    open chain or skip it does what the player who is asked could do with it (H1.3, H1.5). Who comes too late loses
    nothing (H1.4).
    """

    id = "jump-in"
    requires = ("classic-game",)
    memory = Window
    offers_to = frozenset({"turn", "penalty", "skipped"})
    settings = settings_of(JumpInSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.black = options.read(JumpInSettings).black_jump

    def check(self, rules: RuleSet) -> None:
        """Find the rules whose offers a jump-in may take, such as continuing a chain."""
        self.offering = rules.offering
        self.playing = rules.rule(Playing)

    # Not after Flipped: nobody played the card that was turned up first (H1.1).
    @after(Played)
    def card_played(self, ctx: Ctx, played: Played) -> None:
        """Remember the card and when it was laid, and keep the same of the card before it."""
        before = ctx.state.memory(self.id, Window)
        ctx.emit(Remembered(self.id, Window(played.card, ctx.state.acts, before.card, before.act)))

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """List the identical card for everyone who holds it and is not asked anyway."""
        card = held_like(state.hands[seat], state.top)
        offer = self.offered(state, question, seat, play(card)) if card is not None else None
        return (offer,) if offer is not None else ()

    def offered(self, state: GameState, question: Question, seat: int, move: Move) -> Offer | None:
        """Return what playing the identical card out of turn does; None if it may not be played so."""
        card, top = move.card, state.top
        if card is None or top is None or card.face is not top.face:
            return None
        if move != play(card) or card not in state.hands[seat]:
            return None
        if card.color is None and not (self.black and state.memory(Penalty.id, Pending).bluff is None):
            return None
        if seat in question.asked or not self.is_open(state, top) or state.seats[seat] is not Seat.IN:
            return None
        if not self.playing.may_lay(state, seat, (card,)):
            return None
        # In the middle of a chain or a skip the card must be an answer to that, not an ordinary play (H1.5).
        take = self.in_turn if question.why == "turn" else self.answer(state, question, seat, move)
        return Offer(move, partial(self.jump, take), closes=True) if take is not None else None

    def is_open(self, state: GameState, card: Card) -> bool:
        """Whether nobody has acted since that card was laid."""
        window = state.memory(self.id, Window)
        return window.card is card and window.act == state.acts

    def answer(self, state: GameState, question: Question, seat: int, move: Move) -> Take | None:
        """Return what the move would do if this player were asked the same question; None if it could not be made (H1.3, H1.5)."""
        asked = Question((seat,), (), question.why, acts=True)
        for rule in self.offering[question.why]:
            offer = rule.offered(state, asked, seat, move) if rule is not self else None
            if offer is not None and offer.closes:
                return offer.take
        return None

    def in_turn(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        """Play the card as in an ordinary turn."""
        assert move.card is not None
        return self.playing.play(ctx, seat, move.card)

    def jump(self, then: Take, ctx: Ctx, seat: int, move: Move) -> Flow:
        """Tell of the jump-in, then carry the play out as this player's own: play goes on from there (H1.2)."""
        ctx.emit(JumpedIn(seat))
        return then(ctx, seat, move)

    def too_late(self, state: GameState, card: Card) -> bool:
        """Whether that card could be jumped in on until a moment ago: until the turn since then has passed (H1.4)."""
        window = state.memory(self.id, Window)
        laid = ((window.card, window.act), (window.last, window.last_act))
        return any(last and card.face is last.face and state.acts == act + 1 for last, act in laid)

    def refusal(
        self, state: GameState, question: Question | None, seat: int, move: Move
    ) -> EngineError | None:
        """Say that a jump-in came too late; None for everything else."""
        card = move.card
        if question is None or seat in question.waiting() or move.verb != "play" or card is None:
            return None
        late = card in state.hands[seat] and self.too_late(state, card)
        return TooLate("jump-in-too-late", card=card) if late else None


def held_like(hand: Sequence[Card], top: Card | None) -> Card | None:
    """Return the first card of the hand with the face of the top one; for whoever plays, all of these are the same."""
    if top is None or top in hand:
        return top
    return next((card for card in hand if card.face is top.face), None) if top.back is not None else None
