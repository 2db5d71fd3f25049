"""Every command has its name, its words and its help; no word belongs to two."""

from tests.bot.parsing.lines import TEXTS
from tests.plugins.built_in import built_in
from uno_engine import BUILT_IN, Verb
from unobot.commands.registry import COMMANDS
from unobot.parsing import typed_words

CHAT = """uno new newgame create start join jo j ujoin leave quit part resign uquit rejoin deal de go begin ustart play pl
p cut draw dr d take pass pa ps done color co colour challenge ch bluff accept refuse yes ok no pick choose target
uno! call catch callout caught hand ca cards top cd card turn tu players od order ct count moves vm why score standings rules
modes decks skip kick host stop end endgame pause resume set settings help unohelp commands howto ping"""
SHARED = {"uno", "uno!"}
"""Outside a round they open a table, in it they are the call."""


def words(kind: str, name: str) -> list[str]:
    """What is typed for it, without the signs."""
    return [word.rstrip("°") for word in typed_words(TEXTS, "en", f"{kind}-{name}")]


def verbs() -> set[Verb]:
    """Those of the usual game."""
    return {verb for rule in BUILT_IN for verb in rule.verbs}


def test_every_command_and_every_verb_has_words_and_begins_with_its_name() -> None:
    assert [c.name for c in COMMANDS if words("command", c.name)[:1] != [c.name]] == []
    assert [verb.name for verb in verbs() if words("verb", verb.name)[:1] != [verb.name]] == []


def test_no_word_belongs_to_two() -> None:
    typed = [word for command in COMMANDS for word in words("command", command.name)]
    typed += [word for verb in verbs() for word in words("verb", verb.name)]
    assert {word for word in typed if typed.count(word) > 1} == SHARED


def test_every_word_of_the_chat_is_known() -> None:
    typed = {word for command in COMMANDS for word in words("command", command.name)}
    typed |= {word for verb in verbs() for word in words("verb", verb.name)}
    assert set(CHAT.split()) <= typed


def test_the_bare_words_are_those_that_players_of_other_bots_know() -> None:
    ids = [*(f"command-{c.name}" for c in COMMANDS), *(f"verb-{verb.name}" for verb in verbs())]
    bare = {word.rstrip("°") for id_ in ids for word in typed_words(TEXTS, "en", id_) if word.endswith("°")}
    assert bare == {"jo", "pl", "dr", "pa", "co", "ca", "cd", "tu", "od", "ct"}


def test_every_verb_of_every_rule_has_help() -> None:
    brought = built_in().brought
    rules = [*BUILT_IN, *brought.base_rules.values(), *brought.rules.values()]
    texts = type(TEXTS)(brought.texts)
    assert {verb.name for rule in rules for verb in rule.verbs if not texts.has(f"help-{verb.name}")} == set()
