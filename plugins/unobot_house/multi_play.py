"""Multi-play: several cards with the same symbol in one turn (H2)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Literal

import msgspec

import uno_engine as uno
from unobot_house.chains import Stack

_ASKED = frozenset({"turn", "penalty", "drawn"})
"""The questions to which several cards may be tried; with a drawn card they are refused, as one try (H2.5, B31)."""


_PAIR = 2


class MultiPlaySettings(msgspec.Struct, frozen=True):
    """Which cards may be played together, and with which of them first."""

    multi_play: Annotated[
        Literal["all", "numbers", "pairs"],
        uno.Word(
            "multi-play",
            "all",
            ("all", "numbers", "pairs"),
            "Which cards may be played together (H2.1, H2.6).",
        ),
    ]
    lead: Annotated[
        Literal["colour", "any"],
        uno.Word(
            "lead",
            "colour",
            ("colour", "any"),
            "Whether the first of several must have the current colour (H2.2).",
        ),
    ]


class MultiPlay(uno.Rule):
    """You may play two or more cards with the same symbol in one turn, but no black ones (H2.1).

    The first must be of the colour in force, or with `lead=any` merely playable; the last one's colour is then in
    force (H2.2). Effects add up (H2.3). Not in a jump-in (H2.4), not with a drawn card (H2.5); several Draw Twos may
    continue a chain (H3.4).
    """

    id = "multi-play"
    requires = ("classic-game",)
    offers_to = frozenset({"turn", "penalty"})
    settings = uno.settings_of(MultiPlaySettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        chosen = options.read(MultiPlaySettings)
        self.only_numbers = chosen.multi_play == "numbers"
        self.pairs = chosen.multi_play == "pairs"
        self.any_lead = chosen.lead == "any"

    def check(self, rules: uno.RuleSet) -> None:
        """Find `stack`, if it is at the table, and the rule that plays cards; allow UNO calls for plays of several cards."""
        self.stack = next((rule for rule in rules.rules if isinstance(rule, Stack)), None)
        self.playing, self.alone = rules.rule(uno.Playing), rules.alone
        rules.rule(uno.Calls).several = True

    def may_lead(
        self, state: uno.GameState, question: uno.Question, seat: int, card: uno.Card, times: int = 2
    ) -> bool:
        """Whether so many cards may be played at this question with that card as the first (H2.2, H2.6, H3.4)."""
        if not self.goes_together(card):
            return False
        if question.why == "penalty":
            return self.stack is not None and self.stack.may_continue(state, card, times)
        if question.why != "turn":
            return False
        in_color = self.any_lead or self.pairs or state.color is None or card.color is state.color
        return in_color and question.meant(state, seat, uno.play(card)) is not None

    def goes_together(self, card: uno.Card) -> bool:
        """Whether cards like this one may be played together at all."""
        if card.color is None or card.symbol in self.alone:
            return False
        return card.number is not None or not self.only_numbers

    def offers(self, state: uno.GameState, question: uno.Question, seat: int) -> Iterable[uno.Offer]:
        """List some of the possible plays: all of them would be too many (see `some_choices`); `offered` takes any."""
        hand = state.hands[seat]
        if seat not in question.asked or len({card.symbol for card in hand}) == len(hand):
            return
        for lead in dict.fromkeys(hand):
            rest = [card for card in hand if card.symbol == lead.symbol]
            rest.remove(lead)
            if rest and self.may_lead(state, question, seat, lead):
                for cards in self.choices(lead, rest):
                    # an extra card may bring a chain above what is allowed, or leave the last one on a forbidden card
                    if self.reason_against(state, question, seat, cards) is None:
                        yield uno.Offer(uno.play_together(cards), self.take, closes=True)

    def choices(self, lead: uno.Card, rest: Sequence[uno.Card]) -> Iterable[tuple[uno.Card, ...]]:
        """Return some of the plays that begin with that card."""
        if self.pairs:
            return [(lead, card) for card in rest if card.face is lead.face][:1]
        return some_choices(lead, rest)

    def offered(
        self, state: uno.GameState, question: uno.Question, seat: int, move: uno.Move
    ) -> uno.Offer | None:
        """Return what playing these cards does, in whatever order they are named; None if they cannot be played together."""
        if not is_several(move) or seat not in question.waiting():
            return None
        if self.reason_against(state, question, seat, move.cards) is not None:
            return None
        return uno.Offer(move, self.take, closes=True)

    def refusal(
        self, state: uno.GameState, question: uno.Question | None, seat: int, move: uno.Move
    ) -> uno.NotAllowed | None:
        """Return why several cards cannot be played together; None for other moves and outside one's turn."""
        if question is None or not is_several(move):
            return None
        if seat not in question.waiting() or question.why not in _ASKED:
            return None
        return self.reason_against(state, question, seat, move.cards)

    def reason_against(
        self, state: uno.GameState, question: uno.Question, seat: int, cards: Sequence[uno.Card]
    ) -> uno.NotAllowed | None:
        """Return why these cards cannot be played together now; None if they can."""
        hand = state.hands[seat]
        for card in cards:
            if cards.count(card) > hand.count(card):
                return uno.NotAllowed("not-held", card=card)
        if any(card.symbol != cards[0].symbol or not self.goes_together(card) for card in cards):
            return uno.NotAllowed("not-together")
        if self.pairs and (len(cards) > _PAIR or cards[0].face is not cards[1].face):
            return uno.NotAllowed("only-pairs")
        if not self.may_lead(state, question, seat, cards[0], len(cards)):
            return uno.NotAllowed("cannot-lead", card=cards[0])
        return self.playing.refused_as_last(state, seat, cards)

    def take(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
        """Lay the cards together; a pending penalty is handed on with them."""
        pending = ctx.state.memory(uno.Penalty.id, uno.Pending)
        if pending.amount:
            ctx.emit(uno.PenaltyDropped(pending.seat))
        return self.playing.play_together(ctx, seat, move.cards, carried=pending.amount)


def is_several(move: uno.Move) -> bool:
    """Whether that is a play of several cards, and of nothing else."""
    return move.verb == "play" and len(move.args) > 1 and all(isinstance(arg, uno.Card) for arg in move.args)


def some_choices(lead: uno.Card, rest: Sequence[uno.Card]) -> Iterator[tuple[uno.Card, ...]]:
    """Yield one play for each number of cards and each last card: only the first and last card matter (H2.2)."""
    for last in dict.fromkeys(rest):
        between = list(rest)
        between.remove(last)
        for count in range(len(between) + 1):
            yield (lead, *between[:count], last)
