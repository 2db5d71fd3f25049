"""What the store must learn of a game: a round's beginning, every input, the checkpoints, the result.

A round is recorded from the moment before its deal; between rounds the state is kept with the table.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from uno_engine import DEAL, Game, GameState, Input, InputText, MakeMove, RoundOver, Seat, save_state
from unobot.adapter import Identity, Network, Room
from unobot.clock import Randomness
from unobot.store import (
    Change,
    Checkpoint,
    InputGiven,
    RoundFinished,
    RoundId,
    RoundProgress,
    RoundStarted,
    Standing,
)
from unobot.tables.seats import Holder


@dataclass(slots=True)
class _Round:
    id: RoundId
    inputs: int = 0
    started: RoundStarted | None = None


class Journal:
    """Gives a game its inputs, and notes what the store must learn of it until `take` hands it out."""

    __slots__ = ("_chance", "_checkpoint", "_finished", "_inputs", "_line", "_network", "_noted", "_round", "proof", "room")  # fmt: skip

    def __init__(self, network: Network, room: Room, line: str, chance: Randomness) -> None:
        self._network, self.room, self._line = network, room, line
        self.proof: str | None = None
        """What proves the seed of the round that is being recorded, or that begins with the next deal."""
        self._chance = chance
        self._round: _Round | None = None
        self._inputs: list[tuple[RoundId, int, str | None, str]] = []
        self._checkpoint: Checkpoint | None = None
        self._noted: GameState | None = None
        """The checkpoint that was noted last."""
        self._finished: RoundFinished | None = None

    @property
    def round(self) -> RoundId | None:
        """The round that is being recorded."""
        return self._round.id if self._round else None

    @property
    def given(self) -> int | None:
        """How many inputs of that round the store has, or has with the change that was taken last."""
        return self._round.inputs if self._round else None

    def resume(self, round_: RoundId, inputs: int) -> None:
        """Go on with a round of which so many inputs are stored."""
        self._round = _Round(round_, inputs)

    def forget_since(self, checkpoint: GameState) -> None:
        """Go on from the game's present state: the inputs stored since mean nothing any more."""
        self._note_checkpoint(checkpoint)

    @property
    def finished(self) -> bool:
        """Whether the end of the round is noted."""
        return self._finished is not None

    def give(self, game: Game, given: Input) -> None:
        """Give the game an input and note it; what the game refuses is not noted. Raises what the game raises."""
        deals = game.state.phase == "waiting" and isinstance(given, MakeMove) and given.move == DEAL
        # before the deal: with this state, the seed and the inputs the whole round can be played again
        opening = save_state(game.state) if deals else None
        names = game.state.names  # as they are before the input: it may change them
        game.take(given)
        if opening is not None:
            id_ = RoundId(self._chance.randbytes(8).hex())
            seats = ",".join(game.state.names)
            self._round = _Round(id_)
            self._round.started = RoundStarted(
                id_,
                self._network,
                self.room,
                self._line,
                game.seed.hex(),
                seats,
                opening,
                self.proof,
            )
        if self._round is None:
            return
        seat, text = InputText(game.rules.deck.by_code).write(given, names)
        self._round.inputs += 1
        self._inputs.append((self._round.id, self._round.inputs, None if seat is None else str(seat), text))
        # only where nothing has happened since: a time that passes may be several inputs of the game
        if not game.inputs and (checkpoint := game.checkpoint) is not self._noted:
            self._note_checkpoint(checkpoint)

    def _note_checkpoint(self, state: GameState) -> None:
        assert self._round is not None
        self._noted = state
        self._checkpoint = Checkpoint(self._round.id, save_state(state), self._round.inputs)

    def finish(self, result: str, standings: tuple[Standing, ...]) -> None:
        """Note that the round that was recorded is over."""
        if self._round is not None:
            preset = self._line.partition(" ")[0]
            self._finished = RoundFinished(self._round.id, self._network, result, standings, preset)

    def take(self, change: Change) -> Change:
        """Return the change with all that was noted since this was last called; the inputs bear the time of the change."""
        at_ms = int(change.at * 1000)
        progress = RoundProgress(
            self._round.started if self._round else None,
            tuple(InputGiven(*noted, at_ms) for noted in self._inputs),
            self._checkpoint,
            self._finished,
        )
        if self._round is not None:
            self._round.started = None
        # after `started` and the inputs have been handed out: they belong to the round that ends
        if self._finished is not None:
            self._round = self._noted = None
        self._inputs, self._checkpoint, self._finished = [], None, None
        return replace(change, round=progress)


