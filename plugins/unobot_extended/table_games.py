"""What the games that take over the table have in common: tossing numbers, losing a hand (X10, X18)."""

from uno_engine import Card, Ctx, Discarded, Event, GameState, Move, play
from unobot_extended.cards.infinity import INFINITY, as_number, name_number
from unobot_extended.course import players_dealt_to
from unobot_extended.playing import ExtendedPlaying


class BlownUp(Event, frozen=True):
    """A Grenade or C4 exploded: this player loses the whole hand for a new one."""

    seat: int
    card: Card


def tosses(state: GameState, seat: int, least: int = 0) -> list[Move]:
    """The number cards of at least that value that a player holds; an Infinity is any number (X-Infinity)."""
    found: list[Move] = []
    for card in dict.fromkeys(state.hands[seat]):
        if card.symbol == INFINITY:
            found += [play(card), *(as_number(card, n) for n in range(least, 10))]
        elif card.number is not None and card.number >= least:
            found.append(play(card))
    return found


async def toss(ctx: Ctx, seat: int, move: Move, least: int = 0) -> int:
    """Lay a number card; returns its number, the named one of an Infinity."""
    card = move.card
    assert card is not None
    ctx.rule(ExtendedPlaying).toss(ctx, seat, card)
    if card.number is not None:
        return card.number
    return await name_number(ctx, seat, move, range(least, 10))


def lose_hand(ctx: Ctx, seat: int, because: Card) -> None:
    """A player discards the whole hand, and draws as many cards as were dealt at the start."""
    ctx.emit(BlownUp(seat, because))
    hand = tuple(ctx.state.hands[seat])
    if hand:
        ctx.emit(Discarded(seat, hand))
    base = ctx.rules.base
    base.draw(ctx, seat, base.dealt_to(players_dealt_to(ctx.state)), "new-hand")
