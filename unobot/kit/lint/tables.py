"""Mistakes that tables with a plugin show: rules and options that do not exist, and what goes wrong when they are played."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from traceback import walk_tb
from typing import Final

from uno_engine import (
    BadTable,
    Preset,
    Question,
    Rule,
    RuleFailed,
    RuleSet,
    Setting,
    TooManyEvents,
    seed_from,
)
from unobot.kit.invariants import InvariantBroken, QuickChecker
from unobot.kit.lint.source import Subject, place_of_call
from unobot.kit.rounds import DRAWING, LAYING, MatchEndless, play_match, play_wildly
from unobot.kit.second_process import RecordedRound, find_differences
from unobot.kit.strict import StrictChecker
from unobot.messages import wrong_table
from unobot.parsing.nearest import nearest
from unobot.plugins import Plugins
from unobot.plugins.flaws import Flaw, SourceLine, place_in, place_of, place_of_error
from unobot.tables.watchdog import RanTooLong, Watchdog


def name_flaws(subject: Subject) -> Iterator[Flaw]:
    """Yield every rule or option that the rules and presets of a plugin name, and no plugin brings."""
    rules, settings = subject.around.known.rules, dict[str, list[Setting]]()
    # several kinds of match have a setting of the same name
    for known in rules.values():
        for setting in known.settings:
            settings.setdefault(setting.name, []).append(setting)
    for rule in subject.rules():
        for attribute in ("requires", "includes"):
            yield from _unknown(rule, attribute, getattr(rule, attribute), rules)
        for attribute in ("conflicts", "before"):
            # rules of plugins that need not be there; but not slips of the finger
            slips = [name for name in getattr(rule, attribute) if nearest(name, rules)]
            yield from _unknown(rule, attribute, slips, rules)
        yield from _unknown(rule, "presets", rule.presets, settings)
    for preset in subject.brought.presets.values():
        # the first line of the plugin that names it
        lines = ((file, enumerate(file.read_text("utf-8").splitlines(), 1)) for file in subject.sources)
        named = (
            SourceLine(file, at) for file, each in lines for at, line in each if f'"{preset.id}"' in line
        )
        place = next(named, None)
        for what, instead in _preset_flaws(preset, subject, settings):
            yield Flaw("preset", f"preset {preset.id}: {what}", instead, place)


def _unknown(
    rule: type[Rule], attribute: str, names: Collection[str], known: Collection[str]
) -> Iterator[Flaw]:
    what = "option" if attribute == "presets" else "rule"
    for name in names:
        if name not in known:
            told = f"{rule.__name__}: {attribute} names the {what} {name}, which no plugin brings"
            yield Flaw(attribute, told, _correction(name, known), place_in(rule, attribute))


def _correction(name: str, known: Collection[str]) -> str:
    near = nearest(name, known)
    return f"did you mean {near[0]}?" if near else "install the plugin that does, or leave it out"


def _preset_flaws(
    preset: Preset, subject: Subject, settings: Mapping[str, list[Setting]]
) -> Iterator[tuple[str, str]]:
    """What is wrong in a preset, and what to write instead."""
    for what, names in (("base", (preset.base,)), ("rules", preset.rules), ("match", preset.match)):
        for name in names:
            if name not in subject.around.known.rules:
                told = f"{what} names the rule {name}, which no plugin brings"
                yield told, _correction(name, subject.around.known.rules)
    for option, typed in preset.options.items():
        if option not in settings:
            yield f"no rule has the option {option}", _correction(option, settings)
            continue
        refusals: list[BadTable] = []
        for setting in settings[option]:
            try:
                setting.read(typed)
            except BadTable as error:
                refusals.append(error)
        if len(refusals) == len(settings[option]):
            yield f"option {option} cannot be {typed}", wrong_table(refusals[0], subject.brought.texts)


_QUICK_GAMES: Final = 6
"""So many more are played for each that is looked at strictly, which takes a hundred times as long."""
_SEATS: Final = 3
"""The seats of a table that takes so many; another has as many as it needs or takes."""


Recorded = list[tuple[RecordedRound, SourceLine | None]]
"""Rounds that went well, each with the place of the rule because of which it was played."""


def play_flaws(subject: Subject, games: int, recorded: Recorded) -> Iterator[Flaw]:
    """Compose a table with each preset and each rule that can be chosen, and play so many rounds at it.

    They are looked at as strictly as `unobot simulate --strict` does; those that go well are added to `recorded`.
    """
    tables: list[tuple[str, type[Rule] | None]] = [(id_, None) for id_ in subject.brought.presets]
    tables += [
        (line_with(subject, rule), rule) for rule in subject.rules() if rule.role not in {"base", "part"}
    ]
    for line, rule in tables:
        yield from _play(subject, line, rule, games, recorded)


def order_flaws(recorded: Sequence[Recorded], plugins: Plugins) -> list[list[Flaw]]:
    """Return what goes otherwise in another process, for each list of rounds; one process plays all of them."""
    differences = iter(find_differences([played for rounds in recorded for played, _ in rounds], plugins))
    return [
        [
            Flaw("play", f"{played.line}: {differs}", "", place)
            for played, place in rounds
            if (differs := next(differences))
        ]
        for rounds in recorded
    ]


def line_with(subject: Subject, rule: type[Rule]) -> str:
    """Return a table with that rule and those that it requires, at the first preset that takes them, or else at the first one."""
    known = subject.around.known.rules
    needed = [name for name in rule.requires if name in known and known[name].role not in {"base", "part"}]
    chosen = " ".join(f"+{name}" for name in (*needed, rule.id))
    for preset in subject.around.known.presets:
        # whatever a rule does is told where it is played
        with suppress(Exception):
            subject.around.known.compose(line := f"{preset} {chosen}")
            return line
    return f"{next(iter(subject.around.known.presets), '')} {chosen}"


def _play(
    subject: Subject, line: str, rule: type[Rule] | None, games: int, recorded: Recorded
) -> Iterator[Flaw]:
    """Play rounds at that table until one fails; those that do not are recorded. `rule` is the one because of which it is played.

    If that is a kind of match, a match is played to its end.
    """
    place = place_of(rule)
    try:
        rules = subject.around.known.compose(line)
    except BadTable as error:
        if (
            place_of_error(error, subject.sources) is None
        ):  # else the rule itself says why there is no such table
            why = wrong_table(error, subject.around.plugins.brought.texts)
            yield Flaw("compose", f"no table can be opened with {line}", why, place)
        return
    except Exception as error:  # noqa: BLE001 - whatever a rule does, it is told
        yield _raised("compose", f"opening {line}", error, subject, place)
        return
    try:
        _play_games(subject, rules, rule, games, recorded)
    except MatchEndless as error:
        forgets = rule is not None and rule.memory is not None and not rule.lasting
        instead = "what a match remembers from round to round needs `lasting = True`"
        yield Flaw(
            "play",
            f"{line}: {error.flaw.what}",
            instead if forgets else "emit MatchOver when somebody has won it",
            place_in(rule, "memory") if forgets and rule is not None else place,
        )
    except InvariantBroken as error:
        instead = error.flaw.instead or "`unobot simulate --strict` shows the inputs that lead there"
        where = error.flaw.place
        if where is not None and where.file.resolve() not in subject.sources:
            where = None
        if error.event is not None:
            where = place_of_call(subject.trees, error.event.__name__) or where
        yield Flaw("play", f"{line}: {error.flaw.what}", instead, where or place)
    except (Exception, RanTooLong) as error:  # noqa: BLE001 - whatever a rule does, it is told
        yield _raised("play", f"playing {line}", error, subject, place)


def _play_games(
    subject: Subject,
    rules: RuleSet,
    rule: type[Rule] | None,
    games: int,
    recorded: Recorded,
) -> None:
    """Play so many rounds strictly, some more quickly, and a match if the rule is a kind of match. Raises what is wrong."""
    watchdog = Watchdog()
    seats = max(rules.base.least_seats, min(rules.base.room, _SEATS))
    copy = partial(subject.around.known.compose_anew, rules.line)
    with watchdog.awake():
        for number in range(games):
            checker = StrictChecker(rules, seats, copy, subject.around.speech)
            play_wildly(rules, seats, seed_from(number), checker, watchdog, [])
            recorded += [(played, place_of(rule)) for played in checker.recorded]
            for other in range(_QUICK_GAMES):
                quick, seed = QuickChecker(rules, seats), seed_from(games + number * _QUICK_GAMES + other)
                play_wildly(rules, seats, seed, quick, watchdog, [], LAYING if other % 2 else DRAWING)
        if games and rule is not None and rule.role == "match":
            play_match(rules, seats, seed_from(0), watchdog)


def _raised(check: str, doing: str, error: BaseException, subject: Subject, place: SourceLine | None) -> Flaw:
    cause = error.__cause__ if isinstance(error, RuleFailed) and error.__cause__ is not None else error
    where = place_of_error(cause, subject.sources)
    if isinstance(question := getattr(cause, "question", None), Question):
        # it was noticed by whoever asked next; the reason is written where the question was made
        where = place_of_call(subject.trees, "ask", why=question.why) or where
    elif where is None:
        # the code of the plugin has returned the event, and others have let it happen
        raised_in = [frame.f_code.co_qualname for frame, _ in walk_tb(cause.__traceback__)]
        kind, _, method = raised_in[-1].rpartition(".") if raised_in else ("", "", "")
        where = place_of_call(subject.trees, kind) if method == "apply" else None
    instead = "end the loop also when nothing is left to do" if isinstance(cause, TooManyEvents) else ""
    return Flaw(check, f"{doing}: {type(cause).__name__}: {cause}", instead, where or place)
