"""`!export me`: tell somebody what is kept of them."""

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from typing import Final

from unobot.adapter import Importance
from unobot.commands.command import Command, Reading, Where
from unobot.commands.request import Request
from unobot.document import Document, Text
from unobot.messages import Voice
from unobot.store.belongings import Belongings, KeptRound, belongings

_ROUNDS: Final = 5
"""So many rounds are told in a chat; all of them are in the file that the operator can write."""
_SETTINGS: Final = 20
_LONGEST: Final = 40


def _reads(request: Request) -> Reading:
    return partial(belongings, person=request.place.person_of(request.identity))


def export(request: Request) -> None:
    """Tell it privately, in four lines: who they are, what they have set, how they played, and how to have it all."""
    for number, line in enumerate(_told(request.own_voice, request.found)):
        request.lines.whisper(
            request.identity, line, purpose=f"export {number}", named=False, importance=Importance.CHATTER
        )
    person = request.place.person_of(request.identity)
    request.lines.whisper(
        request.identity,
        request.own_voice.say("export-all", person=person),
        purpose="export all",
        named=False,
        importance=Importance.CHATTER,
    )


def _told(voice: Voice, kept: Belongings) -> Iterator[Document]:
    accounts = [(Text(f"{each.identity} ({each.network})"),) for each in kept.accounts]
    yield voice.say("export-accounts", list=voice.together("list-comma", accounts))
    settings = [(Text(f"{each.key} {(each.value or '')[:_LONGEST]}"),) for each in kept.settings[:_SETTINGS]]
    yield voice.say("export-settings", count=len(settings), list=voice.together("list-comma", settings))
    rounds = [_round(voice, each) for each in kept.rounds[:_ROUNDS]]
    won = sum(each.won for each in kept.rounds)
    yield voice.say(
        "export-rounds", count=len(kept.rounds), won=won, list=voice.together("list-comma", rounds)
    )


def _round(voice: Voice, kept: KeptRound) -> Document:
    day = datetime.fromtimestamp(kept.finished or 0.0, UTC).strftime("%Y-%m-%d")
    preset = kept.preset.partition(" ")[0]
    return voice.say(
        "export-round", day=day, preset=preset, place=kept.place, points=kept.points, round=kept.id
    )


EXPORT = Command("export", export, where=Where.ANYWHERE, reads=_reads)
