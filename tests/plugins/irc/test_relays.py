"""Relays, line by line, without a server: who has said what behind a bridge, and who cannot pretend to."""

import pytest

from tests.plugins.irc.sessions import Spoken
from tests.reading import good, told
from unobot.adapter import (
    Arrived,
    Departed,
    Entered,
    Identity,
    Incoming,
    Network,
    Outgoing,
    Renamed,
    Room,
    Said,
    Undeliverable,
)
from unobot.document import Face, Name, Text
from unobot_irc import IrcSettings
from unobot_irc.relays import Relays
from unobot_irc.settings import RelayForm

DISCORD = {"nick": "dcbot", "form": "discord", "mark": "dc"}
MATTER = {"nick": "matter", "form": "matterbridge"}
CARRYING = {**DISCORD, "host": "*!bridge@relay.example.org", "private": "msg {nick} "}


def of(*relays: dict[str, str]) -> Relays:
    """These relays, as they are configured."""
    read = good(IrcSettings, {"host": "irc.example.org", "nick": "unobot", "relays": list(relays)})
    return Relays(read.relays)


def entered(*relays: dict[str, str], nicks: tuple[str, ...] = ("dcbot", "bob")) -> Spoken:
    """The bot in a room with these people, on a network with these relays."""
    spoken = Spoken(1, relays=of(*relays))
    spoken.enter(0, *nicks)
    return spoken


def line(text: str, by: str = "dcbot!u@h", to: str = "#r0", tags: str = "") -> str:
    """What somebody says, as the server sends it."""
    return f"{tags}:{by} PRIVMSG {to} :{text}"


def said(news: list[Incoming]) -> list[tuple[str, str]]:
    """Who has said what, as the bot is told."""
    return [(item.sender.name, item.text) for item in news if isinstance(item, Said)]


@pytest.mark.parametrize(
    ("form", "written", "name"),
    [
        ("matterbridge", "[discord] <bob> !play r5", "bob/discord"),
        ("matterbridge", "\x0304[telegram] <b\u200bob> \x0f!play r5", "bob/telegram"),
        ("<{NOPINGNICK}> ", "<b\u200bob> !play r5", "bob/relay"),
        ("discord", "<\x0302bob\x0f> !play r5", "bob/relay"),
        ("<{$displayUsername}> {$text}", "<bob> !play r5", "bob/relay"),
        ("discord", "<b\u200bo\u200bb\u200b> !play r5", "bob/relay"),
        ("telegram", "<bob> !play r5", "bob/relay"),
        ("matrix", "<@b\u200bob:e\u200bxample.org> !play r5", "bob:example.org/relay"),
        ("{protocol} | {nick} » ", "xmpp | bob » !play r5", "bob/xmpp"),
        ("<{NICK}|{USERID}> ", "<bob|4711> !play r5", "bob/relay"),
        ("discord", "<bob smith> !play r5", "bob smith/relay"),
    ],
)
def test_a_line_of_each_bridge_is_its_peoples_own(form: str, written: str, name: str) -> None:
    spoken = entered({"nick": "relay", "form": form}, nicks=("relay",))
    news = spoken.hear(line(written, by="relay!u@h"))

    assert said(news) == [(name, "!play r5")]
    assert isinstance(news[0], Arrived), "nobody sits down whom the bot has not seen"
    assert not any(item.sender.lasting or item.sender.operator or item.sender.account for item in news[:2])  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "written",
    [
        "<ann> <bob> !play r5",  # typed by ann, or by somebody called `ann> <bob`
        "<ann> !play r5> hello",  # typed by somebody called `ann> !play r5`
        "!play r5",  # the relay's own
        "Command sent from Discord by ann:",
        "<ann>!play r5",
        "<> !play r5",
        "<\u200b> !play r5",
        "<ann> ",
        "<ann> !play r5 (edited)",
        "<ann> (edited) !play r5",
    ],
)
def test_what_anybody_may_have_typed_is_nobodys(written: str) -> None:
    assert said(entered(DISCORD).hear(line(written))) == []


def test_only_the_relay_speaks_for_others() -> None:
    spoken = entered(DISCORD)
    spoken.hear(line("<ann> hello"))

    news = spoken.hear(line("<ann> !play r5", by="bob!u@h"))

    assert said(news) == [("bob", "<ann> !play r5")], "bob has said that, and no command begins so"


