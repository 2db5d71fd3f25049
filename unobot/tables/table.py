"""A table: a game that is played in time, and the people at it."""

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import chain, repeat
from typing import Any, ClassVar, Final

from uno_engine import (
    DEAL,
    SEED_BYTES,
    BeginTurnAnew,
    Event,
    Game,
    GiveUpSeat,
    Input,
    MakeMove,
    MatchOver,
    Mode,
    NotAllowed,
    PassTime,
    Question,
    RenameSeat,
    RoundOver,
    RuleFailed,
    RuleSet,
    Seat,
    SeatRenamed,
    Stage,
    TakeSeat,
    TakeSeatBack,
    TurnGoesTo,
    View,
    view,
)
from unobot.adapter import Identity, Network, Room, Sender
from unobot.clock import Randomness
from unobot.config import TableSettings
from unobot.document import Document
from unobot.messages import Voice
from unobot.store import PERSON
from unobot.tables.journal import STOPPED, Journal, result, standings
from unobot.tables.organizer import PLAYERS, Organizer, Seeds
from unobot.tables.seats import AGENT, NOWHERE, DealtTo, Holder, TableRoom, label_for, token

# --- How long a table has been played at.


class PlayClock:
    """Counts time of play, from a time that is marked. It stands while the table is paused.

    All times are seconds of play, as `Clock.played` counts them.
    """

    __slots__ = ("_mark", "paused_at")

    def __init__(self, now: float) -> None:
        self._mark = now
        self.paused_at: float | None = None
        """When it was stopped; None while it counts."""

    @property
    def marked(self) -> float:
        """The time from which it counts."""
        return self._mark

    def passed(self, now: float) -> int:
        """The milliseconds of play since the marked time."""
        # never negative: the mark may lie ahead, and a line counts by when it was sent
        return 0 if self.paused_at is not None else max(0, int((now - self._mark) * 1000))

    def mark(self, now: float) -> None:
        """Count from this time on, if it is not before the marked one."""
        self._mark = max(self._mark, now)

    def move_mark(self, seconds: float) -> None:
        """Count from so much later on: that much of the time was given to the game, or was no time of play."""
        # not to now: what is left over belongs to the next time-out
        self._mark += max(0.0, seconds)

    def add(self, seconds: float) -> None:
        """Count so many seconds more as passed."""
        self._mark -= seconds

    def pause(self, now: float) -> None:
        """Stop; the time until now must have been counted."""
        self._mark = self.paused_at = now

    def resume(self, now: float) -> float:
        """Go on; returns how many seconds the pause has lasted."""
        lasted = 0.0 if self.paused_at is None else now - self.paused_at
        self._mark, self.paused_at = now, None
        return lasted


# --- The pace of a table: what time means there.


class Pace:
    """What time means at a table; at this one the players are there and answer at once. A feature whose tables take longer derives from this."""

    live: ClassVar[bool] = True
    """Whether players are expected to be in the room while the table waits for them."""
    deserted_after: ClassVar[int] = 12
    """After so many turns of each player, timed out in a row, the match ends."""

    def settings(self, settings: TableSettings) -> TableSettings:
        """Return the room's settings as they hold for such a table."""
        return settings

    def opened(self, _voice: Voice) -> Document:
        """Return the sentence that tells of the pace when the table is opened; none by default."""
        return ()

    def store(self, table: "TimedGame") -> None:
        """Put what must outlive a restart into `table.kept`."""

    def restore(self, table: "TimedGame", now: float) -> None:
        """Go on after a restart: players who were waited for could not be heard, so their time begins again."""
        self.interrupted(table, now)

    def catch_up(self, table: "TimedGame", date: float, now: float) -> None:
        """Take notice of the date, in seconds since the epoch. Called before anything falls due, unless the pace is live."""

    def advanced(self, table: "TimedGame", now: float) -> None:
        """Act after everything that was due has happened. Called unless the pace is live."""

    def wakes_at(self, table: "TimedGame") -> float | None:
        """Return when `advanced` is to be called again at the latest."""
        return None

    def interrupted(self, table: "TimedGame", until: float) -> None:
        """Give time back after a while, until then, in which nobody could be heard: the whole turn."""
        table.begin_turn_anew(until)

    def stand_still(self, table: "TimedGame", now: float) -> None:
        """Leave the time until now, in which nobody can be heard, out of the game's time."""
        table.play.mark(now)


LIVE: Final = Pace()


# --- A game that is played in time: its clock, its inputs, and the journal of them.


