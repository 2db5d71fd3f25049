"""What the bot explains: the game, commands, cards, rules and presets.

The rules of a table or preset are put together from its options, so that they are never out of date (P3).
"""

import difflib
import re
import shlex
from collections.abc import Mapping, Sequence
from typing import Protocol

from uno_engine import BadTable, Card, Catalogue, Duration, Free, Kind, Rule, RuleSet, Setting, Word, YesNo
from unobot.document import Document, Text, Typed, itemized, plain
from unobot.messages.card_words import kind_name, slug
from unobot.messages.texts import Value
from unobot.messages.texts.texts import LONGEST_QUOTED
from unobot.messages.voice import Voice, face

OptionValue = int | str | bool


class Explained(Protocol):
    """A command: its `name`, all `words` that are typed for it, and the id of the message that explains it."""

    @property
    def name(self) -> str:
        """The name of the command in English, without a prefix."""
        ...

    @property
    def words(self) -> Sequence[str]:
        """All that may be typed for it."""
        ...

    @property
    def help(self) -> str:
        """The id of the message."""
        ...


_BASICS = ("cards", "draw", "voluntary-draw", "play-drawn", "uno", "uno-penalty")
"""The options that newcomers are told of, in that order, where a game has them."""


def howto_lines(voice: Voice, rules: RuleSet, catalogue: Catalogue, url: str | None) -> list[Document]:
    """Explain the game that these rules make: its aim, how it is played here, what is typed; then the page on it, if there is one."""
    voice = voice.of(rules)
    own = voice.has("howto")
    aim = (
        voice.say("howto", **_written_options(voice, rules)) if own else _table_line(voice, rules, catalogue)
    )
    settings = {setting.name: setting for rule in rules.rules for setting in rule.settings}
    told: list[Document] = []
    for name in _BASICS:
        no_call = name == "uno-penalty" and rules.options.get("uno") == "none"
        if name in settings and not no_call and voice.has(id_ := f"option-{name}"):
            told.append(voice.say(id_, name=name, value=_written(voice, settings[name], rules.options[name])))
    house = [voice.named("rule", rule.id) for rule in rules.rules if rule.role == _HOUSE]
    if house:
        told.append(voice.say("howto-house", list=_words(voice, house)))
    told += [
        rule_line(voice, rule, shown_options(rules)) for rule in rules.rules if rule.role == _OF_THE_MATCH
    ]
    in_short = [voice.say("howto-rules", list=voice.together("list-differences", told))] if told else []
    page = [voice.say("howto-page", url=url)] if url else []
    return [aim, *in_short, how_to_type(voice, rules), *page]


def how_to_type(voice: Voice, rules: RuleSet) -> Document:
    """Say how a turn is typed in the game of these rules, with the call if it has one."""
    return voice.of(rules).say("howto-type", **_written_options(voice, rules))


def _written_options(voice: Voice, rules: RuleSet) -> dict[str, Value]:
    options = shown_options(rules)
    return {
        setting.name: _written(voice, setting, options[setting.name])
        for rule in rules.rules
        for setting in rule.settings
    }


def command_help(voice: Voice, entry: Explained) -> Document:
    """Return the help of a command: what it does, and which other words can be typed for it."""
    text = voice.say(entry.help)
    # in each language another one of the words stands in the sentence
    named = {word.strip(".,;:()") for word in plain(text).split()}
    typed = [f"{voice.prefixes[0]}{word}" for word in entry.words]
    aliases = [(Typed(word),) for word in typed if word not in named]
    if not aliases:
        return voice.say("help-command", text=text)
    return voice.say("help-command-aliases", text=text, list=voice.together("list-comma", aliases))


def about_card(kind: Kind) -> str:
    """The id of the message that says what such a card does."""
    return "about-card-number" if _is_number(kind) else f"about-card-{slug(kind.name)}"


def _is_number(kind: Kind) -> bool:
    """Whether the card is called by its number, and so has nothing but that; DOS has a wild two, which has a name."""
    return kind.name == str(kind.number)


def card_help(
    voice: Voice, kind: Kind, rules: RuleSet | None = None, card: Card | None = None
) -> Document | None:
    """What such a card does in the game of these rules, behind its name and the very `card`; None if no text says it."""
    voice, id_ = voice.of(rules), about_card(kind)
    if not voice.has(id_):
        return None
    text, name = voice.say(id_), kind_name(voice.texts, voice.language, kind)
    # a number card is called by its number, which stands on it; and some texts begin with the name themselves
    if not _is_number(kind) and not plain(text).casefold().startswith(name.casefold()):
        text = voice.say("help-named", name=name, about=text)
    return text if card is None else voice.say("help-card", card=face(card), text=text)


