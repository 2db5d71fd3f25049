"""The card C4, a table-wide game (X-C4)."""

import uno_engine as uno
from unobot_extended.asking import CANNOT, UNWILLING
from unobot_extended.card import ExtendedCard, Laying, black
from unobot_extended.cards.grenade import lose_hand
from unobot_extended.playing import ExtendedPlaying


class C4Moved(uno.Event, frozen=True):
    """The C4 moved `number` seats on, from `seat` to `to`."""

    seat: int
    to: int
    number: int


class C4(ExtendedCard):
    """Table: starting with its player, play a number card; the C4 moves that many seats on (0: it stays).

    Whoever holds it must do the same, if they can. Who cannot, discards the whole hand and draws as many as were dealt
    (a Circlet ends first). Its own player may let it explode even with a number in hand; others must play one if they
    can. It ends, and the player after the one who played the C4 begins a turn — if that very player was blown up, they
    are passed over. Number cards need not match; they become last (X-C4).
    """

    id = "x-c4"
    printed = (black("c4", "C4", figure="c4"),)
    place = 45
    asks_on = True

    async def act(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        """Let the C4 move from seat to seat until it explodes, and set who is next."""
        playing, holder = ctx.rule(ExtendedPlaying), laying.seat
        while (choice := await self.ask(ctx, holder, own=holder == laying.seat)).card is not None:
            number = await playing.toss_number(ctx, holder, choice)
            after = ctx.state.after(holder, number)
            ctx.emit(C4Moved(holder, after, number))
            holder = after
        lose_hand(ctx, holder, laying.card)
        # Who was blown up is passed over if it would be their turn, and only then (X-C4).
        following = ctx.state.after(laying.seat)
        laying.following = ctx.state.after(following) if following == holder else following
        return None

    def ask(self, ctx: uno.Ctx, seat: int, *, own: bool) -> uno.Question:
        """Ask for a number; only its own player, and who has no number, may let it explode."""
        playing = ctx.rule(ExtendedPlaying)

        def options(state: uno.GameState, seat: int) -> list[uno.Move]:
            able = playing.tosses(state, seat)
            return [*able, CANNOT] if own or not able else able

        why = "c4-own" if own else "c4"
        return ctx.ask(seat, options, why=why, default=CANNOT, acts=True, synonyms=UNWILLING)
