"""`unobot verify`, and a checker in another language, written from docs/reference/fairness.md alone."""

import asyncio
import json
import re
import shutil
import stat
import subprocess
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.bot.replay.played import fill, play
from tests.plugins.built_in import built_in, needs
from uno_engine import Chance
from unobot.config import Config, Secret
from unobot.kit.replay import tell_rounds, verify_file
from unobot.kit.replay.fairness import commitment, hash_again, round_seed
from unobot.kit.replay.report import Replay
from unobot.kit.testing import fake_room

pytestmark = needs("fairness")

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


def verified(
    document: dict[str, Any], folder: Path, capsys: pytest.CaptureFixture[str], heard: str = ""
) -> tuple[int, str]:
    file = folder / "round.json"
    file.write_text(json.dumps(document))
    status = verify_file(file, built_in(), heard)
    told = capsys.readouterr()
    return status, told.out + told.err


def test_a_round_as_it_was_played_holds(
    document: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = verified(document, tmp_path, capsys)

    assert status == 0, told
    assert told.count("ok: ") == 5
    assert "ann: !top" in document["shares"]
    assert document["shares"][0] == "bob: !join"
    assert all(
        f"Compare: this was typed in the room, in this order: {share}" in told for share in document["shares"]
    )
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


def _nobody_s_share(document: dict[str, Any]) -> None:
    document["shares"].append("eve: !seed 42")


def _anchor(document: dict[str, Any]) -> None:
    document["anchor"] = "00" * 32


def _later_secret(document: dict[str, Any]) -> None:
    """The bot takes a secret of a later round: it leads to what the room was told, too."""
    document["number"] += 1
    document["anchor"] = hash_again(bytes.fromhex(document["anchor"])).hex()


def _beacon(document: dict[str, Any]) -> None:
    document["beacon"] = "drand 4711 8f3c"


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
    (_no_share, "the seed"),
    (_nobody_s_share, "the shares"),
    (_anchor, "the chain"),
    (_later_secret, "the chain"),
    (_beacon, "the seed"),
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
    assert capsys.readouterr().err.count("expected a file from !verify file") == 2


async def test_what_verify_file_says_in_the_chat_is_checked_as_it_was_copied_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with fake_room("ann", "bob", data=tmp_path / "unobot.db", plugins=built_in(), fair=True) as room:
        await room.say("ann", "!uno classic cards=1 +winner")
        told = (await room.say("ann", "!verify"))[0]
        await room.say("bob", "!join")
        await room.say("ann", "!deal")
        await play(room, ("ann", "bob"))
        heard = await room.say("bob", "!verify file")
    copied = tmp_path / "copied.txt"
    copied.write_text("\n".join(f"12:34 <unobot> {line}" for line in heard), encoding="utf-8")
    anchor = re.findall(r"\b[0-9a-f]{64}\b", told)[0]

    status = await asyncio.to_thread(verify_file, copied, built_in(), anchor)
    out = capsys.readouterr()

    assert status == 0, out.err
    assert "ok: chain: round 1 has secret 1 of the one that begins with " + anchor + "\n" in out.out
    assert "Compare: bob was dealt " in out.out
    assert await asyncio.to_thread(verify_file, copied, built_in(), "00" * 16) == 1
    assert "the room saw " + "00" * 16 in capsys.readouterr().err
    assert await asyncio.to_thread(verify_file, copied, built_in()) == 0
    assert f"Compare: before the first deal, !verify showed {anchor} (--heard" in capsys.readouterr().out


# --- an attack -------------------------------------------------------------------------------------------------------

TRIES = 8_000
WISHED = {"w", "wd4"}


def dealt_first(document: dict[str, Any], seed: bytes) -> list[str]:
    """The hand of the player behind the dealer, as that seed deals it to two."""
    deck = next(each["shuffle"] for each in document["chance"] if len(each.get("shuffle", ())) > 100)
    chance = Chance(seed)
    for entry in document["chance"]:
        if "below" in entry:
            chance.below(entry["below"])
        elif entry["shuffle"] == deck:
            return list(reversed(chance.shuffled(deck)))[: 2 * 7 : 2]
    raise AssertionError("no deck was shuffled")


def test_grinding_secrets_for_known_shares_gains_nothing(
    document: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The operator knows all shares, and tries secrets until an accomplice has four wild cards."""
    told, guessed = document["anchor"], document["shares"]
    assert sorted(dealt_first(document, bytes.fromhex(document["seed"]))) in map(
        sorted, document["dealt"].values()
    )
    ground = max(
        (hash_again(number.to_bytes(32, "big")) for number in range(TRIES)),
        key=lambda secret: len(_wild(document, round_seed(secret, guessed))),
    )
    hand = _wild(document, round_seed(ground, guessed))
    # that was the whole attack as long as each round was bound by itself: its commitment was made of the ground secret
    assert len(hand) >= 4, hand

    forged = deepcopy(document) | {"secret": ground.hex(), "seed": round_seed(ground, guessed).hex()}
    forged["chance"], forged["dealt"], forged["drawn"], forged["inputs"] = (
        None,
        {},
        [],
        document["inputs"][:1],
    )
    refused = []
    for lie in (
        # the room was told where the chain begins: nothing that is ground leads there
        forged | {"commitment": document["commitment"]},
        forged | {"commitment": commitment(ground)},
    ):
        status, said = verified(lie, tmp_path, capsys, heard=told[:32])
        refused.append((status, said.splitlines()[-1][:26]))
    assert refused == [(1, "MISMATCH: the commitment: "), (1, "MISMATCH: the chain: the s")]
    # a chain of its own holds together, and is not the one that the room was told
    own = forged | {"commitment": commitment(ground), "anchor": commitment(ground)}
    assert verified(own, tmp_path, capsys)[0] == 0
    status, said = verified(own, tmp_path, capsys, heard=told[:32])
    assert (status, "the room saw" in said.splitlines()[-1]) == (1, True)


def _wild(document: dict[str, Any], seed: bytes) -> list[str]:
    return [card for card in dealt_first(document, seed) if card in WISHED]


def test_one_share_that_nobody_foresaw_undoes_what_was_ground_before_the_table_opened(
    document: dict[str, Any],
) -> None:
    """The operator grinds the chain itself for shares that can be guessed; one player types something else."""
    guessed = document["shares"]
    ends = [hash_again(number.to_bytes(32, "big")) for number in range(TRIES)]
    best = max(ends, key=lambda secret: len(_wild(document, round_seed(secret, guessed))))
    assert len(_wild(document, round_seed(best, guessed))) >= 4

    after = [
        len(_wild(document, round_seed(best, [*guessed, f"bob: !seed {word}"])))
        for word in ["rubber", "ducks", "and", "other", "things", "nobody", "can", "foresee"]
    ]

    assert sum(after) / len(after) < 2
    assert min(after) < 2


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
    for lie in (_secret, _anchor, _later_secret, _share, _beacon, _seed, _shuffle, _byte, _left_out, _dealt):
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
    assert "cannot be written" in complaint
