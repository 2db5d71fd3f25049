"""Random rounds on the engine and on the referee beside each other: whatever one of them does, the other does too.

`play_beside(rules, seed, rounds)` plays rounds at a table and raises `Different` at the first thing in which the two
are not one. Both get the same inputs. What luck has decided in the engine is handed to the referee, which then checks
that it was a shuffle of the right cards. A round in which the referee comes to something that the rulebook leaves open
ends there, and `unclear` counts why.
"""

from collections import Counter, deque
from collections.abc import Iterator
from random import Random
from typing import Final

from tests.referee import Fined, Refused, Round, Setup, Unclear, referee
from tests.referee.tables import HOUSE_RULES, MATCHES, OPTIONS, PRESETS
from uno_engine import (
    DEAL,
    PARTS,
    Ahead,
    Arg,
    Card,
    Catalogue,
    EngineError,
    Event,
    Flipped,
    Game,
    MatchOver,
    Move,
    Played,
    Player,
    PutBack,
    PutOut,
    Reshuffled,
    RuleSet,
    Seat,
    Stage,
    TimedOut,
    WentOut,
    seed_from,
    view,
)
from unobot_attack.launcher import Pressed
from unobot_dos.row import PileTurned, RowFilled

MODELLED: Final = tuple(preset for preset in PRESETS if preset != "uno-extreme")
"""The presets of which the referee knows the cards."""
NAMES: Final = ("ann", "bob", "cid", "dan", "eve", "fay")
LONGEST: Final = 400
"""So many inputs, and a round is left as it is: two may draw and pass for a very long time."""
TRIED: Final = 12
"""So many commands of each list are tried on the other side at each step."""

MOST_UNCLEAR: Final = 0.2
"""Of so large a part of the rounds the referee may say that the rulebook leaves something open."""

unclear: Counter[str] = Counter()
"""Why rounds were not played to their end, since the process began."""


class Different(AssertionError):
    """The engine and the referee are not one. The message has the table, what was done, and both sides."""


class Luck:
    """What chance gave in the engine at the last input, for the referee. It is not asked in vain, nor for other cards."""

    def __init__(self) -> None:
        self.piles: deque[list[str]] = deque()
        self.presses: deque[int] = deque()

    def shuffle(self, cards: list[str]) -> list[str]:
        """Return the next pile of the engine, which must be of these cards."""
        if not self.piles:
            raise Different("only the referee shuffles")
        pile = self.piles.popleft()
        if sorted(pile) != sorted(cards):
            raise Different(f"shuffled: {_two(sorted(pile), sorted(cards))}")
        return pile

    def number(self, what: str, low: int, high: int) -> int:
        """Return what the next press gave."""
        if not self.presses:
            raise Different(f"only the referee presses: {what}")
        number = self.presses.popleft()
        assert low <= number <= high
        return number

    def assert_used_up(self) -> None:
        """The engine may not have shuffled or pressed where the referee has not."""
        if self.piles or self.presses:
            raise Different("only the engine shuffles or presses")


def _two(engine: object, by_referee: object) -> str:
    return f"the engine has {engine}, the referee {by_referee}"


