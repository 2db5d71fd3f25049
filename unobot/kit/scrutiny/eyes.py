"""What must hold of a game after every input; what each seat is shown, compared with what it may know."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, cast

import msgspec

from uno_engine import (
    Card,
    Event,
    Fact,
    Game,
    GameState,
    Input,
    LazyView,
    Question,
    RoundBegan,
    RuleSet,
    Seat,
    Stage,
    View,
    backs_of,
    bared,
)
from unobot.document import Document, Face, Text, Typed, plain
from unobot.messages import (
    Snapshot,
    Voice,
    hand_line,
    hand_receivers,
    players,
    private_events,
    room_lines,
    top,
    turn,
)
from unobot.messages.texts import Texts
from unobot.messages.voice import Tellers


class InvariantBroken(Exception):
    """An invariant does not hold; the text says which, and never names a card."""


class Invariants:
    """Looks at a game after each input: cards are conserved (B33), somebody can act."""

    def __init__(self, rules: RuleSet, seats: int) -> None:
        self._deck = Counter(rules.deck_for(seats).printed)

    def check(self, game: Game) -> None:
        """Raise Broken if something does not hold."""
        state = game.state
        if state.round and state.cards() != self._deck:
            there = sum(state.cards().values())
            raise InvariantBroken(
                f"cards are lost, doubled or strange: {there} of {sum(self._deck.values())} are there"
            )
        if state.phase == "over":
            return
        if game.question is None or not game.question.waiting():
            raise InvariantBroken("nobody is asked anything, and the match is not over")
        for seat in game.question.waiting():
            if not game.options(seat):
                raise InvariantBroken(f"seat {seat + 1} is asked ({game.question.why}) and can do nothing")
        if state.stage is Stage.PLAYING and len(state.playing()) < 2:
            raise InvariantBroken("the round goes on with fewer than two players")


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


class Eyes:
    """Follows a game from input to input, and looks at what it shows."""

    def __init__(self, rules: RuleSet, game: Game) -> None:
        self._open_zones = rules.open_zones
        # a text that is a card's code tells the card; but `milk`, on a card without colour, may be the name of anything
        self._codes = {code: card for code, card in rules.deck.by_code.items() if code != card.symbol}
        self._codes_by_kind: dict[type[Event | Fact], Mapping[str, Card]] = {}
        # `ra` is a word in some language, `r5` in none
        self._no_words = {code: card for code, card in self._codes.items() if not code.isalpha()}
        self._before = game.state.copy()
        self._shown: defaultdict[Viewer, set[Card]] = defaultdict(set)
        """What events and facts have revealed since the deal."""
        self._lay_open: set[Card] = set()
        """What has lain open since the deal: a question may be about a card that was shuffled in meanwhile."""
        self._told: defaultdict[type[Event], set[Card]] = defaultdict(set)
        """What events of a class have rightly told everybody since the deal: a penalty's card may be shuffled in meanwhile."""
        self._heard: set[Card] = set()
        """What the last events have shown to everybody."""

    def look(self, game: Game, events: Sequence[Event]) -> None:
        """Look at what has happened since this was last called, and at how the game stands now. Raises SecretShown."""
        if any(isinstance(event, RoundBegan) for event in events):
            self._shown.clear()
            self._lay_open.clear()
            self._told.clear()
        before, self._before = self._before, game.state.copy()
        self._look_at_events(before, events)
        self._lay_open |= self._lying_open(self._before)
        self._look_at_facts(game)
        self._look_at_question(game)

    def hear(self, viewer: Viewer, language: str, said: Document) -> None:
        """Look through what is said of what was looked at last. Raises SecretShown."""
        faces = cards_in([span for span in said if isinstance(span, Face | Typed)], self._codes)
        words = cards_in([span for span in said if isinstance(span, Text)], self._no_words)
        secret = (faces | words) - self._heard - self._known_now(viewer)
        if secret:
            raise SecretShown(f'the line "{plain(said)}" ({language}) {_told(viewer, secret)}')

    def _look_at_events(self, before: GameState, events: Sequence[Event]) -> None:
        seats = range(len(self._before.seats))
        shown = [(event, viewer, cards) for event in events for viewer, cards in self._forms(event, seats)]
        self._heard = {card for _, viewer, cards in shown for card in cards if viewer is None}
        for event, viewer, cards in shown:
            if event.reveals:
                self._shown[viewer] |= cards
        states: Sequence[GameState] = (before, self._before)
        if left := [each for each in shown if each[2] - self._known(each[1], states)]:
            # what lay open or was held for a moment only: played, and shuffled in by the same input
            states = (*states, *_states_between(before, events))
        for event, viewer, cards in left:
            if secret := cards - self._known(viewer, states) - self._told[type(event)]:
                raise SecretShown(f"the event {_shows(event, viewer, secret)}")
        for event, viewer, cards in shown:
            if viewer is None:
                self._told[type(event)] |= cards

    def _forms(self, thing: Event | Fact, seats: Iterable[int]) -> Iterator[tuple[Viewer, set[Card]]]:
        """The cards in it that each viewer is shown; what the room is shown is not listed for the seats again."""
        if _is_numbers(type(thing)):
            return
        codes = self._codes_for(type(thing))
        public = _form(thing, None)
        if public is not None and (cards := cards_in(bared(public), codes)):
            yield None, cards
        for seat in seats:
            form = _form(thing, seat)
            if form is not None and form is not public and (cards := cards_in(bared(form), codes)):
                yield seat, cards

    def _codes_for(self, kind: type[Event | Fact]) -> Mapping[str, Card]:
        """The codes that tell a card in such an event or fact: not those that one of its fields is called by, as `of`."""
        if kind not in self._codes_by_kind:
            self._codes_by_kind[kind] = {
                code: card for code, card in self._codes.items() if code not in kind.__struct_fields__
            }
        return self._codes_by_kind[kind]

    def _known(self, viewer: Viewer, states: Iterable[GameState]) -> set[Card]:
        """What a viewer may know by these states, and by what was revealed."""
        known = self._shown[None] | self._shown[viewer]
        for state in states:
            known |= self._lying_open(state)
            if viewer is not None and viewer < len(state.hands):
                known.update(_in_hand(state, viewer))
        return known

    def _lying_open(self, state: GameState) -> set[Card]:
        cards = set(state.discard)
        if state.top is not None:
            cards.add(state.top)
        for zone in self._open_zones.intersection(state.zones):
            cards.update(state.zones[zone])
        return {card.face for card in cards}

    def _look_at_facts(self, game: Game) -> None:
        seats = range(len(game.state.seats))
        for fact in game.rules.facts(game.state):
            for viewer, cards in self._forms(fact, seats):
                if fact.reveals:
                    self._shown[viewer] |= cards
                elif secret := cards - self._known_now(viewer):
                    raise SecretShown(f"the fact {_shows(fact, viewer, secret)}")

    def _look_at_question(self, game: Game) -> None:
        question = game.question
        if question is None or not cards_in(_asked(question), self._codes):
            return
        for viewer in (None, *range(len(game.state.seats))):
            view = cast("View", LazyView(game, viewer))
            shown = (view.why, view.about, view.pick)
            secret = cards_in(shown, self._codes) - self._known_now(viewer)
            if secret:
                told = f"the question {view.why!r} {_told(viewer, secret)}"
                raise SecretShown(told + (_HINT_OF_QUESTION if viewer is None else ""))

    def _known_now(self, viewer: Viewer) -> set[Card]:
        return self._lay_open | self._known(viewer, (self._before,))


