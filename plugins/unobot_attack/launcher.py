"""The launcher: who has to draw presses a button, and so many cards come as chance has it (A2-A5); and Wild Hit-Fire (A9)."""

from typing import Annotated, Final, Literal

import msgspec

import uno_engine as uno


class Pressed(uno.Event, frozen=True):
    """A player presses the button, and the launcher throws so many cards; they come in events of their own."""

    seat: int
    thrown: int
    why: str
    number: int = -1
    """The number that chance gave; -1 if a scenario says how many cards come."""

    @property
    def noted(self) -> str:
        """For replays: what chance gave and how many cards that is, `number 29: 4`; empty if a scenario said how many."""
        return f"number {self.number}: {self.thrown}" if self.number >= 0 else ""


class HitTaken(uno.PenaltyTaken, frozen=True):
    """A player who is hit is about to press so many times, and the turn is lost."""


class InPresses(uno.Fact, frozen=True):
    """Whatever is drawn at this table is so many presses of the launcher."""


class LauncherKeys(msgspec.Struct, frozen=True):
    """The key `launcher` of scenario files: how many cards the next presses give (A17)."""

    launcher: tuple[Annotated[int, msgspec.Meta(ge=0, le=8)], ...] = ()


class Loaded(msgspec.Struct, frozen=True):
    """How many cards the next presses give, in a scenario; and whether a player is about to press until one comes (A9)."""

    counts: tuple[int, ...] = ()
    until: bool = False


HIT_FIRE: Final = uno.Kind("whf", "Wild Hit-Fire", 50, spellings=("hit fire", "hit-fire", "wild hit fire"))

USUAL: Final = (*(0,) * 16, *(1,) * 6, *(2,) * 4, *(3,) * 3, 4, 5, 8)
"""How many cards come for each number below 32 (A2)."""
EVEN: Final = (0, 1, 2, 3, 4)
"""How many cards come for each number below 5 with `launcher=even`."""

PRESS: Final = uno.Move("press")


class LauncherSettings(msgspec.Struct, frozen=True):
    """The option that says how likely the launcher throws how many cards."""

    launcher: Annotated[
        Literal["usual", "even"],
        uno.Word(
            "launcher",
            "usual",
            ("usual", "even"),
            "How likely it throws how many cards: half of the time none, up to 8; or 0 to 4 alike (A2).",
        ),
    ]


