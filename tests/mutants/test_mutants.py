"""`make mutants` finds what no test looks at, in a small project made for it."""

import subprocess
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT
from tests.mutants.__main__ import CORE, equivalents, every_mutant, main
from tests.mutants.changes import mutants

CODE = """
def fee(cards: int) -> int:
    return cards * 50 if cards > 3 else 0


def told(cards: int) -> str:
    return "many" if cards > 7 else "few"
"""
TESTS = """
from bank.fees import fee, told

def test_the_fee_is_told_from_four_cards_on():
    assert [fee(3), fee(4)] == [0, 200]

def test_something_is_told():
    assert told(9) == "many"
"""


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    """A project with two functions, of which the tests look at one properly."""
    for name, text in {"bank/fees.py": CODE, "tests/test_fees.py": TESTS}.items():
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .", encoding="utf-8")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    return tmp_path


def test_a_planted_survivor_is_reported(
    bank: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin,pytest_timeout")
    only = ["cards > 3 ->", "cards > 7 ->"]
    status = main(["--root", str(bank), "--code", "bank", "--tests", "tests", "--only", *only])
    said = capfd.readouterr().out.splitlines()

    assert status == 1
    assert said[-1] == "survivor: bank/fees.py:7 told: cards > 7 -> cards >= 7"
    assert said[-3] == "2 of 9 mutants: 1 killed, 1 survived, 0 equivalent"
    assert any(
        "fees.py:3 fee: cards > 3 -> cards >= 3" in line and line.startswith("killed") for line in said
    )


@pytest.mark.parametrize(
    ("code", "changed"),
    [
        ("if a and not b: f()", ["a or not b", "not b", "a", "b", "pass"]),
        ("x = f(1, k=2)", ["f(1)", "10", "20"]),
        ("for _ in s:\n  self.n += 1\n  continue", ["pass", "self.n -= 1", "10", "break"]),
        (
            "def f(a: int = 1) -> str:\n  'Doc.'\n  _log.info('x', n=1)\n  assert a == 1\n  return f'{a == 1}'",
            ["2", "return None"],
        ),
        ("raise ValueError", ["pass"]),
        ("LIMIT = 20", ["200"]),
    ],
)
def test_what_is_changed(code: str, changed: list[str]) -> None:
    assert sorted(each.becomes for each in mutants("x.py", code.encode())) == sorted(changed)


def test_a_mutant_differs_from_the_source_in_its_change_alone() -> None:
    source = "é = 'ü' if a == b else 'c'  # why".encode()

    assert [each.source.decode() for each in mutants("x.py", source)] == [
        "é = 'ü' if (a != b) else 'c'  # why"
    ]


def test_each_mutant_that_was_judged_is_still_there_with_its_reason() -> None:
    judged = equivalents(ROOT)

    assert judged.keys() <= {each.name for each in every_mutant(ROOT, CORE)}
    assert all(len(why.split()) > 3 for why in judged.values())
