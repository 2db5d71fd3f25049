"""Saying what happened at a table, and how it stands to those who may have missed something."""

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Final

import structlog

from uno_engine import (
    ACCEPT,
    REFUSE,
    CallsAt,
    Dealt,
    Drew,
    Event,
    Joined,
    Left,
    MatchOver,
    Move,
    Question,
    Reminded,
    Returned,
    RoundOver,
    RuleFailed,
    Seat,
    SeatRenamed,
    StopMatch,
    TimedOut,
    TurnGoesTo,
    View,
    Words,
)
from unobot.adapter import Identity, Importance
from unobot.document import Document, Name, Text, plain, without_end
from unobot.messages import (
    Address,
    Highlight,
    RoomLine,
    Snapshot,
    Voice,
    hand_line,
    hand_pictured,
    hand_receivers,
    in_play,
    last_hands,
    nobody,
    private_events,
    prompt,
    reminder,
    room_lines,
    status_line,
    told_quietly,
    waited_for,
)
from unobot.messages.texts import Value
from unobot.messages.voice import shortest
from unobot.tables.absence import absent_seats
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.seats import Holder, TableRoom
from unobot.tables.signals import HandDealt, HandShown, Happened, TableRestored
from unobot.tables.table import Table
from unobot.tables.watchdog import safe_traceback


def plan_deal(place: Place, table: Table, events: Sequence[Event]) -> None:
    """Set when the next round is dealt, after these events: a while after a round, or after the first players came."""
    if table.organizer.organized and table.waiting and not table.game.state.round:
        table.deal_at = table.organizer.first_deal()
    elif not table.waiting or len(table.game.state.held()) < table.rules.base.least_seats:
        table.deal_at = None
    elif any(isinstance(event, RoundOver) for event in events):
        table.deal_at = _in(place.pace.deal_pause, place.now)
    elif (
        # people who come and go must not put the deal off again and again
        table.deal_at is None
        and not table.game.state.round
        and any(isinstance(event, Joined | Returned) for event in events)
    ):
        table.deal_at = _in(place.pace.autostart, place.now)


def plan_deal_anew(place: Place, table: Table) -> None:
    """Set when the next round is dealt, after a time in which the bot heard nobody: the whole pause begins again."""
    settings = place.pace
    if table.organizer.organized and table.waiting and not table.game.state.round:
        # nobody could come while the bot was not there
        table.deal_at = None
        table.deal_at = table.organizer.first_deal()
        return
    pause = settings.deal_pause if table.game.state.round else settings.autostart
    planned = table.waiting and len(table.game.state.held()) >= table.rules.base.least_seats
    table.deal_at = _in(pause, place.now) if planned else None


def _in(pause: float | None, now: float) -> float | None:
    return None if pause is None else now + pause


def next_deal(place: Place, table: Table) -> Document:
    """Return the sentence that says when the next round is dealt."""
    voice = place.voice()
    if table.deal_at is None:
        return voice.say("next-deal-by-hand")
    id_ = "next-deal" if table.game.state.round else "first-deal"
    return voice.say(id_, time=voice.time(table.deal_at - place.now))


def with_deal(place: Place, table: Table, said: Sequence[RoomLine]) -> list[RoomLine]:
    """Return these lines, of which the last one tells also when the cards are dealt."""
    before = [line.document for line in said[-1:]]
    told = place.voice().together("list-sentences", [*before, next_deal(place, table)])
    return [*said[:-1], RoomLine(told)]


# --- What is told to one player of a table alone: the hand, and the word that takes the seat back; what can
# be clicked.


REMARK: Final = " | "
"""Between a hand and what is told with it: programs that play read only what stands before."""


