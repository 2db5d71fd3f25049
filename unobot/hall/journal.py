"""What the store must learn of a game: a round's beginning, every input, the checkpoints, the result.

A round is recorded from the moment before its deal; between rounds the state is kept with the table.
"""

from dataclasses import dataclass, replace

from uno_engine import Game, GameState, Input, save_state
from unobot.adapter import Network, Room
from unobot.hall.chance import Chance
from unobot.store import Change, Checkpoint, InputGiven, RoundFinished, RoundId, RoundStarted, Standing


def feed(game: Game, entry: Input) -> None:
    """Give a game one input as it is written in the journal. Raises what the game raises."""
    seat, text = entry
    if not text.startswith("/"):
        game.submit(_seat(seat), text)
        return
    word, _, rest = text[1:].partition(" ")
    match word:
        case "advance":
            game.advance(int(rest))
        case "join":
            game.join(rest)
        case "leave":
            game.leave(_seat(seat))
        case "return":
            game.come_back(_seat(seat))
        case "rename":
            game.rename(_seat(seat), rest)
        case "skip":
            game.skip(_seat(seat))
        case "stop":
            game.stop()
        case _:
            raise ValueError(f"no such input: /{word}")


def _seat(seat: int | None) -> int:
    if seat is None:
        raise ValueError("this input belongs to a seat")
    return seat


@dataclass
class _Round:
    id: RoundId
    inputs: int = 0
    started: RoundStarted | None = None


class Journal:
    """Feeds a game, and notes what the store must learn of it until `take` hands it out."""

    def __init__(self, network: Network, room: Room, line: str, seed: bytes, chance: Chance) -> None:
        self._network, self._room, self._line, self._seed = network, room, line, seed
        self._chance = chance
        self._round: _Round | None = None
        self._inputs: list[InputGiven] = []
        self._checkpoint: Checkpoint | None = None
        self._finished: RoundFinished | None = None

    @property
    def round(self) -> RoundId | None:
        """The round that is being recorded."""
        return self._round.id if self._round else None

    def resume(self, round_: RoundId, inputs: int) -> None:
        """Go on with a round of which so many inputs are stored."""
        self._round = _Round(round_, inputs)

    def forget_since(self, checkpoint: GameState) -> None:
        """The game goes on from there: the inputs stored since mean nothing any more."""
        self._note_checkpoint(checkpoint)

    @property
    def finished(self) -> bool:
        """Whether the end of the round is noted."""
        return self._finished is not None

    def feed(self, game: Game, entry: Input, at: float) -> None:
        """Give the game an input and note it; what the game refuses is not noted."""
        opening = save_state(game.state) if entry[1] == "deal" and game.state.phase == "waiting" else None
        before = game.checkpoint
        feed(game, entry)
        if opening is not None:
            self._begin(game, opening)
        if self._round is None:
            return
        self._round.inputs += 1
        seat = None if entry[0] is None else str(entry[0])
        self._inputs.append(InputGiven(self._round.id, self._round.inputs, seat, entry[1], int(at * 1000)))
        if game.checkpoint is not before:
            self._note_checkpoint(game.checkpoint)

    def _begin(self, game: Game, opening: bytes) -> None:
        id_ = RoundId(self._chance.randbytes(8).hex())
        seats = ",".join(game.state.names)
        self._round = _Round(id_)
        self._round.started = RoundStarted(
            id_, self._network, self._room, self._line, self._seed.hex(), seats, opening
        )

    def _note_checkpoint(self, state: GameState) -> None:
        assert self._round is not None
        self._checkpoint = Checkpoint(self._round.id, save_state(state), self._round.inputs)

    def finish(self, result: str, standings: tuple[Standing, ...]) -> None:
        """The round that was recorded is over."""
        if self._round is not None:
            self._finished = RoundFinished(self._round.id, self._network, result, standings)

    def take(self, change: Change) -> Change:
        """The change, with all that was noted since this was last called."""
        started = self._round.started if self._round else None
        change = replace(
            change,
            started=started,
            inputs=tuple(self._inputs),
            checkpoint=self._checkpoint,
            finished=self._finished,
        )
        if self._round is not None:
            self._round.started = None
        if self._finished is not None:
            self._round = None
        self._inputs, self._checkpoint, self._finished = [], None, None
        return change
