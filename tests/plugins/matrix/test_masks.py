"""Masks on Matrix: user ids, and those of a whole server."""

import pytest

from unobot_matrix import adapter as masks


@pytest.mark.parametrize("said", ["@eve:example.org", "@*:example.org", "@eve*:*", "@*:*.example.org:8448"])
def test_user_ids_and_those_of_a_server_are_masks(said: str) -> None:
    assert masks.mask(said) == said


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
        masks.mask(said)


@pytest.mark.parametrize("said", ["", "ann", "@ann", "@*:example.org", "@ann:", "@a b:c", "ann:example.org"])
def test_an_account_is_a_whole_user_id(said: str) -> None:
    with pytest.raises(ValueError, match="whole user id"):
        masks.of_account(said)


def test_a_mask_fits_whatever_the_case() -> None:
    assert masks.fits_user("@*:Evil.example", "@eve:evil.example")
    assert not masks.fits_user("@*:evil.example", "@eve:evil.example.org")
