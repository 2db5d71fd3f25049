import re
from hashlib import sha256
from pathlib import Path

import pytest

from uno_engine import Chance, Classic, Ctx, Rule, seed_from

TEXT = (Path(__file__).parents[2] / "engine" / "README.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def line(name: str) -> str:
    found = re.search(rf"^{name} +(.+)$", TEXT, re.MULTILINE)
    assert found, name
    return found[1]


def test_the_examples_run_one_after_the_other_and_print_what_they_say(
    capsys: pytest.CaptureFixture[str],
) -> None:
    names: dict[str, object] = {}

    for snippet in SNIPPETS:
        exec(compile(snippet, "engine/README.md", "exec"), names)

    printed = capsys.readouterr().out.splitlines()
    said = re.findall(r"print\(.*\)  # (\[.*?\]|[\w-]+)[,:]", "\n".join(SNIPPETS))
    assert said
    assert printed[: len(said)] == said


def test_the_worked_shuffle_can_be_recomputed_from_the_text_alone() -> None:
    seed = bytes.fromhex(line("seed"))
    number = re.search(r"The seed is `seed_from\((\d+)\)`", TEXT)
    assert number
    assert seed == sha256(number[1].encode()).digest()
    block = sha256(seed + (0).to_bytes(8, "big")).digest()
    assert block.hex() == line("block 0")

    given = re.search(r"the cards are seven: `([a-z ]+)`", TEXT)
    assert given
    cards, used = given[1].split(), 0
    for place in range(len(cards) - 1, 0, -1):
        while block[used] >= 256 // (place + 1) * (place + 1):
            assert f"place {place}    byte {block[used]:02x} = {block[used]}: not smaller than" in TEXT
            used += 1
        other = block[used] % (place + 1)
        assert (
            f"place {place}    byte {block[used]:02x} = {block[used]}: below {place + 1} it is {other}\n"
            in TEXT
        )
        cards[place], cards[other] = cards[other], cards[place]
        used += 1

    assert line("shuffled") == " ".join(cards)
    assert line("position") == str(used)
    assert used > len(cards) - 1, "the example shows no byte that is thrown away"


def test_the_engine_shuffles_as_the_worked_example() -> None:
    number = re.search(r"seed_from\((\d+)\)`, and", TEXT)
    assert number
    chance = Chance(seed_from(int(number[1])))

    assert chance.shuffled("abcdefg") == line("shuffled").split()
    assert str(chance.position) == line("position")


def test_the_deck_is_listed_in_the_order_that_is_told() -> None:
    told = re.search(r"`((?:\w+ )+)…`\), then 4 Wild and 4 Wild Draw Four", TEXT)
    assert told

    codes = [card.code for card in Classic.deck.cards]

    assert codes[: len(told[1].split())] == told[1].split()
    assert codes[-8:] == ["w"] * 4 + ["wd4"] * 4


def test_all_that_a_rule_can_do_is_in_the_table() -> None:
    hooks = {name for name, value in vars(Rule).items() if callable(value) and not name.startswith("_")} - {
        "marked"
    }
    tools = {name for name in vars(Ctx) if name.startswith(("ask", "emit", "take", "below", "shuffled"))}

    for name in hooks | tools:
        assert re.search(rf"\b{name}\b", TEXT), name
