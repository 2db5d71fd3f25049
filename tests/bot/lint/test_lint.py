"""`unobot lint`: plugins with one mistake each, and what is said of it."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from tests.plugins.built_in import points
from unobot.kit.lint import Lint, find_flaws

Linted = Callable[..., list[str]]

HEAD = """\
from pathlib import Path
import msgspec
from uno_engine import *
from unobot.commands import Command
from unobot.plugins.hookspecs import hookimpl
from unobot.messages.voice import Tellers
"""
COW = '''
class Cow(Rule):
    """A cow."""
    id = "cow"
{}
@hookimpl
def unobot_rules():
    return [Cow]
'''


@pytest.fixture
def linted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Linted]:
    """Look at a plugin `moo` with that source, and with texts; gives the findings, the folder's name left out."""
    path, package = list(sys.path), tmp_path / "moo"
    package.mkdir()

    def look(source: str, *, games: int = 0, **texts: str) -> list[str]:
        (package / "__init__.py").write_text(HEAD + dedent(source), "utf-8")
        for language, text in texts.items():
            (package / f"{language.replace('_', '-')}.ftl").write_text(dedent(text), "utf-8")
        status = find_flaws(Lint((str(package),), games, as_json=False), points())
        *found, last = capsys.readouterr().out.splitlines()
        assert last.partition(";")[0] == f"moo: {f'{len(found)} found' if found else 'nothing found'}"
        assert status == (1 if found else 0)
        return [line.removeprefix(f"{package}/") for line in found]

    yield look
    sys.path[:] = path
    for name in [name for name in sys.modules if name.partition(".")[0] == "moo"]:
        del sys.modules[name]


def rule(body: str) -> str:
    """A rule with that in its class; line 11 is the first."""
    return COW.format("".join(f"    {line}\n" for line in dedent(body).strip().splitlines()))


def test_nothing_is_found_where_nothing_is_wrong(linted: Linted) -> None:
    assert linted(rule("memory = None"), games=1) == []


ATTRIBUTES = {
    'role = "hose"': "there is no role 'hose'; write one of base, part, match, house, deck [role]",
    'role = "base"': "role 'base'; a class derived from BaseRule has role \"base\", no other has [role]",
    'id = "Moo Cow"': (
        "the id 'Moo Cow' of a rule cannot be typed; write small letters, digits and -: \"jump-in\" [id]"
    ),
    'requires = ("stack")': "requires is a text, of which each letter counts; write ('stack',) [requires]",
    'requires = ["stack"]': "requires is a list; write a tuple: (…,) [requires]",
    "words = (7,)": "words has 7; write texts [words]",
    'verbs = ("moo",)': "verbs has 'moo'; write Verb(…) [verbs]",
    'conflicts = ("stack",)': "conflicts is a tuple; write a dictionary: {RULE: REASON} [conflicts]",
    'settings = ("cow-number",)': (
        "settings has 'cow-number', which has no name; "
        "write Number(…), YesNo(…), Word(…), Free(…) or Duration(…) [settings]"
    ),
    'settings = (Number("cow-number", 10, 0, 9, ""),)': (
        "cow-number has the default 10, which nobody could type; write a default that is allowed [settings]"
    ),
    'settings = (Number("cards", 7, 1, 9, ""),)': (
        "setting cards is one of dos-game, too; give it another name [settings]"
    ),
    "memory = dict": "memory dict is no msgspec.Struct; write class Memory(msgspec.Struct, frozen=True) [memory]",
}


STRUCT = """
from typing import Annotated, Literal
class CowSettings(msgspec.Struct, frozen=True):
    number: {}
class Cow(Rule):
    "A cow."; id = "cow"
    settings = {}
@hookimpl
def unobot_rules():
    return [Cow]
"""
NUMBER = 'Annotated[int, Number("cow-number", 2, 0, 9, "Cows.")]'
STRUCTS = {
    ("int", "settings_of(CowSettings)"): (
        "TypeError: CowSettings.number declares no settings; "
        "write Annotated[int, Number(…)], Annotated[bool, YesNo(…)], … [load]"
    ),
    (NUMBER.replace("int", "str"), "settings_of(CowSettings)"): (
        "TypeError: CowSettings.number is no type for what Number gives; write Annotated[int, Number(…)] [load]"
    ),
    ('Annotated[Literal["up"], Word("cow-way", "up", ("up", "down"), "")]', "settings_of(CowSettings)"): (
        "TypeError: CowSettings.number is no type for what Word gives; "
        "write Annotated[Literal['up', 'down'], Word(…)] [load]"
    ),
    (NUMBER, "settings_of(Number)"): (
        "TypeError: <class 'uno_engine.kernel.options.Number'> declares no settings; "
        "write class Settings(msgspec.Struct, frozen=True), and give that [load]"
    ),
    (NUMBER, "CowSettings"): (
        "Cow: settings is the struct CowSettings itself; write settings_of(CowSettings) [settings]"
    ),
    (NUMBER, "(CowSettings,)"): (
        "Cow: settings has the struct CowSettings itself; write *settings_of(CowSettings) [settings]"
    ),
    (NUMBER.replace('"cow-number", 2', '"cow-number", 10'), "settings_of(CowSettings)"): (
        "Cow: cow-number has the default 10, which nobody could type; write a default that is allowed [settings]"
    ),
}


