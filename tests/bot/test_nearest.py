import pytest

from unobot.parsing.nearest import nearest

KNOWN = ["host", "port", "password", "password_env", "nick", "pace"]


@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("prot", ["port"]),
        ("nik", ["nick"]),
        ("pasword", ["password"]),
        ("pasworrd_env", ["password_env"]),
        ("passwords_environment", []),
        ("h", []),
        ("", []),
        ("pat", []),
        ("hort", ["host"]),
    ],
)
def test_the_word_with_the_fewest_slips_is_found(word: str, near: list[str]) -> None:
    assert nearest(word, KNOWN) == near


def test_words_that_are_equally_near_are_all_found_up_to_a_number() -> None:
    known = ["draw2", "draw4", "draw8", "dram"]

    assert nearest("draw6", known, most=4) == ["draw2", "draw4", "draw8"]
    assert nearest("draw6", known, most=2) == ["draw2", "draw4"]


@pytest.mark.parametrize(
    ("word", "known", "near"),
    [
        ("hnd", ["end", "hand"], "hand"),  # a letter left out before one changed
        ("jion", ["coin", "join"], "join"),
        ("drqw", ["drew", "draw"], "draw"),  # q lies beside a, and not beside e
        ("oass", ["bass", "pass"], "pass"),
        ("passs", ["passt", "pass"], "pass"),
    ],
)
def test_of_equally_few_slips_the_likelier_on_a_keyboard_comes_first(
    word: str, known: list[str], near: str
) -> None:
    assert nearest(word, known, most=4) == [near]
