"""A table: a game, the people at it, its clock, and what is kept of it."""

from collections.abc import Callable
from dataclasses import replace

import msgspec

from uno_engine import (
    Catalogue,
    Event,
    Game,
    Input,
    MatchOver,
    PassTime,
    RenameSeat,
    RoundOver,
    RuleFailed,
    RuleSet,
    Seat,
    TakeSeat,
    TakeSeatBack,
    View,
    load_state,
    save_state,
    view,
)
from unobot.adapter import Identity, Network, Room, Sender
from unobot.parts import FinishedRound, Placed
from unobot.store import Change, Standing, TableKept
from unobot.store.read import StoredTable
from unobot.tables.chance import Chance
from unobot.tables.entries import Entries, OldReader
from unobot.tables.journal import Journal
from unobot.tables.seats import Holder, label_for, token


class Kept(msgspec.Struct, frozen=True):
    """What is stored of a table beside its running round. `state` is the game's state between rounds."""

    line: str
    title: str
    seed: str
    host: Identity
    holders: list[Holder]
    paused: bool = False
    state: str | None = None
    v: int = 1

    def __repr__(self) -> str:
        """What is played; never the seed, the tokens or the hands."""
        return f"<Kept {self.line!r}>"


class Table:
    """One room's table, from `!uno` to the end of its match.

    The game's clock stands while the table is paused and while the bot does not run. All that changes the game goes
    through `take` and `advance`; `take_events` tells what has happened since.
    """

    def __init__(
        self,
        network: Network,
        room: Room,
        rules: RuleSet,
        title: str,
        seed: bytes,
        host: Identity,
        chance: Chance,
        now: float,
    ) -> None:
        self.network, self.room, self.rules, self.seed, self.host = network, room, rules, seed, host
        self.title = title
        """What was chosen when it was opened, `classic cards=9`."""
        self.game = Game(rules, seed)
        self.holders: list[Holder] = []
        self.paused = False
        self.dirty = True
        """Whether there is something the store does not know yet."""
        self.deal_at: float | None = None
        """When the cards are dealt without anybody saying so, in seconds since the epoch."""
        self._chance = chance
        self._mark = now
        self._paused_at = now
        self._journal = Journal(network, room, rules.line, seed, chance)

    # --- coming back from the store ----------------------------------------------------------------------------------

    @classmethod
    def from_store(
        cls,
        stored: StoredTable,
        catalogue: Catalogue,
        chance: Chance,
        now: float,
        reader: Callable[[RuleSet], OldReader],
    ) -> "tuple[Table, bool]":
        """The table as it was; False if the turn in progress could not be replayed and the game goes on before it.

        `reader` makes what reads the moves of a round that version 1 kept.
        Raises EngineError or msgspec.MsgspecError if nothing can be made of what is stored.
        """
        kept = msgspec.json.decode(stored.payload, type=Kept)
        rules, seed = catalogue.compose(kept.line), bytes.fromhex(kept.seed)
        table = cls(stored.network, stored.room, rules, kept.title, seed, kept.host, chance, now)
        table.holders, table.paused = kept.holders, kept.paused
        whole = True
        if stored.round is not None:
            whole = table._replay(stored, reader)
        elif kept.state is not None:
            table.game = Game(table.rules, table.seed, state=load_state(kept.state.encode(), table.rules))
        return table, whole

    def _replay(self, stored: StoredTable, reader: Callable[[RuleSet], OldReader]) -> bool:
        round_ = stored.round
        assert round_ is not None
        state, stored_inputs = load_state(round_.state, self.rules), round_.covers + len(round_.inputs)
        self.game = Game(self.rules, self.seed, state=state)
        entries = Entries(self.game, round_.state, lambda: reader(self.rules))
        try:
            for given in round_.inputs:
                entries.feed(given.seat, given.text)
        except Exception:  # noqa: BLE001 - whatever an upgrade has changed, the game goes on from the checkpoint
            self.game = Game(self.rules, self.seed, state=state)
            self._journal.resume(round_.id, stored_inputs, old=entries.old)
            self._journal.forget_since(self.game.checkpoint)
            self.dirty = True
            return False
        finally:
            self.game.take_events()
            self.take_failures()
        self._journal.resume(round_.id, stored_inputs, old=entries.old)
        return True

    def changed(self, change: Change) -> Change:
        """The change, with all that the store must learn of this table."""
        self.dirty = False
        change = self._journal.take(change)
        in_round = self._journal.round is not None
        kept = Kept(
            line=self.rules.line,
            title=self.title,
            seed=self.seed.hex(),
            host=self.host,
            holders=self.holders,
            paused=self.paused,
            state=None if in_round else save_state(self.game.state).decode(),
        )
        payload = TableKept(self.network, self.room, msgspec.json.encode(kept), self._journal.round)
        return replace(change, table=payload)

    def finished_round(self, change: Change) -> FinishedRound | None:
        """The round that this change ends, for the plugins that listen."""
        if change.finished is None or not change.finished.standings:
            return None
        placed = tuple(
            Placed(each.identity, each.name, each.place, each.points, each.won)
            for each in change.finished.standings
        )
        return FinishedRound(self.network, self.room, change.finished.id, self.title, placed)

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """Whether no round is being played: before the first deal, and between rounds."""
        return self.game.state.phase == "waiting"

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.state.phase == "over"

    def seat_of(self, identity: Identity) -> int | None:
        """The seat of that person, also one given up during this match."""
        return next((seat for seat, holder in enumerate(self.holders) if holder.identity == identity), None)

    def held_by(self, identity: Identity) -> int | None:
        """The seat of that person, if it is not given up."""
        seat = self.seat_of(identity)
        return None if seat is None or self.game.state.seats[seat] in {Seat.GONE, Seat.LEFT} else seat

    def has_token(self, said: str) -> bool:
        """Whether that is the token of a seat here."""
        return any(holder.token == said for holder in self.holders)

    def view(self, seat: int | None) -> View:
        """All that seat (None: the room) may know."""
        return view(self.game, seat)

    def asked(self) -> tuple[int, ...]:
        """The seats that the game waits for, in a round."""
        question = self.game.question
        return () if question is None or self.waiting else question.waiting()

    @property
    def plays_for_idle(self) -> bool:
        """Whether the bot goes on for who does not answer in time (M10)."""
        return bool(self.rules.base.patience)

    # --- playing -----------------------------------------------------------------------------------------------------

    def take(self, given: Input, now: float) -> None:
        """Give the game an input; raises EngineError if it refuses, and then nothing has changed."""
        clock = self.clock(now)
        if clock > self.game.state.clock and not self.waiting:
            self._give(PassTime(clock), now)
        self._mark = now
        self._give(given, now)

    def _give(self, given: Input, now: float) -> None:
        self._journal.give(self.game, given, now)
        self.dirty = True

    def join(self, sender: Sender, now: float) -> int:
        """Give somebody a seat, the old one if they had one. Raises NotAllowed."""
        seat = self.seat_of(sender.identity)
        if seat is not None:
            self.take(TakeSeatBack(seat), now)
            return seat
        label = label_for(sender, [holder.label for holder in self.holders])
        self.take(TakeSeat(label), now)
        self.holders.append(Holder(sender.identity, sender.name, label, token(self._chance), sender.lasting))
        return len(self.holders) - 1

    def renew_token(self, seat: int) -> None:
        """The old token is worth nothing from now on."""
        self.holders[seat].token = token(self._chance)
        self.dirty = True

    def renamed(self, old: Identity, sender: Sender, now: float) -> None:
        """The holder of a seat has another name, or is known by another identity (which had no seat of its own)."""
        seat = self.seat_of(old)
        if seat is None or (old != sender.identity and self.seat_of(sender.identity) is not None):
            return
        holder = self.holders[seat]
        others = [other.label for other in self.holders if other is not holder]
        holder.identity, holder.name, holder.lasting = sender.identity, sender.name, sender.lasting
        label = label_for(sender, others)
        if label != holder.label:
            holder.label = label
            self.take(RenameSeat(seat, label), now)
        self.dirty = True

    def met(self, sender: Sender, now: float) -> None:
        """Somebody has come: if they hold a seat, it is called as they are called now."""
        seat = self.seat_of(sender.identity)
        if seat is not None and self.holders[seat].name != sender.name:
            self.renamed(sender.identity, sender, now)

    def pass_host_on(self) -> None:
        """If the host has given the seat up, the next who holds one is the host."""
        held = self.game.state.held()
        if held and self.held_by(self.host) is None and not self.over:
            self.host = self.holders[held[0]].identity
            self.dirty = True

    def take_back(self, seat: int, sender: Sender, now: float) -> None:
        """Somebody has shown a seat's token: it is theirs, and the token is spent."""
        self.renamed(self.holders[seat].identity, sender, now)
        self.holders[seat].told = False
        self.renew_token(seat)

    def dealing_seat(self) -> int:
        """Who deals when nobody says so: any seat that is held."""
        return self.game.state.held()[0]

    def clock(self, now: float) -> int:
        """The game's clock at a time, in milliseconds of play."""
        passed = 0 if self.paused else max(0, int((now - self._mark) * 1000))
        return self.game.state.clock + passed

    def advance(self, now: float) -> None:
        """Do everything that is due by now."""
        clock = self.clock(now)
        while (due := self.game.due()) is not None and due <= clock:
            self._mark += max(0, due - self.game.state.clock) / 1000
            self._give(PassTime(due), now)

    def wakes_at(self, now: float) -> float | None:
        """When something happens by itself, in seconds since the epoch."""
        due = self.game.due()
        times = [] if due is None or self.paused else [now + max(0, due - self.clock(now)) / 1000]
        if self.deal_at is not None and not self.paused:
            times.append(self.deal_at)
        return min(times, default=None)

    def stand_still(self, now: float) -> None:
        """What has passed until now does not count as time of play."""
        self._mark = now

    def count_until(self, now: float) -> None:
        """Take note of the time that has passed, for from now on it stands."""
        self.advance(now)
        if self.game.question is not None and self.clock(now) > self.game.state.clock:
            self._give(PassTime(self.clock(now)), now)
        self._mark = now

    def pause(self, now: float) -> None:
        """Stop the clock."""
        self.count_until(now)
        self.dirty = True
        self.paused, self._paused_at = True, now

    def resume(self, now: float) -> None:
        """Let the clock go on."""
        self._mark = now
        self.paused = False
        if self.deal_at is not None:
            self.deal_at += now - self._paused_at
        self.dirty = True

    def take_failures(self) -> list[RuleFailed]:
        """The defects of rules that time has run into since this was last called."""
        failures, self.game.failures = self.game.failures, []
        return failures

    def take_events(self) -> list[Event]:
        """What has happened; a round that ended is noted for the store."""
        events = self.game.take_events()
        for event in events:
            if isinstance(event, RoundOver):
                self._note_result(event)
            elif isinstance(event, MatchOver) and event.stopped and not self._journal.finished:
                self._journal.finish('{"why":"stopped"}', ())
        return events

    def _note_result(self, over: RoundOver) -> None:
        result = msgspec.json.encode(
            {"winners": over.winners, "points": over.points, "why": over.why}
        ).decode()
        self._journal.finish(result, tuple(standings(self, over)))


def standings(table: Table, over: RoundOver) -> list[Standing]:
    """How a round went for each who played it: winners first, the others by the points on their cards (M11)."""
    state = table.game.state
    played = [seat for seat, status in enumerate(state.seats) if status in {Seat.IN, Seat.OUT, Seat.LEFT}]
    ranks = {
        seat: (seat not in over.winners, state.seats[seat] is Seat.LEFT, over.points[seat]) for seat in played
    }
    return [
        Standing(
            identity=table.holders[seat].identity,
            name=table.holders[seat].name,
            place=1 + sum(rank < ranks[seat] for rank in ranks.values()),
            points=over.points[seat],
            won=seat in over.winners,
        )
        for seat in played
    ]