@pytest.mark.parametrize(("field", "settings"), STRUCTS)
def test_settings_that_are_no_fitting_struct_are_found(linted: Linted, field: str, settings: str) -> None:
    assert linted(STRUCT.format(field, settings)) == [f"__init__.py:13: {STRUCTS[field, settings]}"]


def test_settings_of_a_fitting_struct_are_taken(linted: Linted) -> None:
    assert linted(STRUCT.format(NUMBER, "settings_of(CowSettings)")) == []


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_a_wrong_attribute_of_a_rule_is_named_with_its_line(linted: Linted, attribute: str) -> None:
    assert linted(rule(attribute)) == [f"__init__.py:11: Cow: {ATTRIBUTES[attribute]}"]


NAMES = {
    'requires = ("jump-inn",)': "requires names the rule jump-inn, which no plugin brings; did you mean jump-in? [requires]",
    'includes = ("xyzzy",)': (
        "includes names the rule xyzzy, which no plugin brings; install the plugin that does, or leave it out [includes]"
    ),
    'conflicts = {"stak": "two-decks", "xyzzy": "two-decks"}': (
        "conflicts names the rule stak, which no plugin brings; did you mean stack? [conflicts]"
    ),
    'presets = {"turn-timout": 5}': (
        "presets names the option turn-timout, which no plugin brings; did you mean turn-timeout? [presets]"
    ),
}


@pytest.mark.parametrize("attribute", NAMES)
def test_a_name_that_nobody_has_is_found(linted: Linted, attribute: str) -> None:
    found = [line for line in linted(rule(attribute)) if "[compose]" not in line]
    assert found == [f"__init__.py:11: Cow: {NAMES[attribute]}"]


PRESETS = {
    'Preset("meadow", "classic-gme", "")': (
        "preset meadow: base names the rule classic-gme, which no plugin brings; did you mean classic-game? [preset]"
    ),
    'Preset("meadow", "classic-game", "", rules=("stak",))': (
        "preset meadow: rules names the rule stak, which no plugin brings; did you mean stack? [preset]"
    ),
    'Preset("meadow", "classic-game", "", rules=("stack"))': (
        "preset meadow: rules is a text, of which each letter counts; write ('stack',) [preset]"
    ),
    'Preset("meadow", "classic-game", "", options={"cards": 5})': (
        'preset meadow: option cards is 5; write it as it is typed: "5" [preset]'
    ),
    'Preset("meadow", "classic-game", "", options={"cards": "50"})': (
        "preset meadow: option cards cannot be 50; cards must be a number from 1 to 20, not “50”. [preset]"
    ),
    'Preset("meadow", "classic-game", "", options={"crads": "5"})': (
        "preset meadow: no rule has the option crads; did you mean cards? [preset]"
    ),
}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_wrong_preset_is_found(linted: Linted, preset: str) -> None:
    found = linted(f"@hookimpl\ndef unobot_presets():\n    return [{preset}]")
    assert [line.removeprefix("__init__.py:9: ") for line in found if "[compose]" not in line] == [
        PRESETS[preset]
    ]


