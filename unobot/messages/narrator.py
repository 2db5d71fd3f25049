"""The narrator: makes sentences of events, and knows how each event of the kernel and of the classic game is told."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

import uno_engine as uno
from unobot.document import Document, Name, Text, plain
from unobot.messages.status import match_over as match_ended
from unobot.messages.status import points_gained, standings
from unobot.messages.status import round_over as round_ended
from unobot.messages.texts import FALLBACK, Value
from unobot.messages.voice import (
    Snapshot,
    Tellers,
    Voice,
    face,
    faces,
    fields_of,
    in_play,
    word_of,
)

# --- The sentences that are being made.


class Clause(NamedTuple):
    """A message that is said later: its wording depends on whether more follows in its sentence."""

    id: str
    args: Mapping[str, Value]


_ENDS = ("!", "！")
"""Signs after which a sentence needs no full stop."""


class Sentences:
    """The sentences that have been told so far, and the one under construction.

    An act ("ann plays [w]"), its parts ("and picks red") and its effects ("bob is skipped") make one sentence. They are
    said when the sentence is complete, with one argument more: `more` is `yes` if another part, or another effect,
    follows. English needs it for "plays [w], calls UNO and picks red", Japanese for the form of each verb.
    """

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._lines: list[list[Document]] = [[]]
        self._act: Clause | None = None
        self._parts: list[Clause] = []
        self._effects: list[Clause] = []
        self._after: list[Document] = []
        self._late: Name | None = None
        self._late_act = False
        self._ahead: list[Clause] = []
        self._closing: list[Document] = []

    def act(self, id_: str, /, **args: Value) -> None:
        """Begin a sentence about a player's act."""
        self.close()
        self._act, self._parts, self._ahead = Clause(id_, args), self._ahead, []
        self._late_act, self._late = self._late is not None, None

    def ahead(self, id_: str, /, **args: Value) -> None:
        """Add a part to the next act; the message of a part speaks of its act as `act`."""
        self.close()
        self._ahead.append(Clause(id_, args))

    def amend(self, id_: str, /, **args: Value) -> None:
        """Add a part to the act of this sentence, if there is one."""
        if self._act is not None:
            self._parts.append(Clause(id_, args))

    def by(self, player: Name) -> bool:
        """Whether this sentence is about that player's act and nothing has followed from it: what they do now is a part."""
        return self._act is not None and not self._effects and self._is_of(player, self._act)

    def _is_of(self, player: Name, clause: Clause) -> bool:
        """Whether that clause tells what this player did: its English message begins with the name."""
        # Word order is each language's own, so the question is always asked of the English message.
        texts = self._voice.texts
        said = texts.say(FALLBACK, clause.id, p=self._voice.prefixes[0], more="no", **clause.args)
        return said[:1] == (player,)

    def effect(self, id_: str, /, **args: Value) -> None:
        """Add what followed from the act; without an act, tell it like one."""
        clause = Clause(id_, args)
        if self._act is None and self._late is not None and not self._is_of(self._late, clause):
            self._act, self._late = Clause("act-time-up", {"player": self._late}), None
        if self._act is None:
            self.act(id_, **args)
        else:
            self._effects.append(clause)

    def time_up(self, player: Name) -> None:
        """Tell the next act as done by the bot for a player who did not answer in time."""
        self.close()
        self._late = player

    def sentence(self, *sentences: Document) -> None:
        """Add whole sentences; empty ones are left out."""
        self.close()
        self._lines[-1] += filter(None, sentences)

    def afterwards(self, sentence: Document) -> None:
        """Add a whole sentence after the act and what follows from it."""
        if self._act is None:
            self.sentence(sentence)
        else:
            self._after.append(sentence)

    def closing(self, sentence: Document) -> None:
        """Add a whole sentence after everything that happened."""
        self._closing.append(sentence)

    def new_line(self) -> None:
        """Put what follows on a line of its own."""
        self.close()
        if self._lines[-1]:
            self._lines.append([])

    def close(self) -> None:
        """Say the act, its parts and its effects as a sentence, if there is an act."""
        act, voice, left = self._act, self._voice, len(self._parts)
        if act is None:
            return
        clause = voice.say(act.id, more=left > 0, **act.args)
        for id_, args in self._parts:
            left -= 1
            clause = voice.say(id_, act=clause, more=left > 0, **args)
        if self._late_act:
            clause = voice.say("act-when-late", act=clause)
        if clause and isinstance(clause[0], Text):
            # a sentence begins with a capital letter, but a name or a card is written as it is
            text = clause[0].text
            clause = (Text(text[:1].upper() + text[1:]), *clause[1:])
        if self._effects:
            last = self._effects[-1]
            said = [voice.say(each.id, more=each is not last, **each.args) for each in self._effects]
            effects = voice.together("list-effects", said)
            clause = voice.say("sentence-with-effects", clause=clause, effects=effects)
        elif not plain(clause[-1:]).endswith(_ENDS):
            clause = voice.say("sentence", clause=clause)
        self._lines[-1] += [clause, *self._after]
        self._act, self._parts, self._effects, self._after = None, [], [], []

    def lines(self) -> list[list[Document]]:
        """Close the telling, and return the sentences of each line; the last line may have none."""
        self.close()
        self._lines[-1] += self._closing
        return self._lines


