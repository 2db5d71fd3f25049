"""What a rule is given: the state to read, a way to let events happen, to ask players, and chance."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from uno_engine.kernel.asking import Asking
from uno_engine.kernel.cards import Color
from uno_engine.kernel.chance import Chance, Witness
from uno_engine.kernel.errors import TooManyEvents
from uno_engine.kernel.events import Event
from uno_engine.kernel.questions import (
    Flow,
    Question,
    Then,
    color_choices,
    most_held_of,
    nothing_follows,
    picked_colors,
)
from uno_engine.kernel.rule import Rule
from uno_engine.kernel.state import GameState

if TYPE_CHECKING:
    from uno_engine.kernel.ruleset import RuleSet

R = TypeVar("R", bound=Rule)
T = TypeVar("T")

MOST_EVENTS = 10_000
"""So much may happen by one input: more than any game needs, and little enough for the memory."""

Follow: TypeAlias = Callable[["Ctx"], Flow]
"""What is to happen once something else has ended."""


class Ctx(Asking):
    """Given to every rule of a game. `events` collects what has happened since the game last handed it out."""

    __slots__ = (
        "_after",
        "_hooked",
        "_instead",
        "chance",
        "events",
        "hurried",
        "most_events",
        "reactions",
        "replaced_by",
        "rules",
        "special",
        "witness",
    )

    def __init__(self, rules: "RuleSet", state: GameState, seed: bytes) -> None:
        super().__init__(state)
        self.rules = rules
        self.events: list[Event] = []
        self.most_events = MOST_EVENTS
        """With so many in `events` the input is undone. The engine's own."""
        self.reactions: list[Follow] = []
        """What is to follow once what is going on has ended. The engine's own."""
        self.hurried: Follow | None = None
        """If set, every question is answered by its default until the turn is over, and this follows; see `hurry`."""
        self.special = False
        """Whether something is to be looked at before it goes on as usual: what took over, what is to follow, what was
        typed ahead, who is absent, a hurry. The engine's own."""
        self.replaced_by: Follow | None = None
        """What takes the place of the flow that is running; set by `take_over`."""
        self.chance = Chance(seed)
        """The stream of chance. The engine's own: rules use `below` and `shuffled`."""
        self.witness: Witness | None = None
        """What is told of every number and shuffle."""
        self._instead = rules.instead
        self._after = rules.after
        self._hooked = rules.hooked

    # --- what happens ------------------------------------------------------------------------------------------------

    def emit(self, event: Event) -> Event | None:
        """Let something happen: other rules may change or cancel it first, and react to it after.

        Returns the event as it happened, or None if it was cancelled. What a reaction asks is asked when the flow that
        is running has ended. Raises TooManyEvents if it goes on for ever.
        """
        if len(self.events) >= self.most_events:
            raise TooManyEvents(f"one input makes more than {MOST_EVENTS} events")
        # Most events concern no rule: they take the short way, for this is done several times in every turn.
        if event.__class__ not in self._hooked:
            event.apply(self.state)
            self.events.append(event)
            return event
        if event.__class__ in self._instead:
            changed = self._changed(event)
            if changed is None:
                return None
            event = changed
        event.apply(self.state)
        self.events.append(event)
        for react in self._after.get(event.__class__, ()):
            flow = react(self, event)
            if flow is not None:  # asked later: the flow that is running must come to its end first
                self.asked = None
                self.reactions.append(partial(_flow, flow))
                self.special = True
        return event

    def _changed(self, event: Event) -> Event | None:
        """The event as the `instead` methods leave it; None if one of them cancels it."""
        # Each method is called once: one that is given its own event again would go round for ever. An event of another
        # class begins with that class's methods.
        used: set[object] = set()
        while True:
            hook = next((h for h in self._instead.get(event.__class__, ()) if h not in used), None)
            if hook is None:
                return event
            used.add(hook)
            answer = hook(self, event)
            if answer is None:
                return None
            event = answer

    def take_over(self, follow: Follow) -> None:
        """End what is running or waiting for an answer; `follow` is called then, and leads to the rest of the turn.

        For `after` methods and asides. What is running still goes on to its next question or its end. If several take
        over, only the first one counts.
        """
        if self.replaced_by is None:
            self.replaced_by = follow
            self.special = True

    def afterwards(self, follow: Follow) -> None:
        """Call that when what is going on has ended, before the next phase; also if something takes its place."""
        self.reactions.append(follow)
        self.special = True

    def hurry(self, follow: Follow) -> None:
        """Bring the turn to its end: from now on every question is answered by its default, then `follow` is called.

        For asides. Who has not begun the own turn does not begin it any more: `follow` is called at once.
        """
        self.hurried = follow
        self.special = True

    async def follow(self, flow: Flow) -> None:
        """In a script: go through what a plain function has returned, to its end."""
        while flow is not None:
            if isinstance(flow, Question):
                move = await flow
                seat = next(iter(flow.answers), flow.asked[0])
                flow = flow.then(self, seat, move)
            else:
                flow = await flow

    # --- colours ---------------------------------------------------------------------------------------------------

    @property
    def colors(self) -> tuple[Color, ...]:
        """The colours of the side in play, in their order: those that can be named."""
        return self.rules.side(self.state).colors

    def ask_color(self, seat: int, *, why: str = "color", then: Then = nothing_follows) -> Question:
        """Ask a player for a colour (`color red`, `pick red`); by default it is the one that they hold most of (M10)."""
        colors = self.colors
        return self.ask(
            seat,
            color_choices(colors),
            why=why,
            then=then,
            default=partial(most_held_of, colors),
            synonyms=picked_colors(colors),
        )

    # --- looking up, and chance --------------------------------------------------------------------------------------

    def rule(self, kind: type[R]) -> R:
        """The rule of that class at this table."""
        return self.rules.rule(kind)

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        # the position is in the state, so that a replay draws the same numbers
        at = self.chance.position = self.state.position
        value = self.chance.below(n)
        self.state.position = self.chance.position
        if self.witness is not None:
            self.witness(at, n, value)
        return value

    def shuffled(self, cards: Sequence[T]) -> list[T]:
        """The cards in fair random order, as a new list; moves the state on in the stream of chance."""
        at = self.chance.position = self.state.position
        result = self.chance.shuffled(cards)
        self.state.position = self.chance.position
        if self.witness is not None:
            self.witness(at, cards, result)
        return result


def _flow(flow: Flow, _ctx: Ctx) -> Flow:
    """What a reaction has returned, in the form that `reactions` keeps."""
    return flow
