"""What the bot and its games are: `!howto`, `!rules`, `!games`, `!ping`."""

from uno_engine import NotAllowed
from unobot import messages
from unobot.commands.command import Command, Where
from unobot.commands.request import Request
from unobot.document import Document, Name, Text
from unobot.messages.rules import rule_help
from unobot.messages.texts import Value
from unobot.tables.place import PlaceDirectory


def howto(request: Request) -> None:
    """Explain the game that is played here, or the room's usual one."""
    place, catalogue = request.place, request.place.services.catalogue
    rules = place.table.rules if place.table is not None else catalogue.compose(place.settings.preset)
    for line in messages.howto_lines(request.voice, rules, catalogue, place.services.config.help_url):
        request.answer(line, named=False)


HOWTO = Command("howto", howto, where=Where.ANYWHERE, theme="rules")


def rules(request: Request) -> None:
    """`!rules`: say the rules of the table; `!rules NAME` explains a preset or rule."""
    catalogue, table = request.place.services.catalogue, request.place.table
    of_table = table is not None and not request.rest
    reader = request.place.reader(request.identity)
    listing = reader.vocabulary.behind("rules", ("list",)).find(request.rest)
    said = " ".join(listing) or request.place.signals.resolve(reader.rule_line(request.rest))
    part = catalogue.rules.get(said.lower().lstrip("+"))
    if table is not None and of_table:
        lines = messages.rules_lines(request.voice, table.rules, catalogue)
    elif part is not None and part.role in _PARTS:
        lines = [rule_help(request.voice, part)]
    else:
        lines = messages.rules_named(request.voice, catalogue, said or "list")
    if not lines:
        named = not request.private
        request.correct(lambda voice: messages.rules_unknown(voice, catalogue, said), named=named)
    for line in lines:
        request.answer(line, named=of_table)


_PARTS = frozenset({"part", "base"})
"""Rules that nobody adds to a table by themselves (`x-grenade`): there is nothing to be told of them but their text."""

RULES = Command("rules", rules, where=Where.ANYWHERE, theme="rules")


def games(request: Request) -> None:
    """List in one line where the person sits, with what is played there and who is waited for; own turns come first."""
    place, voice = request.place, request.voice
    groups = place.services.groups
    # connections to one network know people by the same identities
    networks = {place.network, *groups.members(groups.of(place.network))}
    yours: list[Document] = []
    others: list[Document] = []
    for there, seat in place.services.of(PlaceDirectory).seats_of(networks, request.identity):
        table = there.table
        assert table is not None
        room = (Text(there.title),) if there.owner is None else voice.say("own-table")
        asked = table.asked()
        named: dict[str, Value] = {"room": room, "preset": voice.table_named(table.rules.preset)}
        if seat in asked:
            left = table.time_left(there.now)
            id_ = "games-yours" if left is None else "games-yours-until"
            yours.append(voice.say(id_, **named, **({} if left is None else {"time": voice.time(left)})))
        elif asked:
            # no identities: nobody is to be called by this line
            players = [(Name(table.holders[each].label, ""),) for each in asked]
            others.append(voice.say("games-theirs", **named, players=voice.together("list-and", players)))
        else:
            others.append(voice.say("games-waiting", **named))
    entries = [*yours, *others]
    listed = voice.together("list-comma", entries)
    request.answer(voice.say("games", list=listed) if entries else voice.say("games-none"), named=False)


GAMES = Command("games", games, where=Where.ANYWHERE, theme="table")


def ping(request: Request) -> None:
    """Mention who asks, exactly as their turn does, and where it rings. Raises NotAllowed without a room."""
    if request.place.room is None:
        raise NotAllowed("in-room-only")
    # The name and an ASCII colon first, whatever the language: with anything else irssi does not mark the line.
    document = (request.speaker, Text(": "), *request.place.voice().say("pinged"))
    # no purpose: it must not take the place of another line, nor another line its place
    place, ring = request.place, request.place.settings_of(request.identity).ring
    rings = ring in {"room", "both"}
    request.lines.room(document, request.can_wait, mention=request.identity, rings=rings)
    if place.services.adapters[place.network].private_rooms and ring in {"direct", "both"}:
        told = request.own_voice.say("pinged")
        request.lines.whisper(request.identity, told, importance=request.can_wait, rings=True)


PING = Command("ping", ping, where=Where.ANYWHERE, theme="settings")