# --- The events that are still to be told, and whoever tells them.


E = TypeVar("E", bound=uno.Event)


class EventQueue(deque[uno.Event]):
    """The events still to be told, in their order."""

    reshuffled = False
    """Whether an event taken on the way was a shuffle of the pile, which has still to be told."""

    def next(self) -> uno.Event | None:
        """The next event, which stays; None after the last one."""
        return self[0] if self else None

    def take_if(self, kind: type[E], fits: Callable[[E], bool] = lambda _: True) -> E | None:
        """Take the next event if it is of that kind and fits."""
        found = self[0] if self else None
        if isinstance(found, kind) and fits(found):
            self.popleft()
            return found
        return None

    def has(self, kind: type[uno.Event]) -> bool:
        """Whether an event of that kind is among those to come."""
        return any(isinstance(event, kind) for event in self)

    def take_alike(self, event: uno.Event) -> list[uno.Event]:
        """Take the next events that differ from this one in nothing but the card: they are told with it."""
        found: list[uno.Event] = []
        while self and _but_card(self[0]) == _but_card(event):
            found.append(self.popleft())
        return found

    def count_draws(self, seat: int, why: str) -> int:
        """Take the draws of that player for that reason that come next, and return how many cards they are."""
        return sum(drew.count for drew in self.take_draws(seat, why))

    def take_draws(self, seat: int, why: str) -> list[uno.Drew]:
        """Take the draws of that player for that reason that come next."""
        found: list[uno.Drew] = []
        while self:
            # When the pile runs out in the middle, the rest of one draw is an event of its own after the shuffle.
            shuffled = len(self) > 1 and isinstance(self[0], uno.Reshuffled)
            drew = self[1] if shuffled else self[0]
            if not (isinstance(drew, uno.Drew) and drew.seat == seat and drew.why == why):
                break
            if shuffled:
                self.popleft()
                self.reshuffled = True
            self.popleft()
            found.append(drew)
        self.take_if(uno.DrewNothing, lambda event: event.seat == seat)
        return found


def _but_card(event: uno.Event) -> tuple[object, ...]:
    fields = [getattr(event, name) for name in event.__struct_fields__ if name != "card"]
    return type(event), *fields


