"""Rounds of players who do anything, at any table, looked at from all sides after every input."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from random import Random

from tests.engine.random_play import Table
from tests.plugins.built_in import all_rules
from tests.plugins.combinations.lines import pestered_line
from tests.plugins.other_games import OtherTable
from uno_engine import (
    Card,
    Event,
    GameState,
    Input,
    Move,
    Player,
    PlayerFactory,
    RuleFailed,
    RuleSet,
    Seat,
    Stage,
    seed_from,
)
from unobot.kit.rounds import RoundInPlay, seat_players

BADLY = 100
"""So many inputs are anything at all; then they play what they can, so that the round must end."""
BOUND = 5000
"""So many inputs more, and it has ended."""
PESTERED = 120
"""So many questions of a round are pestered before they are answered."""
PESTERING = ("catch", "fine", "leave", "silence")
"""What is fired into an open question: calls and catches, cards that cost cards, leaving, and silence."""


class RoundTable(Table):
    """A table that plays rounds to their end."""

    def __init__(self, rules: RuleSet, seed: int, players: int) -> None:
        self.dealt: dict[Card, int] = {}
        super().__init__(rules, seed, max(rules.base.least_seats, min(players, rules.base.room)))

    def play_round(self) -> bool:
        """Deal, and play until the round is over; False if nobody can deal any more."""
        state = self.game.state
        if self.game.question is None or len(state.sitting()) < self.game.rules.base.least_seats:
            return False
        self.dealt = dict(self.game.rules.deck_for(len(state.sitting())).printed)
        self.deal()
        if self.play_badly():
            return True
        for _ in range(BOUND):
            if self.is_over():
                return True
            self.sensibly()
        raise AssertionError("the round does not end")

    def play_badly(self) -> bool:
        """The round's first inputs, which are anything at all; whether it is over by them."""
        for _ in range(BADLY):
            if self.is_over():
                return True
            self.play(1)
        return self.is_over()

    def is_over(self) -> bool:
        """Whether nobody plays any more."""
        return self.game.state.phase in {"waiting", "over"}

    def sensibly(self) -> None:
        """Whoever is asked plays a card if they can, a number rather than one that makes others draw."""
        game = self.game
        assert game.question is not None
        before = game.state.copy()
        seat = game.question.waiting()[0]
        plays = [move for move in game.options(seat) if move.verb == "play"]
        numbers = [move for move in plays if move.card is not None and move.card.number is not None]
        game.play(seat, self.chance.choice(numbers or plays or list(game.question.options(game.state, seat))))
        self.check(before, game.take_events())

    def do(self, kind: str) -> None:
        """Do that; a rule may refuse, but not fail."""
        try:
            super().do(kind)
        except RuleFailed as failed:
            raise AssertionError(f"the rule {failed.rule} failed") from failed.__cause__
        assert not self.game.failures

    def nonsense(self) -> Move:
        """A move that is nonsense to most rules, but not to all."""
        question, state, chance = self.game.question, self.game.state, self.chance
        if question is not None and question.why.startswith("charade"):
            return Move(chance.choice(["pick", "guess"]), ("banana",))
        hand = chance.choice(state.hands) if state.hands else []
        if len(hand) > 1 and chance.random() < 0.3:
            cards = chance.sample(hand, chance.randrange(2, min(len(hand), 4) + 1))
            return Move("play", tuple(cards))
        return super().nonsense()

    def assert_no_card_is_lost(self) -> None:
        """All cards that were dealt from are somewhere (B33)."""
        assert self.game.state.cards() == self.dealt


class OtherRoundTable(OtherTable, RoundTable):
    """The same at a table of DOS or Extended, where other things are told to everyone."""


