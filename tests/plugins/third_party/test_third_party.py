"""Packages of other people: a rule, a command, cards and a shop, each typed and read in a room in two languages.

Nothing in the bot, the engine or the built-in plugins knows of them.
"""

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from importlib.metadata import distributions
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

from tests.bot.persons.networks import account, code_in, two_networks
from tests.docs.installed import install
from tests.plugins.built_in import points
from tests.plugins.chat.laying import set_out
from tests.plugins.chat.talking import talking
from uno_engine import RoundOver
from unobot.adapter import Network
from unobot.clock import HeldClock
from unobot.commands.feature import Feature
from unobot.config import ConfigError, TableSettings
from unobot.document import Pictured
from unobot.kit.testing import FakeNetwork, FakeRoom, fake_room
from unobot.messages.pictures import Faces
from unobot.plugins import Plugins, load_config, load_plugins
from unobot.store import Change, Record, Store, read
from unobot.tables import signals
from unobot.tables.appointments import Appointment, each_day, every
from unobot.tables.lines import Lines
from unobot.tables.memory import Memory
from unobot.tables.place import Place
from unobot.tables.signals import Happened, RoundStored, TableOpened

PACKAGES = Path(__file__).parent / "packages"
NAMES = ("bark", "gift", "purse", "sneeze")


@pytest.fixture(scope="module")
def plugins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Plugins]:
    """The built-in plugins and, installed beside them, those of the four packages."""
    site = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch:
        for name in NAMES:
            install(PACKAGES / name / "pyproject.toml", site)
            patch.syspath_prepend(str(PACKAGES / name))
        theirs = [point for found in distributions(path=[str(site)]) for point in found.entry_points]
        yield load_plugins(installed=[*points(), *theirs])


@asynccontextmanager
async def table(
    plugins: Plugins, language: str, line: str, hands: Mapping[str, str], *, top: str = "", row: str = ""
) -> AsyncIterator[FakeRoom]:
    """A table in a room of that language; all that is said there is found in the texts."""
    async with set_out(line, hands, top=top, row=row, plugins=plugins, language=language) as room:
        yield room
        assert room.bot.router.services.texts.problems == ()


async def said(room: FakeRoom, who: str, text: str) -> list[str]:
    """What everybody in the room hears when somebody says that."""
    heard = await room.say(who, text)
    return [line.removeprefix("#uno: ") for line in heard if line.startswith("#uno: ")]


async def told(room: FakeRoom, who: str, text: str) -> list[str]:
    """What only the one who says that is told."""
    heard = await room.say(who, text)
    return [line.removeprefix(f"{who}: [#uno] ") for line in heard if line.startswith(f"{who}: ")]


def test_they_are_loaded_as_distributions_beside_the_built_in_ones(plugins: Plugins) -> None:
    assert plugins.broken == ()
    versions = {plugin.name: plugin.version for plugin in plugins.loaded}
    assert {name: versions[name] for name in NAMES} == dict.fromkeys(NAMES, "1.0")


# --- a house rule with a verb, a word and a command of its own -----------------------------------------------------------

BARKING = {
    "en": [
        ("ann: !bark", "ann barks."),
        ("bob: !bark softly", "bob barks softly."),
        ("ann: !woof quietly", "ann barks softly."),
        ("bob: !kennel", "3 barks so far."),
        ("bob: !dogs", "3 barks so far."),
        ("ann: !top", "On top: [r1]. There were 3 barks. The draw pile has 101 cards."),
        ("ann: !help woof", "Help: !bark barks; !bark softly is for the night. Also: !woof."),
        ("ann: !help kennel", "Help: !kennel counts the barks. Also: !dogs."),
        ("ann: !rules bark", "bark: Anybody may bark at any time, but not twice in a row; `bark softly` is for the night."),
    ],
    "de": [
        ("ann: !wuff", "ann bellt."),
        ("bob: !bell leise", "bob bellt leise."),
        ("ann: !bark softly", "ann bellt leise."),
        ("bob: !zwinger", "Bisher 3-mal gebellt."),
        ("bob: !kennel", "Bisher 3-mal gebellt."),
        ("ann: !top", "On top: [r1]. Gebellt wurde 3-mal. The draw pile has 101 cards."),
        ("ann: !help wuff", "Help: !bell bellt; !bell leise ist für die Nacht. Also: !bark, !wuff, !woof."),
        ("ann: !help zwinger", "Help: !zwinger zählt das Bellen. Also: !kennel, !dogs."),
    ],
}  # fmt: skip
TWICE = {"en": "You have just barked.", "de": "Du hast gerade erst gebellt."}


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_rule_is_barked_and_counted(plugins: Plugins, language: str) -> None:
    hands = {"ann": "r5 r6 g1", "bob": "g5 g6 b1"}
    async with table(plugins, language, "classic +bark", hands, top="r1") as room:
        for line, heard in BARKING[language]:
            who, _, text = line.partition(": ")
            assert await said(room, who, text) == [heard], line
        assert await told(room, "ann", "!bark") == [TWICE[language]]
        assert await told(room, "bob", "!bark loudly") == ["I don't understand the “loudly” part."]
        # it is no answer to what is open, so without prefix it is chatter
        assert await room.say("bob", "bark") == []
        softly = {"en": "#uno: bob barks softly.", "de": "#uno: bob bellt leise."}
        assert await room.whisper("bob", "bark softly") == [softly[language]]


