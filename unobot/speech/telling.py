"""From events to clauses: one method for each kind of event that has words of its own."""

from collections.abc import Callable, Sequence

from uno_engine import (
    Card,
    ColorNamed,
    DealerDrew,
    Dealt,
    Discarded,
    Drew,
    DrewNothing,
    Event,
    Flipped,
    HandsMoved,
    Joined,
    Left,
    MatchOver,
    Passed,
    Played,
    PutBack,
    Reminded,
    Renamed,
    Reshuffled,
    Returned,
    Reversed,
    RoundBegan,
    RoundOver,
    Scored,
    Seat,
    Showed,
    Skipped,
    TakenBack,
    TimedOut,
    WentOut,
)
from uno_engine.classic.calls import Called, CallKept, Caught, FalseAlarm
from uno_engine.classic.challenge import Challenged
from uno_engine.classic.penalty import PenaltyDue, PenaltyTaken
from unobot.document import Name
from unobot.speech.cursor import Cursor
from unobot.speech.endings import match_over, points_gained, round_over, standings
from unobot.speech.scene import Scene
from unobot.speech.story import Story
from unobot.speech.unknown import unknown_event
from unobot.speech.voice import Voice, face, faces

_FINES = {"fine": "act-tried"}


class Telling:
    """Tells the events that everyone may see, in their order, into a story."""

    def __init__(self, voice: Voice, scene: Scene) -> None:
        self.voice = voice
        self.scene = scene
        self.story = Story(voice)
        self.cursor = Cursor(())

    def tell(self, events: Sequence[Event]) -> Story:
        """All of them."""
        cursor = self.cursor = Cursor(events)
        while cursor:
            event = cursor.take()
            how = _TOLD.get(type(event))
            if how is None:
                self.other(event)
            else:
                how(self, event)
            if cursor.reshuffled:
                cursor.reshuffled = False
                self.story.sentence(self.voice.say("reshuffled"))
        return self.story

    def name(self, seat: int) -> Name:
        """A player."""
        return self.voice.name(self.scene.view.names, seat)

    def other(self, event: Event) -> None:
        """An event of a plugin: told if the plugin brought a message for it."""
        told = unknown_event(self.voice, self.scene.view, event)
        if told:
            self.story.effect(told)

    # --- a turn ------------------------------------------------------------------------------------------------------

    def played(self, event: Played, drawn: int = 0) -> None:
        """Cards laid, with the colour, the call and going out that came with them."""
        cards = [event.card]
        while more := self.cursor.take_if(Played, lambda e: e.seat == event.seat and not e.drawn):
            cards.append(more.card)
        id_ = "act-draws-and-plays" if drawn else "act-plays"
        args = {"drawn": drawn} if drawn else {}
        self.story.act(self.voice.say(id_, player=self.name(event.seat), cards=faces(cards), **args))
        self.with_it(event.seat)

    def with_it(self, seat: int) -> None:
        """What belongs to the act of playing."""
        while True:
            if named := self.cursor.take_if(ColorNamed, lambda e: e.seat == seat):
                self.story.amend("with-color", color=self.voice.color(named.color))
            elif self.cursor.take_if(Called, lambda e: e.seat == seat):
                self.story.amend("with-call")
            elif self.cursor.take_if(WentOut, lambda e: e.seat == seat):
                self.story.amend("with-out")
            else:
                return

    def drew(self, event: Drew) -> None:
        """Cards drawn in a turn, and what became of it; or for another reason."""
        count = event.count + self.cursor.drawn(event.seat, event.why)
        player = self.name(event.seat)
        if event.why == "turn":
            played = self.cursor.take_if(Played, lambda e: e.seat == event.seat and e.drawn)
            if played is not None:
                self.played(played, count)
                return
            passed = self.cursor.take_if(Passed, lambda e: e.seat == event.seat)
            id_ = "act-draws-and-passes" if passed else "act-draws"
            self.story.act(self.voice.say(id_, player=player, count=count))
        elif event.why in _FINES:
            self.story.act(self.voice.say(_FINES[event.why], player=player, count=count))
        else:
            self.drawn_and_skipped(event.seat, count)

    def drawn_and_skipped(self, seat: int, count: int) -> None:
        """Cards drawn because of what somebody did; the turn may be lost with it."""
        skipped = self.cursor.take_if(Skipped, lambda e: e.seat == seat)
        id_ = "effect-draws-and-is-skipped" if skipped else "effect-draws"
        self.story.effect(self.voice.say(id_, player=self.name(seat), count=count))

    def drew_nothing(self, event: DrewNothing) -> None:
        """An empty pile."""
        passed = self.cursor.take_if(Passed, lambda e: e.seat == event.seat)
        id_ = "act-passes-empty" if passed else "act-finds-nothing"
        self.story.act(self.voice.say(id_, player=self.name(event.seat)))

    def passed(self, event: Passed) -> None:
        """A turn ended without a play."""
        self.story.act(self.voice.say("act-passes", player=self.name(event.seat)))

    def penalty_taken(self, event: PenaltyTaken) -> None:
        """A draw card's cards, and the lost turn."""
        count = self.cursor.drawn(event.seat, "penalty")
        told = self.voice.say("effect-draws-and-is-skipped", player=self.name(event.seat), count=count)
        self.story.effect(told)

    def skipped(self, event: Skipped) -> None:
        """A lost turn."""
        self.story.effect(self.voice.say("effect-skipped", player=self.name(event.seat)))

    def reversed(self, event: Reversed) -> None:
        """The other way round; with two players nobody can see it but by the skip."""
        del event
        two = sum(seat is Seat.IN for seat in self.scene.view.seats) == 2
        if not (two and isinstance(self.cursor.next(), Skipped)):
            self.story.effect(self.voice.say("effect-reversed"))

    def color_named(self, event: ColorNamed) -> None:
        """A colour named after the card was laid."""
        color = self.voice.color(event.color)
        self.story.act(self.voice.say("act-names-color", player=self.name(event.seat), color=color))

    def discarded(self, event: Discarded) -> None:
        """Cards laid aside."""
        told = self.voice.say("effect-discards", player=self.name(event.seat), cards=faces(event.cards))
        self.story.effect(told)

    def hands_moved(self, event: HandsMoved) -> None:
        """Hands that changed owners."""
        id_ = self.voice.first(f"effect-hands-{event.why}", "effect-hands-move")
        self.story.effect(self.voice.say(id_))

    def reshuffled(self, event: Reshuffled) -> None:
        """A new draw pile."""
        del event
        self.story.sentence(self.voice.say("reshuffled"))

    # --- calls and challenges ----------------------------------------------------------------------------------------

    def called(self, event: Called) -> None:
        """A call after the play."""
        self.story.act(self.voice.say("act-calls", player=self.name(event.seat)))

    def call_kept(self, event: CallKept) -> None:
        """A call before the play; with the play it is told once."""
        if self.cursor.coming(Called, lambda e: e.seat == event.seat) is None:
            self.story.act(self.voice.say("act-calls-early", player=self.name(event.seat)))

    def caught(self, event: Caught) -> None:
        """A forgotten call."""
        count = self.cursor.drawn(event.seat, "caught")
        by, player = self.name(event.by), self.name(event.seat)
        self.story.act(self.voice.say("act-catches", by=by, player=player, count=count))

    def false_alarm(self, event: FalseAlarm) -> None:
        """A call or an accusation for nothing."""
        player = self.name(event.seat)
        if event.of is None:
            count = self.cursor.drawn(event.seat, "false-uno")
            self.story.act(self.voice.say("act-false-call", player=player, count=count))
        else:
            count = self.cursor.drawn(event.seat, "false-catch")
            told = self.voice.say("act-false-catch", player=player, of=self.name(event.of), count=count)
            self.story.act(told)

    def challenged(self, event: Challenged) -> None:
        """A doubt, and whether it was right."""
        self.cursor.take_if(Showed)
        guilty = "yes" if event.guilty else "no"
        by, of = self.name(event.by), self.name(event.of)
        self.story.act(self.voice.say("act-challenges", player=by, of=of, guilty=guilty))

    def taken_back(self, event: TakenBack) -> None:
        """A bluff that goes back to the hand."""
        card = face(event.card)
        self.story.effect(self.voice.say("effect-takes-back", player=self.name(event.seat), card=card))

    def showed(self, event: Showed) -> None:
        """Somebody sees cards of another."""
        told = self.voice.say("effect-looks", player=self.name(event.to), of=self.name(event.of))
        self.story.effect(told)

    def went_out(self, event: WentOut) -> None:
        """An empty hand, not by a play."""
        self.story.effect(self.voice.say("effect-goes-out", player=self.name(event.seat)))

    # --- seats and time ----------------------------------------------------------------------------------------------

    def joined(self, event: Joined) -> None:
        """A new player."""
        view = self.scene.view
        count = sum(seat is not Seat.GONE for seat in view.seats)
        id_ = "seat-joined-late"
        if view.phase == "waiting":
            id_ = "seat-joined-can-deal" if count > 1 and view.round == 0 else "seat-joined"
        self.story.act(self.voice.say(id_, player=self.name(event.seat), count=count))

    def left(self, event: Left) -> None:
        """A seat given up."""
        id_ = "seat-idle" if event.why == "idle" else "seat-left"
        self.story.act(self.voice.say(id_, player=self.name(event.seat)))

    def returned(self, event: Returned) -> None:
        """A seat taken again."""
        view = self.scene.view
        count = view.counts[event.seat] if view.seats[event.seat] is Seat.IN else 0
        self.story.act(self.voice.say("seat-returned", player=self.name(event.seat), count=count))

    def renamed(self, event: Renamed) -> None:
        """A new name; told only if the old one is known."""
        if event.seat < len(self.scene.names):
            old = self.voice.name(self.scene.names, event.seat)
            self.story.act(self.voice.say("seat-renamed", old=old, player=self.name(event.seat)))

    def timed_out(self, event: TimedOut) -> None:
        """Nobody answered; what the bot does for them follows."""
        leaves = self.cursor.next()
        if not (isinstance(leaves, Left) and leaves.seat == event.seat):
            self.story.time_up()

    # --- a round -----------------------------------------------------------------------------------------------------

    def dealer_drew(self, event: DealerDrew) -> None:
        """The draw for the first dealer, in one sentence."""
        drew: list[DealerDrew] = [event]
        while more := self.cursor.take_if(DealerDrew):
            drew.append(more)
        draws = self.voice.together(
            "list-comma",
            [self.voice.say("dealer-draw", player=self.name(e.seat), card=face(e.card)) for e in drew],
        )
        began = self.cursor.coming(RoundBegan)
        if began is not None:
            self.story.sentence(self.voice.say("dealer-drawn", draws=draws, dealer=self.name(began.dealer)))
            self.story.new_line()

    def round_began(self, event: RoundBegan) -> None:
        """The deal and the first card."""
        dealt = self.cursor.take_if(Dealt)
        returned: list[Card] = []
        card = self._first_card(returned)
        if dealt is None or card is None:
            return
        id_ = "dealt-after-put-back" if returned else "dealt"
        dealer = self.name(event.dealer)
        args = {"returned": faces(returned)} if returned else {}
        told = self.voice.say(
            id_, round=event.round, dealer=dealer, count=dealt.cards, card=face(card), **args
        )
        self.story.act(told)

    def _first_card(self, returned: list[Card]) -> Card | None:
        card = None
        while True:
            if flipped := self.cursor.take_if(Flipped):
                card = flipped.card
            elif back := self.cursor.take_if(PutBack):
                returned.append(back.card)
            else:
                return card

    def flipped(self, event: Flipped) -> None:
        """A card turned up in the middle of a round."""
        self.story.effect(self.voice.say("turned-up", card=face(event.card)))

    def round_over(self, event: RoundOver) -> None:
        """The end of the round, its points and the standings, on a line of their own."""
        scored = self.cursor.take_if(Scored)
        view = self.scene.view
        self.story.new_line()
        self.story.sentence(*round_over(self.voice, view, event, scored))
        if scored is not None:
            self.story.sentence(points_gained(self.voice, view, event, scored))
            if self.cursor.coming(MatchOver) is None:
                self.story.sentence(standings(self.voice, self.scene))

    def match_over(self, event: MatchOver) -> None:
        """The end of the match."""
        self.story.new_line()
        self.story.sentence(match_over(self.voice, self.scene.view, event))
        if any(self.scene.view.scores):
            self.story.sentence(standings(self.voice, self.scene))

    def silent(self, event: Event) -> None:
        """Nothing to say."""


