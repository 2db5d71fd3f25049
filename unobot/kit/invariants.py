"""What must hold of a game after every input, whatever its rules: no card is lost, somebody can act, no secret is shown."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

import msgspec

from uno_engine import (
    Card,
    Event,
    Fact,
    Game,
    GameState,
    Input,
    RoundBegan,
    RuleSet,
    Seat,
    Stage,
    backs_of,
    bared,
    view,
)
from unobot.document import Document, Face, Text, Typed, plain
from unobot.plugins.flaws import Flaw, SourceLine, place_of


class InvariantBroken(Exception):
    """An invariant does not hold; the `flaw` says which, what to do `instead` and where, if these are known.

    `event` is the class of the event by which it was noticed, if it was one.
    """

    def __init__(
        self,
        what: str,
        instead: str = "",
        place: SourceLine | None = None,
        event: type[Event] | None = None,
    ) -> None:
        self.flaw = Flaw("play", what, instead, place)
        self.event = event
        super().__init__(self.flaw.reason)


class Invariants:
    """Looks at a game after each input: cards are conserved (B33), somebody can act."""

    def __init__(self, rules: RuleSet, seats: int) -> None:
        self._deck = Counter(rules.deck_for(seats).printed)

    def check(self, game: Game, before: GameState | None = None, events: Sequence[Event] = ()) -> None:
        """Raise InvariantBroken if cards were lost or doubled, or nobody can act.

        With the state `before` these `events` it is told by which of them a card was lost.
        """
        state = game.state
        if state.round and state.cards() != self._deck:
            raise self._cards_broken(state, before, events)
        if state.phase == "over":
            return
        if game.question is None or not game.question.waiting():
            raise InvariantBroken("nobody is asked anything, and the match is not over")
        for seat in game.question.waiting():
            if not game.options(seat):
                choices, why = game.question.choices, game.question.why
                asked = f"seat {seat + 1} is asked ({why}) and can do nothing"
                if callable(choices):
                    asked += f", for {getattr(choices, '__qualname__', choices)} lists no move"
                instead = "let it list a move that can always be done, as a verb that draws or passes"
                raise InvariantBroken(
                    asked, instead, place_of(choices if callable(choices) else game.question.then)
                )
        if state.stage is Stage.PLAYING and len(state.playing()) < 2:
            raise InvariantBroken("the round goes on with fewer than two players")

    def _cards_broken(
        self, now: GameState, before: GameState | None, events: Sequence[Event]
    ) -> InvariantBroken:
        """Return what is wrong with the cards: which one, and since which event."""
        cards = now.cards()
        wrong = next(card for card in (*self._deck, *cards) if cards[card] != self._deck[card])
        what = (
            f"cards are lost, doubled or strange: {cards.total()} of {self._deck.total()} are there,"
            f" {cards[wrong]} {wrong.code} and not {self._deck[wrong]}"
        )
        if before is not None and before.cards() == self._deck:
            state = before.copy()
            for event in events:
                event.apply(state)
                if state.cards() != self._deck:
                    kind = type(event)
                    instead = "let `apply` take a card away from where it lies when it puts it elsewhere"
                    what += f", since the event {kind.__name__}"
                    return InvariantBroken(what, instead, place_of(kind), kind)
            # the events have left all in its place, so it was no event
            return InvariantBroken(
                what, "let cards be moved by events alone: emit one whose `apply` moves them"
            )
        return InvariantBroken(what)


_BETWEEN_WORDS: Final = bytes.maketrans(b'"/', b"  ")  # a two-faced card is written `r5/u2`
_NUMBERS: Final = {int, bool, tuple[int, ...]}
_HINT: Final = (
    "; if that is what it is for, write `reveals = True` into its class, or, if the card lies open in a zone, name the"
    " zone in the rule's `open_zones`"
)
_HINT_OF_QUESTION: Final = "; leave that card out of it, or ask with `private=True`"

Viewer = int | None
"""A seat, or None: the room."""


class SecretShown(InvariantBroken):
    """Somebody was shown a card without a right to it; the text says by what, to whom, and which cards."""


class SecrecyCheck:
    """Follows a game from input to input, and compares what each seat and the room are shown with what they may know."""

    def __init__(self, rules: RuleSet, game: Game) -> None:
        self._open_zones = rules.open_zones
        # a text that is a card's code tells the card; but `milk`, on a card without colour, may be the name of anything
        self._codes = {code: card for code, card in rules.deck.by_code.items() if code != card.symbol}
        self._codes_by_kind: dict[type[Event | Fact], Mapping[str, Card]] = {}
        # `ra` is a word in some language, `r5` in none
        self._no_words = {code: card for code, card in self._codes.items() if not code.isalpha()}
        self.before = game.state.copy()
        """The state as it was when `check` was called last."""
        self._revealed: defaultdict[Viewer, set[Card]] = defaultdict(set)
        """The cards that events and facts have revealed to each viewer since the deal."""
        self._was_open: set[Card] = set()
        """The cards that have lain open since the deal: a question may be about a card that was shuffled in meanwhile."""
        self._announced: defaultdict[type[Event], set[Card]] = defaultdict(set)
        """The cards that events of a class have rightly shown to everybody since the deal: a penalty's card may be shuffled in meanwhile."""
        self._public: set[Card] = set()
        """The cards that the last events have shown to everybody."""

    def check(self, game: Game, events: Sequence[Event]) -> None:
        """Look at what has happened since the last call, and at how the game stands now. Raises SecretShown."""
        if any(isinstance(event, RoundBegan) for event in events):
            self._revealed.clear()
            self._was_open.clear()
            self._announced.clear()
        before, self.before = self.before, game.state.copy()
        self._check_events(before, events)
        self._was_open |= self._open_cards(self.before)
        for fact in game.rules.facts(game.state):
            for viewer, cards in self._shown(fact):
                if fact.reveals:
                    self._revealed[viewer] |= cards
                elif secret := cards - self._known_now(viewer):
                    raise SecretShown(f"the fact {type(fact).__name__} {_shows(viewer, secret)}{_HINT}")
        self._check_question(game)

    def check_line(self, viewer: Viewer, language: str, said: Document) -> None:
        """Look through a line that was said of the events of the last `check`. Raises SecretShown."""
        faces = cards_in([span for span in said if isinstance(span, Face | Typed)], self._codes)
        words = cards_in([span for span in said if isinstance(span, Text)], self._no_words)
        secret = (faces | words) - self._public - self._known_now(viewer)
        if secret:
            raise SecretShown(f'the line "{plain(said)}" ({language}) {_shows(viewer, secret)}')

    def _check_events(self, before: GameState, events: Sequence[Event]) -> None:
        shown = [(event, viewer, cards) for event in events for viewer, cards in self._shown(event)]
        self._public = {card for _, viewer, cards in shown for card in cards if viewer is None}
        for event, viewer, cards in shown:
            if event.reveals:
                self._revealed[viewer] |= cards
        states = [before, self.before]
        if left := [each for each in shown if each[2] - self._known(each[1], states)]:
            # what lay open or was held for a moment only: played, and shuffled in by the same input
            state = before.copy()
            for event in events:
                event.apply(state)
                states.append(state.copy())
        for event, viewer, cards in left:
            if secret := cards - self._known(viewer, states) - self._announced[type(event)]:
                raise SecretShown(f"the event {type(event).__name__} {_shows(viewer, secret)}{_HINT}")
        for event, viewer, cards in shown:
            if viewer is None:
                self._announced[type(event)] |= cards

    def _shown(self, thing: Event | Fact) -> Iterator[tuple[Viewer, set[Card]]]:
        """The cards in it that each viewer is shown; what the room is shown is not listed for the seats again."""
        kind = type(thing)
        if _is_numbers(kind):
            return
        if kind not in self._codes_by_kind:
            # a code that is the name of a field, as `of`, tells no card
            fields = kind.__struct_fields__
            self._codes_by_kind[kind] = {
                code: card for code, card in self._codes.items() if code not in fields
            }
        codes = self._codes_by_kind[kind]
        public = _form(thing, None)
        if public is not None and (cards := cards_in(bared(public), codes)):
            yield None, cards
        for seat in range(len(self.before.seats)):
            form = _form(thing, seat)
            if form is not None and form is not public and (cards := cards_in(bared(form), codes)):
                yield seat, cards

    def _known(self, viewer: Viewer, states: Iterable[GameState]) -> set[Card]:
        """The cards that a viewer may know by these states, and by what was revealed."""
        known = self._revealed[None] | self._revealed[viewer]
        for state in states:
            known |= self._open_cards(state)
            if viewer is None or viewer >= len(state.hands):
                continue
            known.update(card.face for card in state.hands[viewer])
            if state.seats[viewer] is Seat.IN:
                # of the others' cards a player sees the backs
                others = (hand for other, hand in enumerate(state.hands) if other != viewer)
                known.update(backs_of(card for hand in others for card in hand))
                known.update(backs_of(state.draw[-1:]))
        return known

    def _known_now(self, viewer: Viewer) -> set[Card]:
        return self._was_open | self._known(viewer, (self.before,))

    def _open_cards(self, state: GameState) -> set[Card]:
        cards = set(state.discard)
        if state.top is not None:
            cards.add(state.top)
        for zone in self._open_zones.intersection(state.zones):
            cards.update(state.zones[zone])
        return {card.face for card in cards}

    def _check_question(self, game: Game) -> None:
        question = game.question
        if question is None:
            return
        cards = question.pick.cards if question.pick is not None else ()
        if not cards_in((question.why, question.about, cards), self._codes):
            return
        for viewer in (None, *range(len(game.state.seats))):
            seen = view(game, viewer)
            shown = (seen.why, seen.about, seen.pick)
            secret = cards_in(shown, self._codes) - self._known_now(viewer)
            if secret:
                told = f"the question {seen.why!r} {_shows(viewer, secret)}"
                raise SecretShown(told + (_HINT_OF_QUESTION if viewer is None else ""))


