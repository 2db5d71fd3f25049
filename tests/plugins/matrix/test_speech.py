"""What counts as said."""

from typing import Any

import pytest

from unobot_matrix import formatting
from unobot_matrix.rooms import matches
from unobot_matrix.wire import Json, RoomEvent


def event(content: Json, kind: str = "m.room.message") -> RoomEvent:
    return RoomEvent("$1", kind, "@ann:x", 0.0, content, None, {})


def text(body: Any, **more: Any) -> Json:
    return {"msgtype": "m.text", "body": body, **more}


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (text("!play r5"), "!play r5"),
        (text("  !play r5 \n"), "!play r5"),
        (text("!play r5\nsecond line"), "!play r5"),
        (text("!play\u202e\x00 r5\ud800"), "!play r5"),
        (text("\u200b\udfff"), None),
        (
            text(
                "> <@bot:x> your turn\n> go\n\n!draw",
                **{"m.relates_to": {"m.in_reply_to": {"event_id": "$0"}}},
            ),
            "!draw",
        ),
        (text("> not a quotation"), "> not a quotation"),
        (text("x" * 5000), None),
        (text(""), None),
        (text(5), None),
        (text(None), None),
        ({"msgtype": ["m.text"], "body": "!x"}, None),
        ({"msgtype": "m.emote", "body": "!x"}, None),
        ({"msgtype": "m.notice", "body": "!x"}, None),
        (text("* !x", **{"m.relates_to": {"rel_type": "m.replace", "event_id": "$0"}}), None),
        (text("!x", **{"m.relates_to": [1]}), "!x"),
        (text("!x", **{"m.relates_to": {"m.in_reply_to": 5}}), "!x"),
        ({}, None),
    ],
)
def test_only_a_typed_line_is_said(content: Json, said: str | None) -> None:
    assert formatting.read_words(event(content)) == said


def test_other_events_say_nothing() -> None:
    assert formatting.read_words(event(text("!x"), "m.sticker")) is None
    assert formatting.read_reaction(event({"m.relates_to": 5}, "m.reaction")) is None
    assert (
        formatting.read_reaction(
            event({"m.relates_to": {"rel_type": "m.annotation", "event_id": "$0"}}, "m.reaction")
        )
        is None
    )


@pytest.mark.parametrize(
    ("sign", "said"),
    [
        ("👍", "accept"),
        ("👎🏿", "refuse"),
        ("👍\ufe0f", "accept"),
        ("🟥", "color red"),
        ("🎉", None),
        ("", None),
    ],
)
def test_a_sign_means_its_answer(sign: str, said: str | None) -> None:
    assert formatting.Prompt(("accept", "refuse", "color red"), None).meaning(sign) == said


def test_a_sign_that_is_no_answer_here_means_nothing() -> None:
    assert formatting.Prompt(("accept", "refuse"), None).meaning("🟦") is None


@pytest.mark.parametrize(
    ("sign", "said"),
    [("r5", "r5"), ("[R5]", "r5"), ("w", "w"), ("g1", None), ("▶", None), ("👍", None)],
)
def test_a_cards_code_plays_it_if_it_can_be_played(sign: str, said: str | None) -> None:
    assert formatting.Prompt(("r5", "w"), None).meaning(sign) == said


def test_the_sign_for_playing_plays_the_only_card() -> None:
    assert formatting.Prompt(("r5",), None).meaning("▶\ufe0f") == "r5"
    assert formatting.Prompt((), None).meaning("▶\ufe0f") is None


def test_a_hand_is_offered_by_codes_and_an_only_card_by_the_sign_for_playing() -> None:
    assert formatting.hand_reactions(("r5", "w")) == ["r5", "w"]
    assert formatting.hand_reactions(("r5",)) == ["▶"]


LINK = "https://matrix.to/#/@uno:x"


