"""The card Regret, a reaction (X-Regret)."""

import uno_engine as uno
from unobot_extended.card import ExtendedCard, Laying, coloured
from unobot_extended.effects import Effects
from unobot_extended.state import PACKET, GivenBack, bar


class Regret(ExtendedCard):
    """Reaction of the next player to a card played in a turn or as an answer in judgement, numbers included.

    The next player in the direction there is after the card. Never to Skip, Bomb, Magic Hand, Regret, a reaction, or a
    card inside a table-wide game. The window opens once the card's colour, target and number are named, before it acts.
    Regret becomes last; the card and what was laid with it return to the hand; direction, colour and effects are as
    before it; cards drawn stay. Its player has the turn again — in judgement if the card was an answer there, otherwise
    drawing and playing anew — and may not play that face in it (an Infinity: no Infinity of that colour). A UNO debt
    from it is void. As a turn's own play Regret is a plain green card (X-Regret).
    """

    id = "x-regret"
    printed = (coloured("regret", "Regret", only=uno.Color.GREEN, figure="regret"),)
    place = 26
    regrettable = False
    reacts = True

    def reacts_to(self, rule: ExtendedCard) -> bool:
        """Whether the card may be taken back: all may but Skip, Bomb, Magic Hand and Regret (X11)."""
        return rule.regrettable

    def react(self, ctx: uno.Ctx, laying: Laying, seat: int) -> None:
        """Give what was laid back to the hand, and put in force again what was so before it.

        So are effects on its player: a Circlet ends as soon as the hand is small enough, before anybody can react.
        """
        laying.taken_back = True
        ctx.rule(Effects).keep(ctx, laying.seat, laying.effects)
        packet = ctx.state.zones.get(PACKET, ())
        back = GivenBack(
            laying.seat, seat, laying.card, laying.cards, packet, len(packet), laying.last.top, laying.last.color,
            laying.last.number,
        )  # fmt: skip
        ctx.emit(back)
        bar(ctx, laying.card)
