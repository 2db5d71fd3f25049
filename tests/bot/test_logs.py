import io
import json
import logging
import sys
import warnings
from collections.abc import Iterator

import pytest
import structlog

from unobot.app.logs import PRIVATE, set_up_logs
from unobot.config import Secret


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level
    logging.captureWarnings(capture=False)
    structlog.reset_defaults()


def fail(hand: str) -> None:
    raise ValueError(len(hand))


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@pytest.mark.parametrize("style", ["terminal", "json"])
@pytest.mark.parametrize("key", sorted(PRIVATE))
def test_what_is_private_is_not_logged(style: str, key: str) -> None:
    stream = io.StringIO()
    set_up_logs("json" if style == "json" else "terminal", "debug", stream)

    structlog.get_logger("unobot").info("dealt", seat="ann", **{key: "r5 g1"})
    structlog.get_logger("unobot").bind(**{key: ["r5"]}).info("dealt")

    assert "ann" in stream.getvalue()
    assert "r5" not in stream.getvalue()


def test_an_object_is_logged_by_the_name_of_its_type_only() -> None:
    class Seat:
        def __repr__(self) -> str:
            return "Seat(r5)"

    stream = io.StringIO()
    set_up_logs("json", stream=stream)

    structlog.get_logger().info(
        "dealt", seat=Seat(), seats=[Seat()], by_name={"ann": "r5"}, password=Secret("r5")
    )

    assert "r5" not in stream.getvalue()
    assert lines(stream)[0]["seats"] == ["(Seat)"]


@pytest.mark.parametrize("style", ["terminal", "json"])
def test_a_traceback_shows_no_local_variables(style: str) -> None:
    stream = io.StringIO()
    set_up_logs("json" if style == "json" else "terminal", stream=stream)

    try:
        fail("secret " + "cards")
    except ValueError:
        structlog.get_logger().exception("a rule failed", plugin="stack")

    assert "ValueError: 12" in stream.getvalue()
    assert "secret cards" not in stream.getvalue()


def test_libraries_are_heard_from_warnings_on_whatever_the_level() -> None:
    stream = io.StringIO()
    set_up_logs("json", "debug", stream)
    logging.getLogger("irc.client").setLevel(logging.DEBUG)

    logging.getLogger("irc.client").debug("TO SERVER: %s", "NOTICE ann :[#uno] Your cards: [r5]")
    logging.getLogger("irc.client").warning("odd line from %s", "the server")
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("soon gone", DeprecationWarning, stacklevel=1)

    assert lines(stream)[0]["event"] == "odd line from the server"
    assert "soon gone" in str(lines(stream)[1]["event"])
    assert len(lines(stream)) == 2


def test_a_line_below_the_level_is_not_logged() -> None:
    stream = io.StringIO()
    set_up_logs("json", "warning", stream)

    structlog.get_logger().info("joined", room="#uno")
    structlog.get_logger().warning("kicked", room="#uno")

    (line,) = lines(stream)
    assert (line["event"], line["room"], line["level"]) == ("kicked", "#uno", "warning")
    assert str(line["timestamp"]).endswith("Z")


def test_on_windows_lines_have_no_colours_where_the_package_for_them_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = io.StringIO()
    monkeypatch.setattr(out, "isatty", lambda: True)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(structlog.dev, "_IS_WINDOWS", True)
    monkeypatch.setattr(structlog.dev, "colorama", None)
    monkeypatch.setitem(sys.modules, "colorama", None)

    set_up_logs(stream=out)
    structlog.get_logger("unobot.test").info("hello")

    assert "hello" in out.getvalue()
    assert "\x1b" not in out.getvalue()
