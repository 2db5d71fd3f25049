"""The table of a scenario: its cards laid out, and its game while commands are taken."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

import uno_engine as uno
from unobot.kit.invariants import GameChecker
from unobot.kit.scenario.load import ScenarioError
from unobot.kit.scenario.model import GivenInput, Scenario, TypedCommand
from unobot.messages.texts import Texts
from unobot.parsing import ColorWords, CommandRead, MoveRead, Notation, Reader, Readers, WrittenCard
from unobot.parsing.nearest import nearest

_COMMANDS: Final = ("join", "leave", "skip", "stop")


@cache
def readers(folders: tuple[Path, ...]) -> Readers:
    """Return the readers with the texts of these folders; made once, for a reader is used for many scenarios."""
    return Readers(Texts(folders), _COMMANDS)


def read_command(game: uno.Game, command: TypedCommand, reader: Reader) -> uno.Input:
    """Return the input that a table takes a command for. Raises EngineError with the reason if it is refused.

    The host, who may stop the match and skip whoever is waited for, is the first seat still held.
    """
    seat = game.seat_of(command.seat)
    assert seat is not None
    read = reader.read_move(command.text, game, seat)
    match read:
        case MoveRead(move=move, ahead=ahead):
            return uno.MakeMove(seat, move, tuple(ahead))
        case CommandRead(command=name):
            host = seat == game.state.held()[0]
            match name:
                case "leave":
                    return uno.GiveUpSeat(seat)
                case "join" if game.state.seats[seat] in {uno.Seat.LEFT, uno.Seat.GONE}:
                    return uno.TakeSeatBack(seat)
                case "join":
                    raise uno.NotAllowed("already-seated")
                case "stop" | "skip" if not host:
                    raise uno.NotAllowed("not-host")
                case "stop":
                    return uno.StopMatch()
                case "skip" if game.question is not None:
                    return uno.SkipPlayer(game.question.waiting()[0])
            raise uno.NotAllowed("no-part-of-the-game")
        case _:
            raise uno.NotUnderstood(read.id, said=command.text)


def rules_of(line: str, catalogue: uno.Catalogue) -> uno.RuleSet:
    """Return the rules of a table's line, with what holds in scenario files alone (`Rule.laid_out`). Raises BadTable."""
    rules = catalogue.compose(line)
    said = {word.lstrip("+").partition("=")[0] for word in rules.line.split() if "=" in word}
    more = [
        f"{name}={value}" for rule in rules.rules for name, value in rule.laid_out.items() if name not in said
    ]
    return catalogue.compose(" ".join([rules.line, *more])) if more else rules


def lay_out(scenario: Scenario, rules: uno.RuleSet, seed: bytes | None = None) -> uno.Game:
    """Return the game as it stands before the first step. Raises ScenarioError if there are no such cards.

    Chance follows from `seed`, or else from the number that the scenario names.
    """
    if seed is None:
        number = scenario.seed
        seed = uno.seed_from(number) if isinstance(number, int) else bytes.fromhex(number)
    if not scenario.laid_out:
        game = uno.Game(rules, seed)
        for name in scenario.seats:
            game.join(name)
        game.take_events()
        return game
    seats = {name: seat for seat, name in enumerate(scenario.seats)}
    cards = ScenarioCards(rules)
    layout = uno.Layout(
        hands={seats[name]: cards.named(hand) for name, hand in scenario.hands.items()},
        draw=cards.named(scenario.draw),
        top=cards.one(scenario.top),
        flip=cards.one(scenario.flip),
        zones={} if scenario.row is None else {"row": [cards.card(code) for code in scenario.row]},
        color=cards.color(scenario.color),
        direction=1 if scenario.direction == "cw" else -1,
        dealer=seats[scenario.dealer] if scenario.dealer else None,
        turn=seats[scenario.turn] if scenario.turn else None,
        under=cards.named(scenario.under),
        bottom=cards.named(scenario.bottom),
        side=cards.side(scenario.side),
        keys=keys_of_rules(scenario.keys, rules),
    )
    try:
        return uno.laid_out(rules, scenario.seats, layout, seed)
    except uno.NotAllowed as error:
        card, there = error.args_["card"], error.args_["there"]
        assert isinstance(card, uno.Card)
        raise ScenarioError(f"{card.text} is laid out more often than the deck has it ({there})") from None


