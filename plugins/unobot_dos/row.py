"""The centre row, and the events that change it (S3, S9, S13)."""

import msgspec

import uno_engine as uno

ROW = "row"
"""The zone of the state that the centre row is."""
LAID = "laid"
"""The zone of the cards that were played on centre cards in this turn."""
RULE = "dos-game"
"""The id of the game's base rule, under which the state keeps `MatchedPlaces`."""


class CardMatch(msgspec.Struct, frozen=True):
    """A centre card, and the one or two cards that matched it."""

    center: uno.Card
    cards: tuple[uno.Card, ...]


class MatchedPlaces(msgspec.Struct, frozen=True):
    """The matches of this turn: places in the row, from 0; and the matches that the room is told of later."""

    places: tuple[int, ...] = ()
    untold: tuple[CardMatch, ...] = ()


class CentreRow(uno.Fact, frozen=True):
    """The centre row, matched cards included until the turn ends, and the places that have been matched (from 0)."""

    row: tuple[uno.Card, ...]
    matched: tuple[int, ...] = ()

    seen_by = uno.seen_by_all


def row(state: uno.GameState) -> tuple[uno.Card, ...]:
    """Return the centre row; matched cards stay in it until the turn ends."""
    return state.zones.get(ROW, ())


def matched_places(state: uno.GameState) -> tuple[int, ...]:
    """Return the places, from 0, that have been matched in this turn."""
    memory = state.own.get(RULE)  # not by `memory`: asked for each list of moves
    return memory.places if isinstance(memory, MatchedPlaces) else ()


def untold_matches(state: uno.GameState) -> tuple[CardMatch, ...]:
    """Return the matches of this turn that the room has not been told of yet."""
    memory = state.own.get(RULE)
    return memory.untold if isinstance(memory, MatchedPlaces) else ()


class RowFilled(uno.Event, frozen=True):
    """The top cards of the draw pile were turned up at the end of the centre row (S3, S9)."""

    cards: tuple[uno.Card, ...]

    seen_by = uno.seen_by_all

    def apply(self, state: uno.GameState) -> None:
        """Move the cards from the top of the draw pile to the end of the row."""
        del state.draw[-len(self.cards) :]
        state.zones = {**state.zones, ROW: (*row(state), *self.cards)}


class Matched(uno.Event, frozen=True):
    """A player matched a centre card, the one at `place` (from 0), with one or two cards (S4).

    `bonus`: all in its colour, where that earns something (S6, S7). `later`: the room is told of it with the next match
    or at the end of the turn, so that the turn costs one line; `earlier` are the matches that are told with this one.
    """

    seat: int
    place: int
    center: uno.Card
    cards: tuple[uno.Card, ...]
    bonus: bool = False
    later: bool = False
    earlier: tuple[CardMatch, ...] = ()

    seen_by = uno.seen_by_all

    def apply(self, state: uno.GameState) -> None:
        """Move the cards from the hand onto the centre card, where they stay until the turn ends."""
        state.take(self.seat, self.cards)
        state.zones = {**state.zones, LAID: (*state.zones.get(LAID, ()), *self.cards)}
        untold = (*self.earlier, CardMatch(self.center, self.cards)) if self.later else ()
        state.own[RULE] = MatchedPlaces((*matched_places(state), self.place), untold)


class RowCleared(uno.Event, frozen=True):
    """The matched centre cards and all that was played on them went to the discard pile (S9).

    `earlier` are the matches of `seat` in this turn that the room has not been told of yet.
    """

    cards: tuple[uno.Card, ...]
    seat: int
    earlier: tuple[CardMatch, ...] = ()

    seen_by = uno.seen_by_all

    def apply(self, state: uno.GameState) -> None:
        """Move the cards to the discard pile; the rest of the row closes up."""
        # Looked up first: the places are counted in the row as it still is.
        gone = matched_places(state)
        state.discard += self.cards
        rest = [card for place, card in enumerate(row(state)) if place not in gone]
        zones = {**state.zones, ROW: tuple(rest)}
        zones.pop(LAID, None)
        state.zones = zones
        state.own.pop(RULE, None)


class PutIntoRow(uno.Event, frozen=True):
    """A player put a card face up at the end of the centre row: a bonus, or (`duty`) for want of a match (S6, S8)."""

    seat: int
    card: uno.Card
    duty: bool = False

    seen_by = uno.seen_by_all

    def apply(self, state: uno.GameState) -> None:
        """Move the card from the hand to the end of the row."""
        state.take(self.seat, (self.card,))
        state.zones = {**state.zones, ROW: (*row(state), self.card)}


class PutOnPile(uno.Event, frozen=True):
    """A player who matched nothing put a card on the discard pile (S8)."""

    seat: int
    card: uno.Card

    seen_by = uno.seen_by_all

    def apply(self, state: uno.GameState) -> None:
        """Move the card from the hand to the top of the discard pile."""
        state.take(self.seat, (self.card,))
        state.discard.append(self.card)


class PileTurned(uno.Event, frozen=True):
    """The whole discard pile became the new draw pile (S13)."""

    pile: tuple[uno.Card, ...]

    def apply(self, state: uno.GameState) -> None:
        """Make the discard pile the new draw pile, under what is left of the old one."""
        state.draw = [*self.pile, *state.draw]
        state.discard = []

    def seen_by(self, seat: int | None) -> uno.Event | None:
        """Return the event without the cards: nobody may know their order."""
        return msgspec.structs.replace(self, pile=())