async def test_its_command_can_be_given_where_the_rule_is_not_played(plugins: Plugins) -> None:
    async with table(plugins, "en", "classic", {"ann": "r5 r6", "bob": "g5 g6"}, top="r1") as room:
        assert await said(room, "ann", "!kennel") == ["0 barks so far."]
        assert await room.whisper("bob", "kennel") == ["bob: [#uno] 0 barks so far."]
        assert await told(room, "ann", "!bark") == []


# --- a new card for DOS --------------------------------------------------------------------------------------------------

UNWRAPS = {"en": "ann unwraps [rgift]", "de": "ann packt [rgift] aus"}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("typed", "matched"),
    [
        (["!play 2 rgift"], "[g5] with [rgift]"),
        (["2 red present"], "[g5] with [rgift]"),
        (["!play rgift", "2"], "[g5] with [rgift]"),
        (["1 rgift g3"], "[r8] with [rgift] [g3]"),
    ],
)
async def test_a_card_for_dos_is_matched(
    plugins: Plugins, language: str, typed: list[str], matched: str
) -> None:
    hands = {"ann": "rgift g3 b9 y1", "bob": "g5 b6 y7"}
    async with table(plugins, language, "dos +gifts", hands, row="r8 g5") as room:
        assert await told(room, "ann", "!hand") == [
            "Your cards: [rgift] [y1] [g3] [b9] (playable: 1 rgift, 2 rgift, 2 g3, 1 rgift g3) · bob 3"
        ]
        for line in typed:
            heard = await said(room, "ann", line)
        assert heard[0].startswith(f"ann matches {matched} — {UNWRAPS[language]}, bob draws a card.")
        assert len(room.hand("bob")) == 4


async def test_its_word_for_a_verb_is_typed_in_its_language_only(plugins: Plugins) -> None:
    hands = {"ann": "rgift g3 b9", "bob": "g5 b6 y7"}
    for language, heard in (("en", 0), ("de", 1)):
        async with table(plugins, language, "dos +gifts", hands, row="r8 g5") as room:
            assert len(await said(room, "ann", "!leg 2 rgift")) == heard


# --- a new card for Extended, with an effect -----------------------------------------------------------------------------

COLD = {
    "en": ("bob catches a cold", "bob, blow your nose: gently or hard? (!pick WORD)", "has a cold", "gently", "hard"),
    "de": ("bob erkältet sich", "bob, putz dir die Nase: sanft oder kräftig? (!pick WORT)", "ist erkältet", "sanft", "kräftig"),
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("with_target", [True, False])
async def test_a_card_for_extended_puts_its_effect_on_a_player(
    plugins: Plugins, language: str, *, with_target: bool
) -> None:
    catches, asks, mark, gently, hard = COLD[language]
    hands = {"ann": "sneeze r5 g1", "bob": "g5 g6 b1", "cid": "y1 y2"}
    async with table(plugins, language, "extended +x-sneeze", hands, top="r1") as room:
        if with_target:
            assert await said(room, "ann", "!play sneeze bob") == [
                f"ann plays [sneeze] on bob — {catches}. {asks}"
            ]
        else:
            assert await said(room, "ann", "achoo") == [
                "ann plays [sneeze]. ann, who is it for? (!pick NAME)"
            ]
            assert await said(room, "ann", "bob") == [f"ann picks bob — {catches}. {asks}"]
        assert await told(room, "bob", "!hand") == [f"Your cards: [g5] [g6] [b1] (answers: {hard} {gently})"]
        assert (await said(room, "cid", "!players"))[0].startswith(
            f"In order of play: bob has 3 cards ({mark}, to act)"
        )
        assert await said(room, "bob", f"!pick {gently}") == [
            "bob draws a card. bob, your turn. Top card: [r1]."
        ]
        assert mark not in (await said(room, "cid", "!players"))[0]


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "hard"), ("de", "kräftig"), ("de", "hard"), ("de", "!pick hard")]
)
async def test_what_the_effect_asks_is_answered_as_it_is_printed(
    plugins: Plugins, language: str, typed: str
) -> None:
    hands = {"ann": "sneeze r5 g1", "bob": "g5 g6 b1", "cid": "y1 y2"}
    async with table(plugins, language, "extended +x-sneeze", hands, top="r1") as room:
        await room.say("ann", "!achoo bob")
        assert await said(room, "bob", typed) == ["bob draws 2. bob, your turn. Top card: [r1]."]


