"""Playing out of turn: an identical card may jump in (`jump-in`, H1), all else costs cards (`interrupt`, H7)."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Annotated

import msgspec

import uno_engine as uno

Take = Callable[[uno.Ctx, int, uno.Move], uno.Flow]
"""A function that carries out a move: the engine's form of an offer's."""


class Window(msgspec.Struct, frozen=True):
    """The last card laid and the count of acts (`state.acts`) at that time; and the same of the card before it."""

    card: uno.Card | None = None
    act: int = -1
    last: uno.Card | None = None
    last_act: int = -1


class JumpedIn(uno.Event, frozen=True):
    """A player is playing a card out of turn, lawfully."""

    seat: int


class JumpInSettings(msgspec.Struct, frozen=True):
    """Which cards may be jumped in."""

    black_jump: Annotated[
        bool, uno.YesNo("black-jump", False, "Whether an identical black card may be jumped in, too (H1.6).")
    ]


class JumpIn(uno.Rule):
    """You may play a card identical to the top one out of turn, a black one only by option (H1.1, H1.6).

    It may be played until the next player acts, and acts as if played in turn: play goes on from there (H1.2). On an
    open chain or skip it does what the player who is asked could do with it (H1.3, H1.5). Who comes too late loses
    nothing (H1.4).
    """

    id = "jump-in"
    requires = ("classic-game",)
    memory = Window
    offers_to = frozenset({"turn", "penalty", "skipped"})
    settings = uno.settings_of(JumpInSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.black = options.read(JumpInSettings).black_jump

    def check(self, rules: uno.RuleSet) -> None:
        """Find the rules whose offers a jump-in may take, such as continuing a chain."""
        self.offering = rules.offering
        self.playing = rules.rule(uno.Playing)

    # Not after Flipped: nobody played the card that was turned up first (H1.1).
    @uno.after(uno.Played)
    def card_played(self, ctx: uno.Ctx, played: uno.Played) -> None:
        """Remember the card and when it was laid, and keep the same of the card before it."""
        before = ctx.state.memory(self.id, Window)
        ctx.emit(uno.Remembered(self.id, Window(played.card, ctx.state.acts, before.card, before.act)))

    def offers(self, state: uno.GameState, question: uno.Question, seat: int) -> Iterable[uno.Offer]:
        """List the identical card for everyone who holds it and is not asked anyway."""
        card = held_like(state.hands[seat], state.top)
        offer = self.offered(state, question, seat, uno.play(card)) if card is not None else None
        return (offer,) if offer is not None else ()

    def offered(
        self, state: uno.GameState, question: uno.Question, seat: int, move: uno.Move
    ) -> uno.Offer | None:
        """Return what playing the identical card out of turn does; None if it may not be played so."""
        card, top = move.card, state.top
        if card is None or top is None or card.face is not top.face:
            return None
        if move != uno.play(card) or card not in state.hands[seat]:
            return None
        if card.color is None and not (
            self.black and state.memory(uno.Penalty.id, uno.Pending).bluff is None
        ):
            return None
        if seat in question.asked or not self.is_open(state, top) or state.seats[seat] is not uno.Seat.IN:
            return None
        if not self.playing.may_lay(state, seat, (card,)):
            return None
        # In the middle of a chain or a skip the card must be an answer to that, not an ordinary play (H1.5).
        take = self.in_turn if question.why == "turn" else self.answer(state, question, seat, move)
        return uno.Offer(move, partial(self.jump, take), closes=True) if take is not None else None

    def is_open(self, state: uno.GameState, card: uno.Card) -> bool:
        """Whether nobody has acted since that card was laid."""
        window = state.memory(self.id, Window)
        return window.card is card and window.act == state.acts

    def answer(self, state: uno.GameState, question: uno.Question, seat: int, move: uno.Move) -> Take | None:
        """Return what the move would do if this player were asked the same question; None if it could not be made (H1.3, H1.5)."""
        asked = uno.Question((seat,), (), question.why, acts=True)
        for rule in self.offering[question.why]:
            offer = rule.offered(state, asked, seat, move) if rule is not self else None
            if offer is not None and offer.closes:
                return offer.take
        return None

    def in_turn(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
        """Play the card as in an ordinary turn."""
        assert move.card is not None
        return self.playing.play(ctx, seat, move.card)

    def jump(self, then: Take, ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
        """Tell of the jump-in, then carry the play out as this player's own: play goes on from there (H1.2)."""
        ctx.emit(JumpedIn(seat))
        return then(ctx, seat, move)

    def too_late(self, state: uno.GameState, card: uno.Card) -> bool:
        """Whether that card could be jumped in on until a moment ago: until the turn since then has passed (H1.4)."""
        window = state.memory(self.id, Window)
        laid = ((window.card, window.act), (window.last, window.last_act))
        return any(last and card.face is last.face and state.acts == act + 1 for last, act in laid)

    def refusal(
        self, state: uno.GameState, question: uno.Question | None, seat: int, move: uno.Move
    ) -> uno.EngineError | None:
        """Say that a jump-in came too late; None for everything else."""
        card = move.card
        if question is None or seat in question.waiting() or move.verb != "play" or card is None:
            return None
        late = card in state.hands[seat] and self.too_late(state, card)
        return uno.TooLate("jump-in-too-late", card=card) if late else None


