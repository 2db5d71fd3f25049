"""A table: a game, the people at it, its clock, and what is kept of it."""

from collections.abc import Iterable
from itertools import chain

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
    NotAllowed,
    PassTime,
    RenameSeat,
    RoundOver,
    RuleFailed,
    RuleSet,
    Seat,
    TakeSeat,
    TakeSeatBack,
    View,
    in_round,
    view,
)
from unobot.adapter import Identity, Network, Room, Sender
from unobot.fairness import round_seed
from unobot.tables.clock import PlayClock
from unobot.tables.journal import STOPPED, Journal, result, standings
from unobot.tables.sealing import Sealing
from unobot.tables.seats import Holder, label_for, token
from unobot.tables.services import Randomness, SeedOf

_DESERTED = 12
"""So many turns of each player, timed out in a row, end a match."""


class Table:
    """One room's table, from `!uno` to the end of its match.

    The game's clock stands while the table is paused and while the bot does not run. All that changes the game goes
    through `take` and `advance`; `take_events` tells what has happened since. All times are seconds of play, as
    `Clock.played` counts them.
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
        seed_of: SeedOf = round_seed,
    ) -> None:
        self.network, self.room, self.rules, self.host = network, room, rules, host
        self.title = title
        """What was chosen when it was opened, `classic cards=9`."""
        self.sealing = Sealing(chance, seed_of)
        # chance decides nothing before the first deal, which brings a seed
        self.game = Game(rules, bytes(SEED_BYTES))
        self.holders: list[Holder] = []
        self.dirty = True
        """Whether there is something the store does not know yet."""
        self.shut_out: list[str] = []
        """The masks of those from whom a seat was taken."""
        self.votes: dict[int, list[int]] = {}
        """Which seats have voted to take a seat away."""
        self.deal_at: float | None = None
        """When the cards are dealt without anybody saying so."""
        self._chance = chance
        self._play = PlayClock(now)
        self._interrupted: float | None = None
        self.paused_on = self._paused_since = 0.0
        self.journal = Journal(network, room, rules.line, chance)

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
        # a handful of seats: a search is cheaper than a map that renames must keep right
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

    @property
    def deserted(self) -> bool:
        """Whether in a round everybody's last turns have all timed out, so that the bot would play on by itself for ever.

        With an `idle-limit` (M10) they have left before.
        """
        state = self.game.state
        return in_round(state) and all(state.idle[seat] >= _DESERTED for seat in state.held())

    # --- playing -----------------------------------------------------------------------------------------------------

    def take(self, given: Input, now: float) -> None:
        """Give the game an input; raises EngineError if it refuses, and then nothing has changed."""
        clock = self.clock(now)
        # first the time until now: what is due by then happens before the input
        if clock > self.game.state.clock and not self.waiting:
            self._give(PassTime(clock))
        self._play.mark(now)
        if self.waiting and isinstance(given, MakeMove) and given.move == DEAL:
            self._settle_seed()
        self._give(given)

    def _settle_seed(self) -> None:
        """Settle the seed of the round that is about to be dealt. If it is not dealt after all, the next try settles it anew."""
        seed, shares = self.sealing.broken(self.game.state.names)
        self.game.reseed(seed)
        self.journal.sealed_with(self.sealing.seal.secret, shares)

    def heard(self, identity: Identity, text: str) -> None:
        """A player has typed something for the bot in the room: before the deal it is their share of the seed."""
        seat = self.seat_of(identity)
        if self.waiting and seat is not None:
            self.sealing.seal.heard(seat, text)
            self.dirty = True

    def _give(self, given: Input) -> None:
        self.journal.give(self.game, given)
        self.dirty = True

    def join(self, sender: Sender, now: float, elders: Iterable[str] = ()) -> int:
        """Give somebody a seat, the old one if they had one. Raises NotAllowed.

        It is called like none of the `elders`, who were in the room before them.
        """
        seat = self.seat_of(sender.identity)
        if seat is not None:
            self.require_not_kicked(seat)
            self.take(TakeSeatBack(seat), now)
            return seat
        label = self.label_for(sender, elders)
        # may be refused: only then the holder is added, so that seats and holders have the same order
        self.take(TakeSeat(label), now)
        self.holders.append(Holder(sender.identity, sender.name, label, token(self._chance), sender.lasting))
        return len(self.holders) - 1

    def require_not_kicked(self, seat: int) -> None:
        """Raise NotAllowed if the seat was taken from its player, who is out of this match then."""
        if self.holders[seat].kicked:
            raise NotAllowed("kicked-out")

    def kick(self, seat: int, now: float, masks: Iterable[str] = ()) -> None:
        """Take the seat from its player, for this match; nobody whom these masks fit gets another one."""
        self.take(GiveUpSeat(seat), now)
        self.holders[seat].kicked = True
        self.shut_out += (mask for mask in masks if mask not in self.shut_out)

    def kicked(self) -> frozenset[int]:
        """The seats that were taken from their players."""
        return frozenset(seat for seat, holder in enumerate(self.holders) if holder.kicked)

    def renew_token(self, seat: int) -> None:
        """The old token is worth nothing from now on."""
        self.holders[seat].token = token(self._chance)
        self.dirty = True

    def label_for(self, sender: Sender, elders: Iterable[str] = ()) -> str:
        """What that person's seat is called, or would be."""
        others = (holder.label for holder in self.holders if holder.identity != sender.identity)
        return label_for(sender, chain(others, elders))

    def renamed(self, old: Identity, sender: Sender, now: float, elders: Iterable[str] = ()) -> None:
        """The holder of a seat has another name, or is known by another identity (which had no seat of its own)."""
        seat = self.seat_of(old)
        # two seats must never belong to one identity
        if seat is None or (old != sender.identity and self.seat_of(sender.identity) is not None):
            return
        holder = self.holders[seat]
        holder.identity, holder.name, holder.lasting = sender.identity, sender.name, sender.lasting
        label = self.label_for(sender, elders)
        if label != holder.label:
            holder.label = label
            self.take(RenameSeat(seat, label), now)
        self.dirty = True

    def met(self, sender: Sender, now: float, elders: Iterable[str] = ()) -> None:
        """Somebody has come: if they hold a seat, it is called as they are called now."""
        seat = self.seat_of(sender.identity)
        if seat is not None and self.holders[seat].name != sender.name:
            self.renamed(sender.identity, sender, now, elders)

    def pass_host_on(self) -> None:
        """If the host has given the seat up, the next who holds one is the host."""
        held = self.game.state.held()
        if held and self.held_by(self.host) is None and not self.over:
            self.host = self.holders[held[0]].identity
            self.dirty = True

    def take_back(self, seat: int, sender: Sender, now: float, elders: Iterable[str] = ()) -> None:
        """Somebody has shown a seat's token: it is theirs, and the token is spent."""
        self.renamed(self.holders[seat].identity, sender, now, elders)
        self.holders[seat].told = False
        self.renew_token(seat)

    def dealing_seat(self) -> int:
        """Who deals when nobody says so: any seat that is held."""
        return self.game.state.held()[0]

    # --- its clock ---------------------------------------------------------------------------------------------------

    @property
    def paused(self) -> bool:
        """Whether its clock was stopped by a command."""
        return self._play.paused

    def clock(self, now: float) -> int:
        """The game's clock at a time, in milliseconds of play."""
        return self.game.state.clock + self._play.passed(now)

    def advance(self, now: float) -> None:
        """Fire every timer and time-out of the game that is due by now."""
        if self._interrupted is not None:
            self._begin_turn_anew(self._interrupted)
        clock = self.clock(now)
        while (due := self.game.due()) is not None and due <= clock:
            # before the input: it sets the game's clock to `due`
            self._play.move_mark((due - self.game.state.clock) / 1000)
            self._give(PassTime(due))

    def interrupted(self, until: float) -> None:
        """For a while, until then, nobody could be heard: whoever is waited for has the full time again."""
        # done by the next `advance`, before anything falls due
        self._interrupted = until

    def _begin_turn_anew(self, since: float) -> None:
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
        self._play.mark(since)

    def leave_out(self, seconds: float) -> None:
        """The last so many seconds were no time of play: the bot was busy, and the players had to wait."""
        self._play.move_mark(seconds)
        if self.deal_at is not None:
            self.deal_at += seconds

    def wakes_at(self, now: float) -> float | None:
        """When something happens by itself."""
        due = self.game.due()
        times = [] if due is None or self.paused else [now + max(0, due - self.clock(now)) / 1000]
        if self.deal_at is not None and not self.paused:
            times.append(self.deal_at)
        return min(times, default=None)

    def stand_still(self, now: float) -> None:
        """What has passed until now does not count as time of play."""
        self._play.mark(now)

    def count_until(self, now: float) -> None:
        """Add the time that has passed to the game's clock, and count from now on."""
        self.advance(now)
        # between rounds nothing is asked, and the game's clock stands
        if self.game.question is not None and self.clock(now) > self.game.state.clock:
            self._give(PassTime(self.clock(now)))
        self._play.mark(now)

    def pause(self, now: float, *, date: float = 0.0, already: float = 0.0) -> None:
        """Stop the clock. `date` is when the pause began, in seconds since the epoch, and `already` how long ago.

        Without a date a restart lets the pause begin anew.
        """
        self.count_until(now)
        self._play.pause(now)
        self.paused_on, self._paused_since = date, now - already
        self.dirty = True

    def pause_ends(self, limit: float) -> float | None:
        """When a pause of at most so many seconds is over; None if the clock runs."""
        return self._paused_since + limit if self.paused else None

    def resume(self, now: float) -> None:
        """Let the clock go on. A deal that was planned comes later by as long as the pause was."""
        paused = self._play.resume(now)
        if self.deal_at is not None:
            self.deal_at += paused
        self.dirty = True

    # --- what has happened -------------------------------------------------------------------------------------------

    def take_failures(self) -> list[RuleFailed]:
        """The defects of rules that time has run into since this was last called."""
        failures, self.game.failures = self.game.failures, []
        return failures

    def take_events(self) -> list[Event]:
        """What has happened; a round that ended is noted for the store."""
        events = self.game.take_events()
        for event in events:
            if isinstance(event, RoundOver):
                self.journal.finish(result(event), tuple(standings(self.holders, self.game.state, event)))
                self.sealing.show(self.journal.seal())
            elif isinstance(event, MatchOver) and event.stopped and not self.journal.finished:
                self.journal.finish(STOPPED, ())
                self.sealing.show(self.journal.seal())
        return events
