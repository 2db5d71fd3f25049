"""Tables with what a plugin brings, played by computer players and looked at as strictly as `unobot simulate --strict` does."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from uno_engine import BadTable, Move, Preset, Rule, RuleFailed, RuleSet, Stage, View, seed_from
from unobot.kit.lint.sources import Subject
from unobot.kit.scrutiny import InvariantBroken, StrictScrutiny
from unobot.kit.simulation.round import RoundInPlay, seated
from unobot.messages import wrong_table
from unobot.plugins.flaws import Flaw, SourceLine, place_of, place_of_error
from unobot.tables.watchdog import RanTooLong, Watchdog

_SIMULATE: Final = "`unobot simulate --strict`"
_INPUTS: Final = 200
"""Of a longer round only the beginning is played; `unobot simulate` finds out whether it ends."""
_SEATS: Final = 3
"""At a table that takes so many; else with as many as it needs or takes."""


@dataclass(frozen=True, slots=True)
class _Table:
    """A line to be played, and the rule or preset because of which it is."""

    line: str
    about: type[Rule] | Preset


def played_flaws(subject: Subject, games: int) -> Iterator[Flaw]:
    """Compose a table with each preset and each rule that can be chosen, and play so many rounds at it."""
    for preset in subject.brought.presets.values():
        yield from _play(subject, _Table(preset.id, preset), games)
    for rule in subject.rules():
        if rule.role not in {"base", "part"}:
            yield from _play(subject, _Table(_line(subject, rule), rule), games)


def _line(subject: Subject, rule: type[Rule]) -> str:
    """A table with that rule: of the presets the first with which it goes; `classic` if it goes with none."""
    chosen = [*(f"+{name}" for name in _needed(subject, rule)), f"+{rule.id}"]
    for preset in subject.known.presets:
        line = " ".join([preset, *chosen])
        try:
            subject.known.compose(line)
        except (BadTable, TypeError):
            continue
        return line
    return " ".join([next(iter(subject.known.presets), ""), *chosen])


def _needed(subject: Subject, rule: type[Rule]) -> list[str]:
    """The rules that it requires and that can be chosen."""
    known = subject.known.rules
    return [name for name in rule.requires if name in known and known[name].role not in {"base", "part"}]


def _play(subject: Subject, table: _Table, games: int) -> Iterator[Flaw]:
    place = None if isinstance(table.about, Preset) else place_of(table.about)
    try:
        rules = subject.known.compose(table.line)
    except BadTable as error:
        if place_of_error(error, subject.sources) is not None:
            return  # the rule itself says why there is no such table
        why = wrong_table(error, subject.plugins.brought.texts)
        yield Flaw("compose", f"no table can be opened with {table.line}", why, place)
        return
    except Exception as error:  # noqa: BLE001 - whatever a rule does, it is told
        yield _raised("compose", f"opening {table.line}", error, subject, place)
        return
    watchdog = Watchdog()
    with watchdog.awake():
        for number in range(games):
            flaw = _round(subject, rules, number, watchdog, place)
            if flaw is not None:
                yield flaw
                return


def _round(
    subject: Subject, rules: RuleSet, number: int, watchdog: Watchdog, place: SourceLine | None
) -> Flaw | None:
    """What goes wrong in one round; None if nothing does."""
    seats = max(rules.base.least_seats, min(rules.base.room, _SEATS))
    copy = partial(subject.known.compose_anew, rules.line)
    scrutiny = StrictScrutiny(rules, seats, copy, subject.spoken)
    players = [_Anything(number + seat) for seat in range(seats)]
    seed = seed_from(number)
    try:
        with watchdog:
            course = RoundInPlay(seated(rules, seed, seats), players, seed, scrutiny=scrutiny)
            course.deal()
            for _ in range(_INPUTS):
                watchdog.anew()
                if course.game.state.stage is Stage.SCORED:
                    break
                course.one_input()
            course.ended()
    except InvariantBroken as error:
        return Flaw("play", f"{rules.line}: {error}", f"{_SIMULATE} shows the inputs that lead there", place)
    except (Exception, RanTooLong) as error:  # noqa: BLE001 - the same
        return _raised("play", f"playing {rules.line}", error, subject, place)
    return None


class _Anything:
    """A player who does anything that is possible."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)  # noqa: S311 - it deals no cards

    def answer(self, view: View) -> Move | None:
        """One of the options."""
        return self._chance.choice(view.options) if view.options else None


def _raised(check: str, doing: str, error: BaseException, subject: Subject, place: SourceLine | None) -> Flaw:
    cause = error.__cause__ if isinstance(error, RuleFailed) and error.__cause__ is not None else error
    where = place_of_error(cause, subject.sources) or place
    return Flaw(check, f"{doing}: {type(cause).__name__}: {cause}", "", where)