class PesteredTable(RoundTable):
    """A table where something is fired into every open question before it is answered.

    `fired` counts which of `PESTERING` came into which question, by its `why`.
    """

    def __init__(self, rules: RuleSet, seed: int, players: int) -> None:
        self.fired = Counter[tuple[str, str]]()
        super().__init__(rules, seed, players)

    def play_badly(self) -> bool:
        """Into each question what came into such a one least often; who has left is mostly back for the next."""
        for _ in range(PESTERED):
            if self.is_over():
                return True
            question = self.game.question
            assert question is not None
            kind = min(PESTERING, key=lambda kind: self.fired[question.why, kind])
            self.fired[question.why, kind] += 1
            self.take(kind)
            if self.game.question is question:
                self.take("catch")
            if Seat.LEFT in self.game.state.seats and self.chance.random() < 0.7:
                self.take("return")
            if not self.is_over():
                self.take("option")
        return self.is_over()

    def do(self, kind: str) -> None:
        """Do that; the kinds of pestering, too."""
        game, chance = self.game, self.chance
        seat = chance.randrange(len(game.state.seats) or 1)
        match kind:
            case "catch":
                self.make(*self.call_or_catch(seat), ())
            case "fine":
                hand = game.state.hands[seat]
                held = Move("play", (chance.choice(hand),)) if hand else Move("uno")
                # not a play that goes through: what costs cards is wanted
                self.make(seat, held if game.refusal(seat, held) is not None else Move("uno"), ())
            case "silence" if game.question is not None and chance.random() < 0.5:
                game.skip(chance.choice(game.question.waiting()))
            case _:
                super().do("wait" if kind == "silence" else kind)

    def call_or_catch(self, seat: int) -> tuple[int, Move]:
        """A call or an accusation: one that is possible now, or else a false one of that seat's."""
        game, chance = self.game, self.chance
        seats = range(len(game.state.seats))
        able = [(other, move) for other in seats for move in game.asides(other)]
        if able and chance.random() < 0.7:
            return chance.choice(able)
        return seat, chance.choice([Move("uno"), Move("catch", (Player(chance.choice(seats)),))])

    def say(self, kind: str) -> None:
        """Choose what is challenged or can be, where there is such a thing: it is judged by what others may spoil."""
        game = self.game
        assert game.question is not None
        seat = self.chance.choice(game.question.waiting())
        risky = [
            move
            for move in game.options(seat)
            if move.verb == "challenge" or (move.card is not None and move.card.color is None)
        ]
        if risky and self.chance.random() < 0.5:
            self.make(seat, self.chance.choice(risky), ())
        else:
            super().say(kind)


class OtherPesteredTable(OtherTable, PesteredTable):
    """The same at a table of DOS or Extended."""


def play_pestered(rules: RuleSet, seed: int, rounds: int = 2) -> int:
    """So many rounds at a table where every open question is pestered; how many were played."""
    return pester(rules, seed, rounds)[0]


def pester(rules: RuleSet, seed: int, rounds: int) -> tuple[int, Counter[tuple[str, str]]]:
    """The same, with what was fired into which questions."""
    kind = PesteredTable if rules.base.id == "classic-game" else OtherPesteredTable
    table = kind(rules, seed, Random(seed).randrange(2, 6))
    played = sum(1 for _ in range(rounds) if table.play_round())
    return played, table.fired


def play_rounds(rules: RuleSet, seed: int, rounds: int = 2) -> int:
    """So many rounds at that table, if its match lasts so long; how many were played."""
    kind = RoundTable if rules.base.id == "classic-game" else OtherRoundTable
    table = kind(rules, seed, Random(seed).randrange(2, 11))
    return sum(1 for _ in range(rounds) if table.play_round())


# --- whether anything but the seed decides ---------------------------------------------------------------------------


def digests(kinds: Mapping[str, PlayerFactory], presets: Iterable[str]) -> dict[str, str]:
    """A hash of the inputs and events of rounds of each preset: computer players, then players who do anything.

    A round among players who search is cut short, for it takes long.
    """
    found = {}
    for preset in presets:
        rules = all_rules().compose(preset)
        quick = [kind for name, kind in kinds.items() if name != "search"]
        seen = sha256()
        for players, inputs in (quick, 400), (list(kinds.values()), 5):
            for said in played_by(rules, players, inputs):
                seen.update(said.encode())
        for said in pestered(preset, 1):
            seen.update(said.encode())
        found[preset] = seen.hexdigest()
    return found


def played_by(rules: RuleSet, kinds: Sequence[PlayerFactory], most: int) -> Iterator[str]:
    """The events and inputs of a round of computer players, up to so many inputs, as text."""
    seats = max(3, rules.base.least_seats)
    game, inputs = seat_players(rules, seed_from(7), seats), list[Input]()
    players = [kinds[seat % len(kinds)](seed_from(seat)) for seat in range(seats)]
    course = RoundInPlay(game, players, seed_from(8), inputs)
    course.deal()
    while game.state.stage is not Stage.SCORED and len(inputs) < most:
        course.one_input()
        yield from map(repr, game.take_events())
    yield from map(repr, inputs)


def pestered(preset: str, seed: int) -> Iterator[str]:
    """The events of rounds of that preset in which every question is pestered, and what was done, as text."""
    rules = all_rules().compose(pestered_line(all_rules(), Random(seed), preset))
    happened: list[Event] = []

    class Quick(PesteredTable):
        def check(self, before: GameState, events: list[Event]) -> None:
            happened.extend(events)

    table = Quick(rules, seed, 4)
    table.play_round()
    yield from map(repr, happened)
    yield from table.done