HOOKS = {
    "def unobot_rules():\n    return []": (
        "7: unobot_rules is not called, for it has no @hookimpl; write @hookimpl of unobot.plugins.hookspecs above it [hook]"
    ),
    "@hookimpl\ndef unobot_ruels():\n    return []": (
        "7: there is no hook unobot_ruels; did you mean unobot_rules? [hook]"
    ),
    "@hookimpl\nasync def unobot_rules():\n    return []": (
        "7: unobot_rules is called as a plain function; write `def`, and return a list [hook]"
    ),
    "@hookimpl\ndef unobot_rules():\n    yield Rule": (
        "7: unobot_rules is called as a plain function; write `def`, and return a list [hook]"
    ),
    "class Player:\n    async def answer(self, view): ...\n@hookimpl\ndef unobot_players():\n    return {'p': Player}": (
        "8: player p: answer is called as a plain function; write `def`, not `async def` [async]"
    ),
    "async def tell(n, e): ...\n@hookimpl\ndef unobot_tellers():\n    return Tellers(events={Event: tell})": (
        "7: teller of Event: tell is called as a plain function; write `def`, not `async def` [async]"
    ),
    "import nothing_like_this": "7: ModuleNotFoundError: No module named 'nothing_like_this' [load]",
    "class Cow(Rule)": "7: SyntaxError: expected ':' (__init__.py, line 7) [load]",
}


@pytest.mark.parametrize("source", HOOKS)
def test_what_would_not_be_called_is_found(linted: Linted, source: str) -> None:
    assert linted(source) == [f"__init__.py:{HOOKS[source]}"]


METHODS = {
    "@after(Card)\ndef moo(self, ctx, event): ...": (
        "11: TypeError: @after of Card, which is no event; write @after(Played) [load]"
    ),
    "@after\ndef moo(self, ctx, event): ...": (
        "11: TypeError: @after of moo, which is no event; write @after(Played) [load]"
    ),
    "async def facts(self, state): ...": (
        "8: TypeError: Cow.facts: it is called as a plain function; write `def`, not `async def` [load]"
    ),
}


@pytest.mark.parametrize("method", METHODS)
def test_a_method_that_would_be_ignored_is_found_with_the_line(linted: Linted, method: str) -> None:
    assert linted(rule(method)) == [f"__init__.py:{METHODS[method]}"]


SOURCES = {
    "from random import choice": "12: a rule imports random; ask ctx.below(n) or ctx.shuffled(cards)",
    "import time": "12: a rule imports time; use ctx.state.clock, and emit TimerSet",
    "print(ctx)": "12: a rule calls print(); emit an event, and write a message for it",
    "self.count += 1": "12: Cow.moo keeps something in self.count, which all tables with this rule share; keep it in",
    "self.seats[3].append(1)": "12: Cow.moo keeps something in self.seats, which all tables",
    "Cow.count = 1": "12: Cow.moo keeps something in Cow.count, which all tables",
    "ctx.state.hands[0] = []": "12: Cow.moo changes ctx.state.hands by hand; emit an event whose `apply` does it",
    "ctx.state.turn += 1": "12: Cow.moo changes ctx.state.turn by hand; emit an event",
}


@pytest.mark.parametrize("line", SOURCES)
def test_what_makes_a_game_another_when_it_is_played_again_is_seen_in_the_source(
    linted: Linted, line: str
) -> None:
    (found,) = linted(rule(f"def moo(self, ctx):\n    {line}"))
    assert found.startswith(f"__init__.py:{SOURCES[line]}")


def test_what_is_kept_before_a_game_begins_is_fine(linted: Linted) -> None:
    body = """
    def __init__(self, options):
        super().__init__(options)
        self._look(options)
    def _look(self, options):
        self.seen = []
        self.seen.append(options)
    def check(self, rules):
        self.rules = rules
    """
    assert linted(rule(body)) == []


def test_the_source_is_looked_at_even_if_it_cannot_be_loaded(linted: Linted) -> None:
    found = linted(rule('role = "hose"\ndef moo(self):\n    self.count = 1'))
    assert [line.rpartition(" ")[2] for line in found] == ["[role]", "[replay]"]


def test_what_an_adapter_must_write_itself_is_found(linted: Linted) -> None:
    source = """
from unobot.adapter import BaseAdapter
class Can(BaseAdapter):
    async def run(self, inbox): ...
    def send(self, message): ...
"""
    assert linted(source) == [
        "__init__.py:9: Can is an adapter, and has no reachable; the bot would refuse to open it [adapter]",
        "__init__.py:11: Can.send is awaited; write `async def` [async]",
    ]


def test_an_adapters_method_of_the_wrong_sort_is_found(linted: Linted) -> None:
    source = """
class Can:
    async def run(self, inbox): ...
    def send(self, message): ...
    async def passed(self, message): ...
    async def fold(self, name): ...
"""
    assert [line for line in linted(source) if line.endswith("[async]")] == [
        "__init__.py:10: Can.send is awaited; write `async def` [async]",
        "__init__.py:12: Can.fold is called as a plain function; write `def`, not `async def` [async]",
    ]


