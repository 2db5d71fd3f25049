"""The events of usual turns, as the engine makes them: docs/plugins/reference/rule-parts.md lists them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from tests.plugins.built_in import all_rules
from uno_engine import Card, Color, Event, Game, InputText, Layout, RuleSet, laid_out, seed_from

_NAMES = ("ann", "bob", "cid")
_SEATS = {"seat", "by", "of", "to", "dealer", "winners", "among"}
"""The fields that hold a seat, or several."""
_LEFT_OUT = {"pile", "hands", "forgotten", "places"}
"""Fields that would only fill the page."""
_ALWAYS = {"why"}
"""Fields that are shown though they are as usual: rules ask for them."""
_TIME = 180_000
"""More than anybody has for a turn."""


@dataclass(frozen=True, slots=True)
class Case:
    """What is typed where it is ann's turn, r9 is on top, and these cards are held and drawn; without hands, before a deal."""

    name: str
    steps: Sequence[str]
    hands: Sequence[str] = ("r2 b5 b8", "y7 g1 g3", "y3 y4 g6")
    draw: str = ""
    line: str = "classic"


_TWO = ("r2 b5", "y7 g1", "y3 y4")

CASES = (
    Case("the deal (here a number is turned up)", ["ann: deal"], ()),
    Case("a play", ["ann: play r2"]),
    Case("a play that leaves one card; UNO is called afterwards", ["ann: play r2", "ann: uno"], _TWO),
    Case("a play that leaves one card, with the call of UNO", ["ann: play r2, !uno"], _TWO),
    Case(
        "a play that leaves one card; no call, and a player catches it",
        ["ann: play r2", "cid: catch"],
        _TWO,
        "g2 g5",
    ),
    Case("a draw; the card cannot be played", ["ann: draw"], draw="g2"),
    Case("a draw, then the drawn card", ["ann: draw", "ann: play r6"], draw="r6"),
    Case("a draw, then a pass", ["ann: draw", "ann: pass"], draw="r6"),
    Case("Skip", ["ann: play rs"], ("rs b5 b8", "y7 g1 g3", "y3 y4 g6")),
    Case("Reverse", ["ann: play rr"], ("rr b5 b8", "y7 g1 g3", "y3 y4 g6")),
    Case("Wild", ["ann: play w, blue"], ("w b5 b8", "y7 g1 g3", "y3 y4 g6")),
    Case("Draw Two", ["ann: play r+2"], ("r+2 b5 b8", "y7 g1 g3", "y3 y4 g6"), "g2 g5"),
    Case(
        "Draw Two, where bob could pass it on (`+stack`)",
        ["ann: play r+2", "bob: draw"],
        ("r+2 b5 b8", "y+2 g1 g3", "y3 y4 g6"),
        "g2 g5",
        "classic +stack",
    ),
    Case(
        "Wild Draw Four, accepted",
        ["ann: play wd4, blue", "bob: accept"],
        ("wd4 b5 b8", "y7 g1 g3", "y3 y4 g6"),
        "g2 g5 g7 g8",
    ),
    Case(
        "Wild Draw Four, challenged: it was a bluff",
        ["ann: play wd4, blue", "bob: challenge"],
        ("wd4 r5 b8", "y7 g1 g3", "y3 y4 g6"),
        "g2 g5 g7 g8",
    ),
    Case(
        "Wild Draw Four, challenged: it was no bluff",
        ["ann: play wd4, blue", "bob: challenge"],
        ("wd4 b5 b8", "y7 g1 g3", "y3 y4 g6"),
        "g2 g5 g7 g8 y1 y2",
    ),
    Case(
        "a swap of hands (`+seven-zero`)",
        ["ann: play r7, bob"],
        ("r7 b5 b8", "y7 g1 g3", "y3 y4 g6"),
        line="classic +seven-zero",
    ),
    Case("a time-out", ["time"], draw="g2"),
    Case("a time-out after a draw", ["ann: draw", "time"], draw="r6"),
    Case("the player who must act leaves", ["ann: leave"], draw="g2"),
    Case("another player leaves; then only one is left", ["cid: leave", "bob: leave"]),
    Case("the last card", ["ann: play r2"], ("r2", "y7 g1 g3", "y3 y4 g6")),
    Case("the last card acts", ["ann: play r+2"], ("r+2", "y7 g1 g3", "y3 y4 g6"), "g2 g5"),
)


def turn_events() -> Iterator[str]:
    """The table of the page."""
    yield "| | typed | events, in their order |\n| --- | --- | --- |"
    for case in CASES:
        for number, (step, events) in enumerate(events_of(case)):
            happened = " ".join(f"`{event}`" for event in events)
            yield f"| {'' if number else case.name} | `{step}` | {happened} |"


def events_of(case: Case) -> Iterator[tuple[str, list[str]]]:
    """Each step of a case with the events that follow from it."""
    game = _begun(case, all_rules().compose(case.line))
    game.take_events()
    for step in case.steps:
        _take(game, step)
        yield step, [told(event) for event in game.take_events()]


def _begun(case: Case, rules: RuleSet) -> Game:
    """The table as the case begins."""
    if not case.hands:
        game = Game(rules, seed_from(1))
        for name in _NAMES:
            game.join(name)
        return game
    known = rules.deck.by_code
    hands = {seat: [known[code] for code in hand.split()] for seat, hand in enumerate(case.hands)}
    draw = [known[code] for code in case.draw.split()]
    return laid_out(rules, _NAMES, Layout(hands=hands, draw=draw, top=known["r9"], turn=0), seed_from(1))


def _take(game: Game, step: str) -> None:
    """Do what a step says."""
    who, _, typed = step.partition(": ")
    if step == "time":
        game.advance(game.state.clock + _TIME)
    elif typed == "leave":
        game.leave(_NAMES.index(who))
    else:
        game.take(InputText(game.rules.deck.by_code).read(_NAMES.index(who), typed, _NAMES))


def told(event: Event) -> str:
    """An event as the page writes it: without what is as usual."""
    names, defaults = event.__struct_fields__, event.__struct_defaults__
    usual = dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))
    shown = (
        f"{name}={_value(name, value)}"
        for name in names
        if name not in _LEFT_OUT
        and ((value := getattr(event, name)) != usual.get(name, ...) or name in _ALWAYS)
    )
    return f"{type(event).__name__}({', '.join(shown)})"


def _value(name: str, value: Any) -> str:
    match value:
        case bool() | None:
            return str(value)
        case int() if name in _SEATS:
            return _NAMES[value]
        case Card(code=text) | Color(word=text):
            return text
        case tuple():
            return f"({' '.join(_value(name, each) for each in value)})"
        case msgspec.Struct():
            return "…"
    return str(value)
