"""Multi-play: several cards with the same symbol in one turn (H2)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from uno_engine import (
    Calls,
    Card,
    Ctx,
    GameState,
    NotAllowed,
    Offer,
    Option,
    Options,
    Penalty,
    PenaltyDropped,
    Pending,
    Playing,
    Question,
    Rule,
    RuleSet,
    Word,
)
from unobot_house.stack import Stack

_ASKED = frozenset({"turn", "penalty", "drawn"})
"""The questions to which several cards may be tried; with a drawn card they are refused, as one try (H2.5, B31)."""


class MultiPlay(Rule):
    """Two or more cards with the same symbol, never black ones, may be played in one turn (H2.1).

    The first must be of the colour in force, or with `lead=any` merely playable; the last one's colour is then in
    force (H2.2). Effects add up (H2.3). Not in a jump-in (H2.4), not with a drawn card (H2.5); several Draw Twos may
    continue a chain (H3.4).
    """

    id = "multi-play"
    requires = ("classic-game",)
    offers_to = frozenset({"turn", "penalty"})
    settings = (
        Word("multi-play", "all", ("all", "numbers"), "Which cards may be played together (H2.1)."),
        Word(
            "lead",
            "colour",
            ("colour", "any"),
            "Whether the first of several must be of the colour in force (H2.2).",
        ),
    )

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.only_numbers = options.word("multi-play") == "numbers"
        self.any_lead = options.word("lead") == "any"

    def check(self, rules: RuleSet) -> None:
        """Find the rules that say what can be played."""
        self.stack = next((rule for rule in rules.rules if isinstance(rule, Stack)), None)
        rules.rule(Calls).several = True

    # --- which -------------------------------------------------------------------------------------------------------

    def leads(self, state: GameState, question: Question, seat: int) -> list[Card]:
        """The cards that several may begin with, as an answer to that question."""
        if seat not in question.asked:
            return []
        if question.why == "penalty" and self.stack is not None:
            found = self.stack.continuing(state, seat)
        elif question.why == "turn":
            found = [option.card for option in question.options(state, seat) if option.card is not None]
            if not self.any_lead and state.color is not None:
                found = [card for card in found if card.color is state.color]
        else:
            found = []
        return [card for card in found if self.goes_together(card)]

    def goes_together(self, card: Card) -> bool:
        """Whether cards like this one may be played together at all."""
        return card.color is not None and (card.number is not None or not self.only_numbers)

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """For each first card and each number of cards, one choice for each last card."""
        hand = state.hands[seat]
        if seat not in question.asked or len({card.symbol for card in hand}) == len(hand):
            return
        for lead in self.leads(state, question, seat):
            rest = [card for card in hand if card.symbol == lead.symbol]
            rest.remove(lead)
            for cards in some_choices(lead, rest):
                yield Offer(play_together(cards), self.take, closes=True)

    def reads(
        self, state: GameState, question: Question, seat: int, words: Sequence[str]
    ) -> tuple[Offer, int] | None:
        """`play r5 g5 b5`, in any order."""
        if words[0] != "play" or seat not in question.waiting() or question.why not in _ASKED:
            return None
        known = {card.code: card for card in state.hands[seat]}
        cards: list[Card] = []
        for word in words[1:]:
            if word not in known:
                break
            cards.append(known[word])
        if len(cards) < 2:
            return None
        self.check_cards(state, question, seat, cards)
        return Offer(play_together(tuple(cards)), self.take, closes=True), 1 + len(cards)

    def check_cards(self, state: GameState, question: Question, seat: int, cards: Sequence[Card]) -> None:
        """Raise NotAllowed if they cannot be played together now."""
        hand = state.hands[seat]
        for card in cards:
            if cards.count(card) > hand.count(card):
                raise NotAllowed("not-held", card=card)
        if any(card.symbol != cards[0].symbol or not self.goes_together(card) for card in cards):
            raise NotAllowed("not-together")
        if cards[0] not in self.leads(state, question, seat):
            raise NotAllowed("cannot-lead", card=cards[0])

    # --- playing -----------------------------------------------------------------------------------------------------

    async def take(self, ctx: Ctx, seat: int, option: Option) -> None:
        """They are laid together; a pending penalty goes on with them."""
        pending = ctx.state.memory(Penalty.id, Pending)
        if pending.amount:
            await ctx.emit(PenaltyDropped(pending.seat))
        await ctx.rule(Playing).play_together(ctx, seat, option.cards, carried=pending.amount)


@lru_cache(maxsize=4096)
def play_together(cards: tuple[Card, ...]) -> Option:
    """The option `play CODE CODE…`."""
    codes = " ".join(card.code for card in cards)
    return Option(f"play {codes}", "play", card=cards[0], cards=cards)


def some_choices(lead: Card, rest: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """For each number of cards and each possible last card, one way to play them."""
    for last in dict.fromkeys(rest):
        between = list(rest)
        between.remove(last)
        for count in range(len(between) + 1):
            yield (lead, *between[:count], last)