ADAPTER = """
class Can:
    repeats_are_told = addresses_first = private_rooms = 0
    def __init__(self, network):
        self.network, self.rooms = network, ()
        self.pace = TokenBucket(5, 1.0, 0.0)
    async def run(self, inbox): ...
    async def send(self, message): ...
    async def passed(self, message): ...
    async def reachable(self, identity): ...
    async def reload_rooms(self, rooms): ...
    def account(self, name): ...
    def masks(self, said): ...
    def masks_of(self, identity): ...
    def fits(self, mask, identity): ...
    def lines(self, message): ...
    def join(self, first, second): ...
    def heard_until(self, wanted): ...
    def fold(self, name): ...
"""


@pytest.mark.parametrize(
    ("written", "instead", "lacks"),
    [
        ("def fold", "def unfold", "fold"),
        ("repeats_are_told = ", "", "repeats_are_told"),
        ("self.pace", "self.peace", "pace"),
        ("self.network, ", "self.net, ", "network"),
    ],
)
def test_a_member_that_an_adapter_lacks_is_found(
    linted: Linted, written: str, instead: str, lacks: str
) -> None:
    assert linted(ADAPTER.replace(written, instead)) == [
        f"__init__.py:8: Can is an adapter, and has no {lacks}; the bot would refuse to open it [adapter]"
    ]


def test_an_adapter_that_lacks_nothing_is_good_and_what_it_inherits_is_not_missing(linted: Linted) -> None:
    inherits = f"class Tin: ...\n{ADAPTER.replace('class Can:', 'class Can(Tin):').replace('def fold', 'def unfold')}"

    assert linted(ADAPTER) == linted(inherits) == []


# --- played -----------------------------------------------------------------------------------------------------------------

PLAYED = {
    # a helper that the source does not show
    'ctx.emit(Remembered("cow", Memory((next(COUNTER),))))': "classic +cow: the game differs after being saved and loaded",
    'ctx.emit(Remembered("cow", Memory((CHANCE.randrange(99),))))': "classic +cow: the game differs after being saved and loaded",
    "raise KeyError(0)": "playing classic +cow: KeyError: 0 [play]",
    'ctx.emit(Remembered("cow", Memory(("one",))))': (
        "playing classic +cow: TypeError: cow: its Memory cannot be read again: Expected `int`, got `str`"
    ),
    "ctx.state.draw.pop()": "classic +cow: cards are lost, doubled or strange",
}


@pytest.mark.parametrize("line", PLAYED)
def test_a_game_that_goes_wrong_is_found_by_playing_it(linted: Linted, line: str) -> None:
    before = """
from itertools import count
CHANCE = __import__("random").Random(1)
COUNTER = count()
class Memory(msgspec.Struct, frozen=True):
    numbers: tuple[int, ...] = ()
"""
    body = f"memory = Memory\n@after(Played)\ndef moo(self, ctx, played):\n    {line}"
    found = [each for each in linted(before + rule(body), games=1) if "[state]" not in each]
    assert len(found) == 1
    assert PLAYED[line] in found[0]


def test_a_rule_that_goes_with_no_preset_is_found(linted: Linted) -> None:
    (found,) = linted(rule('requires = ("dos-game", "classic-game")'))
    assert found.startswith("__init__.py:8: no table can be opened with classic +cow; ")
    assert found.endswith("[compose]")


def test_a_member_of_a_rule_that_is_mistyped_is_found_unless_the_plugin_uses_it(linted: Linted) -> None:
    source = rule("""\
        require = ("stack",)
        option = 3
        def offer(self, state, seat):
            return self.option
    """)
    assert linted(source) == [
        "__init__.py:11: Cow.require is nothing that a rule has, and never used; did you mean requires? [names]",
        "__init__.py:13: Cow.offer is nothing that a rule has, and never used; did you mean offers? [names]",
    ]


# --- texts ------------------------------------------------------------------------------------------------------------------

TEXTS = "\n@hookimpl\ndef unobot_texts():\n    return [Path(__file__).parent]\n"


