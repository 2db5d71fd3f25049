"""What players' acts tell about the cards they hold: public, so that anybody at the table could have noticed it."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from uno_engine.kernel.cards import Card
from uno_engine.kernel.events import Drew, Event, Passed, Played
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.state import GameState

NOTHING: frozenset[Card] = frozenset()

_BLUFFERS = 0.08
"""So many players play as they like, and not the card that one would expect, until more is known of them."""
_FITS = 0.38
"""How likely a card fits on another, about, in most games."""


class HandPart(msgspec.Struct, frozen=True):
    """So many cards of a hand that came into it together, and the faces that are hardly among them.

    `doubted` are faces that are not among them either, if the player plays as one would expect, which is as likely as
    `trust`.
    """

    count: int
    lacks: frozenset[Card] = NOTHING
    doubted: frozenset[Card] = NOTHING
    trust: float = 0.0


class Clues:
    """Follows a round and keeps, for each seat, of which parts its hand consists; the newest part comes last.

    Who draws could not play before it: the base rule says which faces that tells of (`BaseRule.missed`).
    """

    __slots__ = ("_before", "_parts", "_rules")

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._parts: list[list[HandPart]] = []
        self._before = GameState()

    def follow(self, state: GameState, events: Sequence[Event]) -> None:
        """Learn from what has happened by one input; `state` is how the game stands after it."""
        while len(self._parts) < len(state.hands):
            self._parts.append([])
        for event in events:
            if isinstance(event, Drew):
                self._drew(event)
            elif isinstance(event, Played):
                for card in event.laid:
                    self._lost(event.seat, card.face)
                self._played(event)
            elif isinstance(event, Passed):
                self._missed(event.seat, event, newest=True)
        self._settle(state)
        self._before = state.copy()

    def parts(self, seat: int) -> Sequence[HandPart]:
        """The parts of that seat's hand, the newest last; together they are as many cards as it holds."""
        return self._parts[seat] if seat < len(self._parts) else ()

    def _drew(self, drew: Drew) -> None:
        self._missed(drew.seat, drew, newest=False)
        self._parts[drew.seat].append(HandPart(drew.count or len(drew.cards)))

    def _missed(self, seat: int, event: Event, *, newest: bool) -> None:
        """The hand (or only what came into it last) hardly has the cards that would have been played instead."""
        faces = self._faces(event)
        if not faces:
            return
        parts = self._parts[seat]
        first = len(parts) - 1 if newest else 0
        for place in range(max(0, first), len(parts)):
            parts[place] = replace(parts[place], lacks=parts[place].lacks.union(faces))

    def _played(self, played: Played) -> None:
        """Who plays a card that one would keep has nothing else, or bluffs; the latter the likelier, the larger the hand is."""
        faces = self._faces(played)
        parts = self._parts[played.seat]
        if not faces:
            return
        nothing_else = (1 - _BLUFFERS) * (1 - _FITS) ** sum(part.count for part in parts)
        trust = nothing_else / (nothing_else + _BLUFFERS)
        self._parts[played.seat] = [replace(part, doubted=faces, trust=trust) for part in parts]

    def _faces(self, event: Event) -> frozenset[Card]:
        """What the base rule says that the event tells; nothing if it fails, for a clue is not worth a broken turn."""
        try:
            return frozenset(self._rules.base.missed(self._before, event))
        except Exception:  # noqa: BLE001 - whatever a plugin's rule raises
            return NOTHING

    def _lost(self, seat: int, card: Card) -> None:
        """A card has left the hand: it was in the newest part that could have it."""
        parts = self._parts[seat]
        places = [place for place, part in enumerate(parts) if card not in part.lacks]
        place = places[-1] if places else len(parts) - 1
        if place >= 0:
            parts[place] = replace(parts[place], count=parts[place].count - 1)

    def _settle(self, state: GameState) -> None:
        """Make each hand's parts as many cards as it has: a deal, a swap and the like begin it anew."""
        for seat, hand in enumerate(state.hands):
            parts = self._parts[seat] = [part for part in self._parts[seat] if part.count > 0]
            if sum(part.count for part in parts) != len(hand):
                self._parts[seat] = [HandPart(len(hand))] if hand else []
