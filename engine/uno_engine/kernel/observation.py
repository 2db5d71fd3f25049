"""What a computer player may know of a game, and the games that it imagines."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from uno_engine.kernel.cards import Card, Color, by_color
from uno_engine.kernel.chance import SEED_BYTES, Chance
from uno_engine.kernel.codec import load_state, save_state
from uno_engine.kernel.errors import EngineError
from uno_engine.kernel.events import ColorNamed, Drew, Event, Passed, Played, Reshuffled
from uno_engine.kernel.game import Game
from uno_engine.kernel.moves import Input
from uno_engine.kernel.rules import RuleSet
from uno_engine.kernel.state import GameState, backs_of, bared, hand_backs

__all__ = [
    "Clues", "Determinization", "Determinizer", "HandBacks", "HandPart", "HiddenHand", "Observation",
    "SeenBacks", "observe",
]  # fmt: skip

NOTHING: frozenset[Card] = frozenset()

_BLUFFERS = 0.08
"""So many players play as they like, and not the card that one would expect, until more is known of them."""
_FITS = 0.38
"""How likely a card fits on another, about, in most games."""
_LEANS, _LEANS_ON = 0.45, 0.6
"""How much likelier each card of who has named a colour is of that one; how much of it is left with each card of it that is laid."""


class HandPart(msgspec.Struct, frozen=True):
    """So many cards of a hand that came into it together, and the faces that are hardly among them.

    `doubted` are faces that are not among them either, if the player plays as one would expect, which is as likely as
    `trust`. Each card is of the color `named` more often than by chance, by `leans` (0 to 1): one names a color that one holds.
    """

    count: int
    lacks: frozenset[Card] = NOTHING
    doubted: frozenset[Card] = NOTHING
    trust: float = 0.0
    named: Color | None = None
    leans: float = 0.0


class Clues:
    """Follows a round and keeps, for each seat, of which parts its hand consists; the newest part comes last.

    A player who draws could not play: the base rule says which faces that rules out (`BaseRule.missed`).
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
                self._note_missing(event.seat, event, newest=False)
                self._parts[event.seat].append(HandPart(event.count or len(event.cards)))
            elif isinstance(event, Played):
                self._note_played(event)
            elif isinstance(event, Passed):
                self._note_missing(event.seat, event, newest=True)
            elif isinstance(event, ColorNamed):
                self._parts[event.seat] = [
                    replace(part, named=event.color, leans=_LEANS) for part in self._parts[event.seat]
                ]
        # a deal, a swap and the like begin a hand anew
        for seat, hand in enumerate(state.hands):
            parts = self._parts[seat] = [part for part in self._parts[seat] if part.count > 0]
            if sum(part.count for part in parts) != len(hand):
                self._parts[seat] = [HandPart(len(hand))] if hand else []
        self._before = state.copy()

    def parts(self, seat: int) -> Sequence[HandPart]:
        """Return the parts of that seat's hand, the newest last; together they are as many cards as it holds."""
        return self._parts[seat] if seat < len(self._parts) else ()

    def _note_missing(self, seat: int, event: Event, *, newest: bool) -> None:
        """Note what the hand (or only what came into it last) hardly has: the cards that would have been played instead."""
        faces = self._faces(event)
        if not faces:
            return
        parts = self._parts[seat]
        first = len(parts) - 1 if newest else 0
        for place in range(max(0, first), len(parts)):
            parts[place] = replace(parts[place], lacks=parts[place].lacks.union(faces))

    def _note_played(self, played: Played) -> None:
        """Note that the cards have left the hand; and who plays one that others would keep has nothing else, or bluffs: likelier, the larger the hand is."""
        parts = self._parts[played.seat]
        for card in played.laid:
            # it was in the newest part that could have it
            places = [place for place, part in enumerate(parts) if card.face not in part.lacks]
            place = places[-1] if places else len(parts) - 1
            if place >= 0:
                parts[place] = replace(parts[place], count=parts[place].count - 1)
            for place, part in enumerate(parts):
                if part.leans and part.named is card.color:
                    parts[place] = replace(part, leans=part.leans * _LEANS_ON)
        faces = self._faces(played)
        if not faces:
            return
        nothing_else = (1 - _BLUFFERS) * (1 - _FITS) ** sum(part.count for part in parts)
        trust = nothing_else / (nothing_else + _BLUFFERS)
        self._parts[played.seat] = [replace(part, doubted=faces, trust=trust) for part in parts]

    def _faces(self, event: Event) -> frozenset[Card]:
        """Return what the base rule says that the event tells; nothing if it fails, for a clue is not worth a broken turn."""
        try:
            return frozenset(self._rules.base.missed(self._before, event))
        except Exception:  # noqa: BLE001 - whatever a plugin's rule raises
            return NOTHING