def keys_of_rules(written: Mapping[str, object], rules: uno.RuleSet) -> Mapping[str, msgspec.Struct]:
    """Return what a scenario says to rules beside the game's own keys, by the rules' ids. Raises ScenarioError for what none of them knows."""
    left, found = dict(written), dict[str, msgspec.Struct]()
    for rule in rules.rules:
        if rule.scenario_keys is None:
            continue
        own = {key: left.pop(key) for key in rule.scenario_keys.__struct_fields__ if key in left}
        try:
            if own:
                found[rule.id] = msgspec.convert(own, rule.scenario_keys)
        except msgspec.ValidationError as error:
            raise ScenarioError(f"{', '.join(own)}: {error} (rule {rule.id})") from None
    if left:
        key = next(iter(left))
        theirs = (rule.scenario_keys.__struct_fields__ for rule in rules.rules if rule.scenario_keys)
        like = nearest(key, [*Scenario.__struct_fields__, *(name for names in theirs for name in names)])
        guess = f"; did you mean {like[0]}?" if like else ""
        raise ScenarioError(f"{key}: there is no such key at this table{guess}")
    return found


class ScenarioCards:
    """The cards of a table's deck, by what is written for them."""

    def __init__(self, rules: uno.RuleSet) -> None:
        self._rules = rules

    def card(self, code: str) -> uno.Card:
        """The card with that code, or written so otherwise (`rd2`). Raises ScenarioError if the deck has none."""
        known = self._rules.deck.by_code
        if card := known.get(code.lower()):
            return card
        colors = ColorWords(colors=known.colors.values())
        written = Notation(self._rules.deck, colors).exact(code)
        if isinstance(written, WrittenCard) and written.color is None:
            return written.card
        near = "".join(f"; did you mean {like}?" for like in nearest(code.lower(), known))
        raise ScenarioError(f"no card {code} in this deck{near}")

    def color(self, word: str | None) -> uno.Color | Literal["none"] | None:
        """The colour with that word, `none` or None as it is. Raises ScenarioError if there is no such colour."""
        if word is None or word == "none":
            return None if word is None else "none"
        known = self._rules.deck.by_code.colors
        if word not in known:
            raise ScenarioError(f"color: expected {', '.join(known)} or none, not {word}")
        return known[word]

    def side(self, name: str | None) -> str:
        """The side of that name. Raises ScenarioError if the cards have none that is called so."""
        sides = self._rules.deck.sides
        if name is not None and name not in sides:
            there = f"expected {' or '.join(sides)}" if any(sides) else "its cards have one side"
            raise ScenarioError(f"no side {name} in this deck; {there}")
        return name or ""

    def one(self, code: str | None) -> uno.Card | None:
        """The card with that code; None if there is no code. Raises ScenarioError if the deck has no such card."""
        return None if code is None else self.card(code)

    def named(self, codes: str) -> Sequence[uno.Card]:
        """The cards in a text, `r+2 b5 g1`."""
        return [self.card(code) for code in codes.split()]