async def test_what_is_drawn_on_it_is_shown_in_pictures(plugins: Plugins) -> None:
    hands = {"ann": "sneeze r5 g1", "bob": "g5 g6 b1"}
    async with table(plugins, "en", "extended +x-sneeze", hands, top="r1") as room:
        await room.whisper("ann", "set pictures on")
        await room.say("ann", "!hand")
        shown = room.network.messages[-1].picture
        card = next(card for card in shown if isinstance(card, Pictured) and card.code == "sneeze")
    assert Faces(plugins.brought.figures).of(card) != Faces().of(card)


# --- a feature with memory ------------------------------------------------------------------------------------------------


async def win(room: FakeRoom, *names: str) -> list[str]:
    """Play a round of one card that the first of them wins."""
    await room.say(names[0], "!new classic rounds=1")
    for name in names[1:]:
        await room.say(name, "!join")
    await room.say(names[0], "!deal")
    room.lay_out({names[0]: "r5", names[1]: "g5 g6"}, top="r1")
    return await room.say(names[0], "!play r5")


@pytest.mark.parametrize("language", ["en", "de"])
async def test_wins_are_paid_and_coins_buy_a_hat_also_after_a_restart(
    plugins: Plugins, tmp_path: Path, language: str
) -> None:
    tables = TableSettings(language=language, features={"achievements": False})
    for times in range(3):
        # of the same chance a second round would be the first one again
        async with fake_room(
            "ann", "bob", plugins=plugins, data=tmp_path / "unobot.db", tables=tables, seed=times
        ) as room:
            if times < 2:
                assert await said(room, "ann", "!buy") == []
                await win(room, "ann", "bob")
            else:
                counted = await said(room, "ann", "!coins")
                bought = await said(room, "ann", "!buy")
                left = await said(room, "ann", "!coins")
                others = await said(room, "bob", "!coins")
    told = {
        "en": ("ann has 2 coins and no hat.", "ann puts on a hat.", "ann has 0 coins and a hat."),
        "de": (
            "ann hat 2 Münzen und keinen Hut.",
            "ann setzt einen Hut auf.",
            "ann hat 0 Münzen und einen Hut.",
        ),
    }
    assert [*counted, *bought, *left] == list(told[language])
    assert others == [told[language][0].replace("ann", "bob").replace("2", "0")]


async def rich(
    data: Path, subject: str = "ann", payload: bytes = b'{"coins":3}', feature: str = "purse"
) -> None:
    """Have the store keep that of somebody on the fake network."""
    async with await Store.open(str(data)) as store:
        record = Record(feature, Network("fake"), "person", subject, "purse", payload)
        await store.commit(Change(1.0, records=(record,)))


async def test_whoever_buys_in_two_rooms_at_once_pays_twice(plugins: Plugins, tmp_path: Path) -> None:
    data = tmp_path / "unobot.db"
    await rich(data)
    clock = HeldClock()
    async with fake_room(
        "ann", plugins=plugins, data=data, clock=clock, network=FakeNetwork(clock, rooms=("#uno", "#duo"))
    ) as room:
        for there in ("#uno", "#duo"):
            await room.network.say("ann", "!buy", there)
        heard = await room.heard()
        assert sorted(line.partition("] ")[2] or line for line in heard) == [
            "#uno: ann puts on a hat.",
            "A hat costs 2 coins.",
        ]
        assert await said(room, "ann", "!coins") == ["ann has one coin and a hat."]


async def test_what_a_plugin_keeps_is_exported_and_forgotten_with_a_person(
    plugins: Plugins, tmp_path: Path
) -> None:
    data = tmp_path / "unobot.db"
    await rich(data)
    await rich(data, feature="gone")
    async with fake_room("ann", plugins=plugins, data=data) as room:
        told = await room.whisper("ann", "export")
        kept = 'gone purse {"coins":3}, purse purse {"coins":3}'
        assert f"ann: What plugins remember about you: {kept}" in told
        await room.whisper("ann", "forget me yes")
        assert await said(room, "ann", "!coins") == ["ann has 0 coins and no hat."]
        stored = await room.bot.store.read(read.records)
        assert [each for each in stored if each.scope == "person"] == []


