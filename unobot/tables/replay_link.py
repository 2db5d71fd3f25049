"""Where a round that has just ended can be seen again."""

from unobot.document import Document
from unobot.tables.place import Place
from unobot.tables.table import Table


def replay_link(place: Place, table: Table) -> Document | None:
    """The line that says so; None if no round has just ended, or the web page does not show this room."""
    url, journal, settings = place.services.web_url, table.journal, place.settings
    # the page shows what was played in rooms that want it; another one that played there may not want to be told
    shown = settings.web and place.sides[0].settings.web
    if url is None or not shown or not journal.finished or journal.round is None:
        return None
    return place.voice().say("web-link", url=f"{url}/{settings.language}/round/{journal.round}")
