"""A finished round as a page to step through: as one file that needs nothing else, or as a part of another page."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from msgspec.structs import replace

from uno_engine import Card, Dealt, Drew, Game, HandsMoved, Played, RuleSet, by_color, view
from unobot.document import Document, Face, Pictured, Text, plain
from unobot.kit.replay import steps
from unobot.messages import (
    Snapshot,
    Voice,
    face,
    faces,
    in_play,
    pictured,
    private_events,
    room_lines,
    rules_lines,
    table_pictured,
    why_not,
)
from unobot.messages.pages import Asset, PageCards, Pages, asset, markup, policy_of, table_values
from unobot.messages.pictures import MOST_CARDS
from unobot.messages.pictures.svg import face_id
from unobot.store import StoredRound


@dataclass(frozen=True, slots=True)
class Choice:
    """What a player held before they acted: which cards could be played, and why the others could not."""

    player: Document
    hand: tuple[Card, ...]
    playable: tuple[Card, ...]
    reasons: tuple[Document, ...]
    """Why the others could not."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One input that meant something: what was said of it, and how the table stood then."""

    at_ms: int
    choice: Choice | None
    said: tuple[Document, ...]
    """What the room was told."""
    shown: tuple[Document, ...]
    """Which cards somebody got, and what one player alone was told."""
    hands: tuple[tuple[str, ...], ...]
    """The codes of the cards of each seat, sorted."""
    piles: tuple[Pictured, ...]
    """The cards on the table that are matched."""
    laid: int | None
    """The seat that laid the top card by this input."""
    now: Snapshot
    """How the table stands; its view was made then."""

    def as_markup(self, cards: PageCards, began_ms: int) -> Mapping[str, object]:
        """Return the values that the template has for the scene of a round that began then."""

        def lines(documents: Iterable[Document]) -> list[str]:
            return [markup(document, cards.words) for document in documents]

        seconds = max(0, self.at_ms - began_ms) // 1000
        clock = f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
        told: dict[str, object] = {
            "clock": clock,
            "seconds": seconds,
            "said": lines(self.said),
            "shown": lines(self.shown),
        }
        if (choice := self.choice) is None:
            return {**told, "choice": False, "reasons": []}
        hand = cards.row(choice.hand, choice.playable)
        chosen = {"choice": True, "reasons": lines(choice.reasons), "player": choice.player, "hand": hand}
        return told | chosen


def story(round_: StoredRound, rules: RuleSet, voice: Voice) -> Iterator[Scene]:
    """Yield the scenes of a finished round. Raises Untellable in its course if the rules now go another way."""
    choice: Choice | None = None
    following = [*round_.inputs[1:], None]
    for step, given in zip(steps.steps_of(round_, rules), following, strict=False):
        if step.author or step.events:
            hands = step.game.state.hands
            yield Scene(
                at_ms=step.given.at_ms,
                choice=choice,
                said=tuple(line.document for line in room_lines(voice, step.events, step.now)),
                shown=tuple(_shown(step, voice)),
                hands=tuple(tuple(card.code for card in sorted(hand, key=by_color)) for hand in hands),
                piles=table_pictured(voice, step.now.view),
                laid=next((event.seat for event in reversed(step.events) if isinstance(event, Played)), None),
                now=step.now,
            )
        # the game stands now as it does before the next input
        choice = None if given is None else _choice(step.game, given.seat, voice)


def _shown(step: steps.Step, voice: Voice) -> Iterator[Document]:
    """Each card that only some of the players saw, and each word that only one of them read."""
    names = step.game.state.names

    def got(id_: str, seat: int, cards: Sequence[Card]) -> Document:
        hand = faces(sorted(cards, key=by_color))
        return voice.say(id_, player=voice.name(names, seat), cards=hand)

    for event in step.events:
        match event:
            case Dealt():
                hands = enumerate(steps.hands_after_deal(step))
                yield from (got("web-has", seat, hand) for seat, hand in hands if hand)
            case HandsMoved(hands=moved):
                yield from (got("web-has", seat, hand) for seat, hand in enumerate(moved) if hand)
            case Drew(seat=seat, cards=cards) if cards:
                yield got("web-draws", seat, cards)
    for seat, told in private_events(lambda _seat: voice, step.events, step.now.view):
        yield voice.say("web-alone", player=voice.name(names, seat), text=told)


def _choice(game: Game, seat: str | None, voice: Voice) -> Choice | None:
    """What whoever acts next could do, where it is to begin their turn."""
    question = game.question
    waiting = question.waiting() if question is not None else ()
    # time itself acts for the one whom it has run out for
    who = int(seat) if seat is not None else waiting[0] if len(waiting) == 1 else None
    if who not in waiting:
        return None
    seen = view(game, who)
    if not (seen.turn and seen.acts):
        return None
    hand = tuple(sorted(seen.hand, key=by_color))
    reasons: list[Document] = []
    for card in dict.fromkeys(hand):
        if card not in seen.playable:
            reason = why_not(voice, game, seen, card.code)
            # some reasons speak of the card, others of the turn
            reasons.append(reason if face(card) in reason else (face(card), Text(" "), *reason))
    return Choice((voice.name(seen.names, who),), hand, seen.playable, tuple(reasons))


MOST_INPUTS: Final = 5_000
"""Of a round that has more of them no page is made: rounds that people play have a few hundred."""


