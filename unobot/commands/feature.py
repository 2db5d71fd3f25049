"""What a feature is: something that rooms can do beside playing, brought by a plugin."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection

from unobot.commands.set import Settable
from unobot.config import Config
from unobot.store import Tally
from unobot.store.read import StoredAccount
from unobot.tables.place import Place
from unobot.tables.services import Keeper, Services

Chore = Callable[[], Coroutine[object, object, None]]
"""Work that goes on as long as the bot does."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A feature, under a name that no other has.

    `attach` is called when the bot begins with a room, or with the private lines of a network, before anything happens there. It may listen to signals of the
    place (`unobot.tables.signals`), now or when there is something to listen for; `place.of` keeps its state. A listener
    is called on the bot's event loop, in the middle of a command: it returns at once. What it raises undoes the command.

    A feature that keeps records (`Lines.records`) under its name has a `keeper`: made once for the bot, given all that is
    stored, and then each record that is stored anew. What people and rooms can set of it (`!set`) is in `own` and `of_rooms`.
    What it counts of finished rounds in tables of its own is its `tally`. `pages` names what makes its web pages,
    `module:function`: called with the `unobot.web.site.Site`, it returns its `BroughtPages`. The module is imported only by the web page.
    `chores` run beside the rooms as long as the bot is at work; one that raises ends the bot. A feature that makes one person of
    several accounts (`Persons.put`) reads these from the store with `accounts`, for who asks where no bot is at work.
    """

    name: str
    attach: Callable[[Place], object]
    keeper: Callable[[Services], Keeper] | None = None
    own: Mapping[str, Settable] = field(default_factory=dict)
    of_rooms: Mapping[str, Settable] = field(default_factory=dict)
    tally: Tally | None = None
    pages: str = ""
    chores: Callable[[Services, Config], Sequence[Chore]] = lambda _services, _config: ()
    accounts: Callable[[Connection, str], Sequence[StoredAccount]] = lambda _connection, _person: ()
