"""Attack: its cards (A1, A6-A10, A12) and its deck in three editions (A1)."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal

import msgspec

import uno_engine as uno
from unobot_attack.launcher import HIT_FIRE, HitFire, Launcher

HIT_ONE: Final = uno.Kind("h1", "Hit One", 20, spellings=("hit1",))
HIT_TWO: Final = uno.Kind("h2", "Hit Two", 20, spellings=("hit2",))
DISCARD_ALL: Final = uno.Kind(uno.DiscardAll.symbol, "Discard All", 30)
TRADE_HANDS: Final = uno.Kind("th", "Trade Hands", 30, spellings=("trade",))
ATTACK_ATTACK: Final = uno.Kind(
    "wa", "Wild Attack-Attack", 50, spellings=("attack", "attack attack", "attack-attack", "wild attack")
)
HIT_FOUR: Final = uno.Kind("wh4", "Wild Hit Four", 50, spellings=("hit4", "hit four"))
ALL_HIT: Final = uno.Kind("wah", "Wild All Hit", 50, spellings=("all hit",))
CUSTOMIZABLE: Final = tuple(
    uno.Kind(f"wc{n}", f"Wild Customizable {n}", 50, spellings=(f"custom{n}", f"customizable {n}"))
    for n in (1, 2, 3)
)

_NUMBERS: Final = tuple("123456789")

COLOURED: Final[Mapping[str, Mapping[str | uno.Kind, int]]] = {
    "new": {uno.Reverse.symbol: 1, uno.Skip.symbol: 2, HIT_ONE: 1, HIT_TWO: 2, DISCARD_ALL: 2},
    "custom": {uno.Reverse.symbol: 1, uno.Skip.symbol: 2, HIT_TWO: 2, DISCARD_ALL: 2},
    "old": {uno.Reverse.symbol: 2, uno.Skip.symbol: 2, HIT_TWO: 2, DISCARD_ALL: 1, TRADE_HANDS: 1},
}
"""How many of each in each colour, by edition; the classic game's cards by their symbols."""

BLACK: Final[Mapping[str, Mapping[str | uno.Kind, int]]] = {
    "new": {"w": 4, ATTACK_ATTACK: 4},
    "custom": {"w": 4, ATTACK_ATTACK: 4, **dict.fromkeys(CUSTOMIZABLE, 1), HIT_FOUR: 1},
    "old": {"w": 4, ALL_HIT: 2, HIT_FIRE: 2},
}
"""How many black ones of each."""


def counts(edition: str, classic: uno.Deck) -> Mapping[uno.Card, int]:
    """Return the 112 cards of an edition in their order, those that the classic game has too taken from its deck."""
    wanted: dict[str | uno.Kind, int] = {**dict.fromkeys(_NUMBERS, 2), **COLOURED[edition], **BLACK[edition]}
    found: dict[uno.Card, int] = {}
    for what, count in wanted.items():
        if isinstance(what, str):
            cards = [card for card in classic.counts if card.symbol == what]
        else:
            cards = [uno.Card.of(None, what)] if what.symbol.startswith("w") else list(uno.each_color(what))
        found |= dict.fromkeys(cards, count)
    return found


class HitOne(uno.DrawCard):
    """Hit One: the next player presses once and loses the turn, whatever comes (A6)."""

    id = "hit-one"
    symbol = HIT_ONE.symbol
    amount = 1


class HitTwo(uno.DrawCard):
    """Hit Two: the next player presses twice and loses the turn, whatever comes (A6)."""

    id = "hit-two"
    symbol = HIT_TWO.symbol
    amount = 2
    follows_itself = True


class WildHitFour(uno.WildHit):
    """Wild Hit Four: its player names the colour, the next player presses four times and loses the turn (A6)."""

    id = "wild-hit-four"
    symbol = HIT_FOUR.symbol
    amount = 4


