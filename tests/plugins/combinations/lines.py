"""Tables of any rules: every pair of house rules, and larger sets with any deck, match and options."""

from itertools import combinations
from random import Random

from uno_engine import PARTS, Catalogue, Duration, Number, Setting, Word, YesNo
from unobot_no_mercy.deck import REFUSED, NoMercy

PLAYERS = range(2, 11)
MATCHES = (
    "", "winner", "negative target=200", "rounds=2", "elimination target=60", "teams", "places", "round",
    "winner places", "rounds=2 places", "negative places", "time=2m", "winner time=5m", "teams time=3m",
    "places time=90s",
)  # fmt: skip
ACTIONS = ("plain", "everyone-draws", "purge", "charade", "encore", "dare", 'dare:"sing a song":3')
LEFT_ALONE = {"turn-timeout", "idle-limit", "pace", "first", "target", "rounds", "time", "decks"}


AT_ODDS = {"all-wild": {"jump-in", "multi-play", "seven-zero"}, "attack": {"force-play"}}
"""The house rules that are refused beside a preset's cards."""


def house_rules(catalogue: Catalogue) -> list[str]:
    """The house rules that go with the base game."""
    return [
        rule.id
        for rule in catalogue.rules.values()
        if rule.role == "house" and (not rule.requires or "classic-game" in rule.requires)
    ]


def bases(catalogue: Catalogue) -> list[str]:
    """The presets of the base game."""
    return [preset.id for preset in catalogue.presets.values() if preset.base == "classic-game"]


def pairs(catalogue: Catalogue) -> list[str]:
    """Every pair of house rules, on every preset of the base game."""
    both = list(combinations(house_rules(catalogue), 2))
    return [
        f"{base} +{one} +{other}"
        for base in bases(catalogue)
        for one, other in both
        if not {one, other} & AT_ODDS.get(base, set())
    ]


def is_at_odds(catalogue: Catalogue, line: str) -> bool:
    """Whether a line has a house rule or an option that has no effect together with the cards of its preset."""
    base, *words = line.split()
    options = dict(word.lstrip("+").split("=", 1) for word in words if "=" in word)
    rules = {word[1:].partition("=")[0] for word in words if word.startswith("+")}
    at_odds = AT_ODDS.get(base, set()) - ({"jump-in"} if options.get("black-jump") == "yes" else set())
    refused = {name for id_ in catalogue.presets[base].rules for name in catalogue.rules[id_].refuses}
    acts_first = base == "all-wild" and options.get("first-card", "plain") != "plain"
    return bool(rules & at_odds or refused & options.keys()) or acts_first


def any_line(catalogue: Catalogue, chance: Random) -> str:
    """Some table: a preset, the house rules that go with it, a kind of match, and options of what is at the table."""
    base = chance.choice(list(catalogue.presets))
    classic = base in bases(catalogue)
    known = house_rules(catalogue) if classic else []
    rules = chance.sample(known, min(len(known), chance.choice([0, 1, 2, 2, 3, 4, 6, len(known)])))
    at_table = {*rules, *catalogue.presets[base].rules}
    brought = [part for rule in sorted(at_table) for part in catalogue.rules[rule].includes]
    names = [
        *(part.id for part in PARTS if classic),
        *sorted(at_table),
        *brought,
        catalogue.presets[base].base,
    ]
    settings = [setting for name in names for setting in catalogue.rules[name].settings]
    left_alone = LEFT_ALONE | (REFUSED.keys() if NoMercy.id in at_table else set())
    words = [base, *(f"+{rule}" for rule in rules), chance.choice(MATCHES)]
    words += [
        f"{setting.name}={some_value(setting, chance)}"
        for setting in settings
        if setting.name not in left_alone and chance.random() < 0.3
    ]
    if at_table & {"official112", "wild4uno"}:
        words += [f"wc{n}={chance.choice(ACTIONS)}" for n in (1, 2, 3)]
    return " ".join(word for word in words if word)


def pestered_line(catalogue: Catalogue, chance: Random, base: str = "") -> str:
    """A table of short hands where all that is wrong costs cards, so that hands change while questions are open."""
    base = base or chance.choice(list(catalogue.presets))
    words = [base, f"cards={chance.choice([2, 2, 3, 4, 7])}" if base != "extended" else ""]
    if base in bases(catalogue):
        known = [
            rule
            for rule in house_rules(catalogue)
            if rule not in {"double-deck", "interrupt", *AT_ODDS.get(base, set())}
        ]
        words += [f"+{rule}" for rule in chance.sample(known, chance.choice([0, 0, 1, 2]))]
        words += ["+interrupt", "false-catch=1", "false-uno=1", "wrong-card=1"]
    return " ".join(word for word in words if word)


def some_value(setting: Setting, chance: Random) -> str:
    """A value as it would be typed; of numbers a small one more often."""
    match setting:
        case Word():
            return chance.choice(setting.words)
        case YesNo():
            return chance.choice(["yes", "no"])
        case Number():
            return str(chance.choice([setting.default, min(setting.high, setting.low + chance.randrange(4))]))
        case Duration():
            return "3m"
        case _:
            return setting.write(setting.default)