def _in_hand(state: GameState, seat: int) -> Iterator[Card]:
    """What a player sees of the cards in all hands: the faces of the own ones, and the backs of the others."""
    yield from (card.face for card in state.hands[seat])
    if state.seats[seat] is Seat.IN:
        yield from backs_of(card for other, hand in enumerate(state.hands) if other != seat for card in hand)
        yield from backs_of(state.draw[-1:])


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


def _asked(question: Question) -> object:
    """All of a question that somebody might be shown."""
    return question.why, question.about, question.pick.cards if question.pick is not None else ()


def _form(thing: Event | Fact, viewer: Viewer) -> Event | Fact | None:
    try:
        return thing.seen_by(viewer)
    except Exception as error:  # whatever it raises, it is told as what it is: a defect of the class
        told = f"{type(thing).__name__}.seen_by({viewer}) failed: {type(error).__name__}: {error}"
        raise InvariantBroken(told) from error


def _states_between(before: GameState, events: Iterable[Event]) -> Iterator[GameState]:
    """The states between two inputs, one after each event."""
    state = before.copy()
    for event in events:
        event.apply(state)
        yield state.copy()


def _shows(thing: Event | Fact, viewer: Viewer, secret: set[Card]) -> str:
    return f"{type(thing).__name__} {_told(viewer, secret)}{_HINT}"


def _told(viewer: Viewer, secret: set[Card]) -> str:
    """What is shown to whom, without a right to it."""
    cards = " ".join(sorted(card.code for card in secret))
    if viewer is None:
        return f"shows everybody {cards}, which does not lie open"
    return f"shows seat {viewer + 1} {cards}, which is not in that hand and does not lie open"


class Scrutiny:
    """Looks at one game after the other, all by the same rules and with so many seats."""

    def __init__(self, rules: RuleSet, seats: int) -> None:
        self.rules = rules
        self._invariants = Invariants(rules, seats)

    def begin(self, game: Game) -> None:
        """Another game begins, as it stands now."""
        self.eyes = Eyes(self.rules, game)

    def after(self, game: Game, events: Sequence[Event], given: Input) -> None:
        """Look at what the input `given` has led to. Raises InvariantBroken."""
        self._invariants.check(game)
        self.eyes.look(game, events)

    def end(self, game: Game) -> None:
        """The game will not go on: look at all of it. Raises InvariantBroken."""


class Spoken:
    """Says all that is said at a table, to nobody, in each language of these folders' texts and of the bot."""

    def __init__(self, folders: Sequence[Path], tellers: Tellers) -> None:
        self._wrong: list[str] = []
        texts = Texts(folders, report=self._wrong.append)
        self._voices = [Voice(texts, language, tellers=tellers) for language in texts.languages]

    def say(self, game: Game, asked: Question | None, events: Sequence[Event], eyes: Eyes) -> None:
        """Say what has happened since the question `asked` was open. Raises InvariantBroken, or what a teller raises."""
        now = Snapshot(game, asked)
        for voice in self._voices:
            for document in _in_room(voice, events, now):
                eyes.hear(None, voice.language, document)
            for seat, document in _to_players(voice, events, now):
                eyes.hear(seat, voice.language, document)
            if self._wrong:
                raise InvariantBroken(f"a text is wrong: {self._wrong.pop()}")


def _in_room(voice: Voice, events: Sequence[Event], now: Snapshot) -> Iterator[Document]:
    yield from (line.document for line in room_lines(voice, events, now))
    yield top(voice, now.view)
    yield players(voice, now.view)
    yield turn(voice, now.view, 0)


def _to_players(voice: Voice, events: Sequence[Event], now: Snapshot) -> Iterable[tuple[int, Document]]:
    yield from private_events(lambda _seat: voice, events, now.view)
    for seat in hand_receivers(events, now):
        yield seat, hand_line(voice, now.view_of(seat), "#room")
