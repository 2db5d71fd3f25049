"""Combo."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations

import msgspec

from uno_engine import (
    Card,
    Ctx,
    Event,
    GameState,
    Option,
    Question,
    Remembered,
    RoundBegan,
    RuleSet,
    after,
    pick_cards,
)
from unobot_extended import kinds
from unobot_extended.asking import name_last
from unobot_extended.card import Laying, Turn
from unobot_extended.dropped.dropped import DroppedCard
from unobot_extended.events import Added
from unobot_extended.playing import Combining, Playing


class Printed(msgspec.Struct, frozen=True):
    """The set of numbers that is printed on the Combo in this round."""

    numbers: tuple[int, ...] = ()


class NumbersPrinted(Event, frozen=True):
    """The numbers that the Combo has in this round."""

    numbers: tuple[int, ...]


class Combo(DroppedCard, Combining):
    """Any colour: a plain coloured card, or played with the set of numbers printed on it, all at once.

    The set is drawn at the start from three numbers of 0-9. Four equal numbers may also be played at once (X-Combo).
    Here it is of the colour that its player names with it, and so can always be played.
    """

    id = "x-combo"
    symbols = ("combo",)
    kind = kinds.COMBO
    sets_last = True
    memory = Printed

    @after(RoundBegan)
    async def print_numbers(self, ctx: Ctx, began: RoundBegan) -> None:
        """Draw its three numbers."""
        del began
        if self.wanted:
            numbers = tuple(sorted(ctx.shuffled(range(10))[:3]))
            await ctx.emit(Remembered(self.id, Printed(numbers)))
            await ctx.emit(NumbersPrinted(numbers))

    def check(self, rules: RuleSet) -> None:
        """The rule that knows what fits."""
        self.playing = rules.rule(Playing)

    def printed(self, state: GameState) -> list[int]:
        """Its numbers."""
        return list(state.memory(self.id, Printed).numbers)

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """Its colour, and whether the printed set goes with it."""
        laying = await name_last(ctx, laying)
        numbers = self.printed(ctx.state)
        hand = [card for card in ctx.state.hands[laying.seat] if card.number in numbers]
        if not numbers or {card.number for card in hand} != set(numbers):
            return laying

        def fits(cards: tuple[Card, ...]) -> bool:
            return not cards or sorted(card.number or 0 for card in cards) == numbers

        cards = await ctx.ask_cards(
            laying.seat, hand, 0, 3, why="combo", default=pick_cards(()), check=fits, private=False
        )
        if cards:
            await ctx.emit(Added(laying.seat, cards))
        return replace(laying, cards=cards)

    def combined(self, state: GameState, turn: Turn) -> Iterator[Option]:
        """Four equal numbers at once, if one of them could be played; the last one named becomes last."""
        if not self.wanted:
            return
        for number in range(10):
            cards = [card for card in state.hands[turn.seat] if card.number == number]
            if len(cards) < 4:
                continue
            for four in dict.fromkeys(combinations(sorted(cards, key=_code), 4)):
                rule = self.playing.cards[four[0].symbol]
                if any(rule.fits(state, turn.seat, card) and card is not turn.barred for card in four):
                    yield from together(four)

    def spelled(self, state: GameState, question: Question, seat: int, words: list[str]) -> list[str]:
        """Four equal numbers may be typed in any order; the last one stays last."""
        del state, question, seat
        if len(words) == 5 and words[0] == "play" and len({word[1:] for word in words[1:]}) == 1:
            return ["play", *sorted(words[1:4]), words[4]]
        return words

    def shows(self, state: GameState, seat: int | None) -> Mapping[str, object]:
        """The printed numbers, for everyone to see."""
        del seat
        return {"combo": tuple(self.printed(state))} if self.wanted else {}


def together(four: tuple[Card, ...]) -> Iterator[Option]:
    """The options to lay these four at once, with each of them as the last."""
    for last in dict.fromkeys(four):
        others = list(four)
        others.remove(last)
        codes = " ".join(card.code for card in (*others, last))
        yield Option(f"play {codes}", "play", card=last, cards=tuple(others))


def _code(card: Card) -> str:
    return card.code
