"""What `lint-imports` does not see: it judges the parts of the bot, this the engine and the plugins too."""

from tests.docs.imports import circles, parts


def test_no_two_parts_of_the_project_import_each_other() -> None:
    assert circles(parts()) == []


def test_a_circle_would_be_seen() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [("a", "b"), ("a", "c"), ("b", "c")]
