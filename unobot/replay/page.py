"""A finished round as a page to step through: as one file that needs nothing else, or as a part of another page."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from uno_engine import Catalogue, RuleSet
from unobot.document import Document
from unobot.messages import Voice, rules_lines
from unobot.pages import CardWords, Pages, asset, markup, policy_of
from unobot.replay.proof import proof
from unobot.replay.replayed import Untellable
from unobot.replay.story import Scene, story
from unobot.replay.summary import whole
from unobot.store import Standing, StoredRound
from unobot.tables.entries import OldReader

MOST_INPUTS: Final = 5_000
"""Of a round that has more of them no page is made: rounds that people play have a few hundred."""


@dataclass(frozen=True, slots=True)
class ShownRound:
    """A finished round, and what is needed to tell it. `voice` has the language; `reader` reads the moves of version 1."""

    round: StoredRound
    standings: Sequence[Standing]
    rules: RuleSet
    catalogue: Catalogue
    voice: Voice
    reader: Callable[[], OldReader]


def alone(shown: ShownRound) -> str:
    """The page as one file. Raises Untellable if the round is not over, or too long."""
    style, script = asset("style.css"), asset("step.js")
    own = {"policy": policy_of(style, script), "style": style.text, "script": script.text, "link": None}
    texts = shown.voice.texts
    return Pages(texts).page("alone.html", shown.voice.language, {**values(shown), **own})


def values(shown: ShownRound) -> dict[str, Any]:
    """What the template `_replay.html` is given, but `link`: where the round's file is, or None to have it in the page.

    Raises Untellable if the round is not over, or too long.
    """
    round_, language = shown.round, shown.voice.language
    if round_.finished is None:
        raise Untellable(f"round {round_.id} is still being played: its hands are secret until it is over")
    if len(round_.inputs) > MOST_INPUTS:
        raise Untellable(f"round {round_.id} has more than {MOST_INPUTS} inputs, too many for a page")
    voice = shown.voice
    cards = CardWords(voice.texts, language, shown.rules.deck)
    scenes, cut = _until_the_end(story(round_, shown.rules, voice, shown.reader))
    proved: Mapping[str, object] = {} if cut else proof(round_, shown.rules, shown.reader)
    return {
        "id": round_.id,
        "room": round_.room,
        "began": datetime.fromtimestamp(round_.started, UTC),
        "rules": [markup(line, cards.words) for line in rules_lines(voice, shown.rules, shown.catalogue)],
        "standings": shown.standings,
        "scenes": [_told(scene, cards) for scene in scenes],
        "cut": cut,
        "steps": _steps(scenes, cards),
        "proof": {"secret": None, **proved},
        "seed": round_.seed,
        "whole": json.dumps({**whole(round_, shown.standings), **proved}, indent=1),
    }


def _until_the_end(scenes: Iterable[Scene]) -> tuple[list[Scene], bool]:
    """The scenes, and whether the rules there are now go another way before the end."""
    found: list[Scene] = []
    try:
        for scene in scenes:
            found.append(scene)  # noqa: PERF402 - what came before the error is kept
    except Untellable:
        return found, True
    return found, False


def _told(scene: Scene, cards: CardWords) -> Mapping[str, object]:
    """The scene as markup."""

    def lines(documents: Iterable[Document]) -> list[str]:
        return [markup(document, cards.words) for document in documents]

    choice = scene.choice
    told: dict[str, object] = {
        "clock": datetime.fromtimestamp(scene.at_ms / 1000, UTC).strftime("%H:%M:%S"),
        "choice": choice is not None,
        "said": lines(scene.said),
        "shown": lines(scene.shown),
        "reasons": lines(choice.reasons) if choice is not None else [],
    }
    if choice is not None:
        told |= {"player": choice.player, "hand": cards.row(choice.hand, choice.playable)}
    return told


def _steps(scenes: Sequence[Scene], cards: CardWords) -> Mapping[str, object]:
    """What the script draws: of each scene the hands that changed, the top card, and who is waited for."""
    return {
        "names": scenes[-1].names if scenes else [],
        "cards": cards.all(),
        "scenes": list(_changes(scenes)),
    }


def _changes(
    scenes: Sequence[Scene],
) -> Iterator[tuple[Mapping[int, Sequence[str]], str | None, Sequence[int]]]:
    before: Sequence[Sequence[str]] = ()
    for scene in scenes:
        changed = {
            seat: hand for seat, hand in enumerate(scene.hands) if seat >= len(before) or hand != before[seat]
        }
        yield changed, scene.top.code if scene.top is not None else None, scene.waiting
        before = scene.hands
