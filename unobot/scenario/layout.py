"""From a scenario to a game that stands as it says."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from uno_engine import Card, Catalogue, Color, Game, Layout, NotAllowed, RuleSet, laid_out, seed_from
from unobot.nearest import nearest
from unobot.parsing import ColorWords, Notation, WrittenCard
from unobot.scenario.load import ScenarioError
from unobot.scenario.model import Scenario


def rules_of(line: str, catalogue: Catalogue) -> RuleSet:
    """The rules of a table's line, with what holds in scenario files alone (`Rule.laid_out`). Raises BadTable."""
    rules = catalogue.compose(line)
    said = {word.lstrip("+").partition("=")[0] for word in rules.line.split() if "=" in word}
    more = [
        f"{name}={value}" for rule in rules.rules for name, value in rule.laid_out.items() if name not in said
    ]
    return catalogue.compose(" ".join([rules.line, *more])) if more else rules


def lay_out(scenario: Scenario, rules: RuleSet, seed: bytes | None = None) -> Game:
    """The game as it stands before the first step. Raises ScenarioError if there are no such cards.

    Chance follows from `seed`, or else from the number that the scenario names.
    """
    if not scenario.laid_out:
        return _seated(scenario, rules, seed)
    seats = {name: seat for seat, name in enumerate(scenario.seats)}
    cards = ScenarioCards(rules)
    layout = Layout(
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
        return laid_out(rules, scenario.seats, layout, seed or _seed(scenario))
    except NotAllowed as error:
        card, there = error.args_["card"], error.args_["there"]
        assert isinstance(card, Card)
        raise ScenarioError(f"{card.text} is laid out more often than the deck has it ({there})") from None


def _seated(scenario: Scenario, rules: RuleSet, seed: bytes | None) -> Game:
    """The game before the first deal: all have their seats."""
    game = Game(rules, seed or _seed(scenario))
    for name in scenario.seats:
        game.join(name)
    game.take_events()
    return game


def _seed(scenario: Scenario) -> bytes:
    """The seed of all chance."""
    seed = scenario.seed
    return seed_from(seed) if isinstance(seed, int) else bytes.fromhex(seed)


def keys_of_rules(written: Mapping[str, object], rules: RuleSet) -> Mapping[str, msgspec.Struct]:
    """What a scenario says to rules of its own accord, by the rules' ids. Raises ScenarioError for what none of them knows."""
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
        raise ScenarioError(_unknown_key(next(iter(left)), rules))
    return found


def _unknown_key(key: str, rules: RuleSet) -> str:
    """What is said of a key that neither the bot nor a rule of this table knows."""
    of_rules = (rule.scenario_keys.__struct_fields__ for rule in rules.rules if rule.scenario_keys)
    like = nearest(key, [*Scenario.__struct_fields__, *(name for names in of_rules for name in names)])
    guess = f"; did you mean {like[0]}?" if like else ""
    return f"{key}: there is no such key at this table{guess}"


class ScenarioCards:
    """The cards of a table's deck, by what is written for them."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules

    def card(self, code: str) -> Card:
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

    def color(self, word: str | None) -> Color | Literal["none"] | None:
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

    def one(self, code: str | None) -> Card | None:
        """The same, where there may be none."""
        return None if code is None else self.card(code)

    def named(self, codes: str) -> Sequence[Card]:
        """The cards in a text, `r+2 b5 g1`."""
        return [self.card(code) for code in codes.split()]