async def test_a_record_that_cannot_be_read_is_told_with_the_plugins_name_and_stays(
    plugins: Plugins, tmp_path: Path
) -> None:
    data = tmp_path / "unobot.db"
    await rich(data, payload=b'{"coins":"many"}')
    with capture_logs() as logs:
        async with fake_room("ann", "bob", plugins=plugins, data=data) as room:
            await win(room, "ann", "bob")
            assert await said(room, "ann", "!coins") == ["ann has 0 coins and no hat."]
            assert [
                each.payload for each in await room.bot.store.read(read.records) if each.key == "purse"
            ] == [b'{"coins":"many"}']
    (told,) = [each for each in logs if each["log_level"] == "error"]
    assert (told["plugin"], told["record"]) == ("purse", "purse purse")


async def test_the_operator_sets_it_in_a_table_of_its_name(plugins: Plugins, tmp_path: Path) -> None:
    data, file = tmp_path / "unobot.db", tmp_path / "config.toml"
    network = '[network.home]\nadapter = "terminal"\n'
    file.write_text(f"[plugin.purse]\nprice = 0\npric = 3\n[plugin.pursee]\n{network}")
    with pytest.raises(ConfigError) as caught:
        load_config(file, plugins)
    assert [str(each).removeprefix(f"{file}:") for each in caught.value.problems] == [
        "2: plugin.purse.price: expected a whole number from 1, not this number",
        "3: plugin.purse.pric: unknown; did you mean price?",
        "4: plugin.pursee: unknown; did you mean purse?",
    ]
    file.write_text(f"[plugin.purse]\nprice = 3\n{network}")
    await rich(data)
    async with fake_room(
        "ann", plugins=plugins, data=data, settings=load_config(file, plugins).plugin
    ) as room:
        assert await said(room, "ann", "!buy") == ["ann puts on a hat."]
        assert await said(room, "ann", "!coins") == ["ann has 0 coins and a hat."]


async def test_the_shop_opens_at_noon_also_after_a_night_without_the_bot(
    plugins: Plugins, tmp_path: Path
) -> None:
    data, noon = tmp_path / "unobot.db", 12 * 3600.0
    days = []
    # a minute before noon, some minutes after that, and an hour after the next noon, of which it knows nothing
    for start in (noon - 60, noon + 600, noon + 90_000):
        async with fake_room("ann", plugins=plugins, data=data, clock=HeldClock(start)) as room:
            days.append([line for line in await room.wait(120) if "shop" in line])
    assert days == [
        ["#uno: The shop is open, for the first time."],
        [],
        ["#uno: The shop is open, for the 2th day."],
    ]


async def test_what_one_signal_keeps_the_next_one_of_the_same_command_reads(plugins: Plugins) -> None:
    def attach(place: Place) -> None:
        def count(into: Happened | RoundStored) -> None:
            counts = Memory(place, Count, into.lines if isinstance(into, Happened) else into)
            counts.put_here(Count(counts.here.signals + 1))
            seen.append(counts.here.signals)

        place.signals.listen(Happened, lambda signal: count(signal) if has_ended(signal) else None)
        place.signals.listen(RoundStored, count)

    seen: list[int] = []
    feature = Feature("counting", attach=attach, keeps={"count": Count})
    async with fake_room("ann", "bob", plugins=only(plugins, feature)) as room:
        await win(room, "ann", "bob")
    assert seen == [1, 2]


class Count(msgspec.Struct, frozen=True):
    """How many signals were seen in a room."""

    signals: int = 0


def has_ended(signal: Happened) -> bool:
    """Whether the round is over by that."""
    return any(isinstance(event, RoundOver) for event in signal.events)


@pytest.mark.parametrize(
    ("start", "moved", "waited", "opened"),
    [(7.0, "07:30", 0.75, 1), (7.0, "07:30", 0.25, 0), (7.0, "06:30", 0.25, 0), (7.0, "06:30", 23.75, 1), (7.75, "09:00", 1.0, 0)],
)  # fmt: skip
async def test_an_appointment_is_moved_when_the_room_sets_another_time(
    plugins: Plugins, start: float, moved: str, waited: float, opened: int
) -> None:
    def when(place: Place, date: float) -> float:
        return each_day(moved if place.settings.quiet else "08:00")(place, date)

    feature = Feature("shop", appointments=(Appointment("opens", when, open_),))
    clock = HeldClock(start * 3600)
    async with fake_room(plugins=only(plugins, feature), clock=clock) as room:
        await room.network.arrive("olga", operator=True)
        await room.say("olga", "!set quiet on")
        assert len(await room.wait(waited * 3600)) == opened


