"""All Wild: its cards (W1, W6-W10), its deck (W1) and its preset."""

from typing import Annotated, Final, Literal

import msgspec

import uno_engine as uno

WILD: Final = uno.Kind("w", "Wild", 20)
REVERSE: Final = uno.Kind(uno.Reverse.symbol, "Wild Reverse", 50, code="wrev", spellings=("wreverse",))
SKIP: Final = uno.Kind(uno.Skip.symbol, "Wild Skip", 50, code="wsk", spellings=("wskip",))
DRAW_TWO: Final = uno.Kind(uno.DrawTwo.symbol, "Wild Draw Two", 50, code="w2", spellings=("wd2",))
DRAW_FOUR: Final = uno.Kind(uno.WildDrawFour.symbol, "Wild Draw Four", 50, code="w4", spellings=("+4",))
SKIP_TWO: Final = uno.Kind("wsk2", "Wild Skip Two", 50, spellings=("wskip2",))
TARGETED_DRAW_TWO: Final = uno.Kind("wt2", "Wild Targeted Draw Two", 50, spellings=("targeted draw two",))
FORCED_SWAP: Final = uno.Kind("ws", "Wild Forced Swap", 50, spellings=("forced swap", "swap"))

COUNTS: Final = {
    uno.Card.of(None, kind): count
    for kind, count in (
        (WILD, 54),
        (REVERSE, 14),
        (SKIP, 14),
        (DRAW_TWO, 10),
        (DRAW_FOUR, 6),
        (SKIP_TWO, 6),
        (TARGETED_DRAW_TWO, 4),
        (FORCED_SWAP, 4),
    )
}


class LosesAnother(msgspec.Struct, frozen=True):
    """The seat that loses its next turn, too."""

    seat: int = -1


class SkipTwoSettings(msgspec.Struct, frozen=True):
    """Which turns it skips at a table of two."""

    skip_two: Annotated[
        Literal["opponent", "seats"],
        uno.Word(
            "skip-two",
            "opponent",
            ("opponent", "seats"),
            "Two players: whether the other loses two turns, or each of the two one (W6).",
        ),
    ]


