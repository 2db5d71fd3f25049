"""What a game says of itself is true at its table: each claim of `!howto` is held against what can be played there."""

import re

import pytest

from tests.bot.rooms.conversation import laid
from tests.plugins.built_in import all_rules, built_in
from uno_engine import DEAL, DRAW, Game, Move, NotAllowed, Player, RuleSet, play, seed_from
from unobot.document import plain
from unobot.messages import Voice, howto_lines
from unobot.messages.texts import Texts

VOICE = Voice(Texts(built_in().brought.texts))
CLASSIC = (
    "all-wild",
    "attack",
    "flip",
    "no-mercy",
    "official112",
    "taiwan",
    "mainland",
    "japan11",
    "duo",
    "party",
    "unoplus",
)
OPTIONS = (
    "cards=9",
    "draw=until",
    "voluntary-draw=no",
    "play-drawn=never",
    "play-drawn=must",
    "uno=none",
    "uno-penalty=4",
)
OWN_TURNS = (
    "dos",
    "dos-official",
    "dos match=number",
    "dos uno=none",
    "dos dos-at=2",
    "extended",
    "extended uno=none",
    "extended cards=5",
)
TABLES = [
    *CLASSIC,
    *(f"classic {each}" for each in OPTIONS),
    "classic +flip",
    "classic +attack",
    "no-mercy play-drawn=may",
]


def howto(rules: RuleSet) -> list[str]:
    return [plain(line) for line in howto_lines(VOICE, rules, all_rules(), None)]


def claims(rules: RuleSet, option: str, value: int | str) -> bool:
    """Whether the game says that this option has that value."""
    return plain(VOICE.of(rules).say(f"option-{option}", value=value)) in howto(rules)[1]


def a_turn(rules: RuleSet, *, can_play: bool) -> Game:
    """Ann's turn: she can play or not; the card she would draw can be played."""
    colored = "r9" in rules.deck.by_code
    hand = "r5 g1 r3" if can_play else "g1 g2 b3"
    return laid(
        rules,
        {"ann": hand if colored else "w w w2", "bob": "b1 b2 b4" if colored else "w w2 w4"},
        top="r9" if colored else "w", turn="ann", draw="r7 r8 y1 y2 y3 y4 y5 y6" if colored else "w4 w4 w w w w",
        seed=seed_from(1),
    )  # fmt: skip


@pytest.mark.parametrize("line", [*TABLES, *OWN_TURNS])
def test_cards_colours_call_and_match_are_those_of_the_table(line: str) -> None:
    rules = all_rules().compose(line)
    aim, here, typed = howto(rules)
    game = Game(rules, seed_from(3))
    for name in ("ann", "bob"):
        game.join(name)
    game.play(0, DEAL)
    dealt = {len(hand) for hand in game.state.hands if hand}
    assert rules.options["cards"] == 0 or any(claims(rules, "cards", count) for count in dealt)
    calls = rules.options["uno"] == "call"
    assert claims(rules, "uno", "call" if calls else "none")
    assert claims(rules, "uno-penalty", int(rules.options["uno-penalty"])) is calls
    call = next(verb.name for verb in rules.verbs.values() if verb.along) if calls else "uno"
    assert bool(re.search(rf"\b{call}\b", typed)) is calls
    codes = re.findall(r"\b(?:[rygb]\d|w[a-z]*\d?)\b", " ".join(re.findall(r"play ([^(,;.]*)", typed)))
    assert codes
    assert [code for code in codes if code not in rules.deck.by_code] == []
    if rules.two_faced:
        words = [plain(VOICE.color(color)) for color in rules.deck.by_code.colors.values()]
        assert [word for word in words if word not in aim] == []
    if "target" in rules.options:
        assert rules.base.match is not None
        assert f" {rules.base.match.target_at(game.state)} " in here
    if rules.base.id != "classic-game":
        assert "UNO" not in aim
    if rules.base.id == "dos-game":
        assert ("colour" in aim) is (rules.options["match"] == "either")
        assert "play 1 r5" in typed


@pytest.mark.parametrize("line", TABLES)
def test_drawing_and_the_call_go_as_they_are_told(line: str) -> None:
    rules = all_rules().compose(line)
    game = a_turn(rules, can_play=True)
    may_draw = game.refusal(0, DRAW) is None
    assert claims(rules, "voluntary-draw", "yes") is may_draw
    game = a_turn(rules, can_play=False)
    if game.refusal(0, DRAW) is None:
        game.play(0, DRAW)
        asked = game.question
        can_pass = asked is not None and 0 in asked.waiting() and Move("pass") in game.options(0)
        assert bool(re.search(r"\bpass\b", howto(rules)[2])) is can_pass
    if "r9" in rules.deck.by_code:
        game = laid(
            rules,
            {"ann": "r5 r3", "bob": "b1 b2 b4"},
            top="r9",
            turn="ann",
            draw="y1 " * 2,
            seed=seed_from(1),
        )
        game.play(0, play(rules.deck.by_code["r5"]))
        try:
            game.play(1, Move("catch", (Player(0),)))
        except NotAllowed:
            caught = False
        else:
            caught = True
        assert claims(rules, "uno", "call") is caught