class Beside:
    """A round on both sides."""

    def __init__(self, rules: RuleSet, game: Game, chance: Random) -> None:
        self.game, self.chance = game, chance
        self.luck = Luck()
        self.out: list[str] = []
        self.winners: list[str] = []
        self.done: list[str] = []
        self.cards: dict[str, str] = {}
        """What the referee calls each card, by what the engine calls it as it lies: the light face first."""
        self.shuffled: set[int] = set()
        self.round = self.dealt(rules)

    # --- the beginning ------------------------------------------------------------------------------------------------

    def dealt(self, rules: RuleSet) -> Round:
        """Deal on the engine, and set the referee's table up as it lay before the first card was turned up."""
        game = self.game
        state = game.state.copy()
        game.play(state.sitting()[0], DEAL)
        events = game.take_events()
        dealt = next(n for n, event in enumerate(events) if isinstance(event, Flipped | RowFilled))
        for event in events[:dealt]:
            event.apply(state)
        later = state.copy()
        for event in events[dealt:]:
            if isinstance(event, PutBack) and event.pile[1:] != tuple(
                later.draw
            ):  # else it was put below, without a shuffle
                self.shuffled.add(id(event))
            event.apply(later)
        names = state.names
        for card in {card for hand in (*state.hands, state.draw) for card in hand}:
            self.cards[card.text] = self.cards[card.turned.text] = card.text
        pile = [card.text for card in reversed(state.draw)]
        first = events[dealt]
        shown = 1 if isinstance(first, Flipped) else len(first.cards) if isinstance(first, RowFilled) else 0
        self.note(events)
        preset, options, named = parted(rules.line)
        return referee(
            Setup(
                preset=preset,
                options=options,
                rules=named,
                seats=names,
                dealer=names[state.dealer],
                hands={names[seat]: [card.text for card in hand] for seat, hand in enumerate(state.hands)},
                draw=pile[shown:],
                flip=" ".join(pile[:shown]),
                top=None,
                scores=dict(zip(names, state.scores, strict=True)),
            ),
            self.luck,
        )

    def note(self, events: list[Event]) -> None:
        """Take in what has happened on the engine."""
        for event in events:
            match event:
                case Reshuffled(pile=pile) | PileTurned(pile=pile):
                    self.luck.piles.append([self.cards[card.text] for card in reversed(pile)])
                case PutBack(pile=pile) if id(event) in self.shuffled:
                    self.luck.piles.append([self.cards[card.text] for card in reversed(pile)])
                case Pressed(thrown=thrown):
                    self.luck.presses.append(thrown)
                case WentOut(seat=seat) | PutOut(seat=seat) if self.game.state.names[seat] not in self.out:
                    self.out.append(self.game.state.names[seat])
                case MatchOver(winners=winners):
                    self.winners = sorted(self.game.state.names[seat] for seat in winners)

    # --- the round ----------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play the round on both sides. Raises Different, or Unclear where the referee cannot go on."""
        try:
            self.compare()
            for _ in range(LONGEST):
                if self.is_over():
                    return
                self.try_commands()
                self.step(*self.choose())
                self.compare()
        except (Different, AssertionError) as error:
            done = "; ".join(self.done)
            raise Different(f"{self.game.rules.line}: {done}: {error}") from error

    def is_over(self) -> bool:
        """Whether the round is over and scored."""
        return self.game.state.stage is Stage.SCORED

    def choose(self) -> tuple[str, str]:
        """Return who gives which command next: mostly something lawful of whoever is waited for."""
        chance, names = self.chance, self.game.state.names
        asked = self.asked()
        kind = chance.choices(["turn", "aside", "silence", "leave", "nonsense"], [70, 14, 2, 1, 13])[0]
        if kind == "aside":
            others = sorted((seat, command) for seat in names for command in self.round.accuses(seat))
            if others:
                return chance.choice(others)
        if kind == "silence":
            return asked, "timeout"
        if kind == "leave" and not self.is_dos():
            gone = [n for n, seat in zip(names, self.game.state.seats, strict=True) if seat is Seat.LEFT]
            return (chance.choice(gone), "join") if gone else (chance.choice(names), "leave")
        if kind == "nonsense":
            return chance.choice(names), chance.choice(list(self.nonsense()))
        lawful = sorted(self.round.lawful(asked))
        plays = [command for command in lawful if command.startswith("play")]
        command = chance.choice(plays if plays and chance.random() < 0.75 else lawful)
        if chance.random() < 0.4 and not self.is_dos():
            command = _bare(command)  # so that colour and player are asked for
        if command.startswith("play") and chance.random() < 0.3 and not self.is_dos():
            command += " uno"
        return asked, command

    def nonsense(self) -> Iterator[str]:
        """Commands that are mostly refused."""
        names, state = self.game.state.names, self.game.state
        yield from ("draw", "pass", "accept", "challenge", "dos" if self.is_dos() else "uno")
        yield from (f"catch {name}" for name in names)
        if not self.is_dos():
            yield from (f"play {card.code}" for hand in state.hands for card in hand[:3])

    def is_dos(self) -> bool:
        """Whether it is a table of DOS."""
        return self.game.rules.base.id == "dos-game"

    def asked(self) -> str:
        """The seat that is waited for."""
        assert self.game.question is not None
        return self.game.state.names[self.game.question.waiting()[0]]

    def step(self, seat: str, command: str) -> None:
        """Give a command on both sides; both must take it, or both refuse it."""
        command = self.whole(seat, command)
        self.done.append(f"{seat}: {command}")
        taken = self.take(seat, command)
        why = ""
        try:
            self.round.do(seat, command)
        except Fined as fined:
            # a fine is refused by both, and paid by both
            why = str(fined)
        except Refused as refused:
            why = str(refused)
        if taken == bool(why):
            raise Different(
                f"{seat}: {command}: the engine {'takes' if taken else 'refuses'} it; {why or 'so it is lawful'}"
            )
        self.luck.assert_used_up()

    def whole(self, seat: str, command: str) -> str:
        """The command with whole two-faced cards: which of two with one face is played is seen at the next Flip."""
        if not self.game.rules.two_faced or not command.startswith("play"):
            return command
        words, hand = command.split(), list(self.game.state.hands[self.game.state.names.index(seat)])
        for place, word in enumerate(words):
            held = [card for card in hand if card.code == word]
            if held:
                hand.remove(held[0])
                words[place] = self.cards[held[0].text]
        return " ".join(words)

    def take(self, seat: str, command: str) -> bool:
        """Give a command on the engine; return whether it was taken."""
        game = self.game
        number = game.state.names.index(seat)
        try:
            match command:
                case "leave":
                    game.leave(number)
                case "join":
                    game.come_back(number)
                case "timeout":
                    if game.question is None or number not in game.question.waiting():
                        return False
                    self.wait()
                    return True
                case _:
                    move, ahead = self.move_of(command)
                    game.play(number, move, *ahead)
        except EngineError:
            return False
        events = game.take_events()
        self.note(events)
        # a call behind a play may only be warned of, but the play was done (B25)
        return not any(event.refuses for event in events) or any(
            isinstance(event, Played) for event in events
        )

    def wait(self) -> None:
        """Let time pass until whoever is waited for has run out of it."""
        happened: list[Event] = []
        while not any(isinstance(event, TimedOut) for event in happened):
            due = self.game.due()
            assert due is not None
            self.game.advance(due)
            happened = self.game.take_events()
            self.note(happened)

    def move_of(self, command: str) -> tuple[Move, Ahead]:
        """The engine's move for a command of the referee, and what is typed ahead with it."""
        words = command.split()
        args = [self.value(word) for word in words[1:]]
        if words[0] != "play" or self.is_dos():
            return Move(words[0], tuple(arg for arg in args if not isinstance(arg, Move))), ()
        cards = tuple(arg for arg in args if isinstance(arg, Card))
        return Move("play", cards), tuple(arg for arg in args if not isinstance(arg, Card))

    def value(self, word: str) -> Arg | Move:
        """What a word means: a player, a card, a colour, a place in the row, or a call."""
        deck, names = self.game.rules.deck.by_code, self.game.state.names
        if word in names:
            return Player(names.index(word))
        if word in ("uno", "dos"):
            return Move(word)
        if word in deck.colors:
            return deck.colors[word]
        if "/" in word:
            return next(
                card for hand in self.game.state.hands for card in hand if self.cards[card.text] == word
            )
        return int(word) if word.isdigit() else deck[word]

    # --- looking ------------------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """Raise Different if the two do not show the same."""
        seen = self.look()
        for key, by_referee in self.round.look().items():
            engine = seen[key]
            if isinstance(by_referee, dict) and key == "hands":
                by_referee = {seat: sorted(cards) for seat, cards in by_referee.items()}  # noqa: PLW2901
            if key == "winners" and isinstance(by_referee, list):
                by_referee = sorted(by_referee)  # noqa: PLW2901
            if key in {"color", "penalty"} and self.is_over():
                continue  # they mean nothing any more
            if key == "out" and self.game.state.stage is Stage.DECIDED:
                continue  # the last card still asks something; who is out then is told when it is answered
            if engine != by_referee:
                raise Different(f"{key}: {_two(engine, by_referee)}")

    def look(self) -> dict[str, object]:
        """What the engine shows, in the referee's words."""
        state, names, seen = self.game.state, self.game.state.names, view(self.game, None)
        published = {
            field: getattr(fact, field)
            for fact in seen.facts
            for field in ("penalty", "row")
            if hasattr(fact, field)
        }
        return {
            "turn": [] if self.is_over() else [names[seat] for seat in seen.waiting],
            "top": seen.top.code if seen.top else "none",
            "color": seen.color.word if seen.color else "none",
            "direction": "cw" if seen.direction == 1 else "ccw",
            "penalty": published.get("penalty", 0),
            "row": [card.code for card in published.get("row", ())],
            "hands": {
                name: sorted(card.code for card in state.hands[seat]) for seat, name in enumerate(names)
            },
            "counts": {name: len(state.hands[seat]) for seat, name in enumerate(names)},
            "out": self.out,
            "scores": dict(zip(names, state.scores, strict=True)),
            "round_over": self.is_over(),
            "match_over": state.phase == "over",
            "winners": self.winners,
            "side": seen.side,
        }

    def try_commands(self) -> None:
        """Raise Different if one side allows what the other does not: to whoever is asked, and to one other seat."""
        names = self.game.state.names
        asked = self.asked()
        for seat in dict.fromkeys([asked, self.chance.choice(names)]):
            allowed = self.round.lawful(seat) | self.round.accuses(seat)
            self.assert_engine_allows(seat, allowed)
            self.assert_referee_allows(seat, {_bare(command) for command in allowed})

    def assert_engine_allows(self, seat: str, allowed: set[str]) -> None:
        """Raise Different if the engine refuses what the referee allows."""
        number = self.game.state.names.index(seat)
        for command in self.some(allowed):
            refusal = self.game.refusal(number, self.move_of(command)[0])
            if refusal is not None:
                raise Different(f"{seat}: {command}: the engine alone refuses it, {refusal.code}")

    def assert_referee_allows(self, seat: str, allowed: set[str]) -> None:
        """Raise Different if the referee refuses what the engine offers, or takes for an answer though it is not listed."""
        number = self.game.state.names.index(seat)
        # calls and catches are offered though they may be wrong: what comes of them is seen when they are given
        offered = {
            self.command_of(move)
            for move in self.game.options(number)
            if move.verb not in {"uno", "dos", "catch"}
        }
        for word in ("draw", "pass", "accept", "challenge"):
            if self.game.refusal(number, Move(word)) is None:
                offered.add(word)
        for command in self.some(offered):
            if command not in allowed and not self.round.accepts(seat, command):
                raise Different(f"{seat}: {command}: the referee alone refuses it")

    def some(self, commands: set[str]) -> list[str]:
        """Some of these commands; all if they are few."""
        listed = sorted(commands)
        return listed if len(listed) <= TRIED else self.chance.sample(listed, TRIED)

    def command_of(self, move: Move) -> str:
        """What the referee calls a move of the engine, without what is typed ahead."""
        names = self.game.state.names
        words = [
            names[arg.seat]
            if isinstance(arg, Player)
            else arg.code
            if isinstance(arg, Card)
            else getattr(arg, "word", str(arg))
            for arg in move.args
        ]
        return " ".join([move.verb, *(sorted(words) if self.is_dos() else words)])