def test_what_is_wrong_in_the_texts_is_found_with_its_line(linted: Linted) -> None:
    source = rule('verbs = (Verb("moo"),)\ndef moo(self):\n    raise NotAllowed("mooed")') + TEXTS
    found = linted(
        source,
        en="""\
        verb-moo = moo
        event-mooed = { $seat } moos at { $cow }
        turn = the turn
        = nothing
        """,
        de="""\
        event-mooed = { $seat } muht { $kuh } an
        event-moed = muht
        """,
    )
    assert found == [
        "de.ftl:1: de: event-mooed speaks of $kuh, which English does not; use $cow, $seat [texts]",
        "de.ftl:1: de: event-mooed does not tell $cow; write { $cow } in it [texts]",
        "en.ftl:4: not understood (Expected an entry start): = nothing; write `id = words`; further lines begin with a space [texts]",
        "de.ftl:1: de: lacks verb-moo, turn; translate them; until then they are said in English [texts]",
        "de.ftl:2: de: event-moed is no message in English; correct its id, or write it in en.ftl [texts]",
        "__init__.py:11: Cow: players type the verb moo, and there is no message help-moo; write help-moo = … in en.ftl [texts]",
        "__init__.py:13: NotAllowed refuses with mooed, and there is no message refused-mooed; write refused-mooed = … in en.ftl [texts]",
    ]


def test_a_language_pack_is_compared_with_the_english_of_the_bot_and_of_all_plugins(linted: Linted) -> None:
    found = linted(
        TEXTS,
        en="",
        de="""\
        language-name = Deutsch
        act-plays = { $plyer } spielt { $cards }
        event-mercy-shown = { $seat } scheidet aus, mit { $count } Karten: { $card }
        """,
    )
    assert [line.partition(" [")[0] for line in found] == [
        "de.ftl:2: de: act-plays speaks of $plyer, which English does not; use $cards, $player",
        "de.ftl:2: de: act-plays does not tell $player; write { $player } in it",
        "de.ftl:3: de: event-mercy-shown speaks of $card, which English does not; use $count, $seat",
    ]


def test_how_much_of_a_language_there_is_is_told_in_percent(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "moo_for_percents.py").write_text(HEAD + "def unobot(): ...\n" + TEXTS, "utf-8")
    (tmp_path / "en.ftl").write_text("one = a\ntwo = b\nthree = c\nfour = d\n", "utf-8")
    (tmp_path / "de.ftl").write_text("one = a\ntwo = b\nfour = d\n", "utf-8")
    assert find_flaws(Lint((str(tmp_path / "moo_for_percents.py"),), 0, as_json=False), points()) == 1
    told = "moo-for-percents: 1 found; 75 % of de; 0 % of ja, vi, zh-Hans, zh-Hant"
    assert capsys.readouterr().out.splitlines()[-1] == told


def test_a_message_that_is_there_already_is_found(linted: Linted) -> None:
    found = linted(TEXTS, en="language-name = Moo\none = a\none = b\n")
    assert [line.partition(";")[0] for line in found] == [
        "en.ftl:1: en: language-name is there already, and the first one is said",
        "en.ftl:3: en: one is there already, and the first one is said",
    ]


# --- which plugin -----------------------------------------------------------------------------------------------------------


def test_it_can_be_read_by_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "moo_for_programs.py").write_text("def unobot_rules(): ...\n", "utf-8")
    assert (
        find_flaws(Lint((str(tmp_path / "moo_for_programs.py"), "players"), 0, as_json=True), points()) == 1
    )

    players, moo = json.loads(capsys.readouterr().out)
    assert players == {"plugin": "players", "found": [], "translated": {}}
    assert moo == {
        "plugin": "moo-for-programs",
        "found": [
            {
                "check": "hook",
                "file": str(tmp_path / "moo_for_programs.py"),
                "line": 1,
                "what": "unobot_rules is not called, for it has no @hookimpl",
                "instead": "write @hookimpl of unobot.plugins.hookspecs above it",
            }
        ],
        "translated": {},
    }


@pytest.mark.parametrize(
    ("plugin", "said"),
    [
        ("hous", "plugin hous is missing; did you mean house? [load]"),
        ("/no/such/cow.py", "/no/such/cow.py: expected a module of Python, a package, or a folder with a pyproject.toml [load]"),
    ],
)  # fmt: skip
def test_a_plugin_that_is_not_there_is_told(
    plugin: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert find_flaws(Lint((plugin,), 0, as_json=False), points()) == 1
    assert capsys.readouterr().out.splitlines()[0] == said


def test_our_own_plugins_have_no_flaw(capsys: pytest.CaptureFixture[str]) -> None:
    assert find_flaws(Lint((), 0, as_json=False), points()) == 0, capsys.readouterr().out
    assert len(capsys.readouterr().out.splitlines()) == len(points())
