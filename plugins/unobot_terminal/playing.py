"""What goes on at the table of a terminal's room: whether it is over, and what a computer player would type there."""

from collections.abc import Callable, Iterator

from uno_engine import LEVELS, ComputerPlayer, InputText, MakeMove
from unobot.adapter import Identity
from unobot.tables.place import Place
from unobot.tables.signals import ChangeStored, RoundStored


class Play:
    """Listens in one room, and calls `match_over` after each match."""

    def __init__(self, place: Place, match_over: Callable[[], None]) -> None:
        self.round_over = False
        """A round has been played to its end."""
        self._place, self._match_over = place, match_over
        self._played = False
        self._moment: object = None
        self._players: dict[int, ComputerPlayer] = {}
        place.signals.listen(RoundStored, self._note_round)
        place.signals.listen(ChangeStored, self._note_match)

    def _note_round(self, _signal: RoundStored) -> None:
        self.round_over = self._played = True

    def _note_match(self, _signal: ChangeStored) -> None:
        # a table that is closed before its first round had no match
        if self._played and self._place.table is None:
            self._played = False
            self._match_over()

    def moves(self) -> Iterator[tuple[Identity, str]]:
        """Yield what the people who are asked would type if they were computer players, once for each moment of a game."""
        table = self._place.table
        if table is None or (moment := (table, table.journal.round, table.journal.given)) == self._moment:
            return
        self._moment = moment
        for seat in table.asked():
            holder = table.holders[seat]
            if holder.agent or (kind := self._place.services.players.get(LEVELS["normal"])) is None:
                continue
            if seat not in self._players:
                self._players[seat] = kind(self._place.services.chance.randbytes(32))
            if (move := self._players[seat].answer(table.view(seat))) is not None:
                texts = InputText(table.rules.deck.by_code)
                yield holder.identity, texts.write(MakeMove(seat, move), table.game.state.names)[1]
