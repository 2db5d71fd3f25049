"""`unobot verify`, and a checker in another language, written from docs/fairness.md alone."""

import asyncio
import json
import shutil
import stat
import subprocess
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.bot.replay.played import fill
from tests.plugins.built_in import built_in
from unobot.config import Config, Secret
from unobot.replay import tell_rounds, verify_file
from unobot.wanted import Replay

CHECKER = Path(__file__).with_name("check.mjs")


def whole(data: Path, capsys: pytest.CaptureFixture[str], id_: str, **more: Any) -> tuple[int, str, str]:
    wanted = Replay(id_, None, None, 20, as_json=True, **more)
    status = tell_rounds(wanted, Config(data=Secret(str(data))), built_in())
    told = capsys.readouterr()
    return status, told.out, told.err


def ids(data: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    status = tell_rounds(
        Replay(None, None, None, 20, as_json=True), Config(data=Secret(str(data))), built_in()
    )
    assert status == 0
    return [each["round"] for each in json.loads(capsys.readouterr().out)]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("fair") / "unobot.db"
    asyncio.run(fill(data, fair=True))
    return data


@pytest.fixture
def document(played: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    status, out, _ = whole(played, capsys, ids(played, capsys)[-1])
    assert status == 0
    loaded: dict[str, Any] = json.loads(out)
    return loaded


def verified(document: dict[str, Any], folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    file = folder / "round.json"
    file.write_text(json.dumps(document))
    status = verify_file(file, built_in())
    told = capsys.readouterr()
    return status, told.out + told.err


def test_a_round_as_it_was_played_holds(
    document: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = verified(document, tmp_path, capsys)

    assert status == 0, told
    assert told.count("ok: ") == 4
    assert document["chance"][0]["at"] == 0
    assert document["drawn"]


def _secret(document: dict[str, Any]) -> None:
    document["secret"] = "00" * 32


def _commitment(document: dict[str, Any]) -> None:
    document["commitment"] = "00" * 32


def _share(document: dict[str, Any]) -> None:
    document["shares"][1] += "!"


def _no_share(document: dict[str, Any]) -> None:
    document["shares"].pop()


def _seed(document: dict[str, Any]) -> None:
    document["seed"] = "11" * 32


def _shuffle(document: dict[str, Any]) -> None:
    gives = next(each["gives"] for each in document["chance"] if "shuffle" in each)
    gives[0], gives[50] = gives[50], gives[0]


def _byte(document: dict[str, Any]) -> None:
    document["chance"][1]["at"] += 1


def _left_out(document: dict[str, Any]) -> None:
    document["chance"].pop(0)


def _dealt(document: dict[str, Any]) -> None:
    ann, bob = document["dealt"]["ann"], document["dealt"]["bob"]
    ann[0], bob[0] = bob[0], ann[0]


def _drawn(document: dict[str, Any]) -> None:
    document["drawn"][0]["cards"] = ["wd4"]


def _dealer(document: dict[str, Any]) -> None:
    document["dealer"] = next(name for name in document["seats"] if name != document["dealer"])


LIES: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (_secret, "the commitment"),
    (_commitment, "the commitment"),
    (_share, "the seed"),
    (_no_share, "the shares"),
    (_seed, "the seed"),
    (_shuffle, "place 1 is"),
    (_byte, "byte"),
    (_left_out, "byte"),
    (_dealt, "“dealt”"),
    (_drawn, "“drawn”"),
    (_dealer, "“dealer”"),
]


@pytest.mark.parametrize(("lie", "named"), LIES, ids=lambda value: getattr(value, "__name__", None))
def test_the_first_lie_is_named(
    lie: Callable[[dict[str, Any]], None],
    named: str,
    document: dict[str, Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    changed = deepcopy(document)
    lie(changed)

    status, told = verified(changed, tmp_path, capsys)

    assert status == 1
    assert named in told.splitlines()[-1]


def test_what_is_no_round_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "round.json").write_text('{"round": 1}')

    assert verify_file(tmp_path / "round.json", built_in()) == 1
    assert verify_file(tmp_path / "nothing.json", built_in()) == 1
    assert capsys.readouterr().err.count("expected what unobot replay ROUND --json writes") == 2


@pytest.mark.skipif(
    shutil.which("node") is None, reason="node is not installed: nothing else checks JavaScript"
)
def test_a_checker_written_from_the_page_in_another_language_agrees(
    document: dict[str, Any], tmp_path: Path
) -> None:
    def checked(told: dict[str, Any]) -> tuple[int, str]:
        file = tmp_path / "round.json"
        file.write_text(json.dumps(told))
        done = subprocess.run(["node", CHECKER, file], check=False, capture_output=True, text=True)
        return done.returncode, done.stdout.strip()

    assert checked(document) == (0, "fair")
    for lie in (_secret, _share, _seed, _shuffle, _byte, _left_out, _dealt):
        changed = deepcopy(document)
        lie(changed)
        status, told = checked(changed)
        assert (status, told[:5]) == (1, "lie: "), lie.__name__


async def test_of_a_round_that_is_being_played_no_card_and_no_seed_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, out = tmp_path / "unobot.db", tmp_path / "secret.json"
    await fill(data, inputs=3, fair=True)
    (id_,) = await asyncio.to_thread(ids, data, capsys)

    for more in ({}, {"secrets": True}, {"file": out}):
        status, told, complaint = await asyncio.to_thread(whole, data, capsys, id_, **more)
        assert (status, told) == (1, "")
        assert "still being played" in complaint
    assert not out.exists()
    status, told, _ = await asyncio.to_thread(whole, data, capsys, id_, secrets=True, file=out)
    assert (status, told) == (0, "")
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert json.loads(out.read_text())["dealt"]
    status, _, complaint = await asyncio.to_thread(whole, data, capsys, id_, secrets=True, file=out)
    assert status == 1
    assert "cannot be made" in complaint