def send_hand(
    place: Place,
    table: Table,
    seat: int,
    lines: Lines,
    *,
    asked_for: bool = False,
    now: Snapshot | None = None,
    remarks: Iterable[Document] = (),
    story: Sequence[Document] = (),
    begins: bool = False,
) -> Place | None:
    """Send a player's hand, if the player is there or has asked; who is away gets it when they are back. Return where it went.

    `now`: how the table stands, if that has been looked at already. `remarks` are told with it, in one message. On a
    network with private rooms the `story` stands before it, and what is asked; `begins`: the table waits for them from
    now on.
    """
    holder = table.holders[seat]
    # the nick of somebody away may be anybody's: a hand must not go there
    side = place.side_of(holder) if asked_for else place.meets(holder)
    if side is None:
        return None
    place, identity = side, holder.identity
    wants = place.settings_of(identity)
    view = table.view(seat) if now is None else now.view_of(seat)
    voice = place.voice(wants.language)
    title = place.title if place.owner is None else ""
    document, alone = hand_line(voice, view, title, wants.sort), True
    in_private_room = place.services.adapters[place.network].private_rooms
    if in_private_room and waited_for(view):
        # the prompt names the top card and the colour; the hand stays a line of its own, which programs read
        told = voice.together("list-sentences", [*story, prompt(voice, view, seat, addressed=True)])
        document = (*told, Text("\n"), *document)
    for remark in remarks:
        document, alone = (*document, Text(REMARK), *remark), False
    place.on(lines).whisper(
        identity,
        document,
        # of two hands that wait to be sent only the newer one is sent; what else was told with the older is not lost
        purpose=("answer" if asked_for else f"hand {place.room}") if alone else None,
        named=False,
        answers=hand_taps(view) if waited_for(view) else (),
        picture=hand_pictured(voice, view, wants.sort) if wants.pictures else (),
        rings=begins and in_private_room and wants.ring in {"direct", "both"},
    )
    return side


def tell_token(place: Place, table: Table, seat: int) -> Iterator[Document]:
    """Yield what tells a player how to take the seat back, if their identity ends with their connection."""
    holder = table.holders[seat]
    side = place.meets(holder)
    if not holder.lasting and side is not None:
        holder.told = table.dirty = True
        yield side.voice_for(holder.identity).say("seat-token", token=holder.token)


def whisper(place: Place, table: Table, seat: int, document: Document, lines: Lines) -> None:
    """Say something to one player alone, if they are there."""
    side = place.meets(table.holders[seat])
    if side is not None:
        side.on(lines).whisper(table.holders[seat].identity, document)


def clickable(table: Table, now: Snapshot) -> tuple[str, ...]:
    """The commands that can be offered for a click below a line that everybody reads; none if several are asked.

    Those of a turn are the same in every turn, and are not offered anew each time. Nothing is offered that a hand decides: no
    cards and no numbers.
    """
    asked, question = table.asked(), table.game.question
    # a click says who clicked, but not in whose stead: with several asked it would be unclear
    if len(asked) != 1 or question is None or question.turn or question.private:
        return ()
    view = now.view_of(asked[0])
    # yes and no have signs that everybody knows: where they mean an answer, they stand for it
    known = {meant: move for move, meant in question.synonyms.items() if move in (ACCEPT, REFUSE)}
    moves = [known.get(move, move) for move in view.answers if not (move.cards or move.numbers)]
    order = {ACCEPT: 0, REFUSE: 1}
    return tuple(
        typed_move(move, view.names) for move in sorted(moves, key=lambda move: order.get(move, len(order)))
    )


def hand_taps(view: View) -> tuple[str, ...]:
    """The commands that can be offered for a click below that player's hand: each answer, and a play with the call that it needs."""
    calls = view.fact(CallsAt)
    along = f" {calls.word}" if calls is not None and Move(calls.word) in view.asides else ""
    taps: list[str] = []
    for move in view.answers:
        taps.append(typed := typed_move(move, view.names))
        if (
            along
            and calls is not None
            and move.verb == "play"
            and len(view.hand) - len(move.cards) == calls.left
        ):
            taps.append(typed + along)
    return tuple(dict.fromkeys(taps))


def typed_move(move: Move, names: Sequence[str]) -> str:
    """Return a move as every language's reader knows it, wherever it is typed: `draw`, `r5`, `pick bob`."""
    return shortest(move, names) if move.verb == "play" else Words(names, {}).write(move)


# --- Telling all who play at a table, in whichever room they do, each room in its own language.


def tell_all(place: Place, lines: Lines, id_: str, **args: Value) -> None:
    """Say that message in every room of the table. The people in `args` are named as they are known at that place."""
    # on another network people can be named, and not linked
    abroad = {key: Name(one.name, "") if isinstance(one, Name) else one for key, one in args.items()}
    for side in place.audience:
        tell_one(side, lines, id_, args if side.network == place.network else abroad)


def tell_one(place: Place, lines: Lines, id_: str, args: Mapping[str, Value]) -> None:
    """Say that message in the room of one place, as something that happened at its table."""
    voice = place.voice()
    place.on(lines).room(voice.line(voice.say(id_, **args)), Importance.TURN)


