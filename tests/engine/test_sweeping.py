"""The parts that decks bring with such cards: Discard All takes its colour along (N10), Skip Everyone skips all (N11)."""

from collections.abc import Mapping

import pytest

from tests.engine.tables import rules_for, say
from uno_engine import (
    Color,
    Deck,
    DiscardAll,
    EveryoneSkipped,
    Game,
    Kind,
    Layout,
    NotAllowed,
    Played,
    Rule,
    SkipEveryone,
    TooLate,
    each_color,
    laid_out,
    seed_from,
)

SKIP_EVERYONE = Kind(SkipEveryone.symbol, "Skip Everyone", 30)
DISCARD_ALL = Kind(DiscardAll.symbol, "Discard All", 30)


class MoreCards(Rule):
    """The 108 cards, and two of each of these in every colour."""

    id = "more-cards"
    role = "deck"
    includes = (DiscardAll.id, SkipEveryone.id)

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """The deck with them added."""
        return deck.plus(
            self.id, {card: 2 for kind in (SKIP_EVERYONE, DISCARD_ALL) for card in each_color(kind)}
        )


def table(hands: Mapping[str, str], top: str = "r9", line: str = "classic") -> Game:
    """A table of three with these hands and cards, ann to play."""
    rules = rules_for(line, MoreCards)
    held = {
        seat: [rules.deck.by_code[code] for code in hand.split()] for seat, hand in enumerate(hands.values())
    }
    return laid_out(rules, list(hands), Layout(hands=held, top=rules.deck.by_code[top]), seed_from(1))


def hand(game: Game, seat: int) -> str:
    """The codes of that hand."""
    return " ".join(card.code for card in game.state.hands[seat])


def asked(game: Game) -> tuple[int, ...]:
    """Who must act."""
    return game.question.asked if game.question else ()


OTHERS = {"bob": "b1 b2 b3", "cid": "b1 b2 b3"}


def test_discard_all_takes_its_colour_along_in_the_order_of_the_deck() -> None:
    game = table({"ann": "rda rs g5 r7 rda r2 w", **OTHERS})

    say(game, 0, "play rda")

    assert hand(game, 0) == "g5 w"
    assert [card.code for card in game.state.discard[-5:]] == ["r2", "r7", "rs", "rda", "rda"]
    assert asked(game) == (1,)


def test_what_it_takes_along_has_no_effect_and_is_no_play_of_several() -> None:
    game = table({"ann": "rda rs r+2 g5 g6", **OTHERS})

    say(game, 0, "play rda")

    played = next(event for event in game.take_events() if isinstance(event, Played))
    assert (played.card.code, played.under) == ("rda", ())
    assert [card.code for card in played.swept] == ["rs", "r+2"]
    assert len(game.state.hands[1]) == 3


def test_uno_is_owed_for_what_is_left_after_it() -> None:
    game = table({"ann": "rda r5 r6 g7", **OTHERS})
    say(game, 0, "play rda")
    say(game, 1, "catch")
    assert len(game.state.hands[0]) == 3


def test_uno_may_be_called_before_it() -> None:
    game = table({"ann": "rda r5 r6 g7", **OTHERS})
    say(game, 0, "uno")
    say(game, 0, "play rda")
    with pytest.raises(TooLate):
        say(game, 1, "catch")
    assert hand(game, 0) == "g7"


def test_no_uno_is_owed_if_it_takes_the_second_last_card_along() -> None:
    game = table({"ann": "rda r5", **OTHERS}, top="yda")
    with pytest.raises(NotAllowed):
        say(game, 0, "uno")
    say(game, 0, "play rda")
    assert game.state.ended == (0,)


@pytest.mark.parametrize("no_out", ["black", "action"])
def test_one_that_empties_the_hand_is_barred_as_a_last_card(no_out: str) -> None:
    game = table({"ann": "rda r5 r6", **OTHERS}, line=f"classic no-out={no_out}")
    with pytest.raises(NotAllowed, match="no-out"):
        say(game, 0, "play rda")

    game = table({"ann": "rda r5 r6 g7", **OTHERS}, line=f"classic no-out={no_out}")
    say(game, 0, "play rda")
    assert hand(game, 0) == "g7"


def test_it_goes_on_its_colour_and_on_another_of_its_kind() -> None:
    game = table({"ann": "rda g1 y4", **OTHERS}, top="gda")
    say(game, 0, "play rda")
    assert game.state.color is Color.RED


def test_skip_everyone_gives_its_player_another_turn() -> None:
    game = table({"ann": "rse g1 y4", **OTHERS})

    say(game, 0, "play rse")

    assert EveryoneSkipped(0) in game.take_events()
    assert asked(game) == (0,)


def test_who_went_out_with_a_skip_everyone_takes_no_turn() -> None:
    game = table({"ann": "rse", **OTHERS}, line="classic places")

    say(game, 0, "play rse")

    assert asked(game) == (1,)


def test_the_call_of_the_first_play_can_be_caught_until_its_player_acts_again() -> None:
    game = table({"ann": "rse g1", **OTHERS})
    say(game, 0, "play rse")
    say(game, 2, "catch")
    assert len(game.state.hands[0]) == 3
