"""States that version 1 saved, with the effects that the kernel kept then."""

import json

from tests.plugins.extended.tables import game_with
from uno_engine import load_state, save_state
from unobot_extended.cards.circlet import CircletEffect
from unobot_extended.cards.draw_two import DrawEffect
from unobot_extended.cards.reward import Stun, Weakness
from unobot_extended.cards.transfer import TransferEffect
from unobot_extended.effects import on_player


def test_effects_of_version_1_are_read() -> None:
    game = game_with(hands={"ann": "r1 b2", "bob": "g1 g2", "cid": "y1 y2 y3"}, top="r5")
    saved = json.loads(save_state(game.state))
    saved["v"] = 1
    packet = saved["draw"].pop()
    empty = {"amount": 0, "least": 0, "cards": []}
    saved["effects"] = [
        [{**empty, "name": "draw", "amount": 6, "least": 4}, {**empty, "name": "transfer", "least": 5, "cards": [packet]}],
        [],
        [{**empty, "name": "circlet", "amount": 2}, {**empty, "name": "stun"}, {**empty, "name": "weakness"}],
    ]  # fmt: skip

    state = load_state(json.dumps(saved).encode(), game.rules)

    card = game.rules.deck.by_code[packet]
    assert on_player(state, 0) == (DrawEffect(6, 4), TransferEffect(5, (card,)))
    assert on_player(state, 1) == ()
    assert on_player(state, 2) == (CircletEffect(2), Stun(), Weakness())
    assert state.cards() == game.state.cards()
