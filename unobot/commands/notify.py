"""`!notify`: be told privately when a table is opened in a room."""

from uno_engine import NotAllowed
from unobot.commands.command import Command
from unobot.commands.request import Request
from unobot.tables.notifying import OFF, ON, ONCE, setting_for


def notify(request: Request) -> None:
    """`!notify [on|once|off|PRESET]`; `on` where nothing is said. Raises NotAllowed for anything else."""
    presets = request.place.services.catalogue.presets
    # a preset by the name that it has in the speaker's language
    said = request.place.reader(request.identity).rule_line(request.rest.lower()) or ON
    if said not in {ON, ONCE, OFF, *presets}:
        raise NotAllowed("notify-what", words=f"{ON}, {ONCE}, {OFF}")
    request.set("person", request.identity, setting_for(request.place), None if said == OFF else said)
    request.whisper(
        request.own_voice.say("notify-set", what=said if said in {ON, ONCE, OFF} else "preset", preset=said)
    )


NOTIFY = Command("notify", notify)
