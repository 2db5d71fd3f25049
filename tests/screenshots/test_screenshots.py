"""The pictures in the documents show the pages of today."""

from tests.screenshots import FOLDER, MARK, PICTURES, made_from

MOST = 100_000


def test_the_screenshots_are_of_the_pages_of_today() -> None:
    assert MARK.read_text().strip() == made_from(), "the pages look different now: make screenshots"


def test_each_screenshot_is_small() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)
    assert [path.name for path in FOLDER.glob("*.png") if path.stat().st_size > MOST] == []
