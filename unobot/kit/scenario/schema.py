"""The JSON schema of scenario files, for editors: made of the types by which they are read."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from unobot.kit.scenario.load import Between
from unobot.kit.scenario.model import Expectation, WrittenScenario

WRITTEN: Final[Mapping[str, str]] = {
    "name": "The title, as a sentence; no two scenarios of a project should have the same one.",
    "clauses": "The subject: clauses of a rulebook (`B11`), or the rule's id. It only labels the scenario.",
    "table": "The words that would follow `!uno`: `classic +cow cow-number=7`.",
    "seats": "The players' names in the order of their seats, at least two. The first one is the host.",
    "steps": "The events, in this order: see the steps below.",
    "expect": "The checks at the end: see below.",
    "dealer": "The seat that has dealt; by default the last one.",
    "turn": "The seat that must act; only with `top` or `row`. By default the seat that begins in this game, mostly the one after the dealer.",
    "hands": 'The cards that seats hold, with spaces between: `{ ann = "r2 b5" }`. Other seats get cards by chance.',
    "top": "The card on the discard pile; the round is in progress, and the card takes no effect. Not together with `flip`.",
    "flip": "The first card of the round; the game turns it up, and it acts as a first card does (B6).",
    "row": "The cards in the middle of the table, in games that have some there (DOS).",
    "draw": "The top of the draw pile, the next card first; the rest of the deck lies under it by chance.",
    "seed": "The number from which chance follows: another number makes another shuffle.",
    "color": "The current colour, if it is not that of `top`: `red`; `none` for any.",
    "direction": "`cw` (the order of `seats`) or `ccw`.",
    "laid_out": "`false`: no cards are on the table yet; the first step is `deal`, and the seed decides the cards.",
    "strict": "`true`: after every step, the same checks as by `unobot simulate --strict`.",
    "side": "The side of two-faced cards that is in play.",
    "under": "The cards under the top card of the discard pile.",
    "bottom": "The cards at the bottom of the draw pile.",
}
"""A scenario's own keys."""

STEP: Final[Mapping[str, str]] = {
    "check": "A check in between, with the keys of `expect`.",
    "refused": 'A line that a player types, and that the game must refuse. `refused = "bob: play y1"`, with the reason `refused = { "bob: play y1" = "not-your-turn" }`; it must change nothing.',
    "input": "An input as journals and replays write it, which needs no texts.",
}
"""The keys of a step that is a table."""

EXPECTED: Final[Mapping[str, str]] = {
    "turn": "The seats that must act now, in any order; `[]` once the round is decided.",
    "top": "The card that lies on the discard pile.",
    "color": "The current colour, `none` if there is none.",
    "direction": "`cw` or `ccw`.",
    "penalty": "How many cards are pending as a penalty (the field `penalty` of a fact); 0 for none.",
    "hands": "All cards of the hands of the seats named, in any order.",
    "counts": "How many cards the seats named hold.",
    "row": "The cards in the middle of the table, in their order.",
    "out": "The seats that are out of the round, in the order in which they went or were put out; `[]` for none. Each round begins without any.",
    "scores": "The points of the seats named, over the match.",
    "round_over": "Whether the round is decided, even if the last card still asks something.",
    "match_over": "Whether the match is over.",
    "winners": "The winners of the match, in any order.",
    "effects": "The effects that lie on the seats named (Extended), by their names; `[]` for none.",
    "told": 'The cards that were shown to that seat alone since the last check, such as a hand that it may look at after a challenge. Cards that it draws itself do not count; `""` for none.',
    "offers": "Lines that these seats could type now, and the game would accept. The check tries each on a copy of the game.",
    "denied": "Lines that these seats could type now, and the game would refuse. The check tries these on a copy, too.",
    "side": "The side of two-faced cards that is in play.",
    "backs": "The backs of the cards that the seats named hold.",
    "pile_back": "The back of the next card of the draw pile.",
}
"""The keys of `expect` and of `check`. A key that is left out is not checked."""


_ABOUT: Final = {WrittenScenario: WRITTEN, Between: STEP, Expectation: EXPECTED}
_TYPED: Final = {
    "type": "string",
    "pattern": r"^(deal|[^\s:]+: +.*\S *)$",
    "description": "`SEAT: what they type`, `time: 3m` for time that passes, or `deal` for the next round.",
}


def schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of scenario files."""
    whole, parts = msgspec.json.schema_components(_ABOUT, ref_template="#/$defs/{name}")
    for kind, about in _ABOUT.items():
        for key, property_ in parts[kind.__name__]["properties"].items():
            property_["description"] = about[key]
    written, step, _ = whole
    # read as a text or a table, and only then as a step: so the types alone say less than is read
    parts[WrittenScenario.__name__]["properties"]["steps"]["items"] = {"anyOf": [_TYPED, step]}
    # rules may have keys of their own (`Rule.scenario_keys`), which no editor can know
    parts[WrittenScenario.__name__]["additionalProperties"] = True
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Scenarios of unobot",
        "type": "object",
        "properties": {"scenario": {"type": "array", "items": written}},
        "required": ["scenario"],
        "additionalProperties": False,
        "$defs": parts,
    }