class SkipTwo(uno.Rule):
    """Wild Skip Two: the next two players lose the turn; nobody can answer it (W6).

    Of two players the other loses two turns in a row, or with `skip-two=seats` each loses one, so that it is the other's.
    """

    id = "skip-two"
    role = "part"
    memory = LosesAnother
    settings = uno.settings_of(SkipTwoSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.twice = options.read(SkipTwoSettings).skip_two == "opponent"

    @uno.plays(SKIP_TWO.symbol)
    def played(self, ctx: uno.Ctx, play: uno.Play) -> None:
        """Skip the next two; of two players the other one, and again when the turn would come to them."""
        state = ctx.state
        first = state.after(play.seat)
        second = state.after(first)
        ctx.emit(uno.Skipped(first))
        if second != play.seat or not self.twice:
            ctx.emit(uno.Skipped(second))
            ctx.emit(uno.TurnGoesTo(state.after(second)))
            return
        # What costs the other a turn while one is lost anyway costs none more.
        lost_anyway = self.id in state.own
        ctx.emit(uno.TurnGoesTo(play.seat))
        if not lost_anyway:
            ctx.emit(uno.Remembered(self.id, LosesAnother(first)))

    @uno.instead(uno.TurnGoesTo)
    def lose_another(self, ctx: uno.Ctx, goes: uno.TurnGoesTo) -> uno.TurnGoesTo:
        """Skip the player once more who was skipped twice; a turn that they lose for another reason counts as well."""
        state = ctx.state
        if self.id not in state.own:
            return goes
        loser = state.memory(self.id, LosesAnother).seat
        ctx.emit(uno.Remembered(self.id, None))
        if goes.seat != loser:
            return goes
        ctx.emit(uno.Skipped(loser))
        return uno.TurnGoesTo(state.after(loser))


class ForcedSwap(uno.Rule):
    """Wild Forced Swap: its player must swap hands with a player of choice; nobody loses a turn (W8)."""

    id = "forced-swap"
    role = "part"

    @uno.plays(FORCED_SWAP.symbol)
    def played(self, ctx: uno.Ctx, play: uno.Play) -> uno.Flow:
        """Ask with whom; of two players it is the other, unasked. Without a card left nothing is swapped (W9)."""
        if ctx.state.hands[play.seat]:
            return ctx.ask(play.seat, uno.pick_others, why="swap", then=self.swap, default=uno.pick_next)
        ctx.emit(uno.TurnGoesTo(ctx.state.after(play.seat)))
        return None

    def swap(self, ctx: uno.Ctx, seat: int, choice: uno.Move) -> None:
        """Swap the two hands, and pass the turn."""
        assert choice.seat is not None
        uno.swap_hands(ctx, seat, choice.seat)
        ctx.emit(uno.TurnGoesTo(ctx.state.after(seat)))


_AMOUNT = 2


class TargetedDraw(uno.Rule):
    """Wild Targeted Draw Two: a player of choice draws 2 and loses no turn (W7); even as the last card (W9)."""

    id = "targeted-draw"
    role = "part"

    @uno.plays(TARGETED_DRAW_TWO.symbol)
    @uno.acts_last
    def played(self, ctx: uno.Ctx, play: uno.Play) -> uno.Question:
        """Ask who is to draw; of two players it is the other, unasked."""
        return ctx.ask(play.seat, uno.pick_others, why="draw-target", then=self.hit, default=uno.pick_next)

    def hit(self, ctx: uno.Ctx, seat: int, choice: uno.Move) -> None:
        """Make that player draw, and give the turn to the next one."""
        assert choice.seat is not None
        ctx.rules.base.draw(ctx, choice.seat, _AMOUNT, "target")
        ctx.emit(uno.TurnGoesTo(ctx.state.after(seat)))


_OF_COLORS = (
    "wd4",
    "first-wd4",
    "first-wild",
    "first-reverse",
    "challenge-by",
    "challenge-success",
    "challenge-turn",
    "challenge-guilty",
    "challenge-innocent",
    "lead",
    "wild-follow",
    "shield-colour",
)
"""Options that speak of colours, or of challenges, which colours decide."""


class AllWild(uno.Rule):
    """112 black cards without colours or numbers: you can play any card on any card (W1-W15)."""

    id = "all-wild"
    role = "deck"
    requires = ("classic-game",)
    includes = tuple(rule.id for rule in (ForcedSwap, SkipTwo, TargetedDraw))
    conflicts = {"multi-play": "several-black", "seven-zero": "no-seven-no-zero"}  # noqa: RUF012  # declared as a ClassVar by Rule
    refuses = {**dict.fromkeys(_OF_COLORS, "no-colors"), "no-out": "no-last-card"}  # noqa: RUF012  # as above
    presets = {"first-card": "plain", "wd4": "free"}  # noqa: RUF012  # as above
    before = ("double-deck",)
    fixed_facts = (uno.Colorless(),)

    def check(self, rules: uno.RuleSet) -> None:
        """Raise BadTable if the first card should act (W3), or be a number, or if jump-ins are wanted that nobody could make (W12)."""
        if self.options.word("first-card") != "plain":
            raise uno.BadTable("option-refused", option="first-card", rule=self.id, reason="no-first-card")
        if "jump-in" in rules.by_id and not self.options.flag("black-jump"):
            raise uno.BadTable("rules-conflict", rule=self.id, other="jump-in", reason="only-black-jumps")

    def changed_deck(self, deck: uno.Deck, seats: int) -> uno.Deck:
        """Return the black cards in the place of the deck that was there."""
        return uno.Deck(self.id, COUNTS)