def give_again(game: Game, given: InputGiven) -> None:
    """Give a game an input as it is stored. Raises what the game raises, and ValueError for what is no input."""
    seat = None if given.seat is None else int(given.seat)
    game.take(InputText(game.rules.deck.by_code).read(seat, given.text, game.state.names))


STOPPED = '{"why":"stopped"}'
"""The result of a round that was stopped."""


def result(over: RoundOver) -> str:
    """Return the result of a round as it is stored."""
    return msgspec.json.encode({"winners": over.winners, "points": over.points, "why": over.why}).decode()


_MEANS_SOMETHING = 5
"""A round that ends because only one is left counts if it has had so many turns for each player."""


def standings(
    holders: Sequence[Holder],
    state: GameState,
    over: RoundOver,
    largest: Sequence[int] = (),
    absent: Collection[int] = (),
) -> list[Standing]:
    """Return how a round went for each who played it: winners first, the others by the points on their cards (M11).

    Place 0 is for whom it does not count: who was taken from it or dropped out of it, or was `absent` and would have won.
    It counts for nobody where nobody has won, or where it ended soon because all others had left.
    `largest` is the largest hand that each seat has held, if it is known.
    """
    # who came later or has no seat did not play this round
    played = [seat for seat, status in enumerate(state.seats) if status in {Seat.IN, Seat.OUT, Seat.LEFT}]
    left = {seat for seat in played if state.seats[seat] is Seat.LEFT}
    # who went out and left while the last card still asked something has no cards, and has won
    winners = {
        seat for seat in over.winners if seat not in absent and not (seat in left and state.hands[seat])
    }
    dropped = {seat for seat in left if state.idle[seat] or holders[seat].kicked} - winners
    dropped |= {seat for seat in over.winners if seat in absent}
    if over.why == "alone" and state.acts < _MEANS_SOMETHING * len(played):
        winners = set()
    ranks = {
        seat: (seat not in winners, seat in left, over.points[seat])
        for seat in played
        if winners and seat not in dropped
    }
    return [
        Standing(
            identity=(holders[seat].dealt_to or holders[seat]).identity,
            name=(holders[seat].dealt_to or holders[seat]).name,
            place=1 + sum(rank < ranks[seat] for rank in ranks.values()) if seat in ranks else 0,
            # the hand of who has left scores for nobody (M9)
            points=0 if seat in left else over.points[seat],
            won=seat in winners,
            network=dealt_to.network if (dealt_to := holders[seat].dealt_to) else holders[seat].side.network,
            kind=(holders[seat].dealt_to or holders[seat]).kind,
            cards=largest[seat] if seat < len(largest) else None,
            seat=seat,
        )
        for seat in played
    ]


@dataclass(frozen=True, slots=True)
class Placed:
    """How a round went for one player: place from 1 (0: it does not count for them), the points on their cards, whether it was a win.

    At a table in rooms of several networks, `identity` is theirs on their own `network`.
    """

    identity: Identity
    name: str
    place: int
    points: int
    won: bool
    network: Network


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """A round that has been played to its end and stored. `preset` is what followed `!uno`."""

    network: Network
    room: Room
    id: str
    preset: str
    standings: tuple[Placed, ...]


def finished_round(network: Network, room: Room, title: str, finished: RoundFinished) -> FinishedRound:
    """Return the finished round as plugins that listen are told of it."""
    placed = (
        Placed(each.identity, each.name, each.place, each.points, each.won, each.network)
        for each in finished.standings
    )
    return FinishedRound(network, room, finished.id, title, tuple(placed))
