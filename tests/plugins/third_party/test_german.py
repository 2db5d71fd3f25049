"""A language of somebody else, German: written by the guide, checked by lint, and walked through in a room."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.bot.parsing.lines import reader_for, rules
from tests.bot.parsing.phrases import ANSWERS, BARE, Phrase, right, speaker, told
from tests.docs.installed import environment, run
from tests.plugins.built_in import all_rules, built_in, points
from tests.plugins.chat.laying import set_out
from tests.texts.test_table_lines import lines
from unobot.commands.registry import Registry
from unobot.config import TableSettings
from unobot.kit.testing import fake_room
from unobot.messages import Voice
from unobot.messages.texts import Texts
from unobot.parsing import Choices, Reader
from unobot.plugins import Plugins, load_plugins

PACKAGE = Path(__file__).parent / "packages" / "de"
GERMAN = "".join(
    file.read_text(encoding="utf-8")
    for file in sorted((PACKAGE / "unobot_de" / "texts" / "de").glob("*.ftl"))
)
ENGLISH = re.compile(
    r"\b(plays|draws|your|turn|cards|wins|the|is|are|with|and|you|to|of|open|join|leave|off|yes|list|settings|hints"
    r"|language|classic|seat|players)\b"
)
"""Words that no German line has."""
ROOM = (
    ("ann", "!neu klassisch karten=2 runden=1 +stapeln"),
    ("eve", "!ich bin dabei"),
    ("ann", "!sperren eve"),
    ("olga", "!sperren"),
    ("olga", "!sperren eve 7d"),
    ("eve", "!mit"),
    ("olga", "!gesperrte"),
    ("olga", "!entsperren eve"),
    ("bob", "!mitmachen"),
    ("bob", "!bot dazu leicht"),
    ("bob", "!bot weg"),
    ("ann", "!teilen"),
    ("ann", "!bescheid einmal"),
    ("ann", "!einladen eve"),
    ("olga", "!vorlage speichern freitag taiwan +reinwerfen"),
    ("ann", "!vorlage liste"),
    ("ann", "!stats"),
    ("ann", "!gegen bob"),
    ("ann", "!rekorde"),
    ("ann", "!top10 woche klassisch"),
    ("ann", "!einstellen tipps aus"),
    ("ann", "!einstellen tipps vielleicht"),
    ("ann", "!einstellen"),
    ("ann", "!hilfe einstellungen"),
    ("ann", "!hilfe sprache"),
    ("ann", "!regeln stapeln"),
    ("ann", "!ende"),
    ("ann", "!neu klassisch karten=99"),
    ("ann", "!neu taiwan gnadenlos"),
    ("ann", "!abstimmen taiwan"),
    ("ann", "!turnier"),
    ("ann", "!turnier eröffnen 3 klassisch gruppen"),
    ("bob", "!turnier mitmachen"),
    ("ann", "!turnier"),
    ("ann", "!turnier auffüllen"),
    ("ann", "!turnier ergebnisse"),
    ("eve", "!mit"),
    ("ann", "!turnier abbrechen"),
)
"""Bans, records, settings and a cup."""
EXTENDED = (
    ("ann", "!spiel rt4"),
    ("ann", "!wähle r9"),
    ("bob", "!ja"),
    ("bob", "!spiel duelc cid"),
    ("bob", "!wähle rot"),
    ("cid", "!wähle schwarz"),
    ("bob", "!wähle blau"),
    ("cid", "!wähle grün"),
    ("cid", "!spieler"),
    ("cid", "!züge"),
)


@pytest.fixture(scope="module")
def plugins() -> Iterator[Plugins]:
    """The built-in plugins and German."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(PACKAGE))
        yield load_plugins(installed=points(), paths=[PACKAGE])


def test_lint_finds_nothing(tmp_path: Path) -> None:
    done = run("unobot lint .", PACKAGE, environment(tmp_path, PACKAGE))
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_message_is_in_german() -> None:
    here = set(re.findall(r"^([a-zA-Z][\w-]*) =", GERMAN, re.MULTILINE))
    ids = {id_ for id_ in Texts(built_in().brought.texts).ids("en") if not id_.startswith("unobot")}
    assert sorted(ids - here) == []


def test_what_has_a_name_in_japanese_has_one_in_german(plugins: Plugins) -> None:
    """English needs none of these ids, so lint reports none that is missing."""
    texts = Texts(plugins.brought.texts)
    assert texts.ids("ja") - texts.ids("en") <= texts.ids("de")


