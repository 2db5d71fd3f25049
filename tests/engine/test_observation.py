"""What a seat knows of a game, and games as they may be: nothing hidden is in it, and everything that is known is kept."""

import pickle
from collections import Counter

import pytest

from tests.plugins.built_in import all_rules
from tests.plugins.tables import laid
from uno_engine import (
    DEAL,
    DRAW,
    PASS,
    Chance,
    Clues,
    Determinizer,
    Game,
    Observation,
    Stage,
    load_state,
    name_color,
    observe,
    play,
    seed_from,
    view,
)

PRESETS = sorted(all_rules().presets)
TWO_FACED = [preset for preset in PRESETS if all_rules().compose(preset).two_faced]


def followed(game: Game, *moves: tuple[int, object]) -> Clues:
    """Clues that have seen these moves made, and the state as it was laid out."""
    clues = Clues(game.rules)
    clues.follow(game.state, game.take_events())
    for seat, move in moves:
        game.play(seat, move)  # type: ignore[arg-type]
        clues.follow(game.state, game.take_events())
    return clues


def known(game: Game, seat: int, clues: Clues) -> Observation:
    found = observe(game, seat, clues)
    assert found is not None
    return found


def imagined(game: Game, seat: int, clues: Clues, number: int = 1) -> Game:
    deal = Determinizer(known(game, seat, clues), game.rules).sample(Chance(seed_from(number)))
    assert deal is not None
    return deal.game()


def test_an_outlook_holds_no_card_that_its_player_does_not_know() -> None:
    game = laid("classic", {"ann": "r1 r2", "bob": "g4 w wd4"}, top="r9")
    found = known(game, 0, followed(game))

    state = load_state(found.state, game.rules)
    assert state.hands == [game.state.hands[0], []]
    assert state.draw == []
    # in an order that tells nothing: another deal of the same cards looks the same
    game.state.hands[1], game.state.draw[:3] = game.state.draw[:3], game.state.hands[1]
    assert known(game, 0, followed(game)).unseen == found.unseen


@pytest.mark.parametrize("preset", TWO_FACED)
def test_of_two_faced_cards_it_holds_no_back_that_its_player_does_not_see(preset: str) -> None:
    rules = all_rules().compose(preset)
    game = Game(rules, seed_from(3))
    for name in ("ann", "bob"):
        game.join(name)
    game.play(0, DEAL)
    clues = followed(game)
    found = known(game, 0, clues)

    state = load_state(found.state, rules)
    assert [card for hand in state.hands for card in hand if card.back is not None] == []
    assert [state.top] == state.discard == [view(game, 0).top]
    assert found.backs is not None
    assert found.backs.hands[1].others == view(game, 0).backs[1]
    assert [back for back in found.backs.pile if back is not None] == [view(game, 0).pile_back]
    # dealt otherwise behind what is seen, it is the same
    own, pile = game.state.hands[0], game.state.draw
    game.state.hands[0] = [
        card.with_back(other.turned) for card, other in zip(own, [*own[1:], own[0]], strict=True)
    ]
    game.state.draw = [*reversed(pile[:-1]), pile[-1]]
    assert known(game, 0, clues) == found


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_as_it_may_be_looks_like_the_real_one_to_its_player(preset: str) -> None:
    rules = all_rules().compose(preset)
    for number in range(2):
        game, clues = Game(rules, seed_from(number)), Clues(rules)
        for seat in range(2 + number):
            game.join(f"p{seat}")
        game.play(0, DEAL)
        chance, looked = Chance(seed_from(number + 50)), 0
        for _ in range(40):
            clues.follow(game.state, game.take_events())
            if game.state.stage is not Stage.PLAYING or game.question is None:
                break
            seat = game.question.waiting()[0]
            found = observe(game, seat, clues)
            deal = Determinizer(found, rules).sample(chance) if found is not None else None
            if deal is not None:
                looked += 1
                other = deal.game()
                assert view(other, seat) == view(game, seat)
                assert other.state.cards() == game.state.cards()
                assert pickle.loads(pickle.dumps(found)) == found
            options = game.options(seat)
            game.play(seat, options[chance.below(len(options))])
        assert looked > 3


def test_who_drew_is_thought_to_hold_nothing_that_would_have_fitted() -> None:
    game = laid("classic", {"ann": "g4 g5 g6", "bob": "r1 r2 r3"}, top="y9", draw="b1")
    clues = followed(game, (0, DRAW))

    for number in range(20):
        held = Counter(card.code for card in imagined(game, 1, clues, number).state.hands[0])
        fitting = [code for code in held.elements() if code[0] in "yw" or code.endswith("9")]
        assert len(fitting) == 0


def test_who_names_a_color_is_thought_to_hold_much_of_it_until_it_is_laid() -> None:
    pile = "r1 r2 r3 r4 g1 g2 g3 g4 y1 y2 y3 y4 b4 b5 b6 b7"
    game = laid("classic", {"ann": "w b1 b2 b3 g5", "bob": "b8 r7 r8"}, top="y9", draw=pile)
    code = game.rules.deck.by_code
    clues = followed(game, (0, play(code["w"])), (0, name_color(code["b1"].color)))

    def blue() -> float:
        hands = [imagined(game, 1, clues, number).state.hands[0] for number in range(100)]
        return sum(card.code[0] == "b" for hand in hands for card in hand) / sum(map(len, hands))

    named = blue()
    game.play(1, play(code["b8"]))
    clues.follow(game.state, game.take_events())
    game.play(0, play(code["b1"]))
    clues.follow(game.state, game.take_events())

    assert named > 0.5
    assert 0.3 < blue() < named


def test_a_card_that_one_has_drawn_oneself_stays_the_same() -> None:
    game = laid("classic", {"ann": "g1 g2", "bob": "g4 g5"}, top="r9", draw="r7")
    clues = followed(game, (0, DRAW))

    other = imagined(game, 0, clues)

    assert other.question is not None
    assert [other.question.why, *other.options(0)] == ["drawn", play(game.rules.deck.by_code["r7"]), PASS]


def test_a_base_rule_that_fails_at_a_clue_gives_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    game = laid("classic", {"ann": "g4 g5 g6", "bob": "r1 r2 r3"}, top="y9", draw="b1")
    monkeypatch.setattr(type(game.rules.base), "missed", fail)
    clues = followed(game, (0, DRAW))

    assert [part.lacks for part in clues.parts(0)] == [frozenset(), frozenset()]


def test_nothing_is_imagined_while_a_rule_keeps_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    game = laid("classic", {"ann": "g1 g2", "bob": "g4 g5"}, top="r9")
    monkeypatch.setattr(type(game.rules.rules[-1]), "keeps_from", lambda *_: True)

    assert observe(game, 0, followed(game)) is None