class Narrator:
    """All that a teller of an event works with: the voice, the table as it is now, what is told so far, the events to come."""

    def __init__(self, voice: Voice, now: Snapshot, events: Sequence[uno.Event]) -> None:
        self.voice = voice
        self.now = now
        self.view: uno.View = now.view
        self.told = Sentences(voice)
        self.coming = EventQueue(events)
        self.gone: set[int] = set()
        """The seats that were given up in these events: that their turn passes with them need not be told."""
        self.drawn_for_deal: dict[int, uno.Card] = {}
        """The last card that each player drew for who deals first."""
        self.renamed: dict[int, str] = {}
        """The former names of players with a new one, by their seats."""
        self.prompted = False
        """Whether what is asked has been told with what happened."""
        self.last: uno.Event | None = None
        """The event that was told before this one."""

    def name(self, seat: int) -> Name:
        """The player at that seat, as a line speaks of them."""
        return self.voice.name(self.view.names, seat)

    def tell(self) -> list[list[Document]]:
        """Tell all events and return the sentences of each line; the last line may have none.

        An event is told by its class's teller, here or of a plugin, else by the messages with its name.
        """
        own, more, coming = OWN.events, self.voice.tellers.events, self.coming
        # A teller may take further events that belong to its own, so the queue is looked at again each time.
        while coming:
            event = coming.popleft()
            teller = own.get(type(event)) or more.get(type(event), by_convention)
            teller(self, event)
            self.last = event
            if coming.reshuffled:
                coming.reshuffled = False
                self.told.afterwards(self.voice.say("reshuffled"))
        return self.told.lines()


def by_convention(n: Narrator, event: uno.Event) -> None:
    """Tell an event by the messages with its name; if there are none, it is not told."""
    word, seat = word_of(type(event)), getattr(event, "seat", None)
    args = fields_of(n.voice, n.view, event)
    if n.voice.has(f"with-{word}"):
        n.told.ahead(f"with-{word}", **args)
    elif n.voice.has(f"and-{word}") and seat is not None and n.told.by(n.name(seat)):
        n.told.amend(f"and-{word}", **args)
    elif n.voice.has(f"event-{word}"):
        told = [event, *n.coming.take_alike(event)]
        cards = [card for each in told if isinstance(card := getattr(each, "card", None), uno.Card)]
        if cards:
            args["card"] = faces(cards)
        n.told.effect(f"event-{word}", **{**args, "times": len(told)})


# --- How the events of a turn are told.


def played(n: Narrator, event: uno.Played, drawn: int = 0) -> None:
    """Tell cards that were played, with what belongs to the act. `drawn`: how many cards were drawn just before."""
    cards, swept = [*event.under, event.card], [*event.swept]
    while more := n.coming.take_if(uno.Played, lambda e: e.seat == event.seat and not e.drawn):
        cards += [*more.under, more.card]
        swept += more.swept
    id_ = "act-draws-and-plays" if drawn else "act-plays"
    args = {"drawn": drawn} if drawn else {}
    n.told.act(id_, player=n.name(event.seat), cards=faces(cards), **args)
    if swept:
        n.told.amend("with-discards", cards=faces(swept))
    with_it(n, event.seat)


def with_it(n: Narrator, seat: int) -> None:
    """Tell what belongs to the act of playing: the colour, the call, going out, always in this order."""
    calls: list[str] = []
    outs = 0
    while n.coming:
        match n.coming[0]:
            case uno.ColorNamed(by, color) if by == seat:
                n.told.amend("with-color", color=n.voice.color(color))
            case uno.Called(by, word) if by == seat:
                calls.append(word)
            case uno.WentOut(by) if by == seat:
                outs += 1
            case _:
                break
        n.coming.popleft()
    for word in calls:
        n.told.amend("with-call", word=(Text(word.upper()),))
    for _ in range(outs):
        n.told.amend("with-out")


def drew(n: Narrator, event: uno.Drew) -> None:
    """Tell cards that were drawn in a turn, or for another reason."""
    if event.openly:
        turned_up(n, event)
        return
    count = event.count + n.coming.count_draws(event.seat, event.why)
    if event.why == "turn":
        drew_in_turn(n, event.seat, count)
    elif event.why == "fine":
        n.told.act("act-tried", player=n.name(event.seat), count=count)
    else:
        drawn_and_skipped(n, event.seat, count)


