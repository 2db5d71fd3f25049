import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.demo.paint import painted
from unobot.demo.transcript import told
from unobot.ircd.message import Message

CARD = "\x1b[0;38;5;231;48;5;88m"


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("plain", "plain"),
        ("\x0300,05r5\x0f.", f"{CARD}r5\x1b[0m."),
        ("\x02bold\x02 \x0304red\x03 none", "\x1b[0;1mbold\x1b[0m \x1b[0;38;5;196mred\x1b[0m none"),
        ("\x0300,05r5", f"{CARD}r5\x1b[0m"),
        ("\x0399x", "x"),
        ("\x1b[2Jgone\x07\x9b1m", "[2Jgone1m"),
    ],
)
def test_irc_colours_become_those_of_a_terminal(line: str, shown: str) -> None:
    assert painted(line) == shown


@given(st.text(st.characters(max_codepoint=0x2FF)))
def test_no_line_brings_an_escape_of_its_own(line: str) -> None:
    rest = painted(line)
    while "\x1b[0" in rest:
        before, _, after = rest.partition("\x1b[0")
        assert after.lstrip("0123456789;").startswith("m")
        rest = before + after
    assert not any(ord(letter) < 32 or 127 <= ord(letter) < 160 for letter in rest)


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        (":ann!a@h PRIVMSG #uno :!join", "<\x02ann\x02> !join"),
        (":ann!a@h PRIVMSG #UNO :\x01ACTION waves\x01", "* ann waves"),
        (
            ":unobot!u@h NOTICE dora :[#uno] Your cards: [r5]",
            "\x02unobot\x02 privately: [#uno] Your cards: [r5]",
        ),
        (":ann!a@h PRIVMSG dora :\x01VERSION\x01", None),
        (":ann!a@h JOIN #uno", "* ann joins #uno"),
        (":ann!a@h PART #uno :bye", "* ann leaves #uno"),
        (":ann!a@h QUIT :bye", "* ann is gone"),
        (":ann!a@h KICK #uno bob :go", "* ann puts bob out of #uno go"),
        (":ann!a@h NICK bob", "* ann is now called bob"),
        (":ann!a@h NICK dora", "* You are now called dora"),
        (":ann!a@h TOPIC #uno :hi", "* ann sets the topic: hi"),
        (":srv 433 dora ann :Nickname is already in use", "* ann Nickname is already in use"),
        (":srv 353 dora = #uno :@ann", None),
        (":srv 001 dora :Welcome", None),
        ("PING :srv", None),
        ("ERROR :Closing link", "* Closing link"),
        (":srv PRIVMSG", None),
    ],
)
def test_lines_of_the_server_are_told_as_people_say_them(line: str, shown: str | None) -> None:
    assert told(Message.parse(line), "#uno", "dora") == shown
