"""What no scenario can show of Flip!: chance, who sees which side, and what players read."""

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.plugins.built_in import all_rules
from tests.plugins.chat.laying import set_out
from tests.plugins.tables import seated
from uno_engine import DEAL, Card, Game, Seat, load_state, play, save_state, seen, view

HANDS = {"ann": "r5 rf g1", "bob": "g3 b7 y9", "cid": "w w2 r1"}


def texts(cards: Sequence[object]) -> list[str]:
    return [card.text for card in cards if isinstance(card, Card)]


def dealt(line: str = "flip", seed: int = 1) -> Game:
    game = seated(line, 3, seed)
    game.play(0, DEAL)
    return game


def test_there_are_112_faces_on_each_side_and_no_0() -> None:
    deck = all_rules().compose("flip").deck
    counts = {side: Counter[str]() for side in ("light", "dark")}
    for card, count in deck.printed.items():
        counts[card.kind.side][card.code] = count

    assert [sum(counts[side].values()) for side in counts] == [112, 112]
    assert {count for code, count in counts["dark"].items() if code not in {"dw", "wc"}} == {2}
    assert (counts["light"]["w"], counts["light"]["w2"], counts["dark"]["dw"], counts["dark"]["wc"]) == (
        4,
        4,
        4,
        4,
    )
    assert not [code for side in counts.values() for code in side if code.endswith("0")]
    assert not counts["light"].keys() & counts["dark"].keys()


def test_every_light_colour_has_six_backs_of_every_dark_colour_and_two_black_ones() -> None:
    backs = Counter(
        (card.color.word, card.back.color.word if card.back.color else "black")
        for card in all_rules().compose("flip").deck.cards
        if card.color and card.back
    )
    assert {count for (_, back), count in backs.items() if back != "black"} == {6}
    assert {count for (_, back), count in backs.items() if back == "black"} == {2}
    assert len(backs) == 4 * 5


def test_the_dark_faces_are_shuffled_by_the_same_stream_and_laid_from_the_piles_top_down() -> None:
    rules = all_rules().compose("flip")
    shuffles: list[tuple[list[str], list[str]]] = []
    game = seated("flip", 3, 1)

    def saw(at: int, given: object, result: object) -> None:
        if isinstance(given, Sequence) and isinstance(result, Sequence):
            shuffles.append((texts(given), texts(result)))

    game.witness(saw)
    game.play(0, DEAL)

    (cards, order), (backs, laid) = shuffles[:2]
    assert cards == [card.text for card in rules.deck.cards]
    assert backs == [card.back.code for card in rules.deck.cards if card.back]
    # the first card dealt, to the dealer's left, was the pile's top
    first = game.state.hands[game.state.after(game.state.dealer)][0]
    assert first.text == f"{order[-1].partition('/')[0]}/{laid[0]}"


def test_with_the_table_the_backs_are_those_that_are_printed() -> None:
    game = dealt("flip pairs=table")
    assert Counter(game.state.hands[0] + game.state.hands[1]) <= Counter(game.rules.deck.cards)


def test_who_plays_sees_the_backs_of_the_others_and_never_the_own() -> None:
    game = dealt()
    mine = view(game, 0)

    assert mine.backs[0] == ()
    assert sorted(card.code for card in mine.backs[1]) == sorted(
        card.back.code for card in game.state.hands[1] if card.back
    )
    assert mine.pile_back is game.state.draw[-1].back
    assert all(card.back is None for card in (*mine.hand, *mine.backs[1], *mine.playable))
    assert view(game, None).backs == ()


def test_backs_are_told_in_an_order_of_their_own() -> None:
    game = dealt()
    assert list(view(game, 0).backs[1]) == sorted(
        view(game, 0).backs[1],
        key=lambda card: (card.color.place if card.color else 9, card.number is None, card.code),
    )


def test_who_is_out_of_the_round_sees_no_backs() -> None:
    game = dealt("flip places")
    game.state.seats = (Seat.OUT, *game.state.seats[1:])
    assert (view(game, 0).backs, view(game, 0).pile_back) == ((), None)


def test_nothing_that_happens_tells_a_back() -> None:
    game = seated("flip", 3, 1)
    game.play(0, DEAL)
    happened = game.take_events()
    assert any("/" in str(event) for event in happened)
    for seat in (None, 0, 1, 2):
        assert not [event for event in seen(happened, seat) if "/" in str(event)]


