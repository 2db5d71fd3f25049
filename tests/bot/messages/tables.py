"""A table laid out by hand, and what is said there."""

from dataclasses import dataclass, field

from uno_engine import PARTS, Catalogue, Classic, EngineError, Game, GameState, Seat, seed_from, view
from unobot.commands import Slip
from unobot.document import plain
from unobot.speech import (
    Voice,
    before,
    hand_line,
    hand_receivers,
    private_events,
    refusal,
    room_lines,
    scene,
    slip,
)  # fmt: skip
from unobot.texts import Texts
from unobot_match import RULES
from unobot_presets.classic import CLASSIC

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
    """A game with a voice. `hands` are codes, the first player is ann."""

    def __init__(self, game: Game, prefix: str = "!") -> None:
        self.game = game
        self.voice = Voice(TEXTS, prefixes=(prefix,), identities=[f"id:{name}" for name in game.state.names])

    def seat(self, name: str) -> int:
        return self.game.state.names.index(name)

    def does(self, line: str) -> Said:
        """`ann: play r5`, or a table's own `time`, `join NAME`, `leave NAME`, `back NAME`, `stop`, `rename OLD NEW`."""
        was = before(self.game)
        try:
            self._give(line)
        except EngineError as error:
            seat = self.seat(line.partition(":")[0]) if ":" in line else None
            return Said(refused=plain(refusal(self.voice, error, view(self.game, seat))))
        return self._told(was)

    def _give(self, line: str) -> None:
        game = self.game
        name, colon, command = line.partition(": ")
        if colon:
            game.submit(self.seat(name), command)
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

    def _told(self, was: object) -> Said:
        game, events = self.game, self.game.take_events()
        now = scene(game, was)  # type: ignore[arg-type]
        said = Said()
        for line in room_lines(self.voice, events, now):
            said.room.append(plain(line.document))
            said.mentioned = game.state.names[line.mention] if line.mention is not None else None
        for seat in hand_receivers(events, now):
            hand = hand_line(self.voice, view(game, seat), "#uno")
            said.private.setdefault(game.state.names[seat], []).append(plain(hand))
        for seat, document in private_events(self.voice, events, now.view):
            told = plain(self.voice.private("#uno", document))
            said.private.setdefault(game.state.names[seat], []).append(told)
        return said

    def slip(self, slipped: Slip) -> str:
        return plain(slip(self.voice, slipped))


def laid_out(
    hands: dict[str, str],
    top: str,
    *,
    line: str = "classic",
    draw: str = "",
    color: str = "",
    prefix: str = "!",
) -> Spoken:
    """A round in which the first player is to act."""
    rules = CATALOGUE.compose(line)
    cards = rules.deck.by_code
    rest = list(rules.deck.cards)
    state = GameState()
    state.names = tuple(hands)
    state.seats = (Seat.IN,) * len(hands)
    state.hands = [[cards[code] for code in codes.split()] for codes in hands.values()]
    state.scores = state.idle = (0,) * len(hands)
    state.effects = ((),) * len(hands)
    state.top = cards[top]
    state.color = next(
        (c.color for c in cards.values() if c.color and c.color.word == color), state.top.color
    )
    state.discard = [state.top]
    next_cards = [cards[code] for code in draw.split()]
    for card in (*(c for hand in state.hands for c in hand), *state.discard, *next_cards):
        rest.remove(card)
    state.draw = [*rest, *reversed(next_cards)]
    state.dealer, state.round, state.phase, state.turn = len(hands) - 1, 1, "turn", 0
    return Spoken(Game(rules, seed_from(1), state=state), prefix)