def turned_up(n: Narrator, event: uno.Drew) -> None:
    """Tell cards that were drawn for all to see."""
    draws = [event, *n.coming.take_draws(event.seat, event.why)]
    player, cards = n.name(event.seat), faces(card for drew in draws for card in drew.cards)
    if n.told.by(player):
        n.told.amend("with-draws-openly", cards=cards)
    else:
        n.told.effect("effect-draws-openly", player=player, cards=cards)


def drew_in_turn(n: Narrator, seat: int, count: int) -> None:
    """Tell a draw with what followed: a play, a pass, or a question, which may be told with it (`act-draws-asked-WHY`)."""
    laid = n.coming.take_if(uno.Played, lambda e: e.seat == seat and e.drawn)
    if laid is not None:
        played(n, laid, count)
        return
    passed = n.coming.take_if(uno.Passed, lambda e: e.seat == seat)
    # Who left on their turn: the engine takes the default for them, and "cid leaves. cid draws." says it twice.
    if passed is not None and seat in n.gone:
        return
    id_ = "act-draws-and-passes" if passed else "act-draws"
    asked = f"act-draws-asked-{n.view.why}"
    if n.now.asked and n.view.waiting == (seat,) and not n.coming and n.voice.has(asked):
        id_, n.prompted = asked, True
    n.told.act(id_, player=n.name(seat), count=count)


def drawn_and_skipped(n: Narrator, seat: int, count: int) -> None:
    """Tell cards that were drawn because of what somebody did, and the turn that may be lost with it."""
    skipped = n.coming.take_if(uno.Skipped, lambda e: e.seat == seat)
    player = n.name(seat)
    if not skipped and n.told.by(player):
        n.told.amend("with-draws", count=count)
    else:
        id_ = "effect-draws-and-is-skipped" if skipped else "effect-draws"
        n.told.effect(id_, player=player, count=count)


def drew_nothing(n: Narrator, event: uno.DrewNothing) -> None:
    """Tell that the draw pile was empty."""
    passed = n.coming.take_if(uno.Passed, lambda e: e.seat == event.seat)
    id_ = "act-passes-empty" if passed else "act-finds-nothing"
    n.told.act(id_, player=n.name(event.seat))


def passed(n: Narrator, event: uno.Passed) -> None:
    """Tell a turn that ended without a play, unless its player has just left."""
    if event.seat not in n.gone:
        n.told.act("act-passes", player=n.name(event.seat))


def penalty_taken(n: Narrator, event: uno.PenaltyTaken) -> None:
    """Tell the cards of a draw card, and the lost turn."""
    count = n.coming.count_draws(event.seat, "penalty")
    n.told.effect("effect-draws-and-is-skipped", player=n.name(event.seat), count=count)


def skipped(n: Narrator, event: uno.Skipped) -> None:
    """Tell a lost turn."""
    n.told.effect("effect-skipped", player=n.name(event.seat))


def everyone_skipped(n: Narrator, _event: uno.EveryoneSkipped) -> None:
    """Tell that all others lose a turn."""
    n.told.effect("effect-everyone-skipped")


def turned_round(n: Narrator, event: uno.Reversed) -> None:
    """Tell a new direction; with two players the skip that follows is all that can be seen of it."""
    times = 1
    while n.coming.take_if(uno.Reversed):
        times += 1
    # Between two players a Reverse is a Skip, and the skip says all that can be seen of it (B12); as whom a penalty
    # hits does of a card that turns the direction.
    two = sum(seat is uno.Seat.IN for seat in n.view.seats) == 2
    if not (two and isinstance(n.coming.next(), uno.Skipped | uno.PenaltyDue)):
        n.told.effect("effect-reversed", times=times)


def color_named(n: Narrator, event: uno.ColorNamed) -> None:
    """Tell a colour that was chosen after the card was played."""
    color = n.voice.color(event.color)
    n.told.act("act-names-color", player=n.name(event.seat), color=color)