def alone(shown: steps.ShownRound) -> str:
    """Return the page as one file. Raises Untellable if the round is not over, or too long."""
    style = asset("style.css")
    script = Asset("alone.js", asset("step.js").text + asset("times.js").text)
    links: dict[str, object] = {"link": None, "people": {}, "places": ()}
    own = {"policy": policy_of(style, script), "style": style.text, "script": script.text} | links
    texts = shown.voice.texts
    return Pages(texts).page("alone.html", shown.voice.language, {**values(shown), **own})


def last_position(shown: steps.ShownRound) -> list[Pictured]:
    """Return the cards of a picture of how a round ended: those on the table and in the hands, as many as are drawn. Raises Untellable."""
    if shown.round.finished is None or len(shown.round.inputs) > MOST_INPUTS:
        raise steps.Untellable(f"round {shown.round.id} is not over, or too long for a picture")
    for step in steps.steps_of(shown.round, shown.rules):
        last = step
    cards = [*table_pictured(shown.voice, last.now.view)]
    for seat, hand in enumerate(last.game.state.hands):
        # a hand has its seat's number where several of them are drawn
        cards += [replace(pictured(card), place=seat + 1) for card in sorted(hand, key=by_color)]
    return cards[:MOST_CARDS]


def values(shown: steps.ShownRound) -> dict[str, Any]:
    """Return what the template `_replay.html` is given, but what it links to.

    That is `link`, where the round's file is, or None to have it in the page; `people`, the path of each player's page by seat; and `places`,
    the paths and names of the room and the game.
    Raises Untellable if the round is not over, or too long.
    """
    round_, language = shown.round, shown.voice.language
    if round_.finished is None:
        raise steps.Untellable(
            f"round {round_.id} is still being played: its hands are secret until it is over"
        )
    if len(round_.inputs) > MOST_INPUTS:
        raise steps.Untellable(f"round {round_.id} has more than {MOST_INPUTS} inputs, too many for a page")
    voice = shown.voice
    cards = PageCards(voice.texts, language, shown.rules.deck, shown.faces)
    scenes, cut = list[Scene](), False
    try:
        for scene in story(round_, shown.rules, voice):
            scenes.append(scene)
    except steps.Untellable:
        cut = True  # the rules there are now go another way before the end
    proved: Mapping[str, object] = {} if cut else steps.proof(round_, shown.rules)
    return {
        "id": round_.id,
        "room": round_.room,
        "began": datetime.fromtimestamp(round_.started, UTC),
        "rules": [markup(line, cards.words) for line in rules_lines(voice, shown.rules, shown.catalogue)],
        "standings": shown.standings,
        "scenes": [scene.as_markup(cards, scenes[0].at_ms) for scene in scenes],
        "cut": cut,
        **(_film(shown, scenes, cards) if scenes else {"table": None}),
        "proof": {"secret": None, **proved},
        "seed": round_.seed,
        "whole": json.dumps({**steps.round_as_json(round_, shown.standings), **proved}, indent=1),
    }


def _film(shown: steps.ShownRound, scenes: Sequence[Scene], cards: PageCards) -> dict[str, object]:
    """Return how the table stood at the end, with all hands open, and what the script draws of each scene before that."""
    deck, last, voice = shown.rules.deck.by_code, scenes[-1], shown.voice
    seen = {card for scene in scenes for hand in scene.hands for card in hand}
    piles = [card for scene in scenes for card in scene.piles]
    drawn = {face_id(card): card for card in (*(pictured(deck[code]) for code in sorted(seen)), *piles)}
    counts = {len(hand) for scene in scenes for hand in scene.hands}

    def say(id_: str, **args: int | str) -> str:
        return plain(voice.say(id_, **args))

    return {
        "table": table_values(voice, last.now, cards) | {"sheet": cards.sheet(drawn.values())},
        "hands": [cards.drawn(pictured(deck[code]) for code in hand) for hand in last.hands],
        "steps": {
            "words": {id_: cards.words(Face(card.code, card.tint)) for id_, card in drawn.items()},
            "held": {code: face_id(pictured(deck[code])) for code in sorted(seen)},
            "counts": {count: say("web-cards-count", count=count) for count in sorted(counts)},
            "pile": {
                count: say("web-pile", count=count)
                for count in sorted({scene.now.view.pile for scene in scenes})
            },
            "acts": say("mark-to-act"),
            "can": say("web-can", card="*"),
            "scenes": list(_changes(scenes)),
        },
    }


def _changes(scenes: Sequence[Scene]) -> Iterator[Sequence[object]]:
    """Yield of each scene what the script draws.

    The hands that changed, the ids of the faces on the table, who is waited for, what they can play, the direction, how many cards
    are left to draw, and who laid the top card.
    """
    before: Sequence[Sequence[str]] = ()
    for scene, following in zip(scenes, (*scenes[1:], None), strict=True):
        changed = {
            seat: hand for seat, hand in enumerate(scene.hands) if seat >= len(before) or hand != before[seat]
        }
        choice = following.choice if following is not None else None
        view = scene.now.view
        yield (
            changed,
            [face_id(card) for card in scene.piles],
            view.waiting if in_play(view) else (),
            [card.code for card in choice.playable] if choice is not None else [],
            view.direction,
            view.pile,
            scene.laid,
        )
        before = scene.hands
