"""Tables for tests: all that is built in, and the rules that a test brings."""

from collections.abc import Iterable, Mapping

from uno_engine import (
    BUILT_IN,
    Card,
    Catalogue,
    Duration,
    Game,
    InputText,
    Layout,
    Number,
    Rule,
    RuleSet,
    Setting,
    Word,
    YesNo,
    laid_out,
    seed_from,
)
from unobot_match import RULES
from unobot_presets import PRESETS

CATALOGUE = Catalogue([*BUILT_IN, *RULES], PRESETS)


def rules_for(line: str, *more: type[Rule]) -> RuleSet:
    """A table's rules, with a test's own rules switched on."""
    catalogue = Catalogue([*BUILT_IN, *RULES, *more], PRESETS)
    return catalogue.compose(" ".join([line, *(f"+{rule.id}" for rule in more)]))


def say(game: Game, seat: int | None, text: str) -> None:
    """Give a game the input with that canonical text: `play r5, !uno`. Raises what the game raises."""
    game.take(InputText(game.rules.deck.by_code).read(seat, text, game.state.names))


def seated(line: str, *more: type[Rule], players: int = 3, seed: int = 1) -> Game:
    """A table with players p0, p1, … before the first deal."""
    game = Game(rules_for(line, *more), seed_from(seed))
    for number in range(players):
        game.join(f"p{number}")
    return game


def dealt(line: str, *more: type[Rule], players: int = 3, seed: int = 1) -> Game:
    """The same with the cards dealt; events are those since."""
    game = seated(line, *more, players=players, seed=seed)
    say(game, 0, "deal")
    game.take_events()
    return game


def given(game: Game, hands: Iterable[str], top: str, *, turn: int = 0, draw: str = "") -> Game:
    """The same table with these hands, this top card and these cards next in the pile; the rest lies under them."""
    state = game.checkpoint.copy()
    deck = game.rules.deck
    rest = list(deck.cards)

    def taken(codes: str) -> list[Card]:
        found = [deck.by_code[code] for code in codes.split()]
        for card in found:
            rest.remove(card)
        return found

    state.hands = [taken(codes) for codes in hands]
    state.discard = taken(top)
    state.top = state.discard[-1]
    state.color = state.top.color
    state.turn = turn
    state.phase = "turn"
    first = taken(draw)
    state.draw = [*rest, *reversed(first)]
    state.own = {}
    return Game(game.rules, game.seed, state=state)


def laid(line: str, hands: Mapping[str, str], top: str, draw: str = "") -> Game:
    """A table with these hands, the first player to play, one player for each hand."""
    rules = rules_for(line)
    cards = rules.deck.by_code
    held = {seat: [cards[code] for code in hand.split()] for seat, hand in enumerate(hands.values())}
    pile = [cards[code] for code in draw.split()]
    return laid_out(rules, list(hands), Layout(hands=held, top=cards[top], draw=pile), seed_from(1))


def values(setting: Setting) -> list[str]:
    """Values of an option worth trying, as typed: all words, the ends of numbers and what lies beside the lower end."""
    match setting:
        case Word():
            return list(setting.words)
        case YesNo():
            return ["yes", "no"]
        case Number():
            near = {
                setting.default,
                setting.low,
                setting.low + 1,
                min(setting.low + 2, setting.high),
                setting.high,
            }
            return [str(n) for n in sorted(near)]
        case Duration():
            return ["off", "90s", "3m"]
        case _:
            return [setting.default if isinstance(setting.default, str) else "", "p1"]


SETTINGS = {s.name: s for rule in CATALOGUE.rules.values() for s in rule.settings}
MATCHES = [rule.id for rule in CATALOGUE.rules.values() if rule.role == "match"]
EVERY_VALUE = [(name, value) for name, setting in SETTINGS.items() for value in values(setting)]