class HandBacks(msgspec.Struct, frozen=True):
    """The backs of another player's hand at the beginning of the phase, `laid` those of the cards that have left it since.

    Both are sorted: which face belongs to which back is not known.
    """

    laid: tuple[Card, ...]
    others: tuple[Card, ...]


class SeenBacks(msgspec.Struct, frozen=True):
    """The backs that a seat knows at the beginning of the phase.

    `hands` has an entry for each other seat that holds cards; `pile` is the draw pile from its top, None where the back is
    not known; `unseen` are all other backs, sorted: of the own hand, the pile, the discard pile and the zones. `under` cards
    lie under the top of the discard pile: they were turned over with it, so that their faces are not known either.
    """

    hands: dict[int, HandBacks]
    pile: tuple[Card | None, ...]
    unseen: tuple[Card, ...]
    under: int


def seen_backs(before: GameState, now: GameState, seat: int, events: Sequence[Event]) -> SeenBacks:
    """Return what that seat knows of the backs as they were `before` these events, which it has seen."""
    hands = {}
    for other, hand in enumerate(before.hands):
        if other != seat and hand:
            held = Counter(hand_backs(before, other))
            laid = held - Counter(hand_backs(now, other))
            hands[other] = HandBacks(_sorted(laid), _sorted(held - laid))
    # the places in the pile, from its top, of which the backs were seen: those of its top card, first and now, and what
    # others drew
    drawn, seen = 0, {0}
    for event in events:
        if isinstance(event, Drew):
            count = event.count or len(event.cards)
            if event.seat != seat:
                seen.update(range(drawn, drawn + count))
            drawn += count
            seen.add(drawn)
    pile = tuple(card.back if place in seen else None for place, card in enumerate(reversed(before.draw)))
    everywhere = Counter(backs_of([*before.hands[seat], *before.draw, *before.discard]))
    everywhere.update(back for cards in before.zones.values() for back in backs_of(cards))
    everywhere.subtract(back for back in pile if back is not None)
    return SeenBacks(hands, pile, _sorted(everywhere), max(0, len(before.discard) - 1))


def _sorted(cards: Counter[Card]) -> tuple[Card, ...]:
    # the order in which they were counted would tell where they lie
    return tuple(sorted(cards.elements(), key=by_color))


# What a seat knows is written down as it is known, and not by taking secrets out of something: what is not put in here can
# tell nothing. The only parts that hold more than a player sees are the memories of rules, and `keeps_from` guards them.


class HiddenHand(msgspec.Struct, frozen=True):
    """The cards that a seat knows of another player's hand at the beginning of the phase.

    `shown` are cards of it that the phase has shown since, `others` the number of the rest, which came in these `parts`.
    """

    shown: tuple[Card, ...]
    others: int
    parts: tuple[HandPart, ...]


class Observation(msgspec.Struct, frozen=True):
    """All that `seat` knows of a round. Made by `observe`; `Determinizer` deals the unseen cards anew.

    `state` is the saved state at the beginning of the phase, without the cards that are hidden from the seat; `inputs` were
    made since. `unseen` are the hidden cards, sorted. `hands` has an entry for each other seat that holds cards; `pile` is
    the draw pile from its top, None where the card is not known. `sees` is what the player sees now. Two-faced cards are
    all here by their faces in play alone, and `backs` is what the player knows of the others.
    """

    seat: int
    state: bytes
    inputs: tuple[Input, ...]
    unseen: tuple[Card, ...]
    hands: dict[int, HiddenHand]
    pile: tuple[Card | None, ...]
    sees: tuple[object, ...]
    backs: SeenBacks | None = None


def observe(game: Game, seat: int, clues: Clues) -> Observation | None:
    """Write down what that seat knows; None where a game as it may be cannot be made without telling a secret.

    That is: while a rule keeps something from that seat or cards lie face down in a zone, after somebody has answered in
    secret, and where chance has had a say since the turn began; with two-faced cards also after they were turned over in this
    turn, and while a rule remembers one of them.
    """
    before, now, rules = game.checkpoint, game.state, game.rules
    if rules.two_faced:
        # the faces in play must say what has happened to the cards since the phase began
        turned = rules.side(before) is not rules.side(now)
        if turned or any(bared(memory) is not memory for memory in before.own.values()):
            return None
    if not rules.open_zones.issuperset((*before.zones, *now.zones)):
        return None
    if any(rule.keeps_from(before, seat) or rule.keeps_from(now, seat) for rule in rules.rules):
        return None
    events = _events_seen(game, before, seat)
    return None if events is None else _write_down(game, before, seat, events, clues)


