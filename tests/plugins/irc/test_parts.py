"""The small parts of the IRC adapter: settings, folding, lines, logins, joining."""

import asyncio
import random
from collections.abc import Mapping
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reading import good, told
from tests.servers.irc_bot import NETWORK
from unobot.adapter import Adapter, Identity, Importance, Outgoing, Room
from unobot.clock import HeldClock, WallClock
from unobot.config import Secret
from unobot.document import Face, Text
from unobot.kit.testing import MemoryShelf
from unobot_irc import IrcAdapter, IrcSettings, Sasl
from unobot_irc.connection import LineStream, alternatives, plain_chunks, prepare
from unobot_irc.housekeeping import Proof
from unobot_irc.people import PARTS, Identities, Person, Proofs
from unobot_irc.protocol import Features, decode, harmless, parse
from unobot_irc.receipts import SendOutcome, SendOutcomes

LEAST: Mapping[str, object] = {"host": "irc.example.org", "nick": "unobot"}


def test_the_least_settings_are_a_host_and_a_nick() -> None:
    settings = good(IrcSettings, LEAST)
    assert (settings.port, settings.tls, settings.trust_hosts) == (6697, True, False)
    assert settings.pace is None


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("host", 5, "one word"),
        ("nick", "two words", "one word"),
        ("nick", "x\r\nQUIT", "one word"),
        ("port", 0, "65535"),
        ("port", "6697", "65535"),
        ("tls", "yes", "true or false"),
        ("ca_file", "/nowhere/at/all", "cannot be read"),
        ("rooms", "#uno", "list"),
        ("rooms", ["#a,#b"], "item 1: expected a channel"),
        ("rooms", ["#a", 5], "item 2: expected a channel"),
        ("sasl", "me", "a table of settings"),
        ("sasl", {"account": "a"}, "password_env"),
        (
            "sasl",
            {"account": "a", "password": "b", "secret": "b"},
            "unknown; expected one of account, password",
        ),
        ("pace", {"burst": 0}, "1 or more"),
        ("pace", {"per_second": 0}, "above 0"),
        ("trust_hosts", 1, "true or false"),
        ("realname", "a\nb", "one line"),
        ("prot", 1, "unknown; did you mean port?"),
        ("password", "two\nlines", "one line"),
    ],
)
def test_a_wrong_setting_is_named_with_what_was_expected(key: str, value: object, expected: str) -> None:
    (found,) = told(IrcSettings, {**LEAST, key: value})
    assert found.startswith(key)
    assert expected in found


@pytest.mark.parametrize("key", ["host", "nick"])
def test_a_missing_setting_is_named(key: str) -> None:
    (found,) = told(IrcSettings, {name: value for name, value in LEAST.items() if name != key})
    assert found.startswith(f"{key}: missing; expected the ")


def test_secrets_are_not_in_the_repr() -> None:
    shown = repr(
        good(IrcSettings, {**LEAST, "password": "s3cret", "sasl": {"account": "a", "password": "s3cret"}})
    )
    assert "s3cret" not in shown


def test_who_is_out_of_sight_is_banned_by_the_account_of_that_name() -> None:
    adapter = _adapter()
    assert adapter.masks("eve") == (adapter.account("eve"),)
    assert adapter.masks("eve!*@host.example") == ("eve!*@host.example",)


def test_the_adapter_is_what_the_bot_expects() -> None:
    adapter = _adapter()
    assert (adapter.network, adapter.pace.burst, adapter.pace.per_second) == (NETWORK, 5, 1)


@pytest.mark.parametrize(
    ("mapping", "one", "other", "same"),
    [
        ("ascii", "ANN", "ann", True),
        ("ascii", "q[w", "q{w", False),
        ("ascii", "É", "é", False),
        ("rfc1459", "q[w]\\^", "Q{W}|~", True),
        ("rfc1459", "É", "é", False),
        ("strict-rfc1459", "q[", "q{", True),
        ("strict-rfc1459", "q^", "q~", False),
        ("rfc7613", "É", "é", True),
        ("", "ANN", "ann", True),
        ("unheard-of", "q[w", "q{w", False),
    ],
)
def test_names_are_folded_as_the_server_says(mapping: str, one: str, other: str, same: bool) -> None:  # noqa: FBT001 - a row of a table
    features = Features()
    features.load([f"CASEMAPPING={mapping}"])
    assert (features.fold(one) == features.fold(other)) is same