def test_where_its_host_is_known_nobody_else_with_its_nick_is_the_relay() -> None:
    relay = {**DISCORD, "host": "*!bridge@relay.example.org"}
    spoken = entered(relay, nicks=("bob",))
    spoken.hear(":dcbot!eve@evil.example.org JOIN #r0")
    assert said(spoken.hear(line("<ann> !play r5", by="dcbot!eve@evil.example.org"))) == []

    spoken.hear(":dcbot!eve@evil.example.org QUIT :bye", ":dcbot!bridge@relay.example.org JOIN #r0")

    assert said(spoken.hear(line("<ann> !play r5", by="dcbot!bridge@relay.example.org"))) == [
        ("ann/dc", "!play r5")
    ]


def test_where_its_account_is_known_the_server_is_asked_and_again_after_a_while() -> None:
    spoken = entered({**DISCORD, "account": "bridges"})
    assert said(spoken.hear(line("<ann> !join"))) == []
    assert spoken.sent[-1].startswith("WHOIS dcbot")
    whois = ":s 311 unobot dcbot u h * :relay"
    assert said(spoken.hear(whois, ":s 318 unobot dcbot :end")) == [], "it has no account yet"

    assert said(spoken.hear(line("<ann> !join"))) == []
    spoken.tick(61.0)
    spoken.hear(line("<ann> !join"))

    assert said(
        spoken.hear(whois, ":s 330 unobot dcbot bridges :is logged in as", ":s 318 unobot dcbot :end")
    ) == [("ann/dc", "!join")]
    assert said(spoken.hear(line("<bob> r5"))) == [("bob/dc", "r5")]


@pytest.mark.parametrize("long", ["x" * 300, "\x02\x02" * 150])
def test_the_rest_of_a_long_line_is_nobodys(long: str) -> None:
    # bridges cut long lines, and the rest has no name before it but what somebody has typed there
    spoken = entered(DISCORD)
    spoken.hear(line(f"<eve> {long} a"))
    assert said(spoken.hear(line("<ann> !play r5"))) == []
    assert said(spoken.hear(line("<ann> !play r5"))) == [("ann/dc", "!play r5")]

    spoken.hear(line(f"<eve> {long} a"))
    spoken.tick(61.0)
    assert said(spoken.hear(line("<ann> !play r5"))) == [("ann/dc", "!play r5")]


def test_each_is_somebody_of_their_own() -> None:
    spoken = entered(DISCORD, MATTER, nicks=("dcbot", "matter", "bob"))
    news = spoken.hear(
        line("<bob> hi"),
        line("<Bob> hi"),
        line("[discord] <bob> hi", by="matter!u@h"),
        line("[telegram] <bob> hi", by="matter!u@h"),
        line("hi", by="bob!u@h"),
    )
    people = {item.sender.identity: item.sender.name for item in news if isinstance(item, Said)}

    assert sorted(people.values()) == ["Bob/dc", "bob", "bob/dc", "bob/discord", "bob/telegram"]


def test_who_has_an_id_is_the_same_under_another_name() -> None:
    spoken = entered({"nick": "dcbot", "form": "<{NICK}|{USERID}> "})
    (first, *_) = spoken.hear(line("<bob|4711> hi"))
    assert isinstance(first, Arrived)

    news = spoken.hear(line("<rob|4711> hi"), line("<bob|5> hi"))

    (renamed,) = [item for item in news if isinstance(item, Renamed)]
    assert (renamed.old, renamed.sender.identity, renamed.sender.name) == (
        first.sender.identity,
        first.sender.identity,
        "rob/dcbot",
    )
    assert [item.sender.name for item in news if isinstance(item, Arrived)] == ["bob/dcbot"]


@pytest.mark.parametrize(
    ("written", "heard"),
    [
        ("<bob> unobot: hand", "hand"),
        ("<bob> @unobot hand", "hand"),
        ("<bob> hand (re @unobot: bob, your turn.)", "hand"),
    ],
)
def test_the_bot_is_called_behind_a_relay_as_anywhere(written: str, heard: str) -> None:
    (item,) = [item for item in entered(DISCORD).hear(line(written)) if isinstance(item, Said)]

    assert (item.text, item.addressed) == (heard, True)