def _events_seen(game: Game, before: GameState, seat: int) -> list[Event] | None:
    """Return what has happened since the phase began, as that seat has seen it; None if something of it must not be known."""
    inputs = game.inputs
    if not inputs:
        return []
    if game.state.position != before.position:
        return None
    again = Game(game.rules, game.seed, state=before)
    for given in inputs:
        question = again.question
        private = question is not None and (question.private or question.secret)
        if private and getattr(given, "seat", seat) != seat:
            return None
        again.take(given)
    happened = again.take_events()
    if any(isinstance(event, Reshuffled) for event in happened):
        return None
    forms = [form for event in happened if (form := event.seen_by(seat)) is not None]
    return bared(forms) if game.rules.two_faced else forms


def _write_down(
    game: Game, before: GameState, seat: int, events: Sequence[Event], clues: Clues
) -> Observation:
    """Return what that seat knows, where it may be told."""
    two_faced = game.rules.two_faced
    pile: list[Card | None] = [None] * len(before.draw)
    shown = _find_shown(before, events, pile, seat)
    hands, unseen = {}, Counter(_faces(before.draw))
    for other, hand in enumerate(before.hands):
        if other != seat and hand:
            known = tuple(shown.get(other, ()))
            hands[other] = HiddenHand(known, len(hand) - len(known), tuple(clues.parts(other)))
            unseen.update(_faces(hand))
            unseen.subtract(known)
    unseen.subtract(card for card in pile if card is not None)
    # the faces of the cards that the seat sees, and no others
    state = before.copy()
    state.hands = [_faces(hand) if place == seat else [] for place, hand in enumerate(before.hands)]
    state.draw = []
    if two_faced:  # a discard pile that is turned over shows its top alone
        unseen.update(_faces(before.discard[:-1]))
        state.discard = _faces(state.discard[-1:])
    state.zones = {name: tuple(_faces(cards)) for name, cards in state.zones.items()}
    state.top = state.top and state.top.face
    return Observation(
        seat, save_state(state), tuple(bared(game.inputs)) if two_faced else game.inputs, _sorted(unseen), hands, tuple(pile),
        sees(game, seat), seen_backs(before, game.state, seat, events) if two_faced else None,
    )  # fmt: skip


def _faces(cards: Sequence[Card]) -> list[Card]:
    return [card.face for card in cards]


def _find_shown(
    before: GameState, events: Sequence[Event], pile: list[Card | None], seat: int
) -> dict[int, list[Card]]:
    """Return the cards that this phase has shown: in the hands they came from, or (into `pile`) where they were drawn."""
    shown: dict[int, list[Card]] = {}
    drawn = 0
    last: dict[int, int] = {}
    for event in events:
        if isinstance(event, Drew):
            for place, card in enumerate(event.cards, drawn):
                pile[place] = card
            drawn += event.count or len(event.cards)
            last[event.seat] = drawn - 1
        elif isinstance(event, Played) and event.seat != seat:
            for card in event.laid:
                if event.drawn and card is event.card:
                    pile[last[event.seat]] = card
                else:
                    shown.setdefault(event.seat, []).append(card)
    # only what was in the hand when the phase began
    return {
        other: list((Counter(cards) & Counter(_faces(before.hands[other]))).elements())
        for other, cards in shown.items()
    }


def sees(game: Game, seat: int) -> tuple[object, ...]:
    """Return what a player can see of a game, to tell whether two games look alike."""
    state, question = game.state, game.question
    return (
        state.phase, state.turn, state.direction, state.top and state.top.face, state.color, state.seats, len(state.draw),
        tuple(sorted((name, tuple(_faces(cards))) for name, cards in state.zones.items())),
        tuple(map(len, state.hands)), tuple(sorted(card.code for card in state.hands[seat])),
        () if question is None else question.waiting(),
        "" if question is None else question.why,
        tuple(hand_backs(state, other) for other in range(len(state.hands)) if other != seat),
        state.draw[-1].back if state.draw else None,
    )  # fmt: skip


_PARTS = 256
_TRIES = 4
"""So often are the cards dealt anew if they do not lead to what the player sees."""