def _bare(command: str) -> str:
    """A play without the colour and player that are typed ahead."""
    words = command.split()
    if words[0] != "play":
        return command
    return " ".join(word for word in words if word not in NAMES and word not in _COLOURS)


_COLOURS: Final = frozenset({"red", "yellow", "green", "blue", "pink", "teal", "orange", "purple"})


# --- tables -----------------------------------------------------------------------------------------------------------


def parted(line: str) -> tuple[str, dict[str, str], frozenset[str]]:
    """The preset, the options, and the rules of a table's line."""
    preset, *words = line.split()
    options: dict[str, str] = {}
    rules: set[str] = set()
    for word in words:
        name, equals, value = word.lstrip("+").partition("=")
        if equals:
            options[name] = value
        if word.startswith("-"):
            rules.add(word)
        elif not equals or word.startswith("+") or (name in MATCHES and name not in OPTIONS):
            rules.add(name)
    return preset, options, frozenset(rules)


def line_beside(catalogue: Catalogue, chance: Random, preset: str = "") -> str:
    """A table that the referee knows: a preset, house rules, a kind of match, options, and hands that are mostly short."""
    preset = preset or chance.choice(MODELLED)
    dos = preset.startswith("dos")
    words = [preset, f"cards={chance.choice([2, 3, 3, 4, 5, 7])}"]
    words += ["idle-limit=off"] if dos else []  # the referee lets nobody leave a round of DOS
    known_rules = sorted(HOUSE_RULES - ({"force-play"} if preset == "attack" else set()))
    rules = [] if dos else chance.sample(known_rules, chance.choice([0, 0, 0, 1, 1, 2, 3]))
    words += [f"+{rule}" for rule in rules]
    kinds = ["negative", "round", "rounds=1", *([] if dos else ["places", "elimination"])]
    match = chance.choice(kinds) if chance.random() < 0.3 else ""
    words += [match] if match else []
    if (match or PRESETS[preset][2]) in {"winner", "negative", "elimination"} and chance.random() < 0.4:
        words.append(f"target={chance.choice([20, 50, 100])}")
    known = {} if dos and chance.random() < 0.5 else dict(_tried(catalogue, preset, rules))
    for name, values in known.items():
        if chance.random() < 0.15:
            words.append(f"{name}={chance.choice(values)}")
    return " ".join(words)


