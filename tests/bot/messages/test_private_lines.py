import pytest

from tests.private_lines import Hand, Prompt, Remark, bare, read_private

R5, G1, W = "r5", "g1", "w"


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("[#uno] Your cards: [r5] [g1] [w] (playable: r5 w)", Hand("#uno", (R5, G1, W), ("r5", "w"))),
        ("[#uno] Your cards: [r5] [g1] [w]", Hand("#uno", (R5, G1, W), None)),
        ("[#uno] You have no cards. (answers: ann bob)", Hand("#uno", (), ("ann", "bob"))),
        ("[#uno] Your cards: [r5] (playable: draw)", Hand("#uno", (R5,), ("draw",))),
        ("[#uno] Your cards: [r5] (nothing fits: !draw)", Hand("#uno", (R5,), ("draw",))),
        (
            "[#uno] Your cards: [r5] [w] (playable: r5 w) · bob 3, cid 1",
            Hand("#uno", (R5, W), ("r5", "w"), {"bob": 3, "cid": 1}),
        ),
        (
            "[#uno] Your cards: [r5] (nothing fits: !draw) · q[w 10, cid 1 (reversed)",
            Hand("#uno", (R5,), ("draw",), {"q[w": 10, "cid": 1}),
        ),
        ("[#uno] Your cards: [r5] (playable: )", Hand("#uno", (R5,), ())),
        (
            "[#uno] Your cards: \x0300,05[r5]\x0f \x0301,09[G1]\x0f (playable: r5)",
            Hand("#uno", (R5, G1), ("r5",)),
        ),
        ("[#uno] ann plays [w4]. (answers: accept challenge)", Prompt("#uno", ("accept", "challenge"))),
        (
            "[#uno] Which colour? (choose: red, yellow, green, blue)",
            Prompt("#uno", ("red", "yellow", "green", "blue")),
        ),
        ("[#uno] With whom? (pick: pick bob pick q[w)", Prompt("#uno", ("pick bob", "pick q[w"))),
        ("[#uno] With whom? (pick: bob, or b|b).", Prompt("#uno", ("bob", "or b|b"))),
        (
            "[#uno] Your cards: [r5] [g1] [w] (answers: 2 of r5 g1 w)",
            Hand("#uno", (R5, G1, W), ("pick r5 g1", "pick g1 w")),
        ),
        (
            "[#uno] Your cards: [r5] (answers: none, or 1 of r5)",
            Hand("#uno", (R5,), ("pick r5", "none")),
        ),
        (
            "[#uno] Your cards: [r5] [g1] (answers: none, or up to 2 of r5 g1)",
            Hand("#uno", (R5, G1), ("pick r5 g1", "pick r5", "pick g1", "none")),
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


def test_a_painted_line_reads_as_a_plain_one() -> None:
    painted = (
        "ann plays \x0300,05[r+2]\x0f — \x02bob\x02 draws 2. cid, your turn. Top card: \x0300,05[r+2]\x0f."
    )
    assert bare(painted) == "ann plays [r+2] — bob draws 2. cid, your turn. Top card: [r+2]."