def discarded(n: Narrator, event: uno.Discarded) -> None:
    """Tell cards that were laid aside and those drawn for them; cards that were just told are not told again."""
    # Some cards are shown or chosen by an event of their own before they are laid aside.
    if (event.seat, event.cards) == (getattr(n.last, "seat", None), getattr(n.last, "cards", None)):
        return
    player, cards = n.name(event.seat), faces(event.cards)
    drew = n.coming.next()
    if n.told.by(player):
        n.told.amend("with-discards", cards=cards)
    elif isinstance(drew, uno.Drew) and drew.seat == event.seat:
        count = n.coming.count_draws(event.seat, drew.why)
        n.told.effect("effect-discards-and-draws", player=player, cards=cards, count=count)
    else:
        n.told.effect("effect-discards", player=player, cards=cards)


def hands_moved(n: Narrator, event: uno.HandsMoved) -> None:
    """Tell hands that changed owners."""
    # With more than two the order of `among` says nothing that fits into a sentence.
    args = {"player": n.name(event.among[0]), "other": n.name(event.among[1])} if len(event.among) > 1 else {}
    id_ = n.voice.first(f"effect-hands-{event.why}", "effect-hands-move") if args else "effect-hands-move"
    n.told.effect(id_, **args)


def reshuffled(n: Narrator, event: uno.Reshuffled) -> None:
    """Tell a new draw pile."""
    n.told.afterwards(n.voice.say("reshuffled"))


# --- Calls and challenges.


def called(n: Narrator, event: uno.Called) -> None:
    """Tell a call, with what its player does or after the play."""
    if n.told.by(n.name(event.seat)):
        n.told.amend("with-call", word=event.word.upper())
        return
    n.told.act("act-calls", player=n.name(event.seat), word=event.word.upper())


def call_kept(n: Narrator, event: uno.CallKept) -> None:
    """Tell a call before the play."""
    # If more comes, the play itself came with it, and `Called` follows there.
    if not n.coming:
        n.told.act("act-calls-early", player=n.name(event.seat), word=event.word.upper())


def caught(n: Narrator, event: uno.Caught) -> None:
    """Tell a forgotten call."""
    count = n.coming.count_draws(event.seat, "caught")
    by, player = n.name(event.by), n.name(event.seat)
    n.told.act("act-catches", by=by, player=player, count=count, word=event.word.upper())


def forgiven(n: Narrator, event: uno.Forgiven) -> None:
    """Name the players with one card left, once they can no longer be caught for a missing call."""
    if n.view.counts[event.seat] == 1 and in_play(n.view):
        n.told.closing(n.voice.say("one-card", player=n.name(event.seat)))


def false_alarm(n: Narrator, event: uno.FalseAlarm) -> None:
    """Tell a call or an accusation for nothing. A mere warning is told to its player alone (`private_events`)."""
    if event.refuses:
        return
    player = n.name(event.seat)
    if event.of is None:
        count = n.coming.count_draws(event.seat, "false-uno")
        n.told.act("act-false-call", player=player, count=count, word=event.word.upper())
    else:
        count = n.coming.count_draws(event.seat, "false-catch")
        n.told.act("act-false-catch", player=player, of=n.name(event.of), count=count)


def challenged(n: Narrator, event: uno.Challenged) -> None:
    """Tell a challenge, and whether it was right."""
    # The hand is shown to the challenger alone, which is part of every challenge (B18).
    n.coming.take_if(uno.Showed)
    guilty = "yes" if event.guilty else "no"
    by, of = n.name(event.by), n.name(event.of)
    n.told.act("act-challenges", player=by, of=of, guilty=guilty)


def taken_back(n: Narrator, event: uno.TakenBack) -> None:
    """Tell a bluff that goes back to the hand."""
    card = face(event.card)
    n.told.effect("effect-takes-back", player=n.name(event.seat), card=card)