_NUMBERS: Final = {
    "false-uno": ("2",), "false-catch": ("2",), "wrong-card": ("1",), "wild-follow": ("0", "1", "2"),
    "chain-cap": ("8",), "uno-penalty": ("2", "4"), "mercy": ("10", "25"), "idle-limit": ("1", "2"),
    "knockout": ("0", "50"),
}  # fmt: skip
_OF_WILDS: Final = {"first-wd4", "first-wild", "wd4", "wild-follow", "shield-colour", "draw", "play-drawn"}
"""What has no meaning beside the cards of No Mercy or Attack, as everything about challenges."""
_LEFT_ALONE: Final = {"first", "pace", "turn-timeout", "next-dealer", "edition", "pairs", "wc1", "wc2", "wc3"}


def _tried(catalogue: Catalogue, preset: str, rules: list[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The options of such a table, with the values that are tried."""
    dos = preset.startswith("dos")
    own = [*rules, *catalogue.presets[preset].rules]
    ids = [
        *own,
        *(part for id_ in own for part in catalogue.rules[id_].includes),
        catalogue.presets[preset].base,
    ]
    ids += [] if dos else [part.id for part in PARTS]
    there = {setting.name for id_ in ids for setting in catalogue.rules[id_].settings}
    for name, (_, values) in OPTIONS.items():
        if name in _LEFT_ALONE or name not in there or (dos and name == "idle-limit"):
            continue
        if PRESETS[preset][3].get("wd4") == "free" and name.startswith("challenge"):
            continue
        if preset in {"no-mercy", "attack"} and (name in _OF_WILDS or name.startswith("challenge")):
            continue
        tried = _NUMBERS.get(name, values if values and len(values) > 1 else ())
        if tried:
            yield name, tried


def play_beside(rules: RuleSet, seed: int, rounds: int = 1) -> int:
    """Play so many rounds on both sides; return how many were begun. Raises Different."""
    chance = Random(seed)
    game = Game(rules, seed_from(seed))
    for name in NAMES[: chance.choice([2, 2, 3, 3, 4, 5, 6])]:
        game.join(name)
    game.take_events()
    for played in range(rounds):
        if game.question is None or any(
            seat not in {Seat.IN, Seat.WAITING, Seat.OUT} for seat in game.state.seats
        ):
            return played
        try:
            Beside(rules, game, chance).play()
        except Unclear as open_:
            unclear[str(open_)] += 1
            return played + 1
        if game.state.phase != "waiting":
            return played + 1
    return rounds
