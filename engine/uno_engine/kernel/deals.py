"""Games as one player may imagine them: all that the player knows is as it is, the unseen cards are dealt anew."""

from collections.abc import Iterable

from uno_engine.kernel.cards import Card
from uno_engine.kernel.chance import SEED_BYTES, Chance
from uno_engine.kernel.codec import load_state
from uno_engine.kernel.errors import EngineError
from uno_engine.kernel.game import Game
from uno_engine.kernel.outlook import HiddenHand, Outlook, sees
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.seen_backs import SeenBacks
from uno_engine.kernel.state import GameState

_PARTS = 256
_TRIES = 4
"""So often are the cards dealt anew if they do not lead to what the player sees."""


class Imagined:
    """One way in which the unseen cards may lie. `game` makes a game of it that can be played on, as often as wanted."""

    __slots__ = ("_outlook", "_rules", "_seed", "_state")

    def __init__(self, outlook: Outlook, rules: RuleSet, state: GameState, seed: bytes) -> None:
        self._outlook, self._rules, self._state, self._seed = outlook, rules, state, seed

    def game(self) -> Game:
        """A game that stands where the real one stands, as far as its player can see. Its chance is another."""
        return Game(self._rules, self._seed, state=self._state, inputs=self._outlook.inputs)


class Deals:
    """Deals the cards that `outlook.seat` does not see, again and again. `rules` are those of the real game."""

    def __init__(self, outlook: Outlook, rules: RuleSet) -> None:
        self.outlook, self.rules = outlook, rules
        self._bare = load_state(outlook.state, rules)
        # hands of which most is known choose first: they find the fewest cards that fit
        self._order = sorted(outlook.hands.items(), key=lambda entry: -_narrowness(entry[1]))

    def imagine(self, chance: Chance) -> Imagined | None:
        """A deal that leads to what the player sees; None if none was found."""
        for _ in range(_TRIES):
            seed = bytes(chance.byte() for _ in range(SEED_BYTES))
            imagined = Imagined(self.outlook, self.rules, self._dealt(chance), seed)
            try:
                if sees(imagined.game(), self.outlook.seat) == self.outlook.sees:
                    return imagined
            except (EngineError, LookupError, ValueError):
                continue  # what was done in this phase is not possible with these cards
        return None

    def _dealt(self, chance: Chance) -> GameState:
        """A state in which the round may have stood when its present phase began."""
        rest = chance.shuffled(self.outlook.unseen)
        state = self._bare.copy()
        for seat, known in self._order:
            state.hands[seat] = _hand(known, rest, chance.below(_PARTS) / _PARTS)
        state.draw = [card if card is not None else rest.pop() for card in reversed(self.outlook.pile)]
        if self.outlook.backs is not None:
            state.discard = [*(rest.pop() for _ in range(self.outlook.backs.under)), *state.discard]
            _lay_backs(state, self.outlook.backs, self.outlook.seat, chance)
        return state


def _lay_backs(state: GameState, backs: SeenBacks, seat: int, chance: Chance) -> None:
    """Give each card a back that it may have: the hands and the top of the pile those that were seen there."""
    rest = chance.shuffled(backs.unseen)
    for other, known in backs.hands.items():
        # what was laid comes first in the hand
        own = [*chance.shuffled(known.laid), *chance.shuffled(known.others)]
        state.hands[other] = _backed(state.hands[other], own)
    state.hands[seat] = _backed(state.hands[seat], rest)
    state.draw = _backed(state.draw, [back or rest.pop() for back in reversed(backs.pile)])
    state.discard = _backed(state.discard, rest)
    state.zones = {name: tuple(_backed(cards, rest)) for name, cards in state.zones.items()}
    if state.discard and state.top is state.discard[-1].face:
        state.top = state.discard[-1]


def _backed(faces: Iterable[Card], backs: list[Card]) -> list[Card]:
    """The faces with the first of these backs, which are taken out of the list."""
    cards = [face.with_back(back) for face, back in zip(faces, backs, strict=False)]
    del backs[: len(cards)]
    return cards


def _narrowness(known: HiddenHand) -> int:
    return max((len(part.lacks) for part in known.parts), default=0)


def _hand(known: HiddenHand, rest: list[Card], doubt: float) -> list[Card]:
    """A hand that fits what is known, of the `rest` of the unseen cards; they are taken out of it.

    Clues that are trusted less than the `doubt` (0 to 1) are left out.
    """
    hand, missing = list(known.shown), known.others
    for part in sorted(known.parts, key=lambda part: -len(part.lacks)):
        lacks = part.lacks | part.doubted if part.trust > doubt else part.lacks
        for _ in range(min(part.count, missing)):
            # from the end, which is the top; if none fits, a clue was misleading, and any card will do
            place = next((i for i in range(len(rest) - 1, -1, -1) if rest[i] not in lacks), -1)
            hand.append(rest.pop(place))
            missing -= 1
    hand += (rest.pop() for _ in range(missing))
    return hand
