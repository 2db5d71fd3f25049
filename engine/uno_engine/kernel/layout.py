"""A table laid out by hand instead of dealt: for rulebook cases, puzzles and tests."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import NotAllowed
from uno_engine.kernel.events import Event, Joined, Remembered, RoundBegan
from uno_engine.kernel.game import Game
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.state import GameState


@dataclass(frozen=True, slots=True)
class Layout:
    """What lies where. What is left open is as after a usual deal.

    `hands` are by seat; a seat without one is dealt to. `draw` is the draw pile's top, first card first; the rest of
    the deck lies under it, shuffled. `top` lies on the discard pile and takes no effect; `flip` is about to be turned
    up as the first card, with its effect. `zones` are the cards in other places, by the place's name. `color` may be
    `none`: any will do. `keys` are those of rules, by their ids: what a rule begins with (`Rule.begun_with`).
    """

    hands: Mapping[int, Sequence[Card]] = field(default_factory=dict)
    draw: Sequence[Card] = ()
    top: Card | None = None
    flip: Card | None = None
    zones: Mapping[str, Sequence[Card]] = field(default_factory=dict)
    color: Color | Literal["none"] | None = None
    direction: Literal[1, -1] = 1
    dealer: int | None = None
    turn: int | None = None
    keys: Mapping[str, msgspec.Struct] = field(default_factory=dict)

    def named(self) -> Counter[Card]:
        """How often each card is named anywhere in it."""
        places = (*self.hands.values(), self.draw, *self.zones.values())
        one = [card for card in (self.top, self.flip) if card is not None]
        return Counter(one + [card for place in places for card in place])


class LaidOut(Event, frozen=True):
    """The cards of a round that has begun were laid out. Nobody is told."""

    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    discard: tuple[Card, ...]
    zones: dict[str, tuple[Card, ...]]
    phase: str

    def apply(self, state: GameState) -> None:
        """Put the cards where the layout has them, and go to the phase that begins there."""
        state.hands = [list(hand) for hand in self.hands]
        state.draw = list(self.pile)
        state.discard = list(self.discard)
        state.top = self.discard[-1] if self.discard else None
        state.color = state.top.color if state.top else None
        state.zones = {**state.zones, **self.zones}
        state.phase = self.phase

    def seen_by(self, seat: int | None) -> None:
        """Nobody is told: it shows all hands."""


def laid_out(rules: RuleSet, names: Sequence[str], layout: Layout, seed: bytes) -> Game:
    """A game in its first round, laid out so; the last seat deals unless it is said otherwise.

    Raises NotAllowed (`too-many-cards`) if a card is named more often than the deck has it.
    """
    ctx = Ctx(rules, GameState(), seed)
    for seat, name in enumerate(names):
        ctx.emit(Joined(seat, name))
    dealer = len(names) - 1 if layout.dealer is None else layout.dealer
    deck = rules.deck_for(len(names)).cards
    ctx.emit(RoundBegan(1, dealer, tuple(deck)))
    ctx.emit(_lay(ctx, layout, _rest(deck, layout)))
    state = ctx.state
    state.turn = rules.base.first_seat(state) if layout.turn is None else layout.turn
    state.direction = layout.direction
    for id_, keys in layout.keys.items():
        ctx.emit(Remembered(id_, rules.by_id[id_].begun_with(keys)))
    if layout.color is not None:
        state.color = None if layout.color == "none" else layout.color
    return Game(rules, seed, state=state)


def _rest(deck: Sequence[Card], layout: Layout) -> list[Card]:
    """The cards that the layout does not name."""
    counts, named = Counter(deck), layout.named()
    for card, count in named.items():
        if count > counts[card]:
            raise NotAllowed("too-many-cards", card=card, there=counts[card])
    return list((counts - named).elements())


def _lay(ctx: Ctx, layout: Layout, rest: list[Card]) -> LaidOut:
    """The event that lays the cards out; hands and piles that the layout leaves open come from the shuffled `rest`."""
    rest = ctx.shuffled(rest)
    hands: list[tuple[Card, ...]] = []
    for seat in range(len(ctx.state.seats)):
        count = min(ctx.rules.base.dealt_to(len(ctx.state.seats)), len(rest))
        hands.append(
            tuple(layout.hands[seat] if seat in layout.hands else (rest.pop() for _ in range(count)))
        )
    opening = layout.top is None and not layout.zones
    flip = layout.flip or (rest.pop() if opening and rest else None)
    pile = [*rest, *reversed(layout.draw), *([flip] if flip else [])]
    return LaidOut(
        tuple(hands),
        tuple(pile),
        (layout.top,) if layout.top else (),
        {name: tuple(cards) for name, cards in layout.zones.items()},
        "open" if opening else "turn",
    )
