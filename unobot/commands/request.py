"""One command that somebody gave: what was said, what they may do here, and all that is needed to follow it."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from uno_engine import EngineError, NotAllowed, RuleFailed
from unobot.adapter import Door, Identity, Importance, Network, Room, Said, Sender
from unobot.document import Document, Name, Shown
from unobot.messages import Voice, refusal
from unobot.messages import slip as slip_answer
from unobot.messages.texts import Value
from unobot.parsing import CommandRead, Names, Read, Slip, find_player
from unobot.store import Deed, Scope, StoredSetting
from unobot.tables.absence import acting_host
from unobot.tables.announcing import tell_all, tell_one
from unobot.tables.appointments import Bookings
from unobot.tables.memory import Memory, R
from unobot.tables.preferences import ON_OFF
from unobot.tables.roles import Rank

if TYPE_CHECKING:
    from collections.abc import Callable

    from unobot.tables.lines import Lines
    from unobot.tables.place import Place
    from unobot.tables.table import Table


class Slipped(Exception):
    """Raised by a command that was mistyped; `slip` says what may have been meant."""

    def __init__(self, slip: Slip) -> None:
        super().__init__(slip.id)
        self.slip = slip


MOST_RECORDED = 200
"""So many letters are kept of what an operator typed."""


class Request:
    """A command or a move, with its sender and place. Its effects are collected in `lines`.

    For a command of one's own: `args` and `rest` are what was typed behind it; `say` makes a message of the text files;
    `answer`, `tell` and `whisper` say it; `table`, `seat` and `room` raise the refusal that fits if there is none.
    """

    place: "Place"
    """Where it was said: the room, or the private conversation, with what is known of it."""

    def __init__(self, place: "Place", said: Said, read: Read, lines: "Lines", now: float) -> None:
        self.place, self.said, self.read, self.lines, self.now = place, said, read, lines, now
        self._answers = 0
        self._host_before: tuple[Network, Identity] | None = None
        self.turn_of = place
        """The place whose turn it is: mostly the same, else the one where what happened here is dealt with."""
        self.refused = False
        """Whether it was not done, and its sender told why."""
        self.found: Any = None
        """What the command's `reads` has found in the store."""

    @property
    def rest(self) -> str:
        """The text behind the command's word: `r5 uno` of `!play r5 uno`."""
        return self.read.rest if isinstance(self.read, CommandRead) else ""

    @property
    def args(self) -> tuple[str, ...]:
        """The words that were typed behind the command."""
        return tuple(self.rest.split())

    def says_off(self, said: str) -> bool:
        """Whether that is `off`, in English or the sender's language."""
        return self.place.reader(self.identity).vocabulary.behind("set", ON_OFF).find(said) == ("off",)

    @property
    def command(self) -> str:
        """The name of the command; empty for a move."""
        return self.read.command if isinstance(self.read, CommandRead) else ""

    @property
    def sender(self) -> Sender:
        """The person who typed the command."""
        return self.said.sender

    @property
    def identity(self) -> Identity:
        """The identity of the person who typed the command."""
        return self.said.sender.identity

    @property
    def private(self) -> bool:
        """Whether the command was typed in a private line to the bot."""
        return self.said.room is None

    @property
    def table(self) -> "Table":
        """The table here. Raises NotAllowed if there is none."""
        if self.place.table is None:
            raise NotAllowed("no-table")
        return self.place.table

    @property
    def room(self) -> Room:
        """The room that the command is about. Raises NotAllowed in private without a table."""
        alone = self.private and self.place.table is None and self.place.owner is None
        if self.place.room is None or alone:
            raise NotAllowed("in-room-only")
        return self.place.room

    @property
    def seat(self) -> int:
        """The seat of the person who typed the command. Raises NotAllowed if they hold none."""
        table = self.table
        if (seat := table.held_by(self.place.network, self.said.sender.identity)) is not None:
            return seat
        if self.place.seat_of(self.identity) is not None:
            raise NotAllowed("seat-given-up")
        # after a lost connection: on IRC the same nick is somebody new until the token has shown who it is
        namesake = self.place.seat_waiting_for(self.sender)
        if namesake is not None:
            raise NotAllowed("seat-waits-for-token", name=namesake.name)
        raise NotAllowed("not-at-table")

    @property
    def is_operator(self) -> bool:
        """Whether they are an operator of the room, or an admin or owner, who may do the same."""
        return self.rank is not None

    @property
    def rank(self) -> Rank | None:
        """The person's rank: owner, admin or operator of the room; None if they have none."""
        # a private line has no room, and so no rank: what the bot has seen in the room counts
        present = self.place.present.get(self.identity) if self.private else self.sender
        return self.place.services.roles.rank(
            self.place.network, present or replace(self.sender, operator=False)
        )

    @property
    def operates(self) -> bool:
        """Whether they may direct this table: its host, or who stands in for the host, and the operators of its room."""
        if self.directs:
            return True
        acting = self._acting_host() if self.place.table is not None else None
        return acting is not None and acting == self.place.seat_of(self.identity)

    @property
    def directs(self) -> bool:
        """Whether their rank lets them direct the table; not that of an operator where it is another room's.

        A table that is organized is directed by its host, who has no seat at it.
        """
        table = self.place.table
        if (
            table is not None
            and table.organizer.organized
            and table.is_host(self.place.network, self.identity)
        ):
            return True
        return self.is_operator if self.place.home is self.place else self.rank == "owner"

    def _acting_host(self) -> int | None:
        # who gives a command is there and answers, whatever was known before
        host = self.table.host_seat
        if host is not None and host == self.place.seat_of(self.identity):
            return host
        return acting_host(self.place, self.table, self.now)

    def require_seat(self) -> None:
        """Raise NotAllowed unless they hold a seat at the table here."""
        _ = self.seat

    def require_operator(self) -> None:
        """Raise NotAllowed unless they are an operator of the room."""
        if not self.is_operator:
            raise NotAllowed("operators-only")

    def require_in_charge(self) -> None:
        """Raise NotAllowed unless they are an operator of the room; in private unless they are an admin or an owner."""
        if not self.private:
            self.require_operator()
        elif self.place.services.roles.of(self.place.network, self.identity) is None:
            raise NotAllowed("admins-only")

    def named_seat(self, *, held: bool = False, word: int = 0) -> int:
        """The seat whose player that word behind the command names, if it must be so one that is still `held`.

        Raises NotAllowed, or Slipped with what may have been meant.
        """
        table = self.table
        if len(self.args) <= word:
            words = self.place.reader(self.identity).vocabulary
            raise NotAllowed("who", command=words.shown("command", self.command))
        seat = find_player(self.args[word], self.place.speaker(self.said).names)
        if isinstance(seat, Slip):
            raise Slipped(seat)
        if held and seat not in table.game.state.held():
            raise NotAllowed("not-held-now", name=table.holders[seat].label)
        return seat

    def somebody_called(self, said: str) -> Identity | None:
        """Return the identity of the person with that name who is in the room or plays from there; None if nobody has it."""
        place = self.place
        called = {sender.identity: sender.name for sender in place.present.values()}
        for holder in place.table.holders if place.table is not None else ():
            if holder.side.network == place.network:  # elsewhere the same identity is somebody else
                called.setdefault(holder.identity, holder.name)
        people = list(called)
        names = {number: called[who] for number, who in enumerate(people)}
        found = Names(shown=names, same=place.services.adapters[place.network].fold).whole(said)
        return None if found is None else people[found]

    def person(self, seat: int) -> Name:
        """Return the holder of a seat, as a line speaks of them."""
        holder = self.table.holders[seat]
        return Name(holder.label, self.place.mentionable(holder))

    @property
    def speaker(self) -> Name:
        """The person who typed the command, as a line speaks of them."""
        return Name(self.place.name_for(self.sender), self.identity)

    @property
    def voice(self) -> Voice:
        """The voice of answers: in the room's language there, in the person's own in private."""
        return self.own_voice if self.private else self.place.voice()

    @property
    def own_voice(self) -> Voice:
        """The voice in which the person is spoken to in private, wherever the command was typed."""
        return self.place.voice_for(self.identity)

    def say(self, id_: str, **args: Value) -> Document:
        """Return a message of the catalogue, as it is said where the command was typed."""
        return self.voice.say(id_, **args)

    @property
    def can_wait(self) -> Importance:
        """The importance of an answer that can wait: a crowd without seats must not hold up the players' answers."""
        return Importance.CHATTER if self.place.held_by(self.identity) is None else Importance.ANSWER

    def answer(self, document: Document, *, named: bool = True, picture: Shown = ()) -> None:
        """Say a document where the command was typed; in private with the room's name, if it is about a room.

        What `picture` shows is shown beside it to those who want pictures.
        It `can_wait`: nobody's turn is held up by somebody else's help. Where a command is repeated before its answer was
        sent, the answer is sent once.
        """
        # one command may give several lines: they must not replace one another
        self._answers += 1
        asked = f"{self.command} {self.rest}".strip()
        purpose = f"{asked} {self._answers}"
        settings = self.place.settings_of(self.identity) if self.private else self.place.settings
        picture = picture if settings.pictures else ()
        if self.private:
            self.lines.whisper(
                self.identity,
                document,
                purpose=purpose,
                named=named,
                importance=self.can_wait,
                picture=picture,
            )
        else:
            self.lines.room(
                self.voice.line(document),
                self.can_wait,
                purpose=f"{purpose} for {self.identity}",
                picture=picture,
            )

    def tell(self, id_: str, **args: Value) -> None:
        """Say that message in every room that plays at the table, as something that happened there."""
        tell_all(self.place, self.lines, id_, **args)

    def tell_here(self, id_: str, **args: Value) -> None:
        """Say that message in this room alone, as something that happened there."""
        tell_one(self.place, self.lines, id_, args)

    def whisper(self, document: Document, *, named: bool = True) -> None:
        """Say a document to the person alone, and at once; it replaces an earlier answer that was not sent yet.

        Who can be told nothing alone, behind a bridge, reads in the room that it is so.
        """
        if not self.private and self.place.door(self.identity) is Door.BRIDGED:
            self._say_openly(self.say("door-alone"))
            return
        importance = self.place.importance_for(self.identity)
        self.lines.whisper(self.identity, document, purpose="answer", named=named, importance=importance)

    def correct(self, say: "Callable[[Voice], Document]", *, named: bool = True) -> None:
        """Tell them what was wrong: alone, but in the room who would have to be invited into a private room for that.

        Who has tapped such a thing is told nothing.
        """
        if self.private or self.place.may_whisper(self.identity):
            self.whisper(say(self.own_voice), named=named)
        elif not self.said.tapped:
            self._say_openly(say(self.voice))

    def _say_openly(self, document: Document) -> None:
        """Say to the person, in the room, what others would be told alone."""
        told = self.say("to-player", player=self.speaker, line=document)
        purpose = f"answer for {self.identity}"
        self.lines.room(self.voice.line(told), Importance.CHATTER, purpose=purpose)

    def refuse(self, error: EngineError) -> None:
        """Tell them alone why it is not possible, and what is."""
        self.refused = True
        table = self.place.table
        if (
            error.code in {"not-at-table", "seat-given-up"}
            and table is not None
            and not self._can_sit_down(table)
        ):
            error = NotAllowed(error.code, reason="no-seat-shut")
        view = table.view(self.place.seat_of(self.identity)) if table is not None else None
        self.correct(lambda voice: refusal(voice, error, view))

    def _can_sit_down(self, table: "Table") -> bool:
        """Whether `!join` would give them a seat at that table, now or for the next round."""
        place, seat = self.place, self.place.seat_of(self.identity)
        try:
            if seat is None:
                place.require_not_shut_out(self.identity)
            else:
                table.require_not_kicked(seat)
            table.organizer.admit(self.sender)
            table.rules.base.admit(table.game.state, seat)
        except NotAllowed:
            return False
        return True

    def slip(self, slip: Slip) -> None:
        """Tell them alone what they may have meant."""
        self.refused = True
        self.correct(lambda voice: slip_answer(voice, slip))

    def follow(self, do: "Callable[[Request], object]", since: tuple[int, ...] | None = None) -> None:
        """Do what was commanded; what is refused is told to them alone, and nothing else of it is said.

        Without `since` the lines that were there before stay. Raises RuleFailed.
        """
        before = self.lines.mark() if since is None else since
        try:
            do(self)
        except RuleFailed:
            # the lines of an undone command must not be said, nor its settings kept
            self._undo(before)
            raise
        except EngineError as error:
            self._undo(before)
            self.refuse(error)
        except Slipped as slipped:
            self._undo(before)
            self.slip(slipped.slip)

    def _undo(self, before: tuple[int, ...]) -> None:
        self.lines.back_to(before)
        if self._host_before is not None and self.place.table is not None:
            self.place.table.host_network, self.place.table.host = self._host_before

    def record(self, what: str) -> None:
        """Keep what an owner, an admin or an operator does, as it would be typed; of others nothing is kept."""
        if self.rank is not None:
            room = (
                None
                if self.place.room is None or (self.private and self.place.table is None)
                else self.place.room
            )
            self.lines.deeds.append(
                Deed(self.place.network, room, self.identity, self.sender.name, self.rank, what)
            )

    def kept(self, kind: type[R]) -> Memory[R]:
        """Return the records of that type, as this command reads and writes them: `request.kept(Wins).of(request.identity)`."""
        return Memory(self.place, kind, self.lines)

    def set(self, scope: Scope, subject: str, key: str, value: str | None) -> None:
        """Keep a setting with this command; one of somebody without an account, while they are there."""
        setting = StoredSetting(self.place.network, scope, subject, key, value)
        if scope == "room":
            self.lines.settings.append(setting)
            self.place.in_turn(self.place.of(Bookings).ask_again)
        elif self.sender.lasting:
            persons = self.place.services.persons
            self.lines.settings.append(persons.setting(self.place.network, subject, key, value))
        else:
            self.lines.passing.append(setting)

    def require_host(self) -> None:
        """Raise NotAllowed unless they may direct the table here. Who stands in for the host is the host from now on."""
        table, acting = self.table, self._acting_host()
        if self.directs:
            return
        if acting is None or acting != self.place.seat_of(self.identity):
            raise NotAllowed("host-only", host="nobody" if acting is None else table.holders[acting].label)
        if table.host_seat != acting:
            absent = table.host_seat
            if absent is not None:
                self.tell("host-absent", host=self.person(absent), player=self.person(self.seat))
            self._host_before = table.host_network, table.host
            table.hand_over(self.seat)