def address(side: Place, table: Table) -> Address:
    """With whose name a line begins, on a network where clients mark only a line that begins with it."""
    if not side.services.adapters[side.network].addresses_first:
        return nobody

    def highlight(seat: int) -> Highlight:
        holder = table.holders[seat]
        # whoever plays in another room is rung there
        rung = holder.side == side.side and seat not in side.played_for
        return side.settings_of(holder.identity).highlight if rung else "off"

    return highlight


def say_line(side: Place, table: Table, line: RoomLine, now: Snapshot, lines: Lines) -> None:
    """Say a line in the room; where it asks one of its players for something, that player is mentioned."""
    called = None if line.mention is None else table.holders[line.mention]
    ours = called is not None and called.side == side.side and line.mention not in side.played_for
    mention = called.identity if called is not None and ours else None
    answers = clickable(table, now) if mention is not None else ()
    lines.room(
        line.document,
        line.importance,
        purpose=line.purpose,
        mention=mention,
        answers=answers,
        asked=line.asked,
        rings=mention is not None and side.settings_of(mention).ring in {"room", "both"},
    )


# --- Telling how a table stands to those who may have missed something: after a restart, or a while without
# the bot.


class Recap:
    """What each side of the table at a place is still to be told when the bot is there again."""

    __slots__ = ("_owed", "_place", "_torn", "_untold")

    def __init__(self, place: Place) -> None:
        self._place = place
        self._untold: set[TableRoom] = set()
        """Who is to be told that the table was set up again from the store."""
        self._torn: set[TableRoom] = set()
        """Who is to be told that the turn in progress could not be replayed."""
        self._owed: set[int] = set()
        """The seats whose last hand may not have been read."""

    def owes_hand(self, table: Table, identity: Identity) -> bool:
        """Send that player the hand as it is then, when the bot is in the room; returns whether they have a seat."""
        seats = [seat for seat, holder in enumerate(table.holders) if holder.identity == identity]
        self._owed.update(seats)
        return bool(seats)

    def restored(self, table: Table, *, whole: bool, announce: bool) -> None:
        """Note that the table was set up again from the store; `announce`: nobody in its rooms knows that yet."""
        self._untold = set(self._place.sides) if announce else set()
        self._torn = set() if whole else set(self._place.sides)
        self._owed = set()
        plan_deal_anew(self._place, table)

    def entered(self, side: Place, table: Table, lines: Lines) -> None:
        """Say in a room that the bot has entered, perhaps again, how the table stands, and send the hands that are waited for."""
        if not table.pace.live and side.side not in self._untold:
            return  # in weeks a connection is lost many times
        self.say_status(side, table, lines)
        for seat, holder in enumerate(table.holders):
            if side.side == holder.side and seat in {*table.asked(), *self._owed}:
                self._owed.discard(seat)
                send_hand(side, table, seat, lines)

    def say_status(self, side: Place, table: Table, lines: Lines) -> None:
        """Say how the table stands to a room that may have missed something."""
        if not side.open_elsewhere:
            # the time at which the deal was planned is over, or nobody could have heard it
            plan_deal_anew(self._place, table)
        if side.side in self._torn:
            tell_one(side, lines, "table-turn-again", {})
        voice, now, before = side.voice(), Snapshot(table.game), self._standing(side, table)
        line = None if table.waiting else status_line(voice, now.view, address(side, table), before)
        if line is None and before:
            line = RoomLine(voice.line(voice.together("list-sentences", before)), purpose="status")
        if line is not None:
            say_line(side, table, line, now, side.on(lines))
        # said once: the bot may come in and out of a room many times
        self._untold.discard(side.side)
        self._torn.discard(side.side)

    def _standing(self, side: Place, table: Table) -> list[Document]:
        """How the table stands, for those who may have missed something; before whose turn it is."""
        voice, parts = side.voice(), []
        if side.side in self._untold:
            parts.append(voice.say("table-back" if table.waiting else "table-resumed"))
        if table.waiting and table.organizer.organized and not table.game.state.round:
            parts.append(table.organizer.describe())
        elif table.waiting:
            planned = table.game.state.round or table.deal_at is not None
            parts.append(next_deal(side, table) if planned else voice.say("table-waits"))
        elif away := seats_waiting(side, table):
            parts.append(away)
        if table.paused:
            parts.append(voice.say("paused"))
        return parts


