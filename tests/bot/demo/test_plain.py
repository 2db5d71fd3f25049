import pytest

from unobot.demo.cards import PrintedCard, read_card
from unobot.demo.plain import (
    DemoPrompt,
    Hand,
    Remark,
    bare,
    colour_in_force,
    is_called,
    is_opened,
    is_over,
    read_private,
    whose_turn,
    words_of,
)

R5, G1, W = PrintedCard("r5", "r", "5"), PrintedCard("g1", "g", "1"), PrintedCard("w", "", "w")


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("[#uno] Your cards: [r5] [g1] [w] (playable: r5 w)", Hand("#uno", (R5, G1, W), ("r5", "w"))),
        ("[#uno] Your cards: [r5] [g1] [w]", Hand("#uno", (R5, G1, W), None)),
        ("[#uno] You have no cards. (answers: ann bob)", Hand("#uno", (), ("ann", "bob"))),
        ("[#uno] Your cards: [r5] (playable: draw)", Hand("#uno", (R5,), ("draw",))),
        ("[#uno] Your cards: [r5] (playable: r5) · bob 3, cid 1 (reversed)", Hand("#uno", (R5,), ("r5",))),
        ("[#uno] Your cards: [r5] (nothing fits: !draw) · bob 3", Hand("#uno", (R5,), ("draw",))),
        ("[#uno] Your cards: [r5] (playable: )", Hand("#uno", (R5,), ())),
        (
            "[#uno] Your cards: \x0300,05r5\x0f \x0301,09G1\x0f (playable: r5)",
            Hand("#uno", (R5, G1), ("r5",)),
        ),
        ("[#uno] ann plays [w4]. (answers: accept challenge)", DemoPrompt("#uno", ("accept", "challenge"))),
        (
            "[#uno] Which colour? (choose: red, yellow, green, blue)",
            DemoPrompt("#uno", ("red", "yellow", "green", "blue")),
        ),
        ("[#uno] With whom? (pick: pick bob pick q[w)", DemoPrompt("#uno", ("pick bob", "pick q[w"))),
        ("[#uno] With whom? (pick: bob, or b|b).", DemoPrompt("#uno", ("bob", "or b|b"))),
        (
            "[#uno] Your cards: [r5] [g1] [w] (answers: 2 of r5 g1 w)",
            Hand("#uno", (R5, G1, W), ("pick r5 g1", "pick g1 w", "pick r5", "pick g1", "pick w")),
        ),
        (
            "[#uno] Your cards: [r5] (answers: none, or up to 1 of r5)",
            Hand("#uno", (R5,), ("pick r5", "none")),
        ),
        (
            "[#uno] Your cards: [r5] (answers: 1 to 2 of r5 g1, accept)",
            Hand("#uno", (R5,), ("pick r5 g1", "pick r5", "pick g1", "accept")),
        ),
        ("[#uno] That card does not fit.", Remark("That card does not fit.")),
        ("Your style is plain now.", Remark("Your style is plain now.")),
    ],
)
def test_private_lines_are_read(line: str, read: object) -> None:
    assert read_private(line) == read


@pytest.mark.parametrize(
    ("code", "card"),
    [
        ("r5", R5),
        ("R+2", PrintedCard("r+2", "r", "+2")),
        ("rr", PrintedCard("rr", "r", "r")),
        ("bskip", PrintedCard("bskip", "b", "skip")),
        ("wd4", PrintedCard("wd4", "", "wd4")),
        ("w4 g", PrintedCard("w4 g", "g", "w4")),
        ("wr", PrintedCard("wr", "r", "w")),
        ("+4", PrintedCard("+4", "", "+4")),
        *(
            (word, None)
            for word in ("draw", "pass", "red", "r", "bob", "challenge", "#uno", "", "accept", "yes", "bela")
        ),
    ],
)
def test_codes_of_cards_are_told_from_words(code: str, card: PrintedCard | None) -> None:
    assert read_card(code) == card


def test_strength_and_points_follow_what_is_printed() -> None:
    cards = [read_card(code) for code in ("r5", "rs", "gr", "b+2", "w", "w4")]
    assert [(card.strength, card.points, card.wild) for card in cards if card] == [
        (0, 5, False),
        (1, 20, False),
        (1, 20, False),
        (2, 20, False),
        (0, 50, True),
        (2, 50, True),
    ]


def test_a_painted_line_reads_as_a_plain_one() -> None:
    painted = "ann plays \x0300,05R+2\x0f — \x02bob\x02 draws 2. cid, your turn on \x0300,05 r+2 \x0f."
    assert bare(painted) == "ann plays [r+2] — bob draws 2. cid, your turn on [r+2]."


@pytest.mark.parametrize(
    ("line", "name", "colour"),
    [
        ("ann plays [r+2] — bob draws 2 and is skipped. cid, your turn on [r+2].", "cid", "r"),
        ("q[w]|1, your turn on [w] (green).", "q[w]|1", "g"),
        ("ann plays [w] and names blue. bob, your turn on [w].", "bob", "b"),
        ("bob draws a card.", None, None),
        ("Your turn will come, said ann.", None, None),
    ],
)
def test_the_turn_and_the_colour_are_heard(line: str, name: str | None, colour: str | None) -> None:
    assert whose_turn(line) == name
    assert colour_in_force(line) == colour


def test_the_end_the_opening_and_a_call_are_heard() -> None:
    assert is_over("ann wins the round with 42 points.")
    assert is_over("The match is over.")
    assert not is_over("ann plays [r5]. bob, your turn on [r5].")
    assert is_opened("ann opens a table: classic.")
    assert not is_opened("ann takes a seat.")
    assert not is_opened("UNO: !uno opens a table or joins it, !deal starts.")
    assert is_called("ann plays [r5] and calls UNO!")
    assert not is_called("unobot waits in #uno for ann.")


def test_words_lose_their_punctuation_but_names_keep_their_letters() -> None:
    assert words_of("q[w], (bob) draws 2.", ["q[w]", "bob"]) == ["q[w]", "bob", "draws", "2"]
