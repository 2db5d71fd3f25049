"""The pictures in the documents show the pages of today."""

import re

from tests.screenshots import FOLDER, MARK, PICTURES, ROOT, made_from

MOST = 100_000


def test_the_screenshots_are_of_the_pages_of_today() -> None:
    assert MARK.read_text().strip() == made_from(), "the pages look different now: make screenshots"


def test_each_picture_in_the_documents_is_made_by_make_screenshots() -> None:
    made = {*(FOLDER / f"{name}.png" for name in PICTURES), ROOT / "docs" / "demo.svg"}
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    shown = {
        (page.parent / picture).resolve()
        for page in pages
        for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    }
    assert shown
    assert shown - made == set()


def test_each_screenshot_is_small() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)
    assert [path.name for path in FOLDER.glob("*.png") if path.stat().st_size > MOST] == []