def seats_waiting(side: Place, table: Table) -> Document:
    """Return whose seats wait for them in the round, as a sentence for that side; nothing if everybody is there."""
    if table.waiting or not table.pace.live:
        return ()
    holders = [table.holders[seat] for seat in table.people()]
    away = [holder for holder in holders if side.meets(holder) is None]
    names = [(Name(holder.label, side.mentionable(holder)),) for holder in away]
    voice = side.voice()
    players = voice.together("list-and", names)
    return voice.say("table-seats-wait", players=players, count=len(away)) if away else ()


# --- Saying what happened at a table: to the room, and hands and answers to their players.


# --- Where a round that has just ended can be seen again.


def replay_address(place: Place, table: Table) -> Document | None:
    """Return the line with the web address of the round that has just ended; None if none has, or the web page does not show this room."""
    journal, settings = table.journal, place.settings
    # the page shows what was played in rooms that want it; another one that played there may not want to be told
    shown = settings.web and place.home.settings.web
    if not shown or not journal.finished or journal.round is None:
        return None
    url = place.services.config.web.round_page(settings.language, journal.round)
    return place.voice().say("web-address", url=url) if url is not None else None


# --- Saying what happened at a table: to the room, and hands and answers to their players.


_log = structlog.get_logger(__name__)


class Stories:
    """Keeps what happened since each player's last turn, to tell it in their private room with the next one."""

    __slots__ = ("_place", "_since")

    def __init__(self, place: Place) -> None:
        self._place = place
        self._since: defaultdict[int, list[Document]] = defaultdict(list)

    def readers(self, table: Table) -> Iterator[tuple[int, Holder, Place]]:
        """Yield the people at the table who have a private room: the seat, its holder, and where they play."""
        adapters, seats = self._place.services.adapters, table.game.state.seats
        if not any(adapter.private_rooms for adapter in adapters.values()):
            return
        for seat, holder in enumerate(table.holders):
            side = self._place.side_of(holder)
            # when a match is over nobody has a seat any more
            seated = table.over or seats[seat] is not Seat.GONE
            if side is not None and seated and adapters[side.network].private_rooms:
                yield seat, holder, side

    def follow(self, table: Table, events: Sequence[Event], now: Snapshot) -> None:
        """Note what has happened, in the words of each reader; of a turn of one's own only what it did to others."""
        told = [event for event in events if not isinstance(event, Reminded)]
        known: dict[tuple[Place, str], list[Document]] = {}
        acts = [event for event in told if not isinstance(event, TurnGoesTo)]
        # a deal is nobody's own turn, and what the clock did in somebody's place is news to them
        actors = {-1 if isinstance(act, Dealt | TimedOut) else getattr(act, "seat", None) for act in acts}
        for seat, holder, side in self.readers(table) if told else ():
            if seat in actors and actors <= {seat, None} and in_play(now.view):
                continue
            voice = side.voice_for(holder.identity)
            key = side, voice.language
            if key not in known:
                lines = room_lines(voice, told, now)
                known[key] = [without_end(line.document, len(plain(line.asked))) for line in lines]
            self._since[seat] = [*self._since[seat], *filter(None, known[key])][-_LONGEST_STORY:]

    def take(self, seat: int) -> list[Document]:
        """Return what that player has not been told yet; from now on it is told."""
        return self._since.pop(seat, [])

    def tell_end(self, table: Table, events: Sequence[Event], now: Snapshot, lines: Lines) -> None:
        """Tell how a round ended to those who play from their private rooms; and who must hurry, where that rings."""
        reminded = (
            {event.seat for event in events if isinstance(event, Reminded)} if table.pace.live else set()
        )
        ended = any(isinstance(event, RoundOver | MatchOver) for event in events)
        for seat, holder, side in self.readers(table) if reminded or ended else ():
            voice, who = side.voice_for(holder.identity), holder.identity
            if seat in reminded and side.settings_of(who).ring in {"direct", "both"}:
                document = reminder(voice, now, seat, addressed=True)
                side.on(lines).whisper(who, document, purpose="reminder", rings=True)
            elif ended and who in side.in_private and (story := self.take(seat)):
                whisper(self._place, table, seat, voice.together("list-sentences", story), lines)
        if table.waiting or table.over:
            self.forget()

    def forget(self) -> None:
        """Begin anew, at another table or before another round."""
        self._since.clear()


