"""A table laid out by hand instead of dealt: for rulebook cases, puzzles and tests."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.errors import NotAllowed
from uno_engine.kernel.events import Event, Joined, Remembered, RoundBegan
from uno_engine.kernel.game import Game
from uno_engine.kernel.rules import Ctx, RuleSet
from uno_engine.kernel.state import GameState

__all__ = ["Layout", "laid_out"]


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of cards at the beginning of a scenario. All that it leaves open is as after a usual deal.

    One face may stand for a two-faced card: it means the first card of the deck with that face which the layout has not
    named before. The order is hands by seats, `top` or `flip`, `under`, `draw`, `bottom`, zones.

    `hands` are by seat; a seat without one is dealt to. `draw` is the draw pile's top, first card first; the rest of
    the deck lies under it, shuffled; `bottom` lies under that, the lowest first. `under` lies under `top`, likewise. `top` lies on the discard pile and takes no effect; `flip` is about to be turned
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
    under: Sequence[Card] = ()
    bottom: Sequence[Card] = ()
    side: str = ""
    """The side in play, by its name; empty: that with which a round begins."""
    keys: Mapping[str, msgspec.Struct] = field(default_factory=dict)

    def named(self) -> Counter[Card]:
        """Return how often each card is named anywhere in it."""
        places = (*self.hands.values(), self.draw, *self.zones.values(), self.under, self.bottom)
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
        """Tell nobody: it shows all hands."""


def laid_out(rules: RuleSet, names: Sequence[str], layout: Layout, seed: bytes) -> Game:
    """Return a game in its first round, laid out so; the last seat deals unless it is said otherwise.

    What happened until then, as the effect of a card that was turned up (`flip`), is not among the events of the game.
    Raises NotAllowed (`too-many-cards`) if a card is named more often than the deck has it.
    """
    ctx = Ctx(rules, GameState(), seed)
    for seat, name in enumerate(names):
        ctx.emit(Joined(seat, name))
    dealer = len(names) - 1 if layout.dealer is None else layout.dealer
    ctx.emit(RoundBegan(1, dealer, rules.deck_for(len(names)).cards))
    state = ctx.state
    # the pile, and not the deck: a rule may have laid other backs to the cards
    deck: Sequence[Card] = state.draw
    if rules.two_faced:
        side = layout.side or next(iter(rules.deck.sides))
        deck = [card if card.kind.side == side else card.turned for card in deck]
        layout = _WholeCards(deck, layout, side).layout
    ctx.emit(_lay(ctx, layout, deck))
    state.turn = rules.base.first_seat(state) if layout.turn is None else layout.turn
    state.direction = layout.direction
    for id_, keys in layout.keys.items():
        ctx.emit(Remembered(id_, rules.by_id[id_].begun_with(keys)))
    if layout.color is not None:
        state.color = None if layout.color == "none" else layout.color
    return Game(rules, seed, state=state)


class _WholeCards:
    """Finds the whole cards of a layout: first those that it names as such, then one after the other those for its faces."""

    def __init__(self, deck: Sequence[Card], layout: Layout, side: str) -> None:
        self._left, self._side = list(deck), side
        for card in layout.named():
            if card.back is not None and self._up(card) in self._left:
                self._left.remove(self._up(card))
        self.layout = replace(
            layout,
            hands={seat: self._whole(layout.hands[seat]) for seat in sorted(layout.hands)},
            top=self._one(layout.top),
            flip=self._one(layout.flip),
            under=self._whole(layout.under),
            draw=self._whole(layout.draw),
            bottom=self._whole(layout.bottom),
            zones={name: self._whole(cards) for name, cards in layout.zones.items()},
        )

    def _up(self, card: Card) -> Card:
        """Turn a card that is named with both faces to the side in play."""
        return card if card.kind.side == self._side else card.turned

    def _whole(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(whole for card in cards if (whole := self._one(card)))

    def _one(self, card: Card | None) -> Card | None:
        if card is None:
            return None
        if card.back is not None:
            return self._up(card)
        found = next((each for each in self._left if card in (each.face, each.back)), None)
        if found is None:
            return card  # there are no more of it: `_lay` says so
        self._left.remove(found)
        return found


def _lay(ctx: Ctx, layout: Layout, deck: Sequence[Card]) -> LaidOut:
    """Make the event that lays the cards out; what the layout leaves open comes from the rest of the deck, shuffled."""
    counts, named = Counter(deck), layout.named()
    for card, count in named.items():
        if count > counts[card]:
            raise NotAllowed("too-many-cards", card=card, there=counts[card])
    rest = ctx.shuffled(list((counts - named).elements()))
    hands: list[tuple[Card, ...]] = []
    for seat in range(len(ctx.state.seats)):
        count = min(ctx.rules.base.dealt_to(len(ctx.state.seats)), len(rest))
        hands.append(
            tuple(layout.hands[seat] if seat in layout.hands else (rest.pop() for _ in range(count)))
        )
    opening = layout.top is None and not layout.zones
    flip = layout.flip or (rest.pop() if opening and rest else None)
    pile = [*layout.bottom, *rest, *reversed(layout.draw), *([flip] if flip else [])]
    return LaidOut(
        tuple(hands),
        tuple(pile),
        (*layout.under, layout.top) if layout.top else (),
        {name: tuple(cards) for name, cards in layout.zones.items()},
        "open" if opening else "turn",
    )
