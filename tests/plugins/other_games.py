"""Random games of base rules other than the classic one: all that the engine's own random games check, with their events."""

from random import Random

from tests.engine.knowledge import cards_in
from tests.engine.random_play import Table
from uno_engine import (
    BUILT_IN,
    Card,
    Catalogue,
    DealerDrew,
    Discarded,
    Drew,
    Event,
    Flipped,
    Game,
    GameState,
    Played,
    RuleSet,
    Showed,
    seed_from,
    seen,
    view,
)
from unobot_dos import PRESETS as DOS_PRESETS
from unobot_dos import RULES as DOS_RULES
from unobot_dos.dos import Dos
from unobot_dos.row import LAID, Matched, PutIntoRow, PutOnPile, RowCleared, RowFilled, row
from unobot_extended import PRESETS as EXTENDED_PRESETS
from unobot_extended import RULES as EXTENDED_RULES
from unobot_extended.cards.duel import TurnedUp
from unobot_extended.cards.gambler import PutUp
from unobot_extended.cards.grenade import BlownUp
from unobot_extended.cards.pincer import CardsTaken
from unobot_extended.cards.reward import LaidFaceDown, TookFaceDown
from unobot_extended.cards.transfer import PacketLaid, PacketTaken
from unobot_extended.cards.widow import Stopped
from unobot_extended.extended import Extended, PutUnder
from unobot_extended.state import Added, GivenBack, LaidUnder, TargetNamed
from unobot_match import RULES as MATCH_RULES

CATALOGUE = Catalogue(
    [*BUILT_IN, *MATCH_RULES, Dos, *DOS_RULES, Extended, *EXTENDED_RULES], [*DOS_PRESETS, *EXTENDED_PRESETS]
)
ONE_OPEN = (
    DealerDrew,
    Flipped,
    PutIntoRow,
    PutOnPile,
    Played,
    LaidUnder,
    PutUnder,
    TurnedUp,
    GivenBack,
)
"""The events in which a card lies open on the table."""
SEVERAL_OPEN = (Discarded, RowFilled, RowCleared, Added, PutUp, Matched, GivenBack)
"""The events in which several do."""


def open_cards(state: GameState) -> set[Card]:
    return {*row(state), *state.zones.get(LAID, ()), *((state.top,) if state.top else ())}


def laid_open(events: list[Event]) -> set[Card]:
    found: set[Card] = set()
    for event in events:
        if isinstance(event, SEVERAL_OPEN):
            found.update(event.cards)
        elif isinstance(event, ONE_OPEN):
            found.add(event.card)
        if isinstance(event, GivenBack):
            found.update((event.card, *((event.top,) if event.top else ())))
        elif isinstance(event, BlownUp | TargetNamed | Stopped):
            found.add(event.card)
    return found


def told(event: Event, seat: int) -> set[Card]:
    """The cards that an event shows to that seat alone."""
    match event:
        case (
            Drew(seat=who, cards=cards)
            | PacketLaid(seat=who, cards=cards)
            | PacketTaken(seat=who, cards=cards)
        ):
            return set(cards) if who == seat else set()
        case (
            LaidFaceDown(seat=who, cards=cards)
            | GivenBack(seat=who, packet=cards)
            | Showed(to=who, cards=cards)
        ):
            return set(cards) if who == seat else set()
        case CardsTaken(seat=who, of=other, cards=cards):
            return set(cards) if seat in {who, other} else set()
        case TookFaceDown(seat=who, card=card):
            return {card} if who == seat and card else set()
    return set()


WORDS = {"combo", "circlet", "c4", "grenade", "outbid", "disarm", "gambler", "forsaken", "revive", "bomb"}
"""The codes that are also the names of effects, questions and games."""


class OtherTable(Table):
    """A table of another game."""

    @property
    def codes(self) -> dict[str, Card]:
        """The cards that a text may name."""
        return {code: card for code, card in self.game.rules.deck.by_code.items() if code not in WORDS}

    def check(self, before: GameState, events: list[Event]) -> None:
        self.assert_no_card_is_lost()
        self.assert_somebody_can_act()
        self.assert_it_can_be_saved()
        self.assert_nobody_hears_a_secret(before, events)
        self.assert_nobody_sees_a_secret()

    def assert_nobody_hears_a_secret(self, before: GameState, events: list[Event]) -> None:
        state, codes = self.game.state, self.codes
        everyone = open_cards(before) | open_cards(state) | laid_open(events)
        for seat in (None, *range(len(state.seats))):
            allowed = set(everyone)
            if seat is not None:
                hands = [each.hands[seat] for each in (before, state) if seat < len(each.hands)]
                allowed.update(*hands, *(told(event, seat) for event in events))
            for form in seen(events, seat):
                shown = cards_in(form, codes)
                assert shown <= allowed, f"{type(form).__name__} tells seat {seat} of {shown - allowed}"

    def assert_nobody_sees_a_secret(self) -> None:
        state, codes = self.game.state, self.codes
        about = self.game.question.about if self.game.question is not None else None
        for seat in (None, *range(len(state.seats))):
            allowed = open_cards(state) | ({about} if about else set())
            allowed.update(state.hands[seat] if seat is not None else ())
            shown = cards_in(view(self.game, seat), codes)
            assert shown <= allowed, f"the view of seat {seat} shows {shown - allowed}"


def rules_for(line: str) -> RuleSet:
    return CATALOGUE.compose(line)


def play_at_random(line: str, number: int, inputs: int) -> None:
    """A game of random players, from two to ten, who do anything at all."""
    rules = rules_for(line)
    table = OtherTable(rules, number, min(2 + number % 9, rules.base.room))
    for _ in range(3):
        if table.game.question is not None and table.game.state.phase == "waiting":
            table.deal()
        table.play(inputs)


def play_on(game: Game, chance: Random, bound: int) -> int:
    """Players who play what they can, to the end of the match; returns how many inputs it took."""
    for count in range(bound):
        if game.question is None:
            return count
        seat = game.question.waiting()[0]
        options = game.options(seat)
        plays = [option for option in options if option.verb == "play"]
        game.play(seat, chance.choice(plays or options))
        game.take_events()
    raise AssertionError(f"the match has not ended after {bound} inputs")


def seated(line: str, players: int, seed: int) -> Game:
    game = Game(rules_for(line), seed_from(seed))
    for number in range(players):
        game.join(f"p{number}")
    return game
