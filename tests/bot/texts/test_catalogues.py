import ast
from typing import Any

from tests.bot.texts.catalogues import calls, messages, uses, variables
from unobot.commands.registry import COMMANDS

REFUSALS = {"NotAllowed", "NotUnderstood", "TooLate", "BadTable", "CannotLoad"}


def test_every_message_that_is_said_exists() -> None:
    known = messages()
    assert len(uses()) > 50
    assert [use for use in uses() if use.id not in known] == []


def test_every_message_is_told_all_that_it_speaks_of() -> None:
    known = messages()
    missing = {
        f"{use.file}:{use.line} {use.id}": variables(known[use.id]) - use.args
        for use in uses()
        if use.args is not None and variables(known[use.id]) - use.args
    }
    assert missing == {}


def test_every_refusal_of_the_engine_and_its_plugins_has_a_message() -> None:
    known = messages()
    codes = {
        call.args[0].value
        for _, call in calls(REFUSALS)
        if call.args and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }
    assert len(codes) > 30
    assert sorted(code for code in codes if f"refused-{code}" not in known) == []


def test_every_slip_has_a_message() -> None:
    known = messages()
    ids = {
        node.value
        for _, call in calls({"Slip"})
        for node in call.args[:1]
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert len(ids) > 8
    assert sorted(id_ for id_ in ids if id_ not in known) == []


def test_every_command_has_help() -> None:
    known = messages()
    assert [each.name for each in COMMANDS if each.help not in known] == []


def test_no_message_begins_with_the_prefix_or_with_words_that_were_typed() -> None:
    wild = [
        id_
        for id_, message in messages().items()
        if not id_.startswith("help-")
        and message.value is not None
        and _first(message.value) in {"p", "said"}
    ]
    assert wild == []


def _first(pattern: Any) -> str:
    element = pattern.elements[0]
    return str(getattr(getattr(getattr(element, "expression", None), "id", None), "name", ""))
