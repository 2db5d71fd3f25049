"""The card Combo, and four equal numbers at once (X-Combo)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from operator import attrgetter

import msgspec

import uno_engine as uno
from unobot_extended.asking import name_last
from unobot_extended.card import ExtendedCard, Laying, black
from unobot_extended.playing import Combining, ExtendedPlaying
from unobot_extended.state import Added


class DrawnNumbers(msgspec.Struct, frozen=True):
    """The set of numbers that is printed on the Combo in this round."""

    numbers: tuple[int, ...] = ()


class ComboNumbers(uno.Fact, frozen=True):
    """The numbers printed on the Combo, published to everyone."""

    combo: tuple[int, ...]


class NumbersPrinted(uno.Event, frozen=True):
    """The numbers that the Combo has in this round."""

    numbers: tuple[int, ...]


class Combo(ExtendedCard, Combining):
    """Any colour: a plain coloured card, or played with the set of numbers printed on it, all at once.

    The set is drawn at the start from three numbers of 0-9. Four equal numbers may also be played at once (X-Combo).
    Here it is of the colour that its player names with it, and so can always be played.
    """

    id = "x-combo"
    printed = (black("combo", "Combo", figure="combo"),)
    dropped = True
    sets_last = True
    sheds = True
    together = 4
    memory = DrawnNumbers
    facts_of_memory = True

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.combining = self.added

    def check(self, rules: uno.RuleSet) -> None:
        """Find the rule that knows what may be played."""
        self.playing = rules.rule(ExtendedPlaying)

    @uno.after(uno.RoundBegan)
    def print_numbers(self, ctx: uno.Ctx, began: uno.RoundBegan) -> None:
        """Draw the three numbers printed on it, and tell them."""
        if self.added:
            numbers = tuple(sorted(ctx.shuffled(range(10))[:3]))
            ctx.emit(uno.Remembered(self.id, DrawnNumbers(numbers)))
            ctx.emit(NumbersPrinted(numbers))

    async def name(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Ask for its colour, and whether the printed numbers go with it, if the player holds all three."""
        await name_last(ctx, laying)
        numbers = list(ctx.state.memory(self.id, DrawnNumbers).numbers)
        hand = [card for card in ctx.state.hands[laying.seat] if card.number in numbers]
        if not numbers or {card.number for card in hand} != set(numbers):
            return

        def fits(cards: tuple[uno.Card, ...]) -> bool:
            return not cards or sorted(card.number or 0 for card in cards) == numbers

        move = await ctx.ask_cards(
            laying.seat, hand, 0, 3, why="combo", default=uno.PICK_NONE, check=fits, private=False
        )
        laying.cards = move.cards
        if laying.cards:
            ctx.emit(Added(laying.seat, laying.cards))

    def combined(self, state: uno.GameState, seat: int) -> Iterator[uno.Move]:
        """List four equal numbers at once, if one of them could be played; each of the four as the last one."""
        if not self.added:
            return
        hand = state.hands[seat]
        for number, count in Counter(map(_number, hand)).items():
            if count < self.together or number is None:
                continue
            cards = sorted((card for card in hand if card.number == number), key=_code)
            for four in dict.fromkeys(combinations(cards, self.together)):
                if self.combines(state, seat, four):
                    # each of the four as the one that becomes last
                    for lying in dict.fromkeys(four):
                        others = list(four)
                        others.remove(lying)
                        yield uno.play_together((*others, lying))

    def combines(self, state: uno.GameState, seat: int, cards: Sequence[uno.Card]) -> bool:
        """Whether they are four equal numbers of which one could be played, in whatever order."""
        numbers = {card.number for card in cards}
        if not self.added or len(cards) != self.together or len(numbers) > 1 or None in numbers:
            return False
        following = self.playing.matching.following(state)
        return any(card in following and self.playing.free(state, seat, card) for card in cards)

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Publish the printed numbers."""
        numbers = state.memory(self.id, DrawnNumbers).numbers
        return (ComboNumbers(numbers),) if numbers else ()


_number = attrgetter("number")
_code = attrgetter("code")
