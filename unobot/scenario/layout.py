"""From a scenario to a game that stands as it says."""

from collections.abc import Mapping, Sequence

import msgspec

from uno_engine import Card, Color, Game, Layout, NotAllowed, RuleSet, laid_out, seed_from
from unobot.nearest import nearest
from unobot.parsing import ColorWords, Notation, Written
from unobot.scenario.load import ScenarioError
from unobot.scenario.model import Scenario


def lay_out(scenario: Scenario, rules: RuleSet) -> Game:
    """The game as it stands before the first step. Raises ScenarioError if there are no such cards."""
    seats = {name: seat for seat, name in enumerate(scenario.seats)}
    cards = Cards(rules)
    color = scenario.color
    layout = Layout(
        hands={seats[name]: cards.named(hand) for name, hand in scenario.hands.items()},
        draw=cards.named(scenario.draw),
        top=cards.one(scenario.top),
        flip=cards.one(scenario.flip),
        zones={} if scenario.row is None else {"row": [cards.card(code) for code in scenario.row]},
        color=Color[color.upper()] if color not in {None, "none"} else color,
        direction=1 if scenario.direction == "cw" else -1,
        dealer=seats[scenario.dealer] if scenario.dealer else None,
        turn=seats[scenario.turn] if scenario.turn else None,
        keys=keys_of_rules(scenario.keys, rules),
    )
    try:
        return laid_out(rules, scenario.seats, layout, seed_from(scenario.seed))
    except NotAllowed as error:
        card, there = error.args_["card"], error.args_["there"]
        assert isinstance(card, Card)
        raise ScenarioError(f"{card.code} is laid out more often than the deck has it ({there})") from None


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
    return f"no rule at this table has a scenario key {key}{guess}"


class Cards:
    """The cards of a table's deck, by what is written for them."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules

    def card(self, code: str) -> Card:
        """The card with that code, or written so otherwise (`rd2`). Raises ScenarioError if the deck has none."""
        known = self._rules.deck.by_code
        if code.lower() in known:
            return known[code.lower()]
        written = Notation(self._rules.deck, ColorWords()).exact(code)
        if isinstance(written, Written) and written.color is None:
            return written.card
        near = "".join(f"; did you mean {like}?" for like in nearest(code.lower(), known))
        raise ScenarioError(f"no card {code} in this deck{near}")

    def one(self, code: str | None) -> Card | None:
        """The same, where there may be none."""
        return None if code is None else self.card(code)

    def named(self, codes: str) -> Sequence[Card]:
        """The cards in a text, `r+2 b5 g1`."""
        return [self.card(code) for code in codes.split()]
