"""The web page: a process of its own that only reads the store. Needs Jinja2 (`unobot[web]`).

Nothing that is served holds a card of a round that is being played: tables are shown by the view that everyone has.
"""

import structlog

from unobot.config import Config
from unobot.plugins import Plugins

_log = structlog.get_logger(__name__)


def serve(config: Config, plugins: Plugins) -> int:
    """Serve the pages until a signal ends it; 0 then, 1 if it cannot start."""
    try:
        from unobot.web.serving import serve_pages  # noqa: PLC0415 - an optional extra
    except ImportError:
        _log.error("the web page needs Jinja2, which is not installed: pip install 'unobot[web]'")
        return 1
    return serve_pages(config, plugins)
