"""`unobot replay --html`: one file that needs nothing else."""

import asyncio
import json
import re
import stat
import sys
from base64 import b64encode
from dataclasses import replace
from hashlib import sha256
from html import unescape
from pathlib import Path

import pytest

from tests.bot.replay.played import fill
from tests.plugins.built_in import built_in, needs
from unobot.config import Config, Secret
from unobot.kit.replay import tell_rounds
from unobot.kit.replay.report import Replay
from unobot.messages.pages.rendering import data as json_for_script

LIST = Replay(None, None, None, 20, as_json=True)


class Written:
    """A store with one round, and what `unobot replay` makes of it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.data, self.file, self._capsys = folder / "kept.db", folder / "round.html", capsys

    def tell(self, wanted: Replay, language: str = "en") -> tuple[int, str, str]:
        status = tell_rounds(wanted, Config(data=Secret(str(self.data)), language=language), built_in())
        told = self._capsys.readouterr()
        return status, told.out, told.err

    @property
    def id(self) -> str:
        return str(json.loads(self.tell(LIST)[1])[0]["round"])

    def page(self, language: str = "en") -> str:
        status, out, err = self.tell(replace(LIST, round=self.id, html=self.file, as_json=False), language)
        assert (status, out, err) == (0, "", "")
        return self.file.read_text("utf-8")


@pytest.fixture
def written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Written:
    return Written(tmp_path, capsys)


def words(page: str) -> str:
    """The text of the page, without its marks."""
    return " ".join(unescape(re.sub(r"<[^>]*>", "", page)).split())


def test_the_page_tells_without_a_script_all_that_the_account_tells(written: Written) -> None:
    asyncio.run(fill(written.data, fair=True))

    shown = words(written.page())
    told = written.tell(replace(LIST, round=written.id, as_json=False))[1]

    lines = re.findall(r"^ {10}(\S.*)$", told, re.MULTILINE)
    assert len(lines) > 15
    assert [line for line in lines if re.sub(r"\[([^]]+)\]", r"\1", line) not in shown] == []
    draws = re.findall(r"^ {12}(\S+ draws .*)$", told, re.MULTILINE)
    assert draws
    assert [line for line in draws if re.sub(r"\[([^]]+)\]", r"\1", line) not in shown] == []
    assert "You can't play" in shown


def test_what_the_script_draws_are_the_hands_of_each_moment(written: Written) -> None:
    asyncio.run(fill(written.data))

    page = written.page()
    found = re.search(r'id="scenes">(.*?)</script>', page)
    assert found is not None
    steps = json.loads(found[1])

    hands: dict[str, list[str]] = {}
    for changed, piles, _waiting, _playable, _direction, _pile, _laid in steps["scenes"]:
        hands |= changed
        faces = {*piles, *(steps["held"][code] for hand in changed.values() for code in hand)}
        assert [face for face in faces if f'id="{face}"' not in page or face not in steps["words"]] == []
    assert min(map(len, hands.values())) == 0
    code = next(code for code in steps["held"] if re.fullmatch(r"r\d", code))
    assert steps["held"][code] == f"c-{code}-red"
    assert steps["words"][f"c-{code}-red"] == f"red {code[1]}"


@needs("fairness")
def test_the_proof_in_the_page_can_be_verified(written: Written, tmp_path: Path) -> None:
    asyncio.run(fill(written.data, fair=True))

    found = re.search(r"<pre[^>]*>(.*?)</pre>", written.page(), re.DOTALL)
    assert found is not None
    whole = json.loads(unescape(found[1]))

    assert whole == json.loads(written.tell(replace(LIST, round=written.id))[1])
    assert whole["secret"] in written.file.read_text("utf-8")
    assert sha256(bytes.fromhex(whole["secret"])).hexdigest() == whole["commitment"]


def test_the_policy_allows_the_two_texts_in_the_page_and_nothing_else(written: Written) -> None:
    asyncio.run(fill(written.data))
    page = written.page()

    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    assert found is not None
    policy = unescape(found[1])
    (style,), (script,) = (
        re.findall(r"<style>(.*?)</style>", page, re.DOTALL),
        re.findall(r"<script>(.*?)</script>", page, re.DOTALL),
    )
    for kind, text in (("style", style), ("script", script)):
        assert f"{kind}-src 'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" in policy
    assert policy.startswith("default-src 'none'; ")
    assert "style=" not in page
    assert "://" not in page


def test_names_and_shares_are_words_in_the_page_and_nothing_more(written: Written) -> None:
    attack = "</script><img/src=x>"
    asyncio.run(fill(written.data, fair=True, names=(attack, "bob"), said=f"!seed {attack}"))

    page = written.page()

    assert "<img" not in page
    assert "&lt;/script&gt;&lt;img/src=x&gt;" in page
    assert page.count("</script>") == 2


def test_data_in_a_script_element_cannot_end_it() -> None:
    value = {"name": "</script><!--<script>&\u2028", "ok": "日本"}
    text = str(json_for_script(value))
    assert not set("<>&\u2028") & set(text)
    assert json.loads(text) == value


def test_everybody_may_read_the_file_and_none_is_written_over(written: Written) -> None:
    asyncio.run(fill(written.data))

    written.page()

    assert stat.S_IMODE(written.file.stat().st_mode) & stat.S_IRUSR
    before = written.file.read_bytes()
    status, _, told = written.tell(replace(LIST, round=written.id, html=written.file))
    assert (status, told) == (1, f"{written.file} cannot be written: File exists\n")
    assert written.file.read_bytes() == before


def test_no_page_is_made_of_a_round_that_is_still_being_played(written: Written) -> None:
    asyncio.run(fill(written.data, inputs=3))

    for secrets in (False, True):
        wanted = replace(LIST, round=written.id, html=written.file, secrets=secrets, file=written.file)
        status, out, told = written.tell(wanted)
        assert (status, out) == (1, "")
        assert "is still being played" in told
    assert not written.file.exists()


def test_the_page_speaks_the_language_of_the_configuration(written: Written) -> None:
    asyncio.run(fill(written.data, opening="!uno party"))
    page = written.page("ja")
    assert '<html lang="ja">' in page
    assert "公平に配られましたか" in page
    assert "赤、黄、緑、青から選んでください" in page


def test_without_jinja_it_is_said_how_to_get_it(written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(fill(written.data, opening="!uno cards=2"))
    monkeypatch.setitem(sys.modules, "unobot.kit.replay.page", None)
    status, _, told = written.tell(replace(LIST, round=written.id, html=written.file))
    assert (status, told) == (1, "--html needs Jinja2, which is not installed: pip install 'unobot[web]'\n")
