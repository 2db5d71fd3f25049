"""The card Bounce (X-Bounce)."""

import uno_engine as uno
from unobot_extended.card import Effect, ExtendedCard, Laying, black
from unobot_extended.cards.passing import hand_on
from unobot_extended.cards.reverse import turn_round


class Bounce(ExtendedCard):
    """Reverse, then as Pass. With no effect to pass it is just a Reverse.

    As an answer with two players left it only turns the direction; the other is judged (X-Bounce).
    """

    id = "x-bounce"
    printed = (black("bounce", "Bounce", count=2, figure="bounce"),)
    place = 42
    weakened = True

    def answers(self, effect: Effect, card: uno.Card) -> bool:
        """Whether the effect can be handed on: draw and transfer effects can (X13)."""
        return effect.travels

    def next_after(self, state: uno.GameState, seat: int) -> int:
        """Return who is next once the direction has turned."""
        return state.before(seat)

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Turn the direction; as an answer, hand the effects on in the new direction."""
        if laying.answering is None:
            turn_round(ctx, laying)
            return
        # No `turn_round` here: as an answer with two players left it does not skip the other (X-Bounce).
        ctx.emit(uno.Reversed(-ctx.state.direction))
        hand_on(ctx, laying.seat)