def test_they_come_and_go_with_their_relay() -> None:
    spoken = entered(DISCORD)
    (came, *_) = spoken.hear(line("<ann> hi"))
    assert isinstance(came, Arrived)
    ann = came.sender.identity

    gone = spoken.hear(":dcbot!u@h PART #r0")
    assert [item.identity for item in gone if isinstance(item, Departed) and item.identity == ann] == [ann]
    back = spoken.hear(":dcbot!u@h JOIN #r0")
    assert ann in [item.sender.identity for item in back if isinstance(item, Arrived)]
    assert not [item for item in spoken.hear(line("<ann> hi")) if isinstance(item, Arrived)]

    spoken.hear(":op!u@h KICK #r0 unobot :out")
    assert ann in [
        item.sender.identity for item in spoken.enter(0, "dcbot", "bob") if isinstance(item, Arrived)
    ]

    left = spoken.hear(":dcbot!u@h NICK other")
    assert ann in [item.identity for item in left if isinstance(item, Departed)]
    assert said(spoken.hear(line("<ann> !play r5", by="other!u@h"))) == [("other", "<ann> !play r5")]


def test_they_are_there_again_when_the_bot_is() -> None:
    relays = of(DISCORD)
    first = Spoken(1, relays=relays)
    first.enter(0, "dcbot")
    (came, *_) = first.hear(line("<ann> hi"))
    relays.begin()  # the connection is lost
    second = Spoken(2, relays=relays)

    assert second.enter(1, "dcbot")[-1] == Entered(Network("irc"), Room("#r1"), "#r1"), "ann was never there"
    *_, told, entered = second.enter(0, "dcbot")
    assert (told, entered) == (came, Entered(Network("irc"), Room("#r0"), "#r0"))


@pytest.mark.parametrize("by", ["mention", "answer"])
async def test_who_is_called_is_addressed_as_bridges_ring_people(by: str) -> None:
    spoken = entered(DISCORD)
    (ann, _, bob, _) = spoken.hear(line("<ann> hi"), line("<bob> hi"))
    for key, who in enumerate((ann, bob)):
        assert isinstance(who, Arrived)
        document = (Name(who.sender.name, who.sender.identity), Text(": your turn"))
        spoken.session.deliver(
            Outgoing(
                key,
                who.network,
                Room("#r0"),
                None,
                document,
                mention=who.sender.identity if by == "mention" else None,
            )
        )

    assert [sent for sent in spoken.sent if "turn" in sent] == [
        "PRIVMSG #r0 :@ann: your turn",
        "PRIVMSG #r0 :@bob (dc): your turn",  # another bob is there
    ]


async def test_a_hand_goes_nowhere_where_the_bridge_brings_none() -> None:
    spoken = entered(DISCORD)
    (ann, _) = spoken.hear(line("<ann> hi"))
    assert isinstance(ann, Arrived)
    hand = Outgoing(1, ann.network, Room("#r0"), ann.sender.identity, (Text("Your cards: r5"),))

    with pytest.raises(Undeliverable):
        spoken.session.deliver(hand)

    assert not [sent for sent in spoken.sent if "r5" in sent]
    assert said(spoken.hear(line("<ann> hand", to="unobot"))) == []


async def test_a_hand_goes_through_a_bridge_that_brings_it_and_to_no_other_with_its_nick() -> None:
    spoken = Spoken(1, relays=of(CARRYING))
    spoken.enter(0, "bob")
    spoken.hear(":dcbot!bridge@relay.example.org JOIN #r0")
    (ann, _) = spoken.hear(line("<ann> hi", by="dcbot!bridge@relay.example.org"))
    assert isinstance(ann, Arrived)
    cards = (Text("[#r0] Your cards: "), Face("r5", "red"), Text(" x" * 300))

    spoken.session.deliver(Outgoing(1, ann.network, Room("#r0"), ann.sender.identity, cards))

    sent = [sent for sent in spoken.sent if "PRIVMSG dcbot" in sent]
    assert sent[0].startswith("PRIVMSG dcbot :msg ann [#r0] Your cards: [r5] x")
    assert len(sent) > 1
    assert all(
        each.startswith("PRIVMSG dcbot :msg ann [#r0] ") and len(f":unobot!u@h {each}".encode()) <= 510
        for each in sent
    )
    alone = spoken.hear(line("<ann> r5", by="dcbot!bridge@relay.example.org", to="unobot"))
    assert [(item.room, item.text) for item in alone if isinstance(item, Said)] == [(None, "r5")]

    spoken.hear(":dcbot!bridge@relay.example.org QUIT :bye", ":dcbot!eve@evil.example.org JOIN #r0")
    with pytest.raises(Undeliverable):
        spoken.session.deliver(Outgoing(2, ann.network, Room("#r0"), ann.sender.identity, cards))


