"""Masks on IRC: what names somebody, what fits them, and what is too wide."""

import time

import pytest

from unobot.parsing.masks import fits
from unobot_irc.people import Person
from unobot_irc.protocol import account_mask, whole_mask


@pytest.mark.parametrize(
    ("said", "mask"),
    [
        ("*!*@host.example", "*!*@host.example"),
        ("*@host.example", "*!*@host.example"),
        ("eve*", "eve*!*@*"),
        ("eve!*@*", "eve!*@*"),
        ("eve!u", "eve!u@*"),
        ("@host.example", "*!*@host.example"),
        ("eve", None),
        ("[eve]", None),
    ],
)
def test_parts_of_a_mask_may_be_left_out_and_a_name_is_none(said: str, mask: str | None) -> None:
    assert whole_mask(said) == mask


@pytest.mark.parametrize(
    "said",
    ["", "*", "*!*@*", "?!?@?", "*!*@*.x", "a b*", "x" * 121, "a!b!c@d@e@host", "eve\x02*", "*!*@\u202ehost"],
)
def test_what_fits_everybody_or_nobody_is_refused(said: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        whole_mask(said)


@pytest.mark.parametrize(
    "said", ["", "*", "eve!u@h", "a b", "@ann:example.org", "account:ann", "#uno", "x" * 121, "\x02a"]
)
def test_what_is_no_account_is_refused(said: str) -> None:
    with pytest.raises(ValueError, match="services account"):
        account_mask(said)


def test_a_person_is_meant_by_account_and_address_whatever_the_nick() -> None:
    eve = Person("eve", "~e", "host.example", account="Eve")
    assert eve.masks == ("account:Eve", "*!~e@host.example")


def test_brackets_are_letters_of_a_nick_and_no_set() -> None:
    assert fits("[ann]!*@*", "[ann]!u@h")
    assert not fits("[ann]!*@*", "a!u@h")


def test_no_mask_takes_long() -> None:
    began = time.process_time()
    assert not fits("*a" * 60, "a" * 59 + "b" * 400)
    assert not fits("*" * 120 + "z", "a" * 500)
    assert time.process_time() - began < 0.5
