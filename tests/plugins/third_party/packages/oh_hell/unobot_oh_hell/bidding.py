"""The bids: each player says how many tricks they will take, and everybody sees it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, cast

import msgspec

import uno_engine as uno
from unobot_decks.suits import rank
from unobot_decks.tricks import TrickGame

WHY = "bid"
"""What is asked: its prompt is `prompt-bid`."""


class Settings(msgspec.Struct, frozen=True):
    """What the last bidder may say."""

    hook: Annotated[
        bool, uno.YesNo("hook", True, "Whether the last bid may not make the bids add up to the tricks.")
    ]


class Bids(msgspec.Struct, frozen=True):
    """Each bid, as a seat and a number, in the order in which they were made."""

    made: tuple[tuple[int, int], ...] = ()


class BidMade(uno.Event, frozen=True):
    """A player has bid."""

    seat: int
    bid: int


class BidsJudged(uno.Event, frozen=True):
    """The round is over: the seat of each bid, its number, and how many tricks there were."""

    results: tuple[tuple[int, int, int], ...]


class BidsMade(uno.Fact, frozen=True):
    """The bids so far."""

    bids: tuple[tuple[int, int], ...]


class BidsOpen(uno.Fact, frozen=True):
    """Players still bid: from none to so many tricks."""

    tricks: int


class Hooked(uno.Fact, frozen=True):
    """The last bidder may not say this number."""

    barred: int


class Bidding(uno.Rule):
    """Beginning after the dealer, each player bids how many tricks they will take."""

    id = "oh-hell-bids"
    role = "part"
    verbs = (uno.Verb("bid", (uno.Argument(uno.Takes.NUMBER),)),)
    settings = uno.settings_of(Settings)
    memory = Bids
    facts_of_memory = True

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.hook = options.read(Settings).hook

    def check(self, rules: uno.RuleSet) -> None:
        """Look up the game, which knows trumps."""
        super().check(rules)
        self.game = cast("TrickGame", rules.base)

    def made(self, state: uno.GameState) -> Mapping[int, int]:
        """Return the bids by their seats, in the order in which they were made."""
        return dict(state.memory(self.id, Bids).made)

    # --- asking ---

    def begin(self, ctx: uno.Ctx) -> uno.Flow:
        """Have everybody bid: from now on there are bids, if none yet."""
        ctx.emit(uno.Remembered(self.id, Bids()))
        return self.ask_next(ctx)

    def ask_next(self, ctx: uno.Ctx) -> uno.Flow:
        """Ask whoever has not bid yet; the dealer is the last."""
        seat = self.bidder(ctx.state)
        if seat is None:
            return None
        return ctx.ask(seat, self.choices, why=WHY, then=self.note, default=self.sensible)

    def bidder(self, state: uno.GameState) -> int | None:
        """Return who bids next; None if everybody has."""
        made = self.made(state)
        return next((seat for seat in state.order_from(state.dealer) if seat not in made), None)

    def note(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
        """Remember the bid, and ask the next player."""
        bid = move.number or 0
        ctx.emit(BidMade(seat, bid))
        ctx.emit(uno.Remembered(self.id, Bids((*self.made(ctx.state).items(), (seat, bid)))))
        return self.ask_next(ctx)

    def choices(self, state: uno.GameState, seat: int) -> Sequence[uno.Move]:
        """Return the possible bids."""
        barred = self.barred(state, seat)
        return [uno.Move("bid", (bid,)) for bid in range(len(state.hands[seat]) + 1) if bid != barred]

    def barred(self, state: uno.GameState, seat: int) -> int | None:
        """Return the number that this seat may not bid, because with it everybody could be right."""
        made, tricks = self.made(state), len(state.hands[seat])
        last = len(made) == len(state.playing()) - 1
        return tricks - sum(made.values()) if self.hook and last and sum(made.values()) <= tricks else None

    def sensible(self, state: uno.GameState, seat: int) -> uno.Move:
        """Return the bid that is nearest to what the hand seems to be worth, for who does not answer."""
        trumps = self.game.tricks(state).trumps
        worth = sum(likely(card, trumps) for card in state.hands[seat])
        return min(self.choices(state, seat), key=lambda move: abs((move.number or 0) - worth))

    # --- why not ---

    def refusal(
        self, state: uno.GameState, question: uno.Question | None, seat: int, move: uno.Move
    ) -> uno.EngineError | None:
        """Return why that cannot be bid, or why no card can be played before the bids."""
        bidding = question if question is not None and question.why == WHY else None
        if move.verb == "play" and bidding is not None:
            return uno.NotAllowed("bid-first", seat=bidding.waiting()[0])
        if move.verb != "bid":
            return None
        if bidding is None:
            return uno.NotAllowed("bids-closed")
        if seat not in bidding.waiting():
            return uno.NotAllowed("not-your-turn", seat=bidding.waiting()[0])
        tricks = len(state.hands[seat])
        if move.number == self.barred(state, seat):
            return uno.NotAllowed("bid-hooked", bid=move.number, tricks=tricks)
        return uno.NotAllowed("bid-out-of-range", tricks=tricks)

    # --- for everyone to see ---

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Publish the bids, and while players still bid, what can be bid."""
        if made := self.made(state):
            yield BidsMade(tuple(made.items()))
        if (seat := self.bidder(state)) is not None:
            yield BidsOpen(len(state.hands[seat]))
            if (barred := self.barred(state, seat)) is not None:
                yield Hooked(barred)


def likely(card: uno.Card, trumps: uno.Color | None) -> float:
    """Return how likely it is, roughly, that a card takes a trick."""
    high = max(0, rank(card) - 10) / 4
    return max(high, 0.3) if card.color is trumps else high * 0.8
