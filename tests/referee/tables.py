"""What the table's line means: presets (presets.md), options and their defaults (base.md, house-rules.md)."""

from dataclasses import dataclass

from tests.referee.interface import Setup, Unclear

MATCHES = frozenset({"winner", "negative", "rounds", "round", "elimination", "teams", "places", "time"})
HOUSE_RULES = frozenset(
    {
        "jump-in",
        "multi-play",
        "stack",
        "skip-chain",
        "shield",
        "interrupt",
        "seven-zero",
        "force-play",
        "mercy",
        "double-deck",
    }
)

# Every option that is modelled, with its default and its values (None: any text or number).
OPTIONS: dict[str, tuple[str, tuple[str, ...] | None]] = {
    "first": ("left", None),  # B5
    "first-card": ("apply", ("apply", "number", "dealer", "next")),  # B6
    "first-wd4": ("reshuffle", ("reshuffle", "bottom")),
    "first-wild": ("name", ("name", "any")),
    "first-reverse": ("dealer", ("dealer", "right")),
    "draw": ("one", ("one", "until")),  # B9, H6
    "voluntary-draw": ("yes", ("yes", "no")),
    "play-drawn": ("may", ("may", "must", "never")),  # B10
    "wd4": ("challenge", ("challenge", "strict", "no-play", "free")),  # B15
    "challenge-by": ("next", ("next", "anyone")),  # B17
    "challenge-success": ("draw", ("draw", "return")),  # B19
    "challenge-turn": ("normal", ("normal", "one")),  # B19
    "challenge-guilty": ("full", ("full", "2")),  # B36
    "challenge-innocent": ("2", ("2", "4")),  # B36
    "uno": ("call", ("call", "none")),  # B27
    "uno-penalty": ("2", None),  # B23
    "false-uno": ("0", None),  # B25
    "false-uno-warning": ("no", ("yes", "no")),
    "false-catch": ("0", None),  # B26
    "no-out": ("none", ("none", "black", "action")),  # B35
    "wrong-card": ("0", None),  # B31
    "wild-follow": ("0", None),  # B32
    "stack": ("d2", ("d2", "same", "any", "up")),  # H3.2
    "chain-cap": ("0", None),  # H3.5
    "black-jump": ("no", ("yes", "no")),  # H1.6
    "multi-play": ("all", ("all", "numbers", "pairs")),  # H2.1, H2.6
    "lead": ("colour", ("colour", "any")),  # H2.2
    "shield-colour": ("none", ("none", "named")),  # H5.2
    "interrupt": ("2", None),  # H7.1
    "interrupt-skipped": ("4", None),  # H7.2
    "mercy": ("25", None),  # H10.1
    "knockout": ("0", None),  # H10.2
    "target": ("500", None),  # M1
    "target-more": ("0", None),  # M1, docs/players/games-and-rules.md
    "rounds": ("5", None),  # M3
    "scoring": ("cards", ("cards", "places")),  # M3
    "time": ("10m", None),  # M8
    "idle-limit": ("2", None),  # M10
    "roulette": ("next", ("next", "player")),  # N9
    "wr4-two": ("self", ("self", "other")),  # N8
    "first-flip": ("plain", ("plain", "turn")),  # F8
    "pairs": ("shuffled", ("shuffled", "table")),  # F4, the harness deals the pairs
    "edition": ("new", ("new", "custom", "old")),  # A1
    "wc1": ("plain", ("plain",)),  # D8: the other actions are not modelled
    "wc2": ("plain", ("plain",)),
    "wc3": ("plain", ("plain",)),
    "launcher": ("usual", ("usual", "even")),  # A2, the harness presses
    "match": ("either", ("either", "number")),  # S4
    "colour-bonus": ("no", ("yes", "no")),  # S6, S7
    "unmatched": ("pile", ("pile", "row")),  # S8
    "dos-at": ("1", ("1", "2")),  # S10
    # These are decided before a round begins, or by the clock.
    "cards": ("7", None),
    "next-dealer": ("left", None),
    "decks": ("2", None),
    "turn-timeout": ("3m", None),
    "pace": ("live", None),
}

