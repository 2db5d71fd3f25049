"""The card Gambler (X-Gambler)."""

from dataclasses import dataclass, field
from fractions import Fraction

import uno_engine as uno
from unobot_extended.asking import ask_target
from unobot_extended.card import ExtendedCard, Laying, black
from unobot_extended.cards.duel import decision, discard_two

SIGNS = "+-*/"
OTHER_SIGNS = {"*": "×", "/": "÷", "-": "−"}
"""How these signs are written on paper, and may be typed, too."""
PRIZES = (uno.pick("discard"), uno.pick("draw"))


class PutUp(uno.Event, frozen=True):
    """A player put up numbers for a Gambler."""

    seat: int
    cards: tuple[uno.Card, ...]

    seen_by = uno.seen_by_all


class Reckoned(uno.Event, frozen=True):
    """A player used one of the numbers; `result` is what they have now, as it is written."""

    seat: int
    number: int
    sign: str
    result: str


class GambleWon(uno.Event, frozen=True):
    """A Gambler is decided: `seat` has more than `of`."""

    seat: int
    of: int


class GambleTied(uno.Event, frozen=True):
    """A Gambler is decided: both have the same."""

    seat: int
    of: int


@dataclass(frozen=True, slots=True)
class Sum:
    """A result, exact also after ÷0: a plain number, and multiples of ∞, ∞², …, where ∞ is 1 divided by 0.

    >>> one = Sum().go("+", 1)
    >>> one.go("/", 0) > one.go("*", 9), str(one.go("/", 0)), str(one.go("/", 2))
    (True, '1∞', '1/2')
    """

    parts: tuple[Fraction, ...] = field(default=(Fraction(0),))
    """The plain number first, then how much of ∞, ∞², …"""

    def go(self, sign: str, number: int) -> "Sum":
        """Return the result of one operation; a division by 0 is one by an infinitely small positive number."""
        first, *rest = self.parts
        if sign == "+":
            return Sum((first + number, *rest))
        if sign == "-":
            return Sum((first - number, *rest))
        if sign == "*":
            return Sum(tuple(part * number for part in self.parts))
        if number == 0:
            return Sum((Fraction(0), *self.parts))
        # From here on the number is not 0: that case has moved every part one power up.
        return Sum(tuple(part / number for part in self.parts))

    def __gt__(self, other: "Sum") -> bool:
        return self.rank(other) > other.rank(self)

    def rank(self, other: "Sum") -> list[Fraction]:
        """Return the parts, largest power first, filled up to the length of the longer of the two: so they compare."""
        longer = max(len(self.parts), len(other.parts))
        return [*reversed((*self.parts, *(Fraction(0),) * (longer - len(self.parts))))]

    def __str__(self) -> str:
        signs = ("", "∞", *(f"∞^{n}" for n in range(2, len(self.parts))))
        parts = [f"{part}{sign}" for part, sign in zip(self.parts, signs, strict=False) if part]
        return " + ".join(reversed(parts)) or "0"


class Gambler(ExtendedCard):
    """Black. Choose an opponent; each puts up four numbers (short ones draw up to four numbers first).

    Infinity is excluded. From 0, they take turns: pick one of the eight in an order of one's own, and an operation of
    + − × ÷ on one's own result (÷0 counts as division by an infinitely small positive number). The higher result
    discards two cards or makes the other draw four (X-Gambler). The numbers put up go under last.
    """

    id = "x-gambler"
    printed = (black("gambler", "Gambler", figure="gambler"),)
    dropped = True
    asks_on = True
    sheds = True
    words = ("discard", "draw", *SIGNS, *OTHER_SIGNS.values())

    def name(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        """Ask for the opponent."""
        return ask_target(ctx, laying)

    async def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Let both put up numbers and calculate, and settle the result."""
        both = (laying.seat, laying.target)
        numbers: list[int] = []
        for seat in both:
            cards = await self.put_up(ctx, seat)
            numbers += [card.number or 0 for card in cards]
        winner = await self.reckon(ctx, both, numbers)
        ctx.emit(decision(GambleWon, GambleTied, both, winner))
        if winner is not None:
            await self.settle(ctx, winner, both[0] if winner == both[1] else both[1])

    async def put_up(self, ctx: uno.Ctx, seat: int) -> tuple[uno.Card, ...]:
        """Let a player put up four numbers and return them, drawing up to four first; fewer if no more can be had."""
        while len(numbers_of(ctx.state, seat)) < 4:
            if not ctx.rules.base.draw(ctx, seat, 1, "gambler"):
                break
        able = numbers_of(ctx.state, seat)
        cards = (
            await ctx.ask_cards(
                seat,
                able,
                4,
                4,
                why="put-up",
                default=lambda state, seat: uno.pick_cards(numbers_of(state, seat)[:4]),
                private=False,
            )
        ).cards
        ctx.emit(PutUp(seat, cards))
        if cards:
            ctx.emit(uno.Discarded(seat, cards))
        return cards

    async def reckon(self, ctx: uno.Ctx, both: tuple[int, int], numbers: list[int]) -> int | None:
        """Let both use all the numbers, each in an order of their own; return who has more, None for a tie."""
        left = {seat: sorted(numbers) for seat in both}
        sums = {seat: Sum() for seat in both}
        for _ in numbers:
            for seat in both:
                number, sign = await self.step(ctx, seat, left[seat])
                left[seat].remove(number)
                sums[seat] = sums[seat].go(sign, number)
                ctx.emit(Reckoned(seat, number, OTHER_SIGNS.get(sign, sign), str(sums[seat])))
        mine, theirs = (sums[seat] for seat in both)
        if mine > theirs:
            return both[0]
        return both[1] if theirs > mine else None

    async def step(self, ctx: uno.Ctx, seat: int, numbers: list[int]) -> tuple[int, str]:
        """Ask for one of the numbers that are left and a sign (`pick 7 +`), and return them."""
        left = list(dict.fromkeys(numbers))
        options = [uno.pick(number, sign) for number in left for sign in SIGNS]
        written = {
            uno.pick(number, other): uno.pick(number, sign)
            for number in left
            for sign, other in OTHER_SIGNS.items()
        }
        choice = await ctx.ask(seat, options, why="reckon", synonyms=written)
        assert choice.number is not None
        return choice.number, choice.word

    async def settle(self, ctx: uno.Ctx, winner: int, loser: int) -> None:
        """Let the winner discard two cards, or make the other draw four."""
        choice = await ctx.ask(winner, PRIZES, why="gambler-won")
        if choice.word == "draw":
            ctx.rules.base.draw(ctx, loser, 4, "gambler")
        elif ctx.state.hands[winner]:
            await discard_two(ctx, winner)


def numbers_of(state: uno.GameState, seat: int) -> list[uno.Card]:
    """Return the number cards of a hand; an Infinity is none here."""
    return [card for card in state.hands[seat] if card.number is not None]
