"""A deal that anybody can check: `!verify`, `!seed`."""

import json

import msgspec
from sqlalchemy import Connection

from uno_engine import NotAllowed
from unobot.adapter import Importance
from unobot.commands.command import Command, Reading, Who
from unobot.commands.request import Request
from unobot.document import Text
from unobot.kit.replay.fairness import Bound, pieces
from unobot.parsing.vocabulary import fold, in_both
from unobot.store import RoundId, Standing, StoredRound, read
from unobot_fairness.commitment import chain_of, last_secret

_FILE = "word-verify-file"
"""The message with what is typed for the file."""
_MOST_TOLD = 10
"""So many of somebody's lines are told, the last ones; all are in the file."""
_Found = tuple[StoredRound | None, list[Standing]]


def _reads(request: Request) -> Reading:
    """Return the round that is asked about: `!verify file ROUND`, or the last one here."""
    shown, words = last_secret(request.place), request.rest.lower().split()
    wanted = None if shown is None else RoundId(shown.round)
    if _asks_for_file(request) and len(words) > 1:
        wanted = RoundId(words[1])

    def reading(connection: Connection) -> _Found:
        found = None if wanted is None else read.round_of(connection, wanted)
        return found, [] if found is None else read.standings(connection, found.id)

    return reading


def _asks_for_file(request: Request) -> bool:
    """Whether the first word behind the command is one for a file, in the room's language, their own, or in English."""
    words = fold(request.rest).split()
    known = (in_both(voice.texts, voice.language, _FILE) for voice in (request.voice, request.own_voice))
    return bool(words) and words[0] in {fold(word) for each in known for word in each}


def verify(request: Request) -> None:
    """Tell the commitment of the deal that comes or is being played, and the secret of the last round.

    Who asks is told alone which lines of theirs were in it. `!verify file` tells them the whole round. Raises NotAllowed.
    """
    if _asks_for_file(request):
        _tell_file(request)
        return
    shown = last_secret(request.place)
    running = False
    if request.place.table is not None or shown is None:  # a match that is over has left its last deal
        table, chain = request.table, chain_of(request.table)
        if not table.over and chain is not None:
            running = not table.waiting
            round_ = "running" if running else "next"
            request.answer(
                request.say("verify-sealed", round=round_, seal=chain.commitment, number=chain.number)
            )
    if shown is None:
        if not running:  # else it was just said when something will be shown
            request.answer(request.say("verify-none-yet"))
        return
    request.answer(
        request.say(
            "verify-shown",
            round=shown.round,
            secret=shown.secret,
            number=shown.number,
            anchor=shown.anchor,
        )
    )
    _tell_shares(request)


def _tell_shares(request: Request) -> None:
    """Tell who asks which of their lines were in the deal: the others' are theirs to look at."""
    round_: StoredRound | None = request.found[0]
    if round_ is None or round_.proof is None:
        return
    lines = msgspec.json.decode(round_.proof, type=Bound).lines
    table = request.place.table or request.place.last_table
    seat = None if table is None else table.seat_of(request.place.network, request.identity)
    if table is None or seat is None:
        return
    begins = f"{table.holders[seat].label}: "
    mine = [line.removeprefix(begins) for line in lines if line.startswith(begins)]
    told = request.own_voice.say(
        "verify-shares", count=len(lines), mine=len(mine), shares=" · ".join(mine[-_MOST_TOLD:])
    )
    request.lines.whisper(request.identity, told, purpose="shares", importance=request.can_wait)


def _tell_file(request: Request) -> None:
    """Say where the file of a finished round is, or say the whole file to one of its players alone. Raises NotAllowed."""
    round_, standings = request.found
    place = request.place
    if round_ is None:
        raise NotAllowed("verify-file-none")
    home = place.home
    web = place.services.config.web
    shown = place.services.preferences.room(round_.network, round_.room).web
    if not shown and not _played(request, round_, standings):
        raise NotAllowed("verify-file-none")
    if round_.finished is None:
        raise NotAllowed("verify-file-later", what="round")
    if not round_.state:
        raise NotAllowed("verify-file-gone")
    if (home.network, home.room) == (round_.network, round_.room) and _keeps_secret(request):
        raise NotAllowed("verify-file-later", what="match")
    page = web.round_page(place.settings.language, round_.id) if shown else None
    if page is not None:
        request.answer(request.say("verify-file-link", round=round_.id, url=f"{page}.json"))
        return
    said = pieces(round_.id, _packed(round_))
    intro = request.own_voice.say("verify-file", round=round_.id, count=len(said))
    for number, document in enumerate([intro, *((Text(piece),) for piece in said)]):
        request.lines.whisper(
            request.identity,
            document,
            purpose=f"file {number}",
            named=not number,
            importance=Importance.CHATTER,
        )


def _played(request: Request, round_: StoredRound, standings: list[Standing]) -> bool:
    """Whether they played in that round: by its result, or, if it has none that names them, by the last table here."""
    place, person = request.place, request.place.person_of(request.identity)
    if any(place.services.persons.of(each.network, each.identity) == person for each in standings):
        return True
    shown, table = last_secret(place), place.table or place.last_table
    last = shown is not None and shown.round == round_.id
    running = table is not None and table.journal.round == round_.id
    return (
        table is not None and (last or running) and table.seat_of(place.network, request.identity) is not None
    )


def _keeps_secret(request: Request) -> bool:
    """Whether a rule of the match that goes on here remembers something from round to round that a player may not know."""
    table = request.place.table
    if table is None or table.over:
        return False
    state = table.game.state
    return any(
        rule.lasting and rule.keeps_from(state, seat) for rule in table.rules.rules for seat in state.held()
    )


def _packed(round_: StoredRound) -> bytes:
    """Return all that the round is checked by, without what `unobot verify` finds out by playing it again."""
    proof = {"secret": ""} if round_.proof is None else msgspec.json.decode(round_.proof)
    file = {
        "round": round_.id,
        "table": round_.preset,
        "seats": round_.seats.split(","),
        "seed": round_.seed,
        **proof,
        "opening": json.loads(round_.state),
        "inputs": [
            {"seat": None if given.seat is None else int(given.seat), "text": given.text}
            for given in round_.inputs
        ],
    }
    return msgspec.json.encode(file)


VERIFY = Command("verify", verify, reads=_reads, theme="fairness")


def seed(request: Request) -> None:
    """Add the text to the player's share. Raises NotAllowed once the cards are dealt, for then it would change nothing."""
    table = request.table
    if not table.waiting:
        raise NotAllowed("seed-late")
    if not request.rest.strip():
        raise NotAllowed("seed-what")
    chain = chain_of(table)
    if request.private and chain is not None:
        # what is typed in the room is a share anyhow; other private lines are none, for they may hold what is secret
        chain.add_line(request.seat, request.said.text)
        table.dirty = True
    request.answer(request.say("seed-taken"))


SEED = Command("seed", seed, who=Who.SEATED, theme="fairness")
