"""What a feature is: something that rooms can do beside playing, brought by a plugin."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, is_dataclass

from sqlalchemy import Connection

from unobot.commands.set import Settable
from unobot.config import Config
from unobot.store import Tally
from unobot.store.read import StoredAccount
from unobot.tables.appointments import Appointment
from unobot.tables.memory import flaw_in_kind
from unobot.tables.place import Place
from unobot.tables.services import Keeper, Services

Chore = Callable[[], Coroutine[object, object, None]]
"""Work that goes on as long as the bot does."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A part of the bot that listens to what happens in rooms, under a name that no other has.

    `attach` is called when the bot begins with a room, or with the private lines of a network, before anything happens there. It may listen to signals of the
    place (`unobot.tables.signals`), now or when there is something to listen for; `place.of` keeps its state. A listener
    is called on the bot's event loop, in the middle of a command: it returns at once. What it raises undoes the command.

    What a feature keeps of people and rooms is in frozen structs or dataclasses with defaults: `keeps` has the types, each
    under a name by which it is found in the store, whatever the class is called later. `unobot.tables.memory.Memory` and
    `Request.kept` read and write them. They are exported and forgotten with a person, and stay stored without the plugin.
    Who must have them at hand in another way brings a `keeper` instead: made once for the bot, given all records under the
    feature's name, and then each that is stored anew (`Lines.records`). What people and rooms can set of it (`!set`) is in `own` and `of_rooms`;
    `place.chosen` and `place.settings` have it.
    What it counts of finished rounds in tables of its own is its `tally`. `pages` names what makes its web pages,
    `module:function`: called with the `unobot.web.site.Site`, it returns its `BroughtPages`. The module is imported only by the web page.
    What it does at certain times in each room is in `appointments`.
    `chores` run beside the rooms as long as the bot is at work; one that raises ends the bot. A feature that makes one person of
    several accounts (`Persons.put`) reads these from the store with `accounts`, for who asks where no bot is at work.

    What the operator can set is in dataclasses like those of `unobot.config`: frozen, each field a key of the configuration with
    its type (`unobot.config.kinds` has some), a default and a docstring. `settings` has the keys of `[plugin.NAME]`, under the feature's
    name; a field that is such a dataclass itself is a table in it. `table_settings` has keys of `[tables]`, which each network and room may have
    otherwise. They are read with `services.config.of(CLASS)` and `place.settings.of(CLASS)`.
    """

    name: str
    attach: Callable[[Place], object] = lambda _place: None
    keeps: Mapping[str, type] = field(default_factory=dict)
    keeper: Callable[[Services], Keeper] | None = None
    own: Mapping[str, Settable] = field(default_factory=dict)
    of_rooms: Mapping[str, Settable] = field(default_factory=dict)
    settings: type | None = None
    table_settings: type | None = None
    tally: Tally | None = None
    pages: str = ""
    chores: Callable[[Services, Config], Sequence[Chore]] = lambda _services, _config: ()
    appointments: Sequence[Appointment] = ()
    accounts: Callable[[Connection, str], Sequence[StoredAccount]] = lambda _connection, _person: ()

    def __post_init__(self) -> None:
        for declared in (self.settings, self.table_settings):
            if declared is not None and not is_dataclass(declared):
                raise TypeError(f"the settings of a feature must be a dataclass, not {declared!r}")
            for each in fields(declared) if declared is not None else ():
                if each.default is each.default_factory is MISSING:
                    raise TypeError(f"the setting {each.name} of a feature must have a default")
        for kind in self.keeps.values():
            if flaw := flaw_in_kind(kind):
                raise TypeError(f"keeps: {flaw}")
        if self.keeps and self.keeper is not None:
            raise TypeError("a feature has either `keeps` or a `keeper`, for each record is one of theirs")
