"""What every rule promises to the game."""

import re
from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from copy import copy
from inspect import cleandoc
from typing import ClassVar, Final, get_args

from uno_engine import (
    BadTable,
    Catalogue,
    Duration,
    Game,
    Number,
    Role,
    Rule,
    RuleSet,
    Setting,
    Word,
    YesNo,
    load_state,
    save_state,
)
from unobot.testing.contracts.walking import Walk, composed

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_CONTAINERS: Final = frozenset({list, dict, set, bytearray, deque, Counter, defaultdict})
_SAVED: Final = 7
"""After every seventh input a game is saved and loaded."""


class RuleContract:
    """Derive from it a class `TestMyRule` that says which rule, and at which tables; each test is one promise.

    `unobot = true` in pytest's settings gives the fixture `rules`: all rules and presets that are installed.
    """

    rule: type[Rule]
    tables: Sequence[str]
    """What would follow `!uno`, each with the rule in it: `("classic +cow",)`."""
    players: ClassVar[int] = 3
    inputs: ClassVar[int] = 200
    """How long a game is played at each table, by players who do anything."""

    def test_it_has_an_id_that_can_be_typed_and_a_sentence_that_says_what_it_does(self) -> None:
        """Small letters, digits and `-`; the sentence is the first of its docstring."""
        assert _ID.fullmatch(self.rule.id), f"id: expected small letters, digits and -, not {self.rule.id!r}"
        assert cleandoc(self.rule.__doc__ or "").strip(), f"{self.rule.__name__} has no docstring"
        roles = get_args(Role)
        assert self.rule.role in roles, f"role: expected {' or '.join(roles)}, not {self.rule.role!r}"
        for setting in self.rule.settings:
            assert setting.about.strip(), f"the option {setting.name} does not say what it is"

    def test_the_bot_knows_it(self, rules: Catalogue) -> None:
        """A plugin brings it."""
        assert rules.rules.get(self.rule.id) is self.rule, f"no plugin brings {self.rule.id}"

    def test_it_is_played_at_each_of_its_tables(self, rules: Catalogue) -> None:
        """They can be opened, and it is there then."""
        for line in self.tables:
            assert any(type(rule) is self.rule for rule in composed(rules, line).rules), (
                f"{line!r} is played without {self.rule.id}"
            )

    def test_every_value_of_its_options_opens_a_table_or_is_refused(self, rules: Catalogue) -> None:
        """Nothing but `BadTable` is raised."""
        for line in self.tables:
            for setting in self.rule.settings:
                for value in _values(setting):
                    with suppress(BadTable):
                        rules.compose(f"{line} {setting.name}={value}")

    def test_no_card_is_lost_and_somebody_can_always_act(self, rules: Catalogue) -> None:
        """Whatever the players do; and what is offered can be done."""
        for line in self.tables:
            for _ in Walk(composed(rules, line), self.players, 1).steps(self.inputs):
                pass

    def test_the_same_seed_plays_the_same_game(self, rules: Catalogue) -> None:
        """Chance comes from the game, and nothing is kept but in its state."""
        for line in self.tables:
            one, other = (Walk(composed(rules, line), self.players, 2) for _ in range(2))
            for step, (here, there) in enumerate(
                zip(one.steps(self.inputs), other.steps(self.inputs), strict=True)
            ):
                assert here.state == there.state, (
                    f"{line}: two games with one seed differ after {step} inputs"
                )
            assert one.events == other.events, f"{line}: two games with one seed tell different events"

    def test_a_game_goes_on_the_same_when_it_was_saved_and_loaded(self, rules: Catalogue) -> None:
        """As after a restart of the bot."""
        for line in self.tables:
            for step, game in enumerate(Walk(composed(rules, line), self.players, 3).steps(self.inputs)):
                if step % _SAVED == 0:
                    _goes_on_the_same(game, composed(rules, line), f"{line}, after {step} inputs")

    def test_it_keeps_nothing_in_itself(self, rules: Catalogue) -> None:
        """There is one rule for all rounds of a table, and for all copies that are tried; what changes is in the state."""
        for line in self.tables:
            table = composed(rules, line)
            (rule,) = [each for each in table.rules if type(each) is self.rule]
            before = _kept(rule)
            for _ in Walk(table, self.players, 4).steps(self.inputs):
                pass
            after = _kept(rule)
            changed = sorted(name for name in after if before.get(name) != after[name])
            assert not changed, f"{self.rule.__name__} keeps something in self.{', self.'.join(changed)}"


def _goes_on_the_same(game: Game, fresh: RuleSet, where: str) -> None:
    state = load_state(save_state(game.checkpoint), fresh)
    again = Game(fresh, game.seed, state=state, inputs=game.inputs)
    assert again.state == game.state, f"{where}: saved and loaded, the game stands otherwise"
    for seat, name in enumerate(game.state.names):
        assert again.options(seat) == game.options(seat), (
            f"{where}: saved and loaded, {name} has other options"
        )


def _kept(rule: Rule) -> dict[str, object]:
    """What a rule has in itself: containers by what is in them now, all else by what it is."""
    return {name: copy(value) if type(value) in _CONTAINERS else value for name, value in vars(rule).items()}


def _values(setting: Setting) -> Iterator[str]:
    """Some values, as typed: all words, both ends of numbers."""
    match setting:
        case Word():
            yield from setting.words
        case YesNo():
            yield from ("yes", "no")
        case Number():
            yield from (str(setting.low), str(setting.high))
        case Duration():
            yield from ("90s", "3m")
        case _:
            yield setting.write(setting.default)