_EXAMPLE = 5
"""The number of the card that shows how cards are written."""


def card_notation(voice: Voice, rules: RuleSet) -> list[Document]:
    """Say in one line how the cards of these rules are written; nothing where they are known by their names alone."""
    sides = rules.deck.sides.values()
    colors = list(dict.fromkeys(color for side in sides for color in side.colors))
    numbered = [card for card in rules.deck.printed if card.number is not None and card.color is not None]
    if not numbered:
        return []
    card = next((card for card in numbered if card.number == _EXAMPLE), numbered[0])
    letters = [(Typed(color.value), Text(" "), *voice.color(color)) for color in colors]
    text = voice.say("card-in-words", color=voice.color(card.color), name=str(card.number))
    told = [
        voice.say("help-notation", colors=voice.together("list-comma", letters), card=face(card), text=text)
    ]
    black = next((card for card in rules.deck.printed if card.color is None and card.number is None), None)
    if black is not None and "color" in rules.verbs:
        example = (Typed(f"{black.code} {plain(voice.color(colors[0]))}"),)
        told.append(voice.say("help-notation-black", example=example))
    return [voice.together("list-sentences", told)]


def rule_help(voice: Voice, rule: type[Rule]) -> Document:
    """What that rule does: its own text with the clause, else the first line of what its author wrote into the code."""
    voice, about = voice.of(None), f"about-{rule.id}"  # `about-attack-attack` is of another rule
    if not voice.has(about):
        return rule_line(voice, rule)
    return voice.say("help-named", name=voice.named("rule", rule.id), about=voice.say(about))


def option_help(
    voice: Voice, catalogue: Catalogue, rule: type[Rule], setting: Setting, rules: RuleSet | None = None
) -> Document:
    """What an option of a rule does: each of its values, if they are few, else the one at the table of `rules`, and how it is typed."""
    now = setting.default if rules is None else rules.options.get(setting.name, setting.default)
    values: Sequence[OptionValue] = (now,)
    if isinstance(setting, Word):
        values = setting.words
    elif isinstance(setting, YesNo):
        values = (True, False)
    meanings = [_meaning(voice, rule, setting, value) for value in values]
    if None in meanings:
        meanings = [(Text(_about(voice, f"option-{setting.name}", setting.about)),)]
    elif len(meanings) > 1:
        meanings = [
            voice.say("help-value", value=setting.write(value), about=about or ())
            for value, about in zip(values, meanings, strict=True)
        ]
    said = (
        f"{setting.name}={shlex.quote(setting.write(next((value for value in values if value != now), now)))}"
    )
    presets = [rules.preset] if rules is not None else []
    lines = (
        f"+{rule.id} {said}",
        f"{rule.id} {said}",
        *(f"{each} {said}" for each in (*presets, *catalogue.presets)),
    )
    return voice.say(
        "help-option",
        name=voice.named("option", setting.name),
        list=voice.together("list-differences", [each or () for each in meanings]),
        line=voice.table_named(next((line for line in lines if _composes(catalogue, line)), said)),
    )


def _meaning(voice: Voice, rule: type[Rule], setting: Setting, value: OptionValue) -> Document | None:
    """Say what an option with that value means, by its own message or its rule's; None if none says it."""
    if voice.has(f"option-{setting.name}"):
        return option_line(voice, setting, value)
    id_ = f"match-{rule.id}" if rule.role == _OF_THE_MATCH else f"rule-{rule.id}"
    if not voice.has(id_) or setting.name not in voice.wants(id_):
        return None
    options = {s.name: _written(voice, s, s.default) for s in rule.settings}
    return voice.say(id_, **{**options, setting.name: _written(voice, setting, value)})


_OF_THE_MATCH = "match"
_HOUSE, _DECK = "house", "deck"
_CLAUSES = re.compile(r"\s*\((?:[A-Z]-?[\w.]+(?:-\w+)*(?:[,;–-]? ?))+\)(?=\.?$)")
_CHOSEN = frozenset({_HOUSE, _DECK})
_NAMED = frozenset({_HOUSE, _DECK, _OF_THE_MATCH})
"""The roles of rules that are told by themselves."""


def rules_lines(voice: Voice, rules: RuleSet, catalogue: Catalogue) -> list[Document]:
    """Say what this table plays: its preset, how that differs from the classic game, its deck, house rules and match."""
    return [_table_line(voice, rules, catalogue), *_told(voice, rules, catalogue)]


