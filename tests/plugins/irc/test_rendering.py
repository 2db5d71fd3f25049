"""Documents as lines of IRC."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.work import bytecodes
from unobot.adapter import Identity, Network, Outgoing, Room
from unobot.document import Document, Face, Name, Span, Strong, Style, Text, Tint, Typed, itemized, plain
from unobot_irc.protocol import BREAK, budget, cut, format_message, render, strip_codes

HAND: Document = (Text("Your cards: "), Face("r5", "red"), Text(" "), Face("w", "black"))


@pytest.mark.parametrize(
    ("style", "line"),
    [
        ("plain", "Your cards: [r5] [w]"),
        ("colour", "Your cards: \x0300,05[r5]\x0f \x0300,01[w]\x0f"),
        ("emoji", "Your cards: 🟥[r5] ⬛[w]"),
    ],
)
def test_cards_always_show_their_code(style: Style, line: str) -> None:
    assert render(HAND, style, 400) == [line]


@pytest.mark.parametrize(
    ("tint", "pair"),
    [("red", "00,05"), ("green", "01,09"), ("blue", "00,02"), ("yellow", "01,08"), ("black", "00,01")],
)
def test_each_colour_has_the_pair_that_can_be_read_everywhere(tint: Tint, pair: str) -> None:
    assert render((Face("5", tint),), "colour", 400) == [f"\x03{pair}[5]\x0f"]


def test_emphasis_is_bold_and_only_in_the_coloured_style() -> None:
    document = (Strong("two words"), Text("!"))
    assert render(document, "colour", 400) == ["\x02two words\x02!"]
    assert render(document, "plain", 400) == ["two words!"]
    assert render(document, "emoji", 400) == ["two words!"]


def test_lines_are_cut_between_words_and_continued_with_the_room() -> None:
    document = (Text("[#uno] Your cards: "), *(Text(f"[r{number}] ") for number in range(10)))
    lines = render(document, "plain", 40)
    assert lines[0] == "[#uno] Your cards: [r0] [r1] [r2] [r3]"
    assert all(line.startswith("[#uno] ") for line in lines)
    assert all(len(line) <= 40 for line in lines)


def test_a_continued_line_never_begins_with_a_players_text() -> None:
    assert render((Text("hello there "), Name("!quit", "eve")), "plain", 12) == ["hello there", "… !quit"]


def test_spans_without_a_blank_between_them_stay_together() -> None:
    assert render((Text("a b("), Face("r5", "red"), Text(") c")), "plain", 11) == ["a b([r5]) c"]
    assert render((Text("abc ("), Face("r5", "red"), Text(") c")), "plain", 10) == ["abc ([r5])", "… c"]


@pytest.mark.parametrize(
    ("text", "most", "lines"),
    [
        ("你的手牌，三张。轮到你了。", 30, ["你的手牌，三张。", "… 轮到你了。"]),
        ("出しました。次は「赤。」です（赤）", 34, ["出しました。", "… 次は「赤。」", "… です（赤）"]),
        ("[r5]、[r7]、[g1]（赤）、[b9]", 22, ["[r5]、[r7]、", "… [g1]（赤）、", "… [b9]"]),
        ("甲；乙）丙", 10, ["甲；", "… 乙）", "… 丙"]),
    ],
)
def test_where_there_are_no_spaces_a_line_is_cut_behind_a_stop(
    text: str, most: int, lines: list[str]
) -> None:
    assert render((Text(text),), "plain", most) == lines


def test_a_stop_behind_a_card_stays_with_it() -> None:
    document = (Text("出了 "), Face("r5", "red"), Text("，"), Name("ann", "x"), Text("。"), Text("（完）"))
    assert render(document, "plain", 16) == ["出了 [r5]，", "… ann。", "… （完）"]


def test_no_space_is_added_where_a_line_could_have_been_cut() -> None:
    document = (Text("甲，"), Strong("乙。丙"), Face("r5", "red"), Text("， 丁"))
    assert render(document, "plain", 400) == ["甲，乙。丙[r5]， 丁"]
    assert render(document, "colour", 400) == ["甲，\x02乙。丙\x02\x0300,05[r5]\x0f， 丁"]


@given(st.text(st.sampled_from("a中 。，）」、"), max_size=200), st.integers(20, 60))
def test_nothing_is_lost_of_a_chinese_line(text: str, most: int) -> None:
    lines = render((Text(text),), "plain", most)
    assert "".join(line.removeprefix("… ") for line in lines).replace(" ", "") == text.replace(" ", "")


@pytest.mark.parametrize("most", range(20, 32))
def test_an_accent_or_joiner_is_not_torn_from_its_letter(most: int) -> None:
    for line in render((Text("e\u0301" * 40),), "plain", most):
        assert not line.removeprefix("… ").startswith("\u0301")
    for line in render((Text("👩\u200d🚀" * 20),), "plain", most):
        assert not line.removeprefix("… ").startswith(("\u200d", "🚀"))


@given(st.text(max_size=300), st.text(max_size=50), st.integers(20, 120))
def test_no_line_is_too_long_or_holds_a_control_character_and_nothing_is_lost(
    text: str, name: str, most: int
) -> None:
    document: Document = (Text(text), Name(name, "x"), Face("r5", "red"), Strong(text))
    styles: tuple[Style, ...] = ("plain", "colour", "emoji")
    for style in styles:
        lines = render(document, style, most)
        assert all(len(line.encode()) <= most for line in lines)
        for line in lines:
            assert not set(strip_codes(line)) & {chr(code) for code in [*range(32), 127]}
    words = "".join(line.removeprefix("… ") for line in render((Text("word " * 30),), "plain", most))
    assert words.replace(" ", "") == "word" * 30


@given(st.text(alphabet=st.characters(blacklist_categories=("Cc", "Cs")), max_size=80))
def test_without_its_codes_a_coloured_line_is_the_plain_line(text: str) -> None:
    document: Document = (Text(text), Face("r5", "red"), Text(" "), Strong("UNO"))
    assert [strip_codes(line) for line in render(document, "colour", 2000)] == render(document, "plain", 2000)


def test_the_plain_style_is_the_document_as_text() -> None:
    assert render(HAND, "plain", 400) == [plain(HAND)]


def test_an_empty_document_is_no_line() -> None:
    assert render((), "colour", 400) == []
    assert render((Text(" \n "),), "colour", 400) == []


def test_the_budget_counts_the_prefix_that_the_server_will_add() -> None:
    assert budget("bot!u@h", "PRIVMSG", "#uno") == 510 - len(":bot!u@h PRIVMSG #uno :")
    assert budget("", "PRIVMSG", "#uno") < 400


@given(
    st.lists(
        st.one_of(
            st.text(" ab\u0301，\x02\u3000", max_size=6).map(Text),
            st.text(" ab", max_size=4).map(Strong),
            st.sampled_from([Face("r5", "red"), Name("bob", "bob"), Text(" · ")]),
        ),
        max_size=6,
    ),
    st.sampled_from(["colour", "plain", "emoji"]),
)
def test_a_line_that_fits_is_the_same_as_if_it_were_cut(spans: list[Span], style: Style) -> None:
    document = tuple(spans)
    assert render(document, style, 400) == list(cut(document, style, 400))


def test_what_is_bold_and_empty_leaves_no_second_blank() -> None:
    assert render((Text("a "), Strong(""), Text(" b")), "colour", 400) == ["a b"]


def test_a_line_that_fits_costs_little() -> None:
    document = (
        Text("ann plays "),
        Face("r5", "red"),
        Text(". bob, your turn. Top card: "),
        Face("r5", "red"),
        Text("."),
    )
    _ = render((*document, Text("warm")), "colour", 400)
    assert bytecodes(lambda: render(document, "colour", 400)) < 700


BOB = Name("bob", "bob")


@pytest.mark.parametrize(
    ("document", "line"),
    [
        ((BOB, Text(": "), Name("ann", "ann"), Text(" draws, bob.")), "bob: a-nn draws, bo-b."),
        ((Name("ann", "ann"), Text(" and "), BOB, Text(", accept?")), "a-nn and bo-b, accept?"),
        ((Name("ann", "ann"), Text(" and "), Name("bob", "bob", called=True)), "a-nn and bob"),
        (
            (Text("Round 1: bob 20, eve 5, bob[x] 3. !pick "), Typed("bob")),
            "Round 1: bo-b 20, eve 5, bo-b[x] 3. !pick bo-b",
        ),
        # not where one half would be somebody's nick; a lone letter has no room for a sign
        ((Name("xbob", "x"), Text(" "), Name("a", "a"), Text(" "), Name("d[or]", "d")), "xbo-b a d[o-r]"),
    ],
)
def test_a_name_that_calls_nobody_holds_a_sign(document: Document, line: str) -> None:
    message = Outgoing(1, Network("n"), Room("#uno"), None, document, mention=Identity("bob"), style="plain")
    (sent,) = format_message(message, "bot!u@h", "#uno", present=frozenset({"bob", "ob"}).__contains__)
    assert sent == f"PRIVMSG #uno :{line.replace('-', BREAK)}"
    assert len(sent.encode()) == len(f"PRIVMSG #uno :{line}".encode()) + 2 * line.count("-")


def test_the_signs_in_names_count_where_a_line_is_cut() -> None:
    names = tuple(Name(f"player{n} ", "") for n in range(200))
    lines = format_message(Outgoing(1, Network("n"), Room("#uno"), None, names), "bot!u@h", "#uno")
    assert len(lines) > 4
    assert all(len(f":bot!u@h {line}".encode()) <= 510 for line in lines)


@pytest.mark.parametrize(
    ("to", "word", "lines"),
    [
        (None, "short", ["short one | short two"]),
        (Identity("ann"), "short", ["short one", "short two"]),
        (None, "long" * 60, [f"{'long' * 60} one", f"{'long' * 60} two"]),
    ],
)
def test_items_on_lines_of_their_own_are_one_line_in_a_room_if_they_fit(
    to: Identity | None, word: str, lines: list[str]
) -> None:
    document = itemized([(Text(f"{word} one"),), (Text(f"{word} two"),)], "\n")
    message = Outgoing(1, Network("net"), Room("#uno"), to, document)
    told = format_message(message, "", "#uno" if to is None else "ann")
    assert [line.split(" :", 1)[1] for line in told] == lines