def cards_in(value: object, codes: Mapping[str, Card]) -> set[Card]:
    """Every card in a value, however deep; words that are among the `codes` count, too.

    The value is written as JSON, which walks through it at the speed of C and stops at what it does not know: at each card.
    """
    found: set[Card] = set()

    def note(part: object) -> object:
        if isinstance(part, Card):
            found.add(part)
        return list(part.items()) if isinstance(part, Mapping) else ""

    written = msgspec.json.encode(value, enc_hook=note).translate(_BETWEEN_WORDS)
    found.update(codes[word] for word in set(written.decode().split()) if word in codes)
    return found


@cache
def _is_numbers(kind: type[Event | Fact]) -> bool:
    """Whether such an event or fact holds nothing but numbers, as most do: it shows no card."""
    return {field.type for field in msgspec.structs.fields(kind)} <= _NUMBERS


def _form(thing: Event | Fact, viewer: Viewer) -> Event | Fact | None:
    try:
        return thing.seen_by(viewer)
    except Exception as error:  # whatever it raises, it is told as what it is: a defect of the class
        told = f"{type(thing).__name__}.seen_by({viewer}) failed: {type(error).__name__}: {error}"
        raise InvariantBroken(told) from error


def _shows(viewer: Viewer, secret: set[Card]) -> str:
    """Say to whom these cards are shown without a right to them."""
    cards = " ".join(sorted(card.code for card in secret))
    if viewer is None:
        return f"shows everybody {cards}, which does not lie open"
    return f"shows seat {viewer + 1} {cards}, which is not in that hand and does not lie open"


class GameChecker:
    """Checks one game after the other, all by the same rules and with so many seats: invariants, and secrets."""

    def __init__(self, rules: RuleSet, seats: int) -> None:
        self.rules = rules
        self._invariants = Invariants(rules, seats)

    def begin(self, game: Game) -> None:
        """Begin with another game, as it stands now."""
        self.secrecy = SecrecyCheck(self.rules, game)

    def check(self, game: Game, events: Sequence[Event], given: Input) -> None:
        """Check what the input `given` has led to. Raises InvariantBroken."""
        self._invariants.check(game, self.secrecy.before, events)
        self.secrecy.check(game, events)

    def end(self, game: Game) -> None:
        """Check all of a game that will not go on. Raises InvariantBroken."""


class QuickChecker(GameChecker):
    """Checks the invariants alone, several times as fast: who is shown what is not looked at."""

    def begin(self, game: Game) -> None:
        """Begin with another game, as it stands now."""
        self._before = game.state.copy()

    def check(self, game: Game, events: Sequence[Event], given: Input) -> None:
        """Check what the input `given` has led to. Raises InvariantBroken."""
        self._invariants.check(game, self._before, events)
        self._before = game.state.copy()