def open_(place: Place, lines: Lines) -> None:
    """Tell the room that the shop is open."""
    lines.room(place.voice().say("shop-open", day=1))


def only(plugins: Plugins, feature: Feature) -> Plugins:
    """Return the plugins with that feature alone."""
    features = {feature.name: feature}
    loaded = [replace(each, brought=replace(each.brought, features={})) for each in plugins.loaded]
    loaded[0] = replace(loaded[0], brought=replace(loaded[0].brought, features=features))
    return replace(plugins, brought=replace(plugins.brought, features=features), loaded=tuple(loaded))


async def test_an_appointment_that_fails_is_undone_and_kept_the_next_time(plugins: Plugins) -> None:
    def fail(place: Place, lines: Lines) -> None:
        open_(place, lines)
        tries.append(place.date)
        if len(tries) == 1:
            raise ZeroDivisionError

    tries: list[float] = []
    feature = Feature("late", appointments=(Appointment("late", every(1), fail),))
    with capture_logs() as logs:
        async with fake_room("ann", plugins=only(plugins, feature)) as room:
            assert await room.wait(61) == []
            assert await room.wait(60) == ["#uno: The shop is open, for the first time."]
    assert [each["feature"] for each in logs if each["log_level"] == "error"] == ["late"]


async def test_a_listener_that_fails_or_holds_up_the_bot_is_named(
    plugins: Plugins, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signals, "_HELD", 0.0)

    def fail(_signal: TableOpened) -> None:
        raise ZeroDivisionError

    def be_slow(_signal: TableOpened) -> None:
        """Be slow for who thinks that no time at all is long."""

    def attach(place: Place) -> None:
        place.signals.listen(TableOpened, be_slow)
        place.signals.listen(TableOpened, partial(fail))

    feature = Feature("late", attach=attach)
    brought = replace(plugins.brought, features={"late": feature})
    with capture_logs() as logs:
        async with fake_room("ann", plugins=replace(plugins, brought=brought)) as room:
            assert "Something went wrong" in "".join(await room.say("ann", "!new"))
            assert room.find_table() is None
    told = [(each["listener"].rpartition(".")[2], each.get("error")) for each in logs if "listener" in each]
    assert told == [("be_slow", None), ("fail", "ZeroDivisionError")]


async def test_what_somebody_sets_of_a_plugin_holds(plugins: Plugins) -> None:
    async with fake_room("ann", "bob", plugins=plugins) as room:
        assert "beggar off" in "".join(await room.whisper("ann", "set"))
        await room.whisper("ann", "set beggar on")
        await win(room, "ann", "bob")
        assert await said(room, "ann", "!coins") == ["ann has 0 coins and no hat."]


async def test_linked_accounts_have_one_purse_and_whoever_leaves_begins_anew(plugins: Plugins) -> None:
    async with two_networks(plugins=plugins) as both:
        await account(both.irc, "ann")
        await account(both.home, "anna")
        await account(both.irc, "bob")
        await win(both.irc, "ann", "bob")
        await both.home.whisper("anna", f"link {code_in(await both.irc.whisper('ann', 'link'))}")
        assert await both.home.whisper("anna", "coins") == ["anna: anna has one coin and no hat."]
        assert await both.home.whisper("anna", "coins all") == ["anna: One person has 1 coin."]
        await both.home.whisper("anna", "unlink")
        assert await both.home.whisper("anna", "coins") == ["anna: anna has 0 coins and no hat."]
        assert (await both.irc.whisper("ann", "coins"))[-1] == "ann: ann has one coin and no hat."
        await both.home.whisper("anna", f"link {code_in(await both.irc.whisper('ann', 'link'))}")
        await both.irc.whisper("ann", "forget me yes")
        stored = await both.bot.store.read(read.records)
        assert [each for each in stored if each.feature == "purse"] == []


# --- all of them in whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "players"),
    [("classic +bark round", 3), ("dos +gifts target=1", 3), ("extended +x-sneeze rounds=1", 4)],
)
async def test_whole_games_are_played_by_what_is_printed(plugins: Plugins, line: str, players: int) -> None:
    async with talking(line, players, 4, plugins) as talk:
        await talk.play(700)
        assert talk.table is None
        assert talk.ignored == []