def test_a_round_comes_back_from_its_text_with_both_faces() -> None:
    game = dealt()
    saved = save_state(game.state)
    assert game.state.hands[0][0].text.encode() in saved
    assert load_state(saved, game.rules) == game.state


def test_a_move_names_a_face_and_the_first_card_with_it_is_played() -> None:
    game = dealt("flip pairs=table")
    seat = game.state.turn
    codes = game.rules.deck.by_code
    game.state.hands[seat] = [codes["r1/tse"], codes["r1/p2"], codes["r9/p7"]]
    game.state.top, game.state.color = codes["r5/u2"], codes["r5"].color

    assert [move.card for move in view(game, seat).options if move.card][:2] == [codes["r1"], codes["r9"]]
    game.play(seat, play(codes["r1"]))
    assert game.state.top is codes["r1/tse"]
    assert game.state.hands[seat] == [codes["r1/p2"], codes["r9/p7"]]


async def test_the_room_hears_of_a_flip_the_side_and_the_new_top_and_everybody_gets_the_new_hand() -> None:
    async with set_out("flip pairs=table", HANDS, top="r9", under="g4") as room:
        said = await room.say("ann", "!play rf")
        top = await room.say("bob", "!top")

    assert said[0] == "#uno: ann plays [rf] — dark side! bob, your turn. Top card: [t5]."
    assert "ann: [#uno] Your cards: [or] [u2]" in said
    assert sum("Your cards" in line for line in said) == 3
    assert "The dark side is up." in top[0]


async def test_backs_are_told_in_private_of_everybody_or_of_one() -> None:
    async with set_out("flip pairs=table", HANDS, top="r9", draw="b1") as room:
        everybody = await room.say("ann", "!backs")
        one = await room.say("ann", "!backs cid")
        own = await room.say("ann", "!backs ann")

    assert everybody == ["ann: [#uno] Backs: bob [p1] [t3] [o9], cid [p2] [t1] [u1], draw pile [uf]"]
    assert one == ["ann: [#uno] Backs: cid [p2] [t1] [u1]"]
    assert own == ["ann: [#uno] You can't see the backs of your own cards; the others can."]


async def test_a_colour_of_the_dark_side_is_asked_for_and_understood_in_ones_own_language() -> None:
    hands = {"ann": "wc p1 u2", "bob": "t3 t4", "cid": "o5 o6"}
    async with set_out("flip pairs=table", hands, top="p9", side="dark", language="zh-Hans") as room:
        asked = await room.say("ann", "wc")
        named = await room.say("ann", "紫")

    assert asked[0] == "#uno: ann 出了 [wc]。ann 选哪种颜色？（!颜色 粉、青、橙 或 紫）"
    assert named[0].startswith("#uno: ann 选了紫色")


@pytest.mark.parametrize(
    ("typed", "said"), [("p5", "[p5] is on the other side."), ("dw", "[dw] is on the other side.")]
)
async def test_a_face_of_the_other_side_is_refused_as_such(typed: str, said: str) -> None:
    async with set_out("flip", HANDS, top="r9") as room:
        answer = await room.say("ann", f"!play {typed}")
    assert said in answer[0]


async def test_a_table_with_other_cards_has_no_backs() -> None:
    async with set_out("classic", {"ann": "r5 r6", "bob": "g3 g4"}, top="r9") as room:
        said = await room.say("ann", "!backs")
    assert said == ["ann: [#uno] The cards of this table have nothing on their backs."]


async def test_violet_is_purple() -> None:
    async with set_out("flip", {"ann": "u5 p1 p2", "bob": "t3 t4"}, top="u1", side="dark") as room:
        said = await room.say("ann", "!play violet 5")
    assert said[0] == "#uno: ann plays [u5]. bob, your turn. Top card: [u5]."


@pytest.mark.parametrize(
    ("side", "top", "colors"),
    [("light", "r9", "red, yellow, green or blue"), ("dark", "p9", "pink, teal, orange or purple")],
)
async def test_who_names_no_colour_is_told_those_of_the_side_that_is_up(
    side: str, top: str, colors: str
) -> None:
    async with set_out("flip pairs=table", HANDS, top=top, side=side) as room:
        answers = [(await room.say("ann", line))[0] for line in ("!color", "!color mauve")]

    assert answers == [
        f"ann: [#uno] Which colour: {colors}?",
        f"ann: [#uno] “mauve” is not a colour here. Choose {colors}.",
    ]