def test_tokens_without_value_escaped_ones_and_withdrawn_ones_are_understood() -> None:
    features = Features()
    features.load(["WHOX", "CHANTYPES=\\x23+", "NICKLEN=16", "BOT=B", "CHANLIMIT=#", "=", "-", ""])
    assert "WHOX" in features
    assert features.is_room("#uno")
    assert features.is_room("+uno")
    assert not features.is_room("&uno")
    assert not features.is_room("@#uno")
    assert not features.is_room("")
    assert (features.nick_length, features.bot_mode) == (16, "B")
    features.load(["-WHOX"])
    assert "WHOX" not in features


def test_a_line_is_taken_apart() -> None:
    line = parse(
        "@time=2026-01-01T00:00:00.000Z;account=ann;x=a\\sb :ann!a@h.org PRIVMSG  #uno :!play  r5 :x"
    )
    assert line is not None
    assert (line.nick, line.user, line.host, line.command) == ("ann", "a", "h.org", "PRIVMSG")
    assert line.params == ("#uno", "!play  r5 :x")
    assert (line.time, line.tags["account"], line.tags["x"]) == (1767225600.0, "ann", "a b")
    assert line[7] == ""


@given(st.binary(max_size=200))
def test_any_bytes_are_a_line_or_none(raw: bytes) -> None:
    line = parse(decode(raw))
    assert line is None or (line.command and " " not in line.command)


@given(st.text(max_size=200))
def test_harmless_text_holds_no_control_character(text: str) -> None:
    assert not set(harmless(text)) & {chr(code) for code in [*range(32), *range(127, 160), 0x202E, 0x2028]}


@pytest.mark.parametrize(
    ("text", "read_as"),
    [
        ("\x0304!play r5\x0f", "!play r5"),
        ("\x034,12r5", "r5"),
        ("\x03r5", "r5"),
        ("\x04ff0000r5", "r5"),
        ("a\tb\r\nc", "a b c"),
        ("\u202egnp", "gnp"),
    ],
)
def test_formatting_is_removed_with_its_numbers(text: str, read_as: str) -> None:
    assert harmless(text) == read_as


def test_sasl_is_sent_in_pieces_of_400_bytes() -> None:
    short = plain_chunks(Sasl("ann", Secret("x")))
    assert len(short) == 1
    exact = plain_chunks(Sasl("a" * 100, Secret("b" * 98)))
    assert [len(chunk) for chunk in exact] == [400, 1]
    assert exact[-1] == "+"
    assert [len(chunk) for chunk in plain_chunks(Sasl("a", Secret("b" * 400)))] == [400, 140]


def test_alternative_nicks_are_all_different_at_first_and_short() -> None:
    tried = list(alternatives("averylongnickname", random.Random(1)))
    assert tried[0] == "averylongnickname_"
    assert all(len(nick) <= 9 for nick in tried[1:])


def _never(_: Identity) -> bool:
    return False


def test_identities_of_presences_are_never_made_twice() -> None:
    made = set()
    for stamp in ("1-100", "2-100"):
        identities = Identities(stamp, Features(), trust_hosts=False)
        made |= {identities.presence(Person("ann", "a", "h"), _never) for _ in range(10)}
    assert len(made) == 20


def test_a_nick_cannot_look_like_an_account() -> None:
    identities = Identities("1-1", Features(), trust_hosts=True)
    for nick in ("account:ann", "ann", "nick:ann#1-1.1"):
        assert identities.presence(Person(nick, "a", "h"), _never) != identities.account("ann")
        assert identities.presence(Person(nick), _never) != identities.account("ann")


def test_a_connection_of_the_same_second_at_another_server_is_another_one() -> None:
    proof = Proof("ann", "a@h", "Ann A", 5, "far.test")
    assert proof.proves_same(Proof("anna", "a@h", "Ann A", 5, "far.test"))
    assert not proof.proves_same(Proof("ann", "a@h", "Ann A", 5, "near.test"))
    assert not proof.proves_same(Proof("ann", "a@h", "Ann A", 6, "far.test"))


def test_who_is_beyond_a_netsplit_is_expected_for_a_day() -> None:
    proofs, ann, bob = Proofs([]), Identity("nick:ann#1"), Identity("nick:bob#1")
    for who in (ann, bob):
        proofs.keep(who, Proof("nick", "a@h", "name", 5))
        proofs.miss(who, 0.0)
    proofs.keep(bob, Proof("nick", "a@h", "name", 5))
    proofs.miss(Identity("nick:eve#1"), 86_000.0)
    assert ann in proofs
    proofs.miss(Identity("nick:eve#1"), 87_000.0)
    assert ann not in proofs
    assert bob in proofs, "bob has come back"


