"""The engine against the referee: some rounds of every preset that both know, and a fault that is found."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.plugins.built_in import all_rules
from tests.referee.beside import MODELLED, MOST_UNCLEAR, Different, line_beside, play_beside, unclear
from uno_engine import BadTable, Ctx, Flow, Penalty, Play, Wild, WildDraw


def compare(preset: str, seeds: range) -> int:
    """Play rounds of that preset at tables of these seeds on both sides; return how many."""
    played = 0
    for seed in seeds:
        line = line_beside(all_rules(), Random(f"{seed}"), preset)
        try:
            rules = all_rules().compose(line)
        except BadTable:
            continue  # options that do not go together: there is no such table
        played += play_beside(rules, seed, 2)
    return played


@pytest.mark.parametrize("preset", MODELLED)
def test_the_engine_and_the_referee_play_the_same_rounds(preset: str) -> None:
    unclear.clear()
    played = compare(preset, range(8))
    assert played >= 3
    assert unclear.total() <= max(2, MOST_UNCLEAR * played), unclear


def test_a_hand_that_is_judged_only_after_its_colour_was_named_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def judged_late(self: WildDraw, ctx: Ctx, play: Play) -> Flow:
        await ctx.rule(Wild).name_color(ctx, play.seat)
        late = replace(play, hand=(*ctx.state.hands[play.seat], play.card))
        return ctx.rule(Penalty).hit(ctx, play, self.amount, self.bluff(late))

    # calls that cost cards change the hand while the colour is asked for
    rules = all_rules().compose("classic cards=4 draw=until false-uno=2 false-catch=2")
    assert play_beside(rules, 7, 2)
    monkeypatch.setattr(WildDraw, "draw_wild", judged_late)
    with pytest.raises(Different, match="challenge"):
        play_beside(rules, 7, 2)
