"""Games of other people that are not UNO: Mau-Mau, Whist and Oh Hell, by the public pages alone, each told in its own words."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.installed import environment, run
from tests.plugins.built_in import points
from tests.plugins.chat.laying import set_out
from tests.plugins.chat.talking import NAMES, talking
from unobot.config import TableSettings
from unobot.kit.testing import FakeRoom, fake_room
from unobot.messages import pictured
from unobot.messages.pictures import Faces
from unobot.plugins import Plugins, catalogue, load_plugins

PACKAGES = Path(__file__).parent / "packages"
GAMES = {"maumau": 3, "whist": 4, "oh-hell": 3}
"""Each with the number of its players."""
HANDS = {"ann": "h9 hj s7 s9 d9", "bob": "h10 c7 s8 dj", "cid": "ha d10 ca sa"}


def package(name: str) -> Path:
    """The folder of a game's package."""
    return PACKAGES / name.replace("-", "_")


@pytest.fixture(scope="module")
def plugins() -> Iterator[Plugins]:
    """The built-in plugins and the games."""
    with pytest.MonkeyPatch.context() as patch:
        for name in GAMES:
            patch.syspath_prepend(str(package(name)))
        yield load_plugins(installed=points(), paths=[package(name) for name in GAMES])


@pytest.mark.parametrize("name", GAMES)
def test_an_author_s_checks_find_nothing(name: str, tmp_path: Path) -> None:
    checks = (
        "unobot lint .",
        "unobot scenario scenarios --plugin . --coverage",
        f"unobot simulate --plugin . --strict --games 2 --table {name} --players {GAMES[name]} --players-are heuristic,random",
    )
    done = run(" && ".join(checks), package(name), environment(tmp_path, package(name)))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 failed" in done.stdout
    # its own words are what is said, and a game has no use for each verb of its base
    assert not re.search("never reached: (verbs|messages: .*prompt-turn)", done.stdout), done.stdout


def test_every_card_of_theirs_has_a_picture_of_its_own(plugins: Plugins) -> None:
    faces = Faces(plugins.brought.figures)
    for line in ("maumau", "maumau +german-cards", "whist", "oh-hell"):
        cards = catalogue(plugins).compose(line).deck.counts
        assert len({faces.of(pictured(card)).dots for card in cards}) == len(cards), line


async def told(room: FakeRoom, who: str, text: str) -> str:
    """What is said where somebody says that, without where it is said."""
    return "\n".join(re.sub(r"^\S+: (\[#uno\] )?", "", line) for line in await room.say(who, text))


MAUMAU = {
    "en": [
        ("ann: !top", "On top: [hk]. The draw pile has 18 cards."),
        ("ann: hj", "ann plays [hj]. ann, which suit? (!suit spades, hearts, clubs or diamonds)"),
        ("ann: spades", "ann picks spades. bob, your turn. Top card: [hj] (spades)."),
        ("cid: !top", "On top: [hj] (spades). The draw pile has 18 cards."),
        ("cid: !turn", "bob, your turn. Top card: [hj] (spades). (waiting for 0 s)"),
        ("bob: s8", "bob plays [s8] — cid is skipped. ann, your turn. Top card: [s8]."),
        ("ann: 7 of spades", "ann plays [s7]. bob, draw 2 (!draw), or play another 7."),
        ("cid: !top", "On top: [s7]. The next player draws 2. The draw pile has 18 cards."),
        ("bob: !play dj", "First draw 2, or play a 7. You can play [c7], or !draw."),
        ("bob: c7", "bob plays [c7]. cid, draw 4 (!draw), or play another 7."),
        ("ann: !help jack", "Jack: Play it on any card but a jack, and wish for a suit."),
        ("ann: !help h10", "[h10] Play it on the same suit"),
        ("ann: !help r5", "There is no help for “r5”."),
        ("ann: !help uno", "!uno opens or joins a table."),
        ("ann: !rules", "Options: 5 cards are dealt."),
    ],
    "de": [
        ("ann: hj", "ann plays [hj]. ann, which suit?"),
        ("ann: spades", "bob, your turn. Top card: [hj] (spades)."),
        ("bob: s8", "bob plays [s8] — cid is skipped."),
        ("ann: s7", "bob, zieh 2 (!draw), oder spiel noch eine 7."),
        ("cid: !top", "Der Nächste zieht 2."),
    ],
}  # fmt: skip


@pytest.mark.parametrize("language", MAUMAU)
async def test_mau_mau_is_told_in_its_own_words(plugins: Plugins, language: str) -> None:
    async with set_out("maumau", HANDS, top="hk", plugins=plugins, language=language) as room:
        for line, heard in MAUMAU[language]:
            who, _, text = line.partition(": ")
            assert heard in await told(room, who, text), line
        assert room.bot.router.services.texts.problems == ()