def _table_line(voice: Voice, rules: RuleSet, catalogue: Catalogue) -> Document:
    about = about_preset(voice, catalogue, rules.preset)
    return voice.say("rules-table", preset=voice.named("preset", rules.preset), about=about)


def shown_options(rules: RuleSet) -> Mapping[str, OptionValue]:
    """The options of a table; of those that may be any words, no more than is repeated of anybody's text."""
    options, left = dict(rules.options), LONGEST_QUOTED
    for rule in rules.rules:
        for setting in rule.settings:
            if isinstance(setting, Free) and (said := str(options[setting.name])) != setting.default:
                options[setting.name] = said if len(said) <= left else f"{said[: max(0, left - 1)]}…"
                left -= min(left, len(said))
    return options


def shown_line(rules: RuleSet, line: str) -> str:
    """The line that opens that table, or the room's default, with no more of such words."""
    options = shown_options(rules)
    cut = {name: value for name, value in options.items() if value != rules.options[name]}
    if not cut:
        return line
    words = (word.partition("=") for word in shlex.split(line))
    shown = (
        f"{name}={cut[name]}" if name in cut else f"{name}{equals}{said}" for name, equals, said in words
    )
    return " ".join(map(shlex.quote, shown))


def _told(voice: Voice, rules: RuleSet, catalogue: Catalogue) -> list[Document]:
    lines, options = [], shown_options(rules)
    classic = catalogue.compose("classic") if "classic" in catalogue.presets else None
    like_classic = classic is not None and classic.base.id == rules.base.id
    if changed := differences(voice, rules, classic if like_classic else None):
        id_ = "rules-differences" if like_classic else "rules-options"
        lines.append(voice.say(id_, list=voice.together("list-differences", changed)))
    # What `classic` itself says of it is that these are the original rules.
    elif like_classic and rules.preset != "classic" and not any(r.role in _CHOSEN for r in rules.rules):
        lines.append(voice.say("rules-same"))
    for role in (_DECK, _HOUSE, _OF_THE_MATCH):
        told = [rule_line(voice, rule, options) for rule in rules.rules if rule.role == role]
        if told:
            lines.append(voice.say(f"rules-{role}", list=voice.together("list-differences", told)))
    return lines


def differences(voice: Voice, rules: RuleSet, classic: RuleSet | None) -> list[Document]:
    """List each option that is not as in the classic game, in words; those that are told with their rule are left out."""
    options = shown_options(rules)
    usual: Mapping[str, object] = classic.options if classic is not None else {}
    return [
        option_line(voice, setting, options[setting.name])
        for rule in rules.rules
        for setting in rule.settings
        if rule.role != _OF_THE_MATCH
        and rules.options[setting.name] != usual.get(setting.name, setting.default)
        # the message of a rule that is chosen says what its option means, unless the option has a message
        and not (
            rule.role in _CHOSEN and voice.has(f"rule-{rule.id}") and not voice.has(f"option-{setting.name}")
        )
    ]


def option_line(voice: Voice, setting: Setting, value: int | str | bool) -> Document:  # noqa: FBT001 - a setting's value may be one - an option's value, whatever it is
    """One option with its value, as a clause."""
    id_ = voice.first(f"option-{setting.name}", "option-other")
    return voice.say(id_, name=setting.name, value=_written(voice, setting, value))


def _written(voice: Voice, setting: Setting, value: int | str | bool) -> Value:  # noqa: FBT001 - a setting's value may be one
    if isinstance(setting, Duration) and value:
        return voice.time(int(value) / 1000)
    written = setting.write(value)
    return int(written) if written.isdigit() else written


def rule_line(
    voice: Voice, rule: Rule | type[Rule], chosen: Mapping[str, int | str | bool] | None = None
) -> Document:
    """A rule's name and what it does with the options chosen (the usual ones by default).

    That is its own message, `rule-ID` or for a kind of match `match-ID`, with the options as arguments; else the message
    `about-ID` or the first line of its docstring. A kind of match needs no name before it.
    """
    match = rule.role == _OF_THE_MATCH
    id_ = f"match-{rule.id}" if match else f"rule-{rule.id}"
    options = {s.name: _written(voice, s, (chosen or {}).get(s.name, s.default)) for s in rule.settings}
    about: Value = voice.say(id_, **options) if voice.has(id_) else _about(voice, rule.id, rule.__doc__ or "")
    if match and chosen is not None and voice.has(id_):
        return voice.say(id_, **options)
    return voice.say("rules-rule", name=voice.named("rule", rule.id), about=about)