def test_what_a_server_lets_a_relay_say_under_another_name_is_theirs() -> None:
    spoken = entered({"nick": "dcbot", "form": "discord"})
    tags = "@draft/relaymsg=dcbot "
    assert said(spoken.hear(line("!play r5", by="ann/discord!u@h", tags=tags))) == [
        ("ann/discord", "!play r5")
    ]
    assert said(spoken.hear(line("!play r5", by="ann/discord!u@h", tags="@draft/relaymsg=bob "))) == []
    assert said(spoken.hear(line("!play r5", by="ann/discord!u@h", tags="@draft/relaymsg=gone "))) == []


def test_people_behind_relays_do_not_add_up() -> None:
    spoken = entered(DISCORD)
    gone: list[Identity] = []
    for number in range(1010):
        news = spoken.hear(line(f"<p{number}> hi"))
        gone += [item.identity for item in news if isinstance(item, Departed)]

    assert [identity.rpartition("/")[2] for identity in gone] == [f"p{number}" for number in range(10)]


@pytest.mark.parametrize(
    ("relays", "why"),
    [
        ("dcbot", "relays: expected a list, not a text"),
        ([{"nick": "dcbot"}], "relays: item 1: form: missing; expected a text of one line"),
        (
            [DISCORD, {"nick": "x", "form": "discrod"}],
            'relays: item 2: form: no bridge that is known; did you mean discord?, or its own form, such as "<{nick}> "',
        ),
        (
            [{"nick": "x", "form": "matrix-appservice-irc"}],
            "relays: item 1: form: the people behind this bridge are IRC users of their own, and need no relay",
        ),
        (
            [{"nick": "x", "form": "{NICK} "}],
            'relays: item 1: form: expected a sign at the end of {nick}, such as > in "<{nick}> "',
        ),
        (
            [{"nick": "x", "form": "<{name}> "}],
            "relays: item 1: form: {name} is unknown; expected {nick}, and perhaps {protocol} or {userid}",
        ),
        (
            [{"nick": "x", "form": "<{text}> {nick}: "}],
            "relays: item 1: form: expected {nick} once, and what was said behind all else",
        ),
        (
            [{**DISCORD, "host": "relay"}],
            'relays: item 1: host: expected a mask such as "*!*@bridge.example.org"',
        ),
        (
            [{**DISCORD, "nick": "UNOBOT"}],
            "relays: item 1: nick: is the bot's own; expected the nick of the relay",
        ),
        ([DISCORD, DISCORD], "relays: item 2: nick: another relay has it; expected one of its own"),
        (
            [DISCORD, {**DISCORD, "nick": "other"}],
            "relays: item 2: mark: another relay has it; expected one of its own",
        ),
        (
            [{**DISCORD, "private": "msg {nick} "}],
            "relays: item 1: private: hands would go to whoever has that nick; expected account or host of the relay",
        ),
        (
            [{**CARRYING, "private": "msg "}],
            'relays: item 1: private: expected {nick} in it, such as "msg {nick} "',
        ),
    ],
)
def test_a_wrong_relay_is_told_with_the_cure(relays: object, why: str) -> None:
    assert told(IrcSettings, {"host": "irc.example.org", "nick": "unobot", "relays": relays}) == [why]


def test_a_form_is_read_the_same_however_it_is_written() -> None:
    lines = ["<bob> hi", "<b> ob> hi", "bob> hi", "<bob>", ""]
    assert [RelayForm("discord").read(each) for each in lines] == [
        RelayForm("<{$nickname}> {$text}").read(each) for each in lines
    ]
