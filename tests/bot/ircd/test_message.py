import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.ircd.message import Malformed, Message, text_of
from unobot.ircd.names import fold, is_channel, is_nick


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("PING", Message("PING")),
        ("ping :", Message("PING", ("",))),
        ("PRIVMSG #uno hello", Message("PRIVMSG", ("#uno", "hello"))),
        ("PRIVMSG  #uno  :a :b  c ", Message("PRIVMSG", ("#uno", "a :b  c "))),
        (":ann!~a@host NICK :bob", Message("NICK", ("bob",), "ann!~a@host")),
        ("@time=1;x=y :srv 001 ann :Welcome", Message("001", ("ann", "Welcome"), "srv")),
        ("@a @b", Message("@B")),
    ],
)
def test_a_line_is_read_as_the_protocol_says(line: str, message: Message) -> None:
    assert Message.parse(line) == message


@pytest.mark.parametrize("line", ["", " ", ":", ":ann", "@tag", "@tag :ann ", ":ann :x"])
def test_a_line_without_a_command_is_malformed(line: str) -> None:
    with pytest.raises(Malformed):
        Message.parse(line)


@given(st.text())
def test_any_text_is_either_read_or_malformed(line: str) -> None:
    with contextlib.suppress(Malformed):
        assert Message.parse(line).verb


@given(st.binary(max_size=700), st.sampled_from(["PRIVMSG", "311"]))
def test_a_written_line_is_one_line_of_at_most_512_bytes(raw: bytes, verb: str) -> None:
    wire = Message(verb, (text_of(raw), text_of(raw)), "ann!~ann@host").wire()
    assert len(wire) <= 512
    assert wire.endswith(b"\r\n")
    assert not set(wire[:-2]) & set(b"\r\n\0")


def test_a_line_is_cut_between_two_characters() -> None:
    for filler in range(4):
        wire = Message("PRIVMSG", ("#uno", "x" * filler + "赤" * 300), "ann!~ann@host").wire()
        assert 506 < len(wire) <= 512
        assert wire.decode().endswith("赤\r\n")


def test_a_parameter_with_a_space_cannot_shift_the_others() -> None:
    assert (
        Message("401", ("ann", "a b :c", "No such nick"), "srv").wire() == b":srv 401 ann a :No such nick\r\n"
    )
    assert Message("353", ("", "x"), "srv").wire() == b":srv 353 * x\r\n"


def test_what_is_not_utf8_goes_out_as_it_came() -> None:
    assert Message("PRIVMSG", ("#uno", text_of(b"caf\xe9")), "").wire() == b"PRIVMSG #uno :caf\xe9\r\n"


@pytest.mark.parametrize("nick", ["ann", "a|b", "[w]", r"q\{`^_}", "A-1", "_", "x" * 30])
def test_nicks_of_this_kind_are_allowed(nick: str) -> None:
    assert is_nick(nick)


@pytest.mark.parametrize(
    "nick", ["", "1ann", "-a", "a b", "ann!", "#ann", "a@b", "x" * 31, "é", "a\n", "~a", "a:b"]
)
def test_nicks_of_that_kind_are_refused(nick: str) -> None:
    assert not is_nick(nick)


@pytest.mark.parametrize("name", ["", "#", "uno", "#a b", "#a,b", "#a\x07", "#a:b", "#" + "x" * 50])
def test_a_channel_cannot_be_called_so(name: str) -> None:
    assert not is_channel(name)


def test_casemappings_differ_in_four_characters() -> None:
    assert fold("Ann[]\\~É", "rfc1459") == "ann{}|^É"
    assert fold("Ann[]\\~É", "ascii") == "ann[]\\~É"