class AllHit(uno.Rule):
    """Wild All Hit: its player names the colour, every other player presses once; no turn is lost (A9).

    Turned up first: the first player names the colour, then everyone presses once, and that player plays (A10).
    """

    id = "all-hit"
    role = "part"

    @uno.plays(ALL_HIT.symbol)
    @uno.acts_last
    async def played(self, ctx: uno.Ctx, play: uno.Play) -> None:
        """Ask for the colour, and let all others press, from the next player on."""
        await ctx.rule(uno.Wild).name_color(ctx, play.seat)
        self.hit(ctx, [seat for seat in ctx.state.order_from(play.seat) if seat != play.seat])
        ctx.emit(uno.TurnGoesTo(ctx.state.after(play.seat)))

    @uno.starts(ALL_HIT.symbol)
    async def start(self, ctx: uno.Ctx, first: int) -> None:
        """Ask the first player for the colour, and let everyone press, from that player on."""
        await ctx.rule(uno.Wild).name_color(ctx, first)
        self.hit(ctx, [first, *(seat for seat in ctx.state.order_from(first) if seat != first)])

    def hit(self, ctx: uno.Ctx, seats: Sequence[int]) -> None:
        """Let these players press once, in this order."""
        for seat in seats:
            ctx.rules.base.draw(ctx, seat, 1, "all-hit")


_PRESSES = 2


class AttackAttack(uno.Rule):
    """Wild Attack-Attack: its player names a colour and any other player, who presses twice; no turn is lost (A8)."""

    id = "attack-attack"
    role = "part"

    @uno.plays(ATTACK_ATTACK.symbol)
    @uno.acts_last
    @uno.never_first
    async def played(self, ctx: uno.Ctx, play: uno.Play) -> None:
        """Ask for the colour and for the player, who presses; then the next one has the turn."""
        await ctx.rule(uno.Wild).name_color(ctx, play.seat)
        choice = await ctx.ask(play.seat, uno.pick_others, why="attack", default=uno.pick_next)
        assert choice.seat is not None
        ctx.rules.base.draw(ctx, choice.seat, _PRESSES, "attack")
        ctx.emit(uno.TurnGoesTo(ctx.state.after(play.seat)))


class TradeHands(uno.Rule):
    """Trade Hands: its player must swap hands with a player of choice; it cannot be the last card (A9)."""

    id = "trade-hands"
    role = "part"

    @uno.plays(TRADE_HANDS.symbol)
    @uno.never_first
    @uno.never_last
    def played(self, ctx: uno.Ctx, play: uno.Play) -> uno.Flow:
        """Ask with whom; of two players it is the other, unasked."""
        return ctx.ask(play.seat, uno.pick_others, why="swap", then=self.swap, default=uno.pick_next)

    def swap(self, ctx: uno.Ctx, seat: int, choice: uno.Move) -> None:
        """Swap the two hands, and pass the turn."""
        assert choice.seat is not None
        uno.swap_hands(ctx, seat, choice.seat)
        ctx.emit(uno.TurnGoesTo(ctx.state.after(seat)))


_CARDS = (AllHit, AttackAttack, uno.DiscardAll, HitFire, HitOne, HitTwo, TradeHands, WildHitFour)
_CUSTOM = (
    "customizable", "custom-charade", "custom-dare", "custom-encore", "custom-everyone-draws", "custom-plain", "custom-purge",
)  # fmt: skip
"""The rules of the customizable cards, which another plugin brings."""
_OF_WILD_DRAW_FOUR = (
    "wd4",
    "challenge-by",
    "challenge-success",
    "challenge-turn",
    "challenge-guilty",
    "challenge-innocent",
)
_OF_DRAWING = ("draw", "play-drawn", "wild-follow")


class AttackSettings(msgspec.Struct, frozen=True):
    """Which cards it has."""

    edition: Annotated[
        Literal["new", "custom", "old"],
        uno.Word("edition", "new", ("new", "custom", "old"), "Which boxes the cards are from (A1)."),
    ]


class Attack(uno.Rule):
    """112 cards, many of which hit the others with a launcher that throws cards (A1-A17)."""

    id = "attack"
    role = "deck"
    requires = ("classic-game",)
    includes = (Launcher.id, *(rule.id for rule in _CARDS), *_CUSTOM)
    conflicts = {"force-play": "nothing-drawn-is-played"}  # noqa: RUF012  # declared as a ClassVar by Rule
    refuses = {  # noqa: RUF012  # as above
        **dict.fromkeys(_OF_WILD_DRAW_FOUR, "attack-no-wild-draw-four"),
        **dict.fromkeys(_OF_DRAWING, "launcher-draws"),
    }
    presets = {"play-drawn": "never"}  # noqa: RUF012  # as above
    before = ("double-deck",)
    settings = uno.settings_of(AttackSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.edition = options.read(AttackSettings).edition

    def changed_deck(self, deck: uno.Deck, seats: int) -> uno.Deck:
        """Return the cards of the edition in the place of those that were there."""
        return uno.Deck(self.id, counts(self.edition, deck))