BIDS = {
    "en": [
        ("ann: !play h8", "First the bids: ann is asked (!bid 2)."),
        ("ann: bid 1", "ann bids 1. bob, how many of the 2 tricks will you take? !bid 0 … 2. Bids (tricks/bid): ann 0/1."),
        ("bob: !bid 3", "Bid a number from 0 to 2."),
        ("bob: bid 0", "cid, how many of the 2 tricks will you take? !bid 0 … 2, but not 1."),
        ("cid: !bid 1", "You bid last, and with 1 the bids would add up to 2"),
        ("cid: bid 2", "ann, your turn: lead a card. Trumps: diamonds. Tricks/bid: ann 0/1, bob 0/0, cid 0/2."),
        ("cid: !bid 0", "There is nothing to bid now."),
        ("bob: !top", "Turned up: [d9]. Trumps: diamonds. Tricks/bid: ann 0/1, bob 0/0, cid 0/2."),
        ("bob: !players", "bob has 2 cards (bid 0)"),
        ("ann: h8", "In the trick: [h8]."),
        ("bob: !play s7", "follow"),
        ("bob: ha", "bob plays [ha]."),
        ("cid: d3", "cid takes the trick (1)."),
        ("cid: c2", "In the trick: [c2]."),
        ("ann: ck", "ann plays [ck]."),
        ("bob: s7", "ann takes the trick (1), as bid: ann 1/1, bob 0/0, not as bid: cid 1/2."),
    ],
    "ja": [
        ("ann: ビッド 1", "bobさん、2トリックのうちいくつ取りますか？"),
        ("bob: bid 0", "（1は不可）"),
        ("cid: bid 2", "切り札：ダイヤ。獲得／宣言：ann 0/1、bob 0/0、cid 0/2。"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("language", BIDS)
async def test_bids_are_asked_for_and_judged(plugins: Plugins, language: str) -> None:
    hands = {"ann": "h8 ck", "bob": "ha s7", "cid": "c2 d3"}
    async with set_out("oh-hell", hands, plugins=plugins, language=language) as room:
        for line, heard in BIDS[language]:
            who, _, text = line.partition(": ")
            assert heard in await told(room, who, text), line
        assert room.bot.router.services.texts.problems == ()


ASKED = (
    "!help",
    "!howto",
    "!rules",
    "!help play",
    "!help catch",
    "!help cards",
    "!players",
    "!top",
    "!moves",
    "!score",
)


@pytest.mark.parametrize(("line", "hands", "top"), [
    ("maumau", HANDS, "hk"),
    ("whist", {"ann": "h5 ck", "bob": "ha s2", "cid": "h9 sa", "dan": "c2 c3"}, ""),
    ("oh-hell", {"ann": "h5 ck", "bob": "ha s2", "cid": "h9 sa"}, ""),
])  # fmt: skip
async def test_nothing_at_their_tables_speaks_of_uno(
    plugins: Plugins, line: str, hands: dict[str, str], top: str
) -> None:
    async with set_out(line, hands, top=top, row="" if top else "h8", plugins=plugins) as room:
        for asked in ASKED:
            heard = await told(room, "ann", asked)
            assert heard, asked
            assert not re.search(r"\bUNO\b|colour|\bwild\b|\bwd4\b|\br5\b|classic", heard), heard


SHORT = {"maumau": "target=3", "whist": "target=3", "oh-hell": "cards=4 rounds=2"}


@pytest.mark.parametrize("name", GAMES)
async def test_a_whole_match_is_played_by_what_is_printed(plugins: Plugins, name: str) -> None:
    async with talking(f"{name} {SHORT[name]}", GAMES[name], 4, plugins) as talk:
        await talk.play(900)
        assert talk.table is None
        assert talk.ignored == []


@pytest.mark.parametrize("name", ["whist", "oh-hell"])
async def test_a_game_waits_for_as_many_players_as_it_needs(plugins: Plugins, name: str) -> None:
    least, (first, *others) = GAMES[name], NAMES[: GAMES[name]]
    async with fake_room(first, *others, plugins=plugins, tables=TableSettings(autostart=30)) as room:
        await room.say(first, f"!uno {name}")
        for count, other in enumerate(others[:-1], 2):
            assert f"{other} joins ({count} of at least {least} players)." in await told(room, other, "!join")
        assert f"You need at least {least} players" in await told(room, first, "!deal")
        assert await room.wait(60) == []
        heard = await told(room, others[-1], "!join")
        assert f"{others[-1]} joins ({least} players; !deal to start). Dealing in 30 s" in heard
        assert "Round 1: " in "\n".join(await room.wait(30))