def showed(n: Narrator, event: uno.Showed) -> None:
    """Tell that a player sees cards of another."""
    player, of = n.name(event.to), n.name(event.of)
    if n.told.by(player):
        n.told.amend("with-looks", of=of)
    else:
        n.told.effect("effect-looks", player=player, of=of)


def went_out(n: Narrator, event: uno.WentOut) -> None:
    """Tell a hand that became empty without a play."""
    player = n.name(event.seat)
    if n.told.by(player):
        n.told.amend("with-out")
    else:
        n.told.effect("effect-goes-out", player=player)


# --- Rounds and matches.


MANY = 5
"""With more players than that the standings stand on a line of their own."""


def dealer_drew(n: Narrator, event: uno.DealerDrew) -> None:
    """Note the draw for the first dealer (B3): only the highest card is told, with the deal, because ten cards would be too many."""
    drew = [event]
    while more := n.coming.take_if(uno.DealerDrew):
        drew.append(more)
    # Equal highest cards are drawn for again, so the dealer's last card is the one that decided.
    n.drawn_for_deal = {each.seat: each.card for each in drew}


def round_began(n: Narrator, event: uno.RoundBegan) -> None:
    """Tell the deal and the first card."""
    # Rules may do something between the beginning and the deal (teams, printed numbers); it is told before the deal.
    between: list[uno.Event] = []
    while n.coming.has(uno.Dealt) and not isinstance(n.coming.next(), uno.Dealt):
        between.append(n.coming.popleft())
    dealt = n.coming.take_if(uno.Dealt)
    if dealt is None:
        return
    for early in between:
        by_convention(n, early)
    returned: list[uno.Card] = []
    card: uno.Card | None = None
    # A first card that must not start goes back, and another one is turned up, perhaps several times (B6).
    while up := n.coming.take_if(uno.Flipped) or n.coming.take_if(uno.PutBack):
        if isinstance(up, uno.Flipped):
            card = up.card
        else:
            returned.append(up.card)
    id_ = "dealt-only" if card is None else "dealt-after-put-back" if returned else "dealt"
    args: dict[str, Value] = {"returned": faces(returned)} if returned else {}
    args |= {"card": face(card)} if card is not None else {}
    dealer: Value = n.name(event.dealer)
    if highest := n.drawn_for_deal.get(event.dealer):
        dealer = n.voice.say("dealer-drawn", player=dealer, card=face(highest))
    n.told.act(id_, round=event.round, dealer=dealer, count=dealt.cards, **args)


def flipped(n: Narrator, event: uno.Flipped) -> None:
    """Tell a card that was turned up in the middle of a round."""
    n.told.effect("turned-up", card=face(event.card))


def round_over(n: Narrator, event: uno.RoundOver) -> None:
    """Tell the end of the round, its points and the standings, on a line of their own."""
    scored = n.coming.take_if(uno.Scored)
    view = n.view
    n.told.new_line()
    n.told.sentence(*round_ended(n.voice, view, event, scored))
    if n.now.uncounted:
        n.told.sentence(n.voice.say("round-uncounted"))
    if scored is not None:
        n.told.sentence(points_gained(n.voice, view, event, scored))
        if not n.coming.has(uno.MatchOver):
            if len(view.seats) > MANY:
                n.told.new_line()
            n.told.sentence(standings(n.voice, n.now))


def match_over(n: Narrator, event: uno.MatchOver) -> None:
    """Tell the end of the match, and what can be done next."""
    n.told.new_line()
    alone = n.last if isinstance(n.last, uno.RoundOver) and event.stopped and not n.now.uncounted else None
    n.told.sentence(match_ended(n.voice, n.view, event, alone))
    if any(n.view.scores):
        n.told.sentence(standings(n.voice, n.now))
    if not n.now.organized:
        n.told.sentence(n.voice.say("match-next"))


# --- Seats.


