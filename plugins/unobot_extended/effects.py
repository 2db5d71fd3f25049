"""The store of effects on players: looking them up, putting them on, taking them off (X10, X17)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar, Union, cast

import msgspec

import uno_engine as uno
from unobot_extended.card import Effect, ExtendedCard

ID = "extended-effects"
"""The id of the rule `Effects`, under which the state keeps `OnPlayers`: a rule that needs it says `requires = (ID,)`."""

E = TypeVar("E", bound=Effect)


class OnPlayers(msgspec.Struct, frozen=True):
    """The effects on each seat. There is none of it while no effect is on anybody."""

    on: tuple[tuple[Effect, ...], ...] = ()

    def held_cards(self) -> Iterator[uno.Card]:
        """Return the cards that lie in packets: they are in no zone, and are counted here (B33)."""
        return (card for effects in self.on for effect in effects for card in effect.held_cards())


class EffectsOnPlayers(uno.Fact, frozen=True):
    """The names of the effects on each seat."""

    effects: tuple[tuple[str, ...], ...]


class Effects(uno.Rule):
    """Stores the effects on players; their classes come from the cards of the table."""

    id = ID
    role = "part"

    def check(self, rules: uno.RuleSet) -> None:
        """Collect the classes of effects at this table: a saved game is read back by these."""
        cards = (rule for rule in rules.rules if isinstance(rule, ExtendedCard))
        self.memory = self.kept_as = memory_for(
            tuple(dict.fromkeys(e for card in cards for e in card.effects))
        )

    def keep(self, ctx: uno.Ctx, seat: int, effects: Sequence[Effect]) -> None:
        """Store these effects as the ones on that player."""
        there = list(on_all(ctx.state))
        there[seat] = tuple(effects)
        # None where there is nothing: then the state holds no key, which is looked for in every turn.
        memory = self.kept_as(tuple(there)) if any(there) else None
        if memory != ctx.state.own.get(self.id):
            ctx.emit(uno.Remembered(self.id, memory))

    def end_over(self, ctx: uno.Ctx) -> None:
        """Take off all effects that end by themselves."""
        state = ctx.state
        memory = state.own.get(self.id)
        if not isinstance(memory, OnPlayers):
            return
        for seat, effects in enumerate(memory.on):
            if effects and state.seats[seat] is uno.Seat.IN:
                ended = [effect for effect in effects if effect.over(state, seat)]
                if ended:
                    take_off(ctx, seat, ended)

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Publish the names of all effects; nobody is told what lies in a packet."""
        names = (tuple(effect.name for effect in effects) for effects in on_all(state))
        return (EffectsOnPlayers(tuple(names)),)


@cache
def memory_for(kinds: tuple[type[Effect], ...]) -> type[OnPlayers]:
    """Build the class that stores these kinds of effects; msgspec needs the union of them to read a saved one back."""
    either: Any = Union[kinds] if kinds else Effect  # noqa: UP007  # a union that is only known now
    fields = [("on", tuple[tuple[either, ...], ...], ())]
    return cast("type[OnPlayers]", msgspec.defstruct("OnPlayers", fields, bases=(OnPlayers,), frozen=True))


def on_player(state: uno.GameState, seat: int) -> tuple[Effect, ...]:
    """Return the effects on a player."""
    memory = state.own.get(ID)
    return memory.on[seat] if isinstance(memory, OnPlayers) and seat < len(memory.on) else ()


def on_all(state: uno.GameState) -> list[tuple[Effect, ...]]:
    """Return the effects on each seat."""
    return [on_player(state, seat) for seat in range(len(state.seats))]


def find(state: uno.GameState, seat: int, kind: type[E]) -> E | None:
    """Return the first effect of that class on a player, or None."""
    return next((effect for effect in on_player(state, seat) if isinstance(effect, kind)), None)


def first_judged(state: uno.GameState, seat: int) -> Effect | None:
    """Return the effect that a player must answer first in judgement, or None (X17)."""
    judged = [effect for effect in on_player(state, seat) if effect.judged]
    return min(judged, key=lambda effect: effect.order, default=None)


def put_on(ctx: uno.Ctx, seat: int, *effects: Effect) -> None:
    """Put effects on a player; each may join one of the same kind that is there."""
    there = list(on_player(ctx.state, seat))
    for effect in effects:
        for place, old in enumerate(there):
            both = old.joined(effect) if type(old) is type(effect) else None
            if both is not None:
                there[place] = both
                break
        else:
            there.append(effect)
    ctx.rule(Effects).keep(ctx, seat, there)


def take_off(ctx: uno.Ctx, seat: int, effects: Iterable[Effect]) -> None:
    """Take these effects off a player."""
    there = list(on_player(ctx.state, seat))
    for effect in effects:
        there.remove(effect)
    ctx.rule(Effects).keep(ctx, seat, there)


def hand_over(ctx: uno.Ctx, seat: int, to: int, effects: Sequence[Effect]) -> None:
    """Move effects from one player to another, all together; nothing happens if both are the same."""
    if seat != to:
        take_off(ctx, seat, effects)
        put_on(ctx, to, *effects)
        # A Circlet handed to a small hand ends at once (X-Circlet).
        ctx.rule(Effects).end_over(ctx)