def held_like(hand: Sequence[uno.Card], top: uno.Card | None) -> uno.Card | None:
    """Return the first card of the hand with the face of the top one; for whoever plays, all of these are the same."""
    if top is None or top in hand:
        return top
    return next((card for card in hand if card.face is top.face), None) if top.back is not None else None


class JustSkipped(msgspec.Struct, frozen=True):
    """The seats that were skipped since somebody last acted, and the count of acts (`state.acts`) at that time."""

    seats: tuple[int, ...] = ()
    act: int = -1


class InterruptSettings(msgspec.Struct, frozen=True):
    """The fines for playing out of turn."""

    interrupt: Annotated[
        int, uno.Number("interrupt", 2, 0, 10, "Cards drawn for playing out of turn (H7.1).")
    ]
    interrupt_skipped: Annotated[
        int,
        uno.Number(
            "interrupt-skipped", 4, 0, 10, "Cards drawn for it by a player who was just skipped (H7.2)."
        ),
    ]


class Interrupt(uno.Rule):
    """Playing out of turn costs 2 cards, unless it is a valid jump-in. The card stays in the hand (H7.1).

    It draws 4 if the player had just been skipped (H7.2). Only commands to play count (H7.3), and no jump-in that
    merely came too late (H1.4).
    """

    id = "interrupt"
    requires = ("classic-game",)
    memory = JustSkipped
    settings = uno.settings_of(InterruptSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        chosen = options.read(InterruptSettings)
        self.cost = chosen.interrupt
        self.cost_skipped = chosen.interrupt_skipped

    def check(self, rules: uno.RuleSet) -> None:
        """Find out whether `jump-in` is at the table, which lets cards be played out of turn."""
        self.jump_in = next((rule for rule in rules.rules if isinstance(rule, JumpIn)), None)

    @uno.after(uno.Skipped)
    def note_skipped(self, ctx: uno.Ctx, skipped: uno.Skipped) -> None:
        """Remember who was skipped; a player whom a draw card has hit was not (H7.2)."""
        if not skipped.hit:
            self.note(ctx, (skipped.seat,))

    @uno.after(uno.EveryoneSkipped)
    def note_all_skipped(self, ctx: uno.Ctx, skipped: uno.EveryoneSkipped) -> None:
        """Remember that all others were."""
        self.note(ctx, tuple(seat for seat in ctx.state.playing() if seat != skipped.seat))

    def note(self, ctx: uno.Ctx, skipped: tuple[int, ...]) -> None:
        """Remember these as skipped by this act; those skipped before the last act are forgotten."""
        acts = ctx.state.acts
        before = ctx.state.memory(self.id, JustSkipped)
        # Several may be skipped by one act (H2.3); an older note belongs to an act that is over.
        seats = before.seats if before.act == acts else ()
        ctx.emit(uno.Remembered(self.id, JustSkipped((*seats, *skipped), acts)))

    def fine(self, state: uno.GameState, question: uno.Question | None, seat: int, move: uno.Move) -> int:
        """Return how many cards it costs to try these cards while others are asked; 0 in one's own turn."""
        if question is None or seat in question.waiting() or state.stage is not uno.Stage.PLAYING:
            return 0
        # Somebody was quicker with the identical card: the second one loses nothing (H1.4).
        if self.jump_in is not None and self.jump_in.too_late(state, move.cards[0]):
            return 0
        last = state.memory(self.id, JustSkipped)
        skipped = last.act == state.acts and seat in last.seats
        return self.cost_skipped if skipped else self.cost