# presets.md: (deck, house rules, kinds of match, options).
PRESETS: dict[str, tuple[str, str, str, dict[str, str]]] = {
    "classic": ("classic", "", "winner", {}),
    "taiwan": (
        "classic",
        "",
        "winner",
        {
            "first-wd4": "bottom",
            "draw": "until",
            "wild-follow": "1",
            "challenge-turn": "one",
            "false-uno": "2",
            "false-uno-warning": "yes",
            "wrong-card": "1",
        },
    ),
    "mainland": (
        "classic",
        "stack skip-chain",
        "round",
        {"stack": "d2", "first-card": "number", "voluntary-draw": "no", "false-uno": "2", "false-catch": "2"},
    ),
    "japan": (
        "classic",
        "",
        "rounds",
        {"first-wild": "any", "challenge-success": "return", "next-dealer": "winner", "rounds": "5"},
    ),
    "japan11": (
        "classic",
        "",
        "rounds",
        {"cards": "11", "first-card": "dealer", "wd4": "free", "next-dealer": "winner", "rounds": "5"},
    ),
    "duo": (
        "classic",
        "",
        "winner",
        {"first-wd4": "bottom", "draw": "until", "wild-follow": "1", "uno": "none"},
    ),
    "party": (
        "classic",
        "stack jump-in seven-zero shield",
        "round",
        {"stack": "any", "first-card": "number", "wd4": "free"},
    ),
    "no-mercy": (
        "no-mercy",
        "stack seven-zero mercy",
        "winner",
        {
            "stack": "up",
            "first-card": "next",
            "draw": "until",
            "play-drawn": "must",
            "voluntary-draw": "no",
            "target": "1000",
            "knockout": "250",
        },
    ),
    "flip": ("flip", "", "winner", {}),
    "attack": ("attack", "", "winner", {"play-drawn": "never"}),
    "dos": ("dos", "", "winner", {"cards": "5", "target": "200", "target-more": "50"}),
    "dos-official": (
        "dos",
        "",
        "winner",
        {
            "cards": "7",
            "match": "number",
            "colour-bonus": "yes",
            "unmatched": "row",
            "dos-at": "2",
            "target": "200",
            "target-more": "50",
        },
    ),
}
PRESETS["uno-extreme"] = PRESETS["attack"]


@dataclass(frozen=True)
class Table:
    """The rules of one table."""

    deck: str
    rules: frozenset[str]
    match: frozenset[str]
    options: dict[str, str]

    def is_on(self, rule: str) -> bool:
        """Return whether the house rule or kind of match is played."""
        return rule in self.rules or rule in self.match

    def option(self, name: str) -> str:
        """Return the value of an option."""
        return self.options[name]

    def number(self, name: str) -> int:
        """Return the value of an option that is a number; "off" is 0."""
        value = self.options[name]
        return 0 if value == "off" else int(value)


def read_table(setup: Setup) -> Table:
    """Return the rules of the table, or raise Unclear with the name of what is not modelled or contradicts itself."""
    if setup.preset not in PRESETS:
        raise Unclear(f"preset {setup.preset} is not modelled")
    deck, rules_text, match_text, preset_options = PRESETS[setup.preset]
    rules, named_match = _read_rules(setup, set(rules_text.split()), deck)
    options = {name: default for name, (default, _) in OPTIONS.items()} | preset_options
    for name, value in setup.options.items():
        _require_modelled(name, value)
        options[name] = value
        if name in ("rounds", "time") and not named_match & {"rounds", "time"}:
            named_match.add(name)  # match.md: `rounds=3` and `time=10m` name the kind of match
    match = named_match or set(match_text.split())
    if (
        "force-play" in rules
    ):  # H9.1; open: whether it or an option wins that says the opposite; the option, as it is said
        options |= {"play-drawn": "must", "voluntary-draw": "no"} | setup.options
    _require_together(setup, deck, rules, match, options)
    if "target" in setup.options and "target-more" not in setup.options:
        options["target-more"] = "0"  # the preset's is for the preset's target
    more = int(options["target-more"]) * max(0, len(setup.seats) - 2)
    options["target"] = str(int(options["target"]) + more)
    return Table(deck, frozenset(rules), frozenset(match), options)


def _read_rules(setup: Setup, rules: set[str], deck: str) -> tuple[set[str], set[str]]:
    """Return the rules and the kinds of match that are named, beside those of the preset."""
    named_match: set[str] = set()
    for written in setup.rules:
        rule = written.lstrip("+-")
        if rule in MATCHES:
            named_match.add(rule)
        elif rule not in HOUSE_RULES and rule != deck:
            raise Unclear(f"rule {rule} is not modelled")
        elif written.startswith("-"):
            rules.discard(rule)
        elif rule != deck:
            rules.add(rule)
    return rules, named_match


def _require_modelled(name: str, value: str) -> None:
    if name not in OPTIONS:
        raise Unclear(f"option {name} is not modelled")
    allowed = OPTIONS[name][1]
    if allowed is not None and value not in allowed:
        raise Unclear(f"{name}={value} is not modelled")
    if allowed is None and OPTIONS[name][0].isdigit() and not (value.isdigit() or value == "off"):
        raise Unclear(f"{name}={value} is no number")


def _require_together(
    setup: Setup, deck: str, rules: set[str], match: set[str], options: dict[str, str]
) -> None:
    """Raise Unclear if the table contradicts itself."""
    if options["draw"] == "until" and options["play-drawn"] == "never":
        raise Unclear("H6.2: draw=until and play-drawn=never contradict each other")
    if options["chain-cap"] not in ("0", "off") and "stack" not in rules:
        raise Unclear("H3.5: chain-cap without stack is refused")
    if "teams" in match and ("mercy" in rules or "places" in match or len(setup.seats) != 4):
        raise Unclear("H10.1, M7, M6: teams are refused with mercy and places, and need four players")
    if deck == "attack" and (
        rules & {"force-play"} or options["draw"] == "until" or options["wild-follow"] != "0"
    ):
        raise Unclear("A14: refused in Attack")
    if deck == "dos" and rules:
        raise Unclear("house rules in DOS are not modelled")
