"""What every rule and every computer player promises, as tests."""

import re
from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from copy import copy
from inspect import cleandoc
from random import Random
from typing import ClassVar, Final, get_args

import uno_engine as uno
from unobot.kit.invariants import GameChecker, Invariants
from unobot.kit.rounds import play_round

NAMES: Final = ("ann", "bob", "cid", "dan", "eve", "fay", "gus", "hal", "ida", "jon")
_ASIDE: Final = 0.15
"""How often somebody acts who is not waited for."""


def compose_table(rules: uno.Catalogue, line: str) -> uno.RuleSet:
    """Compose the rules of that table for it alone, as after a restart. Raises AssertionError if it cannot be opened."""
    try:
        # a catalogue gives the same rule set again for the same line
        return uno.Catalogue(rules.rules.values(), rules.presets.values()).compose(line)
    except uno.BadTable as refused:
        raise AssertionError(f"the table {line!r} cannot be opened: {refused.code} {refused.args_}") from None


class Walk:
    """A game of random moves, the same for the same seed. `events` are all that have happened."""

    def __init__(self, rules: uno.RuleSet, players: int, seed: int) -> None:
        self.game = uno.Game(rules, uno.seed_from(seed))
        self.events: list[uno.Event] = []
        self._chance = Random(seed)  # noqa: S311 - who does what is no card
        self._invariants = Invariants(rules, players)
        for name in NAMES[:players]:
            self.game.join(name)
        self.game.play(0, uno.DEAL)

    def steps(self, inputs: int) -> Iterator[uno.Game]:
        """Yield the game after each of so many inputs, or until the match is over. Raises InvariantBroken, RuleFailed."""
        for _ in range(inputs):
            self.events += self.game.take_events()
            self._invariants.check(self.game)
            yield self.game
            if self.game.question is None:
                return
            waiting, seats = self.game.question.waiting(), range(len(self.game.state.seats))
            others = [seat for seat in seats if seat not in waiting and self.game.options(seat)]
            aside = others and self._chance.random() < _ASIDE
            seat = self._chance.choice(others if aside else list(waiting))
            options = self.game.options(seat)
            plays = [move for move in options if move.verb == "play"]
            self.game.play(seat, self._chance.choice(plays or options))


_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_CONTAINERS: Final = frozenset({list, dict, set, bytearray, deque, Counter, defaultdict})
_SAVED: Final = 7
"""After every seventh input a game is saved and loaded."""


class RuleContract:
    """Derive from it a class `TestMyRule` that says which rule, and at which tables; each test is one promise.

    `unobot = true` in pytest's settings gives the fixture `rules`: all rules and presets that are installed.
    """

    rule: type[uno.Rule]
    tables: Sequence[str]
    """What would follow `!uno`, each with the rule in it: `("classic +cow",)`."""
    players: ClassVar[int] = 3
    inputs: ClassVar[int] = 200
    """How long a game is played at each table, by players who do anything."""

    def test_it_has_an_id_that_can_be_typed_and_a_sentence_that_says_what_it_does(self) -> None:
        """Small letters, digits and `-`; the sentence is the first of its docstring."""
        assert _ID.fullmatch(self.rule.id), f"id: expected small letters, digits and -, not {self.rule.id!r}"
        assert cleandoc(self.rule.__doc__ or "").strip(), f"{self.rule.__name__} has no docstring"
        roles = get_args(uno.Role)
        assert self.rule.role in roles, f"role: expected {' or '.join(roles)}, not {self.rule.role!r}"
        for setting in self.rule.settings:
            assert setting.about.strip(), f"the option {setting.name} does not say what it is"

    def test_the_bot_knows_it(self, rules: uno.Catalogue) -> None:
        """Some plugin that is loaded brings the rule."""
        assert rules.rules.get(self.rule.id) is self.rule, f"no plugin brings {self.rule.id}"

    def test_it_is_played_at_each_of_its_tables(self, rules: uno.Catalogue) -> None:
        """They can be opened, and it is there then."""
        for line in self.tables:
            assert any(type(rule) is self.rule for rule in compose_table(rules, line).rules), (
                f"{line!r} is played without {self.rule.id}"
            )

    def test_every_value_of_its_options_opens_a_table_or_is_refused(self, rules: uno.Catalogue) -> None:
        """Nothing but `BadTable` is raised."""
        for line in self.tables:
            for setting in self.rule.settings:
                for value in _values(setting):
                    with suppress(uno.BadTable):
                        rules.compose(f"{line} {setting.name}={value}")

    def test_no_card_is_lost_and_somebody_can_always_act(self, rules: uno.Catalogue) -> None:
        """Whatever the players do; and what is offered can be done."""
        for line in self.tables:
            for _ in Walk(compose_table(rules, line), self.players, 1).steps(self.inputs):
                pass

    def test_the_same_seed_plays_the_same_game(self, rules: uno.Catalogue) -> None:
        """Chance comes from the game, and nothing is kept but in its state."""
        for line in self.tables:
            one, other = (Walk(compose_table(rules, line), self.players, 2) for _ in range(2))
            for step, (here, there) in enumerate(
                zip(one.steps(self.inputs), other.steps(self.inputs), strict=True)
            ):
                assert here.state == there.state, (
                    f"{line}: two games with one seed differ after {step} inputs"
                )
            assert one.events == other.events, f"{line}: two games with one seed tell different events"

    def test_a_game_goes_on_the_same_when_it_was_saved_and_loaded(self, rules: uno.Catalogue) -> None:
        """As after a restart of the bot."""
        for line in self.tables:
            for step, game in enumerate(Walk(compose_table(rules, line), self.players, 3).steps(self.inputs)):
                if step % _SAVED:
                    continue
                fresh, where = compose_table(rules, line), f"{line}, after {step} inputs"
                state = uno.load_state(uno.save_state(game.checkpoint), fresh)
                again = uno.Game(fresh, game.seed, state=state, inputs=game.inputs)
                assert again.state == game.state, f"{where}: saved and loaded, the game stands otherwise"
                for seat, name in enumerate(game.state.names):
                    told = f"{where}: saved and loaded, {name} has other options"
                    assert again.options(seat) == game.options(seat), told

    def test_it_keeps_nothing_in_itself(self, rules: uno.Catalogue) -> None:
        """There is one rule for all rounds of a table, and for all copies that are tried; what changes is in the state."""
        for line in self.tables:
            table = compose_table(rules, line)
            (rule,) = [each for each in table.rules if type(each) is self.rule]
            before = _kept(rule)
            for _ in Walk(table, self.players, 4).steps(self.inputs):
                pass
            after = _kept(rule)
            changed = sorted(name for name in after if before.get(name) != after[name])
            assert not changed, f"{self.rule.__name__} keeps something in self.{', self.'.join(changed)}"


