"""A rule's settings as a typed struct."""

from typing import Annotated, Any, Literal

import msgspec
import pytest

from uno_engine import Number, Options, Word, YesNo, settings_of

ROUNDS = Number("rounds", 3, 1, 9, "How many.")
STEEP = YesNo("steep-hill", False, "Whether it is steep.")
WAY = Word("way", "up", ("up", "down"), "Which way.")


class Hill(msgspec.Struct, frozen=True):
    """A hill to climb."""

    rounds: Annotated[int, ROUNDS]
    steep: Annotated[bool, STEEP]
    way: Annotated[Literal["down", "up"], WAY]


def test_each_field_declares_a_setting() -> None:
    assert settings_of(Hill) == (ROUNDS, STEEP, WAY)


def test_a_rule_reads_what_the_table_has_and_the_default_of_what_it_has_not() -> None:
    options = Options({"rounds": 5, "way": "down", "cards": 7})

    assert options.read(Hill) == Hill(rounds=5, steep=False, way="down")


@pytest.mark.parametrize(
    ("hint", "wrong"),
    [
        (int, "declares no settings; write Annotated[int, Number(…)]"),
        (Annotated[int, "how many"], "declares no settings; write Annotated[int, Number(…)]"),
        (Annotated[int, ROUNDS, WAY], "declares 2 settings; write Annotated[int, Number(…)]"),
        (Annotated[bool, ROUNDS], "is no type for what Number gives; write Annotated[int, Number(…)]"),
        (Annotated[int, STEEP], "is no type for what YesNo gives; write Annotated[bool, YesNo(…)]"),
        (
            Annotated[int, WAY],
            "is no type for what Word gives; write Annotated[Literal['up', 'down'], Word(…)]",
        ),
        (Annotated[Literal["up"], WAY], "write Annotated[Literal['up', 'down'], Word(…)]"),
        (Annotated[Literal[3], ROUNDS], "write Annotated[int, Number(…)]"),
    ],
)
def test_a_field_that_declares_no_fitting_setting_is_refused(hint: object, wrong: str) -> None:
    struct = msgspec.defstruct("Flat", [("field", hint)])

    with pytest.raises(TypeError, match=r"^Flat\.field ") as refused:
        settings_of(struct)
    assert wrong in str(refused.value)


@pytest.mark.parametrize("kind", [ROUNDS, Hill(3, False, "up"), int])
def test_what_is_no_struct_declares_no_settings(kind: Any) -> None:
    with pytest.raises(TypeError, match=r"declares no settings; write class Settings\(msgspec\.Struct"):
        settings_of(kind)