_LONGEST_STORY: Final = 20
"""So many sentences are told of what has happened since somebody's last turn: the last ones."""


class Announcer:
    """Tells the rooms of a place's table what has happened at it since they were last told."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._table: Table | None = None
        self._before: Question | None = None
        """The question that was open when the room was last told something."""
        self.recap = Recap(place)
        self._stories = Stories(place)
        self._renamed: list[Event] = []
        """New names that no line has told yet."""

    def restored(self, table: Table, *, whole: bool, announce: bool) -> None:
        """Go on with the table as it was set up again from the store; `announce`: nobody in its rooms knows that yet."""
        self._table, self._before = table, table.game.question
        self._stories.forget()
        self._place.signals.emit(TableRestored(table))
        self.recap.restored(table, whole=whole, announce=announce)

    # --- what happened -----------------------------------------------------------------------------------------------

    def tell(self, lines: Lines) -> None:
        """Say all that has happened at the table since this was last called."""
        table = self._place.table
        if table is not self._table:
            self._table, self._before, self._renamed = table, None, []
            self._stories.forget()
        if table is None:
            return
        # events are taken even if nothing is said of them, or the next command would tell them
        events, before = table.take_events(lambda: absent_seats(self._place, table)), self._before
        self._before = table.game.question
        for failure in table.take_failures():
            self._log_failure(failure)
        asked_anew = not table.asks_still(before)
        if not events and not asked_anew:
            return
        events = [*self._renamed, *events]
        # in a round somebody's new name is worth no line of its own: the next one tells it
        mid_round = not (table.waiting or table.over)
        alone = mid_round and all(isinstance(event, SeatRenamed) for event in events)
        self._renamed = events if alone and not asked_anew else []
        if not self._renamed:
            # what tells events may be a plugin's
            with self._place.services.watchdog:
                self._tell(
                    table,
                    events,
                    Snapshot(
                        table.game,
                        before,
                        table.kicked(),
                        organized=table.organizer.organized,
                        uncounted=table.uncounted,
                    ),
                    before,
                    lines,
                )

    def _tell(
        self, table: Table, events: list[Event], now: Snapshot, before: Question | None, lines: Lines
    ) -> None:
        self._stories.follow(table, events, now)
        planned = table.deal_at
        # before the lines: one of them says when the next round is dealt
        plan_deal(self._place, table, events)
        newly_planned = planned is None and table.deal_at is not None and table.game.state.round == 0
        dealt = any(isinstance(event, Dealt) for event in events)
        waiting = frozenset(now.view.waiting)
        begins = waiting if dealt or before is None else waiting.difference(before.asked)
        receivers = dict.fromkeys(hand_receivers(events, now))
        moved = {seat for event in events if not isinstance(event, Drew) for seat in event.filled}
        for seat, *_ in self._stories.readers(table) if in_play(now.view) else ():
            # in a private room a question stands, too, that needs no hand; and one message a turn is enough: what others
            # have made somebody draw is seen then
            if now.asked and seat in waiting:
                receivers[seat] = None
            elif not dealt and before is not None and seat not in {*before.asked, *moved}:
                receivers.pop(seat, None)
        # who is asked can look at their cards while all others are still being told
        first = [seat for seat in receivers if seat in waiting] if dealt else []
        if first:
            self._send_hands(table, first, now, lines, begins=begins, dealt=True)
        for side in self._place.audience:
            self._tell_room(side, table, events, now, side.on(lines), newly_planned=newly_planned)
        self._whisper_all(table, events, now, lines)
        others = [seat for seat in receivers if seat not in first]
        self._send_hands(table, others, now, lines, begins=begins, dealt=dealt)
        self._stories.tell_end(table, events, now, lines)
        for side in self._place.audience:
            side.signals.emit(Happened(table, events, now, side.on(lines)))
        # after the lines: that somebody leaves is told before that the table is closed
        if any(isinstance(event, Left) for event in events):
            self._after_leaving(table, lines)

    def _tell_room(
        self,
        side: Place,
        table: Table,
        events: list[Event],
        now: Snapshot,
        lines: Lines,
        *,
        newly_planned: bool,
    ) -> None:
        voice = side.voice()
        told = told_quietly(events) if side.settings.quiet else events
        # at a table where players come when they like, reminders are private
        told = told if table.pace.live else [each for each in told if not isinstance(each, Reminded)]
        said = room_lines(voice, told, now, address(side, table))
        parts: list[Document] = []
        if table.waiting and any(isinstance(event, RoundOver) for event in events):
            parts = [next_deal(side, table), table.seeds.promise(voice)]
        if side.owner is not None:
            # in a round the owner is told at the next turn, in one message
            seat = side.seat_of(side.owner) if table.waiting or table.over else None
            parts = [*self._stories.take(seat), *parts] if seat is not None else []
        else:
            for line in with_deal(side, table, said) if newly_planned else said:
                say_line(side, table, line, now, lines)
        if parts:
            lines.room(voice.together("list-sentences", filter(None, parts)), Importance.TURN)
        # who sees no pictures has read how many points were left
        pictures = side.settings.pictures and side.services.adapters[side.network].private_rooms
        ended = any(isinstance(event, RoundOver) for event in events)
        if pictures and ended and side.owner is None and (shown := last_hands(voice, now)) is not None:
            lines.room(shown[0], Importance.CHATTER, picture=shown[1])
        over = any(isinstance(event, RoundOver | MatchOver) for event in events)
        if over and (address_line := replay_address(side, table)) is not None:
            lines.room(address_line, Importance.CHATTER)

    def _whisper_all(self, table: Table, events: list[Event], now: Snapshot, lines: Lines) -> None:
        """What of these events each player is told alone."""

        def voice_of(seat: int) -> Voice:
            holder = table.holders[seat]
            return (self._place.side_of(holder) or self._place).voice_for(holder.identity)

        for seat, document in private_events(voice_of, events, now.view):
            whisper(self._place, table, seat, document, lines)

    def _send_hands(
        self,
        table: Table,
        seats: Iterable[int],
        now: Snapshot,
        lines: Lines,
        *,
        begins: Container[int],
        dealt: bool,
    ) -> None:
        """Send these players their hands; at a deal with what newcomers must know, in one message."""
        asked, preferences = now.view.waiting, self._place.services.preferences
        for seat in seats:
            remarks = self._first_remarks(table, seat, lines) if dealt else ()
            holder = table.holders[seat]
            if seat not in asked and preferences.person(holder.side.network, holder.identity, None).quiet:
                for remark in remarks:
                    whisper(self._place, table, seat, remark, lines)
                continue
            side = send_hand(
                self._place,
                table,
                seat,
                lines,
                now=now,
                remarks=remarks,
                story=self._stories.take(seat) if seat in asked else (),
                begins=seat in begins and seat not in self._place.played_for,
            )
            if side is not None and seat in asked:
                side.signals.emit(HandShown(table, seat, now.view_of(seat).hand, side.on(lines)))

    def _first_remarks(self, table: Table, seat: int, lines: Lines) -> list[Document]:
        """What takes a seat back, and what features tell with the hand; each is told once, to those who need it."""
        holder = table.holders[seat]
        side = self._place.meets(holder)
        if side is None:
            return []
        remarks = [] if holder.told else [*tell_token(self._place, table, seat)]
        side.signals.emit(HandDealt(table, seat, remarks, side.on(lines)))
        return remarks

    def _after_leaving(self, table: Table, lines: Lines) -> None:
        """The host may have left, and with the last person the table closes; computer players do not play on alone."""
        if table.organizer.organized and not table.game.state.round:
            # the seats are kept for those who may still come
            return
        table.pass_host_on()
        # a match that is over has no seats either, and is closed when it is stored
        if not table.people() and not table.over:
            # it is closed when that is stored
            table.take(StopMatch(), self._place.now)
            # that the table is closed says all
            table.take_events()
            tell_all(self._place, lines, "table-closed")

    def rule_failed(self, failure: RuleFailed, lines: Lines) -> None:
        """Tell the room which rule has raised, and the operator where."""
        self._log_failure(failure)
        tell_all(self._place, lines, "rule-failed", rule=failure.rule)

    def _log_failure(self, failure: RuleFailed) -> None:
        cause = failure.__cause__
        _log.error(
            "a rule failed",
            room=str(self._place),
            rule=failure.rule,
            error=failure.args_["error"],
            where=safe_traceback(cause) if cause is not None else "",
        )
        if (observer := self._place.services.observer) is not None:
            observer.failed("rule", failure.rule)
