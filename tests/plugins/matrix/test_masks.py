"""Masks on Matrix: user ids, and those of a whole server."""

import pytest

from tests.plugins.matrix.test_joining import adapter
from unobot.adapter import Identity


@pytest.mark.parametrize("said", ["@eve:example.org", "@*:example.org", "@eve*:*", "@*:*.example.org:8448"])
def test_user_ids_and_those_of_a_server_are_masks(said: str) -> None:
    assert adapter().masks(said) == (said,)


@pytest.mark.parametrize(
    "said",
    [
        "",
        "*",
        "eve",
        "@*:*",
        "@eve",
        "@:x.org",
        "@a b:x.org",
        "@*:*.*",
        "@?:??",
        "#uno:example.org",
        "@x:" + "y" * 300,
        "@e\x00:xyz.org",
    ],
)
def test_what_fits_everybody_or_nobody_is_no_mask(said: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        adapter().masks(said)


@pytest.mark.parametrize("said", ["", "ann", "@ann", "@*:example.org", "@ann:", "@a b:c", "ann:example.org"])
def test_an_account_is_a_whole_user_id(said: str) -> None:
    with pytest.raises(ValueError, match="whole user id"):
        adapter().account(said)


def test_a_mask_fits_whatever_the_case() -> None:
    assert adapter().fits("@*:Evil.example", Identity("@eve:evil.example"))
    assert not adapter().fits("@*:evil.example", Identity("@eve:evil.example.org"))