def test_a_line_in_german_names_is_read_as_the_same(plugins: Plugins) -> None:
    texts = Texts(plugins.brought.texts)
    voice, reader = Voice(texts, "de"), reader_for(None, texts, "de", choices=Choices.of(all_rules()))
    shown = {line: voice.table_named(line) for line in lines()}
    assert shown["japan cards=7"] == "Japan Karten=7"
    assert {line: read for line, said in shown.items() if (read := reader.rule_line(said)) != line} == {}


def test_each_command_that_is_printed_can_be_typed(plugins: Plugins) -> None:
    texts = Texts(plugins.brought.texts)
    typed = {
        word.strip().rstrip("°*")
        for id_ in texts.ids("de")
        if id_.startswith(("verb-", "command-"))
        for language in ("de", "en")
        for word in (
            *"".join(getattr(span, "text", "") for span in texts.say(language, id_)).split(","),
            id_.partition("-")[2],
        )
    }
    printed = {word.rstrip(".") for word in re.findall(r"\{ \$p \}([\w-]+)", GERMAN)}
    assert printed - typed == set()


def test_what_people_type_is_understood_and_talk_is_not(plugins: Plugins) -> None:
    texts, commands = Texts(plugins.brought.texts), Registry(plugins.brought.commands, {})
    by = {
        table: Reader(rules() if table else None, texts, "de", list(commands.all), commands.harmful)
        for table in (True, False)
    }
    wrong, phrases = (
        list[object](),
        [
            Phrase("de", *line.split("\t"))
            for line in (PACKAGE / "typed.tsv").read_text(encoding="utf-8").splitlines()[1:]
        ],
    )
    for phrase in phrases:
        who = speaker(phrase.situation)
        got = told(by[who.game is not None], phrase.typed if phrase.bare else f"!{phrase.typed}", who)
        wrong += [] if right(phrase, got) else [(phrase, got)]
    assert len(wrong) < 0.1 * len(phrases), wrong
    moved = {
        (situation, line): got
        for situation in BARE
        for line in (PACKAGE / "talk.txt").read_text(encoding="utf-8").splitlines()
        if (got := told(by[True], line, speaker(situation)))
        and got.split()[0] in {*ANSWERS, "accept", "uno", "color"}
    }
    assert moved == {}


async def test_a_whole_round_is_played_in_german(plugins: Plugins) -> None:
    hands = {"ann": "r5 w g1", "bob": "r+2 g6 b1", "cid": "rs y5 wd4"}
    chance, lines = Random(3), list[str]()
    async with set_out("classic +stack round", hands, top="r1", plugins=plugins, language="de") as room:
        place = room.bot.router.room(room.network.network, room.network.rooms[0]).place
        for asked in (
            "!hilfe",
            "!regeln",
            "!spieler",
            "!oben",
            "!punkte",
            "!anleitung",
            "!züge",
            "!hilfe spiel",
            "!warum r5",
        ):
            heard = await room.say("ann", asked)
            assert heard, asked
            lines += heard
        for _ in range(200):
            table = place.table
            if table is None or not (asked_now := table.asked()):
                break
            seat = asked_now[0]
            reader = place.reader(table.holders[seat].identity)
            moves = table.view(seat).answers
            moves = [move for move in moves if move.verb == "play"] or moves
            answers = [reader.printed(move, table.game.state.names) for move in moves]
            lines += await room.say(table.holders[seat].name, f"!{chance.choice(answers)}")
        assert place.table is None
        assert room.bot.router.services.texts.problems == ()
    assert [line for line in lines if ENGLISH.search(line)] == []


async def test_the_rest_of_a_room_speaks_german(plugins: Plugins) -> None:
    tables = TableSettings(language="de")
    async with fake_room("ann", "bob", "eve", plugins=plugins, tables=tables) as room:
        await room.network.arrive("olga", operator=True)
        heard = {(who, line): await room.say(who, line) for who, line in ROOM}
        assert room.bot.router.services.texts.problems == ()
    hands = {"ann": "rt4 r9 g1", "bob": "duelc y5 y6 y7", "cid": "rs y5 wd4"}
    async with set_out("extended", hands, top="r4", plugins=plugins, language="de") as room:
        heard |= {(who, line): await room.say(who, line) for who, line in EXTENDED}
        assert room.bot.router.services.texts.problems == ()
    assert [said for said, answers in heard.items() if not answers] == []
    assert [said for answers in heard.values() for said in answers if ENGLISH.search(said)] == []
