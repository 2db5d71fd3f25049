"""`unobot simulate --strict`: what it finds, what it tells, and the scenario file that shows the fault again."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from warnings import warn

import msgspec
import pytest

from tests.plugins.built_in import built_in
from uno_engine import Ctx, Event, Fact, GameState, Played, Remembered, Rule, after
from unobot.clock import HeldClock
from unobot.kit.scenario import play_files
from unobot.kit.scenario.run import Scenarios
from unobot.kit.simulate import Simulation, simulate_rounds
from unobot.messages import Narrator
from unobot.messages.voice import Tellers
from unobot.plugins import Brought, Plugins


class Counts(Rule):
    """Keeps a count in itself, and every third play makes the next player draw."""

    id = "counts"
    plays = 0

    @after(Played)
    def count(self, ctx: Ctx, played: Played) -> None:
        """One more."""
        self.plays += 1
        if self.plays % 3 == 0:
            ctx.rules.base.draw(ctx, ctx.state.after(played.seat), 1, "counts")


class Collects(Rule):
    """Keeps a mapping in itself, of which the attributes do not tell."""

    id = "collects"

    @after(Played)
    def count(self, ctx: Ctx, played: Played) -> None:
        """One more of that card; the third one draws."""
        seen: dict[int, int] = vars(self).setdefault("seen", {})
        seen[played.seat] = seen.get(played.seat, 0) + 1
        if seen[played.seat] % 2 == 0:
            ctx.rules.base.draw(ctx, played.seat, 1, "collects")


class Kept(msgspec.Struct, frozen=True):
    """Is said to hold numbers."""

    seats: tuple[int, ...] = ()


class Mistypes(Rule):
    """Puts texts into its memory where numbers belong: they cannot be loaded."""

    id = "mistypes"
    memory = Kept

    @after(Played)
    def remember(self, ctx: Ctx, played: Played) -> None:
        """A name for a number."""
        ctx.emit(Remembered(self.id, Kept(("ann",))))  # type: ignore[arg-type]  # the mistake that is looked for


class Smuggled(Event, frozen=True):
    """Changes what a rule remembers, past the engine, which looks at each `Remembered`."""

    def apply(self, state: GameState) -> None:
        """Put a name where numbers belong."""
        state.own[Smuggles.id] = Kept(("ann",))  # type: ignore[arg-type]  # the mistake that is looked for


class Smuggles(Rule):
    """Has a memory that cannot be loaded."""

    id = "smuggles"
    memory = Kept

    @after(Played)
    def remember(self, ctx: Ctx, played: Played) -> None:
        """Change it."""
        ctx.emit(Smuggled())


class HandWorth(Fact, frozen=True):
    """What somebody's hand is worth: a secret, and no card."""

    worth: int


class TellsWorth(Rule):
    """Publishes what the first hand is worth."""

    id = "tells-worth"

    def facts(self, state: GameState) -> Iterable[Fact]:
        """The worth."""
        return [HandWorth(state.points(0))] if state.round else []


class FirstBack(Fact, frozen=True):
    """How many points are on the back of a player's first card: a secret to that player, and no card."""

    seat: int
    points: int

    def seen_by(self, seat: int | None) -> Fact | None:
        """To the player alone."""
        return self if seat == self.seat else None


class TellsBack(Rule):
    """Tells whose turn it is what the first card counts after the next Flip."""

    id = "tells-back"

    def facts(self, state: GameState) -> Iterable[Fact]:
        """The points."""
        hand = state.hands[state.turn] if state.round else []
        return [FirstBack(state.turn, hand[0].turned.points)] if hand else []


class Warns(Rule):
    """Calls what is deprecated."""

    id = "warns"

    @after(Played)
    def warn(self, ctx: Ctx, played: Played) -> None:
        """Warn."""
        warn("old", DeprecationWarning, stacklevel=2)


class Forgets(Rule):
    """Makes a script and never awaits it."""

    id = "forgets"

    @after(Played)
    def forget(self, ctx: Ctx, played: Played) -> None:
        """Make one."""
        self.script()  # type: ignore[unused-coroutine]  # the mistake that is looked for

    async def script(self) -> None:
        """Never begins."""


