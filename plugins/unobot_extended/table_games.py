"""What Grenade, C4 and Outbid share: numbers that may be laid, and the loss of a hand (X10, X18)."""

from uno_engine import Card, Ctx, Discarded, Event, GameState, Move, play, seen_by_all
from unobot_extended.cards.infinity import INFINITY, as_number, name_number
from unobot_extended.course import players_dealt_to
from unobot_extended.playing import ExtendedPlaying


class BlownUp(Event, frozen=True):
    """A Grenade or C4 exploded: this player loses the whole hand for a new one."""

    seat: int
    card: Card
    # the card was laid openly, perhaps so long ago that it was shuffled in meanwhile
    reveals = True

    seen_by = seen_by_all


def tosses(state: GameState, seat: int, least: int = 0) -> list[Move]:
    """Return the plays with a number card of at least that value; an Infinity is any number (X-Infinity)."""
    found: list[Move] = []
    for card in dict.fromkeys(state.hands[seat]):
        if card.symbol == INFINITY:
            found += [play(card), *(as_number(card, n) for n in range(least, 10))]
        elif card.number is not None and card.number >= least:
            found.append(play(card))
    return found


async def toss(ctx: Ctx, seat: int, move: Move, least: int = 0) -> int:
    """Lay a number card, and return its number; that of an Infinity is asked for if it was not named."""
    card = move.card
    assert card is not None
    ctx.rule(ExtendedPlaying).toss(ctx, seat, card)
    if card.number is not None:
        return card.number
    return await name_number(ctx, seat, move, range(least, 10))


def lose_hand(ctx: Ctx, seat: int, because: Card) -> None:
    """Let a player discard the whole hand, and draw as many cards as were dealt at the start."""
    ctx.emit(BlownUp(seat, because))
    hand = tuple(ctx.state.hands[seat])
    if hand:
        ctx.emit(Discarded(seat, hand))
    base = ctx.rules.base
    # Drawn after the discard: that ends a Circlet, which would hold the new cards back (X-Grenade, X-C4).
    base.draw(ctx, seat, base.dealt_to(players_dealt_to(ctx.state)), "new-hand")