class Launcher(uno.Rule):
    """Who cannot or will not play presses once, and takes what comes; penalties are so many presses (A2-A5)."""

    id = "launcher"
    role = "part"
    verbs = (uno.Verb(PRESS.verb),)
    memory = Loaded
    fixed_facts = (InPresses(),)
    scenario_keys = LauncherKeys
    offers_to = frozenset({"turn", "penalty"})
    settings = uno.settings_of(LauncherSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.odds = EVEN if options.read(LauncherSettings).launcher == "even" else USUAL

    def check(self, rules: uno.RuleSet) -> None:
        """Take the place of the draw pile for everyone who is to draw."""
        self.base = rules.base
        self.base.source = self.presses

    def begun_with(self, keys: LauncherKeys) -> Loaded:
        """Load it with what a scenario says."""
        return Loaded(keys.launcher)

    def offered(
        self, state: uno.GameState, question: uno.Question, seat: int, move: uno.Move
    ) -> uno.Offer | None:
        """Return what `press` does: as much as `draw`, wherever that is an answer. It is not listed beside it."""
        if move != PRESS or question.meant(state, seat, uno.DRAW) is None:
            return None
        return uno.Offer(move, lambda ctx, seat, _move: question.then(ctx, seat, uno.DRAW), closes=True)

    def refusal(
        self, state: uno.GameState, question: uno.Question | None, seat: int, move: uno.Move
    ) -> uno.EngineError | None:
        """Return why nobody can press now: for the reason for which nobody could draw."""
        return self.base.refusal(state, question, seat, uno.DRAW) if move == PRESS else None

    def presses(self, ctx: uno.Ctx, seat: int, count: int, why: str) -> tuple[uno.Card, ...]:
        """Press so many times, and return the cards that came; who is put out by them presses no more (A14)."""
        if ctx.state.memory(self.id, Loaded).until:
            return self.press_until(ctx, seat, why)
        got: tuple[uno.Card, ...] = ()
        for _ in range(count):
            got += self.press(ctx, seat, why)
            if ctx.state.seats[seat] is uno.Seat.OUT:
                break
        return got

    def press_until(self, ctx: uno.Ctx, seat: int, why: str) -> tuple[uno.Card, ...]:
        """Press until at least one card has come; if nothing is left to draw, once (A9). Returns the cards."""
        self.remember(ctx, until=False)
        while True:
            thrown = self.throw(ctx, seat, why)
            # what is thrown may still not come: a rule may keep it back, and would do so for ever
            if thrown or not self.base.can_draw(ctx.state):
                return self.base.draw_from_pile(ctx, seat, thrown, why)

    def press(self, ctx: uno.Ctx, seat: int, why: str) -> tuple[uno.Card, ...]:
        """Press once, and return the cards that came: fewer if there are no more."""
        return self.base.draw_from_pile(ctx, seat, self.throw(ctx, seat, why), why)

    def throw(self, ctx: uno.Ctx, seat: int, why: str) -> int:
        """Let chance say how many cards are thrown; they are still to be given."""
        number, thrown = self.next_throw(ctx)
        ctx.emit(Pressed(seat, thrown, why, number))
        return thrown

    def next_throw(self, ctx: uno.Ctx) -> tuple[int, int]:
        """Return what chance gives, and how many cards are thrown; what is loaded comes first."""
        loaded = ctx.state.memory(self.id, Loaded).counts
        if loaded:
            ctx.emit(uno.Remembered(self.id, Loaded(loaded[1:]) if loaded[1:] else None))
            return -1, loaded[0]
        number = ctx.below(len(self.odds))
        return number, self.odds[number]

    @uno.instead(uno.PenaltyTaken)
    def take_hit(self, ctx: uno.Ctx, taken: uno.PenaltyTaken) -> HitTaken:
        """Say that the penalty is presses; for a Hit-Fire they go on until a card has come."""
        card = ctx.state.memory(uno.Penalty.id, uno.Pending).card
        if card is not None and card.kind is HIT_FIRE:
            self.remember(ctx, until=True)
        return HitTaken(taken.seat, taken.amount)

    def remember(self, ctx: uno.Ctx, *, until: bool) -> None:
        """Note whether the next presses go on until a card has come."""
        counts = ctx.state.memory(self.id, Loaded).counts
        ctx.emit(uno.Remembered(self.id, Loaded(counts, until) if counts or until else None))


class HitFire(uno.Rule):
    """Wild Hit-Fire: the next player presses until at least one card has come, and loses the turn (A9).

    It is no draw card that could be in a chain, but a shield passes it on (A14). Turned up first it hits the first
    player, who names the colour (A10).
    """

    id = "hit-fire"
    role = "part"

    @uno.plays(HIT_FIRE.symbol)
    @uno.acts_last
    async def played(self, ctx: uno.Ctx, play: uno.Play) -> uno.Flow:
        """Ask for the colour, and hit the next player; the launcher knows by the card how long they press."""
        await ctx.rule(uno.Wild).name_color(ctx, play.seat)
        return ctx.rule(uno.Penalty).land(
            ctx, uno.Pending(ctx.state.after(play.seat), 1, play.card, play.seat)
        )

    @uno.starts(HIT_FIRE.symbol, lose_turn=True)
    async def start(self, ctx: uno.Ctx, first: int) -> None:
        """Ask the first player for the colour; they press, and the turn is lost."""
        await ctx.rule(uno.Wild).name_color(ctx, first)
        ctx.rule(Launcher).press_until(ctx, first, "first-card")