def _kept(rule: uno.Rule) -> dict[str, object]:
    """What a rule has in itself: containers by what is in them now, all else by what it is."""
    return {name: copy(value) if type(value) in _CONTAINERS else value for name, value in vars(rule).items()}


def _values(setting: uno.Setting) -> Iterator[str]:
    """Some values, as typed: all words, both ends of numbers."""
    match setting:
        case uno.Word():
            yield from setting.words
        case uno.YesNo():
            yield from ("yes", "no")
        case uno.Number():
            yield from (str(setting.low), str(setting.high))
        case uno.Duration():
            yield from ("90s", "3m")
        case _:
            yield setting.write(setting.default)


class PlayerContract:
    """Derive from it a class `TestMyPlayer` with a method `player`; each test is one promise.

    `unobot = true` in pytest's settings gives the fixture `rules`: all rules and presets that are installed. A player that
    searches (`uno_engine.SearchingPlayer`) does so in these games, too: let it think shortly there.
    """

    tables: Sequence[str] = ("classic",)
    """What would follow `!uno`."""
    seats: ClassVar[int] = 3
    rounds: ClassVar[int] = 2
    """How many rounds are played at each table."""
    inputs: ClassVar[int] = 60
    """Of how many positions of a game it is asked."""

    def player(self, seed: bytes) -> uno.ComputerPlayer:
        """Return a new player whose chance comes from this seed."""
        raise NotImplementedError

    def test_the_same_seed_gives_the_same_answers(self, rules: uno.Catalogue) -> None:
        """And two players share nothing: whoever plays a game again must see it again."""
        for line in self.tables:
            games = [self._played(compose_table(rules, line), 1), self._played(compose_table(rules, line), 1)]
            assert games[0] == games[1], f"{line}: the same seeds have played two different rounds"

    def test_it_plays_rounds_to_their_end(self, rules: uno.Catalogue) -> None:
        """Without an error of its own, against its like."""
        for line in self.tables:
            for seed in range(1, self.rounds + 1):
                self._played(compose_table(rules, line), seed)

    def test_whenever_it_is_waited_for_it_has_a_move_that_is_possible(self, rules: uno.Catalogue) -> None:
        """Else the default is taken for it: it draws, or gives up what it could do."""
        for line in self.tables:
            for game in Walk(compose_table(rules, line), self.seats, 5).steps(self.inputs):
                for seat in game.question.waiting() if game.question is not None else ():
                    move = self._asked(game, seat)
                    assert move is not None, f"{line}: it has no answer to {game.options(seat)}"
                    _is_possible(game, seat, move)

    def test_while_others_are_waited_for_it_does_what_is_possible_or_nothing(
        self, rules: uno.Catalogue
    ) -> None:
        """It may call, catch or jump in."""
        for line in self.tables:
            for game in Walk(compose_table(rules, line), self.seats, 6).steps(self.inputs):
                waiting = game.question.waiting() if game.question is not None else ()
                for seat in (seat for seat in range(self.seats) if seat not in waiting):
                    move = self._asked(game, seat)
                    if move is not None:
                        _is_possible(game, seat, move)

    def _asked(self, game: uno.Game, seat: int) -> uno.Move | None:
        shown: uno.View = uno.view(game, seat)
        return self.player(uno.seed_from(seat)).answer(shown)

    def _played(self, rules: uno.RuleSet, seed: int) -> list[uno.Input]:
        """What was done in a round."""
        players = [self.player(uno.seed_from(seed + seat)) for seat in range(self.seats)]
        inputs: list[uno.Input] = []
        play_round(rules, players, uno.seed_from(seed), GameChecker(rules, self.seats), None, inputs)
        return inputs


def _is_possible(game: uno.Game, seat: int, move: uno.Move) -> None:
    """On a copy: the game goes on as it was."""
    try:
        game.copy().play(seat, move)
    except uno.RuleFailed:
        raise
    except uno.EngineError as refused:
        raise AssertionError(f"{move} is not possible: {refused.code}") from None
