"""What people have: a coin for each round that they win, and the hats that they have bought."""

from dataclasses import dataclass
from typing import Annotated

import msgspec
from annotated_types import Interval
from msgspec.structs import replace

from uno_engine import NotAllowed
from unobot.adapter import Identity
from unobot.commands import Command, Where
from unobot.commands.request import Request
from unobot.commands.set import switch
from unobot.config.kinds import Expected
from unobot.tables.lines import Lines
from unobot.tables.memory import Memory
from unobot.tables.place import Place
from unobot.tables.signals import RoundStored


@dataclass(frozen=True, slots=True)
class PurseSettings:
    """What the operator can set, in `[plugin.purse]`."""

    price: Annotated[int, Interval(ge=1), Expected("a whole number from 1")] = 2
    """So many coins a hat costs."""


class Purse(msgspec.Struct, frozen=True):
    """What somebody has."""

    coins: int = 0
    hats: int = 0

    def plus(self, other: "Purse") -> "Purse":
        """Return what two accounts have that turn out to be one person's."""
        return Purse(self.coins + other.coins, self.hats + other.hats)


class Shop(msgspec.Struct, frozen=True):
    """What is kept of a room's shop."""

    days: int = 0


def open_shop(place: Place, lines: Lines) -> None:
    """Tell the room that the shop is open, each day."""
    shops = Memory(place, Shop, lines)
    shops.put_here(Shop(shops.here.days + 1))
    lines.room(place.voice().say("shop-open", day=shops.here.days))


BEGGAR = switch("beggar", lambda request: begs(request.place, request.identity))
"""Whether somebody wants no coins (`!set beggar on`)."""


def begs(place: Place, identity: Identity) -> bool:
    """Whether somebody wants no coins."""
    return place.chosen(identity, "beggar") == "on"


def pay_winners(place: Place) -> None:
    """Give a coin to whoever wins a round in that room."""

    def pay(signal: RoundStored) -> None:
        purses = Memory(place, Purse, signal)
        for each in signal.finished.standings:
            # without a person: nothing is to be kept of them
            if each.won and each.person != "" and not begs(place, each.identity):
                purse = purses.of(each.identity, each.network)
                purses.put(each.identity, replace(purse, coins=purse.coins + 1), each.network)

    place.signals.listen(RoundStored, pay)


def coins(request: Request) -> None:
    """Tell somebody what they have; with `all` behind it, what everybody on the network has together."""
    if request.rest == "all":
        everybody = [purse.coins for _, purse in request.kept(Purse).everybody()]
        request.answer(request.say("coins-all", people=len(everybody), coins=sum(everybody)))
        return
    purse = request.kept(Purse).of(request.identity)
    request.answer(request.say("coins", player=request.speaker, coins=purse.coins, hats=purse.hats))


def buy(request: Request) -> None:
    """Sell somebody a hat. Raises NotAllowed if they cannot pay."""
    purses = request.kept(Purse)
    purse, price = purses.of(request.identity), request.place.services.config.of(PurseSettings).price
    if purse.coins < price:
        raise NotAllowed("too-poor", price=price)
    purses.put(request.identity, Purse(purse.coins - price, purse.hats + 1))
    request.answer(request.say("bought", player=request.speaker))


COINS = Command("coins", coins, where=Where.ANYWHERE)
BUY = Command("buy", buy)