class TimedGame:
    """A game whose clock stands while it is paused and while the bot does not run.

    All that changes the game goes through `take` and `advance`. All times are seconds of play, as `Clock.played` counts
    them.
    """

    def __init__(
        self, network: Network, room: Room, rules: RuleSet, chance: Randomness, now: float, pace: Pace = LIVE
    ) -> None:
        self.network, self.room, self.rules = network, room, rules
        # chance decides nothing before the first deal, which brings a seed
        self.game = Game(rules, bytes(SEED_BYTES))
        self.journal = Journal(network, room, rules.line, chance)
        self.dirty = True
        """Whether there is something the store does not know yet."""
        self.deal_at: float | None = None
        """When the cards are dealt without anybody saying so."""
        self.nobody_since: float | None = None
        """Since when all its people are absent: its time does not run then."""
        self.asleep = False
        """Whether its rooms know that it waits until one of its people is back, or others open another table."""
        self.absent_until: dict[int, float] = {}
        """When the time of those who are waited for and absent is up, which is sooner than for who is there."""
        self.kept: dict[str, Any] = {}
        """What features keep with the table, by a name of theirs: anything that JSON knows."""
        self.play = PlayClock(now)
        self.pace = pace
        self._interrupted: float | None = None
        self.paused_on = self._paused_since = 0.0

    @property
    def waiting(self) -> bool:
        """Whether no round is being played: before the first deal, and between rounds."""
        return self.game.state.phase == "waiting"

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.state.phase == "over"

    def asked(self) -> tuple[int, ...]:
        """The seats that the game waits for, in a round."""
        question = self.game.question
        return () if question is None or self.waiting else question.waiting()

    def asks_still(self, before: Question | None) -> bool:
        """Whether the open question is the one that was asked before; after a refusal it may have been asked anew."""
        question = self.game.question
        if question is None or before is None:
            return question is before
        # not `is`: a refused move may leave an equal question that is a new object
        return (question.why, question.asked, question.about) == (before.why, before.asked, before.about)

    @property
    def plays_for_idle(self) -> bool:
        """Whether the bot goes on for who does not answer in time (M10)."""
        return bool(self.rules.base.patience)

    def take(self, given: Input, now: float) -> None:
        """Give the game an input; raises EngineError if it refuses, and then nothing has changed."""
        clock = self.clock(now)
        # first the time until now: what is due by then happens before the input
        if clock > self.game.state.clock and not self.waiting:
            self._give(PassTime(clock))
        self.play.mark(now)
        self._give(given)

    def _give(self, given: Input) -> None:
        self.journal.give(self.game, given)
        self.dirty = True

    def time_left(self, now: float) -> float | None:
        """The seconds that are left for the answer that is waited for; None if there is no limit, or nothing is asked."""
        if not self.asked() or not self.plays_for_idle:
            return None
        left = (self.game.asked_at + self.rules.base.patience - self.clock(now)) / 1000
        return max(0.0, min([left, *(until - now for until in self.absent_until.values())]))

    def hurry(self, seats: Mapping[int, float], most: float, now: float) -> None:
        """Give these, who are absent, so many seconds at most for an answer that they are asked for.

        `seats` has since when each of them was away already, if that is known, else 0.
        """
        question = self.game.question
        patience = (
            self.rules.base.patience if question is None or question.patience is None else question.patience
        )
        self.absent_until = {}
        if question is None or self.waiting or self.paused or not patience or question.mode is Mode.FIRST:
            return
        asked = now - (self.clock(now) - self.game.asked_at) / 1000
        for seat in question.waiting():
            if seat in seats:
                self.absent_until[seat] = max(asked, seats[seat]) + min(most, patience / 1000)

    # --- its clock ---------------------------------------------------------------------------------------------------

    @property
    def paused(self) -> bool:
        """Whether its clock was stopped by a command."""
        return self.play.paused_at is not None

    @property
    def unsettled(self) -> bool:
        """Whether passing time does something at the table though nothing is due: a turn begins anew, a pause may end."""
        return self.dirty or self.paused or self._interrupted is not None or not self.pace.live

    def clock(self, now: float) -> int:
        """The game's clock at a time, in milliseconds of play."""
        return self.game.state.clock + self.play.passed(now)

    def advance(self, now: float) -> None:
        """Fire every timer and time-out of the game that is due by now."""
        if self._interrupted is not None:
            self._let_turn_begin(self._interrupted)
        clock = self.clock(now)
        while (due := self.game.due()) is not None and due <= clock:
            # before the input: it sets the game's clock to `due`
            self.play.move_mark((due - self.game.state.clock) / 1000)
            self._give(PassTime(due))
        if not self.pace.live:
            self.pace.advanced(self, now)

    def begin_turn_anew(self, since: float) -> None:
        """Give whoever is waited for the full time from then on."""
        # done by the next `advance`, before anything falls due
        self._interrupted = since

    def _let_turn_begin(self, since: float) -> None:
        """Let the time of who is waited for begin then."""
        self._interrupted = None
        due = self.game.due()
        if due is None or self.waiting:
            return
        # what has been played counts, but nothing falls due by it: whoever had to act may have been cut off before
        clock = min(self.clock(since), due - 1)
        if clock > self.game.state.clock:
            self._give(PassTime(clock))
        self._give(BeginTurnAnew())
        self.play.mark(since)

    def leave_out(self, seconds: float) -> None:
        """Leave the last so many seconds out of the time of play: the bot was busy, and the players had to wait."""
        self.play.move_mark(seconds)
        if self.deal_at is not None:
            self.deal_at += seconds

    def wakes_at(self, now: float) -> float | None:
        """Return when something happens at the table by itself, in seconds of play."""
        due = self.game.due()
        times = [] if due is None or self.paused else [now + max(0, due - self.clock(now)) / 1000]
        if (at := self.pace.wakes_at(self)) is not None:
            times.append(at)
        if self.deal_at is not None and not self.paused:
            times.append(self.deal_at)
        times += self.absent_until.values()
        return min(times, default=None)

    def count_until(self, now: float) -> None:
        """Add the time that has passed to the game's clock, and count from now on."""
        self.advance(now)
        self.note_time(now)

    def note_time(self, now: float) -> None:
        """Add the time that has passed to the game's clock, though nothing is due, and count from now on."""
        # between rounds nothing is asked, and the game's clock stands
        if self.game.question is not None and self.clock(now) > self.game.state.clock:
            self._give(PassTime(self.clock(now)))
        self.play.mark(now)

    def pause(self, now: float, *, date: float = 0.0, already: float = 0.0) -> None:
        """Stop the clock. `date` is when the pause began, in seconds since the epoch, and `already` how long ago.

        Without a date a restart lets the pause begin anew.
        """
        self.count_until(now)
        self.play.pause(now)
        self.paused_on, self._paused_since = date, now - already
        self.dirty = True

    def pause_ends(self, limit: float) -> float | None:
        """When a pause of at most so many seconds is over; None if the clock runs."""
        return self._paused_since + limit if self.paused else None

    def resume(self, now: float) -> None:
        """Let the clock go on. A deal that was planned comes later by as long as the pause was."""
        paused = self.play.resume(now)
        if self.deal_at is not None:
            self.deal_at += paused
        self.dirty = True

    def take_failures(self) -> list[RuleFailed]:
        """Return the defects of rules that time has run into since this was last called."""
        failures, self.game.failures = self.game.failures, []
        return failures


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
        self.left: Room | None = None
        """The room in which the store still has the table, if it was moved."""
        self.handed: set[int] = set()
        """The seats that were handed over, which is told in another way than that they have other names."""
        self.waited: list[int] = []
        """The seats whose players have had their time again in this turn."""
        self.uncounted = False
        """Whether the last round among people does not count in the records."""
        self._chance = chance

    # --- looking -----------------------------------------------------------------------------------------------------

    def seat_of(self, network: Network, identity: Identity) -> int | None:
        """Return the seat of that person on that network, also one given up during this match."""
        # a handful of seats: a search is cheaper than a map that renames must keep right
        for seat, holder in enumerate(self.holders):
            if holder.identity == identity and holder.side.network == network:
                return seat
        return None

    @property
    def host_seat(self) -> int | None:
        """The seat of the host."""
        return self.seat_of(self.host_network, self.host)

    def is_host(self, network: Network, identity: Identity) -> bool:
        """Whether that person is the host, perhaps without a seat."""
        return (self.host_network, self.host) == (network, identity)

    def held_by(self, network: Network, identity: Identity) -> int | None:
        """Return the seat of that person on that network, if it is not given up."""
        seat = self.seat_of(network, identity)
        return None if seat is None or self.game.state.seats[seat] in {Seat.GONE, Seat.LEFT} else seat

    def people(self) -> list[int]:
        """The seats that are held by people, and not by agents."""
        return [seat for seat in self.game.state.held() if not self.holders[seat].agent]

    def last_seated(self) -> tuple[Holder, ...]:
        """Return who sat here to the end, in the order of the seats."""
        left = {Seat.GONE, Seat.LEFT}
        return tuple(
            holder
            for holder, seat in zip(self.holders, self.game.state.seats, strict=True)
            if seat not in left
        )

    def view(self, seat: int | None) -> View:
        """Return all that seat (None: the room) may know."""
        return view(self.game, seat)

    @property
    def deserted(self) -> bool:
        """Whether in a round the last turns of all people have timed out, so that the bot would play on by itself for ever.

        With an `idle-limit` (M10) they have left before.
        """
        state, turns = self.game.state, self.pace.deserted_after
        if state.stage is Stage.SCORED or max(state.idle, default=turns) < turns:
            return False
        return all(state.idle[seat] >= turns for seat in self.people())

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
            for holder in self.holders:
                holder.dealt_to = None
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
            self.holders[seat].side, self.holders[seat].left_out = side, False
            return seat
        label = self.label_for(sender, side.network, elders, mark)
        # may be refused: only then the holder is added, so that seats and holders tie order
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
        """Give the seat a new token: the old one is worth nothing from now on."""
        self.holders[seat].token = token(self._chance)
        self.dirty = True

    def label_for(self, sender: Sender, network: Network, elders: Iterable[str] = (), mark: str = "") -> str:
        """Return what that person's seat is called, or would be."""
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

    def hand_seat(
        self,
        seat: int,
        sender: Sender,
        side: TableRoom,
        now: float,
        elders: Iterable[str] = (),
        *,
        mark: str = "",
        kind: str = PERSON,
    ) -> None:
        """Give the seat of one person to another, who has none. The round that is played counts for whom it was dealt to."""
        holder = self.holders[seat]
        if not self.waiting:
            holder.dealt_to = holder.dealt_to or DealtTo(
                holder.identity, holder.name, holder.side.network, holder.kind
            )
        holder.mark, holder.kind = mark, kind
        self.handed.add(seat)
        self.rename_holder(holder.side.network, holder.identity, sender, now, elders, side=side)
        holder.told = False
        self.renew_token(seat)

    def update_name(self, network: Network, sender: Sender, now: float, elders: Iterable[str] = ()) -> None:
        """Call the seat of somebody who has come as they are called now, if they hold one."""
        seat = self.seat_of(network, sender.identity)
        if seat is not None and self.holders[seat].name != sender.name:
            self.rename_holder(network, sender.identity, sender, now, elders)

    def move(self, room: Room) -> None:
        """Have the table stand in that room of its network, with all who have played in the room where it stood."""
        there = TableRoom(self.network, room)
        for holder in self.holders:
            if holder.side == self.home:
                holder.side = there
        self.left, self.room, self.home, self.journal.room = self.room, room, there, room
        self.dirty = True

    def pass_host_on(self) -> None:
        """Make the next person who holds a seat the host, if the host has given theirs up."""
        people = self.people()
        if self.organizer.organized:
            return
        if people and self.held_by(self.host_network, self.host) is None and not self.over:
            self.hand_over(people[0])

    def hand_over(self, seat: int) -> None:
        """Make whoever holds that seat the host from now on."""
        self.host, self.host_network = self.holders[seat].identity, self.holders[seat].side.network
        self.dirty = True

    def take_back(self, seat: int, sender: Sender, now: float, elders: Iterable[str] = ()) -> None:
        """Give a seat to somebody who has shown its token: it is theirs, and the token is spent."""
        holder = self.holders[seat]
        self.rename_holder(holder.side.network, holder.identity, sender, now, elders)
        holder.told = False
        self.renew_token(seat)

    def dealing_seat(self) -> int:
        """Return who deals when nobody says so: any seat that is held."""
        return self.game.state.held()[0]

    # --- what has happened -------------------------------------------------------------------------------------------

    def take_events(self, absent: Callable[[], Collection[int]] = tuple) -> list[Event]:
        """Return what has happened; a round that ended is noted for the store. Who is `absent` then has not won it."""
        events, state = self.game.take_events(), self.game.state
        if self.handed:
            # else it would look as if one person had two names
            events = [e for e in events if not (isinstance(e, SeatRenamed) and e.seat in self.handed)]
            self.handed.clear()
        if events:
            known = chain(self.largest, repeat(0))
            self.largest = [max(len(hand), most) for hand, most in zip(state.hands, known, strict=False)]
        for event in events:
            if isinstance(event, TurnGoesTo):
                self.waited = []
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