class Determinization:
    """One way in which the unseen cards may lie. `game` makes a game of it that can be played on, as often as wanted."""

    __slots__ = ("_observation", "_rules", "_seed", "_state")

    def __init__(self, observation: Observation, rules: RuleSet, state: GameState, seed: bytes) -> None:
        self._observation, self._rules, self._state, self._seed = observation, rules, state, seed

    def game(self) -> Game:
        """Return a game that stands where the real one stands, as far as its player can see. Its chance is another."""
        return Game(self._rules, self._seed, state=self._state, inputs=self._observation.inputs)


class Determinizer:
    """Deals the cards that `observation.seat` does not see, again and again. `rules` are those of the real game."""

    observation: Observation
    """What the player knows; `observation.seat` is their seat."""

    def __init__(self, observation: Observation, rules: RuleSet) -> None:
        self.observation, self.rules = observation, rules
        self._bare = load_state(observation.state, rules)
        self._asks_at_once = not observation.inputs and self._bare.phase in rules.turns
        """Whether nothing has happened since the phase began, which is a question: then every deal leads to what is seen."""
        # hands of which most is known choose first: they find the fewest cards that fit
        self._order = sorted(
            observation.hands.items(),
            key=lambda entry: -max((len(part.lacks) for part in entry[1].parts), default=0),
        )

    def sample(self, chance: Chance) -> Determinization | None:
        """Return a deal that leads to what the player sees; None if none was found."""
        for _ in range(_TRIES):
            seed = chance.take(SEED_BYTES)
            imagined = Determinization(self.observation, self.rules, self._deal(chance), seed)
            if self._asks_at_once:
                return imagined
            try:
                if sees(imagined.game(), self.observation.seat) == self.observation.sees:
                    return imagined
            except (EngineError, LookupError, ValueError):
                continue  # what was done in this phase is not possible with these cards
        return None

    def _deal(self, chance: Chance) -> GameState:
        """Return a state in which the round may have stood when its present phase began."""
        rest = chance.shuffled(self.observation.unseen)
        state = self._bare.copy()
        for seat, known in self._order:
            state.hands[seat] = _hand(known, rest, chance)
        state.draw = [card if card is not None else rest.pop() for card in reversed(self.observation.pile)]
        if self.observation.backs is not None:
            state.discard = [*(rest.pop() for _ in range(self.observation.backs.under)), *state.discard]
            _lay_backs(state, self.observation.backs, self.observation.seat, chance)
        return state


def _lay_backs(state: GameState, backs: SeenBacks, seat: int, chance: Chance) -> None:
    """Give each card a back that it may have: the hands and the top of the pile those that were seen there."""
    rest = chance.shuffled(backs.unseen)
    for other, known in backs.hands.items():
        # what was laid comes first in the hand
        own = [*chance.shuffled(known.laid), *chance.shuffled(known.others)]
        state.hands[other] = _with_backs(state.hands[other], own)
    state.hands[seat] = _with_backs(state.hands[seat], rest)
    state.draw = _with_backs(state.draw, [back or rest.pop() for back in reversed(backs.pile)])
    state.discard = _with_backs(state.discard, rest)
    state.zones = {name: tuple(_with_backs(cards, rest)) for name, cards in state.zones.items()}
    if state.discard and state.top is state.discard[-1].face:
        state.top = state.discard[-1]


def _with_backs(faces: Iterable[Card], backs: list[Card]) -> list[Card]:
    """Return the faces with the first of these backs, which are taken out of the list."""
    cards = [face.with_back(back) for face, back in zip(faces, backs, strict=False)]
    del backs[: len(cards)]
    return cards


def _hand(known: HiddenHand, rest: list[Card], chance: Chance) -> list[Card]:
    """Return a hand that fits what is known, of the `rest` of the unseen cards; they are taken out of it."""
    hand, missing = list(known.shown), known.others
    # clues that are trusted less are left out
    doubt = chance.below(_PARTS)
    for part in sorted(known.parts, key=lambda part: -len(part.lacks)):
        lacks = part.lacks | part.doubted if part.trust * _PARTS > doubt else part.lacks
        for _ in range(min(part.count, missing)):
            # from the end, which is the top; if none fits, a clue was misleading, and any card will do
            wanted = part.named if part.leans and chance.below(_PARTS) < part.leans * _PARTS else None
            place = -1
            for i in range(len(rest) - 1, -1, -1):
                if rest[i] not in lacks:
                    if wanted is None or rest[i].color is wanted:
                        place = i
                        break
                    place = max(place, i)
            hand.append(rest.pop(place))
            missing -= 1
    hand += (rest.pop() for _ in range(missing))
    return hand