class Shouted(Event, frozen=True):
    """Told by a teller."""

    seat: int


class Shouts(Rule):
    """Has an event with a teller."""

    id = "shouts"

    @after(Played)
    def shout(self, ctx: Ctx, played: Played) -> None:
        """Shout."""
        ctx.emit(Shouted(ctx.state.after(played.seat)))


def shouted(n: Narrator, event: Shouted) -> None:
    """Tell everybody what only one player may know."""
    hand = n.now.view_of(event.seat).hand
    n.told.sentence(n.voice.say("hand", cards=" ".join(card.code for card in hand)))


TELLERS = Tellers(events={Shouted: shouted})
RULES = {
    rule.id: rule
    for rule in (Counts, Collects, Mistypes, Smuggles, TellsBack, TellsWorth, Warns, Forgets, Shouts)
}
BROUGHT = Brought(rules=RULES, tellers=TELLERS)


@pytest.fixture
def plugins() -> Plugins:
    """The built-in ones with all of the rules above."""
    return replace(built_in(), brought=built_in().brought.plus(BROUGHT))


TOLD = {
    "counts": "Counts.plays has changed in a game: what a rule remembers lies in its memory",
    "collects": "the game differs after being saved and loaded: ",
    "mistypes": "the rule mistypes failed: TypeError",
    "smuggles": "the game cannot be saved and loaded: CannotLoad",
    "tells-worth": "what everybody is shown hangs on cards that nobody there may know: the fact HandWorth",
    "warns": "the rule warns failed: DeprecationWarning",
    "forgets": "RuntimeWarning: coroutine 'Forgets.script' was never awaited",
    "shouts": " shows everybody ",
}


def wanted(line: str, folder: Path) -> Simulation:
    return Simulation(
        line, 2, 1, 1, ("random",), check=True, as_json=False, plot=None, strict=True, failures=folder
    )


@pytest.mark.parametrize("id_", TOLD)
def test_a_fault_is_found_told_and_shown_again_by_the_file(
    id_: str, plugins: Plugins, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate_rounds(wanted(f"classic cards=3 +{id_}", tmp_path), plugins, HeldClock()) == 1

    err = capsys.readouterr().err
    file = tmp_path / "round-1-of-seed-1.toml"
    assert TOLD[id_] in err.splitlines()[0]
    assert f"table: classic +{id_} cards=3; 2 players; seed " in err
    assert "Traceback (most recent call last)" in err
    assert f"to see it again: unobot scenario {file}" in err

    assert play_files(Scenarios((file,), None, as_json=False), plugins) == 1
    shown = capsys.readouterr().out
    assert shown.startswith("FAILED  ")
    assert TOLD[id_].removeprefix("the game stands otherwise ") in shown.partition("\n")[2]


def test_what_hangs_on_the_backs_of_the_own_hand_is_found(
    plugins: Plugins, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate_rounds(wanted("flip cards=3 +tells-back", tmp_path), plugins, HeldClock()) == 1
    told = "what seat 1 is shown hangs on cards that nobody there may know: the fact FirstBack"
    assert told in capsys.readouterr().err.splitlines()[0]


SAYS = "prompt-turn-classic-game = { $cows ->\n    [yes] There is a cow.\n   *[no] No cow.\n}"


@pytest.mark.parametrize(("more", "told"), [("", ""), (" It is { $cows }.", "nothing tells $cows now")])
def test_a_game_s_own_prompt_prints_nothing_that_nobody_tells(
    plugins: Plugins, more: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / "en.ftl").write_text(SAYS + more, "utf-8")
    speaking = replace(plugins, brought=plugins.brought.plus(Brought(texts=(folder,))))

    assert simulate_rounds(wanted("classic cards=3", tmp_path), speaking, HeldClock()) == bool(told)
    assert told in capsys.readouterr().err


def test_rules_without_a_fault_pass(
    plugins: Plugins, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for line in ("classic cards=3 +jump-in +stack", "dos", "flip cards=3", "no-mercy cards=3"):
        assert simulate_rounds(wanted(line, tmp_path), plugins, HeldClock()) == 0
    assert list(tmp_path.iterdir()) == []
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out.count("slowest move: seat") == 4
