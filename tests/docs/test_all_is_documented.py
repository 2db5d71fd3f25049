import inspect
import re
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.docs.blocks import ROOT, guides, prose
from tests.docs.examples import anchor
from tests.docs.generated import PAGES, command_rows
from tests.plugins.built_in import all_rules, built_in
from uno_engine import BaseRule, Ctx, MatchRule, Preset, Rule
from uno_engine.kernel import hooks, options
from unobot.cli.app import app, commands
from unobot.plugins import hookspecs

GUIDE = (ROOT / "plugins/README.md").read_text(encoding="utf-8")
REFERENCE = "".join(
    page.read_text(encoding="utf-8")
    for page in sorted((ROOT / "docs/plugins").glob("**/*.md"))
    if page.stem != "api" and page.parent.stem != "examples"
)
SPANS = set(re.findall(r"`@?([\w-]+)", REFERENCE))
"""What the reference names, without what follows."""


def own(kind: type) -> set[str]:
    """The public names that a class brings itself."""
    return {
        name for name in {**vars(kind), **vars(kind).get("__annotations__", {})} if not name.startswith("_")
    }


@pytest.mark.parametrize("page", PAGES)
def test_a_page_that_the_code_writes_is_as_the_code_would_write_it_now(page: str) -> None:
    written = (ROOT / page).read_text(encoding="utf-8")

    assert written == PAGES[page](), f"write it anew: python -m tests.docs.generated ({page})"


def test_every_command_is_documented() -> None:
    page = (ROOT / "docs/players/commands.md").read_text(encoding="utf-8")

    typed = {word.rstrip("°") for row in command_rows() for word in row.words}
    assert len(typed) > 60
    assert {word for word in typed if f"`{word}`" not in page.replace("`!", "`")} == set()


def test_every_preset_rule_and_option_is_documented() -> None:
    page = "".join(
        (ROOT / name).read_text(encoding="utf-8")
        for name in ("docs/players/games-and-rules.md", "docs/plugins/reference/rule-parts.md")
    )
    known = all_rules()
    names = {
        *known.presets,
        *known.rules,
        *(one.name for each in known.rules.values() for one in each.settings),
    }

    assert len(names) > 30
    assert f"[{len(known.presets)} presets]" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert {name for name in names if f"| `{name}` |" not in page} == set()


def test_every_hook_of_plugins_is_documented() -> None:
    hooks = {name for name in vars(hookspecs) if name.startswith("unobot_")}

    assert len(hooks) >= 8
    assert hooks - SPANS == set()


def test_every_part_of_a_rule_is_documented() -> None:
    decorators = {
        name
        for name, found in vars(hooks).items()
        if inspect.isfunction(found) and found.__module__ == hooks.__name__ and name in hooks.__all__
    }
    kinds = {
        name
        for name, found in vars(options).items()
        if inspect.isclass(found) and hasattr(found, "write") and not getattr(found, "_is_protocol", False)
    }
    of_rules = own(Rule)
    of_match_rules = own(MatchRule) - own(Rule)
    of_bases = {"deck", "most_seats"} & own(BaseRule)

    assert {"instead", "after", "plays"} < decorators
    assert {"Number", "Word"} < kinds
    assert {*decorators, *kinds, *of_rules, *of_match_rules, *of_bases} - SPANS == set()


def test_every_part_of_a_preset_is_documented() -> None:
    assert {each.name for each in fields(Preset)} - SPANS == set()


def test_all_that_a_script_has_in_hand_is_documented() -> None:
    given = {name for kind in Ctx.__mro__[:-1] for name in own(kind)}
    inner = {
        "asked",
        "chance",
        "events",
        "hurried",
        "most_events",
        "queue",
        "reactions",
        "replaced_by",
        "special",
        "witness",
    }

    assert inner < given

    assert given - inner - SPANS == set()


def test_every_plugin_of_the_project_is_in_the_list_of_plugins() -> None:
    assert {plugin.module for plugin in built_in().loaded} - set(
        re.findall(r"^\| `(\w+)`", GUIDE, re.MULTILINE)
    ) == set()


def test_every_verb_of_the_command_line_is_listed_by_help() -> None:
    verbs = list(commands())

    assert len(verbs) >= 8
    assert all(verb in CliRunner().invoke(app, ["--help"]).output for verb in verbs)


@pytest.mark.parametrize("guide", guides())
def test_every_link_leads_to_a_file_and_to_a_heading(guide: str) -> None:
    links = re.findall(r"\]\(([^)#:]*)(?:#([^)\s]+))?\)", "".join(prose(guide).values()))

    missing = [
        f"{link}#{heading}"
        for link, heading in links
        if not (target := (ROOT / guide).parent / link if link else ROOT / guide).exists()
        or (heading and heading not in anchors(target))
    ]
    assert missing == []


@cache
def anchors(document: Path) -> set[str]:
    """Return what links to the headings of a document end with."""
    return {anchor(heading) for heading in prose(str(document.relative_to(ROOT)))}


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("**/*.md"), key=str))
def test_each_page_says_first_for_whom_it_is(page: Path) -> None:
    written = page.read_text(encoding="utf-8")
    # a translation begins with the list of languages, and says it in its own
    beginning = r"# .+\n\n\*.+\*\n\n\*" if page.name.startswith("first-game") else r"# .+\n\n\*For "

    assert re.match(beginning, written)