def test_proofs_survive_being_stored_and_nonsense_in_the_store() -> None:
    proofs = Proofs([])
    proofs.keep(Identity("nick:ann#1"), Proof("Ann", "a@h", "Ann A", 5))
    (changed,) = proofs.changed
    again = Proofs([None, proofs.text(changed)])
    assert again.of_nick("ann", Features()) == {"nick:ann#1": Proof("Ann", "a@h", "Ann A", 5)}
    for nonsense in ("", "nonsense", "[]", '{"a": 1}'):
        assert Proofs([nonsense]).text(0) is None


def test_where_thousands_play_one_more_player_changes_a_small_part_of_what_is_stored() -> None:
    proofs = Proofs([])
    for number in range(4000):
        proofs.keep(Identity(f"nick:p{number}#1"), Proof(f"p{number}", "a@h", "name", 5))
    assert sum(len(proofs.text(part) or "") for part in range(PARTS)) > 200_000
    proofs.changed.clear()
    proofs.keep(Identity("nick:ann#1"), Proof("ann", "a@h", "name", 5))
    (changed,) = proofs.changed
    assert len(proofs.text(changed) or "") < 10_000
    assert proofs.of_nick("p0", Features())  # and nobody is forgotten


async def test_of_thousands_of_lines_under_way_none_counts_as_lost() -> None:
    outcomes = SendOutcomes("test")
    for key in range(3000):
        outcomes.expect(key)
    for key in range(3000):
        outcomes.settle(key, SendOutcome.PASSED)
    assert {await outcomes.of(key) for key in range(3000)} == {SendOutcome.PASSED}


def _message(text: str, key: int = 1, room: str = "#uno", to: str | None = None, **more: Any) -> Outgoing:
    made: dict[str, Any] = {"importance": Importance.TURN} | more
    return Outgoing(key, NETWORK, Room(room), Identity(to) if to else None, (Text(text),), **made)


def _adapter() -> Adapter:
    return IrcAdapter(NETWORK, good(IrcSettings, LEAST), MemoryShelf(), WallClock(), random.Random(1))


def test_short_messages_for_the_same_room_become_one_line() -> None:
    joined = _adapter().join(_message("ann draws.", 1, mention=Identity("x")), _message("bob, your turn.", 2))
    assert joined is not None
    assert (joined.key, joined.mention) == (2, "x")
    assert _adapter().lines(joined) == 1


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (_message("a"), _message("b", room="#other")),
        (_message("a"), _message("b", to="account:ann")),
        (_message("a", to="account:bob"), _message("b", to="account:ann")),
        (_message("a" * 300), _message("b" * 300)),
        (_message("a", style="plain"), _message("b", style="colour")),
        (_message("a", to="account:ann", style="plain"), _message("b", to="account:ann", style="plain")),
    ],
)
def test_messages_that_differ_in_reader_or_dress_or_are_long_are_not_joined(
    first: Outgoing, second: Outgoing
) -> None:
    assert _adapter().join(first, second) is None


def test_the_cost_of_a_message_is_its_lines() -> None:
    adapter = _adapter()
    assert adapter.lines(_message("short")) == 1
    assert adapter.lines(_message("word " * 200)) == 3
    cards = Outgoing(1, NETWORK, Room("#uno"), None, tuple(Face("r5", "red") for _ in range(100)))
    assert adapter.lines(cards) >= 3


async def test_the_lines_of_a_moment_go_out_together_and_in_order() -> None:
    connection = prepare()
    connection.transport = transport = Mock()
    transport.is_closing.return_value = False
    for number in range(3):
        connection.send_raw(f"PRIVMSG #uno :{number}")
    await asyncio.sleep(0)
    transport.write.assert_called_once_with(b"PRIVMSG #uno :0\r\nPRIVMSG #uno :1\r\nPRIVMSG #uno :2\r\n")


async def test_a_tick_comes_also_where_there_is_always_another_line_but_only_one() -> None:
    clock = HeldClock()
    link = LineStream(good(IrcSettings, LEAST), clock)
    ticking = asyncio.create_task(link._tick())
    await clock.advance(0)
    line = parse("PING :there")
    assert line is not None
    link._receive(line)
    for _ in range(3):
        await clock.advance(1)
        link._receive(line)
    assert [await link.next() for _ in range(5)] == [line, None, line, line, line]
    ticking.cancel()
