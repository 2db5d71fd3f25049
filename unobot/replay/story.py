"""A finished round as it is looked at: scene by scene, with all hands, and what each player could have done."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from uno_engine import Card, Dealt, Drew, Game, HandsMoved, RuleSet, View, by_color, view
from unobot.document import Document, Text
from unobot.messages import Voice, face, faces, private_events, room_lines, why_not
from unobot.replay.proof import hands_after_deal
from unobot.replay.replayed import Step, replayed
from unobot.store import StoredRound
from unobot.tables.entries import OldReader


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
    names: tuple[str, ...]
    top: Card | None
    waiting: tuple[int, ...]


def story(
    round_: StoredRound, rules: RuleSet, voice: Voice, reader: Callable[[], OldReader]
) -> Iterator[Scene]:
    """The scenes of a finished round. Raises Untellable in its course if the rules now go another way.

    `reader` makes what reads the moves of a round that version 1 kept.
    """
    choice: Choice | None = None
    following = [*round_.inputs[1:], None]
    for step, given in zip(replayed(round_, rules, reader), following, strict=False):
        if step.author or step.events:
            yield _scene(step, choice, voice)
        # the game stands now as it does before the next input
        choice = None if given is None else _choice(step.game, given.seat, voice)


def _scene(step: Step, choice: Choice | None, voice: Voice) -> Scene:
    state = step.game.state
    return Scene(
        at_ms=step.given.at_ms,
        choice=choice,
        said=tuple(line.document for line in room_lines(voice, step.events, step.now)),
        shown=tuple(_shown(step, voice)),
        hands=tuple(tuple(card.code for card in sorted(hand, key=by_color)) for hand in state.hands),
        names=state.names,
        top=state.top,
        waiting=step.now.view.waiting,
    )


def _shown(step: Step, voice: Voice) -> Iterator[Document]:
    """Each card that only some of the players saw, and each word that only one of them read."""
    names = step.game.state.names

    def got(id_: str, seat: int, cards: Sequence[Card]) -> Document:
        hand = faces(sorted(cards, key=by_color))
        return voice.say(id_, player=voice.name(names, seat), cards=hand)

    for event in step.events:
        match event:
            case Dealt():
                hands = enumerate(hands_after_deal(step))
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
    player = (voice.name(seen.names, who),)
    return Choice(player, hand, seen.playable, tuple(_reasons(game, seen, hand, voice)))


def _reasons(game: Game, seen: View, hand: Sequence[Card], voice: Voice) -> Iterator[Document]:
    """Why each of the other cards could not be played."""
    for card in dict.fromkeys(hand):
        if card not in seen.playable:
            reason = why_not(voice, game, seen, card.code)
            # some reasons speak of the card, others of the turn
            yield reason if face(card) in reason else (face(card), Text(" "), *reason)