_TOLD: dict[type[Event], Callable[..., None]] = {
    Called: Telling.called,
    CallKept: Telling.call_kept,
    Caught: Telling.caught,
    Challenged: Telling.challenged,
    ColorNamed: Telling.color_named,
    DealerDrew: Telling.dealer_drew,
    Discarded: Telling.discarded,
    Drew: Telling.drew,
    DrewNothing: Telling.drew_nothing,
    FalseAlarm: Telling.false_alarm,
    Flipped: Telling.flipped,
    HandsMoved: Telling.hands_moved,
    Joined: Telling.joined,
    Left: Telling.left,
    MatchOver: Telling.match_over,
    Passed: Telling.passed,
    PenaltyDue: Telling.silent,
    PenaltyTaken: Telling.penalty_taken,
    Played: Telling.played,
    Reminded: Telling.silent,
    Renamed: Telling.renamed,
    Reshuffled: Telling.reshuffled,
    Returned: Telling.returned,
    Reversed: Telling.reversed,
    RoundBegan: Telling.round_began,
    RoundOver: Telling.round_over,
    Scored: Telling.silent,
    Showed: Telling.showed,
    Skipped: Telling.skipped,
    TakenBack: Telling.taken_back,
    TimedOut: Telling.timed_out,
    WentOut: Telling.went_out,
}