@pytest.mark.parametrize(
    ("body", "written", "forms"),
    [
        ("Uno: hand", f'<a href="{LINK}">Uno</a>: hand', ["Uno"]),
        ("Uno: hand", f'<p><a href="{LINK.replace("@", "%40")}">Uno</a>: hand</p>', ["Uno"]),
        ("> x\n\nUno hand", f'<mx-reply>x</mx-reply><a href="{LINK}">Uno</a> hand', ["Uno"]),
        ("A & B hand", f'<a href="{LINK}?via=x">A &amp; B</a> hand', ["A & B"]),
        (f"[Uno]({LINK}) hand", "", [f"[Uno]({LINK})"]),
        ("Ann: hand", '<a href="https://matrix.to/#/@ann:x">Ann</a>: hand', []),
        ("ask Uno", f'ask <a href="{LINK}">Uno</a>', []),
        ("hand", 5, []),
    ],
)
def test_a_mention_at_the_beginning_is_found_in_every_clients_form(
    body: str, written: Any, forms: list[str]
) -> None:
    assert list(formatting.read_mentions(event(text(body, formatted_body=written)), "@uno:x")) == forms


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (text("hand, Uno!", formatted_body=f'hand, <a href="{LINK}">Uno</a>!'), "hand !"),
        (text("please Uno: hand", formatted_body=f'please <a href="{LINK}">Uno</a>: hand'), "please hand"),
        (text(f"hand [Uno]({LINK})"), "hand"),
        (text("hand @uno:x"), "hand"),
        (text("hand Uno", **{"m.mentions": {"user_ids": ["@uno:x"]}}), "hand"),
        (text("hand", **{"m.mentions": {"user_ids": ["@uno:x"]}}), "hand"),
        (text("a reply", formatted_body=f'<mx-reply><a href="{LINK}">Uno</a></mx-reply>a reply'), None),
        (text("ask Uno", formatted_body='ask <a href="https://matrix.to/#/@ann:x">Uno</a>'), None),
        (text("ask Uno", **{"m.mentions": {"user_ids": "@uno:x"}}), None),
        (text("ask Uno", **{"m.mentions": {"user_ids": [["@uno:x"]]}}), None),
        (text("ask Uno"), None),
        (text("bruno", **{"m.mentions": {"user_ids": ["@uno:x"]}}), "bruno"),
    ],
)
def test_a_mention_anywhere_is_taken_out_of_the_line(content: Json, said: str | None) -> None:
    found = formatting.without_mention(event(content), content["body"], "@uno:x", ["Uno", "uno"])
    assert found == said


@pytest.mark.parametrize(
    ("relation", "target"),
    [
        ({"m.in_reply_to": {"event_id": "$0"}}, "$0"),
        ({"rel_type": "m.thread", "event_id": "$r", "m.in_reply_to": {"event_id": "$0"}}, "$0"),
        (
            {
                "rel_type": "m.thread",
                "event_id": "$r",
                "is_falling_back": True,
                "m.in_reply_to": {"event_id": "$0"},
            },
            None,
        ),
        ({"m.in_reply_to": "$0"}, None),
        ([], None),
    ],
)
def test_a_reply_is_none_where_it_only_stands_for_a_thread(relation: Any, target: str | None) -> None:
    assert formatting.read_reply(event(text("x", **{"m.relates_to": relation}))) == target


@pytest.mark.parametrize(
    ("user", "pattern", "fits"),
    [
        ("@ann:example.org", "@ann:example.org", True),
        ("@ann:example.org", "@*:example.org", True),
        ("@ann:example.org", "*", True),
        ("@ann:exampleXorg", "@*:example.org", False),
        ("@ann:example.org.evil.net", "@*:example.org", False),
        ("@[x]:example.org", "@[x]:example.org", True),
        ("@x:example.org", "@[x]:example.org", False),
        ("@ann:example.org\n", "@*:example.org", False),
    ],
)
def test_a_pattern_means_what_it_says(user: str, pattern: str, *, fits: bool) -> None:
    assert matches(user, pattern) is fits
