"""A table laid out by hand, and what is said there."""

from dataclasses import dataclass, field

from uno_engine import (
    PARTS,
    Ahead,
    Catalogue,
    Classic,
    EngineError,
    Event,
    Game,
    GameState,
    Move,
    Question,
    Seat,
    SeatRenamed,
    Words,
    seed_from,
    view,
)
from unobot.document import plain
from unobot.messages import (
    Highlight,
    Snapshot,
    Voice,
    hand_line,
    hand_receivers,
    private_events,
    refusal,
    room_lines,
)
from unobot.messages.texts import Texts
from unobot_match import RULES
from unobot_presets import CLASSIC

CATALOGUE = Catalogue([Classic, *PARTS, *RULES], [CLASSIC])
PROBLEMS: list[str] = []
TEXTS = Texts(report=PROBLEMS.append)


@dataclass
class Said:
    """What came of an input."""

    room: list[str] = field(default_factory=list)
    private: dict[str, list[str]] = field(default_factory=dict)
    mentioned: str | None = None
    refused: str = ""


class Spoken:
    """A game with a voice."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.voice = voice
        self.kept: list[Event] = []
        """A new name that is told with what happens next."""
        self.highlight: dict[str, Highlight] = {}
        """What players have chosen; those who are not in it have chosen `off`."""

    def address(self, seat: int) -> Highlight:
        return self.highlight.get(self.game.state.names[seat], "off")

    def seat(self, name: str) -> int:
        return self.game.state.names.index(name)

    def does(self, line: str) -> Said:
        """`ann: play w, red, !uno` (as moves are written), or a table's own `time`, `join NAME`, `leave NAME`, `stop` …"""
        before = self.game.question
        try:
            self._give(line)
        except EngineError as error:
            seat = self.seat(line.partition(":")[0]) if ":" in line else None
            return Said(refused=plain(refusal(self.voice, error, view(self.game, seat))))
        return self._told(before)

    def voice_of(self, seat: int) -> Voice:
        return self.voice

    def move(self, text: str) -> tuple[Move, Ahead]:
        return Words(self.game.state.names, self.game.rules.deck.by_code).read(text)

    def _give(self, line: str) -> None:
        game = self.game
        name, colon, text = line.partition(": ")
        if colon:
            move, ahead = self.move(text)
            game.play(self.seat(name), move, *ahead)
            return
        match line.split():
            case ["time"]:
                game.advance(game.due() or 0)
            case ["join", new]:
                game.join(new)
            case ["leave", who]:
                game.leave(self.seat(who))
            case ["back", who]:
                game.come_back(self.seat(who))
            case ["rename", old, new]:
                game.rename(self.seat(old), new)
            case ["stop"]:
                game.stop()
            case _:
                raise AssertionError(line)

    def _told(self, before: Question | None) -> Said:
        game, events = self.game, self.kept + self.game.take_events()
        self.kept = [event for event in events if isinstance(event, SeatRenamed)] if len(events) == 1 else []
        now = Snapshot(game, before)
        said = Said()
        for line in room_lines(self.voice, events, now, self.address):
            said.room.append(plain(line.document))
            said.mentioned = game.state.names[line.mention] if line.mention is not None else None
        for seat in hand_receivers(events, now):
            hand = hand_line(self.voice, now.view_of(seat), "#uno")
            said.private.setdefault(game.state.names[seat], []).append(plain(hand))
        for seat, document in private_events(self.voice_of, events, now.view):
            told = plain(self.voice.private("#uno", document))
            said.private.setdefault(game.state.names[seat], []).append(told)
        return said


def voice_at(game: Game, prefix: str = "!", texts: Texts = TEXTS) -> Voice:
    """What is said at a game's table, in English."""
    return Voice(texts, prefixes=(prefix,), identities=[f"id:{name}" for name in game.state.names])


def laid_out(
    hands: dict[str, str],
    top: str,
    *,
    line: str = "classic",
    draw: str = "",
    color: str = "",
    prefix: str = "!",
    pile: str | None = None,
) -> Spoken:
    """A round in which the first player is to act; `hands` are codes, `pile` is the whole draw pile if it matters."""
    rules = CATALOGUE.compose(line)
    cards = rules.deck.by_code
    rest = list(rules.deck.cards)
    state = GameState()
    state.names = tuple(hands)
    state.seats = (Seat.IN,) * len(hands)
    state.hands = [[cards[code] for code in codes.split()] for codes in hands.values()]
    state.scores = state.idle = (0,) * len(hands)
    state.top = cards[top]
    state.color = rules.deck.by_code.colors.get(color or "", state.top.color)
    state.discard = [state.top]
    next_cards = [cards[code] for code in draw.split()]
    for card in (*(c for hand in state.hands for c in hand), *state.discard, *next_cards):
        rest.remove(card)
    state.draw = [*rest, *reversed(next_cards)] if pile is None else [cards[code] for code in pile.split()]
    state.dealer, state.round, state.phase, state.turn = len(hands) - 1, 1, "turn", 0
    game = Game(rules, seed_from(1), state=state)
    return Spoken(game, voice_at(game, prefix))
