"""Effects on players: `draw`, `transfer`, `stun`, `weakness`, `circlet`, `disarm` (X10, X13-X17)."""

from collections.abc import Sequence

from uno_engine import Ctx, Effect, EffectsChanged, GameState


def on(state: GameState, seat: int, name: str) -> Effect | None:
    """The first effect of that name on a player."""
    for effect in state.effects[seat]:
        if effect.name == name:
            return effect
    return None


def joined(old: Effect, new: Effect) -> Effect | None:
    """Two effects as one, where they are of a kind that adds up; else None."""
    if old.name != new.name:
        return None
    if old.name == "draw":
        return Effect("draw", old.amount + new.amount, max(old.least, new.least))
    if old.name == "transfer" and old.least == new.least:
        return Effect("transfer", old.amount + new.amount, old.least, old.cards + new.cards)
    if old.name == "circlet":
        return Effect("circlet", (old.amount + 1) // 2)  # however it came, it halves the effective hand again
    return old if old.name in {"stun", "weakness"} else None


async def put_on(ctx: Ctx, seat: int, *effects: Effect) -> None:
    """Effects reach a player."""
    there = list(ctx.state.effects[seat])
    for effect in effects:
        for place, old in enumerate(there):
            both = joined(old, effect)
            if both is not None:
                there[place] = both
                break
        else:
            there.append(effect)
    if effects:
        await ctx.emit(EffectsChanged(seat, tuple(there)))


async def take_off(ctx: Ctx, seat: int, effects: Sequence[Effect]) -> None:
    """Effects leave a player."""
    there = list(ctx.state.effects[seat])
    for effect in effects:
        there.remove(effect)
    if effects:
        await ctx.emit(EffectsChanged(seat, tuple(there)))


async def move(ctx: Ctx, seat: int, to: int, names: Sequence[str] | None = None) -> None:
    """Effects on one player (None: all of them) go to another, all together."""
    moving = [effect for effect in ctx.state.effects[seat] if names is None or effect.name in names]
    if seat != to:
        await take_off(ctx, seat, moving)
        await put_on(ctx, to, *moving)