def _about(voice: Voice, name: str, doc: str) -> str:
    """The message `about-NAME`, else the first line of the text that stands in the code; without clauses and full stop."""
    id_ = f"about-{name}"
    told = plain(voice.say(id_)) if voice.has(id_) else doc.strip().partition("\n")[0]
    return without_clauses(told).rstrip(".")


def about_preset(voice: Voice, catalogue: Catalogue, id_: str) -> str:
    """Return what a preset is, as a clause."""
    return _about(voice, f"preset-{id_}", catalogue.presets[id_].about)


def about_option(voice: Voice, setting: Setting) -> str:
    """Return what an option decides, as a clause."""
    return _about(voice, f"option-{setting.name}", setting.about)


def without_clauses(about: str) -> str:
    """A sentence without the rulebook's clauses at its end.

    >>> without_clauses("How many rounds are played (M3).")
    'How many rounds are played.'
    >>> without_clauses("Others stand in. (X-Stand-in)"), without_clauses("What it shows counts. (H1–H3, X-Draw Two)")
    ('Others stand in.', 'What it shows counts.')
    """
    return _CLAUSES.sub("", about)


def without_last_clauses(about: Document) -> Document:
    """Return a line of help without the rulebook's clauses at its end."""
    *others, last = about or (Text(""),)
    return (*others, Text(without_clauses(last.text)) if isinstance(last, Text) else last)


def rules_named(voice: Voice, catalogue: Catalogue, name: str) -> list[Document]:
    """The answer to `!rules NAME`: a preset or what else may follow `!uno`, a house rule, a match kind, or `list`; nothing if it is none."""
    word = name.strip().lower().removeprefix("+")
    if word == "list":
        return [rules_list(voice, catalogue)]
    rule = catalogue.rules.get(word)
    preset = name.strip().lower() in catalogue.presets
    if rule is not None and not preset and rule.role in _NAMED:
        lines = [voice.say("sentence", clause=rule_line(voice, rule))]
        for setting in rule.settings:
            option, value = voice.named("option", setting.name), str(setting.write(setting.default))
            about = about_option(voice, setting)
            lines.append(voice.say("rules-option", name=option, value=value, about=about))
        return lines
    try:
        rules = catalogue.compose(name)
    except BadTable:
        return []
    about = about_preset(voice, catalogue, rules.preset)
    return [
        voice.say("rules-preset", line=voice.table_named(shown_line(rules, rules.line)), about=about),
        *_told(voice, rules, catalogue),
    ]


def rules_unknown(voice: Voice, catalogue: Catalogue, name: str) -> Document:
    """Answer `!rules NAME` where there is nothing of that name."""
    word = name.strip().lower().removeprefix("+")
    like = difflib.get_close_matches(word, [*catalogue.presets, *catalogue.rules], n=1)
    guess = "yes" if like else "no"
    return voice.say("rules-unknown", said=name, guess=guess, nearest=like[0] if like else "")


def rules_list(voice: Voice, catalogue: Catalogue) -> Document:
    """All presets, house rules and match kinds that are loaded."""

    def ids(*roles: str) -> Document:
        found = [rule.id for rule in catalogue.rules.values() if rule.role in roles]
        return _words(voice, [voice.named("rule", id_) for id_ in found if can_be_had(catalogue, id_)])

    items = [
        voice.say(
            "rules-list-presets",
            list=_words(voice, [voice.named("preset", id_) for id_ in catalogue.presets]),
        ),
        voice.say("rules-list-decks", list=ids(_DECK)),
        voice.say("rules-list-rules", list=ids(_HOUSE)),
        voice.say("rules-list-matches", list=ids(_OF_THE_MATCH)),
        voice.say("rules-list-more"),
    ]
    # what stands between two sentences in this language
    return itemized(items, plain(voice.together("list-sentences", [(), ()])))


def can_be_had(catalogue: Catalogue, id_: str) -> bool:
    """Whether a table can be opened with that rule."""
    # Some rules are parts of others and cannot be chosen; nothing but composing a table tells which.
    return _composes(catalogue, f"+{id_}")


def _composes(catalogue: Catalogue, line: str) -> bool:
    try:
        catalogue.compose(line)
    except BadTable:
        return False
    return True


def _words(voice: Voice, words: list[str]) -> Document:
    if not words:
        return voice.say("rules-list-none")
    return voice.together("list-comma", [(Typed(word),) for word in words])