class Board:
    """The game, and what it has told so far."""

    def __init__(self, game: uno.Game, reader: Reader, checker: GameChecker | None = None) -> None:
        self.game, self._checker = game, checker
        self.reader = reader
        if checker is not None:
            checker.begin(game)
        self.view = uno.view(game, None)
        self.told: dict[int, list[uno.Card]] = {}
        """Cards shown to a seat alone, since the last check."""
        self.out: list[int] = []
        """Who is out of the round, in order."""
        self.winners: tuple[int, ...] = ()
        """Who has won the match."""
        self.paused = False

    def seat(self, name: str) -> int:
        """Return the number of a seat that the scenario names."""
        seat = self.game.seat_of(name)
        assert seat is not None
        return seat

    def names(self, seats: Sequence[int]) -> list[str]:
        """Return the names of the players in these seats."""
        return [self.game.state.names[seat] for seat in seats]

    @property
    def round_over(self) -> bool:
        """Whether no round is being played: also while it is decided, and the last card still asks something."""
        return self.game.state.stage is not uno.Stage.PLAYING

    def refusal(self, command: TypedCommand) -> str | None:
        """Give the game a command; return why it was refused, or None if it was accepted. Raises RuleFailed, or what a checker raises."""
        if command.text in {"pause", "resume"}:
            self.paused = command.text == "pause"
            return None
        before = self.game.state.copy()
        try:
            given = read_command(self.game, command, self.reader)
            self.game.take(given)
        except uno.RuleFailed:
            raise
        except uno.EngineError as error:
            if self.game.state != before:
                raise RuntimeError("a refused command has changed the game") from error
            return reason(error)
        refusing = [event for event in self._note(given) if event.refuses]
        if not refusing or self.game.state.acts != before.acts:
            return None  # a call behind a play may only be warned of, but the play was done (B25)
        return type(refusing[0]).__name__

    def would_refuse(self, command: TypedCommand) -> str | None:
        """Return why a command would be refused, or None; it is tried on a copy of the game."""
        return Board(self.game.copy(), self.reader).refusal(command)

    def deal(self) -> None:
        """Deal the next round. Raises EngineError if it cannot be dealt."""
        self.take(uno.MakeMove(self.game.state.held()[0], uno.DEAL))

    def give(self, command: GivenInput) -> None:
        """Give the game an input as it is written in a journal. Raises EngineError if it is refused."""
        state = self.game.state
        words = uno.InputText(self.game.rules.deck.by_code)
        self.take(words.read(self.seat(command.seat), command.text, state.names))

    def wait(self, milliseconds: int) -> None:
        """Let so many milliseconds pass; the game's time stands still while it is paused. Raises RuleFailed."""
        if self.paused:  # as at a table: while it is paused the bot does not move its game's clock
            return
        self.take(uno.PassTime(self.game.state.clock + milliseconds))

    def take(self, given: uno.Input) -> None:
        """Give the game an input of any kind. Raises what the game raises, or what a checker raises."""
        self.game.take(given)
        self._note(given)

    def end(self) -> None:
        """Let the checker look at the whole game: nothing more will be done. Raises what a checker raises."""
        if self._checker is not None:
            self._checker.end(self.game)

    def published(self, field: str, default: object) -> object:
        """Return what the rules publish under that name: the field of a fact; else the default."""
        return next((getattr(fact, field) for fact in self.view.facts if hasattr(fact, field)), default)

    def _note(self, given: uno.Input) -> list[uno.Event]:
        """Take in what has happened by that input."""
        events = self.game.take_events()
        if self._checker is not None:
            self._checker.check(self.game, events, given)
        for event in events:
            match event:
                case uno.Showed(to=to, cards=cards):
                    self.told.setdefault(to, []).extend(cards)
                case uno.WentOut(seat=seat) | uno.PutOut(seat=seat) if seat not in self.out:
                    self.out.append(seat)
                case uno.RoundBegan():
                    self.out.clear()
                case uno.MatchOver(winners=winners):
                    self.winners = winners
        self.view = uno.view(self.game, None)
        return events


def reason(error: uno.EngineError) -> str:
    """Return why something was refused, with the cards and seats that the error is about: scenarios have no secrets."""
    about = (
        f"{name} {value.code if isinstance(value, uno.Card) else value}"
        for name, value in error.args_.items()
        if value not in {None, ""}
    )
    return ", ".join([error.code, *about])
