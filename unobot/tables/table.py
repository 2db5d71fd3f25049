"""A table: a game that is played in time, and the people at it."""

from collections.abc import Callable, Collection, Iterable
from itertools import chain, repeat

from uno_engine import (
    DEAL,
    Event,
    GiveUpSeat,
    Input,
    MakeMove,
    MatchOver,
    NotAllowed,
    RenameSeat,
    RoundOver,
    RuleSet,
    Seat,
    Stage,
    TakeSeat,
    TakeSeatBack,
    View,
    view,
)
from unobot.adapter import Identity, Network, Room, Sender
from unobot.clock import Randomness
from unobot.store import PERSON
from unobot.tables.journal import STOPPED, result, standings
from unobot.tables.organizer import PLAYERS, Organizer, Seeds
from unobot.tables.seats import AGENT, NOWHERE, Holder, TableRoom, label_for, token
from unobot.tables.timed_game import LIVE, Pace, TimedGame


class Table(TimedGame):
    """One room's table, from `!uno` to the end of its match: the game, and the people at it.

    `take_events` tells what has happened since it was last called.
    """

    def __init__(
        self,
        network: Network,
        room: Room,
        rules: RuleSet,
        title: str,
        host: Identity,
        chance: Randomness,
        now: float,
        pace: Pace = LIVE,
    ) -> None:
        super().__init__(network, room, rules, chance, now, pace)
        self.home = TableRoom(network, room)
        self.title, self.host, self.host_network = title, host, network
        """`title` is what was chosen when it was opened, `classic cards=9`; `host` is who directs it, on `host_network`."""
        self.seeds = Seeds(chance)
        """Where the seeds of its rounds come from."""
        self.holders: list[Holder] = []
        self.shut_out: dict[Network, list[str]] = {}
        """The masks of those from whom a seat was taken, by their networks."""
        self.organizer: Organizer = PLAYERS
        """Who decides what its players do not."""
        self.plugins: list[str] = []
        """The plugins that its rules come from; looked up when it is stored for the first time."""
        self.largest: list[int] = []
        """The largest hand that each seat has held in this round, as far as it was looked at."""
        self.uncounted = False
        """Whether the last round among people does not count in the records."""
        self._chance = chance

    # --- looking -----------------------------------------------------------------------------------------------------

    def seat_of(self, network: Network, identity: Identity) -> int | None:
        """The seat of that person on that network, also one given up during this match."""
        # a handful of seats: a search is cheaper than a map that renames must keep right
        return next(
            (
                seat
                for seat, holder in enumerate(self.holders)
                if holder.identity == identity and holder.side.network == network
            ),
            None,
        )

    @property
    def host_seat(self) -> int | None:
        """The seat of the host."""
        return self.seat_of(self.host_network, self.host)

    def is_host(self, network: Network, identity: Identity) -> bool:
        """Whether that person is the host, perhaps without a seat."""
        return (self.host_network, self.host) == (network, identity)

    def held_by(self, network: Network, identity: Identity) -> int | None:
        """The seat of that person on that network, if it is not given up."""
        seat = self.seat_of(network, identity)
        return None if seat is None or self.game.state.seats[seat] in {Seat.GONE, Seat.LEFT} else seat

    def people(self) -> list[int]:
        """The seats that are held by people, and not by agents."""
        return [seat for seat in self.game.state.held() if not self.holders[seat].agent]

    def last_seated(self) -> tuple[Holder, ...]:
        """Who sat here to the end, in the order of the seats."""
        left = {Seat.GONE, Seat.LEFT}
        return tuple(
            holder
            for holder, seat in zip(self.holders, self.game.state.seats, strict=True)
            if seat not in left
        )

    def view(self, seat: int | None) -> View:
        """All that seat (None: the room) may know."""
        return view(self.game, seat)

    @property
    def deserted(self) -> bool:
        """Whether in a round the last turns of all people have timed out, so that the bot would play on by itself for ever.

        With an `idle-limit` (M10) they have left before.
        """
        state, turns = self.game.state, self.pace.deserted_after
        return state.stage is not Stage.SCORED and all(state.idle[seat] >= turns for seat in self.people())

    # --- playing -----------------------------------------------------------------------------------------------------

    def take(self, given: Input, now: float) -> None:
        """Give the game an input; raises EngineError if it refuses, and then nothing has changed."""
        if self.waiting and isinstance(given, MakeMove) and given.move == DEAL:
            # if the cards are not dealt after all, the next try settles the seed anew
            seed, self.journal.proof = self.seeds.settle(self.game.state.names)
            self.game.reseed(seed)
            self.largest = []
            super().take(given, now)
            self.seeds.dealt()
        else:
            super().take(given, now)

    def join(
        self,
        sender: Sender,
        side: TableRoom,
        now: float,
        elders: Iterable[str] = (),
        *,
        mark: str = "",
        kind: str = PERSON,
    ) -> int:
        """Give somebody on that side a seat, the old one if they had one. Raises NotAllowed.

        It is called like none of the `elders`, who were in the room before them. `mark` stands behind the name, `kind`
        says among whom rounds count.
        """
        seat = self.seat_of(side.network, sender.identity)
        if seat is not None:
            self.require_not_kicked(seat)
            self.take(TakeSeatBack(seat), now)
            self.holders[seat].side = side
            return seat
        label = self.label_for(sender, side.network, elders, mark)
        # may be refused: only then the holder is added, so that seats and holders have the same order
        self.take(TakeSeat(label), now)
        holder = Holder(sender.identity, sender.name, label, token(self._chance), side, sender.lasting)
        holder.mark, holder.kind = mark, kind
        self.holders.append(holder)
        return len(self.holders) - 1

    def seat_agent(self, name: str, player: str, now: float, elders: Iterable[str] = ()) -> int:
        """Give an agent of that name a seat, for which that one of `Services.players` moves. Raises NotAllowed."""
        seat = self.join(Sender(Identity(name), name, lasting=True), NOWHERE, now, elders, kind=AGENT)
        self.holders[seat].agent = player
        return seat

    def require_not_kicked(self, seat: int) -> None:
        """Raise NotAllowed if the seat was taken from its player, who is out of this match then."""
        if self.holders[seat].kicked:
            raise NotAllowed("kicked-out")

    def kick(self, seat: int, now: float, masks: Iterable[str] = ()) -> None:
        """Take the seat from its player, for this match; nobody whom these masks fit gets another one."""
        self.take(GiveUpSeat(seat), now)
        # an agent may be asked to come again
        self.holders[seat].kicked = not self.holders[seat].agent
        known = self.shut_out.setdefault(self.holders[seat].side.network, [])
        known += (mask for mask in masks if mask not in known)

    def kicked(self) -> frozenset[int]:
        """The seats that were taken from their players."""
        return frozenset(seat for seat, holder in enumerate(self.holders) if holder.kicked)

    def renew_token(self, seat: int) -> None:
        """The old token is worth nothing from now on."""
        self.holders[seat].token = token(self._chance)
        self.dirty = True

    def label_for(self, sender: Sender, network: Network, elders: Iterable[str] = (), mark: str = "") -> str:
        """What that person's seat is called, or would be."""
        others = (holder.label for holder in self.holders if not holder.is_on(network, sender.identity))
        return label_for(sender, chain(others, elders), mark)

    def rename_holder(
        self,
        network: Network,
        old: Identity,
        sender: Sender,
        now: float,
        elders: Iterable[str] = (),
        *,
        side: TableRoom | None = None,
    ) -> None:
        """Note another name of somebody who holds a seat, or another identity (which had no seat of its own).

        `side` is where they play from now on, if that changes.
        """
        seat = self.seat_of(network, old)
        if seat is None:
            return
        holder = self.holders[seat]
        side = side or holder.side
        # two seats must never belong to one identity
        if self.seat_of(side.network, sender.identity) not in {None, seat}:
            return
        if self.is_host(network, old):
            self.host_network, self.host = side.network, sender.identity
        holder.side = side
        holder.identity, holder.name, holder.lasting = sender.identity, sender.name, sender.lasting
        label = self.label_for(sender, holder.side.network, elders, holder.mark)
        if label != holder.label:
            holder.label = label
            self.take(RenameSeat(seat, label), now)
        self.dirty = True

    def update_name(self, network: Network, sender: Sender, now: float, elders: Iterable[str] = ()) -> None:
        """Call the seat of somebody who has come as they are called now, if they hold one."""
        seat = self.seat_of(network, sender.identity)
        if seat is not None and self.holders[seat].name != sender.name:
            self.rename_holder(network, sender.identity, sender, now, elders)

    def pass_host_on(self) -> None:
        """If the host has given the seat up, the next person who holds one is the host."""
        people = self.people()
        if self.organizer.organized:
            return
        if people and self.held_by(self.host_network, self.host) is None and not self.over:
            self.hand_over(people[0])

    def hand_over(self, seat: int) -> None:
        """Whoever holds that seat is the host from now on."""
        self.host, self.host_network = self.holders[seat].identity, self.holders[seat].side.network
        self.dirty = True

    def take_back(self, seat: int, sender: Sender, now: float, elders: Iterable[str] = ()) -> None:
        """Somebody has shown a seat's token: it is theirs, and the token is spent."""
        holder = self.holders[seat]
        self.rename_holder(holder.side.network, holder.identity, sender, now, elders)
        holder.told = False
        self.renew_token(seat)

    def dealing_seat(self) -> int:
        """Who deals when nobody says so: any seat that is held."""
        return self.game.state.held()[0]

    # --- what has happened -------------------------------------------------------------------------------------------

    def take_events(self, absent: Callable[[], Collection[int]] = tuple) -> list[Event]:
        """What has happened; a round that ended is noted for the store. Who is `absent` then has not won it."""
        events, state = self.game.take_events(), self.game.state
        if events:
            known = chain(self.largest, repeat(0))
            self.largest = [max(len(hand), most) for hand, most in zip(state.hands, known, strict=False)]
        for event in events:
            if isinstance(event, RoundOver):
                self.organizer.round_over(event)
                outcome = tuple(standings(self.holders, state, event, self.largest, absent()))
                people = [each.place for each in outcome if each.kind == PERSON]
                self.uncounted = len(people) > 1 and sum(map(bool, people)) < 2
                self.journal.finish(result(event), outcome)
                self.seeds.round_over(self.journal.round, self.journal.proof)
            elif isinstance(event, MatchOver) and event.stopped and not self.journal.finished:
                self.journal.finish(STOPPED, ())
                self.seeds.round_over(self.journal.round, self.journal.proof)
        return events