def joined(n: Narrator, event: uno.Joined) -> None:
    """Announce a new player, or all players who joined at once."""
    view, seats = n.view, [event.seat]
    while (more := n.coming.take_if(uno.Joined)) is not None:
        seats.append(more.seat)
    count = sum(seat is not uno.Seat.GONE for seat in view.seats)
    id_ = "seat-joined-late"
    if view.phase == "waiting":
        by_hand = count >= n.now.least and view.round == 0 and not n.now.organized
        id_ = "seat-joined-can-deal" if by_hand else "seat-joined"
        if count < n.now.least > 2:
            id_ = "seat-joined-too-few"
    if len(seats) == 1:
        n.told.act(id_, player=n.name(event.seat), count=count, least=n.now.least)
    else:
        names = n.voice.names(view.names, seats)
        n.told.act(f"{id_}-together", players=names, count=count, least=n.now.least)


def left(n: Narrator, event: uno.Left) -> None:
    """Tell a seat that was given up; that its turn passes with it is not told."""
    n.gone.add(event.seat)
    view = n.view
    mid_round = view.seats[event.seat] is uno.Seat.LEFT and in_play(view) and event.seat not in n.now.kicked
    id_ = "seat-idle" if event.why == "idle" else "seat-left-round" if mid_round else "seat-left"
    n.told.act(id_, player=n.name(event.seat))


def returned(n: Narrator, event: uno.Returned) -> None:
    """Tell a seat that was taken again."""
    view = n.view
    # Before the first round nobody has cards: coming back is the same as joining.
    if view.round == 0:
        joined(n, uno.Joined(event.seat, n.view.names[event.seat]))
        return
    count = view.counts[event.seat] if view.seats[event.seat] is uno.Seat.IN else 0
    n.told.act("seat-returned", player=n.name(event.seat), count=count)


def renamed(n: Narrator, event: uno.SeatRenamed) -> None:
    """Tell a new name: in a round where it is first said, between rounds as a sentence."""
    # of several new names the last one counts
    for later in [each for each in n.coming if isinstance(each, uno.SeatRenamed) and each.seat == event.seat]:
        n.coming.remove(later)
    if event.old == n.view.names[event.seat]:
        return
    if in_play(n.view):
        n.renamed[event.seat] = event.old
    else:
        identity = n.name(event.seat).identity
        n.told.act("seat-renamed", old=Name(event.old, identity), player=n.name(event.seat))


def timed_out(n: Narrator, event: uno.TimedOut) -> None:
    """Tell that a player did not answer in time; what the bot does for them follows."""
    leaves = n.coming.next()
    if not (isinstance(leaves, uno.Left) and leaves.seat == event.seat):
        n.told.time_up(n.name(event.seat))


OWN = Tellers(
    events={
        uno.CallKept: call_kept,
        uno.Called: called,
        uno.Caught: caught,
        uno.Challenged: challenged,
        uno.ColorNamed: color_named,
        uno.DealerDrew: dealer_drew,
        uno.Discarded: discarded,
        uno.Drew: drew,
        uno.DrewNothing: drew_nothing,
        uno.EveryoneSkipped: everyone_skipped,
        uno.FalseAlarm: false_alarm,
        uno.Flipped: flipped,
        uno.Forgiven: forgiven,
        uno.HandsMoved: hands_moved,
        uno.Joined: joined,
        uno.Left: left,
        uno.MatchOver: match_over,
        uno.Passed: passed,
        uno.PenaltyTaken: penalty_taken,
        uno.Played: played,
        uno.Reshuffled: reshuffled,
        uno.Returned: returned,
        uno.Reversed: turned_round,
        uno.RoundBegan: round_began,
        uno.RoundOver: round_over,
        uno.SeatRenamed: renamed,
        uno.Showed: showed,
        uno.Skipped: skipped,
        uno.TakenBack: taken_back,
        uno.TimedOut: timed_out,
        uno.WentOut: went_out,
    }
)
"""How the events of the kernel and of the classic game are told. Facts of the classic game need no tellers."""
